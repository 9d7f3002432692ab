//! The words of whole reports, as `cargo test` and the command line show them.

use ::steps::{Answers, Board, Square};
use checks::functions::{IsValidMove, OnSquare};
use checks::{
    Call, DEFAULT_BOOK_ADDRESS, Ending, Language, Reply, Step, Value, ask, find_step, judge, steps,
    text,
};

use crate::common::{AskedMistake, asked_mistakes, known, replies_of_mistake};

fn step() -> &'static Step {
    find_step("04").unwrap()
}

/// What step 04 asks about: the board and the square.
fn asked(call: &Call) -> (&Board, Square) {
    match call {
        Call::IsValidMove(IsValidMove(OnSquare { board, square, .. })) => (board, *square),
        _ => panic!("step 04 asks for nothing but is_valid_move"),
    }
}

/// The replies that a function gives, where only the endings matter.
fn replies(ending: impl Fn(&Call, Ending) -> Ending) -> Vec<Reply> {
    step()
        .calls()
        .map(|call| {
            let right = ask(&Answers::REFERENCE, call).ending;
            Reply::unread(ending(call, right))
        })
        .collect()
}

fn mistaken(id: &str) -> Vec<Reply> {
    replies_of_mistake(step(), id).to_vec()
}

fn report(replies: &[Reply]) -> String {
    let report = judge(step(), replies, known(step()));
    text::report(&report, DEFAULT_BOOK_ADDRESS, Language::English)
}

/// One child that hangs or dies is started again, three times at most; then the rest is not asked.
fn lost_after_three(is_lost: impl Fn(&Call) -> bool, how: &Ending) -> Vec<Reply> {
    let mut losses = 0;
    step()
        .calls()
        .map(|call| {
            Reply::unread(if losses == 3 {
                Ending::NotAsked
            } else if is_lost(call) {
                losses += 1;
                how.clone()
            } else {
                ask(&Answers::REFERENCE, call).ending
            })
        })
        .collect()
}

#[test]
fn a_right_answer() {
    assert_words!(report(&replies(|_, right| right)));
}

#[test]
fn a_stub_that_still_says_todo() {
    assert_words!(report(&replies(|call, _| {
        let (player, square) = (call.player().unwrap(), asked(call).1);
        Ending::Panicked {
            message: format!("not yet implemented: decide whether {player:?} may play {square:?}"),
            location: Some("exercises/04-legal-moves/src/lib.rs:29".to_owned()),
        }
    })));
}

#[test]
fn a_far_end_that_is_not_checked() {
    assert_words!(report(&mistaken("C05")));
}

#[test]
fn occupied_squares_that_are_not_refused() {
    assert_words!(report(&mistaken("E01")));
}

#[test]
fn a_panic_with_its_place() {
    assert_words!(report(&replies(|call, right| {
        let (board, square) = asked(call);
        if square.col == board.size() - 1 {
            Ending::Panicked {
                message: off_the_board(board.size(), square),
                location: Some("exercises/04-legal-moves/src/lib.rs:31".to_owned()),
            }
        } else {
            right
        }
    })));
}

fn off_the_board(size: i32, square: Square) -> String {
    format!(
        "read row {}, column {size}: columns are 0 to {}",
        square.row,
        size - 1
    )
}

#[test]
fn a_panic_that_is_a_known_mistake() {
    assert_words!(report(
        &mistaken("C02")
            .into_iter()
            .map(|mut reply| {
                if let Ending::Panicked { location, .. } = &mut reply.ending {
                    *location = Some("exercises/04-legal-moves/src/lib.rs:31".to_owned());
                }
                reply
            })
            .collect::<Vec<Reply>>()
    ));
}

#[test]
fn a_todo_that_is_left_in_one_branch() {
    assert_words!(report(&replies(|call, right| {
        let (board, square) = asked(call);
        if board[square].is_some() {
            Ending::Panicked {
                message: format!("not yet implemented: this board: {board:?}"),
                location: Some("exercises/04-legal-moves/src/lib.rs:30".to_owned()),
            }
        } else {
            right
        }
    })));
}

#[test]
fn a_panic_that_has_nothing_to_do_with_the_board() {
    assert_words!(report(&replies(|call, right| {
        let (_, square) = asked(call);
        if square.row == 0 {
            Ending::Panicked {
                message: "attempt to subtract with overflow".to_owned(),
                location: None,
            }
        } else {
            right
        }
    })));
}

#[test]
fn an_endless_loop() {
    assert_words!(report(&lost_after_three(
        |call| {
            let (board, square) = asked(call);
            board[square].is_none() && square.row == 0
        },
        &Ending::Hung,
    )));
}

#[test]
fn endless_recursion() {
    let how = Ending::Died("endless recursion: the stack overflowed".to_owned());
    assert_words!(report(&lost_after_three(|_| true, &how)));
}

#[test]
fn a_wrong_answer_that_fits_no_known_mistake() {
    assert_words!(report(&replies(|call, right| {
        let (_, square) = asked(call);
        if square.row == square.col {
            Ending::Answered(Value::Bool(true))
        } else {
            right
        }
    })));
}

#[test]
fn later_groups_show_their_own_first_board_only() {
    let report = judge(step(), &mistaken("C05"), known(step()));
    let groups: Vec<String> = (0..step().groups.len())
        .map(|group| text::group_report(&report, group, Language::English))
        .collect();
    assert_words!(groups.join("----\n"));
}

#[test]
fn no_report_of_a_known_mistake_carries_an_exclamation_mark_or_a_blank_end_of_line() {
    for step in steps() {
        for AskedMistake {
            mistake, report, ..
        } in &asked_mistakes(step).all
        {
            let words = text::report(report, DEFAULT_BOOK_ADDRESS, Language::English);
            assert!(words.ends_with('\n'), "{}", mistake.id);
            for line in words.lines() {
                assert!(!line.contains('!'), "{}: {line}", mistake.id);
                assert_eq!(line, line.trim_end(), "{}", mistake.id);
            }
        }
    }
}
