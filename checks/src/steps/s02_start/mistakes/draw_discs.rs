//! Mistakes in `draw_discs`.

use steps::{Board, CELL, Color, Disc, Screen, Square};

fn color_of(disc: Disc) -> Color {
    match disc {
        Disc::Black => Color::BLACK,
        Disc::White => Color::WHITE,
    }
}

/// Draws one disc correctly.
fn draw_disc(screen: &mut Screen, row: i32, col: i32, color: Color) {
    let (x, y) = (col * CELL + CELL / 2, row * CELL + CELL / 2);
    screen.fill_circle(x, y, CELL * 2 / 5, color);
}

/// All discs of a board, with row and column.
pub(super) fn discs(board: &Board) -> impl Iterator<Item = (i32, i32, Disc)> {
    board
        .squares()
        .filter_map(|square| Some((square.row, square.col, board[square]?)))
}

#[expect(clippy::erasing_op, reason = "the mistake itself")]
pub(super) fn discs_without_size(board: &Board, screen: &mut Screen) {
    for (row, col, disc) in discs(board) {
        let (x, y) = (col * CELL + CELL / 2, row * CELL + CELL / 2);
        screen.fill_circle(x, y, 2 / 5 * CELL, color_of(disc));
    }
}

pub(super) fn always_draws_the_start(_board: &Board, screen: &mut Screen) {
    for (row, col, disc) in discs(&steps::start()) {
        draw_disc(screen, row, col, color_of(disc));
    }
}

pub(super) fn first_empty_cell_ends_all(board: &Board, screen: &mut Screen) {
    for row in 0..board.size() {
        for col in 0..board.size() {
            let Some(disc) = board[Square { row, col }] else {
                return;
            };
            draw_disc(screen, row, col, color_of(disc));
        }
    }
}

pub(super) fn first_empty_cell_ends_the_row(board: &Board, screen: &mut Screen) {
    for row in 0..board.size() {
        for col in 0..board.size() {
            let Some(disc) = board[Square { row, col }] else {
                break;
            };
            draw_disc(screen, row, col, color_of(disc));
        }
    }
}

pub(super) fn empty_cells_are_white(board: &Board, screen: &mut Screen) {
    for square in board.squares() {
        let color = if board[square] == Some(Disc::Black) {
            Color::BLACK
        } else {
            Color::WHITE
        };
        draw_disc(screen, square.row, square.col, color);
    }
}

pub(super) fn one_loop_for_both(board: &Board, screen: &mut Screen) {
    for cell in 0..board.size() {
        if let Some(disc) = board[Square {
            row: cell,
            col: cell,
        }] {
            draw_disc(screen, cell, cell, color_of(disc));
        }
    }
}

pub(super) fn last_line_is_missing(board: &Board, screen: &mut Screen) {
    for row in 0..board.size() - 1 {
        for col in 0..board.size() - 1 {
            if let Some(disc) = board[Square { row, col }] {
                draw_disc(screen, row, col, color_of(disc));
            }
        }
    }
}

pub(super) fn first_line_is_missing(board: &Board, screen: &mut Screen) {
    for row in 1..board.size() {
        for col in 1..board.size() {
            if let Some(disc) = board[Square { row, col }] {
                draw_disc(screen, row, col, color_of(disc));
            }
        }
    }
}

pub(super) fn x_and_y_are_exchanged(board: &Board, screen: &mut Screen) {
    for (row, col, disc) in discs(board) {
        let (x, y) = (row * CELL + CELL / 2, col * CELL + CELL / 2);
        screen.fill_circle(x, y, CELL * 2 / 5, color_of(disc));
    }
}

pub(super) fn numbers_are_used_as_pixels(board: &Board, screen: &mut Screen) {
    for (row, col, disc) in discs(board) {
        screen.fill_circle(col, row, CELL * 2 / 5, color_of(disc));
    }
}

pub(super) fn middle_on_the_corner(board: &Board, screen: &mut Screen) {
    for (row, col, disc) in discs(board) {
        screen.fill_circle(col * CELL, row * CELL, CELL * 2 / 5, color_of(disc));
    }
}

pub(super) fn middle_on_the_upper_edge(board: &Board, screen: &mut Screen) {
    for (row, col, disc) in discs(board) {
        let (x, y) = (col * CELL + CELL / 2, row * CELL);
        screen.fill_circle(x, y, CELL * 2 / 5, color_of(disc));
    }
}

pub(super) fn middle_on_the_left_edge(board: &Board, screen: &mut Screen) {
    for (row, col, disc) in discs(board) {
        let (x, y) = (col * CELL, row * CELL + CELL / 2);
        screen.fill_circle(x, y, CELL * 2 / 5, color_of(disc));
    }
}

const RED: Color = Color::new(200, 30, 30);
const BLUE: Color = Color::new(30, 60, 200);

pub(super) fn discs_in_one_other_color(board: &Board, screen: &mut Screen) {
    for (row, col, _) in discs(board) {
        draw_disc(screen, row, col, Color::YELLOW);
    }
}

/// Draws all discs in the two given colours.
fn draw_in(board: &Board, screen: &mut Screen, black: Color, white: Color) {
    for (row, col, disc) in discs(board) {
        let color = match disc {
            Disc::Black => black,
            Disc::White => white,
        };
        draw_disc(screen, row, col, color);
    }
}

pub(super) fn discs_in_two_other_colors(board: &Board, screen: &mut Screen) {
    draw_in(board, screen, RED, BLUE);
}

pub(super) fn black_is_not_dark(board: &Board, screen: &mut Screen) {
    draw_in(board, screen, RED, Color::WHITE);
}

pub(super) fn white_is_not_light(board: &Board, screen: &mut Screen) {
    draw_in(board, screen, Color::BLACK, Color::YELLOW);
}

pub(super) fn radius_of_a_whole_cell(board: &Board, screen: &mut Screen) {
    for (row, col, disc) in discs(board) {
        let (x, y) = (col * CELL + CELL / 2, row * CELL + CELL / 2);
        screen.fill_circle(x, y, CELL, color_of(disc));
    }
}

pub(super) fn colors_are_exchanged(board: &Board, screen: &mut Screen) {
    for (row, col, disc) in discs(board) {
        draw_disc(screen, row, col, color_of(disc.opponent()));
    }
}

pub(super) fn one_color_for_all(board: &Board, screen: &mut Screen) {
    for (row, col, _) in discs(board) {
        draw_disc(screen, row, col, Color::BLACK);
    }
}

pub(super) fn ground_is_painted_over(board: &Board, screen: &mut Screen) {
    screen.clear(Color::GREEN);
    for (row, col, disc) in discs(board) {
        draw_disc(screen, row, col, color_of(disc));
    }
}
