//! The formulas, right and wrong.

/// How a number becomes a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Formula {
    /// The number is multiplied by the length and this much more, and cut.
    Cut(i32),
    /// The same, and rounded.
    Round(i32),
    /// One is taken away behind the cut.
    MinusBehind,
    /// One is taken away before the cut.
    MinusBefore,
}

/// Each formula with its name in the menu and as code.
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
    /// The place for a number, or None where the program panics because one is taken from zero.
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

    /// The chance of an outcome as a fraction: a place, or None for the panic.
    pub(super) fn chance(self, outcome: Option<usize>, length: usize) -> (u64, u64) {
        // Between its jumps a formula is constant, and all jumps lie on multiples of this.
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
