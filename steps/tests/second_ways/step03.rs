//! Another way to write this chapter's functions.

use steps::Square;

// ANCHOR: parse_square
/// The square with this name, such as `c3` or `C3`, read from its bytes.
pub fn parse_square(text: &str) -> Option<Square> {
    let [letter, digit @ b'1'..=b'8'] = text.as_bytes() else {
        return None;
    };
    match letter.to_ascii_lowercase() {
        letter @ b'a'..=b'h' => Some(Square {
            row: (digit - b'1') as i32,
            col: (letter - b'a') as i32,
        }),
        _ => None,
    }
}
// ANCHOR_END: parse_square

#[test]
fn the_bytes_of_every_short_text_name_the_same_square() {
    let characters: Vec<char> = (0..=0x17f)
        .filter_map(char::from_u32)
        .chain(['３', '🦀'])
        .collect();
    for first in &characters {
        for second in &characters {
            for text in [
                format!("{first}"),
                format!("{first}{second}"),
                format!("{first}{second}3"),
            ] {
                assert_eq!(parse_square(&text), steps::parse_square(&text), "{text:?}");
            }
        }
    }
    assert_eq!(parse_square(""), None);
}
