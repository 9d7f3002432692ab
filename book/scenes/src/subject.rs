//! The code whose answers a figure shows: the model answer, a known mistake, or the reader's code.

use checks::{Ending, Language, Reply};
use steps::{Board, Disc, Square, Stop, is_valid_move, walk_all};

use crate::{Code, KnownMistake, text};

/// The code whose answers mark the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    /// The model answer.
    Reference,
    /// The reader's code, built by the server.
    Yours,
    /// A known mistake, by its index in the figure's list.
    Mistake(usize),
    /// No code: the answer comes from a link.
    Link,
}

impl Subject {
    /// The name in the page's menu: `reference`, `yours`, `link` or a mistake's id such as `C05`.
    pub fn id(self, mistakes: &[KnownMistake]) -> &str {
        match self {
            Subject::Reference => "reference",
            Subject::Yours => "yours",
            Subject::Link => "link",
            Subject::Mistake(index) => &mistakes[index].id,
        }
    }

    /// The code for the bench. A link has its reply already, so no code runs but the model answer.
    pub(crate) fn code(self, mistakes: &[KnownMistake]) -> Code {
        match self {
            Subject::Reference | Subject::Link => Code::Model,
            Subject::Yours => Code::Yours,
            Subject::Mistake(index) => Code::Mistake(mistakes[index].number),
        }
    }

    /// The subject with this name.
    pub fn named(id: &str, mistakes: &[KnownMistake]) -> Option<Subject> {
        match id {
            "reference" => Some(Subject::Reference),
            "yours" => Some(Subject::Yours),
            "link" => Some(Subject::Link),
            _ => mistakes
                .iter()
                .position(|mistake| mistake.id == id)
                .map(Subject::Mistake),
        }
    }
}

/// Where a reply first differs from the correct walks, in words; `None` if there is nothing to report.
pub fn parting(
    board: &Board,
    square: Square,
    player: Disc,
    reply: &Reply,
    language: Language,
) -> Option<String> {
    let expected = is_valid_move(board, square, player);
    let right = reply.says(expected);
    if reply.reads.is_empty() {
        let answered = matches!(reply.ending, Ending::Answered(_));
        return answered.then(|| text::nothing_read(language));
    }
    let walks = walk_all(board, square, player);
    let stray = reply.reads.iter().enumerate().find(|(_, read)| {
        **read != square
            && !walks
                .iter()
                .any(|walk| walk.visited().any(|cell| cell == **read))
    });
    if let Some((index, &read)) = stray {
        return Some(if board.contains(read) {
            text::reads_stray(index + 1, read, square, language)
        } else {
            text::reads_off_board(index + 1, read, language)
        });
    }
    if right {
        return None;
    }
    if expected {
        let unread = walks
            .iter()
            .filter(|walk| walk.stop == Stop::Closed)
            .find(|walk| walk.visited().any(|cell| !reply.reads.contains(&cell)))?;
        let missing = unread.visited().find(|cell| !reply.reads.contains(cell))?;
        return Some(text::never_reads(missing, unread, player, language));
    }
    if board.get(square) != Some(None) {
        return Some(text::occupied_walks_on(square, language));
    }
    let last = *reply.reads.last()?;
    let walk = walks
        .iter()
        .find(|walk| walk.visited().any(|cell| cell == last))?;
    Some(text::last_read(last, walk, player, language))
}
