//! The opponents' answers in sentences: how a score is computed, the scores of the moves, and the line of play.
//! Each score names the side that it's for.

use steps::{
    Board, Count, Disc, Square, candidate_scores, count, evaluate, legal_moves, minimax, place,
    take_placed, weight,
};

use super::walks::disc;
use crate::{Failure, Language, Value};

/// A search with its full window.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Search {
    pub(crate) board: Board,
    pub(crate) player: Disc,
    pub(crate) depth: u32,
}

impl Search {
    /// The exact score.
    pub(crate) fn score(&self) -> i32 {
        minimax(&self.board, self.player, self.depth).0
    }

    /// How often minimax calls `place`.
    pub(crate) fn all_positions(&self) -> u64 {
        placed_by(|| {
            self.score();
        })
    }

    /// Whether a move is legal and has this exact score.
    pub(crate) fn has_score(&self, square: Option<Square>, score: i32) -> bool {
        let Some(after) = square
            .filter(|square| self.depth > 0 && self.board.contains(*square))
            .and_then(|square| place(&self.board, square, self.player))
        else {
            return false;
        };
        let (enemy_score, _) = minimax(&after, self.player.opponent(), self.depth - 1);
        -enemy_score == score
    }
}

/// How often a function calls `place`.
pub(crate) fn placed_by(function: impl FnOnce()) -> u64 {
    take_placed();
    function();
    take_placed().count
}

/// How the score of a position is computed.
pub(crate) fn evaluation(board: &Board, player: Disc, language: Language) -> Vec<String> {
    let Language::English = language;
    let enemy = player.opponent();
    let (own, other) = (disc(player, language), disc(enemy, language));
    let moves = |side| legal_moves(board, side).len() as i32;
    let (own_moves, enemy_moves) = (moves(player), moves(enemy));
    let score = evaluate(board, player);
    if own_moves == 0 && enemy_moves == 0 {
        let Count { black, white, .. } = count(board);
        let (own_discs, enemy_discs) = match player {
            Disc::Black => (black, white),
            Disc::White => (white, black),
        };
        let made = match own_discs.cmp(&enemy_discs) {
            std::cmp::Ordering::Greater => {
                format!("10000 + {} = {score}", own_discs - enemy_discs)
            }
            std::cmp::Ordering::Less => format!("-10000 - {} = {score}", enemy_discs - own_discs),
            std::cmp::Ordering::Equal => "0, because the game is a draw".to_owned(),
        };
        return vec![
            "Neither side can move, so the game is over.".to_owned(),
            format!("Discs: {own} {own_discs}, {other} {enemy_discs}. The score: {made}."),
        ];
    }
    let mobility = 10 * (own_moves - enemy_moves);
    let (own_weights, enemy_weights) = (weights(board, player), weights(board, enemy));
    vec![
        format!(
            "The weights of {own}'s discs add up to {own_weights}, those of {other}'s to {enemy_weights}: \
             {own_weights} - {} = {}.",
            in_parentheses(enemy_weights),
            own_weights - enemy_weights
        ),
        format!(
            "Legal moves: {own} {own_moves}, {other} {enemy_moves}. \
             10 * ({own_moves} - {enemy_moves}) = {mobility}."
        ),
        format!(
            "The score for {own}: {} + {} = {score}.",
            own_weights - enemy_weights,
            in_parentheses(mobility)
        ),
    ]
}

fn in_parentheses(number: i32) -> String {
    if number < 0 {
        format!("({number})")
    } else {
        number.to_string()
    }
}

/// The sum of the weights of one side's discs.
fn weights(board: &Board, player: Disc) -> i32 {
    board
        .squares()
        .filter(|square| board[*square] == Some(player))
        .map(|square| weight(board, square))
        .sum()
}

/// The moves with their exact scores, for the side to move.
pub(crate) fn candidates(board: &Board, player: Disc, depth: u32, language: Language) -> String {
    let Language::English = language;
    let name = disc(player, language);
    let scores: Vec<String> = candidate_scores(board, player, depth)
        .iter()
        .map(|(square, score)| format!("{square} {score}"))
        .collect();
    let scores = scores.join(", ");
    match (scores.is_empty(), depth) {
        (true, _) => format!("{name} has no legal move, so there's no move to return."),
        (false, 1) => format!("{name}'s moves with their scores for {name}: {scores}."),
        (false, _) => {
            format!("{name}'s moves with their scores for {name} at depth {depth}: {scores}.")
        }
    }
}

/// What the learner's answer tells: a wrong sign, a starting value, or a move that doesn't have the score. If any move
/// is right, the move isn't compared.
pub(crate) fn about_yours(
    search: &Search,
    any_move: bool,
    failure: &Failure,
    language: Language,
) -> Vec<String> {
    let Language::English = language;
    let Search {
        board,
        player,
        depth,
    } = search;
    let (
        Value::Search {
            score,
            square: best,
            ..
        },
        Some(Value::Search {
            score: found,
            square,
            ..
        }),
    ) = (&failure.expected, failure.answered())
    else {
        return Vec::new();
    };
    let mut sentences = Vec::new();
    if *found == -*score && *score != 0 {
        sentences.push(format!(
            "{found} would be the score for {}.",
            disc(player.opponent(), language)
        ));
    }
    if found != score && is_where_loops_begin(*found) {
        sentences.push(format!(
            "{found} isn't a score. It's a value that the best score starts with before the loop."
        ));
        sentences.push(match *depth > 0 && !can_move(board, *player) {
            true => "On this board, the list of moves was empty.".to_owned(),
            false => "On a board further down the tree, the list of moves was empty.".to_owned(),
        });
    }
    match (best, square) {
        _ if any_move => {}
        (None, Some(square)) => sentences.push(format!(
            "There's no move to return, so don't return {square}."
        )),
        (Some(_), None) => sentences.push("There's a best move, so don't return None.".to_owned()),
        (Some(_), Some(square)) => {
            let scores = candidate_scores(board, *player, *depth);
            match scores.iter().find(|(one, _)| one == square) {
                None => sentences.push(format!("{square} isn't a legal move.")),
                Some((_, own)) if own != score => {
                    sentences.push(format!("Your move {square} has the score {own}."));
                }
                Some(_) => {}
            }
        }
        (None, None) => {}
    }
    sentences
}

/// Whether a number is one of the values with which the best score may start.
fn is_where_loops_begin(score: i32) -> bool {
    [i32::MAX, -i32::MAX, i32::MIN].contains(&score)
}

/// The moves with their scores, the best line, and the score on its way back to the root.
pub(crate) fn line_of_play(search: &Search, language: Language) -> Vec<String> {
    let Language::English = language;
    let Search {
        board,
        player,
        depth,
    } = *search;
    let line = best_line(board, player, depth);
    let last = line.positions.len() - 1;
    let (end, to_move) = line.positions[last];
    if last == 0 {
        let over = !can_move(&end, to_move) && !can_move(&end, to_move.opponent());
        let mut sentences = Vec::new();
        if !over {
            sentences.push(
                "At depth 0 no move is played, so the score is evaluate's and there's no move."
                    .to_owned(),
            );
        }
        sentences.extend(evaluation(&end, to_move, language));
        return sentences;
    }
    let mut sentences = Vec::new();
    if legal_moves(&board, player).is_empty() {
        sentences.push(format!(
            "{} has no legal move and must pass, which takes one ply.",
            disc(player, language)
        ));
    } else {
        sentences.push(candidates(&board, player, depth, language));
    }
    let line_played = line.words.join(", ");
    sentences.push(
        match can_move(&end, to_move) || can_move(&end, to_move.opponent()) {
            true => format!("The best line: {line_played}."),
            false => format!("The best line: {line_played}. Then the game is over."),
        },
    );
    let mut score = evaluate(&end, to_move);
    sentences.push(format!(
        "At its end, evaluate returns {score} for {}.",
        disc(to_move, language)
    ));
    let mut on_the_way = Vec::new();
    for (_, side) in line.positions[..last].iter().rev() {
        score = -score;
        on_the_way.push(format!("{score} for {}", disc(*side, language)));
    }
    sentences.push(format!("Going back up: {}.", on_the_way.join(", then ")));
    sentences
}

fn can_move(board: &Board, player: Disc) -> bool {
    !legal_moves(board, player).is_empty()
}

/// The best line of a search: each position with its side to move, and the moves in words.
struct Line {
    positions: Vec<(Board, Disc)>,
    words: Vec<String>,
}

fn best_line(mut board: Board, mut player: Disc, depth: u32) -> Line {
    let mut line = Line {
        positions: vec![(board, player)],
        words: Vec::new(),
    };
    for left in (1..=depth).rev() {
        let name = disc(player, Language::English);
        if let Some(square) = minimax(&board, player, left).1 {
            board = place(&board, square, player).unwrap_or(board);
            line.words.push(format!("{name} {square}"));
        } else if can_move(&board, player.opponent()) {
            line.words.push(format!("{name} passes"));
        } else {
            break;
        }
        player = player.opponent();
        line.positions.push((board, player));
    }
    line
}

/// The advice if the code made more moves than the whole tree has.
pub(crate) fn too_many_calls(language: Language) -> &'static str {
    let Language::English = language;
    "Your code calls place more often than there are moves in the tree. Does it also call place before the loop, or to sort the moves? Each call counts."
}
