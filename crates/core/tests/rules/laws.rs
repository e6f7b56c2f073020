//! Laws that hold for every position: each fast path has its slow twin here.

use std::collections::BTreeSet;

use komadai_core::{
    Bitboard, Color, HandPiece, Move, MoveList, PieceKind, Position, Setup, Square, Strictness,
    attacks,
};

/// The positions that a law is tried on.
fn each(seed: u64, count: usize, law: impl FnMut(&Position)) {
    crate::common::positions(
        seed,
        if crate::common::deep() {
            count * 20
        } else {
            count
        },
        law,
    );
}

/// Legality from the words of the rules alone, on a drawn board: the slow twin of the generator.
mod by_the_book {
    use super::*;

    fn step_or_slide(setup: &Setup, from: Square, to: Square) -> bool {
        let piece = setup.piece_at(from).unwrap();
        let up = if piece.color() == Color::Black { -1 } else { 1 };
        let files = to.file().index() as i8 - from.file().index() as i8;
        let forward = (to.rank().index() as i8 - from.rank().index() as i8) * up;
        let (side, length) = (files.abs(), files.abs().max(forward.abs()));
        let straight = files == 0 || forward == 0;
        let diagonal = side == forward.abs();
        let one = length == 1;
        let clear = || {
            let (df, dr) = (
                files.signum(),
                (to.rank().index() as i8 - from.rank().index() as i8).signum(),
            );
            (1..length).all(|n| {
                let square = from.offset(df * n, dr * n).unwrap();
                setup.piece_at(square).is_none()
            })
        };
        let gold = one && (straight || forward == 1);
        match piece.kind() {
            PieceKind::King => one,
            PieceKind::Pawn => files == 0 && forward == 1,
            PieceKind::Lance => files == 0 && forward > 0 && clear(),
            PieceKind::Knight => side == 1 && forward == 2,
            PieceKind::Silver => one && (diagonal || forward == 1),
            PieceKind::Bishop => length > 0 && diagonal && clear(),
            PieceKind::Rook => length > 0 && straight && clear(),
            PieceKind::Horse => one || length > 0 && diagonal && clear(),
            PieceKind::Dragon => one || length > 0 && straight && clear(),
            _ => gold,
        }
    }

    fn king_hangs(setup: &Setup, color: Color) -> bool {
        setup
            .squares_of(color, PieceKind::King)
            .into_iter()
            .any(|king| {
                setup
                    .pieces()
                    .any(|(from, piece)| piece.color() != color && step_or_slide(setup, from, king))
            })
    }

    fn after(setup: &Setup, mv: Move) -> Option<Setup> {
        let us = setup.side();
        let mut next = *setup;
        match mv {
            Move::Board { from, to, promote } => {
                let piece = setup.piece_at(from)?;
                let taken = setup.piece_at(to);
                if piece.color() != us
                    || from == to
                    || taken.is_some_and(|taken| taken.color() == us)
                    || !step_or_slide(setup, from, to)
                {
                    return None;
                }
                let mut kind = piece.kind();
                if promote {
                    kind = kind.promoted()?;
                    if !from.in_zone(us) && !to.in_zone(us) {
                        return None;
                    }
                }
                if to.rank().depth_for(us) <= kind.dead_ranks() {
                    return None;
                }
                if let Some(taken) = taken {
                    next.set_hand(us, setup.hand(us).with(taken.kind().hand_piece()?)?);
                }
                next.set(from, None);
                next.set(to, Some(komadai_core::Piece::new(us, kind)));
            }
            Move::Drop { piece, to } => {
                let kind = piece.kind();
                let pawns = setup.squares_of(us, PieceKind::Pawn) & Bitboard::file(to.file());
                if setup.piece_at(to).is_some()
                    || to.rank().depth_for(us) <= kind.dead_ranks()
                    || piece == HandPiece::Pawn && !pawns.is_empty()
                {
                    return None;
                }
                next.set_hand(us, setup.hand(us).take(piece)?);
                next.set(to, Some(komadai_core::Piece::new(us, kind)));
            }
        }
        next.set_side(us.other());
        (!king_hangs(&next, us)).then_some(next)
    }

    /// Every legal move; a pawn drop that mates is left out unless `mates_too`.
    pub fn moves(setup: &Setup, mates_too: bool) -> BTreeSet<Move> {
        let us = setup.side();
        let origins: Vec<Square> = setup
            .pieces()
            .filter(|(_, piece)| piece.color() == us)
            .map(|(from, _)| from)
            .collect();
        let board = origins.into_iter().flat_map(|from| {
            Square::all()
                .flat_map(move |to| [false, true].map(|promote| Move::Board { from, to, promote }))
        });
        let held = HandPiece::ALL
            .into_iter()
            .filter(|&piece| setup.hand(us).has(piece));
        let drops = held.flat_map(|piece| Square::all().map(move |to| Move::Drop { piece, to }));
        board
            .chain(drops)
            .filter(|&mv| {
                let Some(next) = after(setup, mv) else {
                    return false;
                };
                let pawn = matches!(
                    mv,
                    Move::Drop {
                        piece: HandPiece::Pawn,
                        ..
                    }
                );
                mates_too
                    || !pawn
                    || !king_hangs(&next, us.other())
                    || !moves(&next, true).is_empty()
            })
            .collect()
    }
}

#[test]
fn the_generator_finds_what_the_rules_say() {
    each(1, 1_500, |position| {
        let found: BTreeSet<Move> = position.legal_moves().into_iter().collect();
        assert_eq!(
            found,
            by_the_book::moves(&position.setup(), false),
            "{position}"
        );
    });
}

#[test]
fn every_encodable_move_gets_one_verdict() {
    each(2, 150, |position| {
        let legal: BTreeSet<Move> = position.legal_moves().into_iter().collect();
        for mv in Move::all() {
            let expected = legal.contains(&mv);
            assert_eq!(
                position.is_legal(mv),
                expected,
                "is_legal({mv}) on {position}"
            );
            assert_eq!(
                position.check_move(mv).is_ok(),
                expected,
                "check_move({mv}) on {position}"
            );
        }
    });
}

#[test]
fn count_and_parts_agree_with_the_list() {
    each(3, 20_000, |position| {
        let all = position.legal_moves();
        let mut parts = MoveList::new();
        position.generate_tactical(&mut parts);
        let tactical = parts.len();
        position.generate_quiet(&mut parts);
        assert_eq!(position.count_legal(), all.len() as u64, "{position}");
        assert_eq!(position.has_legal_move(), !all.is_empty(), "{position}");
        for &mv in &parts[tactical..] {
            let gains = mv.from().is_some_and(|from| {
                let kind = position.piece_at(from).unwrap().kind();
                mv.is_promotion()
                    && matches!(kind, PieceKind::Pawn | PieceKind::Bishop | PieceKind::Rook)
            });
            assert!(
                position.piece_at(mv.to()).is_none() && !gains,
                "{mv} on {position}"
            );
        }
        let unique: BTreeSet<Move> = all.iter().copied().collect();
        assert_eq!(unique.len(), all.len(), "{position}");
        assert_eq!(
            parts.iter().copied().collect::<BTreeSet<_>>(),
            unique,
            "{position}"
        );
        assert_eq!(parts.len(), all.len(), "{position}");
    });
}

#[test]
fn undo_restores_everything_and_hashes_stay_true() {
    each(4, 3_000, |position| {
        let mut played = position.clone();
        for mv in position.legal_moves() {
            let announced = position.key_after(mv);
            let check = position.gives_check(mv);
            let undo = played.play(mv).unwrap();
            assert_eq!(
                undo.captured(),
                position.piece_at(mv.to()),
                "{mv} on {position}"
            );
            assert_eq!(played.key(), announced, "key_after({mv}) on {position}");
            assert_eq!(played.in_check(), check, "gives_check({mv}) on {position}");
            let rebuilt = played
                .setup()
                .into_position(Strictness::MateProblem)
                .unwrap();
            assert!(
                rebuilt == played,
                "{mv} on {position}: {rebuilt} is not {played}"
            );
            assert_eq!(rebuilt.board_key(), played.board_key());
            played.undo(mv, undo);
            assert!(played == *position, "undo of {mv} on {position}");
        }
        let undo = played.play_null();
        assert_eq!(played.side(), position.side().other());
        assert_ne!(played.key(), position.key());
        played.undo_null(undo);
        assert!(played == *position);
    });
}

#[test]
fn text_comes_back_and_turning_the_board_changes_nothing() {
    each(5, 5_000, |position| {
        let sfen = position.to_sfen();
        let setup: Setup = sfen.parse().unwrap();
        assert_eq!(setup, position.setup());
        assert_eq!(setup.to_string(), sfen);
        let turned = setup.flip().into_position(position.strictness()).unwrap();
        assert_eq!(turned.setup().flip(), setup);
        let expected: BTreeSet<Move> = position.legal_moves().iter().map(|mv| mv.flip()).collect();
        let found: BTreeSet<Move> = turned.legal_moves().into_iter().collect();
        assert_eq!(found, expected, "{sfen}");
    });
}

#[test]
fn attackers_are_the_pieces_that_attack() {
    each(6, 1_000, |position| {
        for square in Square::all() {
            for color in Color::ALL {
                let expected: Bitboard = position
                    .pieces(color)
                    .into_iter()
                    .filter(|&from| position.attacks_from(from).contains(square))
                    .collect();
                assert_eq!(
                    position.attackers_to(square, color),
                    expected,
                    "{square} {position}"
                );
            }
        }
        for color in Color::ALL {
            let pinned = position.blockers(color) & position.pieces(color);
            assert_eq!(position.pinned(color), pinned, "{position}");
        }
    });
}

#[test]
fn slides_end_at_the_first_piece() {
    let mut random = crate::common::Random(7);
    for _ in 0..if crate::common::deep() {
        200_000
    } else {
        20_000
    } {
        let occupied: Bitboard = Square::all().filter(|_| random.below(4) == 0).collect();
        let from = Square::ALL[random.below(81)];
        let slide = |steps: &[(i8, i8)]| {
            let mut reached = Bitboard::EMPTY;
            for &(files, ranks) in steps {
                let mut next = from.offset(files, ranks);
                while let Some(square) = next {
                    reached |= square.into();
                    next = square
                        .offset(files, ranks)
                        .filter(|_| !occupied.contains(square));
                }
            }
            reached
        };
        assert_eq!(
            attacks::rook(from, occupied),
            slide(&[(0, 1), (0, -1), (1, 0), (-1, 0)])
        );
        assert_eq!(
            attacks::bishop(from, occupied),
            slide(&[(1, 1), (1, -1), (-1, 1), (-1, -1)])
        );
        assert_eq!(
            attacks::lance(Color::Black, from, occupied),
            slide(&[(0, -1)])
        );
        assert_eq!(
            attacks::lance(Color::White, from, occupied),
            slide(&[(0, 1)])
        );
    }
}

#[test]
fn moves_have_one_text_and_one_code() {
    for mv in Move::all() {
        assert_eq!(mv.to_string().parse(), Ok(mv));
        assert_eq!(Move::from_bits(mv.to_bits()), Some(mv));
    }
    let codes: BTreeSet<u16> = (0..=u16::MAX)
        .filter(|&bits| Move::from_bits(bits).is_some())
        .collect();
    assert_eq!(codes.len(), Move::all().count());
}
