//! The data between the page's figure "Ask any position" and the judge module: plain words and marks. The page
//! holds the reader's choices; the judge knows calls, answers and how to compare them.

use serde::{Deserialize, Serialize};
use steps::{Cell, Square};

use crate::Reply;
use crate::wire::remote;

/// A reader's choices, as the page holds them.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// The step's id.
    pub step: String,
    /// The called function, one of the step's.
    pub function: String,
    /// The position with the chosen square, in the grammar of [`steps::PositionAddress`].
    pub position: String,
    /// The other arguments, by the names of the [`Field`]s. Missing fields have their first value.
    pub values: Vec<(String, String)>,
}

/// What the reader can choose besides the position.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// The function's arguments besides board, square and side.
    pub fields: Vec<Field>,
    /// The label of the menu with the two sides; empty if the function has no side argument.
    pub player: String,
    /// Whether the function takes a position.
    pub takes_board: bool,
    /// Whether choosing a square plays it in a game.
    pub plays: bool,
    /// Why the call can't be run. Empty if it can.
    pub trouble: String,
}

/// One choice of the reader.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Field {
    /// Its name among the values.
    pub name: String,
    /// Its name for people.
    pub label: String,
    /// The current choice.
    pub value: String,
    /// The possible values with their words. If there are none, the reader types a text.
    pub options: Vec<(String, String)>,
}

/// The model answer, perhaps next to another one.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Comparison {
    /// The model answer, then the other one.
    pub sides: Vec<Side>,
    /// Sentences about where and why they differ.
    pub words: Vec<String>,
    /// Whether the other answer to the first call is correct. True if there is none.
    pub is_right: bool,
    /// Whether the other answers to all calls are correct. True if there are none.
    pub agrees: bool,
    /// The cells that both read for the first call, step by step.
    pub walk: Vec<WalkStep>,
    /// How many cells were read and where the two diverge, or that none was read.
    pub walk_words: String,
    /// The part of a link after the page's address that shows this. Empty if it would be too long.
    pub link: String,
}

/// One of the two answers.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    /// The answer to the first call in words.
    pub words: String,
    /// The board with its marks; empty if there is a picture instead.
    pub cells: Vec<ShownCell>,
    /// The picture as SVG, with all text escaped. Empty if there is none.
    pub picture: String,
}

/// One cell as it's shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShownCell {
    /// The square of the cell.
    #[serde(with = "remote")]
    pub square: Square,
    /// The disc on it, if any.
    #[serde(with = "remote")]
    pub cell: Cell,
    /// The marks on it.
    pub marks: Marks,
    /// A short label, such as a score or a number of discs.
    pub tag: String,
    /// The whole cell in words.
    pub label: String,
}

/// The marks of a cell.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marks {
    /// A legal move according to the answer.
    pub legal: bool,
    /// A disc that flips according to the answer.
    pub turns: bool,
    /// A move that the answer chooses, a cell that it names, or one that it changed.
    pub chosen: bool,
    /// There is no answer for this square.
    pub trouble: bool,
    /// The two answers differ here.
    pub differs: bool,
    /// The square in the arguments.
    pub asked: bool,
}

/// One step of the two recordings of read cells.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct WalkStep {
    /// The cell that the model answer reads.
    #[serde(with = "remote")]
    pub reference: Option<Square>,
    /// The cell that the other one reads.
    #[serde(with = "remote")]
    pub other: Option<Square>,
    /// Both in words.
    pub words: String,
}

/// The content of a link.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenedReplay {
    /// The call, as a reader would choose it.
    pub asked: Asked,
    /// The reply in the link. `None` if the link can't be opened.
    pub reply: Option<Reply>,
    /// Why the link can't be opened. Empty if it can.
    pub trouble: String,
}
