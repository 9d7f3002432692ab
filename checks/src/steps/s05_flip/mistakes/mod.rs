//! The known mistakes of step 05, each written the way a learner would write it.

mod building_blocks;
mod flips_at;
mod flips_in_direction;
mod place;

use steps::{Answers, Board, Disc, Square};

use crate::{ImpossibleMistake, Mistake, Text};
use building_blocks::{all_directions, place_if_anything_turns, place_if_legal};
use flips_at::{
    chain_reaction, failed_runs_are_kept, first_direction_only, four_directions,
    last_direction_only, occupied_is_not_refused, one_direction_twice,
};
use flips_in_direction::{
    closing_disc_is_counted, edge_closes, end_is_not_checked, enemy_is_white,
    goes_on_past_the_closing_disc, last_line_is_not_read, one_disc_at_most, only_the_row_advances,
    own_and_enemy_are_exchanged, reads_before_checking, side_is_always_eight, start_is_in_the_list,
    starts_on_the_square, walks_over_empty_cells,
};
use place::{
    always_none, illegal_gives_the_old_board, legality_is_not_asked, new_disc_is_missing,
    new_disc_only, nothing_turns, old_board_is_returned, side_changes_too_early,
    taken_squares_are_played,
};

/// A mistake in `flips_in_direction`; the other two functions are built on it.
macro_rules! in_direction {
    ($id:literal, $title:literal, $symptom:literal, $ask:literal, $in_direction:path) => {
        Mistake::new(
            $id,
            $title,
            $symptom,
            $ask,
            Answers {
                flips_in_direction: $in_direction,
                flips_at: |board, square, player| {
                    all_directions(board, square, player, $in_direction)
                },
                place: |board, square, player| {
                    place_if_legal(board, square, player, |board, square, player| {
                        all_directions(board, square, player, $in_direction)
                    })
                },
                ..Answers::REFERENCE
            },
        )
    };
}

/// A mistake in `flips_at`; `place` is built on it.
macro_rules! in_flips_at {
    ($id:literal, $title:literal, $symptom:literal, $ask:literal, $flips_at:path) => {
        Mistake::new(
            $id,
            $title,
            $symptom,
            $ask,
            Answers {
                flips_at: $flips_at,
                place: |board, square, player| place_if_legal(board, square, player, $flips_at),
                ..Answers::REFERENCE
            },
        )
    };
}

/// A mistake in `place` alone.
const fn in_place(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    place: fn(&Board, Square, Disc) -> Option<Board>,
) -> Mistake {
    let answers = Answers {
        place,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

/// In the order of the functions: one direction, all of them, the board.
pub(crate) static MISTAKES: [Mistake; 31] = [
    in_direction!(
        "C08",
        "the code adds the closing disc to the list",
        "Every list is one square too long, and its last disc already has the right colour.",
        "On which cell does your walk stop, and does your code add it to the list?",
        closing_disc_is_counted
    ),
    in_direction!(
        "C09",
        "the code walks past the closing disc",
        "Discs behind the closing disc flip too.",
        "What does your loop do when it reaches the first disc of the player?",
        goes_on_past_the_closing_disc
    ),
    in_direction!(
        "S5a",
        "the code keeps runs that don't close",
        "If another direction makes the move legal, runs flip that end in a gap or at the edge.",
        "After your loop, what must the next cell hold before you return the run?",
        end_is_not_checked
    ),
    Mistake::new(
        "S5b",
        "the code keeps runs that don't close, and `place` uses them",
        "You can play any empty square next to an enemy disc.",
        "When is the list of your `flips_at` empty, so that `place` returns `None`?",
        Answers {
            flips_in_direction: end_is_not_checked,
            flips_at: |board, square, player| {
                all_directions(board, square, player, end_is_not_checked)
            },
            place: |board, square, player| {
                place_if_anything_turns(board, square, player, |board, square, player| {
                    all_directions(board, square, player, end_is_not_checked)
                })
            },
            ..Answers::REFERENCE
        },
    ),
    in_direction!(
        "S5c",
        "the code keeps runs that reach the edge",
        "Discs up to the edge flip, without a closing disc behind them.",
        "If your walk leaves the board, does your code still return the run?",
        edge_closes
    ),
    in_direction!(
        "S5d",
        "the code reads a cell before it checks that it's on the board",
        "The code panics when a walk reaches the edge.",
        "Does your code read the cell before it checks that it's on the board?",
        reads_before_checking
    ),
    in_direction!(
        "S5e",
        "the code counts empty cells as part of the run",
        "Discs appear on squares that were empty.",
        "Does your condition test for an enemy disc, or only for \"not mine\"?",
        walks_over_empty_cells
    ),
    in_direction!(
        "S5f",
        "the code checks only one disc in each direction",
        "Runs of two or more discs never flip.",
        "Does your code use `if` where the walk needs a loop?",
        one_disc_at_most
    ),
    in_direction!(
        "S5g",
        "the code checks the range with 8 instead of the board size",
        "The code works on 8×8, but panics on smaller boards.",
        "Does your range check use the size of this board or 8?",
        side_is_always_eight
    ),
    in_direction!(
        "S5h",
        "the code always treats White as the enemy",
        "Black's moves are right, but White's moves flip nothing.",
        "Which enemy colour does your code use when the player is White?",
        enemy_is_white
    ),
    in_direction!(
        "S5p",
        "the code never finds a run",
        "`flips_in_direction` returns an empty list for every empty square.",
        "Where does your walk start, and what do you return when the run closes?",
        starts_on_the_square
    ),
    in_direction!(
        "S5q",
        "the code swaps the player's discs and enemy discs",
        "The list holds discs of the player's colour.",
        "Which discs does your walk go over, and whose disc closes the run?",
        own_and_enemy_are_exchanged
    ),
    in_direction!(
        "S5i",
        "the code adds the played square to the list",
        "The list starts with the played square, once for each closed direction.",
        "What does your list hold before the first step of the walk?",
        start_is_in_the_list
    ),
    in_direction!(
        "S5j",
        "the code never reaches the last row and the last column",
        "Runs that close in the last row or column don't flip.",
        "On a board with eight rows, is 6 or 7 the last row that your walk reaches?",
        last_line_is_not_read
    ),
    in_direction!(
        "S5k",
        "the code changes only the row inside the loop",
        "Diagonal runs bend, and runs to the east or west never end.",
        "Which numbers of the square does your loop change in every step?",
        only_the_row_advances
    ),
    in_flips_at!(
        "D03",
        "the code walks one direction twice",
        "One disc flips, but it's in the list twice.",
        "Is every direction in your list different from the others?",
        one_direction_twice
    ),
    in_flips_at!(
        "D04",
        "the code stops at the first direction that flips discs",
        "Discs flip in one direction only.",
        "Is there a `return` or a `break` in your loop over the directions?",
        first_direction_only
    ),
    in_flips_at!(
        "S5r",
        "the code keeps only the discs of the last direction",
        "Only discs to the south-east flip.",
        "Does your code add to the list with `extend`, or replace it with `=`?",
        last_direction_only
    ),
    in_flips_at!(
        "D07",
        "the code keeps the runs of failed directions",
        "A run that doesn't close flips if another direction succeeds.",
        "When a direction fails, where does your code remove its discs from the list?",
        failed_runs_are_kept
    ),
    in_flips_at!(
        "F04",
        "the code starts new walks from flipped discs",
        "A single move flips discs all over the board.",
        "From how many squares does your code walk for one move?",
        chain_reaction
    ),
    Mistake::new(
        "S5l",
        "the code walks from occupied squares in `flips_at`",
        "You can play a square that already holds a disc.",
        "What does your `flips_at` return, before any walk, for an occupied square?",
        Answers {
            flips_at: occupied_is_not_refused,
            place: |board, square, player| {
                place_if_anything_turns(board, square, player, occupied_is_not_refused)
            },
            ..Answers::REFERENCE
        },
    ),
    in_flips_at!(
        "S5m",
        "the code walks only four directions in `flips_at`",
        "Discs on a diagonal never flip.",
        "How many directions does your loop use, diagonals included?",
        four_directions
    ),
    in_place(
        "F01",
        "the code doesn't place the new disc",
        "Discs flip, but the played square stays empty.",
        "Which line of your code writes to the played square?",
        new_disc_is_missing,
    ),
    in_place(
        "F02",
        "the code places the new disc but flips nothing",
        "Only the new disc appears.",
        "Which squares of your copy do you assign, and with which board do you call `flips_at`?",
        nothing_turns,
    ),
    in_place(
        "S5u",
        "the code only places the new disc, on any square",
        "You can place a disc on any square, and nothing flips.",
        "Which squares of your copy do you assign, and when do you return `None`?",
        new_disc_only,
    ),
    in_place(
        "F07",
        "the code doesn't check that the move is legal",
        "You can place a disc on any square.",
        "What does your `place` return for a move that flips nothing?",
        legality_is_not_asked,
    ),
    in_place(
        "S5s",
        "the code never makes a move",
        "`place` returns `None`, even for legal moves.",
        "Which condition in your `place` leads to `None`, and is it reversed?",
        always_none,
    ),
    in_place(
        "S5t",
        "the code places discs on occupied squares",
        "You can play an occupied square if the move flips discs.",
        "Which line of your `place` checks that the square is empty?",
        taken_squares_are_played,
    ),
    in_place(
        "F08",
        "the code changes sides before it flips the discs",
        "The new disc has the right colour, but the discs flip for the other side.",
        "With which player do you call `flips_at`?",
        side_changes_too_early,
    ),
    in_place(
        "S5n",
        "the code returns the board from before the move",
        "A legal move changes nothing.",
        "Which board does your code return, the original or the changed copy?",
        old_board_is_returned,
    ),
    in_place(
        "S5o",
        "the code returns the unchanged board for an illegal move",
        "Illegal moves look as if they were made.",
        "For an illegal move, does your code return `None` or `Some`?",
        illegal_gives_the_old_board,
    ),
];

/// Mistakes that Rust's types rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 1] = [ImpossibleMistake {
    id: "F09",
    title: Text {
        english: "the code tries a move on a copy that shares its cells with the game",
    },
    why: Text {
        english: "`*board` copies every cell, and your code can't write to a board behind `&`.",
    },
}];
