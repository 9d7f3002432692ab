//! Decides when two answers to a call are equal.

use std::ops::RangeInclusive;

use steps::{Placed, Square, minimax, place, take_placed};

use crate::{Call, Draws, Value, seen};

impl Call {
    /// The form of an answer that is compared with the expected one. Flipped discs may come in any order, a
    /// picture counts by what is visible, and a search may return any equally good move.
    pub fn comparable(&self, expected: &Value, value: &Value) -> Value {
        match (self, value) {
            (Call::DrawBoard, Value::Screen(screen)) => Value::Text(seen::cells(screen)),
            (Call::DrawPanel { .. }, Value::Screen(screen)) => Value::Text(seen::panel(screen)),
            (_, Value::Screen(screen)) => Value::Text(seen::discs(screen)),
            (_, Value::Squares(squares)) => {
                let mut squares = squares.clone();
                squares.sort_by_key(in_scan_order);
                Value::Squares(squares)
            }
            (_, Value::Moves(moves)) => {
                let mut moves = moves.clone();
                for one in &mut moves {
                    one.flips.sort_by_key(in_scan_order);
                }
                Value::Moves(moves)
            }
            _ if self.is_as_good(expected, value) => self.judged(expected, expected),
            _ => self.judged(expected, value),
        }
    }

    /// Whether an answer is correct although it differs from the expected one.
    fn is_as_good(&self, expected: &Value, value: &Value) -> bool {
        // Most answers are equal, and then no search is needed.
        if expected == value {
            return true;
        }
        match (self, expected, value) {
            (
                Call::RandomMove {
                    draws: Draws::Spread(_),
                    ..
                },
                Value::Scores(expected),
                Value::Scores(drawn),
            ) => total(expected) == total(drawn) && nearly_equal(expected, drawn),
            (
                Call::RandomMove {
                    draws: Draws::Lowest | Draws::Highest,
                    ..
                },
                Value::Scores(expected),
                Value::Scores(drawn),
            ) => total(expected) == total(drawn),
            (
                Call::Minimax { .. } | Call::AlphaBeta { .. },
                Value::Search {
                    score,
                    square,
                    placed,
                },
                Value::Search {
                    score: found,
                    square: chosen,
                    placed: effort,
                },
            ) => {
                self.score_fits(*score, *found)
                    && (square == chosen || self.move_is_as_good(*score, *chosen))
                    && self.effort_fits(*placed, *effort)
            }
            (
                Call::SolveBetween { alpha, beta, .. },
                Value::Search { score, placed, .. },
                Value::Search {
                    score: found,
                    placed: effort,
                    ..
                },
            ) => {
                let exact = match self {
                    Call::SolveBetween { board, player, .. } if !is_every_score(*alpha, *beta) => {
                        steps::solve(board, *player)
                    }
                    _ => *score,
                };
                sound_scores(exact, *alpha, *beta).contains(found)
                    && self.effort_fits(*placed, *effort)
            }
            _ => false,
        }
    }

    /// The score that minimax returns. Outside its bounds, a search may return any sound score.
    fn score_fits(&self, expected: i32, found: i32) -> bool {
        match self {
            Call::AlphaBeta {
                board,
                player,
                depth,
                alpha,
                beta,
            } if !is_full(*alpha, *beta) => {
                let (exact, _) = minimax(board, *player, *depth);
                sound_scores(exact, *alpha, *beta).contains(&found)
            }
            _ => expected == found,
        }
    }

    /// Whether a move's exact score is the best score. With narrow bounds, any move is accepted.
    fn move_is_as_good(&self, score: i32, chosen: Option<Square>) -> bool {
        let (board, player, depth) = match self {
            Call::Minimax {
                board,
                player,
                depth,
            } => (board, *player, *depth),
            Call::AlphaBeta {
                board,
                player,
                depth,
                alpha,
                beta,
            } => {
                let (exact, _) = minimax(board, *player, *depth);
                if exact <= *alpha || exact >= *beta {
                    return true;
                }
                (board, *player, *depth)
            }
            _ => return false,
        };
        let Some(after) = chosen
            .filter(|square| depth > 0 && board.contains(*square))
            .and_then(|square| place(board, square, player))
        else {
            return false;
        };
        let (enemy_score, _) = minimax(&after, player.opponent(), depth - 1);
        -enemy_score == score
    }

    /// The answer of a search without its effort, if the effort is within the limit. Otherwise the effort stays,
    /// because known mistakes differ in it.
    fn judged(&self, expected: &Value, value: &Value) -> Value {
        match (expected, value) {
            (
                Value::Search {
                    placed: textbook, ..
                },
                Value::Search {
                    score,
                    square,
                    placed,
                },
            ) => Value::Search {
                score: *score,
                square: *square,
                placed: Placed {
                    count: match self.effort_fits(*textbook, *placed) {
                        true => 0,
                        false => placed.count,
                    },
                    first: None,
                },
            },
            _ => value.clone(),
        }
    }

    /// With a full window, alpha-beta may visit up to 5% more positions than the textbook version, because another
    /// move order may start with the same move. In another order, it has to visit fewer positions than minimax.
    /// There is no limit in small trees, or if the textbook version saves less than a quarter.
    ///
    /// An endgame search with all scores between its bounds has to make fewer than half of the moves that it makes
    /// without bounds. There is no limit if little can be saved.
    fn effort_fits(&self, textbook: Placed, effort: Placed) -> bool {
        if effort.count == textbook.count {
            return true;
        }
        let (board, player, depth, alpha, beta) = match self {
            Call::AlphaBeta {
                board,
                player,
                depth,
                alpha,
                beta,
            } => (board, player, depth, alpha, beta),
            Call::SolveBetween {
                board,
                player,
                alpha,
                beta,
            } if is_every_score(*alpha, *beta) && effort.count > MANY_MOVES / 2 => {
                take_placed();
                steps::solve(board, *player);
                let all = take_placed().count;
                return all <= MANY_MOVES || effort.count.saturating_mul(2) < all;
            }
            _ => return true,
        };
        if !is_full(*alpha, *beta) || effort.count <= textbook.count {
            return true;
        }
        take_placed();
        minimax(board, *player, *depth);
        let all = take_placed().count;
        let little_to_save = all < MANY_POSITIONS || 4 * textbook.count > 3 * all;
        let in_another_order = effort.first != textbook.first;
        let slightly_more = effort.count.saturating_mul(20) <= 21 * textbook.count;
        little_to_save || (effort.count < all && (in_another_order || slightly_more))
    }
}

/// From this many positions on, every move order allows cutoffs. Below, an unlucky order may save nothing.
const MANY_POSITIONS: u64 = 50;

/// From this many moves on, bounds save more than half of them in any order.
const MANY_MOVES: u64 = 1000;

/// Whether a window includes every score of a finished game.
fn is_every_score(alpha: i32, beta: i32) -> bool {
    alpha <= -64 && beta >= 64
}

/// Whether a window includes every score.
fn is_full(alpha: i32, beta: i32) -> bool {
    const HIGHEST: i32 = 10_064;
    alpha < -HIGHEST && beta > HIGHEST
}

/// The sound scores for a window: the exact score inside it. Outside, any score between the bound and the exact
/// score, so fail-hard and fail-soft searches are both correct.
pub(crate) fn sound_scores(exact: i32, alpha: i32, beta: i32) -> RangeInclusive<i32> {
    if exact <= alpha {
        exact..=alpha
    } else if exact >= beta {
        beta..=exact
    } else {
        exact..=exact
    }
}

/// Whether each move is chosen as often as it should be, within 10%. Other fair ways to convert a number to an
/// index divide evenly spread numbers slightly differently.
fn nearly_equal(expected: &[(Square, i32)], drawn: &[(Square, i32)]) -> bool {
    expected.iter().zip(drawn).all(|((_, share), (_, count))| {
        let (share, count) = (i64::from(*share), i64::from(*count));
        10 * (count - share).abs() <= share
    })
}

fn total(counts: &[(Square, i32)]) -> i64 {
    counts.iter().map(|(_, count)| i64::from(*count)).sum()
}

fn in_scan_order(square: &Square) -> (i32, i32) {
    (square.row, square.col)
}
