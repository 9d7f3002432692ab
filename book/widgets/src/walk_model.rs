//! Everything a figure with a walk knows and does, without a page.

use checks::{Call, Language, Outcome, Reply, Step, find_step, text as words};
use steps::{
    Board, DIRECTIONS, Disc, PositionAddress, Square, Stop, Walk, compass, flips_at, walk, walk_all,
};

use crate::{AskRequest, BoardChoice, Fill, Guess, Subject, position::read_position, text};

/// The two kinds of figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Walk freely.
    Walk,
    /// Answer one question about one direction, then walk it.
    Question,
}

/// What the walker meets with its next step, as a reader predicts it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Meets {
    /// A disc of the other side.
    Enemy,
    /// A disc of the mover's own.
    Own,
    /// An empty cell.
    Empty,
    /// The edge of the board.
    Edge,
}

/// How a message is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// It tells.
    Plain,
    /// It says that the reader is right.
    Right,
    /// It says that something is not so.
    Wrong,
}

/// One row of the table of walks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowView {
    /// The direction's name.
    pub name: &'static str,
    /// The stop's name, once it is walked.
    pub stop: Option<&'static str>,
    /// The discs that turn, with spaces between, once it is walked.
    pub turns: String,
    /// The three cells of the row.
    pub cells: [String; 3],
    /// Whether this is the direction under discussion.
    pub current: bool,
    /// Whether the reader's guess is right, once they have been compared.
    pub guess_is_right: Option<bool>,
}

/// The view model of a walk.
#[derive(Debug, Clone)]
pub struct WalkModel {
    kind: Kind,
    language: Language,
    step: Option<&'static Step>,
    opened: PositionAddress,
    choice: BoardChoice,
    board: Board,
    player: Disc,
    square: Option<Square>,
    direction: Option<(i32, i32)>,
    steps: usize,
    walked: [bool; 8],
    edit: bool,
    fill: Option<Fill>,
    answered: Option<bool>,
    subject: Subject,
    sequence: u32,
    replies: Option<Vec<Reply>>,
    trouble: Option<String>,
    message: String,
    tone: Tone,
}

impl WalkModel {
    /// A figure as the page opens it. `exercise` names the step whose mistakes can be shown.
    pub fn new(
        kind: Kind,
        opened: PositionAddress,
        exercise: Option<&str>,
        language: Language,
    ) -> WalkModel {
        let mut model = WalkModel {
            kind,
            language,
            step: exercise.and_then(|name| find_step(name).ok()),
            opened,
            choice: BoardChoice::Page,
            board: opened.board,
            player: opened.player,
            square: None,
            direction: None,
            steps: 0,
            walked: [false; 8],
            edit: false,
            fill: None,
            answered: None,
            subject: Subject::Reference,
            sequence: 0,
            replies: None,
            trouble: None,
            message: String::new(),
            tone: Tone::Plain,
        };
        model.open(BoardChoice::Page, opened);
        model
    }

    /// Shows a position.
    fn open(&mut self, choice: BoardChoice, position: PositionAddress) {
        self.choice = choice;
        self.board = position.board;
        self.player = position.player;
        self.square = position.square;
        self.direction = position.direction;
        self.edit = false;
        self.begin_again();
    }

    /// Forgets what was walked; the position stays.
    fn begin_again(&mut self) {
        self.steps = 0;
        self.walked = [false; 8];
        self.fill = None;
        self.answered = None;
        let words = text::invitation(self, self.language);
        self.say(Tone::Plain, words);
        self.ask_again();
    }

    /// Asks anew: the board, the side, the subject or its module is another.
    fn ask_again(&mut self) {
        self.sequence += 1;
        self.replies = None;
        self.trouble = None;
    }

    fn say(&mut self, tone: Tone, words: String) {
        self.tone = tone;
        self.message = words;
    }

    /// Says something that the page found out.
    pub fn tell(&mut self, words: &str) {
        self.say(Tone::Plain, words.to_owned());
    }

    /// Chooses a board of the menu.
    pub fn choose_board(&mut self, choice: BoardChoice) {
        match choice {
            BoardChoice::Page => self.open(choice, self.opened),
            BoardChoice::Own => {}
            _ => {
                if let Some(position) = choice.position() {
                    self.open(choice, position);
                }
            }
        }
    }

    /// Opens a link's position. A wrong one is reported and changes nothing.
    pub fn open_address(&mut self, address: &str) {
        match address.parse() {
            Ok(position) => self.open(BoardChoice::Own, position),
            Err(error) => self.say(
                Tone::Wrong,
                text::address_refused(&format!("{error}"), self.language),
            ),
        }
    }

    /// Opens a pasted board, game or link. A wrong one is reported and changes nothing.
    pub fn paste(&mut self, pasted: &str) {
        match read_position(pasted, self.player) {
            Ok(position) => self.open(BoardChoice::Own, position),
            Err(error) => self.say(
                Tone::Wrong,
                text::paste_refused(&format!("{error}"), self.language),
            ),
        }
    }

    /// Lets the other side move.
    pub fn choose_player(&mut self, player: Disc) {
        self.player = player;
        let startable = |square: &Square| self.can_start_at(*square);
        self.square = self.square.filter(startable);
        self.begin_again();
    }

    /// Turns editing on or off.
    pub fn toggle_edit(&mut self) {
        self.edit = !self.edit;
        let words = if self.edit {
            text::editing(self.language)
        } else {
            text::invitation(self, self.language)
        };
        self.say(Tone::Plain, words);
    }

    /// A cell was chosen: it becomes the square asked about, or changes while editing.
    pub fn choose(&mut self, square: Square) {
        if !self.board.contains(square) {
            let words = text::not_on_board(square, self.board.size(), self.language);
            self.say(Tone::Wrong, words);
        } else if self.kind == Kind::Question {
            let words = text::question(self, self.language);
            self.say(Tone::Plain, words);
        } else if self.edit {
            self.cycle(square);
        } else if self.can_start_at(square) || self.asks_somebody() {
            self.square = Some(square);
            self.direction = None;
            self.steps = 0;
            self.walked = [false; 8];
            self.fill = None;
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

    /// A typed square.
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
        let next = match self.board[square] {
            None => Some(Disc::Black),
            Some(Disc::Black) => Some(Disc::White),
            Some(Disc::White) => None,
        };
        self.board[square] = next;
        self.choice = BoardChoice::Own;
        let startable = |square: &Square| self.can_start_at(*square);
        self.square = self.square.filter(startable);
        self.steps = 0;
        self.walked = [false; 8];
        self.fill = None;
        self.ask_again();
        let words = text::edited(square, next, self.language);
        self.say(Tone::Plain, words);
    }

    fn can_start_at(&self, square: Square) -> bool {
        self.board.contains(square) && self.board[square] != Some(self.player.opponent())
    }

    /// Chooses a direction and stands at its start.
    pub fn choose_direction(&mut self, direction: (i32, i32)) {
        self.direction = Some(direction);
        self.steps = 0;
        let words = match self.square {
            Some(square) => text::facing(square, direction, self.language),
            None => text::choose_square_first(self.language),
        };
        self.say(Tone::Plain, words);
    }

    /// Walks one cell. At the end of a walk it turns to the next direction that is not walked yet.
    pub fn step(&mut self) {
        if let Some((walk, _)) = self.advance() {
            let words = text::stepped(self, &walk, self.language);
            self.say(Tone::Plain, words);
        }
    }

    /// Walks one cell after a prediction, and says whether it came true and why.
    pub fn predict(&mut self, said: Meets) {
        if let Some((walk, met)) = self.advance() {
            let why = text::stepped(self, &walk, self.language);
            let tone = if said == met {
                Tone::Right
            } else {
                Tone::Wrong
            };
            let words = text::predicted(said, met, &why, self.language);
            self.say(tone, words);
        }
    }

    fn advance(&mut self) -> Option<(Walk, Meets)> {
        let Some(from) = self.square else {
            self.say(Tone::Plain, text::choose_square_first(self.language));
            return None;
        };
        if self.direction.is_none() || self.is_finished() {
            let next = (0..8).find(|index| !self.walked[*index]);
            let Some(next) = next.filter(|_| self.kind == Kind::Walk) else {
                let words = text::summary(self, self.language);
                self.say(Tone::Plain, words);
                return None;
            };
            self.direction = Some(DIRECTIONS[next]);
            self.steps = 0;
        }
        let walk = walk(&self.board, from, self.direction?, self.player);
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
        if self.square.is_none() {
            self.say(Tone::Plain, text::choose_square_first(self.language));
            return;
        }
        self.walked = [true; 8];
        self.direction = None;
        self.steps = 0;
        let words = text::summary(self, self.language);
        self.say(Tone::Plain, words);
    }

    /// Forgets what was walked.
    pub fn reset(&mut self) {
        if self.choice == BoardChoice::Page && self.square == self.opened.square {
            self.direction = self.opened.direction;
        } else {
            self.direction = None;
        }
        self.edit = false;
        self.begin_again();
    }

    /// Begins or ends the filling in of the table.
    pub fn toggle_fill(&mut self) {
        if self.square.is_none() {
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

    /// Takes down a guess for one direction.
    pub fn guess(&mut self, direction: (i32, i32), guess: Option<Guess>) {
        if let Some(fill) = &mut self.fill {
            fill.guesses[index_of(direction)] = guess;
        }
    }

    /// Compares the guesses with the right walks.
    pub fn compare(&mut self) {
        let (Some(walks), Some(fill)) = (self.walks(), &mut self.fill) else {
            return;
        };
        fill.compared = true;
        let right = fill.right(&walks);
        self.walked = [true; 8];
        self.direction = None;
        let tone = if right == 8 { Tone::Right } else { Tone::Plain };
        let words = text::compared(right, self.language);
        self.say(tone, words);
    }

    /// Answers the question of the figure: does this direction turn?
    pub fn answer_question(&mut self, yes: bool) {
        let (Some(from), Some(direction)) = (self.square, self.direction) else {
            return;
        };
        let walk = walk(&self.board, from, direction, self.player);
        self.answered = Some(yes);
        let right = yes == (walk.stop == Stop::Closed);
        let tone = if right { Tone::Right } else { Tone::Wrong };
        let words = text::answered(right, &walk, self.player, self.language);
        self.say(tone, words);
    }

    /// Chooses whose answers mark the board.
    pub fn choose_subject(&mut self, subject: Subject) {
        self.subject = subject;
        self.ask_again();
        let words = text::subject_chosen(self, self.language);
        self.say(Tone::Plain, words);
    }

    /// The reader's module is another now.
    pub fn module_changed(&mut self) {
        if self.subject == Subject::Yours {
            self.ask_again();
        }
    }

    /// What this figure wants to know now.
    pub fn request(&self) -> Option<AskRequest> {
        self.asks_somebody().then(|| AskRequest {
            sequence: self.sequence,
            subject: self.subject,
            calls: self
                .board
                .squares()
                .map(|square| Call::IsValidMove {
                    board: self.board,
                    square,
                    player: self.player,
                })
                .collect(),
        })
    }

    /// Takes the answers to a request, unless something newer was asked since.
    pub fn take_replies(&mut self, sequence: u32, replies: Result<Vec<Reply>, String>) -> bool {
        if sequence != self.sequence || !self.asks_somebody() {
            return false;
        }
        match replies {
            Ok(replies) => {
                self.replies = Some(replies);
                let words = self.subject_words().join(" ");
                self.say(Tone::Plain, words);
            }
            Err(trouble) => {
                let words = text::could_not_ask(&trouble, self.language);
                self.say(Tone::Wrong, words.clone());
                self.trouble = Some(words);
            }
        }
        true
    }

    /// What the shown function says about the square asked about, and where it leaves the right walk.
    pub fn subject_words(&self) -> Vec<String> {
        if let Some(trouble) = &self.trouble {
            return vec![trouble.clone()];
        }
        let Some(replies) = &self.replies else {
            return Vec::new();
        };
        let differing = self
            .board
            .squares()
            .filter(|square| self.cell_view_differs(*square))
            .count();
        let mut sentences = vec![text::differing(differing, self.language)];
        if replies
            .iter()
            .any(|reply| reply.outcome == Outcome::NotAsked)
        {
            sentences.push(text::some_not_asked(self.language));
        }
        if let Some(square) = self.square
            && let Some(reply) = self.reply_at(square)
        {
            sentences.push(text::subject_says(self, square, reply, self.language));
            sentences.extend(crate::parting(
                &self.board,
                square,
                self.player,
                reply,
                self.language,
            ));
        }
        sentences
    }

    fn cell_view_differs(&self, square: Square) -> bool {
        self.cell_view(square).differs
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
            guess_is_right: None,
        };
        let Some(from) = self.square else {
            return row;
        };
        let walk = walk(&self.board, from, direction, self.player);
        if self.walked[index] {
            row.stop = Some(walk.stop.id());
            let turns: Vec<String> = walk.turns().iter().map(Square::to_string).collect();
            row.turns = turns.join(" ");
            row.cells = [
                words::walked(&walk, self.player, self.language),
                words::stopped_at(&walk, self.player, self.language),
                text::row_result(self, &walk, self.language),
            ];
        } else if current && self.steps > 0 {
            let so_far = &walk.run[..self.steps.min(walk.run.len())];
            row.cells[0] = text::so_far(so_far, self.language);
        }
        row.guess_is_right = self
            .fill
            .as_ref()
            .filter(|fill| fill.compared)
            .map(|fill| fill.guesses[index].is_some_and(|guess| guess.fits(&walk)));
        row
    }

    /// The discs that turn, as far as the walks are walked, in the order of the directions.
    pub fn turned(&self) -> Vec<Square> {
        let Some(from) = self.square.filter(|square| self.board[*square].is_none()) else {
            return Vec::new();
        };
        walk_all(&self.board, from, self.player)
            .iter()
            .zip(self.walked)
            .filter(|(_, walked)| *walked)
            .flat_map(|(walk, _)| walk.turns().to_vec())
            .collect()
    }

    /// All discs that a move on the square asked about turns.
    pub fn all_turned(&self) -> Vec<Square> {
        self.square
            .map(|square| flips_at(&self.board, square, self.player))
            .unwrap_or_default()
    }

    /// The eight walks from the square asked about.
    pub fn walks(&self) -> Option<[Walk; 8]> {
        self.square
            .map(|square| walk_all(&self.board, square, self.player))
    }

    /// Why the square asked about is legal or not, in words.
    pub fn why(&self) -> Vec<String> {
        match self.square {
            Some(square) if self.board[square].is_none() => {
                words::why(&self.board, square, self.player, self.language)
            }
            Some(_) => text::backwards(self, self.language),
            None => Vec::new(),
        }
    }

    /// The reply for a square, where somebody's function was asked.
    pub fn reply_at(&self, square: Square) -> Option<&Reply> {
        let index = self.board.squares().position(|other| other == square)?;
        self.replies.as_ref()?.get(index)
    }

    /// The link's part that opens this position.
    pub fn address(&self) -> String {
        let address = PositionAddress {
            board: self.board,
            player: self.player,
            square: self.square,
            direction: self.direction,
        };
        format!("#{address}")
    }

    /// Whether the current walk has come to its end.
    pub fn is_finished(&self) -> bool {
        match (self.square, self.direction) {
            (Some(from), Some(direction)) => {
                self.steps > walk(&self.board, from, direction, self.player).run.len()
            }
            _ => false,
        }
    }

    /// Whether somebody else than the reference marks the board.
    pub fn asks_somebody(&self) -> bool {
        self.subject != Subject::Reference && self.step.is_some()
    }

    /// Whether legal squares go unmarked: a question would answer itself.
    pub fn hides_marks(&self) -> bool {
        self.kind == Kind::Question
    }
}

mod getters;

/// The place of a direction in [`DIRECTIONS`].
fn index_of(direction: (i32, i32)) -> usize {
    DIRECTIONS
        .iter()
        .position(|known| *known == direction)
        .unwrap_or_default()
}
