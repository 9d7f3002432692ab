//! `draw_discs(&board, &mut screen)`, on a screen that shows the empty board.

use steps::{Answers, Screen};

use super::{DrawDiscs, Function, OnBoard};
use crate::{Language, Value};

impl Function for DrawDiscs {
    fn name() -> &'static str {
        "draw_discs"
    }

    fn answer(&self, answers: &Answers) -> Value {
        let DrawDiscs(OnBoard { board }) = self;
        let mut screen = Screen::for_board();
        steps::draw_board(&mut screen);
        (answers.draw_discs)(board, &mut screen);
        Value::Screen(screen)
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        "draw_discs()".to_owned()
    }

    fn has_position_link(&self) -> bool {
        false
    }
}
