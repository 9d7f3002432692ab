//! A game with its history: what step 11 draws and step 12 plays.

use std::fmt;

use crate::{Board, Disc, Square};

// ANCHOR: game
/// A game against an opponent, or between two.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// The side of the human.
    pub human: Disc,
    /// The position now.
    pub board: Board,
    /// Who is to move, or `None` when the game is over.
    pub to_move: Option<Disc>,
    /// Every move that was made, the first one first.
    pub history: Vec<Ply>,
}
// ANCHOR_END: game

// ANCHOR: ply
/// A move of a game, with what it takes to undo it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ply {
    /// Who moved.
    pub player: Disc,
    /// Where the disc was put.
    pub square: Square,
    /// The position before the move.
    pub before: Board,
}
// ANCHOR_END: ply

// ANCHOR: illegal_move
/// Why a move was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IllegalMove {
    /// The game is over.
    GameOver,
    /// There is no such square on the board.
    OffTheBoard,
    /// A disc lies there already.
    Occupied,
    /// The move would turn nothing.
    TurnsNothing,
}
// ANCHOR_END: illegal_move

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            IllegalMove::GameOver => "the game is over",
            IllegalMove::OffTheBoard => "there is no such square on the board",
            IllegalMove::Occupied => "a disc lies there already",
            IllegalMove::TurnsNothing => "the move would turn nothing",
        })
    }
}

impl std::error::Error for IllegalMove {}

/// Something that is done to a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// A move for the side on turn.
    Play(Square),
    /// Back to before the human's last move.
    Undo,
    /// A new game.
    Restart,
}

/// How a game looks after an action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameView {
    /// What the action answered.
    pub answer: ActionAnswer,
    /// The position.
    pub board: Board,
    /// Who is to move, or `None` when the game is over.
    pub to_move: Option<Disc>,
    /// The game as text.
    pub record: String,
}

/// What an action answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ActionAnswer {
    /// A move was made, or not.
    Played(Result<(), IllegalMove>),
    /// Whether something was undone.
    Undone(bool),
    /// A new game was begun, or the first one.
    Begun,
}

/// Makes the function that plays a list of actions on a type with the methods of `Game`, and takes down how
/// the game looks at the beginning and after each.
#[macro_export]
macro_rules! game_player {
    ($game:ty) => {
        |human: $crate::Disc, actions: &[$crate::Action]| -> Vec<$crate::GameView> {
            let mut game = <$game>::new(human);
            let view = |game: &$game, answer| $crate::GameView {
                answer,
                board: game.board,
                to_move: game.to_move,
                record: game.record(),
            };
            let mut views = vec![view(&game, $crate::ActionAnswer::Begun)];
            for action in actions {
                let answer = match *action {
                    $crate::Action::Play(square) => $crate::ActionAnswer::Played(game.play(square)),
                    $crate::Action::Undo => $crate::ActionAnswer::Undone(game.undo()),
                    $crate::Action::Restart => {
                        game.restart();
                        $crate::ActionAnswer::Begun
                    }
                };
                views.push(view(&game, answer));
            }
            views
        }
    };
}
