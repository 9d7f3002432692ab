//! The verdict of the page and that of `cargo test` are the same: for the stub, the model answer and every known
//! mistake of every step.
//!
//! In the page the mistakes answer in the browser, from the module that readers load, and the page's judge judges
//! them. On the other side they answer in child processes, as an exercise's functions do under `cargo test`.

use std::os::unix::fs::symlink;
use std::path::Path;

use anyhow::{Context, bail, ensure};
use browser_tests::page::{open_chapter, wait_for_verdict};
use browser_tests::{Browser, Course, browser_is_there};
use checks::bench::{Answer, Work, read_answer};
use checks::child::{answer_if_asked, ask_program};
use checks::{Ending, Reply, Report, Step, Verdict, judge, mistake_number, steps, wire};
use serde_json::{Value, json};
use thirtyfour::prelude::*;
use view::lane::LOSSES_ALLOWED;

/// What a program is called that answers with a known mistake, with its number behind it.
const NAME: &str = "mistake-";

/// Where this program was started under such a name, it is the child of the test below.
fn answer_with_the_mistake_in_the_own_name() {
    let name = std::env::args().next().unwrap_or_default();
    let Some((_, number)) = name.rsplit_once(NAME) else {
        return;
    };
    for step in steps() {
        for (index, mistake) in step.mistakes.iter().enumerate() {
            if number == mistake_number(step, index).to_string() {
                answer_if_asked(step, &mistake.answers);
            }
        }
    }
}

/// The verdict of `cargo test` on a known mistake.
fn in_a_child(folder: &Path, step: &'static Step, index: usize) -> anyhow::Result<Report> {
    let program = folder.join(format!("{NAME}{}", mistake_number(step, index)));
    symlink(std::env::current_exe()?, &program)?;
    let asked = ask_program(&program, step)?;
    Ok(judge(step, &asked.replies, step.fingerprints()))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn bytes(hex: &Value) -> anyhow::Result<Vec<u8>> {
    let hex = hex.as_str().context("no bytes")?;
    let digits = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16);
    (0..hex.len())
        .step_by(2)
        .map(|at| Ok(digits(at)?))
        .collect()
}

/// Runs a job in the page's worker, as the bench does: the judge, and a known mistake unless there is none. Returns the
/// replies and the judge's answer.
async fn run_in_worker(
    driver: &WebDriver,
    mistake: Option<usize>,
    work: &[u8],
    replies: &[Vec<u8>],
) -> anyhow::Result<(Vec<Vec<u8>>, Vec<u8>)> {
    const RUN: &str = "const done = arguments[arguments.length - 1];
        const [mistake, work, replies] = arguments;
        const { assets } = document.querySelector('[data-assets]').dataset;
        const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
        const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
        const load = async (name) => WebAssembly.compile(await (await fetch(assets + name)).arrayBuffer());
        (async () => {
            window.judgeModule ??= await load('judge.wasm');
            window.mistakesModule ??= await load('mistakes.wasm');
            window.benchWorker ??= new Worker(assets + 'worker.js');
            const given = [];
            window.benchWorker.onmessage = ({ data: [, kind, content] }) => {
                if (kind === 'reply') given.push(hex(content));
                if (kind === 'done') done([given, hex(content)]);
                if (kind === 'lost' || kind === 'failed') done(`${kind}: ${content}`);
            };
            const code = mistake === null ? null : window.mistakesModule;
            window.benchWorker.postMessage([1, window.judgeModule, code, mistake, bytes(work), null, replies.map(bytes)]);
        })().catch((error) => done(String(error)));";
    let replies: Vec<String> = replies.iter().map(|reply| hex(reply)).collect();
    let given = [json!(mistake), json!(hex(work)), json!(replies)];
    let answered = driver.execute_async(RUN, given.to_vec()).await?;
    let answered = answered.json();
    let replies = answered[0]
        .as_array()
        .with_context(|| format!("the worker says {answered}"))?;
    let replies: anyhow::Result<Vec<Vec<u8>>> = replies.iter().map(bytes).collect();
    Ok((replies?, bytes(&answered[1])?))
}

/// The page's verdict on a known mistake.
async fn in_the_page(
    driver: &WebDriver,
    step: &'static Step,
    index: usize,
) -> anyhow::Result<Verdict> {
    let work = wire::to_bytes(&Work::Check {
        step: step.id.to_owned(),
        mistakes: step.fingerprints().to_vec(),
    });
    let mistake = mistake_number(step, index);
    let (mut replies, mut answer) = run_in_worker(driver, Some(mistake), &work, &[]).await?;
    // After a few crashed calls the bench runs no more.
    let crashed = |reply: &Vec<u8>| {
        let reply = wire::from_bytes::<Reply>(reply);
        reply.is_ok_and(|reply| matches!(reply.ending, Ending::Died(_)))
    };
    let mut losses = (0..replies.len()).filter(|index| crashed(&replies[*index]));
    if let Some(last) = losses.nth(LOSSES_ALLOWED as usize - 1) {
        replies.truncate(last + 1);
        answer = run_in_worker(driver, None, &work, &replies).await?.1;
    }
    match read_answer(&answer) {
        Ok(Answer::Verdict(verdict)) => Ok(*verdict),
        other => bail!("the judge says {other:?}"),
    }
}

async fn mistakes_are_judged_alike(driver: &WebDriver) -> anyhow::Result<()> {
    let folder = tempfile::tempdir()?;
    for step in steps() {
        for (index, mistake) in step.mistakes.iter().enumerate() {
            let name = format!("{} in step {}", mistake.id, step.id);
            let native = in_a_child(folder.path(), step, index).context(name.clone())?;
            let page = in_the_page(driver, step, index)
                .await
                .context(name.clone())?;
            let groups: Vec<bool> = page.groups.iter().map(|(_, passed)| *passed).collect();
            let native_groups: Vec<bool> = native.groups.iter().map(|group| group.passed).collect();
            let named = page.mistake.map(|(id, _)| id);
            ensure!(
                !native.passed && page.passed == native.passed && groups == native_groups,
                "{name}: the page says {groups:?}, cargo test {native_groups:?}"
            );
            ensure!(
                named.as_deref() == native.mistake.map(|mistake| mistake.id),
                "{name}: the page names {named:?}"
            );
        }
    }
    Ok(())
}

/// Which groups pass, by the marks in the panel.
async fn groups_in_panel(driver: &WebDriver) -> anyhow::Result<Value> {
    let script = "return [...document.querySelectorAll('[data-verdict] [data-passed]')].map(item => item.dataset.passed === 'true')";
    Ok(driver.execute(script, Vec::new()).await?.json().clone())
}

/// Which groups pass, by the questions of `check --json`.
fn groups_in_check(step: &Step, checked: &Value) -> Value {
    let all_pass = |group: &str| {
        let cases = checked["cases"].as_array().into_iter().flatten();
        let mut own = cases.filter(|case| {
            let name = case["name"].as_str().unwrap_or_default();
            name.split_once(": ").is_some_and(|(of, _)| of == group)
        });
        own.all(|case| case["passed"] == json!(true))
    };
    let english = checks::Language::English;
    let groups = step
        .groups
        .iter()
        .map(|group| all_pass(group.name.get(english)));
    Value::from(groups.collect::<Vec<bool>>())
}

async fn files_are_judged_alike(driver: &WebDriver, course: &Course) -> anyhow::Result<()> {
    for step in steps() {
        let file = course.exercise(step.slug);
        let stub = std::fs::read_to_string(&file)?;
        let solution = course.solution(step.id)?;
        for (text, state) in [(stub, "failed"), (solution, "passed")] {
            std::fs::write(&file, &text)?;
            open_chapter(driver, course, step.slug).await?;
            wait_for_verdict(driver, state, text.as_bytes()).await?;
            let checked = course.check(step.id)?;
            ensure!(
                checked["passed"] == json!(state == "passed"),
                "step {}: check says {checked}",
                step.id
            );
            let (page, check) = (
                groups_in_panel(driver).await?,
                groups_in_check(step, &checked),
            );
            ensure!(
                page == check,
                "step {}, {state}: {page} and {check}",
                step.id
            );
        }
        course.reset(step.slug)?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_and_cargo_test_come_to_the_same_verdict() -> anyhow::Result<()> {
    answer_with_the_mistake_in_the_own_name();
    if !browser_is_there() {
        return Ok(());
    }
    let course = Course::start("browser")?;
    let browser = Browser::start(true).await?;
    let driver = &browser.driver;
    files_are_judged_alike(driver, &course)
        .await
        .context("files")?;
    mistakes_are_judged_alike(driver)
        .await
        .context("mistakes")?;
    driver.clone().quit().await?;
    Ok(())
}
