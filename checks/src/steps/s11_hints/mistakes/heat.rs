//! Mistakes in `heat`.

/// The lowest and the highest score, as floats.
fn lowest_and_highest(scores: &[i32]) -> (f64, f64) {
    let lowest = scores.iter().copied().min().unwrap_or(0);
    let highest = scores.iter().copied().max().unwrap_or(0);
    (f64::from(lowest), f64::from(highest))
}

/// The numbers of a scale. `number` gets the score's position between the lowest (0) and the highest (1).
pub(super) fn scale(scores: &[i32], number: impl Fn(f64) -> i32) -> Vec<i32> {
    let (lowest, highest) = lowest_and_highest(scores);
    if lowest == highest {
        return vec![50; scores.len()];
    }
    scores
        .iter()
        .map(|score| number((f64::from(*score) - lowest) / (highest - lowest)))
        .collect()
}

pub(super) fn divides_by_zero(scores: &[i32]) -> Vec<i32> {
    let (lowest, highest) = lowest_and_highest(scores);
    scores
        .iter()
        .map(|score| {
            let part = (f64::from(*score) - lowest) / (highest - lowest);
            (30.0 + 60.0 * part).round() as i32
        })
        .collect()
}

pub(super) fn cut_off(scores: &[i32]) -> Vec<i32> {
    scale(scores, |part| (30.0 + 60.0 * part) as i32)
}

pub(super) fn halves_to_even(scores: &[i32]) -> Vec<i32> {
    scale(scores, |part| (30.0 + 60.0 * part).round_ties_even() as i32)
}

pub(super) fn range_in_i32(scores: &[i32]) -> Vec<i32> {
    if !scores.is_empty() && scores.iter().min() == scores.iter().max() {
        return vec![50; scores.len()];
    }
    scale_in_i32(scores, |part| (30.0 + 60.0 * part).round() as i32)
}

pub(super) fn divides_by_zero_in_i32(scores: &[i32]) -> Vec<i32> {
    scale_in_i32(scores, |part| (30.0 + 60.0 * part).round() as i32)
}

pub(super) fn cut_off_in_i32(scores: &[i32]) -> Vec<i32> {
    if !scores.is_empty() && scores.iter().min() == scores.iter().max() {
        return vec![50; scores.len()];
    }
    scale_in_i32(scores, |part| (30.0 + 60.0 * part) as i32)
}

/// Like `scale`, but with `i32` differences and without a case for equal scores.
fn scale_in_i32(scores: &[i32], number: impl Fn(f64) -> i32) -> Vec<i32> {
    let difference = |one: i32, other: i32| {
        one.checked_sub(other)
            .expect("attempt to subtract with overflow")
    };
    let (Some(&lowest), Some(&highest)) = (scores.iter().min(), scores.iter().max()) else {
        return Vec::new();
    };
    let range = f64::from(difference(highest, lowest));
    scores
        .iter()
        .map(|score| number(f64::from(difference(*score, lowest)) / range))
        .collect()
}

pub(super) fn lowest_is_zero(scores: &[i32]) -> Vec<i32> {
    let (lowest, highest) = lowest_and_highest(scores);
    if lowest == highest {
        return vec![50; scores.len()];
    }
    scores
        .iter()
        .map(|score| (30.0 + 60.0 * f64::from(*score) / highest).round() as i32)
        .collect()
}

pub(super) fn from_0_to_100(scores: &[i32]) -> Vec<i32> {
    scale(scores, |part| (100.0 * part).round() as i32)
}

pub(super) fn ninety_wide(scores: &[i32]) -> Vec<i32> {
    scale(scores, |part| (30.0 + 90.0 * part).round() as i32)
}

pub(super) fn upside_down(scores: &[i32]) -> Vec<i32> {
    scale(scores, |part| (90.0 - 60.0 * part).round() as i32)
}

pub(super) fn equal_scores_are_30(scores: &[i32]) -> Vec<i32> {
    let (lowest, highest) = lowest_and_highest(scores);
    if lowest == highest {
        return vec![30; scores.len()];
    }
    steps::heat(scores)
}

pub(super) fn empty_list_panics(scores: &[i32]) -> Vec<i32> {
    let lowest = scores.iter().min().expect("no scores");
    let highest = scores.iter().max().expect("no scores");
    if lowest == highest {
        return vec![50; scores.len()];
    }
    steps::heat(scores)
}
