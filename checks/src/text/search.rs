//! The opponents' answers in sentences: how a score is computed, the scores of the moves, and the line of play.
//! Each score names the side that it's for.

use steps::{
    Board, Count, Disc, Square, alpha_beta, candidate_scores, count, evaluate, legal_moves,
    minimax, place, take_placed, weight,
};

use super::walks::disc;
use super::words::{looks_ahead, value};
use crate::compare::sound_scores;
use crate::{Call, Draws, Ending, Failure, Language, Value};

/// The expected answer, if several answers are right. None if the value itself says it.
pub(super) fn expected(call: &Call, failure: &Failure, language: Language) -> Option<String> {
    let Language::English = language;
    match (call, &failure.expected) {
        (Call::RandomMove { draws, .. }, Value::Scores(moves)) => match draws {
            _ if moves.is_empty() => Some("None".to_owned()),
            Draws::Spread(_) => None,
            Draws::Lowest | Draws::Highest => Some("one of the moves".to_owned()),
        },
        (Call::AlphaBeta { .. }, Value::Search { .. }) => {
            let (from, to) = sound_outside(call)?;
            Some(match from == to {
                true => format!("the score {from}"),
                false => format!("a score from {from} to {to}"),
            })
        }
        (Call::SolveBetween { .. }, Value::Search { score, .. }) => Some(score.to_string()),
        _ => None,
    }
}

/// The learner's answer in a sentence, if the value alone doesn't say what is wrong.
pub(super) fn yours(call: &Call, failure: &Failure, language: Language) -> Option<String> {
    let Language::English = language;
    let yours = match &failure.reply.ending {
        Ending::Answered(yours) => yours,
        Ending::Hung if looks_ahead(call) => {
            return Some(
                "Your code never returned: it's in an endless loop, or its calls never get closer to the end."
                    .to_owned(),
            );
        }
        _ => return None,
    };
    let only_the_effort = only_the_effort(call, &failure.expected, yours);
    match (call, yours) {
        (
            Call::RandomMove {
                draws: Draws::Lowest | Draws::Highest,
                ..
            },
            Value::Scores(drawn),
        ) if drawn.iter().all(|(_, count)| *count == 0) => {
            Some("Your code returned: None.".to_owned())
        }
        (Call::SolveBetween { .. }, Value::Search { score, placed, .. }) => {
            Some(match only_the_effort {
                true => format!("Your code returned: {score}, after {} moves.", placed.count),
                false => format!("Your code returned: {score}."),
            })
        }
        (_, Value::Search { placed, .. }) if only_the_effort => Some(format!(
            "Your code returned: {}, after {} positions.",
            value(yours, language),
            placed.count + 1
        )),
        _ => None,
    }
}

/// Why the expected answer is right, and what is wrong with the learner's answer.
pub(super) fn reasons(
    call: &Call,
    expected: &Value,
    answered: Option<&Value>,
    language: Language,
) -> Vec<String> {
    match call {
        Call::RandomMove { player, draws, .. } => {
            random(expected, answered, *player, *draws, language)
        }
        Call::Evaluate { board, player } => sum(board, *player, language),
        Call::GreedyMove { board, player } => {
            let mut sentences = vec![candidates(board, *player, 1, language)];
            sentences.extend(first_of_equals(
                expected, answered, board, *player, language,
            ));
            sentences
        }
        Call::Minimax {
            board,
            player,
            depth,
        } => {
            let mut sentences = about_yours(call, expected, answered, language);
            sentences.extend(line_of_play(board, *player, *depth, language));
            sentences
        }
        Call::AlphaBeta {
            board,
            player,
            depth,
            ..
        } => {
            if let Some(yours) = answered.filter(|yours| only_the_effort(call, expected, yours)) {
                return effort(board, *player, *depth, yours, language);
            }
            let mut sentences = window(call, language);
            sentences.extend(about_yours(call, expected, answered, language));
            sentences.extend(line_of_play(board, *player, *depth, language));
            sentences
        }
        _ => Vec::new(),
    }
}

fn random(
    expected: &Value,
    answered: Option<&Value>,
    player: Disc,
    draws: Draws,
    language: Language,
) -> Vec<String> {
    let Language::English = language;
    let Value::Scores(fair) = expected else {
        return Vec::new();
    };
    if fair.is_empty() {
        return vec![format!(
            "{} has no legal move, so the list is empty.",
            disc(player, language)
        )];
    }
    let mut sentences = vec![match fair.len() {
        1 => "The list has one move, at index 0.".to_owned(),
        many => format!(
            "The list has {many} moves, at the indexes 0 to {}.",
            many - 1
        ),
    }];
    let total = |counts: &[(Square, i32)]| -> i32 { counts.iter().map(|(_, count)| count).sum() };
    if let (Draws::Spread(_), Some(Value::Scores(drawn))) = (draws, answered) {
        match total(fair) - total(drawn) {
            ..=0 => {}
            1 => sentences.push("For one of the numbers, your code returned None.".to_owned()),
            missing => sentences.push(format!(
                "For {missing} of the numbers, your code returned None."
            )),
        }
    }
    sentences
}

/// How the score of a position is computed.
fn sum(board: &Board, player: Disc, language: Language) -> Vec<String> {
    let Language::English = language;
    let enemy = player.opponent();
    let (own, other) = (disc(player, language), disc(enemy, language));
    let moves = |side| legal_moves(board, side).len() as i32;
    let (own_moves, enemy_moves) = (moves(player), moves(enemy));
    let score = evaluate(board, player);
    if own_moves == 0 && enemy_moves == 0 {
        let Count { black, white, .. } = count(board);
        let (own_discs, enemy_discs) = match player {
            Disc::Black => (black, white),
            Disc::White => (white, black),
        };
        let made = match own_discs.cmp(&enemy_discs) {
            std::cmp::Ordering::Greater => {
                format!("10000 + {} = {score}", own_discs - enemy_discs)
            }
            std::cmp::Ordering::Less => format!("-10000 - {} = {score}", enemy_discs - own_discs),
            std::cmp::Ordering::Equal => "0, because the game is a draw".to_owned(),
        };
        return vec![
            "Neither side can move, so the game is over.".to_owned(),
            format!("Discs: {own} {own_discs}, {other} {enemy_discs}. The score: {made}."),
        ];
    }
    let mobility = 10 * (own_moves - enemy_moves);
    let (own_weights, enemy_weights) = (weights(board, player), weights(board, enemy));
    vec![
        format!(
            "The weights of {own}'s discs add up to {own_weights}, those of {other}'s to {enemy_weights}: \
             {own_weights} - {} = {}.",
            in_parentheses(enemy_weights),
            own_weights - enemy_weights
        ),
        format!(
            "Legal moves: {own} {own_moves}, {other} {enemy_moves}. \
             10 * ({own_moves} - {enemy_moves}) = {mobility}."
        ),
        format!(
            "The score for {own}: {} + {} = {score}.",
            own_weights - enemy_weights,
            in_parentheses(mobility)
        ),
    ]
}

fn in_parentheses(number: i32) -> String {
    if number < 0 {
        format!("({number})")
    } else {
        number.to_string()
    }
}

/// The sum of the weights of one side's discs.
fn weights(board: &Board, player: Disc) -> i32 {
    board
        .squares()
        .filter(|square| board[*square] == Some(player))
        .map(|square| weight(board, square))
        .sum()
}

/// The moves with their exact scores, for the side to move.
fn candidates(board: &Board, player: Disc, depth: u32, language: Language) -> String {
    let Language::English = language;
    let name = disc(player, language);
    let scores: Vec<String> = candidate_scores(board, player, depth)
        .iter()
        .map(|(square, score)| format!("{square} {score}"))
        .collect();
    let scores = scores.join(", ");
    match (scores.is_empty(), depth) {
        (true, _) => format!("{name} has no legal move, so there's no move to return."),
        (false, 1) => format!("{name}'s moves with their scores for {name}: {scores}."),
        (false, _) => {
            format!("{name}'s moves with their scores for {name} at depth {depth}: {scores}.")
        }
    }
}

fn first_of_equals(
    expected: &Value,
    answered: Option<&Value>,
    board: &Board,
    player: Disc,
    language: Language,
) -> Option<String> {
    let Language::English = language;
    let (Value::Square(Some(best)), Some(Value::Square(Some(yours)))) = (expected, answered) else {
        return None;
    };
    let scores = candidate_scores(board, player, 1);
    let score_of = |square| {
        scores
            .iter()
            .find(|(one, _)| one == square)
            .map(|(_, score)| score)
    };
    (score_of(best) == score_of(yours)).then(|| {
        format!("{best} and {yours} have the same score. Return the first of them in scan order.")
    })
}

/// What the learner's answer tells: a wrong sign, a starting value, or a move that doesn't have the score.
fn about_yours(
    call: &Call,
    expected: &Value,
    answered: Option<&Value>,
    language: Language,
) -> Vec<String> {
    let Language::English = language;
    let (
        Some((board, player, depth)),
        Value::Search {
            score,
            square: best,
            ..
        },
    ) = (searched(call), expected)
    else {
        return Vec::new();
    };
    let Some(Value::Search {
        score: found,
        square,
        ..
    }) = answered
    else {
        return Vec::new();
    };
    let mut sentences = Vec::new();
    if *found == -*score && *score != 0 {
        sentences.push(format!(
            "{found} would be the score for {}.",
            disc(player.opponent(), language)
        ));
    }
    if found != score && is_where_loops_begin(*found) {
        sentences.push(format!(
            "{found} isn't a score. It's a value that the best score starts with before the loop."
        ));
        sentences.push(match depth > 0 && !can_move(board, player) {
            true => "On this board, the list of moves was empty.".to_owned(),
            false => "On a board further down the tree, the list of moves was empty.".to_owned(),
        });
    }
    match (best, square) {
        _ if sound_outside(call).is_some() => {}
        (None, Some(square)) => sentences.push(format!(
            "There's no move to return, so don't return {square}."
        )),
        (Some(_), None) => sentences.push("There's a best move, so don't return None.".to_owned()),
        (Some(_), Some(square)) => {
            let scores = candidate_scores(board, player, depth);
            match scores.iter().find(|(one, _)| one == square) {
                None => sentences.push(format!("{square} isn't a legal move.")),
                Some((_, own)) if own != score => {
                    sentences.push(format!("Your move {square} has the score {own}."));
                }
                Some(_) => {}
            }
        }
        (None, None) => {}
    }
    sentences
}

/// Whether a number is one of the values with which the best score may start.
fn is_where_loops_begin(score: i32) -> bool {
    [i32::MAX, -i32::MAX, i32::MIN].contains(&score)
}

/// The position of a search, the side to move and the depth.
fn searched(call: &Call) -> Option<(&Board, Disc, u32)> {
    match call {
        Call::Minimax {
            board,
            player,
            depth,
        }
        | Call::AlphaBeta {
            board,
            player,
            depth,
            ..
        } => Some((board, *player, *depth)),
        _ => None,
    }
}

/// The moves with their scores, the best line, and the score on its way back to the root.
fn line_of_play(board: &Board, player: Disc, depth: u32, language: Language) -> Vec<String> {
    let Language::English = language;
    let line = best_line(*board, player, depth);
    let last = line.positions.len() - 1;
    let (end, to_move) = line.positions[last];
    if last == 0 {
        let over = !can_move(&end, to_move) && !can_move(&end, to_move.opponent());
        let mut sentences = Vec::new();
        if !over {
            sentences.push(
                "At depth 0 no move is played, so the score is evaluate's and there's no move."
                    .to_owned(),
            );
        }
        sentences.extend(sum(&end, to_move, language));
        return sentences;
    }
    let mut sentences = Vec::new();
    if legal_moves(board, player).is_empty() {
        sentences.push(format!(
            "{} has no legal move and must pass, which takes one ply.",
            disc(player, language)
        ));
    } else {
        sentences.push(candidates(board, player, depth, language));
    }
    let line_played = line.words.join(", ");
    sentences.push(
        match can_move(&end, to_move) || can_move(&end, to_move.opponent()) {
            true => format!("The best line: {line_played}."),
            false => format!("The best line: {line_played}. Then the game is over."),
        },
    );
    let mut score = evaluate(&end, to_move);
    sentences.push(format!(
        "At its end, evaluate returns {score} for {}.",
        disc(to_move, language)
    ));
    let mut on_the_way = Vec::new();
    for (_, side) in line.positions[..last].iter().rev() {
        score = -score;
        on_the_way.push(format!("{score} for {}", disc(*side, language)));
    }
    sentences.push(format!("Going back up: {}.", on_the_way.join(", then ")));
    sentences
}

fn can_move(board: &Board, player: Disc) -> bool {
    !legal_moves(board, player).is_empty()
}

/// The best line of a search: each position with its side to move, and the moves in words.
struct Line {
    positions: Vec<(Board, Disc)>,
    words: Vec<String>,
}

fn best_line(mut board: Board, mut player: Disc, depth: u32) -> Line {
    let mut line = Line {
        positions: vec![(board, player)],
        words: Vec::new(),
    };
    for left in (1..=depth).rev() {
        let name = disc(player, Language::English);
        if let Some(square) = minimax(&board, player, left).1 {
            board = place(&board, square, player).unwrap_or(board);
            line.words.push(format!("{name} {square}"));
        } else if can_move(&board, player.opponent()) {
            line.words.push(format!("{name} passes"));
        } else {
            break;
        }
        player = player.opponent();
        line.positions.push((board, player));
    }
    line
}

/// The scores that are right if the exact score is outside the window. None if it's inside.
fn sound_outside(call: &Call) -> Option<(i32, i32)> {
    let Call::AlphaBeta {
        board,
        player,
        depth,
        alpha,
        beta,
    } = call
    else {
        return None;
    };
    let (exact, _) = minimax(board, *player, *depth);
    let sound = sound_scores(exact, *alpha, *beta);
    (exact <= *alpha || exact >= *beta).then(|| sound.into_inner())
}

/// The exact score compared with the window.
fn window(call: &Call, language: Language) -> Vec<String> {
    let Language::English = language;
    let Call::AlphaBeta {
        board,
        player,
        depth,
        alpha,
        beta,
    } = call
    else {
        return Vec::new();
    };
    if (*alpha, *beta) == (-i32::MAX, i32::MAX) {
        return Vec::new();
    }
    let (exact, _) = minimax(board, *player, *depth);
    vec![if exact <= *alpha {
        format!(
            "The exact score, {exact}, isn't above alpha, so any score from {exact} to {alpha} is right."
        )
    } else if exact >= *beta {
        format!(
            "The exact score, {exact}, isn't below beta, so any score from {beta} to {exact} is right."
        )
    } else {
        format!("The exact score, {exact}, is between alpha and beta, so return exactly {exact}.")
    }]
}

/// Whether an answer is right, but took too many positions.
pub(super) fn only_the_effort(call: &Call, expected: &Value, yours: &Value) -> bool {
    let (
        Value::Search { placed, .. },
        Value::Search {
            score,
            square,
            placed: effort,
        },
    ) = (expected, yours)
    else {
        return false;
    };
    let with_less = Value::Search {
        score: *score,
        square: *square,
        placed: *placed,
    };
    effort != placed
        && call.comparable(expected, &with_less) == call.comparable(expected, expected)
        && call.comparable(expected, yours) != call.comparable(expected, expected)
}

fn effort(
    board: &Board,
    player: Disc,
    depth: u32,
    yours: &Value,
    language: Language,
) -> Vec<String> {
    let Language::English = language;
    let Value::Search { placed, .. } = yours else {
        return Vec::new();
    };
    let calls = |search: &dyn Fn()| {
        take_placed();
        search();
        take_placed().count
    };
    let all = calls(&|| {
        minimax(board, player, depth);
    });
    let needed = calls(&|| {
        alpha_beta(board, player, depth, -i32::MAX, i32::MAX);
    });
    let mut sentences = vec![format!(
        "The answer is right, but your code called place {} times. With the root, that's {} positions. \
         Alpha-beta needs {needed} calls ({} positions), and minimax {all} calls ({} positions).",
        placed.count,
        placed.count + 1,
        needed + 1,
        all + 1
    )];
    if placed.count > all {
        sentences.push(TOO_MANY_CALLS.to_owned());
    }
    sentences
}

/// The advice if the code made more moves than the whole tree has.
pub(super) const TOO_MANY_CALLS: &str = "Your code calls place more often than there are moves in the tree. Does it also call place before the loop, or to sort the moves? Each call counts.";
