//! GNU Shogi as a player, through the text protocol that it speaks with xshogi.
//!
//! Moves are written as in USI. A move that is sent is echoed as `3. 7g7f 1000`, its own are `4. ... 3c3d 1000` (the number
//! after the move is the time left). `force` lets moves of both sides be entered; `black` and `white` name the side of the
//! *opponent*; `go` changes sides and makes the program move. It starts from the even position only.
//!
//! Its clock is set before every move by `time` and `otime`, in hundredths of a second; it looks at it so seldom that it takes
//! twice as long and more, so it is never beaten by the clock.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use komadai_core::{Color, Move, Setup};
use komadai_texts::Values;
use komadai_usi::client::{ClientError, EngineCommand};
use komadai_usi::{GamePosition, GameResult, Go, Millis, OptionName, Text};

use super::limits::Limits;
use super::player::{Choice, Chosen, Fault, Player};
use crate::words;

/// GNU Shogi, running.
pub struct GnuShogi {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    name: String,
    /// Sent before every game: level, depth and what the user wants.
    settings: Vec<String>,
    /// The moves that it knows of while it waits for the opponent's; `None` if it must be told everything.
    follows: Option<Vec<Move>>,
}

impl GnuShogi {
    /// Starts it. An option `Command` is a line to be sent before every game.
    pub fn start(
        command: &EngineCommand,
        options: &[(OptionName, Text)],
        limits: Limits,
    ) -> Result<Self> {
        let settings = settings(options, limits)?;
        let mut child = Command::new(command.program())
            .args(command.args())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|source| ClientError::Start {
                program: command.program().to_owned(),
                source,
            })?;
        let input = child
            .stdin
            .take()
            .with_context(|| words::say("program-usi-broken"))?;
        let output = child
            .stdout
            .take()
            .with_context(|| words::say("program-usi-broken"))?;
        let (sink, lines) = mpsc::channel();
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            let mut line = Vec::new();
            while output
                .read_until(b'\n', &mut line)
                .is_ok_and(|bytes| bytes > 0)
            {
                let text = String::from_utf8_lossy(&line).trim().to_owned();
                if sink.send(text).is_err() {
                    return;
                }
                line.clear();
            }
        });
        let mut player = Self {
            child,
            input,
            lines,
            name: String::new(),
            settings,
            follows: None,
        };
        let greeting = player.lines.recv_timeout(Duration::from_secs(10));
        player.name = greeting.map_err(|_| anyhow!(words::say("program-gnushogi-silent")))?;
        if !player.name.starts_with("GNU Shogi") {
            let args = Values::new().text("greeting", player.name.clone());
            bail!(words::say_with("program-gnushogi-greeting", &args));
        }
        Ok(player)
    }

    fn send(&mut self, line: &str) -> Result<(), Fault> {
        let sent = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        sent.map_err(|error| Fault::Broken(format!("GNU Shogi does not read: {error}")))
    }

    /// The next line that says something of a move.
    fn hear(&mut self, deadline: Instant) -> Result<Said, Fault> {
        loop {
            let patience = deadline.saturating_duration_since(Instant::now());
            let line = self
                .lines
                .recv_timeout(patience)
                .map_err(|error| Fault::Broken(format!("GNU Shogi is silent: {error}")))?;
            if let Some(said) = understand(&line) {
                return Ok(said);
            }
        }
    }

    /// Whether it thinks that the game is over, as after three repetitions: it would not move any more.
    fn has_ended(&mut self) -> bool {
        self.lines
            .try_iter()
            .any(|line| understand(&line) == Some(Said::Over))
    }

    /// Enters a move and waits for its echo.
    fn enter(&mut self, mv: Move, deadline: Instant) -> Result<(), Fault> {
        self.send(&mv.to_string())?;
        match self.hear(deadline)? {
            Said::Echo(echo) if echo == mv => Ok(()),
            said => Err(Fault::Broken(format!(
                "GNU Shogi answered {mv} with {said:?}"
            ))),
        }
    }

    /// Tells it the whole game and makes it move.
    fn tell_all(
        &mut self,
        game: &GamePosition,
        time: Option<u64>,
        deadline: Instant,
    ) -> Result<(), Fault> {
        if game.start().setup() != Setup::start() {
            return Err(Fault::Broken("GNU Shogi plays even games only".to_owned()));
        }
        self.send("new")?;
        for line in self.settings.clone() {
            self.send(&line)?;
        }
        self.send("force")?;
        for &mv in game.moves() {
            self.enter(mv, deadline)?;
        }
        // `go` changes sides, so it is first given the other one.
        self.send(match game.current().side() {
            Color::Black => "black",
            Color::White => "white",
        })?;
        if let Some(time) = time {
            self.send(&format!("otime {time} 1"))?;
        }
        self.send("go")
    }
}

fn settings(options: &[(OptionName, Text)], limits: Limits) -> Result<Vec<String>> {
    let timed = limits.movetime.is_some() || limits.has_clock();
    let mut lines = Vec::new();
    match limits.depth {
        None if !timed => bail!(words::say("program-gnushogi-limits")),
        // Time enough for the depth to count.
        Some(_) if !timed => lines.push("level 1 10:00".to_owned()),
        _ => lines.push("level 1 0:01".to_owned()),
    }
    if let Some(depth) = limits.depth {
        lines.push("depth".to_owned());
        lines.push(depth.to_string());
    }
    for (name, value) in options {
        if name.as_str() != "Command" {
            let args = Values::new().text("option", name.as_str());
            bail!(words::say_with("program-gnushogi-option", &args));
        }
        lines.push(value.to_string());
    }
    Ok(lines)
}

/// The time that it gets for a move, in hundredths of a second; `None` if only the depth is limited.
fn hundredths(go: &Go, side: Color) -> Option<u64> {
    let (left, increment) = match side {
        Color::Black => (go.clocks.black, go.clocks.black_increment),
        Color::White => (go.clocks.white, go.clocks.white_increment),
    };
    let ms = |time: Option<Millis>| time.map_or(0, Millis::get);
    // A thirtieth of what is left is spent on every move, and all that comes with it.
    let clock = left.map(|left| left.get() / 30 + ms(increment) + ms(go.clocks.byoyomi));
    let time = go
        .move_time
        .map(Millis::get)
        .into_iter()
        .chain(clock)
        .min()?;
    Some((time / 10).max(1))
}

#[derive(Debug, PartialEq, Eq)]
enum Said {
    Echo(Move),
    Moves(Move),
    Refuses,
    Over,
}

/// `3. 7g7f 1000` is an echo, `4. ... 3c3d 1000` a move of its own.
fn understand(line: &str) -> Option<Said> {
    if line.contains("Illegal move") {
        return Some(Said::Refuses);
    }
    if line.ends_with("mates!") || line.starts_with("Drawn game") {
        return Some(Said::Over);
    }
    // The prompt of `depth` stands in the same line as what follows.
    let line = line.strip_prefix("depth = ").unwrap_or(line);
    let mut words = line.split_whitespace();
    let number = words.next()?.strip_suffix('.')?;
    number.parse::<u32>().ok()?;
    let word = words.next()?;
    if word == "..." {
        return words.next()?.parse().ok().map(Said::Moves);
    }
    word.parse().ok().map(Said::Echo)
}

impl Player for GnuShogi {
    fn name(&self) -> &str {
        &self.name
    }

    fn keeps_time(&self) -> bool {
        false
    }

    fn new_game(&mut self) -> Result<(), Fault> {
        self.follows = None;
        Ok(())
    }

    fn choose(
        &mut self,
        game: &GamePosition,
        go: &Go,
        patience: Duration,
    ) -> Result<Chosen, Fault> {
        let mut started = Instant::now();
        let deadline = started + patience;
        let known = self.follows.take().filter(|_| !self.has_ended());
        let time = hundredths(go, game.current().side());
        match (known, game.moves().split_last()) {
            (Some(known), Some((&last, before))) if known == before => {
                if let Some(time) = time {
                    self.send(&format!("time {time} 1"))?;
                }
                self.enter(last, deadline)?;
            }
            _ => {
                self.tell_all(game, time, deadline)?;
                started = Instant::now();
            }
        }
        loop {
            match self.hear(deadline)? {
                Said::Moves(mv) => {
                    let elapsed = started.elapsed();
                    if let Err(reason) = game.current().check_move(mv) {
                        return Err(Fault::Illegal(format!("GNU Shogi's move {mv}: {reason}")));
                    }
                    let mut known = game.moves().to_vec();
                    known.push(mv);
                    self.follows = Some(known);
                    return Ok(Chosen {
                        choice: Choice::Play(mv),
                        elapsed,
                        score: None,
                    });
                }
                // Its own view of the end is not the referee's; a move may still follow.
                Said::Over => {}
                said => {
                    return Err(Fault::Broken(format!(
                        "GNU Shogi said {said:?} in place of a move"
                    )));
                }
            }
        }
    }

    fn game_over(&mut self, _result: GameResult) -> Result<(), Fault> {
        self.follows = None;
        Ok(())
    }
}

impl Drop for GnuShogi {
    fn drop(&mut self) {
        // Ends at once and has nothing to save; failures mean that it has gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn its_lines_are_understood() {
        let mv = |text: &str| text.parse::<Move>().expect("a move");
        assert_eq!(understand("1. 7g7f 300000"), Some(Said::Echo(mv("7g7f"))));
        assert_eq!(
            understand("12. ... 2b8h+ 330"),
            Some(Said::Moves(mv("2b8h+")))
        );
        assert_eq!(
            understand("depth = 1. ... B*6e 1000"),
            Some(Said::Moves(mv("B*6e")))
        );
        assert_eq!(
            understand("Illegal move (no match) 8h2b+"),
            Some(Said::Refuses)
        );
        assert_eq!(understand("Black mates!"), Some(Said::Over));
        assert_eq!(understand("Clocks: 1000 1000"), None);
        assert_eq!(understand(""), None);
    }

    #[test]
    fn limits_become_its_commands() {
        let lines = |text: &str| settings(&[], Limits::parse(text).expect("reads"));
        assert_eq!(lines("movetime=200").expect("fits"), ["level 1 0:01"]);
        assert_eq!(
            lines("depth=4").expect("fits"),
            ["level 1 10:00", "depth", "4"]
        );
        assert!(lines("nodes=5").is_err());
    }

    #[test]
    fn its_clock_is_set_from_what_is_limited() {
        let go = |line: &str| match line.parse() {
            Ok(komadai_usi::GuiMessage::Go(go)) => go,
            other => panic!("{other:?}"),
        };
        assert_eq!(hundredths(&go("go movetime 205"), Color::White), Some(20));
        assert_eq!(
            hundredths(&go("go btime 0 wtime 3000 byoyomi 500"), Color::White),
            Some(60)
        );
        assert_eq!(
            hundredths(&go("go btime 0 wtime 3000 byoyomi 500"), Color::Black),
            Some(50)
        );
        assert_eq!(
            hundredths(&go("go btime 0 wtime 0 byoyomi 1"), Color::Black),
            Some(1)
        );
        assert_eq!(hundredths(&go("go depth 3"), Color::Black), None);
    }
}
