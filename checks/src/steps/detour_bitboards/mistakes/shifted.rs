//! Mistakes in `shifted`.

const NOT_COLUMN_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_COLUMN_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// Moves all bits one row up or down.
fn row_shifted(bits: u64, row_step: i32) -> u64 {
    match row_step {
        -1 => bits >> 8,
        1 => bits << 8,
        _ => bits,
    }
}

pub(super) fn without_masks(bits: u64, (row_step, col_step): (i32, i32)) -> u64 {
    let bits = match col_step {
        -1 => bits >> 1,
        1 => bits << 1,
        _ => bits,
    };
    row_shifted(bits, row_step)
}

pub(super) fn masks_exchanged(bits: u64, (row_step, col_step): (i32, i32)) -> u64 {
    let bits = match col_step {
        -1 => (bits & NOT_COLUMN_H) >> 1,
        1 => (bits & NOT_COLUMN_A) << 1,
        _ => bits,
    };
    row_shifted(bits, row_step)
}

pub(super) fn masked_afterwards(bits: u64, (row_step, col_step): (i32, i32)) -> u64 {
    let bits = match col_step {
        -1 => (bits >> 1) & NOT_COLUMN_A,
        1 => (bits << 1) & NOT_COLUMN_H,
        _ => bits,
    };
    row_shifted(bits, row_step)
}

pub(super) fn diagonals_without_mask(bits: u64, direction: (i32, i32)) -> u64 {
    match direction {
        (0, _) => steps::shifted(bits, direction),
        _ => without_masks(bits, direction),
    }
}

/// Moves the bits after clearing one set of columns to the west, and another to the east.
fn masked_with(
    bits: u64,
    (row_step, col_step): (i32, i32),
    to_the_west: u64,
    to_the_east: u64,
) -> u64 {
    let bits = match col_step {
        -1 => (bits & to_the_west) >> 1,
        1 => (bits & to_the_east) << 1,
        _ => bits,
    };
    row_shifted(bits, row_step)
}

pub(super) fn column_a_both_ways(bits: u64, direction: (i32, i32)) -> u64 {
    masked_with(bits, direction, NOT_COLUMN_A, NOT_COLUMN_A)
}

pub(super) fn column_h_both_ways(bits: u64, direction: (i32, i32)) -> u64 {
    masked_with(bits, direction, NOT_COLUMN_H, NOT_COLUMN_H)
}

pub(super) fn both_columns(bits: u64, direction: (i32, i32)) -> u64 {
    let neither = NOT_COLUMN_A & NOT_COLUMN_H;
    masked_with(bits, direction, neither, neither)
}

pub(super) fn masked_to_the_west_only(bits: u64, direction: (i32, i32)) -> u64 {
    masked_with(bits, direction, NOT_COLUMN_A, u64::MAX)
}

pub(super) fn masked_to_the_east_only(bits: u64, direction: (i32, i32)) -> u64 {
    masked_with(bits, direction, u64::MAX, NOT_COLUMN_H)
}

pub(super) fn digits_exchanged(bits: u64, direction: (i32, i32)) -> u64 {
    masked_with(
        bits,
        direction,
        0xefef_efef_efef_efef,
        0xf7f7_f7f7_f7f7_f7f7,
    )
}

pub(super) fn up_and_down_exchanged(bits: u64, (row_step, col_step): (i32, i32)) -> u64 {
    steps::shifted(bits, (-row_step, col_step))
}

pub(super) fn east_and_west_exchanged(bits: u64, (row_step, col_step): (i32, i32)) -> u64 {
    steps::shifted(bits, (row_step, -col_step))
}

pub(super) fn rotated(bits: u64, (row_step, col_step): (i32, i32)) -> u64 {
    let bits = steps::shifted(bits, (0, col_step));
    match row_step {
        -1 => bits.rotate_right(8),
        1 => bits.rotate_left(8),
        _ => bits,
    }
}
