//! How far you can see along a corridor, to the left and to the right.

// ANCHOR: how_far
/// How many floor tiles you see from tile `from`. A `step` of -1 looks
/// left, and a `step` of 1 looks right.
fn how_far(tiles: &[char; 10], from: i32, step: i32) -> i32 {
    if tiles[from as usize] == '#' {
        return 0;
    }
    let corridor = 0..tiles.len() as i32;
    let mut place = from + step;
    let mut seen = 0;
    while corridor.contains(&place) && tiles[place as usize] == '.' {
        seen += 1;
        place += step;
    }
    seen
}
// ANCHOR_END: how_far

// ANCHOR: main
fn main() {
    // A dot is floor, and # is a pillar.
    let tiles = ['.', '.', '#', '.', '.', '.', '.', '#', '.', '.'];
    for from in [5, 1, 7] {
        for (name, step) in [("left", -1), ("right", 1)] {
            let seen = how_far(&tiles, from, step);
            println!("From tile {from}, looking {name}: {seen}");
        }
    }
}
// ANCHOR_END: main
