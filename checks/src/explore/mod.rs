//! "Ask any position": the page's figure in which a reader runs any call of a step with the model answer and
//! with other functions.
//!
//! The page holds the choices ([`Asked`]) and draws the results. This module knows calls and answers: [`plan`]
//! returns what else a reader can choose, [`calls`] returns the calls to run, [`compare`] compares the replies with the
//! model answer, and [`open_replay`] reads a link.

mod choices;
mod chosen;
mod data;
mod fields;
mod marks;
mod replay;
mod walk;

use steps::{Answers, Board, CELL, Screen, Square};

use crate::functions::Definition;
use crate::{Call, Ending, Failure, Language, Reply, ask, find_step, text};

pub(crate) use choices::{Choices, DEEPEST, LONGEST, MOST_EMPTY, Trouble};
pub(crate) use chosen::{Chosen, asked_for};
pub use data::{Asked, Comparison, Field, Marks, OpenedReplay, Plan, ShownCell, Side, WalkStep};
pub(crate) use fields::{FieldKind, HIGHEST, LOWEST};
pub(crate) use marks::{Mark, Shown};
pub use replay::{LONGEST_REPLAY, Replay, ReplayError};

/// The calls for a reader's choices: first the call for the chosen square, then the calls for the other squares, if
/// there is one for each square. Empty if the call can't be run. `None` if the page names something that this version
/// doesn't have.
pub fn calls(asked: &Asked) -> Option<Vec<Call>> {
    let choices = Choices::read(asked)?;
    Some(choices.calls().unwrap_or_default())
}

/// What a reader can choose, and why the call can't be run. `None` if the page names something that this version doesn't have.
pub fn plan(asked: &Asked, language: Language) -> Option<Plan> {
    let choices = Choices::read(asked)?;
    let Definition {
        plays,
        player_label,
        parameters,
        ..
    } = choices.definition;
    let trouble = match choices.calls() {
        Ok(_) => String::new(),
        Err(trouble) => text::explore::trouble(&trouble, language),
    };
    Some(Plan {
        fields: fields::fields(&choices, language),
        player: match parameters.player {
            true => player_label(language).to_owned(),
            false => String::new(),
        },
        takes_board: parameters.board,
        plays,
        trouble,
    })
}

/// Compares the model answer for a reader's choices with the replies to the plan's calls, if there are any.
/// `None` if the page names something that this version doesn't have.
pub fn compare(asked: &Asked, replies: &[Reply], language: Language) -> Option<Comparison> {
    let choices = Choices::read(asked)?;
    let calls = choices.calls().ok()?;
    let first = calls.first()?;
    let expected: Vec<Reply> = calls
        .iter()
        .map(|call| ask(&Answers::REFERENCE, call))
        .collect();
    let other = replies.first();
    // Without a position in the arguments, the discs have no meaning.
    let position = match choices.definition.parameters.board {
        true => choices.board,
        false => Board::empty(choices.board.size()),
    };
    // A link contains a single answer, so the model answer shows only one too.
    let compared = match replies.len() {
        0 => calls.len(),
        count => count.min(calls.len()),
    };
    let left = Shown::of(&position, &calls, &expected[..compared]);
    let marked = match nothing_answered(replies) {
        true => &[],
        false => replies,
    };
    let right = other.map(|_| Shown::of(&position, &calls, marked));
    // Comparing a search result needs searches, so do it once for each reply.
    let judged: Vec<bool> = calls
        .iter()
        .zip(&expected)
        .zip(replies)
        .map(|((call, right), reply)| is_right(call, right, reply))
        .collect();
    let differing = right
        .as_ref()
        .map(|right| differing(&calls, replies, &judged, &left, right))
        .unwrap_or_default();
    let agrees = judged.iter().all(|right| *right);
    let (walk, walk_words) = walk::walk(first, &choices.board, &expected[0], other, language);
    let linked = other.unwrap_or(&expected[0]);
    let side = |shown: &Shown, reply: &Reply, differing: &[Square]| Side {
        words: text::explore::answer(first, &reply.ending, language),
        cells: cells(shown, first, differing, language),
        picture: picture(shown, differing, language),
    };
    let mut sides = vec![side(&left, &expected[0], &[])];
    if let (Some(right), Some(reply)) = (&right, other) {
        sides.push(side(right, reply, &differing));
    }
    Some(Comparison {
        words: match other {
            Some(_) => words(&calls, &expected[0], replies, &judged, &differing, language),
            None => Vec::new(),
        },
        is_right: judged.first().is_none_or(|right| *right),
        sides,
        agrees,
        walk,
        walk_words,
        link: Replay::new(first, linked)
            .map(|replay| format!("#{replay}"))
            .unwrap_or_default(),
    })
}

/// Opens a link with a call and a reply on the page of a step.
pub fn open_replay(step: &str, address: &str, language: Language) -> OpenedReplay {
    let refused = |trouble: String| OpenedReplay {
        trouble,
        ..OpenedReplay::default()
    };
    let replay: Replay = match address.parse() {
        Ok(replay) => replay,
        Err(error) => return refused(text::explore::replay_refused(&error, language)),
    };
    let asked = asked_for(&replay.call);
    match asked {
        None => refused(text::explore::replay_not_shown(language)),
        Some(asked) if find_step(step).is_ok_and(|step| step.id == asked.step) => OpenedReplay {
            asked,
            reply: Some(replay.reply),
            trouble: String::new(),
        },
        Some(asked) => refused(text::explore::replay_elsewhere(&asked, language)),
    }
}

fn is_right(call: &Call, expected: &Reply, reply: &Reply) -> bool {
    match &expected.ending {
        Ending::Answered(value) => reply.is_right(call, value),
        _ => false,
    }
}

/// The squares at which the two differ, in scan order: by their own calls, or by how the squares look if the
/// whole answers differ.
fn differing(
    calls: &[Call],
    replies: &[Reply],
    judged: &[bool],
    left: &Shown,
    right: &Shown,
) -> Vec<Square> {
    let mut squares: Vec<Square> = Vec::new();
    if nothing_answered(replies) {
        return squares;
    }
    for ((call, reply), is_right) in calls.iter().zip(replies).zip(judged) {
        let asked = reply.ending != Ending::NotAsked;
        if calls.len() > 1 && asked && !is_right {
            squares.extend(call.chosen_square());
        }
    }
    let answered = matches!(replies[0].ending, Ending::Answered(_));
    if !judged[0] && answered {
        squares.extend(cells_that_differ(&calls[0], left, right, calls.len() == 1));
    }
    squares.sort_by_key(|square| (square.row, square.col));
    squares.dedup();
    squares
}

/// Whether there is no answer at all. Then there is nothing to compare square by square.
fn nothing_answered(replies: &[Reply]) -> bool {
    !replies
        .iter()
        .any(|reply| matches!(reply.ending, Ending::Answered(_)))
}

/// The squares at which two marked boards or two pictures differ.
fn cells_that_differ(call: &Call, left: &Shown, right: &Shown, with_tags: bool) -> Vec<Square> {
    if let (Some(one), Some(other)) = (&left.screen, &right.screen) {
        let board = Screen::for_board();
        if (one.width(), one.height()) != (board.width(), board.height()) {
            // A panel has no cells.
            return Vec::new();
        }
        let (one, other) = (call.about().visible(one), call.about().visible(other));
        let pairs = one.chars().zip(other.chars()).take(64).zip(0..);
        return pairs
            .filter(|((one, other), _)| one != other)
            .map(|(_, index)| Square {
                row: index / 8,
                col: index % 8,
            })
            .collect();
    }
    if left.board.size() != right.board.size() {
        return Vec::new();
    }
    let cells = left.cells.iter().zip(&right.cells);
    left.board
        .squares()
        .zip(cells)
        .filter(|(square, (one, other))| {
            let marks = |marks: Marks| (marks.turns, marks.chosen, with_tags && marks.legal);
            left.board[*square] != right.board[*square]
                || marks(one.marks) != marks(other.marks)
                || (with_tags && one.tag != other.tag)
        })
        .map(|(square, _)| square)
        .collect()
}

/// Sentences: where the two differ, how calls without an answer ended, and what the checks say about the first
/// call.
fn words(
    calls: &[Call],
    expected: &Reply,
    replies: &[Reply],
    judged: &[bool],
    differing: &[Square],
    language: Language,
) -> Vec<String> {
    let (call, reply) = (&calls[0], &replies[0]);
    let Ending::Answered(value) = &expected.ending else {
        return Vec::new();
    };
    let first_is_right = judged[0];
    let all = replies.len() == calls.len();
    let mut sentences = Vec::new();
    if !nothing_answered(replies) {
        let every_square = calls.len() > 1 && all;
        sentences.push(text::explore::differ(
            differing,
            first_is_right,
            every_square,
            language,
        ));
    }
    sentences.extend(text::explore::troubles(calls, replies, language));
    if !first_is_right {
        let failure = Failure {
            question: 0,
            call: 0,
            expected: value.clone(),
            reply: reply.clone(),
        };
        sentences.extend(text::checks_say(call, &failure, language));
    }
    sentences
}

fn cells(shown: &Shown, call: &Call, differing: &[Square], language: Language) -> Vec<ShownCell> {
    if shown.screen.is_some() {
        return Vec::new();
    }
    let asked = call.chosen_square();
    let squares = shown.board.squares().zip(&shown.cells);
    squares
        .map(|(square, mark)| {
            let marks = Marks {
                differs: differing.contains(&square),
                asked: asked == Some(square),
                ..mark.marks
            };
            let cell = shown.board[square];
            ShownCell {
                square,
                cell,
                marks,
                tag: mark.tag.clone(),
                label: text::explore::cell(call, square, cell, marks, &mark.tag, language),
            }
        })
        .collect()
}

/// A screen as SVG, with a frame around each cell that differs.
fn picture(shown: &Shown, differing: &[Square], language: Language) -> String {
    let Some(screen) = &shown.screen else {
        return String::new();
    };
    let frames: String = differing
        .iter()
        .map(|square| {
            format!(
                "<rect class=\"differs\" data-differs=\"true\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>\n",
                square.col * CELL + 2,
                square.row * CELL + 2,
                CELL - 4,
                CELL - 4
            )
        })
        .collect();
    let label = text::explore::picture(differing, language);
    let svg = screen.svg(&label);
    svg.replace("</svg>", &(frames + "</svg>"))
}
