//! What the cells of two pictures show.

use steps::Square;

use crate::{Language, visible};

/// The first cell that looks different.
pub(crate) fn first_difference(expected: &str, yours: &str, language: Language) -> Vec<String> {
    let Language::English = language;
    let look = |sign: char| match sign {
        'B' => "a black disc",
        'W' => "a white disc",
        visible::SEPARATE => "an empty cell",
        visible::NO_EDGE => "a cell without an edge (~)",
        visible::BLANK => "no paint (_)",
        _ => "something unclear (?)",
    };
    let meaning = |sign: char| match sign {
        visible::NO_EDGE => {
            Some("~ is a cell that neither a line nor a colour separates from its neighbour.")
        }
        visible::BLANK => Some("_ is a cell that your code didn't paint."),
        'B' | 'W' | visible::SEPARATE => None,
        _ => Some("? is neither an empty cell nor a clearly black or white disc."),
    };
    let mut pairs = expected.chars().zip(yours.chars()).enumerate();
    let mut sentences = Vec::new();
    if let Some((index, (right, given))) = pairs.find(|(_, (right, given))| right != given) {
        let square = Square {
            row: index as i32 / 8,
            col: index as i32 % 8,
        };
        sentences.push(format!(
            "{square} should show {}. In your picture it shows {}.",
            look(right),
            look(given)
        ));
        sentences.extend(meaning(given).map(str::to_owned));
    }
    sentences
}

/// How many cells look wrong, if it's more than one.
pub(crate) fn wrong_cells(expected: &str, yours: &str, language: Language) -> Option<String> {
    let Language::English = language;
    let pairs = expected.chars().zip(yours.chars());
    let count = pairs.filter(|(right, given)| right != given).count();
    (count > 1).then(|| format!("{count} of 64 cells look wrong."))
}
