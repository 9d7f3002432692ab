//! Random numbers from a seed.

/// A source of random numbers. The same seed always yields the same numbers. (SplitMix64, by Guy Steele, Doug
/// Lea and Christine Flood, 2014.)
#[derive(Debug, Clone, PartialEq)]
pub struct Rng {
    source: Source,
}

#[derive(Debug, Clone, PartialEq)]
enum Source {
    Seed(u64),
    /// A fixed first number, and the seed of the following numbers.
    First(f64, u64),
}

impl Rng {
    /// A source that starts from a seed.
    pub fn new(seed: u64) -> Rng {
        Rng {
            source: Source::Seed(seed),
        }
    }

    /// A source with a fixed first number that continues from a seed. Tests use it, because they must know the
    /// first number.
    ///
    /// # Panics
    ///
    /// If the number is below 0 or not below 1.
    pub fn beginning_with(first: f64, seed: u64) -> Rng {
        // Without the number, because formatting an f64 would add 7 KB to what readers download.
        assert!(
            (0.0..1.0).contains(&first),
            "random numbers are at least 0 and below 1"
        );
        Rng {
            source: Source::First(first, seed),
        }
    }

    /// The next number: at least 0 and below 1.
    ///
    /// ```
    /// let mut rng = steps::Rng::new(7);
    /// let number = rng.next_f64();
    /// assert!((0.0..1.0).contains(&number));
    /// ```
    pub fn next_f64(&mut self) -> f64 {
        match &mut self.source {
            Source::Seed(state) => next_of_seed(state),
            Source::First(first, seed) => {
                let number = *first;
                self.source = Source::Seed(*seed);
                number
            }
        }
    }
}

fn next_of_seed(state: &mut u64) -> f64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut bits = *state;
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^= bits >> 31;
    // The upper 53 bits, because an f64 holds 53 bits exactly.
    (bits >> 11) as f64 / (1_u64 << 53) as f64
}
