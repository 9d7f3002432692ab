//! When two answers to a call count as the same.

use std::ops::RangeInclusive;

use steps::{Placed, Square, minimax, place, take_placed};

use crate::{Call, Draws, Value, seen};

impl Call {
    /// An answer in the form in which answers to this call are compared, beside the expected one: what does
    /// not matter is evened out. Turned discs may come in any order, of a picture counts what is seen, and a
    /// search may give any move that is as good.
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

    /// Whether an answer is right though it is another one than expected.
    fn is_as_good(&self, expected: &Value, value: &Value) -> bool {
        // Most answers are: nothing need be searched for them.
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

    /// The score that minimax gives, and for a search with bounds anything sound outside of them.
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

    /// Whether a move's own exact score is the best score. With narrow bounds any move will do.
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

    /// An answer of a search with its effort judged: none where it fits. Where it is too much it stays as it is:
    /// mistakes are told apart by how much they look at.
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

    /// Alpha-beta with a full window looks at no more than the textbook does; with the moves in another
    /// order, at least at fewer positions than minimax. In small trees, and where the textbook saves less than a
    /// quarter, nobody is asked to save anything. A twentieth more is let pass: another order of the moves may
    /// begin with the same one.
    ///
    /// An endgame that is solved with all scores between the bounds takes fewer than half of the moves that it
    /// takes without bounds. Again nothing is asked where little can be saved.
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

/// From so many on, every order of the moves lets something be cut. Below, an unlucky order may save nothing.
const MANY_POSITIONS: u64 = 50;

/// From so many moves on, bounds save more than half of them in any order.
const MANY_MOVES: u64 = 1000;

/// Whether a window leaves out no score of a finished game.
fn is_every_score(alpha: i32, beta: i32) -> bool {
    alpha <= -64 && beta >= 64
}

/// Whether a window leaves out no score.
fn is_full(alpha: i32, beta: i32) -> bool {
    const HIGHEST: i32 = 10_064;
    alpha < -HIGHEST && beta > HIGHEST
}

/// The scores that are sound within bounds: the exact one inside, and outside everything on the right side of
/// the bound that does not claim more than is true. So both ways of failing fit: giving the bound, and giving
/// what was seen.
pub(crate) fn sound_scores(exact: i32, alpha: i32, beta: i32) -> RangeInclusive<i32> {
    if exact <= alpha {
        exact..=alpha
    } else if exact >= beta {
        beta..=exact
    } else {
        exact..=exact
    }
}

/// Whether each move is drawn as often as it should be, but for a tenth: other fair ways of making a number
/// into an index share out evenly spread numbers a little differently.
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
