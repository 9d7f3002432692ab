//! Another way to write this chapter's functions.

use steps::{
    Disc, Rng, Spot, Turn, WalledBoard, count_or_turn, legal_moves, next_turn, place, start,
};

// ANCHOR: two_functions
/// How many discs a move at `index` flips in one direction.
fn run(board: &WalledBoard, index: i32, step: i32, player: Disc) -> i32 {
    let mut length = 0;
    let mut there = index + step;
    while board[there] == Spot::Holds(player.opponent()) {
        length += 1;
        there += step;
    }
    if board[there] == Spot::Holds(player) {
        length
    } else {
        0
    }
}

/// How many discs a move at `index` flips.
fn count(board: &WalledBoard, index: i32, player: Disc) -> i32 {
    if board[index] != Spot::Empty {
        return 0;
    }
    let runs = board.steps().map(|step| run(board, index, step, player));
    runs.iter().sum()
}

/// Makes the move at `index`, if it flips anything.
fn flip(board: &mut WalledBoard, index: i32, player: Disc) {
    if count(board, index, player) == 0 {
        return;
    }
    for step in board.steps() {
        for distance in 1..=run(board, index, step, player) {
            board[index + distance * step] = Spot::Holds(player);
        }
    }
    board[index] = Spot::Holds(player);
}
// ANCHOR_END: two_functions

#[test]
fn two_functions_without_a_flag_agree_with_the_model_answer_in_random_games() {
    for seed in 0..20 {
        let mut rng = Rng::new(seed);
        let mut board = start();
        let mut player = Disc::Black;
        loop {
            let walled = WalledBoard::from(&board);
            for index in 0..100 {
                let mut expected = walled;
                let flips = count_or_turn(&mut expected, index, player, true);
                assert_eq!(count(&walled, index, player), flips, "{player:?} {index}");
                let mut flipped = walled;
                flip(&mut flipped, index, player);
                assert_eq!(flipped, expected, "{player:?} {index}");
            }
            let moves = legal_moves(&board, player);
            let chosen = (rng.next_f64() * moves.len() as f64) as usize;
            board = place(&board, moves[chosen].square, player).unwrap();
            player = match next_turn(&board, player) {
                Turn::Moves(next) | Turn::PassesBackTo(next) => next,
                Turn::Over => break,
            };
        }
    }
}
