//! Replays in addresses: there and back for every question of the course, and no letters make reading panic.

use checks::functions::{DrawBoard, NoArguments};
use checks::{Ending, LONGEST_REPLAY, Replay, ReplayError, Reply, Value, steps};
use proptest::prelude::*;

#[test]
fn every_call_of_the_course_comes_back_from_its_link_with_its_answer() {
    let endings = [
        Ending::Answered(Value::Number(-7)),
        Ending::Hung,
        Ending::Panicked {
            message: "two\nlines, <b>, ✓".to_owned(),
            location: Some("exercises/05-flip/src/lib.rs:31".to_owned()),
        },
        Ending::Died("endless recursion: the stack overflowed".to_owned()),
        Ending::NotAsked,
    ];
    for (index, call) in steps().iter().flat_map(|step| step.calls()).enumerate() {
        let replay = Replay {
            call: call.clone(),
            reply: Reply {
                ending: endings[index % endings.len()].clone(),
                reads: vec![::steps::Square { row: -1, col: 8 }; index % 4],
            },
        };
        let link = format!("#{replay}");
        assert_eq!(link.parse(), Ok(replay), "{link}");
    }
}

#[test]
fn letters_of_a_link_may_stand_in_an_address_as_they_are() {
    let call = steps()[5].calls().next().unwrap();
    let replay = Replay::new(call, &Reply::unread(Ending::Hung)).unwrap();
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_.=".contains(letter);
    assert!(replay.to_string().chars().all(plain));
}

/// When this fails the form of calls or replies is another one, and old links would be misread: give
/// `replay` a new version.
#[test]
fn the_second_version_stays_as_it_is() {
    let call = checks::Call::DrawBoard(DrawBoard(NoArguments));
    let replay = Replay::new(&call, &Reply::unread(Ending::Hung)).unwrap();
    assert_eq!(replay.to_string(), "replay=2.AAIA");
    assert_eq!("replay=2.AAI".parse::<Replay>(), Err(ReplayError::Broken));
}

#[test]
fn a_link_of_the_first_version_is_refused() {
    let link = "replay=1.AgAAAAEAAAAABQAAAAIAAAAA";
    assert_eq!(link.parse::<Replay>(), Err(ReplayError::OtherVersion));
}

#[test]
fn readings_are_left_out_where_they_make_a_link_too_long() {
    let call = checks::Call::DrawBoard(DrawBoard(NoArguments));
    let reads = vec![::steps::Square { row: 1, col: 1 }; 5000];
    let ending = Ending::Answered(Value::Bool(true));
    let replay = Replay::new(&call, &Reply { ending, reads }).unwrap();
    assert_eq!(replay.reply.reads, []);
    let ending = Ending::Died("x".repeat(LONGEST_REPLAY));
    assert_eq!(Replay::new(&call, &Reply::unread(ending)), None);
}

proptest! {
    #[test]
    fn no_letters_make_the_reading_panic(letters in "[A-Za-z0-9_-]{0,200}") {
        let _ = format!("#replay=2.{letters}").parse::<Replay>();
    }

    #[test]
    fn no_text_makes_the_reading_panic(text in ".*") {
        let _ = text.parse::<Replay>();
        let _ = format!("#replay={text}").parse::<Replay>();
    }

    #[test]
    fn a_link_that_was_cut_is_refused_or_reads_as_something_whole(cut in 0..40usize) {
        let call = steps()[5].calls().next().unwrap();
        let link = Replay::new(call, &Reply::unread(Ending::Hung)).unwrap().to_string();
        let end = link.len().saturating_sub(cut + 2);
        prop_assert!(link[..end].parse::<Replay>().is_err());
    }
}
