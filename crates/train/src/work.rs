//! Work that is numbered, done by several threads and handed over in order.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// Does the work of these numbers on so many threads, and hands the results to `take` in the order of the numbers, so that
/// what comes out does not depend on the threads. `worker` makes what each thread does with a number. Ends early if `take` fails.
///
/// # Errors
/// What `take` fails with.
pub fn in_order<T: Send, E, F: FnMut(u64) -> T>(
    numbers: Range<u64>,
    threads: usize,
    worker: impl Fn() -> F + Sync,
    take: &mut dyn FnMut(u64, T) -> Result<(), E>,
) -> Result<(), E> {
    let next = AtomicU64::new(numbers.start);
    let threads = threads.max(1);
    thread::scope(|scope| {
        let (sender, results) = mpsc::sync_channel(4 * threads);
        for _ in 0..threads {
            let sender = sender.clone();
            let (next, worker, end) = (&next, &worker, numbers.end);
            scope.spawn(move || {
                let mut work = worker();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    // A closed channel means that nobody wants more.
                    if number >= end || sender.send((number, work(number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut due = numbers.start;
        for (number, result) in results {
            waiting.insert(number, result);
            while let Some(result) = waiting.remove(&due) {
                take(due, result)?;
                due += 1;
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_whoever_is_first() {
        let mut taken = Vec::new();
        let result: Result<(), ()> = in_order(
            5..200,
            4,
            || {
                |number| {
                    // Some numbers take much longer than others.
                    (0..number % 7 * 20_000)
                        .fold(number, |sum, n| std::hint::black_box(sum ^ n ^ n))
                }
            },
            &mut |number, result| {
                taken.push((number, result));
                Ok(())
            },
        );
        assert_eq!(result, Ok(()));
        let expected: Vec<(u64, u64)> = (5..200).map(|number| (number, number)).collect();
        assert_eq!(taken, expected);
    }

    #[test]
    fn a_failure_ends_the_work() {
        let result = in_order(0..u64::MAX, 2, || |number| number, &mut |number, _| {
            if number == 50 { Err("enough") } else { Ok(()) }
        });
        assert_eq!(result, Err("enough"));
    }
}
