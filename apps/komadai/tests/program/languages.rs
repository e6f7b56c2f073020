//! The program in six languages: what is said to people is translated, what programs read is not.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::common::{komadai, komadai_in};

const NIFU: &str = "4k4/9/9/9/9/9/4P4/9/4K4 b P 1 moves P*5e";
const MATE: &str = "8k/9/8P/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1 moves G*1b";
const LANGUAGES: [&str; 6] = ["cs", "de", "en", "ja", "pl", "uk"];

/// The answer, and what was complained of, in a language.
fn said(language: &str, args: &[&str]) -> String {
    let run = komadai(&[args, &["--lang", language]].concat());
    run.out + &run.err
}

#[test]
fn people_are_answered_in_their_language() {
    for (language, nifu, mate, turn) in [
        (
            "cs",
            "Tah 1, P*5e, není dovolen: Nifu: dva pěšci v jednom sloupci (R29)",
            "Konec tahem 1: Vyhrává sente. Mat (R32)",
            "Na tahu je gote, tah 2",
        ),
        (
            "de",
            "Zug 1, P*5e, ist regelwidrig: Nifu: zwei Bauern auf einer Linie (R29)",
            "Zu Ende mit Zug 1: Sente gewinnt. Matt (R32)",
            "Gote ist am Zug, Zug 2",
        ),
        (
            "en",
            "Move 1, P*5e, is illegal: Nifu: two pawns on one file (R29)",
            "Ended at move 1: Black wins. Checkmate (R32)",
            "White to move, move 2",
        ),
        (
            "ja",
            "1手目のP*5eは指せません：二歩です（R29）",
            "1手目で終局：先手の勝ち。詰み（R32）",
            "後手の手番、2手目",
        ),
        (
            "pl",
            "Ruch 1, P*5e, jest niedozwolony: Nifu: dwa pionki w jednej kolumnie (R29)",
            "Koniec w ruchu 1: Wygrywa sente. Mat (R32)",
            "Rusza gote, ruch 2",
        ),
        (
            "uk",
            "Хід 1, P*5e, не дозволено: Ніфу: два пішаки на одній вертикалі (R29)",
            "Кінець на ході 1: Перемагає сенте. Мат (R32)",
            "Ходить готе, хід 2",
        ),
    ] {
        let judged = said(language, &["judge", NIFU]);
        assert!(judged.starts_with(nifu), "{language}: {judged}");
        let judged = said(language, &["judge", MATE]);
        assert!(judged.contains(mate), "{language}: {judged}");
        let shown = said(language, &["show", "startpos moves 7g7f"]);
        assert!(shown.contains(turn), "{language}: {shown}");
    }
}

#[test]
fn a_handicap_game_has_uwate_and_shitate() {
    let judged = said("pl", &["judge", MATE, "--handicap", "two"]);
    assert!(judged.contains("Wygrywa shitate."), "{judged}");
}

#[test]
fn complaints_name_the_place_in_the_language() {
    let complaint = said("de", &["show", "4k4/9/9/9/9/9/9/9/4K4 x - 1"]);
    assert_eq!(
        complaint,
        "komadai: POSITION ist nicht lesbar. Seite am Zug: Hier muss b oder w stehen. Siehe Spalte 23.\n"
    );
    let complaint = said("cs", &["moves", "4k4/4P4/4P4/9/9/9/9/9/4K4 w - 1"]);
    assert_eq!(
        complaint,
        "komadai: POSITION není pozice shogi:\n  Deska: sente má dva nepovýšené pěšce ve sloupci 5. (R29)\n"
    );
    let complaint = said("uk", &["moves", "startpos moves 7g7f 7g7f"]);
    assert_eq!(
        complaint,
        "komadai: POSITION: Хід 2, 7g7f, не дозволено: Там немає фігури (R7)\n"
    );
}

#[test]
fn json_is_the_same_in_every_language() {
    for args in [
        &["judge", NIFU, "--json"][..],
        &["judge", MATE, "--json"],
        &["moves", "startpos", "--json"],
    ] {
        let english = said("en", args);
        assert!(english.starts_with('{'), "{english}");
        for language in LANGUAGES {
            assert_eq!(said(language, args), english, "{language}");
        }
    }
}

#[test]
fn the_environment_chooses_and_the_argument_overrules_it() {
    let show = |variables: &[(&str, &str)], extra: &[&str]| {
        komadai_in(variables, &[&["show", "startpos"], extra].concat()).out
    };
    assert!(show(&[], &[]).contains("Black to move"));
    assert!(show(&[("LANG", "pl_PL.UTF-8")], &[]).contains("Rusza sente"));
    assert!(
        show(&[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "cs_CZ")], &[]).contains("Na tahu je sente")
    );
    assert!(show(&[("LANG", "pl_PL.UTF-8")], &["--lang", "de"]).contains("Sente ist am Zug"));
    // A language without texts is answered in English.
    assert!(show(&[("LANG", "fr_FR.UTF-8")], &[]).contains("Black to move"));
    assert!(show(&[("LANG", "pl_PL.UTF-8")], &["--lang", "tlh"]).contains("Black to move"));
}

/// All keys with this beginning that the program's own file of texts has.
fn keys(beginning: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en/program.ftl");
    let source = fs::read_to_string(path).unwrap();
    source
        .lines()
        .filter(|line| line.starts_with(beginning))
        .filter_map(|line| Some(line.split_once(" =")?.0.to_owned()))
        .collect()
}

/// All keys of that file that the source names.
fn named() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut named = BTreeSet::new();
    let mut folders = vec![folder];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let source = fs::read_to_string(path).unwrap();
            let words = source
                .split('"')
                .filter(|word| word.starts_with("program-"));
            named.extend(words.map(str::to_owned));
        }
    }
    named
}

#[test]
fn every_text_of_the_program_is_used_and_none_is_missing() {
    assert!(keys("program-").len() > 60);
    assert_eq!(keys("program-"), named());
}

/// The words in quotes behind `=>` in a function of another crate's source.
fn codes(file: &str, from: &str, to: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crates/record/src");
    let source = fs::read_to_string(path.join(file)).unwrap();
    let (_, body) = source.split_once(from).unwrap();
    let (body, _) = body.split_once(to).unwrap();
    let words = body.lines().filter_map(|line| line.split_once("=> \""));
    words
        .filter_map(|(_, word)| Some(word.split_once('"')?.0.to_owned()))
        .collect()
}

#[test]
fn every_code_of_a_record_has_a_text() {
    let with = |beginning: &str, codes: &BTreeSet<String>| -> BTreeSet<String> {
        codes
            .iter()
            .map(|code| format!("{beginning}{code}"))
            .collect()
    };
    let odd = codes("warning.rs", "fn code", "fn done");
    assert!(odd.len() > 20, "{odd:?}");
    assert_eq!(keys("odd-"), with("odd-", &odd));
    assert_eq!(keys("done-"), with("done-", &odd));
    let mut endings = codes("ending.rs", "fn code", "The result");
    // It stands for a word of its own.
    endings.remove("other");
    assert_eq!(keys("told-ending-"), with("told-ending-", &endings));
    let mut findings = codes("check.rs", "fn code", "impl fmt::Display");
    findings.insert("played-on-checks".to_owned());
    assert_eq!(keys("finding-"), with("finding-", &findings));
    let json = codes("reading.rs", "fn code", "impl fmt::Display");
    assert_eq!(keys("json-"), with("json-", &json));
}

#[test]
fn help_and_complaints_about_arguments_speak_the_language() {
    for (language, usage, serve, unknown) in [
        (
            "cs",
            "Použití: komadai [VOLBY] <PŘÍKAZ>",
            "Spustí server",
            "argument --nonsense tu není znám",
        ),
        (
            "de",
            "Aufruf: komadai [OPTIONEN] <BEFEHL>",
            "Den Server starten",
            "das Argument --nonsense ist hier nicht bekannt",
        ),
        (
            "en",
            "Usage: komadai [OPTIONS] <COMMAND>",
            "Start the server",
            "the argument --nonsense is not known here",
        ),
        (
            "ja",
            "使い方: komadai [オプション] <コマンド>",
            "サーバーを起動する",
            "引数--nonsenseはここでは使えません",
        ),
        (
            "pl",
            "Użycie: komadai [OPCJE] <POLECENIE>",
            "Uruchamia serwer",
            "argument --nonsense nie jest tu znany",
        ),
        (
            "uk",
            "Виклик: komadai [ПАРАМЕТРИ] <КОМАНДА>",
            "Запустити сервер",
            "аргумент --nonsense тут невідомий",
        ),
    ] {
        let help = komadai(&["--help", "--lang", language]);
        assert_eq!(help.code, 0, "{}", help.err);
        assert!(
            help.out.contains(usage) && help.out.contains(serve),
            "{}",
            help.out
        );
        let complaint = komadai(&["serve", "--nonsense", "--lang", language]);
        assert_eq!(complaint.code, 2);
        assert!(complaint.err.contains(unknown), "{}", complaint.err);
    }
    // The help of every command, in every language, without a key or a placeholder left, and no wider than can be read.
    for language in LANGUAGES {
        for command in [
            "play", "serve", "usi", "match", "bench", "train", "perft", "moves", "judge", "show",
            "diagram", "convert", "check", "book",
        ] {
            let help = komadai(&[command, "--help", "--lang", language]);
            assert_eq!(help.code, 0, "{}", help.err);
            assert!(
                !help.out.contains("help-") && !help.out.contains("{ $"),
                "{}",
                help.out
            );
            let usage = help.out.lines().nth(2).unwrap_or_default();
            assert!(usage.contains(command), "{usage}");
            let english = usage.contains("[OPTIONS]") || usage.contains("<COMMAND>");
            assert!(
                language == "en" || !english,
                "{language} {command}: {usage}"
            );
            for line in help.out.lines() {
                let wide = |symbol: char| if symbol > '\u{2e80}' { 2 } else { 1 };
                let width: usize = line.chars().map(wide).sum();
                assert!(width <= 180, "{language} {command}: {width}: {line}");
            }
        }
    }
    let wrong = komadai(&["perft", "startpos", "many", "--lang", "de"]);
    assert!(
        wrong.err.contains("„many“ ist kein Wert für <DEPTH>"),
        "{}",
        wrong.err
    );
    let missing = komadai(&["perft", "--lang=cs"]);
    assert!(
        missing.err.contains("chybí: <POSITION>, <DEPTH>"),
        "{}",
        missing.err
    );
}

#[test]
fn oddities_of_records_are_told_in_the_language() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x.csa");
    fs::write(&path, "V2.2\nPI\n+\n+7775FU\n").unwrap();
    let file = path.display().to_string();
    let told = said("de", &["check", &file]);
    assert!(
        told.contains("Zeile 4, Spalte 1: regelwidriger Zug: "),
        "{told}"
    );
    assert!(told.contains("ausgeführt, wie er dasteht"), "{told}");
    assert!(
        told.contains("Dateien: 1. Partien: 1. Merkwürdigkeiten: 1."),
        "{told}"
    );
    let told = said("pl", &["check", &file]);
    assert!(
        told.contains("niedozwolony ruch: Tak pionek się nie porusza (R15)"),
        "{told}"
    );
}

#[test]
fn the_details_of_an_error_are_told_in_the_language() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, content: &[u8]| {
        let path = folder.path().join(name);
        fs::write(&path, content).unwrap();
        path.display().to_string()
    };
    let empty = file("empty.kif", b" \n");
    let unknown = file("unknown.txt", b"Nothing to be seen here.\n");
    let cut = file("cut.jkf", b"{\"header\": {");
    let openings = file("openings.txt", b"startpos moves 7g7f 7g7f\n");
    let net = file("net.bin", b"no network");
    let picture = folder.path().join("x.png").display().to_string();
    // The arguments, and what is told of them in German and in Ukrainian.
    let games = file("games", b"4k4/9/9/9/9/9/9/9/4K4 b P 1;0;0.5\n");
    let cases: [(&[&str], &str, &str); 18] = [
        (
            &["perft", "startpos", "many"],
            "erwartet wird eine ganze Zahl von 0 bis 30",
            "очікується ціле число від 0 до 30",
        ),
        (
            &["judge", "startpos", "--max-moves", "0"],
            "erwartet wird eine ganze Zahl ab 1",
            "очікується ціле число, не менше за 1",
        ),
        (
            &["judge", "startpos", "--handicap", "half"],
            "erwartet wird eines von: even, lance",
            "очікується щось із: even, lance",
        ),
        (
            &["show", "startpos", "--ply", "many"],
            "erwartet wird eine ganze Zahl",
            "очікується ціле число",
        ),
        (
            &["diagram", "startpos", "--pieces", "stone"],
            "erwartet wird eines von: kanji, two-kanji",
            "очікується щось із: kanji, two-kanji",
        ),
        (
            &["diagram", "startpos", "--board", "glass"],
            "erwartet wird eines von: wood, paper",
            "очікується щось із: wood, paper",
        ),
        (
            &["diagram", "startpos", "--writing", "x"],
            "erwartet wird eines von: 龍, 竜",
            "очікується щось із: 龍, 竜",
        ),
        (
            &["diagram", "startpos", "--marks", "5x"],
            "erwartet wird ein Feld wie 5e, gefunden „5x“",
            "очікується поле, як-от 5e, знайдено «5x»",
        ),
        (
            &["diagram", "startpos", "--marks", "5e:star"],
            "erwartet wird eines von: ring, dot, fill",
            "очікується щось із: ring, dot, fill",
        ),
        (
            &["diagram", "startpos", "--arrows", "there"],
            "erwartet werden zwei Felder wie 7g7f",
            "очікуються два поля, як-от 7g7f",
        ),
        (
            &["diagram", "startpos", "-o", &picture, "--width", "9"],
            "erwartet wird eine ganze Zahl von 16 bis 8192",
            "очікується ціле число від 16 до 8192",
        ),
        (
            &["convert", &empty, "--to", "csa"],
            "die Datei ist leer",
            "файл порожній",
        ),
        (
            &["convert", &unknown, "--to", "stone"],
            "erwartet wird eines von: ",
            "очікується щось із: ",
        ),
        (
            &["check", &cut],
            "wird hier eine Zeichenkette erwartet",
            "тут має бути рядок у лапках",
        ),
        (
            &[
                "match",
                "--nodes",
                "9",
                "--b",
                "self",
                "--b-option",
                "Threads=many",
            ],
            "Option Threads: erwartet wird eine ganze Zahl von 1 bis",
            "параметр Threads: очікується ціле число від 1 до",
        ),
        (
            &["train", "fit", &games, "--out", &picture, "--epochs", "0"],
            "das Training kann nicht beginnen: epochs: erwartet wird 1–10,000",
            "тренування не може початися: epochs: очікується 1–10,000",
        ),
        (
            &[
                "match",
                "--b",
                "self",
                "--nodes",
                "9",
                "--openings",
                &openings,
            ],
            "Zeile 1: Zug 2, 7g7f, ist regelwidrig: ",
            "рядок 1: Хід 2, 7g7f, не дозволено: ",
        ),
        (
            &["bench", "--depth", "x"],
            "erwartet wird eine ganze Zahl von 1 bis 64",
            "очікується ціле число від 1 до 64",
        ),
    ];
    for (args, german, ukrainian) in cases {
        for (language, told) in [("de", german), ("uk", ukrainian)] {
            let said = said(language, args);
            assert!(said.contains(told), "{language} {args:?}: {said}");
        }
    }
    let missing = folder.path().join("none.nnue").display().to_string();
    for (file, german) in [(&missing, "keine solche Datei"), (&net, "keine Netzdatei")] {
        let out = folder.path().join("out.book").display().to_string();
        let args = ["book", "make", "--net", file, "--out", &out];
        let said = said("de", &args);
        assert!(said.contains(german), "{said}");
    }
    // JSON keeps its one language.
    let english = said("en", &["check", &empty, "--json"]);
    assert!(english.contains("the file is empty"), "{english}");
    assert_eq!(said("de", &["check", &empty, "--json"]), english);
}
