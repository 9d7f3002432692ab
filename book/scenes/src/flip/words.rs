//! What the scene says at each beat.

use checks::{Language, text};
use steps::{Stop, Walk, arrow, compass};

use crate::words::{and, plural, side};

use super::trace::{Beat, Mistake, Trace, is_decided};

/// What happens at this beat.
pub(super) fn beat(trace: &Trace, beat: Beat) -> String {
    let player = side(trace.player);
    match beat {
        Beat::Look { walk, seen } => look(trace, walk, seen),
        Beat::Place => format!(
            "The walks are done. {} gets a {} disc.",
            trace.square,
            player.to_ascii_lowercase()
        ),
        Beat::Turn(flip) if trace.mistake == Mistake::Chain => {
            format!("{flip} turns at once, and will start walks of its own.")
        }
        Beat::Turn(flip) => format!("{flip} turns: it is {player} now."),
    }
}

fn look(trace: &Trace, index: usize, seen: usize) -> String {
    let walk = &trace.walks[index];
    let enemy = side(trace.player.opponent());
    let from = match walk.from == trace.square {
        true => String::new(),
        false => format!("From {}, which has turned. ", walk.from),
    };
    if !is_decided(walk, seen) {
        let name = compass(walk.direction);
        let square = walk.run[seen - 1];
        return format!("{from}{name}: {square} is {enemy}. It is noted on trust.");
    }
    let sentence = text::walk_sentence(walk, trace.player, Language::English);
    let fate = match (walk.stop, trace.mistake) {
        (Stop::Closed, Mistake::FirstOnly) => match 7 - index {
            0 => String::new(),
            1 => " The code returns here. The other direction is never walked.".to_owned(),
            left => {
                format!(" The code returns here. The other {left} directions are never walked.")
            }
        },
        (Stop::Closed, _) => " The direction keeps what it noted.".to_owned(),
        (Stop::Gap | Stop::Edge, Mistake::SharedList) => format!(
            " {} {} in the shared list all the same.",
            and(&walk.run),
            plural(walk.run.len(), "stays", "stay")
        ),
        (Stop::Gap | Stop::Edge, _) => format!(
            " {} {} dropped.",
            and(&walk.run),
            plural(walk.run.len(), "is", "are")
        ),
        _ => String::new(),
    };
    format!("{from}{sentence}{fate}")
}

/// A row of the table for a walk that has looked so often.
pub(super) fn row(trace: &Trace, walk: &Walk, seen: usize) -> Vec<String> {
    let mut name = format!("{} {}", arrow(walk.direction), compass(walk.direction));
    if walk.from != trace.square {
        name = format!("{} {name}", walk.from);
    }
    if !is_decided(walk, seen) {
        let noted = text::names(&walk.run[..seen]);
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
        (_, _, Mistake::SharedList) => format!("{noted} in the list by mistake"),
        _ => format!("drops {noted}"),
    };
    vec![name, noted, stop, fate]
}
