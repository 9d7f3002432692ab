//! The page's requests to the judge: bytes in, bytes out.

use crate::wire::{
    WireError, decode_reply, decode_to_judge, encode_call, encode_comparison, encode_list,
    encode_opened_replay, encode_plan, encode_verdict,
};
use crate::{
    Ending, Failure, Language, Reply, Report, ToJudge, Value, Verdict, explore, find_step, judge,
    text,
};

/// Handles a request from the page and returns the response as bytes.
///
/// # Errors
///
/// If the bytes don't hold a request of this version.
pub fn answer_page(request: &[u8], language: Language) -> Result<Vec<u8>, WireError> {
    match decode_to_judge(request)? {
        ToJudge::Calls { step } => {
            let step = find_step(&step).map_err(|_| WireError)?;
            let calls: Vec<Vec<u8>> = step.calls().map(encode_call).collect();
            // A request for a verdict follows soon, so compute the expected answers now.
            step.expected();
            Ok(encode_list(&calls))
        }
        ToJudge::Replies {
            step,
            mistakes,
            replies,
        } => {
            let step = find_step(&step).map_err(|_| WireError)?;
            let replies: Result<Vec<_>, _> =
                replies.iter().map(|reply| decode_reply(reply)).collect();
            let report = judge(step, &replies?, &mistakes);
            Ok(encode_verdict(&verdict(&report, language)))
        }
        ToJudge::Plan(asked) => {
            let plan = explore::plan(&asked, language).ok_or(WireError)?;
            Ok(encode_plan(&plan))
        }
        ToJudge::Compare { asked, replies } => {
            // The reply comes from a link, so it isn't trusted.
            let unread = |error: WireError| Reply::unread(Ending::Died(error.to_string()));
            let replies: Vec<Reply> = replies
                .iter()
                .map(|reply| decode_reply(reply).unwrap_or_else(unread))
                .collect();
            let comparison = explore::compare(&asked, &replies, language).ok_or(WireError)?;
            Ok(encode_comparison(&comparison))
        }
        ToJudge::OpenReplay { step, address } => {
            let opened = explore::open_replay(&step, &address, language);
            Ok(encode_opened_replay(&opened))
        }
    }
}

/// A report in words.
fn verdict(report: &Report, language: Language) -> Verdict {
    let step = report.step;
    let groups = step.groups.iter().zip(&report.groups);
    let mut verdict = Verdict {
        passed: report.passed,
        headline: text::score(report, language),
        groups: groups
            .map(|(group, result)| (group.name.get(language).to_owned(), result.passed))
            .collect(),
        ..Verdict::default()
    };
    if report.passed {
        verdict.words = text::all_right(language).to_owned();
    } else if report.nothing_written() {
        verdict.words = text::unfinished(step, language);
    } else if let Some(failure) = report.first_failure() {
        verdict.words = text::failure_text(step, failure, language);
        verdict.has_boards = true;
        verdict.pictures = pictures(failure);
        verdict.link = text::page_link(step, failure).unwrap_or_default();
        verdict.replay = text::replay_link(step, failure).unwrap_or_default();
        match (report.mistake, text::mistake_text(report, language)) {
            (Some(mistake), Some(words)) => {
                verdict.mistake = Some((mistake.id.to_owned(), words));
            }
            _ => verdict.advice = text::what_to_try(report, failure, language),
        }
        verdict.advice += &text::still_to_write(report, language);
    }
    verdict
}

fn pictures(failure: &Failure) -> Vec<String> {
    match (&failure.expected, &failure.reply.ending) {
        (Value::Screen(expected), Ending::Answered(Value::Screen(yours))) => {
            vec![expected.svg("expected"), yours.svg("yours")]
        }
        _ => Vec::new(),
    }
}
