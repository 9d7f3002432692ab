//! Messages of a walk.

use checks::{Language, text as words};
use steps::{Disc, Square, Stop, Walk, arrow, compass, legal_moves};

use super::{color, meets};
use crate::walk::{Meets, WalkKind, WalkModel};

/// The first message of a figure.
pub fn invitation(model: &WalkModel, language: Language) -> String {
    let Language::English = language;
    if model.kind() == WalkKind::Question {
        return question(model, language);
    }
    match (model.square(), model.direction()) {
        (Some(square), Some(direction)) => facing(square, direction, language),
        (Some(square), None) => chosen(model, square, language),
        (None, _) => {
            let player = words::disc(model.player(), language);
            match legal_moves(model.board(), model.player()).len() {
                0 => format!(
                    "{player} has no legal move. Choose an empty square, or walk backwards from one of {player}'s discs."
                ),
                1 => format!(
                    "{player} has one legal move. Choose an empty square, or walk backwards from one of {player}'s discs."
                ),
                many => format!(
                    "{player} has {many} legal moves. Choose an empty square, or walk backwards from one of {player}'s discs."
                ),
            }
        }
    }
}

/// The question of a figure.
pub fn question(model: &WalkModel, language: Language) -> String {
    let Language::English = language;
    match (model.square(), model.direction()) {
        (Some(square), Some(direction)) => format!(
            "{player} plays {square}. Do any discs flip to the {way}?",
            player = words::disc(model.player(), language),
            way = words::direction(direction, language)
        ),
        _ => String::new(),
    }
}

/// The reply to an answer to the question.
pub fn answered(right: bool, walk: &Walk, player: Disc, language: Language) -> String {
    let Language::English = language;
    let sentence = words::walk_sentence(walk, player, language);
    match right {
        true => format!("Correct. {sentence} Press Step to watch the walk."),
        false => format!("Not quite. {sentence} Press Step to watch the walk."),
    }
}

/// The message after the reader chose a square.
pub fn chosen(model: &WalkModel, square: Square, language: Language) -> String {
    let Language::English = language;
    if model.board().get(square) == Some(None) {
        format!("You chose {square}. Choose a direction and press Step, or press To the end.")
    } else {
        let enemy = color(model.player().opponent());
        format!(
            "Walk backwards from {square}: follow each run of {enemy} discs to the empty square behind it."
        )
    }
}

/// The message at the start of a walk.
pub fn facing(square: Square, direction: (i32, i32), language: Language) -> String {
    let Language::English = language;
    let way = words::direction(direction, language);
    format!("The walk starts at {square} and goes {way}. What comes next?")
}

/// The message if no square is chosen yet.
pub fn choose_square_first(language: Language) -> String {
    let Language::English = language;
    "Choose a square first.".to_owned()
}

/// The message for a square where no walk can start.
pub fn cannot_start(model: &WalkModel, square: Square, language: Language) -> String {
    let Language::English = language;
    let reason = words::why(model.board(), square, model.player(), language).join(" ");
    let player = color(model.player());
    format!("{reason} You can also choose a {player} disc and walk backwards.")
}

/// The message for a typed square that isn't on this board.
pub fn not_on_board(square: Square, side: i32, language: Language) -> String {
    let Language::English = language;
    format!("{square} isn't on this {side} × {side} board.")
}

/// The message after a step.
pub fn stepped(model: &WalkModel, walk: &Walk, language: Language) -> String {
    let Language::English = language;
    let steps = model.steps();
    if steps > walk.run.len() {
        let sentence = words::walk_sentence(walk, model.player(), language);
        return match behind(model, walk, language) {
            Some(found) => format!("{sentence} {found}"),
            None => sentence,
        };
    }
    let here = walk.run[steps - 1];
    let run = words::names(&walk.run[..steps]);
    format!("{here} holds an enemy disc. The run so far: {run}. The walk continues.")
}

/// The legal move that a walk backwards found.
fn behind(model: &WalkModel, walk: &Walk, language: Language) -> Option<String> {
    let Language::English = language;
    let found = walk.legal_square_found()?;
    model.board().get(walk.from).flatten()?;
    Some(format!(
        "A move on {found} flips {run}, and {end} closes the run.",
        run = words::names(&walk.run),
        end = walk.from
    ))
}

/// The reply to a prediction. `why` is the message after the step.
pub fn predicted(said: Meets, met: Meets, player: Disc, why: &str, language: Language) -> String {
    let Language::English = language;
    if said == met {
        return format!("Correct. {why}");
    }
    format!(
        "Not quite. You predicted {said}, but {met} comes next. {why}",
        said = meets(said, player, language),
        met = meets(met, player, language)
    )
}

/// The message after all eight walks.
pub fn summary(model: &WalkModel, language: Language) -> String {
    let Language::English = language;
    let Some(square) = model.square() else {
        return choose_square_first(language);
    };
    if model.board().get(square) != Some(None) {
        return backwards(model, language).join(" ");
    }
    let player = words::disc(model.player(), language);
    match model.all_turned().as_slice() {
        [] => format!(
            "All eight walks are done. Nothing flips, so {square} isn't a legal move for {player}."
        ),
        flipped => format!(
            "All eight walks are done. {square} is a legal move for {player} and flips {names}.",
            names = words::names(flipped)
        ),
    }
}

/// What walks backwards from one of the player's discs find.
pub fn backwards(model: &WalkModel, language: Language) -> Vec<String> {
    let Language::English = language;
    let Some(walks) = model.walks() else {
        return Vec::new();
    };
    let found: Vec<String> = walks
        .iter()
        .filter_map(|walk| behind(model, walk, language))
        .collect();
    if found.is_empty() {
        return vec!["Backwards from here, no run ends at an empty square.".to_owned()];
    }
    found
}

/// The result of a walk in the table.
pub fn row_result(model: &WalkModel, walk: &Walk, language: Language) -> String {
    let Language::English = language;
    let backwards = model.board().get(walk.from).flatten().is_some();
    match (backwards, walk.stop, walk.stopped_at) {
        (true, Stop::Gap, Some(found)) => {
            let run = words::names(&walk.run);
            format!("a move on {found} flips {run}")
        }
        (true, Stop::Closed, _) => {
            let player = color(model.player());
            format!("nothing: the run has a {player} disc at both ends")
        }
        _ => words::result(walk, language),
    }
}

/// The run so far, in the table.
pub fn so_far(run: &[Square], language: Language) -> String {
    let Language::English = language;
    format!("{} …", words::names(run))
}

/// The run so far, beside the board.
pub fn run_line(model: &WalkModel, language: Language) -> String {
    let Language::English = language;
    let (Some(walks), Some(direction)) = (model.walks(), model.direction()) else {
        return String::new();
    };
    let Some(walk) = walks.iter().find(|walk| walk.direction == direction) else {
        return String::new();
    };
    let (sign, name) = (arrow(direction), compass(direction));
    match &walk.run[..model.steps().min(walk.run.len())] {
        [] if model.is_finished() => format!("{sign} {name}: no run"),
        [] => format!("{sign} {name}: no run yet"),
        run => format!("{sign} {name}: run {run}", run = words::names(run)),
    }
}
