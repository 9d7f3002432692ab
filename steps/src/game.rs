//! A game with its history. Step 11 draws it and step 12 plays it.

use std::fmt;

use crate::{Board, Disc, Square};

// ANCHOR: game
/// A game against an opponent, or between two people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// The side that the human plays.
    pub human: Disc,
    /// The position now.
    pub board: Board,
    /// The side to move, or `None` if the game is over.
    pub to_move: Option<Disc>,
    /// Every move of the game, in order.
    pub history: Vec<Ply>,
}
// ANCHOR_END: game

// ANCHOR: ply
/// A played move, with the position before it, which undo needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ply {
    /// Who moved.
    pub player: Disc,
    /// The square of the new disc.
    pub square: Square,
    /// The position before the move.
    pub before: Board,
}
// ANCHOR_END: ply

// ANCHOR: illegal_move
/// Why a move isn't legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IllegalMove {
    /// The game is over.
    GameOver,
    /// The square isn't on the board.
    OffTheBoard,
    /// The square is occupied.
    Occupied,
    /// The move doesn't flip any discs.
    TurnsNothing,
}
// ANCHOR_END: illegal_move

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            IllegalMove::GameOver => "the game is over",
            IllegalMove::OffTheBoard => "the square isn't on the board",
            IllegalMove::Occupied => "the square is occupied",
            IllegalMove::TurnsNothing => "the move doesn't flip any discs",
        })
    }
}

impl std::error::Error for IllegalMove {}

/// A call of one of the methods of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// A move of the side to move.
    Play(Square),
    /// Undo of the human's last move and of every move after it.
    Undo,
    /// A new game.
    Restart,
}

/// A game after an action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameView {
    /// The value that the action returned.
    pub answer: ActionAnswer,
    /// The position.
    pub board: Board,
    /// The side to move, or `None` if the game is over.
    pub to_move: Option<Disc>,
    /// The record: the game as text.
    pub record: String,
}

/// The value that an action returned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ActionAnswer {
    /// The result of a move.
    Played(Result<(), IllegalMove>),
    /// Whether undo took back a move.
    Undone(bool),
    /// A new game: the first one, or one after a restart.
    Begun,
}

/// Makes a function that plays a list of actions on a type with the methods of `Game`. The function returns the
/// view of the game at the beginning and after each action.
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
