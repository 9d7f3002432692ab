//! Step 05: `flips_in_direction`, `flips_at` and `place` in pieces.

use steps::{Answers, Board, Cell, DIRECTIONS, Disc, Square, is_valid_move};

use crate::choice::piece;
use crate::kit::{Kit, Piece, Slot, WrongChoice, wrong};

const LOOP: usize = 0;
const KEEPS: usize = 1;
const END: usize = 2;
const TAKEN: usize = 3;
const COLLECTS: usize = 4;
const LEGAL: usize = 5;
const ORDER: usize = 6;
const GIVES: usize = 7;

/// The pieces of the three functions.
pub static KIT: Kit = Kit {
    step: "05",
    functions: &["flips_in_direction", "flips_at", "place"],
    slots: &SLOTS,
    template: TEMPLATE,
    right: &[1, 1, 2, 0, 2, 1, 3, 0],
    mistakes: &MISTAKES,
    model: include_str!("../../../steps/src/step05_flip.rs"),
};

const TEMPLATE: &str = "\
pub fn flips_in_direction(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    let mut run = Vec::new();
    let mut next = square.step(direction);
    {00}
    {
        {10}
    }
    {20}
}

pub fn flips_at(
    board: &Board,
    square: Square,
    player: Disc,
) -> Vec<Square> {
    let mut flips = Vec::new();
    {30}
    for direction in DIRECTIONS {
        let run = flips_in_direction(board, square, direction, player);
        {40}
    }
    flips
}

pub fn place(
    board: &Board,
    square: Square,
    player: Disc,
) -> Option<Board> {
    {50}
    let mut after = *board;
    {60}
    {70}
}";

static SLOTS: [Slot; 8] = [
    Slot {
        name: "loop",
        label: "the walk continues while",
        pieces: &[
            Piece(
                "the cell is an enemy disc and on the board",
                &[
                    "while board[next] == Some(player.opponent())\n    && board.contains(next)",
                    "board[next] == Some(player) && board.contains(next)",
                    "board[next] == Some(player) || !board.contains(next)",
                ],
            ),
            Piece(
                "it's on the board and an enemy disc",
                &[
                    "while board.contains(next)\n    && board[next] == Some(player.opponent())",
                    "board.contains(next) && board[next] == Some(player)",
                    "!board.contains(next) || board[next] == Some(player)",
                ],
            ),
            Piece(
                "it's on the board and not the player's",
                &[
                    "while board.contains(next)\n    && board[next] != Some(player)",
                    "board.contains(next) && board[next] == Some(player)",
                    "!board.contains(next) || board[next] == Some(player)",
                ],
            ),
        ],
    },
    Slot {
        name: "keeps",
        label: "each iteration",
        pieces: &[
            Piece(
                "step, then note the square",
                &["next = next.step(direction);\nrun.push(next);"],
            ),
            Piece(
                "note the square, then step",
                &["run.push(next);\nnext = next.step(direction);"],
            ),
        ],
    },
    Slot {
        name: "end",
        label: "the run is returned",
        pieces: &[
            Piece("always", &["run"]),
            Piece(
                "at the edge or a disc of the player",
                &["if {02} {\n    run\n} else {\n    Vec::new()\n}"],
            ),
            Piece(
                "at a disc of the player",
                &["if {01} {\n    run\n} else {\n    Vec::new()\n}"],
            ),
        ],
    },
    Slot {
        name: "taken",
        label: "an occupied square",
        pieces: &[
            Piece(
                "returns the empty list",
                &["if board[square].is_some() {\n    return flips;\n}"],
            ),
            Piece("is walked from like any other", &[""]),
        ],
    },
    Slot {
        name: "collects",
        label: "the run of a direction",
        pieces: &[
            Piece("replaces the list", &["flips = run;"]),
            Piece(
                "replaces the list if that is empty",
                &["if flips.is_empty() {\n    flips = run;\n}"],
            ),
            Piece("is added to the list", &["flips.extend(run);"]),
        ],
    },
    Slot {
        name: "legal",
        label: "an illegal move",
        pieces: &[
            Piece("is played like any other", &[""]),
            Piece(
                "returns None",
                &["if !is_valid_move(board, square, player) {\n    return None;\n}"],
            ),
            Piece(
                "returns the old board",
                &["if !is_valid_move(board, square, player) {\n    return Some(*board);\n}"],
            ),
        ],
    },
    Slot {
        name: "order",
        label: "the discs",
        pieces: &[
            Piece(
                "place the new one, flips of the new board",
                &[
                    "after[square] = Some(player);\nfor flip in flips_at(&after, square, player) {\n    after[flip] = Some(player);\n}",
                ],
            ),
            Piece(
                "flips of the new board, place the new one",
                &[
                    "for flip in flips_at(&after, square, player) {\n    after[flip] = Some(player);\n}\nafter[square] = Some(player);",
                ],
            ),
            Piece(
                "flips of the old board only",
                &[
                    "for flip in flips_at(board, square, player) {\n    after[flip] = Some(player);\n}",
                ],
            ),
            Piece(
                "place the new one, flips of the old board",
                &[
                    "after[square] = Some(player);\nfor flip in flips_at(board, square, player) {\n    after[flip] = Some(player);\n}",
                ],
            ),
        ],
    },
    Slot {
        name: "gives",
        label: "the result",
        pieces: &[
            Piece("the new board", &["Some(after)"]),
            Piece("the old board", &["Some(*board)"]),
        ],
    },
];

/// In the order of the exercise.
static MISTAKES: [WrongChoice; 13] = [
    wrong("S5a", &[1, 1, 0, 0, 2, 1, 3, 0]),
    wrong("S5c", &[1, 1, 1, 0, 2, 1, 3, 0]),
    wrong("S5d", &[0, 1, 2, 0, 2, 1, 3, 0]),
    wrong("S5e", &[2, 1, 2, 0, 2, 1, 3, 0]),
    wrong("D04", &[1, 1, 2, 0, 1, 1, 3, 0]),
    wrong("S5r", &[1, 1, 2, 0, 0, 1, 3, 0]),
    wrong("S5l", &[1, 1, 2, 1, 2, 1, 3, 0]),
    wrong("F01", &[1, 1, 2, 0, 2, 1, 2, 0]),
    wrong("F02", &[1, 1, 2, 0, 2, 1, 0, 0]),
    wrong("S5u", &[1, 1, 2, 0, 2, 0, 0, 0]),
    wrong("F07", &[1, 1, 2, 0, 2, 0, 3, 0]),
    wrong("S5n", &[1, 1, 2, 0, 2, 1, 3, 1]),
    wrong("S5o", &[1, 1, 2, 0, 2, 2, 3, 0]),
];

/// Puts the running code into the table of functions.
pub(crate) fn put_in(answers: &mut Answers) {
    answers.flips_in_direction = flips_in_direction;
    answers.flips_at = flips_at;
    answers.place = place;
}

fn flips_in_direction(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    // `a && b`: a cell that is read first may be off the board.
    let both = |at: Square, cell_fits: &dyn Fn(Cell) -> bool| match piece(LOOP) {
        0 => cell_fits(board[at]) && board.contains(at),
        _ => board.contains(at) && cell_fits(board[at]),
    };
    let goes_over = |cell: Cell| match piece(LOOP) {
        2 => cell != Some(player),
        _ => cell == Some(player.opponent()),
    };
    let mut run = Vec::new();
    let mut next = square.step(direction);
    while both(next, &goes_over) {
        if piece(KEEPS) == 1 {
            run.push(next);
        }
        next = next.step(direction);
        if piece(KEEPS) == 0 {
            run.push(next);
        }
    }
    let is_returned = match piece(END) {
        0 => true,
        1 => !both(next, &|cell| cell != Some(player)),
        _ => both(next, &|cell| cell == Some(player)),
    };
    if is_returned { run } else { Vec::new() }
}

fn flips_at(board: &Board, square: Square, player: Disc) -> Vec<Square> {
    let mut flips = Vec::new();
    if piece(TAKEN) == 0 && board[square].is_some() {
        return flips;
    }
    for direction in DIRECTIONS {
        let run = flips_in_direction(board, square, direction, player);
        match piece(COLLECTS) {
            0 => flips = run,
            1 if flips.is_empty() => flips = run,
            1 => {}
            _ => flips.extend(run),
        }
    }
    flips
}

fn place(board: &Board, square: Square, player: Disc) -> Option<Board> {
    if piece(LEGAL) > 0 && !is_valid_move(board, square, player) {
        return (piece(LEGAL) == 2).then_some(*board);
    }
    let mut after = *board;
    if matches!(piece(ORDER), 0 | 3) {
        after[square] = Some(player);
    }
    let walked = if piece(ORDER) < 2 { after } else { *board };
    for flip in flips_at(&walked, square, player) {
        after[flip] = Some(player);
    }
    if piece(ORDER) == 1 {
        after[square] = Some(player);
    }
    Some(if piece(GIVES) == 0 { after } else { *board })
}
