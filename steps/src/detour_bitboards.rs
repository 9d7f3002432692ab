//! Detour: bitboards. One number holds all squares of one kind, and all walks take a step at once.

use crate::{Bits, DIRECTIONS, Square};

// ANCHOR: bit_of
/// The bit of a square: bit 0 is a1, bit 63 is h8.
pub fn bit_of(square: Square) -> u64 {
    1 << (square.row * 8 + square.col)
}
// ANCHOR_END: bit_of

// ANCHOR: shifted
/// Moves all bits one step in a direction. Bits off the board are lost.
pub fn shifted(bits: u64, direction: (i32, i32)) -> u64 {
    const NOT_COLUMN_A: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_COLUMN_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let (row_step, col_step) = direction;
    let bits = match col_step {
        -1 => (bits & NOT_COLUMN_A) >> 1,
        1 => (bits & NOT_COLUMN_H) << 1,
        _ => bits,
    };
    match row_step {
        -1 => bits >> 8,
        1 => bits << 8,
        _ => bits,
    }
}
// ANCHOR_END: shifted

// ANCHOR: bit_moves
/// The legal moves of the side to move.
pub fn bit_moves(bits: Bits) -> u64 {
    let empty = !(bits.own | bits.enemy);
    let mut moves = 0;
    for direction in DIRECTIONS {
        let mut walks = shifted(bits.own, direction) & bits.enemy;
        while walks != 0 {
            let next = shifted(walks, direction);
            moves |= next & empty;
            walks = next & bits.enemy;
        }
    }
    moves
}
// ANCHOR_END: bit_moves

// ANCHOR: bit_flips
/// The discs that a move on `square` flips: none if it is occupied.
/// `square` is a single bit.
pub fn bit_flips(bits: Bits, square: u64) -> u64 {
    if square & (bits.own | bits.enemy) != 0 {
        return 0;
    }
    let mut flips = 0;
    for direction in DIRECTIONS {
        let mut run = 0;
        let mut next = shifted(square, direction);
        while next & bits.enemy != 0 {
            run |= next;
            next = shifted(next, direction);
        }
        if next & bits.own != 0 {
            flips |= run;
        }
    }
    flips
}
// ANCHOR_END: bit_flips

// ANCHOR: perft
/// How many games of `depth` plies there are. A pass is a ply, and a
/// finished game counts once.
pub fn perft(bits: Bits, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let Bits { own, enemy } = bits;
    let mut moves = bit_moves(bits);
    if moves == 0 {
        let passed = Bits {
            own: enemy,
            enemy: own,
        };
        return if bit_moves(passed) == 0 {
            1
        } else {
            perft(passed, depth - 1)
        };
    }
    let mut ways = 0;
    while moves != 0 {
        let square = 1 << moves.trailing_zeros();
        moves &= !square;
        let flips = bit_flips(bits, square);
        let after = Bits {
            own: enemy & !flips,
            enemy: own | flips | square,
        };
        ways += perft(after, depth - 1);
    }
    ways
}
// ANCHOR_END: perft
