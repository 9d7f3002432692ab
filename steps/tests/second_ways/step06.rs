//! Step 06 without a type of its own, and with iterators instead of loops.

use steps::{Board, Disc, Move, Rng, Turn, flips_at, legal_moves, next_turn, place, start};

// ANCHOR: next_turn
/// Who moves after `just_moved` has moved.
pub fn next_turn_with_if(board: &Board, just_moved: Disc) -> Turn {
    let other = just_moved.opponent();
    if !legal_moves(board, other).is_empty() {
        Turn::Moves(other)
    } else if !legal_moves(board, just_moved).is_empty() {
        Turn::PassesBackTo(just_moved)
    } else {
        Turn::Over
    }
}
// ANCHOR_END: next_turn

// ANCHOR: legal_moves
/// Every legal move of `player`, in scan order, with the discs it flips.
pub fn legal_moves_in_a_chain(board: &Board, player: Disc) -> Vec<Move> {
    board
        .squares()
        .map(|square| Move {
            square,
            flips: flips_at(board, square, player),
        })
        .filter(|candidate| !candidate.flips.is_empty())
        .collect()
}
// ANCHOR_END: legal_moves

/// All positions of a random game, each with the side that has just moved.
fn random_game(rng: &mut Rng) -> Vec<(Board, Disc)> {
    let mut board = start();
    let mut player = Disc::Black;
    let mut positions = vec![(board, Disc::White)];
    loop {
        let moves = legal_moves(&board, player);
        let index = (rng.next_f64() * moves.len() as f64) as usize;
        board = place(&board, moves[index].square, player).expect("a legal move");
        positions.push((board, player));
        match next_turn(&board, player) {
            Turn::Moves(next) | Turn::PassesBackTo(next) => player = next,
            Turn::Over => return positions,
        }
    }
}

#[test]
fn both_second_ways_agree_with_the_model_answers_in_every_position_of_random_games() {
    let mut rng = Rng::new(6);
    for _ in 0..40 {
        for (board, just_moved) in random_game(&mut rng) {
            assert_eq!(
                next_turn_with_if(&board, just_moved),
                next_turn(&board, just_moved),
                "{just_moved:?} has just moved on {board:?}"
            );
            for player in [Disc::Black, Disc::White] {
                assert_eq!(
                    legal_moves_in_a_chain(&board, player),
                    legal_moves(&board, player),
                    "{player:?} on {board:?}"
                );
            }
        }
    }
}
