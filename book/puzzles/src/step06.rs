//! Step 06: `count`, `legal_moves`, `next_turn` and `outcome` in pieces.

use steps::{Answers, Board, Count, Disc, Move, Outcome, Square, Turn, flips_at, is_valid_move};

use crate::choice::piece;
use crate::kit::{Kit, Piece, Slot, WrongChoice, wrong};

const COUNTED: usize = 0;
const SCAN: usize = 1;
const LISTED: usize = 2;
const FIRST: usize = 3;
const SECOND: usize = 4;
const GOES_ON: usize = 5;
const WINS: usize = 6;

/// The pieces of the four functions.
pub static KIT: Kit = Kit {
    step: "06",
    functions: &["count", "legal_moves", "next_turn", "outcome"],
    slots: &SLOTS,
    template: TEMPLATE,
    right: &[0, 2, 1, 1, 2, 1, 2],
    mistakes: &MISTAKES,
    model: include_str!("../../../steps/src/step06_turns.rs"),
};

const TEMPLATE: &str = "\
pub fn count(board: &Board) -> Count {
    let mut count = Count {
        black: 0,
        white: 0,
        empty: 0,
    };
    for square in board.squares() {
        match board[square] {
            Some({00}) => count.black += 1,
            Some({01}) => count.white += 1,
            None => count.empty += 1,
        }
    }
    count
}

pub fn legal_moves(board: &Board, player: Disc) -> Vec<Move> {
    let mut moves = Vec::new();
    {10}
        {11}
            let square = Square { row, col };
            let flips = flips_at(board, square, player);
            if {20} {
                moves.push(Move { square, flips });
            }
        }
    }
    moves
}

pub fn next_turn(board: &Board, just_moved: Disc) -> Turn {
    let other = just_moved.opponent();
    if can_move(board, {30}) {
        Turn::Moves({30})
    } else if can_move(board, {31}) {
        {40}
    } else {
        Turn::Over
    }
}

fn can_move(board: &Board, player: Disc) -> bool {
    board
        .squares()
        .any(|square| is_valid_move(board, square, player))
}

pub fn outcome(board: &Board) -> Outcome {
    if {50} {
        return Outcome::Unfinished;
    }
    let Count { black, white, .. } = count(board);
    if {60} {
        Outcome::Won(Disc::Black)
    } else if {61} {
        Outcome::Won(Disc::White)
    } else {
        Outcome::Drawn
    }
}";

static SLOTS: [Slot; 7] = [
    Slot {
        name: "counted",
        label: "the two numbers count",
        pieces: &[
            Piece("black discs, white discs", &["Disc::Black", "Disc::White"]),
            Piece("white discs, black discs", &["Disc::White", "Disc::Black"]),
        ],
    },
    Slot {
        name: "scan",
        label: "the order of the squares",
        pieces: &[
            Piece(
                "column by column",
                &[
                    "for col in 0..board.size() {",
                    "for row in 0..board.size() {",
                ],
            ),
            Piece(
                "row by row, from 1",
                &[
                    "for row in 1..board.size() {",
                    "for col in 1..board.size() {",
                ],
            ),
            Piece(
                "row by row",
                &[
                    "for row in 0..board.size() {",
                    "for col in 0..board.size() {",
                ],
            ),
            Piece(
                "row by row, to size - 1",
                &[
                    "for row in 0..board.size() - 1 {",
                    "for col in 0..board.size() - 1 {",
                ],
            ),
        ],
    },
    Slot {
        name: "listed",
        label: "a square is listed if",
        pieces: &[
            Piece("it is empty", &["board[square].is_none()"]),
            Piece("something flips", &["!flips.is_empty()"]),
        ],
    },
    Slot {
        name: "first",
        label: "the sides are checked in this order",
        pieces: &[
            Piece("just_moved, then the other", &["just_moved", "other"]),
            Piece("the other, then just_moved", &["other", "just_moved"]),
        ],
    },
    Slot {
        name: "second",
        label: "if only the second side can move",
        pieces: &[
            Piece("the game is over", &["Turn::Over"]),
            Piece("it moves", &["Turn::Moves({31})"]),
            Piece("the first passes back to it", &["Turn::PassesBackTo({31})"]),
            Piece("it passes back to the first", &["Turn::PassesBackTo({30})"]),
        ],
    },
    Slot {
        name: "goes-on",
        label: "the game is unfinished while",
        pieces: &[
            Piece("a square is empty", &["count(board).empty > 0"]),
            Piece(
                "Black or White can move",
                &["can_move(board, Disc::Black)\n    || can_move(board, Disc::White)"],
            ),
            Piece(
                "Black and White can move",
                &["can_move(board, Disc::Black)\n    && can_move(board, Disc::White)"],
            ),
            Piece("Black can move", &["can_move(board, Disc::Black)"]),
        ],
    },
    Slot {
        name: "wins",
        label: "Black wins with",
        pieces: &[
            Piece("fewer discs", &["black < white", "white < black"]),
            Piece(
                "as many discs, or more",
                &["black >= white", "white > black"],
            ),
            Piece("more discs", &["black > white", "white > black"]),
        ],
    },
];

/// In the order of the exercise.
static MISTAKES: [WrongChoice; 13] = [
    wrong("S6i", &[1, 2, 1, 1, 2, 1, 2]),
    wrong("E02", &[0, 1, 1, 1, 2, 1, 2]),
    wrong("E03", &[0, 3, 1, 1, 2, 1, 2]),
    wrong("S6a", &[0, 0, 1, 1, 2, 1, 2]),
    wrong("G01", &[0, 2, 1, 0, 2, 1, 2]),
    wrong("G04", &[0, 2, 1, 1, 0, 2, 2]),
    wrong("S6g", &[0, 2, 1, 1, 3, 1, 2]),
    wrong("S6h", &[0, 2, 1, 1, 1, 1, 2]),
    wrong("S6l", &[0, 2, 1, 1, 2, 1, 0]),
    wrong("S6s", &[0, 2, 1, 1, 2, 1, 1]),
    wrong("S6u", &[0, 2, 1, 1, 2, 2, 2]),
    wrong("S6v", &[0, 2, 1, 1, 2, 0, 2]),
    wrong("S6o", &[0, 2, 1, 1, 2, 3, 2]),
];

/// Puts the running code into the table of functions.
pub(crate) fn put_in(answers: &mut Answers) {
    answers.count = count;
    answers.legal_moves = legal_moves;
    answers.next_turn = next_turn;
    answers.outcome = outcome;
}

fn count(board: &Board) -> Count {
    let right = steps::count(board);
    match piece(COUNTED) {
        0 => right,
        _ => Count {
            black: right.white,
            white: right.black,
            ..right
        },
    }
}

fn legal_moves(board: &Board, player: Disc) -> Vec<Move> {
    let range = match piece(SCAN) {
        1 => 1..board.size(),
        3 => 0..board.size() - 1,
        _ => 0..board.size(),
    };
    let mut moves = Vec::new();
    for outer in range.clone() {
        for inner in range.clone() {
            let (row, col) = match piece(SCAN) {
                0 => (inner, outer),
                _ => (outer, inner),
            };
            let square = Square { row, col };
            let flips = flips_at(board, square, player);
            let is_listed = match piece(LISTED) {
                0 => board[square].is_none(),
                _ => !flips.is_empty(),
            };
            if is_listed {
                moves.push(Move { square, flips });
            }
        }
    }
    moves
}

fn next_turn(board: &Board, just_moved: Disc) -> Turn {
    let other = just_moved.opponent();
    let (first, second) = match piece(FIRST) {
        0 => (just_moved, other),
        _ => (other, just_moved),
    };
    if can_move(board, first) {
        Turn::Moves(first)
    } else if can_move(board, second) {
        match piece(SECOND) {
            0 => Turn::Over,
            1 => Turn::Moves(second),
            2 => Turn::PassesBackTo(second),
            _ => Turn::PassesBackTo(first),
        }
    } else {
        Turn::Over
    }
}

fn can_move(board: &Board, player: Disc) -> bool {
    board
        .squares()
        .any(|square| is_valid_move(board, square, player))
}

fn outcome(board: &Board) -> Outcome {
    let black_moves = can_move(board, Disc::Black);
    let goes_on = match piece(GOES_ON) {
        0 => count(board).empty > 0,
        1 => black_moves || can_move(board, Disc::White),
        2 => black_moves && can_move(board, Disc::White),
        _ => black_moves,
    };
    if goes_on {
        return Outcome::Unfinished;
    }
    let Count { black, white, .. } = count(board);
    let (black_wins, white_wins) = match piece(WINS) {
        0 => (black < white, white < black),
        1 => (black >= white, white > black),
        _ => (black > white, white > black),
    };
    if black_wins {
        Outcome::Won(Disc::Black)
    } else if white_wins {
        Outcome::Won(Disc::White)
    } else {
        Outcome::Drawn
    }
}
