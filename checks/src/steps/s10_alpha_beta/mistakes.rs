//! The known mistakes of step 10, each written the way a learner would write it.

use steps::{Answers, Board, Disc, Square, evaluate, legal_moves, place};

use crate::{ImpossibleMistake, Mistake};

/// A mistake in `alpha_beta`.
const fn mistake(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    alpha_beta: Search,
) -> Mistake {
    let answers = Answers {
        alpha_beta,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

type Search = fn(&Board, Disc, u32, i32, i32) -> (i32, Option<Square>);

/// First the cutoffs, then the arguments of the recursive call, the passes, the result, and the view.
pub(crate) static MISTAKES: [Mistake; 15] = [
    mistake(
        "L01",
        "the code ends the enemy's loop when a score is above alpha",
        "The enemy takes the first reply above alpha and misses better ones.",
        "On the enemy's turn, does your loop end below alpha or above it?",
        enemy_cuts_above_alpha,
    ),
    mistake(
        "S10i",
        "the code ends the loop when a score is above alpha",
        "The search takes the first improvement as the best move.",
        "Does your loop end at alpha or at beta?",
        cuts_above_alpha,
    ),
    mistake(
        "L04",
        "the code never raises alpha",
        "The scores are right, but the search prunes nothing.",
        "Which line of your code raises alpha after a better move?",
        alpha_is_never_raised,
    ),
    mistake(
        "S10a",
        "the code doesn't stop when alpha equals beta",
        "The scores are right, but the search visits a few positions too many.",
        "Does your loop end at `alpha > beta` or at `alpha >= beta`?",
        goes_on_at_beta,
    ),
    mistake(
        "S10b",
        "the code lowers alpha after a worse move",
        "The scores are right, but the search visits more positions than it needs.",
        "Can alpha become smaller in your loop?",
        alpha_falls_again,
    ),
    mistake(
        "L02",
        "the code uses the same window for the enemy",
        "With the full window, the scores are right, but the search prunes nothing.",
        "What are alpha and beta in your recursive call, from the enemy's view?",
        window_is_handed_down_unchanged,
    ),
    mistake(
        "S10c",
        "the code negates the bounds but doesn't swap them",
        "Below the first ply, every loop ends after its first move.",
        "Is alpha smaller than beta in your recursive call?",
        window_is_upside_down,
    ),
    mistake(
        "S10d",
        "the code leaves beta out of the recursive call",
        "The scores are right, but cutoffs from two plies above are missing.",
        "Which two bounds does your recursive call use?",
        only_one_bound_is_handed_down,
    ),
    mistake(
        "S10e",
        "the code uses the same window after a pass",
        "Scores are wrong after a pass.",
        "After a pass, what are alpha and beta in your recursive call?",
        pass_keeps_the_window,
    ),
    mistake(
        "S10f",
        "the code doesn't negate the score after a pass",
        "The scores of positions with a pass have the wrong sign.",
        "After a pass, where does your code negate the returned score?",
        pass_without_minus,
    ),
    mistake(
        "S10j",
        "the code doesn't count a pass as a ply",
        "After a pass, the search looks one ply too far.",
        "After a pass, with which depth do you make the recursive call?",
        pass_takes_no_ply,
    ),
    mistake(
        "S10g",
        "the code doesn't negate the enemy's score",
        "The search picks the line that is best for the enemy.",
        "Where does your code negate the score that the recursive call returns?",
        no_minus,
    ),
    mistake(
        "S10h",
        "the code takes the last of equal scores",
        "The score is right, but the move is often worse, because its score is only a bound.",
        "If two scores are equal, does your code keep the first move or the last?",
        last_of_equals,
    ),
    mistake(
        "S10k",
        "the code returns Black's score, even if White is to move",
        "For Black every score is right. For White every score has the wrong sign.",
        "From which side's view is the score that your code returns if White is to move?",
        always_blacks_score,
    ),
    mistake(
        "S10l",
        "the code doesn't convert White's window to Black's view",
        "With the full window every score is right. With a narrow window, White's scores are wrong.",
        "If White is to move, what are alpha and beta from Black's view?",
        whites_window_is_not_converted,
    ),
];

/// Mistakes that Rust's types rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 0] = [];

/// How a node of the search makes its recursive call and uses the result. [`RIGHT`] holds the correct
/// behaviour; each mistake changes some fields.
#[derive(Clone, Copy)]
struct Ways {
    /// The enemy's window, computed from alpha now, beta, and alpha at the start of the loop.
    window: fn(i32, i32, i32) -> (i32, i32),
    /// The enemy's window after a pass.
    pass_window: fn(i32, i32) -> (i32, i32),
    /// How many plies a pass costs.
    pass_plies: u32,
    /// The score of a move, computed from the enemy's score.
    score: fn(i32) -> i32,
    /// The score after a pass, computed from the enemy's score.
    pass_score: fn(i32) -> i32,
    /// Whether a score replaces the best one.
    is_better: fn(i32, i32) -> bool,
    /// The new alpha, computed from alpha, the best score and the last score.
    raised: fn(i32, i32, i32) -> i32,
    /// Whether the loop ends, given alpha at its start, alpha now, beta and the best score.
    cuts: fn(i32, i32, i32, i32) -> bool,
}

const RIGHT: Ways = Ways {
    window: |alpha, beta, _| (-beta, -alpha),
    pass_window: |alpha, beta| (-beta, -alpha),
    pass_plies: 1,
    score: |score| -score,
    pass_score: |score| -score,
    is_better: |score, best| score > best,
    raised: |alpha, best, _| alpha.max(best),
    cuts: |_, alpha, beta, _| alpha >= beta,
};

fn search(
    board: &Board,
    player: Disc,
    depth: u32,
    (first_alpha, beta): (i32, i32),
    ways: Ways,
) -> (i32, Option<Square>) {
    let enemy = player.opponent();
    let moves = legal_moves(board, player);
    let is_over = moves.is_empty() && legal_moves(board, enemy).is_empty();
    if depth == 0 || is_over {
        return (evaluate(board, player), None);
    }
    if moves.is_empty() {
        let window = (ways.pass_window)(first_alpha, beta);
        let (score, _) = search(board, enemy, depth - ways.pass_plies, window, ways);
        return ((ways.pass_score)(score), None);
    }
    let mut alpha = first_alpha;
    let mut best = (-i32::MAX, None);
    for candidate in moves {
        let Some(after) = place(board, candidate.square, player) else {
            continue;
        };
        let window = (ways.window)(alpha, beta, first_alpha);
        let (enemy_score, _) = search(&after, enemy, depth - 1, window, ways);
        let score = (ways.score)(enemy_score);
        if (ways.is_better)(score, best.0) {
            best = (score, Some(candidate.square));
        }
        alpha = (ways.raised)(alpha, best.0, score);
        if (ways.cuts)(first_alpha, alpha, beta, best.0) {
            break;
        }
    }
    best
}

/// Defines one search function for each changed behaviour.
macro_rules! searches {
    ($($name:ident: $($way:ident = $how:expr),+;)+) => {
        $(
            fn $name(
                board: &Board,
                player: Disc,
                depth: u32,
                alpha: i32,
                beta: i32,
            ) -> (i32, Option<Square>) {
                let ways = Ways { $($way: $how,)+ ..RIGHT };
                search(board, player, depth, (alpha, beta), ways)
            }
        )+
    };
}

searches! {
    cuts_above_alpha: cuts = |first_alpha, _, _, best| best > first_alpha;
    alpha_is_never_raised: raised = |alpha, _, _| alpha;
    goes_on_at_beta: cuts = |_, alpha, beta, _| alpha > beta;
    alpha_falls_again: raised = |_, _, score| score;
    window_is_handed_down_unchanged: window = |alpha, beta, _| (alpha, beta), pass_window = |alpha, beta| (alpha, beta);
    window_is_upside_down: window = |alpha, beta, _| (-alpha, -beta), pass_window = |alpha, beta| (-alpha, -beta);
    only_one_bound_is_handed_down: window = |alpha, _, _| (-i32::MAX, -alpha);
    pass_keeps_the_window: pass_window = |alpha, beta| (alpha, beta);
    pass_takes_no_ply: pass_plies = 0;
    pass_without_minus: pass_score = |score| score;
    no_minus: score = |score| score, pass_score = |score| score;
    last_of_equals: is_better = |score, best| score >= best;
}

fn enemy_cuts_above_alpha(
    board: &Board,
    player: Disc,
    depth: u32,
    alpha: i32,
    beta: i32,
) -> (i32, Option<Square>) {
    max_and_min(board, player, depth, (alpha, beta), player)
}

/// Searches with all scores and bounds from the view of the side `me`.
fn max_and_min(
    board: &Board,
    player: Disc,
    depth: u32,
    (mut alpha, mut beta): (i32, i32),
    me: Disc,
) -> (i32, Option<Square>) {
    let enemy = player.opponent();
    let moves = legal_moves(board, player);
    let is_over = moves.is_empty() && legal_moves(board, enemy).is_empty();
    if depth == 0 || is_over {
        return (evaluate(board, me), None);
    }
    if moves.is_empty() {
        let (score, _) = max_and_min(board, enemy, depth - 1, (alpha, beta), me);
        return (score, None);
    }
    let mut best: Option<(i32, Square)> = None;
    for candidate in moves {
        let Some(after) = place(board, candidate.square, player) else {
            continue;
        };
        let (score, _) = max_and_min(&after, enemy, depth - 1, (alpha, beta), me);
        let is_better = |best_score| match player == me {
            true => score > best_score,
            false => score < best_score,
        };
        if best.is_none_or(|(best_score, _)| is_better(best_score)) {
            best = Some((score, candidate.square));
        }
        if player == me {
            alpha = alpha.max(score);
            if score >= beta {
                break;
            }
        } else {
            beta = beta.min(score);
            if score > alpha {
                break;
            }
        }
    }
    best.map_or((0, None), |(score, square)| (score, Some(square)))
}

fn always_blacks_score(
    board: &Board,
    player: Disc,
    depth: u32,
    alpha: i32,
    beta: i32,
) -> (i32, Option<Square>) {
    from_blacks_view(board, player, depth, (alpha, beta))
}

fn whites_window_is_not_converted(
    board: &Board,
    player: Disc,
    depth: u32,
    alpha: i32,
    beta: i32,
) -> (i32, Option<Square>) {
    let (score, square) = from_blacks_view(board, player, depth, (alpha, beta));
    match player {
        Disc::Black => (score, square),
        Disc::White => (-score, square),
    }
}

/// The correct search with all scores and bounds from Black's view.
fn from_blacks_view(
    board: &Board,
    player: Disc,
    depth: u32,
    (mut alpha, mut beta): (i32, i32),
) -> (i32, Option<Square>) {
    let enemy = player.opponent();
    let moves = legal_moves(board, player);
    let is_over = moves.is_empty() && legal_moves(board, enemy).is_empty();
    if depth == 0 || is_over {
        return (evaluate(board, Disc::Black), None);
    }
    if moves.is_empty() {
        let (score, _) = from_blacks_view(board, enemy, depth - 1, (alpha, beta));
        return (score, None);
    }
    let mut best = match player {
        Disc::Black => (-i32::MAX, None),
        Disc::White => (i32::MAX, None),
    };
    for candidate in moves {
        let Some(after) = place(board, candidate.square, player) else {
            continue;
        };
        let (score, _) = from_blacks_view(&after, enemy, depth - 1, (alpha, beta));
        match player {
            Disc::Black => {
                if score > best.0 {
                    best = (score, Some(candidate.square));
                }
                alpha = alpha.max(score);
            }
            Disc::White => {
                if score < best.0 {
                    best = (score, Some(candidate.square));
                }
                beta = beta.min(score);
            }
        }
        if alpha >= beta {
            break;
        }
    }
    best
}
