//! What is visible on a picture: any reasonable way of drawing passes, and a wrong one doesn't.

use checks::visible::{BLANK, NO_EDGE, SEPARATE, SMUDGE, cells, discs};
use steps::{Board, CELL, Color, Disc, Screen, Square, draw_board, draw_discs, parse_game, start};

const GREY: Color = Color::new(128, 128, 128);

fn screen(draw: impl FnOnce(&mut Screen)) -> Screen {
    let mut screen = Screen::for_board();
    draw(&mut screen);
    screen
}

fn each_cell(mut draw: impl FnMut(i32, i32)) {
    for row in 0..8 {
        for col in 0..8 {
            draw(row, col);
        }
    }
}

/// A board of chequers in two colours.
fn chequers(one: Color, other: Color) -> Screen {
    screen(|screen| {
        each_cell(|row, col| {
            let color = if (row + col) % 2 == 0 { one } else { other };
            screen.fill_rect(col * CELL, row * CELL, CELL, CELL, color);
        });
    })
}

/// The model board with one circle in the middle of a cell.
fn board_with_circle(square: Square, radius: i32, color: Color) -> Screen {
    screen(|screen| {
        draw_board(screen);
        let (x, y) = (square.col * CELL, square.row * CELL);
        screen.fill_circle(x + CELL / 2, y + CELL / 2, radius, color);
    })
}

fn at(seen: &str, square: Square) -> char {
    let index = (square.row * 8 + square.col) as usize;
    seen.chars().nth(index).unwrap()
}

fn all(sign: char) -> String {
    String::from(sign).repeat(64)
}

#[track_caller]
fn assert_passes(screen: &Screen) {
    assert_eq!(cells(screen), all(SEPARATE));
}

const F3: Square = Square { row: 2, col: 5 };

#[test]
fn the_model_board_passes() {
    assert_passes(&screen(draw_board));
}

#[test]
fn chequers_pass_in_any_two_colors() {
    assert_passes(&chequers(Color::GREEN, Color::DARK_GREEN));
    assert_passes(&chequers(Color::BLACK, Color::WHITE));
    assert_passes(&chequers(Color::new(1, 2, 3), Color::new(1, 2, 4)));
}

#[test]
fn long_lines_gaps_and_cells_with_a_margin_pass() {
    assert_passes(&screen(|screen| {
        screen.clear(Color::GREEN);
        for line in 0..=8 {
            screen.fill_rect(line * CELL - 1, 0, 2, 8 * CELL, Color::BLACK);
            screen.fill_rect(0, line * CELL - 1, 8 * CELL, 2, Color::BLACK);
        }
    }));
    for margin in [1, 5, 10] {
        assert_passes(&screen(|screen| {
            each_cell(|row, col| {
                let (x, y) = (col * CELL + margin, row * CELL + margin);
                let side = CELL - 2 * margin;
                screen.fill_rect(x, y, side, side, Color::GREEN);
            });
        }));
    }
}

#[test]
fn rows_and_columns_exchanged_or_one_outline_too_many_look_the_same() {
    assert_passes(&screen(|screen| {
        screen.clear(Color::GREEN);
        for row in 0..=8 {
            for col in 0..=8 {
                screen.stroke_rect(row * CELL, col * CELL, CELL, CELL, Color::DARK_GREEN);
            }
        }
    }));
}

#[test]
fn nothing_at_all_is_blank_and_a_plain_ground_has_no_edges() {
    assert_eq!(cells(&Screen::for_board()), all(BLANK));
    let plain = screen(|screen| screen.clear(Color::GREEN));
    // Beyond the last corner lies nothing, so that one cell seems to have an end.
    let mut expected = all(NO_EDGE);
    expected.replace_range(63.., &SEPARATE.to_string());
    assert_eq!(cells(&plain), expected);
}

#[test]
fn a_single_missing_line_is_seen() {
    let without_a_line = screen(|screen| {
        draw_board(screen);
        // The line between f3 and g3, painted away.
        screen.fill_rect(6 * CELL - 1, 2 * CELL + 1, 2, CELL - 2, Color::GREEN);
    });
    let seen = cells(&without_a_line);
    assert_eq!(at(&seen, F3), NO_EDGE);
    assert_eq!(seen.matches(NO_EDGE).count(), 1);
}

#[test]
fn a_line_in_the_color_of_the_ground_is_no_line() {
    let same = screen(|screen| {
        screen.clear(Color::GREEN);
        each_cell(|row, col| {
            screen.stroke_rect(col * CELL, row * CELL, CELL, CELL, Color::GREEN);
        });
    });
    assert_eq!(cells(&same).matches(NO_EDGE).count(), 63);
}

#[test]
fn lines_without_a_ground_leave_the_cells_blank() {
    let lines = screen(|screen| {
        each_cell(|row, col| {
            screen.stroke_rect(col * CELL, row * CELL, CELL, CELL, Color::BLACK);
        });
    });
    assert_eq!(cells(&lines), all(BLANK));
}

#[test]
fn the_model_discs_look_like_the_board() {
    let boards = [
        Board::empty(8),
        start(),
        parse_game("f5d6c3f4g4b2c5h4a1").unwrap().board,
    ];
    for board in boards {
        let picture = screen(|screen| {
            draw_board(screen);
            draw_discs(&board, screen);
        });
        assert_eq!(discs(&picture), board.letters());
    }
}

#[test]
fn discs_of_many_sizes_and_shades_pass() {
    for radius in 6..=CELL / 2 {
        let black = board_with_circle(F3, radius, Color::BLACK);
        assert_eq!(at(&discs(&black), F3), 'B', "radius {radius}");
        let white = board_with_circle(F3, radius, Color::WHITE);
        assert_eq!(at(&discs(&white), F3), 'W', "radius {radius}");
        assert_eq!(discs(&white).matches(SEPARATE).count(), 63);
    }
    for (color, sign) in [
        (Color::new(0, 0, 0), 'B'),
        (Color::new(60, 40, 40), 'B'),
        (Color::new(255, 255, 255), 'W'),
        (Color::new(220, 210, 190), 'W'),
    ] {
        let picture = board_with_circle(F3, 16, color);
        assert_eq!(at(&discs(&picture), F3), sign, "{color:?}");
    }
}

#[test]
fn a_disc_with_a_rim_passes_and_so_does_a_square_one() {
    let rim = screen(|screen| {
        draw_board(screen);
        let (x, y) = (F3.col * CELL + CELL / 2, F3.row * CELL + CELL / 2);
        screen.fill_circle(x, y, 16, Color::WHITE);
        screen.stroke_circle(x, y, 16, Color::BLACK);
    });
    assert_eq!(at(&discs(&rim), F3), 'W');
    let square = screen(|screen| {
        draw_board(screen);
        let (x, y) = (F3.col * CELL, F3.row * CELL);
        screen.fill_rect(x + 8, y + 8, CELL - 16, CELL - 16, Color::BLACK);
    });
    assert_eq!(at(&discs(&square), F3), 'B');
}

#[test]
fn grey_yellow_and_tiny_discs_are_a_smudge() {
    for color in [GREY, Color::YELLOW, Color::DARK_GREEN] {
        let picture = board_with_circle(F3, 16, color);
        let seen = at(&discs(&picture), F3);
        // Dark green is dark. It is the colour of the lines, and passes for a black disc.
        let expected = if color == Color::DARK_GREEN {
            'B'
        } else {
            SMUDGE
        };
        assert_eq!(seen, expected, "{color:?}");
    }
    assert_eq!(
        at(&discs(&board_with_circle(F3, 3, Color::BLACK)), F3),
        SMUDGE
    );
}

#[test]
fn a_circle_without_size_and_a_ring_leave_the_cell_empty() {
    let empty = screen(draw_board);
    assert_eq!(
        discs(&board_with_circle(F3, 0, Color::BLACK)),
        discs(&empty)
    );
    let ring = screen(|screen| {
        draw_board(screen);
        let (x, y) = (F3.col * CELL + CELL / 2, F3.row * CELL + CELL / 2);
        screen.stroke_circle(x, y, 16, Color::BLACK);
    });
    assert_eq!(at(&discs(&ring), F3), SEPARATE);
}

#[test]
fn a_disc_on_the_corner_of_its_cell_and_one_that_is_too_large_are_seen() {
    let corner = screen(|screen| {
        draw_board(screen);
        screen.fill_circle(F3.col * CELL, F3.row * CELL, 16, Color::BLACK);
    });
    assert_eq!(at(&discs(&corner), F3), SMUDGE);
    assert_eq!(discs(&corner).matches('B').count(), 0);

    let large = board_with_circle(F3, CELL, Color::BLACK);
    let seen = discs(&large);
    assert_eq!(at(&seen, F3), 'B');
    assert!(seen.contains(SMUDGE), "{seen}");
}

#[test]
fn a_dot_a_hole_a_highlight_or_another_pixel_do_not_decide() {
    let middle = |square: Square| (square.col * CELL + CELL / 2, square.row * CELL + CELL / 2);
    for (disc, other, sign) in [
        (Color::BLACK, Color::WHITE, 'B'),
        (Color::WHITE, Color::BLACK, 'W'),
    ] {
        for spot in [other, Color::GREEN, Color::YELLOW] {
            for (right, down, radius) in [(0, 0, 1), (0, 0, 3), (0, 0, 5), (-5, -5, 4), (4, -6, 5)]
            {
                let picture = screen(|screen| {
                    draw_board(screen);
                    let (x, y) = middle(F3);
                    screen.fill_circle(x, y, 15, disc);
                    screen.fill_circle(x + right, y + down, radius, spot);
                });
                let seen = discs(&picture);
                assert_eq!(at(&seen, F3), sign, "{spot:?} {right} {down} {radius}");
                assert_eq!(seen.chars().count(), 64);
            }
        }
    }
}

#[test]
fn what_a_smudge_looks_like_follows_behind_the_cells() {
    let behind = |draw: &dyn Fn(&mut Screen)| -> String {
        let picture = screen(|screen| {
            draw_board(screen);
            draw(screen);
        });
        let seen = discs(&picture);
        let smudges = seen.chars().take(64).filter(|sign| *sign == SMUDGE).count();
        assert!(smudges > 0);
        seen.chars().skip(64).collect()
    };
    let (red, blue) = (Color::new(200, 0, 0), Color::new(0, 0, 200));
    let (x, y) = (F3.col * CELL, F3.row * CELL);
    let half = CELL / 2;
    assert_eq!(behind(&|s| s.fill_circle(x, y, 16, Color::BLACK)), "cd");
    assert_eq!(behind(&|s| s.fill_circle(x, y, 16, Color::WHITE)), "cl");
    assert_eq!(
        behind(&|s| s.fill_circle(x + half, y, 16, Color::BLACK)),
        "td"
    );
    assert_eq!(
        behind(&|s| s.fill_circle(x, y + half, 16, Color::WHITE)),
        "ll"
    );
    assert_eq!(
        behind(&|s| s.fill_circle(x + half, y + half, 16, red)),
        "p0"
    );
    assert_eq!(behind(&|s| s.fill_circle(x + half, y + half, 3, red)), "m");
    assert_eq!(
        behind(&|s| {
            s.fill_circle(x + half, y + half, 16, red);
            s.fill_circle(x + half + CELL, y + half, 16, blue);
            s.fill_circle(x + half + 2 * CELL, y + half, 16, red);
        }),
        "p0p1p0"
    );
    // Half of the middle black, half of it white.
    assert_eq!(
        behind(&|s| {
            s.fill_circle(x + half, y + half, 16, Color::WHITE);
            s.fill_rect(x, y, half, CELL, Color::BLACK);
        }),
        "m"
    );
}

#[test]
fn a_ground_that_was_wiped_away_is_seen() {
    let wiped = screen(|screen| {
        draw_board(screen);
        screen.clear(Color::GREEN);
        draw_discs(&start(), screen);
    });
    let seen = discs(&wiped);
    assert_eq!(seen.matches(['B', 'W']).count(), 4);
    assert!(seen.matches(NO_EDGE).count() > 50, "{seen}");

    let gone = screen(|screen| draw_discs(&start(), screen));
    assert_eq!(discs(&gone).matches(BLANK).count(), 60);
}

#[test]
fn colors_on_the_border_of_dark_and_light_are_neither() {
    for (level, sign) in [(99, 'B'), (100, SMUDGE), (155, SMUDGE), (156, 'W')] {
        let picture = board_with_circle(F3, 16, Color::new(level, level, level));
        assert_eq!(at(&discs(&picture), F3), sign, "{level}");
    }
}

#[test]
fn a_screen_of_another_size_is_read_without_a_panic() {
    let mut tiny = Screen::new(1, 1);
    tiny.clear(Color::GREEN);
    assert_eq!(cells(&tiny), all(BLANK));
    assert_eq!(discs(&tiny), all(BLANK));
}

#[test]
fn a_disc_of_each_color_is_told_apart_wherever_it_lies() {
    each_cell(|row, col| {
        for (disc, sign) in [(Disc::Black, 'B'), (Disc::White, 'W')] {
            let board = Board::empty(8).with(Square { row, col }, Some(disc));
            let picture = screen(|screen| {
                draw_board(screen);
                draw_discs(&board, screen);
            });
            let seen = discs(&picture);
            assert_eq!(at(&seen, Square { row, col }), sign);
            assert_eq!(seen.matches(SEPARATE).count(), 63);
        }
    });
}
