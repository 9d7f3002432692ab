//! The known mistakes of the detour on walls, each written the way a learner would write it.

mod building_blocks;
mod count_or_turn;
mod walled_moves;
mod walled_start;

use steps::{Answers, Disc, WalledBoard};

use crate::{ImpossibleMistake, Mistake};
use building_blocks::moves_by;
use count_or_turn::{
    always_turns, counter_starts_again, end_is_not_checked, four_steps, never_turns,
    new_disc_is_missing, new_disc_lands_anywhere, occupied_is_not_refused, one_too_many,
    steps_without_the_wall, turns_on_the_way_out, wall_closes, width_is_always_ten,
};
use walled_moves::{
    counting_turns, indices_without_the_wall, no_move_is_found, published_moves,
    scan_ends_too_early, spot_is_emptied_first, spots_are_emptied_one_by_one,
};
use walled_start::{colours_exchanged, start_counted_from_zero, start_without_the_wall};

/// A mistake in `count_or_turn`; `walled_moves` is built on it.
macro_rules! in_count_or_turn {
    ($id:literal, $title:literal, $symptom:literal, $ask:literal, $count_or_turn:path) => {
        Mistake::new(
            $id,
            $title,
            $symptom,
            $ask,
            Answers {
                count_or_turn: $count_or_turn,
                walled_moves: |board, player| moves_by(board, player, $count_or_turn),
                ..Answers::REFERENCE
            },
        )
    };
}

const fn in_start(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    walled_start: fn() -> WalledBoard,
) -> Mistake {
    let answers = Answers {
        walled_start,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

const fn in_moves(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    walled_moves: fn(&WalledBoard, Disc) -> Vec<i32>,
) -> Mistake {
    let answers = Answers {
        walled_moves,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

/// In the order of the functions. W03 combines A06, W01 and W02.
pub(crate) static MISTAKES: [Mistake; 23] = [
    in_start(
        "A06",
        "the code swaps the colours of the four discs at the start",
        "Black's legal moves are e3, f4, c5 and d6.",
        "Which colour does your code put on d4, and at which index?",
        colours_exchanged,
    ),
    in_start(
        "Wa",
        "the code uses the indices of a board without a wall at the start",
        "The four discs are too high and too far right.",
        "How many spots does one row have in your code, with the wall?",
        start_without_the_wall,
    ),
    in_start(
        "Wo",
        "the code counts the rows and columns of the start from 0",
        "The four discs are one row too high and one column too far left.",
        "Which index does your code use for a1, with the wall?",
        start_counted_from_zero,
    ),
    in_count_or_turn!(
        "W02",
        "the code doesn't reject occupied spots",
        "You can place a disc on top of another disc.",
        "What does your code check about the spot at `index` before the first walk?",
        occupied_is_not_refused
    ),
    in_count_or_turn!(
        "Wb",
        "the code flips discs even if `turn` is false",
        "The board changes although the function should only count.",
        "Which lines of your code check `turn`?",
        always_turns
    ),
    in_count_or_turn!(
        "Wc",
        "the code counts the discs but never flips them",
        "The number is right, but the board doesn't change although `turn` is true.",
        "Where does your code write to the board if `turn` is true?",
        never_turns
    ),
    in_count_or_turn!(
        "Wd",
        "the code doesn't place the new disc",
        "Discs flip, but the played spot stays empty.",
        "Which line of your code writes to `board[index]`?",
        new_disc_is_missing
    ),
    in_count_or_turn!(
        "We",
        "the code places the new disc even if nothing flips",
        "If `turn` is true, you can place a disc on any empty spot.",
        "What does your code do if the number of flipped discs is 0?",
        new_disc_lands_anywhere
    ),
    in_count_or_turn!(
        "Wf",
        "the code lets the wall close a run",
        "Runs that end at the wall flip.",
        "Which of the three kinds of spots closes a run in your code?",
        wall_closes
    ),
    in_count_or_turn!(
        "Wg",
        "the code doesn't check where the walk stops",
        "Runs flip, whatever is behind them.",
        "What must the last spot hold before your code walks back?",
        end_is_not_checked
    ),
    in_count_or_turn!(
        "Wh",
        "the code counts one spot too many on the way back",
        "Each closed direction counts one disc too many. A neighbouring disc of the player counts as 1.",
        "On which spot does your way back start, and on which does it end?",
        one_too_many
    ),
    in_count_or_turn!(
        "Wi",
        "the code resets the counter for each direction",
        "Only the last direction is counted.",
        "Does your code set the counter to 0 once, or once for each direction?",
        counter_starts_again
    ),
    in_count_or_turn!(
        "Wj",
        "the code flips discs before it knows that the run closes",
        "If `turn` is true, runs that don't close change their colour too.",
        "At which line does your code know that the run closes?",
        turns_on_the_way_out
    ),
    in_count_or_turn!(
        "Wk",
        "the code uses the steps of a board that is ten spots wide",
        "It works on 8×8, but not on smaller boards.",
        "Does your code use `board.steps()` or fixed numbers?",
        width_is_always_ten
    ),
    in_count_or_turn!(
        "Wl",
        "the code leaves the wall out of the width",
        "Walks up and down land one or two spots beside the line.",
        "Does your code add 8 or 10 to reach the spot below?",
        steps_without_the_wall
    ),
    in_count_or_turn!(
        "Wm",
        "the code walks only four of the eight steps",
        "Discs on a diagonal never flip.",
        "How many of the steps in `board.steps()` does your loop use?",
        four_steps
    ),
    in_moves(
        "W01",
        "the code ends its scan one row and one column too early",
        "The last row and the last column never have a legal move.",
        "On a board with a wall, what is the last row number in your range?",
        scan_ends_too_early,
    ),
    in_moves(
        "Wp",
        "the code flips discs while `walled_moves` counts",
        "The first move is right, but the later moves belong to a changed board.",
        "With which value of `turn` does your `walled_moves` call `count_or_turn`?",
        counting_turns,
    ),
    in_moves(
        "Wq",
        "the code lists occupied spots in `walled_moves`",
        "Moves on top of discs are listed, although `count_or_turn` rejects them.",
        "Does your `walled_moves` empty a spot before it calls `count_or_turn`?",
        spot_is_emptied_first,
    ),
    in_moves(
        "Wr",
        "the code empties the spots of its copy in `walled_moves`",
        "The discs are gone as soon as the scan reaches them.",
        "Which line of your `walled_moves` puts the disc back on the copy?",
        spots_are_emptied_one_by_one,
    ),
    in_moves(
        "Ws",
        "the code finds no legal move in `walled_moves`",
        "The list is empty on every board, although `count_or_turn` is right.",
        "Which spots does your scan visit, and what does it check before `push`?",
        no_move_is_found,
    ),
    in_moves(
        "Wn",
        "the code lists the indices of a board without a wall",
        "The indices are too small: a1 should be 11 on the large board.",
        "How does your code compute an index from a row and a column?",
        indices_without_the_wall,
    ),
    Mistake::new(
        "W03",
        "the code has all the bugs of the program in the chapter",
        "The start has the wrong colours, occupied spots are listed, and the last row and column aren't.",
        "Which of your lines have the bugs that the chapter names?",
        Answers {
            walled_start: colours_exchanged,
            count_or_turn: occupied_is_not_refused,
            walled_moves: published_moves,
            ..Answers::REFERENCE
        },
    ),
];

/// Mistakes that Rust's types rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 0] = [];
