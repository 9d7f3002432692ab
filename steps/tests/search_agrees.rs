//! The searches of steps 09 and 10 against each other, and what an evaluation has to be.

mod common;

use common::{any_board, any_disc};
use proptest::prelude::*;
use steps::{
    Board, Disc, Rng, SIDES, Square, Turn, alpha_beta, evaluate, greedy_move, legal_moves, minimax,
    next_turn, place, start,
};

/// The whole range of scores.
const ALL: (i32, i32) = (-i32::MAX, i32::MAX);

/// Every position of a game of random moves from the start, with the side to move; the end as well.
fn positions_of_a_random_game(rng: &mut Rng) -> Vec<(Board, Disc)> {
    let (mut board, mut player) = (start(), Disc::Black);
    let mut positions = vec![(board, player)];
    loop {
        let moves = legal_moves(&board, player);
        let chosen = (rng.next_f64() * moves.len() as f64) as usize;
        board = place(&board, moves[chosen].square, player).expect("a listed move is legal");
        let turn = next_turn(&board, player);
        // The side that would be to move, also where it must pass.
        positions.push((board, player.opponent()));
        match turn {
            Turn::Moves(next) | Turn::PassesBackTo(next) => player = next,
            Turn::Over => return positions,
        }
    }
}

/// A board that comes from no game, from nearly empty to full.
fn random_board(size: i32, rng: &mut Rng) -> Board {
    let filled = rng.next_f64().sqrt();
    let mut board = Board::empty(size);
    for square in board.squares() {
        if rng.next_f64() < filled {
            board[square] = Some(random_disc(rng));
        }
    }
    board
}

fn random_disc(rng: &mut Rng) -> Disc {
    if rng.next_f64() < 0.5 {
        Disc::Black
    } else {
        Disc::White
    }
}

/// Positions from games and from nowhere, of every side of a board.
fn many_positions() -> Vec<(Board, Disc)> {
    let mut rng = Rng::new(9);
    let mut positions = Vec::new();
    while positions.len() < 1_500 {
        positions.extend(positions_of_a_random_game(&mut rng));
    }
    for number in 0..1_500 {
        let board = random_board(SIDES[number % SIDES.len()], &mut rng);
        positions.push((board, random_disc(&mut rng)));
    }
    positions
}

/// Asks about every position, on as many threads as the machine has cores.
fn for_each_position(ask: impl Fn(usize, &Board, Disc) + Sync) {
    let positions = many_positions();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let (positions, ask) = (&positions, &ask);
            scope.spawn(move || {
                let mine = positions.iter().enumerate().skip(thread).step_by(threads);
                for (number, (board, player)) in mine {
                    ask(number, board, *player);
                }
            });
        }
    });
}

/// 0 to 5 plies, but no more than the number of moves allows: deep where few moves are left.
fn depth_for(number: usize, board: &Board) -> u32 {
    let widest = [Disc::Black, Disc::White]
        .map(|player| legal_moves(board, player).len())
        .into_iter()
        .max()
        .unwrap_or(0);
    let most = if number % 100 < 4 { 2_500 } else { 100 };
    (0..=number as u32 % 6)
        .rev()
        .find(|depth| widest.pow(*depth) <= most)
        .unwrap_or(0)
}

#[test]
fn alpha_beta_finds_the_score_and_the_move_of_minimax_on_thousands_of_positions() {
    use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
    let (passes, endings, deep) = (
        AtomicUsize::new(0),
        AtomicUsize::new(0),
        AtomicUsize::new(0),
    );
    for_each_position(|number, board, player| {
        let depth = depth_for(number, board);
        match next_turn(board, player.opponent()) {
            Turn::Moves(_) => {}
            Turn::PassesBackTo(_) => _ = passes.fetch_add(1, Relaxed),
            Turn::Over => _ = endings.fetch_add(1, Relaxed),
        }
        if depth >= 4 {
            deep.fetch_add(1, Relaxed);
        }
        assert_eq!(
            alpha_beta(board, player, depth, ALL.0, ALL.1),
            minimax(board, player, depth),
            "{player:?}, depth {depth}{board:?}"
        );
    });
    let counted = [passes, endings, deep].map(AtomicUsize::into_inner);
    assert!(counted.iter().all(|count| *count >= 100), "{counted:?}");
}

#[test]
fn a_narrow_window_gives_the_score_inside_and_a_bound_outside() {
    for_each_position(|number, board, player| {
        let depth = depth_for(number, board);
        let (score, _) = minimax(board, player, depth);
        let mut rng = Rng::new(number as u64);
        for _ in 0..2 {
            let alpha = score - 60 + (rng.next_f64() * 100.0) as i32;
            let beta = alpha + 1 + (rng.next_f64() * 50.0) as i32;
            let (found, _) = alpha_beta(board, player, depth, alpha, beta);
            let holds = match found {
                found if found <= alpha => score <= found,
                found if found >= beta => score >= found,
                found => score == found,
            };
            assert!(
                holds,
                "{player:?}, depth {depth}, {alpha} to {beta}: {found}, not {score}{board:?}"
            );
        }
    });
}

#[test]
fn the_greedy_move_is_the_move_of_minimax_one_ply_deep() {
    for_each_position(|_, board, player| {
        let (_, by_minimax) = minimax(board, player, 1);
        assert_eq!(
            greedy_move(board, player),
            by_minimax,
            "{player:?}{board:?}"
        );
    });
}

/// Where a row and a column go on a board whose last row has this number.
type Image = fn(i32, i32, i32) -> (i32, i32);

/// The eight ways to lay a board onto itself.
fn symmetries(board: &Board) -> [Board; 8] {
    let last = board.size() - 1;
    let images: [Image; 8] = [
        |row, col, _| (row, col),
        |row, col, last| (row, last - col),
        |row, col, last| (last - row, col),
        |row, col, last| (last - row, last - col),
        |row, col, _| (col, row),
        |row, col, last| (col, last - row),
        |row, col, last| (last - col, row),
        |row, col, last| (last - col, last - row),
    ];
    images.map(|image| {
        let mut turned = Board::empty(board.size());
        for square in board.squares() {
            let (row, col) = image(square.row, square.col, last);
            turned[Square { row, col }] = board[square];
        }
        turned
    })
}

fn with_exchanged_colours(board: &Board) -> Board {
    let mut exchanged = *board;
    for square in board.squares() {
        exchanged[square] = board[square].map(Disc::opponent);
    }
    exchanged
}

proptest! {
    #[test]
    fn what_is_good_for_one_side_is_as_bad_for_the_other(board in any_board(), player in any_disc()) {
        let score = evaluate(&board, player);
        prop_assert_eq!(evaluate(&board, player.opponent()), -score);
        prop_assert_eq!(evaluate(&with_exchanged_colours(&board), player.opponent()), score);
    }

    #[test]
    fn turning_and_mirroring_the_board_changes_no_evaluation(board in any_board(), player in any_disc()) {
        let score = evaluate(&board, player);
        for image in symmetries(&board) {
            prop_assert_eq!(evaluate(&image, player), score, "{:?}", image);
        }
    }

    #[test]
    fn turning_and_mirroring_the_board_changes_no_score_of_a_search(
        board in any_board(),
        player in any_disc(),
        depth in 0..3_u32,
    ) {
        let (score, _) = minimax(&board, player, depth);
        for image in symmetries(&board) {
            prop_assert_eq!(minimax(&image, player, depth).0, score, "{:?}", image);
        }
    }
}
