//! `komadai train` from games to a network, on a small scale.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use komadai_nnue::{Network, Width};

fn train(folder: &Path, arguments: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_komadai"))
        .arg("train")
        .args(arguments.split_whitespace())
        .current_dir(folder)
        .output()
        .expect("it starts")
}

#[track_caller]
fn done(folder: &Path, arguments: &str) -> String {
    let output = train(folder, arguments);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments}: {complaint}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[track_caller]
fn refused(folder: &Path, arguments: &str, expected: &str) {
    let output = train(folder, arguments);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{arguments}");
    assert!(complaint.contains(expected), "{arguments}: {complaint}");
}

#[test]
fn games_become_a_network() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let read = |name: &str| fs::read(folder.join(name)).expect("it was written");

    // Two threads, one thread, and a run in two goes play the same games.
    let play = "selfplay --net handmade --nodes 40 --seed 7";
    done(folder, &format!("{play} --out one -n 8 -t 1"));
    done(folder, &format!("{play} --out two -n 8 -t 2"));
    assert_eq!(read("one"), read("two"));
    done(folder, &format!("{play} --out three -n 3 -t 1"));
    assert!(read("three").len() < read("one").len());
    done(folder, &format!("{play} --out three -n 8 -t 1"));
    assert_eq!(read("one"), read("three"));
    refused(
        folder,
        "selfplay --net handmade --nodes 41 --seed 7 --out one -n 9",
        "nodes 40",
    );

    let told = done(folder, "stats one");
    assert!(
        told.contains("games: 8, ") && told.contains("nodes 40, "),
        "{told}"
    );

    // Lessons first, then what the games teach, on top of it.
    let fit = "fit --width 64 --epochs 2 --batch 64 --rate 0.003";
    done(folder, &format!("{fit} --lessons 2 --out first.net one"));
    let told = done(
        folder,
        &format!("{fit} --from first.net --out second.net one"),
    );
    assert!(
        told.contains("games: 8, ") && told.contains("checksum "),
        "{told}"
    );
    let network = Network::read(&read("second.net")).expect("a network");
    assert_eq!(network.width(), Width::W64);
    let first = Network::read(&read("first.net")).expect("a network");
    let origin = format!("from network {:08x}", first.checksum());
    assert!(network.recipe().contains(&origin), "{}", network.recipe());
    done(
        folder,
        &format!("{fit} --from first.net --out again.net one"),
    );
    assert_eq!(read("second.net"), read("again.net"));
    refused(
        folder,
        &format!("{fit} --out second.net one"),
        "there already",
    );
    refused(folder, "fit --width 65 --out x.net one", "64, 128 or 256");
    refused(
        folder,
        &format!("{fit} --out x.net second.net"),
        "second.net",
    );

    done(folder, "average --out mean.net first.net second.net");
    let mean = Network::read(&read("mean.net")).expect("a network");
    assert!(
        mean.recipe().contains(network.recipe()),
        "{}",
        mean.recipe()
    );
    refused(folder, "average --out x.net first.net one", "one");

    done(
        folder,
        "label one --net second.net --nodes 40 --out labelled -t 2",
    );
    assert_eq!(
        read("labelled").len() - read("one").len(),
        labelled_by(&network)
    );
    let told = done(folder, "match --a second.net --b handmade -n 2 --nodes 40");
    assert!(told.contains("games: 2: +"), "{told}");
    refused(folder, "match --a none.net", "none.net");
}

/// By how many bytes the recipe grows when games are labelled by a network: the games themselves stay as long.
fn labelled_by(network: &Network) -> usize {
    let bench = komadai_engine::bench::run_with(&komadai_engine::Evaluation::handmade(), 6).nodes;
    format!(
        "; labelled: nodes 40, network {:08x}, bench {bench}",
        network.checksum()
    )
    .len()
}
