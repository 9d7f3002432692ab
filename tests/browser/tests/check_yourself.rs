//! What a reader does in a chapter besides the figures: answers "Check yourself", by mouse and by keyboard alone, reads a
//! listing line by line, opens the model answer, and plays a capture again.

use anyhow::{Context, ensure};
use browser_tests::page::{press, wait_for, words};
use browser_tests::{Browser, Course, PAGES, browser_is_there};
use serde_json::Value;
use thirtyfour::prelude::*;

/// Brings the questions near one after the other; gives their number once all are live.
const ALL_QUESTIONS: &str = "
const all = [...document.querySelectorAll('figure[data-widget=\"quiz\"]')];
const next = all.find((figure) => !figure.matches('.is-live'));
next?.scrollIntoView();
return next ? null : { count: all.length }";

/// A question of a page.
struct Question {
    index: usize,
    kind: String,
    answer: String,
}

impl Question {
    /// A selector for what is in the question.
    fn part(&self, selector: &str) -> String {
        format!("[data-under-test=\"{}\"] {selector}", self.index)
    }

    async fn message(&self, driver: &WebDriver) -> anyhow::Result<String> {
        words(driver, &self.part("[data-message]")).await
    }

    /// The squares that are right, or the right choices by their actions.
    fn right(&self) -> Vec<String> {
        match self.kind.as_str() {
            "squares" => {
                let names = self.answer.split(',').filter(|name| !name.is_empty());
                names.map(str::to_owned).collect()
            }
            _ => {
                let lines = self.answer.lines().enumerate();
                lines
                    .filter(|(_, line)| line.starts_with("right\t"))
                    .map(|(index, _)| format!("choice-{index}"))
                    .collect()
            }
        }
    }

    /// A square that isn't part of the answer, or a wrong choice.
    fn wrong(&self) -> Option<String> {
        match self.kind.as_str() {
            "squares" => {
                let right = self.right();
                ["a1", "b1"]
                    .into_iter()
                    .map(str::to_owned)
                    .find(|square| !right.contains(square))
            }
            _ => {
                let wrong = self
                    .answer
                    .lines()
                    .position(|line| line.starts_with("wrong\t"));
                wrong.map(|index| format!("choice-{index}"))
            }
        }
    }
}

async fn questions(
    driver: &WebDriver,
    course: &Course,
    page: &str,
) -> anyhow::Result<Vec<Question>> {
    driver
        .goto(format!("{}/{page}.html", course.address))
        .await?;
    wait_for(driver, "the questions", ALL_QUESTIONS).await?;
    let found = driver
        .execute(
            "return [...document.querySelectorAll('figure[data-widget=\"quiz\"]')].map((figure, index) => {
                figure.dataset.underTest = index;
                return [figure.dataset.kind, figure.dataset.answer];
            })",
            Vec::new(),
        )
        .await?;
    let found: Vec<(String, String)> = serde_json::from_value(found.json().clone())?;
    let questions = found.into_iter().enumerate();
    Ok(questions
        .map(|(index, (kind, answer))| Question {
            index,
            kind,
            answer,
        })
        .collect())
}

async fn click(driver: &WebDriver, selector: &str) -> anyhow::Result<()> {
    let element = driver.find(By::Css(selector)).await?;
    element.scroll_into_view().await?;
    element.click().await?;
    Ok(())
}

/// A wrong answer is told apart from a right one, all by clicks.
async fn answer_by_mouse(driver: &WebDriver, question: &Question) -> anyhow::Result<()> {
    let check = question.part("[data-action='check']");
    let start_over = question.part("[data-action='start-over']");
    let button = |name: &String| match question.kind.as_str() {
        "squares" => question.part(&format!("button[data-square='{name}']")),
        _ => question.part(&format!("[data-action='{name}']")),
    };
    if question.kind == "number" {
        let field = driver.find(By::Css(question.part("input"))).await?;
        let answer: i64 = question.answer.parse()?;
        for (typed, expected) in [(answer + 1, "Not quite."), (answer, "Correct.")] {
            field.clear().await?;
            field.send_keys(typed.to_string()).await?;
            click(driver, &check).await?;
            expect(driver, question, expected).await?;
        }
        return Ok(());
    }
    if let Some(wrong) = question.wrong() {
        click(driver, &button(&wrong)).await?;
        click(driver, &check).await?;
        expect(driver, question, "Not quite.").await?;
        click(driver, &start_over).await?;
    }
    for right in question.right() {
        click(driver, &button(&right)).await?;
    }
    click(driver, &check).await?;
    expect(driver, question, "Correct.").await
}

/// The right answer, with keys alone.
async fn answer_by_keyboard(driver: &WebDriver, question: &Question) -> anyhow::Result<()> {
    let start = question.part("[data-action='start-over']");
    driver.find(By::Css(&start)).await?.focus().await?;
    press(driver, Key::Enter).await?;
    match question.kind.as_str() {
        "squares" => {
            let cell = question.part("button[data-square][tabindex='0']");
            driver.find(By::Css(&cell)).await?.focus().await?;
            for square in question.right() {
                // The name of a square moves the focus there.
                let board = driver.active_element().await?;
                board.send_keys(square.as_str()).await?;
                press(driver, Key::Enter).await?;
            }
        }
        "number" => {
            let field = driver.find(By::Css(question.part("input"))).await?;
            field.focus().await?;
            field.clear().await?;
            field.send_keys(question.answer.as_str()).await?;
            press(driver, Key::Enter).await?;
            return expect(driver, question, "Correct.").await;
        }
        _ => {
            let first = question.part(".quiz-choices > button");
            driver.find(By::Css(&first)).await?.focus().await?;
            for choice in question.right() {
                tab_to(driver, &choice).await?;
                press(driver, Key::Space).await?;
            }
        }
    }
    tab_to(driver, "check").await?;
    press(driver, Key::Enter).await?;
    expect(driver, question, "Correct.").await
}

/// Goes on with Tab until the button with this action has the focus.
async fn tab_to(driver: &WebDriver, action: &str) -> anyhow::Result<()> {
    for _ in 0..12 {
        let focused = driver.active_element().await?;
        if focused.attr("data-action").await?.as_deref() == Some(action) {
            return Ok(());
        }
        press(driver, Key::Tab).await?;
    }
    anyhow::bail!("Tab never reached {action}")
}

async fn expect(driver: &WebDriver, question: &Question, beginning: &str) -> anyhow::Result<()> {
    let message = question.message(driver).await?;
    ensure!(
        message.starts_with(beginning),
        "question {} ({}: {}): {message}",
        question.index + 1,
        question.kind,
        question.answer
    );
    Ok(())
}

async fn every_question_can_be_answered(driver: &WebDriver, course: &Course) -> anyhow::Result<()> {
    let mut kinds: Vec<String> = Vec::new();
    for page in PAGES {
        for question in questions(driver, course, page).await? {
            let what = || format!("{page}, question {}", question.index + 1);
            answer_by_mouse(driver, &question)
                .await
                .with_context(what)?;
            answer_by_keyboard(driver, &question)
                .await
                .with_context(what)?;
            kinds.push(question.kind);
        }
    }
    for kind in ["squares", "number", "choice"] {
        ensure!(
            kinds.iter().any(|found| found == kind),
            "no question of {kind}"
        );
    }
    Ok(())
}

/// Each item of a reading marks its lines while it has the focus, and another place takes the mark away.
async fn a_reading_marks_the_lines_that_it_explains(
    driver: &WebDriver,
    course: &Course,
) -> anyhow::Result<()> {
    driver
        .goto(format!("{}/04-legal-moves.html", course.address))
        .await?;
    let script = "
        const item = [...document.querySelectorAll('.reading > li')].find((item) => item.textContent.includes('+= step'));
        item.focus();
        const pre = item.parentElement.previousElementSibling;
        const listing = pre.matches('pre') ? pre : pre.querySelector('pre');
        const lines = listing.querySelector('code').textContent.split('\\n');
        const marked = listing.hasAttribute('data-marked') && lines[Number(listing.style.getPropertyValue('--first'))];
        document.querySelector('.reading > li').blur();
        document.querySelector('main a[href]').focus();
        return [marked, document.querySelector('[data-marked]') === null]";
    let found = driver.execute(script, Vec::new()).await?.json().clone();
    let (marked, is_over): (Value, bool) = serde_json::from_value(found)?;
    let marked = marked.as_str().unwrap_or_default();
    ensure!(marked.contains("+= step"), "marked: {marked:?}");
    ensure!(is_over, "the mark stays");
    Ok(())
}

/// On a step that hasn't passed, the model answer asks once; it opens if the reader still wants it.
async fn the_model_answer_asks_before_it_opens(
    driver: &WebDriver,
    course: &Course,
) -> anyhow::Result<()> {
    driver
        .goto(format!("{}/07-random.html", course.address))
        .await?;
    let near = "document.querySelector('.exercise').scrollIntoView(); return !document.querySelector('[data-before-answer]').parentElement.open";
    wait_for(driver, "a closed model answer", near).await?;
    let asks = "
        const summary = document.querySelector('.model-answer > summary');
        summary.scrollIntoView();
        if (document.querySelector('[data-before-answer]').hidden) summary.click();
        const opened = document.querySelector('.model-answer').open;
        if (opened) document.querySelector('.model-answer').open = false;
        return !opened && !document.querySelector('[data-before-answer]').hidden";
    wait_for(driver, "the question before it", asks).await?;
    click(driver, "[data-before-answer] [data-action='back']").await?;
    let closed = "return document.querySelector('[data-before-answer]').hidden && !document.querySelector('.model-answer').open";
    wait_for(driver, "both to close", closed).await?;
    click(driver, ".model-answer > summary").await?;
    click(driver, "[data-before-answer] [data-action='show-answer']").await?;
    let open = "return document.querySelector('.model-answer').open && document.querySelector('.model-answer pre').getClientRects().length > 0";
    wait_for(driver, "the model answer", open).await?;
    Ok(())
}

/// The capture plays by itself, and again by its button.
async fn a_capture_can_be_played_again(driver: &WebDriver, course: &Course) -> anyhow::Result<()> {
    driver
        .goto(format!("{}/index.html", course.address))
        .await?;
    // The animations that haven't ended yet.
    let moving = "document.querySelector('.capture-motion').getAnimations({subtree: true}).length";
    wait_for(
        driver,
        "the button",
        "return document.querySelector('.capture-motion button') !== null",
    )
    .await?;
    wait_for(
        driver,
        "the end of the capture",
        &format!("return {moving} === 0"),
    )
    .await?;
    click(driver, ".capture-motion button").await?;
    wait_for(driver, "a new beginning", &format!("return {moving} > 0")).await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chapter_can_be_worked_through() -> anyhow::Result<()> {
    if !browser_is_there() {
        return Ok(());
    }
    let course = Course::start("browser")?;
    let browser = Browser::start(true).await?;
    let driver = &browser.driver;
    a_reading_marks_the_lines_that_it_explains(driver, &course).await?;
    the_model_answer_asks_before_it_opens(driver, &course).await?;
    a_capture_can_be_played_again(driver, &course).await?;
    every_question_can_be_answered(driver, &course).await?;
    browser.driver.clone().quit().await?;
    Ok(())
}
