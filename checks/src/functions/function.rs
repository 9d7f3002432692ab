//! What a function of the course says about itself.

use steps::{Answers, Board, Disc, Placed, Screen};

use crate::explore::{Mark, Shown};
use crate::{Ending, Failure, Language, Value, visible};

/// A call of a function that learners write: its answer, which answers are right, and every word about it.
pub(crate) trait Function {
    /// The function's name.
    fn name() -> &'static str
    where
        Self: Sized;

    /// The boards that the function accepts.
    fn boards() -> Boards
    where
        Self: Sized,
    {
        Boards::All
    }

    /// The result of the given function. Panics if the function panics.
    fn answer(&self, answers: &Answers) -> Value;

    /// Whether the function visits many positions. Then it may read many cells before that counts as an endless
    /// loop.
    fn looks_ahead(&self) -> bool {
        false
    }

    /// Whether the function searches by calling itself, so that a learner's recursion may have no end.
    fn calls_itself(&self) -> bool {
        false
    }

    // Which answers are right.

    /// The visible content of a picture that it drew. Nothing else about the picture counts.
    fn visible(&self, screen: &Screen) -> String {
        visible::discs(screen)
    }

    /// Whether an answer is right although it differs from the expected one.
    fn is_as_good(&self, _expected: &Value, _value: &Value) -> bool {
        false
    }

    /// Whether a search visited few enough positions, compared with the model answer.
    fn effort_fits(&self, _expected: Placed, _effort: Placed) -> bool {
        true
    }

    // The words of a report.

    /// The call, without the board and the screen, such as `flips_at(c3, Black)`.
    fn words(&self, language: Language) -> String;

    /// The expected answer as a sentence, if the value alone doesn't say it.
    fn expected(&self, _failure: &Failure, _language: Language) -> Option<String> {
        None
    }

    /// The learner's answer as a sentence, if the value alone doesn't say what is wrong.
    fn yours(&self, _failure: &Failure, _language: Language) -> Option<String> {
        None
    }

    /// The boards of a report, if they aren't the expected board and the learner's.
    fn pictures(&self, _failure: &Failure, _language: Language) -> Option<String> {
        None
    }

    /// What is missing, extra or different in the learner's answer, if comparing the two values isn't enough.
    fn differences(
        &self,
        _expected: &Value,
        _yours: &Value,
        _language: Language,
    ) -> Option<Vec<String>> {
        None
    }

    /// Why the expected answer is right.
    fn reasons(&self, _failure: &Failure, _language: Language) -> Vec<String> {
        Vec::new()
    }

    /// A question about a wrong answer that matches no known mistake. By default it's about the walks of a square.
    fn question(&self, _failure: &Failure, _language: Language) -> Option<&'static str> {
        None
    }

    /// The method whose body is still `todo!()`, if a function has several.
    fn to_write(&self, _ending: &Ending) -> Option<&'static str> {
        None
    }

    /// What to do about a `todo!()`.
    fn todo_advice(&self, language: Language) -> &'static str {
        let Language::English = language;
        "Write this branch too. Its code is still todo!()."
    }

    // The link to the figure of chapter 04, which walks any position.

    /// Whether walks explain the answer.
    fn is_about_walks(&self) -> bool {
        false
    }

    /// Whether a link can lead to the position. Walks don't explain a picture or a count.
    fn has_position_link(&self) -> bool {
        true
    }

    /// The side that walks there, if it isn't the side in the arguments.
    fn walking_side(&self) -> Option<Disc> {
        None
    }

    /// The direction to show there. By default, the one that best explains the answer.
    fn walked_direction(&self) -> Option<(i32, i32)> {
        None
    }

    // The pictures in snapshots.

    /// Whether the answers are yes or no, so that one board shows them all.
    fn is_yes_or_no(&self) -> bool {
        false
    }

    /// An answer in words for a snapshot, if the value alone isn't enough.
    fn words_in_snapshot(&self, _value: &Value) -> Option<String> {
        None
    }

    /// A picture of an answer, if the value's own picture isn't enough.
    fn picture(&self, _value: &Value, _language: Language) -> Option<String> {
        None
    }

    // The figure "Ask any position".

    /// Whether choosing a square plays it in a game.
    fn plays() -> bool
    where
        Self: Sized,
    {
        false
    }

    /// The label of the menu with the two sides.
    fn player_label(language: Language) -> &'static str
    where
        Self: Sized,
    {
        let Language::English = language;
        "To move"
    }

    /// An answer in full, if the value's words aren't enough.
    fn answer_in_full(&self, _value: &Value, _language: Language) -> Option<String> {
        None
    }

    /// Whether the cells that the code reads can be shown on the position.
    fn shows_reads(&self) -> bool {
        true
    }

    /// Whether a board can show the answer.
    fn fits_a_board(&self) -> bool {
        true
    }

    /// Marks the answer for one square among many.
    fn mark_square(&self, mark: &mut Mark, value: &Value) {
        mark.show(value);
    }

    /// Marks the answer on the board.
    fn mark(&self, shown: &mut Shown, value: &Value) {
        shown.show(value);
    }

    /// The meaning of the mark for a legal move, if it has one.
    fn legal_words(&self, language: Language) -> Option<&'static str> {
        let Language::English = language;
        Some("legal move")
    }

    /// The meaning of the mark for a chosen cell.
    fn chosen_words(&self, language: Language) -> &'static str {
        let Language::English = language;
        "in the answer"
    }

    /// The meaning of the text on a cell.
    fn tag_words(&self, tag: &str, language: Language) -> String {
        let Language::English = language;
        tag.to_owned()
    }
}

/// The boards that a function accepts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Boards {
    /// All sizes.
    All,
    /// Boards of 8 by 8, because a bitboard has 64 bits.
    Large,
    /// Positions with few empty cells, because the function plays them to the end.
    NearlyFull,
}

impl Boards {
    /// Whether a question may use this board. Questions choose their positions with care.
    pub(crate) fn allow(self, board: &Board) -> bool {
        self != Boards::Large || board.size() == 8
    }
}
