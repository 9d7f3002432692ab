//! Break a wrong program: readers make a board on which it errs, with as few discs as they can.

mod tasks;
#[cfg(test)]
mod tests;

use std::cmp::Ordering;

use steps::{Board, PositionAddress, Square};

use crate::assemble::{self, Ask, Kit, same};
use crate::board::{Look, board, next_cell};
use crate::controls::{self, Tone};
use crate::words::{plural, side_named};
use crate::{Copying, Event, Node, Scene};
use tasks::{Task, tasks};

/// The scene.
pub struct BreakIt {
    kit: &'static Kit,
    tasks: &'static [Task],
    /// Which wrong program is to be broken.
    task: usize,
    position: PositionAddress,
    /// Whether a click names the square that is asked about, in place of changing a disc.
    names_square: bool,
    /// The fewest discs so far, for each program.
    best: Vec<Option<usize>>,
    /// For each program whether the reader asked to be shown a board with the fewest discs.
    told: Vec<bool>,
    /// Whether the board is one that was shown: nobody's record, whatever is asked of it.
    is_shown: bool,
    /// Whether a figure of the chapter opens links to positions.
    has_links: bool,
    copying: Copying,
}

impl BreakIt {
    /// The first program, on a board of the same size without discs. None where the step has no wrong programs.
    pub fn new(step: &str, position: PositionAddress) -> Option<BreakIt> {
        let tasks = tasks(step)?;
        Some(BreakIt {
            kit: assemble::kit(step)?,
            tasks,
            task: 0,
            position,
            names_square: false,
            best: vec![None; tasks.len()],
            told: vec![false; tasks.len()],
            is_shown: false,
            has_links: step != "06",
            copying: Copying::default(),
        })
    }

    fn ask(&self) -> Ask {
        asked(&self.tasks[self.task], &self.position)
    }

    fn known(&self) -> &'static assemble::Known {
        known(self.kit, &self.tasks[self.task])
    }

    fn errs(&self) -> bool {
        errs(self.kit, &self.tasks[self.task], &self.position)
    }

    /// Takes down a board that broke the program.
    fn note(&mut self) {
        if self.errs() && !self.is_shown {
            let discs = discs(&self.position.board);
            let best = &mut self.best[self.task];
            *best = Some(best.map_or(discs, |best| best.min(discs)));
        }
    }

    fn words(&self) -> (Tone, String) {
        let ask = self.ask();
        let ending = (self.kit.run)(self.known().pieces, &ask);
        let answer = ask.right();
        let right = ask.expected_words(&answer);
        let fewest = fewest(&self.tasks[self.task]);
        let discs = discs(&self.position.board);
        if !self.errs() {
            let words = format!(
                "{}: expected {right}, and that is what it says. It is not broken yet.",
                ask.words()
            );
            return (Tone::Plain, words);
        }
        let mut words = format!(
            "Broken with {}: {}: expected {right}, it {}.",
            many(discs),
            ask.words(),
            ask.ending_words(&answer, &ending)
        );
        words.push_str(&match discs.cmp(&fewest) {
            Ordering::Less => " That is fewer than the best that is known.".to_owned(),
            Ordering::Equal => " No board of side 4 does it with fewer: all were tried.".to_owned(),
            Ordering::Greater => format!(" It can be done with {}.", many(fewest)),
        });
        (Tone::Right, words)
    }

    fn score(&self) -> String {
        let mut words = format!("On the board: {}.", many(discs(&self.position.board)));
        let best = self.best[self.task];
        if let Some(best) = best {
            words.push_str(&format!(" Your best: {}.", many(best)));
        }
        // The chapters ask how many it takes.
        if best.is_some() || self.told[self.task] {
            let fewest = many(fewest(&self.tasks[self.task]));
            words.push_str(&format!(" The fewest: {fewest}."));
        }
        words
    }

    fn edit(&mut self, square: Square) {
        let board = &mut self.position.board;
        if self.names_square {
            self.position.square = Some(square);
        } else {
            board[square] = next_cell(board[square]);
            self.is_shown = false;
        }
        self.note();
    }
}

/// The mistake of a program, with the pieces that make it.
fn known(kit: &'static Kit, task: &Task) -> &'static assemble::Known {
    let found = kit.known.iter().find(|known| known.id == task.id);
    // A test holds that each program has its mistake.
    found.unwrap_or(&kit.known[0])
}

/// Whether a program answers wrong on a position.
fn errs(kit: &'static Kit, task: &Task, position: &PositionAddress) -> bool {
    let ask = asked(task, position);
    let right = ask.right();
    !same(
        &ask,
        &right,
        &(kit.run)(known(kit, task).pieces, &ask),
        &Ok(right.clone()),
    )
}

/// What a program is asked on a position.
fn asked(task: &Task, position: &PositionAddress) -> Ask {
    Ask::new(task.function, position, task.depth)
}

fn discs(board: &Board) -> usize {
    board
        .squares()
        .filter(|square| board[*square].is_some())
        .count()
}

fn fewest(task: &Task) -> usize {
    let position = task.fewest.parse::<PositionAddress>();
    position.map_or(0, |position| discs(&position.board))
}

fn many(discs: usize) -> String {
    match discs {
        0 => "no disc".to_owned(),
        _ => format!("{discs} {}", plural(discs, "disc", "discs")),
    }
}

impl Scene for BreakIt {
    fn view(&self) -> Node {
        let PositionAddress {
            board: position,
            player,
            ..
        } = &self.position;
        let ask = self.ask();
        let asks_square = ask.function.has_square();
        let is_asked = |square| asks_square && square == ask.square;
        let numbers: Vec<String> = (0..self.tasks.len()).map(|task| task.to_string()).collect();
        let options: Vec<(&str, &str)> = numbers
            .iter()
            .zip(self.tasks)
            .map(|(number, task)| (number.as_str(), known(self.kit, task).title))
            .collect();
        let (tone, words) = self.copying.words().unwrap_or_else(|| self.words());
        let link = match self.has_links {
            true => format!("#{}", self.position),
            false => String::new(),
        };
        let size = position.size().to_string();
        let grid = board("board", "The board that you make", position, |square| {
            Look {
                asked: is_asked(square),
                spoken: if is_asked(square) {
                    "asked about".to_owned()
                } else {
                    String::new()
                },
                ..Look::default()
            }
        });
        let sizes = [("4", "4 × 4"), ("5", "5 × 5")];
        let left = controls::stack([
            controls::menus([
                controls::sides("player", "Who asks", *player),
                controls::menu("size", "The board", &size, &sizes),
            ]),
            controls::row([
                controls::switch("discs", "Change discs", !self.names_square),
                controls::enabled(
                    controls::switch("ask", "Choose the square", self.names_square),
                    asks_square,
                ),
                controls::button("clear", "Clear"),
            ]),
            grid,
        ]);
        let right = controls::stack([
            controls::message(tone, &words),
            controls::line(self.score()),
            controls::row([controls::button("fewest", "Show one with the fewest")]),
            controls::folded("Copy this board").with(self.copying.view(&link, Some(position))),
        ]);
        let lines = self.kit.wrong_program(self.known());
        controls::stack([
            controls::menus([controls::menu(
                "program",
                "Break this one",
                &numbers[self.task],
                &options,
            )]),
            // A menu cuts off what is longer than it.
            controls::line(format!("The mistake: {}.", self.known().title)),
            controls::beside([left, right]),
            controls::part(
                "The wrong program",
                assemble::program("The wrong program", lines),
            ),
        ])
    }

    fn act(&mut self, event: &Event<'_>) {
        self.copying.act(event);
        match *event {
            Event::Square("board", square) if self.position.board.contains(square) => {
                self.edit(square)
            }
            Event::Press("discs") => self.names_square = false,
            Event::Press("ask") => self.names_square = self.ask().function.has_square(),
            Event::Press("clear") => {
                self.position.board = Board::empty(self.position.board.size());
                self.is_shown = false;
                self.note();
            }
            Event::Press("fewest") => {
                if let Ok(position) = self.tasks[self.task].fewest.parse() {
                    self.position = position;
                    self.is_shown = true;
                    self.told[self.task] = true;
                }
            }
            Event::Set("program", number) => match number.parse::<usize>() {
                Ok(task) if task < self.tasks.len() => {
                    self.task = task;
                    self.note();
                }
                _ => {}
            },
            Event::Set("player", side) => {
                if let Some(player) = side_named(side) {
                    self.position.player = player;
                    self.note();
                }
            }
            Event::Set("size", size) => {
                let size = match size {
                    "4" => 4,
                    "5" => 5,
                    _ => return,
                };
                self.position.board = Board::empty(size);
                self.position.square = None;
                self.is_shown = false;
                self.note();
            }
            _ => {}
        }
    }
}
