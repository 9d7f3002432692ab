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
/// use given::{earlier, using};
/// use steps::{Answers, Disc, Square};
///
/// let everything_is_legal = Answers { is_valid_move: |_, _, _| true, ..using::MODEL_ANSWERS };
/// let a1 = Square { row: 0, col: 0 };
/// let legal = using::with(everything_is_legal, || {
///     earlier::is_valid_move(&steps::start(), a1, Disc::Black)
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

    use crate::{earlier, using};

    const D3: Square = Square { row: 2, col: 3 };

    #[test]
    fn earlier_steps_use_the_chosen_functions_until_the_end_of_with_even_after_a_panic() {
        let a1 = Square { row: 0, col: 0 };
        let everything_is_legal = Answers {
            is_valid_move: |_, _, _| true,
            ..using::MODEL_ANSWERS
        };
        let asked = || earlier::is_valid_move(&start(), a1, Disc::Black);

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
            earlier::next_turn(&board, Disc::White),
            Turn::Moves(Disc::Black)
        );

        let nothing_is_legal = Answers {
            is_valid_move: |_, _, _| false,
            ..using::MODEL_ANSWERS
        };
        using::with(nothing_is_legal, || {
            assert_eq!(earlier::next_turn(&board, Disc::White), Turn::Over);
            assert_eq!(earlier::outcome(&board), Outcome::Drawn);
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
            assert_eq!(earlier::minimax(&board, Disc::Black, 1), (-7, Some(D3)));
            let scores = earlier::candidate_scores(&board, Disc::Black, 1);
            assert!(scores.iter().all(|(_, score)| *score == -7));
        });
        let nothing_can_move = Answers {
            legal_moves: |_, _| Vec::new(),
            ..using::MODEL_ANSWERS
        };
        using::with(nothing_can_move, || {
            assert_eq!(earlier::greedy_move(&board, Disc::Black), None);
            assert_eq!(earlier::evaluate(&board, Disc::Black), 0);
        });
    }

    #[test]
    fn legal_moves_calls_flips_at() {
        let nothing_flips = Answers {
            flips_at: |_, _, _| Vec::new(),
            ..using::MODEL_ANSWERS
        };
        using::with(nothing_flips, || {
            assert_eq!(earlier::legal_moves(&start(), Disc::Black), []);
        });
    }
}
