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

/// What the walk went over, such as `d3, e3 White`, or a dash.
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

/// What comes of the walk, such as `turns c2` or `nothing: the run ends in a gap`.
pub fn result(walk: &Walk, language: Language) -> String {
    let Language::English = language;
    match walk.stop {
        Stop::Closed => format!("turns {}", names(walk.turns())),
        stop => format!("nothing: {}", reason(stop, language)),
    }
}

/// Why a stop turns nothing, or that it closes the run.
pub fn reason(stop: Stop, language: Language) -> &'static str {
    let Language::English = language;
    match stop {
        Stop::Closed => "an own disc closes the run",
        Stop::OwnAtOnce => "the neighbour is one's own",
        Stop::EmptyAtOnce => "no enemy disc",
        Stop::Gap => "the run ends in a gap",
        Stop::Edge => "no own disc to close the run",
        Stop::EdgeAtOnce => "the square lies on the edge",
    }
}

/// One walk as a sentence, such as `NE: d2 White, then e1 Black closes the run: d2 turns.`
pub fn walk_sentence(walk: &Walk, player: Disc, language: Language) -> String {
    let Language::English = language;
    let name = compass(walk.direction);
    let end = stopped_at(walk, player, language);
    let run = walked(walk, player, language);
    match walk.stop {
        Stop::Closed => {
            let verb = if walk.run.len() == 1 { "turns" } else { "turn" };
            format!(
                "{name}: {run}, then {end} closes the run: {} {verb}.",
                names(&walk.run)
            )
        }
        Stop::OwnAtOnce => format!("{name}: {end} at once. No enemy disc between."),
        Stop::EmptyAtOnce => format!("{name}: {end}. No enemy disc."),
        Stop::Gap => format!("{name}: {run}, then {end}. Nothing closes the run."),
        Stop::Edge => format!("{name}: {run}, then the edge. Nothing closes the run."),
        Stop::EdgeAtOnce => format!("{name}: the edge at once."),
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

/// Why a square is legal or not, in words: one sentence for the whole, then one for each walk that says
/// something.
pub fn why(board: &Board, square: Square, player: Disc, language: Language) -> Vec<String> {
    let Language::English = language;
    if let Some(by) = board[square] {
        return vec![format!(
            "{square} holds a {} disc. A move needs an empty cell.",
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
    let silent = walks.iter().filter(|walk| walk.run.is_empty()).count();
    match (silent, sentences.is_empty()) {
        (_, true) => sentences.push(format!("No direction meets a {enemy} disc.")),
        (0, _) => {}
        (1, _) => sentences.push(format!("The other direction meets no {enemy} disc.")),
        (_, _) => sentences.push(format!(
            "The other {} directions meet no {enemy} disc.",
            number_word(silent)
        )),
    }
    sentences
}

fn number_word(number: usize) -> &'static str {
    ["no", "one", "two", "three", "four", "five", "six", "seven"]
        .get(number)
        .copied()
        .unwrap_or("eight")
}
