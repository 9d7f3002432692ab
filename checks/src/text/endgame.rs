//! Scores of hints and of ends of games, in sentences.

use steps::{
    Board, Count, Disc, Square, candidate_scores, count, heat, legal_moves, minimax, place, solve,
    take_placed,
};

use super::numbers::shortened;
use super::search;
use super::walks::disc;
use crate::{Call, Language, Value};

/// What a list of candidates has too little, too much, or otherwise.
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
        sentences.push(format!("Missing in yours: {}.", shortened(missing, ", ")));
    }
    if !extra.is_empty() {
        sentences.push(format!("Too much in yours: {}.", shortened(extra, ", ")));
    }
    if let Some((square, score)) = first_other_score(right, given) {
        let yours = given.iter().find(|(same, _)| *same == square);
        let yours = yours.map_or(0, |(_, yours)| *yours);
        sentences.push(format!(
            "{square} should have {score}. In yours it has {yours}."
        ));
    }
    if sentences.is_empty() {
        sentences.push(match right.len() == given.len() {
            true => "The scores are right, their order is not. List them row by row.".to_owned(),
            false => "Some squares are listed more than once.".to_owned(),
        });
    }
    sentences
}

/// The first square that both lists have, with another score in each: the expected one.
fn first_other_score(right: &[(Square, i32)], given: &[(Square, i32)]) -> Option<(Square, i32)> {
    right.iter().copied().find(|(square, score)| {
        let yours = given.iter().find(|(same, _)| same == square);
        yours.is_some_and(|(_, yours)| yours != score)
    })
}

/// Why the reference answers as it does.
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

/// How the score of one candidate comes about.
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
        "After {square} it is {enemy:?}'s turn: minimax(&after, {enemy:?}, {depth}) gives {score}. For {} that is {}.",
        disc(player, language),
        -score
    ))
}

/// Where a score stands between the lowest and the highest.
fn on_the_scale(scores: &[i32], index: Option<usize>, language: Language) -> String {
    let Language::English = language;
    let (Some(lowest), Some(highest)) = (scores.iter().min(), scores.iter().max()) else {
        return "There are no scores, so there are no numbers.".to_owned();
    };
    if lowest == highest {
        return "No score is better than another: each of them is 50.".to_owned();
    }
    let ends = format!("The lowest score, {lowest}, is 30. The highest, {highest}, is 90.");
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
        "{ends} {score} is {part} of {range} steps above the lowest: 30 + 60 * {part} / {range} = {}, rounded {number}.",
        short_number(exact)
    )
}

/// A number with two places after the decimal point, or fewer.
fn short_number(number: f64) -> String {
    let text = format!("{number:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// How the score of a finished game comes about.
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
        "{name} has {own} discs, {} has {enemy}: {own} - {enemy} = {}.",
        disc(player.opponent(), language),
        own - enemy
    );
    let winner = match (own - enemy).signum() {
        1 => name,
        -1 => disc(player.opponent(), language),
        _ => return format!("{discs} Nobody has won, so nobody gets the empty cells."),
    };
    match empty {
        0 => discs,
        1 => format!("{discs} The empty cell goes to {winner}."),
        _ => format!("{discs} The {empty} empty cells go to {winner}."),
    }
}

/// What each move leads to.
fn solved(board: &Board, player: Disc, language: Language) -> String {
    let Language::English = language;
    let enemy = player.opponent();
    let (name, other) = (disc(player, language), disc(enemy, language));
    let moves = legal_moves(board, player);
    if moves.is_empty() {
        return match legal_moves(board, enemy).is_empty() {
            true => format!(
                "Neither side can move. {}",
                finished(board, player, language)
            ),
            false => format!(
                "{name} has no legal move and passes. {other} then reaches {}, so {name} has {}.",
                solve(board, enemy),
                -solve(board, enemy)
            ),
        };
    }
    let scores = moves.iter().filter_map(|one| {
        let after = place(board, one.square, player)?;
        Some(format!("{} {}", one.square, -solve(&after, enemy)))
    });
    let scores: Vec<String> = scores.collect();
    format!(
        "What each move of {name} leads to: {}.",
        shortened(scores, ", ")
    )
}

/// How much was looked at, where that alone is too much.
fn effort(board: &Board, player: Disc, yours: &Value, language: Language) -> Vec<String> {
    let Language::English = language;
    let Value::Search { placed, .. } = yours else {
        return Vec::new();
    };
    take_placed();
    solve(board, player);
    let all = take_placed().count;
    let mut sentences = vec![format!(
        "The answer is right. Yours made {} moves on the way, and solve makes {all}. With bounds fewer than half as \
         many are needed.",
        placed.count
    )];
    if placed.count > all {
        sentences.push(search::TOO_MANY_CALLS.to_owned());
    }
    sentences
}

/// Which answers are right with bounds.
fn within(exact: i32, alpha: i32, beta: i32, language: Language) -> String {
    let Language::English = language;
    if exact <= alpha {
        match exact == alpha {
            true => format!("The exact score is {exact}, which is alpha. The answer is {exact}."),
            false => format!(
                "The exact score is {exact}, below alpha. Any answer from {exact} to {alpha} is right."
            ),
        }
    } else if exact >= beta {
        match exact == beta {
            true => format!("The exact score is {exact}, which is beta. The answer is {exact}."),
            false => format!(
                "The exact score is {exact}, above beta. Any answer from {beta} to {exact} is right."
            ),
        }
    } else {
        format!("The exact score is {exact}. It lies between the bounds, so it is the answer.")
    }
}
