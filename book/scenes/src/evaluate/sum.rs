//! The score of a position, term by term, with weights that can be changed.

use std::cmp::Ordering;

use steps::{Board, Count, Disc, Square, count, legal_moves, place, weight};

/// The classes of squares: the name of the field, its label, and the weight in the course, which is unique.
pub(super) const CLASSES: [(&str, &str, i32); 8] = [
    ("corner", "a1, corner", 120),
    ("beside", "b1, C-square", -20),
    ("diagonal", "b2, X-square", -40),
    ("edge", "c1, edge", 20),
    ("edge-middle", "d1, edge", 5),
    ("second-row", "c2, second row", -5),
    ("inside", "c3, inside", 15),
    ("middle", "d3, middle", 3),
];

/// How positions are scored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Scale {
    /// A weight for each of [`CLASSES`].
    pub weights: [i32; 8],
    /// The points for each legal move.
    pub each_move: i32,
    /// Whether a finished game is scored like any other position.
    pub ends_by_weights: bool,
}

/// A score and where it comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Sum {
    pub player: Disc,
    pub own_moves: Vec<Square>,
    pub enemy_moves: Vec<Square>,
    /// The sum of the weights of the player's discs, or their number if the game is over.
    pub own: i32,
    /// The same for the enemy's discs, not yet subtracted.
    pub enemy: i32,
    /// The points for moves, or for a win or a loss.
    pub rest: i32,
    /// Whether the discs are counted, because the game is over.
    pub counted: bool,
}

impl Sum {
    pub fn total(&self) -> i32 {
        self.own - self.enemy + self.rest
    }
}

impl Scale {
    /// The scale of the course.
    pub fn new() -> Scale {
        Scale {
            weights: CLASSES.map(|(_, _, weight)| weight),
            each_move: 10,
            ends_by_weights: false,
        }
    }

    /// The weight of a square.
    pub fn weight(&self, board: &Board, square: Square) -> i32 {
        let known = weight(board, square);
        let class = CLASSES.iter().position(|(_, _, weight)| *weight == known);
        class.map_or(known, |class| self.weights[class])
    }

    /// The score for `player`.
    pub fn sum(&self, board: &Board, player: Disc) -> Sum {
        let squares = |player| -> Vec<Square> {
            let moves = legal_moves(board, player);
            moves.into_iter().map(|one| one.square).collect()
        };
        let (own_moves, enemy_moves) = (squares(player), squares(player.opponent()));
        let over = own_moves.is_empty() && enemy_moves.is_empty();
        let counted = over && !self.ends_by_weights;
        let (own, enemy, rest) = if counted {
            let Count { black, white, .. } = count(board);
            let (own, enemy) = match player {
                Disc::Black => (black, white),
                Disc::White => (white, black),
            };
            (own, enemy, 10_000 * (own - enemy).signum())
        } else {
            let of = |player| -> i32 {
                let discs = board
                    .squares()
                    .filter(|square| board[*square] == Some(player));
                discs.map(|square| self.weight(board, square)).sum()
            };
            let difference = own_moves.len() as i32 - enemy_moves.len() as i32;
            (
                of(player),
                of(player.opponent()),
                self.each_move * difference,
            )
        };
        Sum {
            player,
            own_moves,
            enemy_moves,
            own,
            enemy,
            rest,
            counted,
        }
    }

    /// What a disc adds to the sum for `player`.
    pub fn term(&self, board: &Board, square: Square, sum: &Sum) -> i32 {
        let points = match sum.counted {
            true => 1,
            false => self.weight(board, square),
        };
        match board[square] {
            None => 0,
            Some(disc) if disc == sum.player => points,
            Some(_) => -points,
        }
    }

    /// Every legal move of `player` with the score after it, for `player`.
    pub fn scores(&self, board: &Board, player: Disc) -> Vec<(Square, i32)> {
        let moves = legal_moves(board, player).into_iter();
        moves
            .filter_map(|one| {
                let after = place(board, one.square, player)?;
                Some((one.square, self.sum(&after, player).total()))
            })
            .collect()
    }
}

/// The greedy choice: the first of the best.
pub(super) fn best(scores: &[(Square, i32)]) -> Option<(Square, i32)> {
    let better = |best: (Square, i32), next: (Square, i32)| match next.1.cmp(&best.1) {
        Ordering::Greater => next,
        _ => best,
    };
    scores.iter().copied().reduce(better)
}

#[cfg(test)]
mod tests {
    use super::*;
    use steps::{evaluate, greedy_move, parse_board, parse_game, start};

    /// The positions of some games, and some that no game reaches.
    fn positions() -> Vec<Board> {
        let games = [
            "d3c3b3b2f5a3a1c1",
            "d3c3b3d2e1d6d7e3f4",
            "f5f4d3d6d7e3f3c5b5",
            "f5f6e6d6c5c4e7d7e3c6b6b5c7g5g7f3g3a6f4g2g1g4a4d3g6c8b3f7c2h2f8h5c3e2d8a2a3b1b7a5h4f2c1b8a7h6a8g8d1d2h1b4f1h3b2a1h7e8e1h8",
        ];
        let mut boards = vec![start(), Board::empty(4), Board::empty(5)];
        for game in games {
            let plies = (0..=game.len() / 2).map(|ply| parse_game(&game[..2 * ply]).unwrap().board);
            boards.extend(plies);
        }
        boards.push(
            parse_board(
                "WBBB....\n........\n........\n........\n........\n........\n........\n........",
            )
            .unwrap()
            .board,
        );
        boards
    }

    #[test]
    fn with_the_weights_of_the_course_the_sum_is_evaluate_and_the_best_move_greedy_move() {
        let scale = Scale::new();
        for board in positions() {
            for player in [Disc::Black, Disc::White] {
                assert_eq!(scale.sum(&board, player).total(), evaluate(&board, player));
                let chosen = best(&scale.scores(&board, player)).map(|(square, _)| square);
                assert_eq!(chosen, greedy_move(&board, player), "{board}");
            }
        }
    }

    #[test]
    fn the_terms_of_the_discs_and_of_the_moves_add_up_to_the_score() {
        let mut scale = Scale::new();
        scale.weights = [100, -31, -7, 22, 1, 2, 3, 4];
        for board in positions() {
            for by_weights in [false, true] {
                scale.ends_by_weights = by_weights;
                let sum = scale.sum(&board, Disc::White);
                let discs: i32 = board
                    .squares()
                    .map(|square| scale.term(&board, square, &sum))
                    .sum();
                assert_eq!(discs + sum.rest, sum.total());
                assert_eq!(sum.total(), -scale.sum(&board, Disc::Black).total());
            }
        }
    }

    #[test]
    fn every_class_is_found_by_its_weight() {
        let scale = Scale::new();
        for size in steps::SIDES {
            let board = Board::empty(size);
            for square in board.squares() {
                assert_eq!(scale.weight(&board, square), weight(&board, square));
                let known = CLASSES
                    .iter()
                    .filter(|(_, _, class)| *class == weight(&board, square));
                assert_eq!(known.count(), 1);
            }
        }
    }

    #[test]
    fn scoring_the_end_by_weights_misses_a_win() {
        let board = parse_game("d3c3b3d2e1d6d7e3").unwrap().board;
        let mut scale = Scale::new();
        let named = |name: &str, score| Some((name.parse().unwrap(), score));
        assert_eq!(
            best(&scale.scores(&board, Disc::Black)),
            named("f4", 10_013)
        );
        scale.ends_by_weights = true;
        assert_eq!(best(&scale.scores(&board, Disc::Black)), named("f3", 35));
        let f4 = place(&board, "f4".parse().unwrap(), Disc::Black).unwrap();
        assert_eq!(scale.sum(&f4, Disc::Black).total(), 29);
    }
}
