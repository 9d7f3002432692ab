//! The learning loop in Chromium, with a real server and real saves: a copied exercise from its stub to its
//! right answer, what editors and file systems do in between, and the editor in the page.

use std::path::Path;

use anyhow::{Context, ensure};
use browser_tests::page::{open_chapter, version_of, wait_for, wait_for_verdict, words};
use browser_tests::{Browser, Course, browser_is_there};
use serde_json::json;
use thirtyfour::prelude::*;

/// One way of getting an exercise wrong, as a change of its model answer.
struct Wrong {
    step: &'static str,
    slug: &'static str,
    /// What the known mistake writes otherwise, and its id.
    mistake: (&'static str, &'static str, &'static str),
    /// The line behind which an endless loop begins.
    function: &'static str,
}

const WRONG: [Wrong; 5] = [
    Wrong {
        step: "01",
        slug: "01-board",
        mistake: ("for col in 0..8", "for col in 0..7", "S1i"),
        function: "screen.clear(Color::GREEN);",
    },
    Wrong {
        step: "04",
        slug: "04-legal-moves",
        mistake: (" && board[next] == Some(player)\n", "\n", "C05"),
        function: "player: Disc) -> bool {",
    },
    Wrong {
        step: "06",
        slug: "06-turns",
        mistake: ("Turn::PassesBackTo(player)", "Turn::Over", "G04"),
        function: "just_moved: Disc) -> Turn {",
    },
    Wrong {
        step: "09",
        slug: "09-minimax",
        mistake: ("return (-score, None)", "return (score, None)", "K06"),
        function: ") -> (i32, Option<Square>) {",
    },
    Wrong {
        step: "12",
        slug: "12-game",
        mistake: ("self.history.truncate(index);", "", "S12t"),
        function: "pub fn undo(&mut self) -> bool {",
    },
];

const LOOP: &str = "\n    if true { loop { std::hint::spin_loop(); } }";

/// Another text for a file; a change that changes nothing is a fault of the test.
fn changed(text: &str, from: &str, to: &str) -> anyhow::Result<String> {
    let new = text.replace(from, to);
    ensure!(new != text, "the answer has no `{from}`");
    Ok(new)
}

/// From the stub by a known mistake, a compile error and an endless loop to the right answer.
async fn a_step_is_solved(
    driver: &WebDriver,
    course: &Course,
    wrong: &Wrong,
) -> anyhow::Result<()> {
    let file = course.exercise(wrong.slug);
    let save = |text: &str| std::fs::write(&file, text);
    let right = course.solution(wrong.step)?;
    course.reset(wrong.slug)?;
    open_chapter(driver, course, wrong.slug).await?;
    let stub = std::fs::read(&file)?;
    wait_for_verdict(driver, "failed", &stub).await?;
    let said = words(driver, "[data-verdict]").await?;
    ensure!(said.contains("todo!()"), "of the stub: {said}");

    // The page must neither load again nor move.
    driver
        .execute(
            "window.sameAsBefore = scrollY; scrollBy(0, 40); window.at = scrollY",
            vec![],
        )
        .await?;
    let (from, to, id) = wrong.mistake;
    let mistaken = changed(&right, from, to)?;
    save(&mistaken)?;
    wait_for_verdict(driver, "failed", mistaken.as_bytes()).await?;
    let named = driver
        .execute(
            "return document.querySelector('[data-mistake]')?.dataset.mistake",
            vec![],
        )
        .await?;
    ensure!(
        named.json() == &json!(id),
        "the mistake is named {}",
        named.json()
    );
    let stayed = driver
        .execute(
            "return window.sameAsBefore !== undefined && Math.abs(scrollY - window.at) < 2",
            vec![],
        )
        .await?;
    ensure!(
        stayed.json() == &json!(true),
        "the page moved or was loaded again"
    );

    let broken = format!("{right}\nfn unfinished( {{\n");
    save(&broken)?;
    wait_for_verdict(driver, "error", broken.as_bytes()).await?;
    let said = words(driver, "[data-verdict]").await?;
    let place = format!("exercises/{}/src/lib.rs:", wrong.slug);
    ensure!(said.contains(&place), "of the compile error: {said}");

    let endless = changed(&right, wrong.function, &format!("{}{LOOP}", wrong.function))?;
    save(&endless)?;
    wait_for_verdict(driver, "failed", endless.as_bytes()).await?;
    let said = words(driver, "[data-verdict]").await?;
    ensure!(said.contains("endless loop"), "of the loop: {said}");

    save(&right)?;
    wait_for_verdict(driver, "passed", right.as_bytes()).await?;
    course.reset(wrong.slug)
}

/// Panic, endless recursion and runaway memory are told in words, and the page stays usable.
async fn every_trouble_is_told(driver: &WebDriver, course: &Course) -> anyhow::Result<()> {
    let slug = "04-legal-moves";
    let right = course.solution("04")?;
    open_chapter(driver, course, slug).await?;
    let start = "player: Disc) -> bool {";
    for (trouble, telling) in [
        ("if true { panic!(\"lost my way\"); }", "lost my way"),
        (
            "fn deeper(depth: &mut [u64; 64]) -> u64 { depth[0] += 1; let mut next = *depth; deeper(&mut next) + depth[1] }\n    if deeper(&mut [1; 64]) > 0 { return true; }",
            "endless recursion",
        ),
        (
            "let mut all = vec![0_u8];\n    while board.size() > 0 { let more = all.clone(); all.extend(more); }",
            "more memory",
        ),
    ] {
        let text = changed(&right, start, &format!("{start}\n    {trouble}"))?;
        std::fs::write(course.exercise(slug), &text)?;
        wait_for_verdict(driver, "failed", text.as_bytes()).await?;
        let said = words(driver, "[data-verdict]").await?;
        ensure!(said.contains(telling), "instead of \"{telling}\": {said}");
    }
    std::fs::write(course.exercise(slug), &right)?;
    wait_for_verdict(driver, "passed", right.as_bytes()).await?;
    course.reset(slug)
}

/// What editors, version control and people do with files.
async fn no_save_is_lost_and_no_verdict_is_stale(
    driver: &WebDriver,
    course: &Course,
) -> anyhow::Result<()> {
    let slug = "04-legal-moves";
    let file = course.exercise(slug);
    let right = course.solution("04")?;
    let numbered = |number: usize| format!("{right}// {number}\n");
    open_chapter(driver, course, slug).await?;

    // A burst, and saves while a build is going.
    for number in 0..20 {
        std::fs::write(&file, numbered(number))?;
    }
    wait_for_verdict(driver, "passed", numbered(19).as_bytes()).await?;
    for number in 20..26 {
        std::fs::write(&file, numbered(number))?;
        tokio::time::sleep(std::time::Duration::from_millis(70)).await;
    }
    wait_for_verdict(driver, "passed", numbered(25).as_bytes()).await?;

    // Editors that write beside the file and rename.
    let beside = file.with_extension("rs~");
    std::fs::write(&beside, numbered(30))?;
    std::fs::rename(&beside, &file)?;
    wait_for_verdict(driver, "passed", numbered(30).as_bytes()).await?;

    // A copy is moved back, older than the last build.
    let older = format!("{right}// older\n");
    std::fs::write(&beside, &older)?;
    let long_ago =
        std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000_000);
    std::fs::File::options()
        .write(true)
        .open(&beside)?
        .set_modified(long_ago)?;
    std::fs::rename(&beside, &file)?;
    wait_for_verdict(driver, "passed", older.as_bytes()).await?;
    let broken = format!("{older}fn unfinished( {{\n");
    std::fs::write(&beside, &broken)?;
    std::fs::File::options()
        .write(true)
        .open(&beside)?
        .set_modified(long_ago)?;
    std::fs::rename(&beside, &file)?;
    wait_for_verdict(driver, "error", broken.as_bytes()).await?;

    // Windows line ends.
    let windows = numbered(31).replace('\n', "\r\n");
    std::fs::write(&file, &windows)?;
    wait_for_verdict(driver, "passed", windows.as_bytes()).await?;

    // Gone, unreadable, no text; and back.
    let trouble = "return document.querySelector('[data-verdict]').dataset.state === 'trouble'";
    std::fs::remove_file(&file)?;
    wait_for(driver, "the missing file to be told", trouble).await?;
    let said = words(driver, "[data-verdict]").await?;
    ensure!(said.contains("cargo run -- reset 04"), "{said}");
    std::fs::create_dir(&file)?;
    wait_for(driver, "the unreadable file to be told", trouble).await?;
    std::fs::remove_dir(&file)?;
    let no_text = [0xff, 0xfe, 0x00];
    std::fs::write(&file, no_text)?;
    wait_for_verdict(driver, "error", &no_text).await?;
    std::fs::write(&file, numbered(32))?;
    wait_for_verdict(driver, "passed", numbered(32).as_bytes()).await?;

    // A branch is switched: many files at once, the folder of one away and back.
    let folder = file.parent().and_then(Path::parent).context("a folder")?;
    let away = course.root.join("target/away");
    std::fs::rename(folder, &away)?;
    course.reset("05-flip")?;
    course.reset("06-turns")?;
    std::fs::rename(&away, folder)?;
    std::fs::write(&file, numbered(33))?;
    wait_for_verdict(driver, "passed", numbered(33).as_bytes()).await?;

    // The course's own files change, as by an update.
    let chapter = course.root.join("book/en/glossary.md");
    let before = std::fs::read_to_string(&chapter)?;
    std::fs::write(&chapter, format!("{before}\nOne more line.\n"))?;
    wait_for(
        driver,
        "the notice of an update",
        "return document.querySelector('[data-notice=outdated]').hidden === false",
    )
    .await?;
    std::fs::write(&chapter, before)?;
    course.reset(slug)
}

/// With seven tabs every one of them hears the newest when it is looked at.
async fn seven_tabs_hear_the_newest(driver: &WebDriver, course: &Course) -> anyhow::Result<()> {
    let slug = "04-legal-moves";
    let right = course.solution("04")?;
    let first = driver.window().await?;
    open_chapter(driver, course, slug).await?;
    let mut tabs = vec![first.clone()];
    for _ in 1..7 {
        let tab = driver.new_tab().await?;
        driver.switch_to_window(tab.clone()).await?;
        open_chapter(driver, course, slug).await?;
        tabs.push(tab);
    }
    for (number, tab) in tabs.iter().enumerate() {
        let text = format!("{right}// tab {number}\n");
        std::fs::write(course.exercise(slug), &text)?;
        driver.switch_to_window(tab.clone()).await?;
        wait_for_verdict(driver, "passed", text.as_bytes())
            .await
            .with_context(|| format!("tab {number}"))?;
    }
    for tab in tabs.into_iter().skip(1) {
        driver.switch_to_window(tab).await?;
        driver.close_window().await?;
    }
    driver.switch_to_window(first).await?;
    course.reset(slug)
}

/// The server ends and is started again while a tab is open.
async fn a_restarted_server_is_found_again(
    driver: &WebDriver,
    course: &mut Course,
) -> anyhow::Result<()> {
    let slug = "04-legal-moves";
    let right = course.solution("04")?;
    open_chapter(driver, course, slug).await?;
    let stub = std::fs::read(course.exercise(slug))?;
    wait_for_verdict(driver, "failed", &stub).await?;
    course.stop();
    let is_shown = |name: &str| {
        format!("return document.querySelector('[data-notice={name}]').hidden === false")
    };
    wait_for(driver, "the lost connection to be told", &is_shown("lost")).await?;
    std::fs::write(course.exercise(slug), &right)?;
    course.serve()?;
    wait_for(driver, "the page to connect again", &is_shown("back")).await?;
    wait_for_verdict(driver, "passed", right.as_bytes()).await?;
    let told = driver.execute(is_shown("back"), Vec::new()).await?;
    ensure!(
        told.json() == &json!(true),
        "the notice stays until the next save"
    );
    course.reset(slug)?;
    wait_for_verdict(driver, "failed", &stub).await?;
    let told = driver.execute(is_shown("back"), Vec::new()).await?;
    ensure!(
        told.json() == &json!(false),
        "the next save ends the notice"
    );
    Ok(())
}

async fn click(driver: &WebDriver, action: &str) -> anyhow::Result<()> {
    let selector = format!(".exercise [data-action='{action}']");
    let button = driver.find(By::Css(&selector)).await?;
    button.scroll_into_view().await?;
    button.click().await?;
    Ok(())
}

/// Puts a text into the editor as if it were typed.
async fn edit(driver: &WebDriver, text: &str) -> anyhow::Result<()> {
    let content = driver.find(By::Css(".exercise .cm-content")).await?;
    content.click().await?;
    content.send_keys(Key::Control + "a").await?;
    driver
        .execute(
            "document.execCommand('insertText', false, arguments[0])",
            vec![json!(text)],
        )
        .await?;
    Ok(())
}

/// Without the link from the terminal a browser only reads. With it, it edits, saves and resets.
async fn the_editor_saves_and_never_overwrites_unasked(
    driver: &WebDriver,
    course: &Course,
) -> anyhow::Result<()> {
    let slug = "04-legal-moves";
    let file = course.exercise(slug);
    let right = course.solution("04")?;
    open_chapter(driver, course, slug).await?;
    let reads_only = "return document.querySelector('[data-notice=reading]').hidden === false && document.querySelector('[data-tools]').hidden";
    wait_for(driver, "the notice of reading only", reads_only).await?;

    driver.goto(&course.opened).await?;
    open_chapter(driver, course, slug).await?;
    wait_for(
        driver,
        "the tools",
        "return !document.querySelector('[data-tools]').hidden",
    )
    .await?;
    click(driver, "edit").await?;
    wait_for(
        driver,
        "the editor",
        "return document.querySelector('.cm-content') !== null",
    )
    .await?;

    let broken = format!("{right}\nfn unfinished( {{\n");
    edit(driver, &broken).await?;
    let content = driver.find(By::Css(".exercise .cm-content")).await?;
    content.send_keys(Key::Control + "s").await?;
    wait_for_verdict(driver, "error", broken.as_bytes()).await?;
    ensure!(std::fs::read_to_string(&file)? == broken, "Ctrl-S saves");
    let marked = "return document.querySelector('.cm-lint-marker-error') !== null";
    wait_for(driver, "the error at its line", marked).await?;

    edit(driver, &right).await?;
    click(driver, "save").await?;
    wait_for_verdict(driver, "passed", right.as_bytes()).await?;

    // Passing was taken down, and the model answer is no longer asked for twice.
    wait_for(
        driver,
        "the model answer",
        "const answer = document.querySelector('.model-answer');
        const asking = document.querySelector('[data-before-answer]');
        if (!asking.hidden) asking.querySelector('[data-action=back]').click();
        if (!answer.open) answer.querySelector('summary').click();
        return answer.open && asking.hidden",
    )
    .await?;
    let progress = course.root.join(".course/progress.toml");
    for _ in 0..100 {
        if std::fs::read_to_string(&progress)
            .is_ok_and(|text| text.contains(&version_of(right.as_bytes())))
        {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    ensure!(std::fs::read_to_string(&progress)?.contains(&version_of(right.as_bytes())));

    // Unchanged here, changed on disk: the page follows.
    let elsewhere = format!("{right}// elsewhere\n");
    std::fs::write(&file, &elsewhere)?;
    let follows =
        "return document.querySelector('.cm-content').textContent.includes('// elsewhere')";
    wait_for(driver, "the text of the file", follows).await?;

    // Changed here and there: nothing is overwritten until the reader chooses.
    let differs = "return !document.querySelector('[data-conflict]').hidden";
    edit(driver, "// mine").await?;
    std::fs::write(&file, "// theirs")?;
    wait_for(driver, "both to be offered", differs).await?;
    click(driver, "save").await?;
    wait_for(driver, "the save to be refused", differs).await?;
    ensure!(std::fs::read_to_string(&file)? == "// theirs");
    click(driver, "keep-mine").await?;
    wait_for(
        driver,
        "the other text to be kept beside it",
        "return document.querySelector('[data-editor-state]').textContent.includes('lib.saved-')",
    )
    .await?;
    ensure!(std::fs::read_to_string(&file)? == "// mine");
    edit(driver, "// mine again").await?;
    std::fs::write(&file, "// theirs again")?;
    wait_for(driver, "both to be offered again", differs).await?;
    click(driver, "take-theirs").await?;
    ensure!(words(driver, ".exercise .cm-content").await? == "// theirs again");

    click(driver, "reset").await?;
    click(driver, "reset-yes").await?;
    wait_for(
        driver,
        "where the file was saved",
        "return document.querySelector('[data-said]').textContent.includes('lib.saved-')",
    )
    .await?;
    ensure!(std::fs::read_to_string(&file)?.contains("todo!("));
    Ok(())
}

/// If the reader chooses it, a figure uses their own earlier steps.
async fn own_earlier_steps_stand_behind_a_later_one(
    driver: &WebDriver,
    course: &Course,
) -> anyhow::Result<()> {
    // It passes all checks. The test recognizes it by its panic on a board that no check uses.
    let known_by = "    if board.size() == 6 && board.squares().all(|square| board[square].is_some() == (square.row < 2)) {\n        panic!(\"my own step 04\");\n    }\n    if board[square].is_some() {";
    let own = changed(
        &course.solution("04")?,
        "    if board[square].is_some() {",
        known_by,
    )?;
    std::fs::write(course.exercise("04-legal-moves"), &own)?;
    open_chapter(driver, course, "04-legal-moves").await?;
    wait_for_verdict(driver, "passed", own.as_bytes()).await?;
    driver
        .goto(format!("{}/index.html", course.address))
        .await?;
    wait_for(
        driver,
        "step 04 to be saved as passed",
        "document.querySelector('nav.progress').scrollIntoView(); return document.querySelector('[data-step=\"04\"]').dataset.state === 'passed'",
    )
    .await?;

    let right = course.solution("06")?;
    std::fs::write(course.exercise("06-turns"), &right)?;
    let empty = format!("{}/06-turns.html", course.address);
    driver.goto(&empty).await?;
    wait_for(
        driver,
        "the panel",
        "document.querySelector('.exercise').scrollIntoView(); return true",
    )
    .await?;
    wait_for_verdict(driver, "passed", right.as_bytes()).await?;
    driver.find(By::Css("[data-own]")).await?.click().await?;
    wait_for(
        driver,
        "the figure's steps to be named",
        "return document.querySelector('[data-stands]').textContent.includes('04')",
    )
    .await?;
    // The model's next_turn calls the reader's own is_valid_move.
    let ask_on_that_board = "const figure = document.querySelector('figure[data-widget=ask]'); figure.scrollIntoView(); const set = (name, value) => { const field = figure.querySelector(`[data-control=${name}]`); if (field.value === value) return; field.value = value; field.dispatchEvent(new Event('change', {bubbles: true})); }; const text = figure.querySelector('[data-control=paste]'); if (!text) return false; set('function', 'next_turn'); if (!text.value) { set('paste', 'BBBBBB\\nBBBBBB\\n......\\n......\\n......\\n......'); figure.querySelector('[data-action=open]').click(); } return figure.textContent.includes('my own step 04')";
    wait_for(driver, "the reader's own step to answer", ask_on_that_board).await?;
    let stays = words(driver, "[data-verdict]").await?;
    ensure!(
        stays.contains("Correct. Your code passes every check."),
        "{stays}"
    );
    course.reset("06-turns")?;
    course.reset("04-legal-moves")
}

/// The first page shows what has passed.
async fn the_first_page_shows_progress(driver: &WebDriver, course: &Course) -> anyhow::Result<()> {
    let right = course.solution("04")?;
    std::fs::write(course.exercise("04-legal-moves"), &right)?;
    driver
        .goto(format!("{}/index.html", course.address))
        .await?;
    wait_for(
        driver,
        "step 04 to be shown as passed",
        "document.querySelector('nav.progress').scrollIntoView(); return document.querySelector('[data-step=\"04\"]').dataset.state === 'passed'",
    )
    .await?;
    course.reset("04-legal-moves")?;
    wait_for(
        driver,
        "step 04 to be shown as open again",
        "return document.querySelector('[data-step=\"04\"]').dataset.state === 'untouched'",
    )
    .await?;
    Ok(())
}

/// A learner's module has nothing in its reach but the report of a panic.
async fn learner_code_reaches_nothing_of_the_browser(
    driver: &WebDriver,
    course: &Course,
) -> anyhow::Result<()> {
    let slug = "04-legal-moves";
    open_chapter(driver, course, slug).await?;
    let stub = std::fs::read(course.exercise(slug))?;
    wait_for_verdict(driver, "failed", &stub).await?;
    let imports = driver
        .execute_async(
            "const done = arguments[arguments.length - 1]; const name = performance.getEntriesByType('resource').map(entry => entry.name).find(name => name.includes('/live/step04')); fetch(name).then(answer => answer.arrayBuffer()).then(bytes => WebAssembly.compile(bytes)).then(module => done(WebAssembly.Module.imports(module).map(one => one.module + '.' + one.name)))",
            vec![],
        )
        .await?;
    ensure!(
        imports.json() == &json!(["env.memory", "env.report"]),
        "{}",
        imports.json()
    );
    Ok(())
}

/// One test: building and serving the course takes longer than all that is asked of it. The path is one as
/// people have them.
#[tokio::test(flavor = "multi_thread")]
async fn a_learner_is_led_from_the_stub_to_the_right_answer() -> anyhow::Result<()> {
    if !browser_is_there() {
        return Ok(());
    }
    let mut course = Course::start("learning/Eight Ways オセロ")?;
    let browser = Browser::start(true).await?;
    let driver = &browser.driver;
    for wrong in &WRONG {
        a_step_is_solved(driver, &course, wrong)
            .await
            .with_context(|| format!("step {}", wrong.step))?;
    }
    every_trouble_is_told(driver, &course)
        .await
        .context("trouble")?;
    learner_code_reaches_nothing_of_the_browser(driver, &course).await?;
    no_save_is_lost_and_no_verdict_is_stale(driver, &course)
        .await
        .context("files")?;
    seven_tabs_hear_the_newest(driver, &course)
        .await
        .context("tabs")?;
    the_editor_saves_and_never_overwrites_unasked(driver, &course)
        .await
        .context("the editor")?;
    the_first_page_shows_progress(driver, &course)
        .await
        .context("progress")?;
    own_earlier_steps_stand_behind_a_later_one(driver, &course)
        .await
        .context("own earlier steps")?;
    a_restarted_server_is_found_again(driver, &mut course)
        .await
        .context("a restart")?;
    driver.clone().quit().await?;
    Ok(())
}
