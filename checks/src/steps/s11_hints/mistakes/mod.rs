//! The known mistakes of step 11, each written the way a learner would write it.

mod candidate_scores;
mod draw_panel;
mod heat;

use steps::{Answers, Board, Disc, Game, Screen, Square};

use crate::{ImpossibleMistake, Mistake, Text};
use candidate_scores::{
    best_first, never_looks_further, one_ply_too_far, one_window_for_all, only_the_best,
    same_side_moves_again, searches_the_old_board, takes_a_ply_off_none, turned_discs_are_counted,
    without_the_minus,
};
use draw_panel::{
    draw_is_whites, empty_cells_to_the_winner, end_panics, equal_numbers_are_blacks,
    fewer_discs_win, human_is_always_on_turn, last_mover_is_named, numbers_are_exchanged,
    whoever_is_ahead_wins,
};
use heat::{
    cut_off, cut_off_in_i32, divides_by_zero, divides_by_zero_in_i32, empty_list_panics,
    equal_scores_are_30, from_0_to_100, halves_to_even, lowest_is_zero, ninety_wide, range_in_i32,
    upside_down,
};

/// A mistake in `candidate_scores`.
const fn in_candidates(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    candidate_scores: fn(&Board, Disc, u32) -> Vec<(Square, i32)>,
) -> Mistake {
    let answers = Answers {
        candidate_scores,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

/// A mistake in `heat`.
const fn in_heat(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    heat: fn(&[i32]) -> Vec<i32>,
) -> Mistake {
    let answers = Answers {
        heat,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

/// A mistake in `draw_panel`.
const fn in_panel(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    draw_panel: fn(&Game, &mut Screen),
) -> Mistake {
    let answers = Answers {
        draw_panel,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

/// In the order of the functions: the candidates, the scale, the panel.
pub(crate) static MISTAKES: [Mistake; 31] = [
    in_candidates(
        "M03",
        "the code doesn't negate the other side's score",
        "The best and the worst move swap their colours.",
        "After the candidate, whose score does your `minimax` call return?",
        without_the_minus,
    ),
    in_candidates(
        "S11a",
        "the code searches one ply too far",
        "The scores belong to the next strength.",
        "The candidate is the first ply: how many are left in your `minimax` call?",
        one_ply_too_far,
    ),
    in_candidates(
        "S11aa",
        "the code subtracts 1 from 0 plies",
        "The code panics if `plies` is 0.",
        "What is `plies - 1` in your code if `plies` is 0?",
        takes_a_ply_off_none,
    ),
    in_candidates(
        "S11b",
        "the code lets the same side move again after the candidate",
        "Every move looks far too good.",
        "With which player do you call `minimax` after the candidate?",
        same_side_moves_again,
    ),
    in_candidates(
        "S11c",
        "the code never uses `plies`",
        "The scores are the same at every strength.",
        "Where does your code use `plies`?",
        never_looks_further,
    ),
    in_candidates(
        "S11d",
        "the code searches the board from before the candidate",
        "All moves have the same score.",
        "Which board does your `minimax` call use, before or after the candidate?",
        searches_the_old_board,
    ),
    in_candidates(
        "S11e",
        "the code uses one window for all candidates",
        "The best score is right, but some other scores are only bounds.",
        "Which window does your code use for the second candidate?",
        one_window_for_all,
    ),
    in_candidates(
        "S11f",
        "the code sorts the candidates by score",
        "The pairs are right, but in another order.",
        "Does your code keep the order of `legal_moves`?",
        best_first,
    ),
    in_candidates(
        "S11g",
        "the code lists only the best move",
        "The list has one score instead of one for each move.",
        "What does your code add to the list for each move?",
        only_the_best,
    ),
    in_candidates(
        "S11h",
        "the code counts flipped discs instead of scoring the move",
        "The numbers are small and never below 1.",
        "Which function does your code call to evaluate the position?",
        turned_discs_are_counted,
    ),
    in_heat(
        "M01",
        "the code divides by a range of 0 for equal scores",
        "At the start of the game, every move shows 0.",
        "If all scores are equal, what does your code divide by?",
        divides_by_zero,
    ),
    in_heat(
        "M05",
        "the code rounds the numbers down",
        "Some numbers are 1 too low: of the scores 0, 13 and 24, the 13 shows 62 instead of 63.",
        "Which line of your code rounds the number before `as i32` drops its digits?",
        cut_off,
    ),
    in_heat(
        "S11i",
        "the code rounds halves to the even number",
        "Of the scores 0, 13 and 24, the 13 shows 62 instead of 63.",
        "If two integers are equally near, which of them does your rounding method return?",
        halves_to_even,
    ),
    in_heat(
        "S11z",
        "the code divides by 0 for equal scores and uses `i32` for the range",
        "Equal scores show 0, and the code panics if the scores are far apart.",
        "Can your range be 0, and does it always fit in an `i32`?",
        divides_by_zero_in_i32,
    ),
    in_heat(
        "S11y",
        "the code rounds down and uses `i32` for the range",
        "Some numbers are 1 too low, and the code panics if the scores are far apart.",
        "Which line of your code rounds, and does your range always fit in an `i32`?",
        cut_off_in_i32,
    ),
    in_heat(
        "S11j",
        "the code uses `i32` for the range",
        "The code panics if the scores are far apart.",
        "Which type has your range, if the scores are `i32::MIN` and `i32::MAX`?",
        range_in_i32,
    ),
    in_heat(
        "S11k",
        "the code assumes that the lowest score is 0",
        "The numbers are right if the worst score is 0, and far off otherwise.",
        "Which score becomes 30 in your code?",
        lowest_is_zero,
    ),
    in_heat(
        "S11l",
        "the code uses a scale from 0 to 100",
        "The worst move shows 0, and the best shows 100.",
        "What are the lowest and the highest number of your scale?",
        from_0_to_100,
    ),
    in_heat(
        "S11m",
        "the code uses a scale from 30 to 120",
        "The best move shows 120.",
        "What does your code add to 30 for the best move?",
        ninety_wide,
    ),
    in_heat(
        "S11n",
        "the code reverses the scale",
        "The best move is blue, and the worst is amber.",
        "Does your code measure from the lowest score or from the highest?",
        upside_down,
    ),
    in_heat(
        "S11o",
        "the code returns 30 for equal scores",
        "At the start of the game, every move looks bad.",
        "Which number does your code return if all scores are equal?",
        equal_scores_are_30,
    ),
    in_heat(
        "S11p",
        "the code doesn't handle an empty list",
        "The code panics if a side has no legal move.",
        "What do `min` and `max` return in your code for an empty list?",
        empty_list_panics,
    ),
    in_panel(
        "G11",
        "the code counts a draw as Black's win",
        "For a drawn game, the panel says that Black wins.",
        "Does your comparison use `>` or `>=`?",
        equal_numbers_are_blacks,
    ),
    in_panel(
        "S11q",
        "the code counts a draw as White's win",
        "After 32 to 32, the panel says that White wins.",
        "Which branch of your code runs if both sides have equally many discs?",
        draw_is_whites,
    ),
    in_panel(
        "S11r",
        "the code swaps the two numbers",
        "Black's number is White's.",
        "Which field of the count do you write after the word Black?",
        numbers_are_exchanged,
    ),
    in_panel(
        "S11s",
        "the code doesn't handle the end of the game",
        "The code panics when the game is over.",
        "What is `to_move` when the game is over, and what does your code do then?",
        end_panics,
    ),
    in_panel(
        "S11t",
        "the code always shows the human's side as the side to move",
        "The panel always names the same side.",
        "Does your code read the field `human` or the field `to_move`?",
        human_is_always_on_turn,
    ),
    in_panel(
        "S11u",
        "the code shows the side that moved last as the side to move",
        "\"Black to move\" and \"White to move\" are swapped.",
        "Does your code show the side in `to_move`, or the other side?",
        last_mover_is_named,
    ),
    in_panel(
        "S11v",
        "the code gives the empty cells to the winner",
        "The panel shows 64 for 13 discs.",
        "Is the number in your panel the number of black discs on the board?",
        empty_cells_to_the_winner,
    ),
    in_panel(
        "S11w",
        "the code shows the side that is ahead as the winner",
        "The panel names a winner from the first move on.",
        "Which line of your code checks that the game is over?",
        whoever_is_ahead_wins,
    ),
    in_panel(
        "S11x",
        "the code lets the side with fewer discs win",
        "The panel names the wrong winner.",
        "With 13 black discs and no white disc, which side wins in your comparison?",
        fewer_discs_win,
    ),
];

/// Mistakes that Rust's types or this step's signatures rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 2] = [
    ImpossibleMistake {
        id: "G13",
        title: Text {
            english: "the code adds flipped discs to a running score but never subtracts any",
        },
        why: Text {
            english: "`Game` has no field for a score, and `draw_panel` only borrows it. The code has to count the discs each time.",
        },
    },
    ImpossibleMistake {
        id: "M04",
        title: Text {
            english: "the code gives the limits 75 and 50 the wrong colours",
        },
        why: Text {
            english: "`heat` returns only numbers. The page chooses the colours with ranges such as `75..=90`, which include both ends.",
        },
    },
];
