//! Step 11 · Hints: how the moves compare, and a panel beside the board
//!
//! Goal: score every legal move, put scores on a scale, and write how the game stands.
//!
//!   candidate_scores  Returns each legal move with its exact score for `player`, in scan order. `plies`
//!                     counts the move itself as the first ply; 0 plies mean the same as 1. The score of one
//!                     move must not depend on the other moves.
//!   heat              Puts scores on a scale: the lowest becomes 30, the highest 90, and the others keep
//!                     their relative distance. Round to the nearest integer, halves up. If all scores are
//!                     equal, all become 50. For an empty list, return an empty list. Two scores can be as
//!                     far apart as two i32 can be.
//!   draw_panel        Writes three texts anywhere on the panel's screen, exactly like this: `Black 4` and
//!                     `White 1` with the counts of the board, and one of `Black to move`, `White to move`,
//!                     `Black wins`, `White wins`, `A draw`.
//!
//! What you can use:
//!
//!   legal_moves(board, player)    from step 06: the legal moves in scan order.
//!   place(board, square, player)  from step 05: Some(the board after a move), or None.
//!   minimax(board, player, depth) from step 09: a score in the view of `player`, and a move.
//!   count(board)                  from step 06: a Count { black, white, empty }.
//!   outcome(board)                from step 06: Outcome::Unfinished, Outcome::Won(disc) or Outcome::Drawn.
//!   a.saturating_sub(b)           a - b, or 0 if that would be below 0. A u32 can't be below 0.
//!   scores.iter().copied().min()  the lowest number as an Option, None for an empty list. Also .max().
//!   vec![50; length]              a Vec of `length` fifties.
//!   f64::from(number)             an i32 as an f64. i64::from(number) makes an i64.
//!   (number).round() as i32       an f64, rounded to the nearest integer.
//!   game.board, game.to_move      the position, and Some(side to move), or None when the game is over.
//!   screen.clear(color)           paints the whole screen, for example with Color::WHITE.
//!   screen.text(x, y, size, text, color)  writes a &str with its middle at x, y. Its letters are `size`
//!                                 pixels high. All three numbers are i32. A color: Color::BLACK.
//!   screen.width()                the width of the screen in pixels, 240. screen.height() is 120.
//!
//! Check your answer: cargo test -p step11
//! The chapter:       cargo run, then open 11-hints.html

use given::step11::*; // all types, and the functions of steps 01 to 10

/// The exact score of every legal move, in the view of `player`. The move itself is the first of the
/// `plies`.
pub fn candidate_scores(board: &Board, player: Disc, plies: u32) -> Vec<(Square, i32)> {
    todo!("score each move of {player:?}, looking {plies} plies ahead, on this board: {board:?}")
}

/// The scores on a scale from 30, the lowest, to 90, the highest. Each is rounded to the nearest integer,
/// halves up. Equal scores all become 50.
pub fn heat(scores: &[i32]) -> Vec<i32> {
    todo!("put these scores on a scale from 30 to 90: {scores:?}")
}

/// Writes three texts: the two counts, and the side to move or the result.
pub fn draw_panel(game: &Game, screen: &mut Screen) {
    todo!("write how {game:?} stands on {screen:?}")
}
