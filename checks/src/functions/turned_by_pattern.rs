//! `turned_by_pattern(behind, player)`

use serde::{Deserialize, Serialize};
use steps::{Answers, Disc, Square, turned_by_pattern};

use super::{Arguments, Function, Parameters, ReadArguments};
use crate::explore::{Choices, Chosen, FieldKind, Trouble};
use crate::questions::{Line, Read};
use crate::text::disc;
use crate::wire::remote;
use crate::{Failure, Language, Value};

/// A call of `turned_by_pattern`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnedByPattern {
    /// The cells behind the new disc, as a string, with the nearest first.
    pub behind: String,
    /// The side to move.
    #[serde(with = "remote")]
    pub player: Disc,
}

impl Arguments for TurnedByPattern {
    const PARAMETERS: Parameters = Parameters {
        player: true,
        fields: &[(FieldKind::Behind, "WWB.")],
        ..Parameters::NONE
    };

    fn read(line: &Line) -> Read<Vec<TurnedByPattern>> {
        let [behind, player] = line.arguments()?;
        Ok(vec![TurnedByPattern {
            behind: line.quoted(behind)?,
            player: line.player(player)?,
        }])
    }

    fn choose(choices: &Choices, _square: Square) -> Result<TurnedByPattern, Trouble> {
        Ok(TurnedByPattern {
            behind: choices.text(FieldKind::Behind)?,
            player: choices.player,
        })
    }
}

impl ReadArguments for TurnedByPattern {
    fn player(&self) -> Option<Disc> {
        Some(self.player)
    }

    fn write(&self, chosen: &mut Chosen) -> Option<()> {
        chosen.set(FieldKind::Behind, &self.behind);
        Some(())
    }
}

impl Function for TurnedByPattern {
    fn name() -> &'static str {
        "turned_by_pattern"
    }

    fn answer(&self, answers: &Answers) -> Value {
        Value::Number((answers.turned_by_pattern)(&self.behind, self.player))
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        format!("turned_by_pattern({:?}, {:?})", self.behind, self.player)
    }

    fn reasons(&self, _failure: &Failure, language: Language) -> Vec<String> {
        let Language::English = language;
        let TurnedByPattern { behind, player } = self;
        let (own, enemy) = (disc(*player, language), disc(player.opponent(), language));
        let rest = behind.trim_start_matches(player.opponent().letter());
        let run = behind.len() - rest.len();
        let end = match rest.chars().next() {
            None => "the edge".to_owned(),
            Some('.') => "an empty cell".to_owned(),
            Some(_) => format!("a {own} disc"),
        };
        vec![match (run, turned_by_pattern(behind, *player)) {
            (0, _) => format!("First comes {end}, so there's no {enemy} disc to flip."),
            (1, 0) => format!("One {enemy} disc, then {end}. No {own} disc closes the run."),
            (_, 0) => format!("{run} {enemy} discs, then {end}. No {own} disc closes the run."),
            (1, _) => format!("One {enemy} disc, then {end} closes the run, so it flips."),
            (_, _) => {
                format!("{run} {enemy} discs, then {end} closes the run, so all of them flip.")
            }
        }]
    }

    fn question(&self, _failure: &Failure, language: Language) -> Option<&'static str> {
        let Language::English = language;
        Some("Ask yourself: At which character does your code stop, and what does it return there?")
    }

    fn fits_a_board(&self) -> bool {
        false
    }
}
