//! When two answers count as the same: any sound way of searching passes, and no unsound one does.

use checks::functions::{AlphaBeta, Draws, Minimax, RandomMove, SolveBetween, ToDepth};
use checks::{Call, Ending, Reply, Value, ask};
use steps::{
    Answers, Board, Disc, Move, Rng, Square, evaluate, legal_moves, minimax, parse_game, place,
    start,
};

type Search = fn(&Board, Disc, u32) -> (i32, Option<Square>);
type BoundedSearch = fn(&Board, Disc, u32, i32, i32) -> (i32, Option<Square>);

const RIGHT: Answers = Answers::REFERENCE;
const FULL: (i32, i32) = (-i32::MAX, i32::MAX);

fn passes(answers: &Answers, call: &Call) -> bool {
    checks::quietly(|| ask(answers, call)).is_right(call, &call.expected())
}

/// Positions with different numbers of moves, with passes and endings below them.
fn positions() -> Vec<(Board, Disc)> {
    let mut positions = vec![(start(), Disc::Black)];
    for game in [
        "d3",
        "d3c5",
        "d3c3b3d2e1d6d7e3",
        "f5d6c3f4g4b2c5h4a1",
        "f5f6c4g5h5h4f7h6",
        "f5f4d3d6d7e3f3c5",
    ] {
        let game = parse_game(game).unwrap();
        positions.extend(game.to_move.map(|player| (game.board, player)));
    }
    positions
}

fn all_minimax_calls() -> Vec<Call> {
    let mut calls = Vec::new();
    for (board, player) in positions() {
        calls.extend((0..=3).map(|depth| {
            Call::Minimax(Minimax(ToDepth {
                board,
                player,
                depth,
            }))
        }));
    }
    calls
}

fn alpha_beta_call(position: (Board, Disc), depth: u32, (alpha, beta): (i32, i32)) -> Call {
    Call::AlphaBeta(AlphaBeta {
        board: position.0,
        player: position.1,
        depth,
        alpha,
        beta,
    })
}

fn all_full_windows() -> Vec<Call> {
    let depths = 0..=3;
    depths
        .flat_map(|depth| {
            positions()
                .into_iter()
                .map(move |position| alpha_beta_call(position, depth, FULL))
        })
        .collect()
}

fn all_narrow_windows() -> Vec<Call> {
    let mut calls = Vec::new();
    for position in positions() {
        for depth in 0..=3 {
            let (exact, _) = minimax(&position.0, position.1, depth);
            for window in [(-90, -20), (-1, 1), (-50, 50), (-11, 3), (-1000, 0)] {
                calls.push(alpha_beta_call(
                    position,
                    depth,
                    (exact + window.0, exact + window.1),
                ));
                calls.push(alpha_beta_call(
                    position,
                    depth,
                    (exact - window.1, exact - window.0),
                ));
            }
        }
    }
    calls
}

fn with_minimax(minimax: Search) -> Answers {
    Answers { minimax, ..RIGHT }
}

fn with_alpha_beta(alpha_beta: BoundedSearch) -> Answers {
    Answers {
        alpha_beta,
        ..RIGHT
    }
}

/// All scores from one side's view: that side takes the largest, the other the smallest.
fn max_and_min(board: &Board, player: Disc, depth: u32, me: Disc) -> (i32, Option<Square>) {
    let moves = legal_moves(board, player);
    if depth == 0 || (moves.is_empty() && legal_moves(board, player.opponent()).is_empty()) {
        return (evaluate(board, me), None);
    }
    if moves.is_empty() {
        let below = max_and_min(board, player.opponent(), depth - 1, me);
        return (below.0, None);
    }
    let scored = moves.iter().map(|one| {
        let after = place(board, one.square, player).unwrap();
        let (score, _) = max_and_min(&after, player.opponent(), depth - 1, me);
        (score, Some(one.square))
    });
    let best = if player == me {
        scored.max_by_key(|(score, _)| *score)
    } else {
        scored.min_by_key(|(score, _)| *score)
    };
    best.unwrap()
}

/// Alpha-beta that never goes beyond its bounds, with the moves in an order of its own.
fn fail_hard(
    board: &Board,
    player: Disc,
    depth: u32,
    (mut alpha, beta): (i32, i32),
    order: fn(&mut [Move]),
) -> (i32, Option<Square>) {
    let enemy = player.opponent();
    let mut moves = legal_moves(board, player);
    if depth == 0 || (moves.is_empty() && legal_moves(board, enemy).is_empty()) {
        return (evaluate(board, player).clamp(alpha, beta), None);
    }
    if moves.is_empty() {
        let (score, _) = fail_hard(board, enemy, depth - 1, (-beta, -alpha), order);
        return (-score, None);
    }
    order(&mut moves);
    let mut best = None;
    for one in moves {
        let after = place(board, one.square, player).unwrap();
        let (score, _) = fail_hard(&after, enemy, depth - 1, (-beta, -alpha), order);
        if -score >= beta {
            return (beta, Some(one.square));
        }
        if -score > alpha {
            alpha = -score;
            best = Some(one.square);
        }
    }
    (alpha, best)
}

fn as_they_come(_: &mut [Move]) {}

fn backwards(moves: &mut [Move]) {
    moves.reverse();
}

fn most_discs_first(moves: &mut [Move]) {
    moves.sort_by_key(|one| std::cmp::Reverse(one.flips.len()));
}

#[test]
fn scores_that_are_all_from_one_sides_view_pass_with_the_last_of_equal_moves() {
    let answers = with_minimax(|board, player, depth| max_and_min(board, player, depth, player));
    for call in all_minimax_calls() {
        assert!(passes(&answers, &call), "{call:?}");
    }
}

#[test]
fn another_move_with_the_same_score_passes_and_a_worse_one_does_not() {
    let call = |depth| {
        Call::Minimax(Minimax(ToDepth {
            board: start(),
            player: Disc::Black,
            depth,
        }))
    };
    let say = |score, name: &str| {
        Reply::unread(Ending::Answered(Value::Search {
            score,
            square: name.parse().ok(),
            placed: steps::Placed::default(),
        }))
    };
    for equal in ["d3", "c4", "f5", "e6"] {
        let reply = say(-22, equal);
        assert!(reply.is_right(&call(2), &call(2).expected()), "{equal}");
    }
    for wrong in [
        say(-22, "a1"),
        say(-22, "d4"),
        say(-22, "none"),
        say(22, "d3"),
        say(-21, "d3"),
    ] {
        assert!(!wrong.is_right(&call(2), &call(2).expected()), "{wrong:?}");
    }
    let after_d3 = Call::Minimax(Minimax(ToDepth {
        board: parse_game("d3").unwrap().board,
        player: Disc::White,
        depth: 2,
    }));
    assert!(say(-37, "c3").is_right(&after_d3, &after_d3.expected()));
    assert!(!say(-37, "e3").is_right(&after_d3, &after_d3.expected()));
    assert!(!say(-49, "e3").is_right(&after_d3, &after_d3.expected()));
}

#[test]
fn where_there_is_no_move_none_alone_passes() {
    let pass = parse_game("f5f6c4g5h5h4f7h6").unwrap().board;
    for (board, player, depth) in [
        (start(), Disc::Black, 0),
        (pass, Disc::Black, 2),
        (Board::empty(8), Disc::White, 3),
    ] {
        let call = Call::Minimax(Minimax(ToDepth {
            board,
            player,
            depth,
        }));
        let Value::Search { score, placed, .. } = call.expected() else {
            panic!("{call:?}");
        };
        for square in board.squares() {
            let reply = Reply::unread(Ending::Answered(Value::Search {
                score,
                square: Some(square),
                placed,
            }));
            assert!(!reply.is_right(&call, &call.expected()), "{square}");
        }
    }
}

#[test]
fn minimax_may_look_at_as_many_positions_as_it_likes() {
    let answers = with_minimax(|board, player, depth| {
        minimax(board, player, depth);
        minimax(board, player, depth)
    });
    for call in all_minimax_calls() {
        assert!(passes(&answers, &call), "{call:?}");
    }
}

#[test]
fn alpha_beta_passes_that_stays_within_its_bounds_and_that_goes_beyond_them() {
    let hard = with_alpha_beta(|board, player, depth, alpha, beta| {
        fail_hard(board, player, depth, (alpha, beta), as_they_come)
    });
    for call in all_full_windows().iter().chain(&all_narrow_windows()) {
        assert!(passes(&hard, call), "{call:?}");
        assert!(passes(&RIGHT, call), "{call:?}");
    }
}

#[test]
fn alpha_beta_passes_with_the_moves_in_another_order() {
    let backwards = with_alpha_beta(|board, player, depth, alpha, beta| {
        fail_hard(board, player, depth, (alpha, beta), backwards)
    });
    let sorted = with_alpha_beta(|board, player, depth, alpha, beta| {
        fail_hard(board, player, depth, (alpha, beta), most_discs_first)
    });
    for call in all_full_windows().iter().chain(&all_narrow_windows()) {
        assert!(passes(&backwards, call), "{call:?}");
    }
    for call in all_narrow_windows() {
        assert!(passes(&sorted, &call), "{call:?}");
    }
}

#[test]
fn every_question_of_step_10_lets_the_ways_of_searching_pass() {
    let orders: [(&str, BoundedSearch); 3] = [
        ("as they come", |board, player, depth, alpha, beta| {
            fail_hard(board, player, depth, (alpha, beta), as_they_come)
        }),
        ("backwards", |board, player, depth, alpha, beta| {
            fail_hard(board, player, depth, (alpha, beta), backwards)
        }),
        ("most discs first", |board, player, depth, alpha, beta| {
            fail_hard(board, player, depth, (alpha, beta), most_discs_first)
        }),
    ];
    for (order, search) in orders {
        for call in checks::find_step("10").unwrap().calls() {
            assert!(passes(&with_alpha_beta(search), call), "{order}: {call:?}");
        }
    }
}

#[test]
fn alpha_beta_that_looks_at_everything_fails_where_there_is_much_to_save() {
    let everything = with_alpha_beta(|board, player, depth, _, _| minimax(board, player, depth));
    let backwards = with_alpha_beta(|board, player, depth, _, _| {
        // The first call of place is another one, and nothing is cut.
        let last = legal_moves(board, player).last().map(|one| one.square);
        last.and_then(|square| place(board, square, player));
        minimax(board, player, depth)
    });
    let from_the_start = |depth| alpha_beta_call((start(), Disc::Black), depth, FULL);
    for depth in [3, 4] {
        assert!(passes(&RIGHT, &from_the_start(depth)));
        assert!(!passes(&everything, &from_the_start(depth)));
        assert!(!passes(&backwards, &from_the_start(depth)));
    }
    // 16 calls against 14: who starts with another move may well save nothing.
    assert!(passes(&everything, &from_the_start(2)));
}

#[test]
fn a_twentieth_more_than_the_textbook_passes_and_more_fails_in_the_order_of_the_textbook() {
    let call = alpha_beta_call((start(), Disc::Black), 4, FULL);
    let Value::Search {
        score,
        square,
        placed,
    } = call.expected()
    else {
        panic!("{call:?}");
    };
    assert_eq!(placed.count, 169);
    let say = |count| {
        let placed = steps::Placed { count, ..placed };
        let reply = Reply::unread(Ending::Answered(Value::Search {
            score,
            square,
            placed,
        }));
        reply.is_right(&call, &call.expected())
    };
    assert!(say(100) && say(169) && say(177));
    assert!(!say(178) && !say(316) && !say(1000));
}

#[test]
fn a_narrow_window_asks_for_no_effort() {
    let everything = with_alpha_beta(|board, player, depth, _, _| minimax(board, player, depth));
    for call in all_narrow_windows() {
        assert!(passes(&everything, &call), "{call:?}");
    }
}

#[test]
fn scores_outside_of_the_window_may_be_bounds_and_must_be_sound() {
    // The exact score is -22, and d3 has it.
    let say = |window, score| {
        let call = alpha_beta_call((start(), Disc::Black), 2, window);
        let reply = Reply::unread(Ending::Answered(Value::Search {
            score,
            square: None,
            placed: steps::Placed::default(),
        }));
        reply.is_right(&call, &call.expected())
    };
    let above = (0, 50);
    for sound in [-22, -10, 0] {
        assert!(say(above, sound), "{sound}");
    }
    for unsound in [-23, 1, 50, 10_000, -10_000] {
        assert!(!say(above, unsound), "{unsound}");
    }
    let below = (-80, -40);
    for sound in [-40, -30, -22] {
        assert!(say(below, sound), "{sound}");
    }
    for unsound in [-41, -80, -21, 0] {
        assert!(!say(below, unsound), "{unsound}");
    }
    // On the bounds themselves there is one score only.
    assert!(say((-22, 0), -22) && !say((-22, 0), -23) && !say((-22, 0), -21));
    assert!(say((-50, -22), -22) && !say((-50, -22), -21) && !say((-50, -22), -23));
}

#[test]
fn inside_of_the_window_score_and_move_must_be_exact() {
    let call = alpha_beta_call(
        (parse_game("d3").unwrap().board, Disc::White),
        2,
        (-60, -30),
    );
    let say = |score, name: &str| {
        let reply = Reply::unread(Ending::Answered(Value::Search {
            score,
            square: name.parse().ok(),
            placed: steps::Placed::default(),
        }));
        reply.is_right(&call, &call.expected())
    };
    assert!(say(-37, "c3"));
    assert!(!say(-37, "e3") && !say(-37, "none") && !say(-49, "e3") && !say(-30, "c3"));
}

/// Alpha-beta to the end of the game, with the moves in an order of its own.
fn solve_in_order(
    board: &Board,
    player: Disc,
    (alpha, beta): (i32, i32),
    order: fn(&mut [Board], Disc),
) -> i32 {
    let enemy = player.opponent();
    let mut positions: Vec<Board> = legal_moves(board, player)
        .iter()
        .filter_map(|one| place(board, one.square, player))
        .collect();
    if positions.is_empty() {
        return match legal_moves(board, enemy).is_empty() {
            true => steps::final_score(board, player),
            false => -solve_in_order(board, enemy, (-beta, -alpha), order),
        };
    }
    order(&mut positions, enemy);
    let mut best = -64;
    for after in positions {
        let window = (-beta, -best.max(alpha));
        best = best.max(-solve_in_order(&after, enemy, window, order));
        if best >= beta {
            break;
        }
    }
    best
}

#[test]
fn solving_within_bounds_passes_with_the_moves_in_any_order_and_fails_without_cuts() {
    type Solver = fn(&Board, Disc, i32, i32) -> i32;
    let orders: [Solver; 3] = [
        |board, player, alpha, beta| solve_in_order(board, player, (alpha, beta), |_, _| {}),
        |board, player, alpha, beta| {
            solve_in_order(board, player, (alpha, beta), |all, _| all.reverse())
        },
        |board, player, alpha, beta| {
            solve_in_order(board, player, (alpha, beta), |all, enemy| {
                all.sort_by_key(|after| std::cmp::Reverse(legal_moves(after, enemy).len()));
            })
        },
    ];
    let calls: Vec<&Call> = checks::find_step("detour-endgame")
        .unwrap()
        .calls()
        .filter(|call| call.function() == "solve_between")
        .collect();
    for solve_between in orders {
        let answers = Answers {
            solve_between,
            ..RIGHT
        };
        for call in &calls {
            assert!(passes(&answers, call), "{call:?}");
        }
    }
    let without_cuts = Answers {
        solve_between: |board, player, _, _| steps::solve(board, player),
        ..RIGHT
    };
    let failed = calls.iter().filter(|call| !passes(&without_cuts, call));
    assert_eq!(failed.count(), 4);
}

#[test]
fn half_of_the_moves_of_solve_fail_and_fewer_pass() {
    let calls: Vec<&Call> = checks::find_step("detour-endgame")
        .unwrap()
        .calls()
        .filter(|call| call.function() == "solve_between")
        .collect();
    let call = calls[calls.len() - 4];
    let Call::SolveBetween(SolveBetween { board, player, .. }) = call else {
        panic!("{call:?}");
    };
    steps::take_placed();
    steps::solve(board, *player);
    let all = steps::take_placed().count;
    let Value::Search { score, placed, .. } = call.expected() else {
        panic!("{call:?}");
    };
    let say = |score, count| {
        let placed = steps::Placed { count, ..placed };
        Reply::unread(Ending::Answered(Value::Search {
            score,
            square: None,
            placed,
        }))
        .is_right(call, &call.expected())
    };
    assert!(say(score, 0) && say(score, 500) && say(score, all.div_ceil(2) - 1));
    assert!(!say(score, all.div_ceil(2)) && !say(score, all));
    assert!(!say(score + 2, 100));
}

#[test]
fn random_moves_pass_that_share_the_numbers_out_evenly_in_any_way() {
    type Choice = for<'a> fn(&'a [Move], &mut Rng) -> Option<&'a Move>;
    let fair: [Choice; 4] = [
        |moves, rng| moves.get(((1.0 - rng.next_f64()) * moves.len() as f64).ceil() as usize - 1),
        |moves, rng| {
            let number = (rng.next_f64() * 1_000_000.0) as usize;
            moves.get(number.checked_rem(moves.len())?)
        },
        |moves, rng| {
            let number = (rng.next_f64() * f64::from(u32::MAX)) as usize;
            moves.get(number.checked_rem(moves.len())?)
        },
        |moves, rng| {
            let number = rng.next_f64();
            let share = 1.0 / moves.len() as f64;
            (0..moves.len())
                .find(|index| number < share * (index + 1) as f64)
                .and_then(|index| moves.get(index))
                .or(moves.last())
        },
    ];
    for (index, random_move) in fair.into_iter().enumerate() {
        let answers = Answers {
            random_move,
            ..RIGHT
        };
        for call in checks::find_step("07").unwrap().calls() {
            let fits = match call {
                // Counting down from 1.0 has no index for it.
                Call::RandomMove(RandomMove {
                    draws: Draws::Lowest | Draws::Highest,
                    ..
                }) if index == 0 => true,
                _ => {
                    passes(&answers, call)
                        || (index == 0 && call.expected() == Value::Scores(Vec::new()))
                }
            };
            assert!(fits, "way {index}: {call:?}");
        }
    }
}

#[test]
fn a_move_that_gets_an_eighth_too_little_fails() {
    let call = Call::RandomMove(RandomMove {
        board: start(),
        player: Disc::Black,
        draws: Draws::Spread(4000),
    });
    let say = |counts: [i32; 4]| {
        let squares = legal_moves(&start(), Disc::Black);
        let drawn = squares.iter().map(|one| one.square).zip(counts).collect();
        Reply::unread(Ending::Answered(Value::Scores(drawn))).is_right(&call, &call.expected())
    };
    assert!(say([1000; 4]) && say([960, 1040, 1000, 1000]));
    assert!(!say([875, 1125, 1000, 1000]));
    assert!(!say([999, 1000, 1000, 1000]), "one number gave no move");
    assert!(!say([1001, 1000, 1000, 1000]));
}
