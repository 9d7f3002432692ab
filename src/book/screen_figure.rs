//! A screen fence: the drawing of the model answers as an inline SVG.
//!
//! ````text
//! ```screen cursor keys="right down" cursor=b2 caption="After two keys"
//! ```
//! ````

use checks::{Language, text};
use steps::{
    Answers, Board, CELL, Disc, Key, Screen, Square, Stage, Window, count, draw_board, draw_discs,
    escape,
};

use super::board_fence::read_body;
use super::fence::{Fault, Fence};

/// The kinds of screens, and the stage of the window on them.
const KINDS: [(&str, Stage); 4] = [
    ("board", Stage::Board),
    ("discs", Stage::Discs),
    ("cursor", Stage::Cursor),
    ("game", Stage::Game),
];

const KEYS: [&str; 4] = ["id", "caption", "keys", "cursor"];

/// The figure as HTML, without blank lines.
///
/// # Errors
///
/// All faults of the fence.
pub fn screen_html(fence: &Fence, language: Language) -> Result<String, Vec<Fault>> {
    let Language::English = language;
    let mut faults = Vec::new();
    let mut fault = |message: String| {
        faults.push(Fault {
            line: fence.line,
            message,
        });
    };
    let parameter = |key: &str| fence.parameters.get(key).map(String::as_str);
    let found = fence.kind.as_deref().unwrap_or_default();
    let kind = KINDS.iter().find(|(word, _)| *word == found);
    if kind.is_none() {
        fault(format!(
            "unknown kind of screen `{found}`. The kinds are board, discs, cursor and game"
        ));
    }
    for key in fence.parameters.keys() {
        if !KEYS.contains(&key.as_str()) {
            fault(format!(
                "unknown key `{key}`. The keys are {}",
                KEYS.join(", ")
            ));
        }
    }
    let stage = kind.map_or(Stage::Board, |(_, stage)| *stage);
    let mut window = Window::setup(Answers::REFERENCE, stage);
    for word in parameter("keys").unwrap_or_default().split_whitespace() {
        match word.parse::<Key>() {
            Ok(key) => window.on_key(key),
            Err(error) => fault(format!("keys: {error}")),
        }
    }
    if let Some(expected) = parameter("cursor")
        && expected != window.cursor().to_string()
    {
        fault(format!(
            "cursor={expected} is false. After these keys it is cursor={}",
            window.cursor()
        ));
    }
    let mut board = *window.board();
    if !fence.body.trim().is_empty() {
        if stage == Stage::Discs {
            match read_body(fence) {
                Ok((read, _)) => board = read,
                Err(fault) => faults.push(fault),
            }
        } else {
            fault("only a screen of discs can have a board".to_owned());
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let mut screen = Screen::for_board();
    if stage == Stage::Discs {
        draw_board(&mut screen);
        draw_discs(&board, &mut screen);
    } else {
        window.render(&mut screen);
    }
    let cursor = matches!(stage, Stage::Cursor | Stage::Game).then(|| window.cursor());
    let svg = screen.svg(&describe(&board, cursor, language));
    let id = parameter("id").map_or(String::new(), |id| format!(" id=\"{}\"", escape(id)));
    let caption = parameter("caption").map_or(String::new(), |caption| {
        format!("<figcaption>{}</figcaption>\n", escape(caption))
    });
    Ok(format!(
        "<figure class=\"screen-figure\" data-widget=\"screen\"{id}>\n{svg}{caption}</figure>"
    ))
}

/// The text alternative of the picture.
fn describe(board: &Board, cursor: Option<Square>, language: Language) -> String {
    let Language::English = language;
    let discs = count(board);
    let mut words = format!(
        "A picture of {} by {} pixels: a green board of 64 cells.",
        8 * CELL,
        8 * CELL
    );
    if discs.black + discs.white > 0 {
        words.push(' ');
        words.push_str(&discs_in_words(board, language));
    }
    if let Some(cursor) = cursor {
        words.push_str(&format!(" A yellow frame on {cursor}."));
    }
    words
}

/// The squares of the discs: `Black: d5, e4. White: d4, e5.`
fn discs_in_words(board: &Board, language: Language) -> String {
    let Language::English = language;
    let side = |disc| {
        let squares: Vec<Square> = board
            .squares()
            .filter(|square| board[*square] == Some(disc))
            .collect();
        let names = if squares.is_empty() {
            "no discs".to_owned()
        } else {
            text::names(&squares)
        };
        format!("{}: {names}.", text::disc(disc, language))
    };
    [Disc::Black, Disc::White].map(side).join(" ")
}
