//! The marks of one cell of a live board.

use checks::ShownCell;
use steps::{Cell, Square, Stop, arrow, is_valid_move, walk};

use crate::text;
use crate::walk::WalkModel;

/// The position of the walker.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Walker {
    /// It's on this cell.
    Here,
    /// It left the board after this cell.
    LeftHere,
}

/// The marks of one cell, and its spoken name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CellView {
    /// The square.
    pub square: Square,
    /// The content of the cell.
    pub cell: Cell,
    /// Whether the shown function returns `true` for this square.
    pub legal: bool,
    /// Whether that differs from the model answer.
    pub differs: bool,
    /// Whether the walks start here.
    pub asked: bool,
    /// Whether the walker is here.
    pub walker: Option<Walker>,
    /// Its number in the run so far, from 1.
    pub run: Option<usize>,
    /// Whether the disc flips.
    pub turns: bool,
    /// The numbers of the shown function's reads of this cell, from 1.
    pub reads: Vec<usize>,
    /// Whether an answer names this cell: a chosen move, a changed cell.
    pub chosen: bool,
    /// Whether the call for this cell has no answer.
    pub trouble: bool,
    /// Whether the current step reads this cell.
    pub reading: bool,
    /// A tag in the corner: a number in the run, a score.
    pub tag: String,
    /// The sign of the walker.
    pub symbol: &'static str,
    /// The spoken name.
    pub label: String,
}

impl CellView {
    /// A cell without any mark.
    pub fn plain(square: Square, cell: Cell) -> CellView {
        CellView {
            square,
            cell,
            legal: false,
            differs: false,
            asked: false,
            walker: None,
            run: None,
            turns: false,
            reads: Vec::new(),
            chosen: false,
            trouble: false,
            reading: false,
            tag: String::new(),
            symbol: "",
            label: String::new(),
        }
    }

    /// A cell with the judge's marks.
    pub fn shown(shown: &ShownCell) -> CellView {
        let marks = shown.marks;
        CellView {
            legal: marks.legal,
            differs: marks.differs,
            asked: marks.asked,
            turns: marks.turns,
            chosen: marks.chosen,
            trouble: marks.trouble,
            tag: shown.tag.clone(),
            label: shown.label.clone(),
            ..CellView::plain(shown.square, shown.cell)
        }
    }
}

impl WalkModel {
    /// The views of all cells, in scan order.
    pub fn cell_views(&self) -> Vec<CellView> {
        let squares = self.board().squares();
        squares.map(|square| self.cell_view(square)).collect()
    }

    /// The view of a cell.
    pub fn cell_view(&self, square: Square) -> CellView {
        let (board, player) = (self.board(), self.player());
        let cell = board.get(square).flatten();
        let right = is_valid_move(board, square, player);
        let reply = self.reply_at(square);
        let legal = match (self.runs_code(), reply) {
            (false, _) => right,
            (true, Some(reply)) => reply.says(true),
            (true, None) => false,
        };
        let differs = reply.is_some_and(|reply| !reply.says(right));
        let asked = self.square() == Some(square);
        let reads = self
            .square()
            .and_then(|asked| self.reply_at(asked))
            .map(|reply| {
                let read = reply.reads.iter().enumerate();
                read.filter(|(_, read)| **read == square)
                    .map(|(index, _)| index + 1)
                    .collect()
            })
            .unwrap_or_default();
        let mut view = CellView {
            legal: legal && !self.hides_mark(square),
            differs,
            asked,
            turns: self.turned().contains(&square),
            reads,
            ..CellView::plain(square, cell)
        };
        self.put_walker(&mut view);
        view.tag = match (view.run, &view.reads[..]) {
            (Some(run), _) => run.to_string(),
            (None, []) => String::new(),
            (None, [one]) => one.to_string(),
            (None, [one, two]) => format!("{one} {two}"),
            (None, [one, ..]) => format!("{one}+"),
        };
        view.label = text::cell_label(self, &view, self.language());
        view
    }

    fn put_walker(&self, view: &mut CellView) {
        let (Some(from), Some(direction)) = (self.square(), self.direction()) else {
            return;
        };
        if self.steps() == 0 {
            return;
        }
        let walk = walk(self.board(), from, direction, self.player());
        let recorded = &walk.run[..self.steps().min(walk.run.len())];
        view.run = recorded
            .iter()
            .position(|cell| *cell == view.square)
            .map(|index| index + 1);
        let (place, walker) = if self.steps() <= walk.run.len() {
            (recorded.last().copied(), Walker::Here)
        } else if matches!(walk.stop, Stop::Edge | Stop::EdgeAtOnce) {
            (
                Some(walk.run.last().copied().unwrap_or(from)),
                Walker::LeftHere,
            )
        } else {
            (walk.stopped_at, Walker::Here)
        };
        if place == Some(view.square) {
            view.walker = Some(walker);
            view.symbol = arrow(direction);
        }
    }
}
