//! The line from 0 to 1, with an equal part for each move.

use checks::text;

use super::replies::Draw;
use crate::words::cut;
use crate::{Node, el};

/// The width of the picture, and the position of the line in it.
const WIDTH: i32 = 640;
const FROM: i32 = 12;
const LENGTH: i32 = WIDTH - 2 * FROM;

/// With more parts than this, the names don't fit.
const NAMED: usize = 12;

/// The parts of the line. If `is_revealed` is true, also the position of the number.
pub(super) fn number_line(draw: &Draw, is_revealed: bool) -> Node {
    let length = draw.moves.len();
    let chosen = draw.moves[draw.place];
    let number = cut(draw.number, 4);
    let line = format!("The line from 0 to 1 in {length} equal parts");
    let label = match is_revealed {
        true => format!(
            "{line}. {number} is in part {} of {length}, which belongs to {chosen}.",
            draw.place + 1
        ),
        false => format!("{line}: {}.", text::names(&draw.moves)),
    };
    let mark = |place: usize| FROM + LENGTH * place as i32 / length as i32;
    let parts = draw.moves.iter().enumerate().map(|(place, square)| {
        let (left, right) = (mark(place), mark(place + 1));
        let part = el("rect")
            .attribute("x", left.to_string())
            .attribute("y", "54")
            .attribute("width", (right - left).to_string())
            .attribute("height", "44")
            .flag("data-on", is_revealed && place == draw.place);
        let named = length <= NAMED || is_revealed && place == draw.place;
        let name = if named {
            square.to_string()
        } else {
            String::new()
        };
        el("g").with(part).with(words(name, (left + right) / 2, 85))
    });
    let at = FROM + (draw.number * f64::from(LENGTH)) as i32;
    let pointer = format!("{},34 {},34 {at},52", at - 10, at + 10);
    let line = el("svg")
        .class("number-line")
        .attribute("viewBox", format!("0 0 {WIDTH} 132"))
        .attribute("role", "img")
        .attribute("aria-label", label)
        .all(parts)
        .with(words("0".to_owned(), FROM, 126))
        .with(words("1".to_owned(), FROM + LENGTH, 126));
    if is_revealed {
        line.with(el("polygon").attribute("points", pointer))
            .with(words(number, at.clamp(60, WIDTH - 60), 26))
    } else {
        line
    }
}

fn words(words: String, x: i32, y: i32) -> Node {
    el("text")
        .attribute("x", x.to_string())
        .attribute("y", y.to_string())
        .text(words)
}
