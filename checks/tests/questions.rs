//! The reference boards, and the reading of files of questions.

use std::collections::{HashMap, HashSet};

use ::steps::{
    Answers, Board, BoardTextProblem, DIRECTIONS, Disc, GameTextProblem, Key, Square, Turn,
    WalledBoard,
};
use checks::functions::{
    self, CountOrTurn, DrawBoard, DrawDiscs, FlatIndex, FlipsAt, FlipsInDirection, ForSide,
    IsValidMove, LegalMoves, MoveCursor, NextTurn, NoArguments, OnBoard, OnSquare, OneSquare,
    ParseSquare, Place, PlayOnLines, SquareName, Start, TurnedByPattern, WalledMoves, WalledStart,
};
use checks::{
    Call, Ending, Language, QuestionTextError, Reply, Step, Value, find_step, parse_questions,
    steps, text,
};
use proptest::prelude::*;

#[test]
fn every_group_has_questions_and_they_stand_in_the_order_of_the_groups() {
    for step in steps() {
        let groups: Vec<usize> = step
            .questions()
            .iter()
            .map(|question| question.group)
            .collect();
        assert!(groups.is_sorted());
        for group in 0..step.groups.len() {
            assert!(groups.contains(&group), "{step:?} group {}", group + 1);
        }
        assert_eq!(groups.last().map(|last| last + 1), Some(step.groups.len()));
    }
}

#[test]
fn no_two_questions_look_alike_in_a_report() {
    for step in steps() {
        let mut in_group = HashSet::new();
        let mut in_step = HashSet::new();
        for question in step.questions() {
            let name = &question.name;
            assert!(!name.is_empty());
            assert!(!name.contains(['"', '!']), "{step:?}: `{name}`");
            assert!(!name.ends_with(['.', ':']), "{step:?}: `{name}`");
            assert!(
                in_group.insert((question.group, name)),
                "{step:?}: `{name}` stands twice in group {}",
                question.group + 1
            );
            let asked = text::asked(&question.calls[0], Language::English);
            assert!(
                in_step.insert((name, question.function(), asked.clone())),
                "{step:?}: `{name}`, {asked} stands twice"
            );
        }
    }
}

#[test]
fn all_calls_of_a_question_are_of_one_function_of_the_step() {
    for step in steps() {
        for question in step.questions() {
            assert!(!question.calls.is_empty(), "{}", question.name);
            for call in &question.calls {
                assert_eq!(call.function(), question.function(), "{}", question.name);
            }
            assert!(
                step.functions.contains(&question.function()),
                "{step:?}: {} is asked and nobody writes it",
                question.function()
            );
        }
    }
}

#[test]
fn every_function_of_a_step_is_asked() {
    for step in steps() {
        for function in step.functions {
            assert!(
                step.calls().any(|call| call.function() == *function),
                "{step:?}: nobody asks {function}"
            );
        }
    }
}

#[test]
fn every_group_is_mainly_about_one_function() {
    for step in steps() {
        for (index, group) in step.groups.iter().enumerate() {
            // Whole games and positions come last and may ask everything.
            if group.name.english.starts_with("whole") {
                continue;
            }
            let mut questions: HashMap<&str, usize> = HashMap::new();
            for question in step.questions().iter().filter(|one| one.group == index) {
                *questions.entry(question.function()).or_default() += 1;
            }
            let all: usize = questions.values().sum();
            let most = questions.values().max().copied().unwrap_or_default();
            assert!(2 * most > all, "{step:?}: {}", group.name.english);
        }
    }
}

#[test]
fn no_call_is_asked_twice_in_one_question() {
    for step in steps() {
        for question in step.questions() {
            for (index, call) in question.calls.iter().enumerate() {
                assert!(
                    !question.calls[..index].contains(call),
                    "{step:?}: {}",
                    question.name
                );
            }
        }
    }
}

#[test]
fn squares_are_asked_about_in_scan_order_and_lie_on_their_board() {
    for step in steps() {
        for question in step.questions() {
            let squares: Vec<Square> = question.calls.iter().filter_map(Call::square).collect();
            assert!(
                squares.is_sorted_by_key(|square| (square.row, square.col)),
                "{}",
                question.name
            );
            for call in &question.calls {
                if let (Some(board), Some(square)) = (call.board(), call.square()) {
                    let may_be_wall = matches!(call, Call::CountOrTurn(_));
                    assert!(
                        board.contains(square) || may_be_wall,
                        "{step:?}: {}",
                        question.name
                    );
                }
            }
        }
    }
}

#[test]
fn the_reference_answers_everything_right_and_in_its_own_form() {
    for step in steps() {
        for call in step.calls() {
            let expected = call.expected();
            let reply = Reply::unread(Ending::Answered(expected.clone()));
            assert!(reply.is_right(call, &expected), "{call:?}");
            let form = call.comparable(&expected, &expected);
            assert_eq!(call.comparable(&expected, &form), form, "{call:?}");
        }
    }
}

/// The answers that the reference gives to the calls of one function, in the form in which they are compared.
fn answers_to(step: &Step, function: &str, group: Option<usize>) -> Vec<Value> {
    let mut answers = Vec::new();
    for question in step.questions() {
        if group.is_some_and(|group| group != question.group) {
            continue;
        }
        for call in question
            .calls
            .iter()
            .filter(|call| call.function() == function)
        {
            let answer = call.comparable(&call.expected(), &call.expected());
            if !answers.contains(&answer) {
                answers.push(answer);
            }
        }
    }
    answers
}

#[test]
fn no_function_can_pass_with_one_answer_for_everything() {
    // These are asked once, since nothing is handed over to them.
    let without_arguments = ["draw_board", "start", "walled_start"];
    for step in steps() {
        for function in step.functions {
            let different = answers_to(step, function, None).len();
            if without_arguments.contains(function) {
                assert_eq!(different, 1, "{function}");
            } else {
                assert!(different > 1, "{function} has one answer only");
            }
        }
    }
}

#[test]
fn each_group_of_step_04_wants_both_answers() {
    let step = find_step("04").unwrap();
    for group in 0..step.groups.len() {
        let answers = answers_to(step, "is_valid_move", Some(group));
        assert_eq!(answers.len(), 2, "group {}", group + 1);
    }
}

#[test]
fn step_04_asks_for_both_sides_on_boards_of_every_side() {
    let step = find_step("04").unwrap();
    for player in [Disc::Black, Disc::White] {
        assert!(step.calls().any(|call| call.player() == Some(player)));
    }
    for side in ::steps::SIDES {
        assert!(
            step.calls()
                .any(|call| call.board().is_some_and(|board| board.size() == side)),
            "no board of side {side}"
        );
    }
}

fn mirrored(square: Square) -> Square {
    Square {
        row: square.col,
        col: square.row,
    }
}

/// The position with rows and columns exchanged.
fn mirrored_board(board: &Board) -> Board {
    let mut other = Board::empty(board.size());
    for square in board.squares() {
        other[mirrored(square)] = board[square];
    }
    other
}

/// What somebody answers who thinks right and writes the answer down with rows and columns exchanged. None
/// where the answer holds no place on the board.
fn mirrored_answer(call: &Call, value: &Value) -> Option<Value> {
    let board = |board: &Board| mirrored_board(board);
    let walled = |board: &WalledBoard| WalledBoard::from(&mirrored_board(&board.to_board()));
    Some(match value {
        Value::Square(square) => Value::Square(square.map(mirrored)),
        Value::Squares(squares) => Value::Squares(squares.iter().copied().map(mirrored).collect()),
        Value::Board(position) => Value::Board(position.as_ref().map(board)),
        Value::Walled(position) => Value::Walled(walled(position)),
        Value::Turned {
            count,
            board: position,
        } => Value::Turned {
            count: *count,
            board: walled(position),
        },
        Value::Moves(moves) => {
            let mut moves = moves.clone();
            for one in &mut moves {
                one.square = mirrored(one.square);
                one.flips = one.flips.iter().copied().map(mirrored).collect();
            }
            moves.sort_by_key(|one| (one.square.row, one.square.col));
            Value::Moves(moves)
        }
        Value::Played {
            played,
            board: position,
        } => Value::Played {
            played: *played,
            board: board(position),
        },
        Value::Numbers(indexes) => {
            let position = WalledBoard::from(call.board()?);
            let mirror = |index: &i32| position.index_of(mirrored(position.square_at(*index)));
            let mut indexes: Vec<i32> = indexes.iter().map(mirror).collect();
            indexes.sort_unstable();
            Value::Numbers(indexes)
        }
        Value::Scores(scores) => {
            let mut scores = scores.clone();
            for (square, _) in &mut scores {
                *square = mirrored(*square);
            }
            scores.sort_by_key(|(square, _)| (square.row, square.col));
            Value::Scores(scores)
        }
        // A score alone.
        Value::Search { .. } if matches!(call, Call::SolveBetween(_)) => return None,
        Value::Search {
            score,
            square,
            placed,
        } => Value::Search {
            score: *score,
            square: square.map(mirrored),
            placed: *placed,
        },
        Value::Screen(_) => {
            let board = mirrored_board(call.board()?);
            Call::DrawDiscs(DrawDiscs(OnBoard { board })).expected()
        }
        _ => return None,
    })
}

/// The same question with rows and columns exchanged in what is handed over. None where no place is.
fn mirrored_call(call: &Call) -> Option<Call> {
    let mut other = call.clone();
    match &mut other {
        Call::SquareName(SquareName(OneSquare { square }))
        | Call::MoveCursor(MoveCursor { cursor: square, .. }) => {
            *square = mirrored(*square);
        }
        Call::IsValidMove(IsValidMove(OnSquare { square, .. }))
        | Call::FlipsAt(FlipsAt(OnSquare { square, .. }))
        | Call::Place(Place(OnSquare { square, .. }))
        | Call::FlipsInDirection(FlipsInDirection { square, .. })
        | Call::PlayOnLines(PlayOnLines(OnSquare { square, .. })) => *square = mirrored(*square),
        Call::LegalMoves(LegalMoves(ForSide { board, .. }))
        | Call::WalledMoves(WalledMoves(ForSide { board, .. }))
        | Call::DrawDiscs(DrawDiscs(OnBoard { board })) => *board = mirrored_board(board),
        Call::CountOrTurn(CountOrTurn { board, index, .. }) => {
            let walled = WalledBoard::from(&*board);
            *index = walled.index_of(mirrored(walled.square_at(*index)));
        }
        Call::FlatIndex(FlatIndex { x, y, .. }) => (*x, *y) = (*y, *x),
        _ => return None,
    }
    Some(other)
}

#[test]
fn an_answer_with_rows_and_columns_exchanged_fails_in_every_function_that_gives_places() {
    let mut functions_tried = HashSet::new();
    for step in steps() {
        for function in step.functions {
            let calls: Vec<&Call> = step
                .calls()
                .filter(|call| call.function() == *function)
                .collect();
            let mirrored: Vec<(&Call, Value)> = calls
                .iter()
                .filter_map(|call| Some((*call, mirrored_answer(call, &call.expected())?)))
                .collect();
            // The start is its own mirror image, and so is its walled form. random_move gives back what it gets.
            if mirrored.is_empty()
                || ["draw_board", "start", "walled_start", "random_move"].contains(function)
            {
                continue;
            }
            functions_tried.insert(*function);
            let noticed = mirrored.into_iter().any(|(call, answer)| {
                !Reply::unread(Ending::Answered(answer)).is_right(call, &call.expected())
            });
            assert!(noticed, "{step:?}: {function}");
        }
    }
    for function in [
        "draw_discs",
        "parse_square",
        "flips_at",
        "place",
        "legal_moves",
        "greedy_move",
        "minimax",
        "alpha_beta",
    ] {
        assert!(functions_tried.contains(function), "{function}");
    }
}

#[test]
fn a_question_understood_with_rows_and_columns_exchanged_fails_in_every_function_that_is_told_places()
 {
    let mut functions_tried = HashSet::new();
    for step in steps() {
        for function in step.functions {
            let mirrored: Vec<(&Call, Call)> = step
                .calls()
                .filter(|call| call.function() == *function)
                .filter_map(|call| Some((call, mirrored_call(call)?)))
                .collect();
            if mirrored.is_empty() {
                continue;
            }
            functions_tried.insert(*function);
            let noticed = mirrored.iter().any(|(call, other)| {
                call.comparable(&call.expected(), &call.expected())
                    != other.comparable(&other.expected(), &other.expected())
            });
            assert!(noticed, "{step:?}: {function}");
        }
    }
    for function in [
        "draw_discs",
        "square_name",
        "is_valid_move",
        "flips_in_direction",
        "place",
        "legal_moves",
        "flat_index",
    ] {
        assert!(functions_tried.contains(function), "{function}");
    }
}

#[test]
fn steps_02_05_and_06_hold_positions_that_differ_from_their_mirror_image_for_both_colors() {
    for id in ["02", "05", "06"] {
        let step = find_step(id).unwrap();
        let uneven: Vec<&Board> = step
            .calls()
            .filter_map(Call::board)
            .filter(|board| mirrored_board(board) != **board)
            .collect();
        assert!(uneven.len() > 2, "{step:?}");
        for disc in [Disc::Black, Disc::White] {
            assert!(uneven.iter().any(|board| {
                board
                    .squares()
                    .any(|square| board[square] == Some(disc) && board[mirrored(square)].is_none())
            }));
        }
    }
}

#[test]
fn step_02_shows_each_cell_with_each_color_somewhere_and_empty_too() {
    let step = find_step("02").unwrap();
    let boards: Vec<&Board> = step.calls().filter_map(Call::board).collect();
    for square in Board::empty(8).squares() {
        assert!(
            boards.iter().any(|board| board[square].is_none()),
            "{square}"
        );
        assert!(
            boards.iter().any(|board| board[square].is_some()),
            "{square}"
        );
    }
    assert!(boards.iter().any(|board| **board == Board::empty(8)));
    assert!(boards.iter().any(|board| **board == ::steps::start()));
    assert!(
        boards
            .iter()
            .any(|board| board.squares().all(|square| board[square].is_some()))
    );
}

#[test]
fn step_03_asks_for_every_name_every_square_and_every_arrow_everywhere() {
    let step = find_step("03").unwrap();
    let calls: Vec<&Call> = step.calls().collect();
    for square in Board::empty(8).squares() {
        let text = square.to_string();
        assert!(
            calls.contains(&&Call::ParseSquare(ParseSquare { text })),
            "{square}"
        );
        assert!(
            calls.contains(&&Call::SquareName(SquareName(OneSquare { square }))),
            "{square}"
        );
        for key in [Key::Up, Key::Down, Key::Left, Key::Right, Key::Enter] {
            let call = Call::MoveCursor(MoveCursor {
                cursor: square,
                key,
            });
            assert!(calls.contains(&&call), "{call:?}");
        }
    }
    let texts: Vec<&str> = calls
        .iter()
        .filter_map(|call| match call {
            Call::ParseSquare(ParseSquare { text }) if call.expected() == Value::Square(None) => {
                Some(text.as_str())
            }
            _ => None,
        })
        .collect();
    for no_name in [
        "", "c", "3", "33", "cc", "3c", "i1", "a9", "a0", "c33", "c3 ", " c3", "é3", "c３", "cé",
        "pass", "é", "c+3", "c03",
    ] {
        assert!(texts.contains(&no_name), "{no_name:?}");
    }
    assert!(calls.contains(&&Call::ParseSquare(ParseSquare {
        text: "C7".to_owned()
    })));
}

#[test]
fn what_stands_first_in_a_group_is_the_easiest() {
    // Where a failure shows one call only, that call should be a small one.
    for step in steps() {
        for group in 0..step.groups.len() {
            let first = step
                .questions()
                .iter()
                .find(|question| question.group == group)
                .unwrap();
            let whole_positions = step.groups[group].name.english.starts_with("whole");
            assert!(
                first.calls.len() <= 8 || whole_positions,
                "{step:?}: {}",
                first.name
            );
        }
    }
}

#[test]
fn a_step_is_found_by_number_package_and_folder() {
    for name in ["4", "04", "step04", "04-legal-moves", " 04\n"] {
        assert_eq!(find_step(name).unwrap().id, "04", "{name:?}");
    }
    for name in ["walls", "detour-walls", "detour-walls\n"] {
        assert_eq!(find_step(name).unwrap().id, "detour-walls", "{name:?}");
    }
    for step in steps() {
        for name in [step.id, step.slug, step.package] {
            assert_eq!(find_step(name).unwrap().id, step.id, "{name:?}");
        }
    }
    for name in ["", "0", "004", "99", "legal-moves", "detour", "detour-"] {
        assert!(find_step(name).is_err(), "{name:?}");
    }
    let known: Vec<&str> = steps().iter().map(|step| step.id).collect();
    assert_eq!(
        find_step("99").unwrap_err().to_string(),
        format!("there is no step `99`; the steps are {}", known.join(", "))
    );
}

#[test]
fn a_file_of_questions_is_read() {
    let text = "\n\
        one: two: is_valid_move(*, Black)\n   a b c d\n1  . . . .\n2  * W B .\n3  . . . .\n4  . . . .\n\n\n\
        a named square: is_valid_move(d1, White)\nWB..\n....\n....\n....\n\n\
        a game: is_valid_move(every square, White)\nafter f5 d6\nc3\n";
    let questions = parse_questions(text, 3).unwrap();
    let names: Vec<&str> = questions
        .iter()
        .map(|question| question.name.as_str())
        .collect();
    assert_eq!(names, ["one: two", "a named square", "a game"]);
    assert!(questions.iter().all(|question| question.group == 3));
    let first = |index: usize| &questions[index].calls[0];
    assert_eq!(first(0).player(), Some(Disc::Black));
    assert_eq!(first(0).square(), Some(Square { row: 1, col: 0 }));
    assert_eq!(first(1).player(), Some(Disc::White));
    assert_eq!(first(1).square(), Some(Square { row: 0, col: 3 }));
    assert_eq!(questions[0].calls.len(), 1);
    assert_eq!(questions[2].calls.len(), 64);
    assert_eq!(::steps::count(first(2).board().unwrap()).black, 5);
    assert_eq!(parse_questions("", 0).unwrap(), []);
}

/// The one call of a question with a board of side 4 below, of which one cell is marked.
#[track_caller]
fn read_call(call: &str) -> Call {
    let text = format!("a name: {call}\n.WB.\n..*.\n....\n....\n");
    let questions = parse_questions(&text, 0).unwrap();
    assert_eq!(questions[0].calls.len(), 1, "{call}");
    questions[0].calls[0].clone()
}

#[test]
fn a_call_of_every_function_is_read() {
    let board = parse_questions("a: count()\n.WB.\n....\n....\n....\n", 0).unwrap()[0].calls[0]
        .board()
        .copied()
        .unwrap();
    let (square, player) = (Square { row: 1, col: 2 }, Disc::White);
    let calls = [
        ("draw_board()", Call::DrawBoard(DrawBoard(NoArguments))),
        ("start()", Call::Start(Start(NoArguments))),
        (
            "draw_discs()",
            Call::DrawDiscs(DrawDiscs(OnBoard { board })),
        ),
        (
            "parse_square(\" x\")",
            Call::ParseSquare(ParseSquare {
                text: " x".to_owned(),
            }),
        ),
        (
            "parse_square(\"\")",
            Call::ParseSquare(ParseSquare {
                text: String::new(),
            }),
        ),
        (
            "square_name(*)",
            Call::SquareName(SquareName(OneSquare { square })),
        ),
        (
            "move_cursor(c2, Enter)",
            Call::MoveCursor(MoveCursor {
                cursor: square,
                key: Key::Enter,
            }),
        ),
        (
            "move_cursor(c2, x)",
            Call::MoveCursor(MoveCursor {
                cursor: square,
                key: Key::Char('x'),
            }),
        ),
        (
            "is_valid_move(c2, White)",
            Call::IsValidMove(IsValidMove(OnSquare {
                board,
                square,
                player,
            })),
        ),
        (
            "flips_in_direction(*, NE, White)",
            Call::FlipsInDirection(FlipsInDirection {
                board,
                square,
                direction: (-1, 1),
                player,
            }),
        ),
        (
            "flips_at(*, White)",
            Call::FlipsAt(FlipsAt(OnSquare {
                board,
                square,
                player,
            })),
        ),
        (
            "place(*, White)",
            Call::Place(Place(OnSquare {
                board,
                square,
                player,
            })),
        ),
        (
            "legal_moves(White)",
            Call::LegalMoves(LegalMoves(ForSide { board, player })),
        ),
        (
            "next_turn(White)",
            Call::NextTurn(NextTurn(ForSide { board, player })),
        ),
        ("count()", Call::Count(functions::Count(OnBoard { board }))),
        (
            "outcome()",
            Call::Outcome(functions::Outcome(OnBoard { board })),
        ),
        (
            "walled_start()",
            Call::WalledStart(WalledStart(NoArguments)),
        ),
        (
            "count_or_turn(*, White, true)",
            Call::CountOrTurn(CountOrTurn {
                board,
                index: 15,
                player,
                turn: true,
            }),
        ),
        (
            "walled_moves(White)",
            Call::WalledMoves(WalledMoves(ForSide { board, player })),
        ),
        (
            "flat_index(8, -1, 2)",
            Call::FlatIndex(FlatIndex {
                size: 8,
                x: -1,
                y: 2,
            }),
        ),
        (
            "turned_by_pattern(\"WWB.\", White)",
            Call::TurnedByPattern(TurnedByPattern {
                behind: "WWB.".to_owned(),
                player,
            }),
        ),
        (
            "play_on_lines(*, White)",
            Call::PlayOnLines(PlayOnLines(OnSquare {
                board,
                square,
                player,
            })),
        ),
    ];
    for (words, call) in calls {
        assert_eq!(read_call(words), call);
    }
}

#[test]
fn short_forms_stand_for_many_calls() {
    let read = |text: &str| parse_questions(text, 0).unwrap()[0].calls.clone();
    let names = read("a: parse_square(every name)\n");
    assert_eq!(names.len(), 64);
    assert_eq!(
        names[1],
        Call::ParseSquare(ParseSquare {
            text: "b1".to_owned()
        })
    );
    assert_eq!(read("a: square_name(every square)\n").len(), 64);
    assert_eq!(read("a: move_cursor(every square, up)\n").len(), 64);
    let small = "\n....\n.WB.\n....\n....\n";
    assert_eq!(
        read(&format!("a: place(every square, Black){small}")).len(),
        16
    );
    let walks = read(&format!(
        "a: flips_in_direction(a1, every direction, Black){small}"
    ));
    let directions: Vec<(i32, i32)> = walks
        .iter()
        .map(|call| match call {
            Call::FlipsInDirection(FlipsInDirection { direction, .. }) => *direction,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(directions, DIRECTIONS);
}

#[test]
fn windows_line_ends_change_nothing() {
    let text = "a: is_valid_move(*, Black)\n*WB.\n....\n....\n....\n\nb: count()\n....\n....\n....\n....\n\nc: start()\n";
    assert_eq!(
        parse_questions(&text.replace('\n', "\r\n"), 0),
        parse_questions(text, 0)
    );
}

/// A question that is right, six lines long with the empty one behind it.
const RIGHT: &str = "right: is_valid_move(*, Black)\n*WB.\n....\n....\n....\n\n";

#[track_caller]
fn assert_error(wrong: &str, words: &str) -> QuestionTextError {
    let error = parse_questions(&format!("{RIGHT}{wrong}"), 0).unwrap_err();
    assert_eq!(error.to_string(), words);
    error
}

#[test]
fn a_heading_that_does_not_say_what_is_asked_is_named_with_its_line() {
    for heading in [
        "no call",
        "name: start",
        "name: start(",
        "name: start(Black)",
        "name: is_valid_move(c3)",
        "name: is_valid_move(c3, Green)",
        "name: is_valid_move(c3, black)",
        "name: is_valid_move(z9, Black)",
        "name: flips_in_direction(*, up, Black)",
        "name: move_cursor(c3, upwards)",
        "name: parse_square(c3)",
        "name: parse_square(\"c3)",
        "name: flat_index(8, x, 2)",
        "name: count_or_turn(*, Black, yes)",
        "name: fly(c3)",
        "start()",
        ": start()",
        "....",
    ] {
        let error = assert_error(
            &format!("{heading}\n*WB.\n....\n....\n....\n"),
            &format!(
                "line 7: found `{heading}`; a question starts with its name and a call, such as `its name: is_valid_move(c3, Black)`, with `*` or `every square` instead of c3"
            ),
        );
        assert_eq!(
            error,
            QuestionTextError::Heading {
                line: 7,
                found: heading.to_owned()
            }
        );
    }
}

#[test]
fn a_wrong_board_is_named_with_both_lines() {
    let error = assert_error(
        "bad: count()\n*WB.\n..Q.\n....\n....\n",
        "the board below line 7: line 2, column 3: found `Q`; a cell is B, W or . (and * marks one empty cell)",
    );
    let QuestionTextError::Board { line: 7, error } = error else {
        panic!("{error:?}");
    };
    assert_eq!(error.problem, BoardTextProblem::UnknownCell('Q'));
}

#[test]
fn a_call_that_needs_a_board_and_has_none_is_named() {
    for call in [
        "count()",
        "is_valid_move(c3, Black)",
        "draw_discs()",
        "legal_moves(White)",
    ] {
        let error = assert_error(
            &format!("bad: {call}\n"),
            "line 7: this call needs a board; write one below, or `after` and a game",
        );
        assert_eq!(error, QuestionTextError::NoBoard { line: 7 });
    }
}

#[test]
fn a_wrong_game_is_named_with_line_and_ply() {
    let error = assert_error(
        "bad: is_valid_move(every square, White)\nafter f5 f5\n",
        "the game below line 7: ply 2: White can't play f5: the square is occupied by a Black disc",
    );
    let QuestionTextError::Game { line: 7, error } = error else {
        panic!("{error:?}");
    };
    assert!(matches!(error.problem, GameTextProblem::Occupied { .. }));
}

#[test]
fn a_square_that_the_board_has_not_is_named() {
    for wrong in [
        "bad: flips_at(*, Black)\n.WB.\n....\n....\n....\n",
        "bad: flips_at(e1, Black)\n*WB.\n....\n....\n....\n",
        "bad: flips_at(*, Black)\nafter f5\n",
        "bad: square_name(*)\n",
    ] {
        let error = assert_error(
            wrong,
            "line 7: the board below has no such square; mark one cell with *",
        );
        assert_eq!(error, QuestionTextError::NoSquare { line: 7 });
    }
}

#[test]
fn an_answer_counts_whatever_its_order_where_order_does_not_matter() {
    let text = "a: flips_at(*, Black)\nBW*.\n..W.\n..B.\n....\n\nb: legal_moves(Black)\nafter d3c5\n\nc: next_turn(Black)\nafter d3\n";
    let questions = parse_questions(text, 0).unwrap();
    let right = |call: &Call, answer: Value| {
        Reply::unread(Ending::Answered(answer)).is_right(call, &call.expected())
    };
    let [flips, moves, turn] = [0, 1, 2].map(|index| &questions[index].calls[0]);

    let Value::Squares(mut squares) = flips.expected() else {
        panic!("{flips:?}");
    };
    assert_eq!(squares.len(), 2);
    squares.reverse();
    assert!(right(flips, Value::Squares(squares.clone())));
    squares.push(squares[0]);
    assert!(!right(flips, Value::Squares(squares)), "one of them twice");

    let Value::Moves(list) = moves.expected() else {
        panic!("{moves:?}");
    };
    let mut turned = list.clone();
    for one in &mut turned {
        one.flips.reverse();
    }
    assert!(right(moves, Value::Moves(turned)));
    let mut backwards = list;
    backwards.reverse();
    assert!(
        !right(moves, Value::Moves(backwards)),
        "moves come in scan order"
    );

    assert!(right(turn, Value::Turn(Turn::Moves(Disc::White))));
    assert!(!right(turn, Value::Turn(Turn::PassesBackTo(Disc::White))));
}

#[test]
fn a_question_shows_its_function_even_where_somebody_else_answers() {
    let nonsense = Answers {
        count: |_| ::steps::Count {
            black: 1,
            white: 2,
            empty: 3,
        },
        ..Answers::REFERENCE
    };
    for step in steps() {
        for call in step.calls() {
            let same = call.answer(&nonsense) == call.expected();
            assert_eq!(same, call.function() != "count", "{call:?}");
        }
    }
}

proptest! {
    #[test]
    fn no_text_makes_the_reading_panic(text in any::<String>()) {
        let _ = parse_questions(&text, 0);
        let _ = parse_questions(&format!("name: {text}"), 0);
        let _ = parse_questions(&format!("name: {text}()"), 0);
        let _ = parse_questions(&format!("name: flips_at({text})"), 0);
        let _ = parse_questions(&format!("name: flips_at(*, Black)\n{text}"), 0);
        let _ = parse_questions(&format!("name: flips_at(*, Black)\nafter {text}"), 0);
    }

    #[test]
    fn no_arguments_make_the_reading_panic(
        function in prop::sample::select(vec![
            "parse_square", "square_name", "move_cursor", "is_valid_move", "flips_in_direction", "place",
            "count_or_turn", "flat_index", "turned_by_pattern",
        ]),
        arguments in prop::collection::vec(
            prop_oneof![
                prop::sample::select(vec!["*", "a1", "every square", "Black", "NW", "true", "8", "\"", "up"])
                    .prop_map(str::to_owned),
                any::<String>(),
            ],
            0..5,
        ),
    ) {
        let call = format!("name: {function}({})", arguments.join(", "));
        let _ = parse_questions(&call, 0);
        let _ = parse_questions(&format!("{call}\n*WB.\n....\n....\n....\n"), 0);
    }
}
