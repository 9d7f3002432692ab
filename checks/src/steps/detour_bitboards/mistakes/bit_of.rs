//! Mistakes in `bit_of`.

use steps::Square;

pub(super) fn one_has_32_bits(square: Square) -> u64 {
    let bit = 1_u32
        .checked_shl((square.row * 8 + square.col) as u32)
        .expect("attempt to shift left with overflow");
    u64::from(bit)
}

pub(super) fn counted_from_h8(square: Square) -> u64 {
    1 << (63 - square.row * 8 - square.col)
}

pub(super) fn column_by_column(square: Square) -> u64 {
    1 << (square.col * 8 + square.row)
}

pub(super) fn number_in_place_of_bit(square: Square) -> u64 {
    (square.row * 8 + square.col) as u64
}

pub(super) fn counted_from_1(square: Square) -> u64 {
    1_u64
        .checked_shl((square.row * 8 + square.col + 1) as u32)
        .expect("attempt to shift left with overflow")
}
