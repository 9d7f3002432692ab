//! Nim, solved exactly: a search with a table of the positions it knows.

use std::collections::HashMap;

// ANCHOR: types
/// The sticks in each of three heaps.
type Heaps = [u32; 3];

struct Search {
    table: HashMap<Heaps, bool>,
    remember: bool,
    searched: u32,
}
// ANCHOR_END: types

// ANCHOR: after
/// The position after each move, the one with the fewest sticks first.
fn positions_after(heaps: Heaps) -> Vec<Heaps> {
    let mut positions = Vec::new();
    for heap in 0..3 {
        for left in 0..heaps[heap] {
            let mut after = heaps;
            after[heap] = left;
            after.sort();
            positions.push(after);
        }
    }
    positions.sort_by_key(|after| after.iter().sum::<u32>());
    positions
}
// ANCHOR_END: after

// ANCHOR: wins
/// Whether the side to move takes the last stick if both play perfectly.
fn wins(heaps: Heaps, search: &mut Search) -> bool {
    if let Some(&known) = search.table.get(&heaps) {
        return known;
    }
    search.searched += 1;
    let mut result = false;
    for after in positions_after(heaps) {
        if !wins(after, search) {
            result = true;
            break;
        }
    }
    if search.remember {
        search.table.insert(heaps, result);
    }
    result
}
// ANCHOR_END: wins

// ANCHOR: main
fn main() {
    for heaps in [[0, 0, 3], [0, 2, 2], [1, 2, 3], [3, 4, 5]] {
        for remember in [false, true] {
            let (table, searched) = (HashMap::new(), 0);
            let mut search = Search {
                table,
                remember,
                searched,
            };
            let won = wins(heaps, &mut search);
            println!("{heaps:?} {won}: {} searched", search.searched);
        }
    }
}
// ANCHOR_END: main
