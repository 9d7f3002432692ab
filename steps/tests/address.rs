//! Positions in addresses: there and back, and what is said about addresses that hold none.

mod common;

use common::{any_board, any_disc};
use proptest::prelude::*;
use steps::{AddressError, DIRECTIONS, Disc, PositionAddress, Square};

fn read(text: &str) -> Result<PositionAddress, AddressError> {
    text.parse()
}

const PRACTICE: &str = "..B.B..WW..B.WW.WW..B....";

#[test]
fn the_address_of_the_practice_board_is_read() {
    for text in [
        format!("#pos={PRACTICE},B,c3,E"),
        format!("pos={PRACTICE},B,c3,E"),
    ] {
        let address = read(&text).unwrap();
        assert_eq!(address.board.letters(), PRACTICE);
        assert_eq!(address.player, Disc::Black);
        assert_eq!(address.square, Some(Square { row: 2, col: 2 }));
        assert_eq!(address.direction, Some((0, 1)));
        assert_eq!(address.to_string(), format!("pos={PRACTICE},B,c3,E"));
    }
}

#[test]
fn square_and_direction_may_be_left_out() {
    let address = read(&format!("#pos={PRACTICE},W")).unwrap();
    assert_eq!(address.player, Disc::White);
    assert_eq!((address.square, address.direction), (None, None));

    let address = read(&format!("#pos={PRACTICE},W,e5")).unwrap();
    assert_eq!(address.square, Some(Square { row: 4, col: 4 }));
    assert_eq!(address.direction, None);
}

#[track_caller]
fn assert_error(text: &str, error: &AddressError, words: &str) {
    let found = read(text).unwrap_err();
    assert_eq!(&found, error);
    assert_eq!(found.to_string(), words);
}

#[test]
fn a_text_without_pos_is_no_position() {
    for text in ["", "#", "#practice", "#POS=....", "#game=f5d6", "##pos="] {
        assert_error(
            text,
            &AddressError::NotAPosition,
            "the address doesn't begin with pos=",
        );
    }
}

#[test]
fn a_number_of_cells_that_makes_no_board_is_named() {
    for (cells, number) in [("", 0), ("..........", 10), (&".".repeat(100), 100)] {
        assert_error(
            &format!("pos={cells},B"),
            &AddressError::WrongNumberOfCells(number),
            &format!("found {number} cells; a board has 16, 25, 36 or 64 cells, row by row"),
        );
    }
}

#[test]
fn an_unknown_cell_is_named() {
    assert_error(
        "pos=...............X,B",
        &AddressError::UnknownCell('X'),
        "found the cell `X`; a cell is B, W or .",
    );
    assert_error(
        "pos=...............●,B",
        &AddressError::UnknownCell('●'),
        "found the cell `●`; a cell is B, W or .",
    );
}

#[test]
fn an_unknown_side_is_named() {
    let side = |found: &str| AddressError::UnknownPlayer(found.to_owned());
    assert_error(
        "pos=................",
        &side(""),
        "found the side ``; the side to move is B or W",
    );
    assert_error(
        "pos=................,Black",
        &side("Black"),
        "found the side `Black`; the side to move is B or W",
    );
}

#[test]
fn a_square_that_is_not_on_this_board_is_named() {
    for name in ["e1", "a5", "h8", "z9", "", "c33"] {
        assert_error(
            &format!("pos=................,B,{name}"),
            &AddressError::UnknownSquare(name.to_owned()),
            &format!("found the square `{name}`, which isn't on this board"),
        );
    }
}

#[test]
fn an_unknown_direction_is_named() {
    assert_error(
        "pos=................,B,a1,up",
        &AddressError::UnknownDirection("up".to_owned()),
        "found the direction `up`; the directions are NW N NE W E SW S SE",
    );
}

#[test]
fn parts_beyond_the_grammar_are_refused() {
    assert_error(
        "pos=................,B,a1,E,more",
        &AddressError::TooManyParts,
        "found more than four parts; they are cells, side, square and direction",
    );
}

#[test]
fn a_message_quotes_at_most_twenty_characters() {
    let long = "q".repeat(1_000);
    let error = read(&format!("pos=................,{long}")).unwrap_err();
    assert_eq!(error, AddressError::UnknownPlayer("q".repeat(20)));
}

proptest! {
    #[test]
    fn every_address_that_is_written_is_read_again(
        board in any_board(),
        player in any_disc(),
        square in prop::option::of(0..64i32),
        direction in prop::option::of(0..DIRECTIONS.len()),
    ) {
        let square = square.map(|index| Square {
            row: index / board.size() % board.size(),
            col: index % board.size(),
        });
        let direction = square.and(direction).map(|index| DIRECTIONS[index]);
        let address = PositionAddress { board, player, square, direction };
        prop_assert_eq!(read(&address.to_string()), Ok(address));
        prop_assert_eq!(read(&format!("#{address}")), Ok(address));
    }

    #[test]
    fn no_text_makes_the_reading_panic(text in any::<String>()) {
        let _ = read(&text);
        let _ = read(&format!("pos={text}"));
        let _ = read(&format!("pos=................,B,{text}"));
        let _ = read(&format!("pos=................,B,a1,{text}"));
    }
}
