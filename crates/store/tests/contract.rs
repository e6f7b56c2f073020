//! The contract of [`Store`]: every implementation goes through the same checks.

use komadai_store::{
    GameId, GameResult, ListQuery, NewEvent, NewGame, Outcome, Remove, Restoration, SqliteStore,
    Store, StoreError, Summary, WholeGame,
};

fn id(text: &str) -> GameId {
    text.parse().unwrap()
}

fn event(at_ms: u64, command: Option<&str>) -> NewEvent {
    NewEvent {
        at_ms,
        body: format!("{{\"at\":{at_ms}}}"),
        command: command.map(str::to_owned),
    }
}

fn new_game(name: &str, created_ms: u64) -> NewGame {
    NewGame {
        id: id(name),
        owner: "local".into(),
        created_ms,
        description: "{\"black\":\"先手\"}".into(),
        events: vec![event(0, None)],
        summary: Summary::default(),
    }
}

fn all() -> ListQuery {
    ListQuery {
        owner: "local".into(),
        ended: None,
        after: None,
        limit: 500,
    }
}

fn mate() -> Summary {
    Summary {
        plies: 3,
        outcome: Some(Outcome {
            result: Some(GameResult::Black),
            reason: "checkmate".into(),
            rule: Some("R32".into()),
        }),
    }
}

async fn names(store: &dyn Store, query: ListQuery) -> (Vec<String>, bool) {
    let page = store.list(query).await.unwrap();
    (
        page.games.iter().map(|game| game.id.to_string()).collect(),
        page.more,
    )
}

async fn keeps_games_and_events(store: &dyn Store) {
    store.create(new_game("g1", 1_000)).await.unwrap();
    let head = store
        .append(
            &id("g1"),
            1,
            vec![event(5, None), event(5, Some("c1"))],
            mate(),
            2_000,
        )
        .await
        .unwrap();
    assert_eq!(head, 3);
    let game = store.game(&id("g1")).await.unwrap();
    assert_eq!(
        (game.head, game.created_ms, game.updated_ms),
        (3, 1_000, 2_000)
    );
    assert_eq!(game.description, "{\"black\":\"先手\"}");
    assert_eq!(game.summary, mate());
    let events = store.events(&id("g1"), 0).await.unwrap();
    let got: Vec<_> = events
        .iter()
        .map(|event| (event.seq, event.at_ms, event.command.as_deref()))
        .collect();
    assert_eq!(got, [(1, 0, None), (2, 5, None), (3, 5, Some("c1"))]);
    assert_eq!(store.events(&id("g1"), 2).await.unwrap().len(), 1);
    assert!(store.events(&id("g1"), 3).await.unwrap().is_empty());
}

async fn refuses_what_breaks_the_contract(store: &dyn Store) {
    store.create(new_game("g2", 1_000)).await.unwrap();
    let g2 = id("g2");
    let plain = Summary::default;
    let error = store.create(new_game("g2", 1_000)).await.unwrap_err();
    assert!(matches!(error, StoreError::GameExists(_)), "{error}");
    let error = store
        .append(&g2, 7, vec![event(1, None)], plain(), 2)
        .await
        .unwrap_err();
    assert!(
        matches!(error, StoreError::Conflict { expected: 7, .. }),
        "{error}"
    );
    let error = store
        .append(&id("nobody"), 1, vec![event(1, None)], plain(), 2)
        .await
        .unwrap_err();
    assert!(matches!(error, StoreError::NoSuchGame(_)), "{error}");
    let error = store.append(&g2, 1, vec![], plain(), 2).await.unwrap_err();
    assert!(matches!(error, StoreError::Invalid(_)), "{error}");
    let error = store.game(&id("nobody")).await.unwrap_err();
    assert!(matches!(error, StoreError::NoSuchGame(_)), "{error}");

    store
        .append(&g2, 1, vec![event(9, Some("c1"))], plain(), 2_000)
        .await
        .unwrap();
    let error = store
        .append(&g2, 2, vec![event(9, Some("c1"))], mate(), 3_000)
        .await
        .unwrap_err();
    assert!(
        matches!(error, StoreError::DuplicateCommand { .. }),
        "{error}"
    );
    let error = store
        .append(&g2, 2, vec![event(8, None)], mate(), 3_000)
        .await
        .unwrap_err();
    assert!(matches!(error, StoreError::Invalid(_)), "{error}");
    let error = store
        .append(&g2, 2, vec![event(9, None), event(8, None)], mate(), 3_000)
        .await
        .unwrap_err();
    assert!(matches!(error, StoreError::Invalid(_)), "{error}");

    let game = store.game(&g2).await.unwrap();
    assert_eq!(
        (game.head, game.updated_ms),
        (2, 2_000),
        "a refused call changed something"
    );
    assert_eq!(game.summary, plain());
    assert_eq!(store.events(&g2, 0).await.unwrap().len(), 2);
}

async fn lists_in_pages_newest_first(store: &dyn Store) {
    for (name, created) in [("a", 10), ("b", 30), ("c", 20), ("d", 30)] {
        store.create(new_game(name, created)).await.unwrap();
    }
    store
        .create(NewGame {
            owner: "other".into(),
            ..new_game("e", 40)
        })
        .await
        .unwrap();
    store
        .append(&id("c"), 1, vec![event(1, None)], mate(), 50)
        .await
        .unwrap();

    let strings = |names: &[&str]| names.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(
        names(store, all()).await,
        (strings(&["d", "b", "c", "a"]), false)
    );
    let first = ListQuery { limit: 3, ..all() };
    assert_eq!(names(store, first).await, (strings(&["d", "b", "c"]), true));
    let second = ListQuery {
        limit: 3,
        after: Some(id("c")),
        ..all()
    };
    assert_eq!(names(store, second).await, (strings(&["a"]), false));
    let tie = ListQuery {
        limit: 1,
        after: Some(id("d")),
        ..all()
    };
    assert_eq!(names(store, tie).await, (strings(&["b"]), true));
    let ended = ListQuery {
        ended: Some(true),
        ..all()
    };
    assert_eq!(names(store, ended).await, (strings(&["c"]), false));
    let unfinished = ListQuery {
        ended: Some(false),
        ..all()
    };
    assert_eq!(
        names(store, unfinished).await,
        (strings(&["d", "b", "a"]), false)
    );
    for limit in [0, 501] {
        let error = store.list(ListQuery { limit, ..all() }).await.unwrap_err();
        assert!(matches!(error, StoreError::Invalid(_)), "{error}");
    }
}

async fn a_deleted_game_is_gone_with_its_events(store: &dyn Store) {
    for name in ["g1", "g2"] {
        store.create(new_game(name, 1_000)).await.unwrap();
    }
    let g1 = id("g1");
    store.delete(&g1).await.unwrap();
    assert!(store.events(&g1, 0).await.unwrap().is_empty());
    let gone = [
        store.game(&g1).await.map(drop),
        store.delete(&g1).await,
        store
            .append(&g1, 1, vec![event(1, None)], Summary::default(), 2)
            .await
            .map(drop),
    ];
    for answer in gone {
        assert!(matches!(answer, Err(StoreError::NoSuchGame(_))));
    }
    assert_eq!(names(store, all()).await, (vec!["g2".to_owned()], false));
    assert_eq!(store.events(&id("g2"), 0).await.unwrap().len(), 1);
    // The name is free again.
    store.create(new_game("g1", 2_000)).await.unwrap();
}

fn games(remove: Remove<GameId>, games: Vec<WholeGame>) -> Restoration {
    Restoration {
        remove,
        games,
        remove_records: Remove::Only(Vec::new()),
        files: Vec::new(),
        records: Vec::new(),
    }
}

async fn games_are_brought_back_in_one_step(store: &dyn Store) {
    store.create(new_game("r1", 1_000)).await.unwrap();
    store.create(new_game("r2", 2_000)).await.unwrap();
    store
        .append(&id("r1"), 1, vec![event(7, Some("c"))], mate(), 9_000)
        .await
        .unwrap();
    let whole = async |name: &str| WholeGame {
        game: store.game(&id(name)).await.unwrap(),
        events: store.events(&id(name), 0).await.unwrap(),
    };
    let (first, second) = (whole("r1").await, whole("r2").await);

    // One that is there already stops everything.
    let refused = store
        .restore(
            "local",
            games(
                Remove::Only(vec![id("r2")]),
                vec![second.clone(), first.clone()],
            ),
        )
        .await
        .unwrap_err();
    assert!(matches!(refused, StoreError::GameExists(_)), "{refused}");
    assert_eq!(whole("r2").await, second);
    let mut other = first.clone();
    other.game.owner = "somebody".into();
    let mut gap = first.clone();
    gap.events.remove(0);
    for broken in [other, gap] {
        let refused = store
            .restore("local", games(Remove::All, vec![broken]))
            .await;
        assert!(
            matches!(refused, Err(StoreError::Invalid(_))),
            "{refused:?}"
        );
    }
    assert_eq!(whole("r1").await, first);

    store
        .restore("local", games(Remove::All, vec![first.clone()]))
        .await
        .unwrap();
    assert_eq!(names(store, all()).await, (vec!["r1".to_owned()], false));
    assert_eq!(whole("r1").await, first, "as it was, times and all");
    store
        .restore(
            "local",
            games(
                Remove::Only(vec![id("r1"), id("nobody")]),
                vec![second.clone()],
            ),
        )
        .await
        .unwrap();
    assert_eq!(whole("r2").await, second);
    assert_eq!(names(store, all()).await, (vec!["r2".to_owned()], false));
}

async fn concurrent_appends_are_one_after_the_other(store: &dyn Store) {
    store.create(new_game("race", 1)).await.unwrap();
    let race = id("race");
    let one = store.append(&race, 1, vec![event(1, Some("one"))], Summary::default(), 2);
    let two = store.append(&race, 1, vec![event(1, Some("two"))], Summary::default(), 2);
    let (one, two) = tokio::join!(one, two);
    assert!(
        one.is_ok() != two.is_ok(),
        "exactly one of two writers may append"
    );
    assert_eq!(store.events(&race, 0).await.unwrap().len(), 2);
}

#[tokio::test]
async fn sqlite_keeps_the_contract() {
    type Check = for<'a> fn(&'a dyn Store) -> std::pin::Pin<Box<dyn Future<Output = ()> + 'a>>;
    let checks: [Check; 6] = [
        |store| Box::pin(keeps_games_and_events(store)),
        |store| Box::pin(refuses_what_breaks_the_contract(store)),
        |store| Box::pin(lists_in_pages_newest_first(store)),
        |store| Box::pin(a_deleted_game_is_gone_with_its_events(store)),
        |store| Box::pin(games_are_brought_back_in_one_step(store)),
        |store| Box::pin(concurrent_appends_are_one_after_the_other(store)),
    ];
    for check in checks {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(folder.path()).await.unwrap();
        store.ping().await.unwrap();
        check(&store).await;
        store.close().await;
        assert!(store.ping().await.is_err());
    }
}
