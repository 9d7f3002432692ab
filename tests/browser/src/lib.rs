//! What browser tests need: a course of their own, a server and a browser.
//!
//! Each test gets a browser with an empty profile. Where no browser is found, tests say that they were
//! skipped; with `CI` set that is a failure.

pub mod page;

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, bail};
use thirtyfour::common::log::LoggingPrefsLogLevel;
use thirtyfour::{Capabilities, ChromiumLikeCapabilities, DesiredCapabilities, WebDriver};

/// The pages of the book that readers see, besides the first one.
pub const PAGES: [&str; 22] = [
    "01-board",
    "02-start",
    "03-cursor",
    "04-legal-moves",
    "detour-walls",
    "05-flip",
    "detour-lines",
    "06-turns",
    "07-random",
    "08-evaluate",
    "09-minimax",
    "10-alpha-beta",
    "detour-bitboards",
    "11-hints",
    "12-game",
    "detour-endgame",
    "depends",
    "checks",
    "editor",
    "glossary",
    "teachers",
    "model-answers",
];

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
    /// The address that the terminal shows: it lets one browser write.
    pub opened: String,
    program: PathBuf,
    server: Option<Running>,
}

impl Course {
    /// Copies the course into a folder of `target` with this name, builds it and serves it on a free port.
    ///
    /// # Errors
    ///
    /// When it cannot be copied, built or served.
    pub fn start(name: &str) -> anyhow::Result<Course> {
        let original = Path::new(env!("CARGO_MANIFEST_DIR"))
            .ancestors()
            .nth(2)
            .context("the course lies two folders up")?;
        let root = original.join("target").join(name);
        copy_course(original, &root)?;
        let built = Command::new("cargo")
            .args(["build", "--package", "course", "--target-dir"])
            .arg(original.join("target"))
            .current_dir(original)
            .status()?;
        if !built.success() {
            bail!("the course command does not build");
        }
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let mut course = Course {
            root,
            address: format!("http://127.0.0.1:{port}"),
            opened: String::new(),
            program: original.join("target/debug/course"),
            server: None,
        };
        course.serve()?;
        Ok(course)
    }

    /// Starts the server, on the port that it had before.
    ///
    /// # Errors
    ///
    /// When it does not start.
    pub fn serve(&mut self) -> anyhow::Result<()> {
        let (_, port) = self.address.rsplit_once(':').context("a port")?;
        let mut server = Command::new(&self.program)
            .args(["serve", "--port", port])
            .current_dir(&self.root)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let stdout = server.stdout.take().context("the server has an output")?;
        self.server = Some(Running(server));
        // The address is printed when the book can be opened.
        let mut lines = BufReader::new(stdout).lines();
        let line = lines
            .next()
            .context("the server ended without an address")??;
        let opened = line
            .split_whitespace()
            .find(|word| word.starts_with("http://"));
        self.opened = opened
            .with_context(|| format!("the server said {line}"))?
            .to_owned();
        std::thread::spawn(move || lines.for_each(drop));
        self.wait_for_figures()
    }

    /// Waits until the last file of the figures is built. The server answers its request then, or when the build fails.
    fn wait_for_figures(&self) -> anyhow::Result<()> {
        let host = self.address.trim_start_matches("http://");
        let mut stream = TcpStream::connect(host)?;
        write!(
            stream,
            "HEAD /page/pieces.wasm HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        if !answer.starts_with("HTTP/1.1 200") {
            bail!("the figures can't be built: {answer}");
        }
        Ok(())
    }

    /// Ends the server.
    pub fn stop(&mut self) {
        self.server = None;
    }

    /// What `check --json` says of a step.
    ///
    /// # Errors
    ///
    /// When the command cannot be run or answers no JSON.
    pub fn check(&self, step: &str) -> anyhow::Result<serde_json::Value> {
        let output = Command::new(&self.program)
            .args(["check", step, "--json"])
            .current_dir(&self.root)
            .output()?;
        serde_json::from_slice(&output.stdout)
            .with_context(|| format!("check {step}: {}", String::from_utf8_lossy(&output.stderr)))
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
        let output = Command::new(&self.program)
            .args(["solution", step, "--yes"])
            .current_dir(&self.root)
            .output()?;
        Ok(String::from_utf8(output.stdout)?)
    }
}

/// What is no part of the course: what was built, git's own, and what a reader did.
fn is_no_part(name: &OsStr) -> bool {
    name == "target" || name == ".git" || name == ".course"
}

/// Copies what belongs to the course. An earlier copy loses what has gone since.
fn copy_course(from: &Path, to: &Path) -> anyhow::Result<()> {
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(to)? {
        let copy = entry?.path();
        let name = copy.file_name().unwrap_or_default();
        if is_no_part(name) || from.join(name).exists() {
            continue;
        }
        if copy.is_dir() {
            std::fs::remove_dir_all(&copy)?;
        } else {
            std::fs::remove_file(&copy)?;
        }
    }
    for entry in std::fs::read_dir(from)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default();
        if is_no_part(name) {
            continue;
        }
        let copy = to.join(name);
        if path.is_dir() {
            copy_course(&path, &copy)?;
        } else if std::fs::read(&copy).ok() != Some(std::fs::read(&path)?) {
            // What stays as it is need not be built anew.
            std::fs::copy(&path, &copy)?;
        }
    }
    Ok(())
}

/// A headless browser and its driver.
pub struct Browser {
    /// What drives it.
    pub driver: WebDriver,
    _program: Running,
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
        Browser::connect(port, capabilities.into(), chromedriver, profile)
            .await
            .context("chromium does not start")
    }

    /// Starts Firefox, the other browser engine.
    ///
    /// # Errors
    ///
    /// When firefox or geckodriver is missing or does not start.
    pub async fn firefox() -> anyhow::Result<Browser> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let profile = tempfile::tempdir()?;
        let geckodriver = Command::new("geckodriver")
            .arg(format!("--port={port}"))
            .arg("--profile-root")
            .arg(profile.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .context("no geckodriver on PATH")?;
        let geckodriver = Running(geckodriver);
        let mut capabilities = DesiredCapabilities::firefox();
        capabilities.set_headless()?;
        Browser::connect(port, capabilities.into(), geckodriver, profile)
            .await
            .context("firefox does not start")
    }

    /// Opens a session as soon as the driver listens.
    async fn connect(
        port: u16,
        capabilities: Capabilities,
        program: Running,
        profile: tempfile::TempDir,
    ) -> anyhow::Result<Browser> {
        let address = format!("http://127.0.0.1:{port}");
        let mut tries = 0;
        let driver = loop {
            match WebDriver::new(&address, capabilities.clone()).await {
                Ok(driver) => break driver,
                Err(_) if tries < 50 => {
                    tries += 1;
                    tokio::time::sleep(Duration::from_millis(200)).await;
                }
                Err(error) => return Err(error.into()),
            }
        };
        // axe looks at thousands of elements. On the page with all chapters, that takes much longer than the standard
        // 30 s.
        driver.set_script_timeout(Duration::from_secs(300)).await?;
        Ok(Browser {
            driver,
            _program: program,
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
    let found = are_there(["chromium", "chromedriver"]);
    assert!(
        found || std::env::var_os("CI").is_none(),
        "chromium and chromedriver are needed in CI"
    );
    found
}

/// Whether Firefox and its driver are there: `cargo install geckodriver` builds it. Without them it is left out.
pub fn firefox_is_there() -> bool {
    are_there(["firefox", "geckodriver"])
}

fn are_there(programs: [&str; 2]) -> bool {
    let found = programs.iter().all(|program| {
        Command::new(program)
            .arg("--version")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    });
    if !found {
        eprintln!("skipped: no {} and {} on PATH", programs[0], programs[1]);
    }
    found
}
