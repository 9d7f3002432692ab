//! Mistakes in `evaluate`.

use steps::{Board, Disc, count, evaluate};

use super::building_blocks::{
    difference, finished, is_over, mobility, moves_of, unless_over, weighed_by, weight, weights_by,
};

pub(super) fn mistyped_at_b8(board: &Board, player: Disc) -> i32 {
    weighed_by(board, player, |square| match (square.row, square.col) {
        (7, 1) => 20,
        _ => weight(square),
    })
}

pub(super) fn always_blacks_view(board: &Board, _player: Disc) -> i32 {
    evaluate(board, Disc::Black)
}

fn own_weights(board: &Board, player: Disc) -> i32 {
    let mut sum = 0;
    for square in board.squares() {
        if board[square] == Some(player) {
            sum += weight(square);
        }
    }
    sum
}

pub(super) fn enemy_is_not_subtracted(board: &Board, player: Disc) -> i32 {
    unless_over(board, player, || {
        own_weights(board, player) + mobility(board, player)
    })
}

pub(super) fn enemy_is_added(board: &Board, player: Disc) -> i32 {
    unless_over(board, player, || {
        own_weights(board, player) + own_weights(board, player.opponent()) + mobility(board, player)
    })
}

pub(super) fn discs_are_counted(board: &Board, player: Disc) -> i32 {
    weighed_by(board, player, |_| 1)
}

pub(super) fn corner_is_100(board: &Board, player: Disc) -> i32 {
    weighed_by(board, player, |square| weight(square).min(100))
}

pub(super) fn no_negative_weights(board: &Board, player: Disc) -> i32 {
    weighed_by(board, player, |square| weight(square).abs())
}

pub(super) fn mobility_reversed(board: &Board, player: Disc) -> i32 {
    unless_over(board, player, || {
        weights_by(board, player, weight) - mobility(board, player)
    })
}

pub(super) fn mobility_is_left_out(board: &Board, player: Disc) -> i32 {
    unless_over(board, player, || weights_by(board, player, weight))
}

pub(super) fn moves_count_one(board: &Board, player: Disc) -> i32 {
    unless_over(board, player, || {
        weights_by(board, player, weight) + moves_of(board, player)
            - moves_of(board, player.opponent())
    })
}

pub(super) fn enemys_moves_are_not_subtracted(board: &Board, player: Disc) -> i32 {
    unless_over(board, player, || {
        weights_by(board, player, weight) + 10 * moves_of(board, player)
    })
}

pub(super) fn finished_games_are_weighed(board: &Board, player: Disc) -> i32 {
    weights_by(board, player, weight) + mobility(board, player)
}

pub(super) fn one_stuck_side_ends_it(board: &Board, player: Disc) -> i32 {
    if moves_of(board, player) == 0 || moves_of(board, player.opponent()) == 0 {
        return finished(board, player);
    }
    evaluate(board, player)
}

pub(super) fn a_stuck_player_ends_it(board: &Board, player: Disc) -> i32 {
    if moves_of(board, player) == 0 {
        return finished(board, player);
    }
    evaluate(board, player)
}

pub(super) fn only_a_full_board_ends_it(board: &Board, player: Disc) -> i32 {
    if count(board).empty == 0 {
        return finished(board, player);
    }
    weights_by(board, player, weight) + mobility(board, player)
}

/// `evaluate` with the given score for finished games.
fn finished_by(board: &Board, player: Disc, score: impl Fn(i32) -> i32) -> i32 {
    if is_over(board) {
        return score(difference(board, player));
    }
    evaluate(board, player)
}

pub(super) fn lost_games_look_won(board: &Board, player: Disc) -> i32 {
    finished_by(board, player, |difference| 10_000 + difference)
}

pub(super) fn finished_games_from_blacks_view(board: &Board, player: Disc) -> i32 {
    if is_over(board) {
        return finished(board, Disc::Black);
    }
    evaluate(board, player)
}

pub(super) fn difference_is_left_out(board: &Board, player: Disc) -> i32 {
    finished_by(board, player, |difference| 10_000 * difference.signum())
}

pub(super) fn difference_alone(board: &Board, player: Disc) -> i32 {
    finished_by(board, player, |difference| difference)
}

pub(super) fn draw_is_a_loss(board: &Board, player: Disc) -> i32 {
    finished_by(board, player, |difference| {
        if difference > 0 {
            10_000 + difference
        } else {
            -10_000 + difference
        }
    })
}
