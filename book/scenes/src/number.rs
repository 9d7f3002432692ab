//! Numbers in words.

/// A number of at least 0 with so many digits behind the point, cut and not rounded.
pub fn cut(number: f64, digits: u32) -> String {
    let scale = 10_u64.pow(digits);
    let scaled = (number * scale as f64) as u64;
    let (whole, rest) = (scaled / scale, scaled % scale);
    format!("{whole}.{rest:0width$}…", width = digits as usize)
}

/// A number as the book writes it: with a real minus, and a comma before the last three of five digits.
pub fn points(number: i32) -> String {
    let size = number.unsigned_abs();
    let minus = if number < 0 { "−" } else { "" };
    match size {
        10_000.. => format!("{minus}{},{:03}", size / 1000, size % 1000),
        _ => format!("{minus}{size}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_cut_and_not_rounded() {
        assert_eq!(cut(0.0, 4), "0.0000…");
        assert_eq!(cut(0.99999, 4), "0.9999…");
        assert_eq!(cut(2.0625, 2), "2.06…");
    }

    #[test]
    fn points_are_written_as_in_the_book() {
        assert_eq!(points(-138), "−138");
        assert_eq!(points(10_013), "10,013");
        assert_eq!(points(-10_004), "−10,004");
        assert_eq!(points(0), "0");
    }
}
