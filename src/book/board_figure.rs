//! A board fence as HTML: a picture, a move, or a figure that comes alive.

use checks::{Language, Mistake, Step, find_step, mistake_number, text};
use scenes::attributes::{KnownMistake, write_mistakes};
use scenes::board::{Look, board, cell_node, grid_of};
use scenes::text::board_label;
use scenes::{Node, Options, el};
use steps::{Square, compass, flips_at, is_valid_move, place};

use super::board_fence::{BoardFence, BoardKind};
use super::figure::{Frame, Page, figure, live_figure};

/// The figure as HTML without blank lines.
pub fn board_html(fence: &BoardFence, page: &Page, language: Language) -> String {
    let frame = Frame {
        id: fence.id.as_deref(),
        caption: fence.caption.as_deref(),
    };
    match fence.kind {
        BoardKind::Walk | BoardKind::Question | BoardKind::Ask => {
            live_figure(&options(fence, language), frame, page).unwrap_or_default()
        }
        BoardKind::Still | BoardKind::Move | BoardKind::Capture => {
            let attributes = format!(" data-widget=\"{}\"", fence.kind.word());
            let picture = picture(fence, language).still_html();
            let still = format!("<div class=\"still live\">{picture}</div>\n");
            figure(&attributes, &still, frame)
        }
    }
}

/// The options that open the live form.
fn options(fence: &BoardFence, language: Language) -> Options {
    let mut options = Options::from([
        ("widget", fence.kind.word()),
        ("board", &fence.board.letters()),
        ("player", &fence.player.letter().to_string()),
    ]);
    if let Some(square) = fence.square {
        options = options.with("square", square.to_string());
    }
    if let Some(direction) = fence.direction {
        options = options.with("direction", compass(direction));
    }
    if let Some(ask) = fence.ask {
        options = options.with("ask", compass(ask));
    }
    if let Some(Ok(step)) = fence.exercise.as_deref().map(find_step) {
        let is_ask = fence.kind == BoardKind::Ask;
        let mistakes = mistakes_of(step, !is_ask, language);
        options = options.with("exercise", step.id).with("mistakes", mistakes);
        if is_ask {
            options = options.with("functions", step.functions.join(" "));
        }
    }
    options
}

/// The step's mistakes for a figure's `data-mistakes`.
pub fn mistakes_of(step: &Step, with_symptoms: bool, language: Language) -> String {
    let known = |(index, mistake): (usize, &Mistake)| KnownMistake {
        number: mistake_number(step, index) as u32,
        id: mistake.id.to_owned(),
        title: mistake.title.get(language).to_owned(),
        symptom: match with_symptoms {
            true => mistake.symptom.get(language).to_owned(),
            false => String::new(),
        },
    };
    let mistakes: Vec<KnownMistake> = step.mistakes.iter().enumerate().map(known).collect();
    write_mistakes(&mistakes)
}

/// One board, or the boards before and after a move.
fn picture(fence: &BoardFence, language: Language) -> Node {
    let Language::English = language;
    let before = position_board(fence, language);
    let Some(after) = after_board(fence, language) else {
        return before;
    };
    let part = |words: &str, board: Node| el("div").with(el("p").text(words)).with(board);
    let class = match fence.kind {
        // The styles show only the second board, and animate its discs.
        BoardKind::Capture => "before-after capture-motion",
        _ => "before-after",
    };
    el("div")
        .class(class)
        .with(part("Before", before))
        .with(part("After", after))
}

/// The position of the fence.
fn position_board(fence: &BoardFence, language: Language) -> Node {
    let Language::English = language;
    let (position, player) = (&fence.board, fence.player);
    let look = |square: Square| {
        let asked = fence.square == Some(square);
        let legal = fence.has_dots && !asked && is_valid_move(position, square, player);
        let spoken = match (asked, legal) {
            (true, _) => "chosen",
            (_, true) => "legal move",
            _ => "",
        };
        Look {
            asked,
            legal,
            spoken: spoken.to_owned(),
            ..Look::default()
        }
    };
    let label = board_label(position, player, language);
    board("position", &label, position, look)
}

/// The position after the fence's move.
fn after_board(fence: &BoardFence, language: Language) -> Option<Node> {
    let Language::English = language;
    if !matches!(fence.kind, BoardKind::Move | BoardKind::Capture) {
        return None;
    }
    let move_square = fence.square?;
    let after = place(&fence.board, move_square, fence.player)?;
    let flips = flips_at(&fence.board, move_square, fence.player);
    let label = format!(
        "The board after {} plays {move_square}, which flips {}",
        text::disc(fence.player, language),
        text::names(&flips),
    );
    Some(grid_of("after", &label, after.size(), &|square| {
        let (is_new, has_flipped) = (square == move_square, flips.contains(&square));
        let look = Look::after_move(is_new, has_flipped);
        let cell = cell_node(square, after[square], &look);
        match (fence.kind, is_new, has_flipped) {
            (BoardKind::Capture, true, _) => cell.attribute("data-motion", "put"),
            (BoardKind::Capture, _, true) => cell.attribute("data-motion", "turn"),
            _ => cell,
        }
    }))
}
