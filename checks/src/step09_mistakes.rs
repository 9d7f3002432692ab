//! The known mistakes of step 09, each written the way somebody would write it.

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

/// First the signs and the views, then the recursion, the passes, the end and what is handed back.
pub(crate) static MISTAKES: [Mistake; 25] = [
    mistake(
        "K01",
        "the enemy's score comes back without a minus",
        "The line is picked that is best for the enemy.",
        "The call below answers from the enemy's view. What is good for the enemy: is it good for you?",
        no_minus,
    ),
    mistake(
        "K02",
        "the position at the end is scored from Black's view",
        "One colour plays well, the other badly.",
        "From whose view does minimax answer at depth 0? Hand evaluate that player.",
        leaves_from_blacks_view,
    ),
    mistake(
        "S9a",
        "the position at the end is scored from the enemy's view",
        "Every score has the wrong sign.",
        "minimax at depth 0 is asked for player. Whom do you hand to evaluate?",
        leaves_from_the_enemys_view,
    ),
    mistake(
        "K03",
        "max and min are exchanged",
        "Looking deeper makes the play worse.",
        "On whose turn do you take the largest score, and on whose the smallest?",
        max_and_min_exchanged,
    ),
    mistake(
        "S9b",
        "both sides take the largest score",
        "The opponent counts on the enemy's help.",
        "The enemy chooses too. Which of the scores does the enemy choose?",
        both_sides_maximize,
    ),
    mistake(
        "K12",
        "the lowest number of all is negated",
        "A panic at the first move: there is no such positive number.",
        "What is -i32::MIN? Which start lets you turn the sign around?",
        lowest_number_is_negated,
    ),
    mistake(
        "S9c",
        "the best score so far begins at 0",
        "Where all scores are negative, 0 comes back and no move.",
        "All moves are bad. Is any of their scores larger than your first best one?",
        best_begins_at_zero,
    ),
    mistake(
        "K04",
        "after the move the same side moves again",
        "The opponent plans two own moves in a row.",
        "Who is to move after player has moved? Hand that side down.",
        same_side_moves_again,
    ),
    mistake(
        "K10",
        "the depth is counted down inside the loop",
        "Only the first move is looked at as deeply as it should be.",
        "How deep is the call for the second move of your loop?",
        depth_counts_down_in_the_loop,
    ),
    mistake(
        "K11",
        "all trial moves are made on the same board",
        "Later moves are judged with the discs of the earlier ones still there.",
        "Does your board begin anew with every candidate?",
        trials_pile_up,
    ),
    mistake(
        "S9d",
        "the call below gets the board before the move",
        "All moves have the same score.",
        "Which board do you hand down, the one before the move or the one after it?",
        before_the_move,
    ),
    mistake(
        "S9e",
        "the recursion ends one ply too early",
        "Each depth answers what the depth before it should.",
        "Which depth is to be evaluated at once, 1 or 0?",
        one_ply_too_early,
    ),
    mistake(
        "S9f",
        "one ply too many is looked at",
        "Each depth answers what the next one should.",
        "Depth 1 is one move. After how many moves do you evaluate?",
        one_ply_too_many,
    ),
    mistake(
        "K06",
        "after a pass the score comes back without a minus",
        "Positions with a pass have the wrong sign.",
        "Whose view is the score after the pass in?",
        pass_without_minus,
    ),
    mistake(
        "K07",
        "after a pass the same side is asked again",
        "Endless recursion: nothing changes between the calls.",
        "Who is to move after a pass? And how many plies are left?",
        pass_keeps_the_side,
    ),
    mistake(
        "K08",
        "nobody asks whether both sides are stuck, and a pass takes no ply",
        "Endless recursion at the end of the game: the two sides pass back and forth.",
        "What ends your recursion where neither side can move?",
        both_pass_for_ever,
    ),
    mistake(
        "S9n",
        "nobody asks whether both sides are stuck",
        "At the end of the game the two sides pass back and forth until no ply is left, and with many plies the stack overflows.",
        "Neither side can move. How many calls does your search make until it evaluates?",
        both_pass_to_the_last_ply,
    ),
    mistake(
        "S9o",
        "after a pass the same side is asked again, with one ply less",
        "A side that has to pass passes until no ply is left.",
        "Who is to move after a pass?",
        same_side_after_a_pass,
    ),
    mistake(
        "S9g",
        "a pass takes no ply",
        "Where somebody passes, the search looks one ply too deep.",
        "What does a pass cost? Which depth do you hand down with it?",
        pass_takes_no_ply,
    ),
    mistake(
        "S9h",
        "a side without a move ends the search",
        "A pass is evaluated at once, as if the game were over.",
        "One side is stuck. Who could still move?",
        pass_ends_the_search,
    ),
    mistake(
        "S9i",
        "a side without a move gets the score 0",
        "A forced pass looks like a draw.",
        "What happens in the game where a side has no move? What should the search do there?",
        pass_scores_zero,
    ),
    mistake(
        "S9j",
        "after a pass the enemy's move is handed back",
        "A side that must pass is told to move.",
        "Which move does player make where player has none?",
        pass_hands_back_a_move,
    ),
    mistake(
        "S9k",
        "the last move is handed back, with the best score",
        "The score is right and the move is not.",
        "When do you keep the square: always, or with a better score?",
        last_move_is_handed_back,
    ),
    mistake(
        "S9l",
        "no move is handed back",
        "The score is right, and there is never a move.",
        "You know the best score. Which square led to it?",
        no_move_is_handed_back,
    ),
    mistake(
        "S9m",
        "the move that looks best at once is handed back",
        "The score looks ahead, the move does not.",
        "Which move belongs to the score that you found?",
        greedy_move_is_handed_back,
    ),
];

/// What Rust's types rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 0] = [];

/// The score and the move of a position where nothing is looked at any further.
fn is_leaf(board: &Board, player: Disc, depth: u32) -> bool {
    depth == 0 || is_over(board, player)
}

fn is_over(board: &Board, player: Disc) -> bool {
    legal_moves(board, player).is_empty() && legal_moves(board, player.opponent()).is_empty()
}

/// The right search, on top of somebody's `minimax` for the positions below, of somebody's score for the last
/// ones and of how the score of a move is made of the enemy's.
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

/// The best score and the first move that has it.
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

fn max_and_min_exchanged(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    max_and_min(board, player, depth, player, |own_turn| !own_turn)
}

fn both_sides_maximize(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    max_and_min(board, player, depth, player, |_| true)
}

/// Looks ahead with all scores from the view of one side, which is `me`.
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

/// Plays the moves on the board itself and never takes one back.
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
        // minimax(board, player, depth), for ever.
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
            // minimax(board, enemy, depth), which comes back with minimax(board, player, depth), for ever.
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
    /// More calls than this, one in another, and the stack overflows.
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
