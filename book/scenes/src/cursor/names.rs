//! The names and numbers of one square, as a program computes them, on the board and one step outside it.

use crate::words::side;
use steps::{Board, Square, WalledBoard, bit_of, flat_index, square_name};

/// The flat index. Off the board it belongs to another square, or to none.
pub fn flat(square: Square) -> i32 {
    flat_index(8, square.col, square.row)
}

/// The index on the board of 10 by 10 spots.
pub fn walled(square: Square) -> i32 {
    WalledBoard::empty(8).index_of(square)
}

/// The cell of a list of 64 that has this index.
pub fn cell_at(index: i32) -> Option<Square> {
    (0..64).contains(&index).then_some(Square {
        row: index / 8,
        col: index % 8,
    })
}

/// The message with which `board[square]` panics.
pub fn panic_words(square: Square) -> String {
    let Square { row, col } = square;
    let wrong = match ((0..8).contains(&row), (0..8).contains(&col)) {
        (true, _) => "columns",
        (_, true) => "rows",
        _ => "rows and columns",
    };
    format!("read row {row}, column {col}: {wrong} are 0 to 7")
}

/// One row for each name or number: what it is, its value, and how to compute it.
pub fn rows(board: &Board, square: Square) -> Vec<Vec<String>> {
    let Square { row, col } = square;
    let flat = flat(square);
    let pair = format!("({row}, {col})");
    let flat_sum = format!("{} · 8 + {}", in_parentheses(row), in_parentheses(col));
    let walled_sum = format!("({row} + 1) · 10 + ({col} + 1)");
    let walled = walled(square).to_string();
    let mut rows = Vec::with_capacity(6);
    let mut line = |how: &str, answer: String, why: String| {
        rows.push(vec![how.to_owned(), answer, why]);
    };
    if board.contains(square) {
        let name = square_name(square);
        let (letter, number) = (char::from(b'a' + col as u8), row + 1);
        let why = format!("column {col} is the letter {letter}, row {row} is the number {number}");
        line("name", name.clone(), why);
        line("(row, col)", pair, "both count from 0".to_owned());
        line("flat index", flat.to_string(), flat_sum);
        line("walled index", walled, walled_sum);
    } else {
        line("name", "none".to_owned(), no_name(square));
        line("(row, col)", pair, "no square has this pair".to_owned());
        let leads = match cell_at(flat) {
            Some(other) => format!("{flat_sum}, the index of {other}"),
            None => format!("{flat_sum}, but a list of 64 has the indexes 0 to 63"),
        };
        line("flat index", flat.to_string(), leads);
        line("walled index", walled, format!("{walled_sum}, a wall"));
    }
    match cell_at(flat) {
        Some(square) => {
            let hex = in_hex(bit_of(square));
            let why = format!("1 << {flat} = {hex}, the bit of {square}");
            line("bit", format!("2{}", raised(flat)), why);
        }
        None => line(
            "bit",
            "none".to_owned(),
            "a u64 has the bits 0 to 63".to_owned(),
        ),
    }
    match board.contains(square).then(|| board[square]) {
        Some(None) => line(
            "reading",
            "None".to_owned(),
            "board[square]: the square is empty".to_owned(),
        ),
        Some(Some(disc)) => line(
            "reading",
            format!("Some({})", side(disc)),
            format!("board[square]: a {} disc", side(disc)),
        ),
        None => line("reading", "panics".to_owned(), panic_words(square)),
    }
    rows
}

/// A number in a sum. A negative number has parentheses.
fn in_parentheses(number: i32) -> String {
    match number {
        0.. => number.to_string(),
        _ => format!("({number})"),
    }
}

/// What `square_name` does with a square off the board.
fn no_name(square: Square) -> String {
    match square.col {
        // Column −1 as a byte is 255, and 97 + 255 doesn't fit into a byte.
        ..0 => "square_name panics: 97 + 255 is too large for a byte".to_owned(),
        _ => format!("square_name returns {}", square_name(square)),
    }
}

/// A hexadecimal literal in Rust, with `_` between groups of four digits.
fn in_hex(bit: u64) -> String {
    let digits = format!("{bit:x}");
    let mut hex = "0x".to_owned();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(4) {
            hex.push('_');
        }
        hex.push(digit);
    }
    hex
}

/// A number in superscript digits.
fn raised(number: i32) -> String {
    const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let digits = number.to_string();
    let digits = digits
        .bytes()
        .map(|digit| RAISED[usize::from(digit - b'0')]);
    digits.collect()
}

#[cfg(test)]
mod tests {
    use std::panic::catch_unwind;

    use steps::{Spot, start};

    use super::*;

    fn answers(square: Square) -> Vec<String> {
        let rows = rows(&start(), square);
        rows.into_iter().map(|row| row[1].clone()).collect()
    }

    /// The squares in the ring around the board.
    fn beside() -> impl Iterator<Item = Square> {
        let all = (-1..9).flat_map(|row| (-1..9).map(move |col| Square { row, col }));
        all.filter(|square| !start().contains(*square))
    }

    #[test]
    fn d3_has_the_names_of_the_chapter() {
        let d3 = "d3".parse().unwrap();
        let expected = ["d3", "(2, 3)", "19", "34", "2¹⁹", "None"];
        assert_eq!(answers(d3), expected);
        let h8 = "h8".parse().unwrap();
        let bit = "1 << 63 = 0x8000_0000_0000_0000, the bit of h8";
        assert_eq!(rows(&start(), h8)[4][2], bit);
    }

    #[test]
    fn every_flat_index_and_bit_leads_back_to_its_square() {
        for square in start().squares() {
            assert_eq!(cell_at(flat(square)), Some(square));
            assert_eq!(steps::squares_of(bit_of(square)), [square]);
            let hex = in_hex(bit_of(square)).replace(['_', 'x'], "");
            assert_eq!(u64::from_str_radix(&hex, 16), Ok(bit_of(square)));
        }
    }

    #[test]
    fn off_the_board_the_words_are_those_of_the_panic() {
        for square in beside() {
            let panic = catch_unwind(|| start()[square]).unwrap_err();
            assert_eq!(*panic.downcast::<String>().unwrap(), panic_words(square));
            // The name is computed in bytes, and 97 + 255 doesn't fit into one.
            assert_eq!(
                catch_unwind(|| square_name(square)).is_err(),
                square.col < 0
            );
        }
    }

    #[test]
    fn off_the_board_there_is_a_wall() {
        let board = WalledBoard::from(&start());
        for square in beside() {
            assert_eq!(board[walled(square)], Spot::Wall);
        }
    }

    #[test]
    fn a_flat_index_off_the_board_belongs_to_another_square_or_to_none() {
        let why = |row, col| rows(&start(), Square { row, col })[2].clone();
        assert_eq!(
            why(2, 8),
            ["flat index", "24", "2 · 8 + 8, the index of a4"]
        );
        assert_eq!(
            why(2, -1),
            ["flat index", "15", "2 · 8 + (-1), the index of h2"]
        );
        assert_eq!(
            why(-1, 3),
            [
                "flat index",
                "-5",
                "(-1) · 8 + 3, but a list of 64 has the indexes 0 to 63"
            ]
        );
        assert_eq!(
            why(8, 0)[2],
            "8 · 8 + 0, but a list of 64 has the indexes 0 to 63"
        );
        assert_eq!(answers(Square { row: -1, col: 3 })[4], "none");
    }
}
