//! Step 09: `minimax` in pieces.

use checks::overflow_the_stack;
use steps::{Answers, Board, Disc, Square, evaluate, legal_moves, place};

use crate::choice::piece;
use crate::kit::{Kit, Piece, Slot, WrongChoice, wrong};

const ENDS: usize = 0;
const LEAF: usize = 1;
const PASS: usize = 2;
const FIRST: usize = 3;
const BELOW: usize = 4;
const SIGN: usize = 5;
const BETTER: usize = 6;

/// The pieces of `minimax`.
pub static KIT: Kit = Kit {
    step: "09",
    functions: &["minimax"],
    slots: &SLOTS,
    template: TEMPLATE,
    right: &[2, 1, 3, 1, 2, 1, 2],
    mistakes: &MISTAKES,
    model: include_str!("../../../steps/src/step09_minimax.rs"),
};

const TEMPLATE: &str = "\
pub fn minimax(
    board: &Board,
    player: Disc,
    depth: u32,
) -> (i32, Option<Square>) {
    let enemy = player.opponent();
    let moves = legal_moves(board, player);
    {00}
        return ({10}, None);
    }
    {20}
    let mut best = ({30}, None);
    for candidate in moves {
        let Some(after) = place(board, candidate.square, player) else {
            continue;
        };
        let (score, _) =
            minimax({40}, depth - 1);
        let score = {50};
        if {60} {
            best = (score, Some(candidate.square));
        }
    }
    best
}";

static SLOTS: [Slot; 7] = [
    Slot {
        name: "ends",
        label: "the search ends",
        pieces: &[
            Piece("at depth 0", &["if depth == 0 {"]),
            Piece(
                "at depth 0, or if the player has no move",
                &["if depth == 0 || moves.is_empty() {"],
            ),
            Piece(
                "at depth 0, or if neither side has a move",
                &[
                    "let is_over = moves.is_empty()\n    && legal_moves(board, enemy).is_empty();\nif depth == 0 || is_over {",
                ],
            ),
        ],
    },
    Slot {
        name: "leaf",
        label: "the last position is evaluated",
        pieces: &[
            Piece("for Black", &["evaluate(board, Disc::Black)"]),
            Piece("for the player", &["evaluate(board, player)"]),
            Piece("for the enemy", &["evaluate(board, enemy)"]),
        ],
    },
    Slot {
        name: "pass",
        label: "a player without a move",
        pieces: &[
            Piece("isn't handled", &[""]),
            Piece(
                "passes; the same score",
                &[
                    "if moves.is_empty() {\n    let (score, _) =\n        minimax(board, enemy, depth - 1);\n    return (score, None);\n}",
                ],
            ),
            Piece(
                "passes, which takes no ply; minus the score",
                &[
                    "if moves.is_empty() {\n    let (score, _) =\n        minimax(board, enemy, depth);\n    return (-score, None);\n}",
                ],
            ),
            Piece(
                "passes; minus the score",
                &[
                    "if moves.is_empty() {\n    let (score, _) =\n        minimax(board, enemy, depth - 1);\n    return (-score, None);\n}",
                ],
            ),
            Piece(
                "moves again; minus the score",
                &[
                    "if moves.is_empty() {\n    let (score, _) =\n        minimax(board, player, depth - 1);\n    return (-score, None);\n}",
                ],
            ),
        ],
    },
    Slot {
        name: "first",
        label: "the best score begins at",
        pieces: &[Piece("0", &["0"]), Piece("-i32::MAX", &["-i32::MAX"])],
    },
    Slot {
        name: "below",
        label: "the next call gets",
        pieces: &[
            Piece("the board before the move, the enemy", &["board, enemy"]),
            Piece("the board after the move, the player", &["&after, player"]),
            Piece("the board after the move, the enemy", &["&after, enemy"]),
        ],
    },
    Slot {
        name: "sign",
        label: "the score of a move is",
        pieces: &[
            Piece("the score of the next call", &["score"]),
            Piece("minus the score of the next call", &["-score"]),
        ],
    },
    Slot {
        name: "better",
        label: "a move is kept if its score is",
        pieces: &[
            Piece("lower than the best", &["score < best.0"]),
            Piece("as high as the best, or higher", &["score >= best.0"]),
            Piece("higher than the best", &["score > best.0"]),
        ],
    },
];

/// In the order of the exercise.
static MISTAKES: [WrongChoice; 12] = [
    wrong("K01", &[2, 1, 1, 1, 2, 0, 2]),
    wrong("K02", &[2, 0, 3, 1, 2, 1, 2]),
    wrong("S9a", &[2, 2, 3, 1, 2, 1, 2]),
    wrong("S9c", &[2, 1, 3, 0, 2, 1, 2]),
    wrong("K04", &[2, 1, 3, 1, 1, 0, 2]),
    wrong("S9d", &[2, 1, 3, 1, 0, 1, 2]),
    wrong("K06", &[2, 1, 1, 1, 2, 1, 2]),
    wrong("K08", &[0, 1, 2, 1, 2, 1, 2]),
    wrong("S9n", &[0, 1, 3, 1, 2, 1, 2]),
    wrong("S9o", &[2, 1, 4, 1, 2, 1, 2]),
    wrong("S9g", &[2, 1, 2, 1, 2, 1, 2]),
    wrong("S9h", &[1, 1, 3, 1, 2, 1, 2]),
];

/// More nested calls than in any search that ends.
const NESTED: u32 = 200;

/// Puts the running code into the table of functions.
pub(crate) fn put_in(answers: &mut Answers) {
    answers.minimax = |board, player, depth| minimax(board, player, depth, 0);
}

/// Runs the code of a choice. `calls` is the number of calls above this one.
fn minimax(board: &Board, player: Disc, depth: u32, calls: u32) -> (i32, Option<Square>) {
    if calls == NESTED {
        overflow_the_stack();
    }
    let enemy = player.opponent();
    let below = |board: &Board, player, depth| minimax(board, player, depth, calls + 1).0;
    let moves = legal_moves(board, player);
    let ends = match piece(ENDS) {
        0 => false,
        1 => moves.is_empty(),
        _ => moves.is_empty() && legal_moves(board, enemy).is_empty(),
    };
    if depth == 0 || ends {
        let view = [Disc::Black, player, enemy][piece(LEAF)];
        return (evaluate(board, view), None);
    }
    if moves.is_empty() && piece(PASS) > 0 {
        let score = match piece(PASS) {
            1 => below(board, enemy, depth - 1),
            2 => -below(board, enemy, depth),
            3 => -below(board, enemy, depth - 1),
            _ => -below(board, player, depth - 1),
        };
        return (score, None);
    }
    let mut best = ([0, -i32::MAX][piece(FIRST)], None);
    for candidate in moves {
        let Some(after) = place(board, candidate.square, player) else {
            continue;
        };
        let score = match piece(BELOW) {
            0 => below(board, enemy, depth - 1),
            1 => below(&after, player, depth - 1),
            _ => below(&after, enemy, depth - 1),
        };
        let score = if piece(SIGN) == 0 { score } else { -score };
        let is_better = match piece(BETTER) {
            0 => score < best.0,
            1 => score >= best.0,
            _ => score > best.0,
        };
        if is_better {
            best = (score, Some(candidate.square));
        }
    }
    best
}
