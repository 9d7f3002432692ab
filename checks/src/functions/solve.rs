//! `solve(&board, player)`

use steps::Answers;

use super::{Boards, ForSide, Function, Solve};
use crate::{Failure, Language, Value, text};

impl Function for Solve {
    fn name() -> &'static str {
        "solve"
    }

    fn boards() -> Boards {
        Boards::NearlyFull
    }

    fn answer(&self, answers: &Answers) -> Value {
        let ForSide { board, player } = &self.0;
        Value::Number((answers.solve)(board, *player))
    }

    fn looks_ahead(&self) -> bool {
        true
    }

    fn calls_itself(&self) -> bool {
        true
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        format!("solve({:?})", self.0.player)
    }

    fn reasons(&self, _failure: &Failure, language: Language) -> Vec<String> {
        let ForSide { board, player } = &self.0;
        vec![text::endgame::solved(board, *player, language)]
    }
}
