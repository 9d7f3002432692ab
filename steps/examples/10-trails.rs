//! Several trails over hills: which trail has the lowest highest hill?

// ANCHOR: highest
/// The highest hill of a trail, read until a hill reaches `limit`.
fn highest(hills: &[i32], limit: i32) -> i32 {
    let mut highest = 0;
    for &hill in hills {
        print!(" {hill}");
        highest = highest.max(hill);
        if highest >= limit {
            break;
        }
    }
    println!(" -> {highest}");
    highest
}
// ANCHOR_END: highest

// ANCHOR: lowest
/// The lowest of the trails' highest hills, or `limit` if that is lower.
fn lowest(trails: &[&[i32]], limit: i32) -> i32 {
    let mut limit = limit;
    for hills in trails {
        print!("limit {limit}:");
        limit = limit.min(highest(hills, limit));
    }
    limit
}
// ANCHOR_END: lowest

// ANCHOR: main
fn main() {
    let east = [50, 30, 60];
    let north = [20, 70, 90];
    let west = [10, 40, 20, 30];
    let south = [40, 95];
    let limit = 1000;
    let result = lowest(&[&east, &north, &west, &south], limit);
    println!("result {result}, limit {limit}");
}
// ANCHOR_END: main
