//! The toss of five pawns that decides who moves first (R5).

use serde::{Deserialize, Serialize};

use crate::Seat;

/// How one tossed pawn came to rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PawnFace {
    /// Face up, 歩: a point for the player whose pawns are tossed.
    Fu,
    /// Back up, と: a point for the other player.
    To,
    /// Lying over or under another pawn: does not count.
    Overlapping,
    /// Standing on its edge: does not count.
    OnEdge,
}

/// One toss: the five pawns of the senior player.
pub type Toss = [PawnFace; 5];

/// The player who moves first after `toss`; `None` on a tie, when the toss is repeated.
#[must_use]
pub fn first_mover(toss: &Toss, senior: Seat) -> Option<Seat> {
    let count = |face| toss.iter().filter(|&&pawn| pawn == face).count();
    match count(PawnFace::Fu).cmp(&count(PawnFace::To)) {
        std::cmp::Ordering::Greater => Some(senior),
        std::cmp::Ordering::Less => Some(senior.other()),
        std::cmp::Ordering::Equal => None,
    }
}

/// Tosses until one toss decides: all tosses in order and who moves first.
///
/// The same `seed` gives the same tosses. Both outcomes are equally likely.
#[must_use]
pub fn furigoma(seed: u64, senior: Seat) -> (Vec<Toss>, Seat) {
    let mut random = SplitMix(seed);
    let mut tosses = Vec::new();
    loop {
        // Odd pawns out become rare to the point of never after a few ties, so that this ends.
        let tidy = tosses.len() >= LAST_UNTIDY_TOSS;
        let toss = toss(&mut random, tidy);
        tosses.push(toss);
        if let Some(first) = first_mover(&toss, senior) {
            return (tosses, first);
        }
    }
}

/// After so many ties all five pawns lie flat and apart, which always decides.
const LAST_UNTIDY_TOSS: usize = 7;

fn toss(random: &mut SplitMix, tidy: bool) -> Toss {
    let mut pawns = [(); 5].map(|()| {
        if random.below(2) == 0 {
            PawnFace::Fu
        } else {
            PawnFace::To
        }
    });
    if tidy {
        return pawns;
    }
    for pawn in &mut pawns {
        if random.below(60) == 0 {
            *pawn = PawnFace::OnEdge;
        }
    }
    if random.below(10) == 0 {
        let under = random.below(5);
        let over = (under + 1 + random.below(4)) % 5;
        pawns[under] = PawnFace::Overlapping;
        pawns[over] = PawnFace::Overlapping;
    }
    pawns
}

/// SplitMix64: small, and good enough to toss pawns with a seed that the caller draws.
struct SplitMix(u64);

impl SplitMix {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 to `bound` − 1. The bias of the remainder is below one in 10^17.
    fn below(&mut self, bound: u64) -> usize {
        (self.next() % bound) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::PawnFace::{Fu, OnEdge, Overlapping, To};
    use super::*;

    #[test]
    fn more_faces_let_the_senior_move_first() {
        let check = |toss, expect| assert_eq!(first_mover(&toss, Seat::Host), expect);
        check([Fu, Fu, Fu, Fu, Fu], Some(Seat::Host));
        check([Fu, Fu, To, To, To], Some(Seat::Guest));
        check([Fu, To, Fu, To, OnEdge], None);
        check([Fu, Overlapping, Overlapping, To, OnEdge], None);
        check(
            [Fu, Overlapping, Overlapping, OnEdge, OnEdge],
            Some(Seat::Host),
        );
        check([Overlapping; 5], None);
        assert_eq!(first_mover(&[To; 5], Seat::Guest), Some(Seat::Host));
    }

    #[test]
    fn tosses_repeat_on_ties_only_and_come_from_the_seed() {
        let mut repeated = 0;
        for seed in 0..2_000 {
            let (tosses, first) = furigoma(seed, Seat::Host);
            let (last, ties) = tosses.split_last().unwrap();
            assert_eq!(first_mover(last, Seat::Host), Some(first));
            assert!(
                ties.iter()
                    .all(|toss| first_mover(toss, Seat::Host).is_none())
            );
            assert!(tosses.len() <= LAST_UNTIDY_TOSS + 1);
            assert_eq!(furigoma(seed, Seat::Host), (tosses.clone(), first));
            repeated += usize::from(!ties.is_empty());
        }
        assert!(
            repeated > 20,
            "a repeated toss is seen now and then, found {repeated}"
        );
    }

    #[test]
    fn the_toss_is_fair() {
        let rounds = 20_000;
        let senior_first = (0..rounds)
            .filter(|&seed| furigoma(seed, Seat::Host).1 == Seat::Host)
            .count();
        // Four standard deviations of a fair coin.
        let expected = rounds as f64 / 2.0;
        let deviation = (rounds as f64 / 4.0).sqrt();
        assert!(
            (senior_first as f64 - expected).abs() < 4.0 * deviation,
            "{senior_first}"
        );
    }
}
