//! The known mistakes of the detour on lines, each written the way a learner would write it.

mod building_blocks;
mod flat_index;
mod play_on_lines;
mod turned_by_pattern;

use steps::{Answers, Disc, LineBoard, Played, flat_index, turned_by_pattern};

use crate::{ImpossibleMistake, Mistake};
use building_blocks::{LINES, both_ways, play};
use flat_index::{rows_and_columns_exchanged, side_is_always_eight};
use play_on_lines::{
    forwards_only, new_disc_is_missing, not_turned_round, nothing_is_written,
    occupied_is_not_refused, rows_and_columns_only, steps_along_the_list, turned_zero,
};
use turned_by_pattern::{
    anything_before_the_own_disc, begins_anywhere, cut_at_both_ends, edge_closes,
    end_is_not_checked, never_fits, own_and_enemy_are_exchanged, own_disc_is_counted,
    pattern_for_black, pattern_ignores_the_player, reaches_for_the_last,
};

/// A mistake in `turned_by_pattern`; `play_on_lines` is built on it.
macro_rules! in_pattern {
    ($id:literal, $title:literal, $symptom:literal, $ask:literal, $pattern:path) => {
        Mistake::new(
            $id,
            $title,
            $symptom,
            $ask,
            Answers {
                turned_by_pattern: $pattern,
                play_on_lines: |board, x, y, player| {
                    play(
                        board,
                        flat_index(board.size(), x, y),
                        player,
                        &LINES,
                        both_ways,
                        $pattern,
                    )
                },
                ..Answers::REFERENCE
            },
        )
    };
}

/// A mistake in `flat_index`; `play_on_lines` is built on it.
macro_rules! in_flat_index {
    ($id:literal, $title:literal, $symptom:literal, $ask:literal, $flat_index:path) => {
        Mistake::new(
            $id,
            $title,
            $symptom,
            $ask,
            Answers {
                flat_index: $flat_index,
                play_on_lines: |board, x, y, player| {
                    let index = $flat_index(board.size(), x, y);
                    play(board, index, player, &LINES, both_ways, turned_by_pattern)
                },
                ..Answers::REFERENCE
            },
        )
    };
}

const fn in_playing(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    play_on_lines: fn(&mut LineBoard, i32, i32, Disc) -> Played,
) -> Mistake {
    let answers = Answers {
        play_on_lines,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

/// In the order of the functions: the index, the pattern, the move.
pub(crate) static MISTAKES: [Mistake; 21] = [
    in_flat_index!(
        "B06",
        "the code computes the flat index as x times the size plus y",
        "d3 becomes c4, because rows and columns are swapped.",
        "How many cells come before row y in your formula?",
        rows_and_columns_exchanged
    ),
    in_flat_index!(
        "La",
        "the code uses 8 in the flat index",
        "It works on 8×8, but not on smaller boards.",
        "Which length does a row have in your formula, 8 or `size`?",
        side_is_always_eight
    ),
    in_pattern!(
        "Lb",
        "the code doesn't check for a closing disc after the run",
        "Runs flip up to a gap or the edge.",
        "Which character must follow the enemy discs in your code?",
        end_is_not_checked
    ),
    in_pattern!(
        "Ls",
        "the code lets the edge close a run",
        "Runs flip up to the edge.",
        "What does your code return if the string ends before a disc of the player?",
        edge_closes
    ),
    in_pattern!(
        "Lc",
        "the code looks for the player's first disc, past any cells",
        "Runs flip across empty cells.",
        "Which characters does your code allow before the player's first disc?",
        anything_before_the_own_disc
    ),
    in_pattern!(
        "Ld",
        "the code lets the pattern start anywhere in the string",
        "Discs behind a gap flip.",
        "At which character of the string does your pattern start?",
        begins_anywhere
    ),
    in_pattern!(
        "Le",
        "the code counts the closing disc with the run",
        "Each closed direction counts one disc too many.",
        "Does your number include the closing disc at the end of the pattern?",
        own_disc_is_counted
    ),
    in_pattern!(
        "Lf",
        "the code walks to the player's last disc instead of the first",
        "The player's discs in between are counted, and discs behind them flip.",
        "Which characters does your code allow inside a run?",
        reaches_for_the_last
    ),
    in_pattern!(
        "Lg",
        "the code always uses W for the enemy",
        "Black's moves are right, but White's moves flip nothing.",
        "Which letter does your code use for the enemy when the player is White?",
        pattern_for_black
    ),
    in_pattern!(
        "Lo",
        "the code always matches a run of W that B closes",
        "White's moves flip white discs.",
        "Where does your pattern use `player`?",
        pattern_ignores_the_player
    ),
    in_pattern!(
        "Lp",
        "the code swaps the player's letter and the enemy's letter",
        "The pattern matches runs of the player's discs.",
        "Which letter can repeat in your pattern, and which letter closes the run?",
        own_and_enemy_are_exchanged
    ),
    in_pattern!(
        "Lq",
        "the code removes enemy discs at both ends of the string",
        "`BBBW` flips a disc for Black, although it starts with a black disc.",
        "At which end of the string does your code remove enemy discs?",
        cut_at_both_ends
    ),
    in_pattern!(
        "Lr",
        "the code never finds the pattern",
        "No string flips any disc.",
        "What is left in your code after the enemy discs at the start are removed?",
        never_fits
    ),
    in_playing(
        "O01",
        "the code checks only that the next index exists",
        "Runs go on in the next row: a move on a2 flips h1.",
        "How does your code check that two cells in the list are neighbours?",
        steps_along_the_list,
    ),
    in_playing(
        "Lh",
        "the code reads each line only forwards",
        "Nothing flips above or to the left.",
        "Which of the two parts of a line does your code read?",
        forwards_only,
    ),
    in_playing(
        "Li",
        "the code doesn't reverse the part before the cell",
        "Above and to the left, the far end is read as the near end.",
        "Which cell comes first in your string, the nearest or the farthest?",
        not_turned_round,
    ),
    in_playing(
        "Lj",
        "the code leaves out the diagonals",
        "Only rows and columns flip.",
        "Where does your code compare `x - y` and `x + y`?",
        rows_and_columns_only,
    ),
    in_playing(
        "Lk",
        "the code doesn't reject occupied cells",
        "You can place a disc on top of another disc.",
        "When does your code return `Occupied`?",
        occupied_is_not_refused,
    ),
    in_playing(
        "Ll",
        "the code doesn't place the new disc",
        "Discs flip, but the played cell stays empty.",
        "Which line of your code writes to the played cell?",
        new_disc_is_missing,
    ),
    in_playing(
        "Lm",
        "the code counts the discs but doesn't change the board",
        "The number is right, but the board stays the same.",
        "Which line of your code writes to the board instead of to a copied cell?",
        nothing_is_written,
    ),
    in_playing(
        "Ln",
        "the code returns `Turned(0)` and places the disc",
        "You can place a disc on any empty cell.",
        "When does your code return `Nothing`?",
        turned_zero,
    ),
];

/// Mistakes that Rust's types rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 0] = [];
