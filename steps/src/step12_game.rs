//! Step 12: the finished game.

use crate::{Disc, Game, IllegalMove, Ply, Square, Turn, next_turn, place, square_name, start};

// ANCHOR: Game
impl Game {
    /// A new game. Black moves first, whichever side the human plays.
    pub fn new(human: Disc) -> Game {
        Game {
            human,
            board: start(),
            to_move: Some(Disc::Black),
            history: Vec::new(),
        }
    }

    /// Makes a move for the side to move, and sets who moves next.
    ///
    /// # Errors
    ///
    /// The reason why the move isn't legal. The game doesn't change then.
    pub fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        let player = self.to_move.ok_or(IllegalMove::GameOver)?;
        if !self.board.contains(square) {
            return Err(IllegalMove::OffTheBoard);
        }
        if self.board[square].is_some() {
            return Err(IllegalMove::Occupied);
        }
        let placed = place(&self.board, square, player);
        let after = placed.ok_or(IllegalMove::TurnsNothing)?;
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

    /// Starts over. The human keeps the same side.
    pub fn restart(&mut self) {
        *self = Game::new(self.human);
    }

    /// Takes back the human's last move and everything after it. Returns
    /// whether there was one.
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

    /// The moves as a string, without passes: `f5d6c3`.
    pub fn record(&self) -> String {
        self.history
            .iter()
            .map(|ply| square_name(ply.square))
            .collect()
    }
}
// ANCHOR_END: Game
