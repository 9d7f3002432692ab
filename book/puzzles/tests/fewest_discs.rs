//! *Break it*: the code with the mistake is wrong on the shown board, and on no board with fewer discs.

use checks::bench::{Work, begin};
use checks::{Call, ask};
use puzzles::{Kit, STEPS, Task, answers, kit, tasks};
use steps::{Answers, Board, Disc, PositionAddress};

/// The code with the mistake of a task.
fn code(kit: &Kit, task: &Task) -> Answers {
    let mistake = kit.mistake(task.id).expect("a known mistake of the pieces");
    answers(kit.number(mistake.pieces)).expect("a choice")
}

/// The calls of a task for a position: the one with the chosen square, and then those with the others.
fn calls(kit: &Kit, task: &Task, position: &PositionAddress) -> Vec<Call> {
    let asked = task.asked(kit.step, position);
    begin(&Work::Ask { asked, reply: None }).expect("a function of the step")
}

fn is_wrong(code: &Answers, call: &Call) -> bool {
    !ask(code, call).is_right(call, &call.expected())
}

/// Whether the code is wrong on some board with `discs` more discs, on squares with an index of at least `from`.
fn errs(kit: &Kit, task: &Task, board: Board, discs: usize, from: usize) -> bool {
    if discs == 0 {
        let code = code(kit, task);
        return [Disc::Black, Disc::White].into_iter().any(|player| {
            let position = PositionAddress {
                board,
                player,
                square: None,
                direction: None,
            };
            let calls = calls(kit, task, &position);
            calls.iter().any(|call| is_wrong(&code, call))
        });
    }
    let mut squares = board.squares().enumerate().skip(from);
    squares.any(|(index, square)| {
        [Disc::Black, Disc::White].into_iter().any(|disc| {
            let fuller = board.with(square, Some(disc));
            errs(kit, task, fuller, discs - 1, index + 1)
        })
    })
}

fn discs(board: &Board) -> usize {
    let squares = board.squares();
    squares.filter(|square| board[*square].is_some()).count()
}

#[test]
fn each_code_is_wrong_on_its_board_and_on_no_smaller_one() {
    checks::quietly(|| {
        for kit in STEPS.iter().filter_map(|step| kit(step)) {
            for task in tasks(kit.step).expect("tasks") {
                let position = task.fewest().expect("a position");
                let calls = calls(kit, task, &position);
                assert!(is_wrong(&code(kit, task), &calls[0]), "{}", task.id);
                for discs in 0..discs(&position.board) {
                    // There are too many 5 by 5 boards with three discs.
                    let sizes: &[i32] = if discs < 3 { &[4, 5] } else { &[4] };
                    for size in sizes {
                        let smaller = errs(kit, task, Board::empty(*size), discs, 0);
                        assert!(!smaller, "{}: {discs} discs, size {size}", task.id);
                    }
                }
            }
        }
    });
}
