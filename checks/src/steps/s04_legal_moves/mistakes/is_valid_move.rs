//! Mistakes in `is_valid_move`.

use steps::{Board, DIRECTIONS, Disc, Square};

fn taken(board: &Board, square: Square) -> bool {
    board[square].is_some()
}

/// Walks while `goes_on` is true. Returns the number of steps and the square at which the walk stopped.
fn walk_while(
    start: Square,
    direction: (i32, i32),
    goes_on: impl Fn(Square) -> bool,
) -> (u32, Square) {
    let mut steps = 0;
    let mut next = start.step(direction);
    while goes_on(next) {
        steps += 1;
        next = next.step(direction);
    }
    (steps, next)
}

/// The correct walk in one direction: the number of enemy discs, and the square at which it stopped.
pub(super) fn run(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> (u32, Square) {
    walk_while(square, direction, |next| {
        board.contains(next) && board[next] == Some(player.opponent())
    })
}

pub(super) fn closes(board: &Board, end: Square, player: Disc) -> bool {
    board.contains(end) && board[end] == Some(player)
}

/// Whether the move flips discs in one direction, by the correct rule.
fn turns(board: &Board, square: Square, direction: (i32, i32), player: Disc) -> bool {
    let (enemies, end) = run(board, square, direction, player);
    enemies > 0 && closes(board, end, player)
}

pub(super) fn occupied_is_not_refused(board: &Board, square: Square, player: Disc) -> bool {
    DIRECTIONS
        .into_iter()
        .any(|direction| turns(board, square, direction, player))
}

pub(super) fn every_square_is_legal(_board: &Board, _square: Square, _player: Disc) -> bool {
    true
}

pub(super) fn every_empty_square_is_legal(board: &Board, square: Square, _player: Disc) -> bool {
    !taken(board, square)
}

pub(super) fn own_and_enemy_are_exchanged(board: &Board, square: Square, player: Disc) -> bool {
    !taken(board, square)
        && DIRECTIONS
            .into_iter()
            .any(|direction| turns(board, square, direction, player.opponent()))
}

pub(super) fn enemy_neighbour_is_enough(board: &Board, square: Square, player: Disc) -> bool {
    !taken(board, square)
        && DIRECTIONS
            .into_iter()
            .any(|direction| run(board, square, direction, player).0 > 0)
}

pub(super) fn first_direction_decides(board: &Board, square: Square, player: Disc) -> bool {
    !taken(board, square) && turns(board, square, DIRECTIONS[0], player)
}

pub(super) fn starts_on_the_square(board: &Board, square: Square, player: Disc) -> bool {
    !taken(board, square)
        && DIRECTIONS.into_iter().any(|(row_step, col_step)| {
            let before = square.step((-row_step, -col_step));
            turns(board, before, (row_step, col_step), player)
        })
}

pub(super) fn four_directions(board: &Board, square: Square, player: Disc) -> bool {
    !taken(board, square)
        && [(-1, 0), (0, -1), (0, 1), (1, 0)]
            .into_iter()
            .any(|direction| turns(board, square, direction, player))
}

pub(super) fn south_west_is_missing(board: &Board, square: Square, player: Disc) -> bool {
    let mut directions = DIRECTIONS;
    directions[5] = (1, 1);
    !taken(board, square)
        && directions
            .into_iter()
            .any(|direction| turns(board, square, direction, player))
}

pub(super) fn enemy_is_white(board: &Board, square: Square, player: Disc) -> bool {
    !taken(board, square)
        && DIRECTIONS.into_iter().any(|direction| {
            let (enemies, end) = walk_while(square, direction, |next| {
                board.contains(next) && board[next] == Some(Disc::White)
            });
            enemies > 0 && closes(board, end, player)
        })
}

pub(super) fn walks_over_empty_cells(board: &Board, square: Square, player: Disc) -> bool {
    !taken(board, square)
        && DIRECTIONS.into_iter().any(|direction| {
            let (others, end) = walk_while(square, direction, |next| {
                board.contains(next) && board[next] != Some(player)
            });
            others > 0 && closes(board, end, player)
        })
}

pub(super) fn only_the_row_advances(board: &Board, square: Square, player: Disc) -> bool {
    if taken(board, square) {
        return false;
    }
    for direction in DIRECTIONS {
        let mut next = square.step(direction);
        let mut enemies = 0;
        while board.contains(next) && board[next] == Some(player.opponent()) {
            enemies += 1;
            next.row += direction.0;
        }
        if enemies > 0 && closes(board, next, player) {
            return true;
        }
    }
    false
}

pub(super) fn one_disc_at_most(board: &Board, square: Square, player: Disc) -> bool {
    !taken(board, square)
        && DIRECTIONS.into_iter().any(|direction| {
            let neighbour = square.step(direction);
            board.contains(neighbour)
                && board[neighbour] == Some(player.opponent())
                && closes(board, neighbour.step(direction), player)
        })
}

pub(super) fn reads_before_checking(board: &Board, square: Square, player: Disc) -> bool {
    !taken(board, square)
        && DIRECTIONS.into_iter().any(|direction| {
            let (enemies, end) = walk_while(square, direction, |next| {
                board[next] == Some(player.opponent()) && board.contains(next)
            });
            enemies > 0 && board[end] == Some(player)
        })
}

pub(super) fn side_is_always_eight(board: &Board, square: Square, player: Disc) -> bool {
    let on_board = |square: Square| (0..8).contains(&square.row) && (0..8).contains(&square.col);
    !taken(board, square)
        && DIRECTIONS.into_iter().any(|direction| {
            let (enemies, end) = walk_while(square, direction, |next| {
                on_board(next) && board[next] == Some(player.opponent())
            });
            enemies > 0 && on_board(end) && board[end] == Some(player)
        })
}

pub(super) fn last_line_is_not_read(board: &Board, square: Square, player: Disc) -> bool {
    let inside = 0..board.size() - 1;
    let in_range = |square: Square| inside.contains(&square.row) && inside.contains(&square.col);
    !taken(board, square)
        && DIRECTIONS.into_iter().any(|direction| {
            let (enemies, end) = walk_while(square, direction, |next| {
                in_range(next) && board[next] == Some(player.opponent())
            });
            enemies > 0 && in_range(end) && board[end] == Some(player)
        })
}

pub(super) fn wraps_around(board: &Board, square: Square, player: Disc) -> bool {
    let wrapped = |square: Square| Square {
        row: square.row.rem_euclid(board.size()),
        col: square.col.rem_euclid(board.size()),
    };
    !taken(board, square)
        && DIRECTIONS.into_iter().any(|direction| {
            let (enemies, end) = walk_while(square, direction, |next| {
                board[wrapped(next)] == Some(player.opponent())
            });
            enemies > 0 && board[wrapped(end)] == Some(player)
        })
}

pub(super) fn own_neighbour_is_enough(board: &Board, square: Square, player: Disc) -> bool {
    !taken(board, square)
        && DIRECTIONS.into_iter().any(|direction| {
            let (_, end) = run(board, square, direction, player);
            closes(board, end, player)
        })
}

pub(super) fn far_end_not_checked(board: &Board, square: Square, player: Disc) -> bool {
    !taken(board, square)
        && DIRECTIONS.into_iter().any(|direction| {
            let (enemies, end) = run(board, square, direction, player);
            enemies > 0 && board.contains(end)
        })
}

pub(super) fn edge_closes(board: &Board, square: Square, player: Disc) -> bool {
    !taken(board, square)
        && DIRECTIONS.into_iter().any(|direction| {
            let (enemies, end) = run(board, square, direction, player);
            enemies > 0 && (!board.contains(end) || board[end] == Some(player))
        })
}

pub(super) fn counter_is_not_reset(board: &Board, square: Square, player: Disc) -> bool {
    if taken(board, square) {
        return false;
    }
    let mut enemies = 0;
    for direction in DIRECTIONS {
        let (found, end) = run(board, square, direction, player);
        enemies += found;
        if enemies > 0 && closes(board, end, player) {
            return true;
        }
    }
    false
}

pub(super) fn all_must_succeed(board: &Board, square: Square, player: Disc) -> bool {
    !taken(board, square)
        && DIRECTIONS
            .into_iter()
            .all(|direction| turns(board, square, direction, player))
}
