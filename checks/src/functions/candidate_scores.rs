//! `candidate_scores(&board, player, plies)`

use serde::{Deserialize, Serialize};
use steps::{Answers, Board, Disc, Square, candidate_scores, minimax, place};

use super::{Arguments, Function, Parameters, ReadArguments};
use crate::explore::{Choices, Chosen, FieldKind, Trouble};
use crate::questions::{Line, Read};
use crate::text::disc;
use crate::text::lists::shortened;
use crate::wire::remote;
use crate::{Failure, Language, Value, text};

/// A call of `candidate_scores`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CandidateScores {
    /// The position.
    #[serde(with = "remote")]
    pub board: Board,
    /// The side to move.
    #[serde(with = "remote")]
    pub player: Disc,
    /// How many plies to look ahead, including the move itself.
    pub plies: u32,
}

impl Arguments for CandidateScores {
    const PARAMETERS: Parameters = Parameters {
        board: true,
        player: true,
        fields: &[(FieldKind::Plies, "1")],
        ..Parameters::NONE
    };

    fn read(line: &Line) -> Read<Vec<CandidateScores>> {
        let [player, plies] = line.arguments()?;
        Ok(vec![CandidateScores {
            board: line.board()?,
            player: line.player(player)?,
            plies: line.parse(plies)?,
        }])
    }

    fn choose(choices: &Choices, _square: Square) -> Result<CandidateScores, Trouble> {
        let plies = match choices.depth(FieldKind::Plies)? {
            // The candidate is the first ply.
            0 => return Err(choices.refused(FieldKind::Plies)),
            plies => plies,
        };
        Ok(CandidateScores {
            board: choices.board,
            player: choices.player,
            plies,
        })
    }
}

impl ReadArguments for CandidateScores {
    fn board(&self) -> Option<&Board> {
        Some(&self.board)
    }

    fn player(&self) -> Option<Disc> {
        Some(self.player)
    }

    fn write(&self, chosen: &mut Chosen) -> Option<()> {
        chosen.set(FieldKind::Plies, self.plies);
        Some(())
    }
}

impl Function for CandidateScores {
    fn name() -> &'static str {
        "candidate_scores"
    }

    fn answer(&self, answers: &Answers) -> Value {
        Value::Scores((answers.candidate_scores)(
            &self.board,
            self.player,
            self.plies,
        ))
    }

    fn looks_ahead(&self) -> bool {
        true
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        format!("candidate_scores({:?}, {})", self.player, self.plies)
    }

    fn differences(
        &self,
        expected: &Value,
        yours: &Value,
        language: Language,
    ) -> Option<Vec<String>> {
        match (expected, yours) {
            (Value::Scores(right), Value::Scores(given)) => {
                Some(score_differences(right, given, language))
            }
            _ => None,
        }
    }

    fn reasons(&self, failure: &Failure, language: Language) -> Vec<String> {
        let right = candidate_scores(&self.board, self.player, self.plies);
        let square = match failure.answered() {
            Some(Value::Scores(given)) => first_other_score(&right, given),
            _ => right.first().copied(),
        };
        let reason = square.and_then(|(square, _)| self.reason(square, language));
        reason.into_iter().collect()
    }

    fn tag_words(&self, tag: &str, language: Language) -> String {
        text::explore::score(tag, language)
    }
}

impl CandidateScores {
    /// How the score of one candidate is computed.
    fn reason(&self, square: Square, language: Language) -> Option<String> {
        let Language::English = language;
        let after = place(&self.board, square, self.player)?;
        let enemy = self.player.opponent();
        let depth = self.plies.saturating_sub(1);
        let (score, _) = minimax(&after, enemy, depth);
        Some(format!(
            "After {square} it's {enemy:?}'s turn: minimax(&after, {enemy:?}, {depth}) returns {score}. For {} that's {}.",
            disc(self.player, language),
            -score
        ))
    }
}

/// What is missing, extra or different in a list of candidates.
fn score_differences(
    right: &[(Square, i32)],
    given: &[(Square, i32)],
    language: Language,
) -> Vec<String> {
    let Language::English = language;
    let without = |list: &[(Square, i32)], other: &[(Square, i32)]| -> Vec<String> {
        list.iter()
            .filter(|(square, _)| !other.iter().any(|(same, _)| same == square))
            .map(|(square, _)| square.to_string())
            .collect()
    };
    let (missing, extra) = (without(right, given), without(given, right));
    let mut sentences = Vec::new();
    if !missing.is_empty() {
        sentences.push(format!(
            "Missing from your answer: {}.",
            shortened(missing, ", ")
        ));
    }
    if !extra.is_empty() {
        sentences.push(format!("Extra in your answer: {}.", shortened(extra, ", ")));
    }
    if let Some((square, score)) = first_other_score(right, given) {
        let yours = given.iter().find(|(same, _)| *same == square);
        let yours = yours.map_or(0, |(_, yours)| *yours);
        sentences.push(format!(
            "{square} should have the score {score}. In your answer it has {yours}."
        ));
    }
    if sentences.is_empty() {
        sentences.push(match right.len() == given.len() {
            true => "The scores are right, but their order isn't. List them row by row.".to_owned(),
            false => "Your answer lists some squares more than once.".to_owned(),
        });
    }
    sentences
}

/// The first square whose scores differ between the lists, with its expected score.
fn first_other_score(right: &[(Square, i32)], given: &[(Square, i32)]) -> Option<(Square, i32)> {
    right.iter().copied().find(|(square, score)| {
        let yours = given.iter().find(|(same, _)| same == square);
        yours.is_some_and(|(_, yours)| yours != score)
    })
}
