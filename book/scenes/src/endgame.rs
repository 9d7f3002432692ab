//! The detour about endgames: a position near the end of the game, solved exactly.
//!
//! Each tick solves one move, so that the page stays responsive. Then each tick finds one move of the best line.

mod view;

use checks::text;
use steps::{
    Board, Disc, Move, PositionAddress, Square, Turn, count, flips_at, legal_moves, next_turn,
    place, solve_between,
};

use crate::controls::{self, Tone};
use crate::words::side;
use crate::{Event, Node, Positions, Scene, el, position};

/// With more empty squares, solving one move takes too long for one tick.
const MOST_EMPTY: i32 = 10;

/// Every score is between `-ALL` and `ALL`.
const ALL: i32 = 64;

/// A position on the way to the end.
#[derive(Debug, Clone, Copy)]
struct Reached {
    board: Board,
    /// Who is to move, or `None` when the game is over.
    to_move: Option<Disc>,
    /// The move that led here, and who made it.
    played: Option<(Disc, Square)>,
}

/// The scene.
pub struct Endgame {
    player: Disc,
    moves: Vec<Move>,
    /// The exact result of each move that is already solved.
    results: Vec<i32>,
    /// The first position, and the positions after each known move of the line.
    line: Vec<Reached>,
    /// How many moves of the line are shown.
    shown: usize,
    /// The reader's choice, which is the first move of the line.
    chosen: Option<Square>,
    works: bool,
    tone: Tone,
    said: String,
    positions: Positions,
}

impl Endgame {
    /// A position that isn't solved yet.
    pub fn new(position: PositionAddress) -> Endgame {
        let PositionAddress { board, .. } = position;
        // A side without a legal move passes immediately.
        let sides = [position.player, position.player.opponent()];
        let to_move = sides
            .into_iter()
            .find(|side| !legal_moves(&board, *side).is_empty());
        let player = to_move.unwrap_or(position.player);
        let mut scene = Endgame {
            player,
            moves: legal_moves(&board, player),
            results: Vec::new(),
            line: vec![Reached {
                board,
                to_move,
                played: None,
            }],
            shown: 0,
            chosen: None,
            works: false,
            tone: Tone::Plain,
            said: String::new(),
            positions: Positions::default(),
        };
        scene.tell_question(position.player);
        scene
    }

    fn say(&mut self, tone: Tone, words: String) {
        self.tone = tone;
        self.said = words;
    }

    fn empty(&self) -> i32 {
        count(&self.line[0].board).empty
    }

    fn can_solve(&self) -> bool {
        self.empty() <= MOST_EMPTY && !self.moves.is_empty()
    }

    fn is_solved(&self) -> bool {
        !self.moves.is_empty() && self.results.len() == self.moves.len()
    }

    fn is_line_known(&self) -> bool {
        self.line
            .last()
            .is_some_and(|stage| stage.to_move.is_none())
    }

    fn best(&self) -> Option<i32> {
        self.results.iter().copied().max()
    }

    /// The position that is shown.
    fn address(&self) -> PositionAddress {
        let stage = self.line[self.shown];
        position(stage.board, stage.to_move.unwrap_or(self.player), None)
    }

    fn tell_question(&mut self, asked: Disc) {
        let (player, empty) = (side(self.player), self.empty());
        let squares: Vec<Square> = self.moves.iter().map(|legal| legal.square).collect();
        let mut words = String::new();
        if self.moves.is_empty() {
            words = format!("The game is over. {}.", self.ending(&self.line[0].board));
        } else {
            if self.player != asked {
                words = format!("{} has no legal move and passes. ", side(asked));
            }
            words.push_str(&format!("{player} to move. Empty squares: {empty}. "));
            words.push_str(&match empty {
                0..=MOST_EMPTY => format!(
                    "Legal moves: {}. Which is the best? Choose it on the board, then press Solve.",
                    text::names(&squares)
                ),
                _ => format!("This figure solves at most {MOST_EMPTY} empty squares."),
            });
        }
        self.say(Tone::Plain, words);
    }

    /// Says the result of the reader's choice, and the best moves.
    fn tell_results(&mut self) {
        let Some(best) = self.best() else {
            return;
        };
        let best_moves: Vec<Square> = self
            .moves
            .iter()
            .zip(&self.results)
            .filter(|(_, result)| **result == best)
            .map(|(legal, _)| legal.square)
            .collect();
        let (names, ends) = (text::names(&best_moves), self.ends(best));
        let mut words = match best_moves.len() {
            1 => format!("The best move is {names}: {ends}."),
            _ => format!("The best moves are {names}: {ends}."),
        };
        let mut tone = Tone::Plain;
        if let Some(chosen) = self.chosen
            && let Some(result) = self.result_of(chosen)
        {
            tone = if result == best {
                Tone::Right
            } else {
                Tone::Wrong
            };
            words = match result == best {
                true => format!("Correct. {words}"),
                false => format!("Not quite. After {chosen}, {}. {words}", self.ends(result)),
            };
        }
        words.push_str(" Press Step to see the moves up to the end.");
        self.say(tone, words);
    }

    fn result_of(&self, square: Square) -> Option<i32> {
        let index = self.moves.iter().position(|legal| legal.square == square)?;
        self.results.get(index).copied()
    }

    /// Solves one more move, or finds the next move of the line.
    fn work(&mut self) {
        let Reached { board, .. } = self.line[0];
        if let Some(next) = self.moves.get(self.results.len()) {
            if let Some(after) = place(&board, next.square, self.player) {
                self.results.push(score_after(&after, self.player));
            }
        } else {
            self.lengthen();
        }
        self.works = !(self.is_solved() && self.is_line_known());
        if !self.works {
            self.tell_results();
        }
    }

    /// Finds one more move of the line: first the reader's choice, then the first of the best moves.
    fn lengthen(&mut self) {
        let Some(&Reached {
            board,
            to_move: Some(player),
            ..
        }) = self.line.last()
        else {
            return;
        };
        let first = self.line.len() == 1;
        let square = match self.chosen {
            Some(chosen) if first => Some(chosen),
            _ if first => {
                let best = self.best();
                let index = self.results.iter().position(|result| Some(*result) == best);
                index.map(|index| self.moves[index].square)
            }
            _ => best_move(&board, player),
        };
        let played = square.and_then(|square| Some((square, place(&board, square, player)?)));
        if let Some((square, after)) = played {
            let to_move = match next_turn(&after, player) {
                Turn::Moves(next) | Turn::PassesBackTo(next) => Some(next),
                Turn::Over => None,
            };
            self.line.push(Reached {
                board: after,
                to_move,
                played: Some((player, square)),
            });
        }
    }

    /// Chooses the first move of the line, or the best one. The results stay.
    fn choose(&mut self, square: Option<Square>) {
        self.chosen = square;
        self.line.truncate(1);
        self.shown = 0;
        match square {
            _ if self.is_solved() => self.works = true,
            Some(square) => {
                let words = format!("You choose {square}. Press Solve to see how the game ends.");
                self.say(Tone::Plain, words);
            }
            None => {}
        }
    }

    fn tell_stage(&mut self) {
        let stage = self.line[self.shown];
        let Some((player, square)) = stage.played else {
            return self.tell_results();
        };
        let before = &self.line[self.shown - 1].board;
        let flips = text::names(&flips_at(before, square, player));
        let mut words = format!(
            "Move {}: {} plays {square} and flips {flips}.",
            self.shown,
            side(player)
        );
        words.push_str(&match stage.to_move {
            None => format!(" The game is over. {}.", self.ending(&stage.board)),
            Some(next) if next == player => {
                format!(" {} has no legal move and passes.", side(player.opponent()))
            }
            Some(_) => String::new(),
        });
        self.say(Tone::Plain, words);
    }
}

/// The exact score for the player who just moved.
fn score_after(after: &Board, player: Disc) -> i32 {
    -solve_between(after, player.opponent(), -ALL, ALL)
}

/// The first of the best moves.
fn best_move(board: &Board, player: Disc) -> Option<Square> {
    let mut best: Option<(i32, Square)> = None;
    for legal in legal_moves(board, player) {
        let score = score_after(&place(board, legal.square, player)?, player);
        if best.is_none_or(|(known, _)| score > known) {
            best = Some((score, legal.square));
        }
    }
    best.map(|(_, square)| square)
}

impl Scene for Endgame {
    fn view(&self) -> Node {
        let last = self.line.len() - 1;
        let goes = !self.works && self.is_solved();
        let own = || (self.tone, self.said.clone());
        let (tone, words) = self.positions.words().unwrap_or_else(own);
        let left = controls::stack([
            self.board(),
            controls::message(tone, &words),
            controls::row([
                controls::enabled(
                    controls::primary("solve", "Solve"),
                    self.can_solve() && !self.is_solved() && !self.works,
                ),
                controls::enabled(controls::button("step", "Step"), goes && self.shown < last),
                controls::enabled(controls::button("back", "Back"), self.shown > 0),
                controls::enabled(
                    controls::button("end", "To the end"),
                    goes && self.shown < last,
                ),
                controls::enabled(controls::button("best", "Best line"), goes),
            ]),
        ]);
        let right = controls::stack([
            self.results(),
            self.moves_of_line(),
            self.positions.view(&self.address()),
        ]);
        el("div")
            .with(controls::beside([left, right]))
            .tick(1, self.works)
    }

    fn act(&mut self, event: &Event<'_>) {
        if let Some(position) = self.positions.act(event, self.player) {
            *self = Endgame::new(position);
        }
        let last = self.line.len() - 1;
        match *event {
            Event::Press("solve") if self.can_solve() && !self.is_solved() => {
                self.works = true;
                self.say(
                    Tone::Plain,
                    "Solving every move to the end of the game …".to_owned(),
                );
            }
            Event::Tick if self.works => self.work(),
            // While the scene solves, the reader's choices can't change.
            _ if self.works => {}
            Event::Press("step") if self.shown < last => {
                self.shown += 1;
                self.tell_stage();
            }
            Event::Press("back") if self.shown > 0 => {
                self.shown -= 1;
                self.tell_stage();
            }
            Event::Press("end") if self.shown < last => {
                self.shown = last;
                self.tell_stage();
            }
            Event::Press("best") if self.is_solved() => self.choose(None),
            Event::Square("endgame", square) if self.line[0].board.contains(square) => {
                if self.shown > 0 {
                    let words =
                        "Press Back until you see the first position, then choose another move.";
                    self.say(Tone::Plain, words.to_owned());
                } else if self.moves.iter().any(|legal| legal.square == square) {
                    self.choose(Some(square));
                } else {
                    let words = format!("{square} isn't a legal move for {}.", side(self.player));
                    self.say(Tone::Wrong, words);
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests;
