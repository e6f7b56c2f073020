//! Move lists of 5,000 positions that another project published. Its generator leaves out pointless non-promotions and
//! keeps pawn drops that mate; a difference for any other reason is a fault of ours.

use std::collections::BTreeSet;

use komadai_core::{IllegalMove, Move, PieceKind, Position, Setup, Strictness};

/// A move that loses nothing by promoting: a pawn, bishop or rook, or a lance on the last two ranks.
fn pointless(position: &Position, mv: Move) -> bool {
    let Move::Board {
        from,
        to,
        promote: false,
    } = mv
    else {
        return false;
    };
    let us = position.side();
    match position.piece_at(from).map(|piece| piece.kind()) {
        Some(PieceKind::Pawn | PieceKind::Bishop | PieceKind::Rook) => {
            from.in_zone(us) || to.in_zone(us)
        }
        Some(PieceKind::Lance) => to.rank().depth_for(us) <= 2,
        _ => false,
    }
}

fn compare(file: &str, ours: impl Fn(&Position) -> BTreeSet<Move>) {
    let Some(text) = crate::common::corpus(file) else {
        return;
    };
    let lines: Vec<&str> = text.lines().collect();
    let (mut seen, mut pawn_mates) = (0, 0);
    for pair in lines.chunks_exact(2) {
        let setup: Setup = pair[0].parse().unwrap();
        let position = setup.into_position(Strictness::MateProblem).unwrap();
        let mut words = pair[1].split_whitespace();
        let count: usize = words.next().unwrap().parse().unwrap();
        let theirs: BTreeSet<Move> = words.map(|word| word.parse().unwrap()).collect();
        assert_eq!(theirs.len(), count, "the corpus itself: {}", pair[0]);
        let ours = ours(&position);
        for &mv in ours.difference(&theirs) {
            assert!(
                pointless(&position, mv),
                "{mv} is ours alone on {}",
                pair[0]
            );
        }
        for &mv in theirs.difference(&ours) {
            let reason = position.check_move(mv);
            assert!(
                matches!(reason, Err(IllegalMove::Uchifuzume { .. })),
                "{mv} is theirs alone on {}: {reason:?}",
                pair[0]
            );
            pawn_mates += 1;
        }
        seen += 1;
    }
    assert_eq!(seen, 5_000);
    eprintln!("{file}: {seen} positions, {pawn_mates} pawn-drop mates refused");
}

#[test]
fn legal_moves_of_the_corpus() {
    compare("positions/legal-move-examples.txt", |position| {
        position.legal_moves().into_iter().collect()
    });
}

#[test]
fn checking_moves_of_the_corpus() {
    compare("positions/legal-check-examples.txt", |position| {
        position
            .legal_moves()
            .into_iter()
            .filter(|&mv| position.gives_check(mv))
            .collect()
    });
}
