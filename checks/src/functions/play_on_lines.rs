//! `play_on_lines(&mut board, x, y, player)`. The board becomes a list before the call.

use steps::{Answers, LineBoard};

use super::{Function, OnSquare, PlayOnLines};
use crate::{Failure, Language, Value, text};

impl Function for PlayOnLines {
    fn name() -> &'static str {
        "play_on_lines"
    }

    fn answer(&self, answers: &Answers) -> Value {
        let OnSquare {
            board,
            square,
            player,
        } = &self.0;
        let mut lines = LineBoard::from(board);
        let played = (answers.play_on_lines)(&mut lines, square.col, square.row, *player);
        let board = lines.to_board();
        Value::Played { played, board }
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        let OnSquare { square, player, .. } = &self.0;
        let (x, y) = (square.col, square.row);
        format!("play_on_lines({x}, {y} which is {square}, {player:?})")
    }

    fn pictures(&self, failure: &Failure, language: Language) -> Option<String> {
        let OnSquare { board, square, .. } = &self.0;
        Some(text::moves::pictures(board, *square, failure, language))
    }

    fn reasons(&self, _failure: &Failure, language: Language) -> Vec<String> {
        self.0.why(language)
    }

    fn question(&self, failure: &Failure, language: Language) -> Option<&'static str> {
        let Language::English = language;
        match (&failure.expected, failure.answered()?) {
            (Value::Played { played, .. }, Value::Played { played: given, .. })
                if played == given =>
            {
                Some("Ask yourself: Which cells of the board does your code assign?")
            }
            _ => None,
        }
    }

    fn is_about_walks(&self) -> bool {
        true
    }

    fn chosen_words(&self, language: Language) -> &'static str {
        text::explore::just_played(language)
    }

    fn tag_words(&self, tag: &str, language: Language) -> String {
        text::explore::flips(tag, language)
    }
}
