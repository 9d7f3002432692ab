//! The known mistakes of the detour on bitboards, each written the way somebody would write it.

use steps::{Answers, Bits, DIRECTIONS, Square};

use crate::{ImpossibleMistake, Mistake, Text};

/// A mistake in `bit_of`; the other functions do without it.
const fn in_bit_of(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    bit_of: fn(Square) -> u64,
) -> Mistake {
    let answers = Answers {
        bit_of,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

/// A mistake in `shifted`; `bit_moves`, `bit_flips` and `perft` walk with it.
macro_rules! in_shifted {
    ($id:literal, $title:literal, $symptom:literal, $ask:literal, $shifted:path) => {
        Mistake::new(
            $id,
            $title,
            $symptom,
            $ask,
            Answers {
                shifted: $shifted,
                bit_moves: |bits| moves_by($shifted, bits),
                bit_flips: |bits, square| flips_by($shifted, bits, square),
                perft: |bits, depth| {
                    perft_by(
                        &|bits| moves_by($shifted, bits),
                        &|bits, square| flips_by($shifted, bits, square),
                        bits,
                        depth,
                    )
                },
                ..Answers::REFERENCE
            },
        )
    };
}

/// A mistake in `bit_moves`; `perft` plays what it lists.
macro_rules! in_moves {
    ($id:literal, $title:literal, $symptom:literal, $ask:literal, $moves:path) => {
        Mistake::new(
            $id,
            $title,
            $symptom,
            $ask,
            Answers {
                bit_moves: $moves,
                perft: |bits, depth| perft_by(&$moves, &steps::bit_flips, bits, depth),
                ..Answers::REFERENCE
            },
        )
    };
}

/// A mistake in `bit_flips`; `perft` turns what it says.
macro_rules! in_flips {
    ($id:literal, $title:literal, $symptom:literal, $ask:literal, $flips:path) => {
        Mistake::new(
            $id,
            $title,
            $symptom,
            $ask,
            Answers {
                bit_flips: $flips,
                perft: |bits, depth| perft_by(&steps::bit_moves, &$flips, bits, depth),
                ..Answers::REFERENCE
            },
        )
    };
}

/// A mistake in `perft`.
const fn in_perft(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    perft: fn(Bits, u32) -> u64,
) -> Mistake {
    let answers = Answers {
        perft,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

/// In the order of the functions.
pub(crate) static MISTAKES: [Mistake; 31] = [
    in_bit_of(
        "N07",
        "the 1 that is shifted has 32 bits only",
        "A panic from a5 on: attempt to shift left with overflow.",
        "How many bits does the number 1 have in that line? Which type says 64?",
        one_has_32_bits,
    ),
    in_bit_of(
        "N08",
        "a1 is bit 63 and h8 is bit 0",
        "The board appears turned upside down.",
        "Which square should be bit 0?",
        counted_from_h8,
    ),
    in_bit_of(
        "Ba",
        "rows and columns are exchanged in the number of the bit",
        "b1 is where a2 should be.",
        "Two squares beside each other in a row: how far apart are their bits?",
        column_by_column,
    ),
    in_bit_of(
        "Bb",
        "the number of the bit is given in place of the bit",
        "c4 gives 26, which is the squares b1, d1 and e1.",
        "Bit 26 is set in which number? What does << do?",
        number_in_place_of_bit,
    ),
    in_bit_of(
        "Bc",
        "the bits are counted from 1",
        "Each square is one place too far, and h8 panics.",
        "By how many places is the bit of a1 shifted?",
        counted_from_1,
    ),
    in_shifted!(
        "N01",
        "east and west are shifted without a mask",
        "Bits leave column h and come back in column a of the next row.",
        "h4 is bit 31 and a5 is bit 32. What becomes of a disc on h4 that is shifted by one?",
        without_masks
    ),
    in_shifted!(
        "N03",
        "the two masks are exchanged",
        "Moves beside the edge vanish, and bits still come back on the other side.",
        "Which column must be empty before all bits move to the east?",
        masks_exchanged
    ),
    in_shifted!(
        "Bd",
        "the masks are put on after the shift",
        "Column g loses its discs on the way to the east, and column h comes back on the left.",
        "After the shift the bits that left are in another column. Which discs does your mask take away there?",
        masked_afterwards
    ),
    in_shifted!(
        "Be",
        "only straight east and west are masked",
        "Diagonal walks go round the edge.",
        "How many of the eight directions change the column?",
        diagonals_without_mask
    ),
    in_shifted!(
        "Bf",
        "up and down are exchanged",
        "North goes to the south.",
        "Row 1 has the lowest bits. Does a step to row 2 make the number larger or smaller?",
        up_and_down_exchanged
    ),
    in_shifted!(
        "Bg",
        "east and west are exchanged",
        "East goes to the west.",
        "b1 is one bit above a1. Does a step to the east shift to the left or to the right?",
        east_and_west_exchanged
    ),
    in_shifted!(
        "Bh",
        "the bits are rotated",
        "Bits that leave row 1 come back in row 8.",
        "What does rotate_left do with the bits that fall out? What does << do?",
        rotated
    ),
    in_moves!(
        "N05",
        "the result is not limited to empty squares",
        "Squares with discs are listed as moves.",
        "Where a walk ends there can be an empty square or an own disc. Which one is a move?",
        not_only_empty
    ),
    in_moves!(
        "Bi",
        "the empty neighbours of own discs are listed too",
        "Moves that turn nothing.",
        "What must stand on the first square of a walk?",
        neighbours_too
    ),
    in_moves!(
        "Bj",
        "only runs of a single disc are found",
        "Moves over two or more enemy discs are missing.",
        "How many enemy discs may a walk pass? What repeats the step?",
        single_discs_only
    ),
    in_moves!(
        "Bk",
        "the walk stops after five discs",
        "Moves over a run of six are missing.",
        "A row has eight squares. How many enemy discs can stand between two of them?",
        five_at_most
    ),
    in_moves!(
        "Bl",
        "only the four straight directions are walked",
        "Diagonal moves are missing.",
        "How many directions does DIRECTIONS hold, and how many do you walk?",
        straight_only
    ),
    in_moves!(
        "Bm",
        "the moves of the other side are listed",
        "Black is shown White's moves, and White Black's.",
        "Which of the two words does a walk begin with, own or enemy?",
        other_sides_moves
    ),
    in_flips!(
        "Bn",
        "open runs are turned as well",
        "Discs turn although no own disc stands behind them.",
        "What must stand behind the last disc of the run?",
        open_runs_turn
    ),
    in_flips!(
        "Bo",
        "taken squares are not refused",
        "A move on a square with a disc turns others.",
        "What does your function ask about the square itself?",
        taken_squares_turn
    ),
    in_flips!(
        "Bp",
        "the new disc is among the turned ones",
        "One square too many in each answer.",
        "Does the run begin on the square itself, or on its neighbour?",
        new_disc_is_turned
    ),
    in_flips!(
        "Bq",
        "the own disc that closes the run is counted too",
        "One square too many for each direction.",
        "When the walk meets an own disc: is that one turned?",
        closing_disc_is_turned
    ),
    in_flips!(
        "Br",
        "each direction overwrites the ones before",
        "Only one direction turns.",
        "= sets a number, |= adds bits to it. Which one is in your loop?",
        last_direction_only
    ),
    in_perft(
        "Bs",
        "a pass costs no ply",
        "Numbers that are too large where a side has to pass.",
        "With which depth do you go on after a pass?",
        pass_costs_nothing,
    ),
    in_perft(
        "Bt",
        "a pass ends the game",
        "A position with a pass counts once, however deep you look.",
        "One side is stuck. What do you ask about the other one?",
        pass_ends_the_game,
    ),
    in_perft(
        "Bu",
        "a position without moves counts nothing",
        "Too few ways where somebody passes or the game ends.",
        "How many ways are there to go on with a pass? And how many to stop at the end?",
        no_moves_count_nothing,
    ),
    in_perft(
        "Bv",
        "a finished game counts nothing",
        "Too few ways where a game ends early.",
        "A game that ended is one way to play. What do you return there?",
        finished_games_count_nothing,
    ),
    in_perft(
        "Bw",
        "the sides are not exchanged after a move",
        "Right for two plies, then too few ways: one side plays all the moves.",
        "Whose discs are own for the next ply?",
        same_side_plays_on,
    ),
    in_perft(
        "Bx",
        "the turned discs stay with the enemy",
        "Squares with a disc of both sides.",
        "A disc that turns leaves one word and joins the other. Which line takes it away?",
        turned_discs_stay,
    ),
    in_perft(
        "By",
        "every position on the way is counted",
        "5 in place of 4 at depth 1.",
        "Which positions are ways to play depth plies: all of them, or those at the end?",
        all_positions,
    ),
    in_perft(
        "Bz",
        "depth 0 already counts moves",
        "The numbers belong to one ply more.",
        "How many ways are there to play no ply at all?",
        one_ply_too_many,
    ),
];

/// What Rust's types rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 1] = [ImpossibleMistake {
    id: "N06",
    title: Text {
        english: "a shift to the right smears the bit of h8 over its neighbours",
    },
    why: Text {
        english: "A u64 has no sign. >> on it always fills up with zeros; only an i64 repeats its highest bit.",
    },
}];

type Shift = fn(u64, (i32, i32)) -> u64;

/// The right `bit_moves`, with somebody's step.
fn moves_by(shifted: Shift, bits: Bits) -> u64 {
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

/// The right `bit_flips`, with somebody's step.
fn flips_by(shifted: Shift, bits: Bits, square: u64) -> u64 {
    if square & (bits.own | bits.enemy) != 0 {
        return 0;
    }
    flips_of_runs(shifted, bits, square, |run, end| {
        if end & bits.own != 0 { run } else { 0 }
    })
}

/// The runs in all directions, as `turned` makes discs of each run and of the square behind it.
fn flips_of_runs(shifted: Shift, bits: Bits, square: u64, turned: impl Fn(u64, u64) -> u64) -> u64 {
    let mut flips = 0;
    for direction in DIRECTIONS {
        let mut run = 0;
        let mut next = shifted(square, direction);
        while next & bits.enemy != 0 {
            run |= next;
            next = shifted(next, direction);
        }
        flips |= turned(run, next);
    }
    flips
}

/// The position after a move, seen by the other side.
fn after(bits: Bits, flips: u64, square: u64) -> Bits {
    Bits {
        own: bits.enemy & !flips,
        enemy: bits.own | flips | square,
    }
}

fn passed(bits: Bits) -> Bits {
    Bits {
        own: bits.enemy,
        enemy: bits.own,
    }
}

/// The single bits of a word, the lowest first.
fn single_bits(mut bits: u64) -> Vec<u64> {
    let mut list = Vec::new();
    while bits != 0 {
        let lowest = 1 << bits.trailing_zeros();
        bits &= !lowest;
        list.push(lowest);
    }
    list
}

/// The right `perft`, on top of somebody's moves and flips.
fn perft_by(
    moves: &dyn Fn(Bits) -> u64,
    flips: &dyn Fn(Bits, u64) -> u64,
    bits: Bits,
    depth: u32,
) -> u64 {
    if depth == 0 {
        return 1;
    }
    let list = single_bits(moves(bits));
    if list.is_empty() {
        return match moves(passed(bits)) {
            0 => 1,
            _ => perft_by(moves, flips, passed(bits), depth - 1),
        };
    }
    list.into_iter()
        .map(|square| {
            let next = after(bits, flips(bits, square), square);
            perft_by(moves, flips, next, depth - 1)
        })
        .sum()
}

fn one_has_32_bits(square: Square) -> u64 {
    let bit = 1_u32
        .checked_shl((square.row * 8 + square.col) as u32)
        .expect("attempt to shift left with overflow");
    u64::from(bit)
}

fn counted_from_h8(square: Square) -> u64 {
    1 << (63 - square.row * 8 - square.col)
}

fn column_by_column(square: Square) -> u64 {
    1 << (square.col * 8 + square.row)
}

fn number_in_place_of_bit(square: Square) -> u64 {
    (square.row * 8 + square.col) as u64
}

fn counted_from_1(square: Square) -> u64 {
    1_u64
        .checked_shl((square.row * 8 + square.col + 1) as u32)
        .expect("attempt to shift left with overflow")
}

const NOT_COLUMN_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_COLUMN_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// All bits one row up or down.
fn row_shifted(bits: u64, row_step: i32) -> u64 {
    match row_step {
        -1 => bits >> 8,
        1 => bits << 8,
        _ => bits,
    }
}

fn without_masks(bits: u64, (row_step, col_step): (i32, i32)) -> u64 {
    let bits = match col_step {
        -1 => bits >> 1,
        1 => bits << 1,
        _ => bits,
    };
    row_shifted(bits, row_step)
}

fn masks_exchanged(bits: u64, (row_step, col_step): (i32, i32)) -> u64 {
    let bits = match col_step {
        -1 => (bits & NOT_COLUMN_H) >> 1,
        1 => (bits & NOT_COLUMN_A) << 1,
        _ => bits,
    };
    row_shifted(bits, row_step)
}

fn masked_afterwards(bits: u64, (row_step, col_step): (i32, i32)) -> u64 {
    let bits = match col_step {
        -1 => (bits >> 1) & NOT_COLUMN_A,
        1 => (bits << 1) & NOT_COLUMN_H,
        _ => bits,
    };
    row_shifted(bits, row_step)
}

fn diagonals_without_mask(bits: u64, direction: (i32, i32)) -> u64 {
    match direction {
        (0, _) => steps::shifted(bits, direction),
        _ => without_masks(bits, direction),
    }
}

fn up_and_down_exchanged(bits: u64, (row_step, col_step): (i32, i32)) -> u64 {
    steps::shifted(bits, (-row_step, col_step))
}

fn east_and_west_exchanged(bits: u64, (row_step, col_step): (i32, i32)) -> u64 {
    steps::shifted(bits, (row_step, -col_step))
}

fn rotated(bits: u64, (row_step, col_step): (i32, i32)) -> u64 {
    let bits = steps::shifted(bits, (0, col_step));
    match row_step {
        -1 => bits.rotate_right(8),
        1 => bits.rotate_left(8),
        _ => bits,
    }
}

fn not_only_empty(bits: Bits) -> u64 {
    let mut moves = 0;
    for direction in DIRECTIONS {
        let mut walks = steps::shifted(bits.own, direction) & bits.enemy;
        while walks != 0 {
            let next = steps::shifted(walks, direction);
            moves |= next & !bits.enemy;
            walks = next & bits.enemy;
        }
    }
    moves
}

fn neighbours_too(bits: Bits) -> u64 {
    let empty = !(bits.own | bits.enemy);
    let mut moves = 0;
    for direction in DIRECTIONS {
        let mut walks = bits.own;
        while walks != 0 {
            let next = steps::shifted(walks, direction);
            moves |= next & empty;
            walks = next & bits.enemy;
        }
    }
    moves
}

/// The right moves, over runs of a few discs.
fn moves_over_at_most(bits: Bits, discs: u32, directions: &[(i32, i32)]) -> u64 {
    let empty = !(bits.own | bits.enemy);
    let mut moves = 0;
    for direction in directions {
        let mut walks = bits.own;
        for _ in 0..discs {
            walks = steps::shifted(walks, *direction) & bits.enemy;
            moves |= steps::shifted(walks, *direction) & empty;
        }
    }
    moves
}

fn single_discs_only(bits: Bits) -> u64 {
    moves_over_at_most(bits, 1, &DIRECTIONS)
}

fn five_at_most(bits: Bits) -> u64 {
    moves_over_at_most(bits, 5, &DIRECTIONS)
}

fn straight_only(bits: Bits) -> u64 {
    moves_over_at_most(bits, 6, &[(-1, 0), (0, -1), (0, 1), (1, 0)])
}

fn other_sides_moves(bits: Bits) -> u64 {
    steps::bit_moves(passed(bits))
}

fn open_runs_turn(bits: Bits, square: u64) -> u64 {
    if square & (bits.own | bits.enemy) != 0 {
        return 0;
    }
    flips_of_runs(steps::shifted, bits, square, |run, _| run)
}

fn taken_squares_turn(bits: Bits, square: u64) -> u64 {
    flips_of_runs(steps::shifted, bits, square, |run, end| {
        if end & bits.own != 0 { run } else { 0 }
    })
}

fn new_disc_is_turned(bits: Bits, square: u64) -> u64 {
    match steps::bit_flips(bits, square) {
        0 => 0,
        flips => flips | square,
    }
}

fn closing_disc_is_turned(bits: Bits, square: u64) -> u64 {
    if square & (bits.own | bits.enemy) != 0 {
        return 0;
    }
    flips_of_runs(steps::shifted, bits, square, |run, end| {
        if run != 0 && end & bits.own != 0 {
            run | end
        } else {
            0
        }
    })
}

fn last_direction_only(bits: Bits, square: u64) -> u64 {
    if square & (bits.own | bits.enemy) != 0 {
        return 0;
    }
    let mut flips = 0;
    for direction in DIRECTIONS {
        let mut run = 0;
        let mut next = steps::shifted(square, direction);
        while next & bits.enemy != 0 {
            run |= next;
            next = steps::shifted(next, direction);
        }
        if run != 0 && next & bits.own != 0 {
            flips = run;
        }
    }
    flips
}

/// The right `perft` where there is a move; else what `stuck` says.
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

fn pass_costs_nothing(bits: Bits, depth: u32) -> u64 {
    perft_with(bits, depth, |bits, depth| {
        match steps::bit_moves(passed(bits)) {
            0 => 1,
            _ => pass_costs_nothing(passed(bits), depth),
        }
    })
}

fn pass_ends_the_game(bits: Bits, depth: u32) -> u64 {
    perft_with(bits, depth, |_, _| 1)
}

fn no_moves_count_nothing(bits: Bits, depth: u32) -> u64 {
    perft_with(bits, depth, |_, _| 0)
}

fn finished_games_count_nothing(bits: Bits, depth: u32) -> u64 {
    perft_with(bits, depth, |bits, depth| {
        match steps::bit_moves(passed(bits)) {
            0 => 0,
            _ => finished_games_count_nothing(passed(bits), depth - 1),
        }
    })
}

/// `perft` with its own way to make a move.
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

fn same_side_plays_on(bits: Bits, depth: u32) -> u64 {
    perft_making(bits, depth, |bits, flips, square| {
        passed(after(bits, flips, square))
    })
}

fn turned_discs_stay(bits: Bits, depth: u32) -> u64 {
    perft_making(bits, depth, |bits, flips, square| Bits {
        own: bits.enemy,
        enemy: bits.own | flips | square,
    })
}

fn all_positions(bits: Bits, depth: u32) -> u64 {
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

fn one_ply_too_many(bits: Bits, depth: u32) -> u64 {
    steps::perft(bits, depth + 1)
}
