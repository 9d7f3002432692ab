//! The judge as the page asks it: bytes in, bytes out, and the same verdict as everywhere else.

use ::steps::Answers;
use checks::wire::{decode_call, decode_list, decode_verdict, encode_reply, encode_to_judge};
use checks::{
    Call, DEFAULT_BOOK_ADDRESS, Language, Reply, Step, ToJudge, Verdict, answer_page, ask,
    find_step, steps, text,
};

use crate::common::{AskedMistake, asked_mistakes, known};

const ENGLISH: Language = Language::English;

fn verdict(step: &'static Step, replies: &[Reply]) -> Verdict {
    let request = ToJudge::Replies {
        step: step.id.to_owned(),
        mistakes: known(step).to_vec(),
        replies: replies.iter().map(encode_reply).collect(),
    };
    let answer = answer_page(&encode_to_judge(&request), ENGLISH).unwrap();
    decode_verdict(&answer).unwrap()
}

#[test]
fn the_judge_hands_out_the_calls_of_every_step() {
    for step in steps() {
        let request = ToJudge::Calls {
            step: step.id.to_owned(),
        };
        let answer = answer_page(&encode_to_judge(&request), ENGLISH).unwrap();
        let calls: Vec<Call> = decode_list(&answer)
            .unwrap()
            .iter()
            .map(|call| decode_call(call).unwrap())
            .collect();
        let expected: Vec<Call> = step.calls().cloned().collect();
        assert_eq!(calls, expected, "{step:?}");
    }
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
fn bytes_that_are_no_request_are_refused() {
    for bytes in [&[][..], &[9], &[0, 255, 255, 255, 255], b"nonsense"] {
        assert!(answer_page(bytes, ENGLISH).is_err());
    }
    let unknown = ToJudge::Calls {
        step: "99".to_owned(),
    };
    assert!(answer_page(&encode_to_judge(&unknown), ENGLISH).is_err());
}
