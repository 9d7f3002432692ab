//! The scenes of the chapters in Chromium: each is operated to a stated result, by mouse and then by keyboard alone.

use anyhow::{Context, ensure};
use browser_tests::page::{press, wait_for};
use browser_tests::{Browser, Course, browser_is_there};
use serde_json::{Value, json};
use thirtyfour::prelude::*;

/// What is done to a scene.
#[derive(Debug)]
enum Do {
    /// Presses the button with this action.
    Press(&'static str),
    /// Chooses a square of the board with this id.
    Square(&'static str, &'static str),
    /// Chooses a value of a menu.
    Choose(&'static str, &'static str),
    /// Types into a field and leaves it.
    Type(&'static str, &'static str),
    /// Presses a key on the board with this id.
    Key(&'static str, Key),
}

/// A scene, what is done to it, and words that it shows afterwards.
struct Recipe {
    page: &'static str,
    id: &'static str,
    steps: &'static [Do],
    words: &'static str,
}

const RECIPES: &[Recipe] = &[
    Recipe {
        page: "01-board",
        id: "drawing-loop",
        steps: &[Do::Type("col-to", "7"), Do::Press("row"), Do::Press("step")],
        words: "Call 8 of 56: row 1, col 0. Its left edge is x = 0 · 40 = 0, its upper edge y = 1 · 40 = 40.",
    },
    Recipe {
        page: "02-start",
        id: "set-ups",
        steps: &[Do::Choose("set-up", "exchanged")],
        words: "Not the start: d4, e4, d5, e5 differ. Refused here: d3, c4, f5, e6. Accepted instead: e3, f4, c5, d6.",
    },
    Recipe {
        page: "02-start",
        id: "set-ups",
        steps: &[
            Do::Press("guess"),
            Do::Square("board", "d3"),
            Do::Square("board", "a1"),
            Do::Square("board", "c4"),
            Do::Press("tell"),
        ],
        words: "Your guess: 2 of 4 found. Missed: f5, e6. Not legal: a1.",
    },
    Recipe {
        page: "03-cursor",
        id: "cursor-moves",
        steps: &[
            Do::Type("name", "a1"),
            Do::Key("board", Key::Right),
            Do::Key("board", Key::Right),
            Do::Key("board", Key::Down),
        ],
        words: "Down: from c1 to c2. Flat index +8, walled index +10.",
    },
    Recipe {
        page: "04-legal-moves",
        id: "assemble-04",
        steps: &[
            Do::Choose("taken", "2"),
            Do::Choose("counter", "2"),
            Do::Choose("walk", "2"),
            Do::Choose("loop", "2"),
            Do::Choose("over", "3"),
            Do::Choose("closed", "5"),
            Do::Choose("decides", "1"),
            Do::Choose("range", "3"),
        ],
        words: "expected not legal, yours says legal. All answers fit one mistake: “the far end is not checked”.",
    },
    Recipe {
        page: "04-legal-moves",
        id: "break-04",
        steps: &[Do::Square("board", "c2"), Do::Square("board", "c2")],
        words: "Broken with 1 disc: Black at b2: expected not legal, it says legal.",
    },
    Recipe {
        page: "09-minimax",
        id: "break-09",
        steps: &[Do::Choose("program", "1"), Do::Press("fewest")],
        words: "Broken with 2 discs: minimax(White, depth 2): expected -10003 and no move, it says -150 and no move.",
    },
    Recipe {
        page: "10-alpha-beta",
        id: "break-10",
        steps: &[Do::Choose("program", "2"), Do::Press("fewest")],
        words: "Broken with 3 discs: alpha_beta(White, depth 4, with the full window): expected -10006 with d2, it says -280 with d2.",
    },
    Recipe {
        page: "05-flip",
        id: "flip",
        steps: &[
            Do::Square("walk", "c3"),
            Do::Choose("mistake", "shared"),
            Do::Press("all"),
        ],
        words: "d3, e3 and c4 should not have turned.",
    },
    Recipe {
        page: "06-turns",
        id: "turns",
        steps: &[Do::Choose("which", "double"), Do::Press("end")],
        words: "34 cells stay empty. Black has won 29–1.",
    },
    Recipe {
        page: "06-turns",
        id: "turns",
        steps: &[Do::Type("game", "f5d6a1")],
        words: "This is no game: ply 3: Black cannot play a1",
    },
    Recipe {
        page: "07-random",
        id: "random",
        steps: &[Do::Square("game", "d3")],
        words: "You played d3. White drew 0.5911…, times 3 is 1.77…, cut to 1: White plays e3.",
    },
    Recipe {
        page: "07-random",
        id: "draws",
        steps: &[
            Do::Choose("formula", "round-less"),
            Do::Type("length", "7"),
            Do::Press("many"),
        ],
        words: "Too seldom: 0, 6. Too often: 1, 2, 3, 4, 5.",
    },
    Recipe {
        page: "08-evaluate",
        id: "evaluate",
        steps: &[Do::Square("position", "e3")],
        words: "After e3 the score is −109. Greedy takes f6: −81 after it.",
    },
    Recipe {
        page: "08-evaluate",
        id: "evaluate",
        steps: &[Do::Choose("known", "win"), Do::Press("ends")],
        words: "Now greedy takes f3, 35 after it. Before it was f4.",
    },
    Recipe {
        page: "09-minimax",
        id: "tree",
        steps: &[Do::Press("minus"), Do::Press("end")],
        words: "It gives g3 and 26. Right are h2 and −29.",
    },
    Recipe {
        page: "09-minimax",
        id: "tree",
        steps: &[Do::Type("position", "d3d4")],
        words: "This is no position: ply 2: White cannot play d4: a Black disc lies there. The old one stays.",
    },
    Recipe {
        page: "10-alpha-beta",
        id: "cuts",
        steps: &[Do::Press("cut")],
        words: "Cut. beta is 19, and f4 already gives White 39: Black would never allow it, with −19 for sure elsewhere.",
    },
    Recipe {
        page: "11-hints",
        id: "hints",
        steps: &[Do::Press("cut")],
        words: "Cut off: e3 49 becomes 48.",
    },
    Recipe {
        page: "12-game",
        id: "whole-game",
        steps: &[Do::Square("game", "a1")],
        words: "a1 is refused, Err(TurnsNothing): the move would turn nothing.",
    },
    Recipe {
        page: "12-game",
        id: "whole-game",
        steps: &[Do::Type("record", "f5f4d3d6d7e3f3c5b5")],
        words: "Black 13, White 0: you win. The tournament score is 64 to 0.",
    },
    Recipe {
        page: "detour-walls",
        id: "four-ways",
        steps: &[Do::Press("step")],
        words: "Look 1: all four find",
    },
    Recipe {
        page: "detour-lines",
        id: "four-ways",
        steps: &[Do::Press("end")],
        words: "all four find",
    },
    Recipe {
        page: "detour-bitboards",
        id: "four-ways",
        steps: &[Do::Choose("direction", "SW"), Do::Press("end")],
        words: "all four find",
    },
    Recipe {
        page: "detour-endgame",
        id: "solve",
        steps: &[Do::Square("endgame", "g3")],
        words: "You choose g3. Solve, and see how it ends.",
    },
];

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
        Do::Key(board, _) => format!(
            "#{id} .live:not(.still) [data-board=\"{board}\"] [data-square][tabindex=\"0\"]"
        ),
    }
}

/// Does a step as somebody with a mouse does.
async fn by_mouse(driver: &WebDriver, id: &str, step: &Do) -> anyhow::Result<()> {
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
    }
    Ok(())
}

async fn shows(driver: &WebDriver, recipe: &Recipe) -> anyhow::Result<()> {
    let script = format!(
        "return document.querySelector('#{} .live:not(.still)').textContent",
        recipe.id
    );
    let shown = run(driver, &script).await?;
    let shown = shown.as_str().unwrap_or_default();
    ensure!(
        shown.contains(recipe.words),
        "instead of \"{}\": {shown}",
        recipe.words
    );
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn every_scene_is_operated_by_mouse_and_by_keyboard() -> anyhow::Result<()> {
    if !browser_is_there() {
        return Ok(());
    }
    let course = Course::start("browser")?;
    let browser = Browser::start(true).await?;
    let driver = &browser.driver;
    for recipe in RECIPES {
        let name = format!("{} in {}", recipe.id, recipe.page);
        open(driver, &course, recipe).await?;
        for step in recipe.steps {
            by_mouse(driver, recipe.id, step)
                .await
                .with_context(|| format!("{name} by mouse, {step:?}"))?;
        }
        shows(driver, recipe)
            .await
            .with_context(|| format!("{name} by mouse"))?;
        open(driver, &course, recipe).await?;
        for step in recipe.steps {
            by_keyboard(driver, recipe.id, step)
                .await
                .with_context(|| format!("{name} by keyboard, {step:?}"))?;
        }
        shows(driver, recipe)
            .await
            .with_context(|| format!("{name} by keyboard"))?;
        let path = driver.current_url().await?.path().to_owned();
        ensure!(
            path.ends_with(&format!("{}.html", recipe.page)),
            "{name}: the book turned the page"
        );
    }
    driver.clone().quit().await?;
    Ok(())
}
