//! The known mistakes of the detour on the endgame, each written the way a learner would write it.

mod building_blocks;
mod final_score;
mod solve;
mod solve_between;

use steps::{Answers, Board, Disc};

use crate::{ImpossibleMistake, Mistake};
use building_blocks::{between_by, solve_by};
use final_score::{
    always_blacks, draw_is_won, empty_cells_to_nobody, empty_cells_to_the_player, enemy_first,
    own_discs, ten_thousand,
};
use solve::{
    begins_at_0, first_move_only, lowest, most_discs, no_move_scores_0, pass_is_the_end,
    pass_without_the_minus, same_side_moves_again, without_the_minus,
};
use solve_between::{
    best_begins_at_0, bounds_not_exchanged, last_move_counts, nothing_is_cut,
    pass_is_the_end_within_bounds, stops_at_alpha, upper_bound_always, window_never_turned,
    window_not_turned, window_not_turned_at_a_pass,
};

/// A mistake in `final_score`; `solve` and `solve_between` call it at the end of each game.
macro_rules! in_final_score {
    ($id:literal, $title:literal, $symptom:literal, $ask:literal, $score:path) => {
        Mistake::new(
            $id,
            $title,
            $symptom,
            $ask,
            Answers {
                final_score: $score,
                solve: |board, player| solve_by($score, board, player),
                solve_between: |board, player, alpha, beta| {
                    between_by($score, board, player, alpha, beta)
                },
                ..Answers::REFERENCE
            },
        )
    };
}

/// A mistake in `solve`.
const fn in_solve(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    solve: fn(&Board, Disc) -> i32,
) -> Mistake {
    let answers = Answers {
        solve,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

/// A mistake in `solve_between`.
const fn in_between(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    solve_between: fn(&Board, Disc, i32, i32) -> i32,
) -> Mistake {
    let answers = Answers {
        solve_between,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

/// In the order of the functions.
pub(crate) static MISTAKES: [Mistake; 26] = [
    in_final_score!(
        "Za",
        "the code doesn't give the empty cells to the winner",
        "A wipe-out scores 13 instead of 64.",
        "Which side gets the empty cells in your code?",
        empty_cells_to_nobody
    ),
    in_final_score!(
        "Zb",
        "the code always adds the empty cells",
        "A lost game with empty cells scores too high.",
        "If the enemy wins, does your code add the empty cells or subtract them?",
        empty_cells_to_the_player
    ),
    in_final_score!(
        "Zc",
        "the code gives the empty cells to a side in a draw",
        "A draw with empty cells scores as a win.",
        "What does your code return for 12 to 12 with 40 empty cells?",
        draw_is_won
    ),
    in_final_score!(
        "Zd",
        "the code always returns Black's score",
        "The score is right for Black, but has the wrong sign for White.",
        "Where does your code use `player`?",
        always_blacks
    ),
    in_final_score!(
        "Ze",
        "the code returns the player's discs instead of the difference",
        "The score is 34 instead of 4, and never below 0.",
        "What does your code subtract from the player's discs?",
        own_discs
    ),
    in_final_score!(
        "Zf",
        "the code subtracts the player's discs from the enemy's",
        "Every score has the wrong sign.",
        "Which number does your code subtract from which?",
        enemy_first
    ),
    in_final_score!(
        "Zg",
        "the code adds 10,000 for a won game",
        "The score is 10,064 instead of 64.",
        "Where does the 10,000 in your score come from?",
        ten_thousand
    ),
    in_solve(
        "Zh",
        "the code doesn't negate the enemy's score",
        "Lost positions look won.",
        "After the move, where does your code negate the score that `solve` returns?",
        without_the_minus,
    ),
    in_solve(
        "Zi",
        "the code scores a pass as the end of the game",
        "Scores are wrong whenever a side has to pass.",
        "If one side can't move, what does your code check before it counts discs?",
        pass_is_the_end,
    ),
    in_solve(
        "Zj",
        "the code returns 0 if a side has no legal move",
        "Positions that lead to a pass or to the end look like draws.",
        "What does your code do if one side can't move, and what if neither can?",
        no_move_scores_0,
    ),
    in_solve(
        "Zk",
        "the code doesn't negate the score after a pass",
        "Scores have the wrong sign whenever a side has to pass.",
        "After a pass, where does your code negate the returned score?",
        pass_without_the_minus,
    ),
    in_solve(
        "Zl",
        "the code takes the lowest score",
        "Both sides play as badly as they can.",
        "Which score does your code keep, the lowest or the highest?",
        lowest,
    ),
    in_solve(
        "Zm",
        "the code lets the same side move again",
        "The enemy never gets a move.",
        "With which side do you call `solve` after the move?",
        same_side_moves_again,
    ),
    in_solve(
        "Zn",
        "the code starts with a best score of 0 in `solve`",
        "A lost position scores 0.",
        "Can a negative score be larger than your first best score?",
        begins_at_0,
    ),
    in_solve(
        "Zo",
        "the code searches only the first move",
        "The score is right if each side has only one move.",
        "How many moves does your loop search before it returns?",
        first_move_only,
    ),
    in_solve(
        "Zp",
        "the code plays the move that flips most discs",
        "The score is often right, but wrong in important positions.",
        "Does your code compare flipped discs or scores?",
        most_discs,
    ),
    in_between(
        "Zq",
        "the code doesn't negate and swap the bounds after a move",
        "Scores are wrong if two or more plies are left.",
        "What are alpha and beta in your recursive call, from the enemy's view?",
        window_not_turned,
    ),
    in_between(
        "Zy",
        "the code never negates and swaps the bounds",
        "Almost all scores are wrong, also after a pass.",
        "Which bounds does your code use after a move, and which after a pass?",
        window_never_turned,
    ),
    in_between(
        "Zz",
        "the code prunes nothing",
        "The scores are right, but the search visits every move.",
        "Which condition ends your loop early?",
        nothing_is_cut,
    ),
    in_between(
        "Zr",
        "the code negates the bounds but doesn't swap them",
        "The search prunes immediately, and the scores are wrong.",
        "In your recursive call, which bound is the smaller number?",
        bounds_not_exchanged,
    ),
    in_between(
        "Zs",
        "the code doesn't negate and swap the bounds after a pass",
        "It works until a side has to pass.",
        "After a pass, what are alpha and beta in your recursive call?",
        window_not_turned_at_a_pass,
    ),
    in_between(
        "Zt",
        "the code ends the loop at the lower bound",
        "The search takes the first move that is good enough, not the best one.",
        "Does your loop end at alpha or at beta?",
        stops_at_alpha,
    ),
    in_between(
        "Zu",
        "the code starts with a best score of 0 in `solve_between`",
        "Lost positions score 0 in a search with bounds.",
        "With which score does `best` start in your `solve_between`?",
        best_begins_at_0,
    ),
    in_between(
        "Zv",
        "the code keeps the score of the last move",
        "A better move that came earlier is lost.",
        "What does your loop keep of the moves before this one?",
        last_move_counts,
    ),
    in_between(
        "Zw",
        "the code returns the upper bound instead of a lower score",
        "The score is higher than any move can reach.",
        "What does your code return after the loop, if no move reached beta?",
        upper_bound_always,
    ),
    in_between(
        "Zx",
        "the code scores a pass as the end in `solve_between`",
        "`solve` is right, but `solve_between` is wrong when a side has to pass.",
        "What does your `solve_between` do if only one side can't move?",
        pass_is_the_end_within_bounds,
    ),
];

/// Mistakes that Rust's types rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 0] = [];
