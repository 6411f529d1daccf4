//! A web server for a built site, on this machine only.

use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::thread;

use anyhow::{Context, Result};
use axum::Router;
use axum::http::{HeaderName, HeaderValue, header};
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeaderLayer;

/// Allow the page precise clocks and shared memory.
const HEADERS: [(HeaderName, &str); 2] = [
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-embedder-policy"), "require-corp"),
];

/// How browsers may cache files.
#[derive(Clone, Copy, Debug)]
pub enum Caching {
    /// Files may change at any time.
    Nothing,
    /// Files do not change while the server runs.
    Everything,
}

impl Caching {
    const fn header(self) -> &'static str {
        match self {
            Self::Nothing => "no-store",
            Self::Everything => "max-age=86400, immutable",
        }
    }
}

/// Binds a port of this machine; 0 means any free one.
pub fn listen(port: u16) -> Result<TcpListener> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port))
        .with_context(|| format!("port {port} is taken; choose another with --port"))
}

/// Serves a folder in the background until the program ends. Returns the address.
pub fn start(listener: TcpListener, folder: PathBuf, caching: Caching) -> Result<String> {
    let address = format!("http://{}/", listener.local_addr()?);
    listener.set_nonblocking(true)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    thread::spawn(move || {
        let served = runtime.block_on(async {
            axum::serve(tokio::net::TcpListener::from_std(listener)?, site(folder, caching)).await
        });
        if let Err(error) = served {
            eprintln!("error: the server stopped: {error}");
        }
    });
    Ok(address)
}

fn site(folder: PathBuf, caching: Caching) -> Router {
    let files = Router::new().fallback_service(ServeDir::new(folder));
    let headers = HEADERS.into_iter().chain([(header::CACHE_CONTROL, caching.header())]);
    headers.fold(files, |router, (name, value)| {
        router.layer(SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value)))
    })
}
