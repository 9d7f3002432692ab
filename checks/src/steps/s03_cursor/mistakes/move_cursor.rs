//! Mistakes in `move_cursor`.

use steps::{Key, Square};

/// The step of an arrow key, in rows and columns. `None` for other keys.
fn step_of(key: Key) -> Option<(i32, i32)> {
    match key {
        Key::Up => Some((-1, 0)),
        Key::Down => Some((1, 0)),
        Key::Left => Some((0, -1)),
        Key::Right => Some((0, 1)),
        Key::Enter | Key::Char(_) => None,
    }
}

fn kept_on_board(square: Square) -> Square {
    Square {
        row: square.row.clamp(0, 7),
        col: square.col.clamp(0, 7),
    }
}

pub(super) fn cursor_stays(cursor: Square, _key: Key) -> Square {
    cursor
}

pub(super) fn up_and_down_are_exchanged(cursor: Square, key: Key) -> Square {
    let (row_step, col_step) = step_of(key).unwrap_or((0, 0));
    kept_on_board(cursor.step((-row_step, col_step)))
}

pub(super) fn left_and_right_are_exchanged(cursor: Square, key: Key) -> Square {
    let (row_step, col_step) = step_of(key).unwrap_or((0, 0));
    kept_on_board(cursor.step((row_step, -col_step)))
}

pub(super) fn arrows_are_mirrored(cursor: Square, key: Key) -> Square {
    let (row_step, col_step) = step_of(key).unwrap_or((0, 0));
    kept_on_board(cursor.step((col_step, row_step)))
}

pub(super) fn cursor_leaves_the_board(cursor: Square, key: Key) -> Square {
    cursor.step(step_of(key).unwrap_or((0, 0)))
}

pub(super) fn one_step_too_far(cursor: Square, key: Key) -> Square {
    let next = cursor.step(step_of(key).unwrap_or((0, 0)));
    Square {
        row: next.row.clamp(0, 8),
        col: next.col.clamp(0, 8),
    }
}

pub(super) fn cursor_wraps_round(cursor: Square, key: Key) -> Square {
    let next = cursor.step(step_of(key).unwrap_or((0, 0)));
    Square {
        row: (next.row + 8) % 8,
        col: (next.col + 8) % 8,
    }
}

pub(super) fn stuck_on_the_edge(cursor: Square, key: Key) -> Square {
    let inside = 1..7;
    if inside.contains(&cursor.row) && inside.contains(&cursor.col) {
        cursor.step(step_of(key).unwrap_or((0, 0)))
    } else {
        cursor
    }
}

/// `number - 1`. It panics in every build, as the learner's debug build does.
fn one_less(number: usize) -> usize {
    number
        .checked_sub(1)
        .expect("attempt to subtract with overflow")
}

pub(super) fn no_minus_one(cursor: Square, key: Key) -> Square {
    let (mut row, mut col) = (cursor.row as usize, cursor.col as usize);
    match key {
        Key::Up => row = one_less(row),
        Key::Down => row = (row + 1).min(7),
        Key::Left => col = one_less(col),
        Key::Right => col = (col + 1).min(7),
        Key::Enter | Key::Char(_) => {}
    }
    Square {
        row: row as i32,
        col: col as i32,
    }
}

pub(super) fn every_key_moves(cursor: Square, key: Key) -> Square {
    // The learner wrote the arm of the last arrow key with `_`.
    kept_on_board(cursor.step(step_of(key).unwrap_or((0, 1))))
}
