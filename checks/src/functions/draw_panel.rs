//! `draw_panel(&game, &mut screen)`

use std::fmt::Write;

use serde::{Deserialize, Serialize};
use steps::{Answers, Board, Disc, Game, Screen, Shape, Square};

use super::{Arguments, Function, Parameters, ReadArguments};
use crate::explore::{Choices, Chosen, FieldKind, Trouble};
use crate::questions::{Line, Read};
use crate::text::lists::shortened;
use crate::text::picture::side_by_side;
use crate::wire::remote;
use crate::{Failure, Language, Value, visible};

/// The word for a game that is over.
const OVER: &str = "over";

/// A call of `draw_panel`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawPanel {
    /// The position of the game.
    #[serde(with = "remote")]
    pub board: Board,
    /// The side to move, or `None` if the game is over.
    #[serde(with = "remote")]
    pub to_move: Option<Disc>,
}

impl Arguments for DrawPanel {
    const PARAMETERS: Parameters = Parameters {
        board: true,
        fields: &[(FieldKind::ToMove, "B")],
        ..Parameters::NONE
    };

    fn read(line: &Line) -> Read<Vec<DrawPanel>> {
        let [to_move] = line.arguments()?;
        Ok(vec![DrawPanel {
            board: line.board()?,
            to_move: match to_move {
                OVER => None,
                player => Some(line.player(player)?),
            },
        }])
    }

    fn choose(choices: &Choices, _square: Square) -> Result<DrawPanel, Trouble> {
        Ok(DrawPanel {
            board: choices.board,
            to_move: match choices.value(FieldKind::ToMove).as_str() {
                OVER => None,
                _ => Some(choices.disc(FieldKind::ToMove)?),
            },
        })
    }
}

impl ReadArguments for DrawPanel {
    fn board(&self) -> Option<&Board> {
        Some(&self.board)
    }

    fn write(&self, chosen: &mut Chosen) -> Option<()> {
        match self.to_move {
            Some(player) => chosen.set(FieldKind::ToMove, player.letter()),
            None => chosen.set(FieldKind::ToMove, OVER),
        }
        Some(())
    }
}

impl Function for DrawPanel {
    fn name() -> &'static str {
        "draw_panel"
    }

    fn answer(&self, answers: &Answers) -> Value {
        let mut screen = Screen::new(240, 120);
        let game = Game {
            human: Disc::Black,
            board: self.board,
            to_move: self.to_move,
            history: Vec::new(),
        };
        (answers.draw_panel)(&game, &mut screen);
        Value::Screen(screen)
    }

    fn visible(&self, screen: &Screen) -> String {
        visible::panel(screen)
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        match self.to_move {
            Some(player) => format!("draw_panel() with {player:?} to move"),
            None => "draw_panel() with the game over".to_owned(),
        }
    }

    fn expected(&self, _failure: &Failure, language: Language) -> Option<String> {
        let Language::English = language;
        Some("Expected: these lines.".to_owned())
    }

    fn yours(&self, failure: &Failure, language: Language) -> Option<String> {
        let Language::English = language;
        failure.answered()?;
        Some("Your code wrote other lines.".to_owned())
    }

    fn pictures(&self, failure: &Failure, language: Language) -> Option<String> {
        let Language::English = language;
        let Value::Screen(right) = &failure.expected else {
            return None;
        };
        let board = self.board.to_string();
        let right = lines_of(right);
        let mut parts = vec![("the board", board.as_str()), ("expected", &right)];
        let given = match failure.answered() {
            Some(Value::Screen(given)) => Some(lines_of(given)),
            _ => None,
        };
        if let Some(given) = &given {
            parts.push(("yours", given));
        }
        Some(side_by_side(&parts))
    }

    /// The lines that are missing from the panel or are wrong.
    fn differences(
        &self,
        expected: &Value,
        yours: &Value,
        language: Language,
    ) -> Option<Vec<String>> {
        let Language::English = language;
        let (Value::Screen(right), Value::Screen(given)) = (expected, yours) else {
            return None;
        };
        let lines = |screen: &Screen| -> Vec<String> {
            let visible = self.visible(screen);
            let lines = visible.split(", ").filter(|line| !line.is_empty());
            lines.map(str::to_owned).collect()
        };
        let (right, given) = (lines(right), lines(given));
        let without = |list: &[String], other: &[String]| -> Vec<String> {
            let rest = list.iter().filter(|line| !other.contains(line));
            rest.map(|line| format!("{line:?}")).collect()
        };
        let (missing, extra) = (without(&right, &given), without(&given, &right));
        let mut sentences = Vec::new();
        if !missing.is_empty() {
            sentences.push(format!("Missing from your panel: {}.", missing.join(", ")));
        }
        if !extra.is_empty() {
            sentences.push(format!("Wrong on your panel: {}.", shortened(extra, ", ")));
        }
        if sentences.is_empty() {
            sentences.push("Your panel has a line more than once.".to_owned());
        }
        Some(sentences)
    }

    fn has_position_link(&self) -> bool {
        false
    }

    /// The visible lines, one below the other.
    fn picture(&self, value: &Value, _language: Language) -> Option<String> {
        match value {
            Value::Screen(screen) => {
                Some(format!("{}\n", self.visible(screen).replace(", ", "\n")))
            }
            _ => None,
        }
    }
}

/// All lines of text on a panel, in the order of drawing.
fn lines_of(screen: &Screen) -> String {
    let mut lines = String::new();
    for shape in screen.shapes() {
        if let Shape::Text { text, .. } = shape {
            let _ = writeln!(lines, "{text}");
        }
    }
    match lines.is_empty() {
        true => "(no text)\n".to_owned(),
        false => lines,
    }
}
