//! Chapter 11: the moves of a position compared, at three depths.

mod search;
mod view;

use checks::text;
use steps::{Board, Disc, Square, count, heat, legal_moves, place, solve};

use crate::controls::{self, Tone};
use crate::words::{plural, points, side, side_named, why};
use crate::{Event, Node, Positions, Scene, el, position};
use search::Search;

/// The three depths in plies. The candidate itself is the first ply.
const PLIES: [u32; 3] = [1, 3, 5];

/// The actions that choose a depth, and their labels.
const STRENGTHS: [(&str, &str); 3] = [
    ("light", "1 ply"),
    ("standard", "3 plies"),
    ("strong", "5 plies"),
];

/// With at most this many empty squares, the game is also solved.
const SOLVED_FROM: i32 = 5;

/// The scene.
pub struct Hints {
    board: Board,
    player: Disc,
    /// One search for each depth. The deepest starts when the reader chooses it, and continues with each tick.
    searches: [Search; 3],
    /// The disc difference after each move, if the game is solved.
    exact: Option<Vec<i32>>,
    strength: usize,
    /// Whether decimals are dropped instead of rounded.
    cut: bool,
    asked: Option<Square>,
    tone: Tone,
    said: String,
    positions: Positions,
}

impl Hints {
    /// The hints for a position.
    pub fn new(board: Board, player: Disc) -> Hints {
        let mut scene = Hints {
            board,
            player,
            searches: [
                Search::whole(&board, player, PLIES[0]),
                Search::whole(&board, player, PLIES[1]),
                Search::new(&board, player, PLIES[2]),
            ],
            exact: solved_moves(&board, player),
            strength: 0,
            cut: false,
            asked: None,
            tone: Tone::Plain,
            said: String::new(),
            positions: Positions::default(),
        };
        scene.tell_best();
        scene
    }

    fn say(&mut self, tone: Tone, words: String) {
        self.tone = tone;
        self.said = words;
    }

    fn plies(&self) -> u32 {
        PLIES[self.strength]
    }

    /// The scores at a depth on the scale, rounded or with their decimals dropped.
    fn scale(&self, strength: usize, cut: bool) -> Option<Vec<i32>> {
        let scores = self.searches[strength].scores()?;
        let scores: Vec<i32> = scores.iter().map(|(_, score)| *score).collect();
        Some(if cut { cut_off(&scores) } else { heat(&scores) })
    }

    /// The exact disc differences, if this depth reaches the end of the game.
    fn solved(&self) -> Option<&[i32]> {
        let deep = count(&self.board).empty <= self.plies() as i32;
        self.exact.as_deref().filter(|_| deep)
    }

    fn searching(&self) -> bool {
        self.searches[self.strength].scores().is_none()
    }

    /// Says which moves are best at this depth.
    fn tell_best(&mut self) {
        let player = side(self.player);
        let plies = plies_words(self.plies());
        let Some(scores) = self.searches[self.strength].scores() else {
            let words = format!("{player} to move. Searching {plies} ahead …");
            return self.say(Tone::Plain, words);
        };
        let words = match scores.iter().map(|(_, score)| *score).max() {
            None if legal_moves(&self.board, self.player.opponent()).is_empty() => {
                "The game is over, so there are no moves to compare.".to_owned()
            }
            None => {
                format!(
                    "{player} has no legal move and must pass, so there are no moves to compare."
                )
            }
            Some(best) => {
                let best: Vec<Square> = scores
                    .iter()
                    .filter(|(_, score)| *score == best)
                    .map(|(square, _)| *square)
                    .collect();
                let moves = text::names(&best);
                match best.len() {
                    1 => format!(
                        "{player} to move. The best move {plies} ahead is {moves}. Choose a square to see why it's legal or not."
                    ),
                    _ => format!(
                        "{player} to move. The best moves {plies} ahead are {moves}. Choose a square to see why it's legal or not."
                    ),
                }
            }
        };
        self.say(Tone::Plain, words);
    }

    /// Says which numbers change between rounding and dropping decimals.
    fn tell_cut(&mut self) {
        let scale = |cut| self.scale(self.strength, cut);
        let (Some(before), Some(now)) = (scale(!self.cut), scale(self.cut)) else {
            return self.say(Tone::Plain, "The search is still running.".to_owned());
        };
        let moves = self.searches[self.strength].scores().unwrap_or_default();
        let changed: Vec<String> = moves
            .iter()
            .zip(before.iter().zip(&now))
            .filter(|(_, (before, now))| before != now)
            .map(|((square, _), (before, now))| format!("{square} from {before} to {now}"))
            .collect();
        let list = changed.join(", ");
        let words = match (self.cut, changed.is_empty()) {
            (true, true) => "Decimals dropped. No number changes at this depth.".to_owned(),
            (false, true) => "Rounded. No number changes at this depth.".to_owned(),
            (true, false) => format!("Decimals dropped. Changed: {list}."),
            (false, false) => format!("Rounded. Changed: {list}."),
        };
        self.say(Tone::Plain, words);
    }

    /// Says the score of a square, and why it's a legal move or not.
    fn tell_square(&mut self, square: Square) {
        self.asked = Some(square);
        let place = legal_moves(&self.board, self.player)
            .iter()
            .position(|legal| legal.square == square);
        let scores = self.searches[self.strength].scores();
        let mut words = match (place, scores, self.scale(self.strength, self.cut)) {
            (None, ..) => format!("{square} isn't a legal move for {}.", side(self.player)),
            (Some(place), Some(scores), Some(scale)) => format!(
                "{square} scores {}, which is {} on the scale.",
                points(scores[place].1),
                scale[place]
            ),
            (Some(_), ..) => format!("{square} is a legal move."),
        };
        words.push(' ');
        words.push_str(&why(&self.board, square, self.player));
        self.say(Tone::Plain, words);
    }

    /// Opens another position, and keeps the reader's choices.
    fn show(&mut self, board: Board, player: Disc) {
        *self = Hints {
            strength: self.strength,
            cut: self.cut,
            positions: std::mem::take(&mut self.positions),
            ..Hints::new(board, player)
        };
        self.tell_best();
    }
}

/// The exact disc difference after each move, if few enough squares are empty.
fn solved_moves(board: &Board, player: Disc) -> Option<Vec<i32>> {
    if count(board).empty > SOLVED_FROM {
        return None;
    }
    let moves = legal_moves(board, player);
    let after = moves
        .iter()
        .filter_map(|legal| place(board, legal.square, player));
    Some(
        after
            .map(|after| -solve(&after, player.opponent()))
            .collect(),
    )
}

/// `heat`, but with the decimals dropped instead of rounded.
fn cut_off(scores: &[i32]) -> Vec<i32> {
    let lowest = scores.iter().copied().min().unwrap_or(0);
    let highest = scores.iter().copied().max().unwrap_or(0);
    if lowest == highest {
        return heat(scores);
    }
    let range = f64::from(highest) - f64::from(lowest);
    let part = |score: i32| (f64::from(score) - f64::from(lowest)) / range;
    let cut = |score: &i32| (30.0 + 60.0 * part(*score)) as i32;
    scores.iter().map(cut).collect()
}

fn plies_words(plies: u32) -> String {
    format!("{plies} {}", plural(plies as usize, "ply", "plies"))
}

impl Scene for Hints {
    fn view(&self) -> Node {
        let strengths = STRENGTHS
            .iter()
            .enumerate()
            .map(|(index, (action, words))| {
                controls::switch(*action, words, index == self.strength)
            });
        let (done, all) = self.searches[self.strength].progress();
        let progress = controls::line(format!("Replies searched: {done} of {all}."));
        let own = || (self.tone, self.said.clone());
        let (tone, words) = self.positions.words().unwrap_or_else(own);
        let mut left = vec![
            self.board(),
            controls::message(tone, &words),
            controls::row([]).all(strengths),
        ];
        if self.searching() {
            left.push(progress);
        }
        left.push(controls::row([controls::switch(
            "cut",
            "Drop decimals instead of rounding",
            self.cut,
        )]));
        let right = [
            self.promise(),
            self.comparison(),
            self.reasons(),
            controls::part("The panel", self.panel()),
            controls::fields([controls::sides("player", "To move", self.player)]),
            self.positions
                .view(&position(self.board, self.player, self.asked)),
        ];
        let columns = [controls::stack(left), controls::stack(right)];
        el("div")
            .with(controls::beside(columns))
            .tick(1, self.searching())
    }

    fn act(&mut self, event: &Event<'_>) {
        if let Some(position) = self.positions.act(event, self.player) {
            self.show(position.board, position.player);
        }
        match *event {
            Event::Press("cut") => {
                self.cut = !self.cut;
                self.tell_cut();
            }
            Event::Press(action) => {
                let strength = STRENGTHS.iter().position(|(known, _)| *known == action);
                if let Some(strength) = strength {
                    self.strength = strength;
                    self.tell_best();
                }
            }
            Event::Square("hints", square) if self.board.contains(square) => {
                self.tell_square(square);
            }
            Event::Set("player", value) => {
                if let Some(player) = side_named(value) {
                    self.show(self.board, player);
                }
            }
            Event::Tick if self.searching() => {
                self.searches[self.strength].step();
                if !self.searching() {
                    self.tell_best();
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests;
