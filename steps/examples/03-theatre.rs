//! A theatre: prices of rows, seats such as C12, and an usher.

// ANCHOR: price
/// The price of a seat in this row. `None` if there is no such row.
fn price(row: char) -> Option<i32> {
    match row {
        'A' => Some(50),
        'B' | 'C' | 'D' => Some(30),
        _ => None,
    }
}
// ANCHOR_END: price

// ANCHOR: seat
/// The row and the number of a seat such as `C12`.
fn seat(text: &str) -> Option<(char, i32)> {
    let mut characters = text.chars();
    let row = characters.next()?;
    let number: i32 = characters.as_str().parse().ok()?;
    match (row, number) {
        ('A'..='D', 1..=12) => Some((row, number)),
        _ => None,
    }
}
// ANCHOR_END: seat

// ANCHOR: usher
#[derive(Clone, Copy)]
enum Step {
    Left,
    Jump(i32),
    Wait,
}

/// The usher's seat after this step. A row has the seats 1 to 12.
fn walk(seat: i32, step: Step) -> i32 {
    let next = match step {
        Step::Left => seat - 1,
        Step::Jump(seats) => seat + seats,
        Step::Wait => seat,
    };
    next.clamp(1, 12)
}
// ANCHOR_END: usher

// ANCHOR: main
fn main() {
    for byte in b'A'..=b'A' + 4 {
        let row = byte as char;
        let sign = format!("Row {row}: {:?}", price(row));
        println!("{sign}");
    }
    println!("{:?}, {:?}", seat("C12"), seat("C13"));
    println!("From A to C: {} rows", 'C' as i32 - 'A' as i32);
    let (stay, jump) = (walk(2, Step::Wait), walk(2, Step::Jump(5)));
    println!("{stay}, {jump}, {}", walk(1, Step::Left));
}
// ANCHOR_END: main
