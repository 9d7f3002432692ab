//! The local web server. It sends the book's files, the learner's modules, and a stream of events.

use std::convert::Infallible;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;

use anyhow::{Context, bail};
use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::from_fn_with_state;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use axum::routing::get;
use tokio::net::TcpListener;
use tokio_stream::wrappers::BroadcastStream;
use tokio_stream::{Stream, StreamExt};
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeaderLayer;

use super::builds::LearnerBuilds;
use super::events::PageEvent;
use super::exercises;
use super::figures::Figures;
use super::guard::{AllowedHosts, guard};
use super::session::{Session, let_in};

/// Listens on the port, for connections from this machine only.
///
/// # Errors
///
/// If the port is in use. The message says what to do.
pub async fn bind(port: u16) -> anyhow::Result<TcpListener> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    match TcpListener::bind(address).await {
        Ok(listener) => Ok(listener),
        Err(error) if error.kind() == std::io::ErrorKind::AddrInUse => bail!(
            "Port {port} is already in use, perhaps by another `cargo run` of this course. Stop that one, or use another port: cargo run -- serve --port {}",
            port.checked_add(1).unwrap_or(3000)
        ),
        Err(error) => Err(error).with_context(|| format!("Can't listen on {address}")),
    }
}

/// What the server needs for live figures that run the learner's own code.
#[derive(Clone)]
pub struct Learning {
    /// The builds of the exercises.
    pub builds: LearnerBuilds,
    /// Decides which browser can write.
    pub session: Session,
    /// The files of the figures.
    pub figures: Figures,
}

impl Learning {
    /// The routes beside the book's pages.
    fn routes(self) -> Router {
        let modules = ServeDir::new(self.builds.folder()).append_index_html_on_directories(false);
        Router::new()
            .route("/live/events", get(events))
            .with_state((self.builds.clone(), self.session.clone()))
            .nest_service("/live", modules)
            .merge(self.figures.routes())
            .merge(exercises::routes(self.builds, self.session))
    }
}

/// The routes of the book and of the learner's code.
pub fn router(site: &Path, learning: Learning, hosts: AllowedHosts) -> Router {
    let session = learning.session.clone();
    let mut router = learning
        .routes()
        .fallback_service(ServeDir::new(site))
        .layer(from_fn_with_state(session, let_in));
    if !hosts.are_others() {
        // Other sites can't show our pages in a frame and trick the reader into clicking. Cloud editors need frames.
        router = router.layer(SetResponseHeaderLayer::overriding(
            header::X_FRAME_OPTIONS,
            HeaderValue::from_static("SAMEORIGIN"),
        ));
    }
    router
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

/// Sends whether this browser can write, then the latest event of each kind, then every later event.
async fn events(
    State((builds, session)): State<(LearnerBuilds, Session)>,
    headers: HeaderMap,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let (present, changes) = builds.announcer.subscribe();
    let may_write = yes_or_no(session.may_write(&headers));
    let hello = Event::default().event("writes").data(may_write);
    // If a page is too slow to receive every event, end its stream. It reconnects and gets the latest events.
    let changes = BroadcastStream::new(changes).map_while(Result::ok);
    let stream = tokio_stream::iter(present)
        .chain(changes)
        .map(|event| as_message(&event));
    Sse::new(tokio_stream::once(hello).chain(stream).map(Ok)).keep_alive(KeepAlive::default())
}

fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

fn as_message(event: &PageEvent) -> Event {
    let message = match event {
        PageEvent::Step(event) => Event::default().event("step").json_data(event),
        PageEvent::Progress(standings) => Event::default().event("progress").json_data(standings),
        PageEvent::Outdated(yes) => Ok(Event::default().event("outdated").data(yes_or_no(*yes))),
    };
    message.unwrap_or_else(|_| Event::default().comment("this event can't be written as JSON"))
}
