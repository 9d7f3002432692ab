//! Random numbers from a seed: the same seed always gives the same numbers.

/// A source of random numbers. (SplitMix64, by Guy Steele, Doug Lea and Christine Flood, 2014.)
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rng {
    state: u64,
}

impl Rng {
    /// A source that begins at a seed.
    pub fn new(seed: u64) -> Rng {
        Rng { state: seed }
    }

    /// The next number: at least 0 and below 1.
    ///
    /// ```
    /// let mut rng = steps::Rng::new(7);
    /// let number = rng.next_f64();
    /// assert!((0.0..1.0).contains(&number));
    /// ```
    pub fn next_f64(&mut self) -> f64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.state;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^= bits >> 31;
        // The upper 53 bits: as many as an f64 holds exactly.
        (bits >> 11) as f64 / (1_u64 << 53) as f64
    }
}
