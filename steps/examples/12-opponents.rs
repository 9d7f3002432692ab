//! The three opponents play one another, without a human.

use steps::{Disc, Game, Rng, Square};
use steps::{alpha_beta, count, greedy_move, legal_moves, random_move};

// ANCHOR: choose
#[derive(Debug, Clone, Copy)]
enum Level {
    Easy,
    Normal,
    Hard,
}

/// The move of an opponent, or `None` when the game is over.
fn choose(level: Level, game: &Game, rng: &mut Rng) -> Option<Square> {
    let (board, player) = (&game.board, game.to_move?);
    match level {
        Level::Easy => {
            let moves = legal_moves(board, player);
            random_move(&moves, rng).map(|chosen| chosen.square)
        }
        Level::Normal => greedy_move(board, player),
        Level::Hard => {
            let limit = i32::MAX;
            let (_, square) = alpha_beta(board, player, 4, -limit, limit);
            square
        }
    }
}
// ANCHOR_END: choose

// ANCHOR: main
fn main() {
    use Level::{Easy, Hard, Normal};
    let mut rng = Rng::new(1);
    let pairs = [(Normal, Easy), (Hard, Normal), (Normal, Hard)];
    for (black, white) in pairs {
        let mut game = Game::new(Disc::Black);
        while let Some(player) = game.to_move {
            let level = match player {
                Disc::Black => black,
                Disc::White => white,
            };
            let Some(square) = choose(level, &game, &mut rng) else {
                break;
            };
            if let Err(reason) = game.play(square) {
                println!("{level:?} played {square}: {reason}");
                break;
            }
        }
        let discs = count(&game.board);
        let (b, w) = (discs.black, discs.white);
        println!("Black {black:?} {b}, White {white:?} {w}");
    }
}
// ANCHOR_END: main
