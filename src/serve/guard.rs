//! Who may talk to the local server: a browser on this machine that shows our own pages.
//!
//! A page of somebody else could otherwise reach 127.0.0.1 through the reader's browser, by a link, a
//! script or a name that resolves to this machine. The server has nothing that writes, so requests other
//! than GET and HEAD are refused as a whole.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

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
    let text = |name| {
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
    if text(header::ORIGIN).is_some_and(|origin| !allowed.allows_origin(origin)) {
        return Some((
            StatusCode::FORBIDDEN,
            "This request comes from another site's page.\n",
        ));
    }
    if !matches!(*method, Method::GET | Method::HEAD) {
        return Some((
            StatusCode::METHOD_NOT_ALLOWED,
            "Only reading is possible here.\n",
        ));
    }
    None
}
