//! Mistakes in `perft`.

use steps::Bits;

use super::building_blocks::{after, passed, single_bits};

/// The correct `perft` if there is a legal move; otherwise the result of `stuck`.
fn perft_with(bits: Bits, depth: u32, stuck: fn(Bits, u32) -> u64) -> u64 {
    if depth == 0 {
        return 1;
    }
    let list = single_bits(steps::bit_moves(bits));
    if list.is_empty() {
        return stuck(bits, depth);
    }
    list.into_iter()
        .map(|square| {
            let next = after(bits, steps::bit_flips(bits, square), square);
            perft_with(next, depth - 1, stuck)
        })
        .sum()
}

pub(super) fn pass_costs_nothing(bits: Bits, depth: u32) -> u64 {
    perft_with(bits, depth, |bits, depth| {
        match steps::bit_moves(passed(bits)) {
            0 => 1,
            _ => pass_costs_nothing(passed(bits), depth),
        }
    })
}

pub(super) fn pass_ends_the_game(bits: Bits, depth: u32) -> u64 {
    perft_with(bits, depth, |_, _| 1)
}

pub(super) fn no_moves_count_nothing(bits: Bits, depth: u32) -> u64 {
    perft_with(bits, depth, |_, _| 0)
}

pub(super) fn finished_games_count_nothing(bits: Bits, depth: u32) -> u64 {
    perft_with(bits, depth, |bits, depth| {
        match steps::bit_moves(passed(bits)) {
            0 => 0,
            _ => finished_games_count_nothing(passed(bits), depth - 1),
        }
    })
}

/// `perft` with the given function to make a move.
fn perft_making(bits: Bits, depth: u32, make: fn(Bits, u64, u64) -> Bits) -> u64 {
    if depth == 0 {
        return 1;
    }
    let list = single_bits(steps::bit_moves(bits));
    if list.is_empty() {
        return match steps::bit_moves(passed(bits)) {
            0 => 1,
            _ => perft_making(passed(bits), depth - 1, make),
        };
    }
    list.into_iter()
        .map(|square| {
            let next = make(bits, steps::bit_flips(bits, square), square);
            perft_making(next, depth - 1, make)
        })
        .sum()
}

pub(super) fn same_side_plays_on(bits: Bits, depth: u32) -> u64 {
    perft_making(bits, depth, |bits, flips, square| {
        passed(after(bits, flips, square))
    })
}

pub(super) fn turned_discs_stay(bits: Bits, depth: u32) -> u64 {
    perft_making(bits, depth, |bits, flips, square| Bits {
        own: bits.enemy,
        enemy: bits.own | flips | square,
    })
}

pub(super) fn all_positions(bits: Bits, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let list = single_bits(steps::bit_moves(bits));
    if list.is_empty() {
        return match steps::bit_moves(passed(bits)) {
            0 => 1,
            _ => 1 + all_positions(passed(bits), depth - 1),
        };
    }
    let below: u64 = list
        .into_iter()
        .map(|square| {
            let next = after(bits, steps::bit_flips(bits, square), square);
            all_positions(next, depth - 1)
        })
        .sum();
    1 + below
}

pub(super) fn one_ply_too_many(bits: Bits, depth: u32) -> u64 {
    steps::perft(bits, depth + 1)
}
