use komadai_core::{HandPiece, Move, Square};

use super::{Bound, Entry, Table, from_table, to_table};
use crate::value::{mate_in, mated_in};

fn entry(n: u64) -> Entry {
    Entry {
        mv: Some(Move::Drop {
            piece: HandPiece::ALL[n as usize % 7],
            to: Square::ALL[n as usize % 81],
        }),
        value: (n % 60_000) as i32 - 30_000,
        eval: (!n.is_multiple_of(3)).then_some((n % 50_000) as i32 - 25_000),
        depth: (n % 100) as i32 - 1,
        bound: [Bound::Upper, Bound::Lower, Bound::Exact][n as usize % 3],
        on_pv: n.is_multiple_of(2),
    }
}

#[test]
fn gives_back_what_was_stored() {
    let table = Table::new(1).expect("memory");
    for n in 0..1000u64 {
        let key = n.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        table.store(key, entry(n));
        assert_eq!(table.probe(key), Some(entry(n)));
    }
}

#[test]
fn an_unknown_key_is_unknown() {
    let mut table = Table::new(1).expect("memory");
    assert_eq!(table.probe(0), None);
    table.store(17, entry(5));
    assert_eq!(table.probe(18), None);
    table.next_search();
    table.clear();
    assert_eq!(table.probe(17), None);
}

#[test]
fn a_deep_result_outlives_shallow_ones_until_it_is_stale() {
    let mut table = Table::new(1).expect("memory");
    let step = (table.mask + 1) as u64;
    let deep = Entry {
        depth: 20,
        ..entry(2)
    };
    let shallow = Entry {
        depth: 1,
        ..entry(2)
    };
    table.store(step, deep);
    for n in 2..50 {
        table.store(n * step, shallow);
    }
    assert_eq!(table.probe(step), Some(deep));
    for _ in 0..4 {
        table.next_search();
    }
    for n in 50..60 {
        table.store(n * step, shallow);
    }
    assert_eq!(table.probe(step), None);
}

#[test]
fn mates_count_from_the_position() {
    for ply in 0..100 {
        for value in [mate_in(ply + 3), mated_in(ply + 2), 77, -20_000] {
            assert_eq!(from_table(to_table(value, ply), ply), value);
        }
    }
    assert_eq!(from_table(to_table(mate_in(9), 6), 2), mate_in(5));
}

#[test]
fn threads_never_see_a_torn_entry() {
    let table = Table::new(1).expect("memory");
    // Few clusters, so that the threads write to the same places all the time.
    let key = |n: u64| ((n % 7).wrapping_mul(0x0100_0000_01b3) << 20) | (n % 3);
    std::thread::scope(|scope| {
        for thread in 0..4u64 {
            let table = &table;
            scope.spawn(move || {
                for n in 0..200_000u64 {
                    let n = n * 4 + thread;
                    let with_own_depth = Entry {
                        // What is stored under a key tells the key.
                        eval: Some((key(n) % 20_000) as i32),
                        ..entry(n)
                    };
                    table.store(key(n), with_own_depth);
                    if let Some(seen) = table.probe(key(n + 1)) {
                        assert_eq!(seen.eval, Some((key(n + 1) % 20_000) as i32));
                    }
                }
            });
        }
    });
}
