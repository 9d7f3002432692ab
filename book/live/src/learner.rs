//! The learner's functions of the step that is built in. Without any feature there are none: then the module
//! answers with the known mistakes.

use steps::Answers;

#[cfg(feature = "step01")]
pub const ANSWERS: Option<Answers> = Some(Answers {
    draw_board: step01::draw_board,
    ..Answers::REFERENCE
});

#[cfg(feature = "step02")]
pub const ANSWERS: Option<Answers> = Some(Answers {
    start: step02::start,
    draw_discs: step02::draw_discs,
    ..Answers::REFERENCE
});

#[cfg(feature = "step03")]
pub const ANSWERS: Option<Answers> = Some(Answers {
    parse_square: step03::parse_square,
    square_name: step03::square_name,
    move_cursor: step03::move_cursor,
    ..Answers::REFERENCE
});

#[cfg(feature = "step04")]
pub const ANSWERS: Option<Answers> = Some(Answers {
    is_valid_move: step04::is_valid_move,
    ..Answers::REFERENCE
});

#[cfg(feature = "detour-walls")]
pub const ANSWERS: Option<Answers> = Some(Answers {
    walled_start: detour_walls::walled_start,
    count_or_turn: detour_walls::count_or_turn,
    walled_moves: detour_walls::walled_moves,
    ..Answers::REFERENCE
});

#[cfg(feature = "step05")]
pub const ANSWERS: Option<Answers> = Some(Answers {
    flips_in_direction: step05::flips_in_direction,
    flips_at: step05::flips_at,
    place: step05::place,
    ..Answers::REFERENCE
});

#[cfg(feature = "detour-lines")]
pub const ANSWERS: Option<Answers> = Some(Answers {
    flat_index: detour_lines::flat_index,
    turned_by_pattern: detour_lines::turned_by_pattern,
    play_on_lines: detour_lines::play_on_lines,
    ..Answers::REFERENCE
});

#[cfg(feature = "step06")]
pub const ANSWERS: Option<Answers> = Some(Answers {
    legal_moves: step06::legal_moves,
    next_turn: step06::next_turn,
    count: step06::count,
    outcome: step06::outcome,
    ..Answers::REFERENCE
});

#[cfg(feature = "step07")]
pub const ANSWERS: Option<Answers> = Some(Answers {
    random_move: step07::random_move,
    ..Answers::REFERENCE
});

#[cfg(feature = "step08")]
pub const ANSWERS: Option<Answers> = Some(Answers {
    evaluate: step08::evaluate,
    greedy_move: step08::greedy_move,
    ..Answers::REFERENCE
});

#[cfg(feature = "step09")]
pub const ANSWERS: Option<Answers> = Some(Answers {
    minimax: step09::minimax,
    ..Answers::REFERENCE
});

#[cfg(feature = "step10")]
pub const ANSWERS: Option<Answers> = Some(Answers {
    alpha_beta: step10::alpha_beta,
    ..Answers::REFERENCE
});

#[cfg(feature = "step11")]
pub const ANSWERS: Option<Answers> = Some(Answers {
    candidate_scores: step11::candidate_scores,
    heat: step11::heat,
    draw_panel: step11::draw_panel,
    ..Answers::REFERENCE
});

#[cfg(feature = "step12")]
pub const ANSWERS: Option<Answers> = Some(Answers {
    play_game: steps::game_player!(step12::Game),
    ..Answers::REFERENCE
});

#[cfg(feature = "detour-bitboards")]
pub const ANSWERS: Option<Answers> = Some(Answers {
    bit_of: detour_bitboards::bit_of,
    shifted: detour_bitboards::shifted,
    bit_moves: detour_bitboards::bit_moves,
    bit_flips: detour_bitboards::bit_flips,
    perft: detour_bitboards::perft,
    ..Answers::REFERENCE
});

#[cfg(feature = "detour-endgame")]
pub const ANSWERS: Option<Answers> = Some(Answers {
    final_score: detour_endgame::final_score,
    solve: detour_endgame::solve,
    solve_between: detour_endgame::solve_between,
    ..Answers::REFERENCE
});

#[cfg(not(any(
    feature = "step01",
    feature = "step02",
    feature = "step03",
    feature = "step04",
    feature = "detour-walls",
    feature = "step05",
    feature = "detour-lines",
    feature = "step06",
    feature = "step07",
    feature = "step08",
    feature = "step09",
    feature = "step10",
    feature = "step11",
    feature = "step12",
    feature = "detour-bitboards",
    feature = "detour-endgame"
)))]
pub const ANSWERS: Option<Answers> = None;
