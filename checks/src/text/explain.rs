//! Why an answer is wrong: the pictures, the differences and the reasons. What only one function needs is in its file.

use steps::{Board, Disc, Move, PositionAddress, Square, Stop, walk_all};

use super::lists::{differing_move, list_differences, or_no_discs};
use super::walks::{disc, names};
use super::{bits, cells, moves};
use crate::text::picture::{side_by_side, value_picture};
use crate::{Call, Failure, Language, Step, Value};

/// The pictures of a wrong answer: the board of the call, or the expected picture and the learner's.
pub(super) fn pictures(call: &Call, failure: &Failure, language: Language) -> String {
    if let Some(pictures) = call.about().pictures(failure, language) {
        return pictures;
    }
    let expected = value_picture(call, &failure.expected);
    let yours = failure
        .answered()
        .and_then(|value| value_picture(call, value));
    match (expected, yours) {
        // Both answers draw the same board, so show it once.
        (Some(expected), Some(yours)) if expected == yours => yours,
        (Some(expected), Some(yours)) => {
            side_by_side(&[("expected", &expected), ("yours", &yours)])
        }
        (None, Some(yours)) => {
            side_by_side(&[("the board", &asked_board(call)), ("yours", &yours)])
        }
        // The call has no board and returned nothing, so show the expected picture.
        (Some(expected), None) if call.board().is_none() => {
            side_by_side(&[("expected", &expected)])
        }
        _ => asked_board(call),
    }
}

/// The board of a call, with `?` on the empty square that the call is about.
fn asked_board(call: &Call) -> String {
    match call.board() {
        Some(board) => board_with_square(board, call.square()),
        None => String::new(),
    }
}

/// A board, with `?` on the square if it's empty.
pub(super) fn board_with_square(board: &Board, square: Option<Square>) -> String {
    board.draw(|drawn| {
        let asked = Some(drawn) == square && is_empty(board, drawn);
        asked.then_some('?')
    })
}

/// Sentences on what differs and why the expected answer is right.
pub(super) fn explanation(call: &Call, failure: &Failure, language: Language) -> Vec<String> {
    let mut sentences = Vec::new();
    if let Some(value) = failure.answered() {
        sentences.extend(signs(call, value, language));
    }
    sentences.extend(reasons_in_full(call, failure, language));
    sentences
}

/// The same sentences, without the legend of the pictures.
pub(super) fn reasons_in_full(call: &Call, failure: &Failure, language: Language) -> Vec<String> {
    let mut sentences = Vec::new();
    if let Some(yours) = failure.answered() {
        let expected = &failure.expected;
        let differences = call.about().differences(expected, yours, language);
        sentences
            .extend(differences.unwrap_or_else(|| differences_of(call, failure, yours, language)));
    }
    sentences.extend(call.about().reasons(failure, language));
    sentences
}

/// The legend for pictures of lists.
fn signs(call: &Call, answered: &Value, language: Language) -> Option<String> {
    let Language::English = language;
    call.board()?;
    let words = match answered {
        Value::Squares(_) => "(+ is a disc in the list, ? is the square of the move)",
        Value::Moves(_) | Value::Numbers(_) => "(+ is a square in the list)",
        _ => return None,
    };
    Some(words.to_owned())
}

/// What is missing, extra or different in the learner's answer, whatever the function.
fn differences_of(
    call: &Call,
    failure: &Failure,
    yours: &Value,
    language: Language,
) -> Vec<String> {
    let Language::English = language;
    match (&failure.expected, yours) {
        (Value::Squares(expected), Value::Squares(yours)) => {
            let mut sentences = list_differences(expected, yours);
            let mut read_before = Vec::new();
            let twice: Vec<Square> = yours
                .iter()
                .copied()
                .filter(|square| {
                    let again = read_before.contains(square);
                    read_before.push(*square);
                    again
                })
                .collect();
            if !twice.is_empty() {
                sentences.push(format!("More than once in your answer: {}.", names(&twice)));
            }
            sentences
        }
        (Value::Moves(expected), Value::Moves(yours)) => {
            let squares =
                |moves: &[Move]| -> Vec<Square> { moves.iter().map(|one| one.square).collect() };
            let (right, given) = (squares(expected), squares(yours));
            let mut sentences = list_differences(&right, &given);
            if sentences.is_empty() && right.len() == given.len() && right != given {
                sentences.push(
                    "The squares are right, but their order isn't. List them row by row, because later steps \
                     pick the first of several best moves."
                        .to_owned(),
                );
            }
            if sentences.is_empty() && right.len() < given.len() {
                sentences.push("Your answer lists some moves more than once.".to_owned());
            }
            let wrong_flips = expected.iter().find_map(|one| {
                let other = yours.iter().find(|other| other.square == one.square)?;
                (!list_differences(&one.flips, &other.flips).is_empty()
                    || one.flips.len() != other.flips.len())
                .then_some((one, other))
            });
            if let Some((one, other)) = wrong_flips {
                sentences.push(format!(
                    "{} flips {}. In your answer it flips {}.",
                    one.square,
                    or_no_discs(&one.flips),
                    or_no_discs(&other.flips)
                ));
            }
            sentences
        }
        (Value::Bits(right), Value::Bits(given)) => bits::differences(*right, *given, language),
        (Value::Screen(right), Value::Screen(given)) => {
            let (right, given) = (call.about().visible(right), call.about().visible(given));
            let mut sentences = cells::first_difference(&right, &given, language);
            sentences.extend(cells::wrong_cells(&right, &given, language));
            sentences
        }
        (Value::Board(Some(_)), Value::Board(None)) => {
            vec!["The move is legal, so return Some with the board after it.".to_owned()]
        }
        (Value::Board(None), Value::Board(Some(_))) => {
            vec!["The move isn't legal, so return None.".to_owned()]
        }
        (Value::Board(Some(right)), Value::Board(Some(given)))
        | (Value::Played { board: right, .. }, Value::Played { board: given, .. }) => {
            board_differences(right, given, language)
        }
        (Value::Walled(right), Value::Walled(given)) => {
            moves::walled_differences(right, given, language)
        }
        _ => Vec::new(),
    }
}

/// The cells in which two boards differ.
pub(super) fn board_differences(
    expected: &Board,
    yours: &Board,
    language: Language,
) -> Vec<String> {
    const SHOWN: usize = 4;
    if expected.size() != yours.size() {
        return vec![format!(
            "The board should have {} rows and columns. Your board has {}.",
            expected.size(),
            yours.size()
        )];
    }
    let cell = |board: &Board, square: Square| {
        board[square].map_or("empty", |holds| disc(holds, language))
    };
    let mut different = expected
        .squares()
        .filter(|square| expected[*square] != yours[*square]);
    let mut sentences: Vec<String> = different
        .by_ref()
        .take(SHOWN)
        .map(|square| {
            let (right, given) = (cell(expected, square), cell(yours, square));
            format!("{square} should be {right}. On your board it's {given}.")
        })
        .collect();
    match different.count() {
        0 => {}
        1 => sentences.push("One more cell is different.".to_owned()),
        more => sentences.push(format!("{more} more cells are different.")),
    }
    sentences
}

fn is_empty(board: &Board, square: Square) -> bool {
    board.contains(square) && board[square].is_none()
}

/// The link to the page that shows the position of a failure, below the book's root. None if there is no
/// position to show.
pub fn page_link(step: &'static Step, failure: &Failure) -> Option<String> {
    let call = failure.call(step);
    if !call.about().has_position_link() {
        return None;
    }
    let board = *call.board()?;
    let square = call
        .square()
        .or_else(|| differing_move(&board, failure))
        .filter(|square| board.contains(*square));
    let player = call.about().walking_side().or(call.player());
    let player = player.unwrap_or(Disc::Black);
    let direction = call
        .about()
        .walked_direction()
        .or_else(|| telling_direction(&board, square?, player));
    let address = PositionAddress {
        board,
        player,
        square,
        direction,
    };
    // Chapter 04 has the figure that walks any position.
    Some(format!("04-legal-moves.html#{address}"))
}

/// The direction that best explains the answer: one that flips discs, or else one with a run that stays open.
/// None for an occupied square, where the walks don't matter.
pub fn telling_direction(board: &Board, square: Square, player: Disc) -> Option<(i32, i32)> {
    if board[square].is_some() {
        return None;
    }
    let walks = walk_all(board, square, player);
    walks
        .iter()
        .find(|walk| walk.stop == Stop::Closed)
        .or_else(|| walks.iter().find(|walk| !walk.run.is_empty()))
        .map(|walk| walk.direction)
}
