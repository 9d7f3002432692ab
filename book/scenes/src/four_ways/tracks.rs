//! The walk in one direction on four boards. Each board reads its own cells and finds the end in its own way.

use steps::{
    Bits, Board, DIRECTIONS, Disc, LineBoard, LineCell, Spot, Square, WalledBoard, bit_of,
    flat_index, shifted, squares_of,
};

/// What a step found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Found {
    /// An enemy disc: the walk continues.
    Enemy,
    /// A disc of the side to move.
    Own,
    /// An empty cell.
    Empty,
    /// No cell.
    Edge,
}

/// A walk on one of the boards, step by step.
pub struct Track {
    /// What each step found. All but the last found an enemy disc.
    pub found: Vec<Found>,
    /// The squares of the cells that were read.
    pub squares: Vec<Square>,
    /// A sentence about the start, then one for each step.
    pub said: Vec<String>,
}

impl Track {
    /// Walks until a step finds no enemy disc.
    fn follow(begin: String, look: impl Fn(i32) -> (Found, Square, String)) -> Track {
        let mut track = Track {
            found: Vec::new(),
            squares: Vec::new(),
            said: vec![begin],
        };
        for number in 1.. {
            let (found, square, mut said) = look(number);
            said.push_str(match (found, number) {
                (Found::Enemy, _) => " It's an enemy disc, so the walk continues.",
                (Found::Own, 1) => " It's a disc of the side to move, so there is no run.",
                (Found::Own, _) => " It's a disc of the side to move, which closes the run.",
                (Found::Empty, _) => " It's an empty square, which ends the walk.",
                (Found::Edge, _) => "",
            });
            track.said.push(said);
            track.found.push(found);
            if found != Found::Edge {
                track.squares.push(square);
            }
            if found != Found::Enemy {
                break;
            }
        }
        track
    }

    /// The discs that flip.
    pub fn turned(&self) -> &[Square] {
        match self.found.last() {
            Some(Found::Own) => &self.squares[..self.squares.len() - 1],
            _ => &[],
        }
    }
}

/// The walk: the side to move, its square and the direction.
#[derive(Debug, Clone, Copy)]
pub struct Question {
    pub board: Board,
    pub player: Disc,
    pub square: Square,
    pub direction: (i32, i32),
}

impl Question {
    fn found(&self, holds: Option<Disc>) -> Found {
        match holds {
            None => Found::Empty,
            Some(disc) if disc == self.player => Found::Own,
            Some(_) => Found::Enemy,
        }
    }

    fn place(&self, number: i32) -> Square {
        Square {
            row: self.square.row + number * self.direction.0,
            col: self.square.col + number * self.direction.1,
        }
    }

    /// With a row and a column, and a range check before each read.
    pub fn bounds(&self) -> Track {
        let Square { row, col } = self.square;
        let (down, right) = self.direction;
        let begin =
            format!("The walk begins at row {row}, column {col}. One step adds ({down}, {right}).");
        Track::follow(begin, |number| {
            let next = self.place(number);
            let Square { row, col } = next;
            if self.board.contains(next) {
                let said = format!("Row {row}, column {col} is in the range.");
                (self.found(self.board[next]), next, said)
            } else {
                let last = self.board.size() - 1;
                let said = format!(
                    "Row {row}, column {col} isn't in the range: both go from 0 to {last}. The range check ends the walk before a read."
                );
                (Found::Edge, next, said)
            }
        })
    }

    /// What one step adds to the index on the board with a wall.
    pub fn walled_step(&self) -> i32 {
        let walled = WalledBoard::from(&self.board);
        walled.index_of(self.place(1)) - walled.index_of(self.square)
    }

    /// With one index, on a board with a wall.
    pub fn walls(&self) -> Track {
        let walled = WalledBoard::from(&self.board);
        let (index, step) = (walled.index_of(self.square), self.walled_step());
        let begin = format!("The walk begins at spot {index}. One step adds {step}.");
        Track::follow(begin, |number| {
            let there = index + number * step;
            let said = format!("The walk reads spot {there}.");
            let square = walled.square_at(there);
            match walled[there] {
                Spot::Wall => (
                    Found::Edge,
                    square,
                    format!("{said} It's a wall, which ends the walk."),
                ),
                Spot::Empty => (Found::Empty, square, said),
                Spot::Holds(disc) => (self.found(Some(disc)), square, said),
            }
        })
    }

    /// The equation of the line, such as `y = 2`.
    pub fn common(&self) -> String {
        let Square { row: y, col: x } = self.square;
        match self.direction {
            (0, _) => format!("y = {y}"),
            (_, 0) => format!("x = {x}"),
            (down, right) if down == right => format!("x − y = {}", x - y),
            _ => format!("x + y = {}", x + y),
        }
    }

    /// All cells of the line, in the order of the list.
    pub fn line(&self) -> Vec<LineCell> {
        let common = |x: i32, y: i32| match self.direction {
            (0, _) => y,
            (_, 0) => x,
            (down, right) if down == right => x - y,
            _ => x + y,
        };
        let here = common(self.square.col, self.square.row);
        LineBoard::from(&self.board)
            .cells()
            .filter(|cell| common(cell.x, cell.y) == here)
            .collect()
    }

    /// Whether the direction goes against the order of the list.
    pub fn is_backwards(&self) -> bool {
        DIRECTIONS[..4].contains(&self.direction)
    }

    /// The cells behind the square, nearest first.
    pub fn behind(&self) -> Vec<LineCell> {
        let size = self.board.size();
        let index = |x, y| flat_index(size, x, y);
        let here = index(self.square.col, self.square.row);
        let mut line = self.line();
        if self.is_backwards() {
            line.retain(|cell| index(cell.x, cell.y) < here);
            line.reverse();
        } else {
            line.retain(|cell| index(cell.x, cell.y) > here);
        }
        line
    }

    /// How many letters of the string the walk has read after this many steps. At the end, all are shown.
    pub fn read(&self, looks: usize) -> usize {
        let all = self.behind().len();
        match looks < self.lines().found.len() {
            true => looks.min(all),
            false => all,
        }
    }

    /// The letters of the cells behind the square.
    pub fn string(&self) -> String {
        let cells = self.behind();
        cells
            .iter()
            .map(|cell| cell.disc.map_or('.', Disc::letter))
            .collect()
    }

    /// With the letters of a string.
    pub fn lines(&self) -> Track {
        let behind = self.behind();
        let how = if self.is_backwards() {
            "backwards"
        } else {
            "forwards"
        };
        let begin = format!("The line is {}. The walk reads it {how}.", self.common());
        Track::follow(begin, |number| match behind.get(number as usize - 1) {
            Some(cell) => {
                let letter = cell.disc.map_or('.', Disc::letter);
                let said = format!("Letter {number} is {letter}.");
                (self.found(cell.disc), cell.square(), said)
            }
            None => (
                Found::Edge,
                self.square,
                format!("There is no letter {number}. The end of the string ends the walk."),
            ),
        })
    }

    /// The bit of the walk after this many steps, or 0 if the bit is lost.
    pub fn bit(&self, steps: usize) -> u64 {
        (0..steps).fold(bit_of(self.square), |bit, _| shifted(bit, self.direction))
    }

    /// The mask of a step, its name, and the shifts after it.
    pub fn mask_and_shift(&self) -> (u64, &'static str, String) {
        let (mask, name, columns) = match self.direction.1 {
            1 => (0x7f7f_7f7f_7f7f_7f7f, "NOT_COLUMN_H", " << 1"),
            -1 => (0xfefe_fefe_fefe_fefe, "NOT_COLUMN_A", " >> 1"),
            _ => (u64::MAX, "no mask", ""),
        };
        let rows = match self.direction.0 {
            1 => " << 8",
            -1 => " >> 8",
            _ => "",
        };
        (mask, name, format!("{columns}{rows}"))
    }

    /// With one bit of a bitboard. `None` if the board isn't 8 by 8.
    pub fn bits(&self) -> Option<Track> {
        if self.board.size() != 8 {
            return None;
        }
        let bitboards = Bits::of(&self.board, self.player);
        let (mask, name, shift) = self.mask_and_shift();
        let step = match mask {
            u64::MAX => format!("next{shift}"),
            _ => format!("(next & {name}){shift}"),
        };
        let number = bit_of(self.square).trailing_zeros();
        let begin = format!("The walk begins at bit {number}. One step is {step}.");
        Some(Track::follow(begin, |looks| {
            let before = self.bit(looks as usize - 1);
            let next = self.bit(looks as usize);
            let Some(square) = squares_of(next).first().copied() else {
                let said = match before & mask == 0 {
                    true => "The mask removes the bit: next is 0, which ends the walk.",
                    false => {
                        "The shift moves the bit out of the bitboard: next is 0, which ends the walk."
                    }
                };
                return (Found::Edge, self.square, said.to_owned());
            };
            let said = format!("next is bit {}", next.trailing_zeros());
            if next & bitboards.enemy != 0 {
                (
                    Found::Enemy,
                    square,
                    format!("{said}, and next & enemy isn't 0."),
                )
            } else if next & bitboards.own != 0 {
                (
                    Found::Own,
                    square,
                    format!("{said}, and next & own isn't 0."),
                )
            } else {
                (
                    Found::Empty,
                    square,
                    format!("{said}, which is in neither bitboard."),
                )
            }
        }))
    }
}
