//! Records in a copy of everything, and bringing them back.

use serde_json::{Value, json};

use crate::harness::{Answer, Host};

const KIF: &str = "手合割：平手\n先手：羽生善治\n後手：森内俊之\n*はじめに\n   1 ７六歩(77)   ( 0:12/00:00:12)\n謎の行\n   2 投了\n";
const TWO_CSA: &str = "V2.2\nN+Ada\nN-Ben\nPI\n+\n+7776FU\nT3\n%TORYO\n/\nV2.2\nN+Cid\nN-Ada\nPI\n+\n+2726FU\n-3334FU\n%CHUDAN\n";

async fn import(host: &Host, query: &str, bytes: &[u8]) -> Vec<String> {
    let headers = [("content-type", "application/octet-stream")];
    let path = format!("/api/records{query}");
    let answer = host.send("POST", &path, &headers, bytes).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    ids(&answer.json())
}

fn ids(page: &Value) -> Vec<String> {
    let records = page["records"].as_array().unwrap().iter();
    records
        .map(|record| record["id"].as_str().unwrap().to_owned())
        .collect()
}

async fn all(host: &Host) -> Vec<String> {
    ids(&host.get("/api/records").await.json())
}

async fn copy(host: &Host) -> Value {
    let answer = host.get("/api/backup").await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

async fn post(host: &Host, mode: &str, copy: &Value) -> Answer {
    let mut body = copy.clone();
    body["mode"] = json!(mode);
    host.post("/api/restore", &body).await
}

/// What became of the records: those of the report that are not zero.
async fn restore(host: &Host, mode: &str, copy: &Value) -> Value {
    let answer = post(host, mode, copy).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let mut records = answer.json()["records"].clone();
    let counts = records.as_object_mut().unwrap();
    counts.retain(|_, count| count != 0);
    records
}

async fn view(host: &Host, id: &str) -> Value {
    let answer = host.get(&format!("/api/records/{id}")).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

async fn note(host: &Host, id: &str, comment: &str) {
    let read_ms = view(host, id).await["updated_ms"].clone();
    let body = json!({"updated_ms": read_ms, "comment": {"node": 0, "lines": [comment]}});
    let headers = [("content-type", "application/json")];
    let path = format!("/api/records/{id}");
    let body = body.to_string();
    let answer = host.send("PATCH", &path, &headers, body.as_bytes()).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
}

/// The comments at the start of every record, in alphabetical order.
async fn notes(host: &Host) -> Vec<String> {
    let mut notes = Vec::new();
    for id in all(host).await {
        let whole = view(host, &id).await;
        notes.push(
            whole["record"]["nodes"][0]["comments"][0]
                .as_str()
                .unwrap_or("")
                .to_owned(),
        );
    }
    notes.sort();
    notes
}

/// A finished game, and the record that is kept of it.
async fn kept(host: &Host) -> String {
    let body = json!({"opponent": {"kind": "person"}, "names": {"host": "Ada", "guest": "文"}});
    let game = host.new_game(&body).await;
    let (mut live, ..) = host.join(&game, 0).await;
    live.play("7g7f").await;
    live.play("3c3d").await;
    live.command(&json!({"type": "resign"})).await;
    let path = format!("/api/games/{game}/record");
    let answer = host.send("POST", &path, &[], b"").await;
    answer.json()["id"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn records_come_back_on_another_machine_as_they_were() {
    let host = Host::start("plays").await;
    let kif = import(&host, "?name=meijin.kif", KIF.as_bytes()).await;
    let csa = import(&host, "", TWO_CSA.as_bytes()).await;
    let game = kept(&host).await;
    note(&host, &kif[0], "changed").await;
    let path = format!("/api/records/{}", csa[0]);
    assert_eq!(host.send("DELETE", &path, &[], b"").await.status, 204);
    let everything = copy(&host).await;
    assert_eq!(everything["files"].as_array().unwrap().len(), 2);
    assert_eq!(everything["kept"].as_array().unwrap().len(), 1);

    let other = Host::start("plays").await;
    for expected in [json!({"added": 3}), json!({"same": 3})] {
        assert_eq!(restore(&other, "merge", &everything).await, expected);
        assert_eq!(copy(&other).await, everything);
    }
    for id in [&kif[0], &csa[1], &game] {
        assert_eq!(view(&other, id).await, view(&host, id).await);
    }
    let original = other
        .get(&format!("/api/records/{}/original", kif[0]))
        .await;
    assert_eq!(original.text(), KIF);
    let warned = &view(&other, &kif[0]).await["source"]["warnings"];
    assert_eq!(warned.as_array().unwrap().len(), 1, "{warned}");
    let found = other
        .get("/api/records?position=startpos%20moves%202g2f")
        .await;
    assert_eq!(ids(&found.json()), [csa[1].clone()]);
    // What is known is known: the file brings back only what was deleted.
    assert_eq!(import(&other, "", TWO_CSA.as_bytes()).await[1], csa[1]);
    assert_eq!(all(&other).await.len(), 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn no_change_of_a_record_is_lost_when_copies_are_merged() {
    let host = Host::start("plays").await;
    // The same file came in two places under two ids.
    let id = import(&host, "?name=a.csa", TWO_CSA.as_bytes()).await[0].clone();
    let fresh = copy(&host).await;
    let other = Host::start("plays").await;
    let theirs = import(&other, "?name=b.csa", TWO_CSA.as_bytes()).await[0].clone();
    assert_eq!(restore(&other, "merge", &fresh).await, json!({"same": 2}));

    note(&host, &id, "one").await;
    let changed = copy(&host).await;
    assert_eq!(
        restore(&host, "merge", &fresh).await,
        json!({"same": 1, "older": 1})
    );
    assert_eq!(
        restore(&other, "merge", &changed).await,
        json!({"same": 1, "newer": 1})
    );
    assert_eq!(notes(&other).await, ["", "one"]);
    assert_eq!(view(&other, &theirs).await["source"]["name"], "b.csa");

    note(&other, &theirs, "two").await;
    assert_eq!(
        restore(&other, "merge", &changed).await,
        json!({"same": 1, "both": 1})
    );
    for _ in 0..2 {
        assert_eq!(notes(&other).await, ["", "one", "two"]);
        assert_eq!(restore(&other, "merge", &changed).await, json!({"same": 2}));
    }
    let everything = copy(&other).await;
    let third = Host::start("plays").await;
    assert_eq!(
        restore(&third, "merge", &everything).await,
        json!({"added": 3})
    );
    assert_eq!(notes(&third).await, ["", "one", "two"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_kept_and_noted_in_two_places_is_kept_twice() {
    let host = Host::start("plays").await;
    let id = kept(&host).await;
    let fresh = copy(&host).await;
    let other = Host::start("plays").await;
    restore(&other, "merge", &fresh).await;
    note(&host, &id, "one").await;
    note(&other, &id, "two").await;
    let changed = copy(&host).await;
    assert_eq!(restore(&other, "merge", &changed).await, json!({"both": 1}));
    assert_eq!(notes(&other).await, ["one", "two"]);
    assert_eq!(restore(&other, "merge", &changed).await, json!({"same": 1}));
    let twin = all(&other)
        .await
        .into_iter()
        .find(|other| *other != id)
        .unwrap();
    let twin = view(&other, &twin).await;
    assert_eq!(
        (&twin["game"], &twin["white"]),
        (&Value::Null, &json!("文"))
    );
    assert_eq!(twin["source"]["format"], "jkf");
}

#[tokio::test(flavor = "multi_thread")]
async fn records_are_replaced_only_by_a_copy_that_has_some() {
    let host = Host::start("plays").await;
    import(&host, "", KIF.as_bytes()).await;
    let everything = copy(&host).await;
    let id = import(&host, "", TWO_CSA.as_bytes()).await[0].clone();
    // A copy of the time before records.
    let early = json!({"games": []});
    assert_eq!(restore(&host, "replace", &early).await, json!({}));
    assert_eq!(all(&host).await.len(), 3);
    note(&host, &id, "gone soon").await;
    let expected = json!({"added": 1, "removed": 2});
    assert_eq!(restore(&host, "replace", &everything).await, expected);
    assert_eq!(copy(&host).await, everything);
    let empty = json!({"games": [], "files": [], "kept": []});
    assert_eq!(
        restore(&host, "replace", &empty).await,
        json!({"removed": 1})
    );
    assert_eq!(all(&host).await, [""; 0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_record_changes_nothing_and_is_told_why() {
    let host = Host::start("plays").await;
    import(&host, "", TWO_CSA.as_bytes()).await;
    kept(&host).await;
    let good = copy(&host).await;
    type Damage = fn(&mut Value);
    let damages: [(Damage, &str); 14] = [
        (|copy| copy["files"][0]["id"] = json!("NO/"), "files[0].id"),
        (
            |copy| copy["files"][0]["format"] = json!("pdf"),
            "files[0].format",
        ),
        (
            |copy| copy["files"][0]["bytes"] = json!("?"),
            "files[0].bytes",
        ),
        (
            |copy| copy["files"][0]["bytes"] = json!("AAAA"),
            "files[0].bytes",
        ),
        (
            |copy| copy["files"][0]["records"] = json!([]),
            "files[0].records",
        ),
        (
            |copy| copy["files"][0]["warnings"] = json!([{"line": "one"}]),
            "files[0].warnings[0].line",
        ),
        (
            |copy| copy["files"][0]["games"] = json!(1),
            "files[0].records[1].place",
        ),
        (
            |copy| copy["files"][0]["records"][1]["place"] = json!(0),
            "files[0].records[1].place",
        ),
        (
            |copy| {
                let record = copy["files"][0]["records"][0]["record"].as_str().unwrap();
                let short = record[..record.len() - 8].to_owned();
                copy["files"][0]["records"][0]["record"] = json!(short);
            },
            "files[0].records[0].record",
        ),
        // Bytes of a file that are no tree.
        (
            |copy| copy["kept"][0]["record"] = copy["files"][0]["bytes"].clone(),
            "kept[0].record",
        ),
        (
            |copy| copy["kept"][0]["id"] = copy["files"][0]["records"][0]["id"].clone(),
            "kept[0].id",
        ),
        (|copy| copy["kept"][0]["game"] = json!(""), "kept[0].game"),
        (
            |copy| copy["kept"][0]["colour"] = json!("red"),
            "kept[0].colour",
        ),
        (
            |copy| {
                let twin = copy["files"][0].clone();
                copy["files"].as_array_mut().unwrap().push(twin);
            },
            "files[1].id",
        ),
    ];
    for (damage, field) in damages {
        let mut copy = good.clone();
        damage(&mut copy);
        for mode in ["merge", "replace"] {
            let error = post(&host, mode, &copy).await.error(400, "bad-request");
            assert_eq!(error["field"], field, "{error}");
        }
    }
    assert_eq!(copy(&host).await, good);
}
