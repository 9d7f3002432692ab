//! Step 04 in one line, as chapter 05 shows it: the same answers as step 04, by more reading.

use steps::{
    Board, Disc, Recording, Rng, Square, Turn, flips_at, is_valid_move, legal_moves, next_turn,
    parse_board, place, record, start,
};

// ANCHOR: is_valid_move_in_one_line
/// Whether `player` may put a disc on `square`.
fn is_valid_move_in_one_line(board: &Board, square: Square, player: Disc) -> bool {
    !flips_at(board, square, player).is_empty()
}
// ANCHOR_END: is_valid_move_in_one_line

// ANCHOR: match_turn
/// The side that has to choose a square now, if any has.
fn side_to_move(turn: Turn) -> Option<Disc> {
    match turn {
        Turn::Moves(next) | Turn::PassesBackTo(next) => Some(next),
        Turn::Over => None,
    }
}
// ANCHOR_END: match_turn

/// Every position of a game of random moves, from the start to the end.
fn positions_of_a_random_game(rng: &mut Rng) -> Vec<Board> {
    let mut board = start();
    let mut positions = vec![board];
    let mut to_move = Some(Disc::Black);
    while let Some(player) = to_move {
        let moves = legal_moves(&board, player);
        let chosen = (rng.next_f64() * moves.len() as f64) as usize;
        board = place(&board, moves[chosen].square, player).expect("a listed move is legal");
        positions.push(board);
        to_move = side_to_move(next_turn(&board, player));
    }
    positions
}

#[test]
fn the_line_agrees_with_step_04_on_every_square_of_many_positions() {
    let mut rng = Rng::new(4);
    let games = 40;
    let mut asked = 0;
    for _ in 0..games {
        for board in positions_of_a_random_game(&mut rng) {
            for player in [Disc::Black, Disc::White] {
                for square in board.squares() {
                    assert_eq!(
                        is_valid_move_in_one_line(&board, square, player),
                        is_valid_move(&board, square, player),
                        "{player:?} at {square} on{board:?}"
                    );
                    asked += 1;
                }
            }
        }
    }
    // Nearly every game fills the board or almost does.
    assert!(asked > games * 50 * 2 * 64, "asked {asked} times");
}

/// How many cells a function reads, when Black asks about c3 on the practice board.
fn reads_at_c3(asks: impl Fn(&Board, Square, Disc) -> bool) -> usize {
    let practice = parse_board(
        ". . B . B
         . . W W .
         . B * W W
         . W W . .
         B . . . .",
    )
    .expect("the practice board is a board");
    let c3 = practice.marked.expect("c3 is marked");
    let (answer, Recording { squares, .. }) =
        record(1_000, || asks(&practice.board, c3, Disc::Black));
    assert!(answer.expect("it does not panic"), "c3 is legal");
    squares.len()
}

#[test]
fn on_the_practice_board_the_line_reads_more_cells() {
    // Chapter 05 says these two numbers.
    assert_eq!(reads_at_c3(is_valid_move), 5);
    assert_eq!(reads_at_c3(is_valid_move_in_one_line), 21);
}
