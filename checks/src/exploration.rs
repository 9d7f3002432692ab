//! What goes between the page's figure "Ask any position" and the module that judges: plain words and marks.
//! The page holds what a reader chose; the judge knows calls, answers and how they are compared.

use steps::{Cell, Square};

/// What a reader asks, as the page holds it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Asked {
    /// The step's id.
    pub step: String,
    /// The function that is asked, one of the step's.
    pub function: String,
    /// The position with the chosen square, in the grammar of [`steps::PositionAddress`].
    pub position: String,
    /// What else is handed over, by the names of the [`Field`]s. Those that are missing have their first value.
    pub values: Vec<(String, String)>,
}

/// What is to be asked, and what the reader may choose besides the position.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Plan {
    /// The calls as bytes: first that of the chosen square, then those of all others where every square is
    /// asked.
    pub calls: Vec<Vec<u8>>,
    /// What this function takes besides board, square and side.
    pub fields: Vec<Field>,
    /// The label of the menu of the two sides; empty where the function takes none.
    pub player: String,
    /// Whether the function is given a position.
    pub takes_board: bool,
    /// Whether a chosen square plays it in a game.
    pub plays: bool,
    /// Why nothing can be asked. Empty where something can.
    pub trouble: String,
}

/// One thing that a reader chooses.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Field {
    /// Its name among the values.
    pub name: String,
    /// Its name for people.
    pub label: String,
    /// What is chosen now.
    pub value: String,
    /// What can be chosen: values and their words. Without any, a text is typed.
    pub options: Vec<(String, String)>,
}

/// The model answer and perhaps another one beside each other.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Comparison {
    /// The model answer, then the other.
    pub sides: Vec<Side>,
    /// Where they differ and why, in sentences.
    pub words: Vec<String>,
    /// Whether the other one answers everything as the model does. True where there is no other.
    pub agrees: bool,
    /// The cells that were read for the first call, in lockstep.
    pub walk: Vec<WalkStep>,
    /// How much was read and where the two part, or that nothing was.
    pub walk_words: String,
    /// The part of a link that shows this, behind the page's address. Empty where it would be too long.
    pub link: String,
}

/// What one of the two answers.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Side {
    /// The answer to the first call in words.
    pub words: String,
    /// The board with its marks; empty where a picture stands in its place.
    pub cells: Vec<SeenCell>,
    /// The picture as SVG, with every text in it escaped. Empty where there is none.
    pub picture: String,
}

/// What is seen on one cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeenCell {
    /// Which cell.
    pub square: Square,
    /// What it holds.
    pub cell: Cell,
    /// What marks it.
    pub marks: Marks,
    /// A few signs for sighted readers: a score, a number of discs.
    pub tag: String,
    /// All of it in words.
    pub label: String,
}

/// The marks of a cell.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Marks {
    /// A legal move, as the answer says.
    pub legal: bool,
    /// A disc that the answer lists as turned.
    pub turns: bool,
    /// A move that the answer chooses, a cell that it names, or one that it changed.
    pub chosen: bool,
    /// No answer came back for this square.
    pub trouble: bool,
    /// The two answers differ here.
    pub differs: bool,
    /// The square that is asked about.
    pub asked: bool,
}

/// One step of the readings beside each other.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct WalkStep {
    /// What the model answer reads.
    pub reference: Option<Square>,
    /// What the other one reads.
    pub other: Option<Square>,
    /// Both in words.
    pub words: String,
}

/// What a link opens.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OpenedReplay {
    /// The call, as a reader would ask it.
    pub asked: Asked,
    /// The answer in the link, as bytes of a reply.
    pub reply: Vec<u8>,
    /// Why nothing was opened. Empty where something was.
    pub trouble: String,
}
