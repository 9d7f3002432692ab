//! Pictures of answers, for snapshots, for the comparison in `cargo test`, and for reports.

use std::fmt::Write;

use steps::{Board, Square, WalledBoard};

use crate::{Call, Ending, Language, Question, Reply, Step, Value, text};

/// A picture of the replies to one group's questions.
pub fn group_picture(step: &Step, group: usize, replies: &[Reply]) -> String {
    let mut picture = String::new();
    let mut replies = replies.iter();
    let mut expected = step.expected();
    for question in step.questions() {
        let (own, rest) = expected.split_at(question.calls.len());
        expected = rest;
        let answered: Vec<Ending> = question
            .calls
            .iter()
            .zip(own)
            .map(
                |(call, expected)| match replies.next().map(|reply| &reply.ending) {
                    Some(Ending::Answered(value)) => {
                        Ending::Answered(in_order(call, expected, value))
                    }
                    Some(ending) => ending.clone(),
                    None => Ending::NotAsked,
                },
            )
            .collect();
        if question.group == group {
            draw_question(&mut picture, question, &answered);
        }
    }
    picture
}

/// The file name of a group's expected answers, such as `2-all-eight`.
pub fn group_key_name(step: &Step, group: usize) -> String {
    let name = step.groups[group].name.english.replace(' ', "-");
    format!("{}-{name}", group + 1)
}

/// The picture of a group's expected answers.
pub fn group_key(step: &Step, group: usize) -> String {
    let replies: Vec<Reply> = step
        .expected()
        .iter()
        .map(|value| Reply::unread(Ending::Answered(value.clone())))
        .collect();
    group_picture(step, group, &replies)
}

/// Draws the name, then one board if all answers are yes or no. Otherwise it draws one line for each call, with
/// its position. If many calls share the position, it comes first, and again only if an answer shows more.
fn draw_question(picture: &mut String, question: &Question, endings: &[Ending]) {
    let _ = writeln!(picture, "{}", question.name);
    let first = &question.calls[0];
    if let Some(board) = first.board().filter(|_| first.about().is_yes_or_no()) {
        draw_legal_squares(picture, question, board, endings);
        return;
    }
    let shared = shared_board(question);
    picture.push_str(&shared.clone().unwrap_or_default());
    for (call, ending) in question.calls.iter().zip(endings) {
        let asked = text::asked(call, Language::English);
        match ending {
            Ending::Answered(value) => {
                let _ = writeln!(picture, "{asked}: {}", answer_words(call, value));
                let drawn = value_picture(call, value);
                let drawn = drawn.filter(|_| shared.is_none() || says_more(call, value));
                picture.push_str(&drawn.unwrap_or_default());
            }
            _ => {
                let _ = writeln!(picture, "{asked}: {}", ending_word(ending));
            }
        }
    }
    picture.push('\n');
}

/// The position of a question with many calls. If all calls have the same square, it's marked with `?`.
fn shared_board(question: &Question) -> Option<String> {
    let [first, second, ..] = question.calls.as_slice() else {
        return None;
    };
    let square = first.square().filter(|_| first.square() == second.square());
    let sign = |here| (square == Some(here)).then_some('?');
    first.board().map(|board| board.draw(sign))
}

/// Whether the picture of an answer shows more than the position itself.
fn says_more(call: &Call, value: &Value) -> bool {
    let Some(board) = call.board() else {
        return true;
    };
    match value {
        Value::Squares(squares) => !squares.is_empty(),
        Value::Board(after) => after.is_some_and(|after| after != *board),
        Value::Turned { board: after, .. } => *after != WalledBoard::from(board),
        Value::Played { board: after, .. } => after != board,
        _ => true,
    }
}

/// Draws one board with `+` on every square that the answers call legal.
fn draw_legal_squares(
    picture: &mut String,
    question: &Question,
    board: &Board,
    endings: &[Ending],
) {
    let ending_at = |asked: Square| {
        let mut calls = question.calls.iter();
        let index = calls.position(|call| call.square() == Some(asked))?;
        Some(&endings[index])
    };
    let (calls, first) = (&question.calls, &question.calls[0]);
    let asked = match (calls.len(), first.square(), first.player()) {
        (1, Some(square), Some(player)) => {
            format!("{player:?} at {square}: {}", ending_word(&endings[0]))
        }
        (_, _, player) => format!("{:?} at every square", player.unwrap_or(steps::Disc::Black)),
    };
    let board = board.draw(|square| match ending_at(square)? {
        Ending::Answered(Value::Bool(true)) => Some('+'),
        Ending::Answered(_) => (calls.len() == 1 && board[square].is_none()).then_some('?'),
        _ => Some('!'),
    });
    let _ = writeln!(picture, "{asked}\n{board}");
}

/// An answer in its comparable form; a drawing stays as it is.
fn in_order(call: &Call, expected: &Value, value: &Value) -> Value {
    match value {
        Value::Screen(_) => value.clone(),
        _ => call.comparable(expected, value),
    }
}

fn answer_words(call: &Call, value: &Value) -> String {
    if let Some(words) = call.about().words_in_snapshot(value) {
        return words;
    }
    match value {
        Value::Moves(moves) if !moves.is_empty() => {
            let moves: Vec<String> = moves
                .iter()
                .map(|one| format!("{} flips {}", one.square, text::names(&one.flips)))
                .collect();
            moves.join("; ")
        }
        Value::Board(Some(_)) | Value::Walled(_) => "a board".to_owned(),
        Value::Screen(_) => "a picture".to_owned(),
        Value::Search { placed, .. } if placed.count > 0 => {
            let found = text::value(value, Language::English);
            format!("{found}, after too many positions")
        }
        _ => text::value(value, Language::English),
    }
}

fn ending_word(ending: &Ending) -> &'static str {
    match ending {
        Ending::Answered(Value::Bool(true)) => "legal",
        Ending::Answered(_) => "not legal",
        Ending::Panicked { .. } => "a panic",
        Ending::Hung => "an endless loop",
        Ending::Died(_) => "a crash",
        Ending::NotAsked => "not asked",
    }
}

/// A board that shows an answer, or the picture itself. `None` if words are enough.
pub(crate) fn value_picture(call: &Call, value: &Value) -> Option<String> {
    if let Some(picture) = call.about().picture(value, Language::English) {
        return Some(picture);
    }
    let marked = |squares: &[Square]| {
        let board = call.board()?;
        Some(board.draw(|square| {
            if squares.contains(&square) {
                Some('+')
            } else if call.square() == Some(square) && board[square].is_none() {
                Some('?')
            } else {
                None
            }
        }))
    };
    match value {
        Value::Squares(squares) => marked(squares),
        Value::Moves(moves) => {
            let squares: Vec<Square> = moves.iter().map(|one| one.square).collect();
            marked(&squares)
        }
        Value::Numbers(indices) => {
            let walled = WalledBoard::from(call.board()?);
            let squares: Vec<Square> = indices
                .iter()
                .map(|index| walled.square_at(*index))
                .collect();
            marked(&squares)
        }
        Value::Board(Some(board)) | Value::Played { board, .. } => Some(board.to_string()),
        Value::Walled(board) | Value::Turned { board, .. } => Some(board.to_string()),
        Value::Screen(screen) => Some(draw_visible(&call.about().visible(screen))),
        Value::Bits(bits) if call.board().is_some() => marked(&steps::squares_of(*bits)),
        Value::Bits(bits) => Some(text::bits::drawn(*bits)),
        Value::Turn(_) | Value::Count(_) | Value::Outcome(_) | Value::Board(None) => {
            call.board().map(Board::to_string)
        }
        _ => None,
    }
}

/// The visible content of each cell, with letters and numbers around it.
fn draw_visible(visible: &str) -> String {
    let signs: Vec<char> = visible.chars().collect();
    let empty = Board::empty(8);
    empty.draw(|square| signs.get((square.row * 8 + square.col) as usize).copied())
}

/// Pictures next to each other, each with a heading.
pub(crate) fn side_by_side(pictures: &[(&str, &str)]) -> String {
    const GAP: usize = 4;
    let width = |picture: &str| picture.lines().map(|line| line.chars().count()).max();
    let height = pictures.iter().map(|(_, picture)| picture.lines().count());
    let mut text = String::new();
    for row in 0..=height.max().unwrap_or(0) {
        let mut line = String::new();
        for (heading, picture) in pictures {
            let width = width(picture).unwrap_or(0).max(heading.len()) + GAP;
            let part = match row {
                0 => heading,
                _ => picture.lines().nth(row - 1).unwrap_or_default(),
            };
            let _ = write!(line, "{part:width$}");
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
