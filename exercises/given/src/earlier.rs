//! The functions that learners write, for later steps.
//!
//! Each one calls the function that the course uses now: the model answer, or the learner's.

use steps::{Board, Count, Disc, Game, Key, Move, Outcome, Rng, Screen, Square, Turn, note_placed};

use crate::using;

/// Draws an empty board.
pub fn draw_board(screen: &mut Screen) {
    (using::current().draw_board)(screen);
}

/// The position before the first move.
pub fn start() -> Board {
    (using::current().start)()
}

/// Draws every disc of the board.
pub fn draw_discs(board: &Board, screen: &mut Screen) {
    (using::current().draw_discs)(board, screen);
}

/// The square with this name, or `None`.
pub fn parse_square(text: &str) -> Option<Square> {
    (using::current().parse_square)(text)
}

/// The name of a square of the board.
pub fn square_name(square: Square) -> String {
    (using::current().square_name)(square)
}

/// The square of the cursor after a key.
pub fn move_cursor(cursor: Square, key: Key) -> Square {
    (using::current().move_cursor)(cursor, key)
}

/// Whether `square` is a legal move for `player`.
pub fn is_valid_move(board: &Board, square: Square, player: Disc) -> bool {
    (using::current().is_valid_move)(board, square, player)
}

/// The discs that a move on `square` flips in one direction.
pub fn flips_in_direction(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    (using::current().flips_in_direction)(board, square, direction, player)
}

/// All discs that a move on `square` flips. The list is empty if the move isn't legal.
pub fn flips_at(board: &Board, square: Square, player: Disc) -> Vec<Square> {
    (using::current().flips_at)(board, square, player)
}

/// The position after `player` plays `square`, or `None` if the move isn't legal.
#[must_use = "`place` doesn't change the board, it returns a new one"]
pub fn place(board: &Board, square: Square, player: Disc) -> Option<Board> {
    note_placed(square);
    (using::current().place)(board, square, player)
}

/// Every legal move of `player`, in scan order.
pub fn legal_moves(board: &Board, player: Disc) -> Vec<Move> {
    (using::current().legal_moves)(board, player)
}

/// The side to move after a move of `just_moved`.
pub fn next_turn(board: &Board, just_moved: Disc) -> Turn {
    (using::current().next_turn)(board, just_moved)
}

/// The number of discs of each side, and the number of empty cells.
pub fn count(board: &Board) -> Count {
    (using::current().count)(board)
}

/// The result of the game, if it's over.
pub fn outcome(board: &Board) -> Outcome {
    (using::current().outcome)(board)
}

/// A random move. Each move has the same chance.
pub fn random_move<'a>(moves: &'a [Move], rng: &mut Rng) -> Option<&'a Move> {
    (using::current().random_move)(moves, rng)
}

/// How good the position is for `player`.
pub fn evaluate(board: &Board, player: Disc) -> i32 {
    (using::current().evaluate)(board, player)
}

/// The move after which the position is best for `player`.
pub fn greedy_move(board: &Board, player: Disc) -> Option<Square> {
    (using::current().greedy_move)(board, player)
}

/// The score for `player` at this depth, and the best move.
pub fn minimax(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    (using::current().minimax)(board, player, depth)
}

/// The same as `minimax` if the score is between `alpha` and `beta`; otherwise a bound of the score.
pub fn alpha_beta(
    board: &Board,
    player: Disc,
    depth: u32,
    alpha: i32,
    beta: i32,
) -> (i32, Option<Square>) {
    (using::current().alpha_beta)(board, player, depth, alpha, beta)
}

/// The exact score of every legal move.
pub fn candidate_scores(board: &Board, player: Disc, plies: u32) -> Vec<(Square, i32)> {
    (using::current().candidate_scores)(board, player, plies)
}

/// The scores on a scale from 30 to 90.
pub fn heat(scores: &[i32]) -> Vec<i32> {
    (using::current().heat)(scores)
}

/// Writes both counts, and the side to move or the result.
pub fn draw_panel(game: &Game, screen: &mut Screen) {
    (using::current().draw_panel)(game, screen);
}
