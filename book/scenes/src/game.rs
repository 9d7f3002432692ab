//! Chapter 12: a whole game against an opponent, with the methods of `Game`.

use checks::text;
use steps::{
    Board, Count, Disc, Game, IllegalMove, Outcome, Ply, Rng, Square, alpha_beta, count, flips_at,
    greedy_move, legal_moves, outcome, parse_game, random_move, tournament_score,
};

use figure::too_long_for_a_game;

use crate::board::{Look, board};
use crate::controls::{self, Tone};
use crate::words::{self, counted, side, side_named, why};
use crate::{Copying, Event, Node, Scene, el};

/// How long the opponent thinks, in milliseconds: people want to see what has happened.
const THINKS: u32 = 600;

/// How far the hard opponent looks ahead. An answer comes within one event.
const HARD_DEPTH: u32 = 3;

/// How the opponent chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Level {
    Easy,
    Normal,
    Hard,
}

/// The values of the menu, and their words.
const LEVELS: [(&str, &str); 3] = [
    ("easy", "easy: any legal move"),
    ("normal", "normal: looks 1 ply ahead"),
    ("hard", "hard: looks 3 plies ahead"),
];

/// The scene.
pub struct PlayedGame {
    game: Game,
    level: Level,
    rng: Rng,
    tone: Tone,
    said: String,
    /// A text that is no game stays in its field, so that it can be mended.
    no_game: Option<String>,
    copying: Copying,
}

impl PlayedGame {
    /// A new game in which the reader has this side.
    pub fn new(human: Disc) -> PlayedGame {
        let mut scene = PlayedGame {
            game: Game::new(human),
            level: Level::Normal,
            rng: Rng::new(12),
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
        let words = match human {
            Disc::Black => "You have Black, and Black begins. Choose a square with a dot.",
            Disc::White => "You have White. Black begins and is thinking.",
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

    /// The opponent's choice. It has one whenever it is to move.
    fn choose(&mut self) -> Option<Square> {
        let (board, player) = (&self.game.board, self.opponent());
        match self.level {
            Level::Easy => {
                random_move(&legal_moves(board, player), &mut self.rng).map(|chosen| chosen.square)
            }
            Level::Normal => greedy_move(board, player),
            Level::Hard => alpha_beta(board, player, HARD_DEPTH, -i32::MAX, i32::MAX).1,
        }
    }

    fn human_plays(&mut self, square: Square) {
        if self.thinks() {
            let enemy = side(self.opponent());
            let words = format!("{enemy} is thinking. Your move comes after its answer.");
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

    /// Why a move was refused, with the walks where they are the reason.
    fn refusal(&self, square: Square, refused: IllegalMove) -> String {
        let mut words = format!("{square} is refused, Err({refused:?}): {refused}.");
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
        let turned = text::names(&turned_by(ply));
        let (human, square) = (self.game.human, ply.square);
        let mut words = if ply.player == human {
            format!("You play {square} and turn {turned}.")
        } else {
            format!("{} plays {square} and turns {turned}.", side(ply.player))
        };
        let again = self.game.to_move == Some(ply.player);
        words.push_str(&match self.game.to_move {
            None => format!(" {}", self.result()),
            Some(player) if player == human && again => format!(
                " {} has no legal move and must pass. It is your turn again.",
                side(self.opponent())
            ),
            Some(player) if player == human => " It is your turn.".to_owned(),
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
        let who = match outcome(&self.game.board) {
            Outcome::Won(winner) if winner == self.game.human => "you win".to_owned(),
            Outcome::Won(winner) => format!("{} wins", side(winner)),
            _ => "a draw".to_owned(),
        };
        let mut words = format!(
            "The game is over: neither side can move. Black {black}, White {white}: {who}."
        );
        if let Some(score) = tournament_score(&self.game.board) {
            words.push_str(&format!(
                " The tournament score is {} to {}.",
                score.black, score.white
            ));
        }
        words
    }

    fn undo(&mut self) {
        if self.thinks() {
            let words = format!("{} is thinking. Undo waits for it.", side(self.opponent()));
            return self.say(Tone::Plain, words);
        }
        let before = self.game.history.clone();
        if self.game.undo() {
            let gone: Vec<Square> = before[self.game.history.len()..]
                .iter()
                .map(|ply| ply.square)
                .collect();
            let words = format!("Taken back: {}. It is your turn.", text::names(&gone));
            self.say(Tone::Plain, words);
        } else {
            let words = "There is no move of yours to take back.";
            self.say(Tone::Plain, words.to_owned());
        }
    }

    /// Goes on from a game that was written down.
    fn read(&mut self, record: &str) {
        if let Some(why) = too_long_for_a_game(record) {
            return self.say(Tone::Wrong, format!("This is no game: {why}."));
        }
        match parse_game(record) {
            Ok(read) => {
                self.begin(self.game.human);
                for (_, square) in read.moves {
                    // What was just replayed is legal.
                    let _ = self.game.play(square);
                }
                self.tell_last_move();
            }
            Err(error) => {
                self.say(Tone::Wrong, format!("This is no game: {error}."));
                self.no_game = Some(record.to_owned());
            }
        }
    }

    fn board(&self) -> Node {
        let last = self.game.history.last();
        let turned = last.map(turned_by).unwrap_or_default();
        let moves = match self.game.to_move {
            Some(player) if player == self.game.human => legal_moves(&self.game.board, player),
            _ => Vec::new(),
        };
        board("game", "The game", &self.game.board, |square| {
            let just_played = last.is_some_and(|ply| ply.square == square);
            let just_turned = turned.contains(&square);
            let legal = moves.iter().find(|legal| legal.square == square);
            Look {
                legal: legal.is_some(),
                spoken: match legal {
                    Some(legal) => format!("legal, turns {}", legal.flips.len()),
                    None if just_played => "just played".to_owned(),
                    None if just_turned => "just turned".to_owned(),
                    None => String::new(),
                },
                ..Look::after_move(just_played, just_turned)
            }
        })
    }

    fn log(&self) -> Node {
        let plies = &self.game.history;
        let lines: Vec<String> = (0..plies.len())
            .map(|index| {
                let ply = &plies[index];
                let next = plies.get(index + 1).map(|ply| ply.player);
                let turned = text::names(&turned_by(ply));
                let mut line = format!("{} {} turns {turned}", side(ply.player), ply.square);
                if next.or(self.game.to_move) == Some(ply.player) {
                    line.push_str(&format!("; {} passes", side(ply.player.opponent())));
                }
                line
            })
            .collect();
        controls::log("The moves so far", &lines)
    }

    fn standing(&self) -> Node {
        let news = match self.game.to_move {
            None => "The game is over.".to_owned(),
            Some(player) if player == self.game.human => {
                format!("{}, which is you, is to move.", side(player))
            }
            Some(player) => format!("{} is to move, and thinks.", side(player)),
        };
        controls::line(format!("{}. {news}", counted(&self.game.board)))
    }
}

/// The discs that a move turned.
fn turned_by(ply: &Ply) -> Vec<Square> {
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
        let legend = "Dot: legal. Frame: the last move. ↻: turned by it.";
        let keys = "On the board: arrow keys, or a square typed as d3, then Enter. R restarts.";
        let left = controls::stack([
            self.board(),
            controls::line(legend),
            controls::line(keys).at("data-steers", ""),
        ]);
        let right = controls::stack([
            controls::message(tone, &words),
            self.standing(),
            controls::row([
                controls::enabled(controls::button("undo", "Undo"), self.can_undo()),
                controls::button("restart", "Restart").at("aria-keyshortcuts", "R"),
            ]),
            controls::fields([
                controls::menu(
                    "human",
                    "You have",
                    human,
                    &[("black", "Black, and begin"), ("white", "White")],
                ),
                controls::menu(
                    "level",
                    "The opponent is",
                    LEVELS[self.level as usize].0,
                    &LEVELS,
                ),
            ]),
            self.log(),
            controls::text_area(
                "record",
                "The game as text: copy it, or write one to go on from",
                &record,
                2,
            ),
            self.copying.view("", Some(&self.game.board)),
        ]);
        el("div")
            .with(controls::beside([left, right]))
            .tick(THINKS, self.thinks())
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
            Event::Set("level", "easy") => self.level = Level::Easy,
            Event::Set("level", "normal") => self.level = Level::Normal,
            Event::Set("level", "hard") => self.level = Level::Hard,
            Event::Set("record", record) => self.read(record),
            Event::Tick if self.thinks() => {
                if let Some(square) = self.choose() {
                    let _ = self.game.play(square);
                    self.tell_last_move();
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests;
