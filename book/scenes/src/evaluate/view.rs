//! The view of the scene: the board with its numbers, the sum as a table, and the fields.

use std::cell::Cell;

use steps::{Board, Disc, Square};

use super::position::Position;
use super::sum::{CLASSES, Sum, best};
use super::{EACH_MOVE, Evaluate, MOST, Mode, Show};
use crate::board::{Look, board};
use crate::controls::{self, Tone};
use crate::words::{points, side, with_sign};
use crate::{Node, el, position};

/// How long each position is shown while greedy plays against greedy, in milliseconds.
const TICK: u32 = 900;

/// Up to this many discs are listed one by one.
const NAMED: usize = 6;

impl Evaluate {
    pub(super) fn whole(&self) -> Node {
        let sum = self.scale.sum(&self.now.board, self.now.player);
        let scores = self.scale.scores(&self.now.board, self.now.player);
        let (tone, words) = self.words(&sum);
        let left = controls::stack([
            self.board_node(&sum, &scores),
            controls::message(tone, &words),
            controls::line(self.after_each_move(&scores)),
        ]);
        let right = controls::stack([
            self.menus(),
            self.steer(),
            self.table(&sum),
            self.weights(),
            self.positions
                .view(&position(self.now.board, self.now.player, None)),
        ]);
        el("div")
            .with(controls::beside([left, right]))
            .tick(TICK, self.runs)
    }

    fn words(&self, sum: &Sum) -> (Tone, String) {
        if let Some(words) = self.positions.words().or_else(|| self.note.clone()) {
            return words;
        }
        let player = side(sum.player);
        let stand = format!("The score for {player} is {}.", points(sum.total()));
        let next = if self.is_over() {
            "The game is over.".to_owned()
        } else if self.mode == Mode::Edit {
            "Choose a square to make it black, white or empty. Which terms change?".to_owned()
        } else if sum.own_moves.is_empty() {
            format!("{player} has no legal move and must pass.")
        } else if self.mode == Mode::Play {
            format!("You play {player}: choose a square with a dot. Greedy replies.")
        } else if self.revealed {
            String::new()
        } else {
            format!("{player} is to move. Which move does greedy play? Choose it on the board.")
        };
        (Tone::Plain, format!("{stand} {next}").trim().to_owned())
    }

    fn board_node(&self, sum: &Sum, scores: &[(Square, i32)]) -> Node {
        let position = self.now.board;
        let choice = best(scores).filter(|_| self.is_revealed());
        let label = format!("The position, scored for {}", side(sum.player));
        let longest = Cell::new(0);
        let board = board("position", &label, &position, |square| {
            let score = scores.iter().find(|(known, _)| *known == square);
            let chosen = choice.is_some_and(|(best, _)| best == square);
            let last = self.now.last == Some(square);
            let (tag, mut spoken) = match self.show {
                Show::Terms => self.term(&position, square, sum),
                Show::Weights => {
                    let weight = points(self.scale.weight(&position, square));
                    let spoken = format!("weight {weight}");
                    (weight, spoken)
                }
                Show::Scores => match score {
                    None => (String::new(), String::new()),
                    Some(_) if !self.is_revealed() => ("?".to_owned(), "legal".to_owned()),
                    Some((_, score)) => {
                        let spoken = format!("legal, scores {}", points(*score));
                        let tag = match *score {
                            10_000.. => "win".to_owned(),
                            ..=-10_000 => "loss".to_owned(),
                            // A comma doesn't fit into the cell.
                            score => points(score).replace(',', ""),
                        };
                        (tag, spoken)
                    }
                },
            };
            let mut also = |words: &str| {
                spoken = match spoken.is_empty() {
                    true => words.to_owned(),
                    false => format!("{spoken}, {words}"),
                };
            };
            if score.is_some() && self.show == Show::Weights {
                also("legal");
            }
            if chosen {
                also("greedy's choice");
            }
            if last {
                also("just played");
            }
            longest.set(longest.get().max(tag.chars().count()));
            Look {
                legal: score.is_some(),
                chosen,
                asked: last,
                tag,
                spoken,
                ..Look::default()
            }
        });
        el("div")
            .class("scene-terms")
            .when("data-long", longest.get() > 3)
            .with(board)
    }

    /// The points of a square in the sum, as a tag and in words.
    fn term(&self, board: &Board, square: Square, sum: &Sum) -> (String, String) {
        if board[square].is_some() {
            let term = with_sign(self.scale.term(board, square, sum));
            let spoken = format!("counts {term}");
            return (term, spoken);
        }
        let each = self.scale.each_move;
        let own = sum.own_moves.contains(&square);
        match (own, sum.enemy_moves.contains(&square)) {
            (false, false) => (String::new(), String::new()),
            (true, false) => (
                with_sign(each),
                format!("legal, a move counts {}", with_sign(each)),
            ),
            (false, true) => {
                let counts = with_sign(-each);
                let enemy = side(sum.player.opponent());
                let spoken = format!("a move for {enemy} counts {counts}");
                (counts, spoken)
            }
            (true, true) => (
                format!("±{}", points(each)),
                "legal, a move for both, counts 0".to_owned(),
            ),
        }
    }

    /// The sum as in the chapter.
    fn table(&self, sum: &Sum) -> Node {
        let (player, enemy) = (side(sum.player), side(sum.player.opponent()));
        let (own_moves, enemy_moves) = (sum.own_moves.len(), sum.enemy_moves.len());
        let moves = match sum.counted {
            true if sum.rest == 0 => ["a draw", "the game is over"].map(str::to_owned),
            true if sum.rest < 0 => ["a loss", "the game is over"].map(str::to_owned),
            true => ["a win", "the game is over"].map(str::to_owned),
            false => [
                "moves".to_owned(),
                format!(
                    "{player} {own_moves}, {enemy} {enemy_moves}: {} · ({own_moves} − {enemy_moves})",
                    points(self.scale.each_move)
                ),
            ],
        };
        let row = |[term, from]: [String; 2], score: i32| vec![term, points(score), from];
        let rows = [
            row(
                [format!("{player}'s discs"), self.discs(sum, sum.player)],
                sum.own,
            ),
            row(
                [
                    format!("{enemy}'s discs, subtracted"),
                    self.discs(sum, sum.player.opponent()),
                ],
                -sum.enemy,
            ),
            row(moves, sum.rest),
            row(
                [
                    format!("the score for {player}"),
                    format!(
                        "{} {} {}",
                        points(sum.own),
                        taken_away(sum.enemy),
                        operation(sum.rest)
                    ),
                ],
                sum.total(),
            ),
        ];
        let caption = format!("The sum for {player}");
        controls::table(&caption, &["term", "points", "where it comes from"], &rows)
    }

    /// The discs of a side with their weights, or their number.
    fn discs(&self, sum: &Sum, side: Disc) -> String {
        let board = &self.now.board;
        let discs: Vec<Square> = board
            .squares()
            .filter(|square| board[*square] == Some(side))
            .collect();
        let count = discs.len();
        match count {
            0 => "none".to_owned(),
            1 if sum.counted => "1 disc, 1 point".to_owned(),
            _ if sum.counted => format!("{count} discs, 1 point each"),
            _ if count > NAMED => format!("{count} discs with their weights"),
            _ => {
                let weight = |square: &Square| {
                    format!("{square} {}", points(self.scale.weight(board, *square)))
                };
                let weights: Vec<String> = discs.iter().map(weight).collect();
                weights.join(", ")
            }
        }
    }

    fn after_each_move(&self, scores: &[(Square, i32)]) -> String {
        let Some((choice, _)) = best(scores) else {
            return format!("{} has no legal move.", side(self.now.player));
        };
        if !self.is_revealed() {
            return "The scores after the moves are hidden. Predict first.".to_owned();
        }
        let each: Vec<String> = scores
            .iter()
            .map(|(square, score)| format!("{square} {}", points(*score)))
            .collect();
        format!(
            "Scores after each move: {}. Greedy plays {choice}.",
            each.join(", ")
        )
    }

    fn menus(&self) -> Node {
        let now =
            |place: Position| (place.board, place.player) == (self.now.board, self.now.player);
        let known = |name: &str| Position::known(name).is_some_and(now);
        let mut options = vec![
            ("opened", "the chapter's position"),
            ("start", "the start"),
            ("win", "a win in one move"),
        ];
        let chosen = match () {
            _ if now(self.opened) => "opened",
            _ if known("start") => "start",
            _ if known("win") => "win",
            _ => {
                options.push(("other", "another position"));
                "other"
            }
        };
        let mode = match self.mode {
            Mode::Guess => "guess",
            Mode::Edit => "edit",
            Mode::Play => "play",
        };
        let modes = [
            ("guess", "predict greedy's move"),
            ("edit", "edit the board"),
            ("play", "play against greedy"),
        ];
        let show = match self.show {
            Show::Terms => "terms",
            Show::Weights => "weights",
            Show::Scores => "scores",
        };
        let shows = [
            ("terms", "terms of the sum"),
            ("weights", "weights"),
            ("scores", "scores after each move"),
        ];
        controls::fields([
            controls::menu("mode", "Choose a square to", mode, &modes),
            controls::menu("show", "On the squares", show, &shows),
            controls::menu("known", "Position", chosen, &options),
            controls::sides("side", "To move", self.now.player),
        ])
    }

    fn steer(&self) -> Node {
        let over = self.is_over();
        controls::row([
            controls::enabled(controls::primary("greedy", "Next ply"), !over),
            controls::enabled(
                controls::switch("run", if self.runs { "Pause" } else { "Run" }, self.runs),
                !over,
            ),
            controls::enabled(controls::button("back", "Back"), !self.before.is_empty()),
            controls::button("reset", "Start over"),
            controls::switch(
                "ends",
                "Score finished games by weights",
                self.scale.ends_by_weights,
            ),
        ])
    }

    fn weights(&self) -> Node {
        let fields = CLASSES.iter().zip(self.scale.weights);
        let fields = fields
            .map(|((field, label, _), weight)| controls::number(field, label, weight, -MOST, MOST));
        let each = controls::number("each-move", EACH_MOVE, self.scale.each_move, -MOST, MOST);
        controls::folded("Change the weights")
            .with(controls::fields([]).all(fields).with(each))
            .with(controls::row([controls::button(
                "weights",
                "Restore weights",
            )]))
    }
}

/// A subtracted term after other terms.
fn taken_away(number: i32) -> String {
    match number {
        0 => "− 0".to_owned(),
        _ => operation(-number),
    }
}

/// An added term after other terms.
fn operation(number: i32) -> String {
    let sign = if number < 0 { "−" } else { "+" };
    format!("{sign} {}", points(number.abs()))
}
