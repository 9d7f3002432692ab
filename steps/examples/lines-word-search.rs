//! Looks for words in a grid of letters that is stored as one list.

// ANCHOR: cells
#[derive(Clone, Copy)]
struct Cell {
    x: i32,
    y: i32,
    letter: char,
}

enum Found {
    Down(i32),
    Up(i32),
    Nowhere,
}
// ANCHOR_END: cells

// ANCHOR: column
/// The cells of one column, the top one first.
fn column(grid: &[Cell], x: i32) -> Vec<Cell> {
    let mut cells = Vec::new();
    for cell in grid {
        if cell.x == x {
            cells.push(*cell);
        }
    }
    cells
}

fn text_of(cells: &[Cell]) -> String {
    let mut text = String::new();
    for cell in cells {
        text.push(cell.letter);
    }
    text
}
// ANCHOR_END: column

// ANCHOR: find
/// The row in which a word begins in a column, read both ways.
fn find(mut cells: Vec<Cell>, word: &str) -> Found {
    if let Some(start) = text_of(&cells).find(word) {
        return Found::Down(cells[start].y);
    }
    cells.reverse();
    match text_of(&cells).find(word) {
        Some(start) => Found::Up(cells[start].y),
        None => Found::Nowhere,
    }
}
// ANCHOR_END: find

// ANCHOR: main
fn main() {
    let mut grid = Vec::new();
    for (y, row) in (0..).zip(["TAC", "OAK", "PIN", "SET"]) {
        for (x, letter) in (0..).zip(row.chars()) {
            grid.push(Cell { x, y, letter });
        }
    }
    let first = column(&grid, 0);
    println!("{} {}", text_of(&first), text_of(&first[..2]));
    for word in ["TOP", "POT", "CAT"] {
        match find(column(&grid, 0), word) {
            Found::Down(y) => println!("{word}: down from y {y}"),
            Found::Up(y) => println!("{word}: up from y {y}"),
            Found::Nowhere => println!("{word}: nowhere"),
        }
    }
}
// ANCHOR_END: main
