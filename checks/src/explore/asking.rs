//! Converts a reader's choices to calls. All limits are small, so that no choice freezes the page.

use steps::{Action, Bits, Board, Disc, PositionAddress, Square, WalledBoard, direction_named};

use super::fields::{self, FieldKind};
use crate::action_text::action_named;
use crate::{Asked, Call, Draws, find_step};

/// The deepest search that a reader can choose.
pub(crate) const DEEPEST: u32 = 5;

/// With this many empty cells, solving a position is fast enough for a waiting reader.
pub(crate) const MOST_EMPTY: usize = 8;

/// The longest string and the longest list in an argument.
pub(crate) const LONGEST: usize = 120;

/// Why a call can't be run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// The function takes a square, and none is chosen.
    NoSquare,
    /// Bitboards work only with 8 × 8 cells.
    SmallBoard,
    /// There are too many empty cells to solve the position.
    TooManyEmpty(usize),
    /// A field doesn't hold a valid argument.
    Field(FieldKind, String),
    /// A string or list is too long.
    TooLong,
}

/// A reader's choices, parsed and limited.
pub(crate) struct Asking {
    pub(crate) function: &'static str,
    pub(crate) board: Board,
    pub(crate) player: Disc,
    pub(crate) square: Option<Square>,
    values: Vec<(String, String)>,
}

impl Asking {
    /// `None` if the page names an unknown step, function or position.
    pub(crate) fn read(asked: &Asked) -> Option<Asking> {
        let step = find_step(&asked.step).ok()?;
        let function = step
            .functions
            .iter()
            .find(|name| **name == asked.function)?;
        let position: PositionAddress = asked.position.parse().ok()?;
        Some(Asking {
            function,
            board: position.board,
            player: position.player,
            square: position.square,
            values: asked.values.clone(),
        })
    }

    /// The choice in a field. At first it's the field's first value.
    pub(crate) fn value(&self, kind: FieldKind) -> String {
        let chosen = self.values.iter().find(|(name, _)| name == kind.name());
        chosen.map_or_else(
            || fields::beginning(self.function, kind).to_owned(),
            |(_, value)| match kind {
                // These are strings: a space in them is part of the argument.
                FieldKind::Text | FieldKind::Behind => value.clone(),
                _ => value.trim().to_owned(),
            },
        )
    }

    /// Whether one board shows the answers for all squares.
    pub(crate) fn asks_every_square(&self) -> bool {
        const EVERY: [&str; 11] = [
            "square_name",
            "move_cursor",
            "is_valid_move",
            "flips_in_direction",
            "flips_at",
            "place",
            "count_or_turn",
            "flat_index",
            "play_on_lines",
            "bit_of",
            "bit_flips",
        ];
        EVERY.contains(&self.function)
    }

    /// The calls. The chosen square comes first, so that it has an answer even if too many other calls are lost.
    pub(crate) fn calls(&self) -> Result<Vec<Call>, Trouble> {
        if !self.asks_every_square() {
            return Ok(vec![self.call(Square { row: 0, col: 0 })?]);
        }
        let first = self.square.ok_or(Trouble::NoSquare)?;
        let others = self.board.squares().filter(|square| *square != first);
        [first]
            .into_iter()
            .chain(others)
            .map(|square| self.call(square))
            .collect()
    }

    fn call(&self, square: Square) -> Result<Call, Trouble> {
        let (board, player) = (self.board, self.player);
        Ok(match self.function {
            "draw_board" => Call::DrawBoard,
            "start" => Call::Start,
            "draw_discs" => Call::DrawDiscs { board },
            "parse_square" => Call::ParseSquare {
                text: self.text(FieldKind::Text)?,
            },
            "square_name" => Call::SquareName { square },
            "move_cursor" => Call::MoveCursor {
                cursor: square,
                key: self.read_field(FieldKind::Key)?,
            },
            "is_valid_move" => Call::IsValidMove {
                board,
                square,
                player,
            },
            "flips_in_direction" => Call::FlipsInDirection {
                board,
                square,
                direction: self.direction()?,
                player,
            },
            "flips_at" => Call::FlipsAt {
                board,
                square,
                player,
            },
            "place" => Call::Place {
                board,
                square,
                player,
            },
            "legal_moves" => Call::LegalMoves { board, player },
            "next_turn" => Call::NextTurn {
                board,
                just_moved: player,
            },
            "count" => Call::Count { board },
            "outcome" => Call::Outcome { board },
            "walled_start" => Call::WalledStart,
            "count_or_turn" => Call::CountOrTurn {
                board,
                index: WalledBoard::from(&board).index_of(square),
                player,
                turn: self.read_field(FieldKind::Turn)?,
            },
            "walled_moves" => Call::WalledMoves { board, player },
            "flat_index" => Call::FlatIndex {
                size: board.size(),
                x: square.col,
                y: square.row,
            },
            "turned_by_pattern" => Call::TurnedByPattern {
                behind: self.text(FieldKind::Behind)?,
                player,
            },
            "play_on_lines" => Call::PlayOnLines {
                board,
                square,
                player,
            },
            "random_move" => Call::RandomMove {
                board,
                player,
                draws: self.draws()?,
            },
            "evaluate" => Call::Evaluate { board, player },
            "greedy_move" => Call::GreedyMove { board, player },
            "minimax" => Call::Minimax {
                board,
                player,
                depth: self.depth(FieldKind::Depth)?,
            },
            "alpha_beta" => Call::AlphaBeta {
                board,
                player,
                depth: self.depth(FieldKind::Depth)?,
                alpha: self.bound(FieldKind::Alpha)?,
                beta: self.bound(FieldKind::Beta)?,
            },
            "candidate_scores" => Call::CandidateScores {
                board,
                player,
                plies: self.depth(FieldKind::Plies)?,
            },
            "heat" => Call::Heat {
                scores: self.scores()?,
            },
            "draw_panel" => Call::DrawPanel {
                board,
                to_move: match self.value(FieldKind::ToMove).as_str() {
                    "over" => None,
                    _ => Some(self.disc(FieldKind::ToMove)?),
                },
            },
            "bit_of" => Call::BitOf {
                square: self.on_large_board(square)?,
            },
            "shifted" => Call::Shifted {
                bits: Bits::of(&self.on_large_board(board)?, player).own,
                direction: self.direction()?,
            },
            "bit_moves" => Call::BitMoves {
                board: self.on_large_board(board)?,
                player,
            },
            "bit_flips" => Call::BitFlips {
                board: self.on_large_board(board)?,
                square,
                player,
            },
            "perft" => Call::Perft {
                board: self.on_large_board(board)?,
                player,
                depth: self.depth(FieldKind::Depth)?,
            },
            "final_score" => Call::FinalScore { board, player },
            "solve" => Call::Solve {
                board: self.nearly_full()?,
                player,
            },
            "solve_between" => Call::SolveBetween {
                board: self.nearly_full()?,
                player,
                alpha: self.read_field(FieldKind::Alpha)?,
                beta: self.read_field(FieldKind::Beta)?,
            },
            "Game" => Call::PlayGame {
                human: self.disc(FieldKind::Human)?,
                actions: self.actions()?,
            },
            // If you add a function, add its call here too. A test checks all functions.
            unknown => unreachable!("{unknown} has no call"),
        })
    }

    fn refused(&self, kind: FieldKind) -> Trouble {
        Trouble::Field(kind, self.value(kind).chars().take(20).collect())
    }

    fn read_field<T: std::str::FromStr>(&self, kind: FieldKind) -> Result<T, Trouble> {
        self.value(kind).parse().map_err(|_| self.refused(kind))
    }

    fn text(&self, kind: FieldKind) -> Result<String, Trouble> {
        let text = self.value(kind);
        match text.chars().count() {
            0..=LONGEST => Ok(text),
            _ => Err(Trouble::TooLong),
        }
    }

    fn direction(&self) -> Result<(i32, i32), Trouble> {
        let kind = FieldKind::Direction;
        direction_named(&self.value(kind)).ok_or_else(|| self.refused(kind))
    }

    fn disc(&self, kind: FieldKind) -> Result<Disc, Trouble> {
        let letter = self.value(kind).chars().next();
        letter
            .and_then(Disc::from_letter)
            .ok_or_else(|| self.refused(kind))
    }

    fn depth(&self, kind: FieldKind) -> Result<u32, Trouble> {
        let depth = self.read_field(kind)?;
        match (kind, depth) {
            // The candidate is the first ply.
            (FieldKind::Plies, 0) => Err(self.refused(kind)),
            (_, 0..=DEEPEST) => Ok(depth),
            _ => Err(self.refused(kind)),
        }
    }

    fn bound(&self, kind: FieldKind) -> Result<i32, Trouble> {
        match self.value(kind).as_str() {
            fields::LOWEST => Ok(-i32::MAX),
            fields::HIGHEST => Ok(i32::MAX),
            _ => self.read_field(kind),
        }
    }

    fn draws(&self) -> Result<Draws, Trouble> {
        match self.value(FieldKind::Draws).as_str() {
            fields::LOWEST => Ok(Draws::Lowest),
            fields::HIGHEST => Ok(Draws::Highest),
            _ => match self.read_field(FieldKind::Draws)? {
                count @ 1..=10_000 => Ok(Draws::Spread(count)),
                _ => Err(self.refused(FieldKind::Draws)),
            },
        }
    }

    fn scores(&self) -> Result<Vec<i32>, Trouble> {
        let written = self.value(FieldKind::Scores);
        let scores = written.split([' ', ',']).filter(|score| !score.is_empty());
        let scores: Result<Vec<i32>, _> = scores.map(str::parse).collect();
        match scores {
            Ok(scores) if scores.len() <= LONGEST => Ok(scores),
            Ok(_) => Err(Trouble::TooLong),
            Err(_) => Err(self.refused(FieldKind::Scores)),
        }
    }

    fn actions(&self) -> Result<Vec<Action>, Trouble> {
        let written = self.value(FieldKind::Actions);
        let actions: Option<Vec<Action>> = written.split_whitespace().map(action_named).collect();
        match actions {
            Some(actions) if actions.len() <= LONGEST => Ok(actions),
            Some(_) => Err(Trouble::TooLong),
            None => Err(self.refused(FieldKind::Actions)),
        }
    }

    fn on_large_board<T>(&self, asked: T) -> Result<T, Trouble> {
        match self.board.size() {
            8 => Ok(asked),
            _ => Err(Trouble::SmallBoard),
        }
    }

    fn nearly_full(&self) -> Result<Board, Trouble> {
        let empty = self.board.letters().matches('.').count();
        match empty {
            0..=MOST_EMPTY => Ok(self.board),
            _ => Err(Trouble::TooManyEmpty(empty)),
        }
    }
}
