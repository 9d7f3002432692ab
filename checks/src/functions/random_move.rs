//! `random_move(&moves, &mut rng)`, with the legal moves of a position.

use serde::{Deserialize, Serialize};
use steps::{Answers, Board, Disc, Move, Rng, Square, legal_moves};

use super::{Arguments, Function, Parameters, ReadArguments};
use crate::explore::{Choices, Chosen, FieldKind, HIGHEST, LOWEST, Shown, Trouble};
use crate::questions::{Line, Read};
use crate::text::disc;
use crate::wire::remote;
use crate::{Failure, Language, Value};

/// A call of `random_move`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RandomMove {
    /// The position.
    #[serde(with = "remote")]
    pub board: Board,
    /// The side to move.
    #[serde(with = "remote")]
    pub player: Disc,
    /// The random numbers.
    pub draws: Draws,
}

/// The numbers that the random number generator returns in a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Draws {
    /// This many numbers, spread evenly from 0 to 1. The function is called once with each.
    Spread(u32),
    /// 0, the lowest possible number.
    Lowest,
    /// The highest number below 1.
    Highest,
}

impl Arguments for RandomMove {
    const PARAMETERS: Parameters = Parameters {
        board: true,
        player: true,
        fields: &[(FieldKind::Draws, "1000")],
        ..Parameters::NONE
    };

    fn read(line: &Line) -> Read<Vec<RandomMove>> {
        let [player, draws] = line.arguments()?;
        Ok(vec![RandomMove {
            board: line.board()?,
            player: line.player(player)?,
            draws: match draws {
                LOWEST => Draws::Lowest,
                HIGHEST => Draws::Highest,
                count => Draws::Spread(line.parse(count)?),
            },
        }])
    }

    fn choose(choices: &Choices, _square: Square) -> Result<RandomMove, Trouble> {
        let kind = FieldKind::Draws;
        Ok(RandomMove {
            board: choices.board,
            player: choices.player,
            draws: match choices.value(kind).as_str() {
                LOWEST => Draws::Lowest,
                HIGHEST => Draws::Highest,
                _ => match choices.parse(kind)? {
                    count @ 1..=10_000 => Draws::Spread(count),
                    _ => return Err(choices.refused(kind)),
                },
            },
        })
    }
}

impl ReadArguments for RandomMove {
    fn board(&self) -> Option<&Board> {
        Some(&self.board)
    }

    fn player(&self) -> Option<Disc> {
        Some(self.player)
    }

    fn write(&self, chosen: &mut Chosen) -> Option<()> {
        match self.draws {
            Draws::Spread(count) => chosen.set(FieldKind::Draws, count),
            Draws::Lowest => chosen.set(FieldKind::Draws, LOWEST),
            Draws::Highest => chosen.set(FieldKind::Draws, HIGHEST),
        }
        Some(())
    }
}

impl Function for RandomMove {
    fn name() -> &'static str {
        "random_move"
    }

    fn answer(&self, answers: &Answers) -> Value {
        let moves = legal_moves(&self.board, self.player);
        Value::Scores(drawn(answers, &moves, self.draws))
    }

    /// Other fair ways to convert a number to an index divide evenly spread numbers slightly differently. For a single
    /// number, any move is right.
    fn is_as_good(&self, expected: &Value, value: &Value) -> bool {
        let (Value::Scores(expected), Value::Scores(drawn)) = (expected, value) else {
            return false;
        };
        total(expected) == total(drawn)
            && match self.draws {
                Draws::Spread(_) => nearly_equal(expected, drawn),
                Draws::Lowest | Draws::Highest => true,
            }
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        let player = self.player;
        match self.draws {
            Draws::Spread(count) => format!(
                "random_move(the moves of {player:?}), with {count} numbers spread evenly from 0 to 1"
            ),
            Draws::Lowest => {
                format!("random_move(the moves of {player:?}), with the number 0.0")
            }
            Draws::Highest => {
                format!("random_move(the moves of {player:?}), with the highest number below 1")
            }
        }
    }

    fn expected(&self, failure: &Failure, language: Language) -> Option<String> {
        let Language::English = language;
        let Value::Scores(moves) = &failure.expected else {
            return None;
        };
        match self.draws {
            _ if moves.is_empty() => Some("Expected: None.".to_owned()),
            Draws::Spread(_) => None,
            Draws::Lowest | Draws::Highest => Some("Expected: one of the moves.".to_owned()),
        }
    }

    fn yours(&self, failure: &Failure, language: Language) -> Option<String> {
        let Language::English = language;
        match (self.draws, failure.answered()?) {
            (Draws::Lowest | Draws::Highest, Value::Scores(drawn)) if total(drawn) == 0 => {
                Some("Your code returned: None.".to_owned())
            }
            _ => None,
        }
    }

    fn reasons(&self, failure: &Failure, language: Language) -> Vec<String> {
        let Language::English = language;
        let Value::Scores(fair) = &failure.expected else {
            return Vec::new();
        };
        if fair.is_empty() {
            return vec![format!(
                "{} has no legal move, so the list is empty.",
                disc(self.player, language)
            )];
        }
        let mut sentences = vec![match fair.len() {
            1 => "The list has one move, at index 0.".to_owned(),
            many => format!(
                "The list has {many} moves, at the indexes 0 to {}.",
                many - 1
            ),
        }];
        if let (Draws::Spread(_), Some(Value::Scores(drawn))) = (self.draws, failure.answered()) {
            match total(fair) - total(drawn) {
                ..=0 => {}
                1 => sentences.push("For one of the numbers, your code returned None.".to_owned()),
                missing => sentences.push(format!(
                    "For {missing} of the numbers, your code returned None."
                )),
            }
        }
        sentences
    }

    /// A list of moves has no position.
    fn shows_reads(&self) -> bool {
        false
    }

    fn mark(&self, shown: &mut Shown, value: &Value) {
        if let Value::Scores(counts) = value {
            for (square, count) in counts {
                let tag = match count {
                    0 => String::new(),
                    _ => count.to_string(),
                };
                shown.legal(*square, tag);
            }
        }
    }

    fn legal_words(&self, language: Language) -> Option<&'static str> {
        let Language::English = language;
        None
    }

    fn tag_words(&self, tag: &str, language: Language) -> String {
        let Language::English = language;
        format!("drawn {tag} times")
    }
}

/// How often the function returns each move, in scan order.
fn drawn(answers: &Answers, moves: &[Move], draws: Draws) -> Vec<(Square, i32)> {
    let mut counts: Vec<(Square, i32)> = moves.iter().map(|one| (one.square, 0)).collect();
    let numbers: Vec<f64> = match draws {
        Draws::Spread(count) => (0..count)
            .map(|index| (f64::from(index) + 0.5) / f64::from(count))
            .collect(),
        Draws::Lowest => vec![0.0],
        Draws::Highest => vec![1.0_f64.next_down()],
    };
    for (seed, number) in numbers.into_iter().enumerate() {
        let mut rng = Rng::beginning_with(number, seed as u64);
        let Some(chosen) = (answers.random_move)(moves, &mut rng) else {
            continue;
        };
        let known = counts
            .iter_mut()
            .find(|(square, _)| *square == chosen.square);
        if let Some((_, count)) = known {
            *count += 1;
        }
    }
    counts
}

/// Whether each move is chosen as often as it should be, within 10%.
fn nearly_equal(expected: &[(Square, i32)], drawn: &[(Square, i32)]) -> bool {
    expected.iter().zip(drawn).all(|((_, share), (_, count))| {
        let (share, count) = (i64::from(*share), i64::from(*count));
        10 * (count - share).abs() <= share
    })
}

fn total(counts: &[(Square, i32)]) -> i64 {
    counts.iter().map(|(_, count)| i64::from(*count)).sum()
}
