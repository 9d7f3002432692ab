//! The view of a walk.

use checks::text as words;
use steps::{ARROWS, COMPASS, DIRECTIONS, arrow, compass};
use view::controls::{button, enabled, fields, message, option, primary, row, switch};
use view::{Node, board, el};

use crate::position_controls::{self, list};
use crate::text::{self, Label, label};
use crate::walk::{Guess, Guessed, PREDICTIONS, RowView, WalkKind, WalkModel, WalkScene};
use crate::{CellView, Walker};

/// The whole figure.
pub(crate) fn view(scene: &WalkScene) -> Node {
    let model = &scene.model;
    let top = el("div")
        .class("live-top")
        .with(board_side(model))
        .with(side(model));
    let whole = el("div").with(top);
    match model.kind() {
        WalkKind::Question => whole,
        WalkKind::Walk => whole.all(free_walk(scene)),
    }
}

/// The figure without JavaScript: the first board, an empty table to fill in on paper, and the walks as a folded
/// answer. A question has no empty table.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn still(model: &WalkModel) -> Node {
    let mut walked = model.clone();
    walked.walk_all();
    let answer = el("details")
        .with(el("summary").text(label(Label::Why, model.language())))
        .with(table(&walked));
    let tables = match (model.kind(), model.square()) {
        (_, None) => vec![],
        (WalkKind::Question, _) => vec![answer],
        (WalkKind::Walk, _) => vec![table(model), answer],
    };
    let top = el("div").class("live-top").with(board_side(model));
    el("div").with(top).all(tables)
}

/// The board with its legend.
fn board_side(model: &WalkModel) -> Node {
    let label = text::board_label(model.board(), model.player(), model.language());
    let board = cells_board("walk", &label, &model.cell_views());
    el("div")
        .class("board-side")
        .with(board.flag("aria-busy", model.is_waiting()))
        .all(legend(model))
}

/// The legend of the marks on the board, if there are any.
fn legend(model: &WalkModel) -> Option<Node> {
    let which = match model.runs_code() {
        true => Label::LegendAsking,
        false => Label::Legend,
    };
    let line = el("p").class("live-legend");
    (!model.hides_marks()).then(|| line.text(label(which, model.language())))
}

/// A board of cells in scan order.
pub(crate) fn cells_board(id: &'static str, label: &str, cells: &[CellView]) -> Node {
    let size = cells.last().map_or(0, |last| last.square.row + 1);
    board::grid_of(id, label, size, &|square| {
        cell(&cells[(square.row * size + square.col) as usize])
    })
}

fn cell(view: &CellView) -> Node {
    let spoken = view.label.clone();
    let mut button = board::cell_button(view.square, view.cell, spoken, &view.tag, view.symbol);
    for (name, on) in [
        ("data-legal", view.legal),
        ("data-differs", view.differs),
        ("data-asked", view.asked),
        ("data-flips", view.turns),
        ("data-chosen", view.chosen),
        ("data-trouble", view.trouble),
        ("data-reading", view.reading),
        ("aria-current", view.asked),
    ] {
        button = button.flag(name, on);
    }
    for (name, number) in [
        ("data-run", view.run),
        ("data-read", view.reads.first().copied()),
    ] {
        if let Some(number) = number {
            button = button.attribute(name, number.to_string());
        }
    }
    match view.walker {
        Some(Walker::Here) => button.attribute("data-walker", "here"),
        Some(Walker::LeftHere) => button.attribute("data-walker", "left"),
        None => button,
    }
}

/// The part beside the board: the message and the controls of the walk.
fn side(model: &WalkModel) -> Node {
    let language = model.language();
    let say = |which| label(which, language);
    let side = el("div")
        .class("live-side")
        .with(message(model.tone(), model.message()));
    if model.kind() == WalkKind::Question && model.answer().is_none() {
        let yes = primary("answer-yes", say(Label::Yes));
        let no = primary("answer-no", say(Label::No));
        return side.with(row([yes, no]));
    }
    let mut steer = el("div").class("live-steer");
    let (step, again) = (say(Label::Step), say(Label::Reset));
    let is_over = model.is_over();
    let mut buttons = match is_over {
        true => vec![
            enabled(button("step", step), false),
            primary("reset", again),
        ],
        false => vec![primary("step", step)],
    };
    if model.kind() == WalkKind::Walk {
        steer = steer.with(directions(model));
        buttons.push(button("walk-all", say(Label::WalkAll)));
    }
    if !is_over {
        buttons.push(button("reset", again));
    }
    let predictions = PREDICTIONS.map(|(action, meets)| {
        button(action, text::meets(meets, model.player(), language)).class("small")
    });
    let predict = el("div")
        .class("live-predict")
        .when("hidden", is_over)
        .attribute("role", "group")
        .attribute("aria-label", say(Label::Predict))
        .with(
            el("span")
                .class("live-predict-label")
                .text(say(Label::Predict)),
        )
        .with(row(predictions));
    let run = el("p")
        .class("live-run")
        .text(text::run_line(model, language));
    let walking = el("div")
        .class("live-walking")
        .with(steer.with(row(buttons)))
        .with(run)
        .with(predict);
    side.with(walking)
}

/// The eight directions as buttons around a middle.
fn directions(model: &WalkModel) -> Node {
    let current = model.direction();
    let mut group = el("div")
        .class("live-compass")
        .attribute("role", "group")
        .attribute("data-size", "3")
        .attribute("aria-label", label(Label::Directions, model.language()));
    for (index, direction) in DIRECTIONS.into_iter().enumerate() {
        if index == 4 {
            let middle = el("span").class("live-compass-middle");
            group = group.with(middle.attribute("aria-hidden", "true"));
        }
        let name = words::direction(direction, model.language());
        let face = format!("face-{}", COMPASS[index]);
        let button = switch(face, "", current == Some(direction))
            .attribute("data-choose-direction", COMPASS[index])
            .attribute("aria-label", format!("{} {name}", COMPASS[index]))
            .with(el("span").class("live-arrow").text(ARROWS[index]))
            .with(el("span").class("live-name").text(COMPASS[index]));
        group = group.with(button);
    }
    group
}

/// The parts below the board of a free walk: the table, the reasons, other boards and other code.
fn free_walk(scene: &WalkScene) -> Vec<Node> {
    let model = &scene.model;
    let language = model.language();
    let say = |which| label(which, language);
    let filling = model.fill().is_some();
    let under = el("div")
        .class("live-buttons live-under-table")
        .with(switch("fill", say(Label::Fill), filling))
        .with(primary("compare", say(Label::Compare)).when("hidden", !filling));
    let why = model.why();
    let reason = el("details")
        .class("live-why")
        .when("hidden", why.is_empty())
        .with(el("summary").text(say(Label::Why)))
        .with(list("live-reasons", &why));
    let mut menus = vec![
        position_controls::boards(model.setting(), language),
        position_controls::players(say(Label::Player), model.player(), language),
    ];
    if let Some(mistakes) = model.mistakes() {
        let names = (Label::Subject, Label::Nothing);
        let has = (scene.live, false);
        let subject = model.subject();
        menus.push(position_controls::subjects(
            names, mistakes, subject, has, language,
        ));
    }
    let lines = match model.runs_code() {
        true => model.subject_words(),
        false => Vec::new(),
    };
    vec![
        table(model),
        under,
        reason,
        fields(menus),
        list("live-subject", &lines),
        scene.controls.view(
            model.setting(),
            &model.address(),
            Some(&model.setting().board),
            language,
        ),
    ]
}

/// The table of the walks. The reader can fill it in.
fn table(model: &WalkModel) -> Node {
    let language = model.language();
    let say = |which| label(which, language);
    let head = [
        Label::ColumnDirection,
        Label::ColumnWalked,
        Label::ColumnStops,
        Label::ColumnResult,
    ]
    .map(|column| {
        let head = el("th")
            .attribute("scope", "col")
            .attribute("role", "columnheader");
        head.text(say(column))
    });
    let rows = model.rows();
    let rows = DIRECTIONS.iter().zip(&rows);
    let rows = rows.map(|(direction, row)| table_row(model, *direction, row));
    // On a narrow page the rows have another layout, so the roles must be explicit.
    let head = el("tr").attribute("role", "row").all(head);
    let table = el("table")
        .class("walk-table")
        .attribute("role", "table")
        .flag("data-filling", model.fill().is_some())
        .with(el("caption").class("live-hidden").text(say(Label::Table)))
        .with(el("thead").attribute("role", "rowgroup").with(head))
        .with(el("tbody").attribute("role", "rowgroup").all(rows));
    el("div")
        .class("live-table-wrapper")
        .attribute("tabindex", "0")
        .attribute("role", "group")
        .attribute("aria-label", say(Label::Table))
        .with(table)
}

fn table_row(model: &WalkModel, direction: (i32, i32), row: &RowView) -> Node {
    let language = model.language();
    let mut line = el("tr")
        .attribute("role", "row")
        .attribute("data-direction", row.name)
        .flag("data-current", row.current);
    if let Some(stop) = row.stop {
        line = line
            .attribute("data-stop", stop)
            .attribute("data-turns", row.turns.as_str());
    }
    let mark = row.guessed.map(|guessed| match guessed {
        Guessed::Right => ("right", "✓ ", Label::Right),
        Guessed::Wrong => ("wrong", "✗ ", Label::NotSo),
        Guessed::Blank => ("blank", "", Label::NotFilledIn),
    });
    let mut words = String::new();
    if let Some((name, sign, which)) = mark {
        line = line.attribute("data-guessed", name);
        words = format!("{sign}{}", label(which, language));
    }
    let [walked, stops, result] = &row.cells;
    let guess = model.fill().map(|_| {
        el("div")
            .class("live-guessing")
            .with(guesses(model, direction))
            .with(el("span").class("live-guess-mark").text(words))
    });
    let result = el("td")
        .attribute("role", "cell")
        .with(el("span").text(result.as_str()))
        .all(guess);
    let name = format!("{} {}", arrow(direction), compass(direction));
    let head = el("th")
        .attribute("scope", "row")
        .attribute("role", "rowheader");
    let cell = |words: &str| el("td").attribute("role", "cell").text(words);
    line.with(head.text(name))
        .with(cell(walked))
        .with(cell(stops))
        .with(result)
}

/// The menu of predictions for a direction, while the reader fills in the table.
fn guesses(model: &WalkModel, direction: (i32, i32)) -> Node {
    let language = model.language();
    let guessed = model.guessed(direction);
    let chosen = guessed.map(Guess::id).unwrap_or_default();
    let first = option("", label(Label::Pick, language), chosen.is_empty());
    let options = model.guesses(direction).into_iter().map(|(guess, run)| {
        let stop = match guess {
            Guess::Turns(_) => None,
            Guess::Nothing(stop) => Some(stop),
        };
        let words = text::guess(stop, &run, language);
        option(&guess.id(), &words, guessed == Some(guess))
    });
    el("select")
        .class("live-guess")
        .attribute("data-guess", compass(direction))
        .attribute("data-control", format!("guess-{}", compass(direction)))
        .attribute("aria-label", text::guess_label(direction, language))
        .attribute("data-value", chosen.as_str())
        .with(first)
        .all(options)
}
