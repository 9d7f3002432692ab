//! Pictures of replies: what the snapshots hold and what `cargo test` compares.

use std::fmt::Write;

use steps::{Answers, Square};

use crate::{Outcome, Question, Reply, Step, Value, ask};

/// A picture of the replies to one group's questions: each board with `+` on the squares that were said
/// to be legal.
pub fn group_picture(step: &Step, group: usize, replies: &[Reply]) -> String {
    let mut text = String::new();
    let mut replies = replies.iter();
    for question in (step.questions)() {
        let answered: Vec<Option<&Reply>> =
            question.squares.iter().map(|_| replies.next()).collect();
        if question.group == group {
            draw_question(&mut text, question, &answered);
        }
    }
    text
}

/// The name of a group's answer key: `2-all-eight`.
pub fn group_key_name(step: &Step, group: usize) -> String {
    let name = step.groups[group].name.english.replace(' ', "-");
    format!("{}-{name}", group + 1)
}

/// The picture for a group that the reference paints: the answer key.
pub fn group_key(step: &Step, group: usize) -> String {
    let replies: Vec<Reply> = (step.questions)()
        .iter()
        .flat_map(Question::calls)
        .map(|call| ask(&Answers::REFERENCE, &call))
        .collect();
    group_picture(step, group, &replies)
}

fn draw_question(text: &mut String, question: &Question, replies: &[Option<&Reply>]) {
    let outcome_at = |asked: Square| {
        let index = question
            .squares
            .iter()
            .position(|square| *square == asked)?;
        Some(replies[index].map_or(&Outcome::NotAsked, |reply| &reply.outcome))
    };
    let player = question.player;
    let asked = match question.squares[..] {
        [square] => {
            let outcome = outcome_at(square).unwrap_or(&Outcome::NotAsked);
            format!("{player:?} at {square}: {}", outcome_word(outcome))
        }
        _ => format!("{player:?} at every square"),
    };
    let board = question.board.draw(|square| match outcome_at(square)? {
        Outcome::Answered(Value::Bool(true)) => Some('+'),
        Outcome::Answered(Value::Bool(false)) => {
            (question.squares.len() == 1 && question.board[square].is_none()).then_some('?')
        }
        _ => Some('!'),
    });
    let _ = writeln!(text, "{}\n{asked}\n{board}", question.name);
}

fn outcome_word(outcome: &Outcome) -> &'static str {
    match outcome {
        Outcome::Answered(Value::Bool(true)) => "legal",
        Outcome::Answered(Value::Bool(false)) => "not legal",
        Outcome::Panicked { .. } => "a panic",
        Outcome::Hung => "an endless loop",
        Outcome::Died(_) => "a crash",
        Outcome::NotAsked => "not asked",
    }
}
