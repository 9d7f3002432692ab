//! Sends the files of the figures. A request for a file that isn't built yet waits for it, so that a page comes alive
//! by itself.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::Router;
use axum::extract::{Path as UrlPath, Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::sync::watch;
use tower_http::services::ServeFile;

use crate::page::local;

/// What is known about the build.
#[derive(Debug, Default)]
struct Progress {
    /// The names of the files that are up to date.
    ready: BTreeSet<String>,
    /// How the build ended: with all files, or with the reason why some are missing.
    end: Option<Result<(), String>>,
}

/// The files of the figures, while they are built and afterwards.
#[derive(Debug, Clone)]
pub struct Figures {
    folder: Arc<PathBuf>,
    progress: watch::Receiver<Progress>,
}

/// Reports the progress of the build to the server.
#[derive(Debug)]
pub struct Building(watch::Sender<Progress>);

impl Building {
    /// Sends a file to the pages that wait for it.
    pub fn ready(&self, file: &str) {
        self.0.send_modify(|progress| {
            progress.ready.insert(file.to_owned());
        });
    }

    /// Ends the waiting. The error is for the readers.
    pub fn end(&self, end: Result<(), String>) {
        self.0.send_modify(|progress| progress.end = Some(end));
    }
}

impl Figures {
    /// The files at the start of a build.
    pub fn new(root: &Path) -> (Figures, Building) {
        let (sender, progress) = watch::channel(Progress::default());
        let folder = Arc::new(local::folder(root));
        (Figures { folder, progress }, Building(sender))
    }

    /// The route of the files.
    pub fn routes(self) -> Router {
        Router::new()
            .route(&format!("/{}/{{file}}", local::NAME), get(send))
            .with_state(self)
    }

    /// Waits until the file is built. If it will never be, returns the response that says so.
    async fn wait_for(&self, file: &str) -> Result<(), Response> {
        let mut progress = self.progress.clone();
        let is_decided =
            |progress: &Progress| progress.ready.contains(file) || progress.end.is_some();
        let Ok(progress) = progress.wait_for(is_decided).await else {
            return Err(StatusCode::SERVICE_UNAVAILABLE.into_response());
        };
        match &progress.end {
            _ if progress.ready.contains(file) => Ok(()),
            Some(Err(words)) => {
                let words = format!("{words}\n");
                Err((StatusCode::SERVICE_UNAVAILABLE, words).into_response())
            }
            _ => Err(StatusCode::NOT_FOUND.into_response()),
        }
    }
}

async fn send(
    State(figures): State<Figures>,
    UrlPath(file): UrlPath<String>,
    request: Request,
) -> Response {
    if let Err(refused) = figures.wait_for(&file).await {
        return refused;
    }
    let sent = ServeFile::new(figures.folder.join(&file))
        .try_call(request)
        .await;
    match sent {
        Ok(response) => response.into_response(),
        Err(error) => (StatusCode::INTERNAL_SERVER_ERROR, format!("{error}\n")).into_response(),
    }
}
