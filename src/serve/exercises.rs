//! What a page can do with the exercises: read and save a learner's file, restore the stub, and save that a version
//! passed. Only the browser of the session can use these routes.

use axum::extract::rejection::JsonRejection;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use checks::{Step, steps};
use serde::Deserialize;
use serde_json::json;

use super::builds::{LearnerBuilds, words_of};
use super::session::{Session, writers_only};
use crate::exercise::files::version_now;
use crate::exercise::progress::Progress;
use crate::exercise::reset::{ResetDone, reset};
use crate::exercise::save::{SaveDone, read_source, save};

/// The largest request body in bytes, many times larger than any answer so far.
pub const LARGEST_BODY: usize = 256 * 1024;

/// The routes below `/exercises/`.
pub fn routes(builds: LearnerBuilds, session: Session) -> Router {
    Router::new()
        .route("/exercises/{step}", get(read).put(write))
        .route("/exercises/{step}/reset", post(restore_stub))
        .route("/exercises/{step}/passed", post(save_passed))
        .route("/exercises/{step}/own", post(build_on_own))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn_with_state(session, writers_only))
        .with_state(builds)
}

/// An error response. The page shows its text unchanged.
struct Refusal(StatusCode, String);

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        (self.0, self.1 + "\n").into_response()
    }
}

impl From<anyhow::Error> for Refusal {
    fn from(error: anyhow::Error) -> Refusal {
        Refusal(StatusCode::INTERNAL_SERVER_ERROR, format!("{error:#}"))
    }
}

impl From<JsonRejection> for Refusal {
    fn from(rejection: JsonRejection) -> Refusal {
        let message = match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => {
                format!(
                    "This text is larger than {} KB, so it wasn't saved.",
                    LARGEST_BODY / 1024
                )
            }
            _ => rejection.body_text(),
        };
        Refusal(rejection.status(), message)
    }
}

/// The step with exactly this id. A request can't name a file in any other way.
fn step_of(id: &str) -> Result<&'static Step, Refusal> {
    let known = steps().iter().find(|step| step.id == id);
    known.copied().ok_or_else(|| {
        Refusal(
            StatusCode::NOT_FOUND,
            "There is no exercise with this id.".to_owned(),
        )
    })
}

async fn read(
    State(builds): State<LearnerBuilds>,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let source = read_source(builds.root(), step_of(&id)?)?;
    Ok(Json(source).into_response())
}

/// A new text for an exercise's file.
#[derive(Deserialize)]
struct NewText {
    text: String,
    /// The last version that the page has seen.
    seen: String,
    /// Whether to overwrite the file even if it has changed since then.
    #[serde(default)]
    over_other_changes: bool,
}

async fn write(
    State(builds): State<LearnerBuilds>,
    Path(id): Path<String>,
    body: Result<Json<NewText>, JsonRejection>,
) -> Result<Response, Refusal> {
    let step = step_of(&id)?;
    let Json(new) = body?;
    let root = builds.root();
    let done = save(root, step, &new.text, &new.seen, new.over_other_changes)?;
    Ok(match done {
        SaveDone::Saved(version) => Json(json!({ "version": version })).into_response(),
        SaveDone::SavedBeside(version, copy) => {
            let copy = copy.strip_prefix(root).unwrap_or(&copy).display();
            Json(json!({ "version": version, "saved": copy.to_string() })).into_response()
        }
        SaveDone::Changed(source) => (StatusCode::CONFLICT, Json(source)).into_response(),
    })
}

async fn restore_stub(
    State(builds): State<LearnerBuilds>,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let saved = match reset(builds.root(), step_of(&id)?)? {
        ResetDone::Saved(copy) => {
            let copy = copy.strip_prefix(builds.root()).unwrap_or(&copy);
            Some(copy.display().to_string())
        }
        ResetDone::Restored | ResetDone::NothingToDo => None,
    };
    Ok(Json(json!({ "saved": saved })).into_response())
}

/// The version that passed in the page.
#[derive(Deserialize)]
struct Passed {
    version: String,
}

async fn save_passed(
    State(builds): State<LearnerBuilds>,
    Path(id): Path<String>,
    body: Result<Json<Passed>, JsonRejection>,
) -> Result<StatusCode, Refusal> {
    let step = step_of(&id)?;
    let Json(passed) = body?;
    if version_now(builds.root(), step)? != passed.version {
        return Err(Refusal(
            StatusCode::CONFLICT,
            "The file has changed since the page checked it, so your progress wasn't saved."
                .to_owned(),
        ));
    }
    if Progress::save_passed(builds.root(), step, &passed.version)? {
        builds.tell_progress();
    }
    Ok(StatusCode::NO_CONTENT)
}

async fn build_on_own(
    State(builds): State<LearnerBuilds>,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let step = step_of(&id)?;
    let built = tokio::task::spawn_blocking(move || builds.build_on_own(step)).await;
    match built.map_err(anyhow::Error::from)? {
        Ok(module) => Ok(Json(module).into_response()),
        Err(error) => Err(Refusal(
            StatusCode::UNPROCESSABLE_ENTITY,
            words_of(&error, step),
        )),
    }
}
