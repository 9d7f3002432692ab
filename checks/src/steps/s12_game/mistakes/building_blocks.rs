//! What several of these mistakes are made of, without a mistake in it.

use steps::{Disc, Game, IllegalMove, Ply, Square, Turn, next_turn, place};

/// Makes a move and adds it to the history. Returns the side that moved and the next turn.
pub(super) fn make_move(game: &mut Game, square: Square) -> Result<(Disc, Turn), IllegalMove> {
    let player = game.to_move.ok_or(IllegalMove::GameOver)?;
    if !game.board.contains(square) {
        return Err(IllegalMove::OffTheBoard);
    }
    if game.board[square].is_some() {
        return Err(IllegalMove::Occupied);
    }
    let after = place(&game.board, square, player).ok_or(IllegalMove::TurnsNothing)?;
    game.history.push(Ply {
        player,
        square,
        before: game.board,
    });
    game.board = after;
    Ok((player, next_turn(&after, player)))
}

/// The index of a side's last ply in the history.
pub(super) fn last_ply_of(game: &Game, player: Disc) -> Option<usize> {
    game.history.iter().rposition(|ply| ply.player == player)
}

/// Restores the position before a ply; the side that made the ply is to move.
pub(super) fn go_back(game: &mut Game, index: usize) {
    let Ply { player, before, .. } = game.history[index];
    game.board = before;
    game.to_move = Some(player);
    game.history.truncate(index);
}
