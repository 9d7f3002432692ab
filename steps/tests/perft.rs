//! The number of games from the start, against the known numbers.

use steps::{Board, Disc, Turn, legal_moves, next_turn, place, start};

/// How many games of this many plies there are. A pass is a ply, and a finished game counts once.
fn perft(board: &Board, player: Disc, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = legal_moves(board, player);
    if !moves.is_empty() {
        return moves
            .iter()
            .map(|legal| {
                let after = place(board, legal.square, player).unwrap();
                perft(&after, player.opponent(), depth - 1)
            })
            .sum();
    }
    match next_turn(board, player) {
        Turn::Moves(other) => perft(board, other, depth - 1),
        _ => 1,
    }
}

#[test]
fn the_number_of_games_from_the_start_is_the_known_one_to_depth_seven() {
    let counted: Vec<u64> = (1..=7)
        .map(|depth| perft(&start(), Disc::Black, depth))
        .collect();
    assert_eq!(counted, [4, 12, 56, 244, 1396, 8200, 55092]);
}
