//! What a learner sees who has written something wrong in steps 07 to 10: the opponents.

use checks::functions::{AlphaBeta, Minimax, ToDepth};
use checks::{Call, Ending, Language, Reply, Step, judge, text};
use steps::{Answers, Board, Disc, Move, Rng, Square};

use crate::common::*;

/// What is said of each group whose questions are not all answered right.
fn words_of_groups(id: &str, answers: &Answers) -> String {
    let step = step(id);
    let report = judge(step, &replies(step, answers), known(step));
    let groups: Vec<String> = (0..step.groups.len())
        .map(|group| text::group_report(&report, group, Language::English))
        .collect();
    groups.join("----\n")
}

/// The function of a step that has only one, or the first one, is not written yet.
fn stubs(step: &Step) -> Vec<Reply> {
    step.calls()
        .map(|call| {
            Reply::unread(Ending::Panicked {
                message: format!("not yet implemented: write {}", call.function()),
                location: Some(format!("exercises/{}/src/lib.rs:30", step.slug)),
            })
        })
        .collect()
}

const RIGHT: Answers = Answers::REFERENCE;

// Step 07.

#[test]
fn s07_right() {
    assert_words!(report("07", &RIGHT));
}

#[test]
fn s07_the_stubs() {
    assert_words!(report_of(step("07"), &stubs(step("07"))));
}

#[test]
fn s07_the_length_minus_one_of_every_list() {
    assert_words!(report_on_mistake("07", "S7g"));
}

#[test]
fn s07_the_last_move_is_never_drawn() {
    assert_words!(report_on_mistake("07", "I02"));
}

#[test]
fn s07_one_too_many_panics() {
    assert_words!(report_on_mistake("07", "I01"));
}

#[test]
fn s07_an_empty_list_panics() {
    assert_words!(report_on_mistake("07", "I05"));
}

#[test]
fn s07_some_numbers_give_no_move() {
    assert_words!(report_on_mistake("07", "S7c"));
}

#[test]
fn s07_the_highest_number_gives_no_move_which_fits_no_known_mistake() {
    fn random_move<'a>(moves: &'a [Move], rng: &mut Rng) -> Option<&'a Move> {
        let number = rng.next_f64();
        if number > 0.9999 {
            return None;
        }
        moves.get((number * moves.len() as f64) as usize)
    }
    assert_words!(report(
        "07",
        &Answers {
            random_move,
            ..RIGHT
        }
    ));
}

#[test]
fn s07_an_endless_loop() {
    assert_words!(report_of(
        step("07"),
        &lost_after_three(step("07"), &Ending::Hung, |call| {
            matches!(call, Call::RandomMove(_))
        })
    ));
}

// Step 08.

#[test]
fn s08_right() {
    assert_words!(report("08", &RIGHT));
}

#[test]
fn s08_the_stubs() {
    assert_words!(report_of(step("08"), &stubs(step("08"))));
}

#[test]
fn s08_the_enemy_is_not_subtracted() {
    assert_words!(report_on_mistake("08", "J06"));
}

#[test]
fn s08_the_moves_are_left_out() {
    assert_words!(report_on_mistake("08", "S8e"));
}

#[test]
fn s08_finished_games_are_weighed() {
    assert_words!(report_on_mistake("08", "K14"));
}

#[test]
fn s08_a_draw_is_a_loss() {
    assert_words!(report_on_mistake("08", "S8n"));
}

#[test]
fn s08_the_last_of_equal_moves() {
    assert_words!(report_on_mistake("08", "J09"));
}

#[test]
fn s08_no_move_where_all_are_bad() {
    assert_words!(report_on_mistake("08", "S8p"));
}

#[test]
fn s08_a_table_that_ends_too_early_panics() {
    fn evaluate(board: &Board, player: Disc) -> i32 {
        const WEIGHTS: [i32; 7] = [120, -20, 20, 5, 5, 20, -20];
        let squares = board.squares().filter(|square| board[*square].is_some());
        let along_the_edge: i32 = squares.map(|square| WEIGHTS[square.row as usize]).sum();
        along_the_edge.signum() * steps::evaluate(board, player)
    }
    assert_words!(report("08", &Answers { evaluate, ..RIGHT }));
}

#[test]
fn s08_a_move_is_given_back_where_there_is_none() {
    fn greedy_move(board: &Board, player: Disc) -> Option<Square> {
        let anywhere = Square { row: 0, col: 0 };
        Some(steps::greedy_move(board, player).unwrap_or(anywhere))
    }
    assert_words!(report(
        "08",
        &Answers {
            greedy_move,
            ..RIGHT
        }
    ));
}

#[test]
fn s08_an_endless_loop() {
    fn evaluate(board: &Board, player: Disc) -> i32 {
        let mut sum = 0;
        let a1 = Square { row: 0, col: 0 };
        while board[a1] == Some(player) {
            sum += 1;
        }
        sum + steps::evaluate(board, player)
    }
    assert_words!(report("08", &Answers { evaluate, ..RIGHT }));
}

// Step 09.

#[test]
fn s09_right() {
    assert_words!(report("09", &RIGHT));
}

#[test]
fn s09_the_stubs() {
    assert_words!(report_of(step("09"), &stubs(step("09"))));
}

#[test]
fn s09_blacks_score_for_white() {
    assert_words!(report_on_mistake("09", "S9p"));
}

#[test]
fn s09_no_minus() {
    assert_words!(report_on_mistake("09", "K01"));
}

#[test]
fn s09_the_leaves_are_scored_from_blacks_view() {
    assert_words!(report_on_mistake("09", "K02"));
}

#[test]
fn s09_the_same_side_moves_again() {
    assert_words!(report_on_mistake("09", "K04"));
}

#[test]
fn s09_the_pass_has_no_minus() {
    assert_words!(report_on_mistake("09", "K06"));
}

#[test]
fn s09_a_pass_that_never_ends() {
    assert_words!(report_on_mistake("09", "K07"));
}

#[test]
fn s09_two_passes_that_never_end() {
    assert_words!(report_on_mistake("09", "K08"));
}

#[test]
fn s09_the_last_move_comes_back() {
    assert_words!(report_on_mistake("09", "S9k"));
}

#[test]
fn s09_a_panic_at_the_lowest_number() {
    assert_words!(report_on_mistake("09", "K12"));
}

#[test]
fn s09_the_depth_is_ignored_which_fits_no_known_mistake() {
    fn minimax(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
        steps::minimax(board, player, depth.min(1))
    }
    assert_words!(report("09", &Answers { minimax, ..RIGHT }));
}

#[test]
fn s09_later_groups_have_their_own_words() {
    fn minimax(board: &Board, player: Disc, _depth: u32) -> (i32, Option<Square>) {
        (
            0,
            steps::legal_moves(board, player)
                .last()
                .map(|one| one.square),
        )
    }
    assert_words!(words_of_groups("09", &Answers { minimax, ..RIGHT }));
}

#[test]
fn s09_a_depth_below_zero_panics() {
    fn minimax(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
        let _next = depth - 1;
        steps::minimax(board, player, depth)
    }
    assert_words!(report("09", &Answers { minimax, ..RIGHT }));
}

#[test]
fn s09_endless_recursion() {
    let how = Ending::Died("endless recursion: the stack overflowed".to_owned());
    assert_words!(report_of(
        step("09"),
        &lost_after_three(step("09"), &how, |call| {
            matches!(call, Call::Minimax(Minimax(ToDepth { depth, .. })) if *depth > 0)
        })
    ));
}

// Step 10.

#[test]
fn s10_right() {
    assert_words!(report("10", &RIGHT));
}

#[test]
fn s10_the_stubs() {
    assert_words!(report_of(step("10"), &stubs(step("10"))));
}

#[test]
fn s10_blacks_score_for_white() {
    assert_words!(report_on_mistake("10", "S10k"));
}

#[test]
fn s10_whites_window_is_not_converted() {
    assert_words!(report_on_mistake("10", "S10l"));
}

#[test]
fn s10_nothing_is_cut() {
    assert_words!(report_on_mistake("10", "L04"));
}

#[test]
fn s10_the_first_improvement_ends_the_loop() {
    assert_words!(report_on_mistake("10", "L01"));
}

#[test]
fn s10_the_window_is_handed_down_unchanged() {
    assert_words!(report_on_mistake("10", "L02"));
}

#[test]
fn s10_the_window_is_upside_down() {
    assert_words!(report_on_mistake("10", "S10c"));
}

#[test]
fn s10_the_window_does_not_change_at_a_pass() {
    assert_words!(report_on_mistake("10", "S10e"));
}

#[test]
fn s10_a_bound_is_taken_for_a_score() {
    assert_words!(report_on_mistake("10", "S10h"));
}

#[test]
fn s10_too_much_is_claimed_above_beta_which_fits_no_known_mistake() {
    fn alpha_beta(
        board: &Board,
        player: Disc,
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> (i32, Option<Square>) {
        let (score, square) = steps::alpha_beta(board, player, depth, alpha, beta);
        (if score >= beta { score + 500 } else { score }, square)
    }
    assert_words!(report(
        "10",
        &Answers {
            alpha_beta,
            ..RIGHT
        }
    ));
}

#[test]
fn s10_later_groups_have_their_own_words() {
    fn alpha_beta(
        board: &Board,
        player: Disc,
        _depth: u32,
        alpha: i32,
        _beta: i32,
    ) -> (i32, Option<Square>) {
        (
            alpha.max(-500),
            steps::legal_moves(board, player)
                .first()
                .map(|one| one.square),
        )
    }
    assert_words!(words_of_groups(
        "10",
        &Answers {
            alpha_beta,
            ..RIGHT
        }
    ));
}

#[test]
fn s10_the_lowest_number_panics() {
    fn alpha_beta(
        board: &Board,
        player: Disc,
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> (i32, Option<Square>) {
        let lowest = alpha - 2;
        steps::alpha_beta(board, player, depth, lowest, beta)
    }
    assert_words!(report(
        "10",
        &Answers {
            alpha_beta,
            ..RIGHT
        }
    ));
}

#[test]
fn s10_endless_recursion() {
    let how = Ending::Died("endless recursion: the stack overflowed".to_owned());
    assert_words!(report_of(
        step("10"),
        &lost_after_three(step("10"), &how, |call| {
            matches!(call, Call::AlphaBeta(AlphaBeta { depth, .. }) if *depth > 0)
        })
    ));
}

/// A search that makes every move before it looks at the first one, too.
fn wasteful(board: &Board, player: Disc, depth: u32, window: (i32, i32)) -> (i32, Option<Square>) {
    let enemy = player.opponent();
    let moves = steps::legal_moves(board, player);
    let is_over = moves.is_empty() && steps::legal_moves(board, enemy).is_empty();
    if depth == 0 || is_over {
        return (steps::evaluate(board, player), None);
    }
    let (mut alpha, beta) = window;
    if moves.is_empty() {
        let (score, _) = wasteful(board, enemy, depth - 1, (-beta, -alpha));
        return (-score, None);
    }
    for one in &moves {
        steps::place(board, one.square, player);
    }
    let mut best = (-i32::MAX, None);
    for one in moves {
        let Some(after) = steps::place(board, one.square, player) else {
            continue;
        };
        let (score, _) = wasteful(&after, enemy, depth - 1, (-beta, -alpha));
        if -score > best.0 {
            best = (-score, Some(one.square));
        }
        alpha = alpha.max(best.0);
        if alpha >= beta {
            break;
        }
    }
    best
}

#[test]
fn s10_moves_are_made_before_the_loop_which_fits_no_known_mistake() {
    let answers = Answers {
        alpha_beta: |board, player, depth, alpha, beta| {
            wasteful(board, player, depth, (alpha, beta))
        },
        ..RIGHT
    };
    assert_words!(report("10", &answers));
}

#[test]
fn s10_a_pass_takes_no_ply() {
    assert_words!(report_on_mistake("10", "S10j"));
}

#[test]
fn s09_a_pass_is_not_thought_of_which_fits_no_known_mistake() {
    fn minimax(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
        if depth == 0 {
            return (steps::evaluate(board, player), None);
        }
        let mut best = (-i32::MAX, None);
        for one in steps::legal_moves(board, player) {
            let Some(after) = steps::place(board, one.square, player) else {
                continue;
            };
            let (score, _) = minimax(&after, player.opponent(), depth - 1);
            if -score > best.0 {
                best = (-score, Some(one.square));
            }
        }
        best
    }
    assert_words!(words_of_groups("09", &Answers { minimax, ..RIGHT }));
}

#[test]
fn s09_two_sides_pass_to_the_last_ply() {
    assert_words!(report_on_mistake("09", "S9n"));
}

#[test]
fn s09_calls_that_never_come_back() {
    assert_words!(report_of(
        step("09"),
        &lost_after_three(step("09"), &Ending::Hung, |call| {
            matches!(call, Call::Minimax(Minimax(ToDepth { depth, .. })) if *depth > 0)
        })
    ));
}

#[test]
fn s07_the_first_move_is_always_taken() {
    assert_words!(report_on_mistake("07", "S7a"));
}

#[test]
fn panics_of_arithmetic_have_their_own_questions() {
    let call = Call::Minimax(Minimax(ToDepth {
        board: steps::start(),
        player: Disc::Black,
        depth: 1,
    }));
    for (message, question) in [
        ("attempt to negate with overflow", "i32::MIN"),
        (
            "attempt to shift left with overflow",
            "how far does this line shift",
        ),
        (
            "attempt to shift right with overflow",
            "how far does this line shift",
        ),
        ("attempt to divide by zero", "divide by"),
        (
            "attempt to calculate the remainder with a divisor of zero",
            "divide by",
        ),
        (
            "attempt to add with overflow",
            "can their type hold the result",
        ),
    ] {
        let ending = Ending::Panicked {
            message: message.to_owned(),
            location: None,
        };
        let advice = text::advice(&call, &ending, Language::English).unwrap();
        let advice = advice.to_lowercase();
        assert!(
            advice.contains(&question.to_lowercase()),
            "{message}: {advice}"
        );
    }
}
