//! A use of step 07: two random players play a whole game.

use steps::{Disc, Rng, Turn, count, legal_moves, next_turn, place, random_move, start};

// ANCHOR: random_game
#[test]
fn random_game() {
    let mut rng = Rng::new(2);
    let mut board = start();
    let mut player = Disc::Black;
    loop {
        let moves = legal_moves(&board, player);
        let chosen = random_move(&moves, &mut rng).expect("a move");
        println!("{player:?}: {}", chosen.square);
        board = place(&board, chosen.square, player).expect("a board");
        match next_turn(&board, player) {
            Turn::Moves(next) | Turn::PassesBackTo(next) => player = next,
            Turn::Over => break,
        }
    }
    println!("{board:?}\n{:?}", count(&board));
}
// ANCHOR_END: random_game
