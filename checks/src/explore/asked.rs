//! Converts a call back to a reader's choices, for links.

use steps::{Bits, Board, DIRECTIONS, Disc, PositionAddress, Square, compass};

use super::asking::Asking;
use super::fields::{self, FieldKind};
use crate::action_text::action_name;
use crate::{Asked, Call, Draws};

/// A call as a reader would choose it. `None` if a reader can't, for example for a square off the board.
pub(crate) fn asked_for(call: &Call) -> Option<Asked> {
    let step = crate::steps()
        .iter()
        .find(|step| step.functions.contains(&call.function()))?;
    let mut board = call.board().copied().unwrap_or_else(steps::start);
    let mut square = call.square();
    let mut values = Vec::new();
    let mut hand_over = |kind: FieldKind, value: String| {
        values.push((kind.name().to_owned(), value));
    };
    let disc = |disc: Disc| disc.letter().to_string();
    match call {
        Call::ParseSquare { text } => hand_over(FieldKind::Text, text.clone()),
        Call::SquareName { square: asked } | Call::BitOf { square: asked } => square = Some(*asked),
        Call::MoveCursor { cursor, key } => {
            square = Some(*cursor);
            hand_over(FieldKind::Key, key.to_string());
        }
        Call::FlipsInDirection { direction, .. } => {
            hand_over(FieldKind::Direction, known(*direction)?);
        }
        Call::CountOrTurn { turn, .. } => hand_over(FieldKind::Turn, turn.to_string()),
        Call::FlatIndex { size, x, y } => {
            board = Board::empty(steps::SIDES.into_iter().find(|side| side == size)?);
            square = Some(Square { row: *y, col: *x });
        }
        Call::TurnedByPattern { behind, .. } => hand_over(FieldKind::Behind, behind.clone()),
        Call::RandomMove { draws, .. } => {
            let value = match draws {
                Draws::Spread(count) => count.to_string(),
                Draws::Lowest => fields::LOWEST.to_owned(),
                Draws::Highest => fields::HIGHEST.to_owned(),
            };
            hand_over(FieldKind::Draws, value);
        }
        Call::Minimax { depth, .. } | Call::Perft { depth, .. } => {
            hand_over(FieldKind::Depth, depth.to_string());
        }
        Call::AlphaBeta {
            depth, alpha, beta, ..
        } => {
            hand_over(FieldKind::Depth, depth.to_string());
            hand_over(FieldKind::Alpha, bound_name(*alpha));
            hand_over(FieldKind::Beta, bound_name(*beta));
        }
        Call::SolveBetween { alpha, beta, .. } => {
            hand_over(FieldKind::Alpha, alpha.to_string());
            hand_over(FieldKind::Beta, beta.to_string());
        }
        Call::CandidateScores { plies, .. } => hand_over(FieldKind::Plies, plies.to_string()),
        Call::Heat { scores } => {
            let scores: Vec<String> = scores.iter().map(i32::to_string).collect();
            hand_over(FieldKind::Scores, scores.join(" "));
        }
        Call::DrawPanel { to_move, .. } => {
            let value = to_move.map_or_else(|| "over".to_owned(), disc);
            hand_over(FieldKind::ToMove, value);
        }
        Call::PlayGame { human, actions } => {
            let actions: Vec<String> = actions.iter().map(action_name).collect();
            hand_over(FieldKind::Human, disc(*human));
            hand_over(FieldKind::Actions, actions.join(" "));
        }
        Call::Shifted { bits, direction } => {
            let bits = Bits {
                own: *bits,
                enemy: 0,
            };
            board = bits.to_board(Disc::Black);
            hand_over(FieldKind::Direction, known(*direction)?);
        }
        _ => {}
    }
    let position = PositionAddress {
        board,
        player: call.player().unwrap_or(Disc::Black),
        square: square.filter(|square| board.contains(*square)),
        direction: None,
    };
    let asked = Asked {
        step: step.id.to_owned(),
        function: call.function().to_owned(),
        position: position.to_string(),
        values,
    };
    let again = Asking::read(&asked)?.calls().ok()?;
    (again.first() == Some(call)).then_some(asked)
}

fn known(direction: (i32, i32)) -> Option<String> {
    DIRECTIONS
        .contains(&direction)
        .then(|| compass(direction).to_owned())
}

fn bound_name(bound: i32) -> String {
    match bound {
        i32::MAX => fields::HIGHEST.to_owned(),
        bound if bound == -i32::MAX => fields::LOWEST.to_owned(),
        bound => bound.to_string(),
    }
}
