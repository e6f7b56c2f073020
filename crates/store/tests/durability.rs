//! What was confirmed is there again: after a close, after a kill.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use komadai_store::{GameId, NewEvent, NewGame, SqliteStore, Store, StoreError, Summary};

/// Set in the child process only: where the writer writes.
const WRITER_DIR: &str = "KOMADAI_TEST_WRITER_DIR";

fn game_id() -> GameId {
    "durable".parse().unwrap()
}

fn event(at_ms: u64) -> NewEvent {
    // Long enough that the write-ahead log is folded back into the database several times.
    let body = format!("{at_ms}:{}", "x".repeat(20_000));
    NewEvent {
        at_ms,
        body,
        command: Some(format!("c{at_ms}")),
    }
}

/// Not a check of its own: in the child it writes and reports each confirmed event until it is killed.
#[tokio::test]
async fn writer_process() {
    let Some(folder) = std::env::var_os(WRITER_DIR) else {
        return;
    };
    let store = SqliteStore::open(Path::new(&folder)).await.unwrap();
    let game = NewGame {
        id: game_id(),
        owner: "local".into(),
        created_ms: 1,
        description: String::new(),
        events: vec![event(0)],
        summary: Summary::default(),
    };
    store.create(game).await.unwrap();
    for head in 1.. {
        let summary = Summary {
            plies: u32::try_from(head).unwrap(),
            outcome: None,
        };
        let head = store
            .append(&game_id(), head, vec![event(head)], summary, head)
            .await
            .unwrap();
        println!("confirmed {head}");
    }
}

#[tokio::test]
async fn nothing_confirmed_is_lost_to_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let mut writer = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "writer_process", "--nocapture"])
        .env(WRITER_DIR, folder.path())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(writer.stdout.take().unwrap()).lines();
    let mut confirmed = 0_u64;
    let mut killed = false;
    for line in lines {
        let Ok(line) = line else { break };
        // The test harness may print on the same line before the first report.
        if let Some((_, number)) = line.split_once("confirmed ") {
            confirmed = number.parse().unwrap();
        }
        if confirmed >= 300 && !killed {
            // SIGKILL on Unix. Reports already in the pipe still count as confirmed.
            writer.kill().unwrap();
            killed = true;
        }
    }
    writer.wait().unwrap();
    assert!(confirmed >= 300, "the writer stopped early");

    let store = SqliteStore::open(folder.path()).await.unwrap();
    let events = store.events(&game_id(), 0).await.unwrap();
    let game = store.game(&game_id()).await.unwrap();
    assert!(
        game.head >= confirmed,
        "{} of {confirmed} events are left",
        game.head
    );
    assert!(
        game.head <= confirmed + 1,
        "at most one event was under way"
    );
    assert_eq!(events.len() as u64, game.head);
    assert!(
        events
            .iter()
            .all(|stored| stored.body == event(stored.at_ms).body)
    );
    assert_eq!(
        u64::from(game.summary.plies),
        game.head - 1,
        "the summary belongs to its events"
    );
}

#[tokio::test]
async fn one_process_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let inner = folder.path().join("made/for/us");
    let first = SqliteStore::open(&inner).await.unwrap();
    let error = SqliteStore::open(&inner).await.unwrap_err();
    assert!(matches!(error, StoreError::InUse { .. }), "{error}");
    first.close().await;
    drop(first);
    SqliteStore::open(&inner).await.unwrap();
}

#[tokio::test]
async fn a_file_that_is_no_database_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join(komadai_store::DATABASE_FILE);
    std::fs::write(
        &file,
        "this is a shopping list, not a database ".repeat(200),
    )
    .unwrap();
    let error = SqliteStore::open(folder.path()).await.unwrap_err();
    assert!(matches!(error, StoreError::Open { .. }), "{error}");
    assert!(error.to_string().contains("komadai.sqlite3"), "{error}");
    let left = std::fs::read_to_string(&file).unwrap();
    assert!(
        left.starts_with("this is a shopping list"),
        "the file was overwritten"
    );
}

#[tokio::test]
async fn a_file_in_place_of_the_directory_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("data");
    std::fs::write(&file, "").unwrap();
    let error = SqliteStore::open(&file).await.unwrap_err();
    assert!(matches!(error, StoreError::DataDir { .. }), "{error}");
}
