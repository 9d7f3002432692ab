//! The known mistakes of step 06, each written the way a learner would write it.

mod building_blocks;
mod count;
mod legal_moves;
mod next_turn;
mod outcome;

use steps::{Answers, Board, Disc, Outcome, Turn, count};

use crate::{ImpossibleMistake, Mistake};
use building_blocks::{can_move, outcome_by, turn_by};
use count::{
    cells_are_always_64, colours_are_exchanged, eight_rows_are_counted, last_line_is_not_counted,
};
use legal_moves::{
    column_by_column, every_square_is_listed, flips_are_left_out, no_move_is_found,
    other_sides_moves, scan_ends_too_early, scan_goes_too_far, scan_starts_at_one,
    side_is_always_eight,
};
use next_turn::{
    full_or_one_colour_ends_it, never_over, no_pass, one_stuck_side_ends_it,
    only_a_full_board_ends_it, other_side_always, over_when_full, over_when_full_or_one_colour,
    over_when_one_side_is_stuck, pass_is_not_told, pass_names_the_stuck_side, side_does_not_change,
    unfinished_after_a_wipe_out, wiped_out_side_is_asked,
};
use outcome::{
    always_unfinished, does_not_wait_for_the_end, draw_for_black, fewer_discs_win, no_draw,
    only_black_is_asked, only_white_is_asked,
};

/// A mistake in `legal_moves`; `next_turn` and `outcome` call it to find out whether a side can move.
macro_rules! in_legal_moves {
    ($id:literal, $title:literal, $symptom:literal, $ask:literal, $legal_moves:path) => {
        Mistake::new(
            $id,
            $title,
            $symptom,
            $ask,
            Answers {
                legal_moves: $legal_moves,
                next_turn: |board, just_moved| {
                    turn_by(just_moved, |player| !$legal_moves(board, player).is_empty())
                },
                outcome: |board| {
                    outcome_by(count(board), |player| {
                        !$legal_moves(board, player).is_empty()
                    })
                },
                ..Answers::REFERENCE
            },
        )
    };
}

/// A mistake in `count`; `outcome` compares its numbers.
macro_rules! in_count {
    ($id:literal, $title:literal, $symptom:literal, $ask:literal, $count:path) => {
        Mistake::new(
            $id,
            $title,
            $symptom,
            $ask,
            Answers {
                count: $count,
                outcome: |board| outcome_by($count(board), |player| can_move(board, player)),
                ..Answers::REFERENCE
            },
        )
    };
}

/// A mistake in `next_turn`, with the same misunderstanding in `outcome`.
const fn in_turn_and_outcome(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    next_turn: fn(&Board, Disc) -> Turn,
    outcome: fn(&Board) -> Outcome,
) -> Mistake {
    let answers = Answers {
        next_turn,
        outcome,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

/// A mistake in `next_turn` alone.
const fn in_turn(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    next_turn: fn(&Board, Disc) -> Turn,
) -> Mistake {
    in_turn_and_outcome(id, title, symptom, ask, next_turn, steps::outcome)
}

/// A mistake in `outcome` alone.
const fn in_outcome(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    outcome: fn(&Board) -> Outcome,
) -> Mistake {
    in_turn_and_outcome(id, title, symptom, ask, steps::next_turn, outcome)
}

/// In the order of the functions: the count, the moves, the turn, the result.
pub(crate) static MISTAKES: [Mistake; 34] = [
    in_count!(
        "S6i",
        "the code swaps the two colours in the count",
        "Black's number is White's, so the wrong side wins.",
        "Which field does your code increase for a black disc?",
        colours_are_exchanged
    ),
    in_count!(
        "S6j",
        "the code computes the empty cells from 64",
        "The count is right on 8×8, but smaller boards get too many empty cells.",
        "How many cells does this board have in your code?",
        cells_are_always_64
    ),
    in_count!(
        "S6r",
        "the code counts eight rows and columns on every board",
        "The count is right on 8×8, but the code panics on smaller boards.",
        "Which range do your loops use, and how many rows does this board have?",
        eight_rows_are_counted
    ),
    in_count!(
        "S6k",
        "the code doesn't count the last row and the last column",
        "Discs in the last row and column are missing from the count.",
        "What is the last row that your loops count?",
        last_line_is_not_counted
    ),
    in_legal_moves!(
        "E02",
        "the code starts its scan at 1",
        "The first row and the first column never have a legal move.",
        "What is the first row number in your loop?",
        scan_starts_at_one
    ),
    in_legal_moves!(
        "E03",
        "the code ends its scan one row and one column too early",
        "The last row and column never have a legal move, so sides pass too early.",
        "What is the last row number in your loop?",
        scan_ends_too_early
    ),
    in_legal_moves!(
        "E04",
        "the code scans one row and one column too far",
        "The code panics when it makes the first list.",
        "Is your range `0..n` or `0..=n`?",
        scan_goes_too_far
    ),
    in_legal_moves!(
        "S6a",
        "the code lists the moves column by column",
        "The moves are right, but in another order. A later step takes the first of equal moves.",
        "Which of your two loops is the outer one, rows or columns?",
        column_by_column
    ),
    in_legal_moves!(
        "S6b",
        "the code scans eight rows and columns on every board",
        "The list is right on 8×8, but the code panics on smaller boards.",
        "Does your scan use the size of this board or 8?",
        side_is_always_eight
    ),
    in_legal_moves!(
        "S6c",
        "the code lists squares that flip nothing",
        "Every square of the board is listed as a legal move.",
        "What does your code check between `flips_at` and `push`?",
        every_square_is_listed
    ),
    in_legal_moves!(
        "S6d",
        "the code leaves out the discs that a move flips",
        "The squares are right, but every list of flips is empty.",
        "What does your code put into the field `flips`?",
        flips_are_left_out
    ),
    in_legal_moves!(
        "S6e",
        "the code lists the other side's moves",
        "Black gets White's moves, and White gets Black's.",
        "With which player do you call `flips_at`?",
        other_sides_moves
    ),
    in_legal_moves!(
        "S6p",
        "the code finds no legal moves",
        "The list is empty for every board.",
        "Which moves reach `push` in your code?",
        no_move_is_found
    ),
    in_turn(
        "G01",
        "the code doesn't change sides after a move",
        "The same colour keeps playing.",
        "After `just_moved` has moved, whose moves does your code look for first?",
        side_does_not_change,
    ),
    in_turn(
        "S6q",
        "the code always gives the turn to the other side",
        "No side ever passes, and no game ends.",
        "What does your `next_turn` return if the other side has no legal move?",
        other_side_always,
    ),
    in_turn(
        "G03",
        "the code never passes, so a side without moves is to move",
        "The game stops, although one side can still move.",
        "What does your `next_turn` return if only `just_moved` has a legal move?",
        no_pass,
    ),
    in_turn_and_outcome(
        "G04",
        "the code ends the game when one side has no legal move",
        "The game ends although the other side can still move.",
        "How many sides must have no legal move before your code ends the game?",
        one_stuck_side_ends_it,
        over_when_one_side_is_stuck,
    ),
    in_turn_and_outcome(
        "G07",
        "the code ends the game only if the board is full",
        "Both sides pass forever while squares are still empty.",
        "Can your code end the game while squares are empty, as in a row `B..W`?",
        only_a_full_board_ends_it,
        over_when_full,
    ),
    in_turn_and_outcome(
        "G08",
        "the code ends the game only on a full board or without a colour",
        "The game never ends if both sides have discs but no legal move.",
        "Which condition in your code notices that neither side can move?",
        full_or_one_colour_ends_it,
        over_when_full_or_one_colour,
    ),
    in_turn_and_outcome(
        "G09",
        "the code gives the turn to a side that has no discs",
        "After a wipe-out, the side without discs is to move.",
        "What does your code check first for a side that has no discs?",
        wiped_out_side_is_asked,
        unfinished_after_a_wipe_out,
    ),
    in_turn(
        "S6f",
        "the code never returns `Over`",
        "If neither side can move, one side still passes.",
        "If the other side can't move, what does your code check about `just_moved`?",
        never_over,
    ),
    in_turn(
        "S6g",
        "the code returns the side that has to pass",
        "`PassesBackTo` holds the wrong colour.",
        "Which side moves after the pass, and which one does your code return?",
        pass_names_the_stuck_side,
    ),
    in_turn(
        "S6h",
        "the code returns `Moves` instead of `PassesBackTo`",
        "The right side moves, but the game can't show that the other side passed.",
        "Which variant of `Turn` do you return when the other side has to pass?",
        pass_is_not_told,
    ),
    in_outcome(
        "S6l",
        "the code lets the side with fewer discs win",
        "`Won` holds the wrong colour.",
        "With 13 black discs and no white disc, which side wins in your comparison?",
        fewer_discs_win,
    ),
    in_outcome(
        "S6m",
        "the code counts a draw as White's win",
        "White wins with 32 discs to 32.",
        "Which branch of your code runs if both sides have equally many discs?",
        no_draw,
    ),
    in_outcome(
        "S6s",
        "the code counts a draw as Black's win",
        "Black wins with 32 discs to 32.",
        "Does your comparison use `>` or `>=`?",
        draw_for_black,
    ),
    in_outcome(
        "S6t",
        "the code always returns `Unfinished`",
        "No game ever has a result.",
        "Can the condition that leads to `Unfinished` be false in your code?",
        always_unfinished,
    ),
    in_outcome(
        "S6u",
        "the code ends the game in `outcome` when one side can't move",
        "A side that only has to pass has already won or lost.",
        "How many sides must have no legal move before you return a result?",
        over_when_one_side_is_stuck,
    ),
    in_outcome(
        "S6v",
        "the code waits for a full board in `outcome`",
        "A game that ends with empty squares has no result.",
        "Does your `outcome` check for empty squares or for legal moves?",
        over_when_full,
    ),
    in_outcome(
        "S6w",
        "the code waits in `outcome` for a full board or a missing colour",
        "There is no result if both sides have discs but no legal move.",
        "Which line of your `outcome` notices that neither side can move?",
        over_when_full_or_one_colour,
    ),
    in_outcome(
        "S6x",
        "the code treats a side without discs as able to move",
        "After a wipe-out, the game is still unfinished.",
        "What does your `outcome` check for a side that has no discs?",
        unfinished_after_a_wipe_out,
    ),
    in_outcome(
        "S6y",
        "the code checks only White's moves in `outcome`",
        "The game is over although Black can still move.",
        "Whose legal moves does your `outcome` look for?",
        only_white_is_asked,
    ),
    in_outcome(
        "S6n",
        "the code returns a result without checking for legal moves",
        "A side wins before the game is over.",
        "What does your code check before it compares the discs?",
        does_not_wait_for_the_end,
    ),
    in_outcome(
        "S6o",
        "the code checks only Black's moves in `outcome`",
        "The game is over although White can still move.",
        "For how many sides does your `outcome` look for legal moves?",
        only_black_is_asked,
    ),
];

/// Mistakes that Rust's types rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 0] = [];
