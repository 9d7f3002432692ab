//! Mistakes in `record`.

use std::ops::{Deref, DerefMut};

use steps::{Disc, Game, square_name};

game_with_a_mistake!(SpacesInTheRecord);

impl SpacesInTheRecord {
    pub(super) fn record(&self) -> String {
        let names: Vec<String> = self
            .history
            .iter()
            .map(|ply| square_name(ply.square))
            .collect();
        names.join(" ")
    }
}

game_with_a_mistake!(PassesInTheRecord);

impl PassesInTheRecord {
    pub(super) fn record(&self) -> String {
        let mut text = String::new();
        let mut expected = Disc::Black;
        for ply in &self.history {
            if ply.player != expected {
                text += "--";
            }
            text += &square_name(ply.square);
            expected = ply.player.opponent();
        }
        text
    }
}

game_with_a_mistake!(OnlyTheHumansMoves);

impl OnlyTheHumansMoves {
    pub(super) fn record(&self) -> String {
        self.history
            .iter()
            .filter(|ply| ply.player == self.human)
            .map(|ply| square_name(ply.square))
            .collect()
    }
}
