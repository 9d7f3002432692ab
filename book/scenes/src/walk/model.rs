//! The model of a figure with a walk, without a page.

use checks::{Ending, Language, Reply};
use steps::{Board, DIRECTIONS, Disc, PositionAddress, Square, Stop, Walk, walk};
use view::controls::Tone;

use crate::setting::Setting;
use crate::walk::Fill;
use crate::{BoardChoice, KnownMistake, Request, Subject, text};

/// The two kinds of figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WalkKind {
    /// Walk freely.
    Walk,
    /// Answer one question about one direction, then walk it.
    Question,
}

/// What the walk meets in its next step: the reader's prediction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Meets {
    /// An enemy disc.
    Enemy,
    /// A disc of the side to move.
    Own,
    /// An empty square.
    Empty,
    /// The edge of the board.
    Edge,
}

/// One row of the table of walks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowView {
    /// The direction's name.
    pub name: &'static str,
    /// The stop's name, after the walk.
    pub stop: Option<&'static str>,
    /// The flipped discs, with spaces between, after the walk.
    pub turns: String,
    /// The three cells of the row.
    pub cells: [String; 3],
    /// Whether this is the chosen direction.
    pub current: bool,
    /// The result of the reader's prediction, after the check.
    pub guessed: Option<Guessed>,
}

/// The result of a prediction for one direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Guessed {
    /// The prediction is correct.
    Right,
    /// The prediction is wrong.
    Wrong,
    /// There is no prediction.
    Blank,
}

/// The view model of a walk.
#[derive(Debug, Clone)]
pub struct WalkModel {
    kind: WalkKind,
    language: Language,
    mistakes: Option<Vec<KnownMistake>>,
    setting: Setting,
    direction: Option<(i32, i32)>,
    steps: usize,
    walked: [bool; 8],
    fill: Option<Fill>,
    answered: Option<bool>,
    subject: Subject,
    sequence: u32,
    asked_first: Option<Square>,
    replies: Option<Vec<Reply>>,
    trouble: Option<String>,
    message: String,
    tone: Tone,
}

impl WalkModel {
    /// A new figure. With an exercise, it can show the known mistakes and the reader's code.
    pub fn new(
        kind: WalkKind,
        opened: PositionAddress,
        mistakes: Option<Vec<KnownMistake>>,
        language: Language,
    ) -> WalkModel {
        let mut model = WalkModel {
            kind,
            language,
            mistakes,
            setting: Setting::new(opened),
            direction: None,
            steps: 0,
            walked: [false; 8],
            fill: None,
            answered: None,
            subject: Subject::Reference,
            sequence: 0,
            asked_first: None,
            replies: None,
            trouble: None,
            message: String::new(),
            tone: Tone::Plain,
        };
        model.show(opened);
        model
    }

    /// Shows the new position.
    fn show(&mut self, position: PositionAddress) {
        self.direction = position.direction;
        self.begin_again();
    }

    /// Clears the walks and predictions, but keeps the position.
    fn begin_again(&mut self) {
        self.steps = 0;
        self.walked = [false; 8];
        self.fill = None;
        self.answered = None;
        let words = text::invitation(self, self.language);
        self.say(Tone::Plain, words);
        self.ask_again();
    }

    /// Requests new answers, because the board, the side, the code or its module has changed.
    fn ask_again(&mut self) {
        self.sequence += 1;
        self.asked_first = self.setting.square;
        self.replies = None;
        self.trouble = None;
    }

    fn say(&mut self, tone: Tone, words: String) {
        self.tone = tone;
        self.message = words;
    }

    /// Shows a message of the page.
    pub fn tell(&mut self, tone: Tone, words: &str) {
        self.say(tone, words.to_owned());
    }

    /// Chooses a board of the menu.
    pub fn choose_board(&mut self, choice: BoardChoice) {
        if let Some(position) = self.setting.choose_board(choice) {
            self.show(position);
        }
    }

    /// Opens a link's position. An unreadable one gets a message and changes nothing.
    pub fn open_address(&mut self, address: &str) {
        match address.parse() {
            Ok(position) => {
                self.setting.set(BoardChoice::Own, position);
                self.show(position);
            }
            Err(error) => self.say(
                Tone::Wrong,
                text::address_refused(&format!("{error}"), self.language),
            ),
        }
    }

    /// Opens a pasted board, game or link. An unreadable one gets a message and changes nothing.
    pub fn paste(&mut self, pasted: &str) {
        match self.setting.paste(pasted) {
            Ok(position) => self.show(position),
            Err(error) => self.say(
                Tone::Wrong,
                text::paste_refused(&format!("{error}"), self.language),
            ),
        }
    }

    /// Sets the side to move.
    pub fn choose_player(&mut self, player: Disc) {
        self.setting.player = player;
        let startable = |square: &Square| self.can_start_at(*square);
        self.setting.square = self.setting.square.filter(startable);
        self.begin_again();
    }

    /// Turns editing on or off.
    pub fn toggle_edit(&mut self) {
        self.setting.edit = !self.setting.edit;
        let words = if self.setting.edit {
            text::editing(self.language)
        } else {
            text::invitation(self, self.language)
        };
        self.say(Tone::Plain, words);
    }

    /// Handles a chosen square: edits it, or starts the walks there.
    pub fn choose(&mut self, square: Square) {
        if !self.setting.board.contains(square) {
            let words = text::not_on_board(square, self.setting.board.size(), self.language);
            self.say(Tone::Wrong, words);
        } else if self.kind == WalkKind::Question {
            let words = text::question(self, self.language);
            self.say(Tone::Plain, words);
        } else if self.setting.edit {
            self.cycle(square);
        } else if self.can_start_at(square) || self.runs_code() {
            self.setting.square = Some(square);
            self.direction = None;
            self.steps = 0;
            self.walked = [false; 8];
            self.fill = None;
            let not_asked = |reply: &Reply| matches!(reply.ending, Ending::NotAsked);
            if self.reply_at(square).is_some_and(not_asked) {
                self.ask_again();
            }
            let words = match self.reply_at(square) {
                Some(_) => self.subject_words().join(" "),
                None => text::chosen(self, square, self.language),
            };
            self.say(Tone::Plain, words);
        } else {
            let words = text::cannot_start(self, square, self.language);
            self.say(Tone::Wrong, words);
        }
    }

    /// Handles a typed square.
    pub fn choose_named(&mut self, name: &str) {
        match name.parse() {
            Ok(square) => self.choose(square),
            Err(error) => {
                let error: steps::SquareError = error;
                self.say(Tone::Wrong, text::sentence(&format!("{error}")));
            }
        }
    }

    fn cycle(&mut self, square: Square) {
        let next = self.setting.cycle(square);
        let startable = |square: &Square| self.can_start_at(*square);
        self.setting.square = self.setting.square.filter(startable);
        self.steps = 0;
        self.walked = [false; 8];
        self.fill = None;
        self.ask_again();
        let words = text::edited(square, next, self.language);
        self.say(Tone::Plain, words);
    }

    fn can_start_at(&self, square: Square) -> bool {
        self.setting.board.contains(square)
            && self.setting.board[square] != Some(self.setting.player.opponent())
    }

    /// The part of a link that opens this position.
    pub fn address(&self) -> String {
        let address = PositionAddress {
            board: self.setting.board,
            player: self.setting.player,
            square: self.setting.square,
            direction: self.direction,
        };
        format!("#{address}")
    }

    /// Whether the current walk has ended.
    pub fn is_finished(&self) -> bool {
        match (self.setting.square, self.direction) {
            (Some(from), Some(direction)) => {
                self.steps
                    > walk(&self.setting.board, from, direction, self.setting.player)
                        .run
                        .len()
            }
            _ => false,
        }
    }

    /// Whether legal moves have no marks. Marks would answer a question, or fill in the table.
    pub fn hides_marks(&self) -> bool {
        let fills_in = self.fill.as_ref().is_some_and(|fill| !fill.compared);
        self.kind == WalkKind::Question || fills_in
    }

    /// Whether a square has no mark. The chosen square gets its mark only after all its walks.
    pub fn hides_mark(&self, square: Square) -> bool {
        let asks_itself =
            !self.runs_code() && self.setting.square == Some(square) && self.walked != [true; 8];
        asks_itself || self.hides_marks()
    }

    /// Whether there are no more steps, because the one walk of a question has ended.
    pub fn is_over(&self) -> bool {
        self.kind == WalkKind::Question && self.is_finished()
    }
}

mod asking;
mod getters;
mod stepping;
mod table;

/// The index of a direction in [`DIRECTIONS`].
fn index_of(direction: (i32, i32)) -> usize {
    DIRECTIONS
        .iter()
        .position(|known| *known == direction)
        .unwrap_or_default()
}
