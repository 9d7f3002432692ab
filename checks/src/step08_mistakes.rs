//! The known mistakes of step 08, each written the way a learner would write it.

use steps::{Answers, Board, Count, Disc, Square, count, evaluate, flips_at, legal_moves, place};

use crate::{ImpossibleMistake, Mistake};

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

/// The correct `greedy_move`, based on the given `evaluate`.
fn greedy_by(board: &Board, player: Disc, evaluate: fn(&Board, Disc) -> i32) -> Option<Square> {
    let mut best: Option<(i32, Square)> = None;
    for candidate in legal_moves(board, player) {
        let after = place(board, candidate.square, player)?;
        let score = evaluate(&after, player);
        if best.is_none_or(|(best_score, _)| score > best_score) {
            best = Some((score, candidate.square));
        }
    }
    best.map(|(_, square)| square)
}

const WEIGHTS: [[i32; 8]; 8] = [
    [120, -20, 20, 5, 5, 20, -20, 120],
    [-20, -40, -5, -5, -5, -5, -40, -20],
    [20, -5, 15, 3, 3, 15, -5, 20],
    [5, -5, 3, 3, 3, 3, -5, 5],
    [5, -5, 3, 3, 3, 3, -5, 5],
    [20, -5, 15, 3, 3, 15, -5, 20],
    [-20, -40, -5, -5, -5, -5, -40, -20],
    [120, -20, 20, 5, 5, 20, -20, 120],
];

fn weight(square: Square) -> i32 {
    WEIGHTS[square.row as usize][square.col as usize]
}

/// The sum over all discs, with the given weights.
fn weights_by(board: &Board, player: Disc, weight: impl Fn(Square) -> i32) -> i32 {
    let mut sum = 0;
    for square in board.squares() {
        match board[square] {
            Some(disc) if disc == player => sum += weight(square),
            Some(_) => sum -= weight(square),
            None => {}
        }
    }
    sum
}

fn moves_of(board: &Board, player: Disc) -> i32 {
    legal_moves(board, player).len() as i32
}

fn mobility(board: &Board, player: Disc) -> i32 {
    10 * (moves_of(board, player) - moves_of(board, player.opponent()))
}

fn is_over(board: &Board) -> bool {
    moves_of(board, Disc::Black) == 0 && moves_of(board, Disc::White) == 0
}

fn difference(board: &Board, player: Disc) -> i32 {
    let Count { black, white, .. } = count(board);
    match player {
        Disc::Black => black - white,
        Disc::White => white - black,
    }
}

fn finished(board: &Board, player: Disc) -> i32 {
    let difference = difference(board, player);
    10_000 * difference.signum() + difference
}

/// The correct `evaluate`, with the given sum for an unfinished game.
fn unless_over(board: &Board, player: Disc, sum: impl FnOnce() -> i32) -> i32 {
    if is_over(board) {
        finished(board, player)
    } else {
        sum()
    }
}

/// The correct `evaluate`, with the given weights.
fn weighed_by(board: &Board, player: Disc, weight: impl Fn(Square) -> i32) -> i32 {
    unless_over(board, player, || {
        weights_by(board, player, weight) + mobility(board, player)
    })
}

fn mistyped_at_b8(board: &Board, player: Disc) -> i32 {
    weighed_by(board, player, |square| match (square.row, square.col) {
        (7, 1) => 20,
        _ => weight(square),
    })
}

fn always_blacks_view(board: &Board, _player: Disc) -> i32 {
    evaluate(board, Disc::Black)
}

fn own_weights(board: &Board, player: Disc) -> i32 {
    let mut sum = 0;
    for square in board.squares() {
        if board[square] == Some(player) {
            sum += weight(square);
        }
    }
    sum
}

fn enemy_is_not_subtracted(board: &Board, player: Disc) -> i32 {
    unless_over(board, player, || {
        own_weights(board, player) + mobility(board, player)
    })
}

fn enemy_is_added(board: &Board, player: Disc) -> i32 {
    unless_over(board, player, || {
        own_weights(board, player) + own_weights(board, player.opponent()) + mobility(board, player)
    })
}

fn discs_are_counted(board: &Board, player: Disc) -> i32 {
    weighed_by(board, player, |_| 1)
}

fn corner_is_100(board: &Board, player: Disc) -> i32 {
    weighed_by(board, player, |square| weight(square).min(100))
}

fn no_negative_weights(board: &Board, player: Disc) -> i32 {
    weighed_by(board, player, |square| weight(square).abs())
}

fn mobility_reversed(board: &Board, player: Disc) -> i32 {
    unless_over(board, player, || {
        weights_by(board, player, weight) - mobility(board, player)
    })
}

fn mobility_is_left_out(board: &Board, player: Disc) -> i32 {
    unless_over(board, player, || weights_by(board, player, weight))
}

fn moves_count_one(board: &Board, player: Disc) -> i32 {
    unless_over(board, player, || {
        weights_by(board, player, weight) + moves_of(board, player)
            - moves_of(board, player.opponent())
    })
}

fn enemys_moves_are_not_subtracted(board: &Board, player: Disc) -> i32 {
    unless_over(board, player, || {
        weights_by(board, player, weight) + 10 * moves_of(board, player)
    })
}

fn finished_games_are_weighed(board: &Board, player: Disc) -> i32 {
    weights_by(board, player, weight) + mobility(board, player)
}

fn one_stuck_side_ends_it(board: &Board, player: Disc) -> i32 {
    if moves_of(board, player) == 0 || moves_of(board, player.opponent()) == 0 {
        return finished(board, player);
    }
    evaluate(board, player)
}

fn a_stuck_player_ends_it(board: &Board, player: Disc) -> i32 {
    if moves_of(board, player) == 0 {
        return finished(board, player);
    }
    evaluate(board, player)
}

fn only_a_full_board_ends_it(board: &Board, player: Disc) -> i32 {
    if count(board).empty == 0 {
        return finished(board, player);
    }
    weights_by(board, player, weight) + mobility(board, player)
}

/// `evaluate` with the given score for finished games.
fn finished_by(board: &Board, player: Disc, score: impl Fn(i32) -> i32) -> i32 {
    if is_over(board) {
        return score(difference(board, player));
    }
    evaluate(board, player)
}

fn lost_games_look_won(board: &Board, player: Disc) -> i32 {
    finished_by(board, player, |difference| 10_000 + difference)
}

fn finished_games_from_blacks_view(board: &Board, player: Disc) -> i32 {
    if is_over(board) {
        return finished(board, Disc::Black);
    }
    evaluate(board, player)
}

fn difference_is_left_out(board: &Board, player: Disc) -> i32 {
    finished_by(board, player, |difference| 10_000 * difference.signum())
}

fn difference_alone(board: &Board, player: Disc) -> i32 {
    finished_by(board, player, |difference| difference)
}

fn draw_is_a_loss(board: &Board, player: Disc) -> i32 {
    finished_by(board, player, |difference| {
        if difference > 0 {
            10_000 + difference
        } else {
            -10_000 + difference
        }
    })
}

fn scored_before_the_move(board: &Board, player: Disc) -> Option<Square> {
    let mut best: Option<(i32, Square)> = None;
    for candidate in legal_moves(board, player) {
        let score = evaluate(board, player);
        if best.is_none_or(|(best_score, _)| score > best_score) {
            best = Some((score, candidate.square));
        }
    }
    best.map(|(_, square)| square)
}

fn trials_pile_up(board: &Board, player: Disc) -> Option<Square> {
    let mut best: Option<(i32, Square)> = None;
    let mut after = *board;
    for candidate in legal_moves(board, player) {
        after[candidate.square] = Some(player);
        for flip in candidate.flips {
            after[flip] = Some(player);
        }
        let score = evaluate(&after, player);
        if best.is_none_or(|(best_score, _)| score > best_score) {
            best = Some((score, candidate.square));
        }
    }
    best.map(|(_, square)| square)
}

fn last_of_equals(board: &Board, player: Disc) -> Option<Square> {
    legal_moves(board, player)
        .into_iter()
        .map(|candidate| candidate.square)
        .max_by_key(|square| place(board, *square, player).map(|after| evaluate(&after, player)))
}

fn enemys_view(board: &Board, player: Disc) -> Option<Square> {
    greedy_by(board, player, |after, player| {
        evaluate(after, player.opponent())
    })
}

fn best_begins_at_zero(board: &Board, player: Disc) -> Option<Square> {
    let mut best = (0, None);
    for candidate in legal_moves(board, player) {
        let after = place(board, candidate.square, player)?;
        let score = evaluate(&after, player);
        if score > best.0 {
            best = (score, Some(candidate.square));
        }
    }
    best.1
}

fn most_discs_turned(board: &Board, player: Disc) -> Option<Square> {
    let mut best: Option<(usize, Square)> = None;
    for candidate in legal_moves(board, player) {
        let turned = flips_at(board, candidate.square, player).len();
        if best.is_none_or(|(most, _)| turned > most) {
            best = Some((turned, candidate.square));
        }
    }
    best.map(|(_, square)| square)
}
