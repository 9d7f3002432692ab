//! What a board fence says: a position, a question about it, and assertions that the build checks.

use steps::{
    Board, Disc, Square, compass, direction_named, flips_at, legal_moves, parse_board, parse_game,
    start, walk_all,
};

use super::fence::{Fault, Fence};

/// The kinds of board figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A picture that stays a picture.
    Still,
    /// The walk, with its table.
    Walk,
    /// A question to answer before the walk.
    Question,
}

/// The words for [`Kind`] in fences and in the page.
const KINDS: [(&str, Kind); 3] = [
    ("still", Kind::Still),
    ("walk", Kind::Walk),
    ("question", Kind::Question),
];

const KEYS: [&str; 11] = [
    "id",
    "player",
    "square",
    "direction",
    "ask",
    "exercise",
    "caption",
    "legal",
    "turns",
    "stops",
    "winner",
];

/// A board fence that was read and whose assertions hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figure {
    /// How the page shows it.
    pub kind: Kind,
    /// The position.
    pub board: Board,
    /// Who is to move.
    pub player: Disc,
    /// The square under discussion.
    pub square: Option<Square>,
    /// The direction under discussion.
    pub direction: Option<(i32, i32)>,
    /// For a question: the direction that is asked about.
    pub ask: Option<(i32, i32)>,
    /// The name of the figure in links.
    pub id: Option<String>,
    /// The step whose mistakes and learner's code the widget may use.
    pub exercise: Option<String>,
    /// Words below the board.
    pub caption: Option<String>,
}

impl Kind {
    /// The value of `data-widget`.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Still => "still",
            Kind::Walk => "walk",
            Kind::Question => "question",
        }
    }
}

/// Reads a board fence and checks what it asserts.
///
/// # Errors
///
/// Everything that is wrong with it.
pub fn read_figure(fence: &Fence) -> Result<Figure, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut fault = |line: usize, message: String| faults.push(Fault { line, message });
    let parameter = |key: &str| fence.parameters.get(key).map(String::as_str);

    let found = fence.kind.as_deref().unwrap_or_default();
    let kind = KINDS.iter().find(|(word, _)| *word == found);
    if kind.is_none() {
        fault(
            fence.line,
            format!("unknown kind of board `{found}`; the kinds are still, walk and question"),
        );
    }
    for key in fence.parameters.keys() {
        if !KEYS.contains(&key.as_str()) {
            fault(
                fence.line,
                format!("unknown key `{key}`; the keys are {}", KEYS.join(", ")),
            );
        }
    }
    let player = match parameter("player").unwrap_or("black") {
        "black" => Disc::Black,
        "white" => Disc::White,
        other => {
            fault(fence.line, format!("player={other}: it is black or white"));
            Disc::Black
        }
    };
    let mut read_direction = |key: &str| {
        let name = parameter(key)?;
        let direction = direction_named(name);
        if direction.is_none() {
            fault(
                fence.line,
                format!("{key}={name}: the directions are NW N NE W E SW S SE"),
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
                fault(format!("square={name}: the board below has no such square"));
            }
            square
        }
    };
    if let Some(expected) = parameter("legal") {
        let legal: Vec<Square> = legal_moves(&board, player)
            .into_iter()
            .map(|legal| legal.square)
            .collect();
        compare(&mut fault, "legal", expected, &list(&legal));
    }
    if let Some(expected) = parameter("winner") {
        let (black, white) = (board.count(Disc::Black), board.count(Disc::White));
        let over = legal_moves(&board, Disc::Black).is_empty()
            && legal_moves(&board, Disc::White).is_empty();
        let winner = match (over, black.cmp(&white)) {
            (false, _) => "nobody-yet",
            (true, std::cmp::Ordering::Greater) => "black",
            (true, std::cmp::Ordering::Less) => "white",
            (true, std::cmp::Ordering::Equal) => "draw",
        };
        compare(&mut fault, "winner", expected, winner);
    }
    for key in ["turns", "stops"] {
        let Some(expected) = parameter(key) else {
            continue;
        };
        let Some(square) = square else {
            fault(format!(
                "{key}= needs a square: square=c3, or * on the board"
            ));
            continue;
        };
        let actual = if key == "turns" {
            list(&flips_at(&board, square, player))
        } else {
            walk_all(&board, square, player)
                .map(|walk| format!("{}:{}", compass(walk.direction), walk.stop.id()))
                .join(",")
        };
        compare(&mut fault, key, expected, &actual);
    }
    if kind.is_some_and(|(_, kind)| *kind == Kind::Question) && (ask.is_none() || square.is_none())
    {
        fault("a question needs a square and a direction: square=c3 ask=E".to_owned());
    }
    if let Some(step) = parameter("exercise")
        && let Err(error) = checks::find_step(step)
    {
        fault(format!("exercise={step}: {error}"));
    }
    match kind {
        Some((_, kind)) if faults.is_empty() => Ok(Figure {
            kind: *kind,
            board,
            player,
            square,
            direction,
            ask,
            id: parameter("id").map(str::to_owned),
            exercise: parameter("exercise").map(str::to_owned),
            caption: parameter("caption").map(str::to_owned),
        }),
        _ => Err(faults),
    }
}

fn compare(fault: &mut impl FnMut(String), key: &str, expected: &str, actual: &str) {
    if expected != actual {
        fault(format!(
            "the chapter says {key}={expected}, but on this board it is {key}={actual}"
        ));
    }
}

fn list(squares: &[Square]) -> String {
    if squares.is_empty() {
        return "none".to_owned();
    }
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    names.join(",")
}

/// The position in the body: a board, `start`, or `after` and a game.
fn read_body(fence: &Fence) -> Result<(Board, Option<Square>), Fault> {
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
            // The line is told by the fault; what is left of the words begins with the column.
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
