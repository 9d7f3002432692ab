//! *Break it*: readers make a board on which the code with a mistake is wrong, with as few discs as possible.

#[cfg(test)]
mod tests;

use std::cmp::Ordering;

use checks::bench::{Answer, Work};
use checks::{Comparison, Language};
use puzzles::{Kit, Task, WrongChoice, kit, tasks};
use steps::{Board, PositionAddress, Square};

use crate::attributes::read_mistakes;
use crate::board::{Look, board, next_cell};
use crate::checking::Checking;
use crate::controls::{self, Tone};
use crate::words::side_named;
use crate::{Code, Copying, Event, KnownMistake, Node, Options, Request, Scene, assemble, text};

const LANGUAGE: Language = Language::English;

/// The scene.
pub(crate) struct BreakIt {
    kit: &'static Kit,
    tasks: &'static [Task],
    /// The step's known mistakes, with their titles.
    mistakes: Vec<KnownMistake>,
    /// The index of the code with a mistake.
    task: usize,
    position: PositionAddress,
    /// Whether a click chooses the square of the call, instead of editing the board.
    names_square: bool,
    /// The reader's fewest discs so far, for each code.
    best: Vec<Option<usize>>,
    /// Whether the reader pressed Show answer, for each code.
    revealed: Vec<bool>,
    /// Whether the board is a shown answer, which doesn't count as the reader's best.
    is_shown: bool,
    /// Whether another figure of the chapter opens links to positions.
    has_links: bool,
    copying: Copying,
    /// Whether the reader hasn't touched the figure, so nothing is loaded.
    is_asleep: bool,
    checking: Checking,
    message: (Tone, String),
}

impl BreakIt {
    /// The first code with a mistake, at this position. `None` if the step has none.
    pub fn open(
        step: &str,
        options: &Options,
        position: PositionAddress,
    ) -> Option<Box<dyn Scene>> {
        Some(Box::new(BreakIt::new(step, options, position)?))
    }

    fn new(step: &str, options: &Options, position: PositionAddress) -> Option<BreakIt> {
        let tasks = tasks(step)?;
        Some(BreakIt {
            kit: kit(step)?,
            tasks,
            mistakes: read_mistakes(options.get("mistakes")),
            task: 0,
            position,
            names_square: false,
            best: vec![None; tasks.len()],
            revealed: vec![false; tasks.len()],
            is_shown: false,
            has_links: step != "06",
            copying: Copying::default(),
            is_asleep: true,
            checking: Checking::default(),
            message: (
                Tone::Plain,
                "Find a board where this code is wrong.".to_owned(),
            ),
        })
    }

    fn task(&self) -> &'static Task {
        &self.tasks[self.task]
    }

    /// The pieces with a task's mistake. A test checks that each task has them.
    fn wrong_choice(&self) -> &'static WrongChoice {
        let found = self.kit.mistake(self.task().id);
        found.unwrap_or(&self.kit.mistakes[0])
    }

    /// What the code of a task does.
    fn title(&self, task: &Task) -> &str {
        let mut mistakes = self.mistakes.iter();
        let found = mistakes.find(|mistake| mistake.id == task.id);
        found.map_or(task.id, |mistake| &mistake.title)
    }

    /// Has the code called with the board.
    fn check(&mut self) {
        self.is_asleep = false;
        let asked = self.task().asked(self.kit.step, &self.position);
        let code = Code::Puzzle(self.kit.number(self.wrong_choice().pieces));
        self.checking.ask(code, Work::Ask { asked, reply: None });
    }

    fn compared(&mut self, comparison: &Comparison) {
        let answer = |side: usize| comparison.sides.get(side).map_or("", |side| &side.words);
        let (model, this) = (answer(0), answer(1));
        if comparison.is_right {
            let words =
                format!("{model}. This code's answer is correct. Find a board where it's wrong.");
            self.message = (Tone::Plain, words);
            return;
        }
        let discs = discs(&self.position.board);
        if !self.is_shown {
            let best = &mut self.best[self.task];
            *best = Some(best.map_or(discs, |best| best.min(discs)));
        }
        let fewest = fewest(self.task());
        let found = match discs.cmp(&fewest) {
            Ordering::Less => "That's fewer than in any board that we know.".to_owned(),
            Ordering::Equal => "No 4 by 4 board needs fewer discs.".to_owned(),
            Ordering::Greater => format!("Fewest discs possible: {fewest}."),
        };
        let words = format!(
            "This board shows the mistake. Discs: {discs}. Model answer: {model}. This code: {this}. {found}"
        );
        self.message = (Tone::Right, words);
    }

    fn score(&self) -> String {
        let mut words = format!("Discs on the board: {}.", discs(&self.position.board));
        let best = self.best[self.task];
        if let Some(best) = best {
            words.push_str(&format!(" Your best: {best}."));
        }
        // The chapters ask for the fewest discs, so the number is hidden at first.
        if best.is_some() || self.revealed[self.task] {
            let fewest = fewest(self.task());
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
        self.check();
    }
}

fn discs(board: &Board) -> usize {
    board
        .squares()
        .filter(|square| board[*square].is_some())
        .count()
}

fn fewest(task: &Task) -> usize {
    task.fewest().map_or(0, |position| discs(&position.board))
}

impl Scene for BreakIt {
    fn view(&self) -> Node {
        let PositionAddress {
            board: position,
            player,
            ..
        } = &self.position;
        let takes_square = self.task().takes_square();
        let asked = self.position.square.unwrap_or(Square { row: 0, col: 0 });
        let is_asked = |square| takes_square && square == asked;
        let numbers: Vec<String> = (0..self.tasks.len()).map(|task| task.to_string()).collect();
        let options: Vec<(&str, &str)> = numbers
            .iter()
            .zip(self.tasks)
            .map(|(number, task)| (number.as_str(), self.title(task)))
            .collect();
        let (tone, words) = self.copying.words().unwrap_or_else(|| self.message.clone());
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
                    takes_square,
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
        let lines = self.kit.wrong_program(self.wrong_choice());
        let whole = controls::stack([
            controls::menus([controls::menu(
                "program",
                "Code with a mistake",
                &numbers[self.task],
                &options,
            )]),
            // The menu may cut the title off, so it's repeated below.
            controls::line(format!("The mistake: {}.", self.title(self.task()))),
            controls::beside([left, right]),
            controls::part(
                "Code with a mistake",
                assemble::program("Code with a mistake", lines),
            ),
        ]);
        self.checking
            .timed(whole.when("data-asleep", self.is_asleep))
    }

    fn act(&mut self, event: &Event<'_>) {
        self.copying.act(event);
        match *event {
            Event::Square("board", square) if self.position.board.contains(square) => {
                self.edit(square)
            }
            Event::Near if self.is_asleep => self.check(),
            Event::Tick if self.checking.is_waiting() => {
                self.checking.tick();
                self.message = (Tone::Plain, text::checking(LANGUAGE).to_owned());
            }
            Event::Press("discs") => self.names_square = false,
            Event::Press("ask") => self.names_square = self.task().takes_square(),
            Event::Press("clear") => {
                self.position.board = Board::empty(self.position.board.size());
                self.is_shown = false;
                self.check();
            }
            Event::Press("fewest") => {
                if let Some(position) = self.task().fewest() {
                    self.position = position;
                    self.is_shown = true;
                    self.revealed[self.task] = true;
                    self.check();
                }
            }
            Event::Set("program", number) => match number.parse::<usize>() {
                Ok(task) if task < self.tasks.len() => {
                    self.task = task;
                    self.check();
                }
                _ => {}
            },
            Event::Set("player", side) => {
                if let Some(player) = side_named(side) {
                    self.position.player = player;
                    self.check();
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
                self.check();
            }
            _ => {}
        }
    }

    fn request(&self) -> Option<Request> {
        self.checking.request()
    }

    fn answer(&mut self, number: u32, answer: Result<Answer, String>) {
        if !self.checking.take(number) {
            return;
        }
        match answer {
            Ok(Answer::Asked {
                comparison: Some(comparison),
                ..
            }) => self.compared(&comparison),
            Ok(Answer::Asked { plan, .. }) => self.message = (Tone::Wrong, plan.trouble),
            Ok(_) => {}
            Err(trouble) => {
                let trouble = text::trouble(trouble, LANGUAGE);
                self.message = (Tone::Wrong, text::could_not_ask(&trouble, LANGUAGE));
            }
        }
    }
}
