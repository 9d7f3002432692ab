//! Words that figures share: sides and cells, lists and counts, numbers.

use checks::{Language, text};
use steps::{Board, Cell, Count, Disc, Square, count};

/// A side's name.
pub fn side(disc: Disc) -> &'static str {
    text::disc(disc, Language::English)
}

/// The side for a menu's value from [`SIDES`].
pub fn side_named(value: &str) -> Option<Disc> {
    match value {
        "black" => Some(Disc::Black),
        "white" => Some(Disc::White),
        _ => None,
    }
}

/// Both sides as values and words of a menu: see [`crate::controls::sides`].
pub const SIDES: [(&str, &str); 2] = [("black", "Black"), ("white", "White")];

/// The content of a cell, as an adjective.
pub fn cell(holds: Cell) -> &'static str {
    match holds {
        None => "empty",
        Some(Disc::Black) => "black",
        Some(Disc::White) => "white",
    }
}

/// The numbers of discs and empty cells of a board.
pub fn counted(board: &Board) -> String {
    let Count {
        black,
        white,
        empty,
    } = count(board);
    format!("Black {black}, White {white}, empty {empty}")
}

/// Squares in a sentence: `c2, d2 and b4`.
pub fn and(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    text::in_a_row(&names)
}

/// Why a move is legal or not.
pub fn why(board: &Board, square: Square, player: Disc) -> String {
    text::why(board, square, player, Language::English).join(" ")
}

/// The singular or the plural, by a count.
pub fn plural(count: usize, one: &'static str, many: &'static str) -> &'static str {
    if count == 1 { one } else { many }
}

/// A number with a comma before its thousands and its millions.
pub fn thousands(number: u32) -> String {
    match number {
        0..1000 => number.to_string(),
        _ => format!("{},{:03}", thousands(number / 1000), number % 1000),
    }
}

/// A number as the book writes it: with a real minus, and a comma before its thousands.
pub fn points(number: i32) -> String {
    let minus = if number < 0 { "−" } else { "" };
    format!("{minus}{}", thousands(number.unsigned_abs()))
}

/// A number with its sign, including a plus.
pub fn with_sign(number: i32) -> String {
    let plus = if number > 0 { "+" } else { "" };
    format!("{plus}{}", points(number))
}

/// A number of at least 0 with this many digits behind the point, rounded down.
pub fn cut(number: f64, digits: u32) -> String {
    let scale = 10_u64.pow(digits);
    let scaled = (number * scale as f64) as u64;
    let (whole, rest) = (scaled / scale, scaled % scale);
    format!("{whole}.{rest:0width$}…", width = digits as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_are_found_by_their_menu_values() {
        for (value, words) in SIDES {
            assert_eq!(side(side_named(value).unwrap()), words);
        }
        assert_eq!(side_named("red"), None);
    }

    #[test]
    fn squares_are_listed_as_in_a_sentence() {
        let squares = |names: &[&str]| -> Vec<Square> {
            let parse = |name: &&str| name.parse().unwrap();
            names.iter().map(parse).collect()
        };
        assert_eq!(and(&squares(&["c2"])), "c2");
        assert_eq!(and(&squares(&["c2", "d2", "b4"])), "c2, d2 and b4");
        assert_eq!(counted(&steps::start()), "Black 2, White 2, empty 60");
    }

    #[test]
    fn numbers_are_rounded_down() {
        assert_eq!(cut(0.0, 4), "0.0000…");
        assert_eq!(cut(0.99999, 4), "0.9999…");
        assert_eq!(cut(2.0625, 2), "2.06…");
    }

    #[test]
    fn points_are_written_as_in_the_book() {
        assert_eq!(points(-138), "−138");
        assert_eq!(points(10_013), "10,013");
        assert_eq!(points(-10_004), "−10,004");
        assert_eq!(points(1713), "1,713");
        assert_eq!(points(-i32::MAX), "−2,147,483,647");
        assert_eq!(points(0), "0");
        assert_eq!(with_sign(26), "+26");
        assert_eq!(with_sign(0), "0");
        assert_eq!(with_sign(-3), "−3");
    }
}
