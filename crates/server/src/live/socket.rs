//! One WebSocket: reads frames, asks the game's actor, writes what comes back.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use komadai_store::GameId;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout};

use super::actor::{CLIENT_QUEUE, Input, Joined, Outgoing};
use super::frames::{BadFrame, ClientFrame, MOST_BYTES, ServerFrame, close};
use super::registry::Registry;

const HELLO_WITHIN: Duration = Duration::from_secs(10);
const SEND_WITHIN: Duration = Duration::from_secs(10);
/// How often a silent client is asked whether it is there.
const PING_EVERY: Duration = Duration::from_secs(20);
/// A client that has not been heard for so long is gone.
const GONE_AFTER: Duration = Duration::from_secs(60);

/// Why a connection ends.
enum End {
    /// The client has gone; nothing can be said any more.
    Gone,
    Close(u16, &'static str),
}

type Step<T> = Result<T, End>;

/// A connection that has said hello.
struct Joint {
    client: u64,
    actor: mpsc::Sender<Input>,
    frames: mpsc::Receiver<Outgoing>,
    _alive: super::registry::Alive,
}

pub(crate) async fn serve(mut socket: WebSocket, id: GameId, registry: Arc<Registry>) {
    let end = converse(&mut socket, &id, &registry).await;
    if let Err(End::Close(code, reason)) = end {
        let frame = CloseFrame {
            code,
            reason: Utf8Bytes::from_static(reason),
        };
        let _ = timeout(SEND_WITHIN, socket.send(Message::Close(Some(frame)))).await;
    }
}

async fn converse(socket: &mut WebSocket, id: &GameId, registry: &Registry) -> Step<()> {
    let since = timeout(HELLO_WITHIN, hello(socket))
        .await
        .map_err(|_| End::Close(close::NO_HELLO, "no hello in time"))??;
    let mut joint = join(socket, id, registry, since).await?;
    let outcome = exchange(socket, id, registry, &mut joint).await;
    let _ = joint
        .actor
        .send(Input::Leave {
            client: joint.client,
        })
        .await;
    outcome
}

/// Waits for the first frame, which must be a hello.
async fn hello(socket: &mut WebSocket) -> Step<u64> {
    loop {
        match read(socket).await? {
            None => {}
            Some(Ok(ClientFrame::Hello { since })) => return Ok(since),
            Some(Ok(_)) => {
                let message = "the first frame must be a hello".to_owned();
                let bad = BadFrame {
                    code: "no-hello",
                    field: "type".to_owned(),
                    message,
                };
                complain(socket, &bad).await?;
                return Err(End::Close(close::NO_HELLO, "no hello"));
            }
            Some(Err(bad)) => answer_bad(socket, &bad).await?,
        }
    }
}

/// Joins the game, as often as it takes to be told a number that the server knows.
async fn join(
    socket: &mut WebSocket,
    id: &GameId,
    registry: &Registry,
    mut since: u64,
) -> Step<Joint> {
    // A game can be put away between being found and being joined; then it is opened again.
    for _ in 0..3 {
        let Ok((actor, alive)) = registry.open(id).await else {
            return Err(End::Close(close::AWAY, "the game cannot be opened now"));
        };
        loop {
            let (sender, frames) = mpsc::channel(CLIENT_QUEUE);
            let (answer, joined) = oneshot::channel();
            if actor
                .send(Input::Join {
                    since,
                    frames: sender,
                    answer,
                })
                .await
                .is_err()
            {
                break;
            }
            match joined.await {
                Err(_) => break,
                Ok(Joined::As(client)) => {
                    return Ok(Joint {
                        client,
                        actor,
                        frames,
                        _alive: alive,
                    });
                }
                Ok(Joined::Full) => {
                    return Err(End::Close(
                        close::TRY_LATER,
                        "too many clients of this game",
                    ));
                }
                Ok(Joined::UnknownSeq { head }) => {
                    let message = format!("the last event is {head}, not {since}");
                    let bad = BadFrame {
                        code: "unknown-seq",
                        field: "since".to_owned(),
                        message,
                    };
                    complain(socket, &bad).await?;
                    since = timeout(HELLO_WITHIN, hello(socket))
                        .await
                        .map_err(|_| End::Close(close::NO_HELLO, "no hello in time"))??;
                }
            }
        }
    }
    Err(End::Close(
        close::TRY_LATER,
        "the game cannot be joined now",
    ))
}

async fn exchange(
    socket: &mut WebSocket,
    id: &GameId,
    registry: &Registry,
    joint: &mut Joint,
) -> Step<()> {
    let mut heard = Instant::now();
    let mut pings = tokio::time::interval(PING_EVERY);
    loop {
        tokio::select! {
            outgoing = joint.frames.recv() => match outgoing {
                Some(Outgoing::Text(text)) => send(socket, &text).await?,
                Some(Outgoing::Close(code, reason)) => return Err(End::Close(code, reason)),
                None => return Err(End::Close(close::TOO_SLOW, "too many unread frames")),
            },
            frame = read(socket) => {
                heard = Instant::now();
                match frame? {
                    None => {}
                    Some(Err(bad)) => answer_bad(socket, &bad).await?,
                    Some(Ok(ClientFrame::Hello { since })) => {
                        let leave = Input::Leave { client: joint.client };
                        let _ = joint.actor.send(leave).await;
                        *joint = join(socket, id, registry, since).await?;
                    }
                    Some(Ok(frame)) => pass_on(joint, frame, heard).await?,
                }
            }
            _ = pings.tick() => {
                if heard.elapsed() > GONE_AFTER {
                    return Err(End::Gone);
                }
                let ping = socket.send(Message::Ping(Default::default()));
                timeout(SEND_WITHIN, ping).await.map_err(|_| End::Gone)?.map_err(|_| End::Gone)?;
            }
        }
    }
}

async fn pass_on(joint: &Joint, frame: ClientFrame, at: Instant) -> Step<()> {
    let client = joint.client;
    let input = match frame {
        ClientFrame::Command(frame) => Input::Command { client, frame, at },
        ClientFrame::Ping { nonce } => Input::Ping { client, nonce },
        ClientFrame::RetryEngine => Input::RetryEngine,
        ClientFrame::Begin => Input::Begin,
        // Handled where it can be answered.
        ClientFrame::Hello { .. } => return Ok(()),
    };
    joint
        .actor
        .send(input)
        .await
        .map_err(|_| End::Close(close::AWAY, "the game was put away"))
}

/// The next frame; `None` for one that carries nothing for us (a pong, say).
async fn read(socket: &mut WebSocket) -> Step<Option<Result<ClientFrame, BadFrame>>> {
    let message = match socket.recv().await {
        Some(Ok(message)) => message,
        // What is no WebSocket frame; if the connection itself broke, nobody hears it.
        Some(Err(_)) => return Err(End::Close(close::BROKEN, "this is no WebSocket frame")),
        None => return Err(End::Gone),
    };
    let size = match &message {
        Message::Text(text) => text.len(),
        Message::Binary(bytes) => bytes.len(),
        _ => 0,
    };
    if size > MOST_BYTES {
        let message = format!("a frame has at most {MOST_BYTES} bytes");
        return Ok(Some(Err(BadFrame {
            code: "too-large",
            field: String::new(),
            message,
        })));
    }
    Ok(match message {
        Message::Text(text) => Some(ClientFrame::read(&text)),
        Message::Binary(_) => Some(Err(BadFrame::message("expected a text frame"))),
        Message::Close(_) => {
            // Reading on sends the answer to the close.
            let _ = timeout(SEND_WITHIN, socket.recv()).await;
            return Err(End::Gone);
        }
        Message::Ping(_) | Message::Pong(_) => None,
    })
}

/// Answers a frame that does not read; some faults end the connection.
async fn answer_bad(socket: &mut WebSocket, bad: &BadFrame) -> Step<()> {
    complain(socket, bad).await?;
    match bad.code {
        "protocol" => Err(End::Close(
            close::PROTOCOL,
            "unknown version of the protocol",
        )),
        "too-large" => Err(End::Close(close::TOO_LARGE, "frame too large")),
        _ => Ok(()),
    }
}

async fn complain(socket: &mut WebSocket, bad: &BadFrame) -> Step<()> {
    send(socket, &ServerFrame::from(bad).text()).await
}

async fn send(socket: &mut WebSocket, text: &str) -> Step<()> {
    match timeout(SEND_WITHIN, socket.send(Message::text(text))).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => Err(End::Close(close::TOO_SLOW, "frames are not read")),
    }
}
