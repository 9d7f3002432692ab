//! The known mistakes of step 12, each written the way somebody would write it.
//!
//! A mistake is a type that holds a right game and stands in for its methods where it does them otherwise.

use std::ops::{Deref, DerefMut};

use steps::{Answers, Disc, Game, IllegalMove, Ply, Square, Turn, next_turn, place, square_name};

use crate::{ImpossibleMistake, Mistake, Text};

/// A type whose methods are those of `Game`, but for the ones that it has itself.
macro_rules! game_with_a_mistake {
    ($name:ident) => {
        game_with_a_mistake!($name, Game::new);
    };
    ($name:ident, $new:expr) => {
        struct $name(Game);

        impl $name {
            fn new(human: Disc) -> $name {
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

/// In the order of the methods: the beginning, the move, undo, restart, the record.
pub(crate) static MISTAKES: [Mistake; 34] = [
    in_game!(
        "A04",
        "White moves first",
        "The hints at the start are e3, f4, c5 and d6, although the discs are right.",
        "Who moves first in Othello? What does to_move hold in a new game?",
        WhiteMovesFirst
    ),
    in_game!(
        "S12a",
        "the human moves first, whatever the colour",
        "Right for a black human. A white one is on turn at once.",
        "Does the side of the human change who moves first?",
        HumanMovesFirst
    ),
    in_game!(
        "S12ac",
        "the human's colour moves, whoever is on turn",
        "The human's moves are made well, and the opponent plays with the human's discs.",
        "Two fields of the game hold a colour. Which one says who moves now?",
        HumansColourMoves
    ),
    in_game!(
        "G02",
        "the side changes although the move was refused",
        "A click on a wrong square loses the turn.",
        "Which lines of play still run when the move is not legal?",
        RefusalLosesTheTurn
    ),
    in_game!(
        "S12b",
        "a refused move is written into the history",
        "The record shows moves that were never made.",
        "Where does the history grow: before you know that the move is legal, or after?",
        RefusedMovesAreRecorded
    ),
    in_game!(
        "S12c",
        "every refused move is said to turn nothing",
        "Taken squares and squares off the board get the wrong reason.",
        "place only says None. What must you ask before you call it?",
        OneReasonForAll
    ),
    in_game!(
        "S12d",
        "a taken square is not asked about by itself",
        "A taken square is said to turn nothing.",
        "Which of your questions notices a disc that lies there already?",
        TakenSquaresTurnNothing
    ),
    in_game!(
        "S12e",
        "the cell is read before the square is known to be on the board",
        "A panic where somebody clicks beside the board.",
        "Which question has to come first: whether the square exists, or what lies on it?",
        ReadsOffTheBoard
    ),
    in_game!(
        "S12f",
        "the end of the game is not thought of",
        "A panic at the first move after the end.",
        "What is to_move when the game is over, and what does unwrap make of it?",
        PanicsAfterTheEnd
    ),
    in_game!(
        "S12g",
        "the turn always goes to the other side",
        "There is no pass and no end.",
        "Which function of step 06 knows who is next? Does your play ask it?",
        NoPassAndNoEnd
    ),
    in_game!(
        "S12h",
        "a pass hands the turn to the side that has to pass",
        "The side without moves is asked to move, and the game stands still.",
        "PassesBackTo holds a colour. Is it the side that passes, or the one that moves?",
        StuckSideIsAsked
    ),
    in_game!(
        "S12i",
        "a pass ends the game",
        "The game is over as soon as one side is stuck.",
        "Which of the three values of Turn is the end?",
        PassEndsTheGame
    ),
    in_game!(
        "S12j",
        "the game never ends",
        "After the last move the other side is asked to move.",
        "What does to_move become where next_turn says Over?",
        NeverOver
    ),
    in_game!(
        "S12k",
        "no move is written into the history",
        "The record stays empty and undo never does anything.",
        "undo and record read the history. Who fills it?",
        NothingIsRecorded
    ),
    in_game!(
        "S12l",
        "the history keeps the position after the move",
        "undo leaves the last disc on the board.",
        "The field is called before. When do you copy the board?",
        KeepsThePositionAfter
    ),
    in_game!(
        "S12m",
        "the history names the side that is on turn after the move",
        "undo goes back to a move of the opponent.",
        "Who made the move? Is to_move still that side when you write the history?",
        KeepsTheNextPlayer
    ),
    in_game!(
        "H01",
        "undo restores the discs but not the side",
        "After undo the wrong colour is to move.",
        "Which fields did play change? Which of them does undo set back?",
        UndoKeepsTheSide
    ),
    in_game!(
        "H02",
        "undo gives the turn to the other side",
        "After a pass, undo hands the turn to the side that had passed.",
        "Is the side before the move always the opposite of the one on turn now? Think of a pass.",
        UndoTogglesTheSide
    ),
    in_game!(
        "H03",
        "undo takes back a single move",
        "Only the opponent's reply is gone, and the human is left with the opponent's colour.",
        "Whose move should be gone after undo? Look for the last ply of that side.",
        UndoTakesBackOneMove
    ),
    in_game!(
        "S12n",
        "undo always takes back two moves",
        "Right until somebody passes, or has had no reply yet.",
        "How many moves of the opponent can stand behind the human's last one?",
        UndoTakesBackTwoMoves
    ),
    in_game!(
        "S12o",
        "undo goes back to the human's first move",
        "One undo takes back the whole game.",
        "From which end of the history do you look for the human's move?",
        UndoGoesToTheFirstMove
    ),
    in_game!(
        "S12p",
        "undo goes back to the opponent's last move",
        "The human's move stays, and the opponent is to move.",
        "Which side do you compare ply.player with?",
        UndoGoesToTheOpponentsMove
    ),
    in_game!(
        "S12q",
        "undo looks for a move of the side on turn",
        "Right where the human is to move. After the end nothing is undone.",
        "Is the human always on turn when undo is called?",
        UndoLooksForTheSideOnTurn
    ),
    in_game!(
        "S12r",
        "undo takes back the opponent's opening",
        "A white human who has not moved yet gets an empty game.",
        "What should undo do where the human has not moved?",
        UndoTakesBackTheOpening
    ),
    in_game!(
        "S12s",
        "undo always says true",
        "The answer is true where nothing was undone.",
        "What does undo answer where it finds no move of the human?",
        UndoAlwaysSaysTrue
    ),
    in_game!(
        "S12t",
        "undo does not shorten the history",
        "The board goes back, the record does not, and a second undo does nothing more.",
        "Which moves still stand in the history after undo? What does truncate do?",
        UndoKeepsTheHistory
    ),
    in_game!(
        "S12u",
        "undo leaves the human's move in the history",
        "The record has one move too many.",
        "truncate(n) keeps n plies. How many stand in front of the ply with the number index?",
        UndoKeepsOnePly
    ),
    in_game!(
        "S12v",
        "undo shortens the history and leaves the board",
        "The record goes back, the discs do not.",
        "Where does the position before the move stand? Who puts it onto the board?",
        UndoKeepsTheBoard
    ),
    in_game!(
        "S12w",
        "restart gives the human the black discs",
        "After a restart undo takes back the wrong moves.",
        "Which side does the new game get? The old one knows it.",
        RestartMakesTheHumanBlack
    ),
    in_game!(
        "S12x",
        "restart forgets to empty the history",
        "The record of the new game begins with the old one.",
        "Which fields has a game? Which of them does restart set?",
        RestartKeepsTheHistory
    ),
    in_game!(
        "S12y",
        "restart leaves the side on turn as it was",
        "The new game begins with White, or is over at once.",
        "Who is to move at the start of a game? Does restart say so?",
        RestartKeepsTheSide
    ),
    in_game!(
        "S12z",
        "the record has spaces between the moves",
        "The text is longer than expected.",
        "f5d6c3: what stands between two moves?",
        SpacesInTheRecord
    ),
    in_game!(
        "S12aa",
        "the record writes passes",
        "There are dashes where one side moved twice.",
        "Does a pass stand in the record? Look at the games in the book.",
        PassesInTheRecord
    ),
    in_game!(
        "S12ab",
        "the record holds the human's moves only",
        "Every other move is missing.",
        "Which plies of the history belong into the record?",
        OnlyTheHumansMoves
    ),
];

/// What Rust's types rule out, or this step's methods.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 1] = [ImpossibleMistake {
    id: "G14",
    title: Text {
        english: "a click for the side that is not on turn is applied",
    },
    why: Text {
        english: "play(square) is not told a side: a move is always one of the side that to_move names, so nobody can move for the other one.",
    },
}];

/// Puts the disc down, writes the history and says who is next; the move is known to be legal.
fn make_move(game: &mut Game, square: Square) -> Result<(Disc, Turn), IllegalMove> {
    let player = game.to_move.ok_or(IllegalMove::GameOver)?;
    if !game.board.contains(square) {
        return Err(IllegalMove::OffTheBoard);
    }
    if game.board[square].is_some() {
        return Err(IllegalMove::Occupied);
    }
    let after = place(&game.board, square, player).ok_or(IllegalMove::TurnsNothing)?;
    game.history.push(Ply {
        player,
        square,
        before: game.board,
    });
    game.board = after;
    Ok((player, next_turn(&after, player)))
}

/// Where the last ply of a side stands in the history.
fn last_ply_of(game: &Game, player: Disc) -> Option<usize> {
    game.history.iter().rposition(|ply| ply.player == player)
}

/// Goes back to before a ply, with the side that made it on turn.
fn go_back(game: &mut Game, index: usize) {
    let Ply { player, before, .. } = game.history[index];
    game.board = before;
    game.to_move = Some(player);
    game.history.truncate(index);
}

game_with_a_mistake!(WhiteMovesFirst, |human| Game {
    to_move: Some(Disc::White),
    ..Game::new(human)
});

impl WhiteMovesFirst {
    fn restart(&mut self) {
        *self = WhiteMovesFirst::new(self.human);
    }
}

game_with_a_mistake!(HumanMovesFirst, |human| Game {
    to_move: Some(human),
    ..Game::new(human)
});

impl HumanMovesFirst {
    fn restart(&mut self) {
        *self = HumanMovesFirst::new(self.human);
    }
}

game_with_a_mistake!(HumansColourMoves);

impl HumansColourMoves {
    fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        let on_turn = self.to_move.ok_or(IllegalMove::GameOver)?;
        self.to_move = Some(self.human);
        let played = self.0.play(square);
        if played.is_err() {
            self.to_move = Some(on_turn);
        }
        played
    }
}

game_with_a_mistake!(RefusalLosesTheTurn);

impl RefusalLosesTheTurn {
    fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        let played = self.0.play(square);
        if played.is_err() {
            self.to_move = self.to_move.map(Disc::opponent);
        }
        played
    }
}

game_with_a_mistake!(RefusedMovesAreRecorded);

impl RefusedMovesAreRecorded {
    fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        let (player, before) = (self.to_move, self.board);
        let played = self.0.play(square);
        if let (Some(player), Err(_)) = (player, played) {
            self.history.push(Ply {
                player,
                square,
                before,
            });
        }
        played
    }
}

game_with_a_mistake!(OneReasonForAll);

impl OneReasonForAll {
    fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        match self.0.play(square) {
            Err(IllegalMove::OffTheBoard | IllegalMove::Occupied) => Err(IllegalMove::TurnsNothing),
            played => played,
        }
    }
}

game_with_a_mistake!(TakenSquaresTurnNothing);

impl TakenSquaresTurnNothing {
    fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        match self.0.play(square) {
            Err(IllegalMove::Occupied) => Err(IllegalMove::TurnsNothing),
            played => played,
        }
    }
}

game_with_a_mistake!(ReadsOffTheBoard);

impl ReadsOffTheBoard {
    fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        if self.to_move.is_some() && self.board[square].is_some() {
            return Err(IllegalMove::Occupied);
        }
        self.0.play(square)
    }
}

game_with_a_mistake!(PanicsAfterTheEnd);

impl PanicsAfterTheEnd {
    fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        self.to_move.expect("nobody is to move");
        self.0.play(square)
    }
}

game_with_a_mistake!(NoPassAndNoEnd);

impl NoPassAndNoEnd {
    fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        let (player, _) = make_move(self, square)?;
        self.to_move = Some(player.opponent());
        Ok(())
    }
}

game_with_a_mistake!(StuckSideIsAsked);

impl StuckSideIsAsked {
    fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        let (player, turn) = make_move(self, square)?;
        self.to_move = match turn {
            Turn::Moves(_) | Turn::PassesBackTo(_) => Some(player.opponent()),
            Turn::Over => None,
        };
        Ok(())
    }
}

game_with_a_mistake!(PassEndsTheGame);

impl PassEndsTheGame {
    fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        let (_, turn) = make_move(self, square)?;
        self.to_move = match turn {
            Turn::Moves(next) => Some(next),
            Turn::PassesBackTo(_) | Turn::Over => None,
        };
        Ok(())
    }
}

game_with_a_mistake!(NeverOver);

impl NeverOver {
    fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        let (player, turn) = make_move(self, square)?;
        self.to_move = match turn {
            Turn::Moves(next) | Turn::PassesBackTo(next) => Some(next),
            Turn::Over => Some(player.opponent()),
        };
        Ok(())
    }
}

game_with_a_mistake!(NothingIsRecorded);

impl NothingIsRecorded {
    fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        self.0.play(square)?;
        self.history.clear();
        Ok(())
    }
}

game_with_a_mistake!(KeepsThePositionAfter);

impl KeepsThePositionAfter {
    fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        self.0.play(square)?;
        let after = self.board;
        if let Some(ply) = self.history.last_mut() {
            ply.before = after;
        }
        Ok(())
    }
}

game_with_a_mistake!(KeepsTheNextPlayer);

impl KeepsTheNextPlayer {
    fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        self.0.play(square)?;
        let next = self.to_move;
        if let (Some(ply), Some(next)) = (self.history.last_mut(), next) {
            ply.player = next;
        }
        Ok(())
    }
}

game_with_a_mistake!(UndoKeepsTheSide);

impl UndoKeepsTheSide {
    fn undo(&mut self) -> bool {
        let to_move = self.to_move;
        let undone = self.0.undo();
        self.to_move = to_move;
        undone
    }
}

game_with_a_mistake!(UndoTogglesTheSide);

impl UndoTogglesTheSide {
    fn undo(&mut self) -> bool {
        let to_move = self.to_move;
        let undone = self.0.undo();
        if undone {
            self.to_move = to_move.map(Disc::opponent);
        }
        undone
    }
}

game_with_a_mistake!(UndoTakesBackOneMove);

impl UndoTakesBackOneMove {
    fn undo(&mut self) -> bool {
        match self.history.len().checked_sub(1) {
            Some(last) => {
                go_back(self, last);
                true
            }
            None => false,
        }
    }
}

game_with_a_mistake!(UndoTakesBackTwoMoves);

impl UndoTakesBackTwoMoves {
    fn undo(&mut self) -> bool {
        match self.history.len().checked_sub(2) {
            Some(index) => {
                go_back(self, index);
                true
            }
            None => false,
        }
    }
}

game_with_a_mistake!(UndoGoesToTheFirstMove);

impl UndoGoesToTheFirstMove {
    fn undo(&mut self) -> bool {
        let first = self.history.iter().position(|ply| ply.player == self.human);
        match first {
            Some(index) => {
                go_back(self, index);
                true
            }
            None => false,
        }
    }
}

game_with_a_mistake!(UndoGoesToTheOpponentsMove);

impl UndoGoesToTheOpponentsMove {
    fn undo(&mut self) -> bool {
        match last_ply_of(self, self.human.opponent()) {
            Some(index) => {
                go_back(self, index);
                true
            }
            None => false,
        }
    }
}

game_with_a_mistake!(UndoLooksForTheSideOnTurn);

impl UndoLooksForTheSideOnTurn {
    fn undo(&mut self) -> bool {
        let last = self.to_move.and_then(|player| last_ply_of(self, player));
        match last {
            Some(index) => {
                go_back(self, index);
                true
            }
            None => false,
        }
    }
}

game_with_a_mistake!(UndoTakesBackTheOpening);

impl UndoTakesBackTheOpening {
    fn undo(&mut self) -> bool {
        if self.history.is_empty() {
            return false;
        }
        let index = last_ply_of(self, self.human).unwrap_or(0);
        go_back(self, index);
        true
    }
}

game_with_a_mistake!(UndoAlwaysSaysTrue);

impl UndoAlwaysSaysTrue {
    fn undo(&mut self) -> bool {
        self.0.undo();
        true
    }
}

game_with_a_mistake!(UndoKeepsTheHistory);

impl UndoKeepsTheHistory {
    fn undo(&mut self) -> bool {
        let history = self.history.clone();
        let undone = self.0.undo();
        self.history = history;
        undone
    }
}

game_with_a_mistake!(UndoKeepsOnePly);

impl UndoKeepsOnePly {
    fn undo(&mut self) -> bool {
        let Some(index) = last_ply_of(self, self.human) else {
            return false;
        };
        self.board = self.history[index].before;
        self.to_move = Some(self.human);
        self.history.truncate(index + 1);
        true
    }
}

game_with_a_mistake!(UndoKeepsTheBoard);

impl UndoKeepsTheBoard {
    fn undo(&mut self) -> bool {
        let board = self.board;
        let undone = self.0.undo();
        self.board = board;
        undone
    }
}

game_with_a_mistake!(RestartMakesTheHumanBlack);

impl RestartMakesTheHumanBlack {
    fn restart(&mut self) {
        *self = RestartMakesTheHumanBlack::new(Disc::Black);
    }
}

game_with_a_mistake!(RestartKeepsTheHistory);

impl RestartKeepsTheHistory {
    fn restart(&mut self) {
        self.board = steps::start();
        self.to_move = Some(Disc::Black);
    }
}

game_with_a_mistake!(RestartKeepsTheSide);

impl RestartKeepsTheSide {
    fn restart(&mut self) {
        self.board = steps::start();
        self.history.clear();
    }
}

game_with_a_mistake!(SpacesInTheRecord);

impl SpacesInTheRecord {
    fn record(&self) -> String {
        let names: Vec<String> = self
            .history
            .iter()
            .map(|ply| square_name(ply.square))
            .collect();
        names.join(" ")
    }
}

game_with_a_mistake!(PassesInTheRecord);

impl PassesInTheRecord {
    fn record(&self) -> String {
        let mut text = String::new();
        let mut expected = Disc::Black;
        for ply in &self.history {
            if ply.player != expected {
                text += "--";
            }
            text += &square_name(ply.square);
            expected = ply.player.opponent();
        }
        text
    }
}

game_with_a_mistake!(OnlyTheHumansMoves);

impl OnlyTheHumansMoves {
    fn record(&self) -> String {
        self.history
            .iter()
            .filter(|ply| ply.player == self.human)
            .map(|ply| square_name(ply.square))
            .collect()
    }
}
