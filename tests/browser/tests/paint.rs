//! Measurements, which depend on the machine and so are no tests of anything: run them with
//! `cargo test -p browser-tests --test paint -- --ignored --nocapture` while nothing else runs.
//!
//! *Click → painted* begins with the click and ends when the frame that shows what came of it has been laid out and
//! painted, of which *handler* is what JavaScript and wasm took. *Until live* begins with the navigation of a browser
//! whose processor is slowed down four times, and ends when the page's first figure can be operated.

use browser_tests::page::wait_for;
use browser_tests::{Browser, Course};
use serde_json::json;
use thirtyfour::prelude::*;

/// A figure and what is clicked in it: the first of these parts that can be, over and over.
const CLICKS: [(&str, &str, &str); 21] = [
    (
        "04-legal-moves",
        "practice",
        "[data-square]:not([data-cell], [data-asked])",
    ),
    ("01-board", "drawing-loop", STEP),
    ("02-start", "set-ups", "[data-action=guess] | [data-square]"),
    (
        "03-cursor",
        "cursor-moves",
        "[data-square]:not([data-asked])",
    ),
    (
        "05-flip",
        "flip",
        "[data-action=step] | [data-action=again] | [data-square=c3]",
    ),
    ("06-turns", "turns", STEP),
    ("07-random", "random", "[data-legal] | [data-action=reset]"),
    ("07-random", "draws", "[data-action=many]"),
    (
        "08-evaluate",
        "evaluate",
        "[data-action=greedy] | [data-action=reset]",
    ),
    ("09-minimax", "tree", STEP),
    ("10-alpha-beta", "cuts", STEP),
    ("11-hints", "hints", "[data-action=cut]"),
    (
        "12-game",
        "whole-game",
        "[data-legal] | [data-action=restart]",
    ),
    ("detour-walls", "four-ways", STEP),
    (
        "detour-endgame",
        "solve",
        "[data-action=step] | [data-action=back] | [data-action=solve]",
    ),
    ("04-legal-moves", "break-04", CELL),
    ("05-flip", "break-05", CELL),
    ("06-turns", "break-06", CELL),
    ("09-minimax", "break-09", CELL),
    ("10-alpha-beta", "break-10", CELL),
    ("05-flip", "assemble-05", "[data-control=order]"),
];

const STEP: &str = "[data-action=step] | [data-action=reset] | [data-action=start] | [data-action=again] | [data-action=back]";
const CELL: &str = "[data-square=c2]";

/// Clicks thirty times, each in a frame of its own; gives the medians of both times in milliseconds.
///
/// The message is read after the frame in which it was sent has been painted.
const MEASURE: &str = "
const [id, parts, done] = arguments;
const root = document.querySelector(`#${id} .live:not(.still)`);
const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
const pause = (time) => new Promise(resolve => setTimeout(resolve, time));
const painted = () => new Promise(resolve => { const { port1, port2 } = new MessageChannel(); port1.onmessage = resolve; port2.postMessage(0); });
const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];
const next = () => parts.split(' | ').flatMap(part => [...root.querySelectorAll(part)]).find(part => part.getAttribute('aria-disabled') !== 'true' && part.getClientRects().length > 0);
(async () => {
  root.scrollIntoView({ block: 'center' });
  const [all, handlers] = [[], []];
  for (let i = 0; i < 35; i += 1) {
    await pause(60);
    // A scene may have to search first.
    for (let waits = 0; !next() && waits < 100; waits += 1) await pause(100);
    const part = next();
    if (!part) throw new Error(`nothing to click in ${id}`);
    await frame();
    const start = performance.now();
    if (part.matches('select')) {
      part.selectedIndex = 1 + i % (part.options.length - 1);
      part.dispatchEvent(new Event('change', { bubbles: true }));
    } else {
      part.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
    const handled = performance.now();
    await painted();
    // The first ones warm up.
    if (i >= 5) { all.push(performance.now() - start); handlers.push(handled - start); }
  }
  return [median(all), median(handlers), Math.max(...all)];
})().then(done, error => done(error.message));
";

async fn click_to_painted(driver: &WebDriver, course: &Course) -> anyhow::Result<()> {
    println!("click → painted, of it the handler, the longest, in ms (medians of 30)");
    for (page, id, parts) in CLICKS {
        driver.goto("about:blank").await?;
        driver
            .goto(format!("{}/{page}.html", course.address))
            .await?;
        let is_live = format!(
            "document.querySelector('#{id}').scrollIntoView(); return document.querySelector('#{id}.is-live') !== null"
        );
        wait_for(driver, id, &is_live).await?;
        // What else the page loads is not to be measured.
        tokio::time::sleep(std::time::Duration::from_secs(2)).await;
        let times = driver
            .execute_async(MEASURE, vec![json!(id), json!(parts)])
            .await?;
        match serde_json::from_value::<[f64; 3]>(times.json().clone()) {
            Ok([all, handler, longest]) => {
                println!("{page:16} {id:14} {all:6.1} {handler:6.1} {longest:6.1}");
            }
            Err(_) => println!("{page:16} {id:14} {}", times.json()),
        }
    }
    Ok(())
}

/// Goes to the first figure as soon as it is there, and notes when it becomes live.
const WATCH: &str = "
addEventListener('DOMContentLoaded', () => document.querySelector('figure[data-assets]')?.scrollIntoView({ block: 'center' }));
new MutationObserver((_, watcher) => {
  if (!document.querySelector('figure.is-live')) return;
  watcher.disconnect();
  document.documentElement.dataset.liveAfter = performance.now();
}).observe(document, { attributes: true, attributeFilter: ['class'], childList: true, subtree: true });
";

async fn until_live(driver: &WebDriver, course: &Course) -> anyhow::Result<()> {
    println!("navigation → first figure live, processor slowed down 4 times, in ms (median of 7)");
    let dev_tools = driver.cdp();
    dev_tools
        .send_raw(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({"source": WATCH}),
        )
        .await?;
    dev_tools
        .send_raw("Emulation.setCPUThrottlingRate", json!({"rate": 4}))
        .await?;
    for (page, cached) in [
        ("index", false),
        ("04-legal-moves", false),
        ("09-minimax", false),
        ("04-legal-moves", true),
        ("09-minimax", true),
    ] {
        let mut times = Vec::new();
        for _ in 0..7 {
            driver.goto("about:blank").await?;
            if !cached {
                dev_tools
                    .send_raw("Network.clearBrowserCache", json!({}))
                    .await?;
            }
            driver
                .goto(format!("{}/{page}.html", course.address))
                .await?;
            let first = "return document.querySelector('figure[data-assets]') ? document.documentElement.dataset.liveAfter ?? null : 'none'";
            let time = wait_for(driver, "a live figure", first).await?;
            let time = time.as_str().and_then(|time| time.parse::<f64>().ok());
            times.extend(time);
        }
        times.sort_by(f64::total_cmp);
        let visit = if cached { "again" } else { "first visit" };
        match times.get(times.len() / 2) {
            Some(median) => println!("{page:16} {visit:12} {median:6.0}"),
            None => println!("{page:16} {visit:12} has no live figure"),
        }
    }
    dev_tools
        .send_raw("Emulation.setCPUThrottlingRate", json!({"rate": 1}))
        .await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures, and depends on the machine"]
async fn click_to_painted_and_until_live() -> anyhow::Result<()> {
    let course = Course::start("browser")?;
    let browser = Browser::start(true).await?;
    let driver = &browser.driver;
    click_to_painted(driver, &course).await?;
    until_live(driver, &course).await?;
    driver.clone().quit().await?;
    Ok(())
}
