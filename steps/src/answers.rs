//! The table of functions. Model answers, known mistakes and learners' code all fill the same table.

use crate::{
    Action, Bits, Board, Count, Disc, Game, GameView, Key, LineBoard, Move, Outcome, Played, Rng,
    Screen, Square, Turn, WalledBoard,
};

/// One field for each function that learners write.
///
/// A known mistake or a learner's step replaces some fields of the reference:
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
    pub count: fn(&Board) -> Count,
    /// Step 06.
    pub legal_moves: fn(&Board, Disc) -> Vec<Move>,
    /// Step 06.
    pub next_turn: fn(&Board, Disc) -> Turn,
    /// Step 06.
    pub outcome: fn(&Board) -> Outcome,
    /// Step 07.
    pub random_move: for<'a> fn(&'a [Move], &mut Rng) -> Option<&'a Move>,
    /// Step 08.
    pub evaluate: fn(&Board, Disc) -> i32,
    /// Step 08.
    pub greedy_move: fn(&Board, Disc) -> Option<Square>,
    /// Step 09.
    pub minimax: fn(&Board, Disc, u32) -> (i32, Option<Square>),
    /// Step 10.
    #[allow(clippy::type_complexity, reason = "the signature that learners write")]
    pub alpha_beta: fn(&Board, Disc, u32, i32, i32) -> (i32, Option<Square>),
    /// Step 11.
    pub candidate_scores: fn(&Board, Disc, u32) -> Vec<(Square, i32)>,
    /// Step 11.
    pub heat: fn(&[i32]) -> Vec<i32>,
    /// Step 11.
    pub draw_panel: fn(&Game, &mut Screen),
    /// Step 12: a function that calls the methods of `Game`, made by [`crate::game_player`].
    pub play_game: fn(Disc, &[Action]) -> Vec<GameView>,
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
    /// The detour on bitboards.
    pub bit_of: fn(Square) -> u64,
    /// The detour on bitboards.
    pub shifted: fn(u64, (i32, i32)) -> u64,
    /// The detour on bitboards.
    pub bit_moves: fn(Bits) -> u64,
    /// The detour on bitboards.
    pub bit_flips: fn(Bits, u64) -> u64,
    /// The detour on bitboards.
    pub perft: fn(Bits, u32) -> u64,
    /// The detour on the endgame.
    pub final_score: fn(&Board, Disc) -> i32,
    /// The detour on the endgame.
    pub solve: fn(&Board, Disc) -> i32,
    /// The detour on the endgame.
    pub solve_between: fn(&Board, Disc, i32, i32) -> i32,
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
        count: crate::count,
        legal_moves: crate::legal_moves,
        next_turn: crate::next_turn,
        outcome: crate::outcome,
        random_move: crate::random_move,
        evaluate: crate::evaluate,
        greedy_move: crate::greedy_move,
        minimax: crate::minimax,
        alpha_beta: crate::alpha_beta,
        candidate_scores: crate::candidate_scores,
        heat: crate::heat,
        draw_panel: crate::draw_panel,
        play_game: crate::game_player!(crate::Game),
        walled_start: crate::walled_start,
        count_or_turn: crate::count_or_turn,
        walled_moves: crate::walled_moves,
        flat_index: crate::flat_index,
        turned_by_pattern: crate::turned_by_pattern,
        play_on_lines: crate::play_on_lines,
        bit_of: crate::bit_of,
        shifted: crate::shifted,
        bit_moves: crate::bit_moves,
        bit_flips: crate::bit_flips,
        perft: crate::perft,
        final_score: crate::final_score,
        solve: crate::solve,
        solve_between: crate::solve_between,
    };
}
