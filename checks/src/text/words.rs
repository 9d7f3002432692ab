//! Calls, answers and endings in words.

use steps::{Disc, GameView, Played, Square, squares_of};

use super::walks::{disc, names};
use crate::{Call, Ending, Language, Value};

/// The call of a check, such as `flips_at(c3, Black)`, without the board and the screen.
pub fn asked(call: &Call, language: Language) -> String {
    call.about().words(language)
}

/// A returned value in words. A picture or a position is only named: `this picture`, `this board`.
pub fn value(value: &Value, language: Language) -> String {
    let Language::English = language;
    match value {
        Value::Bool(true) => "legal".to_owned(),
        Value::Bool(false) => "not legal".to_owned(),
        Value::Number(number) => number.to_string(),
        Value::Numbers(numbers) if numbers.is_empty() => "an empty list".to_owned(),
        Value::Numbers(numbers) => {
            let words: Vec<String> = numbers.iter().map(i32::to_string).collect();
            words.join(", ")
        }
        Value::Text(text) => format!("{text:?}"),
        Value::Square(None) => "None".to_owned(),
        Value::Square(Some(square)) => place(*square),
        Value::Squares(squares) if squares.is_empty() => "no discs".to_owned(),
        Value::Squares(squares) => names(squares),
        Value::Board(None) => "None".to_owned(),
        Value::Board(Some(_)) | Value::Walled(_) => "this board".to_owned(),
        Value::Turned { count, .. } => count.to_string(),
        Value::Moves(moves) if moves.is_empty() => "no moves".to_owned(),
        Value::Moves(moves) => {
            let squares: Vec<Square> = moves.iter().map(|one| one.square).collect();
            names(&squares)
        }
        Value::Turn(turn) => format!("{turn:?}"),
        Value::Count(count) => format!(
            "{} {}, {} {}, empty {}",
            disc(Disc::Black, language),
            count.black,
            disc(Disc::White, language),
            count.white,
            count.empty
        ),
        Value::Outcome(outcome) => format!("{outcome:?}"),
        Value::Played { played, .. } => match played {
            Played::Occupied => "Occupied".to_owned(),
            Played::Nothing => "Nothing".to_owned(),
            Played::Turned(count) => format!("Turned({count})"),
        },
        Value::Screen(_) => "this picture".to_owned(),
        Value::Scores(scores) if scores.is_empty() => "an empty list".to_owned(),
        Value::Scores(scores) => {
            let pairs: Vec<String> = scores
                .iter()
                .map(|(square, score)| format!("{square} {score}"))
                .collect();
            pairs.join(", ")
        }
        Value::Search {
            score,
            square: Some(square),
            ..
        } => format!("{score} with {square}"),
        Value::Search { score, .. } => format!("{score} and no move"),
        Value::Game(views) => match views.last() {
            Some(view) => format!("{} in the end", to_move(view, language)),
            None => "no game".to_owned(),
        },
        Value::Bits(0) => "0x0, no square".to_owned(),
        Value::Bits(bits) if bits.count_ones() > 8 => {
            format!("{bits:#x} ({} squares)", bits.count_ones())
        }
        Value::Bits(bits) => format!("{bits:#x} ({})", names(&squares_of(*bits))),
        Value::Large(number) => number.to_string(),
    }
}

/// A square with its row and column, so that learners see when the two are swapped.
fn place(square: Square) -> String {
    let Square { row, col } = square;
    if (0..8).contains(&row) && (0..8).contains(&col) {
        format!("{square} (row {row}, column {col})")
    } else {
        format!("row {row}, column {col}, which is off the board")
    }
}

/// Reports name at most this many squares of a list; of a longer list they give the length.
const MANY: usize = 24;

/// How a call ended, as the rest of a sentence whose subject is code: `returned legal`, `panicked at …`.
pub fn ending(ending: &Ending, language: Language) -> String {
    let Language::English = language;
    match ending {
        Ending::Answered(Value::Screen(_)) => "drew another picture".to_owned(),
        Ending::Answered(Value::Board(Some(_)) | Value::Walled(_)) => {
            "returned another board".to_owned()
        }
        Ending::Answered(Value::Moves(moves)) if moves.len() > MANY => {
            format!("returned {} squares", moves.len())
        }
        Ending::Answered(Value::Squares(squares)) if squares.len() > MANY => {
            format!("returned {} discs", squares.len())
        }
        Ending::Answered(answer) => format!("returned {}", value(answer, language)),
        _ => no_answer(ending, language),
    }
}

/// As [`ending`], for calls that returned nothing; empty for the others. Pages that only show yes or no use
/// this one, so that their module stays small.
pub fn no_answer(ending: &Ending, language: Language) -> String {
    let Language::English = language;
    match ending {
        Ending::Answered(_) => String::new(),
        Ending::Panicked { message, .. } => match (ending.is_todo(), panic_place(ending)) {
            (true, Some(place)) => format!("still contains todo!() at {place}"),
            (true, None) => "still contains todo!()".to_owned(),
            (false, Some(place)) => format!("panicked at {place}: {}", first_line(message)),
            (false, None) if is_in_the_course(ending) => {
                format!(
                    "panicked in a function that it called: {}",
                    first_line(message)
                )
            }
            (false, None) => format!("panicked: {}", first_line(message)),
        },
        Ending::Hung => "never returned: it's in an endless loop".to_owned(),
        Ending::Died(how) => format!("crashed ({how})"),
        Ending::NotAsked => {
            "wasn't called, because too many earlier calls hung or crashed".to_owned()
        }
    }
}

/// How a call ended, as whole sentences. `who` is the code: `Your code`, or the name of a function.
pub(super) fn ended(who: &str, ending: &Ending, language: Language) -> String {
    let Language::English = language;
    match ending {
        Ending::Answered(Value::Screen(_)) => format!("{who} drew another picture."),
        Ending::Answered(Value::Board(Some(_)) | Value::Walled(_)) => {
            format!("{who} returned another board.")
        }
        Ending::Answered(Value::Moves(moves)) if moves.len() > MANY => {
            format!("{who} returned {} squares.", moves.len())
        }
        Ending::Answered(Value::Squares(squares)) if squares.len() > MANY => {
            format!("{who} returned {} discs.", squares.len())
        }
        Ending::Answered(answer) => format!("{who} returned: {}.", value(answer, language)),
        Ending::Panicked { message, .. } => match (ending.is_todo(), panic_place(ending)) {
            (true, Some(place)) => format!("{who} still contains todo!() at {place}."),
            (true, None) => format!("{who} still contains todo!()."),
            (false, Some(place)) => format!("{who} panicked at {place}: {}.", first_line(message)),
            (false, None) if is_in_the_course(ending) => format!(
                "{who} panicked in a function that it called: {}.",
                first_line(message)
            ),
            (false, None) => format!("{who} panicked: {}.", first_line(message)),
        },
        Ending::Hung => format!("{who} never returned: it's in an endless loop."),
        Ending::Died(how) => format!("{who} crashed ({how})."),
        Ending::NotAsked => {
            "We didn't run this call, because too many earlier calls hung or crashed.".to_owned()
        }
    }
}

/// The line of the learner's file in which a call panicked.
fn panic_place(ending: &Ending) -> Option<&str> {
    match ending {
        Ending::Panicked { location, .. } if !is_in_the_course(ending) => location.as_deref(),
        _ => None,
    }
}

/// Whether a call panicked inside the course's own code. Then its location doesn't help the learner.
fn is_in_the_course(ending: &Ending) -> bool {
    let Ending::Panicked { location, .. } = ending else {
        return false;
    };
    let mut folders = location.iter().flat_map(|location| location.split('/'));
    folders.any(|folder| folder == "steps")
}

fn first_line(message: &str) -> &str {
    let line = message.lines().next().unwrap_or_default();
    line.trim_end().trim_end_matches('.')
}

/// What to do after a call that ended without an answer.
pub fn advice(call: &Call, ending: &Ending, language: Language) -> Option<&'static str> {
    let Language::English = language;
    match ending {
        Ending::Answered(_) | Ending::NotAsked => None,
        Ending::Panicked { .. } if ending.is_todo() => Some(call.about().todo_advice(language)),
        Ending::Panicked { message, .. }
            if message.starts_with("read row ") && call.square().is_none() =>
        {
            Some(
                "Ask yourself: Which numbers are in your range, and how many rows does the board have?",
            )
        }
        Ending::Panicked { message, .. } if message.starts_with("a board of side ") => {
            Some("Ask yourself: Which sizes can a board have? The wall around it doesn't count.")
        }
        Ending::Panicked { message, .. } if message.starts_with("read row ") => Some(
            "Ask yourself: Does your code check that a square is on the board before it reads the cell?",
        ),
        Ending::Panicked { message, .. } if message.starts_with("wrote to row ") => {
            Some("Ask yourself: Which square does that line write to, and is it on the board?")
        }
        Ending::Panicked { message, .. } if message.starts_with("went to spot ") => Some(
            "Ask yourself: Where does that index come from? board.width() is the number of spots in a row.",
        ),
        Ending::Panicked { message, .. } if message.starts_with("went to cell ") => Some(
            "Ask yourself: Which index does that line compute here, and does the list have that index?",
        ),
        Ending::Panicked { message, .. } if message.contains("negate with overflow") => Some(
            "Ask yourself: Where does your code start with i32::MIN? It can't be negated, but -i32::MAX can.",
        ),
        Ending::Panicked { message, .. }
            if message.contains("shift left with overflow")
                || message.contains("shift right with overflow") =>
        {
            Some(
                "Ask yourself: How far does this line shift? The distance must be at least 0 and less than the number of bits. How many bits does a plain `1` have?",
            )
        }
        Ending::Panicked { message, .. }
            if message.contains("divide by zero") || message.contains("divisor of zero") =>
        {
            Some("Ask yourself: What does that line divide by, and when is it 0?")
        }
        Ending::Panicked { message, .. } if message.contains("with overflow") => Some(
            "Ask yourself: Which numbers does that line use here, and can their type hold the result?",
        ),
        Ending::Panicked { message, .. }
            if message.contains("out of bounds") || message.contains("out of range") =>
        {
            Some(
                "Ask yourself: How long is that list or string, and which index does the line use? Indexes start at 0.",
            )
        }
        Ending::Panicked { message, .. } if message.contains("byte index") => Some(
            "Ask yourself: Can a character take more than one byte? That line slices by bytes. Use chars() instead.",
        ),
        Ending::Panicked { message, .. } if message.contains("`None` value") => Some(
            "Ask yourself: Where does that None come from, and what should your function return then?",
        ),
        Ending::Panicked { .. } => {
            Some("Ask yourself: Which value does that line get here that your code didn't expect?")
        }
        Ending::Hung if call.about().calls_itself() => Some(
            "Ask yourself: Which call repeats with the same depth or the same board? What changes in each iteration of a loop?",
        ),
        Ending::Hung => {
            Some("Ask yourself: What changes in each iteration of the loop, and what ends it?")
        }
        Ending::Died(how) if how.starts_with("endless recursion") => {
            Some("Ask yourself: What makes your function stop calling itself?")
        }
        Ending::Died(_) => Some(
            "Ask yourself: What grows in each iteration of the loop, or what ends the program?",
        ),
    }
}

/// The side to move after an action.
pub(crate) fn to_move(view: &GameView, language: Language) -> String {
    match view.to_move {
        Some(player) => format!("{} to move", disc(player, language)),
        None => "over".to_owned(),
    }
}
