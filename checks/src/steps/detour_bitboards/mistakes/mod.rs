//! The known mistakes of the detour on bitboards, each written the way a learner would write it.

mod bit_flips;
mod bit_moves;
mod bit_of;
mod building_blocks;
mod perft;
mod shifted;

use steps::{Answers, Bits, Square};

use crate::{ImpossibleMistake, Mistake, Text};
use bit_flips::{
    closing_disc_is_turned, last_direction_only, new_disc_is_turned, open_runs_turn,
    taken_squares_turn,
};
use bit_moves::{
    five_at_most, neighbours_too, not_masked_at_all, not_only_empty, other_sides_moves,
    single_discs_only, straight_only,
};
use bit_of::{
    column_by_column, counted_from_1, counted_from_h8, number_in_place_of_bit, one_has_32_bits,
};
use building_blocks::{flips_by, moves_by, perft_by};
use perft::{
    all_positions, finished_games_count_nothing, no_moves_count_nothing, one_ply_too_many,
    pass_costs_nothing, pass_ends_the_game, same_side_plays_on, turned_discs_stay,
};
use shifted::{
    both_columns, column_a_both_ways, column_h_both_ways, diagonals_without_mask, digits_exchanged,
    east_and_west_exchanged, masked_afterwards, masked_to_the_east_only, masked_to_the_west_only,
    masks_exchanged, rotated, up_and_down_exchanged, without_masks,
};

/// A mistake in `bit_of`; the other functions don't use it.
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

/// A mistake in `shifted`; `bit_moves`, `bit_flips` and `perft` use it to walk.
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

/// A mistake in `bit_moves`; `perft` plays the moves that it lists.
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

/// A mistake in `bit_flips`; `perft` flips the discs that it returns.
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
pub(crate) static MISTAKES: [Mistake; 38] = [
    in_bit_of(
        "N07",
        "the code shifts a 1 that has only 32 bits",
        "From a5 on, the code panics: attempt to shift left with overflow.",
        "How many bits does the 1 in your shift have?",
        one_has_32_bits,
    ),
    in_bit_of(
        "N08",
        "the code makes a1 bit 63 and h8 bit 0",
        "The board is rotated by 180 degrees.",
        "Which square is bit 0 in your code?",
        counted_from_h8,
    ),
    in_bit_of(
        "Ba",
        "the code swaps row and column in the number of the bit",
        "b1 is where a2 should be.",
        "How far apart are the bits of two squares next to each other in a row?",
        column_by_column,
    ),
    in_bit_of(
        "Bb",
        "the code returns the number of the bit instead of the bit",
        "For c4, the code returns 26, which is the squares b1, d1 and e1.",
        "Where does your code shift a 1 by the number of the bit?",
        number_in_place_of_bit,
    ),
    in_bit_of(
        "Bc",
        "the code counts the bits from 1",
        "Each square is one bit too far, and the code panics for h8.",
        "How far does your code shift for a1?",
        counted_from_1,
    ),
    in_shifted!(
        "N01",
        "the code shifts east and west without a mask",
        "Bits leave column h and come back in column a of the next row.",
        "What does your code do with the bit of h4 before it shifts to the east?",
        without_masks
    ),
    in_shifted!(
        "N03",
        "the code swaps the two masks",
        "Moves next to the edge are missing, and bits still come back on the other side.",
        "Which column does your code clear before it shifts to the east?",
        masks_exchanged
    ),
    in_shifted!(
        "Bd",
        "the code applies the masks after the shift",
        "On the way to the east, column g loses its discs, and column h comes back on the left.",
        "Does your code apply the mask before or after the shift?",
        masked_afterwards
    ),
    in_shifted!(
        "Be",
        "the code masks only straight east and west",
        "Diagonal walks go round the edge.",
        "For how many of the eight directions does your code use a mask?",
        diagonals_without_mask
    ),
    in_shifted!(
        "Baa",
        "the code masks column a in both directions",
        "Bits from column h come back in column a, and bits in column a don't move east.",
        "Which bits leave the board to the east, and does your code clear those?",
        column_a_both_ways
    ),
    in_shifted!(
        "Bab",
        "the code masks column h in both directions",
        "Bits from column a come back in column h, and bits in column h don't move west.",
        "Which bits leave the board to the west, and does your code clear those?",
        column_h_both_ways
    ),
    in_shifted!(
        "Bac",
        "the code masks both columns before every shift to the side",
        "Bits in column a don't move east, and bits in column h don't move west.",
        "Which bits leave the board to the east, and which others does your code clear?",
        both_columns
    ),
    in_shifted!(
        "Bad",
        "the code uses a mask only to the west",
        "Bits leave column h and come back in column a.",
        "What does your code do with column h before it shifts to the east?",
        masked_to_the_west_only
    ),
    in_shifted!(
        "Bae",
        "the code uses a mask only to the east",
        "Bits leave column a and come back in column h.",
        "What does your code do with column a before it shifts to the west?",
        masked_to_the_east_only
    ),
    in_shifted!(
        "Baf",
        "the code swaps the two hex digits of its masks",
        "Columns d and e lose their bits, and bits still come back on the other side.",
        "Which bits of row 1 are 0 in your mask, and which squares are they?",
        digits_exchanged
    ),
    in_shifted!(
        "Bf",
        "the code swaps up and down",
        "North goes to the south.",
        "Does a step down make the number larger or smaller in your code?",
        up_and_down_exchanged
    ),
    in_shifted!(
        "Bg",
        "the code swaps east and west",
        "East goes to the west.",
        "Does a step to the east shift left or right in your code?",
        east_and_west_exchanged
    ),
    in_shifted!(
        "Bh",
        "the code rotates the bits instead of shifting them",
        "Bits that leave row 1 come back in row 8.",
        "Does your code use `<<` and `>>`, or a method that rotates?",
        rotated
    ),
    in_moves!(
        "N05",
        "the code doesn't limit the result to empty squares",
        "Occupied squares are listed as legal moves.",
        "Where does your code mask the result with the empty squares?",
        not_only_empty
    ),
    in_moves!(
        "Bag",
        "the code lists the squares after the run without the mask for empty squares",
        "Occupied squares of both sides are listed as legal moves.",
        "Which squares can follow a run, and which of them does your code remove?",
        not_masked_at_all
    ),
    in_moves!(
        "Bi",
        "the code lists the empty neighbours of the player's discs too",
        "Squares that flip nothing are listed as legal moves.",
        "What must the first square of your walk hold?",
        neighbours_too
    ),
    in_moves!(
        "Bj",
        "the code finds only runs of one disc",
        "Moves over two or more enemy discs are missing.",
        "How often does your code repeat the step over enemy discs?",
        single_discs_only
    ),
    in_moves!(
        "Bk",
        "the code stops walking after five discs",
        "Moves over a run of six discs are missing.",
        "How many enemy discs can your walk go over, if a row has eight squares?",
        five_at_most
    ),
    in_moves!(
        "Bl",
        "the code walks only the four straight directions",
        "Diagonal moves are missing.",
        "How many directions does your loop use?",
        straight_only
    ),
    in_moves!(
        "Bm",
        "the code lists the other side's moves",
        "Black gets White's moves, and White gets Black's.",
        "Does your walk start from `own` or from `enemy`?",
        other_sides_moves
    ),
    in_flips!(
        "Bn",
        "the code flips runs that don't close",
        "Discs flip although no disc of the player is behind them.",
        "What does your code check behind the last disc of the run?",
        open_runs_turn
    ),
    in_flips!(
        "Bo",
        "the code doesn't reject occupied squares",
        "A move on an occupied square flips discs.",
        "What does your code check about the square itself?",
        taken_squares_turn
    ),
    in_flips!(
        "Bp",
        "the code adds the new disc to the flips",
        "Every result has one square too many.",
        "Does your run start on the square itself or on its neighbour?",
        new_disc_is_turned
    ),
    in_flips!(
        "Bq",
        "the code adds the closing disc to the flips",
        "Every direction adds one square too many.",
        "When your walk reaches a disc of the player, does your code add it?",
        closing_disc_is_turned
    ),
    in_flips!(
        "Br",
        "the code overwrites the flips of earlier directions",
        "Only one direction flips.",
        "Does your loop use `=` or `|=`?",
        last_direction_only
    ),
    in_perft(
        "Bs",
        "the code doesn't count a pass as a ply",
        "The numbers are too large if a side has to pass.",
        "With which depth does your code continue after a pass?",
        pass_costs_nothing,
    ),
    in_perft(
        "Bt",
        "the code ends the game at a pass",
        "A position with a pass counts 1 at every depth.",
        "If one side can't move, what does your code check about the other side?",
        pass_ends_the_game,
    ),
    in_perft(
        "Bu",
        "the code counts 0 for a position without legal moves",
        "The numbers are too small if a side passes or the game ends.",
        "What does your code return for a pass, and what at the end of the game?",
        no_moves_count_nothing,
    ),
    in_perft(
        "Bv",
        "the code counts 0 for a finished game",
        "The numbers are too small if a game ends early.",
        "What does your code return for a finished game?",
        finished_games_count_nothing,
    ),
    in_perft(
        "Bw",
        "the code doesn't swap the sides after a move",
        "Two plies are right. Then the numbers are too small, because one side plays all moves.",
        "Whose discs are `own` in your call for the next ply?",
        same_side_plays_on,
    ),
    in_perft(
        "Bx",
        "the code leaves flipped discs with the enemy too",
        "Some squares hold discs of both sides.",
        "Which line of your code removes a flipped disc from its old bitboard?",
        turned_discs_stay,
    ),
    in_perft(
        "By",
        "the code counts every position on the way",
        "At depth 1, the code returns 5 instead of 4.",
        "Which positions does your code count: all of them, or only the last ones?",
        all_positions,
    ),
    in_perft(
        "Bz",
        "the code counts one ply too many",
        "Every depth returns the number of the next depth.",
        "What does your code return at depth 0?",
        one_ply_too_many,
    ),
];

/// Mistakes that Rust's types rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 1] = [ImpossibleMistake {
    id: "N06",
    title: Text {
        english: "the code copies the bit of h8 to its neighbours in a right shift",
    },
    why: Text {
        english: "A `u64` has no sign, so `>>` always fills with zeros. Only an `i64` repeats its highest bit.",
    },
}];
