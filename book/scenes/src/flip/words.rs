//! The message of the scene at each step.

use checks::{Language, text};
use steps::{Stop, Walk, arrow, compass};

use crate::words::{and, cell, side};

use super::trace::{Beat, Mistake, Trace, is_decided};

/// The message about one step.
pub(super) fn beat(trace: &Trace, beat: Beat) -> String {
    let colour = cell(Some(trace.player));
    match beat {
        Beat::Look { walk, looked_at } => look(trace, walk, looked_at),
        Beat::Place => format!("The walks are done. {} gets a {colour} disc.", trace.square),
        Beat::Turn(flip) if trace.mistake == Mistake::Chain => {
            format!("{flip} flips immediately and starts walks of its own.")
        }
        Beat::Turn(flip) => format!("{flip} flips and is now {colour}."),
    }
}

fn look(trace: &Trace, index: usize, looked_at: usize) -> String {
    let walk = &trace.walks[index];
    let enemy = side(trace.player.opponent());
    let from = match walk.from == trace.square {
        true => String::new(),
        false => format!("This walk starts at {}, which was flipped. ", walk.from),
    };
    if !is_decided(walk, looked_at) {
        let name = compass(walk.direction);
        let square = walk.run[looked_at - 1];
        return format!("{from}{name}: {square} is {enemy}. The code notes it.");
    }
    let sentence = text::walk_sentence(walk, trace.player, Language::English);
    let fate = match (walk.stop, trace.mistake) {
        (Stop::Closed, Mistake::FirstOnly) => match 7 - index {
            0 => String::new(),
            1 => " The code returns here and never walks in the other direction.".to_owned(),
            left => {
                format!(" The code returns here and never walks in the other {left} directions.")
            }
        },
        (Stop::Closed, _) => " This direction keeps its notes.".to_owned(),
        (Stop::Gap | Stop::Edge, Mistake::SharedList) => {
            format!(" The shared list keeps {} anyway.", and(&walk.run))
        }
        (Stop::Gap | Stop::Edge, _) => format!(" This direction discards {}.", and(&walk.run)),
        _ => String::new(),
    };
    format!("{from}{sentence}{fate}")
}

/// A row of the table for a walk after this many looks.
pub(super) fn row(trace: &Trace, walk: &Walk, looked_at: usize) -> Vec<String> {
    let mut name = format!("{} {}", arrow(walk.direction), compass(walk.direction));
    if walk.from != trace.square {
        name = format!("{} {name}", walk.from);
    }
    if !is_decided(walk, looked_at) {
        let noted = text::names(&walk.run[..looked_at]);
        return vec![name, noted, String::new(), "not decided yet".to_owned()];
    }
    let noted = match walk.run.is_empty() {
        true => "–".to_owned(),
        false => text::names(&walk.run),
    };
    let stop = text::stopped_at(walk, trace.player, Language::English);
    let fate = match (walk.stop, walk.run.is_empty(), trace.mistake) {
        (Stop::Closed, _, _) => format!("keeps {noted}"),
        (_, true, _) => text::result(walk, Language::English),
        (_, _, Mistake::SharedList) => format!("keeps {noted} by mistake"),
        _ => format!("discards {noted}"),
    };
    vec![name, noted, stop, fate]
}
