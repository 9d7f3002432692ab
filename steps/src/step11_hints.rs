//! Step 11: hints, and the panel beside the board.

use crate::{
    Board, Color, Disc, Game, Outcome, Screen, Square, count, legal_moves, minimax, outcome, place,
};

// ANCHOR: candidate_scores
/// The exact score of every legal move, in the view of `player`. The move
/// itself is the first of the `plies`.
pub fn candidate_scores(board: &Board, player: Disc, plies: u32) -> Vec<(Square, i32)> {
    let enemy = player.opponent();
    let depth = plies.saturating_sub(1);
    let mut scores = Vec::new();
    for candidate in legal_moves(board, player) {
        let Some(after) = place(board, candidate.square, player) else {
            continue;
        };
        let (enemy_score, _) = minimax(&after, enemy, depth);
        scores.push((candidate.square, -enemy_score));
    }
    scores
}
// ANCHOR_END: candidate_scores

// ANCHOR: heat
/// The scores on a scale from 30, the lowest, to 90, the highest. Each is
/// rounded to the nearest integer, halves up. Equal scores all become 50.
pub fn heat(scores: &[i32]) -> Vec<i32> {
    let lowest = scores.iter().copied().min().unwrap_or(0);
    let highest = scores.iter().copied().max().unwrap_or(0);
    if lowest == highest {
        return vec![50; scores.len()];
    }
    let range = f64::from(highest) - f64::from(lowest);
    scores
        .iter()
        .map(|&score| {
            let part = (f64::from(score) - f64::from(lowest)) / range;
            (30.0 + 60.0 * part).round() as i32
        })
        .collect()
}
// ANCHOR_END: heat

// ANCHOR: draw_panel
/// Writes three lines: the two counts, and the side to move or the result.
pub fn draw_panel(game: &Game, screen: &mut Screen) {
    let discs = count(&game.board);
    let status = match (game.to_move, outcome(&game.board)) {
        (Some(Disc::Black), _) => "Black to move",
        (Some(Disc::White), _) => "White to move",
        (None, Outcome::Won(Disc::Black)) => "Black wins",
        (None, Outcome::Won(Disc::White)) => "White wins",
        (None, _) => "A draw",
    };
    let lines = [
        format!("Black {}", discs.black),
        format!("White {}", discs.white),
        status.to_owned(),
    ];
    screen.clear(Color::WHITE);
    for (line, y) in lines.iter().zip([30, 60, 90]) {
        screen.text(screen.width() / 2, y, 20, line, Color::BLACK);
    }
}
// ANCHOR_END: draw_panel
