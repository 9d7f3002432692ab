//! Step 09 · Looking ahead: minimax
//!
//! Goal: return the score that `player`, the side to move, reaches in `depth` plies if both sides play their
//! best, and the first move on the way there. The score is from the view of `player`.
//!
//! Write the function in six stages; each has its checks:
//!
//!   depth 0     The score is what `evaluate` returns, and the move is `None`.
//!   depth 1     The score is the best that one move reaches. Of equal moves, any is right.
//!   depth 2     The score is the best that White, playing well, leaves to Black (or the reverse).
//!   pass        `player` can't move, but the opponent can. A pass costs one ply, and the move is `None`.
//!   game over   Neither side can move: as at depth 0, however many plies are left.
//!   deeper      All of this together.
//!
//! What you can use:
//!
//!   evaluate(board, player)       from step 08: the score without looking ahead.
//!   legal_moves(board, player)    from step 06: a Vec<Move>; each Move has a `square`.
//!   place(board, square, player)  from step 05: Some(board after the move), or None if it isn't legal.
//!   player.opponent()             the other colour.
//!   minimax                       this function itself.
//!   -i32::MAX, i32::MAX           lower and higher than any score. Don't use i32::MIN: chapter 10 negates
//!                                 this number, and -i32::MIN overflows.
//!   (score, square)               a tuple; let (score, square) = … takes it apart, and _ ignores a part.
//!
//! You may add functions of your own, for example one that takes the largest score and one that takes the
//! smallest.
//!
//! Check your answer: cargo test -p step09
//! The chapter:       cargo run, then open 09-minimax.html

use given::step09::*; // all types, and the functions of steps 01 to 08

/// The score that `player` reaches in `depth` plies if both sides play their best, and the first move on the
/// way there. A pass costs one ply.
pub fn minimax(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    todo!("look {depth} plies ahead for {player:?} on this board: {board:?}")
}
