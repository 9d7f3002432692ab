//! Decides which browser can write: the one that opened the link that `cargo run` printed.
//!
//! The link contains a random token that works once. In return the browser gets a cookie that scripts can't read and
//! that isn't sent with requests from other sites. Another user of this machine can reach the port but doesn't know
//! the token. With `--open`, the token is briefly visible in the arguments of the browser's process.

use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Context;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};

/// The parameter in the link that contains the token.
const PARAMETER: &str = "token=";

/// The session of one run of the server.
#[derive(Clone)]
pub struct Session {
    port: u16,
    secret: Arc<str>,
    /// The token that hasn't been used yet.
    token: Arc<Mutex<String>>,
    /// Called with the next link after a browser has used a token.
    on_use: Arc<dyn Fn(&str) + Send + Sync>,
}

impl Session {
    /// Creates a session with a random secret. Each time a browser uses the link, calls `on_use` with the link for
    /// the next browser.
    ///
    /// # Errors
    ///
    /// If the system has no random numbers.
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

    /// The link that lets one browser write.
    pub fn address(&self) -> String {
        let token = self.token.lock().unwrap_or_else(PoisonError::into_inner);
        format!("http://127.0.0.1:{}/?{PARAMETER}{token}", self.port)
    }

    /// The name contains the port, because a browser shares the cookies of a host between all its ports.
    fn cookie_name(&self) -> String {
        format!("eight-ways-{}", self.port)
    }

    /// Whether a request comes from a browser that has used a link.
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

    /// Returns whether the token is valid. If so, replaces it, so that it can't be used again.
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

/// If the address contains a token, exchanges it for the cookie. Passes other requests on.
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
        // The same browser has reloaded a link that it already used.
        return path.into_response();
    }
    (
        StatusCode::FORBIDDEN,
        "This link has expired. Open the newest link in the terminal where `cargo run` is running. You can still read without it.\n",
    )
        .into_response()
}

/// Refuses requests from browsers that can't write.
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
        "This browser can only read. To edit here, open the newest link in the terminal where `cargo run` is running.\n",
    )
        .into_response()
}

/// 128 random bits as text.
fn random_text() -> anyhow::Result<String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)
        .map_err(anyhow::Error::msg)
        .context("Can't get random numbers from the system")?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Compares two texts in constant time, so that the time doesn't reveal how many characters match.
fn same(one: &str, other: &str) -> bool {
    let differences = one
        .bytes()
        .zip(other.bytes())
        .fold(0, |sum, (left, right)| sum | (left ^ right));
    one.len() == other.len() && differences == 0
}
