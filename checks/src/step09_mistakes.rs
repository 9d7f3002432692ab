//! The known mistakes of step 09, each written the way a learner would write it.

use steps::{Answers, Board, Disc, Square, evaluate, greedy_move, legal_moves, place};

use crate::{ImpossibleMistake, Mistake};

/// A mistake in `minimax`.
const fn mistake(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    minimax: Search,
) -> Mistake {
    let answers = Answers {
        minimax,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

type Search = fn(&Board, Disc, u32) -> (i32, Option<Square>);

/// First the signs and views, then the recursion, the passes, the end, and the returned move.
pub(crate) static MISTAKES: [Mistake; 26] = [
    mistake(
        "K01",
        "the code doesn't negate the enemy's score",
        "The search picks the line that is best for the enemy.",
        "Where does your code negate the score that the recursive call returns?",
        no_minus,
    ),
    mistake(
        "K02",
        "the code scores the last position from Black's view",
        "One colour plays well, and the other plays badly.",
        "With which player does your code call `evaluate` at depth 0?",
        leaves_from_blacks_view,
    ),
    mistake(
        "S9p",
        "the code returns Black's score, even if White is to move",
        "For Black every score is right. For White every score has the wrong sign.",
        "From which side's view is the score that your code returns if White is to move?",
        always_blacks_score,
    ),
    mistake(
        "S9a",
        "the code scores the last position from the enemy's view",
        "Every score has the wrong sign.",
        "At depth 0, do you call `evaluate` with `player` or with the enemy?",
        leaves_from_the_enemys_view,
    ),
    mistake(
        "K03",
        "the code swaps max and min",
        "The opponent plays worse when it looks further ahead.",
        "On whose turn does your code take the largest score?",
        max_and_min_exchanged,
    ),
    mistake(
        "S9b",
        "the code takes the largest score for both sides",
        "The opponent plays as if you were going to help it.",
        "Which score does your code take on the enemy's turn?",
        both_sides_maximize,
    ),
    mistake(
        "K12",
        "the code negates the smallest `i32`",
        "The code panics at the first move, because `-i32::MIN` doesn't fit in an `i32`.",
        "What is the first best score in your code, and can you negate it?",
        lowest_number_is_negated,
    ),
    mistake(
        "S9c",
        "the code starts with a best score of 0",
        "If all scores are negative, the code returns 0 and no move.",
        "Can a negative score be larger than your first best score?",
        best_begins_at_zero,
    ),
    mistake(
        "K04",
        "the code lets the same side move again",
        "The opponent plans two moves in a row for one side.",
        "With which player do you make the recursive call after a move?",
        same_side_moves_again,
    ),
    mistake(
        "K10",
        "the code reduces the depth inside the loop",
        "Only the first move is searched to the full depth.",
        "With which depth do you make the recursive call for the second move?",
        depth_counts_down_in_the_loop,
    ),
    mistake(
        "K11",
        "the code makes all trial moves on the same board",
        "Later moves are scored with the discs of earlier trial moves.",
        "Does your code start from the original board for every move?",
        trials_pile_up,
    ),
    mistake(
        "S9d",
        "the code searches the board from before the move",
        "All moves have the same score.",
        "Which board does your recursive call use, the one before or after the move?",
        before_the_move,
    ),
    mistake(
        "S9e",
        "the code ends the recursion one ply too early",
        "Every depth returns the score of the depth before it.",
        "At which depth does your code evaluate immediately, 1 or 0?",
        one_ply_too_early,
    ),
    mistake(
        "S9f",
        "the code searches one ply too many",
        "Every depth returns the score of the next depth.",
        "At depth 1, after how many moves does your code evaluate?",
        one_ply_too_many,
    ),
    mistake(
        "K06",
        "the code doesn't negate the score after a pass",
        "The scores of positions with a pass have the wrong sign.",
        "After a pass, where does your code negate the returned score?",
        pass_without_minus,
    ),
    mistake(
        "K07",
        "the code keeps the same side and depth after a pass",
        "The recursion never ends, because nothing changes between the calls.",
        "After a pass, with which player and depth do you make the recursive call?",
        pass_keeps_the_side,
    ),
    mistake(
        "K08",
        "the code doesn't check for the end, and a pass costs no ply",
        "At the end of the game, both sides pass forever.",
        "What ends your recursion if neither side can move?",
        both_pass_for_ever,
    ),
    mistake(
        "S9n",
        "the code doesn't check whether neither side can move",
        "At the end of the game, both sides pass until no ply is left. A large depth overflows the stack.",
        "If neither side can move, after how many calls does your code evaluate?",
        both_pass_to_the_last_ply,
    ),
    mistake(
        "S9o",
        "the code keeps the same side after a pass, with one ply less",
        "A side that has to pass keeps passing until no ply is left.",
        "After a pass, with which player do you make the recursive call?",
        same_side_after_a_pass,
    ),
    mistake(
        "S9g",
        "the code doesn't count a pass as a ply",
        "After a pass, the search looks one ply too far.",
        "After a pass, with which depth do you make the recursive call?",
        pass_takes_no_ply,
    ),
    mistake(
        "S9h",
        "the code ends the search when a side has no legal move",
        "A position with a pass is evaluated as if the game were over.",
        "If one side can't move, what does your code check about the other side?",
        pass_ends_the_search,
    ),
    mistake(
        "S9i",
        "the code returns 0 when a side has no legal move",
        "A pass looks like a draw.",
        "What does your code do if only one side can't move?",
        pass_scores_zero,
    ),
    mistake(
        "S9j",
        "the code returns the enemy's move after a pass",
        "A side that has to pass gets a move.",
        "Which move does your code return if `player` has no legal move?",
        pass_hands_back_a_move,
    ),
    mistake(
        "S9k",
        "the code returns the last move with the best score",
        "The score is right, but the move isn't.",
        "Does your code keep the square always, or only with a better score?",
        last_move_is_handed_back,
    ),
    mistake(
        "S9l",
        "the code returns no move",
        "The score is right, but the move is always `None`.",
        "Where does your code keep the square that has the best score?",
        no_move_is_handed_back,
    ),
    mistake(
        "S9m",
        "the code returns the greedy move",
        "The score looks ahead, but the move doesn't.",
        "Does your move come from the same search as your score?",
        greedy_move_is_handed_back,
    ),
];

/// Mistakes that Rust's types rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 0] = [];

/// Whether the search evaluates this position instead of searching deeper.
fn is_leaf(board: &Board, player: Disc, depth: u32) -> bool {
    depth == 0 || is_over(board, player)
}

fn is_over(board: &Board, player: Disc) -> bool {
    legal_moves(board, player).is_empty() && legal_moves(board, player.opponent()).is_empty()
}

/// The correct search, with the given recursive call `below`, the given `evaluate` for the leaves, and the
/// given conversion of the enemy's score to the score of the move.
fn search_by(
    board: &Board,
    player: Disc,
    depth: u32,
    below: Search,
    evaluate: fn(&Board, Disc) -> i32,
    score_of: fn(i32) -> i32,
) -> (i32, Option<Square>) {
    let enemy = player.opponent();
    if is_leaf(board, player, depth) {
        return (evaluate(board, player), None);
    }
    let moves = legal_moves(board, player);
    if moves.is_empty() {
        let (score, _) = below(board, enemy, depth - 1);
        return (score_of(score), None);
    }
    best_of(&moves, |square| {
        let after = place(board, square, player)?;
        Some(score_of(below(&after, enemy, depth - 1).0))
    })
}

/// The best score, with the first move that has it.
fn best_of(
    moves: &[steps::Move],
    mut score_of: impl FnMut(Square) -> Option<i32>,
) -> (i32, Option<Square>) {
    let mut best = (-i32::MAX, None);
    for candidate in moves {
        let Some(score) = score_of(candidate.square) else {
            continue;
        };
        if score > best.0 {
            best = (score, Some(candidate.square));
        }
    }
    best
}

fn no_minus(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    search_by(board, player, depth, no_minus, evaluate, |score| score)
}

fn leaves_from_blacks_view(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    let for_black = |board: &Board, _| evaluate(board, Disc::Black);
    search_by(
        board,
        player,
        depth,
        leaves_from_blacks_view,
        for_black,
        |score| -score,
    )
}

fn leaves_from_the_enemys_view(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    let for_enemy = |board: &Board, player: Disc| evaluate(board, player.opponent());
    search_by(
        board,
        player,
        depth,
        leaves_from_the_enemys_view,
        for_enemy,
        |score| -score,
    )
}

/// Searches with all scores from Black's view: Black takes the largest, White the smallest.
fn always_blacks_score(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    max_and_min(board, player, depth, Disc::Black, |black_moves| black_moves)
}

fn max_and_min_exchanged(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    max_and_min(board, player, depth, player, |own_turn| !own_turn)
}

fn both_sides_maximize(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    max_and_min(board, player, depth, player, |_| true)
}

/// Searches with all scores from the view of the side `me`.
fn max_and_min(
    board: &Board,
    player: Disc,
    depth: u32,
    me: Disc,
    takes_largest: fn(bool) -> bool,
) -> (i32, Option<Square>) {
    let enemy = player.opponent();
    if is_leaf(board, player, depth) {
        return (evaluate(board, me), None);
    }
    let moves = legal_moves(board, player);
    if moves.is_empty() {
        let (score, _) = max_and_min(board, enemy, depth - 1, me, takes_largest);
        return (score, None);
    }
    let mut best: Option<(i32, Square)> = None;
    for candidate in moves {
        let Some(after) = place(board, candidate.square, player) else {
            continue;
        };
        let (score, _) = max_and_min(&after, enemy, depth - 1, me, takes_largest);
        let better = |best_score| match takes_largest(player == me) {
            true => score > best_score,
            false => score < best_score,
        };
        if best.is_none_or(|(best_score, _)| better(best_score)) {
            best = Some((score, candidate.square));
        }
    }
    best.map_or((0, None), |(score, square)| (score, Some(square)))
}

fn lowest_number_is_negated(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    let enemy = player.opponent();
    if is_leaf(board, player, depth) {
        return (evaluate(board, player), None);
    }
    let moves = legal_moves(board, player);
    if moves.is_empty() {
        let (score, _) = lowest_number_is_negated(board, enemy, depth - 1);
        return (-score, None);
    }
    let mut best = (i32::MIN, None);
    for candidate in moves {
        let Some(after) = place(board, candidate.square, player) else {
            continue;
        };
        let (enemy_score, _) = lowest_number_is_negated(&after, enemy, depth - 1);
        if enemy_score < -best.0 {
            best = (-enemy_score, Some(candidate.square));
        }
    }
    best
}

fn best_begins_at_zero(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    let enemy = player.opponent();
    if is_leaf(board, player, depth) {
        return (evaluate(board, player), None);
    }
    let moves = legal_moves(board, player);
    if moves.is_empty() {
        let (score, _) = best_begins_at_zero(board, enemy, depth - 1);
        return (-score, None);
    }
    let mut best = (0, None);
    for candidate in moves {
        let Some(after) = place(board, candidate.square, player) else {
            continue;
        };
        let (enemy_score, _) = best_begins_at_zero(&after, enemy, depth - 1);
        if -enemy_score > best.0 {
            best = (-enemy_score, Some(candidate.square));
        }
    }
    best
}

fn same_side_moves_again(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    if is_leaf(board, player, depth) {
        return (evaluate(board, player), None);
    }
    let moves = legal_moves(board, player);
    if moves.is_empty() {
        let (score, _) = same_side_moves_again(board, player.opponent(), depth - 1);
        return (-score, None);
    }
    best_of(&moves, |square| {
        let after = place(board, square, player)?;
        Some(same_side_moves_again(&after, player, depth - 1).0)
    })
}

fn depth_counts_down_in_the_loop(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    counting_down(board, player, depth as i32)
}

fn counting_down(board: &Board, player: Disc, depth: i32) -> (i32, Option<Square>) {
    let enemy = player.opponent();
    if depth <= 0 || is_over(board, player) {
        return (evaluate(board, player), None);
    }
    let moves = legal_moves(board, player);
    if moves.is_empty() {
        let (score, _) = counting_down(board, enemy, depth - 1);
        return (-score, None);
    }
    let mut depth = depth;
    best_of(&moves, |square| {
        let after = place(board, square, player)?;
        depth -= 1;
        Some(-counting_down(&after, enemy, depth).0)
    })
}

fn trials_pile_up(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    let mut board = *board;
    on_one_board(&mut board, player, depth)
}

/// Makes all moves on the same board and never undoes them.
fn on_one_board(board: &mut Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    let enemy = player.opponent();
    if is_leaf(board, player, depth) {
        return (evaluate(board, player), None);
    }
    let moves = legal_moves(board, player);
    if moves.is_empty() {
        let (score, _) = on_one_board(board, enemy, depth - 1);
        return (-score, None);
    }
    best_of(&moves, |square| {
        *board = place(board, square, player)?;
        Some(-on_one_board(board, enemy, depth - 1).0)
    })
}

fn before_the_move(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    let enemy = player.opponent();
    if is_leaf(board, player, depth) {
        return (evaluate(board, player), None);
    }
    let moves = legal_moves(board, player);
    if moves.is_empty() {
        let (score, _) = before_the_move(board, enemy, depth - 1);
        return (-score, None);
    }
    best_of(&moves, |_| {
        Some(-before_the_move(board, enemy, depth - 1).0)
    })
}

fn one_ply_too_early(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    if depth <= 1 {
        return (evaluate(board, player), None);
    }
    search_by(board, player, depth, one_ply_too_early, evaluate, |score| {
        -score
    })
}

fn one_ply_too_many(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    steps::minimax(board, player, depth + 1)
}

fn pass_without_minus(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    if !is_leaf(board, player, depth) && legal_moves(board, player).is_empty() {
        let (score, _) = pass_without_minus(board, player.opponent(), depth - 1);
        return (score, None);
    }
    search_by(
        board,
        player,
        depth,
        pass_without_minus,
        evaluate,
        |score| -score,
    )
}

fn pass_keeps_the_side(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    if !is_leaf(board, player, depth) && legal_moves(board, player).is_empty() {
        // Calls minimax(board, player, depth) forever.
        crate::mistake::overflow_the_stack();
    }
    search_by(
        board,
        player,
        depth,
        pass_keeps_the_side,
        evaluate,
        |score| -score,
    )
}

fn both_pass_for_ever(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    let enemy = player.opponent();
    if depth == 0 {
        return (evaluate(board, player), None);
    }
    let moves = legal_moves(board, player);
    if moves.is_empty() {
        if legal_moves(board, enemy).is_empty() {
            // Calls minimax(board, enemy, depth), which calls minimax(board, player, depth), and so on forever.
            crate::mistake::overflow_the_stack();
        }
        let (score, _) = both_pass_for_ever(board, enemy, depth);
        return (-score, None);
    }
    best_of(&moves, |square| {
        let after = place(board, square, player)?;
        Some(-both_pass_for_ever(&after, enemy, depth - 1).0)
    })
}

fn both_pass_to_the_last_ply(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    /// More nested calls than this overflow the stack.
    const CALLS: u32 = 10_000;
    if depth > CALLS && is_over(board, player) {
        crate::mistake::overflow_the_stack();
    }
    let enemy = player.opponent();
    if depth == 0 {
        return (evaluate(board, player), None);
    }
    let moves = legal_moves(board, player);
    if moves.is_empty() {
        let (score, _) = both_pass_to_the_last_ply(board, enemy, depth - 1);
        return (-score, None);
    }
    best_of(&moves, |square| {
        let after = place(board, square, player)?;
        Some(-both_pass_to_the_last_ply(&after, enemy, depth - 1).0)
    })
}

fn same_side_after_a_pass(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    if !is_leaf(board, player, depth) && legal_moves(board, player).is_empty() {
        let (score, _) = same_side_after_a_pass(board, player, depth - 1);
        return (-score, None);
    }
    search_by(
        board,
        player,
        depth,
        same_side_after_a_pass,
        evaluate,
        |score| -score,
    )
}

fn pass_takes_no_ply(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    if !is_leaf(board, player, depth) && legal_moves(board, player).is_empty() {
        let (score, _) = pass_takes_no_ply(board, player.opponent(), depth);
        return (-score, None);
    }
    search_by(board, player, depth, pass_takes_no_ply, evaluate, |score| {
        -score
    })
}

fn pass_ends_the_search(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    if legal_moves(board, player).is_empty() {
        return (evaluate(board, player), None);
    }
    search_by(
        board,
        player,
        depth,
        pass_ends_the_search,
        evaluate,
        |score| -score,
    )
}

fn pass_scores_zero(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    if !is_leaf(board, player, depth) && legal_moves(board, player).is_empty() {
        return (0, None);
    }
    search_by(board, player, depth, pass_scores_zero, evaluate, |score| {
        -score
    })
}

fn pass_hands_back_a_move(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    if !is_leaf(board, player, depth) && legal_moves(board, player).is_empty() {
        let (score, square) = pass_hands_back_a_move(board, player.opponent(), depth - 1);
        return (-score, square);
    }
    steps::minimax(board, player, depth)
}

fn last_move_is_handed_back(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    let (score, square) = steps::minimax(board, player, depth);
    let last = legal_moves(board, player).last().map(|one| one.square);
    (score, square.and(last))
}

fn no_move_is_handed_back(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    (steps::minimax(board, player, depth).0, None)
}

fn greedy_move_is_handed_back(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    let (score, square) = steps::minimax(board, player, depth);
    (score, square.and(greedy_move(board, player)))
}
