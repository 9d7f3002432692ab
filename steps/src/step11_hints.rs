//! Step 11: hints, and the panel beside the board.

use crate::{
    Board, Color, Disc, Game, Outcome, Screen, Square, count, legal_moves, minimax, outcome, place,
};

// ANCHOR: candidate_scores
/// The exact score of every legal move, looking `plies` ahead. The move itself
/// is the first of them.
pub fn candidate_scores(board: &Board, player: Disc, plies: u32) -> Vec<(Square, i32)> {
    let mut scores = Vec::new();
    for candidate in legal_moves(board, player) {
        let Some(after) = place(board, candidate.square, player) else {
            continue;
        };
        let (enemy_score, _) = minimax(&after, player.opponent(), plies.saturating_sub(1));
        scores.push((candidate.square, -enemy_score));
    }
    scores
}
// ANCHOR_END: candidate_scores

// ANCHOR: heat
/// The scores on a scale from 30 (the worst of them) to 90 (the best), rounded
/// to the nearest number, halves up. Equal scores are all 50.
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
/// Writes three lines: both counts, and whose turn it is or how the game ended.
pub fn draw_panel(game: &Game, screen: &mut Screen) {
    let discs = count(&game.board);
    let news = match (game.to_move, outcome(&game.board)) {
        (Some(Disc::Black), _) => "Black to move",
        (Some(Disc::White), _) => "White to move",
        (None, Outcome::Won(Disc::Black)) => "Black wins",
        (None, Outcome::Won(Disc::White)) => "White wins",
        (None, _) => "A draw",
    };
    let lines = [
        format!("Black {}", discs.black),
        format!("White {}", discs.white),
        news.to_owned(),
    ];
    screen.clear(Color::WHITE);
    for (line, y) in lines.iter().zip([30, 60, 90]) {
        screen.text(screen.width() / 2, y, 20, line, Color::BLACK);
    }
}
// ANCHOR_END: draw_panel
