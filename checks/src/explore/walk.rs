//! Shows two recordings of read cells step by step, next to each other.

use steps::{Board, Square};

use crate::{Call, Language, Reply, WalkStep, text};

/// The steps of both, and a sentence about the whole. `other` is missing if there is only the model answer.
pub(super) fn walk(
    call: &Call,
    board: &Board,
    reference: &Reply,
    other: Option<&Reply>,
    language: Language,
) -> (Vec<WalkStep>, String) {
    if !call.about().shows_reads() {
        return (Vec::new(), String::new());
    }
    if call.looks_ahead() {
        return (Vec::new(), text::explore::many_boards(language));
    }
    let (left, right) = (&reference.reads, other.map(|reply| &reply.reads));
    let none = Vec::new();
    let mine = right.unwrap_or(&none);
    let length = left.len().max(mine.len());
    let parts_at =
        right.and_then(|_| (0..length).find(|&index| left.get(index) != mine.get(index)));
    let counts = (left.len(), right.map(Vec::len));
    let read = |square: Square| text::explore::read(board, square, language);
    let steps = (0..length)
        .map(|index| {
            let reference = left.get(index).copied();
            let other = mine.get(index).copied();
            let words = text::explore::walk_step(
                index + 1,
                counts,
                (reference.map(read), other.map(read)),
                parts_at == Some(index),
                language,
            );
            WalkStep {
                reference,
                other,
                words,
            }
        })
        .collect();
    let words = text::explore::walk_as_a_whole(counts, parts_at.map(|index| index + 1), language);
    (steps, words)
}
