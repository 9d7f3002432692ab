//! The end of a game in sentences: its score, and the exact scores of the moves before it.

use steps::{Board, Count, Disc, Square, count, legal_moves, place, solve};

use super::lists::shortened;
use super::walks::disc;
use crate::Language;

/// How the score of a finished game is computed.
pub(crate) fn finished(board: &Board, player: Disc, language: Language) -> String {
    let Language::English = language;
    let Count {
        black,
        white,
        empty,
    } = count(board);
    let (own, enemy) = match player {
        Disc::Black => (black, white),
        Disc::White => (white, black),
    };
    let name = disc(player, language);
    let discs = format!(
        "Discs: {name} {own}, {} {enemy}. {own} - {enemy} = {}.",
        disc(player.opponent(), language),
        own - enemy
    );
    let winner = match (own - enemy).signum() {
        1 => name,
        -1 => disc(player.opponent(), language),
        _ => return format!("{discs} The game is a draw, so neither side gets the empty squares."),
    };
    match empty {
        0 => discs,
        1 => format!("{discs} The empty square goes to {winner}, the winner."),
        _ => format!("{discs} The {empty} empty squares go to {winner}, the winner."),
    }
}

/// The exact score of each move.
pub(crate) fn solved(board: &Board, player: Disc, language: Language) -> String {
    let Language::English = language;
    let enemy = player.opponent();
    let (name, other) = (disc(player, language), disc(enemy, language));
    let moves = legal_moves(board, player);
    if moves.is_empty() {
        return match legal_moves(board, enemy).is_empty() {
            true => format!(
                "Neither side can move, so the game is over. {}",
                finished(board, player, language)
            ),
            false => format!(
                "{name} has no legal move and passes. Then {other} scores {}, so {name} scores {}.",
                solve(board, enemy),
                -solve(board, enemy)
            ),
        };
    }
    let scores = scored_moves(board, player);
    let best = best_of(&scores);
    let scores: Vec<String> = scores
        .iter()
        .map(|(square, score)| format!("{square} {score}"))
        .collect();
    let scores = format!(
        "{name}'s moves with their exact scores for {name}: {}.",
        shortened(scores, ", ")
    );
    match best.and_then(|best| line_with_a_pass(board, player, best, language)) {
        Some(line) => format!("{scores} {line}"),
        None => scores,
    }
}

/// The legal moves with their exact scores for the side to move.
fn scored_moves(board: &Board, player: Disc) -> Vec<(Square, i32)> {
    let moves = legal_moves(board, player).into_iter();
    moves
        .filter_map(|one| {
            let after = place(board, one.square, player)?;
            Some((one.square, -solve(&after, player.opponent())))
        })
        .collect()
}

/// The first move with the highest score.
fn best_of(scores: &[(Square, i32)]) -> Option<Square> {
    let highest = scores.iter().map(|(_, score)| *score).max()?;
    scores
        .iter()
        .find(|(_, score)| *score == highest)
        .map(|(square, _)| *square)
}

/// The best line from a position, if a side has to pass on the way. Otherwise None.
fn line_with_a_pass(
    board: &Board,
    player: Disc,
    first: Square,
    language: Language,
) -> Option<String> {
    let Language::English = language;
    let (mut board, mut side) = (*board, player);
    let (mut words, mut passes) = (Vec::new(), false);
    let mut best = Some(first);
    loop {
        let name = disc(side, language);
        if let Some(square) = best {
            board = place(&board, square, side)?;
            words.push(format!("{name} {square}"));
        } else if legal_moves(&board, side.opponent()).is_empty() {
            break;
        } else {
            words.push(format!("{name} passes"));
            passes = true;
        }
        side = side.opponent();
        best = best_of(&scored_moves(&board, side));
    }
    passes.then(|| {
        format!(
            "The best line: {}. Then the game is over, and {} scores {}.",
            words.join(", "),
            disc(player, language),
            steps::final_score(&board, player)
        )
    })
}
