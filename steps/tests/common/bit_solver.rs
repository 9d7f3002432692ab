//! The exact endgame on bitboards: what `solve_between` does with boards, with two words.

use steps::{Bits, bit_flips, bit_moves};

// ANCHOR: solve_bits
/// The exact score for the side to move, as long as it lies between
/// `alpha` and `beta`. Counts the moves that it makes.
pub fn solve_bits(bits: Bits, alpha: i32, beta: i32, made: &mut u64) -> i32 {
    let mut moves = bit_moves(bits);
    if moves == 0 {
        let passed = exchanged(bits);
        return if bit_moves(passed) == 0 {
            final_score_of_bits(bits)
        } else {
            -solve_bits(passed, -beta, -alpha, made)
        };
    }
    let mut positions = Vec::new();
    while moves != 0 {
        let square = 1 << moves.trailing_zeros();
        moves &= !square;
        positions.push(after_move(bits, square));
        *made += 1;
    }
    positions.sort_by_key(|after| bit_moves(*after).count_ones());
    let mut best = -64;
    for after in positions {
        let lower = best.max(alpha);
        best = best.max(-solve_bits(after, -beta, -lower, made));
        if best >= beta {
            break;
        }
    }
    best
}
// ANCHOR_END: solve_bits

/// The position after a legal move, seen by the other side.
pub fn after_move(bits: Bits, square: u64) -> Bits {
    let flips = bit_flips(bits, square);
    exchanged(Bits {
        own: bits.own | flips | square,
        enemy: bits.enemy & !flips,
    })
}

fn exchanged(Bits { own, enemy }: Bits) -> Bits {
    Bits {
        own: enemy,
        enemy: own,
    }
}

fn final_score_of_bits(Bits { own, enemy }: Bits) -> i32 {
    let difference = own.count_ones() as i32 - enemy.count_ones() as i32;
    let empty = (own | enemy).count_zeros() as i32;
    difference + difference.signum() * empty
}
