//! The local web server: the book's files, the learner's modules, and a stream of build events.

use std::convert::Infallible;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;

use anyhow::{Context, bail};
use axum::Router;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::middleware::from_fn_with_state;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use axum::routing::get;
use tokio::net::TcpListener;
use tokio_stream::wrappers::BroadcastStream;
use tokio_stream::{Stream, StreamExt};
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeaderLayer;

use super::guard::{AllowedHosts, guard};
use super::live::{LiveBuilds, StepEvent};

/// Takes the port on this machine only.
///
/// # Errors
///
/// When the port is taken; says what to do.
pub async fn bind(port: u16) -> anyhow::Result<TcpListener> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    match TcpListener::bind(address).await {
        Ok(listener) => Ok(listener),
        Err(error) if error.kind() == std::io::ErrorKind::AddrInUse => bail!(
            "port {port} is taken, perhaps by another `cargo run` of this course. Close that one, or choose another port: cargo run -- serve --port {}",
            port.checked_add(1).unwrap_or(3000)
        ),
        Err(error) => Err(error).with_context(|| format!("failed to listen on {address}")),
    }
}

/// The routes of the book; with `builds` also those of the learner's code.
pub fn router(site: &Path, builds: Option<LiveBuilds>, hosts: AllowedHosts) -> Router {
    let mut router = Router::new();
    if let Some(builds) = builds {
        let modules = ServeDir::new(builds.folder()).append_index_html_on_directories(false);
        let learning = Router::new()
            .route("/live/events", get(events))
            .with_state(builds)
            .nest_service("/live", modules);
        router = router.merge(learning);
    }
    router
        .fallback_service(ServeDir::new(site))
        .layer(SetResponseHeaderLayer::if_not_present(
            header::CACHE_CONTROL,
            HeaderValue::from_static("no-cache"),
        ))
        .layer(SetResponseHeaderLayer::overriding(
            header::X_CONTENT_TYPE_OPTIONS,
            HeaderValue::from_static("nosniff"),
        ))
        .layer(from_fn_with_state(hosts, guard))
}

/// The present state of each step, then every change.
async fn events(
    State(builds): State<LiveBuilds>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let (present, changes) = builds.subscribe();
    let changes = BroadcastStream::new(changes).filter_map(Result::ok);
    let stream = tokio_stream::iter(present)
        .chain(changes)
        .map(|event| Ok(as_message(&event)));
    Sse::new(stream).keep_alive(KeepAlive::default())
}

fn as_message(event: &StepEvent) -> Event {
    Event::default()
        .json_data(event)
        .unwrap_or_else(|_| Event::default().comment("an event that JSON cannot hold"))
}
