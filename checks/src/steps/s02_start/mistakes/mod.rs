//! The known mistakes of step 02, each written the way a learner would write it.

mod draw_discs;
mod start;

use steps::{Answers, Board, Screen};

use crate::{ImpossibleMistake, Mistake, Text};
use draw_discs::{
    always_draws_the_start, black_is_not_dark, colors_are_exchanged, discs_in_one_other_color,
    discs_in_two_other_colors, discs_without_size, empty_cells_are_white,
    first_empty_cell_ends_all, first_empty_cell_ends_the_row, first_line_is_missing,
    ground_is_painted_over, last_line_is_missing, middle_on_the_corner, middle_on_the_left_edge,
    middle_on_the_upper_edge, numbers_are_used_as_pixels, one_color_for_all, one_loop_for_both,
    radius_of_a_whole_cell, white_is_not_light, x_and_y_are_exchanged,
};
use start::{
    colors_of_the_start_are_exchanged, d4_is_missing, d5_is_missing, e4_is_missing, e5_is_missing,
    empty_start, middle_is_off_by_one, rows_from_one, side_by_side, start_of_one_color,
    start_on_a_small_board,
};

const fn mistake(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    answers: Answers,
) -> Mistake {
    Mistake::new(id, title, symptom, ask, answers)
}

const fn start(start: fn() -> Board) -> Answers {
    Answers {
        start,
        ..Answers::REFERENCE
    }
}

const fn draw_discs(draw_discs: fn(&Board, &mut Screen)) -> Answers {
    Answers {
        draw_discs,
        ..Answers::REFERENCE
    }
}

/// First the mistakes in `start`, then those in `draw_discs`: which cells, where on the screen, which colour.
pub(crate) static MISTAKES: [Mistake; 32] = [
    mistake(
        "A01",
        "the code swaps the two colours of the start",
        "Black's legal moves would be c5, d6, e3 and f4.",
        "Which colour does your code put on d4?",
        start(colors_of_the_start_are_exchanged),
    ),
    mistake(
        "A02",
        "the code puts discs of one colour side by side",
        "All of Black's legal moves would be on one side of the board.",
        "Is your second white disc next to the first, or diagonally across from it?",
        start(side_by_side),
    ),
    mistake(
        "A03",
        "the code uses a middle that is off by one row and one column",
        "The four discs are one square too far right and one too far down.",
        "Which two rows does your code use as the middle, if the first row is 0?",
        start(middle_is_off_by_one),
    ),
    mistake(
        "S2a",
        "the code counts rows from 1 but columns from 0",
        "The four discs are one row too low.",
        "Which row number does your code use for d4, if the first row is 0?",
        start(rows_from_one),
    ),
    mistake(
        "S2b",
        "the code returns an empty board",
        "The board has no discs.",
        "Does your code return the same board that it puts the discs on?",
        start(empty_start),
    ),
    mistake(
        "S2c",
        "the code gives all four discs one colour",
        "The four discs in the middle are all black.",
        "Which lines of your code put a white disc on the board?",
        start(start_of_one_color),
    ),
    mistake(
        "S2s",
        "the code puts no disc on d4",
        "There are three discs in the middle, and d4 is empty.",
        "Which line puts a disc on d4, or do two lines name the same square?",
        start(d4_is_missing),
    ),
    mistake(
        "S2t",
        "the code puts no disc on e4",
        "There are three discs in the middle, and e4 is empty.",
        "Which line puts a disc on e4, or do two lines name the same square?",
        start(e4_is_missing),
    ),
    mistake(
        "S2u",
        "the code puts no disc on d5",
        "There are three discs in the middle, and d5 is empty.",
        "Which line puts a disc on d5, or do two lines name the same square?",
        start(d5_is_missing),
    ),
    mistake(
        "S2v",
        "the code puts no disc on e5",
        "There are three discs in the middle, and e5 is empty.",
        "Which line puts a disc on e5, or do two lines name the same square?",
        start(e5_is_missing),
    ),
    mistake(
        "S2w",
        "the code creates a board with six rows and columns",
        "The four discs are on a board that is too small.",
        "With which size does your code call `Board::empty`?",
        start(start_on_a_small_board),
    ),
    mistake(
        "S2d",
        "the code draws discs that you can't see",
        "Every picture shows an empty board, or thin rings at most.",
        "Is your circle filled, or is its radius 0, because `2 / 5` is 0 in integers?",
        draw_discs(discs_without_size),
    ),
    mistake(
        "S2e",
        "the code always draws the start",
        "Every picture shows the same four discs.",
        "Does your code draw the board that it gets as an argument?",
        draw_discs(always_draws_the_start),
    ),
    mistake(
        "S2f",
        "the code stops drawing at the first empty cell",
        "If a1 is empty, the picture shows no discs at all.",
        "At an empty cell, does your code skip one iteration or end the function?",
        draw_discs(first_empty_cell_ends_all),
    ),
    mistake(
        "S2g",
        "the code stops drawing a row at its first empty cell",
        "Discs to the right of an empty cell are missing.",
        "At an empty cell, does your code `break` or `continue`?",
        draw_discs(first_empty_cell_ends_the_row),
    ),
    mistake(
        "S2h",
        "the code draws discs in empty cells too",
        "The board is full of discs.",
        "What does your code draw for a cell that isn't black?",
        draw_discs(empty_cells_are_white),
    ),
    mistake(
        "S2i",
        "the code uses one loop for both rows and columns",
        "Only the discs on the diagonal from a1 to h8 are drawn.",
        "How many of the 64 cells does your code visit?",
        draw_discs(one_loop_for_both),
    ),
    mistake(
        "S2j",
        "the code skips the last row and the last column",
        "Discs in row 8 and in column h are missing.",
        "What is the last number in each of your ranges?",
        draw_discs(last_line_is_missing),
    ),
    mistake(
        "S2k",
        "the code skips the first row and the first column",
        "Discs in row 1 and in column a are missing.",
        "What is the first number in each of your ranges?",
        draw_discs(first_line_is_missing),
    ),
    mistake(
        "S2l",
        "the code swaps x and y",
        "A disc on g2 is drawn on b7. The start can't show this, because it's symmetric.",
        "Do you compute x, which goes from left to right, from `row` or from `col`?",
        draw_discs(x_and_y_are_exchanged),
    ),
    mistake(
        "S2m",
        "the code uses row and column as pixel positions",
        "All discs are on top of each other in the top left corner.",
        "How many pixels further right does your code draw the next column?",
        draw_discs(numbers_are_used_as_pixels),
    ),
    mistake(
        "S2n",
        "the code centres each disc on the corner of its cell",
        "Each disc is half a cell too high and too far left.",
        "How far is the centre in your call from the top and left of the cell?",
        draw_discs(middle_on_the_corner),
    ),
    mistake(
        "S2x",
        "the code centres each disc on the top edge of its cell",
        "Each disc is half a cell too high.",
        "How far is the centre in your call from the top of the cell?",
        draw_discs(middle_on_the_upper_edge),
    ),
    mistake(
        "S2y",
        "the code centres each disc on the left edge of its cell",
        "Each disc is half a cell too far left.",
        "How far is the centre in your call from the left side of the cell?",
        draw_discs(middle_on_the_left_edge),
    ),
    mistake(
        "S2z",
        "the code draws all discs in one colour, neither dark nor light",
        "You can see the discs, but not which side they belong to.",
        "Is your colour for black discs dark, and your colour for white discs light?",
        draw_discs(discs_in_one_other_color),
    ),
    mistake(
        "S2aa",
        "the code draws discs in two colours, neither dark nor light",
        "You can see two kinds of discs, but not which is black and which is white.",
        "Which of your two colours is dark, and which one is light?",
        draw_discs(discs_in_two_other_colors),
    ),
    mistake(
        "S2ab",
        "the code draws black discs in a colour that isn't dark",
        "White discs are right, but the others don't look black.",
        "Which colour does your code use for black discs?",
        draw_discs(black_is_not_dark),
    ),
    mistake(
        "S2ac",
        "the code draws white discs in a colour that isn't light",
        "Black discs are right, but the others don't look white.",
        "Which colour does your code use for white discs?",
        draw_discs(white_is_not_light),
    ),
    mistake(
        "S2o",
        "the code draws discs that are larger than a cell",
        "A single disc covers several cells.",
        "Is the radius in your code at most half a cell?",
        draw_discs(radius_of_a_whole_cell),
    ),
    mistake(
        "S2p",
        "the code swaps the two colours in the drawing",
        "Black discs look white, and white discs look black.",
        "Which colour does your code use for `Some(Disc::Black)`?",
        draw_discs(colors_are_exchanged),
    ),
    mistake(
        "S2q",
        "the code draws every disc in black",
        "White discs look black.",
        "Which line of your code checks the colour of the disc?",
        draw_discs(one_color_for_all),
    ),
    mistake(
        "S2r",
        "the code paints over the empty board",
        "The discs are on a plain background, without the lines between the cells.",
        "What does your code paint over the board that is already on the screen?",
        draw_discs(ground_is_painted_over),
    ),
];

/// Mistakes that Rust's types rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 1] = [ImpossibleMistake {
    id: "A05",
    title: Text {
        english: "the code uses the same row for all rows of the board",
    },
    why: Text {
        english: "Arrays are values, so `[[None; 8]; 8]` creates eight separate rows.",
    },
}];
