//! Positions in addresses: a figure is mounted once, however often the address changes, and nonsense is told in
//! words.

use anyhow::{Context, ensure};
use browser_tests::page::{severe_messages, wait_for};
use browser_tests::{Course, PAGES};
use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::run;

/// The figure that opens positions: the page's first that takes some.
const FIGURE: &str =
    "document.querySelector('figure[data-widget=\"walk\"], figure[data-takes-positions]')";

/// Every refusal says what was found in place of a position.
const REFUSED: &str = "found ";

/// Some position.
const POSITION: &str = "pos=...................B....BB.....WB......WW...................W....,W,c5";

/// What each cell of each of the figure's boards holds.
const BOARDS: &str = "[...figure.querySelectorAll('.live:not(.still) [data-board]')].map(board => [...board.querySelectorAll('[data-square]')].map(cell => cell.dataset.cell ?? '.').join(''))";

/// A script in which `figure` is the live one; null until it is.
fn in_figure(script: &str) -> String {
    format!(
        "const figure = {FIGURE}; figure?.scrollIntoView(); if (!figure?.matches('.is-live')) return null; {script}"
    )
}

/// The pages with a figure that opens positions.
async fn pages(driver: &WebDriver, course: &Course) -> anyhow::Result<Vec<&'static str>> {
    let mut pages = Vec::new();
    for page in PAGES {
        driver
            .goto(format!("{}/{page}.html", course.address))
            .await?;
        if run(driver, &format!("return {FIGURE} !== null")).await? == json!(true) {
            pages.push(page);
        }
    }
    ensure!(pages.len() >= 10, "only {pages:?} take positions");
    Ok(pages)
}

async fn open(
    driver: &WebDriver,
    course: &Course,
    page: &str,
    fragment: &str,
) -> anyhow::Result<()> {
    driver.goto("about:blank").await?;
    driver
        .goto(format!("{}/{page}.html{fragment}", course.address))
        .await?;
    wait_for(driver, "the live figure", &in_figure("return true")).await?;
    Ok(())
}

/// Changes of the address before a figure is there, while it is made and afterwards.
pub async fn each_address_mounts_once(driver: &WebDriver, course: &Course) -> anyhow::Result<()> {
    let change = format!("location.hash = ''; location.hash = '#{POSITION}'; return true");
    for page in pages(driver, course).await? {
        driver.goto("about:blank").await?;
        driver
            .goto(format!("{}/{page}.html#{POSITION}", course.address))
            .await?;
        for _ in 0..3 {
            run(driver, &change).await?;
        }
        wait_for(driver, "the live figure", &in_figure("return true")).await?;
        for _ in 0..3 {
            run(driver, &change).await?;
        }
        let twice = run(
            driver,
            "return [...document.querySelectorAll('figure')].filter(figure => figure.querySelectorAll(':scope > .live:not(.still)').length > 1 || figure.querySelectorAll(':scope > .live-hidden').length > 1).map(figure => figure.id)",
        )
        .await?;
        ensure!(twice == json!([]), "{page}: mounted twice: {twice}");
    }
    Ok(())
}

/// What nobody can open: nothing, half a position, far too much, and what would be an element if it were HTML.
fn nonsense() -> Vec<String> {
    let cells = "..B.B..WW..B.WW.WW..B....";
    vec![
        String::new(),
        cells[..11].to_owned(),
        format!("{cells},"),
        format!("{cells},B,z9"),
        format!("{cells},B,c3,up"),
        "B".repeat(100_000),
        "%F0%9F%98%80,B,c3,E".to_owned(),
        "%".to_owned(),
        "<img src=x onerror=document.title='hacked'>".to_owned(),
        format!("{cells},<img src=x onerror=document.title='hacked'>"),
        format!("{cells},%3Cimg%20src=x%20onerror=document.title='hacked'%3E"),
    ]
}

async fn boards(driver: &WebDriver) -> anyhow::Result<Value> {
    run(driver, &in_figure(&format!("return {BOARDS}"))).await
}

async fn words(driver: &WebDriver) -> anyhow::Result<String> {
    let script = "return figure.querySelector('.live:not(.still)').textContent";
    let words = run(driver, &in_figure(script)).await?;
    Ok(words.as_str().unwrap_or_default().to_owned())
}

/// The board stays, and words say what is wrong; nothing of the text becomes a part of the page.
async fn is_refused(driver: &WebDriver, before: &Value) -> anyhow::Result<()> {
    let now = boards(driver).await?;
    ensure!(now == *before, "the boards change from {before} to {now}");
    let words = words(driver).await?;
    ensure!(words.contains(REFUSED), "no words: {words}");
    let became = run(
        driver,
        &in_figure("return document.title === 'hacked' || figure.querySelector('img') !== null"),
    )
    .await?;
    ensure!(became == json!(false), "the text became a part of the page");
    Ok(())
}

/// Types HTML where positions are pasted: an address holds it in an encoded form only.
async fn paste_html(driver: &WebDriver) -> anyhow::Result<bool> {
    let script = "const field = figure.querySelector('.live:not(.still) :is([data-control=\"position\"], [data-control=\"paste\"])'); if (!field) return false; field.value = '<img src=x onerror=\"document.title=`hacked`\">'; field.dispatchEvent(new Event('change', {bubbles: true})); figure.querySelector('.live:not(.still) [data-action=\"open\"]')?.click(); return true";
    Ok(run(driver, &in_figure(script)).await? == json!(true))
}

/// The beginning of a text, for reports.
fn shown(nonsense: &str) -> String {
    nonsense.chars().take(60).collect()
}

/// Changes the address of the page that is open, and waits until the page has been told. The browser writes some texts
/// alike.
async fn change_address(driver: &WebDriver, nonsense: &str) -> anyhow::Result<()> {
    let script = "const [hash, done] = arguments; addEventListener('hashchange', () => setTimeout(done), { once: true }); const before = location.href; location.hash = hash; if (location.href === before) done();";
    let hash = json!(format!("#pos={nonsense}"));
    driver.execute_async(script, vec![hash]).await?;
    Ok(())
}

/// In links and in addresses that change, on every page with a figure that opens positions.
pub async fn nonsense_changes_nothing(driver: &WebDriver, course: &Course) -> anyhow::Result<()> {
    driver.browser_log().await?;
    for page in pages(driver, course).await? {
        open(driver, course, page, "").await?;
        let before = boards(driver).await?;
        let words = words(driver).await?;
        ensure!(!words.contains(REFUSED), "{page} refuses: {words}");
        for nonsense in nonsense() {
            change_address(driver, &nonsense).await?;
            is_refused(driver, &before)
                .await
                .with_context(|| format!("{page}#pos={} in a changed address", shown(&nonsense)))?;
        }
        for nonsense in nonsense() {
            open(driver, course, page, &format!("#pos={nonsense}")).await?;
            is_refused(driver, &before)
                .await
                .with_context(|| format!("{page}#pos={} in a link", shown(&nonsense)))?;
        }
        open(driver, course, page, "").await?;
        if paste_html(driver).await? {
            is_refused(driver, &before)
                .await
                .with_context(|| format!("{page}: HTML in the field"))?;
        }
        let severe = severe_messages(driver).await?;
        ensure!(severe.is_empty(), "{page}: {severe:?}");
    }
    Ok(())
}
