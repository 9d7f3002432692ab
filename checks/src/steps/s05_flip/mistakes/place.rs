//! Mistakes in `place`.

use steps::{Board, Disc, Square, flips_at, is_valid_move};

use super::building_blocks::{place_if_anything_turns, with_discs};
use super::flips_at::occupied_is_not_refused;

pub(super) fn new_disc_is_missing(board: &Board, square: Square, player: Disc) -> Option<Board> {
    if !is_valid_move(board, square, player) {
        return None;
    }
    let mut after = *board;
    for flip in flips_at(board, square, player) {
        after[flip] = Some(player);
    }
    Some(after)
}

pub(super) fn nothing_turns(board: &Board, square: Square, player: Disc) -> Option<Board> {
    if !is_valid_move(board, square, player) {
        return None;
    }
    let mut after = *board;
    after[square] = Some(player);
    for flip in flips_at(&after, square, player) {
        after[flip] = Some(player);
    }
    Some(after)
}

pub(super) fn new_disc_only(board: &Board, square: Square, player: Disc) -> Option<Board> {
    let mut after = *board;
    after[square] = Some(player);
    Some(after)
}

pub(super) fn legality_is_not_asked(board: &Board, square: Square, player: Disc) -> Option<Board> {
    Some(with_discs(
        board,
        square,
        player,
        &flips_at(board, square, player),
    ))
}

pub(super) fn always_none(_board: &Board, _square: Square, _player: Disc) -> Option<Board> {
    None
}

pub(super) fn taken_squares_are_played(
    board: &Board,
    square: Square,
    player: Disc,
) -> Option<Board> {
    place_if_anything_turns(board, square, player, occupied_is_not_refused)
}

pub(super) fn side_changes_too_early(board: &Board, square: Square, player: Disc) -> Option<Board> {
    if !is_valid_move(board, square, player) {
        return None;
    }
    let mut after = *board;
    after[square] = Some(player);
    let player = player.opponent();
    for flip in flips_at(board, square, player) {
        after[flip] = Some(player);
    }
    Some(after)
}

pub(super) fn old_board_is_returned(board: &Board, square: Square, player: Disc) -> Option<Board> {
    is_valid_move(board, square, player).then_some(*board)
}

pub(super) fn illegal_gives_the_old_board(
    board: &Board,
    square: Square,
    player: Disc,
) -> Option<Board> {
    if !is_valid_move(board, square, player) {
        return Some(*board);
    }
    Some(with_discs(
        board,
        square,
        player,
        &flips_at(board, square, player),
    ))
}
