//! The fence of a chapter's scene.
//!
//! ````text
//! ```scene turns player=black id=turns caption="…"
//! after d3c3
//! ```
//! ````

use checks::{Language, find_step};
use scenes::Options;
use scenes::attributes::write_fingerprints;
use steps::{Disc, PositionAddress, Square};

use super::board_fence::read_body;
use super::board_figure::mistakes_of;
use super::fence::{Fault, Fence};
use super::figure::{Frame, Page, live_figure};
use super::fingerprints::fingerprints_of;

/// The keys that a scene's fence may have.
const KEYS: [&str; 4] = ["id", "player", "square", "caption"];

/// The figure as HTML without blank lines.
///
/// # Errors
///
/// All faults of the fence.
pub fn scene_html(fence: &Fence, page: &Page, language: Language) -> Result<String, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut fault = |message: String| {
        faults.push(Fault {
            line: fence.line,
            message,
        });
    };
    let parameter = |key: &str| fence.parameters.get(key).map(String::as_str);
    for key in fence
        .parameters
        .keys()
        .filter(|key| !KEYS.contains(&key.as_str()))
    {
        fault(format!(
            "unknown key `{key}`. The keys are {}",
            KEYS.join(", ")
        ));
    }
    let player = match parameter("player").unwrap_or("black") {
        "black" => Disc::Black,
        "white" => Disc::White,
        other => {
            fault(format!(
                "player={other}: write player=black or player=white"
            ));
            Disc::Black
        }
    };
    let (board, marked) = match read_body(fence) {
        Ok(position) => position,
        Err(body_fault) => {
            faults.push(body_fault);
            return Err(faults);
        }
    };
    let square = match parameter("square").map(str::parse::<Square>) {
        None => marked,
        Some(Ok(square)) if board.contains(square) => Some(square),
        Some(_) => {
            fault("square: the board has no such square".to_owned());
            None
        }
    };
    let position = PositionAddress {
        board,
        player,
        square,
        direction: None,
    };
    let name = fence.kind.as_deref().unwrap_or_default();
    let mut options = Options::from([("widget", name), ("scene", &position.to_string())]);
    if let Some(Ok(step)) = name.strip_prefix("assemble-").map(find_step) {
        options = options.with("fingerprints", write_fingerprints(fingerprints_of(step)));
    }
    if let Some(Ok(step)) = name.strip_prefix("break-").map(find_step) {
        options = options.with("mistakes", mistakes_of(step, false, language));
    }
    let frame = Frame {
        id: parameter("id"),
        caption: parameter("caption"),
    };
    let names = scenes::ENTRIES
        .iter()
        .filter(|entry| !scenes::WITH_OWN_FENCES.contains(&entry.name))
        .map(|entry| entry.name);
    let html = match names.clone().any(|known| known == name) {
        true => live_figure(&options, frame, page),
        false => None,
    };
    if html.is_none() {
        let names: Vec<&str> = names.collect();
        fault(format!(
            "unknown scene `{name}`. The scenes are {}",
            names.join(", ")
        ));
    }
    match html {
        Some(html) if faults.is_empty() => Ok(html),
        _ => Err(faults),
    }
}
