//! How the pages look to readers who choose their own colours or want nothing to move; and, for people to look at,
//! pictures of all pages: `cargo test -p browser-tests --test looks -- --ignored`.

use std::path::Path;

use anyhow::{Context, ensure};
use browser_tests::page::{ALL_ARE_LIVE, media, picture, wait_for};
use browser_tests::{Browser, Course, PAGES, browser_is_there};
use serde_json::{Value, json};
use thirtyfour::prelude::*;

async fn run(driver: &WebDriver, script: &str) -> anyhow::Result<Value> {
    Ok(driver.execute(script, Vec::new()).await?.json().clone())
}

/// Opens a page and waits until all of its figures are live.
async fn open(driver: &WebDriver, course: &Course, page: &str) -> anyhow::Result<()> {
    driver
        .goto(format!("{}/{page}.html", course.address))
        .await?;
    wait_for(driver, "all figures to be live", ALL_ARE_LIVE).await?;
    Ok(())
}

/// What a script of faults may use: the style of an element, and the contrast of two colours.
const TOOLS: &str = "
const faults = [];
const expect = (holds, words) => { if (!holds) faults.push(words); };
const style = (element, part) => getComputedStyle(element, part);
const find = (selector) => { const found = document.querySelector(selector); if (!found) faults.push(`there is no ${selector}`); return found ?? document.body; };
const rgb = (colour) => colour.match(/[\\d.]+/g).map(Number);
const light = (colour) => rgb(colour).slice(0, 3).map(part => part / 255).map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4).reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
const contrast = (one, other) => { const [low, high] = [light(one), light(other)].sort((a, b) => a - b); return (high + 0.05) / (low + 0.05); };
const ground = (element) => { for (let at = element; at; at = at.parentElement) { const { backgroundColor } = style(at); if (rgb(backgroundColor)[3] !== 0) return backgroundColor; } return style(document.documentElement).colorScheme.includes('dark') ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)'; };
";

/// On chapter 04's walk after two steps north: what a board shows is told apart, and so is what is current.
const WALK: &str = "
const board = '#practice .live:not(.still)';
const disc = (square) => find(`${board} [data-square=\"${square}\"] > .disc`);
const drawn = (element) => [style(element).backgroundColor, style(element).backgroundImage].join();
expect(drawn(disc('c1')) !== drawn(disc('d2')), 'black and white discs are alike');
expect(style(disc('d2')).boxShadow !== 'none', 'a white disc has no ring');
const cell = style(find(`${board} .board-cell`)).backgroundColor;
const dot = disc('d1');
expect(contrast(style(dot).backgroundColor, cell) > 2 && style(dot).boxShadow !== 'none' && dot.clientWidth > 5, 'a legal move has no dot');
expect(style(find(`${board} [data-asked]`)).boxShadow !== 'none', 'the chosen square has no frame');
const cells = document.querySelectorAll(`${board} .board`);
expect(contrast(cell, style(disc('d2')).backgroundColor) >= 3, 'white discs and the board are too much alike');
const rows = [...document.querySelectorAll(`${board} .walk-table tbody th`)];
const current = rows.filter(row => row.closest('[data-current]'));
expect(current.length === 1 && rows.every(row => row === current[0] || style(row).borderInlineStartColor !== style(current[0]).borderInlineStartColor), 'the current row is not marked');
const pressed = find(`${board} .live-compass [aria-pressed=\"true\"]`);
expect(style(pressed).outlineStyle !== 'none', 'the chosen direction is not marked');
const focused = find(`${board} [data-square][tabindex=\"0\"]`);
focused.focus();
expect(focused.matches(':focus-visible'), 'the focus is not shown');
expect(style(focused).outlineStyle === 'solid' && parseFloat(style(focused).outlineWidth) >= 2 && contrast(style(focused).outlineColor, cell) >= 3, 'the focus has no ring');
";

/// On every page: words on buttons and in drawings can be read.
const WORDS: &str = "
for (const button of document.querySelectorAll('main button')) {
  if (!button.textContent.trim() || button.closest('.board-cell, .buttons') || !button.getClientRects().length) continue;
  // The reader's own colour lies behind words.
  expect(contrast(style(button).color, ground(document.querySelector('main'))) >= 3, `the button ${button.textContent} cannot be read: ${style(button).color}`);
}
for (const words of document.querySelectorAll('main :is(.tree, .depends-svg, .number-line) text')) {
  if (!words.textContent || !words.getClientRects().length) continue;
  const { x, y, width, height } = words.getBBox();
  const middle = [x + width / 2, y + height / 2];
  const holds = (shape) => { const box = shape.getBBox(); return box.x <= middle[0] && middle[0] <= box.x + box.width && box.y <= middle[1] && middle[1] <= box.y + box.height; };
  const shapes = [...words.parentElement.querySelectorAll(':scope > rect, :scope > circle')].filter(shape => holds(shape) && style(shape).fill !== 'none' && (rgb(style(shape).fill)[3] ?? 1) > 0.5);
  const behind = shapes.length ? style(shapes.at(-1)).fill : ground(words.closest('svg'));
  expect(contrast(style(words).fill, behind) >= 3, `“${words.textContent}” in a drawing cannot be read: ${style(words).fill} on ${behind}`);
}
for (const edge of document.querySelectorAll('main :is(.tree-edge > path, .growth-line, .asks)')) {
  if (edge.getClientRects().length) expect(contrast(style(edge).stroke, ground(edge.closest('figure'))) >= 3, `a line in a drawing is not to be seen: ${style(edge).stroke}`);
}
";

/// Two steps of the walk in chapter 04, from c3 to the north-west and to the north.
const STEP_TWICE: &str = "for (let i = 0; i < 2; i += 1) document.querySelector('#practice .live:not(.still) [data-action=\"step\"]').click(); return true";

async fn own_colours_keep_what_counts(driver: &WebDriver, course: &Course) -> anyhow::Result<()> {
    for scheme in ["dark", "light"] {
        let own = [
            ("forced-colors", "active"),
            ("prefers-color-scheme", scheme),
        ];
        media(driver, "screen", &own).await?;
        for page in PAGES.into_iter().chain(["index"]) {
            open(driver, course, page).await?;
            let mut script = format!("{TOOLS}{WORDS}");
            if page == "04-legal-moves" {
                run(driver, STEP_TWICE).await?;
                script.push_str(WALK);
            }
            let faults = run(driver, &format!("{script} return faults")).await?;
            ensure!(
                faults == json!([]),
                "{page}, {scheme} colours of the reader's own: {faults:#}"
            );
        }
    }
    Ok(())
}

/// What moves in the page's figures.
const MOVES: &str = "
const seconds = (list) => Math.max(...list.split(',').map(parseFloat));
return [...document.querySelectorAll('main figure *, main .exercise *')].filter(element => {
  return ['', '::before', '::after'].some(part => {
    const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, part || null);
    return (animationName !== 'none' && seconds(animationDuration) > 0.01) || seconds(transitionDuration) > 0.01;
  });
}).map(element => element.className)";

async fn nothing_moves_unasked(driver: &WebDriver, course: &Course) -> anyhow::Result<()> {
    media(driver, "screen", &[]).await?;
    open(driver, course, "04-legal-moves").await?;
    run(driver, STEP_TWICE).await?;
    let moves = run(driver, MOVES).await?;
    ensure!(
        moves != json!([]),
        "the walker arrives for those who like it"
    );
    media(driver, "screen", &[("prefers-reduced-motion", "reduce")]).await?;
    for page in PAGES.into_iter().chain(["index"]) {
        open(driver, course, page).await?;
        run(
            driver,
            "for (const step of document.querySelectorAll('figure .live:not(.still) [data-action=\"step\"]')) step.click()",
        )
        .await?;
        let moves = run(driver, MOVES).await?;
        ensure!(moves == json!([]), "{page}: what moves is {moves}");
    }
    media(driver, "screen", &[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn readers_choose_colours_and_calm() -> anyhow::Result<()> {
    if !browser_is_there() {
        return Ok(());
    }
    let course = Course::start("browser")?;
    let browser = Browser::start(true).await?;
    let driver = &browser.driver;
    own_colours_keep_what_counts(driver, &course)
        .await
        .context("forced colours")?;
    nothing_moves_unasked(driver, &course)
        .await
        .context("reduced motion")?;
    driver.clone().quit().await?;
    Ok(())
}

/// Every page, wide and narrow, light and dark, into `target/screenshots`: nobody compares them but people.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "writes pictures for people to look at"]
async fn pictures_of_all_pages() -> anyhow::Result<()> {
    let course = Course::start("browser")?;
    let browser = Browser::start(true).await?;
    let driver = &browser.driver;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
    let folder = root.context("a root")?.join("target/screenshots");
    std::fs::create_dir_all(&folder)?;
    for theme in ["light", "navy"] {
        driver
            .goto(format!("{}/index.html", course.address))
            .await?;
        let choose = format!("localStorage.setItem('mdbook-theme', '{theme}')");
        run(driver, &choose).await?;
        for width in [1280, 360] {
            driver
                .cdp()
                .send_raw(
                    "Emulation.setDeviceMetricsOverride",
                    json!({"width": width, "height": 1000, "deviceScaleFactor": 1, "mobile": true}),
                )
                .await?;
            for page in PAGES.into_iter().chain(["index"]) {
                open(driver, &course, page).await?;
                picture(driver, &folder, &format!("{page}-{width}-{theme}")).await?;
            }
        }
    }
    driver.clone().quit().await?;
    println!("The pictures are in {}", folder.display());
    Ok(())
}
