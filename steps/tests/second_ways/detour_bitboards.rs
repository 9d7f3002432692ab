//! Another way to write this chapter's functions.

use steps::{
    Bits, DIRECTIONS, Disc, Rng, Turn, bit_moves, legal_moves, next_turn, place, shifted, start,
};

// ANCHOR: fill
fn moves_by_filling(bits: Bits) -> u64 {
    let empty = !(bits.own | bits.enemy);
    let mut moves = 0;
    for direction in DIRECTIONS {
        let mut runs = shifted(bits.own, direction) & bits.enemy;
        for _ in 0..5 {
            runs |= shifted(runs, direction) & bits.enemy;
        }
        moves |= shifted(runs, direction) & empty;
    }
    moves
}
// ANCHOR_END: fill

#[test]
fn filling_whole_runs_finds_the_moves_of_the_model_answer_in_random_games() {
    for seed in 0..200 {
        let mut rng = Rng::new(seed);
        let mut board = start();
        let mut player = Disc::Black;
        loop {
            for side in [player, player.opponent()] {
                let bits = Bits::of(&board, side);
                assert_eq!(moves_by_filling(bits), bit_moves(bits), "{side:?}{board:?}");
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

#[test]
fn a_run_of_six_discs_is_filled_to_its_end() {
    let bits = Bits {
        own: 1,
        enemy: 0b0111_1110,
    };
    assert_eq!(moves_by_filling(bits), 1 << 7);
}
