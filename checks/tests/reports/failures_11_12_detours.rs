//! What a learner sees who has written something wrong in steps 11 and 12 and in the detours on bitboards and
//! on the endgame.

use std::ops::{Deref, DerefMut};

use checks::functions::{Heat, PlayGame};
use checks::{Call, Ending};
use steps::{
    Action, Answers, Bits, Board, Color, Disc, Game, GameView, IllegalMove, Screen, Square,
};

use crate::common::*;

const RIGHT: Answers = Answers::REFERENCE;

// Step 11.

#[test]
fn s11_right() {
    assert_words!(report("11", &RIGHT));
}

#[test]
fn s11_the_stubs() {
    assert_words!(report_of(step("11"), &only(step("11"), "", &RIGHT)));
}

#[test]
fn s11_without_the_minus() {
    assert_words!(report_on_mistake("11", "M03"));
}

#[test]
fn s11_one_window_for_all() {
    assert_words!(report_on_mistake("11", "S11e"));
}

#[test]
fn s11_the_old_board_is_searched() {
    assert_words!(report_on_mistake("11", "S11d"));
}

#[test]
fn s11_sorted() {
    assert_words!(report_on_mistake("11", "S11f"));
}

#[test]
fn s11_only_the_best() {
    assert_words!(report_on_mistake("11", "S11g"));
}

#[test]
fn s11_a_range_of_zero() {
    assert_words!(report_on_mistake("11", "M01"));
}

#[test]
fn s11_cut_off_numbers() {
    assert_words!(report_on_mistake("11", "M05"));
}

#[test]
fn s11_a_range_that_overflows() {
    assert_words!(report_on_mistake("11", "S11j"));
}

#[test]
fn s11_a_draw_is_won() {
    assert_words!(report_on_mistake("11", "G11"));
}

#[test]
fn s11_empty_cells_to_the_winner() {
    assert_words!(report_on_mistake("11", "S11v"));
}

#[test]
fn s11_the_end_panics() {
    assert_words!(report_on_mistake("11", "S11s"));
}

#[test]
fn s11_other_words_which_fit_no_known_mistake() {
    fn draw_panel(game: &Game, screen: &mut Screen) {
        let count = steps::count(&game.board);
        let line = format!("Black: {} White: {}", count.black, count.white);
        screen.text(120, 30, 20, &line, Color::BLACK);
    }
    assert_words!(report(
        "11",
        &Answers {
            draw_panel,
            ..RIGHT
        }
    ));
}

#[test]
fn s11_an_empty_panel_which_fits_no_known_mistake() {
    assert_words!(report(
        "11",
        &Answers {
            draw_panel: |_, _| {},
            ..RIGHT
        }
    ));
}

#[test]
fn s11_a_square_twice_which_fits_no_known_mistake() {
    fn candidate_scores(board: &Board, player: Disc, plies: u32) -> Vec<(Square, i32)> {
        let mut scores = steps::candidate_scores(board, player, plies);
        scores.extend(scores.first().copied());
        scores
    }
    assert_words!(report(
        "11",
        &Answers {
            candidate_scores,
            ..RIGHT
        }
    ));
}

#[test]
fn s11_an_endless_loop() {
    let step = step("11");
    assert_words!(report_of(
        step,
        &lost_after_three(step, &Ending::Hung, |call| {
            matches!(call, Call::Heat(Heat { scores }) if scores.len() > 2)
        })
    ));
}

#[test]
fn s11_only_the_scale_is_written() {
    assert_words!(report_of(step("11"), &only(step("11"), "heat", &RIGHT)));
}

// Step 12.

#[test]
fn s12_right() {
    assert_words!(report("12", &RIGHT));
}

#[test]
fn s12_the_stub() {
    assert_words!(report_of(step("12"), &only(step("12"), "", &RIGHT)));
}

#[test]
fn s12_white_moves_first() {
    assert_words!(report_on_mistake("12", "A04"));
}

#[test]
fn s12_a_refusal_loses_the_turn() {
    assert_words!(report_on_mistake("12", "G02"));
}

#[test]
fn s12_a_taken_square() {
    assert_words!(report_on_mistake("12", "S12d"));
}

#[test]
fn s12_no_pass() {
    assert_words!(report_on_mistake("12", "S12g"));
}

#[test]
fn s12_never_over() {
    assert_words!(report_on_mistake("12", "S12j"));
}

#[test]
fn s12_undo_keeps_the_side() {
    assert_words!(report_on_mistake("12", "H01"));
}

#[test]
fn s12_undo_toggles_the_side() {
    assert_words!(report_on_mistake("12", "H02"));
}

#[test]
fn s12_undo_takes_back_one_move() {
    assert_words!(report_on_mistake("12", "H03"));
}

#[test]
fn s12_undo_takes_back_the_opening() {
    assert_words!(report_on_mistake("12", "S12r"));
}

#[test]
fn s12_undo_keeps_the_board() {
    assert_words!(report_on_mistake("12", "S12v"));
}

#[test]
fn s12_restart_keeps_the_history() {
    assert_words!(report_on_mistake("12", "S12x"));
}

#[test]
fn s12_passes_in_the_record() {
    assert_words!(report_on_mistake("12", "S12aa"));
}

#[test]
fn s12_a_read_off_the_board_panics() {
    assert_words!(report_on_mistake("12", "S12e"));
}

#[test]
fn s12_a_panic_after_the_end() {
    assert_words!(report_on_mistake("12", "S12f"));
}

/// A game whose methods a test writes anew.
struct Other(Game);

impl Other {
    fn new(human: Disc) -> Other {
        Other(Game::new(human))
    }
}

impl Deref for Other {
    type Target = Game;

    fn deref(&self) -> &Game {
        &self.0
    }
}

impl DerefMut for Other {
    fn deref_mut(&mut self) -> &mut Game {
        &mut self.0
    }
}

impl Other {
    /// Discs that were turned vanish.
    fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        let before = self.board;
        self.0.play(square)?;
        for turned in before.squares() {
            if before[turned].is_some() && before[turned] != self.board[turned] {
                self.board[turned] = None;
            }
        }
        Ok(())
    }
}

#[test]
fn s12_turned_discs_vanish_which_fits_no_known_mistake() {
    let play_game: fn(Disc, &[Action]) -> Vec<GameView> = steps::game_player!(Other);
    assert_words!(report("12", &Answers { play_game, ..RIGHT }));
}

#[test]
fn s12_an_endless_loop() {
    let step = step("12");
    assert_words!(report_of(
        step,
        &lost_after_three(step, &Ending::Hung, |call| {
            matches!(call, Call::PlayGame(PlayGame { actions, .. }) if actions.contains(&Action::Undo))
        })
    ));
}

#[test]
fn s12_undo_and_restart_are_not_written_yet() {
    let step = step("12");
    let mut replies = replies(step, &RIGHT);
    for (call, reply) in step.calls().zip(&mut replies) {
        if let Call::PlayGame(PlayGame { actions, .. }) = call
            && (actions.contains(&Action::Undo) || actions.contains(&Action::Restart))
        {
            reply.ending = todo_with(step, "take back the human's last move in Game");
        }
    }
    assert_words!(report_of(step, &replies));
}

#[test]
fn s12_each_method_that_is_not_written_yet_is_named() {
    let step = step("12");
    for (words, method) in [
        ("begin a game in which the human plays Black", "new"),
        ("play Square { row: 2, col: 3 } in Game", "play"),
        ("start over after Game", "restart"),
        ("take back the human's last move in Game", "undo"),
        ("write down the moves of Game", "record"),
        ("my own words", "Game"),
    ] {
        let mut replies = replies(step, &RIGHT);
        replies[0].ending = todo_with(step, words);
        let report = report_of(step, &replies);
        assert!(
            report.contains(&format!("`{method}` still contains todo!()")),
            "{report}"
        );
        assert!(report.contains("Write this method too"), "{report}");
    }
    let stub = include_str!("../../../exercises/stubs/12-game.rs");
    for words in [
        "todo!(\"begin a game in which",
        "todo!(\"play ",
        "todo!(\"start over ",
        "todo!(\"take back ",
        "todo!(\"write down ",
    ] {
        assert!(stub.contains(words), "{words}");
    }
}

#[test]
fn s12_the_human_s_colour_moves() {
    assert_words!(report_on_mistake("12", "S12ac"));
}

#[test]
fn s11_no_ply_to_take_off() {
    assert_words!(report_on_mistake("11", "S11aa"));
}

// The detour on bitboards.

#[test]
fn bitboards_right() {
    assert_words!(report("detour-bitboards", &RIGHT));
}

#[test]
fn bitboards_the_stubs() {
    let step = step("detour-bitboards");
    assert_words!(report_of(step, &only(step, "", &RIGHT)));
}

#[test]
fn bitboards_counted_from_h8() {
    assert_words!(report_on_mistake("detour-bitboards", "N08"));
}

#[test]
fn bitboards_the_number_in_place_of_the_bit() {
    assert_words!(report_on_mistake("detour-bitboards", "Bb"));
}

#[test]
fn bitboards_32_bits_panic() {
    assert_words!(report_on_mistake("detour-bitboards", "N07"));
}

#[test]
fn bitboards_without_masks() {
    assert_words!(report_on_mistake("detour-bitboards", "N01"));
}

#[test]
fn bitboards_one_mask_for_both_directions() {
    assert_words!(report_on_mistake("detour-bitboards", "Baa"));
}

#[test]
fn bitboards_the_digits_of_the_masks_are_exchanged() {
    assert_words!(report_on_mistake("detour-bitboards", "Baf"));
}

#[test]
fn bitboards_masked_afterwards() {
    assert_words!(report_on_mistake("detour-bitboards", "Bd"));
}

#[test]
fn bitboards_not_only_empty_squares() {
    assert_words!(report_on_mistake("detour-bitboards", "N05"));
}

#[test]
fn bitboards_no_mask_for_empty_squares() {
    assert_words!(report_on_mistake("detour-bitboards", "Bag"));
}

#[test]
fn bitboards_own_discs_are_listed_which_fits_no_known_mistake() {
    assert_words!(report(
        "detour-bitboards",
        &Answers {
            bit_moves: |bits| steps::bit_moves(bits) | bits.own,
            ..RIGHT
        }
    ));
}

#[test]
fn bitboards_single_discs_only() {
    assert_words!(report_on_mistake("detour-bitboards", "Bj"));
}

#[test]
fn bitboards_open_runs_turn() {
    assert_words!(report_on_mistake("detour-bitboards", "Bn"));
}

#[test]
fn bitboards_taken_squares_turn() {
    assert_words!(report_on_mistake("detour-bitboards", "Bo"));
}

#[test]
fn bitboards_a_pass_costs_nothing() {
    assert_words!(report_on_mistake("detour-bitboards", "Bs"));
}

#[test]
fn bitboards_finished_games_count_nothing() {
    assert_words!(report_on_mistake("detour-bitboards", "Bv"));
}

#[test]
fn bitboards_the_same_side_plays_on() {
    assert_words!(report_on_mistake("detour-bitboards", "Bw"));
}

#[test]
fn bitboards_all_bits_which_fits_no_known_mistake() {
    fn shifted(_: u64, _: (i32, i32)) -> u64 {
        u64::MAX
    }
    assert_words!(report("detour-bitboards", &Answers { shifted, ..RIGHT }));
}

#[test]
fn bitboards_one_way_too_many_which_fits_no_known_mistake() {
    fn perft(bits: Bits, depth: u32) -> u64 {
        steps::perft(bits, depth) + u64::from(depth > 2)
    }
    assert_words!(report("detour-bitboards", &Answers { perft, ..RIGHT }));
}

#[test]
fn bitboards_an_endless_loop() {
    let step = step("detour-bitboards");
    assert_words!(report_of(
        step,
        &lost_after_three(step, &Ending::Hung, |call| {
            call.function() == "bit_moves"
        })
    ));
}

#[test]
fn bitboards_only_the_shift_is_written() {
    let step = step("detour-bitboards");
    assert_words!(report_of(step, &only(step, "shifted", &RIGHT)));
}

#[test]
fn bitboards_only_the_shift_is_written_and_it_is_a_known_mistake() {
    let step = step("detour-bitboards");
    let n03 = find_mistake("detour-bitboards", "N03").answers;
    assert_words!(report_of(step, &only(step, "shifted", &n03)));
}

// The detour on the endgame.

#[test]
fn endgame_right() {
    assert_words!(report("detour-endgame", &RIGHT));
}

#[test]
fn endgame_the_stubs() {
    let step = step("detour-endgame");
    assert_words!(report_of(step, &only(step, "", &RIGHT)));
}

#[test]
fn endgame_empty_cells_to_nobody() {
    assert_words!(report_on_mistake("detour-endgame", "Za"));
}

#[test]
fn endgame_a_draw_is_won() {
    assert_words!(report_on_mistake("detour-endgame", "Zc"));
}

#[test]
fn endgame_a_pass_is_the_end() {
    assert_words!(report_on_mistake("detour-endgame", "Zi"));
}

#[test]
fn endgame_without_the_minus() {
    assert_words!(report_on_mistake("detour-endgame", "Zh"));
}

#[test]
fn endgame_the_window_is_not_turned() {
    assert_words!(report_on_mistake("detour-endgame", "Zq"));
}

#[test]
fn endgame_the_upper_bound_is_answered() {
    assert_words!(report_on_mistake("detour-endgame", "Zw"));
}

#[test]
fn endgame_ten_more_within_bounds_which_fits_no_known_mistake() {
    fn solve_between(board: &Board, player: Disc, alpha: i32, beta: i32) -> i32 {
        let score = steps::solve_between(board, player, alpha, beta);
        if score >= beta { score + 10 } else { score }
    }
    assert_words!(report(
        "detour-endgame",
        &Answers {
            solve_between,
            ..RIGHT
        }
    ));
}

#[test]
fn endgame_nothing_is_cut() {
    assert_words!(report_on_mistake("detour-endgame", "Zz"));
}

#[test]
fn endgame_every_board_is_made_twice_which_fits_no_known_mistake() {
    fn solve_between(board: &Board, player: Disc, _alpha: i32, _beta: i32) -> i32 {
        steps::solve(board, player);
        steps::solve(board, player)
    }
    let answers = Answers {
        solve_between,
        ..RIGHT
    };
    assert_words!(report("detour-endgame", &answers));
}

#[test]
fn endgame_calls_that_never_come_back() {
    let step = step("detour-endgame");
    assert_words!(report_of(
        step,
        &lost_after_three(step, &Ending::Hung, |call| call.function() == "solve")
    ));
}

#[test]
fn endgame_a_panic() {
    fn solve(board: &Board, player: Disc) -> i32 {
        let moves = steps::legal_moves(board, player);
        let scores = moves.iter().map(|one| {
            let after = steps::place(board, one.square, player).unwrap();
            -steps::solve(&after, player.opponent())
        });
        let best = scores.max();
        best.unwrap()
    }
    assert_words!(report("detour-endgame", &Answers { solve, ..RIGHT }));
}

#[test]
fn endgame_endless_recursion() {
    let how = Ending::Died("endless recursion: the stack overflowed".to_owned());
    let step = step("detour-endgame");
    assert_words!(report_of(
        step,
        &lost_after_three(step, &how, |call| call.function() == "solve")
    ));
}

#[test]
fn endgame_only_the_score_is_written() {
    let step = step("detour-endgame");
    assert_words!(report_of(step, &only(step, "final_score", &RIGHT)));
}
