//! Step 06: turns, passes and the result.

use crate::{Board, Count, Disc, Move, Outcome, Turn, flips_at, is_valid_move};

// ANCHOR: count
/// How many discs each side has, and how many squares are empty.
pub fn count(board: &Board) -> Count {
    let mut count = Count {
        black: 0,
        white: 0,
        empty: 0,
    };
    for square in board.squares() {
        match board[square] {
            Some(Disc::Black) => count.black += 1,
            Some(Disc::White) => count.white += 1,
            None => count.empty += 1,
        }
    }
    count
}
// ANCHOR_END: count

// ANCHOR: legal_moves
/// Every legal move of `player`, in scan order, with the discs it flips.
pub fn legal_moves(board: &Board, player: Disc) -> Vec<Move> {
    let mut moves = Vec::new();
    for square in board.squares() {
        let flips = flips_at(board, square, player);
        if !flips.is_empty() {
            moves.push(Move { square, flips });
        }
    }
    moves
}
// ANCHOR_END: legal_moves

// ANCHOR: next_turn
/// Who has a legal move in a position.
enum Movers {
    Both,
    Only(Disc),
    Nobody,
}

fn movers(board: &Board) -> Movers {
    let black = can_move(board, Disc::Black);
    let white = can_move(board, Disc::White);
    match (black, white) {
        (true, true) => Movers::Both,
        (true, false) => Movers::Only(Disc::Black),
        (false, true) => Movers::Only(Disc::White),
        (false, false) => Movers::Nobody,
    }
}

fn can_move(board: &Board, player: Disc) -> bool {
    board
        .squares()
        .any(|square| is_valid_move(board, square, player))
}

/// Who moves after `just_moved` has moved.
pub fn next_turn(board: &Board, just_moved: Disc) -> Turn {
    let other = just_moved.opponent();
    match movers(board) {
        Movers::Both => Turn::Moves(other),
        Movers::Only(player) if player == other => Turn::Moves(other),
        Movers::Only(player) => Turn::PassesBackTo(player),
        Movers::Nobody => Turn::Over,
    }
}
// ANCHOR_END: next_turn

// ANCHOR: outcome
/// The state of the game: unfinished while either side can move, then won
/// by the side with more discs, or drawn.
pub fn outcome(board: &Board) -> Outcome {
    use std::cmp::Ordering;

    let Count { black, white, .. } = count(board);
    match movers(board) {
        Movers::Both | Movers::Only(_) => Outcome::Unfinished,
        Movers::Nobody => match black.cmp(&white) {
            Ordering::Greater => Outcome::Won(Disc::Black),
            Ordering::Less => Outcome::Won(Disc::White),
            Ordering::Equal => Outcome::Drawn,
        },
    }
}
// ANCHOR_END: outcome
