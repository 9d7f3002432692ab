//! What is done to a game, as questions, fields and links write it.

use steps::{Action, Square};

/// Where `outside` plays: a square that no board has.
const OUTSIDE: Square = Square { row: 3, col: 8 };

/// The action that is written `undo`, `restart`, a square, or `outside` for a place beside the board.
pub(crate) fn action_named(name: &str) -> Option<Action> {
    Some(match name {
        "undo" => Action::Undo,
        "restart" => Action::Restart,
        "outside" => Action::Play(OUTSIDE),
        square => Action::Play(square.parse().ok()?),
    })
}

/// How an action is written.
pub(crate) fn action_name(action: &Action) -> String {
    match action {
        Action::Undo => "undo".to_owned(),
        Action::Restart => "restart".to_owned(),
        Action::Play(OUTSIDE) => "outside".to_owned(),
        Action::Play(square) => square.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for name in ["undo", "restart", "outside", "a1", "h8"] {
            let action = action_named(name).unwrap();
            assert_eq!(action_name(&action), name);
        }
        for nonsense in ["", "UNDO", "i9", "e"] {
            assert_eq!(action_named(nonsense), None, "{nonsense}");
        }
    }
}
