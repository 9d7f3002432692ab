//! The known mistakes of step 10, each written the way somebody would write it.

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

/// First where the search cuts, then what it hands down, the passes and what it hands back.
pub(crate) static MISTAKES: [Mistake; 13] = [
    mistake(
        "L01",
        "on the enemy's turn the loop ends as soon as a score is above alpha",
        "The enemy's first reply that is bad enough for the enemy ends the loop, and better ones are overlooked.",
        "The enemy looks for the smallest score. At which bound can the enemy stop: when the score has come down to alpha, or while it is above?",
        enemy_cuts_above_alpha,
    ),
    mistake(
        "S10i",
        "the loop ends as soon as a score is above alpha",
        "The first improvement is taken for the best move.",
        "Above which of the two bounds will the enemy not let you get?",
        cuts_above_alpha,
    ),
    mistake(
        "L04",
        "alpha is never raised",
        "The answers are right, and nothing is cut.",
        "You have found a better move. What do you have for sure from now on, and which variable says so?",
        alpha_is_never_raised,
    ),
    mistake(
        "S10a",
        "the loop goes on where alpha has reached beta",
        "The answers are right, and a few positions are looked at for nothing.",
        "alpha equals beta. Can any further move still change anything?",
        goes_on_at_beta,
    ),
    mistake(
        "S10b",
        "alpha falls again after a worse move",
        "The answers are right, with more positions than needed.",
        "A move turned out worse than the best one. What do you still have for sure?",
        alpha_falls_again,
    ),
    mistake(
        "L02",
        "the window is handed down as it is",
        "With the widest window the answers are right and nothing is cut.",
        "The call below sees everything from the enemy's view. What are your two bounds there?",
        window_is_handed_down_unchanged,
    ),
    mistake(
        "S10c",
        "the window is handed down upside down",
        "Below the first ply every loop ends after its first move.",
        "Is alpha still smaller than beta in the call below? Each bound changes its sign, and the two change places.",
        window_is_upside_down,
    ),
    mistake(
        "S10d",
        "only the own bound is handed down",
        "The answers are right. Cuts that reach over two plies are missed.",
        "What has the enemy for sure, two plies up? Which argument should say so?",
        only_one_bound_is_handed_down,
    ),
    mistake(
        "S10e",
        "after a pass the window is handed down as it is",
        "Wrong scores where somebody passes.",
        "After a pass the enemy is asked. In whose view are your bounds?",
        pass_keeps_the_window,
    ),
    mistake(
        "S10f",
        "after a pass the score comes back without a minus",
        "Positions with a pass have the wrong sign.",
        "Whose view is the score after the pass in?",
        pass_without_minus,
    ),
    mistake(
        "S10j",
        "a pass takes no ply",
        "Where somebody passes, the search looks one ply too deep.",
        "What does a pass cost? Which depth do you hand down with it?",
        pass_takes_no_ply,
    ),
    mistake(
        "S10g",
        "the enemy's score comes back without a minus",
        "The line is picked that is best for the enemy.",
        "The call below answers from the enemy's view. What is that score for you?",
        no_minus,
    ),
    mistake(
        "S10h",
        "of equal scores the last move is taken",
        "The score is right, and the move is often not as good: its score was only a bound.",
        "A call that was cut says at least so much, or at most. Is a score that equals alpha exact?",
        last_of_equals,
    ),
];

/// What Rust's types rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 0] = [];

/// One node of a search: what is handed down, and what is done with what comes back. The right ones are in
/// [`RIGHT`]; each mistake changes some.
#[derive(Clone, Copy)]
struct Ways {
    /// The window for the enemy, from the own one as it is now and as it was at first.
    window: fn(i32, i32, i32) -> (i32, i32),
    /// The same for a pass.
    pass_window: fn(i32, i32) -> (i32, i32),
    /// How many plies a pass takes.
    pass_plies: u32,
    /// The own score, from the enemy's.
    score: fn(i32) -> i32,
    /// The same after a pass.
    pass_score: fn(i32) -> i32,
    /// Whether a score takes the place of the best one.
    is_better: fn(i32, i32) -> bool,
    /// alpha from now on: from alpha, the best score and the last one.
    raised: fn(i32, i32, i32) -> i32,
    /// Whether the loop ends: from alpha at first, alpha now, beta and the best score.
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

/// A function of its own for each way of searching.
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

/// Searches with all scores and bounds from the view of one side, which is `me`.
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
