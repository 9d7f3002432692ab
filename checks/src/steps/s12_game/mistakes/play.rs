//! Mistakes in `new` and `play`.

use std::ops::{Deref, DerefMut};

use steps::{Disc, Game, IllegalMove, Ply, Square, Turn};

use super::building_blocks::make_move;

game_with_a_mistake!(WhiteMovesFirst, |human| Game {
    to_move: Some(Disc::White),
    ..Game::new(human)
});

impl WhiteMovesFirst {
    pub(super) fn restart(&mut self) {
        *self = WhiteMovesFirst::new(self.human);
    }
}

game_with_a_mistake!(HumanMovesFirst, |human| Game {
    to_move: Some(human),
    ..Game::new(human)
});

impl HumanMovesFirst {
    pub(super) fn restart(&mut self) {
        *self = HumanMovesFirst::new(self.human);
    }
}

game_with_a_mistake!(HumansColourMoves);

impl HumansColourMoves {
    pub(super) fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        let on_turn = self.to_move.ok_or(IllegalMove::GameOver)?;
        self.to_move = Some(self.human);
        let played = self.0.play(square);
        if played.is_err() {
            self.to_move = Some(on_turn);
        }
        played
    }
}

game_with_a_mistake!(RefusalLosesTheTurn);

impl RefusalLosesTheTurn {
    pub(super) fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        let played = self.0.play(square);
        if played.is_err() {
            self.to_move = self.to_move.map(Disc::opponent);
        }
        played
    }
}

game_with_a_mistake!(RefusedMovesAreRecorded);

impl RefusedMovesAreRecorded {
    pub(super) fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        let (player, before) = (self.to_move, self.board);
        let played = self.0.play(square);
        if let (Some(player), Err(_)) = (player, played) {
            self.history.push(Ply {
                player,
                square,
                before,
            });
        }
        played
    }
}

game_with_a_mistake!(OneReasonForAll);

impl OneReasonForAll {
    pub(super) fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        match self.0.play(square) {
            Err(IllegalMove::OffTheBoard | IllegalMove::Occupied) => Err(IllegalMove::TurnsNothing),
            played => played,
        }
    }
}

game_with_a_mistake!(TakenSquaresTurnNothing);

impl TakenSquaresTurnNothing {
    pub(super) fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        match self.0.play(square) {
            Err(IllegalMove::Occupied) => Err(IllegalMove::TurnsNothing),
            played => played,
        }
    }
}

game_with_a_mistake!(ReadsOffTheBoard);

impl ReadsOffTheBoard {
    pub(super) fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        if self.to_move.is_some() && self.board[square].is_some() {
            return Err(IllegalMove::Occupied);
        }
        self.0.play(square)
    }
}

game_with_a_mistake!(PanicsAfterTheEnd);

impl PanicsAfterTheEnd {
    pub(super) fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        self.to_move.expect("no side is to move");
        self.0.play(square)
    }
}

game_with_a_mistake!(NoPassAndNoEnd);

impl NoPassAndNoEnd {
    pub(super) fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        let (player, _) = make_move(self, square)?;
        self.to_move = Some(player.opponent());
        Ok(())
    }
}

game_with_a_mistake!(StuckSideIsAsked);

impl StuckSideIsAsked {
    pub(super) fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        let (player, turn) = make_move(self, square)?;
        self.to_move = match turn {
            Turn::Moves(_) | Turn::PassesBackTo(_) => Some(player.opponent()),
            Turn::Over => None,
        };
        Ok(())
    }
}

game_with_a_mistake!(PassEndsTheGame);

impl PassEndsTheGame {
    pub(super) fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        let (_, turn) = make_move(self, square)?;
        self.to_move = match turn {
            Turn::Moves(next) => Some(next),
            Turn::PassesBackTo(_) | Turn::Over => None,
        };
        Ok(())
    }
}

game_with_a_mistake!(NeverOver);

impl NeverOver {
    pub(super) fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        let (player, turn) = make_move(self, square)?;
        self.to_move = match turn {
            Turn::Moves(next) | Turn::PassesBackTo(next) => Some(next),
            Turn::Over => Some(player.opponent()),
        };
        Ok(())
    }
}

game_with_a_mistake!(NothingIsRecorded);

impl NothingIsRecorded {
    pub(super) fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        self.0.play(square)?;
        self.history.clear();
        Ok(())
    }
}

game_with_a_mistake!(KeepsThePositionAfter);

impl KeepsThePositionAfter {
    pub(super) fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        self.0.play(square)?;
        let after = self.board;
        if let Some(ply) = self.history.last_mut() {
            ply.before = after;
        }
        Ok(())
    }
}

game_with_a_mistake!(KeepsTheNextPlayer);

impl KeepsTheNextPlayer {
    pub(super) fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        self.0.play(square)?;
        let next = self.to_move;
        if let (Some(ply), Some(next)) = (self.history.last_mut(), next) {
            ply.player = next;
        }
        Ok(())
    }
}
