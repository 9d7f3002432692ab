//! What the scene shows: the board with its numbers, the sum as a table, and the fields.

use std::cell::Cell;

use steps::{Board, Disc, Square};

use super::position::Position;
use super::sum::{CLASSES, Sum, best};
use super::{EACH_MOVE, Evaluate, MOST, Mode, Show};
use crate::board::{Look, board};
use crate::controls::{self, Tone};
use crate::words::{points, side, with_sign};
use crate::{Node, el, position};

/// How long a position stays while greedy plays against greedy, in milliseconds.
const TICK: u32 = 900;

/// As many discs are named one by one.
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
            "Click a cell to make it black, white or empty, and see which terms move.".to_owned()
        } else if sum.own_moves.is_empty() {
            format!("{player} has no legal move and must pass.")
        } else if self.mode == Mode::Play {
            format!("You are {player}: click a square with a dot. Greedy answers.")
        } else if self.told {
            String::new()
        } else {
            format!("{player} is to move. Which move would greedy take? Click it.")
        };
        (Tone::Plain, format!("{stand} {next}").trim().to_owned())
    }

    fn board_node(&self, sum: &Sum, scores: &[(Square, i32)]) -> Node {
        let position = self.now.board;
        let choice = best(scores).filter(|_| self.is_told());
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
                    Some(_) if !self.is_told() => ("?".to_owned(), "legal".to_owned()),
                    Some((_, score)) => {
                        let spoken = format!("legal, {} after it", points(*score));
                        let tag = match *score {
                            10_000.. => "win".to_owned(),
                            ..=-10_000 => "loss".to_owned(),
                            // A comma more would not fit into the cell.
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

    /// What a cell adds to the sum, as a tag and in words.
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
                "legal, a move for both, counts nothing".to_owned(),
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
                    format!("{enemy}'s discs, taken away"),
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

    /// The discs of a side with their weights, or how many they are.
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
            return format!("{} has no move to choose from.", side(self.now.player));
        };
        if !self.is_told() {
            return format!(
                "Scores after each of the {} moves: guess first.",
                scores.len()
            );
        }
        let each: Vec<String> = scores
            .iter()
            .map(|(square, score)| format!("{square} {}", points(*score)))
            .collect();
        format!(
            "Scores after each move: {}. Greedy takes {choice}.",
            each.join(", ")
        )
    }

    fn menus(&self) -> Node {
        let now =
            |place: Position| (place.board, place.player) == (self.now.board, self.now.player);
        let known = |name: &str| Position::known(name).is_some_and(now);
        let mut options = vec![
            ("home", "the first one here"),
            ("start", "the start"),
            ("win", "a win in one move"),
        ];
        let chosen = match () {
            _ if now(self.home) => "home",
            _ if known("start") => "start",
            _ if known("win") => "win",
            _ => {
                options.push(("other", "another one"));
                "other"
            }
        };
        let mode = match self.mode {
            Mode::Guess => "guess",
            Mode::Edit => "edit",
            Mode::Play => "play",
        };
        let modes = [
            ("guess", "guesses greedy's move"),
            ("edit", "changes the cell"),
            ("play", "plays against greedy"),
        ];
        let show = match self.show {
            Show::Terms => "terms",
            Show::Weights => "weights",
            Show::Scores => "scores",
        };
        let shows = [
            ("terms", "the terms of the sum"),
            ("weights", "the weights"),
            ("scores", "the scores after moves"),
        ];
        controls::fields([
            controls::menu("mode", "a click", mode, &modes),
            controls::menu("show", "on the cells", show, &shows),
            controls::menu("known", "position", chosen, &options),
            controls::sides("side", "to move, scored for", self.now.player),
        ])
    }

    fn steer(&self) -> Node {
        let over = self.is_over();
        controls::row([
            controls::enabled(controls::primary("greedy", "Greedy plays"), !over),
            controls::enabled(
                controls::switch("run", if self.runs { "Stop" } else { "Run" }, self.runs),
                !over,
            ),
            controls::enabled(controls::button("back", "Back"), !self.before.is_empty()),
            controls::button("reset", "Start again"),
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
                "The weights of the course",
            )]))
    }
}

/// A term behind others that is subtracted.
fn taken_away(number: i32) -> String {
    match number {
        0 => "− 0".to_owned(),
        _ => operation(-number),
    }
}

/// A term behind others.
fn operation(number: i32) -> String {
    let sign = if number < 0 { "−" } else { "+" };
    format!("{sign} {}", points(number.abs()))
}
