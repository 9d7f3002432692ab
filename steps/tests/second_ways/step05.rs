//! Another way to write step 05: an iterator joins the lists, and `place` calls `is_valid_move`.

use steps::{Board, DIRECTIONS, Disc, Rng, Square, flips_in_direction, is_valid_move};

use crate::step04::positions_of_a_random_game;

// ANCHOR: flips_at
/// All discs that a move of `player` on `square` flips.
fn flips_at(board: &Board, square: Square, player: Disc) -> Vec<Square> {
    if board[square].is_some() {
        return Vec::new();
    }
    DIRECTIONS
        .into_iter()
        .flat_map(|way| flips_in_direction(board, square, way, player))
        .collect()
}
// ANCHOR_END: flips_at

// ANCHOR: place
/// The position after the move, or `None` if the move isn't legal.
fn place(board: &Board, square: Square, player: Disc) -> Option<Board> {
    if !is_valid_move(board, square, player) {
        return None;
    }
    let mut after = *board;
    after[square] = Some(player);
    for flip in flips_at(board, square, player) {
        after[flip] = Some(player);
    }
    Some(after)
}
// ANCHOR_END: place

#[test]
fn both_agree_with_the_model_answers_on_every_square_of_ten_random_games() {
    let mut rng = Rng::new(5);
    for _ in 0..10 {
        for board in positions_of_a_random_game(&mut rng) {
            for player in [Disc::Black, Disc::White] {
                for square in board.squares() {
                    assert_eq!(
                        flips_at(&board, square, player),
                        steps::flips_at(&board, square, player),
                        "{player:?} at {square} on{board:?}"
                    );
                    assert_eq!(
                        place(&board, square, player),
                        steps::place(&board, square, player),
                        "{player:?} at {square} on{board:?}"
                    );
                }
            }
        }
    }
}
