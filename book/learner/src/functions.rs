//! The learner's functions of the steps that are built in.

use steps::Answers;

/// Puts the learner's functions in place of the model answers. In the module of the known mistakes there are none.
pub fn put_in(answers: &mut Answers) {
    #[cfg(feature = "step01")]
    {
        answers.draw_board = step01::draw_board;
    }
    #[cfg(feature = "step02")]
    {
        answers.start = step02::start;
        answers.draw_discs = step02::draw_discs;
    }
    #[cfg(feature = "step03")]
    {
        answers.parse_square = step03::parse_square;
        answers.square_name = step03::square_name;
        answers.move_cursor = step03::move_cursor;
    }
    #[cfg(feature = "step04")]
    {
        answers.is_valid_move = step04::is_valid_move;
    }
    #[cfg(feature = "detour-walls")]
    {
        answers.walled_start = detour_walls::walled_start;
        answers.count_or_turn = detour_walls::count_or_turn;
        answers.walled_moves = detour_walls::walled_moves;
    }
    #[cfg(feature = "step05")]
    {
        answers.flips_in_direction = step05::flips_in_direction;
        answers.flips_at = step05::flips_at;
        answers.place = step05::place;
    }
    #[cfg(feature = "detour-lines")]
    {
        answers.flat_index = detour_lines::flat_index;
        answers.turned_by_pattern = detour_lines::turned_by_pattern;
        answers.play_on_lines = detour_lines::play_on_lines;
    }
    #[cfg(feature = "step06")]
    {
        answers.legal_moves = step06::legal_moves;
        answers.next_turn = step06::next_turn;
        answers.count = step06::count;
        answers.outcome = step06::outcome;
    }
    #[cfg(feature = "step07")]
    {
        answers.random_move = step07::random_move;
    }
    #[cfg(feature = "step08")]
    {
        answers.evaluate = step08::evaluate;
        answers.greedy_move = step08::greedy_move;
    }
    #[cfg(feature = "step09")]
    {
        answers.minimax = step09::minimax;
    }
    #[cfg(feature = "step10")]
    {
        answers.alpha_beta = step10::alpha_beta;
    }
    #[cfg(feature = "step11")]
    {
        answers.candidate_scores = step11::candidate_scores;
        answers.heat = step11::heat;
        answers.draw_panel = step11::draw_panel;
    }
    #[cfg(feature = "step12")]
    {
        answers.play_game = steps::game_player!(step12::Game);
    }
    #[cfg(feature = "detour-bitboards")]
    {
        answers.bit_of = detour_bitboards::bit_of;
        answers.shifted = detour_bitboards::shifted;
        answers.bit_moves = detour_bitboards::bit_moves;
        answers.bit_flips = detour_bitboards::bit_flips;
        answers.perft = detour_bitboards::perft;
    }
    #[cfg(feature = "detour-endgame")]
    {
        answers.final_score = detour_endgame::final_score;
        answers.solve = detour_endgame::solve;
        answers.solve_between = detour_endgame::solve_between;
    }
    let _ = answers;
}
