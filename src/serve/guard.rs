//! Who may talk to the local server: a browser on this machine that shows our own pages.
//!
//! A page of somebody else could otherwise reach 127.0.0.1 through the reader's browser, by a link, a
//! script or a name that resolves to this machine. So the host must be exactly ours, and a request that
//! names another origin, or comes from another site without being a link that somebody followed, is refused.
//! Whoever wants to write has to name our own origin, and needs the [`super::session`] besides.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");
const SEC_FETCH_MODE: HeaderName = HeaderName::from_static("sec-fetch-mode");

/// The hosts under which this server may be reached, each with its port.
#[derive(Debug, Clone)]
pub struct AllowedHosts(Vec<String>);

impl AllowedHosts {
    /// This machine under its usual names, and others that the user allows, for cloud editors.
    pub fn new(port: u16, others: &[String]) -> AllowedHosts {
        let mut hosts = vec![format!("127.0.0.1:{port}"), format!("localhost:{port}")];
        hosts.extend(others.iter().cloned());
        AllowedHosts(hosts)
    }

    /// Whether hosts besides this machine are among them.
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

/// Lets a request through or refuses it with the reason.
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
            "This host name is not the course's. Open it under the address that `cargo run` printed, or start it with --allow-host.\n",
        ));
    }
    let foreign = (
        StatusCode::FORBIDDEN,
        "This request comes from another site's page.\n",
    );
    let origin = text(header::ORIGIN);
    if origin.is_some_and(|origin| !allowed.allows_origin(origin)) {
        return Some(foreign);
    }
    if matches!(*method, Method::GET | Method::HEAD) {
        // Browsers say where a request comes from, also where they name no origin. A link may lead here.
        let from_elsewhere = matches!(text(SEC_FETCH_SITE), Some("cross-site" | "same-site"));
        let is_link = text(SEC_FETCH_MODE) == Some("navigate");
        return (from_elsewhere && !is_link).then_some(foreign);
    }
    if origin.is_none() {
        return Some((
            StatusCode::FORBIDDEN,
            "Writing is for the course's own pages; this request names no origin.\n",
        ));
    }
    None
}
