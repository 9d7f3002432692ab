//! What is asked, expected and answered, in words. The tests hold them equal to the words of the exercises,
//! but for how the book writes numbers.

use checks::{Language, text};
use steps::{Board, Count, Disc, Move, Square, candidate_scores, compass, count, legal_moves};

use super::ask::{Answer, Ask, Ending, FULL, Function, Stop, same};
use super::search;
use crate::words::{points, side};

impl Ask {
    /// What is asked, such as `Black at c3`.
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

    /// What is expected and what came back, as the exercise reports it: `expected legal, yours says not legal`.
    pub fn expected_and_yours(&self, right: &Answer, ending: &Ending) -> String {
        let expected = self.expected_words(right);
        format!(
            "expected {expected}, yours {}",
            self.ending_words(right, ending)
        )
    }

    /// The right answer in words; outside of a window several are right.
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

    /// What came back, in words; of a search that looks at too much, at how much.
    pub fn ending_words(&self, right: &Answer, ending: &Ending) -> String {
        if let (Answer::Board(None), Ok(Answer::Board(Some(_)))) = (right, ending) {
            return "gives a board".to_owned();
        }
        let words = ending_words(ending);
        let (Ok(answer), Answer::Search { placed: needed, .. }) = (ending, right) else {
            return words;
        };
        let Answer::Search {
            score,
            square,
            placed,
        } = answer
        else {
            return words;
        };
        let with_less = Answer::Search {
            score: *score,
            square: *square,
            placed: *needed,
        };
        let only_the_effort = placed != needed
            && same(self, right, &Ok(with_less), &Ok(right.clone()))
            && !same(self, right, ending, &Ok(right.clone()));
        match only_the_effort {
            true => format!("{words} after {} positions", placed.count + 1),
            false => words,
        }
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
                "At depth 0 nothing is played: the score is that of evaluate, and there is no move."
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

    /// Why the right answer is right, in sentences.
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
    /// The answer in words.
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

/// A list of more squares than this is not read out.
const MANY: usize = 24;

/// What came back, in words that follow `yours`.
fn ending_words(ending: &Ending) -> String {
    match ending {
        Ok(Answer::Board(Some(_))) => "gives another".to_owned(),
        Ok(Answer::Squares(squares)) if squares.len() > MANY => {
            format!("says {} discs", squares.len())
        }
        Ok(Answer::Moves(moves)) if moves.len() > MANY => format!("says {} squares", moves.len()),
        Ok(answer) => format!("says {}", answer.words()),
        Err(Stop::Panic(message)) => format!("panics: {message}"),
        Err(Stop::Endless) => "never comes back: an endless loop".to_owned(),
        Err(Stop::Overflow) => {
            "does not survive: endless recursion: the stack overflowed".to_owned()
        }
    }
}
