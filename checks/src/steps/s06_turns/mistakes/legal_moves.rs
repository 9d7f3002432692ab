//! Mistakes in `legal_moves`.

use steps::{Board, Disc, Move, Square, flips_at, legal_moves};

/// The correct list of moves among the given squares.
fn moves_among(
    board: &Board,
    player: Disc,
    squares: impl IntoIterator<Item = Square>,
) -> Vec<Move> {
    let mut moves = Vec::new();
    for square in squares {
        let flips = flips_at(board, square, player);
        if !flips.is_empty() {
            moves.push(Move { square, flips });
        }
    }
    moves
}

pub(super) fn rows_and_columns(range: std::ops::Range<i32>) -> impl Iterator<Item = Square> {
    range
        .clone()
        .flat_map(move |row| range.clone().map(move |col| Square { row, col }))
}

pub(super) fn scan_starts_at_one(board: &Board, player: Disc) -> Vec<Move> {
    moves_among(board, player, rows_and_columns(1..board.size()))
}

pub(super) fn scan_ends_too_early(board: &Board, player: Disc) -> Vec<Move> {
    moves_among(board, player, rows_and_columns(0..board.size() - 1))
}

pub(super) fn scan_goes_too_far(board: &Board, player: Disc) -> Vec<Move> {
    moves_among(board, player, rows_and_columns(0..board.size() + 1))
}

pub(super) fn column_by_column(board: &Board, player: Disc) -> Vec<Move> {
    let mut moves = legal_moves(board, player);
    moves.sort_by_key(|one| (one.square.col, one.square.row));
    moves
}

pub(super) fn side_is_always_eight(board: &Board, player: Disc) -> Vec<Move> {
    moves_among(board, player, rows_and_columns(0..8))
}

pub(super) fn every_square_is_listed(board: &Board, player: Disc) -> Vec<Move> {
    let mut moves = Vec::new();
    for square in board.squares() {
        let flips = flips_at(board, square, player);
        moves.push(Move { square, flips });
    }
    moves
}

pub(super) fn flips_are_left_out(board: &Board, player: Disc) -> Vec<Move> {
    let mut moves = legal_moves(board, player);
    for one in &mut moves {
        one.flips = Vec::new();
    }
    moves
}

pub(super) fn other_sides_moves(board: &Board, player: Disc) -> Vec<Move> {
    legal_moves(board, player.opponent())
}

pub(super) fn no_move_is_found(_board: &Board, _player: Disc) -> Vec<Move> {
    Vec::new()
}
