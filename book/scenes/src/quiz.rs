//! A question of "Check yourself" as a scene. The reader marks squares, types a number or chooses an answer. The reply
//! names wrong and missing parts.

use checks::Language;
use steps::{PositionAddress, Square};
use view::board::{Look, board};
use view::controls::{Tone, button, message, primary, row};
use view::{Event, Node, Options, Scene, el};

use crate::attributes::{Choice, read_choices};
use crate::position_controls::short_field;
use crate::setting::opened_position;
use crate::text::board_label;
use crate::text::quiz::{self as words, Line};

const LANGUAGE: Language = Language::English;

/// The field for the number.
const NUMBER: &str = "number";
/// The prefix of a choice's action, before its index.
const CHOICE: &str = "choice-";

/// A question with its answer.
pub(crate) struct Quiz {
    position: Option<PositionAddress>,
    task: Task,
    tone: Tone,
    message: String,
}

/// The correct answer, and the reader's answer so far.
enum Task {
    /// Squares of the board, in scan order.
    Squares {
        answer: Vec<Square>,
        marked: Vec<Square>,
    },
    /// An integer.
    Number { answer: i32, typed: String },
    /// One or several of these.
    Choices(Vec<Offered>),
}

/// A choice, and whether the reader has chosen it.
struct Offered {
    choice: Choice,
    is_chosen: bool,
}

impl Quiz {
    /// Opens the question with the page's options.
    pub(crate) fn open(options: &Options) -> Option<Box<dyn Scene>> {
        let position = opened_position(options);
        let answer = options.get("answer");
        let task = match options.get("kind") {
            "squares" => Task::Squares {
                answer: squares(position.as_ref()?, answer)?,
                marked: Vec::new(),
            },
            "number" => Task::Number {
                answer: answer.parse().ok()?,
                typed: String::new(),
            },
            "choice" => {
                let offer = |choice| Offered {
                    choice,
                    is_chosen: false,
                };
                Task::Choices(read_choices(answer)?.into_iter().map(offer).collect())
            }
            _ => return None,
        };
        let mut quiz = Quiz {
            position,
            task,
            tone: Tone::Plain,
            message: String::new(),
        };
        quiz.invite();
        Some(Box::new(quiz))
    }

    fn invite(&mut self) {
        let words = match &self.task {
            Task::Squares { .. } => say(Line::MarkSquares),
            Task::Number { .. } => say(Line::TypeNumber),
            Task::Choices(choices) if several(choices) => say(Line::ChooseSeveral),
            Task::Choices(_) => say(Line::ChooseOne),
        };
        self.say(Tone::Plain, words);
    }

    fn say(&mut self, tone: Tone, words: impl Into<String>) {
        self.tone = tone;
        self.message = words.into();
    }

    fn start_over(&mut self) {
        match &mut self.task {
            Task::Squares { marked, .. } => marked.clear(),
            Task::Number { typed, .. } => typed.clear(),
            Task::Choices(choices) => {
                for choice in choices {
                    choice.is_chosen = false;
                }
            }
        }
        self.invite();
    }

    fn check(&mut self) {
        let (tone, words) = match &self.task {
            Task::Squares { answer, marked } => check_squares(answer, marked),
            Task::Number { answer, typed } => check_number(*answer, typed),
            Task::Choices(choices) => check_choices(choices),
        };
        self.say(tone, words);
    }

    fn mark(&mut self, square: Square) {
        if let Task::Squares { marked, .. } = &mut self.task {
            match marked.iter().position(|known| *known == square) {
                Some(index) => {
                    marked.remove(index);
                }
                None => marked.push(square),
            }
            let words = words::marked(marked, LANGUAGE);
            self.say(Tone::Plain, words);
        }
    }

    fn choose(&mut self, index: usize) {
        if let Task::Choices(choices) = &mut self.task {
            let several = several(choices);
            for (place, choice) in choices.iter_mut().enumerate() {
                if place == index {
                    choice.is_chosen = !choice.is_chosen;
                } else if !several {
                    choice.is_chosen = false;
                }
            }
            self.invite();
        }
    }

    /// The board if there is one, and this part.
    fn beside_board(&self, part: Node) -> Node {
        let board = self.position.as_ref().map(|position| {
            let side = el("div").class("board-side");
            side.with(self.board(position))
        });
        el("div").class("live-top").all(board).with(part)
    }

    fn board(&self, position: &PositionAddress) -> Node {
        let marked: &[Square] = match &self.task {
            Task::Squares { marked, .. } => marked,
            _ => &[],
        };
        let look = |square: Square| {
            let asked = position.square == Some(square);
            let is_marked = marked.contains(&square);
            let spoken = match (asked, is_marked) {
                (true, _) => say(Line::Chosen),
                (_, true) => say(Line::Marked),
                _ => "",
            };
            Look {
                asked,
                chosen: is_marked,
                spoken: spoken.to_owned(),
                ..Look::default()
            }
        };
        let label = board_label(&position.board, position.player, LANGUAGE);
        board("quiz", &label, &position.board, look)
    }
}

fn say(line: Line) -> &'static str {
    words::line(line, LANGUAGE)
}

/// The squares of an answer. `None` if one isn't on the board.
fn squares(position: &PositionAddress, answer: &str) -> Option<Vec<Square>> {
    let names = answer.split(',').filter(|name| !name.is_empty());
    let square = |name: &str| {
        let square = name.parse().ok();
        square.filter(|square| position.board.contains(*square))
    };
    names.map(square).collect()
}

/// Whether more than one choice is right.
fn several(choices: &[Offered]) -> bool {
    choices.iter().filter(|it| it.choice.is_right).count() > 1
}

fn check_squares(answer: &[Square], marked: &[Square]) -> (Tone, String) {
    let missed: Vec<Square> = pick(answer, |square| !marked.contains(&square));
    let wrong: Vec<Square> = pick(marked, |square| !answer.contains(&square));
    if missed.is_empty() && wrong.is_empty() {
        return (Tone::Right, say(Line::Correct).to_owned());
    }
    if marked.is_empty() {
        return (Tone::Plain, say(Line::MarkSquares).to_owned());
    }
    (Tone::Wrong, words::squares(&wrong, &missed, LANGUAGE))
}

fn pick(squares: &[Square], is_wanted: impl Fn(Square) -> bool) -> Vec<Square> {
    let squares = squares.iter().copied();
    squares.filter(|square| is_wanted(*square)).collect()
}

fn check_number(answer: i32, typed: &str) -> (Tone, String) {
    // Accept the book's form of numbers: 1,713 and −40.
    let plain: String = typed
        .trim()
        .chars()
        .filter(|sign| *sign != ',')
        .map(|sign| if sign == '−' { '-' } else { sign })
        .collect();
    match plain.parse::<i32>() {
        Ok(number) if number == answer => (Tone::Right, say(Line::Correct).to_owned()),
        Ok(number) => (Tone::Wrong, words::number(number, answer, LANGUAGE)),
        Err(_) => (Tone::Plain, say(Line::TypeNumber).to_owned()),
    }
}

fn check_choices(choices: &[Offered]) -> (Tone, String) {
    let wrong = choices
        .iter()
        .find(|it| it.is_chosen && !it.choice.is_right);
    let has_all = choices.iter().all(|it| it.is_chosen == it.choice.is_right);
    match wrong {
        Some(wrong) => (
            Tone::Wrong,
            words::wrong_choice(&wrong.choice.reply, LANGUAGE),
        ),
        None if has_all => (Tone::Right, say(Line::Correct).to_owned()),
        None if choices.iter().any(|choice| choice.is_chosen) => {
            (Tone::Wrong, say(Line::MoreAreRight).to_owned())
        }
        None if several(choices) => (Tone::Plain, say(Line::ChooseSeveral).to_owned()),
        None => (Tone::Plain, say(Line::ChooseOne).to_owned()),
    }
}

/// Words with `code` between backquotes.
fn with_code(node: Node, words: &str) -> Node {
    let parts = words.split('`').enumerate();
    node.all(
        parts
            .filter(|(_, part)| !part.is_empty())
            .map(|(index, part)| match index % 2 {
                0 => el("span").text(part),
                _ => el("code").text(part),
            }),
    )
}

impl Scene for Quiz {
    fn view(&self) -> Node {
        let answer = match &self.task {
            Task::Squares { .. } => None,
            Task::Number { typed, .. } => {
                let field = short_field(NUMBER, say(Line::YourAnswer), typed, 8, |field| {
                    field
                        .attribute("maxlength", "20")
                        .attribute("data-enter", "check")
                });
                Some(el("div").class("live-fields").with(field))
            }
            Task::Choices(choices) => {
                let buttons = choices.iter().enumerate().map(|(index, offered)| {
                    let action = format!("{CHOICE}{index}");
                    let pressed = if offered.is_chosen { "true" } else { "false" };
                    let button = button(action, "").attribute("aria-pressed", pressed);
                    with_code(button, &offered.choice.words)
                });
                let group = el("div")
                    .class("quiz-choices")
                    .attribute("role", "group")
                    .attribute("aria-label", say(Line::Answers));
                Some(group.all(buttons))
            }
        };
        let steer = row([
            primary("check", say(Line::Check)),
            button("start-over", say(Line::StartOver)),
        ]);
        let side = el("div")
            .class("live-side")
            .all(answer)
            .with(steer)
            .with(message(self.tone, &self.message));
        self.beside_board(side)
    }

    #[cfg(not(target_family = "wasm"))]
    fn still(&self) -> Node {
        let choices = match &self.task {
            Task::Choices(choices) => {
                let items = choices
                    .iter()
                    .map(|it| with_code(el("li"), &it.choice.words));
                Some(el("ul").class("quiz-choices").all(items))
            }
            _ => None,
        };
        let line = el("p").text(say(Line::WriteDown));
        self.beside_board(el("div").class("live-side").all(choices).with(line))
    }

    fn act(&mut self, event: &Event<'_>) {
        match *event {
            Event::Press("check") => self.check(),
            Event::Press("start-over") => self.start_over(),
            Event::Press(action) => {
                if let Some(index) = action.strip_prefix(CHOICE).and_then(|it| it.parse().ok()) {
                    self.choose(index);
                }
            }
            Event::Square(_, square) => self.mark(square),
            Event::Set(NUMBER, value) => {
                if let Task::Number { typed, .. } = &mut self.task {
                    value.clone_into(typed);
                }
            }
            _ => {}
        }
    }
}
