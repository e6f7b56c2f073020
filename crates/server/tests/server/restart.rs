//! Games outlive the server.

use serde_json::json;

use crate::harness::{Host, kinds, soon};

#[tokio::test(flavor = "multi_thread")]
async fn games_are_found_again() {
    let host = Host::start("plays").await;
    let id = host
        .new_game(&json!({"opponent": {"kind": "engine", "level": 1}, "names": {"host": "Ada"}}))
        .await;
    let (mut live, ..) = host.join(&id, 0).await;
    let first =
        json!({"type": "command", "id": "first", "command": {"type": "play", "move": "7g7f"}});
    let (_, accepted) = live.envelope(&first).await;
    live.event("moved").await;
    let seen = live.head;
    let before = host.game(&id).await;

    let host = Host::start_in(host.stop().await, "plays").await;
    assert_eq!(live.closed().await, 1001);
    assert_eq!(host.game(&id).await, before);
    let (mut live, welcome, missed) = host.join(&id, seen).await;
    assert!(missed.is_empty());
    assert_eq!(welcome["names"]["host"], "Ada");
    // The command whose answer a client may have missed is still known.
    let (events, again) = live.envelope(&first).await;
    assert!(events.is_empty());
    assert_eq!(again, accepted);
    live.play("2g2f").await;
    assert_eq!(live.event("moved").await["ply"], 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_engine_takes_up_a_game_at_its_own_turn() {
    let host = Host::start("silent").await;
    let id = host
        .new_game(&json!({"opponent": {"kind": "engine", "level": 1}}))
        .await;
    let (mut live, ..) = host.join(&id, 0).await;
    live.play("7g7f").await;
    live.engine("thinking").await;
    let host = Host::start_in(host.stop().await, "plays").await;
    let (mut live, _, events) = host.join(&id, 0).await;
    if kinds(&events) == ["created", "started", "moved"] {
        assert_eq!(live.event("moved").await["ply"], 2);
    }
}

/// Every event that a client has seen is in the database at that moment, whatever happens to the server next.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_shown_before_it_is_stored() {
    let host = Host::start("plays").await;
    let id = host
        .new_game(&json!({"opponent": {"kind": "person"}}))
        .await;
    let (mut live, ..) = host.join(&id, 0).await;
    for usi in ["7g7f", "3c3d", "2g2f", "8c8d"] {
        let events = live.play(usi).await;
        // A copy of the files as they are now is what a kill would leave behind.
        let copy = tempfile::tempdir().unwrap();
        for name in ["komadai.sqlite3", "komadai.sqlite3-wal"] {
            let from = host.folder.path().join("data").join(name);
            std::fs::copy(from, copy.path().join(name)).unwrap();
        }
        let opening = komadai_store::SqliteStore::open(copy.path());
        let store = soon("the copy", opening).await.unwrap();
        let stored = komadai_store::Store::events(&store, &id.parse().unwrap(), 0)
            .await
            .unwrap();
        assert_eq!(stored.len() as u64, live.head);
        let last: serde_json::Value = serde_json::from_str(&stored.last().unwrap().body).unwrap();
        assert_eq!(&last, events.last().unwrap());
    }
}
