//! What a figure may be asked about itself.

use super::*;
use crate::Guess;

impl WalkModel {
    /// Which kind of figure this is.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The language of its words.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The known mistakes that it can show; none where it belongs to no exercise.
    pub fn mistakes(&self) -> Option<&[KnownMistake]> {
        self.mistakes.as_deref()
    }

    /// The board of the menu that it shows.
    pub fn choice(&self) -> BoardChoice {
        self.at.choice
    }

    /// The position, as the menus and the editing of boards know it.
    pub(crate) fn setting(&self) -> &Setting {
        &self.at
    }

    /// The position.
    pub fn board(&self) -> &Board {
        &self.at.board
    }

    /// Who is to move.
    pub fn player(&self) -> Disc {
        self.at.player
    }

    /// The square the walks start from.
    pub fn square(&self) -> Option<Square> {
        self.at.square
    }

    /// The direction under discussion.
    pub fn direction(&self) -> Option<(i32, i32)> {
        self.direction
    }

    /// How many steps the walker has taken in this direction.
    pub fn steps(&self) -> usize {
        self.steps
    }

    /// The reader's filling in of the table, while it lasts.
    pub fn fill(&self) -> Option<&Fill> {
        self.fill.as_ref()
    }

    /// What the reader answered to the question.
    pub fn answer(&self) -> Option<bool> {
        self.answered
    }

    /// Whose answers mark the board.
    pub fn subject(&self) -> Subject {
        self.subject
    }

    /// The number of the newest request.
    pub fn sequence(&self) -> u32 {
        self.sequence
    }

    /// Whether answers are still on their way.
    pub fn is_waiting(&self) -> bool {
        self.asks_somebody() && self.replies.is_none() && self.trouble.is_none()
    }

    /// What was last said.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// How it was meant.
    pub fn tone(&self) -> Tone {
        self.tone
    }

    /// What the reader guessed for a direction.
    pub fn guessed(&self, direction: (i32, i32)) -> Option<Guess> {
        self.fill.as_ref()?.guesses[index_of(direction)]
    }

    /// The menu of guesses for one direction: values, and the discs they say turn.
    pub fn guesses(&self, direction: (i32, i32)) -> Vec<(Guess, Vec<Square>)> {
        let Some(from) = self.at.square else {
            return Vec::new();
        };
        let cells = crate::fill::longest_run(&self.at.board, from, direction);
        (1..=cells.len())
            .map(|discs| (Guess::Turns(discs), cells[..discs].to_vec()))
            .chain(Guess::REASONS.map(|stop| (Guess::Nothing(stop), Vec::new())))
            .collect()
    }
}
