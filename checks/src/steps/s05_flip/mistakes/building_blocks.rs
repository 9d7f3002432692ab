//! What several of these mistakes are made of, without a mistake in it.

use steps::{Board, DIRECTIONS, Disc, Square, is_valid_move};

type FlipsInDirection = fn(&Board, Square, (i32, i32), Disc) -> Vec<Square>;

pub(super) fn is(board: &Board, square: Square, disc: Disc) -> bool {
    board.contains(square) && board[square] == Some(disc)
}

/// The correct `flips_at`, based on the given walk.
pub(super) fn all_directions(
    board: &Board,
    square: Square,
    player: Disc,
    in_direction: FlipsInDirection,
) -> Vec<Square> {
    let mut flips = Vec::new();
    if board[square].is_none() {
        for direction in DIRECTIONS {
            flips.extend(in_direction(board, square, direction, player));
        }
    }
    flips
}

/// The correct `place`, based on the given `flips_at`.
pub(super) fn place_if_legal(
    board: &Board,
    square: Square,
    player: Disc,
    flips_at: impl Fn(&Board, Square, Disc) -> Vec<Square>,
) -> Option<Board> {
    if !is_valid_move(board, square, player) {
        return None;
    }
    Some(with_discs(
        board,
        square,
        player,
        &flips_at(board, square, player),
    ))
}

/// The other common way: a move is legal if the given `flips_at` returns any discs.
pub(super) fn place_if_anything_turns(
    board: &Board,
    square: Square,
    player: Disc,
    flips_at: impl Fn(&Board, Square, Disc) -> Vec<Square>,
) -> Option<Board> {
    let flips = flips_at(board, square, player);
    if flips.is_empty() {
        return None;
    }
    Some(with_discs(board, square, player, &flips))
}

pub(super) fn with_discs(board: &Board, square: Square, player: Disc, flips: &[Square]) -> Board {
    let mut after = *board;
    after[square] = Some(player);
    for flip in flips {
        after[*flip] = Some(player);
    }
    after
}

/// Walks while `goes_on` is true. Returns the squares of the walk and the one at which it stopped.
pub(super) fn walk_while(
    start: Square,
    direction: (i32, i32),
    goes_on: impl Fn(Square) -> bool,
) -> (Vec<Square>, Square) {
    let mut run = Vec::new();
    let mut next = start.step(direction);
    while goes_on(next) {
        run.push(next);
        next = next.step(direction);
    }
    (run, next)
}

/// The correct walk: the run of enemy discs, and the square at which it stopped.
pub(super) fn run(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> (Vec<Square>, Square) {
    walk_while(square, direction, |next| is(board, next, player.opponent()))
}
