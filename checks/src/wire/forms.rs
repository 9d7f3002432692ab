//! The form of each type of the crate `steps`. Bytes in a link may be anything, so reading checks every rule of a
//! type that would panic otherwise.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use steps::{
    Action, ActionAnswer, Board, Circle, Color, Count, Disc, GameView, IllegalMove, Key, Move,
    Outcome, Placed, Played, Rect, SIDES, Screen, Shape, Spot, Square, Turn, WalledBoard,
};

use super::remote::{self, Read, Remote, Write};

/// Writes and reads a type in the form of a mirror type, which serde derives.
macro_rules! derive_remote {
    ($($type:ident as $form:ident),* $(,)?) => {$(
        impl Remote for $type {
            fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $form::serialize(self, serializer)
            }

            fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                $form::deserialize(deserializer)
            }
        }
    )*};
}

derive_remote! {
    Action as ActionForm,
    ActionAnswer as ActionAnswerForm,
    Circle as CircleForm,
    Color as ColorForm,
    Count as CountForm,
    Disc as DiscForm,
    GameView as GameViewForm,
    IllegalMove as IllegalMoveForm,
    Key as KeyForm,
    Move as MoveForm,
    Outcome as OutcomeForm,
    Placed as PlacedForm,
    Played as PlayedForm,
    Rect as RectForm,
    Shape as ShapeForm,
    Square as SquareForm,
    Turn as TurnForm,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Square")]
struct SquareForm {
    row: i32,
    col: i32,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Disc")]
enum DiscForm {
    Black,
    White,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Key")]
enum KeyForm {
    Up,
    Down,
    Left,
    Right,
    Enter,
    Char(char),
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Action")]
enum ActionForm {
    Play(#[serde(with = "remote")] Square),
    Undo,
    Restart,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Move")]
struct MoveForm {
    #[serde(with = "remote")]
    square: Square,
    #[serde(with = "remote")]
    flips: Vec<Square>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Turn")]
enum TurnForm {
    Moves(#[serde(with = "remote")] Disc),
    PassesBackTo(#[serde(with = "remote")] Disc),
    Over,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Count")]
struct CountForm {
    black: i32,
    white: i32,
    empty: i32,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Outcome")]
enum OutcomeForm {
    Unfinished,
    Won(#[serde(with = "remote")] Disc),
    Drawn,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Played")]
enum PlayedForm {
    Occupied,
    Nothing,
    Turned(i32),
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Placed")]
struct PlacedForm {
    count: u64,
    #[serde(with = "remote")]
    first: Option<Square>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "GameView")]
struct GameViewForm {
    #[serde(with = "remote")]
    answer: ActionAnswer,
    #[serde(with = "remote")]
    board: Board,
    #[serde(with = "remote")]
    to_move: Option<Disc>,
    record: String,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ActionAnswer")]
enum ActionAnswerForm {
    Played(#[serde(with = "remote")] Result<(), IllegalMove>),
    Undone(bool),
    Begun,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "IllegalMove")]
enum IllegalMoveForm {
    GameOver,
    OffTheBoard,
    Occupied,
    TurnsNothing,
}

impl Remote for Result<(), IllegalMove> {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_ref().err().map(Write).serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Option::<IllegalMove>::read(deserializer)?.map_or(Ok(()), Err))
    }
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Color")]
struct ColorForm {
    red: u8,
    green: u8,
    blue: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Rect")]
struct RectForm {
    x: i32,
    y: i32,
    width: i32,
    height: i32,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Circle")]
struct CircleForm {
    x: i32,
    y: i32,
    radius: i32,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Shape")]
enum ShapeForm {
    FilledRect(
        #[serde(with = "remote")] Rect,
        #[serde(with = "remote")] Color,
    ),
    StrokedRect(
        #[serde(with = "remote")] Rect,
        #[serde(with = "remote")] Color,
    ),
    FilledCircle(
        #[serde(with = "remote")] Circle,
        #[serde(with = "remote")] Color,
    ),
    StrokedCircle(
        #[serde(with = "remote")] Circle,
        #[serde(with = "remote")] Color,
    ),
    Text {
        x: i32,
        y: i32,
        size: i32,
        text: String,
        #[serde(with = "remote")]
        color: Color,
    },
}

/// A position is the string of its cells. Its length says which size the board has.
impl Remote for Board {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.letters())
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Board, D::Error> {
        let letters = String::deserialize(deserializer)?;
        let size = size_of(letters.len(), 0).ok_or_else(|| D::Error::custom("a board's size"))?;
        let mut board = Board::empty(size);
        for (square, letter) in board.squares().zip(letters.chars()) {
            board[square] = match letter {
                '.' => None,
                letter => Some(disc(letter)?),
            };
        }
        Ok(board)
    }
}

/// A walled board is the string of its spots. A learner's function may have written anything to any of them.
impl Remote for WalledBoard {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_string().replace('\n', ""))
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<WalledBoard, D::Error> {
        let signs = String::deserialize(deserializer)?;
        let size = size_of(signs.len(), 2).ok_or_else(|| D::Error::custom("a board's size"))?;
        let mut board = WalledBoard::empty(size);
        for (index, sign) in (0..).zip(signs.chars()) {
            board[index] = match sign {
                '#' => Spot::Wall,
                '.' => Spot::Empty,
                letter => Spot::Holds(disc(letter)?),
            };
        }
        Ok(board)
    }
}

/// The size of the board that has this many cells, with a wall of this width on both sides together.
fn size_of(cells: usize, wall: i32) -> Option<i32> {
    SIDES
        .into_iter()
        .find(|side| (side + wall).pow(2) as usize == cells)
}

fn disc<E: Error>(letter: char) -> Result<Disc, E> {
    Disc::from_letter(letter).ok_or_else(|| E::custom("a disc"))
}

impl Remote for Screen {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let shapes: Vec<Write<Shape>> = self.shapes().iter().map(Write).collect();
        (self.width(), self.height(), shapes).serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Screen, D::Error> {
        let (width, height, shapes) = <(i32, i32, Vec<Read<Shape>>)>::deserialize(deserializer)?;
        let sides = 1..=4096;
        if !sides.contains(&width)
            || !sides.contains(&height)
            || shapes.len() > Screen::SHAPES_LIMIT
        {
            return Err(D::Error::custom("a screen's size"));
        }
        let mut screen = Screen::new(width, height);
        for Read(shape) in shapes {
            screen.add(shape);
        }
        Ok(screen)
    }
}
