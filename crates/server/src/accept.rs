//! Takes connections and answers on them, within limits on their number and on how long a request's head may take.

use std::future::Future;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};

/// What a server grants its clients.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// Connections at a time; more wait in the system's queue. A WebSocket no longer counts once it is one.
    pub connections: u32,
    /// From the start of a connection (or the end of the request before) to the end of a request's head.
    pub head_within: Duration,
    /// For requests that are being answered when the server stops.
    pub last_answers: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 1_000,
            head_within: Duration::from_secs(30),
            last_answers: Duration::from_secs(2),
        }
    }
}

/// Serves until `stop` is ready, and then for as long as open requests need, at most [`Limits::last_answers`].
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    limits: Limits,
    stop: impl Future<Output = ()>,
) {
    let (stopping, stopped) = watch::channel(false);
    let slots = Arc::new(Semaphore::new(limits.connections as usize));
    let mut stop = std::pin::pin!(stop);
    loop {
        let next = async {
            // The semaphore is never closed.
            let slot = Arc::clone(&slots).acquire_owned().await.ok();
            (accept(&listener).await, slot)
        };
        let (stream, slot) = tokio::select! {
            next = next => next,
            () = &mut stop => break,
        };
        // Frames are small and somebody waits for each of them.
        let _ = stream.set_nodelay(true);
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(limits.head_within)
            .serve_connection(
                TokioIo::new(stream),
                TowerToHyperService::new(router.clone()),
            )
            .with_upgrades();
        let mut stopped = stopped.clone();
        tokio::spawn(async move {
            let mut connection = std::pin::pin!(connection);
            // A client that breaks off, is too slow or does not speak HTTP is no event.
            tokio::select! {
                _ = connection.as_mut() => {}
                _ = stopped.changed() => {
                    connection.as_mut().graceful_shutdown();
                    let _ = connection.await;
                }
            }
            drop(slot);
        });
    }
    drop(listener);
    let _ = stopping.send(true);
    // Whoever holds all slots knows that all connections have ended.
    let ended = slots.acquire_many(limits.connections);
    let _ = tokio::time::timeout(limits.last_answers, ended).await;
}

async fn accept(listener: &TcpListener) -> TcpStream {
    loop {
        match listener.accept().await {
            Ok((stream, _)) => return stream,
            // The client has gone already.
            Err(error)
                if matches!(
                    error.kind(),
                    io::ErrorKind::ConnectionRefused
                        | io::ErrorKind::ConnectionAborted
                        | io::ErrorKind::ConnectionReset
                ) => {}
            // Most likely the process has too many files open; some will be closed.
            Err(error) => {
                tracing::error!(%error, "no connection can be taken");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::sync::oneshot;

    use super::*;

    async fn read_all(mut stream: TcpStream) -> String {
        let mut bytes = Vec::new();
        let reading = stream.read_to_end(&mut bytes);
        tokio::time::timeout(Duration::from_secs(10), reading)
            .await
            .expect("an end")
            .ok();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    #[tokio::test]
    async fn slow_heads_and_too_many_connections_do_not_keep_others_out() {
        let limits = Limits {
            connections: 1,
            head_within: Duration::from_millis(100),
            last_answers: Duration::from_secs(2),
        };
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = Router::new().route("/", axum::routing::get(async || "here"));
        let (stop, stopped) = oneshot::channel::<()>();
        let server = tokio::spawn(serve(listener, router, limits, async {
            let _ = stopped.await;
        }));
        let mut slow = TcpStream::connect(address).await.unwrap();
        slow.write_all(b"GET / HTTP/1.1\r\nx: ").await.unwrap();
        let mut second = TcpStream::connect(address).await.unwrap();
        second
            .write_all(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
            .await
            .unwrap();
        assert!(read_all(second).await.ends_with("here"));
        assert!(!read_all(slow).await.contains("here"));
        stop.send(()).unwrap();
        tokio::time::timeout(Duration::from_secs(10), server)
            .await
            .unwrap()
            .unwrap();
        assert!(
            TcpStream::connect(address).await.is_err(),
            "nobody listens any more"
        );
    }
}
