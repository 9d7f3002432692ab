//! The methods of `Game`, one after the other. An answer has a view of the game at the beginning and after each action.

mod action_text;
mod difference;
mod listing;

use std::fmt::Write;

use serde::{Deserialize, Serialize};
use steps::{Action, ActionAnswer, Answers, Disc, Square};

use super::{Arguments, Function, Parameters, ReadArguments};
use crate::explore::{Choices, Chosen, FieldKind, LONGEST, Mark, Shown, Trouble};
use crate::questions::{Line, Read};
use crate::text::picture::side_by_side;
use crate::wire::remote;
use crate::{Ending, Failure, Language, Value, text};
use action_text::{action_name, action_named};
use difference::cells_that_differ;
use listing::{Others, action, view_words};

/// A call of the methods of `Game`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayGame {
    /// The side of the human.
    #[serde(with = "remote")]
    pub human: Disc,
    /// The actions, in order.
    #[serde(with = "remote")]
    pub actions: Vec<Action>,
}

impl Arguments for PlayGame {
    const PARAMETERS: Parameters = Parameters {
        fields: &[(FieldKind::Human, "B"), (FieldKind::Actions, "")],
        ..Parameters::NONE
    };

    fn read(line: &Line) -> Read<Vec<PlayGame>> {
        let [human, actions @ ..] = line.argument_list() else {
            return Err(line.wrong());
        };
        let actions = actions
            .iter()
            .flat_map(|actions| actions.split_whitespace());
        let actions: Option<_> = actions.map(action_named).collect();
        Ok(vec![PlayGame {
            human: line.player(human)?,
            actions: actions.ok_or_else(|| line.wrong())?,
        }])
    }

    fn choose(choices: &Choices, _square: Square) -> Result<PlayGame, Trouble> {
        let human = choices.disc(FieldKind::Human)?;
        let text = choices.value(FieldKind::Actions);
        let actions: Option<Vec<Action>> = text.split_whitespace().map(action_named).collect();
        match actions {
            Some(actions) if actions.len() <= LONGEST => Ok(PlayGame { human, actions }),
            Some(_) => Err(Trouble::TooLong),
            None => Err(choices.refused(FieldKind::Actions)),
        }
    }
}

impl ReadArguments for PlayGame {
    fn write(&self, chosen: &mut Chosen) -> Option<()> {
        let actions: Vec<String> = self.actions.iter().map(action_name).collect();
        chosen.set(FieldKind::Human, self.human.letter());
        chosen.set(FieldKind::Actions, actions.join(" "));
        Some(())
    }
}

impl Function for PlayGame {
    fn name() -> &'static str {
        "Game"
    }

    fn answer(&self, answers: &Answers) -> Value {
        Value::Game((answers.play_game)(self.human, &self.actions))
    }

    fn looks_ahead(&self) -> bool {
        true
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        let new = self.new_game();
        let actions: Vec<String> = self.actions.iter().map(action).collect();
        match actions.len() {
            0 => new,
            1..=3 => format!("{new}, then {}", actions.join(", ")),
            count => format!("{new}, then {count} actions"),
        }
    }

    /// The expected view at the first difference.
    fn expected(&self, failure: &Failure, language: Language) -> Option<String> {
        let Language::English = language;
        let Some(difference) = self.difference(failure) else {
            return Some("Expected: this game.".to_owned());
        };
        let words = difference.words(difference.expected, language);
        let number = difference.index;
        Some(match (difference.action().map(action), words) {
            (None, Some(words)) => format!("Expected in the new game: {words}."),
            (None, None) => "Expected in the new game: this board.".to_owned(),
            (Some(action), Some(words)) => {
                format!("Expected after action {number}, {action}: {words}.")
            }
            (Some(action), None) => {
                format!("Expected after action {number}, {action}: this board.")
            }
        })
    }

    /// The learner's view at the first difference.
    fn yours(&self, failure: &Failure, language: Language) -> Option<String> {
        let Language::English = language;
        let difference = self.difference(failure)?;
        Some(match difference.words(difference.yours, language) {
            Some(words) => format!("In your game: {words}."),
            None => "In your game: another board.".to_owned(),
        })
    }

    /// The list of actions with the boards at the first difference.
    fn pictures(&self, failure: &Failure, language: Language) -> Option<String> {
        let Language::English = language;
        let Value::Game(views) = &failure.expected else {
            return None;
        };
        let Some(difference) = self.difference(failure) else {
            return Some(self.listing(views, Others::NotShown, language));
        };
        let mut text = self.listing(&views[..difference.index], Others::Right, language);
        let heading = self.heading(difference.index);
        let width = self.heading_width(views.len());
        let (right, given) = (
            view_words(difference.expected, language),
            view_words(difference.yours, language),
        );
        let _ = writeln!(text, "{heading:width$}  expected: {right}");
        let _ = writeln!(text, "{:width$}  yours:    {given}", "");
        let (right, given) = (&difference.expected.board, &difference.yours.board);
        if right != given {
            text.push_str(&side_by_side(&[
                ("expected", &right.to_string()),
                ("yours", &given.to_string()),
            ]));
        }
        Some(text)
    }

    /// Why the expected game is right at the first difference.
    fn reasons(&self, failure: &Failure, language: Language) -> Vec<String> {
        let Some(difference) = self.difference(failure) else {
            return Vec::new();
        };
        let mut sentences = Vec::new();
        sentences.extend(difference.reason(language));
        let (right, given) = (&difference.expected.board, &difference.yours.board);
        if right != given && given.size() == 8 {
            sentences.push(cells_that_differ(right, given, language));
        }
        sentences
    }

    /// The method whose body is still `todo!()`, found by the words in the stub's `todo!()`.
    fn to_write(&self, ending: &Ending) -> Option<&'static str> {
        let Ending::Panicked { message, .. } = ending else {
            return None;
        };
        let words = message.strip_prefix("not yet implemented: ")?;
        let methods = [
            ("begin a game in which", "new"),
            ("play ", "play"),
            ("take back ", "undo"),
            ("start over ", "restart"),
            ("write down ", "record"),
        ];
        methods
            .into_iter()
            .find(|(beginning, _)| words.starts_with(beginning))
            .map(|(_, method)| method)
    }

    fn todo_advice(&self, language: Language) -> &'static str {
        let Language::English = language;
        "Write this method too. Its code is still todo!()."
    }

    /// The list of the actions and the last board.
    fn picture(&self, value: &Value, language: Language) -> Option<String> {
        let Value::Game(views) = value else {
            return None;
        };
        let width = self.heading_width(views.len());
        let mut text = String::new();
        for (index, view) in views.iter().enumerate() {
            let heading = self.heading(index);
            let _ = writeln!(text, "{heading:width$}  {}", view_words(view, language));
        }
        text.push_str(&views.last()?.board.to_string());
        Some(text)
    }

    fn plays() -> bool {
        true
    }

    /// A game has many positions.
    fn shows_reads(&self) -> bool {
        false
    }

    fn answer_in_full(&self, value: &Value, language: Language) -> Option<String> {
        match value {
            Value::Game(views) => Some(self.last_view(views, language)),
            _ => None,
        }
    }

    fn mark(&self, shown: &mut Shown, value: &Value) {
        let Value::Game(views) = value else {
            return;
        };
        let Some(view) = views.last() else {
            return;
        };
        shown.show_board(view.board);
        shown.cells.fill(Mark::default());
        if let (ActionAnswer::Played(_), Some(Action::Play(square))) =
            (view.answer, self.actions.last())
        {
            shown.choose(*square, String::new());
        }
    }

    fn chosen_words(&self, language: Language) -> &'static str {
        text::explore::just_played(language)
    }
}
