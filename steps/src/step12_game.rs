//! Step 12: the finished game.

use crate::{Disc, Game, IllegalMove, Ply, Square, Turn, next_turn, place, square_name, start};

// ANCHOR: Game
impl Game {
    /// A new game. Black begins, whichever side the human has.
    pub fn new(human: Disc) -> Game {
        Game {
            human,
            board: start(),
            to_move: Some(Disc::Black),
            history: Vec::new(),
        }
    }

    /// Makes a move for the side on turn, and passes the turn on. A refused move
    /// changes nothing.
    ///
    /// # Errors
    ///
    /// Why the move is not legal.
    pub fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        let player = self.to_move.ok_or(IllegalMove::GameOver)?;
        if !self.board.contains(square) {
            return Err(IllegalMove::OffTheBoard);
        }
        if self.board[square].is_some() {
            return Err(IllegalMove::Occupied);
        }
        let after = place(&self.board, square, player).ok_or(IllegalMove::TurnsNothing)?;
        self.history.push(Ply {
            player,
            square,
            before: self.board,
        });
        self.board = after;
        self.to_move = match next_turn(&after, player) {
            Turn::Moves(next) | Turn::PassesBackTo(next) => Some(next),
            Turn::Over => None,
        };
        Ok(())
    }

    /// Goes back to just before the human's last move, and says whether there
    /// was one.
    pub fn undo(&mut self) -> bool {
        let last = self
            .history
            .iter()
            .rposition(|ply| ply.player == self.human);
        let Some(index) = last else {
            return false;
        };
        self.board = self.history[index].before;
        self.to_move = Some(self.human);
        self.history.truncate(index);
        true
    }

    /// Begins anew, with the same side for the human.
    pub fn restart(&mut self) {
        *self = Game::new(self.human);
    }

    /// The moves as text, without passes: `f5d6c3`.
    pub fn record(&self) -> String {
        self.history
            .iter()
            .map(|ply| square_name(ply.square))
            .collect()
    }
}
// ANCHOR_END: Game
