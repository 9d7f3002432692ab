//! What becomes of answers to step 04: right, unfinished, wrong, and answers that do not come back.

use std::path::Path;

use checks::{Ending, Language, Report, find_step, judge, text};
use course::exercise::copies::{Asked, ExerciseCopies};
use course::exercise::files::{model_answer, stub_of};

/// The stub with another body in place of `todo!()`.
fn with_body(stub: &str, body: &str) -> String {
    let start = stub.find("    todo!(").expect("the stub has a todo");
    let end = stub.rfind("\n}").expect("the stub has an end");
    format!("{}{body}{}", &stub[..start], &stub[end..])
}

fn report(exercises: &ExerciseCopies, answer: &str) -> (Report, Vec<checks::Reply>) {
    let step = find_step("04").expect("step 04");
    match exercises.ask(step, answer).expect("cargo runs") {
        Asked::Replied { replies, .. } => (judge(step, &replies, step.fingerprints()), replies),
        Asked::DoesNotCompile(message) => panic!("{message}"),
    }
}

/// One test, because all answers take turns in one copy of the exercise.
#[test]
fn each_answer_gets_its_verdict_and_none_takes_the_checks_down() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let exercises = ExerciseCopies::new(root, &root.join("target/outcomes/workspace"))
        .expect("the exercises can be copied");
    let step = find_step("04").expect("step 04");
    let stub = stub_of(step).expect("a stub");

    let (unfinished, _) = report(&exercises, stub);
    assert!(!unfinished.passed && unfinished.nothing_written());

    let model = model_answer(step, stub).expect("a model answer");
    assert!(report(&exercises, &model).0.passed);

    let far_end = model.replace("&& board[Square { row, col }] == Some(player)", "");
    assert_ne!(far_end, model);
    let (wrong, _) = report(&exercises, &far_end);
    assert_eq!(wrong.mistake.map(|mistake| mistake.id), Some("C05"));

    let panics = "    let _ = (board.size(), square, player);\n    panic!(\"lost\")";
    let (_, replies) = report(&exercises, &with_body(stub, panics));
    assert!(replies.iter().all(|reply| matches!(
        &reply.ending,
        Ending::Panicked { message, location: Some(place) }
            if message == "lost" && place.contains("lib.rs")
    )));

    let reads_forever = "    let _ = player;\n    while board[square].is_none() {}\n    false";
    let (_, replies) = report(&exercises, &with_body(stub, reads_forever));
    assert_eq!(replies[0].ending, Ending::Hung);
    assert!(replies.iter().all(|reply| reply.ending != Ending::NotAsked));

    let loops = "    let _ = (board.size(), square, player);\n    loop {\n        std::hint::spin_loop();\n    }";
    let (_, replies) = report(&exercises, &with_body(stub, loops));
    assert_eq!(replies[0].ending, Ending::Hung);
    assert_eq!(
        replies.last().map(|reply| &reply.ending),
        Some(&Ending::NotAsked)
    );

    let recursion = "    #[allow(unconditional_recursion)]\n    fn deeper(depth: u64) -> u64 {\n        std::hint::black_box(deeper(depth + 1)) + 1\n    }\n    let _ = (board.size(), square, player);\n    deeper(0) > 0";
    let (endless, replies) = report(&exercises, &with_body(stub, recursion));
    assert!(matches!(&replies[0].ending, Ending::Died(how) if how.contains("endless recursion")));
    assert!(text::report(&endless, Language::English).contains("endless recursion"));

    match exercises
        .ask(step, &with_body(stub, "    maybe"))
        .expect("cargo runs")
    {
        Asked::DoesNotCompile(message) => {
            assert_eq!(
                message.matches("cannot find value `maybe`").count(),
                1,
                "{message}"
            );
            assert!(!message.contains("panicked"));
        }
        Asked::Replied { .. } => panic!("this does not compile"),
    }
}
