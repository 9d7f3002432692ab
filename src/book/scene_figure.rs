//! A scene as HTML: its still form, and the data for the live form.
//!
//! ````text
//! ```scene turns player=black id=turns caption="…"
//! after d3c3
//! ```
//! ````

use std::fmt::Write;

use steps::{Disc, PositionAddress, Square, escape};

use super::fence::{Fault, Fence};
use super::figure::Page;
use super::position::read_body;

/// The keys that a scene's fence may have.
const KEYS: [&str; 4] = ["id", "player", "square", "caption"];

/// The figure as HTML without blank lines.
///
/// # Errors
///
/// All faults of the fence.
pub fn scene_html(fence: &Fence, page: &Page) -> Result<String, Vec<Fault>> {
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
    let written = position.to_string();
    let options = scenes::Options::from([("widget", name), ("scene", &written)]);
    let entries = scenes::ENTRIES
        .iter()
        .filter(|entry| entry.part != "shared");
    let entry = entries.clone().find(|entry| entry.name == name);
    let (Some(entry), Some(scene)) = (entry, scenes::open(&options)) else {
        let names: Vec<&str> = entries.map(|entry| entry.name).collect();
        fault(format!(
            "unknown scene `{name}`. The scenes are {}",
            names.join(", ")
        ));
        return Err(faults);
    };
    if !faults.is_empty() {
        return Err(faults);
    }
    let mut html = format!(
        "<figure class=\"board-figure\" data-widget=\"{name}\" data-scene=\"{position}\" data-part=\"{}\"{}",
        entry.part,
        page.attributes()
    );
    if entry.takes_positions {
        html.push_str(" data-takes-positions");
    }
    if let Some(id) = parameter("id") {
        let _ = write!(html, " id=\"{}\"", escape(id));
    }
    let _ = write!(
        html,
        ">\n<div class=\"still live scene\">{}</div>\n",
        scene.view().still_html()
    );
    if let Some(caption) = parameter("caption") {
        let _ = writeln!(html, "<figcaption>{}</figcaption>", escape(caption));
    }
    html.push_str("</figure>");
    Ok(html)
}
