//! Another way to write step 04: a function that calls itself, and an iterator.

use steps::{
    Board, DIRECTIONS, Disc, Rng, Square, Turn, is_valid_move as model_answer, legal_moves,
    next_turn, place, start,
};

// ANCHOR: is_valid_move
/// Whether `player` may put a disc on `square`.
fn is_valid_move(board: &Board, square: Square, player: Disc) -> bool {
    board[square].is_none()
        && DIRECTIONS.into_iter().any(|direction| {
            let next = square.step(direction);
            closes(board, next, direction, player, 0)
        })
}

/// Whether a walk that is on `here`, and has passed this many enemy discs,
/// ends at a disc of `player`.
fn closes(
    board: &Board,
    here: Square,
    direction: (i32, i32),
    player: Disc,
    enemies_passed: u32,
) -> bool {
    if !board.contains(here) {
        return false;
    }
    match board[here] {
        None => false,
        Some(disc) if disc == player => enemies_passed > 0,
        Some(_) => {
            let passed = enemies_passed + 1;
            let next = here.step(direction);
            closes(board, next, direction, player, passed)
        }
    }
}
// ANCHOR_END: is_valid_move

/// Every position of a game of random moves, from the start to the end.
pub fn positions_of_a_random_game(rng: &mut Rng) -> Vec<Board> {
    let mut board = start();
    let mut positions = vec![board];
    let mut player = Disc::Black;
    loop {
        let moves = legal_moves(&board, player);
        let chosen = (rng.next_f64() * moves.len() as f64) as usize;
        board = place(&board, moves[chosen].square, player).expect("a listed move is legal");
        positions.push(board);
        player = match next_turn(&board, player) {
            Turn::Moves(next) | Turn::PassesBackTo(next) => next,
            Turn::Over => return positions,
        };
    }
}

#[test]
fn the_recursion_agrees_with_the_loop_on_every_square_of_twenty_random_games() {
    let mut rng = Rng::new(4);
    for _ in 0..20 {
        for board in positions_of_a_random_game(&mut rng) {
            for player in [Disc::Black, Disc::White] {
                for square in board.squares() {
                    assert_eq!(
                        is_valid_move(&board, square, player),
                        model_answer(&board, square, player),
                        "{player:?} at {square} on{board:?}"
                    );
                }
            }
        }
    }
}
