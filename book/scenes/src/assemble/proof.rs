//! The proof that a scene's verdict is that of the exercise: every choice of pieces is put to all questions of the
//! exercise and judged by the exercise's own judge. It passes in both or fails in both, on the same board with the same
//! words, and is named the same.

use std::collections::HashSet;

use checks::{Call, Language, Reply, Step, Value, text};

use super::ask::{Answer, Ask, Ending, Function, Stop, ending_words};
use super::judge::judge;
use super::kit::Kit;

/// A call of the exercise as a scene asks it.
fn ask_of(call: &Call) -> Ask {
    let function = Function::ALL
        .into_iter()
        .find(|function| function.name() == call.function());
    let origin = steps::Square { row: 0, col: 0 };
    Ask {
        function: function.expect("a function that can be put together"),
        board: *call.board().expect("a board"),
        player: call.player().unwrap_or(steps::Disc::Black),
        square: call.square().unwrap_or(origin),
        direction: match call {
            Call::FlipsInDirection { direction, .. } => *direction,
            _ => (-1, -1),
        },
        depth: match call {
            Call::Minimax { depth, .. } => *depth,
            _ => 0,
        },
    }
}

fn value_of(answer: &Answer) -> Value {
    match answer.clone() {
        Answer::Bool(answer) => Value::Bool(answer),
        Answer::Squares(squares) => Value::Squares(squares),
        Answer::Board(board) => Value::Board(board),
        Answer::Moves(moves) => Value::Moves(moves),
        Answer::Turn(turn) => Value::Turn(turn),
        Answer::Count(count) => Value::Count(count),
        Answer::Outcome(outcome) => Value::Outcome(outcome),
        Answer::Search { score, square } => Value::Search {
            score,
            square,
            placed: steps::Placed {
                count: 0,
                first: None,
            },
        },
    }
}

fn ending_of(ending: &Ending) -> checks::Ending {
    match ending {
        Ok(answer) => checks::Ending::Answered(value_of(answer)),
        Err(Stop::Panic(message)) => checks::Ending::Panicked {
            message: message.clone(),
            location: None,
        },
        Err(Stop::Endless) => checks::Ending::Hung,
        Err(Stop::Overflow) => {
            checks::Ending::Died("endless recursion: the stack overflowed".to_owned())
        }
    }
}

/// Every choice of pieces.
fn choices(kit: &Kit) -> Vec<Vec<usize>> {
    kit.slots.iter().fold(vec![Vec::new()], |choices, slot| {
        let longer = |choice: Vec<usize>| {
            (0..slot.pieces.len()).map(move |piece| [choice.clone(), vec![piece]].concat())
        };
        choices.into_iter().flat_map(longer).collect()
    })
}

/// Each step that can be put together, with its pieces.
pub(super) fn kits() -> impl Iterator<Item = (&'static checks::Step, &'static Kit)> {
    checks::steps()
        .iter()
        .filter_map(|step| Some((*step, super::kit(step.id)?)))
}

#[test]
fn the_right_choice_answers_everything_right() {
    for (step, kit) in kits() {
        for question in kit.questions() {
            let answer = (kit.run)(kit.right, &question.ask);
            assert_eq!(answer, Ok(question.right), "{}: {}", step.id, question.name);
        }
    }
}

#[test]
fn the_questions_of_a_scene_are_questions_of_the_exercise_in_its_order() {
    for (step, kit) in kits() {
        let questions = step.questions();
        let mut all = questions
            .iter()
            .flat_map(|question| question.calls.iter().map(|call| (&question.name, call)));
        let asked = kit.questions();
        assert_eq!(
            asked.len(),
            kit.cases.len(),
            "{}: a position cannot be read",
            step.id
        );
        for question in asked {
            let found = all.find(|(name, call)| {
                *name == question.name
                    && format!("{:?}", ask_of(call)) == format!("{:?}", question.ask)
            });
            let (_, call) = found
                .unwrap_or_else(|| panic!("{}: {} {:?}", step.id, question.name, question.ask));
            let (right, expected) = (value_of(&question.right), call.expected());
            assert_eq!(
                call.comparable(&expected, &right),
                call.comparable(&expected, &expected)
            );
            let words = |value| text::value(value, Language::English);
            assert_eq!(words(&right), words(&expected));
        }
    }
}

/// So many calls may die before the others are not asked.
const LOSSES_ALLOWED: usize = 3;

/// What a choice replies to the calls of the exercise, one after the other.
fn replies<'a>(
    kit: &'a Kit,
    picks: &'a [usize],
    asks: &'a [Ask],
) -> impl Iterator<Item = Reply> + 'a {
    let mut losses = 0;
    asks.iter().map(move |ask| {
        if losses == LOSSES_ALLOWED {
            return Reply::unread(checks::Ending::NotAsked);
        }
        let ending = ending_of(&(kit.run)(picks, ask));
        losses += usize::from(matches!(ending, checks::Ending::Died(_)));
        Reply::unread(ending)
    })
}

/// The first failure in words: the board, what is asked, the right answer and the given one.
type Told = (String, String, [String; 3]);

/// The first failure, the mistake's name and the function to which it is confined.
type Judged = (Option<Told>, Option<&'static str>, Option<&'static str>);

/// The verdict of the exercise. Searches take long, so with a single function the questions end where a failure is
/// found and the replies fit no known mistake any more: the exercise names one that fits all.
fn in_the_exercise(
    step: &'static Step,
    kit: &Kit,
    picks: &[usize],
    asks: &[Ask],
    known: &[Vec<Reply>],
) -> Judged {
    let language = Language::English;
    let told = |name: &str, call: &Call, expected: &Value, ending: &checks::Ending| {
        let words = [
            text::asked(call, language),
            text::value(expected, language),
            text::ending(ending, language),
        ];
        (name.to_owned(), format!("{:?}", ask_of(call)), words)
    };
    let mut all = Vec::new();
    let mut failure = None;
    let mut left: Vec<&Vec<Reply>> = known.iter().collect();
    let names = step
        .questions()
        .iter()
        .flat_map(|question| question.calls.iter().map(|call| (&question.name, call)));
    for (index, (reply, (name, call))) in replies(kit, picks, asks).zip(names).enumerate() {
        let expected = &step.expected()[index];
        if failure.is_none() && !reply.is_right(call, expected) {
            failure = Some(told(name, call, expected, &reply.ending));
        }
        left.retain(|known| {
            let comparable = |reply: &Reply| match &reply.ending {
                checks::Ending::Answered(value) => Some(call.comparable(expected, value)),
                _ => None,
            };
            std::mem::discriminant(&known[index].ending) == std::mem::discriminant(&reply.ending)
                && comparable(&known[index]) == comparable(&reply)
        });
        all.push(reply);
        if failure.is_some() && left.is_empty() && step.functions.len() == 1 {
            return (failure, None, None);
        }
    }
    let report = checks::judge(step, &all, step.fingerprints());
    let first = report.first_failure().map(|failure| {
        told(
            &failure.question(step).name,
            failure.call(step),
            &failure.expected,
            &failure.reply.ending,
        )
    });
    assert_eq!(first, failure);
    (
        first,
        report.mistake.map(|mistake| mistake.id),
        report.mistake_in,
    )
}

#[test]
fn every_choice_is_judged_as_in_the_exercise() {
    for (step, kit) in kits() {
        let questions = kit.questions();
        let asks: Vec<Ask> = step.calls().map(ask_of).collect();
        let known: Vec<Vec<Reply>> = step
            .mistakes
            .iter()
            .map(|mistake| mistake.replies(step))
            .collect();
        let mut seen = HashSet::new();
        let mut names = HashSet::new();
        for picks in choices(kit) {
            // Many choices answer alike.
            if step.functions.len() > 1 || !asks[0].function.looks_ahead() {
                let all: Vec<Ending> = asks.iter().map(|ask| (kit.run)(&picks, ask)).collect();
                if !seen.insert(format!("{all:?}")) {
                    continue;
                }
            }
            let theirs = in_the_exercise(step, kit, &picks, &asks, &known);
            let verdict = judge(kit, &questions, &picks);
            let told = verdict.failure.as_ref().map(|(index, ending)| {
                let question = &questions[*index];
                let words = [
                    question.ask.words(),
                    question.right.words(),
                    ending_words(ending),
                ];
                (
                    question.name.to_owned(),
                    format!("{:?}", question.ask),
                    words,
                )
            });
            let id = verdict.known.map(|known| known.id);
            let ours: Judged = (told, id, verdict.only_in.map(Function::name));
            assert_eq!(ours, theirs, "{}, pieces {picks:?}", step.id);
            names.extend(id);
        }
        let known: HashSet<&str> = kit.known.iter().map(|known| known.id).collect();
        assert_eq!(
            names, known,
            "{}: each name is given to some choice",
            step.id
        );
    }
}

#[test]
fn mistakes_are_named_in_the_words_of_the_exercise() {
    for (step, kit) in kits() {
        for known in kit.known {
            let mistake = step.mistakes.iter().find(|mistake| mistake.id == known.id);
            let mistake = mistake.expect("a mistake of the step");
            assert_eq!(
                (known.title, known.ask),
                (mistake.title.english, mistake.ask.english)
            );
        }
    }
}

#[test]
fn a_panic_is_told_in_the_boards_own_words() {
    let board = steps::Board::empty(5);
    for (row, col) in [(-1, 2), (2, 5), (5, -1)] {
        let square = steps::Square { row, col };
        let call = Call::IsValidMove {
            board,
            square,
            player: steps::Disc::Black,
        };
        let real = checks::quietly(|| checks::ask(&steps::Answers::REFERENCE, &call)).ending;
        let checks::Ending::Panicked { message, .. } = real else {
            panic!("{square} is off the board");
        };
        assert_eq!(super::ask::read(&board, square), Err(Stop::Panic(message)));
    }
}
