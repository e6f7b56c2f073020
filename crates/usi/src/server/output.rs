//! The way to the GUI, shared by the reading and the thinking thread.

use std::io::{self, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::engine::{EngineMessage, Info};

/// Writes whole lines. After the first error nothing more is written; [`Output::finish`] tells it.
pub(crate) struct Output<W> {
    inner: Mutex<Inner<W>>,
}

struct Inner<W> {
    writer: W,
    error: Option<io::Error>,
}

impl<W: Write> Output<W> {
    pub fn new(writer: W) -> Self {
        Self {
            inner: Mutex::new(Inner {
                writer,
                error: None,
            }),
        }
    }

    pub fn say(&self, message: &EngineMessage) {
        self.say_all(std::slice::from_ref(message));
    }

    /// Writes several lines with nothing in between.
    pub fn say_all(&self, messages: &[EngineMessage]) {
        let text: String = messages
            .iter()
            .map(|message| format!("{message}\n"))
            .collect();
        let mut inner = self.lock();
        if inner.error.is_some() {
            return;
        }
        let written = inner
            .writer
            .write_all(text.as_bytes())
            .and_then(|()| inner.writer.flush());
        inner.error = written.err();
    }

    /// Tells people something.
    pub fn note(&self, text: impl AsRef<str>) {
        self.say(&EngineMessage::Info(Box::new(Info::text(text.as_ref()))));
    }

    pub fn is_broken(&self) -> bool {
        self.lock().error.is_some()
    }

    pub fn finish(self) -> io::Result<()> {
        let inner = self
            .inner
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
        inner.error.map_or(Ok(()), Err)
    }

    fn lock(&self) -> MutexGuard<'_, Inner<W>> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
