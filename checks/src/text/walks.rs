//! Walks in words.

use steps::{Board, Disc, Square, Stop, Walk, compass, walk_all};

use crate::Language;

/// The colour's name.
pub fn disc(disc: Disc, language: Language) -> &'static str {
    match (language, disc) {
        (Language::English, Disc::Black) => "Black",
        (Language::English, Disc::White) => "White",
    }
}

/// A direction's full name, such as `north-east`.
pub fn direction(direction: (i32, i32), language: Language) -> &'static str {
    let Language::English = language;
    match compass(direction) {
        "NW" => "north-west",
        "N" => "north",
        "NE" => "north-east",
        "W" => "west",
        "E" => "east",
        "SW" => "south-west",
        "S" => "south",
        _ => "south-east",
    }
}

/// The enemy discs that the walk passed, such as `d3, e3 White`, or a dash.
pub fn walked(walk: &Walk, player: Disc, language: Language) -> String {
    if walk.run.is_empty() {
        return "–".to_owned();
    }
    format!("{} {}", names(&walk.run), disc(player.opponent(), language))
}

/// Where the walk stopped, such as `c1 Black`, `b2 empty` or `the edge`.
pub fn stopped_at(walk: &Walk, player: Disc, language: Language) -> String {
    let Language::English = language;
    match (walk.stopped_at, walk.stop) {
        (None, _) => "the edge".to_owned(),
        (Some(square), Stop::Closed | Stop::OwnAtOnce) => {
            format!("{square} {}", disc(player, language))
        }
        (Some(square), _) => format!("{square} empty"),
    }
}

/// The result of the walk, such as `flips c2` or `nothing: the run ends in a gap`.
pub fn result(walk: &Walk, language: Language) -> String {
    let Language::English = language;
    match walk.stop {
        Stop::Closed => format!("flips {}", names(walk.turns())),
        stop => format!("nothing: {}", reason(stop, language)),
    }
}

/// Why a walk that stopped like this flips nothing, or that it closes the run.
pub fn reason(stop: Stop, language: Language) -> &'static str {
    let Language::English = language;
    match stop {
        Stop::Closed => "a disc of the side to move closes the run",
        Stop::OwnAtOnce => "no enemy disc is between the two",
        Stop::EmptyAtOnce => "there is no enemy disc",
        Stop::Gap => "the run ends in a gap",
        Stop::Edge => "no disc closes the run",
        Stop::EdgeAtOnce => "the square is on the edge",
    }
}

/// One walk as a sentence, such as `NE: d2 White, then e1 Black closes the run, so d2 flips.`
pub fn walk_sentence(walk: &Walk, player: Disc, language: Language) -> String {
    let Language::English = language;
    let name = compass(walk.direction);
    let side = disc(player, language);
    let end = stopped_at(walk, player, language);
    let run = walked(walk, player, language);
    match walk.stop {
        Stop::Closed => match walk.run.as_slice() {
            [one] => format!("{name}: {run}, then {end} closes the run, so {one} flips."),
            all => format!(
                "{name}: {run}, then {end} closes the run, so {} flip.",
                in_a_row(&all.iter().map(Square::to_string).collect::<Vec<_>>())
            ),
        },
        Stop::OwnAtOnce => format!("{name}: {end}, with no enemy disc between."),
        Stop::EmptyAtOnce => format!("{name}: {end}. There's no enemy disc."),
        Stop::Gap | Stop::Edge => {
            format!("{name}: {run}, then {end}. No {side} disc closes the run.")
        }
        Stop::EdgeAtOnce => format!("{name}: the edge. There's no enemy disc."),
    }
}

/// Squares with commas between.
pub fn names(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    names.join(", ")
}

/// Names in a row: `a`, `a and b`, `a, b and c`.
pub fn in_a_row<S: AsRef<str>>(names: &[S]) -> String {
    let names: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
    match names.as_slice() {
        [rest @ .., last] if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => names.join(", "),
    }
}

/// Why a move is legal or not: one sentence for each direction with a run, then one for the other directions.
pub fn why(board: &Board, square: Square, player: Disc, language: Language) -> Vec<String> {
    let Language::English = language;
    if let Some(by) = board[square] {
        return vec![format!(
            "{square} is occupied by a {} disc. A move needs an empty square.",
            disc(by, language)
        )];
    }
    let walks = walk_all(board, square, player);
    let enemy = disc(player.opponent(), language);
    let mut sentences: Vec<String> = walks
        .iter()
        .filter(|walk| !walk.run.is_empty())
        .map(|walk| walk_sentence(walk, player, language))
        .collect();
    match walks.iter().filter(|walk| walk.run.is_empty()).count() {
        8 => sentences.push(format!("No direction starts with a {enemy} disc.")),
        0 => {}
        1 => sentences.push(format!(
            "The other direction doesn't start with a {enemy} disc."
        )),
        others => sentences.push(format!(
            "The other {others} directions don't start with a {enemy} disc."
        )),
    }
    sentences
}
