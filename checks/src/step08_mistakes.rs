//! The known mistakes of step 08, each written the way somebody would write it.

use steps::{Answers, Board, Count, Disc, Square, count, evaluate, flips_at, legal_moves, place};

use crate::{ImpossibleMistake, Mistake};

/// A mistake in `evaluate`; `greedy_move` asks it about every move.
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
        "the table of weights is mistyped at b8",
        "One corner's neighbour looks good.",
        "Turn your table by a quarter. Is it the same table?",
        mistyped_at_b8
    ),
    in_evaluate!(
        "J02",
        "the score is always Black's, whoever is asked about",
        "White plays for Black.",
        "evaluate is told a player. Where does it make a difference in yours?",
        always_blacks_view
    ),
    in_evaluate!(
        "J06",
        "the weights of the enemy's discs are not subtracted",
        "An even position looks won, and nobody minds the enemy's corners.",
        "What does a white disc in a corner add to Black's sum?",
        enemy_is_not_subtracted
    ),
    in_evaluate!(
        "S8a",
        "the weights of the enemy's discs are added",
        "An enemy in the corner looks as good as an own disc there.",
        "Which sign has an enemy disc in the sum?",
        enemy_is_added
    ),
    in_evaluate!(
        "S8b",
        "discs are counted and not weighed",
        "Many discs look good, corner or not.",
        "How much more does a disc on a1 count than one on d4? Where does your sum learn that?",
        discs_are_counted
    ),
    in_evaluate!(
        "S8c",
        "the corner is worth 100",
        "Every corner counts 20 too little.",
        "Compare the corner of your table with the one in the chapter.",
        corner_is_100
    ),
    in_evaluate!(
        "S8d",
        "the signs of the negative weights are missing",
        "The squares beside the corners look good.",
        "Which two kinds of squares around a corner are bad to own? Which sign have they in your table?",
        no_negative_weights
    ),
    in_evaluate!(
        "J05",
        "the enemy's moves are counted for, the own ones against",
        "The opponent seeks positions in which it has no move.",
        "Is it good to have more moves than the enemy? Which difference do you take?",
        mobility_reversed
    ),
    in_evaluate!(
        "S8e",
        "the moves are left out of the sum",
        "Positions look equal in which one side has nearly no move.",
        "What does a legal move count, and where do you add it?",
        mobility_is_left_out
    ),
    in_evaluate!(
        "S8f",
        "a legal move counts 1",
        "The moves hardly matter.",
        "How many points is one move more worth than in yours?",
        moves_count_one
    ),
    in_evaluate!(
        "S8g",
        "the enemy's moves are not subtracted",
        "A position in which both sides have many moves looks good to both.",
        "Whose moves do you count? Two sides have some.",
        enemys_moves_are_not_subtracted
    ),
    in_evaluate!(
        "K14",
        "a finished game is scored like any other position",
        "The opponent declines to win at once.",
        "Nobody can move any more. What decides the game then, weights or discs?",
        finished_games_are_weighed
    ),
    in_evaluate!(
        "S8h",
        "the game counts as finished when one side cannot move",
        "A forced pass is taken for the end.",
        "How many sides must be stuck before the game is over?",
        one_stuck_side_ends_it
    ),
    in_evaluate!(
        "S8r",
        "the game counts as finished when the player cannot move",
        "A side that has to pass seems to have won or lost.",
        "The player is stuck. Whom else do you have to ask before the game is over?",
        a_stuck_player_ends_it
    ),
    in_evaluate!(
        "S8i",
        "the game counts as finished only when the board is full",
        "Wins with empty cells left are overlooked.",
        "Can a game be over while cells are empty? What tells you?",
        only_a_full_board_ends_it
    ),
    in_evaluate!(
        "S8j",
        "a finished game counts ten thousand whoever wins",
        "A lost game looks as good as a won one.",
        "The enemy has more discs at the end. Which sign has the score?",
        lost_games_look_won
    ),
    in_evaluate!(
        "S8k",
        "a finished game is scored from Black's view",
        "White plays to lose at the end.",
        "Which difference do you take at the end when the player is White?",
        finished_games_from_blacks_view
    ),
    in_evaluate!(
        "S8l",
        "the disc difference is left out of a finished game",
        "A win by two discs looks as good as a win by sixty.",
        "What do you add to ten thousand?",
        difference_is_left_out
    ),
    in_evaluate!(
        "S8m",
        "a finished game counts its disc difference alone",
        "A won game is worth less than a corner.",
        "Which is larger, a win by two discs or a corner? How does the score say so?",
        difference_alone
    ),
    in_evaluate!(
        "S8n",
        "a draw is scored as a loss",
        "The opponent runs from a draw.",
        "Neither side has more discs at the end. What is the score then?",
        draw_is_a_loss
    ),
    in_greedy_move(
        "J03",
        "the position is scored before the move",
        "All moves have the same score, and the first is taken.",
        "Which board do you hand to evaluate, the one before the move or the one after it?",
        scored_before_the_move,
    ),
    in_greedy_move(
        "J07",
        "all trial moves are made on the same board",
        "Later moves are scored with the discs of the earlier ones still there.",
        "Does your board begin anew with every candidate?",
        trials_pile_up,
    ),
    in_greedy_move(
        "J09",
        "of equal moves the last is taken",
        "The same strength, and another move than expected.",
        "Two moves have the same score. Does your comparison replace the first one? (max_by_key keeps the last.)",
        last_of_equals,
    ),
    in_greedy_move(
        "S8o",
        "the move is scored from the enemy's view",
        "The worst move is played.",
        "Who is to move after your move, and from whose view do you want the score?",
        enemys_view,
    ),
    in_greedy_move(
        "S8p",
        "the best score so far begins at 0",
        "No move is found where all of them lead to bad positions.",
        "All scores are negative. Which of them is larger than your first best score?",
        best_begins_at_zero,
    ),
    in_greedy_move(
        "S8q",
        "the move that turns most discs is taken",
        "Corners are left to the enemy.",
        "Where does your comparison ask evaluate?",
        most_discs_turned,
    ),
];

/// What Rust's types rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 0] = [];

/// The right `greedy_move`, on top of somebody's scores.
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

/// The sum over the discs, on top of somebody's weights.
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

/// The right `evaluate`, on top of somebody's sum for a game that goes on.
fn unless_over(board: &Board, player: Disc, sum: impl FnOnce() -> i32) -> i32 {
    if is_over(board) {
        finished(board, player)
    } else {
        sum()
    }
}

/// The right `evaluate`, on top of somebody's weights.
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

/// `evaluate` with somebody's score for finished games.
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
