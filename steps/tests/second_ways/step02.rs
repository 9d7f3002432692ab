//! Another way to write this chapter's functions.

use steps::{Board, CELL, Color, Disc, Rng, Screen, Square};

// ANCHOR: start
/// The position before the first move, by a loop over the middle.
pub fn start() -> Board {
    let mut board = Board::empty(8);
    for row in 3..5 {
        for col in 3..5 {
            let disc = if row == col { Disc::White } else { Disc::Black };
            board[Square { row, col }] = Some(disc);
        }
    }
    board
}
// ANCHOR_END: start

// ANCHOR: draw_discs
/// Draws every disc of the board. The screen already shows the cells.
pub fn draw_discs(board: &Board, screen: &mut Screen) {
    for square in board.squares() {
        if let Some(disc) = board[square] {
            let color = match disc {
                Disc::Black => Color::BLACK,
                Disc::White => Color::WHITE,
            };
            let x = square.col * CELL + CELL / 2;
            let y = square.row * CELL + CELL / 2;
            screen.fill_circle(x, y, CELL * 2 / 5, color);
        }
    }
}
// ANCHOR_END: draw_discs

#[test]
fn the_loop_over_the_middle_makes_the_same_start() {
    assert_eq!(start(), steps::start());
}

#[test]
fn the_loop_over_the_squares_draws_every_position_of_random_games_alike() {
    for seed in 0..20 {
        let mut rng = Rng::new(seed);
        let mut board = steps::start();
        let mut player = Disc::Black;
        loop {
            let mut drawn = Screen::for_board();
            let mut expected = Screen::for_board();
            draw_discs(&board, &mut drawn);
            steps::draw_discs(&board, &mut expected);
            assert_eq!(drawn, expected);
            let moves = steps::legal_moves(&board, player);
            let Some(chosen) = steps::random_move(&moves, &mut rng) else {
                break;
            };
            board = steps::place(&board, chosen.square, player).expect("a listed move is legal");
            player = player.opponent();
        }
    }
}
