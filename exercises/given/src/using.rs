//! Selects the functions of earlier steps: the model answers or the learner's code.

use std::cell::Cell;

use steps::Answers;

pub use crate::model_answers::MODEL_ANSWERS;

thread_local! {
    static CURRENT: Cell<Answers> = const { Cell::new(MODEL_ANSWERS) };
}

/// The functions that earlier steps use in this thread.
pub fn current() -> Answers {
    CURRENT.get()
}

/// Runs `function` while earlier steps use `answers`. Afterwards, also after a panic, the previous functions are
/// restored.
///
/// ```
/// use given::{Disc, Square, step04, using};
/// use steps::Answers;
///
/// let everything_is_legal = Answers { is_valid_move: |_, _, _| true, ..using::MODEL_ANSWERS };
/// let a1 = Square { row: 0, col: 0 };
/// let legal = using::with(everything_is_legal, || {
///     step04::is_valid_move(&steps::start(), a1, Disc::Black)
/// });
/// assert!(legal);
/// ```
pub fn with<T>(answers: Answers, function: impl FnOnce() -> T) -> T {
    struct Restore(Answers);
    impl Drop for Restore {
        fn drop(&mut self) {
            CURRENT.set(self.0);
        }
    }
    let _restore = Restore(CURRENT.replace(answers));
    function()
}

#[cfg(test)]
mod tests {
    use steps::{Answers, Disc, Outcome, Square, Turn, start};

    use crate::{step04, step06, step08, step09, step11, using};

    const D3: Square = Square { row: 2, col: 3 };

    #[test]
    fn earlier_steps_use_the_chosen_functions_until_the_end_of_with_even_after_a_panic() {
        let a1 = Square { row: 0, col: 0 };
        let everything_is_legal = Answers {
            is_valid_move: |_, _, _| true,
            ..using::MODEL_ANSWERS
        };
        let asked = || step04::is_valid_move(&start(), a1, Disc::Black);

        assert!(!asked());
        assert!(using::with(everything_is_legal, asked));
        let panicked = std::panic::catch_unwind(|| {
            using::with(everything_is_legal, || panic!("a learner's panic"))
        });
        assert!(panicked.is_err());
        assert!(!asked());
    }

    #[test]
    fn next_turn_and_outcome_call_is_valid_move() {
        let board = start();
        assert_eq!(
            step06::next_turn(&board, Disc::White),
            Turn::Moves(Disc::Black)
        );

        let nothing_is_legal = Answers {
            is_valid_move: |_, _, _| false,
            ..using::MODEL_ANSWERS
        };
        using::with(nothing_is_legal, || {
            assert_eq!(step06::next_turn(&board, Disc::White), Turn::Over);
            assert_eq!(step06::outcome(&board), Outcome::Drawn);
        });
    }

    #[test]
    fn the_searches_call_legal_moves_place_and_evaluate() {
        let board = start();
        let everything_is_seven = Answers {
            evaluate: |_, _| 7,
            ..using::MODEL_ANSWERS
        };
        using::with(everything_is_seven, || {
            assert_eq!(step09::minimax(&board, Disc::Black, 1), (-7, Some(D3)));
            let scores = step11::candidate_scores(&board, Disc::Black, 1);
            assert!(scores.iter().all(|(_, score)| *score == -7));
        });
        let nothing_can_move = Answers {
            legal_moves: |_, _| Vec::new(),
            ..using::MODEL_ANSWERS
        };
        using::with(nothing_can_move, || {
            assert_eq!(step08::greedy_move(&board, Disc::Black), None);
            assert_eq!(step08::evaluate(&board, Disc::Black), 0);
        });
    }

    #[test]
    fn legal_moves_calls_flips_at() {
        let nothing_flips = Answers {
            flips_at: |_, _, _| Vec::new(),
            ..using::MODEL_ANSWERS
        };
        using::with(nothing_flips, || {
            assert_eq!(step06::legal_moves(&start(), Disc::Black), []);
        });
    }
}
