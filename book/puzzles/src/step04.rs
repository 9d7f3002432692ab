//! Step 04: `is_valid_move` in pieces.

use checks::loop_endlessly;
use steps::{Answers, Board, Cell, DIRECTIONS, Disc, Square};

use crate::choice::piece;
use crate::kit::{Kit, Piece, Slot, WrongChoice, wrong};

const TAKEN: usize = 0;
const COUNTER: usize = 1;
const WALK: usize = 2;
const LOOP: usize = 3;
const OVER: usize = 4;
const CLOSED: usize = 5;
const DECIDES: usize = 6;
const RANGE: usize = 7;

/// The pieces of `is_valid_move`.
pub static KIT: Kit = Kit {
    step: "04",
    functions: &["is_valid_move"],
    slots: &SLOTS,
    template: TEMPLATE,
    right: &[1, 1, 1, 1, 2, 3, 0, 2],
    mistakes: &MISTAKES,
    model: include_str!("../../../steps/src/step04_legal_moves.rs"),
};

const TEMPLATE: &str = "\
pub fn is_valid_move(
    board: &Board,
    square: Square,
    player: Disc,
) -> bool {
    {00}
    {10}
    for (row_step, col_step) in DIRECTIONS {
        let mut row = {20};
        let mut col = {21};
        {11}
        {30}
        {
            enemies += 1;
            row += row_step;
            {22}
        }
        let closed = {50};
        {60}
    }
    {61}
}

fn is_on_board(board: &Board, row: i32, col: i32) -> bool {
    let side = {70};
    side.contains(&row) && side.contains(&col)
}";

static SLOTS: [Slot; 8] = [
    Slot {
        name: "taken",
        label: "an occupied square",
        pieces: &[
            Piece("is walked from like any other", &[""]),
            Piece(
                "is rejected before any walk",
                &["if board[square].is_some() {\n    return false;\n}"],
            ),
        ],
    },
    Slot {
        name: "counter",
        label: "the counter starts at 0",
        pieces: &[
            Piece("once, before all directions", &["let mut enemies = 0;", ""]),
            Piece("again in each direction", &["", "let mut enemies = 0;"]),
        ],
    },
    Slot {
        name: "walk",
        label: "the walk",
        pieces: &[
            Piece(
                "starts on the square itself",
                &["square.row", "square.col", "col += col_step;"],
            ),
            Piece(
                "starts one step away",
                &[
                    "square.row + row_step",
                    "square.col + col_step",
                    "col += col_step;",
                ],
            ),
            Piece(
                "starts one step away, then only the row goes on",
                &["square.row + row_step", "square.col + col_step", ""],
            ),
        ],
    },
    Slot {
        name: "loop",
        label: "the loop checks",
        pieces: &[
            Piece(
                "while: the cell, then the range",
                &[
                    "while {40}\n    && is_on_board(board, row, col)",
                    "board[Square { row, col }] == Some(player)\n    && is_on_board(board, row, col)",
                    "(board[Square { row, col }] == Some(player)\n        || !is_on_board(board, row, col))",
                ],
            ),
            Piece(
                "while: the range, then the cell",
                &[
                    "while is_on_board(board, row, col)\n    && {40}",
                    "is_on_board(board, row, col)\n    && board[Square { row, col }] == Some(player)",
                    "(!is_on_board(board, row, col)\n        || board[Square { row, col }] == Some(player))",
                ],
            ),
            Piece(
                "if: the range, then the cell",
                &[
                    "if is_on_board(board, row, col)\n    && {40}",
                    "is_on_board(board, row, col)\n    && board[Square { row, col }] == Some(player)",
                    "(!is_on_board(board, row, col)\n        || board[Square { row, col }] == Some(player))",
                ],
            ),
        ],
    },
    Slot {
        name: "over",
        label: "the walk goes over",
        pieces: &[
            Piece(
                "White discs",
                &["board[Square { row, col }]\n        == Some(Disc::White)"],
            ),
            Piece(
                "cells without a disc of the player",
                &["board[Square { row, col }]\n        != Some(player)"],
            ),
            Piece(
                "enemy discs",
                &["board[Square { row, col }]\n        == Some(player.opponent())"],
            ),
        ],
    },
    Slot {
        name: "closed",
        label: "a run is closed by",
        pieces: &[
            Piece("one enemy disc or more", &["enemies > 0"]),
            Piece("a disc of the player", &["{31}"]),
            Piece(
                "enemies, then the edge or the player's disc",
                &["enemies > 0\n    && {32}"],
            ),
            Piece(
                "enemies, then a disc of the player",
                &["enemies > 0\n    && {31}"],
            ),
            Piece(
                "enemies, then any cell",
                &["enemies > 0\n    && is_on_board(board, row, col)"],
            ),
        ],
    },
    Slot {
        name: "decides",
        label: "the result",
        pieces: &[
            Piece(
                "one closed direction is enough",
                &["if closed {\n    return true;\n}", "false"],
            ),
            Piece(
                "all eight must be closed",
                &["if !closed {\n    return false;\n}", "true"],
            ),
        ],
    },
    Slot {
        name: "range",
        label: "rows and columns are",
        pieces: &[
            Piece("0..8", &["0..8"]),
            Piece("0..board.size() - 1", &["0..board.size() - 1"]),
            Piece("0..board.size()", &["0..board.size()"]),
        ],
    },
];

/// In the order of the exercise.
static MISTAKES: [WrongChoice; 16] = [
    wrong("E01", &[0, 1, 1, 1, 2, 3, 0, 2]),
    wrong("C12", &[1, 1, 0, 1, 2, 3, 0, 2]),
    wrong("S4b", &[1, 1, 1, 1, 1, 0, 0, 2]),
    wrong("C15", &[1, 1, 1, 1, 0, 3, 0, 2]),
    wrong("C14", &[1, 1, 1, 1, 1, 3, 0, 2]),
    wrong("C13", &[1, 1, 2, 1, 2, 3, 0, 2]),
    wrong("C06", &[1, 1, 1, 2, 2, 3, 0, 2]),
    wrong("C02", &[1, 1, 1, 0, 2, 3, 0, 2]),
    wrong("C18", &[1, 1, 1, 1, 2, 3, 0, 0]),
    wrong("C11", &[1, 1, 1, 1, 2, 3, 0, 1]),
    wrong("C01", &[1, 1, 1, 1, 2, 1, 0, 2]),
    wrong("C05", &[1, 1, 1, 1, 2, 4, 0, 2]),
    wrong("S4d", &[1, 1, 1, 1, 2, 0, 0, 2]),
    wrong("C04", &[1, 1, 1, 1, 2, 2, 0, 2]),
    wrong("C16", &[1, 0, 1, 1, 2, 3, 0, 2]),
    wrong("D06", &[1, 1, 1, 1, 2, 3, 1, 2]),
];

/// More steps than in any walk that ends.
const ENDLESS: u32 = 100;

/// Puts the running code into the table of functions.
pub(crate) fn put_in(answers: &mut Answers) {
    answers.is_valid_move = is_valid_move;
}

fn is_valid_move(board: &Board, square: Square, player: Disc) -> bool {
    if piece(TAKEN) == 1 && board[square].is_some() {
        return false;
    }
    let side = match piece(RANGE) {
        0 => 0..8,
        1 => 0..board.size() - 1,
        _ => 0..board.size(),
    };
    let is_on_board = |at: Square| side.contains(&at.row) && side.contains(&at.col);
    // `a && b` in either order. A cell that is read first may be off the board.
    let both = |at: Square, cell_fits: &dyn Fn(Cell) -> bool| match piece(LOOP) {
        0 => cell_fits(board[at]) && is_on_board(at),
        _ => is_on_board(at) && cell_fits(board[at]),
    };
    let goes_over = |cell: Cell| match piece(OVER) {
        0 => cell == Some(Disc::White),
        1 => cell != Some(player),
        _ => cell == Some(player.opponent()),
    };
    let mut enemies = 0;
    for direction in DIRECTIONS {
        let mut at = match piece(WALK) {
            0 => square,
            _ => square.step(direction),
        };
        if piece(COUNTER) == 1 {
            enemies = 0;
        }
        let mut steps = 0;
        while both(at, &goes_over) {
            steps += 1;
            if steps == ENDLESS {
                loop_endlessly();
            }
            enemies += 1;
            at.row += direction.0;
            if piece(WALK) != 2 {
                at.col += direction.1;
            }
            // This piece has an `if` instead of the loop.
            if piece(LOOP) == 2 {
                break;
            }
        }
        let closed = match piece(CLOSED) {
            0 => enemies > 0,
            1 => both(at, &|cell| cell == Some(player)),
            2 => enemies > 0 && !both(at, &|cell| cell != Some(player)),
            3 => enemies > 0 && both(at, &|cell| cell == Some(player)),
            _ => enemies > 0 && is_on_board(at),
        };
        let one_is_enough = piece(DECIDES) == 0;
        if closed == one_is_enough {
            return closed;
        }
    }
    piece(DECIDES) == 1
}
