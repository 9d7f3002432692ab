//! The known mistakes of step 02, each written the way somebody would write it.

use steps::{Answers, Board, CELL, Color, Disc, Screen, Square};

use crate::{ImpossibleMistake, Mistake, Text};

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

/// Those of `start` first, then those of `draw_discs`: which cells, where on the screen, in which colour.
pub(crate) static MISTAKES: [Mistake; 32] = [
    mistake(
        "A01",
        "the two colours of the start are exchanged",
        "Black's moves would be c5, d6, e3 and f4.",
        "Which colour lies on d4, the first of the four in reading order?",
        start(colors_of_the_start_are_exchanged),
    ),
    mistake(
        "A02",
        "equal colours lie side by side",
        "All of Black's moves would lie on one side of the middle.",
        "Where does the second white disc lie: beside the first, or across from it?",
        start(side_by_side),
    ),
    mistake(
        "A03",
        "the middle is off by one, in the rows and in the columns",
        "The four discs sit one step to the right and one down.",
        "Counted from 0, which two of eight rows are the ones in the middle?",
        start(middle_is_off_by_one),
    ),
    mistake(
        "S2a",
        "the rows are counted from 1 and the columns from 0",
        "The four discs sit one row too low.",
        "Which number does row 4 of the name d4 have, when the first row has 0?",
        start(rows_from_one),
    ),
    mistake(
        "S2b",
        "the board of the start is empty",
        "No disc lies anywhere.",
        "On which board do you put the discs, and which board do you give back?",
        start(empty_start),
    ),
    mistake(
        "S2c",
        "all discs of the start have one colour",
        "Four black discs lie in the middle.",
        "How many of the four discs are white, and which line puts them there?",
        start(start_of_one_color),
    ),
    mistake(
        "S2s",
        "the disc on d4 is missing in the start",
        "Three discs lie in the middle, and d4 is empty.",
        "Which line puts a disc on d4? Perhaps two lines name the same square.",
        start(d4_is_missing),
    ),
    mistake(
        "S2t",
        "the disc on e4 is missing in the start",
        "Three discs lie in the middle, and e4 is empty.",
        "Which line puts a disc on e4? Perhaps two lines name the same square.",
        start(e4_is_missing),
    ),
    mistake(
        "S2u",
        "the disc on d5 is missing in the start",
        "Three discs lie in the middle, and d5 is empty.",
        "Which line puts a disc on d5? Perhaps two lines name the same square.",
        start(d5_is_missing),
    ),
    mistake(
        "S2v",
        "the disc on e5 is missing in the start",
        "Three discs lie in the middle, and e5 is empty.",
        "Which line puts a disc on e5? Perhaps two lines name the same square.",
        start(e5_is_missing),
    ),
    mistake(
        "S2w",
        "the board of the start has six rows and six columns",
        "The four discs lie on a board that is too small.",
        "How many rows does the board of a game have? Board::empty is told.",
        start(start_on_a_small_board),
    ),
    mistake(
        "S2d",
        "no disc can be seen",
        "Every picture shows the empty board, or rings at most.",
        "Is the circle a filled one, and how large is its radius? In integers, 2 / 5 * CELL is 0.",
        draw_discs(discs_without_size),
    ),
    mistake(
        "S2e",
        "the start is drawn, whatever the position is",
        "Every picture shows the same four discs.",
        "Which board do you draw: the one that is handed over?",
        draw_discs(always_draws_the_start),
    ),
    mistake(
        "S2f",
        "the first empty cell ends the drawing",
        "Where a1 is empty, nothing is drawn at all.",
        "What does return leave: the loop's turn, or the whole function?",
        draw_discs(first_empty_cell_ends_all),
    ),
    mistake(
        "S2g",
        "the first empty cell ends the row",
        "Discs behind a gap are missing.",
        "What is the difference between break and continue?",
        draw_discs(first_empty_cell_ends_the_row),
    ),
    mistake(
        "S2h",
        "empty cells get a disc too",
        "The board is full of discs.",
        "A cell that is not black: must it be white?",
        draw_discs(empty_cells_are_white),
    ),
    mistake(
        "S2i",
        "one loop counts rows and columns at once",
        "Only the discs from a1 down to h8 are drawn.",
        "How many cells does a single loop from 0 to 7 visit? Sixty-four need a loop inside a loop.",
        draw_discs(one_loop_for_both),
    ),
    mistake(
        "S2j",
        "the loops end one row and one column too early",
        "Discs in row 8 and in column h are missing.",
        "Which is the last number of your range? In a..b the end is left out.",
        draw_discs(last_line_is_missing),
    ),
    mistake(
        "S2k",
        "the loops begin at 1",
        "Discs in row 1 and in column a are missing.",
        "Which number does the first row have, and which the first column?",
        draw_discs(first_line_is_missing),
    ),
    mistake(
        "S2l",
        "x and y are exchanged",
        "g2 is drawn on b7. The start does not show it, since it is its own mirror image.",
        "x runs from left to right. Which of row and col does that, too?",
        draw_discs(x_and_y_are_exchanged),
    ),
    mistake(
        "S2m",
        "row and column are used as pixels",
        "All discs lie upon each other in the upper left corner.",
        "How many pixels further right does the next column begin? CELL knows.",
        draw_discs(numbers_are_used_as_pixels),
    ),
    mistake(
        "S2n",
        "the disc lies on the corner of its cell",
        "Each disc sits half a cell too high and too far to the left.",
        "fill_circle wants the middle of the circle. How far is it from the corner of a cell to its middle?",
        draw_discs(middle_on_the_corner),
    ),
    mistake(
        "S2x",
        "the disc lies on the upper edge of its cell",
        "Each disc sits half a cell too high.",
        "To which of the two numbers of the middle is half a cell added, and to which not?",
        draw_discs(middle_on_the_upper_edge),
    ),
    mistake(
        "S2y",
        "the disc lies on the left edge of its cell",
        "Each disc sits half a cell too far to the left.",
        "y is half a cell below the top of the cell. What about x and the left side?",
        draw_discs(middle_on_the_left_edge),
    ),
    mistake(
        "S2z",
        "all discs have one colour, and it is neither dark nor light",
        "Discs can be seen, and nobody knows whose they are.",
        "What counts is the colour in the middle of a cell: dark for Black, light for White. Which colour do your discs have?",
        draw_discs(discs_in_one_other_color),
    ),
    mistake(
        "S2aa",
        "the discs have two colours, and neither is dark or light",
        "Discs of two kinds can be seen, and nobody knows whose they are.",
        "A black disc is dark in its middle, and a white one is light. Which two colours do your discs have?",
        draw_discs(discs_in_two_other_colors),
    ),
    mistake(
        "S2ab",
        "the black discs have a colour that is not dark",
        "White discs are right, and the others are not black.",
        "Which colour do your black discs have? Color::BLACK is dark enough.",
        draw_discs(black_is_not_dark),
    ),
    mistake(
        "S2ac",
        "the white discs have a colour that is not light",
        "Black discs are right, and the others are not white.",
        "Which colour do your white discs have? Color::WHITE is light enough.",
        draw_discs(white_is_not_light),
    ),
    mistake(
        "S2o",
        "the discs reach into the cells around",
        "A single disc covers several cells.",
        "The radius goes from the middle to the rim. How much of a cell is that at most?",
        draw_discs(radius_of_a_whole_cell),
    ),
    mistake(
        "S2p",
        "the two colours are exchanged in the drawing",
        "Black discs look white, and white ones black.",
        "Which colour stands behind the arrow of Some(Disc::Black)?",
        draw_discs(colors_are_exchanged),
    ),
    mistake(
        "S2q",
        "all discs are drawn in black",
        "White discs look black.",
        "Where does your code ask which of the two discs the cell holds?",
        draw_discs(one_color_for_all),
    ),
    mistake(
        "S2r",
        "the empty board is painted over",
        "Discs lie on a plain ground: the lines between the cells are gone.",
        "The empty board is on the screen already. What does clear do to it?",
        draw_discs(ground_is_painted_over),
    ),
];

/// What Rust's types rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 1] = [ImpossibleMistake {
    id: "A05",
    title: Text {
        english: "all rows of the board are one and the same row",
    },
    why: Text {
        english: "Arrays are values: [[None; 8]; 8] holds eight rows, each a copy of its own.",
    },
}];

/// The start with one colour on the first two squares and the other on the last two.
fn four_discs(squares: [(i32, i32); 4], first: Disc) -> Board {
    let mut board = Board::empty(8);
    for (index, (row, col)) in squares.into_iter().enumerate() {
        let disc = if index < 2 { first } else { first.opponent() };
        board[Square { row, col }] = Some(disc);
    }
    board
}

fn colors_of_the_start_are_exchanged() -> Board {
    four_discs([(3, 3), (4, 4), (3, 4), (4, 3)], Disc::Black)
}

fn side_by_side() -> Board {
    four_discs([(3, 3), (3, 4), (4, 3), (4, 4)], Disc::White)
}

fn middle_is_off_by_one() -> Board {
    let n = 8;
    let (one, other) = (n / 2, n / 2 + 1);
    let squares = [(one, one), (other, other), (one, other), (other, one)];
    four_discs(squares, Disc::White)
}

fn rows_from_one() -> Board {
    four_discs([(4, 3), (5, 4), (4, 4), (5, 3)], Disc::White)
}

fn empty_start() -> Board {
    Board::empty(8)
}

fn start_of_one_color() -> Board {
    let mut board = Board::empty(8);
    for row in 3..5 {
        for col in 3..5 {
            board[Square { row, col }] = Some(Disc::Black);
        }
    }
    board
}

fn d4_is_missing() -> Board {
    steps::start().with(Square { row: 3, col: 3 }, None)
}

fn e4_is_missing() -> Board {
    steps::start().with(Square { row: 3, col: 4 }, None)
}

fn d5_is_missing() -> Board {
    steps::start().with(Square { row: 4, col: 3 }, None)
}

fn e5_is_missing() -> Board {
    steps::start().with(Square { row: 4, col: 4 }, None)
}

fn start_on_a_small_board() -> Board {
    let mut board = Board::empty(6);
    for square in [(3, 3), (3, 4), (4, 3), (4, 4)] {
        let square = Square {
            row: square.0,
            col: square.1,
        };
        board[square] = steps::start()[square];
    }
    board
}

fn color_of(disc: Disc) -> Color {
    match disc {
        Disc::Black => Color::BLACK,
        Disc::White => Color::WHITE,
    }
}

/// Draws one disc right.
fn draw_disc(screen: &mut Screen, row: i32, col: i32, color: Color) {
    let (x, y) = (col * CELL + CELL / 2, row * CELL + CELL / 2);
    screen.fill_circle(x, y, CELL * 2 / 5, color);
}

/// The discs of a board, each with its row and column.
fn discs(board: &Board) -> impl Iterator<Item = (i32, i32, Disc)> {
    board
        .squares()
        .filter_map(|square| Some((square.row, square.col, board[square]?)))
}

#[expect(clippy::erasing_op, reason = "the mistake itself")]
fn discs_without_size(board: &Board, screen: &mut Screen) {
    for (row, col, disc) in discs(board) {
        let (x, y) = (col * CELL + CELL / 2, row * CELL + CELL / 2);
        screen.fill_circle(x, y, 2 / 5 * CELL, color_of(disc));
    }
}

fn always_draws_the_start(_board: &Board, screen: &mut Screen) {
    for (row, col, disc) in discs(&steps::start()) {
        draw_disc(screen, row, col, color_of(disc));
    }
}

fn first_empty_cell_ends_all(board: &Board, screen: &mut Screen) {
    for row in 0..board.size() {
        for col in 0..board.size() {
            let Some(disc) = board[Square { row, col }] else {
                return;
            };
            draw_disc(screen, row, col, color_of(disc));
        }
    }
}

fn first_empty_cell_ends_the_row(board: &Board, screen: &mut Screen) {
    for row in 0..board.size() {
        for col in 0..board.size() {
            let Some(disc) = board[Square { row, col }] else {
                break;
            };
            draw_disc(screen, row, col, color_of(disc));
        }
    }
}

fn empty_cells_are_white(board: &Board, screen: &mut Screen) {
    for square in board.squares() {
        let color = if board[square] == Some(Disc::Black) {
            Color::BLACK
        } else {
            Color::WHITE
        };
        draw_disc(screen, square.row, square.col, color);
    }
}

fn one_loop_for_both(board: &Board, screen: &mut Screen) {
    for cell in 0..board.size() {
        if let Some(disc) = board[Square {
            row: cell,
            col: cell,
        }] {
            draw_disc(screen, cell, cell, color_of(disc));
        }
    }
}

fn last_line_is_missing(board: &Board, screen: &mut Screen) {
    for row in 0..board.size() - 1 {
        for col in 0..board.size() - 1 {
            if let Some(disc) = board[Square { row, col }] {
                draw_disc(screen, row, col, color_of(disc));
            }
        }
    }
}

fn first_line_is_missing(board: &Board, screen: &mut Screen) {
    for row in 1..board.size() {
        for col in 1..board.size() {
            if let Some(disc) = board[Square { row, col }] {
                draw_disc(screen, row, col, color_of(disc));
            }
        }
    }
}

fn x_and_y_are_exchanged(board: &Board, screen: &mut Screen) {
    for (row, col, disc) in discs(board) {
        let (x, y) = (row * CELL + CELL / 2, col * CELL + CELL / 2);
        screen.fill_circle(x, y, CELL * 2 / 5, color_of(disc));
    }
}

fn numbers_are_used_as_pixels(board: &Board, screen: &mut Screen) {
    for (row, col, disc) in discs(board) {
        screen.fill_circle(col, row, CELL * 2 / 5, color_of(disc));
    }
}

fn middle_on_the_corner(board: &Board, screen: &mut Screen) {
    for (row, col, disc) in discs(board) {
        screen.fill_circle(col * CELL, row * CELL, CELL * 2 / 5, color_of(disc));
    }
}

fn middle_on_the_upper_edge(board: &Board, screen: &mut Screen) {
    for (row, col, disc) in discs(board) {
        let (x, y) = (col * CELL + CELL / 2, row * CELL);
        screen.fill_circle(x, y, CELL * 2 / 5, color_of(disc));
    }
}

fn middle_on_the_left_edge(board: &Board, screen: &mut Screen) {
    for (row, col, disc) in discs(board) {
        let (x, y) = (col * CELL, row * CELL + CELL / 2);
        screen.fill_circle(x, y, CELL * 2 / 5, color_of(disc));
    }
}

const RED: Color = Color::new(200, 30, 30);
const BLUE: Color = Color::new(30, 60, 200);

fn discs_in_one_other_color(board: &Board, screen: &mut Screen) {
    for (row, col, _) in discs(board) {
        draw_disc(screen, row, col, Color::YELLOW);
    }
}

/// Draws all discs, with a colour for each of the two.
fn draw_in(board: &Board, screen: &mut Screen, black: Color, white: Color) {
    for (row, col, disc) in discs(board) {
        let color = match disc {
            Disc::Black => black,
            Disc::White => white,
        };
        draw_disc(screen, row, col, color);
    }
}

fn discs_in_two_other_colors(board: &Board, screen: &mut Screen) {
    draw_in(board, screen, RED, BLUE);
}

fn black_is_not_dark(board: &Board, screen: &mut Screen) {
    draw_in(board, screen, RED, Color::WHITE);
}

fn white_is_not_light(board: &Board, screen: &mut Screen) {
    draw_in(board, screen, Color::BLACK, Color::YELLOW);
}

fn radius_of_a_whole_cell(board: &Board, screen: &mut Screen) {
    for (row, col, disc) in discs(board) {
        let (x, y) = (col * CELL + CELL / 2, row * CELL + CELL / 2);
        screen.fill_circle(x, y, CELL, color_of(disc));
    }
}

fn colors_are_exchanged(board: &Board, screen: &mut Screen) {
    for (row, col, disc) in discs(board) {
        draw_disc(screen, row, col, color_of(disc.opponent()));
    }
}

fn one_color_for_all(board: &Board, screen: &mut Screen) {
    for (row, col, _) in discs(board) {
        draw_disc(screen, row, col, Color::BLACK);
    }
}

fn ground_is_painted_over(board: &Board, screen: &mut Screen) {
    screen.clear(Color::GREEN);
    for (row, col, disc) in discs(board) {
        draw_disc(screen, row, col, color_of(disc));
    }
}
