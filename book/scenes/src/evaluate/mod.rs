//! Chapter 08: a position's score, term by term on the board, and greedy's move.

mod position;
mod sum;
mod view;

use steps::{Count, Disc, PositionAddress, Square, Turn, count, next_turn, place};

use crate::board::next_cell;
use crate::controls::{self, Tone};
use crate::words::{self, points, side, side_named, why};
use crate::{Event, Node, Positions, Scene};
use position::Position;
use sum::{CLASSES, Scale, best};

/// The label of the points for each legal move.
const EACH_MOVE: &str = "each extra move";

/// The weights in the fields go from `-MOST` to `MOST`.
const MOST: i32 = 999;

/// How many earlier positions are kept for Back.
const KEPT: usize = 200;

/// What happens when the reader chooses a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// The reader predicts greedy's move.
    Guess,
    /// The cell changes.
    Edit,
    /// The reader plays a move, and greedy replies.
    Play,
}

/// The numbers on the squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Show {
    Terms,
    Weights,
    Scores,
}

/// The scene.
pub struct Evaluate {
    opened: Position,
    now: Position,
    before: Vec<Position>,
    scale: Scale,
    mode: Mode,
    show: Show,
    /// Whether greedy's choice is shown in the mode [`Mode::Guess`].
    revealed: bool,
    runs: bool,
    note: Option<(Tone, String)>,
    positions: Positions,
}

impl Evaluate {
    /// The scores of a position for its side to move.
    pub fn new(position: PositionAddress) -> Evaluate {
        Evaluate::open(Position {
            board: position.board,
            player: position.player,
            last: None,
        })
    }

    fn open(opened: Position) -> Evaluate {
        Evaluate {
            opened,
            now: opened,
            before: Vec::new(),
            scale: Scale::new(),
            mode: Mode::Guess,
            show: Show::Terms,
            revealed: false,
            runs: false,
            note: None,
            positions: Positions::default(),
        }
    }

    /// Greedy's choice is hidden only until the reader has predicted it.
    fn is_revealed(&self) -> bool {
        self.revealed || self.mode != Mode::Guess
    }

    fn choice(&self) -> Option<(Square, i32)> {
        best(&self.scale.scores(&self.now.board, self.now.player))
    }

    fn is_over(&self) -> bool {
        next_turn(&self.now.board, self.now.player) == Turn::Over
    }

    /// Goes to another position, and keeps this one for Back.
    fn go(&mut self, to: Position) {
        if self.before.len() == KEPT {
            self.before.remove(0);
        }
        self.before.push(self.now);
        self.now = to;
        self.revealed = false;
    }

    /// Plays a move. Returns a sentence about a pass or the end of the game.
    fn play(&mut self, square: Square) -> String {
        let player = self.now.player;
        let Some(board) = place(&self.now.board, square, player) else {
            return String::new();
        };
        let (player, words) = match next_turn(&board, player) {
            Turn::Moves(next) => (next, String::new()),
            Turn::PassesBackTo(next) => {
                let passes = format!(" {} has no legal move and passes.", side(next.opponent()));
                (next, passes)
            }
            Turn::Over => {
                let Count { black, white, .. } = count(&board);
                let over = format!(" The game is over: Black {black}, White {white}.");
                (player, over)
            }
        };
        self.now = Position {
            board,
            player,
            last: Some(square),
        };
        self.revealed = false;
        words
    }

    /// Lets greedy move or pass for the side to move.
    fn greedy(&mut self) -> String {
        let player = self.now.player;
        match self.choice() {
            None => {
                self.now.player = player.opponent();
                format!("{} has no legal move and passes.", side(player))
            }
            Some((square, score)) => {
                let words = self.play(square);
                let (player, score) = (side(player), points(score));
                format!("{player} plays {square}, which scores {score} for {player}.{words}")
            }
        }
    }

    fn greedy_step(&mut self) {
        if self.is_over() {
            self.runs = false;
            return;
        }
        self.go(self.now);
        let words = self.greedy();
        self.note = Some((Tone::Plain, words));
        self.runs = self.runs && !self.is_over();
    }

    fn click(&mut self, square: Square) {
        if !self.now.board.contains(square) {
            return;
        }
        match self.mode {
            Mode::Guess => self.guess(square),
            Mode::Edit => self.edit(square),
            Mode::Play => self.play_against(square),
        }
    }

    /// Whether a square isn't a legal move. Then the message says why.
    fn refused(&mut self, square: Square) -> bool {
        let Position { board, player, .. } = self.now;
        if steps::is_valid_move(&board, square, player) {
            return false;
        }
        let why = why(&board, square, player);
        let words = format!("{} can't play {square}. {why}", side(player));
        self.note = Some((Tone::Wrong, words));
        true
    }

    fn guess(&mut self, square: Square) {
        if self.refused(square) {
            return;
        }
        let scores = self.scale.scores(&self.now.board, self.now.player);
        let Some((choice, most)) = best(&scores) else {
            return;
        };
        self.revealed = true;
        let found = scores.iter().find(|(known, _)| *known == square);
        let score = found.map_or(0, |(_, score)| *score);
        self.note = Some(if square == choice {
            let words = format!(
                "Correct. {square} scores {}, the best score.",
                points(score)
            );
            (Tone::Right, words)
        } else if score == most {
            let words = format!(
                "Not quite. {square} and {choice} both score {}. Greedy plays {choice}, the first in scan order.",
                points(score)
            );
            (Tone::Wrong, words)
        } else {
            let words = format!(
                "Not quite. {square} scores {}. Greedy plays {choice}, which scores {}.",
                points(score),
                points(most)
            );
            (Tone::Wrong, words)
        });
    }

    fn edit(&mut self, square: Square) {
        let Position { board, player, .. } = self.now;
        let holds = next_cell(board[square]);
        let before = self.scale.sum(&board, player).total();
        self.go(Position {
            board: board.with(square, holds),
            player,
            last: None,
        });
        let after = self.scale.sum(&self.now.board, player).total();
        let words = format!(
            "{square} is now {}. The score for {} was {} and is now {}.",
            words::cell(holds),
            side(player),
            points(before),
            points(after)
        );
        self.note = Some((Tone::Plain, words));
    }

    fn play_against(&mut self, square: Square) {
        if self.refused(square) {
            return;
        }
        let human = self.now.player;
        self.go(self.now);
        let mut words = format!("You play {square}.{}", self.play(square));
        while self.now.player != human && !self.is_over() {
            words = format!("{words} {}", self.greedy());
        }
        self.note = Some((Tone::Plain, words));
    }

    /// Changes the scale, and says which move greedy plays now.
    fn rescale(&mut self, scale: Scale) {
        let before = self.choice();
        self.scale = scale;
        self.revealed = true;
        let Some((square, score)) = self.choice() else {
            return;
        };
        let score = points(score);
        let words = match before {
            Some((old, _)) if old != square => {
                format!("Greedy now plays {square}, which scores {score}. Before, it played {old}.")
            }
            _ => format!("Greedy still plays {square}, which scores {score}."),
        };
        self.note = Some((Tone::Plain, words));
    }

    fn set(&mut self, field: &str, value: &str) {
        match (field, value) {
            ("known", "opened") => self.go(self.opened),
            ("known", name) => {
                if let Some(known) = Position::known(name) {
                    self.go(known);
                }
            }
            ("mode", "guess") => (self.mode, self.revealed) = (Mode::Guess, false),
            ("mode", "edit") => self.mode = Mode::Edit,
            ("mode", "play") => self.mode = Mode::Play,
            ("show", "terms") => self.show = Show::Terms,
            ("show", "weights") => self.show = Show::Weights,
            ("show", "scores") => self.show = Show::Scores,
            ("side", value) => {
                if let Some(player) = side_named(value) {
                    self.turn_to(player);
                }
            }
            _ => {
                let mut scale = self.scale.clone();
                let class = CLASSES.iter().position(|(known, _, _)| *known == field);
                let (label, weight) = match class {
                    Some(class) => (CLASSES[class].1, &mut scale.weights[class]),
                    None if field == "each-move" => (EACH_MOVE, &mut scale.each_move),
                    None => return,
                };
                let taken = match controls::whole_number(label, value, -MOST, MOST) {
                    Ok((number, said)) => {
                        *weight = number;
                        self.rescale(scale);
                        said
                    }
                    Err(why) => Some(why),
                };
                if let Some(taken) = taken {
                    let so = self.note.take().map_or(String::new(), |(_, words)| words);
                    self.note = Some((Tone::Plain, format!("{taken} {so}").trim_end().to_owned()));
                }
            }
        }
    }

    fn turn_to(&mut self, player: Disc) {
        if self.now.player != player {
            self.go(Position { player, ..self.now });
        }
    }
}

impl Scene for Evaluate {
    fn view(&self) -> Node {
        self.whole()
    }

    fn act(&mut self, event: &Event<'_>) {
        if *event != Event::Tick {
            self.note = None;
            self.runs = self.runs && *event == Event::Press("run");
        }
        if let Some(PositionAddress { board, player, .. }) =
            self.positions.act(event, self.now.player)
        {
            self.go(Position {
                board,
                player,
                last: None,
            });
        }
        match *event {
            Event::Square("position", square) => self.click(square),
            Event::Set(field, value) => self.set(field, value),
            Event::Press("greedy") => self.greedy_step(),
            Event::Press("run") => {
                self.runs = !self.runs;
                if self.runs {
                    self.greedy_step();
                }
            }
            Event::Tick if self.runs => self.greedy_step(),
            Event::Press("back") => {
                if let Some(before) = self.before.pop() {
                    self.now = before;
                    self.revealed = false;
                }
            }
            Event::Press("ends") => {
                let mut scale = self.scale.clone();
                scale.ends_by_weights = !scale.ends_by_weights;
                self.rescale(scale);
            }
            Event::Press("weights") => {
                let scale = Scale {
                    ends_by_weights: self.scale.ends_by_weights,
                    ..Scale::new()
                };
                self.rescale(scale);
            }
            Event::Press("reset") => {
                *self = Evaluate {
                    mode: self.mode,
                    show: self.show,
                    ..Evaluate::open(self.opened)
                };
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests;
