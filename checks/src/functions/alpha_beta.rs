//! `alpha_beta(&board, player, depth, alpha, beta)`

use serde::{Deserialize, Serialize};
use steps::{Answers, Board, Disc, Placed, Square, alpha_beta};

use super::{Arguments, Call, Function, Parameters, ReadArguments};
use crate::explore::{Choices, Chosen, FieldKind, HIGHEST, LOWEST, Trouble};
use crate::judging::sound_scores;
use crate::questions::{Line, Read};
use crate::text::search::{self, Search, placed_by};
use crate::wire::remote;
use crate::{Failure, Language, Value, text};

/// The highest score of a position, far from which there is no score.
const HIGHEST_SCORE: i32 = 10_064;

/// From this many positions on, every move order allows cutoffs. Below, an unlucky order may save nothing.
const MANY_POSITIONS: u64 = 50;

/// A call of `alpha_beta`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AlphaBeta {
    /// The position.
    #[serde(with = "remote")]
    pub board: Board,
    /// The side to move.
    #[serde(with = "remote")]
    pub player: Disc,
    /// How many plies to look ahead.
    pub depth: u32,
    /// The lower bound.
    pub alpha: i32,
    /// The upper bound.
    pub beta: i32,
}

impl Arguments for AlphaBeta {
    const PARAMETERS: Parameters = Parameters {
        board: true,
        player: true,
        fields: &[
            (FieldKind::Depth, "2"),
            (FieldKind::Alpha, LOWEST),
            (FieldKind::Beta, HIGHEST),
        ],
        ..Parameters::NONE
    };

    fn read(line: &Line) -> Read<Vec<AlphaBeta>> {
        let (player, depth, alpha, beta) = match *line.argument_list() {
            [player, depth] => (player, depth, -i32::MAX, i32::MAX),
            [player, depth, alpha, beta] => (player, depth, line.parse(alpha)?, line.parse(beta)?),
            _ => return Err(line.wrong()),
        };
        Ok(vec![AlphaBeta {
            board: line.board()?,
            player: line.player(player)?,
            depth: line.parse(depth)?,
            alpha,
            beta,
        }])
    }

    fn choose(choices: &Choices, _square: Square) -> Result<AlphaBeta, Trouble> {
        let bound = |kind| match choices.value(kind).as_str() {
            LOWEST => Ok(-i32::MAX),
            HIGHEST => Ok(i32::MAX),
            _ => choices.parse(kind),
        };
        Ok(AlphaBeta {
            board: choices.board,
            player: choices.player,
            depth: choices.depth(FieldKind::Depth)?,
            alpha: bound(FieldKind::Alpha)?,
            beta: bound(FieldKind::Beta)?,
        })
    }
}

impl ReadArguments for AlphaBeta {
    fn board(&self) -> Option<&Board> {
        Some(&self.board)
    }

    fn player(&self) -> Option<Disc> {
        Some(self.player)
    }

    fn write(&self, chosen: &mut Chosen) -> Option<()> {
        let bound = |bound: i32| match bound {
            i32::MAX => HIGHEST.to_owned(),
            bound if bound == -i32::MAX => LOWEST.to_owned(),
            bound => bound.to_string(),
        };
        chosen.set(FieldKind::Depth, self.depth);
        chosen.set(FieldKind::Alpha, bound(self.alpha));
        chosen.set(FieldKind::Beta, bound(self.beta));
        Some(())
    }
}

impl Function for AlphaBeta {
    fn name() -> &'static str {
        "alpha_beta"
    }

    fn answer(&self, answers: &Answers) -> Value {
        Value::search(|| {
            (answers.alpha_beta)(&self.board, self.player, self.depth, self.alpha, self.beta)
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
            Value::Search {
                score,
                square,
                placed,
            },
            Value::Search {
                score: found,
                square: chosen,
                placed: effort,
            },
        ) = (expected, value)
        else {
            return false;
        };
        self.score_fits(*score, *found)
            && (square == chosen || self.move_is_as_good(*score, *chosen))
            && self.effort_fits(*placed, *effort)
    }

    /// With a full window, alpha-beta may visit up to 5% more positions than the textbook version, because another
    /// move order may start with the same move. In another order, it has to visit fewer positions than minimax.
    /// There is no limit in small trees, or if the textbook version saves less than a quarter.
    fn effort_fits(&self, textbook: Placed, effort: Placed) -> bool {
        if !self.is_full() || effort.count <= textbook.count {
            return true;
        }
        let all = self.search().all_positions();
        let little_to_save = all < MANY_POSITIONS || 4 * textbook.count > 3 * all;
        let in_another_order = effort.first != textbook.first;
        let slightly_more = effort.count.saturating_mul(20) <= 21 * textbook.count;
        little_to_save || (effort.count < all && (in_another_order || slightly_more))
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        let AlphaBeta {
            player,
            depth,
            alpha,
            beta,
            ..
        } = self;
        match (*alpha, *beta) == (-i32::MAX, i32::MAX) {
            true => format!("alpha_beta({player:?}, depth {depth}, with the full window)"),
            false => format!("alpha_beta({player:?}, depth {depth}, alpha {alpha}, beta {beta})"),
        }
    }

    fn expected(&self, _failure: &Failure, language: Language) -> Option<String> {
        let Language::English = language;
        let (from, to) = self.sound_outside()?;
        Some(match from == to {
            true => format!("Expected: the score {from}."),
            false => format!("Expected: a score from {from} to {to}."),
        })
    }

    fn yours(&self, failure: &Failure, language: Language) -> Option<String> {
        let Language::English = language;
        let yours = failure.answered()?;
        match yours {
            Value::Search { placed, .. } if self.only_the_effort_is_wrong(failure) => {
                Some(format!(
                    "Your code returned: {}, after {} positions.",
                    text::value(yours, language),
                    placed.count + 1
                ))
            }
            _ => None,
        }
    }

    fn reasons(&self, failure: &Failure, language: Language) -> Vec<String> {
        if self.only_the_effort_is_wrong(failure) {
            return self.effort(failure, language);
        }
        let mut sentences = self.window(language);
        let any_move = self.sound_outside().is_some();
        sentences.extend(search::about_yours(
            &self.search(),
            any_move,
            failure,
            language,
        ));
        sentences.extend(search::line_of_play(&self.search(), language));
        sentences
    }

    fn tag_words(&self, tag: &str, language: Language) -> String {
        text::explore::score(tag, language)
    }
}

impl AlphaBeta {
    fn search(&self) -> Search {
        Search {
            board: self.board,
            player: self.player,
            depth: self.depth,
        }
    }

    /// Whether the window includes every score.
    fn is_full(&self) -> bool {
        self.alpha < -HIGHEST_SCORE && self.beta > HIGHEST_SCORE
    }

    /// Outside its bounds, a search may return any sound score.
    fn score_fits(&self, expected: i32, found: i32) -> bool {
        match self.is_full() {
            true => expected == found,
            false => sound_scores(self.search().score(), self.alpha, self.beta).contains(&found),
        }
    }

    /// Whether a move's exact score is the best score. Outside the bounds, any move is accepted.
    fn move_is_as_good(&self, score: i32, chosen: Option<Square>) -> bool {
        let exact = self.search().score();
        exact <= self.alpha || exact >= self.beta || self.search().has_score(chosen, score)
    }

    /// The scores that are right if the exact score is outside the window. None if it's inside.
    fn sound_outside(&self) -> Option<(i32, i32)> {
        let exact = self.search().score();
        let sound = sound_scores(exact, self.alpha, self.beta);
        (exact <= self.alpha || exact >= self.beta).then(|| sound.into_inner())
    }

    fn only_the_effort_is_wrong(&self, failure: &Failure) -> bool {
        let yours = failure.answered();
        yours.is_some_and(|yours| {
            Call::from(self.clone()).only_the_effort_is_wrong(&failure.expected, yours)
        })
    }

    /// The exact score compared with the window.
    fn window(&self, language: Language) -> Vec<String> {
        let Language::English = language;
        let AlphaBeta { alpha, beta, .. } = self;
        if (*alpha, *beta) == (-i32::MAX, i32::MAX) {
            return Vec::new();
        }
        let exact = self.search().score();
        vec![if exact <= *alpha {
            format!(
                "The exact score, {exact}, isn't above alpha, so any score from {exact} to {alpha} is right."
            )
        } else if exact >= *beta {
            format!(
                "The exact score, {exact}, isn't below beta, so any score from {beta} to {exact} is right."
            )
        } else {
            format!(
                "The exact score, {exact}, is between alpha and beta, so return exactly {exact}."
            )
        }]
    }

    fn effort(&self, failure: &Failure, language: Language) -> Vec<String> {
        let Language::English = language;
        let Some(Value::Search { placed, .. }) = failure.answered() else {
            return Vec::new();
        };
        let all = self.search().all_positions();
        let needed = placed_by(|| {
            alpha_beta(&self.board, self.player, self.depth, -i32::MAX, i32::MAX);
        });
        let mut sentences = vec![format!(
            "The answer is right, but your code called place {} times. With the root, that's {} positions. \
             Alpha-beta needs {needed} calls ({} positions), and minimax {all} calls ({} positions).",
            placed.count,
            placed.count + 1,
            needed + 1,
            all + 1
        )];
        if placed.count > all {
            sentences.push(search::too_many_calls(language).to_owned());
        }
        sentences
    }
}
