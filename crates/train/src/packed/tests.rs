use std::fs::{self, OpenOptions};
use std::io::Write as _;

use komadai_core::{Color, Position};

use super::{End, PackedError, PackedGame, Ply, Reader, Writer};
use crate::random::Random;

/// Random games, with and without a start of their own.
fn games(count: u64) -> Vec<PackedGame> {
    (0..count)
        .map(|number| {
            let mut random = Random(number);
            let own_start = number % 3 == 1;
            let mut position = Position::start();
            if own_start {
                position
                    .play("7g7f".parse().expect("a move"))
                    .expect("legal");
            }
            let start = own_start.then(|| position.to_sfen());
            let mut plies = Vec::new();
            for ply in 0..random.below(60) {
                let moves = position.legal_moves();
                let mv = moves[random.below(moves.len())];
                let value = (ply > 3).then(|| random.word() as i16 / 2);
                plies.push(Ply { mv, value });
                position.play_unchecked(mv);
            }
            PackedGame {
                start,
                plies,
                winner: [None, Some(Color::Black), Some(Color::White)][random.below(3)],
                end: End::ALL[random.below(End::ALL.len())],
            }
        })
        .collect()
}

#[test]
fn games_come_back_as_they_were() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games");
    let games = games(40);
    let mut writer = Writer::open(&path, "nodes 1 – ☗").expect("a new file");
    games
        .iter()
        .try_for_each(|game| writer.add(game))
        .and_then(|()| writer.flush())
        .expect("room");
    let reader = Reader::open(&path).expect("the file is whole");
    assert_eq!(reader.recipe(), "nodes 1 – ☗");
    let read: Vec<PackedGame> = reader.collect::<Result<_, _>>().expect("whole games");
    assert_eq!(read, games);
    let bytes = fs::metadata(&path).expect("it is there").len() as usize;
    let plies: usize = games.iter().map(|game| game.plies.len()).sum();
    assert!(bytes < 4 * plies + 40 * 80, "four bytes a ply");
}

#[test]
fn a_run_that_broke_off_goes_on_behind_the_last_whole_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = games(6);
    let whole = folder.path().join("whole");
    let mut writer = Writer::open(&whole, "r").expect("a new file");
    games
        .iter()
        .for_each(|game| writer.add(game).expect("room"));
    writer.flush().expect("room");
    let bytes = fs::read(&whole).expect("it is there");
    let header = 16 + 1 + 4;
    let mut at_least = 0;
    for length in (header..bytes.len()).step_by(7) {
        let path = folder.path().join("broken");
        fs::write(&path, &bytes[..length]).expect("room");
        let mut writer = Writer::open(&path, "r").expect("it can be gone on with");
        let kept = writer.games();
        assert!(kept >= at_least && kept < 6);
        at_least = kept;
        for game in &games[kept as usize..] {
            writer.add(game).expect("room");
        }
        writer.flush().expect("room");
        assert_eq!(fs::read(&path).expect("it is there"), bytes);
    }
    assert!(at_least > 3);
}

#[test]
fn files_of_another_recipe_and_damaged_ones_are_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games");
    let mut writer = Writer::open(&path, "one").expect("a new file");
    games(5)
        .iter()
        .for_each(|game| writer.add(game).expect("room"));
    writer.flush().expect("room");
    let whole = fs::read(&path).expect("it is there");
    assert!(matches!(
        Writer::open(&path, "another"),
        Err(PackedError::Recipe { .. })
    ));
    // One bit anywhere in a game is noticed, and never taken for a broken end.
    let mut random = Random(3);
    for _ in 0..100 {
        let mut bytes = whole.clone();
        let at = 23 + random.below(whole.len() - 23);
        bytes[at] ^= 1 << random.below(8);
        fs::write(&path, &bytes).expect("room");
        let read: Result<Vec<PackedGame>, _> =
            Reader::open(&path).expect("the header is whole").collect();
        assert!(read.is_err(), "bit changed in byte {at}");
    }
    fs::write(&path, &whole).expect("room");
    OpenOptions::new()
        .append(true)
        .open(&path)
        .and_then(|mut file| {
            file.write_all(&[14, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
        })
        .expect("room");
    assert!(matches!(
        Writer::open(&path, "one"),
        Err(PackedError::Game { number: 5, .. })
    ));
}

#[test]
fn any_bytes_are_answered() {
    let mut random = Random(8);
    for length in 0..200 {
        let bytes: Vec<u8> = (0..length).map(|_| random.word() as u8).collect();
        assert!(Reader::new(&bytes[..]).is_err());
        let mut labelled = b"KOMAGAME\x01\0\0\0\0\0\0\0".to_vec();
        labelled.extend(crc32fast::hash(&labelled).to_le_bytes());
        labelled.extend(&bytes);
        let games = Reader::new(&labelled[..]).expect("the header is whole");
        assert_eq!(games.filter(Result::is_ok).count(), 0);
    }
}
