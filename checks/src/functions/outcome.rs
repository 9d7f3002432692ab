//! `outcome(&board)`

use steps::{Answers, Disc, count, outcome};

use super::{Function, OnBoard, Outcome};
use crate::text::disc;
use crate::{Failure, Language, Value, text};

impl Function for Outcome {
    fn name() -> &'static str {
        "outcome"
    }

    fn answer(&self, answers: &Answers) -> Value {
        let Outcome(OnBoard { board }) = self;
        Value::Outcome((answers.outcome)(board))
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        "outcome()".to_owned()
    }

    fn reasons(&self, _failure: &Failure, language: Language) -> Vec<String> {
        let Language::English = language;
        let Outcome(OnBoard { board }) = self;
        let count = count(board);
        let mut sentences: Vec<String> = [Disc::Black, Disc::White]
            .map(|player| text::lists::can_play(board, player, language))
            .into();
        sentences.push(format!(
            "Discs: {} {}, {} {}.",
            disc(Disc::Black, language),
            count.black,
            disc(Disc::White, language),
            count.white
        ));
        sentences.push(match outcome(board) {
            steps::Outcome::Unfinished => {
                "At least one side can move, so the game isn't over.".to_owned()
            }
            steps::Outcome::Won(winner) => format!(
                "Neither side can move, so the game is over. {} has more discs.",
                disc(winner, language)
            ),
            steps::Outcome::Drawn => {
                "Neither side can move, so the game is over. Both sides have the same number of discs."
                    .to_owned()
            }
        });
        sentences
    }
}
