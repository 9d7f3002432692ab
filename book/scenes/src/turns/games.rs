//! Games with passes and early ends, and games split into their moves.

use steps::{
    Board, Disc, GameTextError, Square, Turn, flips_at, next_turn, parse_game, place, start,
};

/// The games in the menu: value, name and moves.
pub(super) const GAMES: [(&str, &str, &str); 6] = [
    ("pass", "the earliest pass", "d3c3b3b2f5a3a1c1e3"),
    (
        "passes",
        "23 passes",
        "f5d6c4g5d7c7h5d8b8b7b6a7b5a6a5b4b3c6e8f8c8a8e7a4b2a2c2d2d1e2f2c5c3a1a3e6d3f6f7f1g2h2e3f4b1g1c1e1g8g7f3h1h3h4h6",
    ),
    (
        "double",
        "over with 34 empty squares",
        "c4c3f5b4a4a5a6c5d2a3a2e3b5c2f2e1c1b6c6d6e6e7f8g3g1h4",
    ),
    ("wiped", "one colour is wiped out", "f5f4d3d6d7e3f3c5b5"),
    (
        "short",
        "a draw after 20 moves",
        "f5f4c3f6g7f7f3h7f8b2h6e7h8e3d7g3f2f1a1c5",
    ),
    (
        "draw",
        "a draw on a full board",
        "d3c5f6f5f4c3c4d2e2b4d1f3b5e3f2f1a4d6e6e7f7b6e8c6b3a5d7a3e1a6g1a2c2c7b8d8c8g8g6h6g5h5g4h4h3g7h8f8h7a8a7b7a1b2g3g2h2h1c1b1",
    ),
];

/// A move and its result.
pub(super) struct Made {
    pub(super) player: Disc,
    pub(super) square: Square,
    /// The discs that it flipped.
    pub(super) flips: Vec<Square>,
    /// The board after it.
    pub(super) board: Board,
    /// Whose turn it is after it.
    pub(super) turn: Turn,
}

/// Plays through a game.
///
/// # Errors
///
/// What is wrong with the text, and at which move.
pub(super) fn read(text: &str) -> Result<Vec<Made>, GameTextError> {
    let mut board = start();
    let mut made = Vec::new();
    for (player, square) in parse_game(text)?.moves {
        let flips = flips_at(&board, square, player);
        board = place(&board, square, player).unwrap_or(board);
        let turn = next_turn(&board, player);
        made.push(Made {
            player,
            square,
            flips,
            board,
            turn,
        });
    }
    Ok(made)
}

/// The game of the menu that contains a board, and the number of moves before the board.
pub(super) fn find(board: &Board) -> Option<(usize, usize)> {
    GAMES.iter().enumerate().find_map(|(index, game)| {
        let made = read(game.2).ok()?;
        let at = made.iter().position(|made| made.board == *board)?;
        Some((index, at + 1))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use steps::{Outcome, count, outcome, tournament_score};

    fn game(name: &str) -> Vec<Made> {
        let found = GAMES.iter().find(|game| game.0 == name).unwrap();
        read(found.2).unwrap()
    }

    /// The number of moves and passes, and the counts at the end.
    fn facts(name: &str) -> (usize, usize, i32, i32, i32) {
        let made = game(name);
        let passes = made
            .iter()
            .filter(|made| matches!(made.turn, Turn::PassesBackTo(_)));
        let end = count(&made.last().unwrap().board);
        (made.len(), passes.count(), end.black, end.white, end.empty)
    }

    fn score(name: &str) -> (i32, i32) {
        let made = game(name);
        let score = tournament_score(&made.last().unwrap().board).unwrap();
        (score.black, score.white)
    }

    #[test]
    fn the_first_game_has_the_earliest_pass_after_its_eighth_move() {
        let made = game("pass");
        assert_eq!(made[7].turn, Turn::PassesBackTo(Disc::White));
        assert!(
            made[..7]
                .iter()
                .all(|made| made.turn == Turn::Moves(made.player.opponent()))
        );
        assert_eq!((made[8].player, made.len()), (Disc::White, 9));
    }

    #[test]
    fn the_game_with_23_passes_has_them_and_ends_without_a_black_disc() {
        assert_eq!(facts("passes"), (55, 23, 0, 59, 5));
        assert_eq!(score("passes"), (0, 64));
    }

    #[test]
    fn the_game_that_ends_early_leaves_34_squares_empty() {
        assert_eq!(facts("double"), (26, 1, 29, 1, 34));
        assert_eq!(score("double"), (63, 1));
    }

    #[test]
    fn the_wipe_out_takes_nine_moves() {
        assert_eq!(facts("wiped"), (9, 0, 13, 0, 51));
        assert_eq!(score("wiped"), (64, 0));
    }

    #[test]
    fn both_draws_are_draws() {
        assert_eq!(facts("short"), (20, 0, 12, 12, 40));
        assert_eq!(facts("draw"), (60, 1, 32, 32, 0));
        for name in ["short", "draw"] {
            assert_eq!(score(name), (32, 32));
            let end = game(name).last().unwrap().board;
            assert_eq!(outcome(&end), Outcome::Drawn);
        }
    }

    #[test]
    fn every_game_but_the_first_is_played_to_its_end() {
        for (name, _, _) in &GAMES[1..] {
            assert_eq!(game(name).last().unwrap().turn, Turn::Over, "{name}");
        }
    }

    #[test]
    fn a_board_of_a_game_is_found_in_it() {
        let board = parse_game("d3c3b3b2f5a3a1c1").unwrap().board;
        assert_eq!(find(&board), Some((0, 8)));
        assert_eq!(find(&start()), None);
    }
}
