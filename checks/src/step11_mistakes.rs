//! The known mistakes of step 11, each written the way somebody would write it.

use steps::{
    Answers, Board, Count, Disc, Game, Outcome, Screen, Square, alpha_beta, count, evaluate,
    legal_moves, minimax, outcome, place,
};

use crate::{ImpossibleMistake, Mistake, Text};

/// A mistake in `candidate_scores`.
const fn in_candidates(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    candidate_scores: fn(&Board, Disc, u32) -> Vec<(Square, i32)>,
) -> Mistake {
    let answers = Answers {
        candidate_scores,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

/// A mistake in `heat`.
const fn in_heat(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    heat: fn(&[i32]) -> Vec<i32>,
) -> Mistake {
    let answers = Answers {
        heat,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

/// A mistake in `draw_panel`.
const fn in_panel(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    draw_panel: fn(&Game, &mut Screen),
) -> Mistake {
    let answers = Answers {
        draw_panel,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

/// In the order of the functions: the candidates, the scale, the panel.
pub(crate) static MISTAKES: [Mistake; 31] = [
    in_candidates(
        "M03",
        "the score comes from the other side's view, without the minus",
        "The best and the worst move exchange their colours.",
        "After the candidate the other side is to move. Whose score does minimax give there, and whose do you want?",
        without_the_minus,
    ),
    in_candidates(
        "S11a",
        "the search looks one ply too far",
        "Scores that belong to the next strength.",
        "The candidate itself is the first ply. How many are left for minimax?",
        one_ply_too_far,
    ),
    in_candidates(
        "S11aa",
        "one ply is taken off 0",
        "A panic where 0 plies are asked for.",
        "What is 0 - 1 in a u32? What should 0 plies mean?",
        takes_a_ply_off_none,
    ),
    in_candidates(
        "S11b",
        "the same side moves again after the candidate",
        "Every move looks far too good.",
        "Who is to move on the board after the candidate? That side belongs into the call of minimax.",
        same_side_moves_again,
    ),
    in_candidates(
        "S11c",
        "plies is never used",
        "The scores are the same at every strength.",
        "Where does your function hand plies on?",
        never_looks_further,
    ),
    in_candidates(
        "S11d",
        "the search begins at the old board, without the candidate",
        "All moves have the same score.",
        "Which board do you hand to minimax: the one before the candidate, or the one after it?",
        searches_the_old_board,
    ),
    in_candidates(
        "S11e",
        "the candidates share one window",
        "The best move is right, some worse ones have a score that is only a bound.",
        "alpha-beta may stop early where a move is bad enough. Is what it then gives the exact score of that move?",
        one_window_for_all,
    ),
    in_candidates(
        "S11f",
        "the candidates are sorted by their scores",
        "The right pairs in another order.",
        "In which order does legal_moves list the squares? Keep it.",
        best_first,
    ),
    in_candidates(
        "S11g",
        "only the best move is listed",
        "One score where there should be one for each move.",
        "How many numbers does the board show? What belongs into the list in each turn of the loop?",
        only_the_best,
    ),
    in_candidates(
        "S11h",
        "the turned discs are counted in place of a score",
        "Small numbers, never below 1.",
        "flips.len() knows how many discs turn. Which function knows how good the position is?",
        turned_discs_are_counted,
    ),
    in_heat(
        "M01",
        "equal scores are divided by a range of 0",
        "At the start of the game every move is shown as 0.",
        "What is highest - lowest where all scores are equal, and what happens if you divide by it?",
        divides_by_zero,
    ),
    in_heat(
        "M05",
        "the numbers are cut off where they should be rounded",
        "Some numbers are one too low: 62.5 becomes 62.",
        "as i32 drops what stands after the decimal point. Which method of f64 rounds?",
        cut_off,
    ),
    in_heat(
        "S11i",
        "halves go to the even number",
        "62.5 becomes 62, and 67.5 becomes 68.",
        "Which way should a half go? Look for the method that always takes it up.",
        halves_to_even,
    ),
    in_heat(
        "S11z",
        "equal scores are divided by a range of 0, which is worked out with i32",
        "At the start of the game every move is shown as 0, and scores that lie far apart give a panic.",
        "What is highest - lowest where all scores are equal? And where it is more than an i32 can hold?",
        divides_by_zero_in_i32,
    ),
    in_heat(
        "S11y",
        "the numbers are cut off, and the range is worked out with i32",
        "Some numbers are one too low, and scores that lie far apart give a panic.",
        "Which method of f64 rounds? And which type can hold the difference of any two i32?",
        cut_off_in_i32,
    ),
    in_heat(
        "S11j",
        "the range is worked out with i32",
        "A panic where the scores lie far apart.",
        "Can an i32 hold the difference of the highest and the lowest i32? Which type can?",
        range_in_i32,
    ),
    in_heat(
        "S11k",
        "the lowest score is taken to be 0",
        "Right as long as the worst score is 0, and far off below it.",
        "Which score stands at 30? Is it always 0?",
        lowest_is_zero,
    ),
    in_heat(
        "S11l",
        "the scale goes from 0 to 100",
        "The worst move is shown as 0, the best as 100.",
        "Where does the scale begin, and how wide is it up to 90?",
        from_0_to_100,
    ),
    in_heat(
        "S11m",
        "the scale is 90 wide and ends at 120",
        "The best move is shown as 120.",
        "30 plus what gives 90?",
        ninety_wide,
    ),
    in_heat(
        "S11n",
        "the scale is upside down",
        "The best move is blue, the worst amber.",
        "Which score should be farther from 30: do you measure from the lowest or from the highest?",
        upside_down,
    ),
    in_heat(
        "S11o",
        "equal scores are all 30",
        "At the start of the game every move looks bad.",
        "Where no move is better than another, which number do all of them get?",
        equal_scores_are_30,
    ),
    in_heat(
        "S11p",
        "a list without scores is not thought of",
        "A panic where a side has no move.",
        "What do min and max give for an empty list?",
        empty_list_panics,
    ),
    in_panel(
        "G11",
        "equal numbers count as Black's win",
        "A drawn game announces a winner.",
        "What does >= say where both sides have equally many discs?",
        equal_numbers_are_blacks,
    ),
    in_panel(
        "S11q",
        "a draw counts as White's win",
        "After 32 to 32 the panel says that White wins.",
        "What does else stand for in your comparison? There are three results.",
        draw_is_whites,
    ),
    in_panel(
        "S11r",
        "the two numbers are exchanged",
        "Black's number is White's.",
        "Which field of the count do you write behind the word Black?",
        numbers_are_exchanged,
    ),
    in_panel(
        "S11s",
        "the end of the game is not thought of",
        "A panic when the game is over.",
        "What is to_move when nobody is to move?",
        end_panics,
    ),
    in_panel(
        "S11t",
        "the side of the human is said to be on turn",
        "The panel names the same side all the time.",
        "The game has a field human and a field to_move. Which one changes?",
        human_is_always_on_turn,
    ),
    in_panel(
        "S11u",
        "the side that has moved last is said to be on turn",
        "Black and White to move are exchanged.",
        "Who is to_move? Is that the side that moves next, or the one that has moved?",
        last_mover_is_named,
    ),
    in_panel(
        "S11v",
        "the empty cells are given to the winner",
        "13 discs are shown as 64.",
        "Count the black discs on the board. Is that the number in your panel?",
        empty_cells_to_the_winner,
    ),
    in_panel(
        "S11w",
        "whoever is ahead is said to have won",
        "The panel names a winner from the first move on.",
        "When is the game over? What does to_move say about it?",
        whoever_is_ahead_wins,
    ),
    in_panel(
        "S11x",
        "the winner is the side with fewer discs",
        "The wrong side wins.",
        "Read your comparison aloud with 13 black discs and no white one.",
        fewer_discs_win,
    ),
];

/// What Rust's types rule out, or this step's functions.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 2] = [
    ImpossibleMistake {
        id: "G13",
        title: Text {
            english: "a running score adds the turned discs and never takes them away",
        },
        why: Text {
            english: "A Game has no field for a score, and draw_panel only borrows it. There is nothing that could run along: the discs are counted anew each time.",
        },
    },
    ImpossibleMistake {
        id: "M04",
        title: Text {
            english: "75 is green and 50 is blue: the limits of the colours belong to the wrong side",
        },
        why: Text {
            english: "heat gives numbers. Which colour a number has is decided by the page, with ranges such as 75..=90 in which Rust writes down whether the end belongs to it.",
        },
    },
];

/// The score that a side reaches after a candidate, from its own view.
fn each_candidate(
    board: &Board,
    player: Disc,
    score: impl Fn(&Board, Disc) -> i32,
) -> Vec<(Square, i32)> {
    let mut scores = Vec::new();
    for candidate in legal_moves(board, player) {
        if let Some(after) = place(board, candidate.square, player) {
            scores.push((candidate.square, score(&after, player.opponent())));
        }
    }
    scores
}

fn without_the_minus(board: &Board, player: Disc, plies: u32) -> Vec<(Square, i32)> {
    each_candidate(board, player, |after, enemy| {
        minimax(after, enemy, plies.saturating_sub(1)).0
    })
}

fn takes_a_ply_off_none(board: &Board, player: Disc, plies: u32) -> Vec<(Square, i32)> {
    let depth = plies
        .checked_sub(1)
        .expect("attempt to subtract with overflow");
    each_candidate(board, player, |after, enemy| {
        -minimax(after, enemy, depth).0
    })
}

fn one_ply_too_far(board: &Board, player: Disc, plies: u32) -> Vec<(Square, i32)> {
    each_candidate(board, player, |after, enemy| {
        -minimax(after, enemy, plies).0
    })
}

fn same_side_moves_again(board: &Board, player: Disc, plies: u32) -> Vec<(Square, i32)> {
    each_candidate(board, player, |after, enemy| {
        minimax(after, enemy.opponent(), plies.saturating_sub(1)).0
    })
}

fn never_looks_further(board: &Board, player: Disc, _plies: u32) -> Vec<(Square, i32)> {
    each_candidate(board, player, |after, enemy| -evaluate(after, enemy))
}

fn searches_the_old_board(board: &Board, player: Disc, plies: u32) -> Vec<(Square, i32)> {
    each_candidate(board, player, |_, enemy| {
        -minimax(board, enemy, plies.saturating_sub(1)).0
    })
}

fn one_window_for_all(board: &Board, player: Disc, plies: u32) -> Vec<(Square, i32)> {
    let mut scores = Vec::new();
    let mut best = -i32::MAX;
    for candidate in legal_moves(board, player) {
        if let Some(after) = place(board, candidate.square, player) {
            let enemy = player.opponent();
            let (enemy_score, _) =
                alpha_beta(&after, enemy, plies.saturating_sub(1), -i32::MAX, -best);
            best = best.max(-enemy_score);
            scores.push((candidate.square, -enemy_score));
        }
    }
    scores
}

fn best_first(board: &Board, player: Disc, plies: u32) -> Vec<(Square, i32)> {
    let mut scores = steps::candidate_scores(board, player, plies);
    scores.sort_by_key(|(_, score)| -score);
    scores
}

fn only_the_best(board: &Board, player: Disc, plies: u32) -> Vec<(Square, i32)> {
    match minimax(board, player, plies) {
        (score, Some(square)) => vec![(square, score)],
        (_, None) => Vec::new(),
    }
}

fn turned_discs_are_counted(board: &Board, player: Disc, _plies: u32) -> Vec<(Square, i32)> {
    legal_moves(board, player)
        .iter()
        .map(|candidate| (candidate.square, candidate.flips.len() as i32))
        .collect()
}

/// The lowest and the highest score, as numbers with a point.
fn lowest_and_highest(scores: &[i32]) -> (f64, f64) {
    let lowest = scores.iter().copied().min().unwrap_or(0);
    let highest = scores.iter().copied().max().unwrap_or(0);
    (f64::from(lowest), f64::from(highest))
}

/// The numbers of a scale, where `part` says how far from the lowest score to the highest one stands.
fn scale(scores: &[i32], number: impl Fn(f64) -> i32) -> Vec<i32> {
    let (lowest, highest) = lowest_and_highest(scores);
    if lowest == highest {
        return vec![50; scores.len()];
    }
    scores
        .iter()
        .map(|score| number((f64::from(*score) - lowest) / (highest - lowest)))
        .collect()
}

fn divides_by_zero(scores: &[i32]) -> Vec<i32> {
    let (lowest, highest) = lowest_and_highest(scores);
    scores
        .iter()
        .map(|score| {
            let part = (f64::from(*score) - lowest) / (highest - lowest);
            (30.0 + 60.0 * part).round() as i32
        })
        .collect()
}

fn cut_off(scores: &[i32]) -> Vec<i32> {
    scale(scores, |part| (30.0 + 60.0 * part) as i32)
}

fn halves_to_even(scores: &[i32]) -> Vec<i32> {
    scale(scores, |part| (30.0 + 60.0 * part).round_ties_even() as i32)
}

fn range_in_i32(scores: &[i32]) -> Vec<i32> {
    if !scores.is_empty() && scores.iter().min() == scores.iter().max() {
        return vec![50; scores.len()];
    }
    scale_in_i32(scores, |part| (30.0 + 60.0 * part).round() as i32)
}

fn divides_by_zero_in_i32(scores: &[i32]) -> Vec<i32> {
    scale_in_i32(scores, |part| (30.0 + 60.0 * part).round() as i32)
}

fn cut_off_in_i32(scores: &[i32]) -> Vec<i32> {
    if !scores.is_empty() && scores.iter().min() == scores.iter().max() {
        return vec![50; scores.len()];
    }
    scale_in_i32(scores, |part| (30.0 + 60.0 * part) as i32)
}

/// As `scale`, with the differences in i32. Equal scores are not thought of.
fn scale_in_i32(scores: &[i32], number: impl Fn(f64) -> i32) -> Vec<i32> {
    let difference = |one: i32, other: i32| {
        one.checked_sub(other)
            .expect("attempt to subtract with overflow")
    };
    let (Some(&lowest), Some(&highest)) = (scores.iter().min(), scores.iter().max()) else {
        return Vec::new();
    };
    let range = f64::from(difference(highest, lowest));
    scores
        .iter()
        .map(|score| number(f64::from(difference(*score, lowest)) / range))
        .collect()
}

fn lowest_is_zero(scores: &[i32]) -> Vec<i32> {
    let (lowest, highest) = lowest_and_highest(scores);
    if lowest == highest {
        return vec![50; scores.len()];
    }
    scores
        .iter()
        .map(|score| (30.0 + 60.0 * f64::from(*score) / highest).round() as i32)
        .collect()
}

fn from_0_to_100(scores: &[i32]) -> Vec<i32> {
    scale(scores, |part| (100.0 * part).round() as i32)
}

fn ninety_wide(scores: &[i32]) -> Vec<i32> {
    scale(scores, |part| (30.0 + 90.0 * part).round() as i32)
}

fn upside_down(scores: &[i32]) -> Vec<i32> {
    scale(scores, |part| (90.0 - 60.0 * part).round() as i32)
}

fn equal_scores_are_30(scores: &[i32]) -> Vec<i32> {
    let (lowest, highest) = lowest_and_highest(scores);
    if lowest == highest {
        return vec![30; scores.len()];
    }
    steps::heat(scores)
}

fn empty_list_panics(scores: &[i32]) -> Vec<i32> {
    let lowest = scores.iter().min().expect("no scores");
    let highest = scores.iter().max().expect("no scores");
    if lowest == highest {
        return vec![50; scores.len()];
    }
    steps::heat(scores)
}

/// Writes the three lines of a panel.
fn write_panel(screen: &mut Screen, black: i32, white: i32, news: &str) {
    let lines = [
        format!("Black {black}"),
        format!("White {white}"),
        news.to_owned(),
    ];
    for (line, y) in lines.iter().zip([30, 60, 90]) {
        screen.text(screen.width() / 2, y, 20, line, steps::Color::BLACK);
    }
}

fn to_move_words(player: Disc) -> &'static str {
    match player {
        Disc::Black => "Black to move",
        Disc::White => "White to move",
    }
}

fn wins_words(player: Disc) -> &'static str {
    match player {
        Disc::Black => "Black wins",
        Disc::White => "White wins",
    }
}

fn result_words(board: &Board) -> &'static str {
    match outcome(board) {
        Outcome::Won(winner) => wins_words(winner),
        _ => "A draw",
    }
}

fn equal_numbers_are_blacks(game: &Game, screen: &mut Screen) {
    let Count { black, white, .. } = count(&game.board);
    let news = match game.to_move {
        Some(player) => to_move_words(player),
        None if black >= white => "Black wins",
        None => "White wins",
    };
    write_panel(screen, black, white, news);
}

fn draw_is_whites(game: &Game, screen: &mut Screen) {
    let Count { black, white, .. } = count(&game.board);
    let news = match game.to_move {
        Some(player) => to_move_words(player),
        None if black > white => "Black wins",
        None => "White wins",
    };
    write_panel(screen, black, white, news);
}

fn numbers_are_exchanged(game: &Game, screen: &mut Screen) {
    let Count { black, white, .. } = count(&game.board);
    let news = game
        .to_move
        .map_or_else(|| result_words(&game.board), to_move_words);
    write_panel(screen, white, black, news);
}

fn end_panics(game: &Game, screen: &mut Screen) {
    let Count { black, white, .. } = count(&game.board);
    let player = game.to_move.expect("nobody is to move");
    write_panel(screen, black, white, to_move_words(player));
}

fn human_is_always_on_turn(game: &Game, screen: &mut Screen) {
    let Count { black, white, .. } = count(&game.board);
    let news = match game.to_move {
        Some(_) => to_move_words(game.human),
        None => result_words(&game.board),
    };
    write_panel(screen, black, white, news);
}

fn last_mover_is_named(game: &Game, screen: &mut Screen) {
    let Count { black, white, .. } = count(&game.board);
    let news = match game.to_move {
        Some(player) => to_move_words(player.opponent()),
        None => result_words(&game.board),
    };
    write_panel(screen, black, white, news);
}

fn empty_cells_to_the_winner(game: &Game, screen: &mut Screen) {
    let Count {
        mut black,
        mut white,
        empty,
    } = count(&game.board);
    let news = match game.to_move {
        Some(player) => to_move_words(player),
        None => {
            match outcome(&game.board) {
                Outcome::Won(Disc::Black) => black += empty,
                Outcome::Won(Disc::White) => white += empty,
                _ => {
                    black += empty / 2;
                    white += empty / 2;
                }
            }
            result_words(&game.board)
        }
    };
    write_panel(screen, black, white, news);
}

fn whoever_is_ahead_wins(game: &Game, screen: &mut Screen) {
    let Count { black, white, .. } = count(&game.board);
    let news = match black.cmp(&white) {
        std::cmp::Ordering::Greater => "Black wins",
        std::cmp::Ordering::Less => "White wins",
        std::cmp::Ordering::Equal => "A draw",
    };
    write_panel(screen, black, white, news);
}

fn fewer_discs_win(game: &Game, screen: &mut Screen) {
    let Count { black, white, .. } = count(&game.board);
    let news = match (game.to_move, outcome(&game.board)) {
        (Some(player), _) => to_move_words(player),
        (None, Outcome::Won(winner)) => wins_words(winner.opponent()),
        (None, _) => "A draw",
    };
    write_panel(screen, black, white, news);
}
