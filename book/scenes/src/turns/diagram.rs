//! The two questions of `next_turn` as a diagram, with the way that was taken lit up.

use steps::{Disc, Turn};

use super::games::Made;
use super::{choices, side};
use crate::{Node, el};

/// The diagram after a move. What was not asked stays dim; where nothing is shown, all of it does.
pub(super) fn diagram(last: Option<&Made>, shown: bool) -> Node {
    let (other, same) = match last {
        Some(made) => (side(made.player.opponent()), side(made.player)),
        None => ("the other side", "the same side"),
    };
    let turn = last.filter(|_| shown).map(|made| made.turn);
    let has = |of_other: bool| match (last, turn) {
        (Some(made), Some(turn)) if of_other || !matches!(turn, Turn::Moves(_)) => {
            let player = if of_other {
                made.player.opponent()
            } else {
                made.player
            };
            choices(&made.board, player)
        }
        (_, Some(_)) => "not asked".to_owned(),
        _ => String::new(),
    };
    // Each answer with its side, as Rust writes it.
    let name = |turn: fn(Disc) -> Turn, word: &str, of_other: bool| match last {
        Some(made) if of_other => format!("{:?}", turn(made.player.opponent())),
        Some(made) => format!("{:?}", turn(made.player)),
        None => word.to_owned(),
    };
    let moves = matches!(turn, Some(Turn::Moves(_)));
    let passes = matches!(turn, Some(Turn::PassesBackTo(_)));
    let over = matches!(turn, Some(Turn::Over));
    el("div")
        .class("scene-flow")
        .at("role", "group")
        .at("aria-label", "How next_turn decides")
        .with(question(
            &format!("Can {other} move?"),
            has(true),
            turn.is_some(),
        ))
        .with(arrow("yes", "→", moves))
        .with(answer(
            &format!("{} moves", capital(other)),
            &name(Turn::Moves, "Moves", true),
            moves,
        ))
        .with(arrow("no", "↓", passes || over))
        .with(question(
            &format!("Can {same} move?"),
            has(false),
            passes || over,
        ))
        .with(arrow("yes", "→", passes))
        .with(answer(
            &format!("{} passes, {same} moves again", capital(other)),
            &name(Turn::PassesBackTo, "PassesBackTo", false),
            passes,
        ))
        .with(arrow("no", "↓", over))
        .with(answer("The game is over", "Over", over))
}

fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or(String::new(), |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

fn question(words: &str, found: String, lit: bool) -> Node {
    el("p")
        .class("scene-flow-question")
        .flag("data-lit", lit)
        .with(el("strong").text(words))
        .with(el("span").text(found))
}

fn answer(words: &str, name: &str, lit: bool) -> Node {
    // Where it is too long for its box, the line breaks before the side.
    let at = name.find('(').unwrap_or(name.len());
    let parts = [&name[..at], &name[at..]].map(|part| el("span").text(part));
    let node = el("p")
        .class("scene-flow-answer")
        .flag("data-lit", lit)
        .with(el("strong").text(words))
        .with(el("code").all(parts));
    match lit {
        true => node.at("aria-current", "step"),
        false => node,
    }
}

/// `yes` goes to the right and `no` down.
fn arrow(words: &str, sign: &str, lit: bool) -> Node {
    el("p")
        .class(if sign == "→" {
            "scene-flow-right"
        } else {
            "scene-flow-down"
        })
        .flag("data-lit", lit)
        .with(el("span").text(words))
        .with(el("span").at("aria-hidden", "true").text(sign))
}
