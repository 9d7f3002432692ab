//! Another way to write this chapter's functions.

use steps::{Disc, Game, Rng, legal_moves, random_move};

// ANCHOR: undo
fn undo(game: &mut Game) -> bool {
    if !game.history.iter().any(|ply| ply.player == game.human) {
        return false;
    }
    while let Some(ply) = game.history.pop() {
        game.board = ply.before;
        game.to_move = Some(ply.player);
        if ply.player == game.human {
            break;
        }
    }
    true
}
// ANCHOR_END: undo

#[test]
fn popping_moves_undoes_what_searching_and_truncating_undoes() {
    for seed in 0..40 {
        let mut rng = Rng::new(seed);
        for human in [Disc::Black, Disc::White] {
            let mut game = Game::new(human);
            while let Some(player) = game.to_move {
                assert_both_undo_alike(&game);
                let moves = legal_moves(&game.board, player);
                let chosen = random_move(&moves, &mut rng).unwrap();
                game.play(chosen.square).unwrap();
            }
            assert_both_undo_alike(&game);
        }
    }
}

/// Undoes the whole game twice, move by move.
fn assert_both_undo_alike(game: &Game) {
    let (mut popped, mut truncated) = (game.clone(), game.clone());
    loop {
        let undone = truncated.undo();
        assert_eq!(undo(&mut popped), undone);
        assert_eq!(popped, truncated);
        if !undone {
            break;
        }
    }
}
