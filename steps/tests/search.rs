//! The searches of steps 09 and 10, and the exact endgame: scores and how much they look at.

use steps::{Disc, Square, alpha_beta, minimax, start, take_placed};

/// The whole range of scores.
const ALL: (i32, i32) = (-i32::MAX, i32::MAX);

/// From the start for Black: depth, score, positions minimax looks at, positions alpha-beta looks at. The
/// position of the start itself is counted.
const FROM_THE_START: [(u32, i32, u64, u64); 4] = [
    (2, -22, 17, 15),
    (3, 37, 73, 55),
    (4, -8, 317, 170),
    (5, 39, 1713, 507),
];

#[test]
fn both_searches_find_the_known_scores_from_the_start_and_look_at_the_known_number_of_positions() {
    for (depth, score, by_minimax, by_alpha_beta) in FROM_THE_START {
        take_placed();
        let (found, first_move) = minimax(&start(), Disc::Black, depth);
        assert_eq!(
            (found, take_placed().count + 1),
            (score, by_minimax),
            "depth {depth}"
        );
        let found = alpha_beta(&start(), Disc::Black, depth, ALL.0, ALL.1);
        assert_eq!(found, (score, first_move), "depth {depth}");
        assert_eq!(take_placed().count + 1, by_alpha_beta, "depth {depth}");
        assert!(first_move.is_some_and(|square: Square| start()[square].is_none()));
    }
}
