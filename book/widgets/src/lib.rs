//! The live boards that several chapters share: the walk, "Ask any position", and the panel of an exercise.
//!
//! The models [`WalkModel`] and [`AskModel`] are plain Rust and contain the whole state of a figure. Each figure is a
//! scene: `figure.js` keeps the page equal to its view, a tree of elements.

pub mod text;

mod ask_figure;
mod ask_model;
mod ask_view;
mod cell_view;
mod fill;
mod more;
mod panel;
mod panel_view;
mod position;
mod quiz;
mod setting;
mod subject;
mod walk_figure;
mod walk_model;
mod walk_view;

pub use ask_model::{AskModel, Wish};
pub use cell_view::{CellView, Walker};
pub use figure::controls::Tone;
pub use fill::{Fill, Guess};
pub use position::BoardChoice;
pub use subject::{AskRequest, KnownMistake, Subject, parting};
pub use walk_model::{Guessed, Kind, Meets, RowView, WalkModel};

use figure::{Options, Scene, Whose};
use steps::{PositionAddress, direction_named};

figure::module!(crate::open, asks);

/// Opens a figure or the panel of an exercise from the page's options. `None` for anything else.
pub fn open(options: Options<'_>) -> Option<Box<dyn Scene>> {
    match options.find("widget") {
        Some("walk") => walk_figure::WalkFigure::open(Kind::Walk, options),
        Some("question") => walk_figure::WalkFigure::open(Kind::Question, options),
        Some("quiz") => quiz::Quiz::open(options),
        Some("ask") => ask_figure::AskFigure::open(options),
        Some(_) => None,
        None => panel::Panel::open(options),
    }
}

/// The position that a figure opens with.
fn opened_position(options: Options<'_>) -> Option<PositionAddress> {
    let (board, player) = (options.find("board")?, options.find("player")?);
    let mut position: PositionAddress = format!("pos={board},{player}").parse().ok()?;
    let square = options.get("square").parse().ok();
    position.square = square.filter(|square| position.board.contains(*square));
    let direction = options.find("ask").or(options.find("direction"));
    position.direction = direction.and_then(direction_named);
    Some(position)
}

/// The module with a subject's functions. `None` for the model answer, because the judge runs it.
fn whose(subject: Subject, mistakes: &[KnownMistake]) -> Option<Whose> {
    Some(match subject {
        Subject::Yours => Whose::Yours,
        Subject::Mistake(index) => Whose::Mistake(mistakes.get(index)?.number),
        Subject::Reference | Subject::Link => return None,
    })
}
