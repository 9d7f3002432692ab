//! The formulas, right and wrong.

/// How a number becomes an index.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Formula {
    /// Multiply by the length plus this number, and round down.
    Cut(i32),
    /// Multiply by the length plus this number, and round to the nearest.
    Round(i32),
    /// Multiply by the length, round down, and subtract 1.
    MinusBehind,
    /// Multiply by the length, subtract 1, and round down.
    MinusBefore,
}

/// Each formula: its value in the menu and its code.
pub(super) const FORMULAS: [(&str, &str, Formula); 7] = [
    ("cut", "(x * n) as usize", Formula::Cut(0)),
    ("cut-more", "(x * (n + 1)) as usize", Formula::Cut(1)),
    ("cut-less", "(x * (n - 1)) as usize", Formula::Cut(-1)),
    ("round", "(x * n).round() as usize", Formula::Round(0)),
    (
        "round-less",
        "(x * (n - 1)).round() as usize",
        Formula::Round(-1),
    ),
    ("behind", "(x * n) as usize - 1", Formula::MinusBehind),
    ("before", "(x * n - 1.0) as usize", Formula::MinusBefore),
];

impl Formula {
    /// The index for a number, or `None` if the formula subtracts 1 from 0 and panics.
    pub(super) fn place(self, number: f64, length: usize) -> Option<usize> {
        let stretched = |more: i32| {
            let factor = length.checked_add_signed(more as isize)?;
            Some(number * factor as f64)
        };
        match self {
            Formula::Cut(more) => Some(stretched(more)? as usize),
            Formula::Round(more) => Some(stretched(more)?.round() as usize),
            Formula::MinusBehind => (stretched(0)? as usize).checked_sub(1),
            Formula::MinusBefore => Some((stretched(0)? - 1.0) as usize),
        }
    }

    /// The chance of an outcome as a fraction. The outcome is an index, or `None` for the panic.
    pub(super) fn chance(self, outcome: Option<usize>, length: usize) -> (u64, u64) {
        // A formula's value changes only at multiples of 1/`whole`.
        let whole = match self {
            Formula::Cut(more) => length.saturating_add_signed(more as isize),
            Formula::Round(more) => 2 * length.saturating_add_signed(more as isize),
            Formula::MinusBehind | Formula::MinusBefore => length,
        }
        .max(1);
        let hits = (0..whole).filter(|part| {
            let middle = (*part as f64 + 0.5) / whole as f64;
            self.place(middle, length) == outcome
        });
        let hits = hits.count();
        let common = divisor(hits, whole);
        ((hits / common) as u64, (whole / common) as u64)
    }
}

/// The greatest common divisor.
fn divisor(left: usize, right: usize) -> usize {
    if right == 0 {
        left
    } else {
        divisor(right, left % right)
    }
}
