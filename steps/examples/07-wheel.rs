//! A wheel of fortune: half of it is red, a third green, the rest blue.

// ANCHOR: spin
use steps::Rng;

/// The index of the colour at which the wheel stops.
fn spin(rng: &mut Rng) -> usize {
    let position = rng.next_f64();
    if position < 1.0 / 2.0 {
        0
    } else if position < 5.0 / 6.0 {
        1
    } else {
        2
    }
}
// ANCHOR_END: spin

// ANCHOR: percent
/// How many percent of the draws stopped at this colour.
fn percent(counts: &[u32], colour: usize) -> Option<u32> {
    let count = counts.get(colour)?;
    Some((*count as f64 / 3_000.0 * 100.0) as u32)
}
// ANCHOR_END: percent

// ANCHOR: main
fn main() {
    let mut rng = Rng::new(7);
    let mut counts = [0, 0, 0];
    for _ in 0..3_000 {
        counts[spin(&mut rng)] += 1;
    }
    println!("{counts:?}");
    println!("{:?}", percent(&counts, 0));
    println!("{:?}", percent(&counts[1..3], 0));
    println!("{:?}", percent(&counts, 3));
}
// ANCHOR_END: main
