//! The known mistakes of step 08, each written the way a learner would write it.

mod building_blocks;
mod evaluate;
mod greedy_move;

use steps::{Answers, Board, Disc, Square};

use crate::{ImpossibleMistake, Mistake};
use building_blocks::greedy_by;
use evaluate::{
    a_stuck_player_ends_it, always_blacks_view, corner_is_100, difference_alone,
    difference_is_left_out, discs_are_counted, draw_is_a_loss, enemy_is_added,
    enemy_is_not_subtracted, enemys_moves_are_not_subtracted, finished_games_are_weighed,
    finished_games_from_blacks_view, lost_games_look_won, mistyped_at_b8, mobility_is_left_out,
    mobility_reversed, moves_count_one, no_negative_weights, one_stuck_side_ends_it,
    only_a_full_board_ends_it,
};
use greedy_move::{
    best_begins_at_zero, enemys_view, last_of_equals, most_discs_turned, scored_before_the_move,
    trials_pile_up,
};

/// A mistake in `evaluate`; `greedy_move` calls it for every move.
macro_rules! in_evaluate {
    ($id:literal, $title:literal, $symptom:literal, $ask:literal, $evaluate:path) => {
        Mistake::new(
            $id,
            $title,
            $symptom,
            $ask,
            Answers {
                evaluate: $evaluate,
                greedy_move: |board, player| greedy_by(board, player, $evaluate),
                ..Answers::REFERENCE
            },
        )
    };
}

/// A mistake in `greedy_move` alone.
const fn in_greedy_move(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    greedy_move: fn(&Board, Disc) -> Option<Square>,
) -> Mistake {
    let answers = Answers {
        greedy_move,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

/// In the order of the functions: the weights, the moves, the end, the best move.
pub(crate) static MISTAKES: [Mistake; 26] = [
    in_evaluate!(
        "J01",
        "the code has a wrong weight at b8",
        "One square next to a corner looks good.",
        "Does your table stay the same if you rotate it by a quarter?",
        mistyped_at_b8
    ),
    in_evaluate!(
        "J02",
        "the code always returns Black's score",
        "White plays for Black.",
        "Where does your `evaluate` use `player`?",
        always_blacks_view
    ),
    in_evaluate!(
        "J06",
        "the code doesn't subtract the weights of enemy discs",
        "An even position looks won, and the enemy's corners don't matter.",
        "How does a white disc in a corner change your sum for Black?",
        enemy_is_not_subtracted
    ),
    in_evaluate!(
        "S8a",
        "the code adds the weights of enemy discs",
        "An enemy disc in a corner looks as good as your disc.",
        "Which sign do enemy discs have in your sum?",
        enemy_is_added
    ),
    in_evaluate!(
        "S8b",
        "the code counts the discs instead of weighing them",
        "Many discs look good, with or without a corner.",
        "Where does your sum use the weight of a square?",
        discs_are_counted
    ),
    in_evaluate!(
        "S8c",
        "the code uses 100 as the weight of a corner",
        "Every corner counts 20 points too little.",
        "Which weight does a corner have in your table, and which in the chapter?",
        corner_is_100
    ),
    in_evaluate!(
        "S8d",
        "the code leaves out the minus signs of the weights",
        "The squares next to the corners look good.",
        "Which signs do the weights next to a corner have in your table?",
        no_negative_weights
    ),
    in_evaluate!(
        "J05",
        "the code subtracts the player's moves from the enemy's",
        "The opponent looks for positions where it has no legal move.",
        "Which number of legal moves do you subtract from which?",
        mobility_reversed
    ),
    in_evaluate!(
        "S8e",
        "the code leaves the legal moves out of the score",
        "Positions look equal although one side has almost no legal moves.",
        "Where does your code add points for legal moves?",
        mobility_is_left_out
    ),
    in_evaluate!(
        "S8f",
        "the code adds 1 point for a legal move instead of 10",
        "The number of legal moves hardly matters.",
        "How many points does your code add for one legal move?",
        moves_count_one
    ),
    in_evaluate!(
        "S8g",
        "the code doesn't subtract the enemy's moves",
        "A position with many moves for both sides looks good to both.",
        "Whose legal moves does your code count?",
        enemys_moves_are_not_subtracted
    ),
    in_evaluate!(
        "K14",
        "the code scores a finished game like any other position",
        "The opponent doesn't play a move that wins immediately.",
        "What does your code return if neither side can move?",
        finished_games_are_weighed
    ),
    in_evaluate!(
        "S8h",
        "the code treats the game as over when one side can't move",
        "A position with a pass gets the score of a finished game.",
        "How many sides must have no legal move before your code ends the game?",
        one_stuck_side_ends_it
    ),
    in_evaluate!(
        "S8r",
        "the code treats the game as over when the player can't move",
        "A side that has to pass seems to have won or lost.",
        "If the player can't move, which other side does your code check?",
        a_stuck_player_ends_it
    ),
    in_evaluate!(
        "S8i",
        "the code treats the game as over only if the board is full",
        "The code doesn't see wins with empty squares left.",
        "Which condition in your code decides that the game is over?",
        only_a_full_board_ends_it
    ),
    in_evaluate!(
        "S8j",
        "the code adds 10,000 even if the player lost",
        "A lost game looks as good as a won game.",
        "Which sign does 10,000 have in your code if the enemy has more discs?",
        lost_games_look_won
    ),
    in_evaluate!(
        "S8k",
        "the code scores a finished game from Black's view",
        "At the end, White plays to lose.",
        "If the player is White, which difference does your code use at the end?",
        finished_games_from_blacks_view
    ),
    in_evaluate!(
        "S8l",
        "the code leaves out the disc difference at the end",
        "A win by two discs looks as good as a win by sixty.",
        "What does your code add to 10,000?",
        difference_is_left_out
    ),
    in_evaluate!(
        "S8m",
        "the code scores a finished game by its disc difference only",
        "A won game scores less than a corner.",
        "Which scores higher in your code, a win by two discs or a corner?",
        difference_alone
    ),
    in_evaluate!(
        "S8n",
        "the code scores a draw as a loss",
        "The opponent avoids a draw.",
        "What does your code return if both sides have equally many discs?",
        draw_is_a_loss
    ),
    in_greedy_move(
        "J03",
        "the code scores the position before the move",
        "All moves have the same score, so the opponent plays the first one.",
        "With which board do you call `evaluate`, the one before or after the move?",
        scored_before_the_move,
    ),
    in_greedy_move(
        "J07",
        "the code makes all trial moves on the same board",
        "Later moves are scored with the discs of earlier trial moves.",
        "Does your code start from the original board for every move?",
        trials_pile_up,
    ),
    in_greedy_move(
        "J09",
        "the code takes the last of equal moves",
        "The opponent plays as well as expected, but chooses another move.",
        "If two scores are equal, does your code keep the first move or the last?",
        last_of_equals,
    ),
    in_greedy_move(
        "S8o",
        "the code scores the move from the enemy's view",
        "The opponent plays its worst move.",
        "With which player do you call `evaluate` after the move?",
        enemys_view,
    ),
    in_greedy_move(
        "S8p",
        "the code starts with a best score of 0",
        "If all moves lead to bad positions, the code finds no move.",
        "Can a negative score be larger than your first best score?",
        best_begins_at_zero,
    ),
    in_greedy_move(
        "S8q",
        "the code takes the move that flips most discs",
        "The opponent leaves the corners to you.",
        "Where does your comparison call `evaluate`?",
        most_discs_turned,
    ),
];

/// Mistakes that Rust's types rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 0] = [];
