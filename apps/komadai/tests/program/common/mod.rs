//! Starting the program and looking at how it ends.

use std::process::{Command, Stdio};

use serde_json::Value;

/// How a run of the program ended.
pub struct Run {
    /// The exit status.
    pub code: i32,
    /// All of the standard output.
    pub out: String,
    /// All of the standard error stream.
    pub err: String,
}

/// Runs the program with these arguments and without input, in English.
pub fn komadai(args: &[&str]) -> Run {
    komadai_in(&[("LC_ALL", "C")], args)
}

/// Runs the program where only these variables name a language.
pub fn komadai_in(variables: &[(&str, &str)], args: &[&str]) -> Run {
    let output = Command::new(env!("CARGO_BIN_EXE_komadai"))
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("LANG")
        .envs(variables.iter().copied())
        .args(args)
        .stdin(Stdio::null())
        .output()
        .expect("the program starts");
    Run {
        code: output.status.code().expect("the program exits by itself"),
        out: String::from_utf8(output.stdout).expect("answers are UTF-8"),
        err: String::from_utf8(output.stderr).expect("complaints are UTF-8"),
    }
}

/// Runs the program and reads its answer as JSON.
pub fn json(args: &[&str], code: i32) -> Value {
    let run = komadai(args);
    assert_eq!(run.code, code, "{args:?}: {}", run.err);
    serde_json::from_str(&run.out)
        .unwrap_or_else(|error| panic!("{args:?}: {error} in {}", run.out))
}

/// Bad input: exit status 2, nothing on the standard output, and a message that holds all these words.
pub fn refused(args: &[&str], words: &[&str]) {
    let run = komadai(args);
    assert_eq!(run.code, 2, "{args:?}: {}", run.out);
    assert_eq!(run.out, "", "{args:?}");
    for word in words {
        assert!(
            run.err.contains(word),
            "{args:?}: `{word}` is not in: {}",
            run.err
        );
    }
}
