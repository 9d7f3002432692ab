//! Mistakes in `restart`.

use std::ops::{Deref, DerefMut};

use steps::{Disc, Game};

game_with_a_mistake!(RestartMakesTheHumanBlack);

impl RestartMakesTheHumanBlack {
    pub(super) fn restart(&mut self) {
        *self = RestartMakesTheHumanBlack::new(Disc::Black);
    }
}

game_with_a_mistake!(RestartKeepsTheHistory);

impl RestartKeepsTheHistory {
    pub(super) fn restart(&mut self) {
        self.board = steps::start();
        self.to_move = Some(Disc::Black);
    }
}

game_with_a_mistake!(RestartKeepsTheSide);

impl RestartKeepsTheSide {
    pub(super) fn restart(&mut self) {
        self.board = steps::start();
        self.history.clear();
    }
}
