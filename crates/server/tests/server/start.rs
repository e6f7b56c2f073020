//! Starting: what stands in the way is said plainly.

use komadai_server::{Server, StartError};

use crate::harness::{Host, config};

#[tokio::test(flavor = "multi_thread")]
async fn a_busy_port() {
    let host = Host::start("plays").await;
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path(), "plays");
    config.port = host.address.port();
    let error = Server::bind(config).await.err().unwrap();
    assert!(matches!(error, StartError::PortBusy(_)), "{error}");
    assert!(
        error.to_string().contains(&host.address.port().to_string()),
        "{error}"
    );
    assert!(!folder.path().join("data").exists(), "nothing was touched");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_of_another_machine() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path(), "plays");
    config.bind = "203.0.113.7".parse().unwrap();
    let error = Server::bind(config).await.err().unwrap();
    assert!(matches!(error, StartError::NoSuchAddress(_)), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_data_directory_in_use() {
    let host = Host::start("plays").await;
    let error = Server::bind(config(host.folder.path(), "plays"))
        .await
        .err()
        .unwrap();
    assert!(matches!(error, StartError::Store(_)), "{error}");
    assert!(error.to_string().contains("in use"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_address_of_the_page() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path(), "plays");
    config.bind = "0.0.0.0".parse().unwrap();
    let server = Server::bind(config).await.unwrap();
    assert_eq!(
        server.url(),
        format!("http://127.0.0.1:{}/", server.address().port())
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_connection_does_not_keep_the_server() {
    let host = Host::start("plays").await;
    let idle = tokio::net::TcpStream::connect(host.address).await.unwrap();
    host.stop().await;
    drop(idle);
}
