//! What readers see if something fails: a figure's code, a file of the figures, or the browser's permission for wasm.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, ensure};
use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use browser_tests::page::{wait_for, words};
use browser_tests::{Browser, Course, browser_is_there};
use serde_json::json;
use thirtyfour::WebDriver;
use tokio::sync::Semaphore;
use tower_http::services::ServeDir;

/// What is wrong with a website.
#[derive(Debug, Clone)]
enum Fault {
    /// A file isn't there.
    Missing(&'static str),
    /// A file has the wrong type.
    Type(&'static str, &'static str),
    /// The pages have this content security policy.
    Policy(&'static str),
    /// A file isn't built yet. Then the build succeeds or fails.
    Building(&'static str, Arc<Semaphore>, StatusCode),
}

/// The pages and the files of their figures, on a server with a fault.
struct Website {
    address: String,
    server: tokio::task::JoinHandle<()>,
}

impl Website {
    async fn start(course: &Course, fault: Fault) -> anyhow::Result<Website> {
        let (site, page) = folders(course);
        let app = Router::new()
            .nest_service("/page", ServeDir::new(page))
            .fallback_service(ServeDir::new(site))
            .layer(from_fn_with_state(fault, with_fault));
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
        let address = format!("http://{}", listener.local_addr()?);
        let server = tokio::spawn(async move {
            // It runs until the test ends it.
            let _ = axum::serve(listener, app).await;
        });
        Ok(Website { address, server })
    }
}

impl Drop for Website {
    fn drop(&mut self) {
        self.server.abort();
    }
}

/// The folder of the pages, and the folder of their figures' files.
fn folders(course: &Course) -> (PathBuf, PathBuf) {
    let built = course.root.join("target/course");
    (built.join("site"), built.join("page"))
}

async fn with_fault(State(fault): State<Fault>, request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    let is_about = |file: &str| path.ends_with(file);
    match &fault {
        Fault::Missing(file) if is_about(file) => return StatusCode::NOT_FOUND.into_response(),
        Fault::Building(file, end, status) if is_about(file) => {
            let _ = end.acquire().await;
            if *status != StatusCode::OK {
                return status.into_response();
            }
        }
        _ => {}
    }
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    match fault {
        Fault::Type(file, kind) if is_about(file) => {
            headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
        }
        Fault::Policy(policy) => {
            let policy = HeaderValue::from_static(policy);
            headers.insert(header::CONTENT_SECURITY_POLICY, policy);
        }
        _ => {}
    }
    response
}

/// A walk with a board, and the other walk on the same page.
const FIRST: &str = "#practice";
const SECOND: &str = "figure[data-widget=walk]:not(#practice)";

/// Opens chapter 04 and brings a figure near.
async fn open(driver: &WebDriver, address: &str) -> anyhow::Result<()> {
    // A page with the same address would only scroll.
    driver.goto("about:blank").await?;
    driver
        .goto(format!("{address}/04-legal-moves.html"))
        .await?;
    Ok(())
}

async fn wait_until_live(driver: &WebDriver, figure: &str) -> anyhow::Result<()> {
    let script = format!(
        "const figure = document.querySelector('{figure}'); figure.closest('details')?.setAttribute('open', ''); figure.scrollIntoView(); return figure.matches('.is-live')"
    );
    wait_for(driver, &format!("{figure} to open"), &script).await?;
    Ok(())
}

/// Waits until a figure's note has these words, and makes sure that its still form is visible.
async fn expect_note(driver: &WebDriver, figure: &str, note: &str) -> anyhow::Result<()> {
    let script = format!(
        "return document.querySelector('{figure} > .widget-note')?.textContent.includes({note:?})"
    );
    let found = wait_for(driver, note, &script).await;
    let shown = words(driver, &format!("{figure} > .widget-note")).await?;
    found.with_context(|| format!("{figure} says {shown:?}"))?;
    let still = format!(
        "const figure = document.querySelector('{figure}'); return !figure.matches('.is-live') && getComputedStyle(figure.querySelector('.still')).display !== 'none' && figure.querySelectorAll('.widget-note').length === 1"
    );
    let still = driver.execute(still, Vec::new()).await?;
    ensure!(still.json() == &json!(true), "{figure} isn't still");
    Ok(())
}

/// Presses "To the end" in a walk, and waits for the walks.
async fn walks_to_the_end(driver: &WebDriver, figure: &str) -> anyhow::Result<()> {
    wait_until_live(driver, figure).await?;
    let script = format!(
        "const live = document.querySelector('{figure} .live:not(.still)'); live.querySelector('[data-action=walk-all]')?.click(); return live.querySelectorAll('[data-stop]').length === 8"
    );
    wait_for(driver, &format!("{figure} to walk"), &script).await?;
    Ok(())
}

/// Whatever a figure does, the other figures of its page go on.
async fn a_fault_stays_in_its_figure(driver: &WebDriver, course: &Course) -> anyhow::Result<()> {
    for (name, fault) in FAULTS {
        open(driver, &course.address).await?;
        wait_until_live(driver, SECOND).await?;
        wait_until_live(driver, FIRST).await?;
        let script = format!(
            "const live = document.querySelector('{FIRST} .live:not(.still)');
            const cell = live.querySelector('button[data-square=b1]');
            const fault = () => {{ {fault} }};
            for (const element of live.querySelectorAll('*')) Object.defineProperty(element, 'children', {{ get: fault }});
            cell.click()"
        );
        driver.execute(script, Vec::new()).await?;
        expect_note(driver, FIRST, "has stopped because of a bug")
            .await
            .context(name)?;
        walks_to_the_end(driver, SECOND).await.context(name)?;
        // A figure that runs code in a worker.
        let ask = "const figure = document.querySelector('figure[data-widget=ask]'); figure.scrollIntoView(); return figure.querySelector('.ask-answer')?.textContent !== ''";
        wait_for(driver, "the answer of Ask", ask)
            .await
            .context(name)?;
    }
    Ok(())
}

/// Ways in which the code of a figure ends, while it changes the document.
const FAULTS: [(&str, &str); 2] = [
    ("an exception", "throw new Error('not today')"),
    (
        "an overflow of the stack",
        "const deeper = () => 1 + deeper(); return deeper()",
    ),
];

/// Without its module, each figure stays still and says why.
async fn figures_that_cannot_load_stay_still(
    driver: &WebDriver,
    course: &Course,
) -> anyhow::Result<()> {
    let no_wasm = "script-src 'self' 'unsafe-inline'";
    for (fault, note) in [
        (Fault::Missing("/page/page.js"), "reload the page"),
        (Fault::Missing("/page/page_bg.wasm"), "reload the page"),
        (
            Fault::Type("/page/page.js", "text/plain"),
            "reload the page",
        ),
        (Fault::Policy(no_wasm), "blocks WebAssembly"),
    ] {
        let name = format!("{fault:?}");
        let website = Website::start(course, fault).await?;
        open(driver, &website.address).await?;
        for figure in [FIRST, SECOND] {
            expect_note(driver, figure, note)
                .await
                .context(name.clone())?;
        }
    }
    // This is slower, but it works.
    let website = Website::start(course, Fault::Type(".wasm", "text/plain")).await?;
    open(driver, &website.address).await?;
    walks_to_the_end(driver, FIRST).await
}

/// The page is opened as a file.
async fn a_page_without_a_server_says_so(
    driver: &WebDriver,
    course: &Course,
) -> anyhow::Result<()> {
    let (site, page) = folders(course);
    let folder = tempfile::tempdir()?;
    copy(&site.join("04-legal-moves.html"), folder.path())?;
    let files = folder.path().join("page");
    std::fs::create_dir(&files)?;
    for file in ["start.js", "page.js", "page_bg.wasm"] {
        copy(&page.join(file), &files)?;
    }
    open(driver, &format!("file://{}", folder.path().display())).await?;
    for figure in [FIRST, SECOND] {
        expect_note(driver, figure, "opened as a file").await?;
    }
    Ok(())
}

fn copy(file: &Path, folder: &Path) -> anyhow::Result<()> {
    let name = file.file_name().context("the path of a file")?;
    std::fs::copy(file, folder.join(name)).with_context(|| file.display().to_string())?;
    Ok(())
}

/// Code that needs a worker can't run. Everything else can.
async fn without_a_worker_the_rest_runs(driver: &WebDriver, course: &Course) -> anyhow::Result<()> {
    for file in ["/page/worker.js", "/page/mistakes.wasm"] {
        let website = Website::start(course, Fault::Missing(file)).await?;
        open(driver, &website.address).await?;
        walks_to_the_end(driver, FIRST).await?;
        let choose = format!(
            "const choice = document.querySelector('{FIRST} [data-control=subject]');
            choice.value = [...choice.options].find(option => !['yours', 'reference'].includes(option.value)).value;
            choice.dispatchEvent(new Event('change', {{ bubbles: true }}))"
        );
        driver.execute(choose, Vec::new()).await?;
        let says = format!(
            "return document.querySelector('{FIRST} .live:not(.still)').textContent.includes({:?})",
            format!(
                "The code couldn't run: {} didn't load. Reload the page.",
                &file[1..]
            )
        );
        wait_for(driver, &format!("a sentence on {file}"), &says).await?;
        walks_to_the_end(driver, SECOND).await?;
    }
    Ok(())
}

/// While the figures are built, the pages say so. Then they come alive, or say that the build has failed.
async fn figures_come_alive_when_they_are_built(
    driver: &WebDriver,
    course: &Course,
) -> anyhow::Result<()> {
    for status in [StatusCode::OK, StatusCode::SERVICE_UNAVAILABLE] {
        let end = Arc::new(Semaphore::new(0));
        let fault = Fault::Building("/page/page.js", end.clone(), status);
        let website = Website::start(course, fault).await?;
        open(driver, &website.address).await?;
        expect_note(driver, FIRST, "being built").await?;
        end.close();
        if status == StatusCode::OK {
            walks_to_the_end(driver, FIRST).await?;
            ensure!(words(driver, ".widget-note").await?.is_empty());
        } else {
            expect_note(driver, FIRST, "cargo run").await?;
        }
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn what_fails_says_so_and_the_rest_goes_on() -> anyhow::Result<()> {
    if !browser_is_there() {
        return Ok(());
    }
    let course = Course::start("failing")?;
    let browser = Browser::start(true).await?;
    let driver = &browser.driver;
    a_fault_stays_in_its_figure(driver, &course)
        .await
        .context("a fault")?;
    figures_that_cannot_load_stay_still(driver, &course)
        .await
        .context("loading")?;
    a_page_without_a_server_says_so(driver, &course)
        .await
        .context("a file")?;
    without_a_worker_the_rest_runs(driver, &course)
        .await
        .context("no worker")?;
    figures_come_alive_when_they_are_built(driver, &course)
        .await
        .context("building")?;
    driver.clone().quit().await?;
    Ok(())
}
