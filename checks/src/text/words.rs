//! Calls, answers and endings in words.

use steps::{Disc, Played, Square, WalledBoard, compass};

use super::walks::{disc, names};
use crate::{Call, Ending, Language, Value};

/// What is asked, such as `flips_at(c3, Black)`; the board and the screen are not named.
pub fn asked(call: &Call, language: Language) -> String {
    let Language::English = language;
    let function = call.function();
    match call {
        Call::IsValidMove { square, player, .. } => {
            format!("{} at {square}", disc(*player, language))
        }
        Call::DrawBoard
        | Call::Start
        | Call::DrawDiscs { .. }
        | Call::Count { .. }
        | Call::Outcome { .. }
        | Call::WalledStart => format!("{function}()"),
        Call::ParseSquare { text } => format!("{function}({text:?})"),
        Call::SquareName { square } => {
            format!("{function}(row {}, column {})", square.row, square.col)
        }
        Call::MoveCursor { cursor, key } => format!("{function}({cursor}, {key:?})"),
        Call::FlipsInDirection {
            square,
            direction,
            player,
            ..
        } => format!("{function}({square}, {}, {player:?})", compass(*direction)),
        Call::FlipsAt { square, player, .. } | Call::Place { square, player, .. } => {
            format!("{function}({square}, {player:?})")
        }
        Call::LegalMoves { player, .. } | Call::WalledMoves { player, .. } => {
            format!("{function}({player:?})")
        }
        Call::NextTurn { just_moved, .. } => format!("{function}({just_moved:?})"),
        Call::CountOrTurn {
            board,
            index,
            player,
            turn,
        } => {
            let square = WalledBoard::from(board).square_at(*index);
            format!("{function}({index} which is {square}, {player:?}, {turn})")
        }
        Call::FlatIndex { size, x, y } => format!("{function}({size}, {x}, {y})"),
        Call::TurnedByPattern { behind, player } => {
            format!("{function}({behind:?}, {player:?})")
        }
        Call::PlayOnLines { square, player, .. } => {
            let Square { row, col } = square;
            format!("{function}({col}, {row} which is {square}, {player:?})")
        }
        Call::Show { step, .. } => format!("{function}({step})"),
    }
}

/// An answer in words. Pictures and positions are only named.
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
    }
}

/// A square with its numbers: who mixes up rows and columns sees it here.
fn place(square: Square) -> String {
    let Square { row, col } = square;
    if (0..8).contains(&row) && (0..8).contains(&col) {
        format!("{square} (row {row}, column {col})")
    } else {
        format!("row {row}, column {col}, which is off the board")
    }
}

/// A list of more squares than this is not read out.
const MANY: usize = 24;

/// What came back, in words that follow `yours`, such as `says legal` or `panics at src/lib.rs:31: …`.
pub fn ending(ending: &Ending, language: Language) -> String {
    let Language::English = language;
    match ending {
        Ending::Answered(Value::Screen(_)) => "draws another".to_owned(),
        Ending::Answered(Value::Board(Some(_)) | Value::Walled(_)) => "gives another".to_owned(),
        Ending::Answered(Value::Moves(moves)) if moves.len() > MANY => {
            format!("says {} squares", moves.len())
        }
        Ending::Answered(Value::Squares(squares)) if squares.len() > MANY => {
            format!("says {} discs", squares.len())
        }
        Ending::Answered(answer) => format!("says {}", value(answer, language)),
        Ending::Panicked { message, location } => {
            let place = match location {
                // Where the rules panic that were called, their place helps nobody.
                Some(location) if location.contains("steps/src/") => {
                    " inside of what it called".to_owned()
                }
                Some(location) => format!(" at {location}"),
                None => String::new(),
            };
            if ending.is_todo() {
                format!("still says todo!(){place}")
            } else {
                let words = message.lines().next().unwrap_or_default().trim_end();
                format!("panics{place}: {words}")
            }
        }
        Ending::Hung => "never comes back: an endless loop".to_owned(),
        Ending::Died(how) => format!("does not survive: {how}"),
        Ending::NotAsked => "was not asked: too many calls before it hung or died".to_owned(),
    }
}

/// What to try after a call that ended without an answer.
pub fn advice(call: &Call, ending: &Ending, language: Language) -> Option<&'static str> {
    let Language::English = language;
    match ending {
        Ending::Answered(_) | Ending::NotAsked => None,
        Ending::Panicked { .. } if ending.is_todo() => {
            Some("Write this branch too: todo!() stands for code that is still to come.")
        }
        Ending::Panicked { message, .. }
            if message.starts_with("read row ") && call.square().is_none() =>
        {
            Some("Ask: Which numbers does your range give, and how many rows does the board have?")
        }
        Ending::Panicked { message, .. } if message.starts_with("a board of side ") => Some(
            "Ask: Which sides can a board have? With a wall around it, the side still counts the cells.",
        ),
        Ending::Panicked { message, .. } if message.starts_with("read row ") => {
            Some("Ask: Is every square checked to be on the board before its cell is read?")
        }
        Ending::Panicked { message, .. } if message.starts_with("wrote to row ") => {
            Some("Ask: Which square does that line write to, and is it on the board?")
        }
        Ending::Panicked { message, .. } if message.starts_with("went to spot ") => Some(
            "Ask: Where does the number of that spot come from: from a step, or from the index that was handed over? board.width() says how many spots stand in a row.",
        ),
        Ending::Panicked { message, .. } if message.starts_with("went to cell ") => Some(
            "Ask: Which index does that line work out here, and does the list have such a cell?",
        ),
        Ending::Panicked { message, .. } if message.contains("with overflow") => Some(
            "Ask: Which numbers does that line work with here, and can their type hold the result?",
        ),
        Ending::Panicked { message, .. }
            if message.contains("out of bounds") || message.contains("out of range") =>
        {
            Some(
                "Ask: How many places does that list or text have, and which one does the line ask for? They count from 0.",
            )
        }
        Ending::Panicked { message, .. } if message.contains("byte index") => Some(
            "Ask: A text is cut there by bytes. Can a letter take more than one byte? chars() knows.",
        ),
        Ending::Panicked { message, .. } if message.contains("`None` value") => {
            Some("Ask: Where does that None come from, and what should the function answer then?")
        }
        Ending::Panicked { .. } => {
            Some("Ask: Which value does that line meet here that it did not count on?")
        }
        Ending::Hung => Some("Ask: What changes with every turn of the loop, and what ends it?"),
        Ending::Died(how) if how.starts_with("endless recursion") => {
            Some("Ask: What makes the function stop calling itself?")
        }
        Ending::Died(_) => {
            Some("Ask: What grows with every turn of the loop, or ends the program?")
        }
    }
}
