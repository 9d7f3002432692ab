//! Who may write: the browser in which the address was opened that `cargo run` printed.
//!
//! The address carries a random token. It is exchanged once, for a cookie that scripts cannot read and that no
//! other site's page makes the browser send. Another user of this machine can reach the port, but does not know the
//! token; with `--open` it stands for a moment among the arguments of the browser, until that one has used it.

use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Context;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};

/// The parameter of the address that carries the token.
const PARAMETER: &str = "token=";

/// The session of one run of the server.
#[derive(Clone)]
pub struct Session {
    port: u16,
    secret: Arc<str>,
    /// The token that can still be exchanged.
    token: Arc<Mutex<String>>,
    /// Told the new address whenever a token was used, so that another browser can be let in.
    on_use: Arc<dyn Fn(&str) + Send + Sync>,
}

impl Session {
    /// A new session with a secret of its own. `on_use` is told the address for the next browser each time
    /// that one was let in.
    ///
    /// # Errors
    ///
    /// When the system has no random numbers.
    pub fn new(
        port: u16,
        on_use: impl Fn(&str) + Send + Sync + 'static,
    ) -> anyhow::Result<Session> {
        Ok(Session {
            port,
            secret: random_text()?.into(),
            token: Arc::new(Mutex::new(random_text()?)),
            on_use: Arc::new(on_use),
        })
    }

    /// The address that lets one browser write.
    pub fn address(&self) -> String {
        let token = self.token.lock().unwrap_or_else(PoisonError::into_inner);
        format!("http://127.0.0.1:{}/?{PARAMETER}{token}", self.port)
    }

    /// Cookies of all ports of a host share one jar, so the name says which port this one is for.
    fn cookie_name(&self) -> String {
        format!("eight-ways-{}", self.port)
    }

    /// Whether a request comes from a browser that was let in.
    pub fn may_write(&self, headers: &HeaderMap) -> bool {
        let name = self.cookie_name();
        headers
            .get_all(header::COOKIE)
            .iter()
            .filter_map(|value| value.to_str().ok())
            .flat_map(|cookies| cookies.split(';'))
            .filter_map(|cookie| cookie.trim().split_once('='))
            .any(|(known, value)| known == name && same(value, &self.secret))
    }

    /// Takes a token, if it is the one that counts. It cannot be used again.
    fn exchange(&self, offered: &str) -> bool {
        let Ok(next) = random_text() else {
            return false;
        };
        let mut token = self.token.lock().unwrap_or_else(PoisonError::into_inner);
        if !same(offered, &token) {
            return false;
        }
        *token = next;
        true
    }
}

/// Exchanges a token in the address for the cookie. Other requests pass.
pub async fn let_in(State(session): State<Session>, request: Request, next: Next) -> Response {
    let query = request.uri().query().unwrap_or_default();
    let offered = query
        .split('&')
        .find_map(|pair| pair.strip_prefix(PARAMETER));
    let Some(offered) = offered else {
        return next.run(request).await;
    };
    let path = Redirect::to(request.uri().path());
    if session.exchange(offered) {
        (session.on_use)(&session.address());
        let cookie = format!(
            "{}={}; HttpOnly; SameSite=Strict; Path=/",
            session.cookie_name(),
            session.secret
        );
        return ([(header::SET_COOKIE, cookie)], path).into_response();
    }
    if session.may_write(request.headers()) {
        // A reload of an address that was exchanged already, in the same browser.
        return path.into_response();
    }
    (
        StatusCode::FORBIDDEN,
        "This address was used already, or belongs to an earlier run. The newest one stands in the terminal in which `cargo run` runs. Reading needs none.\n",
    )
        .into_response()
}

/// Refuses what only the session may do.
pub async fn writers_only(
    State(session): State<Session>,
    request: Request,
    next: Next,
) -> Response {
    if session.may_write(request.headers()) {
        return next.run(request).await;
    }
    (
        StatusCode::UNAUTHORIZED,
        "Writing needs the address that `cargo run` printed: open that one in this browser.\n",
    )
        .into_response()
}

/// 128 random bits as text.
fn random_text() -> anyhow::Result<String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)
        .map_err(anyhow::Error::msg)
        .context("failed to get random numbers from the system")?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Compares without telling by its time how far two texts agree.
fn same(one: &str, other: &str) -> bool {
    let differences = one
        .bytes()
        .zip(other.bytes())
        .fold(0, |sum, (left, right)| sum | (left ^ right));
    one.len() == other.len() && differences == 0
}
