//! `count_or_turn(&mut board, index, player, turn)`

use serde::{Deserialize, Serialize};
use steps::{Answers, Board, Disc, Square, WalledBoard};

use super::{Arguments, Function, Parameters, ReadArguments};
use crate::explore::{Choices, Chosen, FieldKind, Shown, Trouble};
use crate::questions::{Line, Read};
use crate::wire::remote;
use crate::{Failure, Language, Value, text};

/// A call of `count_or_turn`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CountOrTurn {
    /// The position; it gets its wall before the call.
    #[serde(with = "remote")]
    pub board: Board,
    /// Where the disc goes, as the index of a spot.
    pub index: i32,
    /// The side to move.
    #[serde(with = "remote")]
    pub player: Disc,
    /// Whether the move is made.
    pub turn: bool,
}

impl CountOrTurn {
    fn place(&self) -> Square {
        WalledBoard::from(&self.board).square_at(self.index)
    }
}

impl Arguments for CountOrTurn {
    const PARAMETERS: Parameters = Parameters {
        board: true,
        player: true,
        square: true,
        fields: &[(FieldKind::Turn, "false")],
    };

    fn read(line: &Line) -> Read<Vec<CountOrTurn>> {
        let [squares, player, turn] = line.arguments()?;
        let (board, player) = (line.board()?, line.player(player)?);
        let turn = line.parse(turn)?;
        let on = |square| CountOrTurn {
            board,
            index: WalledBoard::from(&board).index_of(square),
            player,
            turn,
        };
        Ok(line.squares(squares)?.into_iter().map(on).collect())
    }

    fn choose(choices: &Choices, square: Square) -> Result<CountOrTurn, Trouble> {
        Ok(CountOrTurn {
            board: choices.board,
            index: WalledBoard::from(&choices.board).index_of(square),
            player: choices.player,
            turn: choices.parse(FieldKind::Turn)?,
        })
    }
}

impl ReadArguments for CountOrTurn {
    fn board(&self) -> Option<&Board> {
        Some(&self.board)
    }

    fn square(&self) -> Option<Square> {
        Some(self.place())
    }

    fn player(&self) -> Option<Disc> {
        Some(self.player)
    }

    fn write(&self, chosen: &mut Chosen) -> Option<()> {
        chosen.set(FieldKind::Turn, self.turn);
        Some(())
    }
}

impl Function for CountOrTurn {
    fn name() -> &'static str {
        "count_or_turn"
    }

    fn answer(&self, answers: &Answers) -> Value {
        let mut board = WalledBoard::from(&self.board);
        let count = (answers.count_or_turn)(&mut board, self.index, self.player, self.turn);
        Value::Turned { count, board }
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        format!(
            "count_or_turn({} which is {}, {:?}, {})",
            self.index,
            self.place(),
            self.player,
            self.turn
        )
    }

    fn pictures(&self, failure: &Failure, language: Language) -> Option<String> {
        let pictures = text::moves::pictures(&self.board, self.place(), failure, language);
        Some(pictures)
    }

    fn differences(
        &self,
        expected: &Value,
        yours: &Value,
        language: Language,
    ) -> Option<Vec<String>> {
        let Language::English = language;
        let (Value::Turned { board: right, .. }, Value::Turned { board: given, .. }) =
            (expected, yours)
        else {
            return None;
        };
        let mut sentences = Vec::new();
        if right != given && !self.turn {
            sentences.push("`turn` is false, so the board must not change.".to_owned());
        }
        sentences.extend(text::moves::walled_differences(right, given, language));
        Some(sentences)
    }

    fn reasons(&self, _failure: &Failure, language: Language) -> Vec<String> {
        let Language::English = language;
        let square = self.place();
        match self.board.contains(square) {
            true => text::why(&self.board, square, self.player, language),
            false => vec!["This spot is part of the wall, so it can't hold a disc.".to_owned()],
        }
    }

    fn question(&self, failure: &Failure, language: Language) -> Option<&'static str> {
        let Language::English = language;
        match (&failure.expected, failure.answered()?) {
            (Value::Turned { count, .. }, Value::Turned { count: given, .. }) if count == given => {
                Some("Ask yourself: Which spots of the board does your code assign?")
            }
            _ => None,
        }
    }

    fn is_about_walks(&self) -> bool {
        true
    }

    fn mark(&self, shown: &mut Shown, value: &Value) {
        if let Value::Turned { board, .. } = value
            && *board != WalledBoard::from(&self.board)
        {
            shown.show_board(board.to_board());
        }
    }

    fn chosen_words(&self, language: Language) -> &'static str {
        text::explore::just_played(language)
    }

    fn tag_words(&self, tag: &str, language: Language) -> String {
        text::explore::flips(tag, language)
    }
}
