//! Another way to write this chapter's functions.

use steps::Rng;

// ANCHOR: heat
pub fn heat(scores: &[i32]) -> Vec<i32> {
    let lowest = scores.iter().copied().min().map_or(0, i64::from);
    let highest = scores.iter().copied().max().map_or(0, i64::from);
    let range = highest - lowest;
    let mut scale = Vec::new();
    for &score in scores {
        let above = i64::from(score) - lowest;
        scale.push(match range {
            0 => 50,
            _ => (30 + (60 * above + range / 2) / range) as i32,
        });
    }
    scale
}
// ANCHOR_END: heat

#[test]
fn integers_put_every_list_where_floating_point_numbers_put_it() {
    let mut rng = Rng::new(11);
    for _ in 0..20_000 {
        let length = (rng.next_f64() * 6.0) as usize;
        let range = 1.0 + rng.next_f64() * 300.0;
        let scores: Vec<i32> = (0..length)
            .map(|_| (rng.next_f64() * range) as i32 - 100)
            .collect();
        assert_eq!(heat(&scores), steps::heat(&scores), "{scores:?}");
    }
}

#[test]
fn integers_round_every_half_up() {
    for range in 1..=600 {
        for score in 0..=range {
            let scores = [0, score, range];
            assert_eq!(heat(&scores), steps::heat(&scores), "{scores:?}");
        }
    }
}

#[test]
fn the_largest_scores_do_not_overflow() {
    for scores in [
        [i32::MIN, 0, i32::MAX],
        [i32::MIN, -1, i32::MAX],
        [i32::MIN, i32::MIN, i32::MIN + 1],
    ] {
        assert_eq!(heat(&scores), steps::heat(&scores), "{scores:?}");
    }
}
