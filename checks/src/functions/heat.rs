//! `heat(&scores)`

use serde::{Deserialize, Serialize};
use steps::{Answers, Square, heat};

use super::{Arguments, Function, Parameters, ReadArguments};
use crate::explore::{Choices, Chosen, FieldKind, LONGEST, Trouble};
use crate::questions::{Line, Read};
use crate::{Failure, Language, Value};

/// A call of `heat`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heat {
    /// The scores.
    pub scores: Vec<i32>,
}

impl Arguments for Heat {
    const PARAMETERS: Parameters = Parameters {
        fields: &[(FieldKind::Scores, "-22 37 8")],
        ..Parameters::NONE
    };

    fn read(line: &Line) -> Read<Vec<Heat>> {
        let scores = line.argument_list().iter();
        let scores: Read<_> = scores.map(|score| line.parse(score)).collect();
        Ok(vec![Heat { scores: scores? }])
    }

    fn choose(choices: &Choices, _square: Square) -> Result<Heat, Trouble> {
        let text = choices.value(FieldKind::Scores);
        let scores = text.split([' ', ',']).filter(|score| !score.is_empty());
        let scores: Result<Vec<i32>, _> = scores.map(str::parse).collect();
        match scores {
            Ok(scores) if scores.len() <= LONGEST => Ok(Heat { scores }),
            Ok(_) => Err(Trouble::TooLong),
            Err(_) => Err(choices.refused(FieldKind::Scores)),
        }
    }
}

impl ReadArguments for Heat {
    fn write(&self, chosen: &mut Chosen) -> Option<()> {
        let scores: Vec<String> = self.scores.iter().map(i32::to_string).collect();
        chosen.set(FieldKind::Scores, scores.join(" "));
        Some(())
    }
}

impl Function for Heat {
    fn name() -> &'static str {
        "heat"
    }

    fn answer(&self, answers: &Answers) -> Value {
        Value::Numbers((answers.heat)(&self.scores))
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        format!("heat(&{:?})", self.scores)
    }

    fn reasons(&self, failure: &Failure, language: Language) -> Vec<String> {
        let Value::Numbers(right) = &failure.expected else {
            return Vec::new();
        };
        let index = match failure.answered() {
            Some(Value::Numbers(given)) => {
                (0..self.scores.len()).find(|index| right.get(*index) != given.get(*index))
            }
            _ => None,
        };
        vec![self.on_the_scale(index, language)]
    }

    fn fits_a_board(&self) -> bool {
        false
    }
}

impl Heat {
    /// How a score is placed on the scale from 30 to 90.
    fn on_the_scale(&self, index: Option<usize>, language: Language) -> String {
        let Language::English = language;
        let scores = &self.scores;
        let (Some(lowest), Some(highest)) = (scores.iter().min(), scores.iter().max()) else {
            return "There are no scores, so the list is empty.".to_owned();
        };
        if lowest == highest {
            return "All scores are equal, so each of them becomes 50.".to_owned();
        }
        let ends =
            format!("The lowest score, {lowest}, becomes 30. The highest, {highest}, becomes 90.");
        let Some(score) = index.and_then(|index| scores.get(index)) else {
            return ends;
        };
        if score == lowest || score == highest {
            return ends;
        }
        let part = i64::from(*score) - i64::from(*lowest);
        let range = i64::from(*highest) - i64::from(*lowest);
        // In hundredths and without f64, whose formatting would add 7 KB to what readers download.
        let hundredths = 3000 + (2 * 6000 * part + range) / (2 * range);
        let number = heat(&[*lowest, *score, *highest])[1];
        format!(
            "{ends} For {score}: 30 + 60 * {part} / {range} = {}, which rounds to {number}.",
            decimal(hundredths)
        )
    }
}

/// A positive number of hundredths, with at most two digits after the decimal point.
fn decimal(hundredths: i64) -> String {
    let text = format!("{}.{:02}", hundredths / 100, hundredths % 100);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_end_with_their_last_digit_that_is_not_zero() {
        for (hundredths, text) in [
            (3000, "30"),
            (3010, "30.1"),
            (3001, "30.01"),
            (6667, "66.67"),
        ] {
            assert_eq!(decimal(hundredths), text);
        }
    }
}
