//! Another way to write `minimax`: one function takes the largest score, another the smallest.

use steps::{Board, Disc, Rng, Square, Turn, evaluate, legal_moves, next_turn, place, start};

// ANCHOR: max_and_min
/// The player is to move, and takes the largest score.
fn minimax(
    board: &Board,
    player: Disc, // all scores are from this side's view
    depth: u32,
) -> (i32, Option<Square>) {
    if depth == 0 || is_over(board) {
        return (evaluate(board, player), None);
    }
    let moves = legal_moves(board, player);
    if moves.is_empty() {
        return (smallest(board, player, depth - 1), None);
    }
    let mut best_score = i32::MIN;
    let mut best_square = None;
    for candidate in moves {
        let Some(after) = place(board, candidate.square, player) else {
            continue;
        };
        let score = smallest(&after, player, depth - 1);
        if score > best_score {
            best_score = score;
            best_square = Some(candidate.square);
        }
    }
    (best_score, best_square)
}

/// The player's enemy is to move, and takes the smallest score.
fn smallest(board: &Board, player: Disc, depth: u32) -> i32 {
    if depth == 0 || is_over(board) {
        return evaluate(board, player);
    }
    let enemy = player.opponent();
    let moves = legal_moves(board, enemy);
    if moves.is_empty() {
        let (score, _) = minimax(board, player, depth - 1);
        return score;
    }
    let mut worst_score = i32::MAX;
    for candidate in moves {
        let Some(after) = place(board, candidate.square, enemy) else {
            continue;
        };
        let (score, _) = minimax(&after, player, depth - 1);
        worst_score = worst_score.min(score);
    }
    worst_score
}

fn is_over(board: &Board) -> bool {
    let is_stuck = |side| legal_moves(board, side).is_empty();
    is_stuck(Disc::Black) && is_stuck(Disc::White)
}
// ANCHOR_END: max_and_min

#[test]
fn two_functions_find_what_one_function_finds_in_every_position_of_random_games() {
    let mut passes = 0;
    for seed in 0..2 {
        let mut rng = Rng::new(seed);
        let (mut board, mut player) = (start(), Disc::Black);
        loop {
            for side in [Disc::Black, Disc::White] {
                for depth in 0..=2 {
                    let expected = steps::minimax(&board, side, depth);
                    assert_eq!(
                        minimax(&board, side, depth),
                        expected,
                        "{side:?}: {board:?}"
                    );
                }
            }
            let moves = legal_moves(&board, player);
            let chosen = steps::random_move(&moves, &mut rng).expect("a side to move has a move");
            board = place(&board, chosen.square, player).expect("a listed move is legal");
            player = match next_turn(&board, player) {
                Turn::Moves(side) => side,
                Turn::PassesBackTo(side) => {
                    passes += 1;
                    side
                }
                Turn::Over => break,
            };
        }
    }
    assert!(passes > 0, "one of the games has a pass");
}
