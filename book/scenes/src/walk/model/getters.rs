//! Getters of the walk's model.

use super::*;
use crate::walk::Guess;

impl WalkModel {
    /// The kind of figure.
    pub fn kind(&self) -> WalkKind {
        self.kind
    }

    /// The language of its words.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The known mistakes that it can show; `None` without an exercise.
    pub fn mistakes(&self) -> Option<&[KnownMistake]> {
        self.mistakes.as_deref()
    }

    /// The board of the menu that it shows.
    pub fn choice(&self) -> BoardChoice {
        self.setting.choice
    }

    /// The position, for the menus and the board editor.
    pub(crate) fn setting(&self) -> &Setting {
        &self.setting
    }

    /// The position.
    pub fn board(&self) -> &Board {
        &self.setting.board
    }

    /// The side to move.
    pub fn player(&self) -> Disc {
        self.setting.player
    }

    /// The square the walks start from.
    pub fn square(&self) -> Option<Square> {
        self.setting.square
    }

    /// The chosen direction.
    pub fn direction(&self) -> Option<(i32, i32)> {
        self.direction
    }

    /// The number of steps in this direction.
    pub fn steps(&self) -> usize {
        self.steps
    }

    /// The reader's predictions, while there are some.
    pub fn fill(&self) -> Option<&Fill> {
        self.fill.as_ref()
    }

    /// The reader's answer to the question.
    pub fn answer(&self) -> Option<bool> {
        self.answered
    }

    /// The code whose answers mark the board.
    pub fn subject(&self) -> Subject {
        self.subject
    }

    /// The number of the newest request.
    pub fn sequence(&self) -> u32 {
        self.sequence
    }

    /// Whether the figure waits for answers.
    pub fn is_waiting(&self) -> bool {
        self.runs_code() && self.replies.is_none() && self.trouble.is_none()
    }

    /// The current message.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The tone of the message.
    pub fn tone(&self) -> Tone {
        self.tone
    }

    /// The reader's prediction for a direction.
    pub fn guessed(&self, direction: (i32, i32)) -> Option<Guess> {
        self.fill.as_ref()?.guesses[index_of(direction)]
    }

    /// The menu of predictions for one direction: values, and the discs that they flip.
    pub fn guesses(&self, direction: (i32, i32)) -> Vec<(Guess, Vec<Square>)> {
        let Some(from) = self.setting.square else {
            return Vec::new();
        };
        let cells = crate::walk::fill::longest_run(&self.setting.board, from, direction);
        (1..=cells.len())
            .map(|discs| (Guess::Turns(discs), cells[..discs].to_vec()))
            .chain(Guess::REASONS.map(|stop| (Guess::Nothing(stop), Vec::new())))
            .collect()
    }
}
