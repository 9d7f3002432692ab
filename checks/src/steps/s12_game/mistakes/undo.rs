//! Mistakes in `undo`.

use std::ops::{Deref, DerefMut};

use steps::{Disc, Game};

use super::building_blocks::{go_back, last_ply_of};

game_with_a_mistake!(UndoKeepsTheSide);

impl UndoKeepsTheSide {
    pub(super) fn undo(&mut self) -> bool {
        let to_move = self.to_move;
        let undone = self.0.undo();
        self.to_move = to_move;
        undone
    }
}

game_with_a_mistake!(UndoTogglesTheSide);

impl UndoTogglesTheSide {
    pub(super) fn undo(&mut self) -> bool {
        let to_move = self.to_move;
        let undone = self.0.undo();
        if undone {
            self.to_move = to_move.map(Disc::opponent);
        }
        undone
    }
}

game_with_a_mistake!(UndoTakesBackOneMove);

impl UndoTakesBackOneMove {
    pub(super) fn undo(&mut self) -> bool {
        match self.history.len().checked_sub(1) {
            Some(last) => {
                go_back(self, last);
                true
            }
            None => false,
        }
    }
}

game_with_a_mistake!(UndoTakesBackTwoMoves);

impl UndoTakesBackTwoMoves {
    pub(super) fn undo(&mut self) -> bool {
        match self.history.len().checked_sub(2) {
            Some(index) => {
                go_back(self, index);
                true
            }
            None => false,
        }
    }
}

game_with_a_mistake!(UndoGoesToTheFirstMove);

impl UndoGoesToTheFirstMove {
    pub(super) fn undo(&mut self) -> bool {
        let first = self.history.iter().position(|ply| ply.player == self.human);
        match first {
            Some(index) => {
                go_back(self, index);
                true
            }
            None => false,
        }
    }
}

game_with_a_mistake!(UndoGoesToTheOpponentsMove);

impl UndoGoesToTheOpponentsMove {
    pub(super) fn undo(&mut self) -> bool {
        match last_ply_of(self, self.human.opponent()) {
            Some(index) => {
                go_back(self, index);
                true
            }
            None => false,
        }
    }
}

game_with_a_mistake!(UndoLooksForTheSideOnTurn);

impl UndoLooksForTheSideOnTurn {
    pub(super) fn undo(&mut self) -> bool {
        let last = self.to_move.and_then(|player| last_ply_of(self, player));
        match last {
            Some(index) => {
                go_back(self, index);
                true
            }
            None => false,
        }
    }
}

game_with_a_mistake!(UndoTakesBackTheOpening);

impl UndoTakesBackTheOpening {
    pub(super) fn undo(&mut self) -> bool {
        if self.history.is_empty() {
            return false;
        }
        let index = last_ply_of(self, self.human).unwrap_or(0);
        go_back(self, index);
        true
    }
}

game_with_a_mistake!(UndoAlwaysSaysTrue);

impl UndoAlwaysSaysTrue {
    pub(super) fn undo(&mut self) -> bool {
        self.0.undo();
        true
    }
}

game_with_a_mistake!(UndoKeepsTheHistory);

impl UndoKeepsTheHistory {
    pub(super) fn undo(&mut self) -> bool {
        let history = self.history.clone();
        let undone = self.0.undo();
        self.history = history;
        undone
    }
}

game_with_a_mistake!(UndoKeepsOnePly);

impl UndoKeepsOnePly {
    pub(super) fn undo(&mut self) -> bool {
        let Some(index) = last_ply_of(self, self.human) else {
            return false;
        };
        self.board = self.history[index].before;
        self.to_move = Some(self.human);
        self.history.truncate(index + 1);
        true
    }
}

game_with_a_mistake!(UndoKeepsTheBoard);

impl UndoKeepsTheBoard {
    pub(super) fn undo(&mut self) -> bool {
        let board = self.board;
        let undone = self.0.undo();
        self.board = board;
        undone
    }
}
