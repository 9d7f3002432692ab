//! The marks of a test in percent, and the middle of two marks.

// ANCHOR: percent
/// Integers: `/` drops the remainder.
fn percent(mark: i32, full: i32) -> i32 {
    100 * mark / full
}

/// Integers, rounded to tens: half of ten is added first.
fn tens(percent: i32) -> i32 {
    (percent + 5) / 10 * 10
}

/// Floating-point numbers, rounded at the end.
fn middle(one: i32, other: i32) -> i32 {
    let sum = f64::from(one) + f64::from(other);
    (sum / 2.0).round() as i32
}
// ANCHOR_END: percent

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
    for (mark, full) in [(0, 17), (5, 17), (9, 17), (17, 17), (1, 4)] {
        let whole = percent(mark, full);
        let about = tens(whole);
        println!("{mark} of {full}: {whole} %, about {about} %");
    }
    println!("middle: {}, {}", middle(9, 5), middle(13, i32::MAX));
    let marks = [9, 5, 13];
    let mut pairs = Vec::new();
    for (name, &mark) in ["Ann", "Ben", "Eve"].iter().zip(&marks) {
        pairs.push((name, percent(mark, 17)));
    }
    println!("{pairs:?}");
    println!("{:?}", marks.iter().copied().min());
    println!("{:?}", marks[..0].iter().copied().min());
    println!("{}, {}", remark(Some(9), Some(5)), remark(None, Some(5)));
}
// ANCHOR_END: main
