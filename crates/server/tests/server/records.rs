//! Records: import, search, view, change, export, and games as records.

use serde_json::{Value, json};

use crate::harness::{Answer, Host};

/// Two variations, times, a comment with an evaluation, an unknown header.
const KIF: &str = "手合割：平手\n棋戦：名人戦\n開始日時：2003/05/03 10:30:00\n先手：羽生善治\n後手：森内俊之\n天気：晴れ\n\
    *はじめに\n手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:12/00:00:12)\n   2 ３四歩(33)   ( 0:05/00:00:05)\n\
    *#評価値=120\n   3 ２六歩(27)   ( 0:01/00:00:13)\n   4 投了\n\n変化：3手\n   3 ６六歩(67)\n\n変化：2手\n   2 ８四歩(83)\n";
const TWO_CSA: &str = "V2.2\nN+Ada\nN-Ben\nPI\n+\n+7776FU\nT3\n%TORYO\n/\nV2.2\nN+Cid\nN-Ada\nPI\n+\n+2726FU\n-3334FU\n%CHUDAN\n";

async fn import(host: &Host, query: &str, bytes: &[u8]) -> Answer {
    let headers = [("content-type", "application/octet-stream")];
    host.send("POST", &format!("/api/records{query}"), &headers, bytes)
        .await
}

async fn imported(host: &Host, query: &str, bytes: &[u8]) -> Value {
    let answer = import(host, query, bytes).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    answer.json()
}

fn ids(page: &Value) -> Vec<String> {
    let records = page["records"].as_array().unwrap().iter();
    records
        .map(|record| record["id"].as_str().unwrap().to_owned())
        .collect()
}

/// The text in Shift_JIS, as most records come.
fn shift_jis(text: &str) -> Vec<u8> {
    let record = komadai_record::read(text.as_bytes(), None, Default::default()).unwrap();
    let options = komadai_record::WriteOptions {
        encoding: Some(komadai_record::Encoding::ShiftJis),
        newline: komadai_record::Newline::CrLf,
    };
    let written = komadai_record::write(&record.records[0], record.format, &options).unwrap();
    assert_eq!(written.losses, []);
    written.bytes
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_imported_can_be_seen_whole() {
    let host = Host::start("plays").await;
    let bytes = shift_jis(KIF);
    let answer = imported(&host, "?name=C%3A%5Cgames%5Cmeijin.kif", &bytes).await;
    assert_eq!(
        (&answer["format"], &answer["encoding"], &answer["name"]),
        (&json!("kif"), &json!("Shift_JIS"), &json!("meijin.kif"))
    );
    assert_eq!((&answer["games"], &answer["known"]), (&json!(1), &json!(0)));
    assert_eq!(answer["warnings"], json!([]));
    let line = &answer["records"][0];
    for (field, expected) in [
        ("black", json!("羽生善治")),
        ("white", json!("森内俊之")),
        ("event", json!("名人戦")),
        ("date", json!("2003-05-03")),
        ("file", json!("meijin.kif")),
        ("handicap", json!("even")),
        ("result", json!("black")),
        ("ending", json!("resign")),
        ("plies", json!(3)),
        ("variations", json!(2)),
        ("game", Value::Null),
    ] {
        assert_eq!(line[field], expected, "{field}");
    }
    let id = line["id"].as_str().unwrap();
    let whole = host
        .get(&format!("/api/records/{id}?notation=japanese"))
        .await
        .json();
    let nodes = whole["record"]["nodes"].as_array().unwrap();
    assert_eq!(nodes.len(), 7);
    assert_eq!(nodes[0]["comments"], json!(["はじめに"]));
    assert_eq!(nodes[1]["notation"], "▲７六歩");
    assert_eq!(nodes[1]["spent_ms"], 12_000);
    assert_eq!(nodes[2]["evaluations"][0]["score"], 120);
    assert_eq!(nodes[4]["end"], "resign");
    let parents: Vec<_> = nodes.iter().map(|node| node["parent"].as_u64()).collect();
    assert_eq!(
        parents,
        [None, Some(0), Some(1), Some(2), Some(3), Some(2), Some(1)]
    );
    assert_eq!(
        nodes[1]["sfen"],
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2"
    );
    assert!(
        whole["record"]["headers"]
            .as_array()
            .unwrap()
            .contains(&json!(["天気", "晴れ"]))
    );
    assert_eq!(whole["source"]["place"], 1);
    let original = host.get(&format!("/api/records/{id}/original")).await;
    assert_eq!(original.body, bytes, "byte by byte as it came");
    assert!(
        original
            .header("content-disposition")
            .unwrap()
            .contains("meijin.kif")
    );

    // The same file again brings nothing new; a deleted game comes back.
    let again = imported(&host, "?name=copy.kif", &bytes).await;
    assert_eq!(
        (&again["known"], ids(&again)),
        (&json!(1), vec![id.to_owned()])
    );
    let gone = host
        .send("DELETE", &format!("/api/records/{id}"), &[], b"")
        .await;
    assert_eq!(gone.status, 204);
    host.get(&format!("/api/records/{id}"))
        .await
        .error(404, "not-found");
    assert_eq!(imported(&host, "", &bytes).await["known"], 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn records_are_found() {
    let host = Host::start("plays").await;
    imported(&host, "?name=meijin.kif", KIF.as_bytes()).await;
    let csa = imported(&host, "", TWO_CSA.as_bytes()).await;
    assert_eq!((&csa["games"], &csa["format"]), (&json!(2), &json!("csa")));
    let find = async |query: &str| {
        let page = host.get(&format!("/api/records?{query}")).await.json();
        let blacks = page["records"].as_array().unwrap().iter();
        let blacks: Vec<_> = blacks
            .map(|record| record["black"].as_str().unwrap().to_owned())
            .collect();
        assert_eq!(page["total"], blacks.len(), "{query}");
        blacks
    };
    assert_eq!(find("sort=players").await, ["Ada", "Cid", "羽生善治"]);
    assert_eq!(
        find("q=%EF%BC%A1%EF%BD%84%EF%BD%81&sort=players").await,
        ["Ada", "Cid"]
    );
    assert_eq!(find("q=meijin").await, ["羽生善治"]);
    assert_eq!(find("player=ada&result=black").await, ["Ada"]);
    assert_eq!(find("from=2003-05&to=2003").await, ["羽生善治"]);
    // One position, pasted in four ways; a variation counts too.
    for position in [
        "startpos%20moves%207g7f%208c8d",
        "lnsgkgsnl/1r5b1/p1ppppppp/1p7/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL%20b%20-%2099",
        "%E2%96%B2%EF%BC%97%E5%85%AD%E6%AD%A9%E2%96%B3%EF%BC%98%E5%9B%9B%E6%AD%A9",
        "7g7f%208c8d",
    ] {
        assert_eq!(
            find(&format!("position={position}")).await,
            ["羽生善治"],
            "{position}"
        );
    }
    assert_eq!(
        find("position=7g7f&sort=players").await,
        ["Ada", "羽生善治"]
    );
    let page = host
        .get("/api/records?sort=players&offset=1&limit=1")
        .await
        .json();
    assert_eq!(
        (&page["total"], &page["records"][0]["black"]),
        (&json!(3), &json!("Cid"))
    );
    for (query, field) in [
        ("limit=0", "limit"),
        ("limit=201", "limit"),
        ("from=yesterday", "from"),
        ("to=2003-5-3", "to"),
        ("position=nonsense", "position"),
        ("sort=colour", "query"),
        ("colour=1", "query"),
    ] {
        let error = host
            .get(&format!("/api/records?{query}"))
            .await
            .error(400, "bad-request");
        assert_eq!(error["field"], field, "{query}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_format_can_be_had() {
    let host = Host::start("plays").await;
    let answer = imported(&host, "", KIF.as_bytes()).await;
    let id = ids(&answer).remove(0);
    let formats = host.get(&format!("/api/records/{id}/formats")).await.json();
    let formats = formats["formats"].as_array().unwrap();
    let extensions: Vec<_> = formats.iter().map(|format| &format["extension"]).collect();
    assert_eq!(
        extensions,
        [
            "kif", "kifu", "ki2", "ki2u", "csa", "jkf", "usi", "sfen", "usen"
        ]
    );
    let lost = |extension: &str| {
        let format = formats
            .iter()
            .find(|format| format["extension"] == extension);
        let losses = format.unwrap()["losses"].as_array().unwrap().iter();
        let losses: Vec<_> = losses
            .map(|loss| {
                (
                    loss["kind"].as_str().unwrap().to_owned(),
                    loss["count"].as_u64().unwrap(),
                )
            })
            .collect();
        losses
    };
    assert_eq!(lost("kifu"), []);
    assert!(
        lost("csa").contains(&("variation".to_owned(), 2)),
        "{:?}",
        lost("csa")
    );
    let export = async |query: &str| host.get(&format!("/api/records/{id}/export?{query}")).await;
    let kif = export("format=kif&newline=crlf").await;
    assert_eq!(
        kif.header("content-type"),
        Some("text/plain; charset=Shift_JIS")
    );
    assert_eq!(
        kif.header("content-disposition"),
        Some(
            "attachment; filename=\"2003-05-03-____-____.kif\"; \
             filename*=UTF-8''2003-05-03-%E7%BE%BD%E7%94%9F%E5%96%84%E6%B2%BB-%E6%A3%AE%E5%86%85%E4%BF%8A%E4%B9%8B.kif"
        )
    );
    assert_eq!(kif.body, shift_jis(KIF));
    let usi = export("format=usi").await.text();
    assert_eq!(usi.trim(), "position startpos moves 7g7f 3c3d 2g2f resign");
    assert_eq!(
        export("format=kif&encoding=utf-8")
            .await
            .text()
            .lines()
            .count(),
        kif.body.iter().filter(|byte| **byte == b'\n').count()
    );
    let sfen = export("format=sfen&node=1").await.text();
    assert_eq!(
        sfen.trim(),
        "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2"
            .trim_start_matches("sfen ")
    );
    assert!(export("format=bod&node=1").await.text().contains("後手番"));
    for (query, field) in [
        ("format=psn", "format"),
        ("format=sfen&node=99", "node"),
        ("format=kif&encoding=latin", "query"),
        ("", "query"),
    ] {
        let error = export(query).await.error(400, "bad-request");
        assert_eq!(error["field"], field, "{query}");
    }
    // Written and read again it is the same record.
    let kifu = export("format=kifu").await;
    let host = Host::start("plays").await;
    let again = imported(&host, "", &kifu.body).await;
    let again = ids(&again).remove(0);
    let twice = host
        .get(&format!("/api/records/{again}/export?format=kifu"))
        .await;
    assert_eq!(twice.text(), kifu.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn oddities_are_told_and_faults_refused() {
    let host = Host::start("plays").await;
    let odd = KIF.replace("   3 ２六歩(27)", "   3 ２五歩(27)");
    let answer = imported(&host, "", odd.as_bytes()).await;
    let warning = &answer["warnings"][0];
    assert_eq!(
        (&warning["code"], &warning["line"], &warning["column"]),
        (&json!("illegal-move"), &json!(12), &json!(6))
    );
    let id = ids(&answer).remove(0);
    let whole = host.get(&format!("/api/records/{id}")).await.json();
    assert_eq!(
        whole["record"]["nodes"][3]["illegal"]["reason"],
        "cannot-reach"
    );
    assert_eq!(whole["source"]["warnings"], answer["warnings"]);

    let error = import(&host, "", b"").await.error(400, "unreadable-record");
    assert_eq!(error["reason"], "empty");
    let error = import(&host, "", b"Dear Sir or Madam")
        .await
        .error(400, "unreadable-record");
    assert_eq!(error["reason"], "unrecognised");
    let error = import(&host, "", b"{\"moves\": [}")
        .await
        .error(400, "unreadable-record");
    assert_eq!(
        (&error["reason"], &error["line"]),
        (&json!("unreadable"), &json!(1))
    );
    let form = [("content-type", "text/plain")];
    host.send("POST", "/api/records", &form, b"7g7f")
        .await
        .error(415, "wrong-type");
    let foreign = [
        ("content-type", "application/octet-stream"),
        ("origin", "http://elsewhere.example"),
    ];
    host.send("POST", "/api/records", &foreign, b"startpos moves 7g7f")
        .await
        .error(403, "foreign-origin");
    let large = vec![b' '; 16 * 1024 * 1024 + 1];
    import(&host, "", &large).await.error(413, "too-large");
    let many = "startpos moves 7g7f\n".repeat(20_001);
    import(&host, "", many.as_bytes())
        .await
        .error(413, "too-many-games");
    assert_eq!(host.get("/api/records").await.json()["total"], 1);
    for path in [
        "/api/records/nobody",
        "/api/records/NO",
        "/api/records/nobody/export?format=kif",
        "/api/records/nobody/formats",
        "/api/records/nobody/original",
    ] {
        host.get(path).await.error(404, "not-found");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn headers_and_comments_can_be_changed() {
    let host = Host::start("plays").await;
    let id = ids(&imported(&host, "", KIF.as_bytes()).await).remove(0);
    let path = format!("/api/records/{id}");
    let change = async |body: Value| {
        let headers = [("content-type", "application/json")];
        host.send("PATCH", &path, &headers, body.to_string().as_bytes())
            .await
    };
    let read_ms = host.get(&path).await.json()["updated_ms"].as_u64().unwrap();
    let answer = change(
        json!({"updated_ms": read_ms, "headers": [["先手", "Ada"], ["棋戦", "Club"]],
        "comment": {"node": 1, "lines": ["gut", ""]}}),
    )
    .await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let now = answer.json();
    assert_eq!(
        (&now["black"], &now["event"], &now["white"]),
        (&json!("Ada"), &json!("Club"), &json!(""))
    );
    change(json!({"updated_ms": read_ms, "headers": []}))
        .await
        .error(409, "changed");
    let read_ms = now["updated_ms"].as_u64().unwrap();
    for (body, field) in [
        (
            json!({"updated_ms": read_ms, "headers": [["a:b", "c"]]}),
            "headers",
        ),
        (
            json!({"updated_ms": read_ms, "headers": [["a", "b\nc"]]}),
            "headers",
        ),
        (
            json!({"updated_ms": read_ms, "comment": {"node": 99, "lines": []}}),
            "comment.node",
        ),
        (
            json!({"updated_ms": read_ms, "comment": {"node": 1, "lines": ["a\nb"]}}),
            "comment.lines",
        ),
        (json!({"headers": []}), "updated_ms"),
    ] {
        let error = change(body).await.error(400, "bad-request");
        assert_eq!(error["field"], field);
    }
    let whole = host.get(&path).await.json();
    assert_eq!(whole["record"]["nodes"][1]["comments"], json!(["gut", ""]));
    assert_eq!(host.get("/api/records?q=club").await.json()["total"], 1);
    assert_eq!(host.get(&format!("{path}/original")).await.text(), KIF);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_played_is_a_record_too() {
    let host = Host::start("plays").await;
    let clock = json!({"main_ms": 600_000, "byoyomi_ms": 30_000});
    let id = host
        .new_game(&json!({"opponent": {"kind": "person"}, "names": {"host": "Ada", "guest": "Ben"},
            "settings": {"clock": {"black": clock, "white": clock}}, "position": "startpos moves 7g7f"}))
        .await;
    let (mut live, ..) = host.join(&id, 0).await;
    live.play("3c3d").await;
    let keep = async || {
        host.send("POST", &format!("/api/games/{id}/record"), &[], b"")
            .await
    };
    keep().await.error(409, "goes-on");
    let running = host
        .get(&format!("/api/games/{id}/export?format=kifu"))
        .await
        .text();
    assert!(
        running.contains("３四歩(33)") && !running.contains("投了"),
        "{running}"
    );
    live.command(&json!({"type": "resign"})).await;

    let kifu = host
        .get(&format!("/api/games/{id}/export?format=kifu&utc_offset=60"))
        .await;
    let text = kifu.text();
    for part in [
        "先手：Ada",
        "後手：Ben",
        "持ち時間：00:10+30",
        "開始日時：20",
        "終了日時：20",
        "   3 投了",
        "まで2手で後手の勝ち",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let csa = host
        .get(&format!("/api/games/{id}/export?format=csa"))
        .await
        .text();
    assert!(
        csa.contains("$TIME_LIMIT:00:10+30") && csa.contains("%TORYO"),
        "{csa}"
    );
    assert_eq!(
        csa.matches("\nT").count(),
        1,
        "moves that the game started from have no time: {csa}"
    );
    let formats = host.get(&format!("/api/games/{id}/formats")).await.json();
    assert_eq!(formats["formats"].as_array().unwrap().len(), 9);
    host.get(&format!(
        "/api/games/{id}/export?format=kif&utc_offset=9999"
    ))
    .await
    .error(400, "bad-request");
    host.get("/api/games/nobody/export?format=kif")
        .await
        .error(404, "not-found");

    let kept = keep().await;
    assert_eq!(kept.status, 200, "{}", kept.text());
    let kept = kept.json();
    assert_eq!(
        (&kept["game"], &kept["format"], &kept["result"]),
        (&json!(id), &json!("komadai"), &json!("white"))
    );
    assert_eq!(keep().await.json()["id"], kept["id"], "a game is kept once");
    // The record outlives its game.
    host.send("DELETE", &format!("/api/games/{id}"), &[], b"")
        .await;
    let path = format!("/api/records/{}", kept["id"].as_str().unwrap());
    let whole = host.get(&path).await.json();
    assert_eq!(
        (&whole["plies"], &whole["source"]),
        (&json!(2), &Value::Null)
    );
    host.get(&format!("{path}/original"))
        .await
        .error(404, "not-found");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_resignation_out_of_turn_is_told_in_every_format_that_has_comments() {
    let host = Host::start("plays").await;
    let id = host
        .new_game(&json!({"opponent": {"kind": "person"}}))
        .await;
    let (mut live, ..) = host.join(&id, 0).await;
    live.play("7g7f").await;
    // Black gives up while White is to move.
    let resignation =
        json!({"type": "command", "id": "r", "by": "host", "command": {"type": "resign"}});
    live.envelope(&resignation).await;
    let export = async |format: &str| {
        let path = format!("/api/games/{id}/export?format={format}");
        host.get(&path).await.text()
    };
    let kifu = export("kifu").await;
    for part in [
        "   2 不戦勝",
        "\n*先手が相手の手番に投了\n",
        "まで1手で後手の不戦勝",
    ] {
        assert!(kifu.contains(part), "{part}: {kifu}");
    }
    for format in ["ki2u", "csa", "jkf"] {
        let text = export(format).await;
        assert!(text.contains("先手が相手の手番に投了"), "{format}: {text}");
    }
}
