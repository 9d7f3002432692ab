//! The opponents' answers in sentences: the sum of a position, the scores of the moves, and the line of play
//! behind a score, with whose view each number is in.

use steps::{
    Board, Count, Disc, Square, alpha_beta, candidate_scores, count, evaluate, legal_moves,
    minimax, place, take_placed, weight,
};

use super::walks::disc;
use super::words::looks_ahead;
use crate::compare::sound_scores;
use crate::{Call, Draws, Ending, Failure, Language, Value};

/// What is expected, in words of its own. None where the answer itself says it.
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

/// What came back, in words that follow `yours`. None where the answer itself says it.
pub(super) fn ending(call: &Call, failure: &Failure, language: Language) -> Option<String> {
    let Language::English = language;
    let yours = match &failure.reply.ending {
        Ending::Answered(yours) => yours,
        Ending::Hung if looks_ahead(call) => {
            return Some(
                "does not come back: an endless loop, or calls that come no closer to an end"
                    .to_owned(),
            );
        }
        _ => return None,
    };
    match (call, yours) {
        (
            Call::RandomMove {
                draws: Draws::Lowest | Draws::Highest,
                ..
            },
            Value::Scores(drawn),
        ) if drawn.iter().all(|(_, count)| *count == 0) => Some("says None".to_owned()),
        (Call::SolveBetween { .. }, Value::Search { score, placed, .. }) => {
            Some(match only_the_effort(call, &failure.expected, yours) {
                true => format!("says {score} after {} moves", placed.count),
                false => format!("says {score}"),
            })
        }
        (_, Value::Search { placed, .. }) if only_the_effort(call, &failure.expected, yours) => {
            let answer = super::words::value(yours, language);
            Some(format!(
                "says {answer} after {} positions",
                placed.count + 1
            ))
        }
        _ => None,
    }
}

/// Why the reference answers as it does, and what that says about the answer that came.
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
            let mut sentences = candidates(board, *player, 1, language);
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
        1 => "There is one move in the list.".to_owned(),
        many => format!(
            "There are {many} moves in the list: the indexes 0 to {}.",
            many - 1
        ),
    }];
    let total = |counts: &[(Square, i32)]| -> i32 { counts.iter().map(|(_, count)| count).sum() };
    if let (Draws::Spread(_), Some(Value::Scores(drawn))) = (draws, answered) {
        let missing = total(fair) - total(drawn);
        if missing > 0 {
            sentences.push(format!("In yours {missing} of the numbers gave None."));
        }
    }
    sentences
}

/// The parts of which the score of a position is made.
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
            std::cmp::Ordering::Greater => format!("10000 + {}", own_discs - enemy_discs),
            std::cmp::Ordering::Less => format!("-10000 - {}", enemy_discs - own_discs),
            std::cmp::Ordering::Equal => {
                return vec![format!(
                    "Neither side can move, so the game is over. Both have {}: a draw, which counts 0.",
                    many(own_discs, "disc")
                )];
            }
        };
        return vec![format!(
            "Neither side can move, so the game is over. {own} has {}, {other} {enemy_discs}: {made} = {score}.",
            many(own_discs, "disc")
        )];
    }
    let mobility = 10 * (own_moves - enemy_moves);
    let (own_weights, enemy_weights) = (weights(board, player), weights(board, enemy));
    vec![
        format!(
            "The weights of {own}'s discs are {own_weights} together, those of {other}'s {enemy_weights}: \
             {own_weights} - {} = {}.",
            in_brackets(enemy_weights),
            own_weights - enemy_weights
        ),
        format!(
            "{own} has {}, {other} {enemy_moves}: 10 * ({own_moves} - {enemy_moves}) = {mobility}.",
            many(own_moves, "legal move")
        ),
        format!(
            "{} + {} = {score}, from {own}'s view.",
            own_weights - enemy_weights,
            in_brackets(mobility)
        ),
    ]
}

/// A number of things: one of them has no s.
fn many(number: i32, thing: &str) -> String {
    match number {
        1 => format!("1 {thing}"),
        _ => format!("{number} {thing}s"),
    }
}

fn in_brackets(number: i32) -> String {
    if number < 0 {
        format!("({number})")
    } else {
        number.to_string()
    }
}

/// The weights of one colour's discs together.
fn weights(board: &Board, player: Disc) -> i32 {
    board
        .squares()
        .filter(|square| board[*square] == Some(player))
        .map(|square| weight(board, square))
        .sum()
}

/// The moves with their exact scores, from the mover's view.
fn candidates(board: &Board, player: Disc, depth: u32, language: Language) -> Vec<String> {
    let Language::English = language;
    let name = disc(player, language);
    let scores: Vec<String> = candidate_scores(board, player, depth)
        .iter()
        .map(|(square, score)| format!("{square} {score}"))
        .collect();
    if scores.is_empty() {
        return vec![format!(
            "{name} has no legal move, so there is none to give back."
        )];
    }
    let looking = match depth {
        1 => String::new(),
        _ => format!(" at depth {depth}"),
    };
    vec![format!(
        "{name}'s moves with their scores{looking}, from {name}'s view: {}.",
        scores.join(", ")
    )]
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
    (score_of(best) == score_of(yours))
        .then(|| format!("{best} and {yours} are equally good. Of equal moves the first counts."))
}

/// What can be told of the answer that came: a sign turned around, a move that is worse than its score.
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
            "{found} is the score from {}'s view.",
            disc(player.opponent(), language)
        ));
    }
    if found != score && is_where_loops_begin(*found) {
        let where_from = match depth > 0 && !can_move(board, player) {
            true => "On this board",
            false => "On some board below this one",
        };
        sentences.push(format!(
            "{found} is no score: it is what a loop begins with that finds no move. {where_from} the list of moves \
             was empty."
        ));
    }
    match (best, square) {
        _ if sound_outside(call).is_some() => {}
        (None, Some(square)) => sentences.push(format!(
            "There is no move to give back, so {square} is too much."
        )),
        (Some(_), None) => {
            sentences.push("There is a best move, so None is too little.".to_owned())
        }
        (Some(_), Some(square)) => {
            let scores = candidate_scores(board, player, depth);
            match scores.iter().find(|(one, _)| one == square) {
                None => sentences.push(format!("{square} is no legal move.")),
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

/// Whether a number is one of those that the best score begins with.
fn is_where_loops_begin(score: i32) -> bool {
    [i32::MAX, -i32::MAX, i32::MIN].contains(&score)
}

/// The position of a search, who moves, and how deep it looks.
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

/// The moves with their scores, the best line, and the number as it comes back up.
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
                "At depth 0 nothing is played: the score is that of evaluate, and there is no move."
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
        sentences.extend(candidates(board, player, depth, language));
    }
    let over = match can_move(&end, to_move) || can_move(&end, to_move.opponent()) {
        true => "",
        false => " The game is over there.",
    };
    sentences.push(format!(
        "The best line of play: {}.{over}",
        line.words.join(", ")
    ));
    let mut score = evaluate(&end, to_move);
    let mut up = format!(
        "evaluate says {score} there for {}",
        disc(to_move, language)
    );
    for (_, side) in line.positions[..last].iter().rev() {
        score = -score;
        up.push_str(&format!(", which is {score} for {}", disc(*side, language)));
    }
    sentences.push(format!("On the way back up: {up}."));
    sentences
}

fn can_move(board: &Board, player: Disc) -> bool {
    !legal_moves(board, player).is_empty()
}

/// The best line of a search: each position with who is to move there, and what is played.
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

/// Where the exact score lies outside the bounds of a call: the scores that are sound.
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

/// Where the exact score lies, as seen from the window.
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
            "The exact score {exact} is not above alpha: it is enough to say that it is at most {alpha}, but not to \
             say less than is true."
        )
    } else if exact >= *beta {
        format!(
            "The exact score {exact} is not below beta: it is enough to say that it is at least {beta}, but not to say \
             more than is true."
        )
    } else {
        format!("The exact score {exact} lies between alpha and beta, so it has to be exact.")
    }]
}

/// Whether an answer would be right had it taken fewer positions.
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
    let looked_at = |search: &dyn Fn()| {
        take_placed();
        search();
        take_placed().count + 1
    };
    let all = looked_at(&|| {
        minimax(board, player, depth);
    });
    let needed = looked_at(&|| {
        alpha_beta(board, player, depth, -i32::MAX, i32::MAX);
    });
    let mut sentences = vec![format!(
        "The answer is right. Yours looked at {} positions, the first one counted. Alpha-beta needs {needed}, and \
         minimax looks at {all}.",
        placed.count + 1
    )];
    if placed.count + 1 > all {
        sentences.push(TOO_MANY_CALLS.to_owned());
    }
    sentences
}

/// Where more moves are made than the whole tree has.
pub(super) const TOO_MANY_CALLS: &str = "Yours makes more moves than it searches. Is place called before the loop, or to sort the moves? Each call counts.";
