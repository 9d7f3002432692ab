//! The table of the walks, and the reader's predictions in it.

use checks::text as words;
use steps::{compass, flips_at, walk_all};

use super::*;
use crate::walk::Guess;

impl WalkModel {
    /// Begins or ends the predictions in the table.
    pub fn toggle_fill(&mut self) {
        if self.setting.square.is_none() {
            self.say(Tone::Plain, text::choose_square_first(self.language));
            return;
        }
        if self.fill.take().is_none() {
            self.fill = Some(Fill::default());
            self.walked = [false; 8];
            self.steps = 0;
            self.say(Tone::Plain, text::fill_in(self.language));
        } else {
            let words = text::invitation(self, self.language);
            self.say(Tone::Plain, words);
        }
    }

    /// Saves a prediction for one direction.
    pub fn guess(&mut self, direction: (i32, i32), guess: Option<Guess>) {
        if let Some(fill) = &mut self.fill {
            fill.guesses[index_of(direction)] = guess;
        }
    }

    /// Checks the predictions against the walks.
    pub fn compare(&mut self) {
        let (Some(walks), Some(fill)) = (self.walks(), &mut self.fill) else {
            return;
        };
        fill.compared = true;
        let right = fill.right(&walks);
        let blank = fill.guesses.iter().filter(|guess| guess.is_none()).count();
        self.walked = [true; 8];
        self.direction = None;
        let tone = if right == 8 { Tone::Right } else { Tone::Plain };
        let words = text::compared(right, blank, self.language);
        self.say(tone, words);
    }

    /// The rows of the table.
    pub fn rows(&self) -> [RowView; 8] {
        std::array::from_fn(|index| self.row(index))
    }

    fn row(&self, index: usize) -> RowView {
        let direction = DIRECTIONS[index];
        let current = self.direction == Some(direction);
        let mut row = RowView {
            name: compass(direction),
            stop: None,
            turns: String::new(),
            cells: Default::default(),
            current,
            guessed: None,
        };
        let Some(from) = self.setting.square else {
            return row;
        };
        let walk = walk(&self.setting.board, from, direction, self.setting.player);
        if self.walked[index] {
            row.stop = Some(walk.stop.id());
            let turns: Vec<String> = walk.turns().iter().map(Square::to_string).collect();
            row.turns = turns.join(" ");
            row.cells = [
                words::walked(&walk, self.setting.player, self.language),
                words::stopped_at(&walk, self.setting.player, self.language),
                text::row_result(self, &walk, self.language),
            ];
        } else if current && self.steps > 0 {
            let so_far = &walk.run[..self.steps.min(walk.run.len())];
            row.cells[0] = text::so_far(so_far, self.language);
        }
        let compared = self.fill.as_ref().filter(|fill| fill.compared);
        row.guessed = compared.map(|fill| match fill.guesses[index] {
            Some(guess) if guess.fits(&walk) => Guessed::Right,
            Some(_) => Guessed::Wrong,
            None => Guessed::Blank,
        });
        row
    }

    /// The flipped discs of the walks so far, in the order of the directions.
    pub fn turned(&self) -> Vec<Square> {
        let Some(from) = self
            .setting
            .square
            .filter(|square| self.setting.board[*square].is_none())
        else {
            return Vec::new();
        };
        walk_all(&self.setting.board, from, self.setting.player)
            .iter()
            .zip(self.walked)
            .filter(|(_, walked)| *walked)
            .flat_map(|(walk, _)| walk.turns().to_vec())
            .collect()
    }

    /// All discs that a move on the chosen square flips.
    pub fn all_turned(&self) -> Vec<Square> {
        self.setting
            .square
            .map(|square| flips_at(&self.setting.board, square, self.setting.player))
            .unwrap_or_default()
    }

    /// The eight walks from the chosen square.
    pub fn walks(&self) -> Option<[Walk; 8]> {
        self.setting
            .square
            .map(|square| walk_all(&self.setting.board, square, self.setting.player))
    }

    /// Why a move on the chosen square is legal or not, in words.
    pub fn why(&self) -> Vec<String> {
        match self.setting.square {
            Some(square) if self.setting.board[square].is_none() => words::why(
                &self.setting.board,
                square,
                self.setting.player,
                self.language,
            ),
            Some(_) => text::backwards(self, self.language),
            None => Vec::new(),
        }
    }
}
