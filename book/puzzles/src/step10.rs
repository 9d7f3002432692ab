//! Step 10: `alpha_beta` in pieces.

use steps::{Answers, Board, Disc, Square, evaluate, legal_moves, place};

use crate::choice::piece;
use crate::kit::{Kit, Piece, Slot, WrongChoice, wrong};

const PASS: usize = 0;
const WINDOW: usize = 1;
const BETTER: usize = 2;
const RAISED: usize = 3;
const CUTS: usize = 4;
const ORDER: usize = 5;

/// The pieces of `alpha_beta`.
pub static KIT: Kit = Kit {
    step: "10",
    functions: &["alpha_beta"],
    slots: &SLOTS,
    template: TEMPLATE,
    right: &[2, 3, 1, 1, 2, 0],
    mistakes: &MISTAKES,
    model: include_str!("../../../steps/src/step10_alpha_beta.rs"),
};

const TEMPLATE: &str = "\
pub fn alpha_beta(
    board: &Board,
    player: Disc,
    depth: u32,
    alpha: i32,
    beta: i32,
) -> (i32, Option<Square>) {
    let enemy = player.opponent();
    let moves = legal_moves(board, player);
    let is_over = moves.is_empty()
        && legal_moves(board, enemy).is_empty();
    if depth == 0 || is_over {
        return (evaluate(board, player), None);
    }
    if moves.is_empty() {
        let (low, high) = ({00});
        let (score, _) =
            alpha_beta(board, enemy, depth - 1, low, high);
        return ({01}, None);
    }
    let mut floor = alpha;
    let mut best = (-i32::MAX, None);
    for candidate in moves {
        let Some(after) = place(board, candidate.square, player) else {
            continue;
        };
        let (low, high) = ({10});
        let (score, _) =
            alpha_beta(&after, enemy, depth - 1, low, high);
        let score = -score;
        if {20} {
            best = (score, Some(candidate.square));
        }
        {50}
        {51}
    }
    best
}";

static SLOTS: [Slot; 6] = [
    Slot {
        name: "pass",
        label: "after a pass the enemy gets",
        pieces: &[
            Piece("alpha, beta; minus the score", &["alpha, beta", "-score"]),
            Piece("-beta, -alpha; the same score", &["-beta, -alpha", "score"]),
            Piece(
                "-beta, -alpha; minus the score",
                &["-beta, -alpha", "-score"],
            ),
        ],
    },
    Slot {
        name: "window",
        label: "after a move the enemy gets",
        pieces: &[
            Piece("floor, beta", &["floor, beta"]),
            Piece("-floor, -beta", &["-floor, -beta"]),
            Piece("-i32::MAX, -floor", &["-i32::MAX, -floor"]),
            Piece("-beta, -floor", &["-beta, -floor"]),
        ],
    },
    Slot {
        name: "better",
        label: "a move is kept if its score is",
        pieces: &[
            Piece("as high as the best, or higher", &["score >= best.0"]),
            Piece("higher than the best", &["score > best.0"]),
        ],
    },
    Slot {
        name: "raised",
        label: "floor",
        pieces: &[
            Piece("stays", &[""]),
            Piece("rises to the best score", &["floor = floor.max(best.0);"]),
            Piece("becomes the last score", &["floor = score;"]),
        ],
    },
    Slot {
        name: "cuts",
        label: "the loop ends if",
        pieces: &[
            Piece(
                "the best score is above alpha",
                &["if best.0 > alpha {\n    break;\n}"],
            ),
            Piece("floor is above beta", &["if floor > beta {\n    break;\n}"]),
            Piece(
                "floor is at least beta",
                &["if floor >= beta {\n    break;\n}"],
            ),
        ],
    },
    Slot {
        name: "order",
        label: "the order of 4 and 5",
        pieces: &[
            Piece("first floor, then the end", &["{30}", "{40}"]),
            Piece("first the end, then floor", &["{40}", "{30}"]),
        ],
    },
];

/// In the order of the exercise.
static MISTAKES: [WrongChoice; 9] = [
    wrong("S10i", &[2, 3, 1, 1, 0, 0]),
    wrong("L04", &[2, 3, 1, 0, 2, 0]),
    wrong("S10a", &[2, 3, 1, 1, 1, 0]),
    wrong("S10b", &[2, 3, 1, 2, 2, 0]),
    wrong("L02", &[0, 0, 1, 1, 2, 0]),
    wrong("S10d", &[2, 2, 1, 1, 2, 0]),
    wrong("S10e", &[0, 3, 1, 1, 2, 0]),
    wrong("S10f", &[1, 3, 1, 1, 2, 0]),
    wrong("S10h", &[2, 3, 0, 1, 2, 0]),
];

/// Puts the running code into the table of functions.
pub(crate) fn put_in(answers: &mut Answers) {
    answers.alpha_beta = alpha_beta;
}

fn alpha_beta(
    board: &Board,
    player: Disc,
    depth: u32,
    alpha: i32,
    beta: i32,
) -> (i32, Option<Square>) {
    let enemy = player.opponent();
    let moves = legal_moves(board, player);
    let is_over = moves.is_empty() && legal_moves(board, enemy).is_empty();
    if depth == 0 || is_over {
        return (evaluate(board, player), None);
    }
    if moves.is_empty() {
        let (low, high) = match piece(PASS) {
            0 => (alpha, beta),
            _ => (-beta, -alpha),
        };
        let (score, _) = alpha_beta(board, enemy, depth - 1, low, high);
        return (if piece(PASS) == 1 { score } else { -score }, None);
    }
    let mut floor = alpha;
    let mut best = (-i32::MAX, None);
    for candidate in moves {
        let Some(after) = place(board, candidate.square, player) else {
            continue;
        };
        let (low, high) = match piece(WINDOW) {
            0 => (floor, beta),
            1 => (-floor, -beta),
            2 => (-i32::MAX, -floor),
            _ => (-beta, -floor),
        };
        let score = -alpha_beta(&after, enemy, depth - 1, low, high).0;
        if score > best.0 || (piece(BETTER) == 0 && score == best.0) {
            best = (score, Some(candidate.square));
        }
        let raised = match piece(RAISED) {
            0 => floor,
            1 => floor.max(best.0),
            _ => score,
        };
        if piece(ORDER) == 0 {
            floor = raised;
        }
        let cuts = match piece(CUTS) {
            0 => best.0 > alpha,
            1 => floor > beta,
            _ => floor >= beta,
        };
        if cuts {
            break;
        }
        floor = raised;
    }
    best
}
