//! The two questions of `next_turn` as a diagram, with the taken path highlighted.

use steps::Turn;

use super::games::Made;
use super::{choices, side};
use crate::{Node, el};

/// The diagram after a move. Questions that `next_turn` skips stay dim. If `shown` is false, everything is dim.
pub(super) fn diagram(last: Option<&Made>, shown: bool) -> Node {
    let turn = last.filter(|_| shown).map(|made| made.turn);
    let moves = matches!(turn, Some(Turn::Moves(_)));
    let passes = matches!(turn, Some(Turn::PassesBackTo(_)));
    let over = turn == Some(Turn::Over);
    // Before the first move, the diagram names no colours.
    let (mut other, mut same) = ("the other side", "the same side");
    let (mut other_first, mut named) = ("The other side", ["", ""].map(String::from));
    let mut found = ["", ""].map(String::from);
    if let Some(made) = last {
        let player = made.player;
        (other, same) = (side(player.opponent()), side(player));
        other_first = other;
        named = [other, same].map(|side| format!("({side})"));
        if turn.is_some() {
            found[0] = choices(&made.board, player.opponent());
            found[1] = match moves {
                true => "not checked".to_owned(),
                false => choices(&made.board, player),
            };
        }
    }
    let [other_named, same_named] = named;
    let [other_found, same_found] = found;
    let pass = format!("{other_first} passes, {same} moves again");
    el("div")
        .class("scene-flow")
        .attribute("role", "group")
        .attribute("aria-label", "How next_turn decides")
        .all([
            question(format!("Can {other} move?"), other_found, turn.is_some()),
            arrow("yes", "→", moves),
            answer(format!("{other_first} moves"), "Moves", other_named, moves),
            arrow("no", "↓", passes || over),
            question(format!("Can {same} move?"), same_found, passes || over),
            arrow("yes", "→", passes),
            answer(pass, "PassesBackTo", same_named, passes),
            arrow("no", "↓", over),
            answer("The game is over".to_owned(), "Over", String::new(), over),
        ])
}

fn question(words: String, found: String, lit: bool) -> Node {
    el("p")
        .class("scene-flow-question")
        .flag("data-lit", lit)
        .with(el("strong").text(words))
        .with(el("span").text(found))
}

/// A value that `next_turn` returns. If its name is too long for the box, the line breaks before the side.
fn answer(words: String, name: &str, named: String, lit: bool) -> Node {
    let name = el("code")
        .with(el("span").text(name))
        .with(el("span").text(named));
    let node = el("p")
        .class("scene-flow-answer")
        .flag("data-lit", lit)
        .with(el("strong").text(words))
        .with(name);
    match lit {
        true => node.attribute("aria-current", "step"),
        false => node,
    }
}

/// The arrow for `yes` points right, and the arrow for `no` points down.
fn arrow(words: &str, sign: &str, lit: bool) -> Node {
    let class = match sign {
        "→" => "scene-flow-right",
        _ => "scene-flow-down",
    };
    el("p")
        .class(class)
        .flag("data-lit", lit)
        .with(el("span").text(words))
        .with(el("span").attribute("aria-hidden", "true").text(sign))
}
