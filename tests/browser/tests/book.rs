//! The book in Chromium: the walk by mouse and by keys, the learner's own code, accessibility and narrow windows.

use std::time::Duration;

use anyhow::{Context, ensure};
use browser_tests::page::{ALL_ARE_LIVE, press, severe_messages, wait_for};
use browser_tests::{Browser, Course, PAGES, browser_is_there};
use serde_json::{Value, json};
use thirtyfour::prelude::*;

/// SPEC's table of the practice board for c3: direction, stop, turns.
const PRACTICE_TABLE: [(&str, &str, &str); 8] = [
    ("NW", "empty-at-once", ""),
    ("N", "closed", "c2"),
    ("NE", "closed", "d2"),
    ("W", "own-at-once", ""),
    ("E", "edge", ""),
    ("SW", "closed", "b4"),
    ("S", "gap", ""),
    ("SE", "empty-at-once", ""),
];

/// The exercise that most of this is about.
const STEP_04: &str = "04-legal-moves";

/// Whether chapter 04's main board was taken over by its widget.
const BOARD_IS_LIVE: &str = "document.querySelector('#practice')?.scrollIntoView(); return document.querySelector('#practice.is-live [data-square=\"c3\"]') !== null";

/// Counts the wasm memories that the page's next workers make. A browser has room for about a hundred.
const COUNT_MEMORIES: &str = "window.memories = 0; new BroadcastChannel('memories').onmessage = () => window.memories++; window.Worker = class extends Worker { constructor(script) { super(URL.createObjectURL(new Blob([`const { Memory } = WebAssembly; const channel = new BroadcastChannel('memories'); WebAssembly.Memory = function (size) { channel.postMessage('one'); return new Memory(size); }; importScripts('${new URL(script, document.baseURI)}');`]))); } }";

/// Opens chapter 04 and waits for the live walk.
async fn open_walk(driver: &WebDriver, course: &Course) -> anyhow::Result<()> {
    driver
        .goto(format!("{}/04-legal-moves.html", course.address))
        .await?;
    wait_for(driver, "the live board", BOARD_IS_LIVE).await?;
    Ok(())
}

async fn walk_table(driver: &WebDriver) -> anyhow::Result<Vec<(String, String, String)>> {
    let rows = driver
        .execute(
            "return [...document.querySelectorAll('#practice .live:not(.still) .walk-table tr[data-direction]')].map(row => [row.dataset.direction, row.dataset.stop ?? 'not walked', row.dataset.turns ?? ''])",
            Vec::new(),
        )
        .await?
        .json()
        .clone();
    Ok(serde_json::from_value(rows)?)
}

fn expect_practice_table(found: &[(String, String, String)]) -> anyhow::Result<()> {
    let found: Vec<(&str, &str, &str)> = found
        .iter()
        .map(|(direction, stop, turns)| (direction.as_str(), stop.as_str(), turns.as_str()))
        .collect();
    ensure!(found == PRACTICE_TABLE, "the table reads {found:?}");
    Ok(())
}

async fn walk_by_mouse(driver: &WebDriver, course: &Course) -> anyhow::Result<()> {
    open_walk(driver, course).await?;
    driver
        .find(By::Css("#practice .live button[data-square='c3']"))
        .await?
        .click()
        .await?;
    driver
        .find(By::Css("#practice [data-action='walk-all']"))
        .await?
        .click()
        .await?;
    expect_practice_table(&walk_table(driver).await?)
}

/// From the first tab stop of the board on, with keys only.
async fn walk_by_keyboard(driver: &WebDriver, course: &Course) -> anyhow::Result<()> {
    open_walk(driver, course).await?;
    let address = driver.current_url().await?;
    driver
        .execute(
            "document.querySelector('#practice .live:not(.still) [data-square][tabindex=\"0\"]').focus()",
            Vec::new(),
        )
        .await?;
    // To a1 and from there to c3: two right, two down.
    press(driver, Key::Home).await?;
    for _ in 0..8 {
        press(driver, Key::Up).await?;
    }
    press(driver, Key::Home).await?;
    for key in [Key::Right, Key::Right, Key::Down, Key::Down] {
        press(driver, key).await?;
    }
    let focused = driver
        .execute(
            "return document.activeElement.dataset.square ?? null",
            Vec::new(),
        )
        .await?
        .json()
        .clone();
    ensure!(focused == json!("c3"), "the focus is on {focused}");
    press(driver, Key::Enter).await?;
    for _ in 0..60 {
        let action = driver
            .execute(
                "return document.activeElement.dataset.action ?? null",
                Vec::new(),
            )
            .await?
            .json()
            .clone();
        if action == json!("walk-all") {
            break;
        }
        press(driver, Key::Tab).await?;
    }
    press(driver, Key::Enter).await?;
    expect_practice_table(&walk_table(driver).await?)?;
    let after = driver.current_url().await?;
    ensure!(
        address.path() == after.path(),
        "the book's own keys turned the page"
    );
    Ok(())
}

async fn nonsense_in_the_address_changes_nothing(
    driver: &WebDriver,
    course: &Course,
) -> anyhow::Result<()> {
    for nonsense in [
        "#pos=",
        "#pos=QQ,B",
        "#pos=..B,W,z9",
        "#pos=%F0%9F%98%80,B,c3,E",
        "#pos=<b>x</b>,B",
    ] {
        driver.goto("about:blank").await?;
        driver
            .goto(format!("{}/04-legal-moves.html{nonsense}", course.address))
            .await?;
        wait_for(driver, "the live board", BOARD_IS_LIVE).await?;
    }
    driver.goto("about:blank").await?;
    driver
        .goto(format!(
            "{}/04-legal-moves.html#pos=WWB.............,B,d1",
            course.address
        ))
        .await?;
    wait_for(
        driver,
        "the position of the address",
        "document.querySelector('#practice')?.scrollIntoView(); return document.querySelectorAll('#practice .live button[data-square]').length === 16",
    )
    .await?;
    Ok(())
}

/// Chooses the learner's code in the walk's widget, then reads which squares it marks as legal.
async fn marks(driver: &WebDriver) -> anyhow::Result<Value> {
    Ok(driver
        .execute(
            "return [...document.querySelectorAll('#practice .live:not(.still) [data-legal=\"true\"]')].map(cell => cell.dataset.square)",
            Vec::new(),
        )
        .await?
        .json()
        .clone())
}

/// Whether the exercise's panel shows a verdict of some kind.
fn verdict(state: &str) -> String {
    format!(
        "document.querySelector('.exercise').scrollIntoView(); return document.querySelector('[data-verdict]').dataset.state === '{state}'"
    )
}

/// A drawing is judged in the page, beside the picture that is expected.
async fn own_drawing_is_judged(driver: &WebDriver, course: &Course) -> anyhow::Result<()> {
    let slug = "01-board";
    let right = course.solution("01")?;
    driver
        .goto(format!("{}/{slug}.html", course.address))
        .await?;
    wait_for(driver, "the verdict on the stub", &verdict("failed")).await?;
    let no_lines = right.replace("screen.stroke_rect", "let _ = ");
    ensure!(no_lines != right, "the model answer draws lines");
    std::fs::write(course.exercise(slug), no_lines)?;
    wait_for(
        driver,
        "both pictures",
        "return document.querySelectorAll('[data-verdict] .before-after svg').length === 2",
    )
    .await?;
    std::fs::write(course.exercise(slug), right)?;
    wait_for(driver, "the right drawing to pass", &verdict("passed")).await?;
    course.reset(slug)
}

/// A known mistake in one function is named in the page while the others are still to be written.
async fn a_mistake_in_one_of_several_functions_is_named(
    driver: &WebDriver,
    course: &Course,
) -> anyhow::Result<()> {
    let slug = "05-flip";
    let stub = std::fs::read_to_string(course.exercise(slug))?;
    let far_end_not_checked = "    let mut run = Vec::new();\n    let mut next = square.step(direction);\n    while board.contains(next) && board[next] == Some(player.opponent()) {\n        run.push(next);\n        next = next.step(direction);\n    }\n    run";
    let start = stub.find("    todo!(").context("the stub has a todo")?;
    let end = start + stub[start..].find("\n}").context("the stub has an end")?;
    let answer = format!("{}{far_end_not_checked}{}", &stub[..start], &stub[end..]);
    driver
        .goto(format!("{}/{slug}.html", course.address))
        .await?;
    wait_for(driver, "the verdict on the stub", &verdict("failed")).await?;
    std::fs::write(course.exercise(slug), answer)?;
    wait_for(
        driver,
        "the mistake's name",
        "return document.querySelector('[data-verdict] [data-mistake]') !== null",
    )
    .await?;
    wait_for(
        driver,
        "a link to the walk in chapter 04",
        "return document.querySelector('[data-verdict] a[href^=\"04-legal-moves.html#pos=\"]') !== null",
    )
    .await?;
    course.reset(slug)
}

async fn own_code_walks(driver: &WebDriver, course: &Course) -> anyhow::Result<()> {
    let stub = std::fs::read_to_string(course.exercise(STEP_04))?;
    let with_body = |body: &str| {
        let start = stub.find("    todo!(").unwrap_or_default();
        let end = stub.rfind("\n}").unwrap_or_default();
        format!("{}{body}{}", &stub[..start], &stub[end..])
    };
    open_walk(driver, course).await?;
    wait_for(driver, "the verdict on the stub", &verdict("failed")).await?;
    driver
        .execute(
            "const choice = document.querySelector('#practice [data-control=\"subject\"]'); choice.value = 'yours'; choice.dispatchEvent(new Event('change', {bubbles: true}))",
            Vec::new(),
        )
        .await?;

    let everything = "    let _ = player;\n    board[square].is_none()";
    std::fs::write(course.exercise(STEP_04), with_body(everything))?;
    wait_for(
        driver,
        "marks on every empty square",
        "return document.querySelectorAll('#practice .live:not(.still) [data-legal=\"true\"]').length === 15",
    )
    .await?;

    let panics = |why: &str| {
        with_body(&format!(
            "    let _ = (board.size(), player, square);\n    panic!(\"{why}\")"
        ))
    };
    std::fs::write(course.exercise(STEP_04), panics("lost my way"))?;
    wait_for(
        driver,
        "the panic in words",
        "return document.querySelector('[data-verdict]').textContent.includes('lost my way')",
    )
    .await?;
    driver.execute(COUNT_MEMORIES, Vec::new()).await?;
    std::fs::write(
        course.exercise(STEP_04),
        with_body(
            "    let _ = (board.size(), player, square);\n    loop {\n        std::hint::spin_loop();\n    }",
        ),
    )?;
    wait_for(
        driver,
        "the endless loop in words",
        "return document.querySelector('[data-verdict]').textContent.includes('endless loop')",
    )
    .await?;

    // Each question panics, in the new worker.
    std::fs::write(course.exercise(STEP_04), panics("lost again"))?;
    wait_for(
        driver,
        "the other panic in words",
        "return document.querySelector('[data-verdict]').textContent.includes('lost again')",
    )
    .await?;
    let memories = driver.execute("return window.memories", Vec::new()).await?;
    let memories = memories.json().as_u64().context("a number")?;
    ensure!(
        (1..20).contains(&memories),
        "the workers made {memories} memories"
    );

    // What panics left in the memory doesn't count against the limit of 64 MiB.
    let large = "    let _ = player;\n    std::hint::black_box(Vec::<u8>::with_capacity(60 << 20));\n    board[square].is_none()";
    std::fs::write(course.exercise(STEP_04), with_body(large))?;
    wait_for(
        driver,
        "marks by code that needs much memory",
        "return document.querySelectorAll('#practice .live:not(.still) [data-legal=\"true\"]').length === 15",
    )
    .await?;

    std::fs::write(course.exercise(STEP_04), with_body("    maybe"))?;
    wait_for(driver, "the compile error", &verdict("error")).await?;

    std::fs::write(course.exercise(STEP_04), course.solution("04")?)?;
    wait_for(driver, "the right answer to pass", &verdict("passed")).await?;
    wait_for(
        driver,
        "the marks of the right answer",
        "return document.querySelectorAll('#practice .live:not(.still) [data-legal=\"true\"]').length === 4",
    )
    .await?;
    ensure!(marks(driver).await? == json!(["d1", "c3", "b5", "d5"]));
    course.reset(STEP_04)
}

/// All of axe's rules but one: mdBook's sidebar toggle is a label, and making it work by keyboard takes the
/// role of a button, which the specification does not foresee for labels.
async fn pages_are_accessible(driver: &WebDriver, course: &Course) -> anyhow::Result<()> {
    let Some(file) = std::env::var_os("AXE_FILE") else {
        ensure!(std::env::var_os("CI").is_none(), "AXE_FILE is needed in CI");
        eprintln!("skipped: AXE_FILE names no axe-core");
        return Ok(());
    };
    let axe = std::fs::read_to_string(file).context("failed to read AXE_FILE")?;
    for theme in ["light", "navy"] {
        for page in PAGES.into_iter().chain(["index", "404", "print"]) {
            if page == "print" && theme == "navy" {
                // It takes axe minutes, and its chapters are checked in this theme one by one.
                continue;
            }
            driver
                .goto(format!("{}/{page}.html", course.address))
                .await?;
            driver
                .execute(
                    format!("localStorage.setItem('mdbook-theme', '{theme}')"),
                    Vec::new(),
                )
                .await?;
            driver.refresh().await?;
            wait_for(
                driver,
                "all figures to be live, where there are some",
                ALL_ARE_LIVE,
            )
            .await?;
            driver.execute(axe.as_str(), Vec::new()).await?;
            let found = driver
                .execute_async(
                    "const done = arguments[arguments.length - 1]; axe.run({rules: {'aria-allowed-role': {enabled: false}}}).then(result => done(result.violations.map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.target.join(' ') + ' ' + n.failureSummary).join(' | '))))",
                    Vec::new(),
                )
                .await?
                .json()
                .clone();
            ensure!(found == json!([]), "{page} in {theme}: {found:#}");
        }
    }
    driver
        .execute("localStorage.removeItem('mdbook-theme')", Vec::new())
        .await?;
    Ok(())
}

async fn narrow_windows_do_not_scroll_sideways(
    driver: &WebDriver,
    course: &Course,
) -> anyhow::Result<()> {
    driver.set_window_rect(0, 0, 1280, 1000).await?;
    for page in PAGES.into_iter().chain(["index"]) {
        for width in [360, 320] {
            driver
                .goto(format!("{}/{page}.html", course.address))
                .await?;
            let dev_tools = driver.cdp();
            dev_tools
                .send_raw(
                    "Emulation.setDeviceMetricsOverride",
                    json!({"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": true}),
                )
                .await?;
            wait_for(
                driver,
                "all figures to be live, where there are some",
                ALL_ARE_LIVE,
            )
            .await?;
            let wide = driver
                .execute("return document.documentElement.scrollWidth", Vec::new())
                .await?
                .json()
                .as_i64();
            dev_tools
                .send_raw("Emulation.clearDeviceMetricsOverride", json!({}))
                .await?;
            ensure!(
                wide.is_some_and(|wide| wide <= width),
                "{page} is {wide:?} wide in a window of {width}"
            );
        }
    }
    Ok(())
}

async fn the_console_stays_clean(driver: &WebDriver, course: &Course) -> anyhow::Result<()> {
    // What was logged before belongs to other parts of the test, such as a learner's panic.
    driver.browser_log().await?;
    for page in PAGES.into_iter().chain(["index", "print"]) {
        driver
            .goto(format!("{}/{page}.html", course.address))
            .await?;
        // With everything that its figures load.
        wait_for(driver, "all figures to be live", ALL_ARE_LIVE).await?;
        tokio::time::sleep(Duration::from_millis(300)).await;
        let severe = severe_messages(driver).await?;
        ensure!(severe.is_empty(), "{page}: {severe:?}");
    }
    Ok(())
}

/// One test: building and serving the course takes longer than all that is asked of it.
#[tokio::test(flavor = "multi_thread")]
async fn the_book_works_in_a_real_browser() -> anyhow::Result<()> {
    if !browser_is_there() {
        return Ok(());
    }
    let course = Course::start("browser")?;
    let browser = Browser::start(true).await?;
    let driver = &browser.driver;
    walk_by_mouse(driver, &course).await.context("by mouse")?;
    walk_by_keyboard(driver, &course)
        .await
        .context("by keyboard")?;
    nonsense_in_the_address_changes_nothing(driver, &course)
        .await
        .context("addresses")?;
    the_console_stays_clean(driver, &course)
        .await
        .context("the console")?;
    narrow_windows_do_not_scroll_sideways(driver, &course)
        .await
        .context("narrow windows")?;
    pages_are_accessible(driver, &course)
        .await
        .context("accessibility")?;
    own_code_walks(driver, &course).await.context("own code")?;
    own_drawing_is_judged(driver, &course)
        .await
        .context("own drawing")?;
    a_mistake_in_one_of_several_functions_is_named(driver, &course)
        .await
        .context("a mistake in step 05")?;
    driver.clone().quit().await?;
    Ok(())
}
