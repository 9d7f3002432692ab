//! `solve_between(&board, player, alpha, beta)`

use serde::{Deserialize, Serialize};
use steps::{Answers, Board, Disc, Placed, Square, solve};

use super::{Arguments, Boards, Call, Function, Parameters, ReadArguments};
use crate::explore::{Choices, Chosen, FieldKind, Trouble};
use crate::judging::sound_scores;
use crate::questions::{Line, Read};
use crate::text::search::{placed_by, too_many_calls};
use crate::wire::remote;
use crate::{Failure, Language, Value, text};

/// From this many moves on, bounds save more than half of them in any order.
const MANY_MOVES: u64 = 1000;

/// A call of `solve_between`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SolveBetween {
    /// The position.
    #[serde(with = "remote")]
    pub board: Board,
    /// The side to move.
    #[serde(with = "remote")]
    pub player: Disc,
    /// The lower bound.
    pub alpha: i32,
    /// The upper bound.
    pub beta: i32,
}

impl Arguments for SolveBetween {
    const PARAMETERS: Parameters = Parameters {
        board: true,
        player: true,
        fields: &[(FieldKind::Alpha, "-64"), (FieldKind::Beta, "64")],
        ..Parameters::NONE
    };

    fn read(line: &Line) -> Read<Vec<SolveBetween>> {
        let [player, alpha, beta] = line.arguments()?;
        Ok(vec![SolveBetween {
            board: line.board()?,
            player: line.player(player)?,
            alpha: line.parse(alpha)?,
            beta: line.parse(beta)?,
        }])
    }

    fn choose(choices: &Choices, _square: Square) -> Result<SolveBetween, Trouble> {
        Ok(SolveBetween {
            board: choices.board,
            player: choices.player,
            alpha: choices.parse(FieldKind::Alpha)?,
            beta: choices.parse(FieldKind::Beta)?,
        })
    }
}

impl ReadArguments for SolveBetween {
    fn board(&self) -> Option<&Board> {
        Some(&self.board)
    }

    fn player(&self) -> Option<Disc> {
        Some(self.player)
    }

    fn write(&self, chosen: &mut Chosen) -> Option<()> {
        chosen.set(FieldKind::Alpha, self.alpha);
        chosen.set(FieldKind::Beta, self.beta);
        Some(())
    }
}

impl Function for SolveBetween {
    fn name() -> &'static str {
        "solve_between"
    }

    fn boards() -> Boards {
        Boards::NearlyFull
    }

    fn answer(&self, answers: &Answers) -> Value {
        Value::search(|| {
            let score = (answers.solve_between)(&self.board, self.player, self.alpha, self.beta);
            (score, None)
        })
    }

    fn looks_ahead(&self) -> bool {
        true
    }

    fn calls_itself(&self) -> bool {
        true
    }

    fn is_as_good(&self, expected: &Value, value: &Value) -> bool {
        let (
            Value::Search { score, placed, .. },
            Value::Search {
                score: found,
                placed: effort,
                ..
            },
        ) = (expected, value)
        else {
            return false;
        };
        let exact = match self.is_every_score() {
            true => *score,
            false => solve(&self.board, self.player),
        };
        sound_scores(exact, self.alpha, self.beta).contains(found)
            && self.effort_fits(*placed, *effort)
    }

    /// With all scores between its bounds, the search has to make fewer than half of the moves that it makes without
    /// bounds. There is no limit if little can be saved.
    fn effort_fits(&self, textbook: Placed, effort: Placed) -> bool {
        let few = effort.count <= MANY_MOVES / 2;
        if few || effort.count == textbook.count || !self.is_every_score() {
            return true;
        }
        let all = self.moves_without_bounds();
        all <= MANY_MOVES || effort.count.saturating_mul(2) < all
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        format!(
            "solve_between({:?}, alpha {}, beta {})",
            self.player, self.alpha, self.beta
        )
    }

    fn expected(&self, failure: &Failure, language: Language) -> Option<String> {
        let Language::English = language;
        match &failure.expected {
            Value::Search { score, .. } => Some(format!("Expected: {score}.")),
            _ => None,
        }
    }

    fn yours(&self, failure: &Failure, language: Language) -> Option<String> {
        let Language::English = language;
        match failure.answered()? {
            Value::Search { score, placed, .. } if self.only_the_effort_is_wrong(failure) => Some(
                format!("Your code returned: {score}, after {} moves.", placed.count),
            ),
            Value::Search { score, .. } => Some(format!("Your code returned: {score}.")),
            _ => None,
        }
    }

    fn reasons(&self, failure: &Failure, language: Language) -> Vec<String> {
        if self.only_the_effort_is_wrong(failure) {
            return self.effort(failure, language);
        }
        vec![
            self.within(solve(&self.board, self.player), language),
            text::endgame::solved(&self.board, self.player, language),
        ]
    }

    /// Without a move, because the search returns none.
    fn words_in_snapshot(&self, value: &Value) -> Option<String> {
        match value {
            Value::Search { score, placed, .. } => Some(match placed.count {
                0 => score.to_string(),
                _ => format!("{score}, after too many moves"),
            }),
            _ => None,
        }
    }

    fn answer_in_full(&self, value: &Value, language: Language) -> Option<String> {
        let Language::English = language;
        match value {
            Value::Search { score, placed, .. } => {
                Some(format!("{score}, after {} moves", placed.count))
            }
            _ => None,
        }
    }
}

impl SolveBetween {
    /// Whether the window includes every score of a finished game.
    fn is_every_score(&self) -> bool {
        self.alpha <= -64 && self.beta >= 64
    }

    fn moves_without_bounds(&self) -> u64 {
        placed_by(|| {
            solve(&self.board, self.player);
        })
    }

    fn only_the_effort_is_wrong(&self, failure: &Failure) -> bool {
        let yours = failure.answered();
        yours.is_some_and(|yours| {
            Call::from(self.clone()).only_the_effort_is_wrong(&failure.expected, yours)
        })
    }

    /// How many moves the code made, if the answer is right but took too many.
    fn effort(&self, failure: &Failure, language: Language) -> Vec<String> {
        let Language::English = language;
        let Some(Value::Search { placed, .. }) = failure.answered() else {
            return Vec::new();
        };
        let all = self.moves_without_bounds();
        let mut sentences = vec![format!(
            "The answer is right, but your code made {} moves. solve makes {all}. With bounds, fewer than half \
             of those are enough.",
            placed.count
        )];
        if placed.count > all {
            sentences.push(too_many_calls(language).to_owned());
        }
        sentences
    }

    /// Which answers are right for the window.
    fn within(&self, exact: i32, language: Language) -> String {
        let Language::English = language;
        let SolveBetween { alpha, beta, .. } = *self;
        if exact == alpha {
            format!("The exact score is {exact}, the same as alpha, so return {exact}.")
        } else if exact < alpha {
            format!(
                "The exact score is {exact}, below alpha, so any score from {exact} to {alpha} is right."
            )
        } else if exact == beta {
            format!("The exact score is {exact}, the same as beta, so return {exact}.")
        } else if exact > beta {
            format!(
                "The exact score is {exact}, above beta, so any score from {beta} to {exact} is right."
            )
        } else {
            format!(
                "The exact score is {exact}, between alpha and beta, so return exactly {exact}."
            )
        }
    }
}
