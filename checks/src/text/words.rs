//! Calls, answers and endings in words.

#[cfg(feature = "questions")]
use steps::ActionAnswer;
use steps::{Action, Disc, GameView, Played, Square, WalledBoard, compass, squares_of};

use super::walks::{disc, names};
use crate::{Call, Draws, Ending, Language, Value};

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
        Call::RandomMove { player, draws, .. } => match draws {
            Draws::Spread(count) => {
                format!(
                    "{function}(the moves of {player:?}), with {count} numbers spread evenly from 0 to 1"
                )
            }
            Draws::Lowest => format!("{function}(the moves of {player:?}), with the number 0.0"),
            Draws::Highest => {
                format!("{function}(the moves of {player:?}), with the highest number below 1")
            }
        },
        Call::Evaluate { player, .. }
        | Call::GreedyMove { player, .. }
        | Call::FinalScore { player, .. }
        | Call::Solve { player, .. } => format!("{function}({player:?})"),
        Call::Minimax { player, depth, .. } => format!("{function}({player:?}, depth {depth})"),
        Call::AlphaBeta {
            player,
            depth,
            alpha,
            beta,
            ..
        } if *alpha == -i32::MAX && *beta == i32::MAX => {
            format!("{function}({player:?}, depth {depth}, with the full window)")
        }
        Call::AlphaBeta {
            player,
            depth,
            alpha,
            beta,
            ..
        } => format!("{function}({player:?}, depth {depth}, alpha {alpha}, beta {beta})"),
        Call::CandidateScores { player, plies, .. } => format!("{function}({player:?}, {plies})"),
        Call::Heat { scores } => format!("{function}(&{scores:?})"),
        Call::DrawPanel { to_move, .. } => match to_move {
            Some(player) => format!("{function}() with {player:?} to move"),
            None => format!("{function}() with the game over"),
        },
        Call::PlayGame { human, actions } => {
            let words: Vec<String> = actions.iter().map(action).collect();
            match words.len() {
                0 => format!("Game::new({human:?})"),
                1..=3 => format!("Game::new({human:?}), then {}", words.join(", ")),
                count => format!("Game::new({human:?}), then {count} actions"),
            }
        }
        Call::BitOf { square } => format!("{function}({square})"),
        Call::Shifted { bits, direction } => {
            format!("{function}({bits:#x}, {})", compass(*direction))
        }
        Call::BitMoves { player, .. } => format!("{function}({player:?})"),
        Call::BitFlips { square, player, .. } => format!("{function}({square}, {player:?})"),
        Call::Perft { player, depth, .. } => format!("{function}({player:?}, {depth})"),
        Call::SolveBetween {
            player,
            alpha,
            beta,
            ..
        } => format!("{function}({player:?}, alpha {alpha}, beta {beta})"),
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
            Some(view) => format!("{} in the end", on_turn(view, language)),
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
        _ => no_answer(ending, language),
    }
}

/// As [`ending`], where no answer came back. A page that only asks yes or no needs no more.
pub fn no_answer(ending: &Ending, language: Language) -> String {
    let Language::English = language;
    match ending {
        Ending::Answered(_) => String::new(),
        Ending::Panicked { message, location } => {
            let place = match location {
                // Where the rules panic that were called, their place helps nobody.
                Some(location) if location.split('/').any(|folder| folder == "steps") => {
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

/// Whether the function of a call looks ahead by calling itself.
pub(super) fn looks_ahead(call: &Call) -> bool {
    matches!(
        call,
        Call::Minimax { .. }
            | Call::AlphaBeta { .. }
            | Call::Perft { .. }
            | Call::Solve { .. }
            | Call::SolveBetween { .. }
    )
}

/// The method of `Game` that still says `todo!()`, known by the words that it came with.
#[cfg(feature = "questions")]
pub(super) fn method_to_write(ending: &Ending) -> Option<&'static str> {
    let Ending::Panicked { message, .. } = ending else {
        return None;
    };
    let words = message.strip_prefix("not yet implemented: ")?;
    let methods = [
        ("begin a game in which", "new"),
        ("play ", "play"),
        ("take back ", "undo"),
        ("start over ", "restart"),
        ("write down ", "record"),
    ];
    methods
        .into_iter()
        .find(|(beginning, _)| words.starts_with(beginning))
        .map(|(_, method)| method)
}

/// What to try after a call that ended without an answer.
pub fn advice(call: &Call, ending: &Ending, language: Language) -> Option<&'static str> {
    let Language::English = language;
    match ending {
        Ending::Answered(_) | Ending::NotAsked => None,
        Ending::Panicked { .. } if ending.is_todo() && matches!(call, Call::PlayGame { .. }) => {
            Some("Write this method too: todo!() stands for code that is still to come.")
        }
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
        Ending::Panicked { message, .. } if message.contains("negate with overflow") => Some(
            "Ask: One i32 has no counterpart: i32::MIN. Where does your code begin with it? -i32::MAX can be negated.",
        ),
        Ending::Panicked { message, .. }
            if message.contains("shift left with overflow")
                || message.contains("shift right with overflow") =>
        {
            Some(
                "Ask: By how many places is shifted here? It may not be negative, and not be as many as the number has bits. How many has a 1 without a type?",
            )
        }
        Ending::Panicked { message, .. }
            if message.contains("divide by zero") || message.contains("divisor of zero") =>
        {
            Some("Ask: What is divided by here, and when is it 0?")
        }
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
        Ending::Hung if looks_ahead(call) => Some(
            "Ask: Which call is made again with the same depth, or on the same board? What changes with every turn of a loop?",
        ),
        Ending::Hung => Some("Ask: What changes with every turn of the loop, and what ends it?"),
        Ending::Died(how) if how.starts_with("endless recursion") => {
            Some("Ask: What makes the function stop calling itself?")
        }
        Ending::Died(_) => {
            Some("Ask: What grows with every turn of the loop, or ends the program?")
        }
    }
}

/// An action as the learner would write it.
pub(super) fn action(action: &Action) -> String {
    match action {
        Action::Play(square) => format!("play({square})"),
        Action::Undo => "undo()".to_owned(),
        Action::Restart => "restart()".to_owned(),
    }
}

/// What an action answered, as Rust writes it.
#[cfg(feature = "questions")]
pub(super) fn answer_of(view: &GameView) -> String {
    match view.answer {
        ActionAnswer::Begun => "a new game".to_owned(),
        ActionAnswer::Undone(undone) => undone.to_string(),
        ActionAnswer::Played(played) => format!("{played:?}"),
    }
}

/// Whose turn it is after an action.
pub(super) fn on_turn(view: &GameView, language: Language) -> String {
    match view.to_move {
        Some(player) => format!("{} to move", disc(player, language)),
        None => "over".to_owned(),
    }
}
