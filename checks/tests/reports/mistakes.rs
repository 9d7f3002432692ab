//! The mistake libraries of all steps: every known mistake is there, shows itself where it is known to, and
//! is told apart from all others.

use std::collections::HashMap;

use ::steps::{
    Action, Answers, Bits, Board, Disc, GameView, Outcome, Rng, Square, Turn, flips_at,
    is_valid_move, legal_moves, parse_board, place, squares_of, start,
};
use checks::functions::{DrawPanel, IsValidMove, OnSquare};
use checks::{
    Call, Ending, Fingerprints, Language, Mistake, Reply, Step, Value, ask, find_step,
    fingerprints, judge, steps,
};
use serde_json::{Value as Json, json};

use crate::common::{AskedMistake, asked_mistakes, known, replies_of_mistake};

/// Mistakes that answer alike, so that one entry of the library stands for both: as yes or no, C05 is E05;
/// F06 leads to the boards of F02; G05 is G03 in a game that was really played.
const SHARED: [(&str, &str); 3] = [("E05", "C05"), ("F06", "F02"), ("G05", "G03")];

/// The facts of each known mistake: its step, a small board, what is right there and what the mistake says.
fn facts() -> Vec<Json> {
    serde_json::from_str(include_str!("mistakes.json")).unwrap()
}

fn text<'a>(entry: &'a Json, key: &str) -> &'a str {
    entry[key].as_str().unwrap()
}

fn possible(entry: &Json) -> bool {
    entry["possible_in_rust"].as_bool().unwrap()
}

/// The id under which the library has a mistake.
fn library_id(id: &str) -> &str {
    SHARED
        .iter()
        .find(|(shared, _)| *shared == id)
        .map_or(id, |(_, owner)| owner)
}

fn mistake(step: &Step, id: &str) -> &'static Mistake {
    step.mistakes
        .iter()
        .find(|mistake| mistake.id == library_id(id))
        .unwrap_or_else(|| panic!("the library of step {} has no {id}", step.id))
}

fn reference_replies(step: &Step) -> Vec<Reply> {
    step.calls()
        .map(|call| ask(&Answers::REFERENCE, call))
        .collect()
}

#[test]
fn every_possible_mistake_is_in_the_library_and_every_impossible_one_is_explained() {
    for step in steps() {
        for entry in facts().iter().filter(|entry| entry["step"] == step.id) {
            let id = text(entry, "id");
            let in_library = step
                .mistakes
                .iter()
                .any(|mistake| mistake.id == library_id(id));
            let explained = step.impossible.iter().any(|mistake| mistake.id == id);
            assert_eq!(in_library, possible(entry), "{id} in the library");
            assert_eq!(explained, !possible(entry), "{id} explained");
        }
    }
}

#[test]
fn every_known_mistake_belongs_to_a_step_and_every_explained_one_is_facts() {
    let known = facts();
    for entry in &known {
        assert!(
            steps().iter().any(|step| entry["step"] == step.id),
            "{entry}"
        );
    }
    for step in steps() {
        for impossible in step.impossible {
            assert!(
                known.iter().any(|entry| entry["id"] == impossible.id),
                "{}",
                impossible.id
            );
        }
    }
}

#[test]
fn no_id_stands_twice_and_shared_ones_have_no_entry_of_their_own() {
    let mut seen = HashMap::new();
    for step in steps() {
        let possible = step.mistakes.iter().map(|mistake| mistake.id);
        let impossible = step.impossible.iter().map(|mistake| mistake.id);
        for id in possible.chain(impossible) {
            assert_eq!(library_id(id), id);
            if let Some(other) = seen.insert(id, step.id) {
                panic!("{id} stands in the steps {other} and {}", step.id);
            }
        }
    }
}

/// What an entry's own board and question show, on the functions of one table. The answer has the form in
/// which the facts are written down. None where the form is of another kind, which has a test of its own.
struct Shown<'a> {
    step: &'a str,
    entry: &'a Json,
    answers: Answers,
}

impl Shown<'_> {
    fn board(&self) -> Board {
        let rows = self.entry["board"].as_array().unwrap();
        let rows: Vec<&str> = rows.iter().map(|row| row.as_str().unwrap()).collect();
        parse_board(&rows.join("\n")).unwrap().board
    }

    fn player(&self) -> Disc {
        let letter = text(self.entry, "to_move").chars().next().unwrap();
        Disc::from_letter(letter).unwrap()
    }

    fn square(&self) -> Square {
        text(self.entry, "square").parse().unwrap()
    }

    fn answer(&self) -> Option<Json> {
        let asks = text(self.entry, "asks");
        if let Some(answer) = self.game_and_hint_answers(asks) {
            return Some(answer);
        }
        if let Some(answer) = self.bit_answers(asks) {
            return Some(answer);
        }
        if asks.starts_with("discs turned") || asks.starts_with("is the move legal") {
            return self.discs_turned();
        }
        if asks.starts_with("side to move after") {
            return Some(self.side_to_move());
        }
        Some(match asks {
            "legal moves in the start position" => {
                let board = (self.answers.start)();
                names(
                    legal_moves(&board, Disc::Black)
                        .iter()
                        .map(|one| one.square),
                )
            }
            "occupied squares at the start" => {
                let board = (self.answers.start)();
                names(board.squares().filter(|square| board[*square].is_some()))
            }
            "is d3 legal?" => {
                let read = (self.answers.parse_square)(text(self.entry, "square"));
                json!(is_valid_move(&self.board(), read?, self.player()))
            }
            "legal moves" => match self.step {
                "04" => names(self.board().squares().filter(|square| {
                    (self.answers.is_valid_move)(&self.board(), *square, self.player())
                })),
                "06" => {
                    let moves = (self.answers.legal_moves)(&self.board(), self.player());
                    names(moves.iter().map(|one| one.square))
                }
                _ => return None,
            },
            "board after the move" => {
                let board = self.board();
                let after = (self.answers.place)(&board, self.square(), self.player());
                rows(&after.unwrap_or(board))
            }
            "who moves when it is Black's turn?"
            | "state when it is Black's turn"
            | "state after d3 c3 b3 e3 f3 f4 f5 b2 a1" => self.side_to_move(),
            "is the game over?" => {
                json!((self.answers.outcome)(&self.board()) != Outcome::Unfinished)
            }
            "flat index of d3" => {
                let Square { row, col } = self.square();
                json!((self.answers.flat_index)(8, col, row))
            }
            _ => return self.opponent_answers(asks),
        })
    }

    /// What the functions of steps 11 and 12 answer.
    fn game_and_hint_answers(&self, asks: &str) -> Option<Json> {
        let answers = &self.answers;
        Some(match (self.step, asks) {
            ("11", "winner") => {
                let board = self.board();
                let to_move = None;
                let call = Call::DrawPanel(DrawPanel { board, to_move });
                let Value::Screen(screen) = call.answer(answers) else {
                    return None;
                };
                let lines = checks::visible::panel(&screen);
                let results = [("Black wins", "B"), ("White wins", "W"), ("A draw", "draw")];
                let found = results.iter().find(|(line, _)| lines.contains(line));
                json!(found?.1)
            }
            ("11", "relative scores of the candidates at 1 ply, scan order") => {
                let candidates = (answers.candidate_scores)(&self.board(), self.player(), 1);
                let scores: Vec<i32> = candidates.iter().map(|(_, score)| *score).collect();
                json!((answers.heat)(&scores))
            }
            ("11", "normalised scores of [9, 9, 9, 9]") => json!((answers.heat)(&[9; 4])),
            ("11", "13 on the scale 0..24 (62.5)") => json!((answers.heat)(&[0, 13, 24])[1]),
            ("12", _) => {
                let view = self.end_of_game()?;
                match asks {
                    "legal moves offered first" => {
                        let moves = legal_moves(&view.board, view.to_move?);
                        names(moves.iter().map(|one| one.square))
                    }
                    "record after human, AI, undo" => json!(view.record),
                    _ => json!(view.to_move?.letter().to_string()),
                }
            }
            _ => return None,
        })
    }

    /// The game after the actions of an entry.
    fn end_of_game(&self) -> Option<GameView> {
        let actions = text(self.entry, "actions").split_whitespace();
        let actions: Vec<Action> = actions
            .map(|action| match action {
                "undo" => Action::Undo,
                square => Action::Play(square.parse().unwrap()),
            })
            .collect();
        let human = Disc::from_letter(text(self.entry, "human").chars().next()?)?;
        (self.answers.play_game)(human, &actions).pop()
    }

    /// What the functions of the detour on bitboards answer.
    fn bit_answers(&self, asks: &str) -> Option<Json> {
        let answers = &self.answers;
        Some(match (self.step, asks) {
            ("detour-bitboards", "legal moves for Black") => {
                let bits = Bits::of(&self.board(), self.player());
                names(squares_of((answers.bit_moves)(bits)))
            }
            ("detour-bitboards", "bit value of d5 (n = 35)") => {
                json!((answers.bit_of)(self.square()))
            }
            ("detour-bitboards", "name of bit 0") => {
                let mut squares = Board::empty(8).squares();
                let first = squares.find(|square| (answers.bit_of)(*square) == 1);
                json!(first?.to_string())
            }
            _ => return None,
        })
    }

    /// What the functions of steps 07 to 10 answer.
    fn opponent_answers(&self, asks: &str) -> Option<Json> {
        let (board, player, answers) = (self.board(), self.player(), &self.answers);
        let found = |(score, square): (i32, Option<Square>)| {
            json!([square.map(|square| square.to_string()), score])
        };
        ::steps::take_placed();
        let (alpha, beta) = (-i32::MAX, i32::MAX);
        Some(match asks {
            "index for 4 moves at draws 0, .5, .99" => {
                let moves = legal_moves(&board, player);
                let drawn = [0.0, 0.5, 0.99].map(|number| {
                    let mut rng = Rng::beginning_with(number, 0);
                    (answers.random_move)(&moves, &mut rng).cloned()
                });
                drawn
                    .iter()
                    .map(|one| moves.iter().position(|legal| Some(legal) == one.as_ref()))
                    .collect()
            }
            "AI action" => {
                let moves = legal_moves(&board, player);
                let drawn = (answers.random_move)(&moves, &mut Rng::beginning_with(0.5, 0));
                json!(drawn.map_or("pass".to_owned(), |one| one.square.to_string()))
            }
            "evaluate" => json!((answers.evaluate)(&board, player)),
            "greedy move" => {
                let square = (answers.greedy_move)(&board, player);
                json!(square.map(|square| square.to_string()))
            }
            "minimax score at depth 2" => json!((answers.minimax)(&board, player, 2).0),
            "minimax at depth 2: move and score" => found((answers.minimax)(&board, player, 2)),
            "calls of place, minimax at depth 2" => {
                (answers.minimax)(&board, player, 2);
                json!(::steps::take_placed().count)
            }
            "alpha-beta at depth 2: move and score" => {
                found((answers.alpha_beta)(&board, player, 2, alpha, beta))
            }
            "nodes visited by alpha-beta with a full window, depth 4, root counted" => {
                (answers.alpha_beta)(&board, player, 4, alpha, beta);
                json!(::steps::take_placed().count + 1)
            }
            _ => return None,
        })
    }

    /// The discs that a move turns; in step 04 whether it turns any.
    fn discs_turned(&self) -> Option<Json> {
        let (board, player) = (self.board(), self.player());
        Some(match self.step {
            "03" => {
                let read = (self.answers.parse_square)(text(self.entry, "square"));
                names(flips_at(&board, read?, player))
            }
            "04" => json!((self.answers.is_valid_move)(&board, self.square(), player)),
            "05" => names((self.answers.flips_at)(&board, self.square(), player)),
            "detour-lines" => {
                let square = self.square();
                let mut after = (&board).into();
                (self.answers.play_on_lines)(&mut after, square.col, square.row, player);
                let after = after.to_board();
                names(
                    board.squares().filter(|square| {
                        board[*square].is_some() && board[*square] != after[*square]
                    }),
                )
            }
            _ => return None,
        })
    }

    /// Who moves next, by the rules of turns: after a move where there is one, and else where it would be the
    /// turn of `to_move`.
    fn side_to_move(&self) -> Json {
        let (board, player) = (self.board(), self.player());
        let turn = match self.entry["square"].as_str() {
            Some(_) => {
                let after = place(&board, self.square(), player).unwrap();
                (self.answers.next_turn)(&after, player)
            }
            None => (self.answers.next_turn)(&board, player.opponent()),
        };
        match turn {
            Turn::Moves(next) | Turn::PassesBackTo(next) => json!(next.letter().to_string()),
            Turn::Over => json!("game over"),
        }
    }
}

/// The names of squares in scan order: lists of discs may come in any order.
fn names(squares: impl IntoIterator<Item = Square>) -> Json {
    let mut squares: Vec<Square> = squares.into_iter().collect();
    squares.sort_by_key(|square| (square.row, square.col));
    squares.iter().map(Square::to_string).collect()
}

fn rows(board: &Board) -> Json {
    let sign = |square| board[square].map_or('.', Disc::letter);
    (0..board.size())
        .map(|row| {
            let squares = (0..board.size()).map(|col| Square { row, col });
            squares.map(sign).collect::<String>()
        })
        .collect()
}

/// A recorded fact in the form in which it is computed.
fn recorded(step: &str, entry: &Json, key: &str) -> Json {
    let fact = &entry[key];
    let asks = text(entry, "asks");
    match fact.as_array() {
        // As yes or no: a list that is not empty is a legal move.
        Some(turned) if step == "04" && asks.starts_with("discs turned") => {
            json!(!turned.is_empty())
        }
        Some(listed) if asks != "board after the move" && listed.iter().all(Json::is_string) => {
            names(
                listed
                    .iter()
                    .map(|name| name.as_str().unwrap().parse::<Square>().unwrap()),
            )
        }
        _ => fact.clone(),
    }
}

#[test]
fn each_mistake_shows_itself_on_its_own_small_board_and_the_reference_is_right_there() {
    let mut of_another_kind = Vec::new();
    let known = facts();
    for entry in known.iter().filter(|entry| possible(entry)) {
        let id = text(entry, "id");
        let step = find_step(text(entry, "step")).unwrap();
        let shown = |answers| Shown {
            step: step.id,
            entry,
            answers,
        };
        let Some(right) = shown(Answers::REFERENCE).answer() else {
            of_another_kind.push(id);
            continue;
        };
        assert_eq!(
            right,
            recorded(step.id, entry, "right"),
            "{id}: the reference"
        );

        let answers = mistake(step, id).answers;
        let mistaken = checks::quietly(|| std::panic::catch_unwind(|| shown(answers).answer()));
        match (mistaken, entry["mistaken"].as_str()) {
            (Err(_), Some(words)) => {
                let no_answer = words.starts_with("PANIC") || words == "endless";
                assert!(no_answer, "{id}: {words}");
            }
            (Err(_), None) => panic!("{id} panics"),
            (Ok(mistaken), _) => {
                let mistaken = mistaken.unwrap_or_else(|| panic!("{id} refuses its square"));
                assert_eq!(mistaken, recorded(step.id, entry, "mistaken"), "{id}");
                assert_ne!(mistaken, right, "{id}");
            }
        }
    }
    assert_eq!(of_another_kind, ["A06"], "each has a test of its own");
}

#[test]
fn a06_is_about_the_start_and_its_moves_are_right_for_its_own_board() {
    let known = facts();
    let a06 = known
        .iter()
        .find(|entry| text(entry, "id") == "A06")
        .unwrap();
    let step = find_step("detour-walls").unwrap();
    let shown = Shown {
        step: step.id,
        entry: a06,
        answers: Answers::REFERENCE,
    };
    let wrong_start = (mistake(step, "A06").answers.walled_start)();
    assert_eq!(wrong_start.to_board(), shown.board());
    assert_eq!((Answers::REFERENCE.walled_start)().to_board(), start());
    let offered = (Answers::REFERENCE.walled_moves)(&wrong_start, shown.player());
    assert_eq!(
        names(offered.iter().map(|index| wrong_start.square_at(*index))),
        recorded(step.id, a06, "right")
    );
}

/// What some functions answer to one call of step 04, with their panics kept quiet.
fn is_valid_move_of(answers: &Answers, board: Board, square: Square, player: Disc) -> Ending {
    let call = Call::IsValidMove(IsValidMove(OnSquare {
        board,
        square,
        player,
    }));
    checks::quietly(|| ask(answers, &call).ending)
}

#[test]
fn a_side_of_eight_written_into_the_check_still_finds_c3_on_the_practice_board() {
    let step = find_step("04").unwrap();
    let practice = parse_board("..B.B\n..WW.\n.B*WW\n.WW..\nB....").unwrap();
    assert_eq!(
        is_valid_move_of(
            &mistake(step, "C18").answers,
            practice.board,
            practice.marked.unwrap(),
            Disc::Black
        ),
        Ending::Answered(Value::Bool(true))
    );
}

#[test]
fn a_step_that_only_moves_the_row_on_never_ends_along_a_row() {
    let step = find_step("04").unwrap();
    let board = parse_board("....\n.WB.\n....\n....").unwrap().board;
    let a2 = Square { row: 1, col: 0 };
    assert_eq!(
        is_valid_move_of(&mistake(step, "C13").answers, board, a2, Disc::Black),
        Ending::Hung
    );
}

#[test]
fn each_mistake_fails_the_questions_and_is_named_as_itself() {
    for step in steps() {
        for AskedMistake {
            mistake, report, ..
        } in &asked_mistakes(step).all
        {
            assert!(!report.passed, "{} passes", mistake.id);
            let named = report.mistake.map(|named| named.id);
            assert_eq!(named, Some(mistake.id));
            assert_eq!(report.mistake_in, None, "{}", mistake.id);
            assert_eq!(report.unfinished, Vec::<&str>::new(), "{}", mistake.id);
            assert!(report.groups_passed() < step.groups.len());
            assert!(report.first_failure().is_some());
        }
    }
}

#[test]
fn no_two_mistakes_of_a_step_answer_alike_and_none_answers_like_the_reference() {
    for step in steps() {
        let reference = fingerprints(step, &reference_replies(step));
        let mut owners: HashMap<&Fingerprints, &str> =
            HashMap::from([(&reference, "the reference")]);
        for (mistake, prints) in step.mistakes.iter().zip(known(step)) {
            if let Some(other) = owners.insert(prints, mistake.id) {
                panic!("{} answers every question like {other}", mistake.id);
            }
        }
    }
}

#[test]
fn the_reference_passes_everything_and_looks_like_no_mistake() {
    for step in steps() {
        let report = judge(step, &reference_replies(step), known(step));
        assert!(report.passed, "{step:?}");
        assert!(report.groups.iter().all(|group| group.passed));
        assert!(report.questions.iter().all(|passed| *passed));
        assert_eq!(report.first_failure(), None);
        assert!(report.mistake.is_none());
        assert_eq!(report.unfinished, Vec::<&str>::new());
    }
}

/// The last reply to a function that a mistake answers wrongly becomes another: then it is not that mistake.
#[test]
fn one_answer_beside_a_known_mistake_names_no_mistake() {
    for step in steps() {
        for AskedMistake {
            mistake, replies, ..
        } in &asked_mistakes(step).all
        {
            let mut replies = replies.clone();
            let calls: Vec<&Call> = step.calls().collect();
            let wrong = calls
                .iter()
                .zip(&replies)
                .find(|(call, reply)| !reply.is_right(call, &call.expected()))
                .map(|(call, _)| call.function())
                .unwrap();
            let last = calls
                .iter()
                .rposition(|call| call.function() == wrong)
                .unwrap();
            replies[last].ending = Ending::Died("elsewhere".to_owned());
            let report = judge(step, &replies, known(step));
            assert!(report.mistake.is_none(), "{}", mistake.id);
            assert!(!report.passed);
        }
    }
}

#[test]
fn a_known_mistake_is_named_while_the_functions_that_are_right_or_unwritten_say_so() {
    let step = find_step("05").unwrap();
    let todo = Ending::Panicked {
        message: "not yet implemented".to_owned(),
        location: None,
    };
    let mistaken = replies_of_mistake(step, "C09");
    let mixed = |other: &dyn Fn(&Call) -> Ending| -> Vec<Reply> {
        step.calls()
            .zip(mistaken)
            .map(|(call, reply)| match call.function() {
                "flips_in_direction" => reply.clone(),
                _ => Reply::unread(other(call)),
            })
            .collect()
    };
    for replies in [
        mixed(&|_| todo.clone()),
        mixed(&|call| Ending::Answered(call.expected())),
    ] {
        let report = judge(step, &replies, known(step));
        assert_eq!(report.mistake.map(|mistake| mistake.id), Some("C09"));
        assert_eq!(report.mistake_in, None);
    }
}

#[test]
fn a_mistake_in_one_function_is_named_as_its_own_where_others_are_wrong_besides() {
    let step = find_step("05").unwrap();
    let replies: Vec<Reply> = step
        .calls()
        .zip(replies_of_mistake(step, "C09"))
        .map(|(call, reply)| match call.function() {
            "flips_in_direction" => reply.clone(),
            _ => Reply::unread(Ending::Hung),
        })
        .collect();
    let report = judge(step, &replies, known(step));
    assert_eq!(report.mistake.map(|mistake| mistake.id), Some("C09"));
    assert_eq!(report.mistake_in, Some("flips_in_direction"));
}

/// The function in which a mistake sits: the first one whose answers are not the reference's. Others of the
/// step may be built on it.
fn home(step: &Step, prints: &Fingerprints, right: &Fingerprints) -> &'static str {
    let differs = prints
        .iter()
        .zip(right)
        .position(|(print, right)| print != right);
    step.functions[differs.unwrap()]
}

/// Only one function is as in a known mistake, beside right ones or unwritten ones: what is named is a mistake
/// of that function, or nothing. Code that is right is never blamed.
#[test]
fn a_named_mistake_sits_in_a_function_that_is_wrong() {
    let todo = Ending::Panicked {
        message: "not yet implemented".to_owned(),
        location: None,
    };
    for step in steps() {
        let reference = reference_replies(step);
        let right = fingerprints(step, &reference);
        let homes: HashMap<&str, &str> = step
            .mistakes
            .iter()
            .zip(known(step))
            .map(|(mistake, prints)| (mistake.id, home(step, prints, &right)))
            .collect();
        for (mistake, prints) in step.mistakes.iter().zip(known(step)) {
            let mistaken = replies_of_mistake(step, mistake.id);
            for (index, function) in step.functions.iter().enumerate() {
                if prints[index] == right[index] {
                    continue;
                }
                let alone = |others: &dyn Fn(&Reply) -> Reply| -> Vec<Reply> {
                    step.calls()
                        .zip(mistaken.iter().zip(&reference))
                        .map(|(call, (wrong, right))| {
                            if call.function() == *function {
                                wrong.clone()
                            } else {
                                others(right)
                            }
                        })
                        .collect()
                };
                let unwritten = |_: &Reply| Reply::unread(todo.clone());
                for replies in [alone(&Reply::clone), alone(&unwritten)] {
                    let report = judge(step, &replies, known(step));
                    let named = report.mistake.map(|named| homes[named.id]);
                    let what = format!("{function} as in {}", mistake.id);
                    if homes[mistake.id] == *function {
                        assert_eq!(named, Some(*function), "{what}");
                    } else {
                        assert!(named.is_none() || named == Some(*function), "{what}");
                    }
                }
            }
        }
    }
}

/// What is often wrong in one function while those around it are right has a name of its own.
#[test]
fn a_mistake_in_a_later_function_alone_is_named_as_that_function_s() {
    let alone: [(&str, &str, Answers, &str); 12] = [
        (
            "03",
            "square_name",
            Answers {
                square_name: |square| {
                    let letter = char::from(b'a' + square.col as u8);
                    format!("{letter}{}", square.row)
                },
                ..Answers::REFERENCE
            },
            "S3ad",
        ),
        (
            "06",
            "next_turn",
            Answers {
                next_turn: |_, just_moved| Turn::Moves(just_moved.opponent()),
                ..Answers::REFERENCE
            },
            "S6q",
        ),
        (
            "06",
            "outcome",
            Answers {
                outcome: |_| Outcome::Unfinished,
                ..Answers::REFERENCE
            },
            "S6t",
        ),
        (
            "06",
            "outcome",
            Answers {
                outcome: |board| match ::steps::outcome(board) {
                    Outcome::Unfinished => Outcome::Unfinished,
                    _ if ::steps::count(board).black >= ::steps::count(board).white => {
                        Outcome::Won(Disc::Black)
                    }
                    _ => Outcome::Won(Disc::White),
                },
                ..Answers::REFERENCE
            },
            "S6s",
        ),
        (
            "06",
            "outcome",
            Answers {
                outcome: |board| {
                    if ::steps::count(board).empty > 0 {
                        return Outcome::Unfinished;
                    }
                    ::steps::outcome(board)
                },
                ..Answers::REFERENCE
            },
            "S6v",
        ),
        (
            "detour-walls",
            "walled_moves",
            Answers {
                walled_moves: |board, player| {
                    let mut copy = *board;
                    let mut moves = Vec::new();
                    for row in 1..=board.size() {
                        for col in 1..=board.size() {
                            let index = row * board.width() + col;
                            if ::steps::count_or_turn(&mut copy, index, player, true) > 0 {
                                moves.push(index);
                            }
                        }
                    }
                    moves
                },
                ..Answers::REFERENCE
            },
            "Wp",
        ),
        (
            "detour-walls",
            "walled_moves",
            Answers {
                walled_moves: |board, player| {
                    let mut moves = Vec::new();
                    for row in 1..=board.size() {
                        for col in 1..=board.size() {
                            let mut copy = *board;
                            let index = row * board.width() + col;
                            copy[index] = ::steps::Spot::Empty;
                            if ::steps::count_or_turn(&mut copy, index, player, false) > 0 {
                                moves.push(index);
                            }
                        }
                    }
                    moves
                },
                ..Answers::REFERENCE
            },
            "Wq",
        ),
        (
            "detour-walls",
            "walled_moves",
            Answers {
                walled_moves: |board, player| {
                    let mut copy = *board;
                    let mut moves = Vec::new();
                    for row in 0..board.size() {
                        for col in 0..board.size() {
                            let index = row * board.width() + col;
                            if ::steps::count_or_turn(&mut copy, index, player, false) > 0 {
                                moves.push(index);
                            }
                        }
                    }
                    moves
                },
                ..Answers::REFERENCE
            },
            "W01",
        ),
        (
            "05",
            "flips_at",
            Answers {
                flips_at: |board, square, player| {
                    let mut flips = Vec::new();
                    if board[square].is_some() {
                        return flips;
                    }
                    for direction in ::steps::DIRECTIONS {
                        flips = ::steps::flips_in_direction(board, square, direction, player);
                    }
                    flips
                },
                ..Answers::REFERENCE
            },
            "S5r",
        ),
        (
            "05",
            "place",
            Answers {
                place: |board, square, player| {
                    let flips = flips_at(board, square, player);
                    let mut after = *board;
                    if flips.is_empty() {
                        return None;
                    }
                    after[square] = Some(player);
                    for flip in flips {
                        after[flip] = Some(player.opponent());
                    }
                    Some(after)
                },
                ..Answers::REFERENCE
            },
            "F02",
        ),
        (
            "detour-lines",
            "turned_by_pattern",
            Answers {
                turned_by_pattern: |behind, player| {
                    let rest = behind.trim_matches(player.opponent().letter());
                    if rest.starts_with(player.letter()) {
                        (behind.len() - rest.len()) as i32
                    } else {
                        0
                    }
                },
                ..Answers::REFERENCE
            },
            "Lq",
        ),
        (
            "03",
            "parse_square",
            Answers {
                parse_square: |text| {
                    let mut characters = text.chars();
                    let letter = characters.next()?.to_ascii_lowercase();
                    let row = characters.next()?.to_digit(10)? as i32;
                    if characters.next().is_some() || !('a'..='h').contains(&letter) {
                        return None;
                    }
                    let col = letter as i32 - 'a' as i32;
                    Some(Square { row, col })
                },
                ..Answers::REFERENCE
            },
            "S3aa",
        ),
    ];
    for (id, function, answers, expected) in alone {
        let step = find_step(id).unwrap();
        let replies: Vec<Reply> = step.calls().map(|call| ask(&answers, call)).collect();
        let wrong: Vec<&str> = step
            .calls()
            .zip(&replies)
            .filter(|(call, reply)| !reply.is_right(call, &call.expected()))
            .map(|(call, _)| call.function())
            .collect();
        assert!(wrong.iter().all(|wrong| *wrong == function), "{expected}");
        let report = judge(step, &replies, known(step));
        let named = report.mistake.map(|named| named.id);
        assert_eq!(named, Some(expected), "{id}");
        assert_eq!(report.mistake_in, None, "{expected}");
    }
}

/// The plainest ways to go wrong in step 04, as beginners write them.
#[test]
fn plain_mistakes_of_step_04_are_named() {
    fn enemies_are_enough(board: &Board, square: Square, player: Disc) -> bool {
        if board[square].is_some() {
            return false;
        }
        for direction in ::steps::DIRECTIONS {
            let mut next = square.step(direction);
            let mut enemies = 0;
            while board.contains(next) && board[next] == Some(player.opponent()) {
                enemies += 1;
                next = next.step(direction);
            }
            if enemies > 0 {
                return true;
            }
        }
        false
    }
    fn goes_over_all_discs(board: &Board, square: Square, player: Disc) -> bool {
        if board[square].is_some() {
            return false;
        }
        for direction in ::steps::DIRECTIONS {
            let mut next = square.step(direction);
            let mut enemies = 0;
            while board.contains(next) && board[next].is_some() {
                enemies += 1;
                next = next.step(direction);
            }
            if enemies > 0 && board.contains(next) && board[next] == Some(player) {
                return true;
            }
        }
        false
    }
    #[expect(
        clippy::never_loop,
        clippy::needless_bool,
        reason = "the mistake itself"
    )]
    fn gives_up_in_the_loop(board: &Board, square: Square, player: Disc) -> bool {
        if board[square].is_some() {
            return false;
        }
        for direction in ::steps::DIRECTIONS {
            let mut next = square.step(direction);
            let mut enemies = 0;
            while board.contains(next) && board[next] == Some(player.opponent()) {
                enemies += 1;
                next = next.step(direction);
            }
            if enemies > 0 && board.contains(next) && board[next] == Some(player) {
                return true;
            } else {
                return false;
            }
        }
        false
    }
    let step = find_step("04").unwrap();
    type IsValidMove = fn(&Board, Square, Disc) -> bool;
    let mistakes: [(IsValidMove, &str); 6] = [
        (enemies_are_enough, "S4d"),
        (goes_over_all_discs, "C12"),
        (|_, _, _| false, "C12"),
        (|_, _, _| true, "S4a"),
        (|board, square, _| board[square].is_none(), "S4b"),
        (gives_up_in_the_loop, "S4e"),
    ];
    for (is_valid_move, expected) in mistakes {
        let answers = Answers {
            is_valid_move,
            ..Answers::REFERENCE
        };
        let replies: Vec<Reply> = step.calls().map(|call| ask(&answers, call)).collect();
        let report = judge(step, &replies, known(step));
        assert_eq!(report.mistake.map(|named| named.id), Some(expected));
    }
}

#[test]
fn an_answer_that_always_agrees_or_always_refuses_passes_no_group_of_step_04() {
    let step = find_step("04").unwrap();
    for answer in [true, false] {
        let replies: Vec<Reply> = step
            .calls()
            .map(|_| Reply::unread(Ending::Answered(Value::Bool(answer))))
            .collect();
        let report = judge(step, &replies, known(step));
        let passed: Vec<&str> = step
            .groups
            .iter()
            .zip(&report.groups)
            .filter(|(_, result)| result.passed)
            .map(|(group, _)| group.name.get(Language::English))
            .collect();
        assert_eq!(passed, Vec::<&str>::new(), "always {answer}");
    }
}

#[test]
fn missing_replies_count_as_not_asked() {
    for step in steps() {
        let replies = reference_replies(step);
        let report = judge(step, &replies[..replies.len() - 1], known(step));
        assert!(!report.passed);
        assert_eq!(report.groups_passed(), step.groups.len() - 1);
        let failure = report.first_failure().unwrap();
        assert_eq!(failure.reply.ending, Ending::NotAsked);

        let report = judge(step, &[], known(step));
        assert_eq!(report.groups_passed(), 0);
        assert!(!report.nothing_written());
    }
}

#[test]
fn the_words_of_each_mistake_are_there_and_its_own_within_its_step() {
    for step in steps() {
        let mut seen = HashMap::new();
        for mistake in step.mistakes {
            for words in [mistake.title, mistake.symptom, mistake.ask] {
                let words = words.get(Language::English);
                assert!(!words.trim().is_empty(), "{}", mistake.id);
                assert!(
                    !words.replace("todo!()", "").contains('!'),
                    "{}: {words}",
                    mistake.id
                );
                if let Some(other) =
                    seen.insert((words, words == mistake.symptom.english), mistake.id)
                {
                    panic!("{} and {other} share the words `{words}`", mistake.id);
                }
            }
            let title = mistake.title.get(Language::English);
            assert!(title.starts_with("the code "), "{}: {title}", mistake.id);
            assert!(!title.ends_with('.'), "{}: {title}", mistake.id);
        }
        for impossible in step.impossible {
            let title = impossible.title.get(Language::English);
            assert!(title.starts_with("the code "), "{}: {title}", impossible.id);
            assert!(!impossible.why.get(Language::English).trim().is_empty());
        }
    }
}

/// The position that alone tells nearly all mistakes of whole games apart.
#[test]
fn a_single_position_of_a_real_game_shows_most_mistakes_of_step_04() {
    let step = find_step("04").unwrap();
    let game = ::steps::parse_game("f5d6c6f4e6f6g4g5d3c7g6c4c8b7g3h4h3d7a6").unwrap();
    let player = game.to_move.unwrap();
    let legal: Vec<Square> = legal_moves(&game.board, player)
        .iter()
        .map(|legal| legal.square)
        .collect();
    let unseen: Vec<&str> = step
        .mistakes
        .iter()
        .filter(|mistake| {
            game.board.squares().all(|square| {
                is_valid_move_of(&mistake.answers, game.board, square, player)
                    == Ending::Answered(Value::Bool(legal.contains(&square)))
            })
        })
        .map(|mistake| mistake.id)
        .collect();
    assert_eq!(unseen, ["C18"], "only a smaller board shows C18");
}
