//! Leaf counts of the move tree against published ones (testdata/perft).

use komadai_core::{Position, Setup, Strictness, perft, perft_divide};

/// Leaves that a run counts at most for one position; `KOMADAI_DEEP=1` takes the lid off.
const CEILING: u64 = 60_000_000;

struct Case {
    name: String,
    position: Position,
    /// Depths with their leaf counts.
    counts: Vec<(u32, u64)>,
}

fn cases() -> Vec<Case> {
    let text = crate::common::testdata("perft/standard.txt");
    let rows = text
        .lines()
        .filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    rows.map(|line| {
        let mut cells = line.split(';').map(str::trim);
        let (name, sfen) = (cells.next().unwrap(), cells.next().unwrap());
        let position = sfen
            .parse::<Setup>()
            .unwrap()
            .into_position(Strictness::Game)
            .unwrap();
        let counts = cells.map(|cell| {
            let (depth, count) = cell.split_once(' ').unwrap();
            (depth.parse().unwrap(), count.parse().unwrap())
        });
        Case {
            name: name.to_string(),
            position,
            counts: counts.collect(),
        }
    })
    .collect()
}

#[test]
fn leaf_counts_are_the_published_ones() {
    let ceiling = if crate::common::deep() {
        u64::MAX
    } else {
        CEILING
    };
    let mut checked = 0;
    for Case {
        name,
        position,
        counts,
    } in cases()
    {
        for (depth, expected) in counts.into_iter().filter(|&(_, count)| count <= ceiling) {
            let found = perft(&mut position.clone(), depth);
            assert_eq!(found, expected, "{name} at depth {depth}");
            checked += 1;
        }
    }
    assert!(checked >= 15, "only {checked} counts were checked");
}

/// The slow twin: every move made one by one, none counted by sets.
fn one_by_one(position: &mut Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = position.legal_moves();
    moves
        .iter()
        .map(|&mv| {
            let undo = position.play(mv).unwrap();
            let leaves = one_by_one(position, depth - 1);
            position.undo(mv, undo);
            leaves
        })
        .sum()
}

#[test]
fn counting_by_sets_equals_counting_one_by_one() {
    for Case {
        name, mut position, ..
    } in cases()
    {
        let depth = if position.legal_moves().len() > 200 {
            2
        } else {
            3
        };
        assert_eq!(
            perft(&mut position, depth),
            one_by_one(&mut position.clone(), depth),
            "{name}"
        );
    }
}

#[test]
fn divide_adds_up_and_is_sorted() {
    let mut position = Position::start();
    let rows = perft_divide(&mut position, 3);
    assert_eq!(rows.len(), 30);
    assert_eq!(rows.iter().map(|row| row.1).sum::<u64>(), 25_470);
    assert!(rows.is_sorted_by_key(|row| row.0.to_string()));
    assert_eq!(position, Position::start());
    assert!(perft_divide(&mut position, 0).is_empty());
}
