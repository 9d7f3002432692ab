//! The exact score of every candidate, computed in small pieces so that the page stays responsive.

use steps::{Board, Disc, Square, alpha_beta, legal_moves, place};

/// A position that still has to be searched for a candidate.
struct Piece {
    candidate: usize,
    board: Board,
    to_move: Disc,
    depth: u32,
}

/// The scores of all candidates, as far as they are computed.
///
/// They equal those of `steps::candidate_scores`. Each candidate and each reply is searched with the full window.
pub struct Search {
    player: Disc,
    scores: Vec<(Square, i32)>,
    left: Vec<Piece>,
    pieces: usize,
}

impl Search {
    /// Prepares a search of this many plies. The candidate counts as the first.
    pub fn new(board: &Board, player: Disc, plies: u32) -> Search {
        let enemy = player.opponent();
        let mut search = Search {
            player,
            scores: Vec::new(),
            left: Vec::new(),
            pieces: 0,
        };
        for (candidate, chosen) in legal_moves(board, player).iter().enumerate() {
            // Each reply can only lower the score, because the enemy chooses the reply.
            search.scores.push((chosen.square, i32::MAX));
            let Some(after) = place(board, chosen.square, player) else {
                continue;
            };
            let replies = legal_moves(&after, enemy);
            let mut add = |board, to_move, depth| {
                search.left.push(Piece {
                    candidate,
                    board,
                    to_move,
                    depth,
                });
            };
            if plies < 2 || replies.is_empty() {
                add(after, enemy, plies.saturating_sub(1));
                continue;
            }
            for reply in replies {
                if let Some(replied) = place(&after, reply.square, enemy) {
                    add(replied, player, plies - 2);
                }
            }
        }
        search.pieces = search.left.len();
        search
    }

    /// Searches one more piece, if there is one.
    pub fn step(&mut self) {
        let Some(piece) = self.left.pop() else {
            return;
        };
        let (score, _) = alpha_beta(
            &piece.board,
            piece.to_move,
            piece.depth,
            -i32::MAX,
            i32::MAX,
        );
        let score = if piece.to_move == self.player {
            score
        } else {
            -score
        };
        let known = &mut self.scores[piece.candidate].1;
        *known = score.min(*known);
    }

    /// As [`Search::new`], searched to its end.
    pub fn whole(board: &Board, player: Disc, plies: u32) -> Search {
        let mut search = Search::new(board, player, plies);
        while !search.left.is_empty() {
            search.step();
        }
        search
    }

    /// The number of finished pieces, and of all pieces.
    pub fn progress(&self) -> (usize, usize) {
        (self.pieces - self.left.len(), self.pieces)
    }

    /// Every candidate with its score, when all scores are exact.
    pub fn scores(&self) -> Option<&[(Square, i32)]> {
        self.left.is_empty().then_some(self.scores.as_slice())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use steps::{candidate_scores, parse_board, parse_game};

    fn assert_exact(board: &Board, player: Disc, depths: &[u32]) {
        for plies in depths {
            let search = Search::whole(board, player, *plies);
            assert_eq!(
                search.scores(),
                Some(candidate_scores(board, player, *plies).as_slice()),
                "{plies} plies{board:?}"
            );
        }
    }

    #[test]
    fn the_pieces_add_up_to_candidate_scores_along_a_game_with_passes() {
        let moves = "d3c3b3b2f5a3a1c1e3f4";
        for plies in 0..=10 {
            let Ok(game) = parse_game(&moves[..2 * plies]) else {
                break;
            };
            for player in [Disc::Black, Disc::White] {
                assert_exact(&game.board, player, &[0, 1, 2, 3]);
            }
        }
        assert_exact(&parse_game("d3").unwrap().board, Disc::White, &[4, 5]);
    }

    #[test]
    fn small_boards_and_boards_near_the_end_agree_too() {
        let practice =
            parse_board(". . B . B\n. . W W .\n. B . W W\n. W W . .\nB . . . .").unwrap();
        let over = parse_board("B . . W\n. . . .\n. . . .\n. . . .").unwrap();
        for board in [practice.board, over.board] {
            for player in [Disc::Black, Disc::White] {
                assert_exact(&board, player, &[1, 2, 3, 4, 5]);
            }
        }
    }
}
