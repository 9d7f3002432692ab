//! "Ask any position" in Chromium: by mouse and by keys, with the reader's own code, and by links.

use anyhow::{Context, ensure};
use browser_tests::page::{press, wait_for};
use browser_tests::{Browser, Course, browser_is_there};
use checks::{Language, Mistake, Replay, ask, find_step, quietly};
use serde_json::{Value, json};
use thirtyfour::prelude::*;

const STEP_05: &str = "05-flip";

/// The mistake of step 05 in these tests: the code keeps runs that don't close.
const MISTAKE: &str = "S5b";

/// A script in which `figure` is the live one; null until it is.
fn in_figure(script: &str) -> String {
    format!(
        "const figure = document.querySelector('figure[data-widget=ask]'); figure?.scrollIntoView(); if (!figure?.matches('.is-live')) return null; {script}"
    )
}

async fn run(driver: &WebDriver, script: &str) -> anyhow::Result<Value> {
    let value = driver.execute(in_figure(script), Vec::new()).await?;
    Ok(value.json().clone())
}

async fn open(driver: &WebDriver, course: &Course, fragment: &str) -> anyhow::Result<()> {
    driver.goto("about:blank").await?;
    let page = format!("{}/{STEP_05}.html{fragment}", course.address);
    driver.goto(page).await?;
    wait_for(
        driver,
        "the model answer",
        &in_figure("return figure.querySelector('.ask-answer').textContent !== ''"),
    )
    .await?;
    Ok(())
}

/// Waits until the words below the boards contain a text.
async fn words_hold(driver: &WebDriver, words: &str) -> anyhow::Result<()> {
    let script =
        format!("return figure.querySelector('[data-words]').textContent.includes({words:?})");
    wait_for(driver, words, &in_figure(&script)).await?;
    Ok(())
}

async fn walk_line(driver: &WebDriver) -> anyhow::Result<String> {
    let line = run(
        driver,
        "return figure.querySelector('[data-walk]').textContent",
    )
    .await?;
    Ok(line.as_str().unwrap_or_default().to_owned())
}

/// The squares of a side that have an attribute.
async fn marked(driver: &WebDriver, side: &str, attribute: &str) -> anyhow::Result<Value> {
    run(
        driver,
        &format!(
            "return [...figure.querySelectorAll('[data-side={side}] button[{attribute}]')].map(cell => cell.dataset.square)"
        ),
    )
    .await
}

/// The mistake's differences on the practice board for c3, and the first different read.
async fn expect_the_mistake(driver: &WebDriver) -> anyhow::Result<()> {
    words_hold(driver, "The answers are different at b1, d1").await?;
    words_hold(driver, "Extra in your answer: d3, e3, c4.").await?;
    let differing = marked(driver, "yours", "data-differs").await?;
    ensure!(
        differing
            .as_array()
            .is_some_and(|squares| squares.len() == 14),
        "{differing}"
    );
    ensure!(marked(driver, "reference", "data-differs").await? == json!([]));
    ensure!(
        walk_line(driver)
            .await?
            .contains("Read 3 is the first difference.")
    );
    Ok(())
}

/// The answer arrives while the field has the focus.
async fn a_field_shows_what_was_chosen_in_it(
    driver: &WebDriver,
    course: &Course,
) -> anyhow::Result<()> {
    open(driver, course, "").await?;
    for direction in ["SW", "N"] {
        let option =
            format!("figure[data-widget=ask] [data-control=direction] option[value='{direction}']");
        driver.find(By::Css(option)).await?.click().await?;
        let answered = format!(
            "return figure.querySelector('.ask-answer').textContent.startsWith('flips_in_direction(c3, {direction}, Black)')"
        );
        wait_for(driver, direction, &in_figure(&answered)).await?;
        let shown = "return figure.querySelector('[data-control=direction]').value";
        let shown = run(driver, shown).await?;
        ensure!(shown == json!(direction), "{direction} shows as {shown}");
    }
    Ok(())
}

async fn by_mouse(driver: &WebDriver, course: &Course) -> anyhow::Result<()> {
    open(driver, course, "").await?;
    let choose = |control: &str, value: &str| {
        By::Css(format!(
            "figure[data-widget=ask] [data-control={control}] option[value='{value}']"
        ))
    };
    driver
        .find(choose("function", "flips_at"))
        .await?
        .click()
        .await?;
    driver
        .find(choose("subject", MISTAKE))
        .await?
        .click()
        .await?;
    expect_the_mistake(driver).await?;
    let step = driver
        .find(By::Css("figure[data-widget=ask] [data-action=step]"))
        .await?;
    for _ in 0..3 {
        step.click().await?;
    }
    ensure!(
        walk_line(driver)
            .await?
            .ends_with("This is the first difference.")
    );
    ensure!(marked(driver, "reference", "data-reading").await? == json!(["b2"]));
    ensure!(marked(driver, "yours", "data-reading").await? == json!(["c2"]));
    driver
        .find(By::Css(
            "figure[data-widget=ask] [data-side=yours] [data-square=d1]",
        ))
        .await?
        .click()
        .await?;
    wait_for(
        driver,
        "the answers for d1",
        &in_figure("return figure.querySelector('[data-side=yours] .ask-answer').textContent.startsWith('flips_at(d1, Black)')"),
    )
    .await?;
    Ok(())
}

/// From the function's menu on, with keys only.
async fn by_keyboard(driver: &WebDriver, course: &Course) -> anyhow::Result<()> {
    open(driver, course, "").await?;
    let address = driver.current_url().await?;
    run(
        driver,
        "figure.querySelector('[data-control=function]').focus()",
    )
    .await?;
    press(driver, Key::Down).await?;
    press(driver, Key::Tab).await?;
    let title = the_mistake()?.title.get(Language::English);
    driver.active_element().await?.send_keys(title).await?;
    expect_the_mistake(driver).await?;
    // On to the right board, and from c3 to its left: the book must not turn the page.
    for _ in 0..8 {
        press(driver, Key::Tab).await?;
        let side = run(
            driver,
            "return document.activeElement.closest('[data-side]')?.dataset.side ?? null",
        )
        .await?;
        if side == json!("yours") {
            break;
        }
    }
    for key in [
        Key::Left,
        Key::Up,
        Key::Right,
        Key::Right,
        Key::Up,
        Key::Enter,
    ] {
        press(driver, key).await?;
    }
    wait_for(
        driver,
        "the answers for d1",
        &in_figure("return figure.querySelector('[data-side=yours] .ask-answer').textContent.startsWith('flips_at(d1, Black)')"),
    )
    .await?;
    for _ in 0..4 {
        press(driver, Key::Tab).await?;
        let action = run(
            driver,
            "return document.activeElement.dataset.action ?? null",
        )
        .await?;
        if action == json!("step") {
            break;
        }
    }
    press(driver, Key::Enter).await?;
    ensure!(walk_line(driver).await?.starts_with("Read 1 of "));
    let after = driver.current_url().await?;
    ensure!(address.path() == after.path(), "the book turned the page");
    Ok(())
}

fn the_mistake() -> anyhow::Result<&'static Mistake> {
    let mistakes = &find_step("05")?.mistakes;
    let mistake = mistakes.iter().find(|mistake| mistake.id == MISTAKE);
    mistake.context("the mistake is known")
}

/// A link to a wrong answer.
fn link() -> anyhow::Result<String> {
    let step = find_step("05")?;
    let mistake = the_mistake()?;
    let calls = step.calls().filter(|call| call.function() == "flips_at");
    for call in calls {
        let reply = quietly(|| ask(&mistake.answers, call));
        if !reply.is_right(call, &call.expected()) {
            let replay = Replay::new(call, &reply).context("the link is short")?;
            return Ok(format!("#{replay}"));
        }
    }
    anyhow::bail!("no question shows the mistake")
}

async fn links_open(driver: &WebDriver, course: &Course) -> anyhow::Result<()> {
    open(driver, course, &link()?).await?;
    words_hold(driver, "In a report: Expected").await?;
    let chosen = run(
        driver,
        "return figure.querySelector('[data-control=subject]').value",
    )
    .await?;
    ensure!(chosen == json!("link"), "{chosen}");
    for nonsense in [
        "",
        "1.",
        "1.nonsense",
        "9.AAAA",
        "1.%F0%9F%98%80",
        "<b>x</b>",
    ] {
        open(driver, course, &format!("#replay={nonsense}")).await?;
        words_hold(driver, "Can't open this link").await?;
        let cells = run(
            driver,
            "return figure.querySelectorAll('[data-side=reference] button').length",
        )
        .await?;
        ensure!(cells == json!(25), "the position of the page stays");
    }
    Ok(())
}

/// The reader's own functions. One of them is written, and panics at the edge.
async fn own_code_stands_beside_the_model_answer(
    driver: &WebDriver,
    course: &Course,
) -> anyhow::Result<()> {
    open(driver, course, "").await?;
    words_hold(driver, "still contains todo!() at").await?;
    let stub = std::fs::read_to_string(course.exercise(STEP_05))?;
    let start = stub.find("    todo!(").context("the stub has a todo")?;
    let end = start + stub[start..].find("\n}").context("the stub has an end")?;
    let body = "    let mut run = Vec::new();\n    let mut next = square.step(direction);\n    while board[next] == Some(player.opponent()) {\n        run.push(next);\n        next = next.step(direction);\n    }\n    if board[next] == Some(player) { run } else { Vec::new() }";
    let answer = format!("{}{body}{}", &stub[..start], &stub[end..]);
    std::fs::write(course.exercise(STEP_05), answer)?;
    words_hold(driver, "panicked at exercises/05-flip/src/lib.rs:").await?;
    let differing = marked(driver, "yours", "data-trouble").await?;
    ensure!(
        differing
            .as_array()
            .is_some_and(|squares| squares.contains(&json!("a1"))),
        "{differing}"
    );
    // From the panel to the failing call.
    wait_for(
        driver,
        "the panel's link",
        "const panel = document.querySelector('.exercise'); const link = panel.querySelector('[data-verdict] a[href^=\"#replay=2.\"]'); (link ?? panel).scrollIntoView({block: 'center'}); return link !== null",
    )
    .await?;
    driver
        .find(By::Css("[data-verdict] a[href^='#replay=2.']"))
        .await?
        .click()
        .await?;
    wait_for(
        driver,
        "the answer in the link",
        &in_figure("return figure.querySelector('[data-control=subject]').value === 'link'"),
    )
    .await?;
    words_hold(driver, "panicked at").await?;
    course.reset(STEP_05)
}

#[tokio::test(flavor = "multi_thread")]
async fn any_position_can_be_asked_in_a_real_browser() -> anyhow::Result<()> {
    if !browser_is_there() {
        return Ok(());
    }
    let course = Course::start("browser")?;
    let browser = Browser::start(true).await?;
    let driver = &browser.driver;
    a_field_shows_what_was_chosen_in_it(driver, &course)
        .await
        .context("a field")?;
    by_mouse(driver, &course).await.context("by mouse")?;
    by_keyboard(driver, &course).await.context("by keyboard")?;
    links_open(driver, &course).await.context("links")?;
    own_code_stands_beside_the_model_answer(driver, &course)
        .await
        .context("own code")?;
    driver.clone().quit().await?;
    Ok(())
}
