//! The four faults of the program that the chapter on walls shows, each on a board where it shows.

use checks::faulty_walls::{faulty_choose, faulty_count_or_turn, faulty_moves, faulty_start};
use steps::{Disc, Rng, Spot, WalledBoard, parse_game, walled_moves, walled_start};

fn after(moves: &str) -> WalledBoard {
    WalledBoard::from(&parse_game(moves).unwrap().board)
}

fn names(board: &WalledBoard, moves: &[i32]) -> Vec<String> {
    moves
        .iter()
        .map(|index| board.square_at(*index).to_string())
        .collect()
}

/// Black to move. All six legal moves lie in the last row or the last column.
const MOVES_AT_THE_END_ONLY: &str = "e6f6g6e7c3g5d6g7";

#[test]
fn the_last_row_and_the_last_column_are_never_offered() {
    let board = after(MOVES_AT_THE_END_ONLY);
    let right = walled_moves(&board, Disc::Black);
    assert_eq!(
        names(&board, &right),
        ["h4", "h6", "d8", "e8", "f8", "h8"],
        "legal"
    );
    assert_eq!(faulty_moves(&board, Disc::Black), []);
}

#[test]
fn a_cell_with_a_disc_is_offered_and_played_on() {
    let mut board = after("d3c5b6");
    let d3 = 34;
    assert_eq!(board[d3], Spot::Holds(Disc::Black));
    assert!(!walled_moves(&board, Disc::White).contains(&d3));
    assert!(faulty_moves(&board, Disc::White).contains(&d3));

    assert_eq!(
        faulty_count_or_turn(&mut board, d3, Disc::White, true),
        1,
        "it turns d4"
    );
    assert_eq!(board[d3], Spot::Holds(Disc::White), "and takes d3");
}

#[test]
#[should_panic(expected = "index out of bounds")]
fn a_choice_where_a_side_must_pass_ends_the_program() {
    // Black has no move here.
    let board = after("f5f6c4g5h5h4f7h6");
    assert_eq!(walled_moves(&board, Disc::Black), []);
    let moves = faulty_moves(&board, Disc::Black);
    faulty_choose(&moves, &mut Rng::new(1));
}

#[test]
#[should_panic(expected = "index out of bounds")]
fn a_choice_where_all_moves_lie_at_the_end_of_the_board_ends_it_too() {
    let moves = faulty_moves(&after(MOVES_AT_THE_END_ONLY), Disc::Black);
    faulty_choose(&moves, &mut Rng::new(1));
}

#[test]
fn the_four_discs_of_the_start_have_their_colours_exchanged() {
    let board = faulty_start();
    for index in [44, 45, 54, 55] {
        assert_ne!(board[index], walled_start()[index]);
        assert_ne!(board[index], Spot::Empty);
    }
    let mut suggested = names(&board, &faulty_moves(&board, Disc::Black));
    suggested.sort();
    assert_eq!(suggested, ["c5", "d6", "e3", "f4"]);
}
