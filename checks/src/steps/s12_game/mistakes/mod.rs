//! The known mistakes of step 12, each written the way a learner would write it.
//!
//! Each mistake is a type that wraps a correct game and replaces some of its methods.

/// Defines a type with the methods of `Game`, except those that it implements itself.
macro_rules! game_with_a_mistake {
    ($name:ident) => {
        game_with_a_mistake!($name, Game::new);
    };
    ($name:ident, $new:expr) => {
        pub(super) struct $name(Game);

        impl $name {
            pub(super) fn new(human: Disc) -> $name {
                let new: fn(Disc) -> Game = $new;
                $name(new(human))
            }
        }

        impl Deref for $name {
            type Target = Game;

            fn deref(&self) -> &Game {
                &self.0
            }
        }

        impl DerefMut for $name {
            fn deref_mut(&mut self) -> &mut Game {
                &mut self.0
            }
        }
    };
}

mod building_blocks;
mod play;
mod record;
mod restart;
mod undo;

use steps::Answers;

use crate::{ImpossibleMistake, Mistake, Text};
use play::{
    HumanMovesFirst, HumansColourMoves, KeepsTheNextPlayer, KeepsThePositionAfter, NeverOver,
    NoPassAndNoEnd, NothingIsRecorded, OneReasonForAll, PanicsAfterTheEnd, PassEndsTheGame,
    ReadsOffTheBoard, RefusalLosesTheTurn, RefusedMovesAreRecorded, StuckSideIsAsked,
    TakenSquaresTurnNothing, WhiteMovesFirst,
};
use record::{OnlyTheHumansMoves, PassesInTheRecord, SpacesInTheRecord};
use restart::{RestartKeepsTheHistory, RestartKeepsTheSide, RestartMakesTheHumanBlack};
use undo::{
    UndoAlwaysSaysTrue, UndoGoesToTheFirstMove, UndoGoesToTheOpponentsMove, UndoKeepsOnePly,
    UndoKeepsTheBoard, UndoKeepsTheHistory, UndoKeepsTheSide, UndoLooksForTheSideOnTurn,
    UndoTakesBackOneMove, UndoTakesBackTheOpening, UndoTakesBackTwoMoves, UndoTogglesTheSide,
};

/// A mistake in the methods of a type.
macro_rules! in_game {
    ($id:literal, $title:literal, $symptom:literal, $ask:literal, $game:ty) => {
        Mistake::new(
            $id,
            $title,
            $symptom,
            $ask,
            Answers {
                play_game: steps::game_player!($game),
                ..Answers::REFERENCE
            },
        )
    };
}

/// In the order of the methods: the beginning, the move, restart, undo, the record.
pub(crate) static MISTAKES: [Mistake; 34] = [
    in_game!(
        "A04",
        "the code lets White move first",
        "At the start, e3, f4, c5 and d6 are legal, although the discs are right.",
        "What is `to_move` in your new game?",
        WhiteMovesFirst
    ),
    in_game!(
        "S12a",
        "the code lets the human move first, with either colour",
        "It works if you play Black. If you play White, the game wrongly lets you move first.",
        "Does your `new` compute `to_move` from `human`?",
        HumanMovesFirst
    ),
    in_game!(
        "S12ac",
        "the code always plays the human's colour",
        "Your moves are right, but the opponent plays your colour too.",
        "Which field does your `play` read for the side to move?",
        HumansColourMoves
    ),
    in_game!(
        "G02",
        "the code changes sides after an illegal move",
        "If you click a wrong square, you lose your turn.",
        "Which lines of your `play` still run if the move is illegal?",
        RefusalLosesTheTurn
    ),
    in_game!(
        "S12b",
        "the code adds illegal moves to the history",
        "The record shows moves that were never made.",
        "Does your code push to the history before or after it checks the move?",
        RefusedMovesAreRecorded
    ),
    in_game!(
        "S12c",
        "the code gives one reason for every illegal move",
        "For occupied squares and squares off the board, the reason is `TurnsNothing`.",
        "What does your `play` check before it calls `place`?",
        OneReasonForAll
    ),
    in_game!(
        "S12d",
        "the code doesn't check for occupied squares",
        "For an occupied square, the reason is `TurnsNothing`.",
        "Which line of your `play` notices that the square holds a disc?",
        TakenSquaresTurnNothing
    ),
    in_game!(
        "S12e",
        "the code reads the cell before it checks the range",
        "The code panics if you click off the board.",
        "Does your `play` read the cell before it checks that it's on the board?",
        ReadsOffTheBoard
    ),
    in_game!(
        "S12f",
        "the code doesn't handle the end of the game",
        "The code panics at the first move after the end.",
        "What is `to_move` after the end, and what does your `unwrap` do with it?",
        PanicsAfterTheEnd
    ),
    in_game!(
        "S12g",
        "the code always gives the turn to the other side",
        "No side ever passes, and the game never ends.",
        "Where does your `play` call `next_turn`?",
        NoPassAndNoEnd
    ),
    in_game!(
        "S12h",
        "the code gives the turn to the side that has to pass",
        "The side without legal moves is to move, so the game stops.",
        "Does your code use the side in `PassesBackTo`, or the other side?",
        StuckSideIsAsked
    ),
    in_game!(
        "S12i",
        "the code ends the game at a pass",
        "The game is over as soon as one side has no legal move.",
        "For which variants of `Turn` does your code end the game?",
        PassEndsTheGame
    ),
    in_game!(
        "S12j",
        "the code never ends the game",
        "After the last move, the other side is to move.",
        "What does your code set `to_move` to after `Over`?",
        NeverOver
    ),
    in_game!(
        "S12k",
        "the code doesn't add moves to the history",
        "The record stays empty, and undo never does anything.",
        "Which line of your `play` adds the move to the history?",
        NothingIsRecorded
    ),
    in_game!(
        "S12l",
        "the code saves the position after the move",
        "Undo leaves the last disc on the board.",
        "When does your code copy the board for the field `before`?",
        KeepsThePositionAfter
    ),
    in_game!(
        "S12m",
        "the code saves the side that moves next in the history",
        "Undo goes back to a move of the opponent.",
        "When you push to the history, is `to_move` the side that made the move?",
        KeepsTheNextPlayer
    ),
    in_game!(
        "S12w",
        "the code gives Black to the human in `restart`",
        "After a restart, undo takes back the wrong moves.",
        "With which side does your `restart` create the new game?",
        RestartMakesTheHumanBlack
    ),
    in_game!(
        "S12x",
        "the code doesn't clear the history in `restart`",
        "The record of the new game starts with the old game.",
        "Which fields of the game does your `restart` set?",
        RestartKeepsTheHistory
    ),
    in_game!(
        "S12y",
        "the code doesn't reset the side to move in `restart`",
        "The new game starts with White, or is over immediately.",
        "Which line of your `restart` sets `to_move`?",
        RestartKeepsTheSide
    ),
    in_game!(
        "H01",
        "the code doesn't restore the side to move in `undo`",
        "After undo, the wrong colour is to move.",
        "Which fields does your `play` change, and which does your `undo` restore?",
        UndoKeepsTheSide
    ),
    in_game!(
        "H02",
        "the code switches sides in `undo`",
        "After a pass, undo gives the turn to the side that had to pass.",
        "Does your `undo` restore the side from the history, or switch sides?",
        UndoTogglesTheSide
    ),
    in_game!(
        "H03",
        "the code takes back only one move in `undo`",
        "Only the opponent's reply is gone, and the opponent is to move.",
        "Which side made the move that your `undo` goes back to?",
        UndoTakesBackOneMove
    ),
    in_game!(
        "S12n",
        "the code always takes back two moves in `undo`",
        "It works until a side passes, or until you undo a move without a reply.",
        "How many moves after the human's last one does your `undo` expect?",
        UndoTakesBackTwoMoves
    ),
    in_game!(
        "S12o",
        "the code goes back to the human's first move in `undo`",
        "One undo takes back the whole game.",
        "From which end does your `undo` search the history?",
        UndoGoesToTheFirstMove
    ),
    in_game!(
        "S12p",
        "the code goes back to the opponent's last move in `undo`",
        "The human's move stays, and the opponent is to move.",
        "With which side does your `undo` compare `ply.player`?",
        UndoGoesToTheOpponentsMove
    ),
    in_game!(
        "S12q",
        "the code looks for the side to move in `undo`",
        "It works if the human is to move. After the end, undo does nothing.",
        "Does your `undo` look for the side in `human` or in `to_move`?",
        UndoLooksForTheSideOnTurn
    ),
    in_game!(
        "S12r",
        "the code takes back the opponent's opening move in `undo`",
        "If the human plays White and hasn't moved yet, undo empties the game.",
        "What does your `undo` do if the human hasn't moved yet?",
        UndoTakesBackTheOpening
    ),
    in_game!(
        "S12s",
        "the code always returns `true` from `undo`",
        "The result is `true` even if nothing was undone.",
        "What does your `undo` return if it finds no move by the human?",
        UndoAlwaysSaysTrue
    ),
    in_game!(
        "S12t",
        "the code doesn't shorten the history in `undo`",
        "The board goes back, but the record doesn't, and a second undo changes nothing.",
        "Which moves are still in your history after undo?",
        UndoKeepsTheHistory
    ),
    in_game!(
        "S12u",
        "the code keeps the undone move in the history",
        "The record has one move too many.",
        "Does your `truncate` use the index of the undone move, or one more?",
        UndoKeepsOnePly
    ),
    in_game!(
        "S12v",
        "the code shortens the history but keeps the board in `undo`",
        "The record goes back, but the discs don't.",
        "Which line of your `undo` restores the board?",
        UndoKeepsTheBoard
    ),
    in_game!(
        "S12z",
        "the code puts spaces between the moves of the record",
        "The record is longer than expected.",
        "What does your `record` put between two moves?",
        SpacesInTheRecord
    ),
    in_game!(
        "S12aa",
        "the code writes passes into the record",
        "The record has dashes where one side moved twice.",
        "What does your `record` add when a side has to pass?",
        PassesInTheRecord
    ),
    in_game!(
        "S12ab",
        "the code records only the human's moves",
        "The opponent's moves are missing from the record.",
        "Which moves of the history does your `record` use?",
        OnlyTheHumansMoves
    ),
];

/// Mistakes that Rust's types or this step's signatures rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 1] = [ImpossibleMistake {
    id: "G14",
    title: Text {
        english: "the code plays a click for the side that isn't to move",
    },
    why: Text {
        english: "`play(square)` has no parameter for a side. It always plays for the side in `to_move`.",
    },
}];
