//! Mistakes in `turned_by_pattern`.

use steps::{Disc, turned_by_pattern};

pub(super) fn end_is_not_checked(behind: &str, player: Disc) -> i32 {
    let rest = behind.trim_start_matches(player.opponent().letter());
    (behind.len() - rest.len()) as i32
}

pub(super) fn edge_closes(behind: &str, player: Disc) -> i32 {
    let rest = behind.trim_start_matches(player.opponent().letter());
    if rest.starts_with('.') {
        return 0;
    }
    (behind.len() - rest.len()) as i32
}

pub(super) fn anything_before_the_own_disc(behind: &str, player: Disc) -> i32 {
    behind.find(player.letter()).unwrap_or(0) as i32
}

pub(super) fn begins_anywhere(behind: &str, player: Disc) -> i32 {
    let starts = 0..behind.len();
    starts
        .map(|start| turned_by_pattern(&behind[start..], player))
        .find(|length| *length > 0)
        .unwrap_or(0)
}

pub(super) fn own_disc_is_counted(behind: &str, player: Disc) -> i32 {
    match turned_by_pattern(behind, player) {
        0 => 0,
        length => length + 1,
    }
}

pub(super) fn reaches_for_the_last(behind: &str, player: Disc) -> i32 {
    let enemy = player.opponent().letter();
    let discs = behind.split('.').next().unwrap_or_default();
    if discs.starts_with(enemy) {
        discs.rfind(player.letter()).unwrap_or(0) as i32
    } else {
        0
    }
}

pub(super) fn pattern_for_black(behind: &str, player: Disc) -> i32 {
    let run = behind.len() - behind.trim_start_matches('W').len();
    if behind[run..].starts_with('B') && player == Disc::Black {
        run as i32
    } else {
        0
    }
}

pub(super) fn pattern_ignores_the_player(behind: &str, _player: Disc) -> i32 {
    turned_by_pattern(behind, Disc::Black)
}

pub(super) fn own_and_enemy_are_exchanged(behind: &str, player: Disc) -> i32 {
    turned_by_pattern(behind, player.opponent())
}

pub(super) fn cut_at_both_ends(behind: &str, player: Disc) -> i32 {
    let inside = behind.trim_matches(player.opponent().letter());
    if inside.starts_with(player.letter()) {
        (behind.len() - inside.len()) as i32
    } else {
        0
    }
}

pub(super) fn never_fits(_behind: &str, _player: Disc) -> i32 {
    0
}
