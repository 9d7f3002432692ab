//! Chapter 12: a whole game against an opponent, with the methods of `Game`.

mod search;

use checks::text;
use steps::{
    Board, Count, Disc, Game, IllegalMove, Outcome, Ply, Rng, Square, count, flips_at, greedy_move,
    legal_moves, outcome, parse_game, random_move, tournament_score,
};

use view::too_long_for_a_game;

use crate::board::{Look, board};
use crate::controls::{self, Tone};
use crate::words::{self, counted, side, side_named, why};
use crate::{Copying, Event, Node, Scene, el};
use search::Search;

/// How long the opponent thinks at least, in milliseconds, so that the reader can follow the game.
const THINKS: u32 = 600;

/// The depth of the hard opponent's alpha-beta, in plies.
const HARD_DEPTH: u32 = 4;

/// How long the hard opponent waits between two root moves of its search, in milliseconds.
const HARD_TICK: u32 = 40;

/// The opponent's strength.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Level {
    Easy,
    Normal,
    Hard,
}

/// The values of the menu, and their labels.
const LEVELS: [(&str, &str); 3] = [
    ("easy", "Easy: random moves"),
    ("normal", "Normal: depth 1"),
    ("hard", "Hard: depth 4"),
];

/// The scene.
pub struct PlayedGame {
    game: Game,
    level: Level,
    rng: Rng,
    /// The search of the hard opponent, while it's thinking.
    search: Option<Search>,
    tone: Tone,
    said: String,
    /// A text that isn't a game stays in its field, so that the reader can fix it.
    no_game: Option<String>,
    copying: Copying,
}

impl PlayedGame {
    /// A new game in which the reader plays this side.
    pub fn new(human: Disc) -> PlayedGame {
        let mut scene = PlayedGame {
            game: Game::new(human),
            level: Level::Normal,
            rng: Rng::new(12),
            search: None,
            tone: Tone::Plain,
            said: String::new(),
            no_game: None,
            copying: Copying::default(),
        };
        scene.begin(human);
        scene
    }

    fn begin(&mut self, human: Disc) {
        self.game.human = human;
        self.game.restart();
        self.search = None;
        let words = match human {
            Disc::Black => "You play Black and move first. Choose a square with a dot.",
            Disc::White => "You play White. Black moves first and is thinking.",
        };
        self.say(Tone::Plain, words.to_owned());
    }

    fn say(&mut self, tone: Tone, words: String) {
        self.tone = tone;
        self.said = words;
        self.no_game = None;
    }

    fn opponent(&self) -> Disc {
        self.game.human.opponent()
    }

    fn thinks(&self) -> bool {
        self.game.to_move == Some(self.opponent())
    }

    fn can_undo(&self) -> bool {
        let mut plies = self.game.history.iter();
        !self.thinks() && plies.any(|ply| ply.player == self.game.human)
    }

    /// The opponent's move. There is one whenever the opponent is to move.
    fn choose(&mut self) -> Option<Square> {
        let (board, player) = (&self.game.board, self.opponent());
        match self.level {
            Level::Easy => {
                random_move(&legal_moves(board, player), &mut self.rng).map(|chosen| chosen.square)
            }
            Level::Normal => greedy_move(board, player),
            Level::Hard => self.search.as_ref().and_then(Search::choice),
        }
    }

    /// Thinks for one tick, and plays when the choice is made.
    fn think(&mut self) {
        if self.level == Level::Hard {
            let (board, player) = (&self.game.board, self.opponent());
            let new = || Search::new(board, player, HARD_DEPTH);
            let search = self.search.get_or_insert_with(new);
            search.step();
            if !search.is_done() || search.steps() * HARD_TICK < THINKS {
                return;
            }
        }
        if let Some(square) = self.choose() {
            self.search = None;
            let _ = self.game.play(square);
            self.tell_last_move();
        }
    }

    fn set_level(&mut self, level: Level) {
        self.level = level;
        self.search = None;
    }

    fn human_plays(&mut self, square: Square) {
        if self.thinks() {
            let enemy = side(self.opponent());
            let words = format!("{enemy} is thinking. Wait for its move, then play yours.");
            return self.say(Tone::Plain, words);
        }
        match self.game.play(square) {
            Ok(()) => self.tell_last_move(),
            Err(refused) => {
                let words = self.refusal(square, refused);
                self.say(Tone::Wrong, words);
            }
        }
    }

    /// Why a move was refused. If it flips nothing, the walks are the reason.
    fn refusal(&self, square: Square, refused: IllegalMove) -> String {
        let mut words = format!("play({square}) returns Err({refused:?}): {refused}.");
        if refused == IllegalMove::TurnsNothing {
            words.push(' ');
            words.push_str(&why(&self.game.board, square, self.game.human));
        }
        words
    }

    fn tell_last_move(&mut self) {
        let Some(ply) = self.game.history.last() else {
            return;
        };
        let flips = text::names(&flipped_by(ply));
        let (human, square) = (self.game.human, ply.square);
        let mut words = if ply.player == human {
            format!("You play {square} and flip {flips}.")
        } else {
            format!("{} plays {square} and flips {flips}.", side(ply.player))
        };
        let again = self.game.to_move == Some(ply.player);
        words.push_str(&match self.game.to_move {
            None => format!(" {}", self.result()),
            Some(player) if player == human && again => format!(
                " {} has no legal move and must pass. It's your turn again.",
                side(self.opponent())
            ),
            Some(player) if player == human => " It's your turn.".to_owned(),
            Some(player) if again => format!(
                " You have no legal move and must pass. {} moves again and is thinking.",
                side(player)
            ),
            Some(player) => format!(" {} is thinking.", side(player)),
        });
        self.say(Tone::Plain, words);
    }

    fn result(&self) -> String {
        let Count { black, white, .. } = count(&self.game.board);
        let result = match outcome(&self.game.board) {
            Outcome::Won(winner) if winner == self.game.human => "You win.".to_owned(),
            Outcome::Won(winner) => format!("{} wins.", side(winner)),
            _ => "It's a draw.".to_owned(),
        };
        let mut words = format!(
            "The game is over: neither side can move. Black {black}, White {white}. {result}"
        );
        if let Some(score) = tournament_score(&self.game.board) {
            words.push_str(&format!(
                " Tournament score: {} to {}.",
                score.black, score.white
            ));
        }
        words
    }

    fn undo(&mut self) {
        if self.thinks() {
            let words = format!(
                "{} is thinking. Wait for its move, then press Undo.",
                side(self.opponent())
            );
            return self.say(Tone::Plain, words);
        }
        let before = self.game.history.clone();
        if self.game.undo() {
            let gone: Vec<Square> = before[self.game.history.len()..]
                .iter()
                .map(|ply| ply.square)
                .collect();
            let words = format!("Undone: {}. It's your turn.", text::names(&gone));
            self.say(Tone::Plain, words);
        } else {
            let words = "There is no move of yours to undo.";
            self.say(Tone::Plain, words.to_owned());
        }
    }

    /// Continues from a game record.
    fn read(&mut self, record: &str) {
        if let Some(why) = too_long_for_a_game(record) {
            return self.say(Tone::Wrong, unreadable(&why));
        }
        match parse_game(record) {
            Ok(read) => {
                self.begin(self.game.human);
                for (_, square) in read.moves {
                    // `parse_game` has already checked that the move is legal.
                    let _ = self.game.play(square);
                }
                self.tell_last_move();
            }
            Err(error) => {
                self.say(Tone::Wrong, unreadable(&error.to_string()));
                self.no_game = Some(record.to_owned());
            }
        }
    }

    fn board(&self) -> Node {
        let last = self.game.history.last();
        let flipped = last.map(flipped_by).unwrap_or_default();
        let moves = match self.game.to_move {
            Some(player) if player == self.game.human => legal_moves(&self.game.board, player),
            _ => Vec::new(),
        };
        board("game", "The game", &self.game.board, |square| {
            let just_played = last.is_some_and(|ply| ply.square == square);
            let just_flipped = flipped.contains(&square);
            let legal = moves.iter().find(|legal| legal.square == square);
            Look {
                legal: legal.is_some(),
                spoken: match legal {
                    Some(legal) => format!("legal, flips {}", legal.flips.len()),
                    None if just_played => "just played".to_owned(),
                    None if just_flipped => "just flipped".to_owned(),
                    None => String::new(),
                },
                ..Look::after_move(just_played, just_flipped)
            }
        })
    }

    fn log(&self) -> Node {
        let plies = &self.game.history;
        let lines: Vec<String> = (0..plies.len())
            .map(|index| {
                let ply = &plies[index];
                let next = plies.get(index + 1).map(|ply| ply.player);
                let flips = text::names(&flipped_by(ply));
                let mut line = format!("{} {} flips {flips}", side(ply.player), ply.square);
                if next.or(self.game.to_move) == Some(ply.player) {
                    line.push_str(&format!("; {} passes", side(ply.player.opponent())));
                }
                line
            })
            .collect();
        controls::log("The moves so far", &lines)
    }

    fn status(&self) -> Node {
        let status = match self.game.to_move {
            None => "The game is over.".to_owned(),
            Some(player) if player == self.game.human => {
                format!("Your turn. You play {}.", side(player))
            }
            Some(player) => format!("{} is thinking.", side(player)),
        };
        controls::line(format!("{}. {status}", counted(&self.game.board)))
    }
}

/// The message about a record that isn't a game.
fn unreadable(why: &str) -> String {
    format!("Can't read this game: {why}. Your game hasn't changed.")
}

/// The discs that a move flipped.
fn flipped_by(ply: &Ply) -> Vec<Square> {
    let before: &Board = &ply.before;
    flips_at(before, ply.square, ply.player)
}

impl Scene for PlayedGame {
    fn view(&self) -> Node {
        let human = words::cell(Some(self.game.human));
        let record = match &self.no_game {
            Some(wrong) => wrong.clone(),
            None => self.game.record(),
        };
        let own = || (self.tone, self.said.clone());
        let (tone, words) = self.copying.words().unwrap_or_else(own);
        let legend = "Dot: legal move. Frame: the last move. ↻: flipped by the last move.";
        let keys = "On the board: move with the arrow keys or type a square such as d3, then press Enter. R starts a new game.";
        let left = controls::stack([
            self.board(),
            controls::line(legend),
            controls::line(keys).attribute("data-steers", ""),
        ]);
        let right = controls::stack([
            controls::message(tone, &words),
            self.status(),
            controls::row([
                controls::enabled(controls::button("undo", "Undo"), self.can_undo()),
                controls::button("restart", "New game").attribute("aria-keyshortcuts", "R"),
            ]),
            controls::fields([
                controls::menu(
                    "human",
                    "You play",
                    human,
                    &[("black", "Black, the first to move"), ("white", "White")],
                ),
                controls::menu("level", "Opponent", LEVELS[self.level as usize].0, &LEVELS),
            ]),
            self.log(),
            controls::text_area(
                "record",
                "Game record (copy it, or paste another game to continue)",
                &record,
                2,
            ),
            self.copying.view("", Some(&self.game.board)),
        ]);
        let tick = match self.level {
            Level::Hard => HARD_TICK,
            _ => THINKS,
        };
        el("div")
            .with(controls::beside([left, right]))
            .tick(tick, self.thinks())
    }

    fn act(&mut self, event: &Event<'_>) {
        self.copying.act(event);
        match *event {
            Event::Square("game", square) => self.human_plays(square),
            Event::Press("undo") => self.undo(),
            Event::Press("restart") => self.begin(self.game.human),
            Event::Set("human", value) => {
                if let Some(human) = side_named(value) {
                    self.begin(human);
                }
            }
            Event::Set("level", "easy") => self.set_level(Level::Easy),
            Event::Set("level", "normal") => self.set_level(Level::Normal),
            Event::Set("level", "hard") => self.set_level(Level::Hard),
            Event::Set("record", record) => self.read(record),
            Event::Tick if self.thinks() => self.think(),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests;
