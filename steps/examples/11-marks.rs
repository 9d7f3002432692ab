//! The marks of a test, spread over a scale from 30 to 90.

// ANCHOR: spread
/// Integers: `/` drops the remainder.
fn dropped(mark: i32, full: i32) -> i32 {
    30 + 60 * mark / full
}

/// Integers, rounded: half of the divisor is added first.
fn rounded(mark: i32, full: i32) -> i32 {
    30 + (60 * mark + full / 2) / full
}

/// Floating-point numbers, rounded at the end.
fn rounded_float(mark: i32, full: i32) -> i32 {
    let points = 60.0 * f64::from(mark) / f64::from(full);
    30 + points.round() as i32
}
// ANCHOR_END: spread

// ANCHOR: remark
/// Compares the mark of an earlier test with the newest one.
fn remark(before: Option<i32>, now: Option<i32>) -> &'static str {
    match (before, now) {
        (_, None) => "absent",
        (None, Some(_)) => "the first test",
        (Some(b), Some(n)) if n > b => "better",
        (Some(_), Some(_)) => "not better",
    }
}
// ANCHOR_END: remark

// ANCHOR: main
fn main() {
    for (mark, full) in [(0, 17), (5, 17), (9, 17), (17, 17), (1, 8)] {
        let floating = rounded_float(mark, full);
        let (cut, whole) = (dropped(mark, full), rounded(mark, full));
        println!("{mark} of {full}: {cut}, {whole}, {floating}");
    }
    let marks = [9, 5, 13];
    let mut pairs = Vec::new();
    for (name, &mark) in ["Ann", "Ben", "Eve"].iter().zip(&marks) {
        pairs.push((name, rounded(mark, 17)));
    }
    println!("{pairs:?}");
    println!("{:?}", marks.iter().copied().min());
    println!("{:?}", marks[..0].iter().copied().min());
    println!("{}, {}", remark(Some(9), Some(5)), remark(None, Some(5)));
}
// ANCHOR_END: main
