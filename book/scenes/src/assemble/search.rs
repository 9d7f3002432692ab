//! When two answers of a search count as the same, as the exercise compares them: any move that is as good, outside of
//! the window any sound score, and no more positions than alpha-beta needs.

use std::ops::RangeInclusive;

use steps::{Placed, Square, minimax, place, take_placed};

use super::ask::{Answer, Ask, Function};

/// In smaller trees nobody is asked to save anything.
const MANY_POSITIONS: u64 = 50;

/// More than any score of a finished game.
const HIGHEST: i32 = 10_064;

/// An answer with what does not matter evened out: the right one where it is as good.
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
            // Mistakes are told apart by how much they look at, where that is too much.
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

/// Whether the window leaves out no score.
pub(super) fn is_full(ask: &Ask) -> bool {
    ask.window.0 < -HIGHEST && ask.window.1 > HIGHEST
}

/// What minimax says, and how many moves it makes.
pub(super) fn exact(ask: &Ask) -> (i32, u64) {
    ask.exact.unwrap_or_else(|| {
        take_placed();
        let (score, _) = minimax(&ask.board, ask.player, ask.depth);
        (score, take_placed().count)
    })
}

/// Whether the exact score lies outside of the window.
pub(super) fn is_outside(ask: &Ask) -> bool {
    let (exact, _) = exact(ask);
    exact <= ask.window.0 || exact >= ask.window.1
}

/// The scores that are sound: the exact one inside of the window, and outside everything that does not claim more than
/// is true.
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

/// Whether a search looks at few enough positions. It is asked only of alpha-beta with the full window, and only where
/// much can be saved.
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

/// How much there is to save, with the full window.
pub(super) fn effort_words(ask: &Ask) -> Option<String> {
    let Answer::Search { placed, .. } = ask.right() else {
        return None;
    };
    let (_, all) = exact(ask);
    (is_full(ask) && ask.depth > 0).then(|| {
        format!(
            "Alpha-beta needs {} positions here, the first one counted. Minimax looks at {}.",
            placed.count + 1,
            all + 1
        )
    })
}
