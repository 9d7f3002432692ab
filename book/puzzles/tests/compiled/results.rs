//! What the functions of a table return for a position, as text. The test uses this file, and so does the program that
//! it compiles.

use steps::{Answers, DIRECTIONS, PositionAddress, Square, record, take_placed};

/// More reads than in any call that ends.
const READS_LIMIT: usize = 100_000;

/// How a call ends that the running code stops early: the compiled program would loop or recurse endlessly.
pub const STOPPED: &str = "stopped";

/// The result of each call of a function for a position.
pub fn results(answers: &Answers, function: &str, position: &PositionAddress) -> Vec<String> {
    let PositionAddress { board, player, .. } = position;
    let player = *player;
    let square = position.square.unwrap_or(Square { row: 0, col: 0 });
    let windows = [(-i32::MAX, i32::MAX), (-10, 10)];
    match function {
        "is_valid_move" => vec![ended(|| (answers.is_valid_move)(board, square, player))],
        "flips_in_direction" => DIRECTIONS
            .map(|direction| {
                ended(|| (answers.flips_in_direction)(board, square, direction, player))
            })
            .into(),
        "flips_at" => vec![ended(|| (answers.flips_at)(board, square, player))],
        "place" => vec![ended(|| (answers.place)(board, square, player))],
        "count" => vec![ended(|| (answers.count)(board))],
        "legal_moves" => vec![ended(|| (answers.legal_moves)(board, player))],
        "next_turn" => vec![ended(|| (answers.next_turn)(board, player))],
        "outcome" => vec![ended(|| (answers.outcome)(board))],
        "minimax" => [0, 1, 2]
            .map(|depth| ended(|| (answers.minimax)(board, player, depth)))
            .into(),
        "alpha_beta" => windows
            .map(|(alpha, beta)| {
                ended(|| {
                    take_placed();
                    let found = (answers.alpha_beta)(board, player, 2, alpha, beta);
                    (found, take_placed())
                })
            })
            .into(),
        _ => panic!("{function} can't be built from pieces"),
    }
}

/// A result, or how the call ended without one.
fn ended<T: std::fmt::Debug>(call: impl FnOnce() -> T) -> String {
    match record(READS_LIMIT, call) {
        (Ok(result), _) => format!("{result:?}").replace('\n', "/"),
        (Err(_), recording) if recording.endless => "endless".to_owned(),
        (Err(payload), _) => match payload.downcast_ref::<String>() {
            Some(words) => format!("panic: {words}"),
            None => STOPPED.to_owned(),
        },
    }
}
