//! Runs a function on many values with all cores.

use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The results of `function` for all values, in order. Each core takes the next value when it has finished one,
/// because some values take much longer than others.
///
/// # Panics
///
/// If `function` panics.
pub fn in_parallel<T: Sync, R: Send>(values: &[T], function: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::with_capacity(values.len()));
    std::thread::scope(|scope| {
        for _ in 0..cores.min(values.len()) {
            scope.spawn(|| {
                while let Some((index, value)) = {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    values.get(index).map(|value| (index, value))
                } {
                    let result = function(value);
                    if let Ok(mut results) = results.lock() {
                        results.push((index, result));
                    }
                }
            });
        }
    });
    let mut results = results.into_inner().unwrap_or_default();
    results.sort_unstable_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::in_parallel;

    #[test]
    fn results_are_in_the_order_of_the_values() {
        let numbers: Vec<u32> = (0..1000).collect();
        let doubled: Vec<u32> = numbers.iter().map(|number| number * 2).collect();
        assert_eq!(in_parallel(&numbers, |number| number * 2), doubled);
        assert!(in_parallel(&[], |number: &u32| *number).is_empty());
    }
}
