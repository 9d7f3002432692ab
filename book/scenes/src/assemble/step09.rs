//! Step 09: `minimax` in pieces.

use steps::{Board, Disc, Square, evaluate, legal_moves, place};

use super::ask::{Answer, Function, NONE_PLACED, Stop};
use super::kit::{Kit, Piece, Slot};
use super::step09_cases::{CASES, KNOWN};

const ENDS: usize = 0;
const LEAF: usize = 1;
const PASS: usize = 2;
const FIRST: usize = 3;
const BELOW: usize = 4;
const SIGN: usize = 5;
const BETTER: usize = 6;

/// The pieces of `minimax`.
pub(crate) static KIT: Kit = Kit {
    step: "step 09",
    functions: &[Function::Minimax],
    slots: &SLOTS,
    template: TEMPLATE,
    cases: &CASES,
    run: |picks, ask| {
        let (score, square) = minimax(picks, &ask.board, ask.player, ask.depth, 0)?;
        let placed = NONE_PLACED;
        Ok(Answer::Search {
            score,
            square,
            placed,
        })
    },
    right: &[2, 1, 3, 1, 2, 1, 2],
    known: &KNOWN,
    model: include_str!("../../../../steps/src/step09_minimax.rs"),
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

/// More nested calls than in any search that ends.
const NESTED: u32 = 200;

/// Runs the code of a choice. `calls` is the number of calls above this one.
fn minimax(
    picks: &[usize],
    board: &Board,
    player: Disc,
    depth: u32,
    calls: u32,
) -> Result<(i32, Option<Square>), Stop> {
    if calls == NESTED {
        return Err(Stop::Overflow);
    }
    let enemy = player.opponent();
    let below = |board: &Board, player, depth| {
        let (score, _) = minimax(picks, board, player, depth, calls + 1)?;
        Ok(score)
    };
    let moves = legal_moves(board, player);
    let ends = match picks[ENDS] {
        0 => false,
        1 => moves.is_empty(),
        _ => moves.is_empty() && legal_moves(board, enemy).is_empty(),
    };
    if depth == 0 || ends {
        let view = [Disc::Black, player, enemy][picks[LEAF]];
        return Ok((evaluate(board, view), None));
    }
    if moves.is_empty() && picks[PASS] > 0 {
        let score = match picks[PASS] {
            1 => below(board, enemy, depth - 1)?,
            2 => -below(board, enemy, depth)?,
            3 => -below(board, enemy, depth - 1)?,
            _ => -below(board, player, depth - 1)?,
        };
        return Ok((score, None));
    }
    let mut best = ([0, -i32::MAX][picks[FIRST]], None);
    for candidate in moves {
        let Some(after) = place(board, candidate.square, player) else {
            continue;
        };
        let score = match picks[BELOW] {
            0 => below(board, enemy, depth - 1)?,
            1 => below(&after, player, depth - 1)?,
            _ => below(&after, enemy, depth - 1)?,
        };
        let score = if picks[SIGN] == 0 { score } else { -score };
        let is_better = match picks[BETTER] {
            0 => score < best.0,
            1 => score >= best.0,
            _ => score > best.0,
        };
        if is_better {
            best = (score, Some(candidate.square));
        }
    }
    Ok(best)
}
