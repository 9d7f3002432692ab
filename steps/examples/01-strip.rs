//! A strip of eight tiles, drawn into one line of characters.

// ANCHOR: outline
/// How many characters wide one tile is.
const TILE: usize = 4;

/// Marks where each of the eight tiles begins and ends.
fn outline(strip: &mut [char; 32]) {
    strip.fill(' ');
    for tile in 0..8 {
        let left = tile * TILE;
        strip[left] = '[';
        strip[left + TILE - 1] = ']';
    }
}
// ANCHOR_END: outline

// ANCHOR: colors
/// Fills the tiles with two signs by turns.
fn colors(strip: &mut [char; 32]) {
    for tile in 0..8 {
        let sign = if tile % 2 == 0 { '#' } else { '.' };
        for x in 0..TILE {
            strip[tile * TILE + x] = sign;
        }
    }
}
// ANCHOR_END: colors

// ANCHOR: main
/// Prints the strip. It only reads.
fn show(strip: &[char; 32]) {
    for sign in strip {
        print!("{sign}");
    }
    println!();
}

fn main() {
    let mut strip = ['?'; 32];
    outline(&mut strip);
    show(&strip);
    colors(&mut strip);
    show(&strip);
}
// ANCHOR_END: main
