//! When two results of a search count as the same, as in the exercise: any move that is as good, any sound score
//! outside the window, and no more positions than alpha-beta needs.

use std::ops::RangeInclusive;

use steps::{Placed, Square, minimax, place, take_placed};

use super::ask::{Answer, Ask, Function};

/// In smaller trees, the number of positions isn't checked.
const MANY_POSITIONS: u64 = 50;

/// More than any score of a finished game.
const HIGHEST: i32 = 10_064;

/// A result in comparable form: the right one, if the result is as good.
pub(super) fn comparable(ask: &Ask, right: &Answer, answer: &Answer) -> Answer {
    match (answer, right) {
        (
            Answer::Search {
                score,
                square,
                placed,
            },
            Answer::Search { placed: needed, .. },
        ) => {
            let fits = effort_fits(ask, *needed, *placed);
            if fits && is_as_good(ask, right, *score, *square) {
                return right.clone();
            }
            // If it visits too many positions, the number tells mistakes apart.
            Answer::Search {
                score: *score,
                square: *square,
                placed: Placed {
                    count: if fits { 0 } else { placed.count },
                    first: None,
                },
            }
        }
        _ => answer.clone(),
    }
}

/// Whether a score is right, and the move has it.
fn is_as_good(ask: &Ask, right: &Answer, found: i32, chosen: Option<Square>) -> bool {
    let Answer::Search { score, square, .. } = right else {
        return false;
    };
    let score_fits = found == *score || (!is_full(ask) && sound(ask).contains(&found));
    score_fits && (chosen == *square || move_is_as_good(ask, *score, chosen))
}

fn move_is_as_good(ask: &Ask, score: i32, chosen: Option<Square>) -> bool {
    if !is_full(ask) && is_outside(ask) {
        return true;
    }
    let after = chosen
        .filter(|square| ask.depth > 0 && ask.board.contains(*square))
        .and_then(|square| place(&ask.board, square, ask.player));
    after.is_some_and(|after| -minimax(&after, ask.player.opponent(), ask.depth - 1).0 == score)
}

/// Whether the window contains every score.
pub(super) fn is_full(ask: &Ask) -> bool {
    ask.window.0 < -HIGHEST && ask.window.1 > HIGHEST
}

/// The score of minimax, and how many moves it plays.
pub(super) fn exact(ask: &Ask) -> (i32, u64) {
    ask.exact.unwrap_or_else(|| {
        take_placed();
        let (score, _) = minimax(&ask.board, ask.player, ask.depth);
        (score, take_placed().count)
    })
}

/// Whether the exact score is outside the window.
pub(super) fn is_outside(ask: &Ask) -> bool {
    let (exact, _) = exact(ask);
    exact <= ask.window.0 || exact >= ask.window.1
}

/// The sound scores: the exact score inside the window; outside it, every score that is a true bound.
pub(super) fn sound(ask: &Ask) -> RangeInclusive<i32> {
    let ((exact, _), (alpha, beta)) = (exact(ask), ask.window);
    if exact <= alpha {
        exact..=alpha
    } else if exact >= beta {
        beta..=exact
    } else {
        exact..=exact
    }
}

/// Whether a search visits few enough positions. This is checked only for alpha-beta with the full window, and only
/// if it can save a lot.
pub(super) fn effort_fits(ask: &Ask, needed: Placed, effort: Placed) -> bool {
    if ask.function != Function::AlphaBeta || !is_full(ask) || effort.count <= needed.count {
        return true;
    }
    let (_, all) = exact(ask);
    let little_to_save = all < MANY_POSITIONS || 4 * needed.count > 3 * all;
    let in_another_order = effort.first != needed.first;
    let slightly_more = 20 * effort.count <= 21 * needed.count;
    little_to_save || (effort.count < all && (in_another_order || slightly_more))
}

/// How many positions both searches visit, with the full window.
pub(super) fn effort_words(ask: &Ask) -> Option<String> {
    let Answer::Search { placed, .. } = ask.right() else {
        return None;
    };
    let (_, all) = exact(ask);
    (is_full(ask) && ask.depth > 0).then(|| {
        format!(
            "Including the root, alpha-beta needs {} positions here. Minimax visits {}.",
            placed.count + 1,
            all + 1
        )
    })
}
