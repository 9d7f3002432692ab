//! The view of "Ask any position": the choices, and two boards beside each other.

use checks::Field;
use view::controls::{button, fields, menu_of, message, option, primary, row, switch};
use view::{Node, el};

use crate::ask::{AskModel, AskScene, KEY};
use crate::position_controls::{self, list};
use crate::text::{Label, label};
use crate::walk::cells_board;

/// The whole figure.
pub(crate) fn view(scene: &AskScene) -> Node {
    let model = &scene.model;
    let language = model.language();
    let say = |which| label(which, language);
    let plan = model.plan();
    let heading = Some(say(Label::ModelAnswer).to_owned());
    let pair = el("div")
        .class("ask-pair")
        .with(side(model, 0, "reference", heading))
        .with(side(model, 1, "yours", model.other_heading()));
    let playing = row([
        button("undo", say(Label::Undo)),
        button("restart", say(Label::NewGame)),
        button("reset", say(Label::Reset)),
    ]);
    let words = el("div")
        .class("ask-words")
        .attribute("data-words", "")
        .with(message(model.tone(), model.message()))
        .with(list("ask-sentences", &model.words()));
    let boards = fields([position_controls::boards(model.setting(), language)]);
    el("div")
        .when("data-asleep", model.is_asleep())
        .with(chosen(scene))
        .with(pair)
        .with(playing.when("hidden", !plan.plays))
        .with(words)
        .with(readings(scene))
        .with(boards.when("hidden", !plan.takes_board))
        .with(scene.controls.view(
            model.setting(),
            model.address(),
            plan.takes_board.then_some(&model.setting().board),
            language,
        ))
}

/// The figure without JavaScript: the first board, and what the live form can do.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn still(model: &AskModel) -> Node {
    let (setting, language) = (model.setting(), model.language());
    let name = crate::text::board_label(&setting.board, setting.player, language);
    let board = cells_board("reference", &name, &model.cells(0));
    let side = el("div").class("ask-side").with(board);
    el("div")
        .with(el("div").class("ask-pair").with(side))
        .with(el("p").text(label(Label::NeedsJavaScript, language)))
}

/// The choices: function, code to compare with, side and arguments.
fn chosen(scene: &AskScene) -> Node {
    let model = &scene.model;
    let language = model.language();
    let say = |which| label(which, language);
    let functions = model.functions();
    let options = functions
        .iter()
        .map(|function| option(function, function, function == model.function()));
    let function = menu_of("function", say(Label::Function), model.function(), options);
    let names = (Label::Subject, Label::Nothing);
    let has = (scene.live, model.has_link());
    let subject =
        position_controls::subjects(names, model.mistakes(), model.subject(), has, language);
    let plan = model.plan();
    let players = position_controls::players(&plan.player, model.setting().player, language);
    fields([
        function.when("hidden", functions.len() < 2),
        subject,
        players.when("hidden", plan.player.is_empty()),
        el("div")
            .class("ask-fields")
            .all(plan.fields.iter().map(chooser)),
    ])
}

/// The control for a field: buttons, a menu, or a text field.
fn chooser(field: &Field) -> Node {
    if field.name == KEY {
        let buttons = field.options.iter().map(|(value, words)| {
            switch(format!("{KEY}-{value}"), words, *value == field.value)
                .attribute("value", value.as_str())
        });
        return row([])
            .all(buttons)
            .attribute("role", "group")
            .attribute("aria-label", field.label.as_str());
    }
    if field.options.is_empty() {
        let size = (field.value.len() + 2).clamp(6, 24);
        return position_controls::short_field(
            &*field.name,
            &field.label,
            &field.value,
            size,
            |it| it,
        );
    }
    let options = field.options.iter();
    let options = options.map(|(value, words)| option(value, words, *value == field.value));
    menu_of(&*field.name, &field.label, &field.value, options)
}

/// One of the two boards, or its picture, with the answer in words.
fn side(model: &AskModel, side: usize, name: &'static str, heading: Option<String>) -> Node {
    let whole = el("div").class("ask-side").attribute("data-side", name);
    let Some(heading) = heading else {
        return whole.attribute("hidden", "");
    };
    let (cells, picture) = (model.cells(side), model.picture(side));
    let mut whole = whole.with(el("p").class("ask-heading").text(heading));
    if !cells.is_empty() {
        whole = whole.with(cells_board(name, &model.board_label(side), &cells));
    }
    if !picture.is_empty() {
        whole = whole.with(Node::svg(picture.to_owned()).class("ask-picture"));
    }
    whole.with(el("p").class("ask-answer").text(model.answer(side)))
}

/// The controls to step through the reads.
fn readings(scene: &AskScene) -> Node {
    let model = &scene.model;
    let say = |which| label(which, model.language());
    let (back, on) = model.can_walk();
    let walks = back || on;
    // A disabled button would lose the focus.
    let usable = |button: Node, can: bool| {
        button.attribute("aria-disabled", if can { "false" } else { "true" })
    };
    let line = el("p").class("ask-walk-line").attribute("data-walk", "");
    let line = line.when("data-announce", scene.stepping);
    el("div")
        .class("live-buttons ask-walk")
        .attribute("role", "group")
        .attribute("aria-label", say(Label::Readings))
        .when("hidden", model.walk_line().is_empty())
        .with(usable(primary("step", say(Label::Step)), on).when("hidden", !walks))
        .with(usable(button("back", say(Label::Back)), back).when("hidden", !walks))
        .with(line.text(model.walk_line()))
}
