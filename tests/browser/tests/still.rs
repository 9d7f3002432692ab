//! The still figures in Chromium: pages without JavaScript, and the page with all chapters for printers.

use anyhow::{Context, ensure};
use browser_tests::page::{media, severe_messages, wait_for};
use browser_tests::{Browser, Course, PAGES, browser_is_there};
use serde_json::{Value, json};
use thirtyfour::prelude::*;

/// What is wrong with the page's figures: with each figure's number what it lacks.
///
/// Everything that is drawn has words that stand for it, is to be seen, and is not cut off.
const FAULTS: &str = "
for (const folded of document.querySelectorAll('main details')) folded.open = true;
const faults = [];
const isPaper = matchMedia('print').matches;
const isSeen = (element) => element.getClientRects().length > 0 && element.getBoundingClientRect().height > 20;
const isNamed = (element) => Boolean(element.closest('[aria-hidden=\"true\"]') || (element.getAttribute('aria-label') ?? element.querySelector('title')?.textContent ?? '').trim());
document.querySelectorAll('main figure').forEach((figure, index) => {
  const fault = (words) => faults.push(`figure ${index} ${figure.id || figure.className} ${figure.dataset.widget ?? ''}: ${words}`);
  const still = figure.matches('.board-figure') ? figure.querySelector(':scope > .still') : figure;
  if (!still) return fault('no still figure');
  if (!isSeen(still)) fault('not to be seen');
  // A capture shows only its second board, which moves, or both.
  const isOther = (part) => {
    const first = part.closest('.capture-motion > div:first-child');
    return first !== null && getComputedStyle(first).display === 'none';
  };
  const drawn = [...still.querySelectorAll('svg:not(svg svg), [role=\"img\"], pre, table, ol, p')];
  if (drawn.length === 0) fault('nothing is drawn');
  for (const part of still.querySelectorAll('svg:not(svg svg), [role=\"img\"]')) {
    if (isOther(part)) continue;
    if (!isNamed(part)) fault(`${part.localName} ${part.className.baseVal ?? part.className} without words`);
    if (!isSeen(part)) fault(`${part.localName} ${part.className.baseVal ?? part.className} is not to be seen`);
  }
  if (still.querySelector('[role=\"grid\"], [role=\"gridcell\"]')) fault('a board that cannot be operated');
  for (const cell of still.querySelectorAll('[data-square]')) {
    if (!cell.closest('[role=\"img\"]')) fault('a cell outside of a picture');
  }
  for (const part of still.querySelectorAll('button, select, input, textarea')) {
    // The book's own button that copies code is there while the pointer is over it.
    if (isSeen(part) && !part.closest('.buttons')) fault(`a ${part.localName} that does nothing`);
  }
  if (figure.matches('.is-live') || figure.querySelector('.live:not(.still)')) fault('it is live');
  const right = document.documentElement.clientWidth + 1;
  for (const part of still.querySelectorAll('*')) {
    if (!part.getClientRects().length) continue;
    const scroller = part.closest('.table-wrapper, pre, .tree-scroll, [tabindex]');
    const end = scroller ? (isPaper ? scroller.getBoundingClientRect().right + 1 : Infinity) : right;
    if (part.getBoundingClientRect().right > end) { fault(`${part.localName} ${part.className.baseVal ?? part.className} is cut off`); break; }
  }
});
return faults";

async fn run(driver: &WebDriver, script: &str) -> anyhow::Result<Value> {
    Ok(driver.execute(script, Vec::new()).await?.json().clone())
}

async fn go(driver: &WebDriver, course: &Course, page: &str) -> anyhow::Result<()> {
    let page = format!("{}/{page}.html", course.address);
    driver.goto(page).await?;
    Ok(())
}

/// Chapter 04's main figure in detail: the board in words, the table of the walk, and what opens by itself.
async fn the_practice_board_is_complete(driver: &WebDriver) -> anyhow::Result<()> {
    let board = driver
        .find(By::Css("#practice .still [role='img']"))
        .await?;
    ensure!(board.is_displayed().await?);
    let words = board.attr("aria-label").await?.unwrap_or_default();
    ensure!(words.contains("Black: c1, e1, b3, a5."), "{words}");
    let rows = |more: &str| {
        By::Css(format!(
            "#practice .still .walk-table tr[data-direction]{more}"
        ))
    };
    let empty = driver.find_all(rows(":not([data-stop])")).await?;
    ensure!(empty.len() == 8 && empty[0].is_displayed().await?);
    let walked = driver.find_all(rows("[data-stop]")).await?;
    ensure!(walked.len() == 8 && !walked[0].is_displayed().await?);
    driver
        .find(By::Css("#practice .still summary"))
        .await?
        .click()
        .await?;
    ensure!(walked[0].is_displayed().await?);
    Ok(())
}

/// From the first page on by the links to the next page, until there is none.
async fn links_lead_through_the_book(driver: &WebDriver, course: &Course) -> anyhow::Result<()> {
    go(driver, course, "index").await?;
    let mut visited = vec!["index".to_owned()];
    let next = By::Css("nav a[rel~='next']");
    loop {
        // There is one for wide windows and one for narrow ones.
        let mut shown = None;
        for link in driver.find_all(next.clone()).await? {
            if link.is_displayed().await? {
                shown = Some(link);
            }
        }
        let Some(link) = shown else { break };
        link.scroll_into_view().await?;
        link.click().await?;
        let path = driver.current_url().await?.path().to_owned();
        let page = path.trim_start_matches('/').trim_end_matches(".html");
        ensure!(!visited.iter().any(|known| known == page), "back at {page}");
        visited.push(page.to_owned());
    }
    for page in PAGES {
        ensure!(
            visited.iter().any(|known| known == page),
            "no link leads to {page}: {visited:?}"
        );
    }
    // The list of chapters at the side opens without a script, and is a frame.
    go(driver, course, "index").await?;
    driver
        .find(By::Id("mdbook-sidebar-toggle"))
        .await?
        .click()
        .await?;
    let is_open = "return document.querySelector('.sidebar').getBoundingClientRect().left >= 0";
    wait_for(driver, "the list of chapters", is_open).await?;
    let frame = driver.find(By::Css(".sidebar iframe")).await?;
    frame.enter_frame().await?;
    let chapter = By::Css("a[href='09-minimax.html']");
    driver.find(chapter).await?.click().await?;
    driver.enter_default_frame().await?;
    let path = driver.current_url().await?.path().to_owned();
    ensure!(path == "/09-minimax.html", "the list leads to {path}");
    Ok(())
}

async fn pages_are_complete_without_javascript(course: &Course) -> anyhow::Result<()> {
    let browser = Browser::start(false).await?;
    let driver = &browser.driver;
    go(driver, course, "04-legal-moves").await?;
    let without = run(
        driver,
        "return document.documentElement.matches('.no-js, :not(.js)')",
    )
    .await?;
    ensure!(without == json!(true), "the page's own scripts run");
    the_practice_board_is_complete(driver).await?;
    for page in PAGES.into_iter().chain(["index"]) {
        go(driver, course, page).await?;
        let faults = run(driver, FAULTS).await?;
        ensure!(faults == json!([]), "{page}: {faults:#}");
        let waits = run(
            driver,
            "return document.querySelector('main').innerText.match(/.{0,40}(\\bloading\\b|is loaded|being loaded|please wait|…$).{0,40}/i)?.[0] ?? null",
        )
        .await?;
        ensure!(waits == Value::Null, "{page} waits for something: {waits}");
    }
    links_lead_through_the_book(driver, course)
        .await
        .context("links")?;
    driver.clone().quit().await?;
    Ok(())
}

/// How many figures the pages have, one after the other.
async fn count_figures(driver: &WebDriver, course: &Course) -> anyhow::Result<u64> {
    let mut figures = 0;
    for page in PAGES.into_iter().chain(["index"]) {
        go(driver, course, page).await?;
        let found = run(
            driver,
            "return document.querySelectorAll('main figure').length",
        )
        .await?;
        figures += found.as_u64().unwrap_or_default();
    }
    Ok(figures)
}

/// On a sheet of A4 with margins.
async fn print_holds_every_figure(course: &Course) -> anyhow::Result<()> {
    let browser = Browser::start(true).await?;
    let driver = &browser.driver;
    let expected = count_figures(driver, course).await?;
    driver.browser_log().await?;
    media(driver, "print", &[]).await?;
    driver
        .cdp()
        .send_raw(
            "Emulation.setDeviceMetricsOverride",
            json!({"width": 718, "height": 1000, "deviceScaleFactor": 1, "mobile": false}),
        )
        .await?;
    go(driver, course, "print").await?;
    wait_for(
        driver,
        "the page",
        "return document.readyState === 'complete'",
    )
    .await?;
    let figures = run(
        driver,
        "return document.querySelectorAll('main figure').length",
    )
    .await?;
    ensure!(
        figures == json!(expected),
        "{figures} figures of {expected} are in print.html"
    );
    let faults = run(driver, FAULTS).await?;
    ensure!(faults == json!([]), "{faults:#}");
    let answers = run(
        driver,
        "const isSeen = (element) => element.getClientRects().length > 0;
        const inChapters = [...document.querySelectorAll('.model-answer')];
        const inAppendix = [...document.querySelectorAll('.on-paper h2')];
        return [inChapters.length, inChapters.filter(isSeen).length, inAppendix.filter(isSeen).length]",
    )
    .await?;
    ensure!(
        answers == json!([16, 0, 16]),
        "model answers in chapters, those seen there, and those in the appendix: {answers}"
    );
    // A board is not cut by the end of a sheet, unless it is longer than one.
    let cut = run(
        driver,
        "return [...document.querySelectorAll('main figure')].filter(figure => getComputedStyle(figure).breakInside !== 'avoid').map(figure => figure.id || figure.className)",
    )
    .await?;
    ensure!(cut == json!([]), "sheets may end inside {cut}");
    let severe = severe_messages(driver).await?;
    ensure!(severe.is_empty(), "{severe:?}");
    driver.clone().quit().await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn still_figures_are_complete() -> anyhow::Result<()> {
    if !browser_is_there() {
        return Ok(());
    }
    let course = Course::start("browser")?;
    pages_are_complete_without_javascript(&course)
        .await
        .context("without JavaScript")?;
    print_holds_every_figure(&course)
        .await
        .context("print.html")
}
