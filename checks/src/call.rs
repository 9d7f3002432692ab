//! A question to a function: one call of a function that learners write.

use serde::{Deserialize, Serialize};
use steps::{Action, Board, Disc, Key, Square, WalledBoard};

use crate::wire::remote;

/// The numbers that the random number generator returns in a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Draws {
    /// This many numbers, spread evenly from 0 to 1. The function is called once with each.
    Spread(u32),
    /// 0, the lowest possible number.
    Lowest,
    /// The highest number below 1.
    Highest,
}

/// One call of one function, with all its arguments.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Call {
    /// `draw_board(&mut screen)`
    DrawBoard,
    /// `start()`
    Start,
    /// `draw_discs(&board, &mut screen)`, on a screen that shows the empty board.
    DrawDiscs {
        /// The position.
        #[serde(with = "remote")]
        board: Board,
    },
    /// `parse_square(text)`
    ParseSquare {
        /// The text.
        text: String,
    },
    /// `square_name(square)`
    SquareName {
        /// The square.
        #[serde(with = "remote")]
        square: Square,
    },
    /// `move_cursor(cursor, key)`
    MoveCursor {
        /// Where the cursor is.
        #[serde(with = "remote")]
        cursor: Square,
        /// The key that is pressed.
        #[serde(with = "remote")]
        key: Key,
    },
    /// `is_valid_move(&board, square, player)`
    IsValidMove {
        /// The position.
        #[serde(with = "remote")]
        board: Board,
        /// The square to check.
        #[serde(with = "remote")]
        square: Square,
        /// The side to move.
        #[serde(with = "remote")]
        player: Disc,
    },
    /// `flips_in_direction(&board, square, direction, player)`
    FlipsInDirection {
        /// The position.
        #[serde(with = "remote")]
        board: Board,
        /// The square to check.
        #[serde(with = "remote")]
        square: Square,
        /// The direction to walk in.
        direction: (i32, i32),
        /// The side to move.
        #[serde(with = "remote")]
        player: Disc,
    },
    /// `flips_at(&board, square, player)`
    FlipsAt {
        /// The position.
        #[serde(with = "remote")]
        board: Board,
        /// The square to check.
        #[serde(with = "remote")]
        square: Square,
        /// The side to move.
        #[serde(with = "remote")]
        player: Disc,
    },
    /// `place(&board, square, player)`
    Place {
        /// The position.
        #[serde(with = "remote")]
        board: Board,
        /// Where the disc goes.
        #[serde(with = "remote")]
        square: Square,
        /// The side to move.
        #[serde(with = "remote")]
        player: Disc,
    },
    /// `legal_moves(&board, player)`
    LegalMoves {
        /// The position.
        #[serde(with = "remote")]
        board: Board,
        /// The side to move.
        #[serde(with = "remote")]
        player: Disc,
    },
    /// `next_turn(&board, just_moved)`
    NextTurn {
        /// The position after the move.
        #[serde(with = "remote")]
        board: Board,
        /// The side that made it.
        #[serde(with = "remote")]
        just_moved: Disc,
    },
    /// `count(&board)`
    Count {
        /// The position.
        #[serde(with = "remote")]
        board: Board,
    },
    /// `outcome(&board)`
    Outcome {
        /// The position.
        #[serde(with = "remote")]
        board: Board,
    },
    /// `walled_start()`
    WalledStart,
    /// `count_or_turn(&mut board, index, player, turn)`
    CountOrTurn {
        /// The position; it gets its wall before the call.
        #[serde(with = "remote")]
        board: Board,
        /// Where the disc goes, as the index of a spot.
        index: i32,
        /// The side to move.
        #[serde(with = "remote")]
        player: Disc,
        /// Whether the move is made.
        turn: bool,
    },
    /// `walled_moves(&board, player)`
    WalledMoves {
        /// The position; it gets its wall before the call.
        #[serde(with = "remote")]
        board: Board,
        /// The side to move.
        #[serde(with = "remote")]
        player: Disc,
    },
    /// `flat_index(size, x, y)`
    FlatIndex {
        /// The size of the board.
        size: i32,
        /// The column.
        x: i32,
        /// The row.
        y: i32,
    },
    /// `turned_by_pattern(behind, player)`
    TurnedByPattern {
        /// The cells behind the new disc, as a string.
        behind: String,
        /// The side to move.
        #[serde(with = "remote")]
        player: Disc,
    },
    /// `play_on_lines(&mut board, x, y, player)`
    PlayOnLines {
        /// The position; it becomes a list before the call.
        #[serde(with = "remote")]
        board: Board,
        /// Where the disc goes.
        #[serde(with = "remote")]
        square: Square,
        /// The side to move.
        #[serde(with = "remote")]
        player: Disc,
    },
    /// `random_move(&moves, &mut rng)`, with the legal moves of a position.
    RandomMove {
        /// The position.
        #[serde(with = "remote")]
        board: Board,
        /// The side to move.
        #[serde(with = "remote")]
        player: Disc,
        /// The random numbers.
        draws: Draws,
    },
    /// `evaluate(&board, player)`
    Evaluate {
        /// The position.
        #[serde(with = "remote")]
        board: Board,
        /// From whose view.
        #[serde(with = "remote")]
        player: Disc,
    },
    /// `greedy_move(&board, player)`
    GreedyMove {
        /// The position.
        #[serde(with = "remote")]
        board: Board,
        /// The side to move.
        #[serde(with = "remote")]
        player: Disc,
    },
    /// `minimax(&board, player, depth)`
    Minimax {
        /// The position.
        #[serde(with = "remote")]
        board: Board,
        /// The side to move.
        #[serde(with = "remote")]
        player: Disc,
        /// How many plies to look ahead.
        depth: u32,
    },
    /// `alpha_beta(&board, player, depth, alpha, beta)`
    AlphaBeta {
        /// The position.
        #[serde(with = "remote")]
        board: Board,
        /// The side to move.
        #[serde(with = "remote")]
        player: Disc,
        /// How many plies to look ahead.
        depth: u32,
        /// The lower bound.
        alpha: i32,
        /// The upper bound.
        beta: i32,
    },
    /// `candidate_scores(&board, player, plies)`
    CandidateScores {
        /// The position.
        #[serde(with = "remote")]
        board: Board,
        /// The side to move.
        #[serde(with = "remote")]
        player: Disc,
        /// How many plies to look ahead, including the move itself.
        plies: u32,
    },
    /// `heat(&scores)`
    Heat {
        /// The scores.
        scores: Vec<i32>,
    },
    /// `draw_panel(&game, &mut screen)`
    DrawPanel {
        /// The position of the game.
        #[serde(with = "remote")]
        board: Board,
        /// The side to move, or `None` if the game is over.
        #[serde(with = "remote")]
        to_move: Option<Disc>,
    },
    /// The methods of `Game`, one after the other.
    PlayGame {
        /// The side of the human.
        #[serde(with = "remote")]
        human: Disc,
        /// The actions, in order.
        #[serde(with = "remote")]
        actions: Vec<Action>,
    },
    /// `bit_of(square)`
    BitOf {
        /// The square.
        #[serde(with = "remote")]
        square: Square,
    },
    /// `shifted(bits, direction)`
    Shifted {
        /// The bits.
        bits: u64,
        /// The direction to shift in.
        direction: (i32, i32),
    },
    /// `bit_moves(bits)`
    BitMoves {
        /// The position.
        #[serde(with = "remote")]
        board: Board,
        /// The side to move.
        #[serde(with = "remote")]
        player: Disc,
    },
    /// `bit_flips(bits, square)`
    BitFlips {
        /// The position.
        #[serde(with = "remote")]
        board: Board,
        /// The square to check.
        #[serde(with = "remote")]
        square: Square,
        /// The side to move.
        #[serde(with = "remote")]
        player: Disc,
    },
    /// `perft(bits, depth)`
    Perft {
        /// The position.
        #[serde(with = "remote")]
        board: Board,
        /// The side to move.
        #[serde(with = "remote")]
        player: Disc,
        /// How many plies to play.
        depth: u32,
    },
    /// `final_score(&board, player)`
    FinalScore {
        /// The position at the end of a game.
        #[serde(with = "remote")]
        board: Board,
        /// From whose view.
        #[serde(with = "remote")]
        player: Disc,
    },
    /// `solve(&board, player)`
    Solve {
        /// The position.
        #[serde(with = "remote")]
        board: Board,
        /// The side to move.
        #[serde(with = "remote")]
        player: Disc,
    },
    /// `solve_between(&board, player, alpha, beta)`
    SolveBetween {
        /// The position.
        #[serde(with = "remote")]
        board: Board,
        /// The side to move.
        #[serde(with = "remote")]
        player: Disc,
        /// The lower bound.
        alpha: i32,
        /// The upper bound.
        beta: i32,
    },
    /// Not a single function: the picture of the course's window after some keys.
    Show {
        /// The step that the program has reached.
        step: u32,
        /// The keys that are pressed before the picture is taken.
        #[serde(with = "remote")]
        keys: Vec<Key>,
    },
}

impl Call {
    /// The name of the called function.
    pub fn function(&self) -> &'static str {
        match self {
            Call::DrawBoard => "draw_board",
            Call::Start => "start",
            Call::DrawDiscs { .. } => "draw_discs",
            Call::ParseSquare { .. } => "parse_square",
            Call::SquareName { .. } => "square_name",
            Call::MoveCursor { .. } => "move_cursor",
            Call::IsValidMove { .. } => "is_valid_move",
            Call::FlipsInDirection { .. } => "flips_in_direction",
            Call::FlipsAt { .. } => "flips_at",
            Call::Place { .. } => "place",
            Call::LegalMoves { .. } => "legal_moves",
            Call::NextTurn { .. } => "next_turn",
            Call::Count { .. } => "count",
            Call::Outcome { .. } => "outcome",
            Call::WalledStart => "walled_start",
            Call::CountOrTurn { .. } => "count_or_turn",
            Call::WalledMoves { .. } => "walled_moves",
            Call::FlatIndex { .. } => "flat_index",
            Call::TurnedByPattern { .. } => "turned_by_pattern",
            Call::PlayOnLines { .. } => "play_on_lines",
            Call::RandomMove { .. } => "random_move",
            Call::Evaluate { .. } => "evaluate",
            Call::GreedyMove { .. } => "greedy_move",
            Call::Minimax { .. } => "minimax",
            Call::AlphaBeta { .. } => "alpha_beta",
            Call::CandidateScores { .. } => "candidate_scores",
            Call::Heat { .. } => "heat",
            Call::DrawPanel { .. } => "draw_panel",
            Call::PlayGame { .. } => "Game",
            Call::BitOf { .. } => "bit_of",
            Call::Shifted { .. } => "shifted",
            Call::BitMoves { .. } => "bit_moves",
            Call::BitFlips { .. } => "bit_flips",
            Call::Perft { .. } => "perft",
            Call::FinalScore { .. } => "final_score",
            Call::Solve { .. } => "solve",
            Call::SolveBetween { .. } => "solve_between",
            Call::Show { .. } => "show",
        }
    }

    /// Whether the function visits many positions.
    pub fn looks_ahead(&self) -> bool {
        matches!(
            self,
            Call::Minimax { .. }
                | Call::AlphaBeta { .. }
                | Call::CandidateScores { .. }
                | Call::GreedyMove { .. }
                | Call::PlayGame { .. }
                | Call::Solve { .. }
                | Call::SolveBetween { .. }
        )
    }

    /// The position in the arguments.
    pub fn board(&self) -> Option<&Board> {
        match self {
            Call::DrawDiscs { board }
            | Call::IsValidMove { board, .. }
            | Call::FlipsInDirection { board, .. }
            | Call::FlipsAt { board, .. }
            | Call::Place { board, .. }
            | Call::LegalMoves { board, .. }
            | Call::NextTurn { board, .. }
            | Call::Count { board }
            | Call::Outcome { board }
            | Call::CountOrTurn { board, .. }
            | Call::WalledMoves { board, .. }
            | Call::PlayOnLines { board, .. }
            | Call::RandomMove { board, .. }
            | Call::Evaluate { board, .. }
            | Call::GreedyMove { board, .. }
            | Call::Minimax { board, .. }
            | Call::AlphaBeta { board, .. }
            | Call::CandidateScores { board, .. }
            | Call::DrawPanel { board, .. }
            | Call::BitMoves { board, .. }
            | Call::BitFlips { board, .. }
            | Call::Perft { board, .. }
            | Call::FinalScore { board, .. }
            | Call::Solve { board, .. }
            | Call::SolveBetween { board, .. } => Some(board),
            _ => None,
        }
    }

    /// The square of the board in the arguments.
    pub fn square(&self) -> Option<Square> {
        match self {
            Call::IsValidMove { square, .. }
            | Call::FlipsInDirection { square, .. }
            | Call::FlipsAt { square, .. }
            | Call::Place { square, .. }
            | Call::PlayOnLines { square, .. }
            | Call::BitFlips { square, .. } => Some(*square),
            Call::CountOrTurn { board, index, .. } => {
                Some(WalledBoard::from(board).square_at(*index))
            }
            _ => None,
        }
    }

    /// The side in the arguments: to move, or just moved.
    pub fn player(&self) -> Option<Disc> {
        match self {
            Call::IsValidMove { player, .. }
            | Call::FlipsInDirection { player, .. }
            | Call::FlipsAt { player, .. }
            | Call::Place { player, .. }
            | Call::LegalMoves { player, .. }
            | Call::NextTurn {
                just_moved: player, ..
            }
            | Call::CountOrTurn { player, .. }
            | Call::WalledMoves { player, .. }
            | Call::TurnedByPattern { player, .. }
            | Call::PlayOnLines { player, .. }
            | Call::RandomMove { player, .. }
            | Call::Evaluate { player, .. }
            | Call::GreedyMove { player, .. }
            | Call::Minimax { player, .. }
            | Call::AlphaBeta { player, .. }
            | Call::CandidateScores { player, .. }
            | Call::BitMoves { player, .. }
            | Call::BitFlips { player, .. }
            | Call::Perft { player, .. }
            | Call::FinalScore { player, .. }
            | Call::Solve { player, .. }
            | Call::SolveBetween { player, .. } => Some(*player),
            _ => None,
        }
    }
}
