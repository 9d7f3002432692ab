//! `perft(bits, depth)`

use steps::{Answers, Bits, bit_flips, bit_moves, bit_of, perft, squares_of};

use super::{Boards, Function, Perft, ToDepth};
use crate::text::disc;
use crate::text::lists::shortened;
use crate::{Failure, Language, Value};

impl Function for Perft {
    fn name() -> &'static str {
        "perft"
    }

    fn boards() -> Boards {
        Boards::Large
    }

    fn answer(&self, answers: &Answers) -> Value {
        let ToDepth {
            board,
            player,
            depth,
        } = &self.0;
        Value::Large((answers.perft)(Bits::of(board, *player), *depth))
    }

    fn calls_itself(&self) -> bool {
        true
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        format!("perft({:?}, {})", self.0.player, self.0.depth)
    }

    /// How the moves add up to the result.
    fn reasons(&self, _failure: &Failure, language: Language) -> Vec<String> {
        let Language::English = language;
        let ToDepth {
            board,
            player,
            depth,
        } = &self.0;
        let bits = Bits::of(board, *player);
        let name = disc(*player, language);
        if *depth == 0 {
            return vec!["At depth 0, perft returns 1.".to_owned()];
        }
        let passed = Bits {
            own: bits.enemy,
            enemy: bits.own,
        };
        let squares = squares_of(bit_moves(bits));
        if squares.is_empty() && bit_moves(passed) == 0 {
            return vec!["Neither side can move, and a finished game counts as 1.".to_owned()];
        }
        if squares.is_empty() {
            return vec![format!(
                "{name} has no legal move and passes, which takes one ply. For {}, perft at depth {} is {}.",
                disc(player.opponent(), language),
                depth - 1,
                perft(passed, depth - 1)
            )];
        }
        let counts = squares.iter().map(|square| {
            let bit = bit_of(*square);
            let flips = bit_flips(bits, bit);
            let after = Bits {
                own: bits.enemy & !flips,
                enemy: bits.own | flips | bit,
            };
            format!("{square} {}", perft(after, depth - 1))
        });
        vec![format!(
            "{name}'s moves, each with perft at depth {}: {}.",
            depth - 1,
            shortened(counts.collect(), ", ")
        )]
    }
}
