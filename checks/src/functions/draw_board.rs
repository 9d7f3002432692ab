//! `draw_board(&mut screen)`. Every design is right in which each cell looks separate.

use steps::{Answers, Screen};

use super::{DrawBoard, Function};
use crate::{Failure, Language, Value, text, visible};

impl Function for DrawBoard {
    fn name() -> &'static str {
        "draw_board"
    }

    fn answer(&self, answers: &Answers) -> Value {
        let mut screen = Screen::for_board();
        (answers.draw_board)(&mut screen);
        Value::Screen(screen)
    }

    fn visible(&self, screen: &Screen) -> String {
        visible::cells(screen)
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        "draw_board()".to_owned()
    }

    fn expected(&self, _failure: &Failure, language: Language) -> Option<String> {
        let Language::English = language;
        Some("Expected: 64 cells that differ from their neighbours.".to_owned())
    }

    /// How many cells of the learner's picture are blank, and how many look like a neighbour.
    fn yours(&self, failure: &Failure, language: Language) -> Option<String> {
        let Language::English = language;
        let Some(Value::Screen(screen)) = failure.answered() else {
            return None;
        };
        let cells = self.visible(screen);
        let count = |sign| cells.chars().filter(|cell| *cell == sign).count();
        Some(match (count(visible::BLANK), count(visible::NO_EDGE)) {
            (0, 1) => {
                "In your picture, one of them looks like the cell to the right or below.".to_owned()
            }
            (0, alike) => format!(
                "In your picture, {alike} of them look like the cell to the right or below."
            ),
            (1, 0) => "In your picture, one of them isn't painted.".to_owned(),
            (blank, 0) => format!("In your picture, {blank} of them aren't painted."),
            (blank, alike) => format!(
                "In your picture, cells without paint: {blank}. Cells that look like the cell to the right or below: {alike}."
            ),
        })
    }

    /// Without the number of cells that look wrong, because the learner's answer has it.
    fn differences(
        &self,
        expected: &Value,
        yours: &Value,
        language: Language,
    ) -> Option<Vec<String>> {
        let (Value::Screen(expected), Value::Screen(yours)) = (expected, yours) else {
            return None;
        };
        let (expected, yours) = (self.visible(expected), self.visible(yours));
        Some(text::cells::first_difference(&expected, &yours, language))
    }
}
