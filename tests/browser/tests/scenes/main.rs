//! The scenes of the chapters in Chromium, and in Firefox where its driver is there: each is operated to a stated result, by mouse and then by keyboard alone,
//! and opens positions of links.

mod positions;
mod recipes;

use anyhow::{Context, ensure};
use browser_tests::page::{press, wait_for};
use browser_tests::{Browser, Course, PAGES, browser_is_there, firefox_is_there};
use serde_json::{Value, json};
use thirtyfour::prelude::*;

use recipes::{Do, RECIPES, Recipe};

/// What a script gives.
async fn run(driver: &WebDriver, script: &str) -> anyhow::Result<Value> {
    Ok(driver.execute(script, Vec::new()).await?.json().clone())
}

/// Opens a page anew and waits for the scene.
async fn open(driver: &WebDriver, course: &Course, recipe: &Recipe) -> anyhow::Result<()> {
    driver.goto("about:blank").await?;
    driver
        .goto(format!("{}/{}.html", course.address, recipe.page))
        .await?;
    let script = format!(
        "document.querySelector('#{0}').scrollIntoView(); for (const folded of document.querySelectorAll('#{0} .live details')) folded.open = true; return document.querySelector('#{0}.is-live') !== null",
        recipe.id
    );
    wait_for(driver, recipe.id, &script).await?;
    Ok(())
}

fn selector(id: &str, step: &Do) -> String {
    match step {
        Do::Press(action) => format!("#{id} .live:not(.still) [data-action=\"{action}\"]"),
        Do::Square(board, square) => {
            format!("#{id} .live:not(.still) [data-board=\"{board}\"] [data-square=\"{square}\"]")
        }
        Do::Choose(name, _) | Do::Type(name, _) => {
            format!("#{id} .live:not(.still) [data-control=\"{name}\"]")
        }
        Do::Key(board, _) | Do::Write(board, _) => format!(
            "#{id} .live:not(.still) [data-board=\"{board}\"] [data-square][tabindex=\"0\"]"
        ),
        Do::Wait(_) => format!("#{id}"),
    }
}

/// Does a step as somebody with a mouse does.
async fn by_mouse(driver: &WebDriver, id: &str, step: &Do) -> anyhow::Result<()> {
    if let Do::Wait(words) = step {
        return shows(driver, id, words).await;
    }
    let found = driver.find(By::Css(selector(id, step))).await?;
    found.scroll_into_view().await?;
    match step {
        Do::Press(_) | Do::Square(..) => found.click().await?,
        Do::Choose(_, value) => {
            let option = By::Css(format!("option[value=\"{value}\"]"));
            found.find(option).await?.click().await?;
        }
        Do::Type(_, text) => type_into(driver, &found, text).await?,
        Do::Key(_, key) => {
            found.focus().await?;
            press(driver, key.clone()).await?;
        }
        Do::Write(_, text) => {
            found.focus().await?;
            driver.active_element().await?.send_keys(*text).await?;
        }
        Do::Wait(_) => {}
    }
    Ok(())
}

async fn type_into(driver: &WebDriver, field: &WebElement, text: &str) -> anyhow::Result<()> {
    field.send_keys(Key::Control + "a").await?;
    field.send_keys(text).await?;
    press(driver, Key::Tab).await
}

/// Does a step with keys only: with Tab from the scene's beginning, arrows on the board, Enter.
async fn by_keyboard(driver: &WebDriver, id: &str, step: &Do) -> anyhow::Result<()> {
    if let Do::Wait(words) = step {
        return shows(driver, id, words).await;
    }
    run(
        driver,
        &format!("const figure = document.querySelector('#{id}'); figure.tabIndex = -1; figure.focus(); return true"),
    )
    .await?;
    let on_target = match step {
        Do::Square(board, _) => format!(
            "return document.activeElement.matches('#{id} [data-board=\"{board}\"] [data-square]')"
        ),
        _ => format!(
            "return document.activeElement.matches('{}')",
            selector(id, step)
        ),
    };
    let mut tabs = 0;
    while run(driver, &on_target).await? != json!(true) {
        press(driver, Key::Tab).await?;
        tabs += 1;
        ensure!(tabs < 80, "no key leads to {step:?}");
    }
    match step {
        Do::Press(_) => press(driver, Key::Enter).await?,
        Do::Square(_, square) => {
            let here = "return document.activeElement.dataset.square";
            let (col, row) = square.split_at(1);
            for _ in 0..20 {
                let at = run(driver, here).await?;
                let at = at.as_str().unwrap_or_default();
                let (at_col, at_row) = at.split_at(1);
                let key = if at_col < col {
                    Key::Right
                } else if at_col > col {
                    Key::Left
                } else if at_row < row {
                    Key::Down
                } else if at_row > row {
                    Key::Up
                } else {
                    break;
                };
                press(driver, key).await?;
            }
            press(driver, Key::Enter).await?;
        }
        Do::Choose(_, value) => {
            press(driver, Key::Home).await?;
            let chosen = "return document.activeElement.value";
            for _ in 0..20 {
                if run(driver, chosen).await? == json!(value) {
                    break;
                }
                press(driver, Key::Down).await?;
            }
        }
        Do::Type(_, text) => {
            let field = driver.active_element().await?;
            type_into(driver, &field, text).await?;
        }
        Do::Key(_, key) => press(driver, key.clone()).await?,
        Do::Write(_, text) => driver.active_element().await?.send_keys(*text).await?,
        Do::Wait(_) => {}
    }
    Ok(())
}

/// The figure must not lose its reader: whoever lost the focus starts again at the top of the page.
async fn keeps_the_focus(driver: &WebDriver, id: &str, step: &Do) -> anyhow::Result<()> {
    let script = format!(
        "const at = document.activeElement; return at.closest('#{id} .live:not(.still)') ? 'inside' : at.localName"
    );
    let place = run(driver, &script).await?;
    let has_left = matches!(step, Do::Type(..));
    ensure!(
        place == json!("inside") || (has_left && place != json!("body")),
        "after {step:?} the focus is on {place}"
    );
    Ok(())
}

/// Waits until a scene shows these words. The bench may take a while for the puzzles.
async fn shows(driver: &WebDriver, id: &str, words: &str) -> anyhow::Result<()> {
    let text = format!("document.querySelector('#{id} .live:not(.still)').textContent");
    let script = format!("return {text}.includes({})", json!(words));
    if let Err(error) = wait_for(driver, words, &script).await {
        let shown = run(driver, &format!("return {text}")).await?;
        return Err(error.context(format!("shown: {shown}")));
    }
    Ok(())
}

/// A scene that nobody has written a recipe for is operated by nobody.
async fn every_scene_has_a_recipe(driver: &WebDriver, course: &Course) -> anyhow::Result<()> {
    for page in PAGES {
        driver
            .goto(format!("{}/{page}.html", course.address))
            .await?;
        let ids = run(
            driver,
            "return [...document.querySelectorAll('figure[data-scene]')].map(figure => figure.id)",
        )
        .await?;
        let ids: Vec<String> = serde_json::from_value(ids)?;
        for id in ids {
            let mut recipes = RECIPES.iter();
            let has_one = recipes.any(|recipe| recipe.page == page && recipe.id == id);
            ensure!(has_one, "no recipe for {id} in {page}");
        }
    }
    Ok(())
}

async fn recipes_are_followed(driver: &WebDriver, course: &Course) -> anyhow::Result<()> {
    let is_chromium = run(driver, "return 'chrome' in window").await? == json!(true);
    for recipe in RECIPES {
        let name = format!("{} in {}", recipe.id, recipe.page);
        open(driver, course, recipe).await?;
        for step in recipe.steps {
            by_mouse(driver, recipe.id, step)
                .await
                .with_context(|| format!("{name} by mouse, {step:?}"))?;
            // Firefox's driver lets a menu go when it has chosen, on any page.
            if is_chromium || !matches!(step, Do::Choose(..) | Do::Wait(..)) {
                keeps_the_focus(driver, recipe.id, step)
                    .await
                    .with_context(|| format!("{name} by mouse"))?;
            }
        }
        shows(driver, recipe.id, recipe.words)
            .await
            .with_context(|| format!("{name} by mouse"))?;
        open(driver, course, recipe).await?;
        for step in recipe.steps {
            by_keyboard(driver, recipe.id, step)
                .await
                .with_context(|| format!("{name} by keyboard, {step:?}"))?;
            keeps_the_focus(driver, recipe.id, step)
                .await
                .with_context(|| format!("{name} by keyboard"))?;
        }
        shows(driver, recipe.id, recipe.words)
            .await
            .with_context(|| format!("{name} by keyboard"))?;
        let path = driver.current_url().await?.path().to_owned();
        ensure!(
            path.ends_with(&format!("{}.html", recipe.page)),
            "{name}: the book turned the page"
        );
    }
    Ok(())
}

/// One test: building and serving the course takes longer than all that is asked of it.
#[tokio::test(flavor = "multi_thread")]
async fn scenes_work_in_a_real_browser() -> anyhow::Result<()> {
    if !browser_is_there() {
        return Ok(());
    }
    let course = Course::start("browser")?;
    let browser = Browser::start(true).await?;
    let driver = &browser.driver;
    every_scene_has_a_recipe(driver, &course).await?;
    positions::each_address_mounts_once(driver, &course)
        .await
        .context("mounted once")?;
    positions::nonsense_changes_nothing(driver, &course)
        .await
        .context("nonsense in addresses")?;
    recipes_are_followed(driver, &course).await?;
    driver.clone().quit().await?;
    if firefox_is_there() {
        let browser = Browser::firefox().await?;
        recipes_are_followed(&browser.driver, &course)
            .await
            .context("in Firefox")?;
        browser.driver.clone().quit().await?;
    }
    Ok(())
}
