//! A program on a walled board with **deliberate bugs**. The chapter on walls shows it and asks readers to find the four
//! bugs; the tests show each bug on a board.

use steps::{Disc, Rng, Spot, WalledBoard, parse_game, walled_moves, walled_start};

// ANCHOR: faulty_start
/// The position at the start of a game.
pub fn faulty_start() -> WalledBoard {
    let mut board = WalledBoard::empty(8);
    board[44] = Spot::Holds(Disc::Black);
    board[45] = Spot::Holds(Disc::White);
    board[54] = Spot::Holds(Disc::White);
    board[55] = Spot::Holds(Disc::Black);
    board
}
// ANCHOR_END: faulty_start

// ANCHOR: faulty_count_or_turn
/// Counts the discs that a move at `index` flips. If `turn` is true, it
/// also makes the move.
pub fn faulty_count_or_turn(
    board: &mut WalledBoard,
    index: i32,
    player: Disc,
    turn: bool, // also make the move
) -> i32 {
    let mut turned = 0;
    for step in board.steps() {
        let mut there = index + step;
        while board[there] == Spot::Holds(player.opponent()) {
            there += step;
        }
        if board[there] == Spot::Holds(player) {
            there -= step;
            while there != index {
                turned += 1;
                if turn {
                    board[there] = Spot::Holds(player);
                }
                there -= step;
            }
        }
    }
    if turn && turned > 0 {
        board[index] = Spot::Holds(player);
    }
    turned
}
// ANCHOR_END: faulty_count_or_turn

// ANCHOR: faulty_moves
/// The index of every legal move.
pub fn faulty_moves(board: &WalledBoard, player: Disc) -> Vec<i32> {
    let mut copy = *board;
    let mut moves = Vec::new();
    for row in 1..8 {
        for col in 1..8 {
            let index = row * 10 + col;
            if faulty_count_or_turn(&mut copy, index, player, false) > 0 {
                moves.push(index);
            }
        }
    }
    moves
}
// ANCHOR_END: faulty_moves

// ANCHOR: faulty_choose
/// Chooses one of the moves at random.
pub fn faulty_choose(moves: &[i32], rng: &mut Rng) -> i32 {
    let number = rng.next_f64() * moves.len() as f64;
    moves[number as usize]
}
// ANCHOR_END: faulty_choose

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
