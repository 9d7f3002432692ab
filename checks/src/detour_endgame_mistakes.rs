//! The known mistakes of the detour on the endgame, each written the way a learner would write it.

use steps::{Answers, Board, Count, Disc, count, legal_moves, place};

use crate::{ImpossibleMistake, Mistake};

/// A mistake in `final_score`; `solve` and `solve_between` call it at the end of each game.
macro_rules! in_final_score {
    ($id:literal, $title:literal, $symptom:literal, $ask:literal, $score:path) => {
        Mistake::new(
            $id,
            $title,
            $symptom,
            $ask,
            Answers {
                final_score: $score,
                solve: |board, player| solve_by($score, board, player),
                solve_between: |board, player, alpha, beta| {
                    between_by($score, board, player, alpha, beta)
                },
                ..Answers::REFERENCE
            },
        )
    };
}

/// A mistake in `solve`.
const fn in_solve(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    solve: fn(&Board, Disc) -> i32,
) -> Mistake {
    let answers = Answers {
        solve,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

/// A mistake in `solve_between`.
const fn in_between(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    solve_between: fn(&Board, Disc, i32, i32) -> i32,
) -> Mistake {
    let answers = Answers {
        solve_between,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

/// In the order of the functions.
pub(crate) static MISTAKES: [Mistake; 26] = [
    in_final_score!(
        "Za",
        "the code doesn't give the empty cells to the winner",
        "A wipe-out scores 13 instead of 64.",
        "Which side gets the empty cells in your code?",
        empty_cells_to_nobody
    ),
    in_final_score!(
        "Zb",
        "the code always adds the empty cells",
        "A lost game with empty cells scores too high.",
        "If the enemy wins, does your code add the empty cells or subtract them?",
        empty_cells_to_the_player
    ),
    in_final_score!(
        "Zc",
        "the code gives the empty cells to a side in a draw",
        "A draw with empty cells scores as a win.",
        "What does your code return for 12 to 12 with 40 empty cells?",
        draw_is_won
    ),
    in_final_score!(
        "Zd",
        "the code always returns Black's score",
        "The score is right for Black, but has the wrong sign for White.",
        "Where does your code use `player`?",
        always_blacks
    ),
    in_final_score!(
        "Ze",
        "the code returns the player's discs instead of the difference",
        "The score is 34 instead of 4, and never below 0.",
        "What does your code subtract from the player's discs?",
        own_discs
    ),
    in_final_score!(
        "Zf",
        "the code subtracts the player's discs from the enemy's",
        "Every score has the wrong sign.",
        "Which number does your code subtract from which?",
        enemy_first
    ),
    in_final_score!(
        "Zg",
        "the code adds 10,000 for a won game",
        "The score is 10,064 instead of 64.",
        "Where does the 10,000 in your score come from?",
        ten_thousand
    ),
    in_solve(
        "Zh",
        "the code doesn't negate the enemy's score",
        "Lost positions look won.",
        "After the move, where does your code negate the score that `solve` returns?",
        without_the_minus,
    ),
    in_solve(
        "Zi",
        "the code scores a pass as the end of the game",
        "Scores are wrong whenever a side has to pass.",
        "If one side can't move, what does your code check before it counts discs?",
        pass_is_the_end,
    ),
    in_solve(
        "Zj",
        "the code returns 0 if a side has no legal move",
        "Positions that lead to a pass or to the end look like draws.",
        "What does your code do if one side can't move, and what if neither can?",
        no_move_scores_0,
    ),
    in_solve(
        "Zk",
        "the code doesn't negate the score after a pass",
        "Scores have the wrong sign whenever a side has to pass.",
        "After a pass, where does your code negate the returned score?",
        pass_without_the_minus,
    ),
    in_solve(
        "Zl",
        "the code takes the lowest score",
        "Both sides play as badly as they can.",
        "Which score does your code keep, the lowest or the highest?",
        lowest,
    ),
    in_solve(
        "Zm",
        "the code lets the same side move again",
        "The enemy never gets a move.",
        "With which side do you call `solve` after the move?",
        same_side_moves_again,
    ),
    in_solve(
        "Zn",
        "the code starts with a best score of 0 in `solve`",
        "A lost position scores 0.",
        "Can a negative score be larger than your first best score?",
        begins_at_0,
    ),
    in_solve(
        "Zo",
        "the code searches only the first move",
        "The score is right if each side has only one move.",
        "How many moves does your loop search before it returns?",
        first_move_only,
    ),
    in_solve(
        "Zp",
        "the code plays the move that flips most discs",
        "The score is often right, but wrong in important positions.",
        "Does your code compare flipped discs or scores?",
        most_discs,
    ),
    in_between(
        "Zq",
        "the code doesn't negate and swap the bounds after a move",
        "Scores are wrong if two or more plies are left.",
        "What are alpha and beta in your recursive call, from the enemy's view?",
        window_not_turned,
    ),
    in_between(
        "Zy",
        "the code never negates and swaps the bounds",
        "Almost all scores are wrong, also after a pass.",
        "Which bounds does your code use after a move, and which after a pass?",
        window_never_turned,
    ),
    in_between(
        "Zz",
        "the code prunes nothing",
        "The scores are right, but the search visits every move.",
        "Which condition ends your loop early?",
        nothing_is_cut,
    ),
    in_between(
        "Zr",
        "the code negates the bounds but doesn't swap them",
        "The search prunes immediately, and the scores are wrong.",
        "In your recursive call, which bound is the smaller number?",
        bounds_not_exchanged,
    ),
    in_between(
        "Zs",
        "the code doesn't negate and swap the bounds after a pass",
        "It works until a side has to pass.",
        "After a pass, what are alpha and beta in your recursive call?",
        window_not_turned_at_a_pass,
    ),
    in_between(
        "Zt",
        "the code ends the loop at the lower bound",
        "The search takes the first move that is good enough, not the best one.",
        "Does your loop end at alpha or at beta?",
        stops_at_alpha,
    ),
    in_between(
        "Zu",
        "the code starts with a best score of 0 in `solve_between`",
        "Lost positions score 0 in a search with bounds.",
        "With which score does `best` start in your `solve_between`?",
        best_begins_at_0,
    ),
    in_between(
        "Zv",
        "the code keeps the score of the last move",
        "A better move that came earlier is lost.",
        "What does your loop keep of the moves before this one?",
        last_move_counts,
    ),
    in_between(
        "Zw",
        "the code returns the upper bound instead of a lower score",
        "The score is higher than any move can reach.",
        "What does your code return after the loop, if no move reached beta?",
        upper_bound_always,
    ),
    in_between(
        "Zx",
        "the code scores a pass as the end in `solve_between`",
        "`solve` is right, but `solve_between` is wrong when a side has to pass.",
        "What does your `solve_between` do if only one side can't move?",
        pass_is_the_end_within_bounds,
    ),
];

/// Mistakes that Rust's types rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 0] = [];

type Score = fn(&Board, Disc) -> i32;

/// The boards after each legal move of a side, in scan order.
fn boards_after(board: &Board, player: Disc) -> Vec<Board> {
    legal_moves(board, player)
        .iter()
        .filter_map(|candidate| place(board, candidate.square, player))
        .collect()
}

fn can_move(board: &Board, player: Disc) -> bool {
    !legal_moves(board, player).is_empty()
}

/// The correct `solve`, with the given score of a finished game.
fn solve_by(score: Score, board: &Board, player: Disc) -> i32 {
    let enemy = player.opponent();
    let best = boards_after(board, player)
        .iter()
        .map(|after| -solve_by(score, after, enemy))
        .max();
    match best {
        Some(best) => best,
        None if can_move(board, enemy) => -solve_by(score, board, enemy),
        None => score(board, player),
    }
}

/// The correct `solve_between`, with the given score of a finished game.
fn between_by(score: Score, board: &Board, player: Disc, alpha: i32, beta: i32) -> i32 {
    let enemy = player.opponent();
    let positions = boards_after(board, player);
    if positions.is_empty() {
        return if can_move(board, enemy) {
            -between_by(score, board, enemy, -beta, -alpha)
        } else {
            score(board, player)
        };
    }
    let mut best = -i32::MAX;
    for after in positions {
        let lower = best.max(alpha);
        best = best.max(-between_by(score, &after, enemy, -beta, -lower));
        if best >= beta {
            break;
        }
    }
    best
}

/// The number of discs of a side, of its enemy's discs, and of empty cells.
fn own_enemy_and_empty(board: &Board, player: Disc) -> (i32, i32, i32) {
    let Count {
        black,
        white,
        empty,
    } = count(board);
    match player {
        Disc::Black => (black, white, empty),
        Disc::White => (white, black, empty),
    }
}

fn empty_cells_to_nobody(board: &Board, player: Disc) -> i32 {
    let (own, enemy, _) = own_enemy_and_empty(board, player);
    own - enemy
}

fn empty_cells_to_the_player(board: &Board, player: Disc) -> i32 {
    let (own, enemy, empty) = own_enemy_and_empty(board, player);
    own - enemy + empty
}

fn draw_is_won(board: &Board, player: Disc) -> i32 {
    let (own, enemy, empty) = own_enemy_and_empty(board, player);
    if own >= enemy {
        own - enemy + empty
    } else {
        own - enemy - empty
    }
}

fn always_blacks(board: &Board, _player: Disc) -> i32 {
    steps::final_score(board, Disc::Black)
}

fn own_discs(board: &Board, player: Disc) -> i32 {
    let (own, enemy, empty) = own_enemy_and_empty(board, player);
    match own.cmp(&enemy) {
        std::cmp::Ordering::Greater => own + empty,
        std::cmp::Ordering::Equal => own + empty / 2,
        std::cmp::Ordering::Less => own,
    }
}

fn enemy_first(board: &Board, player: Disc) -> i32 {
    steps::final_score(board, player.opponent())
}

fn ten_thousand(board: &Board, player: Disc) -> i32 {
    let score = steps::final_score(board, player);
    10_000 * score.signum() + score
}

fn without_the_minus(board: &Board, player: Disc) -> i32 {
    let enemy = player.opponent();
    let best = boards_after(board, player)
        .iter()
        .map(|after| without_the_minus(after, enemy))
        .max();
    match best {
        Some(best) => best,
        None if can_move(board, enemy) => -without_the_minus(board, enemy),
        None => steps::final_score(board, player),
    }
}

fn pass_is_the_end(board: &Board, player: Disc) -> i32 {
    let enemy = player.opponent();
    boards_after(board, player)
        .iter()
        .map(|after| -pass_is_the_end(after, enemy))
        .max()
        .unwrap_or_else(|| steps::final_score(board, player))
}

fn no_move_scores_0(board: &Board, player: Disc) -> i32 {
    let enemy = player.opponent();
    boards_after(board, player)
        .iter()
        .map(|after| -no_move_scores_0(after, enemy))
        .max()
        .unwrap_or(0)
}

fn pass_without_the_minus(board: &Board, player: Disc) -> i32 {
    let enemy = player.opponent();
    let best = boards_after(board, player)
        .iter()
        .map(|after| -pass_without_the_minus(after, enemy))
        .max();
    match best {
        Some(best) => best,
        None if can_move(board, enemy) => pass_without_the_minus(board, enemy),
        None => steps::final_score(board, player),
    }
}

fn lowest(board: &Board, player: Disc) -> i32 {
    let enemy = player.opponent();
    let worst = boards_after(board, player)
        .iter()
        .map(|after| -lowest(after, enemy))
        .min();
    match worst {
        Some(worst) => worst,
        None if can_move(board, enemy) => -lowest(board, enemy),
        None => steps::final_score(board, player),
    }
}

fn same_side_moves_again(board: &Board, player: Disc) -> i32 {
    let enemy = player.opponent();
    let best = boards_after(board, player)
        .iter()
        .map(|after| same_side_moves_again(after, player))
        .max();
    match best {
        Some(best) => best,
        None if can_move(board, enemy) => -same_side_moves_again(board, enemy),
        None => steps::final_score(board, player),
    }
}

fn begins_at_0(board: &Board, player: Disc) -> i32 {
    let enemy = player.opponent();
    let positions = boards_after(board, player);
    if positions.is_empty() {
        return if can_move(board, enemy) {
            -begins_at_0(board, enemy)
        } else {
            steps::final_score(board, player)
        };
    }
    let mut best = 0;
    for after in positions {
        best = best.max(-begins_at_0(&after, enemy));
    }
    best
}

fn first_move_only(board: &Board, player: Disc) -> i32 {
    let enemy = player.opponent();
    match boards_after(board, player).first() {
        Some(after) => -first_move_only(after, enemy),
        None if can_move(board, enemy) => -first_move_only(board, enemy),
        None => steps::final_score(board, player),
    }
}

fn most_discs(board: &Board, player: Disc) -> i32 {
    let enemy = player.opponent();
    let greediest = legal_moves(board, player)
        .into_iter()
        .max_by_key(|candidate| candidate.flips.len())
        .and_then(|candidate| place(board, candidate.square, player));
    match greediest {
        Some(after) => -most_discs(&after, enemy),
        None if can_move(board, enemy) => -most_discs(board, enemy),
        None => steps::final_score(board, player),
    }
}

/// The parts of a bounded search that a mistake can change.
#[derive(Clone, Copy)]
struct Habits {
    /// The enemy's window, computed from the lower and upper bound.
    turned: fn(i32, i32) -> (i32, i32),
    /// The enemy's window after a pass.
    turned_at_a_pass: fn(i32, i32) -> (i32, i32),
    /// The first best score.
    first: i32,
    /// Whether the loop ends at this score with these bounds.
    ends: fn(i32, i32, i32) -> bool,
    /// Which score is kept: the best one so far or the score of this move.
    kept: fn(i32, i32) -> i32,
}

const RIGHT: Habits = Habits {
    turned: |lower, upper| (-upper, -lower),
    turned_at_a_pass: |lower, upper| (-upper, -lower),
    first: -64,
    ends: |best, _, beta| best >= beta,
    kept: |best, score| best.max(score),
};

fn search(habits: Habits, board: &Board, player: Disc, alpha: i32, beta: i32) -> i32 {
    let enemy = player.opponent();
    let positions = boards_after(board, player);
    if positions.is_empty() {
        return if can_move(board, enemy) {
            let (lower, upper) = (habits.turned_at_a_pass)(alpha, beta);
            -search(habits, board, enemy, lower, upper)
        } else {
            steps::final_score(board, player)
        };
    }
    let mut best = habits.first;
    for after in positions {
        let (lower, upper) = (habits.turned)(best.max(alpha), beta);
        best = (habits.kept)(best, -search(habits, &after, enemy, lower, upper));
        if (habits.ends)(best, alpha, beta) {
            break;
        }
    }
    best
}

fn window_not_turned(board: &Board, player: Disc, alpha: i32, beta: i32) -> i32 {
    let habits = Habits {
        turned: |lower, upper| (lower, upper),
        ..RIGHT
    };
    search(habits, board, player, alpha, beta)
}

fn window_never_turned(board: &Board, player: Disc, alpha: i32, beta: i32) -> i32 {
    let habits = Habits {
        turned: |lower, upper| (lower, upper),
        turned_at_a_pass: |lower, upper| (lower, upper),
        ..RIGHT
    };
    search(habits, board, player, alpha, beta)
}

fn nothing_is_cut(board: &Board, player: Disc, _alpha: i32, _beta: i32) -> i32 {
    steps::solve(board, player)
}

fn bounds_not_exchanged(board: &Board, player: Disc, alpha: i32, beta: i32) -> i32 {
    let habits = Habits {
        turned: |lower, upper| (-lower, -upper),
        ..RIGHT
    };
    search(habits, board, player, alpha, beta)
}

fn window_not_turned_at_a_pass(board: &Board, player: Disc, alpha: i32, beta: i32) -> i32 {
    let habits = Habits {
        turned_at_a_pass: |lower, upper| (lower, upper),
        ..RIGHT
    };
    search(habits, board, player, alpha, beta)
}

fn stops_at_alpha(board: &Board, player: Disc, alpha: i32, beta: i32) -> i32 {
    let habits = Habits {
        ends: |best, alpha, _| best > alpha,
        ..RIGHT
    };
    search(habits, board, player, alpha, beta)
}

fn best_begins_at_0(board: &Board, player: Disc, alpha: i32, beta: i32) -> i32 {
    let habits = Habits { first: 0, ..RIGHT };
    search(habits, board, player, alpha, beta)
}

fn last_move_counts(board: &Board, player: Disc, alpha: i32, beta: i32) -> i32 {
    let habits = Habits {
        kept: |_, score| score,
        ..RIGHT
    };
    search(habits, board, player, alpha, beta)
}

fn upper_bound_always(board: &Board, player: Disc, alpha: i32, beta: i32) -> i32 {
    let score = steps::solve_between(board, player, alpha, beta);
    if score > alpha { beta } else { score }
}

fn pass_is_the_end_within_bounds(board: &Board, player: Disc, alpha: i32, beta: i32) -> i32 {
    let enemy = player.opponent();
    let positions = boards_after(board, player);
    if positions.is_empty() {
        return steps::final_score(board, player);
    }
    let mut best = -64;
    for after in positions {
        let lower = best.max(alpha);
        best = best.max(-pass_is_the_end_within_bounds(&after, enemy, -beta, -lower));
        if best >= beta {
            break;
        }
    }
    best
}
