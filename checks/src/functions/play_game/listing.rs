//! A game as a list of its actions.

use std::fmt::Write;

use steps::{Action, ActionAnswer, GameView};

use super::PlayGame;
use crate::{Language, text};

/// How many actions a report shows before the first that differs.
const SHOWN: usize = 6;

impl PlayGame {
    /// A game after its last action: the returned value, the side to move and the record.
    pub(super) fn last_view(&self, views: &[GameView], language: Language) -> String {
        let Language::English = language;
        let Some(view) = views.last() else {
            return String::new();
        };
        let (answer, turn) = (answer_of(view), text::to_move(view, language));
        let record = shortened_record(&view.record);
        match (self.actions.last().map(action), view.answer) {
            (None, _) => format!("{answer}. {turn}, record {record:?}"),
            (Some(action), ActionAnswer::Begun) => {
                format!("{action} starts a new game. {turn}, record {record:?}")
            }
            (Some(action), ActionAnswer::Played(Err(why))) => {
                format!("{action} returns {answer}: {why}. {turn}, record {record:?}")
            }
            (Some(action), _) => format!("{action} returns {answer}. {turn}, record {record:?}"),
        }
    }

    /// One line for each view. Of a long game, only the last ones.
    pub(super) fn listing(&self, views: &[GameView], others: Others, language: Language) -> String {
        let width = self.heading_width(views.len() + 1);
        let left_out = match views.len().saturating_sub(SHOWN) {
            // Leaving out one or two lines doesn't make the list shorter.
            1 | 2 => 0,
            more => more,
        };
        let mut text = match (left_out, others) {
            (0, _) => String::new(),
            (_, Others::NotShown) => {
                format!("(the first {} actions aren't shown)\n", left_out - 1)
            }
            (_, Others::Right) => format!("(the first {} actions are right)\n", left_out - 1),
        };
        for (index, view) in views.iter().enumerate().skip(left_out) {
            let heading = self.heading(index);
            let answer = match view.answer {
                ActionAnswer::Begun => String::new(),
                _ => format!("{}, ", answer_of(view)),
            };
            let _ = writeln!(
                text,
                "{heading:width$}  {answer}{}",
                text::to_move(view, language)
            );
        }
        text
    }

    pub(super) fn new_game(&self) -> String {
        format!("Game::new({:?})", self.human)
    }

    /// The action before a view, with its number.
    pub(super) fn heading(&self, index: usize) -> String {
        match index
            .checked_sub(1)
            .and_then(|before| self.actions.get(before))
        {
            Some(one) => format!("{index:2}  {}", action(one)),
            None => format!("    {}", self.new_game()),
        }
    }

    /// The width of the column with the actions.
    pub(super) fn heading_width(&self, views: usize) -> usize {
        let headings = (0..views).map(|index| self.heading(index).chars().count());
        headings.max().unwrap_or(0)
    }
}

/// Why the first actions of a long game aren't listed.
#[derive(Clone, Copy)]
pub(super) enum Others {
    /// The list would be too long.
    NotShown,
    /// They match the expected game.
    Right,
}

pub(super) fn view_words(view: &GameView, language: Language) -> String {
    let record = shortened_record(&view.record);
    let turn = text::to_move(view, language);
    match view.answer {
        ActionAnswer::Begun => format!("{turn}, record {record:?}"),
        _ => format!("{}, {turn}, record {record:?}", answer_of(view)),
    }
}

/// The end of a long record.
pub(super) fn shortened_record(record: &str) -> String {
    const KEPT: usize = 16;
    let length = record.chars().count();
    if length <= KEPT + 4 {
        return record.to_owned();
    }
    let end: String = record.chars().skip(length - KEPT).collect();
    format!("...{end}")
}

/// An action as the learner would write it.
pub(super) fn action(action: &Action) -> String {
    match action {
        Action::Play(square) => format!("play({square})"),
        Action::Undo => "undo()".to_owned(),
        Action::Restart => "restart()".to_owned(),
    }
}

/// What an action returned, as Rust writes it.
pub(super) fn answer_of(view: &GameView) -> String {
    match view.answer {
        ActionAnswer::Begun => "a new game".to_owned(),
        ActionAnswer::Undone(undone) => undone.to_string(),
        ActionAnswer::Played(played) => format!("{played:?}"),
    }
}
