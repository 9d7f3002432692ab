//! Another way to write `alpha_beta`: fail-hard, which returns no score outside the window.

use steps::{Board, Disc, Rng, Square, Turn, evaluate, legal_moves, next_turn, place, start};

// ANCHOR: fail_hard
/// As the model answer, but no score lies outside the window.
fn alpha_beta(
    board: &Board,
    player: Disc,
    depth: u32,
    mut alpha: i32,
    beta: i32,
) -> (i32, Option<Square>) {
    let enemy = player.opponent();
    let moves = legal_moves(board, player);
    let is_over = moves.is_empty() && legal_moves(board, enemy).is_empty();
    if depth == 0 || is_over {
        return (evaluate(board, player).clamp(alpha, beta), None);
    }
    if moves.is_empty() {
        let (best, _) = alpha_beta(board, enemy, depth - 1, -beta, -alpha);
        return (-best, None);
    }
    let mut best_square = None;
    for candidate in moves {
        let Some(after) = place(board, candidate.square, player) else {
            continue;
        };
        let (enemy_score, _) = alpha_beta(
            &after,
            enemy,
            depth - 1,
            -beta,  // the enemy's lower bound
            -alpha, // the enemy's upper bound
        );
        let score = -enemy_score;
        if score >= beta {
            return (beta, Some(candidate.square));
        }
        if score > alpha {
            alpha = score;
            best_square = Some(candidate.square);
        }
    }
    (alpha, best_square)
}
// ANCHOR_END: fail_hard

const WINDOWS: [(i32, i32); 5] = [
    (-i32::MAX, i32::MAX),
    (-20, 20),
    (0, 1),
    (-i32::MAX, -40),
    (15, i32::MAX),
];

#[test]
fn fail_hard_returns_the_exact_score_inside_the_window_and_a_bound_outside() {
    let mut outside = 0;
    for seed in 0..2 {
        let mut rng = Rng::new(seed);
        let (mut board, mut player) = (start(), Disc::Black);
        loop {
            for side in [Disc::Black, Disc::White] {
                for depth in 0..=2 {
                    let (exact, square) = steps::minimax(&board, side, depth);
                    for (alpha, beta) in WINDOWS {
                        let hard = alpha_beta(&board, side, depth, alpha, beta);
                        let soft = steps::alpha_beta(&board, side, depth, alpha, beta);
                        assert_eq!(hard.0, exact.clamp(alpha, beta), "{side:?}: {board:?}");
                        assert_eq!(hard.0, soft.0.clamp(alpha, beta), "{side:?}: {board:?}");
                        if alpha < exact && exact < beta {
                            assert_eq!(hard.1, square, "{side:?}: {board:?}");
                        } else {
                            outside += 1;
                        }
                    }
                }
            }
            let moves = legal_moves(&board, player);
            let chosen = steps::random_move(&moves, &mut rng).expect("a side to move has a move");
            board = place(&board, chosen.square, player).expect("a listed move is legal");
            player = match next_turn(&board, player) {
                Turn::Moves(side) | Turn::PassesBackTo(side) => side,
                Turn::Over => break,
            };
        }
    }
    assert!(outside > 0, "some scores lie outside the window");
}
