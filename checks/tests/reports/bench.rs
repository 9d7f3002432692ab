//! The judge's part of the bench's work: the calls to run, and the same verdict as everywhere else.

use ::steps::Answers;
use checks::bench::{Answer, Work, begin, finish};
use checks::{
    Call, DEFAULT_BOOK_ADDRESS, Ending, Language, Reply, Step, Verdict, ask, find_step, steps, text,
};

use crate::common::{AskedMistake, asked_mistakes, known};

const ENGLISH: Language = Language::English;

fn check(step: &'static Step) -> Work {
    Work::Check {
        step: step.id.to_owned(),
        mistakes: known(step).to_vec(),
    }
}

fn verdict(step: &'static Step, replies: &[Reply]) -> Verdict {
    match finish(&check(step), replies.to_vec(), ENGLISH) {
        Ok(Answer::Verdict(verdict)) => *verdict,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_judge_lists_the_calls_of_every_step() {
    for step in steps() {
        let calls = begin(&check(step)).unwrap();
        assert!(calls.iter().eq(step.calls()), "{step:?}");
    }
}

#[test]
fn calls_run_without_a_judge_and_missing_replies_were_not_run() {
    let calls: Vec<Call> = find_step("04").unwrap().calls().take(3).cloned().collect();
    let work = Work::Run(calls.clone());
    assert_eq!(begin(&work), Ok(calls));
    let hung = Reply::unread(Ending::Hung);
    let not_run = Reply::unread(Ending::NotAsked);
    assert_eq!(
        finish(&work, vec![hung.clone()], ENGLISH),
        Ok(Answer::Replies(vec![hung, not_run.clone(), not_run]))
    );
}

#[test]
fn a_run_that_stops_after_three_crashes_still_names_the_mistake() {
    let step = find_step("09").unwrap();
    let mut all = asked_mistakes(step).all.iter();
    let asked = all.find(|asked| asked.mistake.id == "K08").unwrap();
    let answered = asked.replies.iter();
    let replies: Vec<Reply> = answered
        .take_while(|reply| reply.ending != Ending::NotAsked)
        .cloned()
        .collect();
    assert!(replies.len() < asked.replies.len());
    let named = verdict(step, &replies).mistake.map(|(id, _)| id);
    assert_eq!(named.as_deref(), Some("K08"));
}

#[test]
fn right_answers_pass_in_the_page_and_mistakes_get_the_name_they_get_in_the_terminal() {
    for step in steps() {
        let right: Vec<Reply> = step
            .calls()
            .map(|call| ask(&Answers::REFERENCE, call))
            .collect();
        assert!(verdict(step, &right).passed, "{step:?}");
        for asked in asked_mistakes(step).all.iter().step_by(5) {
            let AskedMistake {
                mistake,
                replies,
                report,
            } = asked;
            let in_page = verdict(step, replies);
            assert!(!in_page.passed);
            assert_eq!(
                in_page.mistake.as_ref().map(|(id, _)| id.as_str()),
                Some(mistake.id)
            );
            let in_terminal = text::report(report, DEFAULT_BOOK_ADDRESS, ENGLISH);
            assert!(in_terminal.contains(&in_page.words), "{}", mistake.id);
        }
    }
}

#[test]
fn a_wrong_drawing_comes_with_both_pictures_and_a_stub_with_none() {
    let step = find_step("01").unwrap();
    let nothing_drawn = Answers {
        draw_board: |_| {},
        ..Answers::REFERENCE
    };
    let replies: Vec<Reply> = step.calls().map(|call| ask(&nothing_drawn, call)).collect();
    assert_eq!(verdict(step, &replies).pictures.len(), 2);

    let stub = Answers {
        draw_board: |_| todo!(),
        ..Answers::REFERENCE
    };
    let replies: Vec<Reply> = step
        .calls()
        .map(|call| checks::quietly(|| ask(&stub, call)))
        .collect();
    let verdict = verdict(step, &replies);
    assert!(verdict.pictures.is_empty() && verdict.words.contains("todo!()"));
}

#[test]
fn a_step_that_does_not_exist_gets_no_calls_and_no_verdict() {
    let unknown = Work::Check {
        step: "99".to_owned(),
        mistakes: Vec::new(),
    };
    assert!(begin(&unknown).is_err());
    assert!(finish(&unknown, Vec::new(), ENGLISH).is_err());
}
