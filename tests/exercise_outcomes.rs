//! The outcomes of answers to step 04: right, unfinished, wrong, and answers that don't come back.

use std::path::Path;

use checks::{DEFAULT_BOOK_ADDRESS, Ending, Language, Reply, Report, find_step, judge, text};
use course::exercise::copies::{Answer, CopyOutcome, ask_in_copies};
use course::exercise::files::{model_answer, stub_of};

/// The stub with another body in place of `todo!()`.
fn with_body(stub: &str, body: &str) -> String {
    let start = stub.find("    todo!(").expect("the stub has a todo");
    let end = stub.rfind("\n}").expect("the stub has an end");
    format!("{}{body}{}", &stub[..start], &stub[end..])
}

fn report(asked: CopyOutcome) -> (Report, Vec<Reply>) {
    let step = find_step("04").expect("step 04");
    match asked {
        CopyOutcome::Replied { replies, .. } => {
            (judge(step, &replies, step.fingerprints()), replies)
        }
        CopyOutcome::DoesNotCompile(message) => panic!("{message}"),
    }
}

/// One test, because one cargo command builds all answers.
#[test]
fn each_answer_gets_its_verdict_and_none_takes_the_checks_down() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let step = find_step("04").expect("step 04");
    let stub = stub_of(step).expect("a stub");
    let model = model_answer(step, stub).expect("a model answer");
    let far_end = model.replace("&& board[next] == Some(player)", "");
    assert_ne!(far_end, model);
    let panics = "    let _ = (board.size(), square, player);\n    panic!(\"lost\")";
    let reads_forever = "    let _ = player;\n    while board[square].is_none() {}\n    false";
    let loops = "    let _ = (board.size(), square, player);\n    loop {\n        std::hint::spin_loop();\n    }";
    let recursion = "    #[allow(unconditional_recursion)]\n    fn deeper(depth: u64) -> u64 {\n        std::hint::black_box(deeper(depth + 1)) + 1\n    }\n    let _ = (board.size(), square, player);\n    deeper(0) > 0";
    let answers = [
        ("stub", stub.to_owned()),
        ("model", model),
        ("far-end", far_end),
        ("panics", with_body(stub, panics)),
        ("reads-forever", with_body(stub, reads_forever)),
        ("loops", with_body(stub, loops)),
        ("recursion", with_body(stub, recursion)),
        ("no-rust", with_body(stub, "    maybe")),
    ];
    let answers = answers.map(|(name, text)| Answer { step, name, text });
    let asked = ask_in_copies(root, &root.join("target/outcomes"), &answers).expect("cargo runs");
    let asked: [CopyOutcome; 8] = asked.try_into().expect("a result for each answer");
    let [
        stub,
        model,
        far_end,
        panics,
        reads_forever,
        loops,
        recursion,
        no_rust,
    ] = asked;

    let (unfinished, _) = report(stub);
    assert!(!unfinished.passed && unfinished.nothing_written());

    assert!(report(model).0.passed);

    let (wrong, _) = report(far_end);
    assert_eq!(wrong.mistake.map(|mistake| mistake.id), Some("C05"));

    let (_, replies) = report(panics);
    assert!(replies.iter().all(|reply| matches!(
        &reply.ending,
        Ending::Panicked { message, location: Some(place) }
            if message == "lost" && place.contains("lib.rs")
    )));

    let (_, replies) = report(reads_forever);
    assert_eq!(replies[0].ending, Ending::Hung);
    assert!(replies.iter().all(|reply| reply.ending != Ending::NotAsked));

    let (_, replies) = report(loops);
    assert_eq!(replies[0].ending, Ending::Hung);
    assert_eq!(
        replies.last().map(|reply| &reply.ending),
        Some(&Ending::NotAsked)
    );

    let (endless, replies) = report(recursion);
    assert!(matches!(&replies[0].ending, Ending::Died(how) if how.contains("endless recursion")));
    assert!(
        text::report(&endless, DEFAULT_BOOK_ADDRESS, Language::English)
            .contains("endless recursion")
    );

    match no_rust {
        CopyOutcome::DoesNotCompile(message) => {
            assert_eq!(
                message.matches("cannot find value `maybe`").count(),
                1,
                "{message}"
            );
            assert!(!message.contains("panicked"));
        }
        CopyOutcome::Replied { .. } => panic!("this does not compile"),
    }
}
