//! The table of functions that makes model answers, known mistakes and learners' answers exchangeable.

use crate::{
    Board, Count, Disc, Key, LineBoard, Move, Outcome, Played, Screen, Square, Turn, WalledBoard,
};

/// One field per function that learners write.
///
/// A known mistake or a learner's step is an update of the reference:
///
/// ```
/// use steps::Answers;
///
/// let everything_is_legal = Answers {
///     is_valid_move: |_, _, _| true,
///     ..Answers::REFERENCE
/// };
/// # let _ = everything_is_legal;
/// ```
#[derive(Clone, Copy)]
pub struct Answers {
    /// Step 01.
    pub draw_board: fn(&mut Screen),
    /// Step 02.
    pub start: fn() -> Board,
    /// Step 02.
    pub draw_discs: fn(&Board, &mut Screen),
    /// Step 03.
    pub parse_square: fn(&str) -> Option<Square>,
    /// Step 03.
    pub square_name: fn(Square) -> String,
    /// Step 03.
    pub move_cursor: fn(Square, Key) -> Square,
    /// Step 04.
    pub is_valid_move: fn(&Board, Square, Disc) -> bool,
    /// Step 05.
    pub flips_in_direction: fn(&Board, Square, (i32, i32), Disc) -> Vec<Square>,
    /// Step 05.
    pub flips_at: fn(&Board, Square, Disc) -> Vec<Square>,
    /// Step 05.
    pub place: fn(&Board, Square, Disc) -> Option<Board>,
    /// Step 06.
    pub legal_moves: fn(&Board, Disc) -> Vec<Move>,
    /// Step 06.
    pub next_turn: fn(&Board, Disc) -> Turn,
    /// Step 06.
    pub count: fn(&Board) -> Count,
    /// Step 06.
    pub outcome: fn(&Board) -> Outcome,
    /// The detour on walls.
    pub walled_start: fn() -> WalledBoard,
    /// The detour on walls.
    pub count_or_turn: fn(&mut WalledBoard, i32, Disc, bool) -> i32,
    /// The detour on walls.
    pub walled_moves: fn(&WalledBoard, Disc) -> Vec<i32>,
    /// The detour on lines.
    pub flat_index: fn(i32, i32, i32) -> i32,
    /// The detour on lines.
    pub turned_by_pattern: fn(&str, Disc) -> i32,
    /// The detour on lines.
    pub play_on_lines: fn(&mut LineBoard, i32, i32, Disc) -> Played,
}

impl Answers {
    /// The model answers.
    pub const REFERENCE: Answers = Answers {
        draw_board: crate::draw_board,
        start: crate::start,
        draw_discs: crate::draw_discs,
        parse_square: crate::parse_square,
        square_name: crate::square_name,
        move_cursor: crate::move_cursor,
        is_valid_move: crate::is_valid_move,
        flips_in_direction: crate::flips_in_direction,
        flips_at: crate::flips_at,
        place: crate::place,
        legal_moves: crate::legal_moves,
        next_turn: crate::next_turn,
        count: crate::count,
        outcome: crate::outcome,
        walled_start: crate::walled_start,
        count_or_turn: crate::count_or_turn,
        walled_moves: crate::walled_moves,
        flat_index: crate::flat_index,
        turned_by_pattern: crate::turned_by_pattern,
        play_on_lines: crate::play_on_lines,
    };
}
