//! Step 12 · The finished game: play, undo, restart, record
//!
//! Goal: put everything together into a game that remembers what happened in it.
//!
//!   new      The start position, Black to move, no moves yet. The human may have either side.
//!   play     Make a move for the side on turn. First find out whether it is legal. If not, say why, and
//!            change nothing. Otherwise note it down in the history together with the board before it, put
//!            the new board in place, and pass the turn on with next_turn. A pass is not noted down.
//!   undo     Back to just before the human's last move: the board is that of then, the human is to move,
//!            and that move is gone from the history with all that came after it, replies and passes.
//!            Where the human has not moved yet, nothing changes, and the answer is false.
//!   restart  A new game, with the same side for the human. Also after the end of a game.
//!   record   The squares of all moves in a row, without passes: "d3c3b3".
//!
//! Why a move was refused, the first of these that is true:
//!
//!   IllegalMove::GameOver      nobody is to move.
//!   IllegalMove::OffTheBoard   there is no such square.
//!   IllegalMove::Occupied      a disc lies there.
//!   IllegalMove::TurnsNothing  it would turn nothing.
//!
//! What you can use:
//!
//!   start()                       from step 02.
//!   square_name(square)           from step 03.
//!   place(board, square, player)  from step 05: Some(the new board), or None for an illegal move.
//!   next_turn(board, just_moved)  from step 06: Turn::Moves(next), Turn::PassesBackTo(next) or Turn::Over.
//!   board.contains(square)        whether the square lies on the board.
//!   Ply { player, square, before }  a move for the history. `before` is a Board, and a Board is copied.
//!   option.ok_or(error)?          the value of an Option, or a return with that error.
//!   history.push(ply), history.truncate(length), history.iter().rposition(|ply| …)
//!
//! Begin with new and record: every question looks at both. Then play; then restart, which is judged only
//! after a move; undo comes last.
//!
//! Keep the fields as they are: the checks read them. The methods below may call one another.
//!
//! Check your answer: cargo test -p step12
//! The chapter:       cargo run, then open 12-game.html

use given::*;

#[allow(unused_imports)] // until you use it
use given::step02::start;
#[allow(unused_imports)] // until you use it
use given::step03::square_name;
#[allow(unused_imports)] // until you use it
use given::step05::place;
#[allow(unused_imports)] // until you use it
use given::step06::next_turn;

/// A game against an opponent, or between two.
#[derive(Debug, Clone)]
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
    /// A new game. Black begins, whichever side the human has.
    pub fn new(human: Disc) -> Game {
        todo!("begin a game in which the human plays {human:?}")
    }

    /// Makes a move for the side on turn, and passes the turn on. A refused move changes nothing.
    ///
    /// # Errors
    ///
    /// Why the move is not legal.
    pub fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        todo!("play {square:?} in {self:?}")
    }

    /// Goes back to just before the human's last move, and says whether there was one.
    pub fn undo(&mut self) -> bool {
        todo!("take back the human's last move in {self:?}")
    }

    /// Begins anew, with the same side for the human.
    pub fn restart(&mut self) {
        todo!("begin anew after {self:?}")
    }

    /// The moves as text, without passes: `f5d6c3`.
    pub fn record(&self) -> String {
        todo!("write down the moves of {self:?}")
    }
}
