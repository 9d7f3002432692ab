//! What a learner sees who has written something wrong in steps 05 and 06 and in the detours on walls and
//! lines.

use checks::functions::TurnedByPattern;
use checks::{Call, Ending, Language, judge, text};
use steps::{
    Answers, Board, Count, Disc, LineBoard, Outcome, Played, Spot, Square, Turn, WalledBoard,
    flat_index, is_valid_move,
};

use crate::common::*;

const RIGHT: Answers = Answers::REFERENCE;

// Step 05.

#[test]
fn s05_right() {
    assert_words!(report("05", &RIGHT));
}

#[test]
fn s05_the_stubs() {
    assert_words!(report_of(step("05"), &only(step("05"), "", &RIGHT)));
}

#[test]
fn s05_the_closing_disc_is_counted() {
    assert_words!(report_on_mistake("05", "C08"));
}

#[test]
fn s05_the_end_of_a_run_is_not_checked() {
    assert_words!(report_on_mistake("05", "S5a"));
}

#[test]
fn s05_failed_runs_are_kept() {
    assert_words!(report_on_mistake("05", "D07"));
}

#[test]
fn s05_a_direction_is_walked_twice() {
    assert_words!(report_on_mistake("05", "D03"));
}

#[test]
fn s05_taken_squares_are_walked_from() {
    assert_words!(report_on_mistake("05", "S5l"));
}

#[test]
fn s05_only_the_new_disc_is_put_down() {
    assert_words!(report_on_mistake("05", "S5u"));
}

#[test]
fn s05_the_new_disc_is_not_put_down() {
    assert_words!(report_on_mistake("05", "F01"));
}

#[test]
fn s05_an_illegal_move_is_made() {
    assert_words!(report_on_mistake("05", "F07"));
}

#[test]
fn s05_turned_discs_vanish_which_fits_no_known_mistake() {
    fn place(board: &Board, square: Square, player: Disc) -> Option<Board> {
        let mut after = steps::place(board, square, player)?;
        for flip in steps::flips_at(board, square, player) {
            after[flip] = None;
        }
        Some(after)
    }
    assert_words!(report("05", &Answers { place, ..RIGHT }));
}

#[test]
fn s05_legal_moves_are_refused_which_fits_no_known_mistake() {
    fn place(board: &Board, square: Square, player: Disc) -> Option<Board> {
        (!is_valid_move(board, square, player)).then_some(*board)
    }
    assert_words!(report("05", &Answers { place, ..RIGHT }));
}

#[test]
fn s05_a_read_off_the_board_panics() {
    assert_words!(report_on_mistake("05", "S5d"));
}

#[test]
fn s05_a_disc_is_written_off_the_board() {
    fn place(board: &Board, square: Square, player: Disc) -> Option<Board> {
        let mut after = steps::place(board, square, player)?;
        for flip in steps::flips_at(board, square, player) {
            let beyond = Square {
                row: flip.row + board.size(),
                ..flip
            };
            after[beyond] = Some(player);
        }
        Some(after)
    }
    assert_words!(report("05", &Answers { place, ..RIGHT }));
}

#[test]
fn s05_an_endless_loop() {
    fn flips_in_direction(
        board: &Board,
        square: Square,
        direction: (i32, i32),
        player: Disc,
    ) -> Vec<Square> {
        let next = square.step(direction);
        while board.contains(next) && board[next] == Some(player.opponent()) {}
        steps::flips_in_direction(board, square, direction, player)
    }
    assert_words!(report(
        "05",
        &Answers {
            flips_in_direction,
            ..RIGHT
        }
    ));
}

#[test]
fn s05_a_list_that_grows_for_ever() {
    let how = Ending::Died("it used more memory than it may".to_owned());
    assert_words!(report_of(
        step("05"),
        &lost_after_three(step("05"), &how, |call| call.function() == "flips_at")
    ));
}

#[test]
fn s05_only_the_walk_is_written() {
    assert_words!(report_of(
        step("05"),
        &only(step("05"), "flips_in_direction", &RIGHT)
    ));
}

#[test]
fn s05_only_the_walk_is_written_and_it_is_a_known_mistake() {
    let c09 = find_mistake("05", "C09").answers;
    assert_words!(report_of(
        step("05"),
        &only(step("05"), "flips_in_direction", &c09)
    ));
}

#[test]
fn s05_two_mistakes_at_once_show_the_first() {
    let answers = Answers {
        place: find_mistake("05", "F07").answers.place,
        ..find_mistake("05", "C08").answers
    };
    assert_words!(report("05", &answers));
}

// Step 06.

#[test]
fn s06_right() {
    assert_words!(report("06", &RIGHT));
}

#[test]
fn s06_the_stubs() {
    assert_words!(report_of(step("06"), &only(step("06"), "", &RIGHT)));
}

#[test]
fn s06_the_last_row_is_never_offered() {
    assert_words!(report_on_mistake("06", "E03"));
}

#[test]
fn s06_moves_column_by_column() {
    assert_words!(report_on_mistake("06", "S6a"));
}

#[test]
fn s06_squares_where_nothing_turns() {
    assert_words!(report_on_mistake("06", "S6c"));
}

#[test]
fn s06_moves_without_their_discs() {
    assert_words!(report_on_mistake("06", "S6d"));
}

#[test]
fn s06_the_side_does_not_change() {
    assert_words!(report_on_mistake("06", "G01"));
}

#[test]
fn s06_there_is_no_pass() {
    assert_words!(report_on_mistake("06", "G03"));
}

#[test]
fn s06_one_stuck_side_ends_the_game() {
    assert_words!(report_on_mistake("06", "G04"));
}

#[test]
fn s06_the_game_ends_only_when_the_board_is_full() {
    assert_words!(report_on_mistake("06", "G07"));
}

#[test]
fn s06_the_colours_of_the_count_are_exchanged() {
    assert_words!(report_on_mistake("06", "S6i"));
}

#[test]
fn s06_the_result_comes_too_early() {
    assert_words!(report_on_mistake("06", "S6n"));
}

#[test]
fn s06_a_draw_is_forgotten() {
    assert_words!(report_on_mistake("06", "S6m"));
}

#[test]
fn s06_turned_around_results_which_fit_no_known_mistake() {
    fn outcome(board: &Board) -> Outcome {
        match steps::outcome(board) {
            Outcome::Unfinished => Outcome::Drawn,
            _ => Outcome::Unfinished,
        }
    }
    assert_words!(report("06", &Answers { outcome, ..RIGHT }));
}

#[test]
fn s06_empty_cells_are_not_counted_which_fits_no_known_mistake() {
    fn count(board: &Board) -> Count {
        Count {
            empty: 0,
            ..steps::count(board)
        }
    }
    assert_words!(report("06", &Answers { count, ..RIGHT }));
}

#[test]
fn s06_later_groups_have_their_own_words() {
    let step = step("06");
    let over = Answers {
        next_turn: |_, _| Turn::Over,
        outcome: |_| Outcome::Drawn,
        legal_moves: |_, _| Vec::new(),
        count: |_| Count {
            black: 2,
            white: 2,
            empty: 60,
        },
        ..RIGHT
    };
    let report = judge(step, &replies(step, &over), known(step));
    let groups: Vec<String> = (0..step.groups.len())
        .map(|group| text::group_report(&report, group, Language::English))
        .collect();
    assert_words!(groups.join("----\n"));
}

#[test]
fn s06_a_scan_that_goes_too_far_panics() {
    assert_words!(report_on_mistake("06", "E04"));
}

#[test]
fn s06_an_endless_loop() {
    fn next_turn(board: &Board, just_moved: Disc) -> Turn {
        loop {
            let moves = steps::legal_moves(board, just_moved.opponent());
            if !moves.is_empty() {
                return Turn::Moves(just_moved.opponent());
            }
        }
    }
    assert_words!(report("06", &Answers { next_turn, ..RIGHT }));
}

#[test]
fn s06_only_the_count_is_written() {
    assert_words!(report_of(step("06"), &only(step("06"), "count", &RIGHT)));
}

#[test]
fn s06_only_the_turn_is_written_and_it_is_a_known_mistake() {
    let s6g = find_mistake("06", "S6g").answers;
    assert_words!(report_of(step("06"), &only(step("06"), "next_turn", &s6g)));
}

#[test]
fn s06_two_mistakes_at_once_show_the_first() {
    let answers = Answers {
        outcome: find_mistake("06", "S6l").answers.outcome,
        ..find_mistake("06", "S6f").answers
    };
    assert_words!(report("06", &answers));
}

// The detour on walls.

#[test]
fn walls_right() {
    assert_words!(report("detour-walls", &RIGHT));
}

#[test]
fn walls_the_stubs() {
    let step = step("detour-walls");
    assert_words!(report_of(step, &only(step, "", &RIGHT)));
}

#[test]
fn walls_the_colours_of_the_start_are_exchanged() {
    assert_words!(report_on_mistake("detour-walls", "A06"));
}

#[test]
fn walls_a_piece_of_the_wall_is_missing_which_fits_no_known_mistake() {
    fn walled_start() -> WalledBoard {
        let mut board = steps::walled_start();
        board[9] = Spot::Empty;
        board
    }
    assert_words!(report(
        "detour-walls",
        &Answers {
            walled_start,
            ..RIGHT
        }
    ));
}

#[test]
fn walls_taken_spots_are_not_refused() {
    assert_words!(report_on_mistake("detour-walls", "W02"));
}

#[test]
fn walls_the_flag_is_ignored() {
    assert_words!(report_on_mistake("detour-walls", "Wb"));
}

#[test]
fn walls_nothing_is_ever_turned() {
    assert_words!(report_on_mistake("detour-walls", "Wc"));
}

#[test]
fn walls_the_wall_closes_runs() {
    assert_words!(report_on_mistake("detour-walls", "Wf"));
}

#[test]
fn walls_the_last_row_is_never_offered() {
    assert_words!(report_on_mistake("detour-walls", "W01"));
}

#[test]
fn walls_numbers_without_the_wall() {
    assert_words!(report_on_mistake("detour-walls", "Wn"));
}

#[test]
fn walls_a_walk_through_the_wall_panics() {
    fn count_or_turn(board: &mut WalledBoard, index: i32, player: Disc, turn: bool) -> i32 {
        for step in board.steps() {
            let mut there = index + step;
            while board[there] != Spot::Holds(player) {
                there += step;
            }
        }
        steps::count_or_turn(board, index, player, turn)
    }
    assert_words!(report(
        "detour-walls",
        &Answers {
            count_or_turn,
            ..RIGHT
        }
    ));
}

#[test]
fn walls_an_endless_loop() {
    fn count_or_turn(board: &mut WalledBoard, index: i32, player: Disc, turn: bool) -> i32 {
        for step in board.steps() {
            let there = index + step;
            while board[there] == Spot::Holds(player.opponent()) {}
        }
        steps::count_or_turn(board, index, player, turn)
    }
    assert_words!(report(
        "detour-walls",
        &Answers {
            count_or_turn,
            ..RIGHT
        }
    ));
}

#[test]
fn walls_only_the_start_is_written() {
    let step = step("detour-walls");
    assert_words!(report_of(step, &only(step, "walled_start", &RIGHT)));
}

// The detour on lines.

#[test]
fn lines_right() {
    assert_words!(report("detour-lines", &RIGHT));
}

#[test]
fn lines_the_stubs() {
    let step = step("detour-lines");
    assert_words!(report_of(step, &only(step, "", &RIGHT)));
}

#[test]
fn lines_rows_and_columns_are_exchanged() {
    assert_words!(report_on_mistake("detour-lines", "B06"));
}

#[test]
fn lines_the_pattern_does_not_ask_for_an_own_disc() {
    assert_words!(report_on_mistake("detour-lines", "Lb"));
}

#[test]
fn lines_steps_along_the_list() {
    assert_words!(report_on_mistake("detour-lines", "O01"));
}

#[test]
fn lines_are_read_forwards_only() {
    assert_words!(report_on_mistake("detour-lines", "Lh"));
}

#[test]
fn lines_nothing_is_written() {
    assert_words!(report_on_mistake("detour-lines", "Lm"));
}

#[test]
fn lines_the_edge_closes_a_run() {
    assert_words!(report_on_mistake("detour-lines", "Ls"));
}

#[test]
fn lines_a_run_to_a_gap_counts_once_which_fits_no_known_mistake() {
    assert_words!(report(
        "detour-lines",
        &Answers {
            turned_by_pattern: |behind, player| match steps::turned_by_pattern(behind, player) {
                0 if behind.starts_with(player.opponent().letter()) => 1,
                flips => flips,
            },
            ..Answers::REFERENCE
        }
    ));
}

#[test]
fn lines_turned_zero() {
    assert_words!(report_on_mistake("detour-lines", "Ln"));
}

#[test]
fn lines_occupied_and_nothing_are_exchanged_which_fits_no_known_mistake() {
    fn play_on_lines(board: &mut LineBoard, x: i32, y: i32, player: Disc) -> Played {
        match steps::play_on_lines(board, x, y, player) {
            Played::Occupied => Played::Nothing,
            Played::Nothing => Played::Occupied,
            turned => turned,
        }
    }
    assert_words!(report(
        "detour-lines",
        &Answers {
            play_on_lines,
            ..RIGHT
        }
    ));
}

#[test]
fn lines_an_index_beside_the_list_panics() {
    fn play_on_lines(board: &mut LineBoard, x: i32, y: i32, player: Disc) -> Played {
        let below = board[flat_index(board.size(), x, y + 1)];
        match below.disc {
            Some(_) => steps::play_on_lines(board, x, y, player),
            None => steps::play_on_lines(board, x, y, player),
        }
    }
    assert_words!(report(
        "detour-lines",
        &Answers {
            play_on_lines,
            ..RIGHT
        }
    ));
}

#[test]
fn lines_a_pattern_that_cuts_too_much_panics() {
    fn turned_by_pattern(behind: &str, player: Disc) -> i32 {
        let first = &behind[0..1];
        match first {
            "." => 0,
            _ => steps::turned_by_pattern(behind, player),
        }
    }
    let mut replies = replies(
        step("detour-lines"),
        &Answers {
            turned_by_pattern,
            ..RIGHT
        },
    );
    for reply in &mut replies {
        if let Ending::Panicked { message, .. } = &mut reply.ending {
            // Newer versions of Rust say which of the two indexes is wrong.
            *message = message.replace("end byte index", "byte index");
        }
    }
    assert_words!(report_of(step("detour-lines"), &replies));
}

#[test]
fn lines_an_endless_loop() {
    let step = step("detour-lines");
    assert_words!(report_of(
        step,
        &lost_after_three(step, &Ending::Hung, |call| {
            matches!(call, Call::TurnedByPattern(TurnedByPattern { behind, .. }) if behind.starts_with("WW"))
        })
    ));
}

#[test]
fn lines_only_the_index_is_written() {
    let step = step("detour-lines");
    assert_words!(report_of(step, &only(step, "flat_index", &RIGHT)));
}
