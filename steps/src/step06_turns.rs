//! Step 06: turns, passes and the result.

use crate::{Board, Count, Disc, Move, Outcome, Turn, flips_at, is_valid_move};

// ANCHOR: legal_moves
/// Every legal move of `player`, in scan order, each with the discs that it
/// turns.
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
/// Who moves after `just_moved` has moved.
pub fn next_turn(board: &Board, just_moved: Disc) -> Turn {
    let other = just_moved.opponent();
    if can_move(board, other) {
        Turn::Moves(other)
    } else if can_move(board, just_moved) {
        Turn::PassesBackTo(just_moved)
    } else {
        Turn::Over
    }
}

fn can_move(board: &Board, player: Disc) -> bool {
    board
        .squares()
        .any(|square| is_valid_move(board, square, player))
}
// ANCHOR_END: next_turn

// ANCHOR: count
/// How many discs each side has, and how many cells are empty.
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

// ANCHOR: outcome
/// How the game stands: unfinished while either side can move, then won by the
/// side with more discs, or drawn.
pub fn outcome(board: &Board) -> Outcome {
    if can_move(board, Disc::Black) || can_move(board, Disc::White) {
        return Outcome::Unfinished;
    }
    let Count { black, white, .. } = count(board);
    if black > white {
        Outcome::Won(Disc::Black)
    } else if white > black {
        Outcome::Won(Disc::White)
    } else {
        Outcome::Drawn
    }
}
// ANCHOR_END: outcome
