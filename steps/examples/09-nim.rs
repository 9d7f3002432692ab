//! Nim with one heap: take 1, 2 or 3 matches. Taking the last match wins.

// ANCHOR: search
/// A take that wins, if there is one, and how many calls the search made.
fn search(heap: u32) -> (Option<u32>, u32) {
    let mut calls = 1;
    for take in 1..=3 {
        let Some(rest) = heap.checked_sub(take) else {
            continue;
        };
        let (reply, below) = search(rest);
        calls += below;
        if reply.is_none() {
            return (Some(take), calls);
        }
    }
    (None, calls)
}
// ANCHOR_END: search

// ANCHOR: main
fn main() {
    for heap in 0..=6 {
        let (take, calls) = search(heap);
        match take {
            Some(take) => println!("{heap}: take {take} (calls: {calls})"),
            None => println!("{heap}: lost (calls: {calls})"),
        }
    }
    let (_, calls) = search(20);
    println!("A heap of 20 needs {calls} calls.");
}
// ANCHOR_END: main
