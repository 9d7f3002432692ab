//! Reads a board fence: a position, a question about it, and assertions that the build checks.

use steps::{Board, Disc, Square, direction_named, is_valid_move, parse_board, parse_game, start};

use super::assertion::{ASSERTIONS, false_assertions};
use super::fence::{Fault, Fence};

/// The kinds of board figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardKind {
    /// A picture.
    Still,
    /// The walk, with its table.
    Walk,
    /// A question before the walk.
    Question,
    /// Two pictures: before a move and after it.
    Move,
    /// A move as an animation, or two pictures for readers without motion.
    Capture,
    /// Any call of the step's functions, with the model answer and other code beside each other.
    Ask,
}

/// The words for [`BoardKind`] in fences and in the page's `data-widget`.
const KINDS: [(&str, BoardKind); 6] = [
    ("still", BoardKind::Still),
    ("walk", BoardKind::Walk),
    ("question", BoardKind::Question),
    ("move", BoardKind::Move),
    ("capture", BoardKind::Capture),
    ("ask", BoardKind::Ask),
];

/// The keys for the contents of a figure.
const KEYS: [&str; 8] = [
    "id",
    "player",
    "square",
    "direction",
    "ask",
    "exercise",
    "caption",
    "dots",
];

/// A board fence whose assertions hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardFence {
    /// The kind of figure.
    pub kind: BoardKind,
    /// The position.
    pub board: Board,
    /// The side to move.
    pub player: Disc,
    /// The chosen square.
    pub square: Option<Square>,
    /// The chosen direction.
    pub direction: Option<(i32, i32)>,
    /// For a question: its direction.
    pub ask: Option<(i32, i32)>,
    /// The name of the figure in links.
    pub id: Option<String>,
    /// The step whose known mistakes and learner's code the figure can run.
    pub exercise: Option<String>,
    /// Words below the board.
    pub caption: Option<String>,
    /// Whether the picture has a dot on each legal square.
    pub has_dots: bool,
}

impl BoardKind {
    /// The value of `data-widget`.
    pub fn word(self) -> &'static str {
        let known = KINDS.iter().find(|(_, kind)| *kind == self);
        known.map_or("", |(word, _)| word)
    }
}

/// Reads a board fence and checks what it asserts.
///
/// # Errors
///
/// All faults of the fence.
pub fn read_board(fence: &Fence) -> Result<BoardFence, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut fault = |line: usize, message: String| faults.push(Fault { line, message });
    let parameter = |key: &str| fence.parameters.get(key).map(String::as_str);

    let found = fence.kind.as_deref().unwrap_or_default();
    let kind = KINDS.iter().find(|(word, _)| *word == found);
    if kind.is_none() {
        fault(
            fence.line,
            format!(
                "unknown kind of board `{found}`. The kinds are still, walk, question, move, capture and ask"
            ),
        );
    }
    for key in fence.parameters.keys() {
        if !KEYS.contains(&key.as_str()) && !ASSERTIONS.contains(&key.as_str()) {
            fault(
                fence.line,
                format!(
                    "unknown key `{key}`. The keys are {}, {}",
                    KEYS.join(", "),
                    ASSERTIONS.join(", ")
                ),
            );
        }
    }
    let player = match parameter("player").unwrap_or("black") {
        "black" => Disc::Black,
        "white" => Disc::White,
        other => {
            fault(
                fence.line,
                format!("player={other}: write player=black or player=white"),
            );
            Disc::Black
        }
    };
    let mut read_direction = |key: &str| {
        let name = parameter(key)?;
        let direction = direction_named(name);
        if direction.is_none() {
            fault(
                fence.line,
                format!("unknown direction {key}={name}. The directions are NW N NE W E SW S SE"),
            );
        }
        direction
    };
    let direction = read_direction("direction");
    let ask = read_direction("ask");
    let (board, marked) = match read_body(fence) {
        Ok(position) => position,
        Err(body_fault) => {
            faults.push(body_fault);
            return Err(faults);
        }
    };
    let mut fault = |message: String| {
        faults.push(Fault {
            line: fence.line,
            message,
        })
    };
    let square = match parameter("square") {
        None => marked,
        Some(name) => {
            let square = name
                .parse()
                .ok()
                .filter(|square: &Square| board.contains(*square));
            if square.is_none() {
                fault(format!("square={name}: the board has no such square"));
            }
            square
        }
    };
    for message in false_assertions(fence, &board, player, square) {
        fault(message);
    }
    if kind.is_some_and(|(_, kind)| matches!(kind, BoardKind::Move | BoardKind::Capture))
        && !square.is_some_and(|square| is_valid_move(&board, square, player))
    {
        fault(
            "this kind needs the square of a legal move: write square=c3, or * on the board"
                .to_owned(),
        );
    }
    if kind.is_some_and(|(_, kind)| *kind == BoardKind::Question)
        && (ask.is_none() || square.is_none())
    {
        fault("a question needs a square and a direction: write square=c3 ask=E".to_owned());
    }
    if kind.is_some_and(|(_, kind)| *kind == BoardKind::Ask)
        && (parameter("exercise").is_none() || square.is_none())
    {
        fault("ask needs a step and a square: write exercise=05 square=c3".to_owned());
    }
    if let Some(dots) = parameter("dots").filter(|dots| *dots != "legal") {
        fault(format!("dots={dots}: write dots=legal, or leave it out"));
    }
    if let Some(step) = parameter("exercise")
        && let Err(error) = checks::find_step(step)
    {
        fault(format!("exercise={step}: {error}"));
    }
    match kind {
        Some((_, kind)) if faults.is_empty() => Ok(BoardFence {
            kind: *kind,
            board,
            player,
            square,
            direction,
            ask,
            id: parameter("id").map(str::to_owned),
            exercise: parameter("exercise").map(str::to_owned),
            caption: parameter("caption").map(str::to_owned),
            has_dots: *kind == BoardKind::Walk || parameter("dots") == Some("legal"),
        }),
        _ => Err(faults),
    }
}

/// The position in the body: a board, `start`, or `after` and a game.
pub(super) fn read_body(fence: &Fence) -> Result<(Board, Option<Square>), Fault> {
    let body = fence.body.trim();
    if body == "start" {
        return Ok((start(), None));
    }
    if let Some(game) = body.strip_prefix("after ") {
        return match parse_game(game) {
            Ok(game) => Ok((game.board, None)),
            Err(error) => Err(Fault {
                line: fence.line + 1,
                message: error.to_string(),
            }),
        };
    }
    match parse_board(&fence.body) {
        Ok(text) => Ok((text.board, text.marked)),
        Err(error) => {
            let words = error.to_string();
            // The fault has the line already, so keep only the words from the column on.
            let message = words
                .split_once(", ")
                .map_or(words.as_str(), |(_, rest)| rest);
            Err(Fault {
                line: fence.line + error.line,
                message: message.to_owned(),
            })
        }
    }
}
