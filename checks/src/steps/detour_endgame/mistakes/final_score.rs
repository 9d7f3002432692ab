//! Mistakes in `final_score`.

use steps::{Board, Disc};

use super::building_blocks::own_enemy_and_empty;

pub(super) fn empty_cells_to_nobody(board: &Board, player: Disc) -> i32 {
    let (own, enemy, _) = own_enemy_and_empty(board, player);
    own - enemy
}

pub(super) fn empty_cells_to_the_player(board: &Board, player: Disc) -> i32 {
    let (own, enemy, empty) = own_enemy_and_empty(board, player);
    own - enemy + empty
}

pub(super) fn draw_is_won(board: &Board, player: Disc) -> i32 {
    let (own, enemy, empty) = own_enemy_and_empty(board, player);
    if own >= enemy {
        own - enemy + empty
    } else {
        own - enemy - empty
    }
}

pub(super) fn always_blacks(board: &Board, _player: Disc) -> i32 {
    steps::final_score(board, Disc::Black)
}

pub(super) fn own_discs(board: &Board, player: Disc) -> i32 {
    let (own, enemy, empty) = own_enemy_and_empty(board, player);
    match own.cmp(&enemy) {
        std::cmp::Ordering::Greater => own + empty,
        std::cmp::Ordering::Equal => own + empty / 2,
        std::cmp::Ordering::Less => own,
    }
}

pub(super) fn enemy_first(board: &Board, player: Disc) -> i32 {
    steps::final_score(board, player.opponent())
}

pub(super) fn ten_thousand(board: &Board, player: Disc) -> i32 {
    let score = steps::final_score(board, player);
    10_000 * score.signum() + score
}
