//! Mistakes in `flips_in_direction`.

use steps::{Board, Disc, Square, flips_in_direction};

use super::building_blocks::{is, run, walk_while};

pub(super) fn closing_disc_is_counted(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    let (mut run, end) = run(board, square, direction, player);
    if run.is_empty() || !is(board, end, player) {
        return Vec::new();
    }
    run.push(end);
    run
}

pub(super) fn goes_on_past_the_closing_disc(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    let mut flips = Vec::new();
    let mut run = Vec::new();
    let mut next = square.step(direction);
    while board.contains(next) {
        match board[next] {
            None => break,
            Some(disc) if disc == player => flips.append(&mut run),
            Some(_) => run.push(next),
        }
        next = next.step(direction);
    }
    flips
}

pub(super) fn end_is_not_checked(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    run(board, square, direction, player).0
}

pub(super) fn edge_closes(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    let (run, end) = run(board, square, direction, player);
    if board.contains(end) && board[end] != Some(player) {
        return Vec::new();
    }
    run
}

pub(super) fn reads_before_checking(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    let (run, end) = walk_while(square, direction, |next| {
        board[next] == Some(player.opponent()) && board.contains(next)
    });
    if board[end] == Some(player) {
        run
    } else {
        Vec::new()
    }
}

pub(super) fn walks_over_empty_cells(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    let (run, end) = walk_while(square, direction, |next| {
        board.contains(next) && board[next] != Some(player)
    });
    if is(board, end, player) {
        run
    } else {
        Vec::new()
    }
}

pub(super) fn one_disc_at_most(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    let neighbour = square.step(direction);
    if is(board, neighbour, player.opponent()) && is(board, neighbour.step(direction), player) {
        vec![neighbour]
    } else {
        Vec::new()
    }
}

pub(super) fn side_is_always_eight(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    let on_board = |square: Square| (0..8).contains(&square.row) && (0..8).contains(&square.col);
    let (run, end) = walk_while(square, direction, |next| {
        on_board(next) && board[next] == Some(player.opponent())
    });
    if on_board(end) && board[end] == Some(player) {
        run
    } else {
        Vec::new()
    }
}

pub(super) fn enemy_is_white(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    let (run, end) = walk_while(square, direction, |next| is(board, next, Disc::White));
    if is(board, end, player) {
        run
    } else {
        Vec::new()
    }
}

pub(super) fn starts_on_the_square(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    let mut run = Vec::new();
    let mut next = square;
    while is(board, next, player.opponent()) {
        run.push(next);
        next = next.step(direction);
    }
    if is(board, next, player) {
        run
    } else {
        Vec::new()
    }
}

pub(super) fn own_and_enemy_are_exchanged(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    flips_in_direction(board, square, direction, player.opponent())
}

pub(super) fn start_is_in_the_list(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    let mut flips = Vec::new();
    let mut next = square;
    loop {
        flips.push(next);
        next = next.step(direction);
        if !is(board, next, player.opponent()) {
            break;
        }
    }
    if flips.len() > 1 && is(board, next, player) {
        flips
    } else {
        Vec::new()
    }
}

pub(super) fn last_line_is_not_read(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    let inside = 0..board.size() - 1;
    let in_range = |square: Square| inside.contains(&square.row) && inside.contains(&square.col);
    let (run, end) = walk_while(square, direction, |next| {
        in_range(next) && board[next] == Some(player.opponent())
    });
    if in_range(end) && board[end] == Some(player) {
        run
    } else {
        Vec::new()
    }
}

pub(super) fn only_the_row_advances(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    let mut run = Vec::new();
    let mut next = square.step(direction);
    while is(board, next, player.opponent()) {
        run.push(next);
        next.row += direction.0;
    }
    if is(board, next, player) {
        run
    } else {
        Vec::new()
    }
}
