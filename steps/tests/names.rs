//! Names of squares and keys: no text makes reading them panic, and what is written is read again.

use proptest::prelude::*;
use steps::{Key, KeyError, Square, parse_square, square_name};

#[test]
fn a_name_is_a_letter_from_a_to_h_and_a_digit_from_1_to_8() {
    let signs: Vec<char> = (0..=255_u8).map(char::from).collect();
    let mut squares = 0;
    for letter in &signs {
        for digit in &signs {
            let read = parse_square(&format!("{letter}{digit}"));
            let is_name = matches!(letter, 'a'..='h' | 'A'..='H') && matches!(digit, '1'..='8');
            assert_eq!(read.is_some(), is_name, "{letter:?}{digit:?}");
            squares += usize::from(is_name);
        }
    }
    assert_eq!(squares, 2 * 64);
}

proptest! {
    #[test]
    fn no_text_makes_reading_a_square_panic(text in any::<String>()) {
        if let Some(Square { row, col }) = parse_square(&text) {
            prop_assert!((0..8).contains(&row) && (0..8).contains(&col));
            prop_assert_eq!(text.len(), 2);
        }
        let _ = text.parse::<Square>();
    }

    #[test]
    fn no_text_of_likely_characters_makes_reading_a_square_panic(text in "[a-iA-I0-9 éß●\u{301}]{0,4}") {
        if let Some(square) = parse_square(&text) {
            prop_assert_eq!(square_name(square), text.to_ascii_lowercase());
        }
        if let Err(error) = text.parse::<Square>() {
            prop_assert!(!error.to_string().is_empty());
        }
    }

    #[test]
    fn no_text_makes_reading_a_key_panic(text in any::<String>()) {
        match text.parse::<Key>() {
            Ok(Key::Char(sign)) => prop_assert_eq!(text, sign.to_string()),
            Ok(named) => prop_assert_eq!(named.to_string(), text.to_ascii_lowercase()),
            Err(KeyError { found }) => {
                prop_assert!(text.starts_with(&found));
                prop_assert_ne!(text.chars().count(), 1);
            }
        }
    }

    #[test]
    fn every_key_that_is_written_is_read_again(key in any_key()) {
        prop_assert_eq!(key.to_string().parse(), Ok(key));
        let loud = key.to_string().to_ascii_uppercase();
        if !matches!(key, Key::Char(_)) {
            prop_assert_eq!(loud.parse(), Ok(key));
        }
    }
}

fn any_key() -> impl Strategy<Value = Key> {
    prop_oneof![
        Just(Key::Up),
        Just(Key::Down),
        Just(Key::Left),
        Just(Key::Right),
        Just(Key::Enter),
        any::<char>().prop_map(Key::Char),
    ]
}
