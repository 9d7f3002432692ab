//! The text form of a game action, for questions, fields and links.

use steps::{Action, Square};

/// The square for `outside`. No board has it.
const OUTSIDE: Square = Square { row: 3, col: 8 };

/// Parses an action: `undo`, `restart`, a square, or `outside` for a square off the board.
pub(crate) fn action_named(name: &str) -> Option<Action> {
    Some(match name {
        "undo" => Action::Undo,
        "restart" => Action::Restart,
        "outside" => Action::Play(OUTSIDE),
        square => Action::Play(square.parse().ok()?),
    })
}

/// The text of an action.
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
