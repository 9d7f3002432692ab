//! Find a board that shows a mistake: readers make a board on which the code is wrong, with as few discs as possible.

mod tasks;
#[cfg(test)]
mod tests;

use std::cmp::Ordering;

use steps::{Board, PositionAddress, Square};

use crate::assemble::{self, Ask, Kit, Whose, same};
use crate::board::{Look, board, next_cell};
use crate::controls::{self, Tone};
use crate::words::side_named;
use crate::{Copying, Event, Node, Scene};
use tasks::{Task, tasks};

/// The scene.
pub struct BreakIt {
    kit: &'static Kit,
    tasks: &'static [Task],
    /// The index of the code with a mistake.
    task: usize,
    position: PositionAddress,
    /// Whether a click chooses the square of the call, instead of editing the board.
    names_square: bool,
    /// The reader's fewest discs so far, for each code.
    best: Vec<Option<usize>>,
    /// Whether the reader pressed Show answer, for each code.
    told: Vec<bool>,
    /// Whether the board is a shown answer, which doesn't count as the reader's best.
    is_shown: bool,
    /// Whether another figure of the chapter opens links to positions.
    has_links: bool,
    copying: Copying,
}

impl BreakIt {
    /// The first code with a mistake, at this position. `None` if the step has none.
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

    /// Counts the discs of a board that shows the mistake.
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
                "{}. This code returns {right}, and that's correct. Find a board where it's wrong.",
                ask.words()
            );
            return (Tone::Plain, words);
        }
        let mut words = format!(
            "This board shows the mistake. Discs: {discs}. {}. Expected: {right}. {}",
            ask.words(),
            ask.ending_sentence(&answer, &ending, Whose::This)
        );
        words.push_str(&match discs.cmp(&fewest) {
            Ordering::Less => " That's fewer than in any board that we know.".to_owned(),
            Ordering::Equal => " No 4 by 4 board needs fewer discs.".to_owned(),
            Ordering::Greater => format!(" Fewest discs possible: {fewest}."),
        });
        (Tone::Right, words)
    }

    fn score(&self) -> String {
        let mut words = format!("Discs on the board: {}.", discs(&self.position.board));
        let best = self.best[self.task];
        if let Some(best) = best {
            words.push_str(&format!(" Your best: {best}."));
        }
        // The chapters ask for the fewest discs, so the number is hidden at first.
        if best.is_some() || self.told[self.task] {
            let fewest = fewest(&self.tasks[self.task]);
            words.push_str(&format!(" Fewest possible: {fewest}."));
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

/// The known mistake of a task, with its pieces.
fn known(kit: &'static Kit, task: &Task) -> &'static assemble::Known {
    let found = kit.known.iter().find(|known| known.id == task.id);
    // A test checks that each task has its known mistake.
    found.unwrap_or(&kit.known[0])
}

/// Whether the code of a task is wrong on a position.
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

/// The call of a task on a position.
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
        let grid = board("board", "Your board", position, |square| Look {
            asked: is_asked(square),
            spoken: if is_asked(square) {
                "the square of the call".to_owned()
            } else {
                String::new()
            },
            ..Look::default()
        });
        let sizes = [("4", "4 × 4"), ("5", "5 × 5")];
        let left = controls::stack([
            controls::menus([
                controls::sides("player", "To move", *player),
                controls::menu("size", "Board size", &size, &sizes),
            ]),
            controls::row([
                controls::switch("discs", "Edit board", !self.names_square),
                controls::enabled(
                    controls::switch("ask", "Choose square", self.names_square),
                    asks_square,
                ),
                controls::button("clear", "Clear board"),
            ]),
            grid,
        ]);
        let right = controls::stack([
            controls::message(tone, &words),
            controls::line(self.score()),
            controls::row([controls::button("fewest", "Show answer")]),
            controls::folded("Copy board").with(self.copying.view(&link, Some(position))),
        ]);
        let lines = self.kit.wrong_program(self.known());
        controls::stack([
            controls::menus([controls::menu(
                "program",
                "Code with a mistake",
                &numbers[self.task],
                &options,
            )]),
            // The menu may cut the title off, so it's repeated below.
            controls::line(format!("The mistake: {}.", self.known().title)),
            controls::beside([left, right]),
            controls::part(
                "Code with a mistake",
                assemble::program("Code with a mistake", lines),
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
