//! The known mistakes of step 01, each written the way somebody would write it.

use steps::{Answers, CELL, Color, Screen};

use crate::{ImpossibleMistake, Mistake};

const fn mistake(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    draw_board: fn(&mut Screen),
) -> Mistake {
    let answers = Answers {
        draw_board,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

/// Those of the ground come first, then the lines: none, some of them, lines in the wrong place.
pub(crate) static MISTAKES: [Mistake; 15] = [
    mistake(
        "S1a",
        "the ground is not painted",
        "The cells stay blank, with lines between them or without.",
        "What paints the ground? It has to come before the lines.",
        ground_is_forgotten,
    ),
    mistake(
        "S1b",
        "the ground is painted once more for each cell",
        "Only the last cell has an outline.",
        "How often does clear run in your code? Each time it wipes everything away, lines too.",
        ground_is_painted_in_the_loop,
    ),
    mistake(
        "S1c",
        "the ground covers one cell only",
        "a1 is painted, and the other cells are not.",
        "How wide and how high is the rectangle that you paint as the ground?",
        ground_of_one_cell,
    ),
    mistake(
        "S1d",
        "no line can be seen",
        "The whole screen has one colour.",
        "Are lines drawn at all, after the ground, and in another colour than the ground?",
        lines_are_forgotten,
    ),
    mistake(
        "S1e",
        "one loop counts rows and columns at once",
        "Only the cells from a1 down to h8 have outlines.",
        "How many cells does a single loop from 0 to 7 visit? Sixty-four need a loop inside a loop.",
        one_loop_for_both,
    ),
    mistake(
        "S1f",
        "the loops end one row and one column too early",
        "Row 8 and column h run together.",
        "Which numbers does your range give? In a..b the end is left out.",
        seven_rows_and_columns,
    ),
    mistake(
        "S1g",
        "the last row and the last column are not painted",
        "Seven rows and seven columns are fine, the rest stays blank.",
        "How many rows does your loop paint? Write down the first number and the last.",
        seven_rows_and_columns_are_painted,
    ),
    mistake(
        "S1h",
        "the loop over the rows ends one too early",
        "The last row runs together.",
        "Which is the last row that your loop draws? Rows are 0 to 7.",
        seven_rows,
    ),
    mistake(
        "S1i",
        "the loop over the columns ends one too early",
        "The last column runs together.",
        "Which is the last column that your loop draws? Columns are 0 to 7.",
        seven_columns,
    ),
    mistake(
        "S1j",
        "the loops begin at 1",
        "Row 1 and column a run together.",
        "Which number does the first row on the screen have? Its y is 0.",
        loops_begin_at_one,
    ),
    mistake(
        "S1k",
        "y is the same for every row",
        "Outlines stand in the first row, one upon the other.",
        "Which of the numbers that you hand over changes from row to row?",
        y_stays_the_same,
    ),
    mistake(
        "S1l",
        "x is the same for every column",
        "Outlines stand in the first column, one upon the other.",
        "Which of the numbers that you hand over changes from column to column?",
        x_stays_the_same,
    ),
    mistake(
        "S1m",
        "the columns are told apart and the rows are not",
        "The board shows eight stripes from top to bottom.",
        "What stands between a cell and the one below it? For chequers, try an even row + col.",
        upright_stripes,
    ),
    mistake(
        "S1n",
        "the rows are told apart and the columns are not",
        "The board shows eight stripes from left to right.",
        "What stands between a cell and the one to its right?",
        level_stripes,
    ),
    mistake(
        "S1o",
        "row and column are used as pixels",
        "All outlines lie in the upper left corner.",
        "How many pixels further right does the next column begin? CELL knows.",
        numbers_are_used_as_pixels,
    ),
];

pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 0] = [];

fn outline(screen: &mut Screen, row: i32, col: i32) {
    screen.stroke_rect(col * CELL, row * CELL, CELL, CELL, Color::DARK_GREEN);
}

fn ground_is_forgotten(screen: &mut Screen) {
    for row in 0..8 {
        for col in 0..8 {
            outline(screen, row, col);
        }
    }
}

fn ground_is_painted_in_the_loop(screen: &mut Screen) {
    for row in 0..8 {
        for col in 0..8 {
            screen.clear(Color::GREEN);
            outline(screen, row, col);
        }
    }
}

fn ground_of_one_cell(screen: &mut Screen) {
    screen.fill_rect(0, 0, CELL, CELL, Color::GREEN);
    for row in 0..8 {
        for col in 0..8 {
            outline(screen, row, col);
        }
    }
}

fn lines_are_forgotten(screen: &mut Screen) {
    screen.clear(Color::GREEN);
}

fn one_loop_for_both(screen: &mut Screen) {
    screen.clear(Color::GREEN);
    for cell in 0..8 {
        outline(screen, cell, cell);
    }
}

fn seven_rows_and_columns(screen: &mut Screen) {
    screen.clear(Color::GREEN);
    for row in 0..7 {
        for col in 0..7 {
            outline(screen, row, col);
        }
    }
}

fn seven_rows_and_columns_are_painted(screen: &mut Screen) {
    for row in 0..7 {
        for col in 0..7 {
            screen.fill_rect(col * CELL, row * CELL, CELL, CELL, Color::GREEN);
            outline(screen, row, col);
        }
    }
}

fn seven_rows(screen: &mut Screen) {
    screen.clear(Color::GREEN);
    for row in 0..7 {
        for col in 0..8 {
            outline(screen, row, col);
        }
    }
}

fn seven_columns(screen: &mut Screen) {
    screen.clear(Color::GREEN);
    for row in 0..8 {
        for col in 0..7 {
            outline(screen, row, col);
        }
    }
}

fn loops_begin_at_one(screen: &mut Screen) {
    screen.clear(Color::GREEN);
    for row in 1..8 {
        for col in 1..8 {
            outline(screen, row, col);
        }
    }
}

fn y_stays_the_same(screen: &mut Screen) {
    screen.clear(Color::GREEN);
    for _row in 0..8 {
        for col in 0..8 {
            screen.stroke_rect(col * CELL, 0, CELL, CELL, Color::DARK_GREEN);
        }
    }
}

fn x_stays_the_same(screen: &mut Screen) {
    screen.clear(Color::GREEN);
    for row in 0..8 {
        for _col in 0..8 {
            screen.stroke_rect(0, row * CELL, CELL, CELL, Color::DARK_GREEN);
        }
    }
}

fn upright_stripes(screen: &mut Screen) {
    for row in 0..8 {
        for col in 0..8 {
            let number = row * 8 + col;
            let color = if number % 2 == 0 {
                Color::GREEN
            } else {
                Color::DARK_GREEN
            };
            screen.fill_rect(col * CELL, row * CELL, CELL, CELL, color);
        }
    }
}

fn level_stripes(screen: &mut Screen) {
    screen.clear(Color::GREEN);
    for row in 0..8 {
        screen.stroke_rect(0, row * CELL, 8 * CELL, CELL, Color::DARK_GREEN);
    }
}

fn numbers_are_used_as_pixels(screen: &mut Screen) {
    screen.clear(Color::GREEN);
    for row in 0..8 {
        for col in 0..8 {
            screen.stroke_rect(col, row, CELL, CELL, Color::DARK_GREEN);
        }
    }
}
