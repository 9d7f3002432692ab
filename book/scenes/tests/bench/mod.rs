//! The bench in this process: the given functions answer, and the judge compares.

use checks::bench::{Answer, Work};
use checks::wire::{
    decode_call, decode_comparison, decode_opened_replay, decode_plan, decode_verdict,
    encode_reply, encode_to_judge,
};
use checks::{Call, Language, Reply, ToJudge, answer_page, ask, find_step, quietly};
use steps::Answers;

/// The answer of the bench. Without code the model answer is alone.
pub fn run(work: Work, code: Option<&Answers>) -> Answer {
    match work {
        Work::Run(calls) => Answer::Replies(replies(calls.iter(), code)),
        Work::Check { step, mistakes } => {
            let calls = find_step(&step).unwrap().calls();
            let replies = replies(calls, code).iter().map(encode_reply).collect();
            let verdict = judge(&ToJudge::Replies {
                step,
                mistakes,
                replies,
            });
            Answer::Verdict(Box::new(decode_verdict(&verdict).unwrap()))
        }
        Work::Ask { asked, reply } => {
            let plan = decode_plan(&judge(&ToJudge::Plan(asked.clone()))).unwrap();
            if !plan.trouble.is_empty() {
                return Answer::Asked {
                    plan,
                    comparison: None,
                };
            }
            let calls = plan.calls.iter().map(|call| decode_call(call).unwrap());
            let calls: Vec<Call> = calls.collect();
            let replies = match reply {
                Some(reply) => vec![reply],
                None if code.is_none() => Vec::new(),
                None => replies(calls.iter(), code),
            };
            let replies = replies.iter().map(encode_reply).collect();
            let comparison = judge(&ToJudge::Compare { asked, replies });
            let comparison = Some(decode_comparison(&comparison).unwrap());
            Answer::Asked { plan, comparison }
        }
        Work::OpenReplay { step, address } => {
            let opened = judge(&ToJudge::OpenReplay { step, address });
            Answer::Opened(decode_opened_replay(&opened).unwrap())
        }
    }
}

fn replies<'a>(calls: impl Iterator<Item = &'a Call>, code: Option<&Answers>) -> Vec<Reply> {
    let code = code.unwrap_or(&Answers::REFERENCE);
    quietly(|| calls.map(|call| ask(code, call)).collect())
}

fn judge(request: &ToJudge) -> Vec<u8> {
    answer_page(&encode_to_judge(request), Language::English).unwrap()
}
