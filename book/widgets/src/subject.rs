//! Whose function is asked about the board: the reference, a known mistake, or the reader's own.

use checks::wire::encode_is_valid_move;
use checks::{Ending, Language, Reply};
use steps::{Board, Disc, Square, Stop, is_valid_move, walk_all};

use crate::text;

/// Whose answers mark the legal squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    /// The model answer.
    Reference,
    /// The reader's own function, as the server built it.
    Yours,
    /// A known mistake, by its place in the figure's list.
    Mistake(usize),
    /// Nobody: the answer came in a link.
    Link,
}

/// A known mistake that a figure can show, as the page names it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownMistake {
    /// Its place among those of all steps, by which the module of the mistakes knows it.
    pub number: u32,
    /// Its permanent short name, such as `C05`.
    pub id: String,
    /// What is done wrong.
    pub title: String,
    /// What somebody sees who makes it.
    pub symptom: String,
}

impl KnownMistake {
    /// Reads what the build wrote into the page: a line for each mistake, with tabs between number, id, title
    /// and symptom. Lines of another form are left out.
    pub fn read_all(written: &str) -> Vec<KnownMistake> {
        let read = |line: &str| {
            let mut parts = line.split('\t').map(str::to_owned);
            Some(KnownMistake {
                number: parts.next()?.parse().ok()?,
                id: parts.next()?,
                title: parts.next()?,
                symptom: parts.next()?,
            })
        };
        written.lines().filter_map(read).collect()
    }
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

/// What a figure wants to know from somebody's function. An answer is only taken while its number is the
/// figure's newest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AskRequest {
    /// The number of the request.
    pub sequence: u32,
    /// Whom to ask.
    pub subject: Subject,
    /// The position that is asked about.
    pub board: Board,
    /// Who wants to move.
    pub player: Disc,
    /// The squares to ask about, in the order of asking.
    pub squares: Vec<Square>,
}

impl AskRequest {
    /// One call for each square, as bytes.
    pub fn encoded(&self) -> Vec<Vec<u8>> {
        let squares = self.squares.iter();
        squares
            .map(|square| encode_is_valid_move(&self.board, *square, self.player))
            .collect()
    }
}

/// Where a reply leaves the right walk, in words; none where nothing can be said.
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
