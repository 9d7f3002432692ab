//! The known mistakes of step 01, each written the way a learner would write it.

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

/// First the mistakes in the background, then those in the lines: no lines, missing lines, misplaced lines.
pub(crate) static MISTAKES: [Mistake; 16] = [
    mistake(
        "S1a",
        "the code doesn't paint the background",
        "The cells stay blank, with or without lines between them.",
        "Which line of your code paints the background before the lines?",
        ground_is_forgotten,
    ),
    mistake(
        "S1b",
        "the code repaints the background for every cell",
        "Only the last cell has an outline.",
        "How often does your code call `clear`, which also erases the lines?",
        ground_is_painted_in_the_loop,
    ),
    mistake(
        "S1p",
        "the code repaints the background for every row",
        "Only row 8 has outlines.",
        "How often does your loop over the rows call `clear`, which also erases the lines?",
        ground_is_painted_for_each_row,
    ),
    mistake(
        "S1c",
        "the code paints the background of one cell only",
        "Only a1 is green.",
        "How wide and how high is the rectangle that your code fills?",
        ground_of_one_cell,
    ),
    mistake(
        "S1d",
        "the code draws no visible lines",
        "The whole screen has one colour.",
        "After the background, does your code draw lines in a different colour?",
        lines_are_forgotten,
    ),
    mistake(
        "S1e",
        "the code uses one loop for both rows and columns",
        "Only the cells on the diagonal from a1 to h8 have outlines.",
        "How many of the 64 cells do your loops visit?",
        one_loop_for_both,
    ),
    mistake(
        "S1f",
        "the code stops one row and one column too early",
        "Row 8 and column h have no lines between their cells.",
        "What is the last number in each of your two ranges?",
        seven_rows_and_columns,
    ),
    mistake(
        "S1g",
        "the code doesn't paint the last row and the last column",
        "Seven rows and seven columns are right, but the rest stays blank.",
        "What are the first and the last row that your code paints?",
        seven_rows_and_columns_are_painted,
    ),
    mistake(
        "S1h",
        "the code stops one row too early",
        "Row 8 has no lines between its cells.",
        "What is the last row number that your loop reaches?",
        seven_rows,
    ),
    mistake(
        "S1i",
        "the code stops one column too early",
        "Column h has no lines between its cells.",
        "What is the last column number that your loop reaches?",
        seven_columns,
    ),
    mistake(
        "S1j",
        "the code starts both loops at 1",
        "Row 1 and column a have no lines between their cells.",
        "What is the first number in each of your two ranges?",
        loops_begin_at_one,
    ),
    mistake(
        "S1k",
        "the code uses the same y for every row",
        "All outlines are in the first row, on top of each other.",
        "Which argument in your drawing call changes from row to row?",
        y_stays_the_same,
    ),
    mistake(
        "S1l",
        "the code uses the same x for every column",
        "All outlines are in the first column, on top of each other.",
        "Which argument in your drawing call changes from column to column?",
        x_stays_the_same,
    ),
    mistake(
        "S1m",
        "the code separates the columns but not the rows",
        "The board shows eight vertical stripes.",
        "What makes a cell in your drawing look different from the cell below it?",
        upright_stripes,
    ),
    mistake(
        "S1n",
        "the code separates the rows but not the columns",
        "The board shows eight horizontal stripes.",
        "What makes a cell in your drawing look different from its right neighbour?",
        level_stripes,
    ),
    mistake(
        "S1o",
        "the code uses row and column as pixel positions",
        "All outlines are in the top left corner.",
        "How many pixels further right does your code draw the next column?",
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

fn ground_is_painted_for_each_row(screen: &mut Screen) {
    for row in 0..8 {
        screen.clear(Color::GREEN);
        for col in 0..8 {
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
