//! The view of the endgame: the board, the results and the line.

use steps::{Board, Count, count, final_score, flips_at};

use super::Endgame;
use crate::board::{Look, board};
use crate::words::{side, with_sign};
use crate::{Node, controls};

impl Endgame {
    /// The result of the game in words, for a score of the side to move.
    pub(super) fn ends(&self, score: i32) -> String {
        let player = side(self.player);
        match score {
            0 => "it's a draw".to_owned(),
            1.. => format!("{player} wins by {score}"),
            _ => format!("{player} loses by {}", -score),
        }
    }

    /// The counts of a finished game, and its score.
    pub(super) fn ending(&self, board: &Board) -> String {
        let discs = count(board);
        let score = final_score(board, self.player);
        let Count {
            black,
            white,
            empty,
        } = discs;
        let ends = self.ends(score);
        match (empty, score) {
            (0, _) | (_, 0) => format!("Black {black}, White {white}, empty {empty}: {ends}"),
            _ => format!(
                "Black {black}, White {white}, empty {empty}. The winner gets the empty squares: {ends}"
            ),
        }
    }

    /// The shown position, with the results on its legal moves.
    pub(super) fn board(&self) -> Node {
        let stage = &self.line[self.shown];
        let at_root = self.shown == 0;
        let flipped = match (stage.played, at_root) {
            (Some((player, square)), false) => {
                flips_at(&self.line[self.shown - 1].board, square, player)
            }
            _ => Vec::new(),
        };
        let label = match stage.to_move {
            Some(player) => format!("{} to move", side(player)),
            None => "The game is over".to_owned(),
        };
        board("endgame", &label, &stage.board, |square| {
            let played = stage.played.is_some_and(|(_, played)| played == square);
            let mut look = Look {
                chosen: played || (at_root && self.chosen == Some(square)),
                ..Look::default()
            };
            if at_root && self.moves.iter().any(|legal| legal.square == square) {
                look.legal = true;
                look.spoken = "legal".to_owned();
                if let Some(result) = self.result_of(square) {
                    look.tag = with_sign(result);
                    look.spoken = format!("legal, {}", self.ends(result));
                }
            } else if played {
                look.spoken = "just played".to_owned();
            } else if flipped.contains(&square) {
                look.tag = "↻".to_owned();
                look.spoken = "just flipped".to_owned();
            }
            look
        })
    }

    /// Every legal move with its result.
    pub(super) fn results(&self) -> Node {
        let rows: Vec<Vec<String>> = self
            .moves
            .iter()
            .enumerate()
            .map(|(index, legal)| {
                let (score, words) = match self.results.get(index) {
                    Some(result) => (with_sign(*result), self.ends(*result)),
                    None => ("?".to_owned(), "not solved yet".to_owned()),
                };
                vec![legal.square.to_string(), score, words]
            })
            .collect();
        let caption = format!("{}'s moves, with best play afterwards", side(self.player));
        controls::table(&caption, &["move", "score", "result"], &rows)
    }

    /// The moves of the line up to the shown position.
    pub(super) fn moves_of_line(&self) -> Node {
        let moves: Vec<String> = self.line[..=self.shown]
            .iter()
            .enumerate()
            .filter_map(|(index, stage)| {
                let (player, square) = stage.played?;
                let pass = match stage.to_move {
                    Some(next) if next == player => {
                        format!("; {} passes", side(player.opponent()))
                    }
                    _ => String::new(),
                };
                let discs = count(&self.line[index].board);
                Some(format!(
                    "{} {square}: Black {}, White {}{pass}",
                    side(player),
                    discs.black,
                    discs.white
                ))
            })
            .collect();
        controls::log("The moves so far, and the discs after each", &moves)
    }
}
