//! Getters of the figure "Ask any position".

use super::*;
use crate::CellView;

impl AskModel {
    /// The cells of one board: 0 is the model answer. Empty if there is a picture instead.
    pub fn cells(&self, side: usize) -> Vec<CellView> {
        let Some(comparison) = &self.comparison else {
            return self.plain_cells();
        };
        let Some(shown) = comparison.sides.get(side) else {
            return Vec::new();
        };
        if shown.cells.is_empty() && self.setting.edit && side == 0 {
            // A picture can't be edited, so show the board too.
            return self.plain_cells();
        }
        let step = self.walked.checked_sub(1);
        let step = step.and_then(|index| comparison.walk.get(index));
        let read = step.and_then(|step| [step.reference, step.other][side.min(1)]);
        shown
            .cells
            .iter()
            .map(|cell| {
                let mut view = CellView::shown(cell);
                // The reads happen before any change of the board.
                if step.is_some() && self.plan.takes_board {
                    view.cell = self.setting.board.get(view.square).flatten();
                }
                if read == Some(view.square) {
                    view.reading = true;
                    view.label = text::ask::being_read(&view.label, self.language);
                }
                view
            })
            .collect()
    }

    /// The position without marks.
    fn plain_cells(&self) -> Vec<CellView> {
        let board = &self.setting.board;
        let plain = |square| {
            let cell = board.get(square).flatten();
            let asked = self.setting.square == Some(square) && !self.plan.plays;
            CellView {
                asked,
                label: text::ask::plain_cell(square, cell, asked, self.language),
                ..CellView::plain(square, cell)
            }
        };
        board.squares().map(plain).collect()
    }

    /// The picture of one side as SVG; empty if there is none.
    pub fn picture(&self, side: usize) -> &str {
        let side = self.comparison.as_ref().and_then(|all| all.sides.get(side));
        side.map_or("", |side| &side.picture)
    }

    /// The answer of one side.
    pub fn answer(&self, side: usize) -> &str {
        let side = self.comparison.as_ref().and_then(|all| all.sides.get(side));
        side.map_or("", |side| &side.words)
    }

    /// The heading of the other side; `None` if the model answer is alone.
    pub fn other_heading(&self) -> Option<String> {
        let language = self.language;
        Some(match self.subject {
            Subject::Reference => return None,
            Subject::Yours => text::label(text::Label::Yours, language).to_owned(),
            Subject::Link => text::label(text::Label::LinkAnswer, language).to_owned(),
            Subject::Mistake(index) => {
                let mistake = self.mistakes.get(index)?;
                text::ask::mistake_heading(&mistake.title, language)
            }
        })
    }

    /// The sentences after the message.
    pub fn words(&self) -> Vec<String> {
        let all = self.comparison.as_ref().map_or(&[][..], |all| &all.words);
        let whom = text::ask::whom_yours_means(all, self.subject, self.language);
        let behind = all.iter().skip(1).cloned();
        behind.chain(whom.map(str::to_owned)).collect()
    }

    /// The current step through the reads, in words.
    pub fn walk_line(&self) -> &str {
        let Some(comparison) = &self.comparison else {
            return "";
        };
        let step = self.walked.checked_sub(1);
        let step = step.and_then(|index| comparison.walk.get(index));
        step.map_or(&comparison.walk_words, |step| &step.words)
    }

    /// Whether the reader can step back and forward.
    pub fn can_walk(&self) -> (bool, bool) {
        let last = self.comparison.as_ref().map_or(0, |all| all.walk.len());
        (self.walked > 0, self.walked < last)
    }

    /// The part of a link that opens this state; empty if there is none yet.
    pub fn address(&self) -> &str {
        self.comparison.as_ref().map_or("", |all| &all.link)
    }

    /// The functions that the figure can call.
    pub fn functions(&self) -> &[String] {
        &self.functions
    }

    /// The chosen function.
    pub fn function(&self) -> &str {
        &self.function
    }

    /// The calls to run, and the fields.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The known mistakes.
    pub fn mistakes(&self) -> &[KnownMistake] {
        &self.mistakes
    }

    /// Whether a link was opened.
    pub fn has_link(&self) -> bool {
        self.link.is_some()
    }

    /// The code beside the model answer.
    pub fn subject(&self) -> Subject {
        self.subject
    }

    /// The language of its words.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The current message.
    pub fn message(&self) -> &str {
        let trouble = self.refused.as_deref().or(self.not_asked.as_deref());
        trouble.unwrap_or(&self.message)
    }

    /// The tone of the message.
    pub fn tone(&self) -> Tone {
        match (&self.refused, &self.not_asked) {
            (None, None) => self.tone,
            _ => Tone::Wrong,
        }
    }

    /// The spoken name of each board.
    pub fn board_label(&self, side: usize) -> String {
        let heading = match side {
            0 => None,
            _ => self.other_heading(),
        };
        let heading = heading
            .unwrap_or_else(|| text::label(text::Label::ModelAnswer, self.language).to_owned());
        text::ask::board_label(&heading, self.setting.board.size(), self.language)
    }

    /// The position, for the menus and the board editor.
    pub(crate) fn setting(&self) -> &Setting {
        &self.setting
    }
}
