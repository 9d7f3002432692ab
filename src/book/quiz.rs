//! A quiz fence: a question that readers answer in the page. The build computes answers about positions, and checks
//! the fence's other assertions.
//!
//! ````text
//! ```quiz squares answer=legal player=white caption="White to move."
//! after d3
//! ```
//!
//! ```quiz number answer=13
//! ```
//!
//! ```quiz choice
//! [ ] Yes. :: The reply to a reader who chooses this wrong answer.
//! [x] No.
//! ```
//! ````

use scenes::Options;
use scenes::attributes::{Choice, write_choices};
use steps::{Square, flips_at, legal_moves};

use super::board_fence::{BoardFence, read_board};
use super::fence::{Fault, Fence};
use super::figure::{Frame, Page, live_figure};

const KINDS: [&str; 3] = ["squares", "number", "choice"];

/// The figure as HTML without blank lines.
///
/// # Errors
///
/// All faults of the fence.
pub fn quiz_html(fence: &Fence, page: &Page) -> Result<String, Vec<Fault>> {
    let fault = |message: String| {
        vec![Fault {
            line: fence.line,
            message,
        }]
    };
    let kind = fence.kind.as_deref().unwrap_or_default();
    if !KINDS.contains(&kind) {
        return Err(fault(format!(
            "unknown kind of quiz `{kind}`. The kinds are {}",
            KINDS.join(", ")
        )));
    }
    let (choices, body) = split_body(&fence.body);
    let board = match body.trim() {
        "" => None,
        _ => Some(read_board(&still(fence, body))?),
    };
    if board.is_none()
        && fence
            .parameters
            .keys()
            .any(|key| key != "answer" && key != "id")
    {
        return Err(fault(
            "without a board, a quiz has only the keys answer and id".to_owned(),
        ));
    }
    let answer = fence.parameters.get("answer").map(String::as_str);
    let answer = match (kind, answer, &board) {
        ("squares", Some(answer), Some(board)) => squares(answer, board).map_err(fault)?,
        ("number", Some(answer), _) if answer.parse::<i32>().is_ok() => answer.to_owned(),
        ("choice", None, _) if is_answerable(&choices) => write_choices(&choices),
        ("squares", ..) => {
            return Err(fault(
                "squares need a board and an answer: write answer=legal, answer=flips, or squares such as answer=c3,d4".to_owned(),
            ));
        }
        ("number", ..) => {
            return Err(fault("number needs an integer: write answer=13".to_owned()));
        }
        _ => {
            return Err(fault(
                "choice needs two or more lines such as `[ ] No.` or `[x] Yes.`, and at least one with [x]"
                    .to_owned(),
            ));
        }
    };
    let mut options = Options::from([("widget", "quiz"), ("kind", kind), ("answer", &answer)]);
    if let Some(board) = &board {
        options = options
            .with("board", board.board.letters())
            .with("player", board.player.letter().to_string());
        if let Some(square) = board.square {
            options = options.with("square", square.to_string());
        }
    }
    let frame = Frame {
        id: fence.parameters.get("id").map(String::as_str),
        caption: board.as_ref().and_then(|board| board.caption.as_deref()),
    };
    live_figure(&options, frame, page).ok_or_else(|| fault("the quiz can't be opened".to_owned()))
}

/// The fence as a still board, which checks its assertions.
fn still(fence: &Fence, board: String) -> Fence {
    let mut still = Fence {
        kind: Some("still".to_owned()),
        body: board,
        ..fence.clone()
    };
    still.parameters.remove("answer");
    still
}

/// The choices of a body, and the rest: the board.
fn split_body(body: &str) -> (Vec<Choice>, String) {
    let mut choices = Vec::new();
    let mut board = String::new();
    for line in body.lines() {
        let right = line.strip_prefix("[x] ");
        match right.or_else(|| line.strip_prefix("[ ] ")) {
            Some(text) => {
                let (words, reply) = text.split_once(" :: ").unwrap_or((text, ""));
                choices.push(Choice {
                    is_right: right.is_some(),
                    words: words.trim().to_owned(),
                    reply: reply.trim().to_owned(),
                });
            }
            None => {
                board.push_str(line);
                board.push('\n');
            }
        }
    }
    (choices, board)
}

fn is_answerable(choices: &[Choice]) -> bool {
    choices.len() >= 2 && choices.iter().any(|choice| choice.is_right)
}

/// The squares of the answer, in scan order and with commas.
fn squares(answer: &str, fence: &BoardFence) -> Result<String, String> {
    let (board, player) = (&fence.board, fence.player);
    let mut squares: Vec<Square> = match (answer, fence.square) {
        ("legal", _) => legal_moves(board, player)
            .into_iter()
            .map(|legal| legal.square)
            .collect(),
        ("flips", Some(square)) => flips_at(board, square, player),
        ("flips", None) => return Err("answer=flips needs a square: write square=c3".to_owned()),
        (list, _) => {
            let squares: Option<Vec<Square>> = list
                .split(',')
                .map(|name| name.parse().ok().filter(|square| board.contains(*square)))
                .collect();
            squares.ok_or(format!(
                "answer={list}: write legal, flips, or squares of the board such as c3,d4"
            ))?
        }
    };
    squares.sort_by_key(|square| (square.row, square.col));
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    Ok(names.join(","))
}
