//! Another way to write this chapter's functions.

use steps::Square;

// ANCHOR: parse_square
/// The square with this name, read character by character.
pub fn parse_square(text: &str) -> Option<Square> {
    let mut characters = text.chars();
    let letter = characters.next()?.to_ascii_lowercase();
    let digit = characters.next()?;
    match (letter, digit, characters.next()) {
        ('a'..='h', '1'..='8', None) => Some(Square {
            row: digit as i32 - '1' as i32,
            col: letter as i32 - 'a' as i32,
        }),
        _ => None,
    }
}
// ANCHOR_END: parse_square

#[test]
fn the_characters_of_every_short_text_name_the_same_square() {
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
