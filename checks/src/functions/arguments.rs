//! The arguments that several functions share.

use serde::{Deserialize, Serialize};
use steps::{Board, Disc, Square};

use crate::explore::{Choices, Chosen, FieldKind, Trouble};
use crate::questions::{Line, Read};
use crate::wire::remote;
use crate::{Language, text};

/// The arguments of a function, without the screen, as data.
pub(crate) trait Arguments: ReadArguments + Sized {
    /// What they are.
    const PARAMETERS: Parameters;

    /// Reads a question. Words such as `every square` give several calls.
    fn read(line: &Line) -> Read<Vec<Self>>;

    /// The arguments for a reader's choices and a square.
    fn choose(choices: &Choices, square: Square) -> Result<Self, Trouble>;
}

/// What a function takes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Parameters {
    /// Whether there is a position.
    pub(crate) board: bool,
    /// Whether there is a side.
    pub(crate) player: bool,
    /// Whether there is a square, so that one board can show the answers for all squares.
    pub(crate) square: bool,
    /// What a reader chooses besides these, each with its first value.
    pub(crate) fields: &'static [(FieldKind, &'static str)],
}

impl Parameters {
    /// No parameters.
    pub(crate) const NONE: Parameters = Parameters {
        board: false,
        player: false,
        square: false,
        fields: &[],
    };
}

/// Gives the parts of any arguments.
pub(crate) trait ReadArguments {
    /// The position.
    fn board(&self) -> Option<&Board> {
        None
    }

    /// The square on the position.
    fn square(&self) -> Option<Square> {
        None
    }

    /// The square that a reader chooses, even if there is no position.
    fn chosen_square(&self) -> Option<Square> {
        self.square()
    }

    /// The side: to move, or just moved.
    fn player(&self) -> Option<Disc> {
        None
    }

    /// Writes the choices with which a reader would get these arguments, besides the position, the square and the
    /// side. `None` if a reader can't choose them.
    fn write(&self, _chosen: &mut Chosen) -> Option<()> {
        Some(())
    }
}

/// No arguments, besides a screen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NoArguments;

impl Arguments for NoArguments {
    const PARAMETERS: Parameters = Parameters::NONE;

    fn read(line: &Line) -> Read<Vec<NoArguments>> {
        let [] = line.arguments()?;
        Ok(vec![NoArguments])
    }

    fn choose(_choices: &Choices, _square: Square) -> Result<NoArguments, Trouble> {
        Ok(NoArguments)
    }
}

impl ReadArguments for NoArguments {}

/// A position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OnBoard {
    /// The position.
    #[serde(with = "remote")]
    pub board: Board,
}

impl Arguments for OnBoard {
    const PARAMETERS: Parameters = Parameters {
        board: true,
        ..Parameters::NONE
    };

    fn read(line: &Line) -> Read<Vec<OnBoard>> {
        let [] = line.arguments()?;
        let board = line.board()?;
        Ok(vec![OnBoard { board }])
    }

    fn choose(choices: &Choices, _square: Square) -> Result<OnBoard, Trouble> {
        let board = choices.board;
        Ok(OnBoard { board })
    }
}

impl ReadArguments for OnBoard {
    fn board(&self) -> Option<&Board> {
        Some(&self.board)
    }
}

/// A position and a side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ForSide {
    /// The position.
    #[serde(with = "remote")]
    pub board: Board,
    /// The side: to move, or just moved.
    #[serde(with = "remote")]
    pub player: Disc,
}

impl Arguments for ForSide {
    const PARAMETERS: Parameters = Parameters {
        board: true,
        player: true,
        ..Parameters::NONE
    };

    fn read(line: &Line) -> Read<Vec<ForSide>> {
        let [player] = line.arguments()?;
        let (board, player) = (line.board()?, line.player(player)?);
        Ok(vec![ForSide { board, player }])
    }

    fn choose(choices: &Choices, _square: Square) -> Result<ForSide, Trouble> {
        let (board, player) = (choices.board, choices.player);
        Ok(ForSide { board, player })
    }
}

impl ReadArguments for ForSide {
    fn board(&self) -> Option<&Board> {
        Some(&self.board)
    }

    fn player(&self) -> Option<Disc> {
        Some(self.player)
    }
}

/// A position, a square on it, and the side to move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OnSquare {
    /// The position.
    #[serde(with = "remote")]
    pub board: Board,
    /// The square.
    #[serde(with = "remote")]
    pub square: Square,
    /// The side to move.
    #[serde(with = "remote")]
    pub player: Disc,
}

impl Arguments for OnSquare {
    const PARAMETERS: Parameters = Parameters {
        board: true,
        player: true,
        square: true,
        ..Parameters::NONE
    };

    fn read(line: &Line) -> Read<Vec<OnSquare>> {
        let [squares, player] = line.arguments()?;
        let (board, player) = (line.board()?, line.player(player)?);
        let on = |square| OnSquare {
            board,
            square,
            player,
        };
        Ok(line.squares(squares)?.into_iter().map(on).collect())
    }

    fn choose(choices: &Choices, square: Square) -> Result<OnSquare, Trouble> {
        let (board, player) = (choices.board, choices.player);
        Ok(OnSquare {
            board,
            square,
            player,
        })
    }
}

impl ReadArguments for OnSquare {
    fn board(&self) -> Option<&Board> {
        Some(&self.board)
    }

    fn square(&self) -> Option<Square> {
        Some(self.square)
    }

    fn player(&self) -> Option<Disc> {
        Some(self.player)
    }
}

impl OnSquare {
    /// Why the move is legal or not, and what it flips.
    pub(crate) fn why(&self, language: Language) -> Vec<String> {
        text::why(&self.board, self.square, self.player, language)
    }
}

/// A square of an empty board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OneSquare {
    /// The square.
    #[serde(with = "remote")]
    pub square: Square,
}

impl Arguments for OneSquare {
    const PARAMETERS: Parameters = Parameters {
        square: true,
        ..Parameters::NONE
    };

    fn read(line: &Line) -> Read<Vec<OneSquare>> {
        let [squares] = line.arguments()?;
        let squares = line.squares(squares)?.into_iter();
        Ok(squares.map(|square| OneSquare { square }).collect())
    }

    fn choose(_choices: &Choices, square: Square) -> Result<OneSquare, Trouble> {
        Ok(OneSquare { square })
    }
}

impl ReadArguments for OneSquare {
    fn chosen_square(&self) -> Option<Square> {
        Some(self.square)
    }
}

/// A position, the side to move, and a depth.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ToDepth {
    /// The position.
    #[serde(with = "remote")]
    pub board: Board,
    /// The side to move.
    #[serde(with = "remote")]
    pub player: Disc,
    /// How many plies to play or to look ahead.
    pub depth: u32,
}

impl Arguments for ToDepth {
    const PARAMETERS: Parameters = Parameters {
        board: true,
        player: true,
        fields: &[(FieldKind::Depth, "2")],
        ..Parameters::NONE
    };

    fn read(line: &Line) -> Read<Vec<ToDepth>> {
        let [player, depth] = line.arguments()?;
        Ok(vec![ToDepth {
            board: line.board()?,
            player: line.player(player)?,
            depth: line.parse(depth)?,
        }])
    }

    fn choose(choices: &Choices, _square: Square) -> Result<ToDepth, Trouble> {
        Ok(ToDepth {
            board: choices.board,
            player: choices.player,
            depth: choices.depth(FieldKind::Depth)?,
        })
    }
}

impl ReadArguments for ToDepth {
    fn write(&self, chosen: &mut Chosen) -> Option<()> {
        chosen.set(FieldKind::Depth, self.depth);
        Some(())
    }

    fn board(&self) -> Option<&Board> {
        Some(&self.board)
    }

    fn player(&self) -> Option<Disc> {
        Some(self.player)
    }
}
