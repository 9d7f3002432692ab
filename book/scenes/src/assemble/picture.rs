//! A wrong result as boards: the expected and the returned one beside each other, or the board of the call.

use steps::{Board, Square};

use super::ask::{Answer, Ask, Ending};
use super::kit::Question;
use crate::board::{Look, board};
use crate::{Node, controls};

/// The boards of a wrong result.
pub(crate) fn failure(question: &Question, ending: &Ending) -> Vec<Node> {
    let both = [
        ("expected", "Expected", Some(&question.right)),
        ("yours", "Your code", ending.as_ref().ok()),
    ];
    let shown: Vec<Node> = both
        .into_iter()
        .filter_map(|(id, heading, answer)| {
            let picture = drawn(id, heading, question, answer?)?;
            Some(controls::part(heading, picture))
        })
        .collect();
    if shown.len() == both.len() {
        return shown;
    }
    let Question { ask, .. } = question;
    let picture = with_asked("asked", "The board", ask, &ask.board, |_| Look::default());
    std::iter::once(controls::part("The board", picture))
        .chain(shown)
        .collect()
}

/// The picture of a result, if it's a list of squares or a position.
fn drawn(id: &'static str, label: &str, question: &Question, answer: &Answer) -> Option<Node> {
    let ask = &question.ask;
    match answer {
        // The order matters, so each move shows its number in the list.
        Answer::Moves(moves) => Some(with_asked(id, label, ask, &ask.board, |square| {
            let place = moves.iter().position(|one| one.square == square);
            Look {
                chosen: place.is_some(),
                tag: place.map_or(String::new(), |place| (place + 1).to_string()),
                spoken: place.map_or(String::new(), |place| {
                    format!("number {} in the list", place + 1)
                }),
                ..Look::default()
            }
        })),
        Answer::Squares(squares) => Some(with_asked(id, label, ask, &ask.board, |square| {
            let times = squares.iter().filter(|one| **one == square).count();
            let (tag, spoken) = match times {
                0 => (String::new(), String::new()),
                1 => ("+".to_owned(), "in the list".to_owned()),
                _ => (format!("+{times}"), format!("{times} times in the list")),
            };
            Look {
                chosen: times > 0,
                tag,
                spoken,
                ..Look::default()
            }
        })),
        Answer::Board(Some(after)) => Some(with_asked(id, label, ask, after, |square| {
            let differs = matches!(&question.right, Answer::Board(Some(right)) if right[square] != after[square]);
            let spoken = if differs { "differs" } else { "" };
            Look {
                differs,
                spoken: spoken.to_owned(),
                ..Look::default()
            }
        })),
        _ => None,
    }
}

/// A position with a frame on the square of the call.
fn with_asked(
    id: &'static str,
    label: &str,
    ask: &Ask,
    position: &Board,
    look: impl Fn(Square) -> Look,
) -> Node {
    board(id, label, position, |square| Look {
        asked: ask.function.has_square() && ask.square == square,
        ..look(square)
    })
}
