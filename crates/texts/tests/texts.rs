//! The texts in `locales/`, read as the program reads them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use fluent_bundle::FluentResource;
use komadai_texts::{Language, Texts, Values};

fn locales() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../locales")
}

/// The lines of a file that begin a message, with the message's key.
fn keys(source: &str) -> impl Iterator<Item = &str> {
    source.lines().filter_map(|line| {
        let (key, _) = line.split_once('=')?;
        (line.starts_with(|c: char| c.is_ascii_lowercase())).then(|| key.trim())
    })
}

fn texts_of(key: &str, args: &Values) -> BTreeMap<&'static str, String> {
    Language::ALL
        .into_iter()
        .map(|language| (language.tag(), Texts::new(language).text(key, args)))
        .collect()
}

#[test]
fn every_file_is_read_without_a_fault_and_none_is_forgotten() {
    let folders: BTreeSet<String> = fs::read_dir(locales())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    let tags: BTreeSet<String> = Language::ALL.iter().map(ToString::to_string).collect();
    assert_eq!(folders, tags);
    for language in Language::ALL {
        let folder = locales().join(language.tag());
        let texts = Texts::new(language);
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            // The texts of the lessons are tested with the lessons.
            if path.is_dir() {
                assert!(path.ends_with("lessons"), "{}", path.display());
                continue;
            }
            let source = fs::read_to_string(&path).unwrap();
            if let Err((_, faults)) = FluentResource::try_new(source.clone()) {
                panic!("{}: {faults:?}", path.display());
            }
            // Every other file is the page's alone.
            let program = ["common.ftl", "program.ftl", "rules.ftl"]
                .iter()
                .any(|file| path.ends_with(file));
            for key in keys(&source) {
                assert_eq!(texts.has(key), program, "{}: {key}", path.display());
            }
        }
    }
}

#[test]
fn names_take_the_form_that_a_sentence_needs() {
    let of = |language| {
        let texts = Texts::new(language);
        let args = Values::new()
            .name("winner", &texts.text("side-sente", &Values::new()))
            .name("loser", &texts.text("side-gote", &Values::new()))
            .piece(&texts, "promotedsilver");
        [
            texts.text("outcome-resignation-why", &args),
            texts.text("illegal-cannot-reach", &args),
        ]
    };
    assert_eq!(
        of(Language::English),
        [
            "Gote resigned: Sente wins.",
            "The promoted silver does not move like that"
        ]
    );
    assert_eq!(
        of(Language::German),
        [
            "Gote hat aufgegeben: Sente gewinnt.",
            "So zieht der beförderte Silbergeneral nicht"
        ]
    );
    assert_eq!(
        of(Language::Ukrainian),
        [
            "Готе визнає поразку. Перемагає сенте.",
            "Так перетворений срібний генерал не ходить"
        ]
    );
}

#[test]
fn numbers_choose_the_plural_of_their_language() {
    let counted = |language, number| {
        let args = Values::new().number("points", number).number("pieces", 1);
        Texts::new(language).text("declaration-count", &args)
    };
    for (language, number, text) in [
        (Language::Czech, 1, "1 bod, 1 kámen v táboře."),
        (Language::Czech, 3, "3 body, 1 kámen v táboře."),
        (Language::Czech, 27, "27 bodů, 1 kámen v táboře."),
        (Language::Polish, 22, "22 punkty, 1 bierka w obozie."),
        (Language::Polish, 12, "12 punktów, 1 bierka w obozie."),
        (Language::Ukrainian, 21, "21 очко, 1 фігура в таборі."),
        (Language::Ukrainian, 24, "24 очки, 1 фігура в таборі."),
        (Language::Ukrainian, 11, "11 очок, 1 фігура в таборі."),
        (Language::Japanese, 1, "1点、敵陣に1枚。"),
        (Language::German, 0, "0 Punkte, 1 Stein im Lager."),
    ] {
        assert_eq!(counted(language, number), text);
    }
}

#[test]
fn what_is_missing_shows() {
    assert!(
        texts_of("no-such-text", &Values::new())
            .values()
            .all(|text| text == "no-such-text")
    );
    let unfilled = texts_of("rule-number", &Values::new());
    assert!(
        unfilled.values().all(|text| text.contains("{$rule}")),
        "{unfilled:?}"
    );
    assert!(!Texts::new(Language::Czech).has("no-such-text"));
}

#[test]
fn locales_lead_to_languages() {
    for (name, language) in [
        ("cs_CZ.UTF-8", Language::Czech),
        ("de", Language::German),
        ("de-AT", Language::German),
        ("DE_ch.ISO-8859-1@euro", Language::German),
        ("ja_JP.eucJP", Language::Japanese),
        ("pl", Language::Polish),
        ("uk_UA", Language::Ukrainian),
        ("sk_SK.UTF-8", Language::Czech),
        ("C", Language::English),
        ("C.UTF-8", Language::English),
        ("POSIX", Language::English),
        ("fr_FR", Language::English),
        ("german", Language::English),
        ("", Language::English),
        ("__", Language::English),
    ] {
        assert_eq!(Language::of_locale(name), language, "{name}");
    }
}

#[test]
fn the_environment_decides_in_the_order_of_posix() {
    let ask = |set: &[(&str, &str)]| {
        Language::from_environment(|name| {
            let found = set.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    };
    assert_eq!(ask(&[]), Language::English);
    assert_eq!(ask(&[("LANG", "pl_PL.UTF-8")]), Language::Polish);
    assert_eq!(
        ask(&[("LANG", "pl_PL"), ("LC_MESSAGES", "uk_UA")]),
        Language::Ukrainian
    );
    assert_eq!(
        ask(&[("LANG", "pl_PL"), ("LC_ALL", "de_DE")]),
        Language::German
    );
    // An empty one is as good as none, a language without texts is a wish all the same.
    assert_eq!(ask(&[("LANG", "cs_CZ"), ("LC_ALL", "")]), Language::Czech);
    assert_eq!(
        ask(&[("LANG", "cs_CZ"), ("LC_ALL", "C")]),
        Language::English
    );
}

#[test]
fn the_page_leads_to_the_same_languages() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/texts/languages.ts");
    let source = fs::read_to_string(path).unwrap();
    let (_, table) = source.split_once("const NEAR").unwrap();
    let (table, _) = table.split_once("};").unwrap();
    let rows: Vec<(&str, &str)> = table
        .lines()
        .filter_map(|line| {
            let (tag, language) = line.trim().strip_suffix("',")?.split_once(": '")?;
            Some((tag, language))
        })
        .collect();
    assert_eq!(rows.len(), 9, "{rows:?}");
    for (tag, language) in rows {
        assert_eq!(Language::of_locale(tag).tag(), language, "{tag}");
    }
}
