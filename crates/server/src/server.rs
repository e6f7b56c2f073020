//! The server as a whole: binds, serves, stops.

use std::future::Future;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use axum::Router;
use axum::middleware;
use komadai_store::{Records, SqliteStore, Store};
use tokio::net::TcpListener;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;

use crate::accept::{self, Limits};
use crate::config::{Config, EngineConfig};
use crate::error::StartError;
use crate::guard::{Guard, refuse_foreign};
use crate::live::{Hints, Registry};
use crate::page::PageFiles;
use crate::{headers, http, page};

/// Whose games these are, as long as there are no accounts.
pub(crate) const OWNER: &str = "local";

/// What handlers share.
#[derive(Clone)]
pub(crate) struct AppState {
    pub store: Arc<dyn Store>,
    pub records: Arc<dyn Records>,
    pub registry: Arc<Registry>,
    pub hints: Arc<Hints>,
    /// Held while a replay is made, so that a drawn game is replayed once.
    pub replays: Arc<tokio::sync::Mutex<()>>,
    pub page: Arc<dyn PageFiles>,
}

/// Unix time in milliseconds; 0 if the machine's clock stands before 1970.
pub(crate) fn unix_ms() -> u64 {
    let passed = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    u64::try_from(passed.as_millis()).unwrap_or(u64::MAX)
}

/// A server that listens but does not answer yet.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    state: AppState,
    router: Router,
}

impl Server {
    /// Takes the port, then opens the games. Needs a tokio runtime with timers and I/O enabled.
    ///
    /// # Errors
    /// [`StartError`] says what stands in the way, in words for the person who starts the program.
    pub async fn bind(config: Config) -> Result<Self, StartError> {
        let wanted = SocketAddr::new(config.bind, config.port);
        let failed = |source| StartError::listen(wanted, source);
        let listener = TcpListener::bind(wanted).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let store = Arc::new(SqliteStore::open(&config.data_dir).await?);
        let records: Arc<dyn Records> = Arc::clone(&store) as Arc<dyn Records>;
        let (router, state) = application(address, store, records, config.page, config.engine);
        Ok(Self {
            listener,
            address,
            state,
            router,
        })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address of the page, such as `http://127.0.0.1:4567/`, as a browser on this machine reaches it.
    #[must_use]
    pub fn url(&self) -> String {
        let ip = match self.address.ip() {
            IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
            IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
            ip => ip,
        };
        format!("http://{}/", SocketAddr::new(ip, self.address.port()))
    }

    /// Serves until `stop` is ready, then says good-bye to open games, ends the engines and closes the store.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let registry = Arc::clone(&self.state.registry);
        let goodbye = async move {
            stop.await;
            registry.shut_down().await;
        };
        accept::serve(self.listener, self.router, Limits::default(), goodbye).await;
        self.state.store.close().await;
    }
}

/// Ready when the program is asked to stop: Ctrl-C, and on Unix SIGTERM.
pub async fn interrupted() {
    let ctrl_c = async {
        if tokio::signal::ctrl_c().await.is_err() {
            // Without a handler the system's own behaviour stays: the program is ended.
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = ctrl_c => {}
        () = terminate => {}
    }
}

/// Everything behind the socket, for a server at `address`.
pub(crate) fn application(
    address: SocketAddr,
    store: Arc<dyn Store>,
    records: Arc<dyn Records>,
    page: Arc<dyn PageFiles>,
    engine: EngineConfig,
) -> (Router, AppState) {
    let hints = Arc::new(Hints::new(engine.clone()));
    let registry = Arc::new(Registry::new(Arc::clone(&store), engine));
    let state = AppState {
        store,
        records,
        registry,
        hints,
        replays: Arc::default(),
        page,
    };
    let router = http::routes()
        .fallback(page::serve)
        .with_state(state.clone())
        .layer(CompressionLayer::new().quality(CompressionLevel::Best))
        .layer(middleware::from_fn_with_state(
            Arc::new(Guard::new(address)),
            refuse_foreign,
        ))
        .layer(middleware::from_fn(headers::add));
    (router, state)
}
