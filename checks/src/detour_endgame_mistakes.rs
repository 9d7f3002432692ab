//! The known mistakes of the detour on the endgame, each written the way somebody would write it.

use steps::{Answers, Board, Count, Disc, count, legal_moves, place};

use crate::{ImpossibleMistake, Mistake};

/// A mistake in `final_score`; `solve` and `solve_between` ask it at the end of each game.
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
        "the empty cells are given to nobody",
        "A wipe-out counts 13 in place of 64.",
        "Who gets the empty cells at the end of a game?",
        empty_cells_to_nobody
    ),
    in_final_score!(
        "Zb",
        "the empty cells are always added",
        "A lost game with empty cells looks better than it is.",
        "The difference is below 0 where the enemy has won. Which way do the empty cells count then?",
        empty_cells_to_the_player
    ),
    in_final_score!(
        "Zc",
        "the winner gets the empty cells even where nobody has won",
        "A draw with empty cells is won by somebody.",
        "What is the score of 12 to 12 with 40 empty cells?",
        draw_is_won
    ),
    in_final_score!(
        "Zd",
        "the score is always Black's",
        "Right for Black, the wrong sign for White.",
        "Whose score is asked for? Where does your function look at player?",
        always_blacks
    ),
    in_final_score!(
        "Ze",
        "the player's own discs are given in place of the difference",
        "34 in place of 4, and never a number below 0.",
        "By how many discs has the player won? What do you subtract?",
        own_discs
    ),
    in_final_score!(
        "Zf",
        "the enemy's discs come first in the difference",
        "Every score has the wrong sign.",
        "A score above 0 is good for player. From which number do you subtract the other?",
        enemy_first
    ),
    in_final_score!(
        "Zg",
        "a won game counts ten thousand",
        "10064 in place of 64.",
        "evaluate needed the ten thousand beside other scores. Are there others here?",
        ten_thousand
    ),
    in_solve(
        "Zh",
        "the enemy's score is taken without the minus",
        "Lost positions look won.",
        "After the move, whose score does solve give?",
        without_the_minus,
    ),
    in_solve(
        "Zi",
        "a pass is scored as the end of the game",
        "Wrong wherever a side has to pass.",
        "One side has no move. What must you ask before you count the discs?",
        pass_is_the_end,
    ),
    in_solve(
        "Zj",
        "a side without a move scores 0",
        "Positions with a pass or an end in them look like draws.",
        "What happens in a game where a side has no move? And where neither has?",
        no_move_scores_0,
    ),
    in_solve(
        "Zk",
        "the score after a pass keeps its sign",
        "The wrong sign wherever a side has to pass.",
        "After the pass the other side is to move. Whose score comes back?",
        pass_without_the_minus,
    ),
    in_solve(
        "Zl",
        "the lowest score is taken",
        "Both sides play as badly as they can.",
        "Which of its moves does a side choose: the one with the lowest score or with the highest?",
        lowest,
    ),
    in_solve(
        "Zm",
        "the same side moves again",
        "The enemy never gets a move.",
        "For which side do you call solve after the move?",
        same_side_moves_again,
    ),
    in_solve(
        "Zn",
        "the best score begins at 0",
        "A lost position scores 0.",
        "Can every move score below 0? Which number is lower than all scores?",
        begins_at_0,
    ),
    in_solve(
        "Zo",
        "only the first move is looked at",
        "Right where a side has one move.",
        "How many moves does the loop see before it returns?",
        first_move_only,
    ),
    in_solve(
        "Zp",
        "the moves that turn most discs are played",
        "Often right, and wrong where it matters.",
        "Is the move that turns most discs always the best one? solve can know it.",
        most_discs,
    ),
    in_between(
        "Zq",
        "the window is not turned round for the enemy",
        "Wrong scores as soon as two plies are left.",
        "Your lower bound is a bound of the enemy's score too. Which one, and with which sign?",
        window_not_turned,
    ),
    in_between(
        "Zy",
        "the window is handed down as it is, after a move and after a pass",
        "Wrong scores nearly everywhere, also where somebody passes.",
        "The call below answers from the enemy's view. What are your two bounds there?",
        window_never_turned,
    ),
    in_between(
        "Zz",
        "nothing is ever cut",
        "The scores are right, and every move is looked at.",
        "You have found a better move. What do you have for sure from now on? Which bound says so, and where does your loop end early?",
        nothing_is_cut,
    ),
    in_between(
        "Zr",
        "the bounds change their signs but not their places",
        "Branches are cut at once, and the scores are mere guesses.",
        "Of -alpha and -beta, which one is the smaller number?",
        bounds_not_exchanged,
    ),
    in_between(
        "Zs",
        "the window is not turned round at a pass",
        "Right until somebody has to pass.",
        "After a pass the enemy is to move. With which bounds?",
        window_not_turned_at_a_pass,
    ),
    in_between(
        "Zt",
        "the loop stops at the lower bound",
        "The first move that is good enough counts, not the best one.",
        "Which bound says that the enemy will not let it come to this?",
        stops_at_alpha,
    ),
    in_between(
        "Zu",
        "the best score of the loop begins at 0",
        "Lost positions score 0.",
        "Can every move score below 0? Where does best have to begin?",
        best_begins_at_0,
    ),
    in_between(
        "Zv",
        "the score of the last move counts",
        "A better move that came earlier is forgotten.",
        "What does the loop keep of the moves before this one?",
        last_move_counts,
    ),
    in_between(
        "Zw",
        "the upper bound is answered where the score is below it",
        "A score that nobody reaches.",
        "What do you return after the loop, where no move reached beta?",
        upper_bound_always,
    ),
    in_between(
        "Zx",
        "a pass scores as the end of the game within bounds",
        "Right in solve, wrong with bounds where a side has to pass.",
        "solve goes on after a pass. What does solve_between do there?",
        pass_is_the_end_within_bounds,
    ),
];

/// What Rust's types rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 0] = [];

type Score = fn(&Board, Disc) -> i32;

/// The boards after each move of a side, in scan order.
fn boards_after(board: &Board, player: Disc) -> Vec<Board> {
    legal_moves(board, player)
        .iter()
        .filter_map(|candidate| place(board, candidate.square, player))
        .collect()
}

fn can_move(board: &Board, player: Disc) -> bool {
    !legal_moves(board, player).is_empty()
}

/// The right `solve`, with somebody's score of a finished game.
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

/// The right `solve_between`, with somebody's score of a finished game.
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

/// The discs of a side, those of its enemy, and the empty cells.
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

/// What differs between ways to search within bounds.
#[derive(Clone, Copy)]
struct Habits {
    /// The enemy's window, from the lower bound and the upper one.
    turned: fn(i32, i32) -> (i32, i32),
    /// The enemy's window after a pass.
    turned_at_a_pass: fn(i32, i32) -> (i32, i32),
    /// Where the best score begins.
    first: i32,
    /// Whether the loop ends at this score, between these bounds.
    ends: fn(i32, i32, i32) -> bool,
    /// Which of two scores is kept, the best so far and the one of this move.
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
