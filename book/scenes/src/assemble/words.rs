//! Calls, expected results and returned results in words. The tests compare them with the reports of the exercises.

use checks::{Language, text};
use steps::{Board, Count, Disc, Move, Square, candidate_scores, compass, count, legal_moves};

use super::ask::{Answer, Ask, Ending, FULL, Function, Stop, same};
use super::search;
use crate::words::{points, side};

impl Ask {
    /// The call in words, such as `Black at c3`.
    pub fn words(&self) -> String {
        let Ask { square, player, .. } = self;
        let function = self.function.name();
        match self.function {
            Function::IsValidMove => {
                format!("{} at {square}", side(*player))
            }
            Function::FlipsInDirection => format!(
                "{function}({square}, {}, {player:?})",
                compass(self.direction)
            ),
            Function::FlipsAt | Function::Place => format!("{function}({square}, {player:?})"),
            Function::LegalMoves | Function::NextTurn => format!("{function}({player:?})"),
            Function::Count | Function::Outcome => format!("{function}()"),
            Function::Minimax => format!("{function}({player:?}, depth {})", self.depth),
            Function::AlphaBeta if self.window == FULL => format!(
                "{function}({player:?}, depth {}, with the full window)",
                self.depth
            ),
            Function::AlphaBeta => {
                let (alpha, beta) = self.window;
                format!(
                    "{function}({player:?}, depth {}, alpha {}, beta {})",
                    self.depth,
                    points(alpha),
                    points(beta)
                )
            }
        }
    }

    /// The expected result and the reader's, such as `Expected: legal. Your code returned: not legal.`
    pub fn expected_and_yours(&self, right: &Answer, ending: &Ending) -> String {
        let expected = self.expected_words(right);
        let found = self.ending_sentence(right, ending, Whose::Yours);
        format!("Expected: {expected}. {found}")
    }

    /// The right answer in words. Outside the window, several scores are right.
    pub fn expected_words(&self, right: &Answer) -> String {
        if self.function != Function::AlphaBeta || !search::is_outside(self) {
            return right.words();
        }
        let (from, to) = search::sound(self).into_inner();
        match from == to {
            true => format!("the score {}", points(from)),
            false => format!("a score from {} to {}", points(from), points(to)),
        }
    }

    /// How the call ended, as a sentence in the words of the exercise's report.
    pub fn ending_sentence(&self, right: &Answer, ending: &Ending, whose: Whose) -> String {
        let who = match whose {
            Whose::Yours => "Your code",
            Whose::This => "This code",
        };
        match ending {
            Ok(Answer::Board(Some(_))) if *right == Answer::Board(None) => {
                format!("{who} returned a board.")
            }
            Ok(Answer::Board(Some(_))) => format!("{who} returned another board."),
            Ok(Answer::Squares(squares)) if squares.len() > MANY => {
                format!("{who} returned {} discs.", squares.len())
            }
            Ok(Answer::Moves(moves)) if moves.len() > MANY => {
                format!("{who} returned {} squares.", moves.len())
            }
            Ok(answer) => match self.needless_effort(right, answer) {
                Some(positions) => format!(
                    "{who} returned: {}, after {positions} positions.",
                    answer.words()
                ),
                None => format!("{who} returned: {}.", answer.words()),
            },
            Err(Stop::Panic(message)) => format!("{who} panicked: {message}."),
            Err(Stop::Endless) => format!("{who} never returned: it's in an endless loop."),
            Err(Stop::Overflow) => {
                format!("{who} crashed (endless recursion: the stack overflowed).")
            }
        }
    }

    /// The number of positions that a search visited, if the result is right and only the number is too high.
    fn needless_effort(&self, right: &Answer, answer: &Answer) -> Option<u64> {
        let Answer::Search {
            score,
            square,
            placed,
        } = answer
        else {
            return None;
        };
        let Answer::Search { placed: needed, .. } = right else {
            return None;
        };
        let with_less = Answer::Search {
            score: *score,
            square: *square,
            placed: *needed,
        };
        let is_right = |answer| same(self, right, &Ok(answer), &Ok(right.clone()));
        let only_the_effort = placed != needed && is_right(with_less) && !is_right(answer.clone());
        only_the_effort.then_some(placed.count + 1)
    }

    /// The moves with their exact scores.
    fn scores(&self) -> Vec<String> {
        let name = side(self.player);
        let scores: Vec<String> = candidate_scores(&self.board, self.player, self.depth)
            .iter()
            .map(|(square, score)| format!("{square} {}", points(*score)))
            .collect();
        let enemy_moves = !legal_moves(&self.board, self.player.opponent()).is_empty();
        vec![match (self.depth, scores.is_empty(), enemy_moves) {
            (_, true, false) => "Neither side can move, so the game is over.".to_owned(),
            (0, _, _) => {
                "At depth 0 no move is played: the score is that of evaluate, and the move is None."
                    .to_owned()
            }
            (_, true, true) => {
                format!("{name} has no legal move and must pass, which takes one ply.")
            }
            _ => format!(
                "{name}'s moves with their scores, from {name}'s view: {}.",
                scores.join(", ")
            ),
        }]
    }

    /// Why the expected result is right, in sentences.
    pub fn reasons(&self) -> Vec<String> {
        let Ask {
            board,
            player,
            square,
            ..
        } = self;
        let language = Language::English;
        match self.function {
            Function::FlipsInDirection => {
                let walk = steps::walk(board, *square, self.direction, *player);
                vec![text::walk_sentence(&walk, *player, language)]
            }
            Function::Minimax => self.scores(),
            Function::AlphaBeta => {
                let mut sentences = self.scores();
                sentences.extend(search::effort_words(self));
                sentences
            }
            Function::LegalMoves => vec![can_play(board, *player)],
            Function::Count => Vec::new(),
            Function::NextTurn => [player.opponent(), *player]
                .map(|side| can_play(board, side))
                .into(),
            Function::Outcome => {
                let Count { black, white, .. } = count(board);
                vec![
                    can_play(board, Disc::Black),
                    can_play(board, Disc::White),
                    format!("Discs: Black {black}, White {white}."),
                ]
            }
            _ => text::why(board, *square, *player, language),
        }
    }
}

impl Answer {
    /// The result in words.
    pub fn words(&self) -> String {
        match self {
            Answer::Bool(true) => "legal".to_owned(),
            Answer::Bool(false) => "not legal".to_owned(),
            Answer::Squares(squares) if squares.is_empty() => "no discs".to_owned(),
            Answer::Squares(squares) => text::names(squares),
            Answer::Board(None) => "None".to_owned(),
            Answer::Board(Some(_)) => "this board".to_owned(),
            Answer::Moves(moves) if moves.is_empty() => "no moves".to_owned(),
            Answer::Moves(moves) => squares_of(moves),
            Answer::Turn(turn) => format!("{turn:?}"),
            Answer::Count(Count {
                black,
                white,
                empty,
            }) => {
                format!("Black {black}, White {white}, empty {empty}")
            }
            Answer::Outcome(outcome) => format!("{outcome:?}"),
            Answer::Search {
                score,
                square: Some(square),
                ..
            } => format!("{} with {square}", points(*score)),
            Answer::Search { score, .. } => format!("{} with no move", points(*score)),
        }
    }
}

fn squares_of(moves: &[Move]) -> String {
    let squares: Vec<Square> = moves.iter().map(|one| one.square).collect();
    text::names(&squares)
}

fn can_play(board: &Board, player: Disc) -> String {
    let name = side(player);
    match legal_moves(board, player).as_slice() {
        [] => format!("{name} has no legal move."),
        moves => format!("{name} can play {}.", squares_of(moves)),
    }
}

/// A longer list of squares is only counted.
const MANY: usize = 24;

/// Whose code a sentence is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Whose {
    /// The reader's code.
    Yours,
    /// The code with a mistake that the figure shows.
    This,
}
