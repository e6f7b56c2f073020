//! The process and the threads at its pipes.

use std::collections::VecDeque;
use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::client::{ClientError, EngineCommand, LastLines};
use crate::engine::EngineMessage;
use crate::error::ParseError;
use crate::gui::GuiMessage;
use crate::lines::Lines;
use crate::token::shorten;

/// Lines kept for error messages, of each stream.
const KEPT: usize = 20;
/// Lines that may wait to be read before the engine has to wait for us.
const WAITING: usize = 4096;
/// How long the rest of the error output may take to arrive after the engine's end.
const LAST_WORDS: Duration = Duration::from_millis(300);
/// Pause between two looks at whether the process has ended.
const POLL: Duration = Duration::from_millis(5);

/// What the reading thread passes on.
#[derive(Debug)]
pub(crate) enum Event {
    /// A line and when it came.
    Line(String, Instant),
    /// The output is closed.
    Closed,
    /// Nothing came in time, or somebody else changed what is waited for.
    Nudge,
}

#[derive(Debug)]
enum Input {
    Line(String),
    Close,
}

/// The way to the engine, to be shared.
#[derive(Clone, Debug)]
pub(crate) struct Mouth {
    input: Sender<Input>,
}

impl Mouth {
    /// Queues a line; the writing thread drops it if the engine is gone, which the reader notices.
    pub fn send(&self, message: &GuiMessage) {
        let _ = self.input.send(Input::Line(format!("{message}\n")));
    }

    fn close(&self) {
        let _ = self.input.send(Input::Close);
    }
}

type Tail = Arc<Mutex<VecDeque<String>>>;

#[derive(Debug)]
pub(crate) struct Process {
    child: Option<Child>,
    pub mouth: Mouth,
    events: Receiver<Event>,
    /// The output was closed and stays so.
    closed: bool,
    pub nudge: SyncSender<Event>,
    output: Tail,
    errors: Tail,
    errors_closed: Receiver<()>,
    status: Option<String>,
}

impl Process {
    pub fn start(command: &EngineCommand) -> Result<Self, ClientError> {
        let program = command.resolved_program();
        let mut builder = Command::new(&program);
        builder.args(command.args());
        builder.envs(
            command
                .variables()
                .iter()
                .map(|(name, value)| (name, value)),
        );
        builder
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        if let Some(directory) = command.resolved_directory() {
            builder.current_dir(directory);
        }
        hide_console(&mut builder);
        let failed = |source| ClientError::Start {
            program: program.clone(),
            source,
        };
        let mut child = builder.spawn().map_err(failed)?;
        let missing = || failed(std::io::Error::other("its pipes could not be opened"));
        let stdin = child.stdin.take().ok_or_else(missing)?;
        let stdout = child.stdout.take().ok_or_else(missing)?;
        let stderr = child.stderr.take().ok_or_else(missing)?;

        let (input, lines) = mpsc::channel();
        thread::spawn(move || feed(stdin, &lines));
        let (nudge, events) = mpsc::sync_channel(WAITING);
        let (output, errors) = (Tail::default(), Tail::default());
        let (tail, sink) = (Arc::clone(&output), nudge.clone());
        thread::spawn(move || {
            let mut lines = Lines::new(BufReader::new(stdout));
            while let Ok(Some(line)) = lines.next_line() {
                keep(&tail, &line);
                if sink.send(Event::Line(line, Instant::now())).is_err() {
                    return;
                }
            }
            let _ = sink.send(Event::Closed);
        });
        let (tail, (closing, errors_closed)) = (Arc::clone(&errors), mpsc::channel());
        thread::spawn(move || {
            let mut lines = Lines::new(BufReader::new(stderr));
            while let Ok(Some(line)) = lines.next_line() {
                keep(&tail, &line);
            }
            let _ = closing.send(());
        });
        let (child, mouth) = (Some(child), Mouth { input });
        Ok(Self {
            child,
            mouth,
            events,
            closed: false,
            nudge,
            output,
            errors,
            errors_closed,
            status: None,
        })
    }

    pub fn send(&self, message: &GuiMessage) {
        self.mouth.send(message);
    }

    pub fn last_lines(&self) -> LastLines {
        let lines = |tail: &Tail| {
            tail.lock()
                .unwrap_or_else(PoisonError::into_inner)
                .iter()
                .cloned()
                .collect()
        };
        LastLines {
            output: lines(&self.output),
            errors: lines(&self.errors),
        }
    }

    /// Reads messages until `done` says so. Lines that do not read are skipped.
    pub fn wait_for(
        &mut self,
        expected: &'static str,
        limit: Duration,
        mut done: impl FnMut(EngineMessage) -> bool,
    ) -> Result<(), ClientError> {
        let deadline = Instant::now() + limit;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.next_event(left) {
                Event::Line(line, _) if read_line(&line).is_ok_and(&mut done) => return Ok(()),
                Event::Closed => return Err(self.ended(expected)),
                Event::Line(..) | Event::Nudge => {}
            }
            // An engine that never stops talking must not escape the limit.
            if Instant::now() >= deadline {
                return Err(self.silent(expected, limit));
            }
        }
    }

    /// What happens next within `patience`. Once the output is closed it is always that.
    pub fn next_event(&mut self, patience: Duration) -> Event {
        if self.closed {
            return Event::Closed;
        }
        match self.events.recv_timeout(patience) {
            Ok(Event::Closed) | Err(RecvTimeoutError::Disconnected) => {
                self.closed = true;
                Event::Closed
            }
            Ok(event) => event,
            Err(RecvTimeoutError::Timeout) => Event::Nudge,
        }
    }

    /// Drops what has come and was not read.
    pub fn drop_events(&mut self) {
        while let Ok(event) = self.events.try_recv() {
            self.closed |= matches!(event, Event::Closed);
        }
    }

    /// The error for an engine that has left, with its last words.
    pub fn ended(&mut self, expected: &'static str) -> ClientError {
        let _ = self.errors_closed.recv_timeout(LAST_WORDS);
        let status = match self.status.clone() {
            Some(status) => status,
            None => self.reap(LAST_WORDS),
        };
        ClientError::Ended {
            status,
            expected,
            last: self.last_lines(),
        }
    }

    /// The error for an engine that keeps silent. Kills it: whatever it said later would be taken
    /// for the answer to something else.
    pub fn silent(&mut self, expected: &'static str, waited: Duration) -> ClientError {
        let last = self.last_lines();
        self.kill();
        ClientError::Silent {
            expected,
            waited,
            last,
        }
    }

    fn reap(&mut self, patience: Duration) -> String {
        let status = match self.child.as_mut().and_then(|child| wait(child, patience)) {
            Some(status) => status,
            None => {
                self.kill();
                "its output was closed".to_owned()
            }
        };
        self.status = Some(status.clone());
        status
    }

    fn kill(&mut self) {
        self.mouth.close();
        if let Some(mut child) = self.child.take() {
            // Fails only if the process has ended already.
            let _ = child.kill();
            let status = child
                .wait()
                .map_or_else(|error| error.to_string(), |s| s.to_string());
            self.status.get_or_insert(format!("killed, {status}"));
        }
    }

    /// `true` if the process left by itself within `patience`.
    pub fn quit(&mut self, patience: Duration) -> bool {
        if self.child.is_none() {
            return false;
        }
        self.mouth.send(&GuiMessage::Quit);
        self.mouth.close();
        // Its output must flow off, or a talkative engine could never end.
        let deadline = Instant::now() + patience;
        let left = loop {
            self.drop_events();
            if let Some(status) = self.child.as_mut().and_then(|child| wait(child, POLL)) {
                self.status = Some(status);
                break true;
            }
            if Instant::now() >= deadline {
                break false;
            }
        };
        self.kill();
        left
    }

    pub fn quit_in_background(&mut self, patience: Duration) {
        let Some(mut child) = self.child.take() else {
            return;
        };
        self.mouth.send(&GuiMessage::Quit);
        self.mouth.close();
        let (_, nothing) = mpsc::sync_channel(0);
        let events = std::mem::replace(&mut self.events, nothing);
        thread::spawn(move || {
            let deadline = Instant::now() + patience;
            while Instant::now() < deadline && wait(&mut child, POLL).is_none() {
                while events.try_recv().is_ok() {}
            }
            let _ = child.kill();
            let _ = child.wait();
        });
    }
}

/// Reads one line; an unreadable answer to `go` is told from other noise by [`bad_answer`].
pub(crate) fn read_line(line: &str) -> Result<EngineMessage, ParseError> {
    EngineMessage::parse(line).map(|parsed| parsed.message)
}

/// Whether a line that does not read was meant as the answer to `go`.
pub(crate) fn bad_answer(line: &str, error: &ParseError) -> Option<String> {
    let command = line.split_whitespace().next()?;
    matches!(command, "bestmove" | "checkmate").then(|| format!("{error} in \"{}\"", shorten(line)))
}

fn wait(child: &mut Child, patience: Duration) -> Option<String> {
    let deadline = Instant::now() + patience;
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Some(status.to_string()),
            Err(error) => return Some(error.to_string()),
            Ok(None) if Instant::now() >= deadline => return None,
            Ok(None) => thread::sleep(POLL.min(patience)),
        }
    }
}

fn feed(mut stdin: ChildStdin, lines: &Receiver<Input>) {
    while let Ok(Input::Line(line)) = lines.recv() {
        if stdin
            .write_all(line.as_bytes())
            .and_then(|()| stdin.flush())
            .is_err()
        {
            return;
        }
    }
}

fn keep(tail: &Tail, line: &str) {
    if line.trim().is_empty() {
        return;
    }
    let mut tail = tail.lock().unwrap_or_else(PoisonError::into_inner);
    if tail.len() == KEPT {
        tail.pop_front();
    }
    tail.push_back(line.chars().take(400).collect());
}

#[cfg(windows)]
fn hide_console(command: &mut Command) {
    use std::os::windows::process::CommandExt;
    /// Keeps Windows from opening a console window for every engine.
    const CREATE_NO_WINDOW: u32 = 0x0800_0000;
    command.creation_flags(CREATE_NO_WINDOW);
}

#[cfg(not(windows))]
fn hide_console(_command: &mut Command) {}
