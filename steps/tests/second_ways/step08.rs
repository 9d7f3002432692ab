//! Step 08's greedy move as one chain of iterator methods.

use steps::{
    Board, Disc, Rng, Square, Turn, evaluate, greedy_move, legal_moves, next_turn, place, start,
};

// ANCHOR: greedy_move
/// The move after which the position has the best score for `player`.
pub fn greedy_chain(board: &Board, player: Disc) -> Option<Square> {
    legal_moves(board, player)
        .into_iter()
        .rev()
        .filter_map(|candidate| {
            let after = place(board, candidate.square, player)?;
            Some((evaluate(&after, player), candidate.square))
        })
        .max_by_key(|(score, _)| *score)
        .map(|(_, square)| square)
}
// ANCHOR_END: greedy_move

#[test]
fn the_chain_plays_the_model_answers_move_in_every_position_of_random_games() {
    let mut rng = Rng::new(8);
    for _ in 0..20 {
        let (mut board, mut player) = (start(), Disc::Black);
        loop {
            for side in [Disc::Black, Disc::White] {
                let (chain, model) = (greedy_chain(&board, side), greedy_move(&board, side));
                assert_eq!(chain, model, "{side:?} on {board:?}");
            }
            let moves = legal_moves(&board, player);
            let index = (rng.next_f64() * moves.len() as f64) as usize;
            board = place(&board, moves[index].square, player).expect("a legal move");
            match next_turn(&board, player) {
                Turn::Moves(next) | Turn::PassesBackTo(next) => player = next,
                Turn::Over => break,
            }
        }
    }
}
