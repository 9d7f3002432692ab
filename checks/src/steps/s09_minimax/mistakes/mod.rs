//! The known mistakes of step 09, each written the way a learner would write it.

mod building_blocks;
mod pass;
mod returned_move;
mod score;

use steps::{Answers, Board, Disc, Square};

use crate::{ImpossibleMistake, Mistake};
use pass::{
    both_pass_for_ever, both_pass_to_the_last_ply, pass_ends_the_search, pass_hands_back_a_move,
    pass_keeps_the_side, pass_scores_zero, pass_takes_no_ply, pass_without_minus,
    same_side_after_a_pass,
};
use returned_move::{greedy_move_is_handed_back, last_move_is_handed_back, no_move_is_handed_back};
use score::{
    always_blacks_score, before_the_move, best_begins_at_zero, both_sides_maximize,
    depth_counts_down_in_the_loop, leaves_from_blacks_view, leaves_from_the_enemys_view,
    lowest_number_is_negated, max_and_min_exchanged, no_minus, one_ply_too_early, one_ply_too_many,
    same_side_moves_again, trials_pile_up,
};

/// A mistake in `minimax`.
const fn mistake(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    minimax: Search,
) -> Mistake {
    let answers = Answers {
        minimax,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

type Search = fn(&Board, Disc, u32) -> (i32, Option<Square>);

/// First the signs and views, then the recursion, the passes, the end, and the returned move.
pub(crate) static MISTAKES: [Mistake; 26] = [
    mistake(
        "K01",
        "the code doesn't negate the enemy's score",
        "The search picks the line that is best for the enemy.",
        "Where does your code negate the score that the recursive call returns?",
        no_minus,
    ),
    mistake(
        "K02",
        "the code scores the last position from Black's view",
        "One colour plays well, and the other plays badly.",
        "With which player does your code call `evaluate` at depth 0?",
        leaves_from_blacks_view,
    ),
    mistake(
        "S9p",
        "the code returns Black's score, even if White is to move",
        "For Black every score is right. For White every score has the wrong sign.",
        "From which side's view is the score that your code returns if White is to move?",
        always_blacks_score,
    ),
    mistake(
        "S9a",
        "the code scores the last position from the enemy's view",
        "Every score has the wrong sign.",
        "At depth 0, do you call `evaluate` with `player` or with the enemy?",
        leaves_from_the_enemys_view,
    ),
    mistake(
        "K03",
        "the code swaps max and min",
        "The opponent plays worse when it looks further ahead.",
        "On whose turn does your code take the largest score?",
        max_and_min_exchanged,
    ),
    mistake(
        "S9b",
        "the code takes the largest score for both sides",
        "The opponent plays as if you were going to help it.",
        "Which score does your code take on the enemy's turn?",
        both_sides_maximize,
    ),
    mistake(
        "K12",
        "the code negates the smallest `i32`",
        "The code panics at the first move, because `-i32::MIN` doesn't fit in an `i32`.",
        "What is the first best score in your code, and can you negate it?",
        lowest_number_is_negated,
    ),
    mistake(
        "S9c",
        "the code starts with a best score of 0",
        "If all scores are negative, the code returns 0 and no move.",
        "Can a negative score be larger than your first best score?",
        best_begins_at_zero,
    ),
    mistake(
        "K04",
        "the code lets the same side move again",
        "The opponent plans two moves in a row for one side.",
        "With which player do you make the recursive call after a move?",
        same_side_moves_again,
    ),
    mistake(
        "K10",
        "the code reduces the depth inside the loop",
        "Only the first move is searched to the full depth.",
        "With which depth do you make the recursive call for the second move?",
        depth_counts_down_in_the_loop,
    ),
    mistake(
        "K11",
        "the code makes all trial moves on the same board",
        "Later moves are scored with the discs of earlier trial moves.",
        "Does your code start from the original board for every move?",
        trials_pile_up,
    ),
    mistake(
        "S9d",
        "the code searches the board from before the move",
        "All moves have the same score.",
        "Which board does your recursive call use, the one before or after the move?",
        before_the_move,
    ),
    mistake(
        "S9e",
        "the code ends the recursion one ply too early",
        "Every depth returns the score of the depth before it.",
        "At which depth does your code evaluate immediately, 1 or 0?",
        one_ply_too_early,
    ),
    mistake(
        "S9f",
        "the code searches one ply too many",
        "Every depth returns the score of the next depth.",
        "At depth 1, after how many moves does your code evaluate?",
        one_ply_too_many,
    ),
    mistake(
        "K06",
        "the code doesn't negate the score after a pass",
        "The scores of positions with a pass have the wrong sign.",
        "After a pass, where does your code negate the returned score?",
        pass_without_minus,
    ),
    mistake(
        "K07",
        "the code keeps the same side and depth after a pass",
        "The recursion never ends, because nothing changes between the calls.",
        "After a pass, with which player and depth do you make the recursive call?",
        pass_keeps_the_side,
    ),
    mistake(
        "K08",
        "the code doesn't check for the end, and a pass costs no ply",
        "At the end of the game, both sides pass forever.",
        "What ends your recursion if neither side can move?",
        both_pass_for_ever,
    ),
    mistake(
        "S9n",
        "the code doesn't check whether neither side can move",
        "At the end of the game, both sides pass until no ply is left. A large depth overflows the stack.",
        "If neither side can move, after how many calls does your code evaluate?",
        both_pass_to_the_last_ply,
    ),
    mistake(
        "S9o",
        "the code keeps the same side after a pass, with one ply less",
        "A side that has to pass keeps passing until no ply is left.",
        "After a pass, with which player do you make the recursive call?",
        same_side_after_a_pass,
    ),
    mistake(
        "S9g",
        "the code doesn't count a pass as a ply",
        "After a pass, the search looks one ply too far.",
        "After a pass, with which depth do you make the recursive call?",
        pass_takes_no_ply,
    ),
    mistake(
        "S9h",
        "the code ends the search when a side has no legal move",
        "A position with a pass is evaluated as if the game were over.",
        "If one side can't move, what does your code check about the other side?",
        pass_ends_the_search,
    ),
    mistake(
        "S9i",
        "the code returns 0 when a side has no legal move",
        "A pass looks like a draw.",
        "What does your code do if only one side can't move?",
        pass_scores_zero,
    ),
    mistake(
        "S9j",
        "the code returns the enemy's move after a pass",
        "A side that has to pass gets a move.",
        "Which move does your code return if `player` has no legal move?",
        pass_hands_back_a_move,
    ),
    mistake(
        "S9k",
        "the code returns the last move with the best score",
        "The score is right, but the move isn't.",
        "Does your code keep the square always, or only with a better score?",
        last_move_is_handed_back,
    ),
    mistake(
        "S9l",
        "the code returns no move",
        "The score is right, but the move is always `None`.",
        "Where does your code keep the square that has the best score?",
        no_move_is_handed_back,
    ),
    mistake(
        "S9m",
        "the code returns the greedy move",
        "The score looks ahead, but the move doesn't.",
        "Does your move come from the same search as your score?",
        greedy_move_is_handed_back,
    ),
];

/// Mistakes that Rust's types rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 0] = [];
