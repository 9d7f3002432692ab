//! Walks step by step, with the reader's predictions.

use super::*;

impl WalkModel {
    /// Chooses a direction and starts its walk.
    pub fn choose_direction(&mut self, direction: (i32, i32)) {
        self.direction = Some(direction);
        self.steps = 0;
        let words = match self.setting.square {
            Some(square) => text::facing(square, direction, self.language),
            None => text::choose_square_first(self.language),
        };
        self.say(Tone::Plain, words);
    }

    /// Walks one step. After the end of a walk, starts the next direction that isn't walked yet.
    pub fn step(&mut self) {
        if let Some((walk, _)) = self.advance() {
            let words = text::stepped(self, &walk, self.language);
            self.say(Tone::Plain, words);
        }
    }

    /// Walks one step after a prediction, and shows whether the prediction was correct and why.
    pub fn predict(&mut self, said: Meets) {
        if let Some((walk, met)) = self.advance() {
            let why = text::stepped(self, &walk, self.language);
            let tone = if said == met {
                Tone::Right
            } else {
                Tone::Wrong
            };
            let words = text::predicted(said, met, self.setting.player, &why, self.language);
            self.say(tone, words);
        }
    }

    fn advance(&mut self) -> Option<(Walk, Meets)> {
        let Some(from) = self.setting.square else {
            self.say(Tone::Plain, text::choose_square_first(self.language));
            return None;
        };
        if self.direction.is_none() || self.is_finished() {
            if self.is_over() {
                return None;
            }
            let Some(next) = (0..8).find(|index| !self.walked[*index]) else {
                let words = text::summary(self, self.language);
                self.say(Tone::Plain, words);
                return None;
            };
            self.direction = Some(DIRECTIONS[next]);
            self.steps = 0;
        }
        let walk = walk(
            &self.setting.board,
            from,
            self.direction?,
            self.setting.player,
        );
        self.steps += 1;
        let met = if self.steps <= walk.run.len() {
            Meets::Enemy
        } else {
            self.walked[index_of(walk.direction)] = true;
            match walk.stop {
                Stop::Closed | Stop::OwnAtOnce => Meets::Own,
                Stop::EmptyAtOnce | Stop::Gap => Meets::Empty,
                Stop::Edge | Stop::EdgeAtOnce => Meets::Edge,
            }
        };
        Some((walk, met))
    }

    /// Walks all eight directions.
    pub fn walk_all(&mut self) {
        if self.setting.square.is_none() {
            self.say(Tone::Plain, text::choose_square_first(self.language));
            return;
        }
        self.walked = [true; 8];
        self.direction = None;
        self.steps = 0;
        let words = text::summary(self, self.language);
        self.say(Tone::Plain, words);
    }

    /// Starts over.
    pub fn reset(&mut self) {
        if self.setting.choice == BoardChoice::Page
            && self.setting.square == self.setting.opened.square
        {
            self.direction = self.setting.opened.direction;
        } else {
            self.direction = None;
        }
        self.setting.edit = false;
        self.begin_again();
    }

    /// Handles the answer to the figure's question: do discs flip in this direction?
    pub fn answer_question(&mut self, yes: bool) {
        let (Some(from), Some(direction)) = (self.setting.square, self.direction) else {
            return;
        };
        let walk = walk(&self.setting.board, from, direction, self.setting.player);
        self.answered = Some(yes);
        let right = yes == (walk.stop == Stop::Closed);
        let tone = if right { Tone::Right } else { Tone::Wrong };
        let words = text::answered(right, &walk, self.setting.player, self.language);
        self.say(tone, words);
    }
}
