//! A web server for a built site, on this machine only.

use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::thread;

use anyhow::{Context, Result};
use axum::Router;
use axum::http::{HeaderName, HeaderValue, header};
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeaderLayer;

/// Nothing is kept in the browser's cache, and the page may use precise clocks and shared memory.
const HEADERS: [(HeaderName, &str); 3] = [
    (header::CACHE_CONTROL, "no-store"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-embedder-policy"), "require-corp"),
];

/// Takes a port of this machine; 0 takes any that is free.
pub fn listen(port: u16) -> Result<TcpListener> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port))
        .with_context(|| format!("port {port} is taken; choose another with --port"))
}

/// Serves a folder in the background until the program ends. Returns the address.
pub fn start(listener: TcpListener, folder: PathBuf) -> Result<String> {
    let address = format!("http://{}/", listener.local_addr()?);
    listener.set_nonblocking(true)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    thread::spawn(move || {
        let served = runtime.block_on(async {
            axum::serve(tokio::net::TcpListener::from_std(listener)?, site(folder)).await
        });
        if let Err(error) = served {
            eprintln!("error: the server stopped: {error}");
        }
    });
    Ok(address)
}

fn site(folder: PathBuf) -> Router {
    let files = Router::new().fallback_service(ServeDir::new(folder));
    HEADERS.into_iter().fold(files, |router, (name, value)| {
        router.layer(SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value)))
    })
}
