//! The answers of step 11 and of the endgame detour, in sentences.

use steps::{
    Board, Count, Disc, Square, candidate_scores, count, heat, legal_moves, minimax, place, solve,
    take_placed,
};

use super::numbers::shortened;
use super::search;
use super::walks::disc;
use crate::{Call, Language, Value};

/// What is missing, extra or different in a list of candidates.
pub(super) fn candidate_differences(
    right: &[(Square, i32)],
    given: &[(Square, i32)],
    language: Language,
) -> Vec<String> {
    let Language::English = language;
    let without = |list: &[(Square, i32)], other: &[(Square, i32)]| -> Vec<String> {
        list.iter()
            .filter(|(square, _)| !other.iter().any(|(same, _)| same == square))
            .map(|(square, _)| square.to_string())
            .collect()
    };
    let (missing, extra) = (without(right, given), without(given, right));
    let mut sentences = Vec::new();
    if !missing.is_empty() {
        sentences.push(format!(
            "Missing from your answer: {}.",
            shortened(missing, ", ")
        ));
    }
    if !extra.is_empty() {
        sentences.push(format!("Extra in your answer: {}.", shortened(extra, ", ")));
    }
    if let Some((square, score)) = first_other_score(right, given) {
        let yours = given.iter().find(|(same, _)| *same == square);
        let yours = yours.map_or(0, |(_, yours)| *yours);
        sentences.push(format!(
            "{square} should have the score {score}. In your answer it has {yours}."
        ));
    }
    if sentences.is_empty() {
        sentences.push(match right.len() == given.len() {
            true => "The scores are right, but their order isn't. List them row by row.".to_owned(),
            false => "Your answer lists some squares more than once.".to_owned(),
        });
    }
    sentences
}

/// The first square whose scores differ between the lists, with its expected score.
fn first_other_score(right: &[(Square, i32)], given: &[(Square, i32)]) -> Option<(Square, i32)> {
    right.iter().copied().find(|(square, score)| {
        let yours = given.iter().find(|(same, _)| same == square);
        yours.is_some_and(|(_, yours)| yours != score)
    })
}

/// Why the expected answer is right.
pub(super) fn reasons(
    call: &Call,
    expected: &Value,
    answered: Option<&Value>,
    language: Language,
) -> Vec<String> {
    match call {
        Call::CandidateScores {
            board,
            player,
            plies,
        } => {
            let right = candidate_scores(board, *player, *plies);
            let square = match answered {
                Some(Value::Scores(given)) => first_other_score(&right, given),
                _ => right.first().copied(),
            };
            square
                .map(|(square, _)| candidate(board, *player, *plies, square, language))
                .into_iter()
                .flatten()
                .collect()
        }
        Call::Heat { scores } => {
            let (Value::Numbers(right), given) = (expected, answered) else {
                return Vec::new();
            };
            let index = match given {
                Some(Value::Numbers(given)) => {
                    (0..scores.len()).find(|index| right.get(*index) != given.get(*index))
                }
                _ => None,
            };
            vec![on_the_scale(scores, index, language)]
        }
        Call::FinalScore { board, player } => vec![finished(board, *player, language)],
        Call::Solve { board, player } => vec![solved(board, *player, language)],
        Call::SolveBetween {
            board,
            player,
            alpha,
            beta,
        } => {
            if let Some(yours) =
                answered.filter(|yours| search::only_the_effort(call, expected, yours))
            {
                return effort(board, *player, yours, language);
            }
            let exact = solve(board, *player);
            vec![
                within(exact, *alpha, *beta, language),
                solved(board, *player, language),
            ]
        }
        _ => Vec::new(),
    }
}

/// How the score of one candidate is computed.
fn candidate(
    board: &Board,
    player: Disc,
    plies: u32,
    square: Square,
    language: Language,
) -> Option<String> {
    let Language::English = language;
    let after = place(board, square, player)?;
    let enemy = player.opponent();
    let depth = plies.saturating_sub(1);
    let (score, _) = minimax(&after, enemy, depth);
    Some(format!(
        "After {square} it's {enemy:?}'s turn: minimax(&after, {enemy:?}, {depth}) returns {score}. For {} that's {}.",
        disc(player, language),
        -score
    ))
}

/// How a score is placed on the scale from 30 to 90.
fn on_the_scale(scores: &[i32], index: Option<usize>, language: Language) -> String {
    let Language::English = language;
    let (Some(lowest), Some(highest)) = (scores.iter().min(), scores.iter().max()) else {
        return "There are no scores, so the list is empty.".to_owned();
    };
    if lowest == highest {
        return "All scores are equal, so each of them becomes 50.".to_owned();
    }
    let ends =
        format!("The lowest score, {lowest}, becomes 30. The highest, {highest}, becomes 90.");
    let Some(score) = index.and_then(|index| scores.get(index)) else {
        return ends;
    };
    if score == lowest || score == highest {
        return ends;
    }
    let part = i64::from(*score) - i64::from(*lowest);
    let range = i64::from(*highest) - i64::from(*lowest);
    let exact = 30.0 + 60.0 * (part as f64 / range as f64);
    let number = heat(&[*lowest, *score, *highest])[1];
    format!(
        "{ends} For {score}: 30 + 60 * {part} / {range} = {}, which rounds to {number}.",
        short_number(exact)
    )
}

/// A number with at most two digits after the decimal point.
fn short_number(number: f64) -> String {
    let text = format!("{number:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// How the score of a finished game is computed.
fn finished(board: &Board, player: Disc, language: Language) -> String {
    let Language::English = language;
    let Count {
        black,
        white,
        empty,
    } = count(board);
    let (own, enemy) = match player {
        Disc::Black => (black, white),
        Disc::White => (white, black),
    };
    let name = disc(player, language);
    let discs = format!(
        "Discs: {name} {own}, {} {enemy}. {own} - {enemy} = {}.",
        disc(player.opponent(), language),
        own - enemy
    );
    let winner = match (own - enemy).signum() {
        1 => name,
        -1 => disc(player.opponent(), language),
        _ => return format!("{discs} The game is a draw, so neither side gets the empty squares."),
    };
    match empty {
        0 => discs,
        1 => format!("{discs} The empty square goes to {winner}, the winner."),
        _ => format!("{discs} The {empty} empty squares go to {winner}, the winner."),
    }
}

/// The exact score of each move.
fn solved(board: &Board, player: Disc, language: Language) -> String {
    let Language::English = language;
    let enemy = player.opponent();
    let (name, other) = (disc(player, language), disc(enemy, language));
    let moves = legal_moves(board, player);
    if moves.is_empty() {
        return match legal_moves(board, enemy).is_empty() {
            true => format!(
                "Neither side can move, so the game is over. {}",
                finished(board, player, language)
            ),
            false => format!(
                "{name} has no legal move and passes. Then {other} scores {}, so {name} scores {}.",
                solve(board, enemy),
                -solve(board, enemy)
            ),
        };
    }
    let scores = scored_moves(board, player);
    let best = best_of(&scores);
    let scores: Vec<String> = scores
        .iter()
        .map(|(square, score)| format!("{square} {score}"))
        .collect();
    let scores = format!(
        "{name}'s moves with their exact scores for {name}: {}.",
        shortened(scores, ", ")
    );
    match best.and_then(|best| line_with_a_pass(board, player, best, language)) {
        Some(line) => format!("{scores} {line}"),
        None => scores,
    }
}

/// The legal moves with their exact scores for the side to move.
fn scored_moves(board: &Board, player: Disc) -> Vec<(Square, i32)> {
    let moves = legal_moves(board, player).into_iter();
    moves
        .filter_map(|one| {
            let after = place(board, one.square, player)?;
            Some((one.square, -solve(&after, player.opponent())))
        })
        .collect()
}

/// The first move with the highest score.
fn best_of(scores: &[(Square, i32)]) -> Option<Square> {
    let highest = scores.iter().map(|(_, score)| *score).max()?;
    scores
        .iter()
        .find(|(_, score)| *score == highest)
        .map(|(square, _)| *square)
}

/// The best line from a position, if a side has to pass on the way. Otherwise None.
fn line_with_a_pass(
    board: &Board,
    player: Disc,
    first: Square,
    language: Language,
) -> Option<String> {
    let Language::English = language;
    let (mut board, mut side) = (*board, player);
    let (mut words, mut passes) = (Vec::new(), false);
    let mut best = Some(first);
    loop {
        let name = disc(side, language);
        if let Some(square) = best {
            board = place(&board, square, side)?;
            words.push(format!("{name} {square}"));
        } else if legal_moves(&board, side.opponent()).is_empty() {
            break;
        } else {
            words.push(format!("{name} passes"));
            passes = true;
        }
        side = side.opponent();
        best = best_of(&scored_moves(&board, side));
    }
    passes.then(|| {
        format!(
            "The best line: {}. Then the game is over, and {} scores {}.",
            words.join(", "),
            disc(player, language),
            steps::final_score(&board, player)
        )
    })
}

/// How many moves the code made, if the answer is right but took too many.
fn effort(board: &Board, player: Disc, yours: &Value, language: Language) -> Vec<String> {
    let Language::English = language;
    let Value::Search { placed, .. } = yours else {
        return Vec::new();
    };
    take_placed();
    solve(board, player);
    let all = take_placed().count;
    let mut sentences = vec![format!(
        "The answer is right, but your code made {} moves. solve makes {all}. With bounds, fewer than half \
         of those are enough.",
        placed.count
    )];
    if placed.count > all {
        sentences.push(search::TOO_MANY_CALLS.to_owned());
    }
    sentences
}

/// Which answers are right for a window.
fn within(exact: i32, alpha: i32, beta: i32, language: Language) -> String {
    let Language::English = language;
    if exact <= alpha {
        match exact == alpha {
            true => format!("The exact score is {exact}, the same as alpha, so return {exact}."),
            false => format!(
                "The exact score is {exact}, below alpha, so any score from {exact} to {alpha} is right."
            ),
        }
    } else if exact >= beta {
        match exact == beta {
            true => format!("The exact score is {exact}, the same as beta, so return {exact}."),
            false => format!(
                "The exact score is {exact}, above beta, so any score from {beta} to {exact} is right."
            ),
        }
    } else {
        format!("The exact score is {exact}, between alpha and beta, so return exactly {exact}.")
    }
}
