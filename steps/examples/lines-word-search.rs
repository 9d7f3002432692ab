//! Looks for words in a grid of letters that is stored as one list.

// ANCHOR: tiles
#[derive(Clone, Copy)]
struct Tile {
    x: i32,
    y: i32,
    letter: char,
}

enum Found {
    Down(i32),
    Up(i32),
    Nowhere,
}
// ANCHOR_END: tiles

// ANCHOR: column
/// The tiles of one column, the top one first.
fn column(grid: &[Tile], x: i32) -> Vec<Tile> {
    let mut tiles = Vec::new();
    for tile in grid.iter().copied() {
        if tile.x == x {
            tiles.push(tile);
        }
    }
    tiles
}

fn text_of(tiles: &[Tile]) -> String {
    let mut text = String::new();
    for tile in tiles {
        text.push(tile.letter);
    }
    text
}
// ANCHOR_END: column

// ANCHOR: find
/// The row in which a word begins in a column, read both ways.
fn find(mut tiles: Vec<Tile>, word: &str) -> Found {
    if let Some(start) = text_of(&tiles).find(word) {
        return Found::Down(tiles[start].y);
    }
    tiles.reverse();
    match text_of(&tiles).find(word) {
        Some(start) => Found::Up(tiles[start].y),
        None => Found::Nowhere,
    }
}
// ANCHOR_END: find

// ANCHOR: cross_out
/// Crosses a letter out in one column.
fn cross_out(grid: &mut [Tile], x: i32, letter: char) {
    let mut found = Vec::new();
    for (index, tile) in grid.iter().copied().enumerate() {
        if tile.x == x && tile.letter == letter {
            found.push(index);
        }
    }
    for index in found {
        grid[index].letter = '-';
    }
}
// ANCHOR_END: cross_out

// ANCHOR: main
fn main() {
    let mut grid = Vec::new();
    for (y, row) in (0..).zip(["TAC", "OAK", "PIN", "SET"]) {
        for (x, letter) in (0..).zip(row.chars()) {
            grid.push(Tile { x, y, letter });
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
    cross_out(&mut grid, 0, 'O');
    println!("{}", text_of(&column(&grid, 0)));
}
// ANCHOR_END: main
