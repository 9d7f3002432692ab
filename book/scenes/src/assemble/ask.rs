//! The calls of the exercises that can be built from pieces, and their results. They are a small part of the calls in
//! `checks`, so that the download is small.

use steps::{
    Board, Count, Disc, Move, Outcome, Placed, PositionAddress, Square, Turn, alpha_beta, count,
    flips_at, flips_in_direction, is_valid_move, legal_moves, minimax, next_turn, outcome, place,
    take_placed,
};

use super::search;

/// A function of an exercise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Function {
    /// Step 04.
    IsValidMove,
    /// Step 05.
    FlipsInDirection,
    /// Step 05.
    FlipsAt,
    /// Step 05.
    Place,
    /// Step 06.
    LegalMoves,
    /// Step 06.
    NextTurn,
    /// Step 06.
    Count,
    /// Step 06.
    Outcome,
    /// Step 09.
    Minimax,
    /// Step 10.
    AlphaBeta,
}

/// One call. Each function uses the fields that it needs.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ask {
    /// Which function is called.
    pub function: Function,
    /// The position.
    pub board: Board,
    /// The side to move.
    pub player: Disc,
    /// The square.
    pub square: Square,
    /// The direction.
    pub direction: (i32, i32),
    /// The depth in plies.
    pub depth: u32,
    /// Alpha and beta.
    pub window: (i32, i32),
    /// The score of minimax and how many moves it plays, if already computed.
    pub exact: Option<(i32, u64)>,
}

/// The full window: it contains every score.
pub(crate) const FULL: (i32, i32) = (-i32::MAX, i32::MAX);

/// The result of a function.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Legal or not.
    Bool(bool),
    /// Some discs, in any order.
    Squares(Vec<Square>),
    /// A position, or none.
    Board(Option<Board>),
    /// Some moves, in order.
    Moves(Vec<Move>),
    /// Who moves next.
    Turn(Turn),
    /// How many discs there are.
    Count(Count),
    /// How the game stands.
    Outcome(Outcome),
    /// A score and the move that leads to it.
    Search {
        /// The score.
        score: i32,
        /// The move.
        square: Option<Square>,
        /// How many moves the search played. It's compared only for alpha-beta.
        placed: Placed,
    },
}

/// Why a call didn't return.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Stop {
    /// A panic with its message.
    Panic(String),
    /// An endless loop.
    Endless,
    /// Endless recursion, which overflows the stack.
    Overflow,
}

/// How a call ended.
pub(crate) type Ending = Result<Answer, Stop>;

impl Function {
    /// The functions that can be built from pieces.
    pub const ALL: [Function; 10] = [
        Function::IsValidMove,
        Function::FlipsInDirection,
        Function::FlipsAt,
        Function::Place,
        Function::LegalMoves,
        Function::NextTurn,
        Function::Count,
        Function::Outcome,
        Function::Minimax,
        Function::AlphaBeta,
    ];

    /// Whether it's a search.
    pub fn looks_ahead(self) -> bool {
        matches!(self, Function::Minimax | Function::AlphaBeta)
    }

    /// Whether it takes a square.
    pub fn has_square(self) -> bool {
        use Function::{FlipsAt, FlipsInDirection, IsValidMove, Place};
        matches!(self, IsValidMove | FlipsInDirection | FlipsAt | Place)
    }

    /// Its name in the exercise.
    pub fn name(self) -> &'static str {
        match self {
            Function::IsValidMove => "is_valid_move",
            Function::FlipsInDirection => "flips_in_direction",
            Function::FlipsAt => "flips_at",
            Function::Place => "place",
            Function::LegalMoves => "legal_moves",
            Function::NextTurn => "next_turn",
            Function::Count => "count",
            Function::Outcome => "outcome",
            Function::Minimax => "minimax",
            Function::AlphaBeta => "alpha_beta",
        }
    }
}

impl Ask {
    /// A call for a position, with its square and direction, and the depth of a search.
    pub fn new(function: Function, position: &PositionAddress, depth: u32) -> Ask {
        Ask {
            function,
            board: position.board,
            player: position.player,
            square: position.square.unwrap_or(Square { row: 0, col: 0 }),
            direction: position.direction.unwrap_or((-1, -1)),
            depth,
            window: FULL,
            exact: None,
        }
    }

    /// The right result.
    pub fn right(&self) -> Answer {
        let Ask {
            board,
            player,
            square,
            ..
        } = self;
        match self.function {
            Function::IsValidMove => Answer::Bool(is_valid_move(board, *square, *player)),
            Function::FlipsInDirection => {
                Answer::Squares(flips_in_direction(board, *square, self.direction, *player))
            }
            Function::FlipsAt => Answer::Squares(flips_at(board, *square, *player)),
            Function::Place => Answer::Board(place(board, *square, *player)),
            Function::LegalMoves => Answer::Moves(legal_moves(board, *player)),
            Function::NextTurn => Answer::Turn(next_turn(board, *player)),
            Function::Count => Answer::Count(count(board)),
            Function::Outcome => Answer::Outcome(outcome(board)),
            Function::Minimax => {
                let (score, square) = minimax(board, *player, self.depth);
                let placed = NONE_PLACED;
                Answer::Search {
                    score,
                    square,
                    placed,
                }
            }
            Function::AlphaBeta => {
                let (alpha, beta) = self.window;
                take_placed();
                let (score, square) = alpha_beta(board, *player, self.depth, alpha, beta);
                let placed = take_placed();
                Answer::Search {
                    score,
                    square,
                    placed,
                }
            }
        }
    }
}

/// No moves are counted.
pub(crate) const NONE_PLACED: Placed = Placed {
    count: 0,
    first: None,
};

/// Whether two endings of a call count as the same. Panics are equal whatever their message, flipped discs may be in
/// any order, and a search may return any move that is as good.
pub(crate) fn same(ask: &Ask, right: &Answer, one: &Ending, other: &Ending) -> bool {
    match (one, other) {
        (Ok(one), Ok(other)) => {
            one == other || comparable(ask, right, one) == comparable(ask, right, other)
        }
        (Err(one), Err(other)) => std::mem::discriminant(one) == std::mem::discriminant(other),
        _ => false,
    }
}

/// The squares in scan order. Insertion sort keeps the wasm module smaller than a sort of the standard library.
fn in_scan_order(squares: &[Square]) -> Vec<Square> {
    let key = |square: &Square| (square.row, square.col);
    let mut sorted = Vec::new();
    for square in squares {
        let at = sorted.partition_point(|one| key(one) <= key(square));
        sorted.insert(at, *square);
    }
    sorted
}

/// A result in comparable form.
fn comparable(ask: &Ask, right: &Answer, answer: &Answer) -> Answer {
    match (answer, right) {
        (Answer::Squares(squares), _) => Answer::Squares(in_scan_order(squares)),
        (Answer::Moves(moves), _) => {
            let mut moves = moves.clone();
            for one in &mut moves {
                one.flips = in_scan_order(&one.flips);
            }
            Answer::Moves(moves)
        }
        (Answer::Search { .. }, _) => search::comparable(ask, right, answer),
        _ => answer.clone(),
    }
}

/// Reads a cell as `board[square]` does. Off the board, it panics with the board's message.
pub(crate) fn read(board: &Board, square: Square) -> Result<steps::Cell, Stop> {
    match board.contains(square) {
        true => Ok(board[square]),
        false => Err(off_the_board(board, square, "read")),
    }
}

/// Places a disc as `board[square] = Some(disc)` does.
pub(crate) fn write(board: &mut Board, square: Square, disc: Disc) -> Result<(), Stop> {
    if !board.contains(square) {
        return Err(off_the_board(board, square, "wrote to"));
    }
    board[square] = Some(disc);
    Ok(())
}

fn off_the_board(board: &Board, square: Square, verb: &str) -> Stop {
    let Square { row, col } = square;
    let last = board.size() - 1;
    let wrong = match ((0..=last).contains(&row), (0..=last).contains(&col)) {
        (true, _) => "columns",
        (_, true) => "rows",
        _ => "rows and columns",
    };
    Stop::Panic(format!(
        "{verb} row {row}, column {col}: {wrong} are 0 to {last}"
    ))
}
