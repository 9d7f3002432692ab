//! What tests do with a page.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::bail;
use base64::prelude::{BASE64_STANDARD, Engine};
use serde_json::{Value, json};
use thirtyfour::{Key, WebDriver};

use crate::Course;

/// How long a page may take for what a test waits for. Generous: a slow machine must not fail.
const PATIENCE: Duration = Duration::from_secs(180);

/// Brings the figures of a page near one after the other; says whether all were taken over.
pub const ALL_ARE_LIVE: &str = "for (const folded of document.querySelectorAll('main details')) folded.open = true; const next = document.querySelector('figure[data-assets]:not(.is-live)'); next?.scrollIntoView(); return next === null || location.pathname.endsWith('print.html')";

/// Waits until a script gives something other than null and false.
///
/// # Errors
///
/// When it never does.
pub async fn wait_for(driver: &WebDriver, what: &str, script: &str) -> anyhow::Result<Value> {
    let start = Instant::now();
    loop {
        let value = driver.execute(script, Vec::new()).await?.json().clone();
        if !matches!(value, Value::Null | Value::Bool(false)) {
            return Ok(value);
        }
        if start.elapsed() > PATIENCE {
            let panel = "return document.querySelector('[data-verdict]')?.outerHTML";
            let panel = driver.execute(panel, Vec::new()).await?;
            bail!("waited in vain for {what}; the panel: {:?}", panel.json());
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

/// Opens the chapter of an exercise and brings its panel near.
///
/// # Errors
///
/// When the page cannot be opened.
pub async fn open_chapter(driver: &WebDriver, course: &Course, slug: &str) -> anyhow::Result<()> {
    driver
        .goto(format!("{}/{slug}.html", course.address))
        .await?;
    let near = "document.querySelector('.exercise').scrollIntoView(); return true";
    wait_for(driver, "the panel", near).await?;
    Ok(())
}

/// Waits until the panel judges this text of the file, with `failed`, `passed` or `error`.
///
/// # Errors
///
/// When it never does.
pub async fn wait_for_verdict(driver: &WebDriver, state: &str, file: &[u8]) -> anyhow::Result<()> {
    let version = version_of(file);
    let script = format!(
        "const verdict = document.querySelector('[data-verdict]'); return verdict.dataset.version === '{version}' && verdict.dataset.state === '{state}'"
    );
    let what = format!("the verdict \"{state}\" on version {version}");
    wait_for(driver, &what, &script).await?;
    Ok(())
}

/// Shows pages as on this medium, such as `print`, and with these features, as in CSS: `("forced-colors", "active")`.
///
/// # Errors
///
/// When the browser does not answer.
pub async fn media(
    driver: &WebDriver,
    medium: &str,
    features: &[(&str, &str)],
) -> anyhow::Result<()> {
    let features: Vec<Value> = features
        .iter()
        .map(|(name, value)| json!({"name": name, "value": value}))
        .collect();
    driver
        .cdp()
        .send_raw(
            "Emulation.setEmulatedMedia",
            json!({"media": medium, "features": features}),
        )
        .await?;
    Ok(())
}

/// The highest picture that is taken in one piece: browsers draw no higher ones.
const PIECE: f64 = 8000.0;

/// Writes a picture of the whole page into a folder, in pieces where it is high: `NAME-1.png` and so on.
///
/// # Errors
///
/// When the browser does not answer or the file cannot be written.
pub async fn picture(driver: &WebDriver, folder: &Path, name: &str) -> anyhow::Result<()> {
    let dev_tools = driver.cdp();
    let layout = dev_tools
        .send_raw("Page.getLayoutMetrics", json!({}))
        .await?;
    let size = |side: &str| layout["cssContentSize"][side].as_f64().unwrap_or_default();
    let (width, height) = (size("width"), size("height"));
    let mut top = 0.0;
    for piece in 1.. {
        let clip = json!({"x": 0, "y": top, "width": width, "height": PIECE.min(height - top), "scale": 1});
        let taken = dev_tools
            .send_raw(
                "Page.captureScreenshot",
                json!({"format": "png", "optimizeForSpeed": true, "captureBeyondViewport": true, "clip": clip}),
            )
            .await?;
        let data = taken["data"].as_str().unwrap_or_default();
        std::fs::write(
            folder.join(format!("{name}-{piece}.png")),
            BASE64_STANDARD.decode(data)?,
        )?;
        top += PIECE;
        if top >= height {
            break;
        }
    }
    Ok(())
}

/// The errors that the console shows since it was asked last: scripts that fail, files that are not there.
///
/// # Errors
///
/// When the browser does not answer.
pub async fn severe_messages(driver: &WebDriver) -> anyhow::Result<Vec<String>> {
    let entries = driver.browser_log().await?.into_iter();
    Ok(entries
        .filter(|entry| entry.level == "SEVERE")
        .map(|entry| entry.message)
        .collect())
}

/// The short name of a version of a file, as the page shows it: 32 bits of FNV-1a.
pub fn version_of(file: &[u8]) -> String {
    let hash = file.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{:08x}", hash as u32)
}

/// The words in an element, or nothing where there is none.
///
/// # Errors
///
/// When the browser does not answer.
pub async fn words(driver: &WebDriver, selector: &str) -> anyhow::Result<String> {
    let script = format!("return document.querySelector(`{selector}`)?.textContent ?? ''");
    let found = driver.execute(script, Vec::new()).await?;
    Ok(found.json().as_str().unwrap_or_default().to_owned())
}
