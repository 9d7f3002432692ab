//! The letters of some words, and the longest of them.

// ANCHOR: letters
const WORDS: [&str; 6] = ["plum", "apple", "", "kiwi", "grape", "fig"];

/// The letters in all the words. Short words count double.
fn letters(words: &[&str]) -> i32 {
    words
        .iter()
        .map(|word| match word.len() {
            length if length < 4 => 2 * length as i32,
            length => length as i32,
        })
        .sum()
}
// ANCHOR_END: letters

// ANCHOR: long
/// How many more words are long than short.
fn more_long_than_short(words: &[&str]) -> i32 {
    let long = words.iter().filter(|word| word.len() > 4).count();
    let short = words.iter().filter(|word| word.len() < 4).count();
    long as i32 - short as i32
}
// ANCHOR_END: long

// ANCHOR: initials
/// The first letter of each word.
fn initials(words: &[&str]) -> String {
    let mut initials = String::new();
    for word in words {
        let Some(letter) = word.chars().next() else {
            continue;
        };
        initials.push(letter);
    }
    initials
}
// ANCHOR_END: initials

// ANCHOR: main
fn main() {
    println!("{}", letters(&WORDS));
    println!("{}", more_long_than_short(&WORDS[2..4]));
    println!("{}", initials(&WORDS));
    println!("{:?}", WORDS.iter().max_by_key(|word| word.len()));
    let four = WORDS.iter().filter(|word| word.len() == 4);
    println!("{:?}", four.min_by_key(|word| word.len()));
}
// ANCHOR_END: main
