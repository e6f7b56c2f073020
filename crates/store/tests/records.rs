//! The contract of [`Records`].

use komadai_store::{
    Card, Everything, GameResult, NewImport, NewRecord, RecordId, RecordOrder, RecordQuery,
    Records, Remove, Restoration, SqliteStore, Store, StoreError,
};

fn record(id: &str, card: Card, positions: &[u64]) -> NewRecord {
    NewRecord {
        id: id.parse().unwrap(),
        format: "kif".into(),
        card,
        tree: format!("{{\"id\":\"{id}\"}}"),
        positions: positions.to_vec(),
    }
}

fn card(players: (&str, &str), event: &str, date: &str, plies: u32) -> Card {
    let (black, white) = players;
    Card {
        black: black.into(),
        white: white.into(),
        event: event.into(),
        date: date.into(),
        plies,
        players: format!("{black}\n{white}").to_lowercase(),
        events: event.to_lowercase(),
        words: format!("{black}\n{white}\n{event}").to_lowercase(),
        ..Card::default()
    }
}

fn import(id: &str, bytes: &[u8], records: Vec<NewRecord>) -> NewImport {
    NewImport {
        id: id.parse().unwrap(),
        owner: "local".into(),
        created_ms: 1_000,
        name: Some("games.kif".into()),
        format: "kif".into(),
        encoding: "Shift_JIS".into(),
        warnings: "[]".into(),
        unlisted: 2,
        bytes: bytes.to_vec(),
        records,
    }
}

fn all() -> RecordQuery {
    RecordQuery {
        owner: "local".into(),
        limit: 500,
        ..RecordQuery::default()
    }
}

async fn ids(store: &dyn Records, query: RecordQuery) -> Vec<String> {
    let page = store.search(query).await.unwrap();
    page.records
        .iter()
        .map(|record| record.id.to_string())
        .collect()
}

/// Four records, of which the first two come from one file.
async fn filled() -> (tempfile::TempDir, SqliteStore) {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let mut meijin = card(("Habu", "Moriuchi"), "Meijin", "2003-05-03", 120);
    meijin.result = Some(GameResult::Black);
    let first = vec![
        record("a", meijin, &[1, u64::MAX]),
        record(
            "b",
            card(("Moriuchi", "Sato"), "Meijin", "2003-06", 80),
            &[1, 7],
        ),
    ];
    let mut handicap = card(("Ada", "Habu"), "", "", 40);
    handicap.handicap = Some("two".into());
    store
        .import(import("f1", b"first", first), 10)
        .await
        .unwrap();
    let mut second = import("f2", b"second", vec![record("c", handicap, &[])]);
    second.created_ms = 2_000;
    store.import(second, 10).await.unwrap();
    let mut third = import(
        "f3",
        b"third",
        vec![record("d", card(("", ""), "Ōi", "1999", 0), &[7])],
    );
    third.created_ms = 3_000;
    store.import(third, 10).await.unwrap();
    (folder, store)
}

#[tokio::test]
async fn keeps_records_with_the_bytes_of_their_file() {
    let (folder, store) = filled().await;
    let (saved, tree) = store.record(&"b".parse().unwrap()).await.unwrap();
    assert_eq!(
        (saved.place, saved.game, tree.as_str()),
        (1, None, "{\"id\":\"b\"}")
    );
    assert_eq!(
        saved.card,
        card(("Moriuchi", "Sato"), "Meijin", "2003-06", 80)
    );
    let source = store.source(&"b".parse().unwrap()).await.unwrap().unwrap();
    assert_eq!(source.bytes, b"first");
    assert_eq!(
        (source.games, source.unlisted, source.encoding.as_str()),
        (2, 2, "Shift_JIS")
    );
    Store::close(&store).await;
    drop(store);
    let store = SqliteStore::open(folder.path()).await.unwrap();
    assert_eq!(ids(&store, all()).await, ["d", "c", "a", "b"]);
}

#[tokio::test]
async fn finds_records() {
    let (_folder, store) = filled().await;
    let check = async |query: RecordQuery, expected: &[&str]| {
        let page = store
            .search(RecordQuery {
                limit: 1,
                ..query.clone()
            })
            .await
            .unwrap();
        assert_eq!(page.total, expected.len() as u64, "{query:?}");
        assert_eq!(ids(&store, query.clone()).await, expected, "{query:?}");
    };
    check(
        RecordQuery {
            words: vec!["habu".into()],
            ..all()
        },
        &["c", "a"],
    )
    .await;
    check(
        RecordQuery {
            words: vec!["habu".into(), "meijin".into()],
            ..all()
        },
        &["a"],
    )
    .await;
    check(
        RecordQuery {
            words: vec!["%".into()],
            ..all()
        },
        &[],
    )
    .await;
    check(
        RecordQuery {
            player: "moriuchi".into(),
            ..all()
        },
        &["a", "b"],
    )
    .await;
    check(
        RecordQuery {
            event: "meij".into(),
            ..all()
        },
        &["a", "b"],
    )
    .await;
    check(
        RecordQuery {
            from: "2003-05-04".into(),
            ..all()
        },
        &["b"],
    )
    .await;
    check(
        RecordQuery {
            from: "1999".into(),
            to: "2003-05".into(),
            ..all()
        },
        &["d", "a"],
    )
    .await;
    check(
        RecordQuery {
            to: "2003".into(),
            ..all()
        },
        &["d", "a", "b"],
    )
    .await;
    check(
        RecordQuery {
            result: Some(GameResult::Black),
            ..all()
        },
        &["a"],
    )
    .await;
    check(
        RecordQuery {
            handicap: Some("two".into()),
            ..all()
        },
        &["c"],
    )
    .await;
    check(
        RecordQuery {
            position: Some(7),
            ..all()
        },
        &["d", "b"],
    )
    .await;
    check(
        RecordQuery {
            position: Some(u64::MAX),
            ..all()
        },
        &["a"],
    )
    .await;
    check(
        RecordQuery {
            position: Some(9),
            ..all()
        },
        &[],
    )
    .await;
    check(
        RecordQuery {
            owner: "somebody".into(),
            ..all()
        },
        &[],
    )
    .await;
    for (order, expected) in [
        (RecordOrder::Newest, ["d", "c", "a", "b"]),
        (RecordOrder::Latest, ["b", "a", "d", "c"]),
        (RecordOrder::Earliest, ["d", "a", "b", "c"]),
        (RecordOrder::Players, ["d", "c", "a", "b"]),
        (RecordOrder::Event, ["a", "b", "d", "c"]),
        (RecordOrder::Longest, ["a", "b", "c", "d"]),
    ] {
        check(RecordQuery { order, ..all() }, &expected).await;
    }
    let second = RecordQuery {
        offset: 2,
        limit: 1,
        ..all()
    };
    assert_eq!(ids(&store, second).await, ["a"]);
    let error = store
        .search(RecordQuery { limit: 0, ..all() })
        .await
        .unwrap_err();
    assert!(matches!(error, StoreError::Invalid(_)), "{error}");
}

#[tokio::test]
async fn a_file_is_imported_once() {
    let (_folder, store) = filled().await;
    let games = || {
        vec![
            record("x", card(("Habu", "Moriuchi"), "", "", 1), &[]),
            record("y", card(("Moriuchi", "Sato"), "", "", 1), &[5]),
        ]
    };
    let again = store
        .import(import("f9", b"first", games()), 1)
        .await
        .unwrap();
    assert_eq!((again.games, again.known), (2, 2));
    assert_eq!(again.records.len(), 1);
    assert_eq!(again.records[0].id.as_str(), "a");
    // What was deleted comes back.
    store.remove(&"b".parse().unwrap()).await.unwrap();
    let again = store
        .import(import("f9", b"first", games()), 5)
        .await
        .unwrap();
    assert_eq!((again.games, again.known), (2, 1));
    assert_eq!(
        ids(
            &store,
            RecordQuery {
                position: Some(5),
                ..all()
            }
        )
        .await,
        ["y"]
    );
    let error = store
        .import(import("f9", b"none", vec![]), 1)
        .await
        .unwrap_err();
    assert!(matches!(error, StoreError::Invalid(_)), "{error}");
}

#[tokio::test]
async fn the_file_goes_with_its_last_record() {
    let (folder, store) = filled().await;
    for id in ["a", "b"] {
        store.remove(&id.parse().unwrap()).await.unwrap();
    }
    let error = store.remove(&"a".parse().unwrap()).await.unwrap_err();
    assert!(matches!(error, StoreError::NoSuchRecord(_)), "{error}");
    let error = store.record(&"a".parse().unwrap()).await.unwrap_err();
    assert!(matches!(error, StoreError::NoSuchRecord(_)), "{error}");
    assert_eq!(
        ids(
            &store,
            RecordQuery {
                position: Some(1),
                ..all()
            }
        )
        .await,
        [""; 0]
    );
    Store::close(&store).await;
    let bytes = std::fs::read(folder.path().join(komadai_store::DATABASE_FILE)).unwrap();
    assert!(bytes.windows(6).any(|six| six == b"second"));
    // The file's bytes are gone from the table: the same file is new again.
    drop(store);
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let games = vec![record("z", Card::default(), &[])];
    let again = store
        .import(import("f1", b"first", games), 1)
        .await
        .unwrap();
    assert_eq!((again.games, again.known), (1, 0));
}

#[tokio::test]
async fn a_game_is_kept_once() {
    let (_folder, store) = filled().await;
    let game = "g1".parse().unwrap();
    let kept = store
        .keep("local", &game, record("k", Card::default(), &[3]), 4_000)
        .await
        .unwrap();
    assert_eq!((kept.id.as_str(), kept.game.as_ref()), ("k", Some(&game)));
    let again = store
        .keep("local", &game, record("l", Card::default(), &[]), 5_000)
        .await
        .unwrap();
    assert_eq!((again.id, again.created_ms), (kept.id.clone(), 4_000));
    assert_eq!(store.source(&kept.id).await.unwrap(), None);
}

#[tokio::test]
async fn changes_do_not_overwrite_each_other() {
    let (_folder, store) = filled().await;
    let id = "a".parse().unwrap();
    let new = || card(("Habu Yoshiharu", "Moriuchi"), "Meijin", "2003-05-03", 120);
    let now = store
        .change(&id, 1_000, new(), "{}".into(), 900)
        .await
        .unwrap();
    assert_eq!(now, 1_001, "a change is never older than what it changes");
    let (saved, tree) = store.record(&id).await.unwrap();
    assert_eq!(
        (saved.card, saved.updated_ms, tree.as_str()),
        (new(), 1_001, "{}")
    );
    let error = store
        .change(&id, 1_000, new(), "[]".into(), 9_000)
        .await
        .unwrap_err();
    assert!(matches!(error, StoreError::RecordChanged(_)), "{error}");
    let nobody = "nobody".parse().unwrap();
    let error = store
        .change(&nobody, 1_000, new(), "[]".into(), 9_000)
        .await
        .unwrap_err();
    assert!(matches!(error, StoreError::NoSuchRecord(_)), "{error}");
    let source = store.source(&id).await.unwrap().unwrap();
    assert_eq!(source.bytes, b"first", "the file stays as it came");
}

fn records(remove: Remove<RecordId>, everything: Everything) -> Restoration {
    let back = everything.records.into_iter();
    Restoration {
        remove: Remove::Only(Vec::new()),
        games: Vec::new(),
        remove_records: remove,
        files: everything.files,
        records: back.map(|whole| (whole, vec![42])).collect(),
    }
}

#[tokio::test]
async fn everything_is_brought_back_as_it_was() {
    let (_folder, store) = filled().await;
    let game = "g1".parse().unwrap();
    let kept = record("k", Card::default(), &[3]);
    store.keep("local", &game, kept, 4_000).await.unwrap();
    store.remove(&"a".parse().unwrap()).await.unwrap();
    let everything = store.everything("local").await.unwrap();
    assert_eq!(
        store.everything("somebody").await.unwrap(),
        Everything::default()
    );
    let names = |all: &Everything| -> Vec<String> {
        let names = all.records.iter().map(|whole| whole.saved.id.to_string());
        names.collect()
    };
    assert_eq!(names(&everything), ["b", "c", "d", "k"]);
    assert_eq!(everything.files.len(), 3);

    let (_other, second) = filled().await;
    let restoration = records(Remove::All, everything.clone());
    second.restore("local", restoration).await.unwrap();
    assert_eq!(second.everything("local").await.unwrap(), everything);
    let by_position = RecordQuery {
        position: Some(42),
        ..all()
    };
    assert_eq!(ids(&second, by_position).await.len(), 4);
    let source = second.source(&"b".parse().unwrap()).await.unwrap().unwrap();
    assert_eq!((source.bytes.as_slice(), source.games), (&b"first"[..], 2));

    // What goes is replaced, its file with it, in one step.
    let mut changed = everything.clone();
    changed
        .records
        .retain(|whole| whole.saved.id.as_str() == "c");
    changed.records[0].tree = "[]".into();
    let remove = Remove::Only(vec!["c".parse().unwrap(), "nobody".parse().unwrap()]);
    let restoration = records(remove, changed.clone());
    second.restore("local", restoration).await.unwrap();
    let (_, tree) = second.record(&"c".parse().unwrap()).await.unwrap();
    assert_eq!(tree, "[]");
    assert_eq!(
        names(&second.everything("local").await.unwrap()),
        names(&everything)
    );
}

#[tokio::test]
async fn what_cannot_be_brought_back_stops_everything() {
    let (_folder, store) = filled().await;
    let before = store.everything("local").await.unwrap();
    type Damage = fn(&mut Everything);
    let damages: [(Damage, bool); 5] = [
        (|_| {}, true),
        (|all| all.records[0].saved.id = "new".parse().unwrap(), true),
        (|all| all.records[0].saved.owner = "somebody".into(), false),
        (|all| all.records[0].file = None, false),
        (|all| all.records[0].saved.game = "g1".parse().ok(), false),
    ];
    for (damage, exists) in damages {
        let mut coming = before.clone();
        coming.records.truncate(1);
        damage(&mut coming);
        // One that goes comes back, because the whole is refused.
        let remove = Remove::Only(vec!["d".parse().unwrap()]);
        let refused = store.restore("local", records(remove, coming)).await;
        match refused.unwrap_err() {
            StoreError::RecordExists(_) => assert!(exists),
            StoreError::Invalid(_) => assert!(!exists),
            error => panic!("{error}"),
        }
        assert_eq!(store.everything("local").await.unwrap(), before);
    }
}
