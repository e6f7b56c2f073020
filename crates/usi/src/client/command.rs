//! How to start an engine.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// A program with its arguments and working directory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineCommand {
    program: PathBuf,
    args: Vec<OsString>,
    directory: Option<PathBuf>,
    variables: Vec<(OsString, OsString)>,
}

/// Why a command line does not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CommandError {
    /// There is no program in it.
    #[error("the command line is empty")]
    Empty,
    /// A quotation mark is not closed.
    #[error("column {column}: the quotation mark is never closed")]
    OpenQuote {
        /// Where the mark stands, in characters from 1.
        column: usize,
    },
}

impl EngineCommand {
    /// A program without arguments. A bare name is looked up as the system does it; a relative path
    /// is meant from the current directory, whatever the engine's working directory.
    #[must_use]
    pub fn new(program: impl Into<PathBuf>) -> Self {
        Self {
            program: program.into(),
            args: Vec::new(),
            directory: None,
            variables: Vec::new(),
        }
    }

    /// Adds an argument.
    #[must_use]
    pub fn arg(mut self, arg: impl Into<OsString>) -> Self {
        self.args.push(arg.into());
        self
    }

    /// Sets the working directory. By default it is that of the program's file, because engines
    /// look for their data there, or the caller's for a bare name.
    #[must_use]
    pub fn directory(mut self, directory: impl Into<PathBuf>) -> Self {
        self.directory = Some(directory.into());
        self
    }

    /// Sets a variable of the engine's environment; the rest of it is the caller's.
    #[must_use]
    pub fn env(mut self, name: impl Into<OsString>, value: impl Into<OsString>) -> Self {
        self.variables.push((name.into(), value.into()));
        self
    }

    /// The program.
    #[must_use]
    pub fn program(&self) -> &Path {
        &self.program
    }

    /// The arguments.
    #[must_use]
    pub fn args(&self) -> &[OsString] {
        &self.args
    }

    pub(crate) fn variables(&self) -> &[(OsString, OsString)] {
        &self.variables
    }

    /// The program as it is to be started: relative paths made absolute, because the working
    /// directory of the engine differs.
    pub(crate) fn resolved_program(&self) -> PathBuf {
        if self.is_bare_name() {
            return self.program.clone();
        }
        std::path::absolute(&self.program).unwrap_or_else(|_| self.program.clone())
    }

    pub(crate) fn resolved_directory(&self) -> Option<PathBuf> {
        match &self.directory {
            Some(directory) => Some(directory.clone()),
            None if self.is_bare_name() => None,
            None => self.resolved_program().parent().map(Path::to_path_buf),
        }
    }

    fn is_bare_name(&self) -> bool {
        self.program.components().count() == 1 && !self.program.has_root()
    }
}

impl FromStr for EngineCommand {
    type Err = CommandError;

    /// Splits a command line at white space. Double and single quotation marks keep it together;
    /// the backslash has no meaning of its own, because it is a path separator on Windows.
    fn from_str(line: &str) -> Result<Self, CommandError> {
        let mut words: Vec<String> = Vec::new();
        let mut word: Option<String> = None;
        let mut quote: Option<(char, usize)> = None;
        for (index, c) in line.chars().enumerate() {
            match quote {
                Some((mark, _)) if c == mark => quote = None,
                Some(_) => word.get_or_insert_default().push(c),
                None if c == '"' || c == '\'' => {
                    quote = Some((c, index + 1));
                    word.get_or_insert_default();
                }
                None if c.is_whitespace() => words.extend(word.take()),
                None => word.get_or_insert_default().push(c),
            }
        }
        if let Some((_, column)) = quote {
            return Err(CommandError::OpenQuote { column });
        }
        words.extend(word);
        let mut words = words.into_iter();
        let program = words
            .next()
            .filter(|name| !name.is_empty())
            .ok_or(CommandError::Empty)?;
        let args = words.map(OsString::from).collect();
        Ok(Self {
            program: program.into(),
            args,
            directory: None,
            variables: Vec::new(),
        })
    }
}
