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

use std::fmt::Write;

use steps::{Square, escape, flips_at, legal_moves};

use super::fence::{Fault, Fence};
use super::figure::{Page, position_svg};
use super::position::{Figure, read_figure};
use checks::Language;

const KINDS: [&str; 3] = ["squares", "number", "choice"];

/// One answer to choose from.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Choice {
    is_right: bool,
    words: String,
    reply: String,
}

/// The figure as HTML without blank lines.
///
/// # Errors
///
/// All faults of the fence.
pub fn quiz_html(fence: &Fence, page: &Page, language: Language) -> Result<String, Vec<Fault>> {
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
    let (choices, board) = split_body(&fence.body);
    let figure = match board.trim() {
        "" => None,
        _ => Some(read_figure(&still(fence, board))?),
    };
    if figure.is_none()
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
    let answer = match (kind, answer, &figure) {
        ("squares", Some(answer), Some(figure)) => squares(answer, figure).map_err(fault)?,
        ("number", Some(answer), _) if answer.parse::<i32>().is_ok() => answer.to_owned(),
        ("choice", None, _) if is_answerable(&choices) => written(&choices),
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
    let mut html = format!(
        "<figure class=\"board-figure quiz\" data-widget=\"quiz\" data-kind=\"{kind}\" data-answer=\"{}\"",
        escape(&answer).replace('\n', "&#10;")
    );
    if let Some(figure) = &figure {
        let (board, player) = (figure.board.letters(), figure.player.letter());
        let _ = write!(html, " data-board=\"{board}\" data-player=\"{player}\"");
        if let Some(square) = figure.square {
            let _ = write!(html, " data-square=\"{square}\"");
        }
    }
    if let Some(id) = fence.parameters.get("id") {
        let _ = write!(html, " id=\"{}\"", escape(id));
    }
    html.push_str(&page.attributes());
    html.push_str(">\n<div class=\"still\">\n");
    if let Some(figure) = &figure {
        html.push_str(&position_svg(figure, language));
    }
    if kind == "choice" {
        let items: String = choices
            .iter()
            .map(|choice| format!("<li>{}</li>", with_code(&choice.words)))
            .collect();
        let _ = writeln!(html, "<ul class=\"quiz-choices\">{items}</ul>");
    }
    let Language::English = language;
    html.push_str("<p>Write down your answer, then open the answer below.</p>\n</div>\n");
    if let Some(caption) = figure.as_ref().and_then(|figure| figure.caption.as_ref()) {
        let _ = writeln!(html, "<figcaption>{}</figcaption>", escape(caption));
    }
    html.push_str("</figure>");
    Ok(html)
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
fn squares(answer: &str, figure: &Figure) -> Result<String, String> {
    let (board, player) = (&figure.board, figure.player);
    let mut squares: Vec<Square> = match (answer, figure.square) {
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

/// The choices for the page's module: a line each with `right` or `wrong`, the words and the reply, between tabs.
fn written(choices: &[Choice]) -> String {
    let lines: Vec<String> = choices
        .iter()
        .map(|choice| {
            let right = if choice.is_right { "right" } else { "wrong" };
            format!("{right}\t{}\t{}", choice.words, choice.reply)
        })
        .collect();
    lines.join("\n")
}

/// Words with `code` as HTML.
fn with_code(words: &str) -> String {
    let parts = words.split('`').enumerate();
    parts
        .map(|(index, part)| match index % 2 {
            0 => escape(part),
            _ => format!("<code>{}</code>", escape(part)),
        })
        .collect()
}
