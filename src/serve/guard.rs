//! Lets only a browser that shows the course's own pages use the local server.
//!
//! Without this check, a page of another site could reach 127.0.0.1 through the reader's browser: with a link, a
//! script, or a host name that resolves to this machine. So the Host header must be one of ours. A request with
//! another Origin is refused, and so is a request from another site, unless the reader followed a link.
//! A request that writes must have our own Origin, and it also needs the [`super::session`].

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");
const SEC_FETCH_MODE: HeaderName = HeaderName::from_static("sec-fetch-mode");

/// The host names of this server, each with its port.
#[derive(Debug, Clone)]
pub struct AllowedHosts(Vec<String>);

impl AllowedHosts {
    /// The usual names of this machine, and other names that the user allows for cloud editors.
    pub fn new(port: u16, others: &[String]) -> AllowedHosts {
        let mut hosts = vec![format!("127.0.0.1:{port}"), format!("localhost:{port}")];
        hosts.extend(others.iter().cloned());
        AllowedHosts(hosts)
    }

    /// Whether the user allowed other host names.
    pub fn are_others(&self) -> bool {
        self.0.len() > 2
    }

    fn allows(&self, host: &str) -> bool {
        self.0.iter().any(|known| known.eq_ignore_ascii_case(host))
    }

    fn allows_origin(&self, origin: &str) -> bool {
        ["http://", "https://"]
            .iter()
            .filter_map(|scheme| origin.strip_prefix(scheme))
            .any(|host| self.allows(host))
    }
}

/// Passes a request on, or refuses it with the reason.
pub async fn guard(State(allowed): State<AllowedHosts>, request: Request, next: Next) -> Response {
    match refusal(&allowed, request.method(), request.headers()) {
        Some(refused) => refused.into_response(),
        None => next.run(request).await,
    }
}

fn refusal(
    allowed: &AllowedHosts,
    method: &Method,
    headers: &HeaderMap,
) -> Option<(StatusCode, &'static str)> {
    let text = |name: HeaderName| {
        headers
            .get(name)
            .map(|value| value.to_str().unwrap_or_default())
    };
    if !text(header::HOST).is_some_and(|host| allowed.allows(host)) {
        return Some((
            StatusCode::FORBIDDEN,
            "The course doesn't know this host name. Open the address that `cargo run` printed, or restart the course with: cargo run -- serve --allow-host HOST:PORT\n",
        ));
    }
    let foreign = (
        StatusCode::FORBIDDEN,
        "The course refused this request, because it comes from another site's page.\n",
    );
    let origin = text(header::ORIGIN);
    if origin.is_some_and(|origin| !allowed.allows_origin(origin)) {
        return Some(foreign);
    }
    if matches!(*method, Method::GET | Method::HEAD) {
        // Browsers send Sec-Fetch-Site even without an Origin. Another site may link to the book.
        let from_elsewhere = matches!(text(SEC_FETCH_SITE), Some("cross-site" | "same-site"));
        let is_link = text(SEC_FETCH_MODE) == Some("navigate");
        return (from_elsewhere && !is_link).then_some(foreign);
    }
    if origin.is_none() {
        return Some((
            StatusCode::FORBIDDEN,
            "The course refused this request, because it has no Origin header. Only the course's own pages can write.\n",
        ));
    }
    None
}
