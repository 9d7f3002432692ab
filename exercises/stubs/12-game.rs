//! Step 12 · The finished game: play, undo, restart, record
//!
//! Goal: put everything together into a game that remembers its moves.
//!
//!   new      Returns a game at its start. The human can play either side.
//!   play     Makes a move for the side to move, or returns the reason why it's illegal. A refused move
//!            changes nothing. A legal move becomes an entry of the history, and the side that moves next
//!            follows the rules of step 06. A pass isn't an entry.
//!   restart  Starts over, also after the end. The human keeps the same side.
//!   undo     Follows your rule from "See it", and returns true. If there is nothing to take back, it changes
//!            nothing and returns false.
//!   record   Returns the squares of all moves as one string, without passes: "d3c3b3".
//!
//! The reason why a move is refused, the first of these that applies:
//!
//!   IllegalMove::GameOver      no side is to move.
//!   IllegalMove::OffTheBoard   the board doesn't have this square.
//!   IllegalMove::Occupied      the square has a disc.
//!   IllegalMove::TurnsNothing  the move flips nothing.
//!
//! What you can use:
//!
//!   start()                         from step 02.
//!   square_name(square)             from step 03.
//!   place(board, square, player)    from step 05: Some(the new board), or None for an illegal move.
//!   next_turn(board, just_moved)    from step 06: Turn::Moves(next), Turn::PassesBackTo(next) or Turn::Over.
//!   board.contains(square)          whether the board has this square.
//!   Ply { player, square, before }  one played move. `before` is the board before it; a Board is Copy.
//!   option.ok_or(error)?            the value of an Option, or a return with that error.
//!   list.push(entry), list.pop()    add an entry at the end; remove the last one and return it as an Option.
//!   string.push_str(text)           adds a &str at the end of a String.
//!   *self = value                   replaces all fields of self.
//!
//! Write new and record first: every check uses both. Then play, then restart, and undo last.
//!
//! Keep the fields as they are: the checks read them. The methods below may call one another.
//!
//! Check your answer: cargo test -p step12
//! The chapter:       cargo run, then open 12-game.html

use given::step12::*; // all types, and the functions of steps 01 to 11

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

impl Game {
    /// A new game. Black moves first, whichever side the human plays.
    pub fn new(human: Disc) -> Game {
        todo!("begin a game in which the human plays {human:?}")
    }

    /// Makes a move for the side to move, and sets who moves next.
    ///
    /// # Errors
    ///
    /// The reason why the move isn't legal. The game doesn't change then.
    pub fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        todo!("play {square:?} in {self:?}")
    }

    /// Starts over. The human keeps the same side.
    pub fn restart(&mut self) {
        todo!("start over after {self:?}")
    }

    /// Takes back the human's last move and everything after it. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        todo!("take back the human's last move in {self:?}")
    }

    /// The moves as a string, without passes: `f5d6c3`.
    pub fn record(&self) -> String {
        todo!("write down the moves of {self:?}")
    }
}
