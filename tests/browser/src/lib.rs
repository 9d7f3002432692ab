//! What browser tests need: a course of their own, a server and a browser.
//!
//! Each test gets a browser with an empty profile. Where no browser is found, tests say that they were
//! skipped; with `CI` set that is a failure.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use serde_json::Value;
use thirtyfour::common::log::LoggingPrefsLogLevel;
use thirtyfour::{ChromiumLikeCapabilities, DesiredCapabilities, Key, WebDriver};

/// A child process that ends with its owner, and everything it started.
#[derive(Debug)]
pub struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A copy of the course that a test may edit, and the server over it.
#[derive(Debug)]
pub struct Course {
    /// The folder of the copy.
    pub root: PathBuf,
    /// The address of the book, without a slash at the end.
    pub address: String,
    _server: Running,
}

impl Course {
    /// Copies the course into `target/browser`, builds it and serves it on a free port.
    ///
    /// # Errors
    ///
    /// When it cannot be copied, built or served.
    pub fn start() -> anyhow::Result<Course> {
        let original = Path::new(env!("CARGO_MANIFEST_DIR"))
            .ancestors()
            .nth(2)
            .context("the course lies two folders up")?;
        let root = original.join("target/browser");
        copy_course(original, &root)?;
        let built = Command::new("cargo")
            .args(["build", "--package", "course", "--target-dir"])
            .arg(original.join("target"))
            .current_dir(original)
            .status()?;
        if !built.success() {
            bail!("the course command does not build");
        }
        let program = original.join("target/debug/course");
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let mut server = Command::new(program)
            .args(["serve", "--port", &port.to_string()])
            .current_dir(&root)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let stdout = server.stdout.take().context("the server has an output")?;
        let running = Running(server);
        // The address is printed when the book can be opened.
        let mut lines = BufReader::new(stdout).lines();
        let line = lines
            .next()
            .context("the server ended without an address")??;
        if !line.contains("http://127.0.0.1") {
            bail!("the server said {line}");
        }
        std::thread::spawn(move || lines.for_each(drop));
        Ok(Course {
            root,
            address: format!("http://127.0.0.1:{port}"),
            _server: running,
        })
    }

    /// The learner's file of an exercise, such as `04-legal-moves`.
    pub fn exercise(&self, slug: &str) -> PathBuf {
        self.root.join(format!("exercises/{slug}/src/lib.rs"))
    }

    /// Puts the stub of an exercise back.
    ///
    /// # Errors
    ///
    /// When the files cannot be copied.
    pub fn reset(&self, slug: &str) -> anyhow::Result<()> {
        let stub = self.root.join(format!("exercises/stubs/{slug}.rs"));
        std::fs::copy(stub, self.exercise(slug))?;
        Ok(())
    }

    /// The model answer of a step, as the command prints it.
    ///
    /// # Errors
    ///
    /// When the command cannot be run.
    pub fn solution(&self, step: &str) -> anyhow::Result<String> {
        let output = Command::new(env!("CARGO"))
            .args(["run", "--quiet", "--package", "course", "--"])
            .args(["solution", step])
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .output()?;
        Ok(String::from_utf8(output.stdout)?)
    }
}

/// Copies what belongs to the course: everything but what was built, and git's own.
fn copy_course(from: &Path, to: &Path) -> anyhow::Result<()> {
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default();
        if name == "target" || name == ".git" || name == ".course" {
            continue;
        }
        let copy = to.join(name);
        if path.is_dir() {
            copy_course(&path, &copy)?;
        } else {
            std::fs::copy(&path, &copy)?;
        }
    }
    Ok(())
}

/// A headless browser and its driver.
pub struct Browser {
    /// What drives it.
    pub driver: WebDriver,
    _chromedriver: Running,
    _profile: tempfile::TempDir,
}

impl Browser {
    /// Starts a browser, or says why there is none.
    ///
    /// # Errors
    ///
    /// When chromium or chromedriver is missing or does not start.
    pub async fn start(javascript: bool) -> anyhow::Result<Browser> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let chromedriver = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .context("no chromedriver on PATH")?;
        let chromedriver = Running(chromedriver);
        let profile = tempfile::tempdir()?;
        let mut capabilities = DesiredCapabilities::chrome();
        for argument in [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--window-size=1280,1000",
        ] {
            capabilities.add_arg(argument)?;
        }
        capabilities.add_arg(&format!("--user-data-dir={}", profile.path().display()))?;
        capabilities.set_browser_log_level(LoggingPrefsLogLevel::All)?;
        if !javascript {
            capabilities.add_experimental_option(
                "prefs",
                serde_json::json!({"profile.managed_default_content_settings.javascript": 2}),
            )?;
        }
        let address = format!("http://127.0.0.1:{port}");
        let mut tries = 0;
        let driver = loop {
            match WebDriver::new(&address, capabilities.clone()).await {
                Ok(driver) => break driver,
                Err(_) if tries < 50 => {
                    tries += 1;
                    tokio::time::sleep(Duration::from_millis(200)).await;
                }
                Err(error) => return Err(error).context("chromium does not start"),
            }
        };
        Ok(Browser {
            driver,
            _chromedriver: chromedriver,
            _profile: profile,
        })
    }
}

/// Whether chromium and chromedriver are there. Without them tests are skipped, but not in CI.
///
/// # Panics
///
/// With `CI` set, where one is missing.
pub fn browser_is_there() -> bool {
    let found = ["chromium", "chromedriver"].iter().all(|program| {
        Command::new(program)
            .arg("--version")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    });
    if !found {
        assert!(
            std::env::var_os("CI").is_none(),
            "chromium and chromedriver are needed in CI"
        );
        eprintln!("skipped: no chromium and chromedriver on PATH");
    }
    found
}

/// How long a page may take for what a test waits for. Generous: a slow machine must not fail.
const PATIENCE: Duration = Duration::from_secs(60);

/// Waits until a script gives something other than null and false.
///
/// # Errors
///
/// When it never does, or cannot be run.
pub async fn wait_for(driver: &WebDriver, what: &str, script: &str) -> anyhow::Result<Value> {
    let start = Instant::now();
    loop {
        let value = driver.execute(script, Vec::new()).await?.json().clone();
        if !matches!(value, Value::Null | Value::Bool(false)) {
            return Ok(value);
        }
        if start.elapsed() > PATIENCE {
            bail!("waited in vain for {what}");
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Presses a key where the focus is.
///
/// # Errors
///
/// When nothing has the focus.
pub async fn press(driver: &WebDriver, key: Key) -> anyhow::Result<()> {
    driver.active_element().await?.send_keys(key + "").await?;
    Ok(())
}
