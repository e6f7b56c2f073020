//! The loop between GUI and engine.
//!
//! Two threads: this one reads, the other owns the engine and works through a queue of jobs in the
//! order in which they came, so that an option that arrives during a search takes effect after it.

use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use komadai_core::Move;

use crate::engine::{BestMove, EngineMessage, Info, MateAnswer, OptionDeclaration};
use crate::game_position::GamePosition;
use crate::gui::{Clocks, GameResult, Go, GuiMessage};
use crate::lines::Lines;
use crate::server::output::Output;
use crate::server::{SearchControl, SearchTask, UsiEngine};
use crate::text::{OptionName, Text};

/// The stack of the thread that searches, in bytes. Threads get 2 MiB unless told, and a search that calls itself once a ply, 200 plies deep
/// and every node looked at twice, has been seen to use 1.7 MB of it. What is not used costs nothing but addresses.
const STACK: usize = 16 << 20;

/// Talks to the GUI for `engine` until `quit` or the end of the input.
///
/// # Errors
/// If the input cannot be read, the output cannot be written, or the system has no thread left.
pub fn run<E, R, W>(engine: &mut E, input: R, output: W) -> io::Result<()>
where
    E: UsiEngine,
    R: BufRead,
    W: Write + Send,
{
    let hello = hello(engine);
    let options = engine.options();
    let output = Output::new(output);
    let unanswered = AtomicUsize::new(0);
    let (jobs, queue) = mpsc::channel();
    let read = thread::scope(|scope| {
        let worker = Worker {
            engine,
            output: &output,
            unanswered: &unanswered,
        };
        thread::Builder::new()
            .name("engine".to_owned())
            .stack_size(STACK)
            .spawn_scoped(scope, move || worker.work(queue))?;
        let mut reader = Reader {
            hello,
            options,
            output: &output,
            unanswered: &unanswered,
            jobs,
            game: GamePosition::start_position(),
            control: None,
        };
        let read = reader.read(&mut Lines::new(input));
        reader.stop();
        read
    });
    read.and(output.finish())
}

fn hello(engine: &impl UsiEngine) -> Vec<EngineMessage> {
    let identity = engine.identity();
    let mut lines = vec![
        EngineMessage::IdName(identity.name),
        EngineMessage::IdAuthor(identity.author),
    ];
    lines.extend(engine.options().into_iter().map(EngineMessage::Option));
    lines.push(EngineMessage::UsiOk);
    lines
}

enum Job {
    SetOption(OptionName, Option<Text>),
    Prepare,
    NewGame,
    GameOver(GameResult),
    Search(Box<SearchTask>, SearchControl),
}

struct Reader<'a, W> {
    hello: Vec<EngineMessage>,
    options: Vec<OptionDeclaration>,
    output: &'a Output<W>,
    unanswered: &'a AtomicUsize,
    jobs: Sender<Job>,
    game: GamePosition,
    /// That of the last `go`.
    control: Option<SearchControl>,
}

impl<W: Write> Reader<'_, W> {
    fn read<R: BufRead>(&mut self, lines: &mut Lines<R>) -> io::Result<()> {
        while let Some(line) = lines.next_line()? {
            if self.output.is_broken() {
                break;
            }
            if line.trim().is_empty() {
                continue;
            }
            match GuiMessage::parse(&line) {
                Err(error) => self.output.note(format!("ignored: {error}")),
                Ok(parsed) => {
                    for skipped in &parsed.unknown {
                        let (column, token) = (skipped.column, &skipped.token);
                        self.output
                            .note(format!("column {column}: skipped \"{token}\""));
                    }
                    if parsed.message == GuiMessage::Quit {
                        break;
                    }
                    self.handle(parsed.message);
                }
            }
        }
        Ok(())
    }

    fn handle(&mut self, message: GuiMessage) {
        match message {
            GuiMessage::Usi => self.output.say_all(&self.hello),
            GuiMessage::IsReady => self.is_ready(),
            GuiMessage::SetOption { name, value } => self.set_option(&name, value),
            GuiMessage::UsiNewGame => {
                self.stop();
                self.send(Job::NewGame);
            }
            GuiMessage::Position(text) => match GamePosition::new(&text) {
                Ok(game) => self.game = game,
                Err(fault) => self.output.note(format!("position ignored: {fault}")),
            },
            GuiMessage::Go(go) => self.go(go),
            GuiMessage::Stop => self.stop(),
            GuiMessage::PonderHit(clocks) => self.ponderhit(clocks),
            GuiMessage::GameOver(result) => {
                self.stop();
                self.send(Job::GameOver(result));
            }
            GuiMessage::Debug(_) | GuiMessage::Register(_) | GuiMessage::Quit => {}
        }
    }

    /// During a search `isready` only asks whether anybody is there.
    fn is_ready(&self) {
        if self.unanswered.load(Ordering::Acquire) > 0 {
            self.output.say(&EngineMessage::ReadyOk);
        } else {
            self.send(Job::Prepare);
        }
    }

    fn set_option(&self, name: &OptionName, value: Option<Text>) {
        let same =
            |option: &&OptionDeclaration| option.name.as_str().eq_ignore_ascii_case(name.as_str());
        // GUIs send USI_Hash, USI_Ponder and what they remember of other versions to everybody.
        let Some(option) = self.options.iter().find(same) else {
            return;
        };
        match option.check_value(value.as_ref().map(Text::as_str)) {
            Ok(()) => self.send(Job::SetOption(option.name.clone(), value)),
            Err(reason) => self.output.note(format!("setoption ignored: {reason}")),
        }
    }

    fn go(&mut self, mut go: Go) {
        // A second `go` without `stop` is a fault of the GUI; it ends the first, which is answered.
        self.stop();
        self.keep_legal(&mut go.search_moves);
        let control = SearchControl::new(&go);
        self.control = Some(control.clone());
        self.unanswered.fetch_add(1, Ordering::AcqRel);
        self.send(Job::Search(
            Box::new(SearchTask {
                game: self.game.clone(),
                go,
            }),
            control,
        ));
    }

    /// Takes illegal moves out of `searchmoves`; if no legal one is left, every move is searched.
    fn keep_legal(&self, moves: &mut Vec<Move>) {
        let position = self.game.current();
        let mut kept = Vec::with_capacity(moves.len());
        for &mv in moves.iter() {
            match position.check_move(mv) {
                Ok(()) => kept.push(mv),
                Err(reason) => self
                    .output
                    .note(format!("searchmoves: {mv} left out: {reason}")),
            }
        }
        *moves = kept;
    }

    fn stop(&mut self) {
        if let Some(control) = self.control.take() {
            control.stop();
        }
    }

    fn ponderhit(&self, clocks: Clocks) {
        if let Some(control) = &self.control {
            control.ponderhit(clocks);
        }
    }

    fn send(&self, job: Job) {
        // The worker ends only after this end of the queue is gone, so this cannot fail.
        let _ = self.jobs.send(job);
    }
}

struct Worker<'a, E, W> {
    engine: &'a mut E,
    output: &'a Output<W>,
    unanswered: &'a AtomicUsize,
}

impl<E: UsiEngine, W: Write> Worker<'_, E, W> {
    fn work(mut self, queue: Receiver<Job>) {
        for job in queue {
            match job {
                Job::SetOption(name, value) => {
                    let outcome =
                        self.guarded(|engine, _| engine.set_option(&name, value.as_ref()));
                    if let Some(Err(reason)) = outcome {
                        self.output.note(format!("setoption ignored: {reason}"));
                    }
                }
                Job::Prepare => {
                    if let Some(Err(reason)) = self.guarded(|engine, _| engine.prepare()) {
                        self.output.note(reason);
                    }
                    self.output.say(&EngineMessage::ReadyOk);
                }
                Job::NewGame => {
                    self.guarded(|engine, _| engine.new_game());
                }
                Job::GameOver(result) => {
                    self.guarded(|engine, _| engine.game_over(result));
                }
                Job::Search(task, control) => {
                    let answer = self.answer(&task, &control);
                    control.wait_until_answer_is_due();
                    // First, so that whoever sends `isready` as soon as the answer is there is not taken for one who asks in a search.
                    self.unanswered.fetch_sub(1, Ordering::AcqRel);
                    self.output.say(&answer);
                }
            }
        }
    }

    fn answer(&mut self, task: &SearchTask, control: &SearchControl) -> EngineMessage {
        if task.go.mate.is_some() {
            let answer = self.guarded(|engine, output| {
                let mut report = |info| output.say(&EngineMessage::Info(Box::new(info)));
                engine.search_mate(task, control, &mut report)
            });
            return EngineMessage::Checkmate(answer.unwrap_or(MateAnswer::Timeout));
        }
        let position = task.game.current();
        if !position.has_legal_move() {
            return EngineMessage::BestMove(BestMove::Resign);
        }
        let mut line: Vec<Move> = Vec::new();
        let best = self.guarded(|engine, output| {
            let mut report = |info: Info| {
                if info.multipv.unwrap_or(1) == 1 && !info.pv.is_empty() {
                    line = info.pv_moves().take(1).collect();
                }
                output.say(&EngineMessage::Info(Box::new(info)));
            };
            engine.search(task, control, &mut report)
        });
        EngineMessage::BestMove(self.checked(task, best, line.first().copied()))
    }

    /// The engine's answer if it is legal, else the head of its last line, else any legal move.
    fn checked(&self, task: &SearchTask, best: Option<BestMove>, head: Option<Move>) -> BestMove {
        let position = task.game.current();
        match best {
            Some(BestMove::Move { best, ponder }) => match position.check_move(best) {
                Ok(()) => {
                    let mut next = position.clone();
                    let played = next.play(best).is_ok();
                    let ponder = ponder.filter(|reply| played && next.is_legal(*reply));
                    return BestMove::Move { best, ponder };
                }
                Err(reason) => {
                    self.output
                        .note(format!("fault: the search chose {best}: {reason}"));
                }
            },
            Some(other) => return other,
            None => {}
        }
        let moves = position.legal_moves();
        let fallback = head
            .filter(|mv| position.is_legal(*mv))
            .or(moves.first().copied());
        fallback.map_or(BestMove::Resign, |best| BestMove::Move {
            best,
            ponder: None,
        })
    }

    /// Keeps the conversation alive if the engine panics; `None` then.
    fn guarded<T>(&mut self, call: impl FnOnce(&mut E, &Output<W>) -> T) -> Option<T> {
        let (engine, output) = (&mut *self.engine, self.output);
        match catch_unwind(AssertUnwindSafe(|| call(engine, output))) {
            Ok(value) => Some(value),
            Err(_) => {
                self.output
                    .note("fault: the engine panicked; it goes on with the next command");
                None
            }
        }
    }
}
