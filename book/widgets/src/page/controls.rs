//! Buttons and menus beside the board.

use steps::{ARROWS, COMPASS, DIRECTIONS, compass};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlSelectElement};

use super::dom;
use crate::text::{self, Label, label};
use crate::{BoardChoice, Meets, Subject, WalkModel};
use checks::text as words;
use steps::Disc;

/// The predictions, with the ends of their actions.
pub const PREDICTIONS: [(&str, Meets); 4] = [
    ("predict-enemy", Meets::Enemy),
    ("predict-own", Meets::Own),
    ("predict-empty", Meets::Empty),
    ("predict-edge", Meets::Edge),
];

/// Eight buttons around a middle, with one tab stop.
pub struct Compass {
    buttons: Vec<((i32, i32), Element)>,
}

impl Compass {
    pub fn new(parent: &Element, model: &WalkModel) -> Compass {
        let group = dom::add(parent, "div", "live-compass", "");
        dom::set(&group, "role", "group");
        dom::set(
            &group,
            "aria-label",
            label(Label::Directions, model.language()),
        );
        let mut buttons = Vec::new();
        for index in 0..8 {
            if index == 4 {
                let middle = dom::add(&group, "span", "live-compass-middle", "");
                dom::set(&middle, "aria-hidden", "true");
            }
            let button = dom::add(&group, "button", "", "");
            dom::set(&button, "type", "button");
            dom::set(&button, "data-choose-direction", COMPASS[index]);
            let name = words::direction(DIRECTIONS[index], model.language());
            dom::set(&button, "aria-label", &format!("{} {name}", COMPASS[index]));
            dom::add(&button, "span", "live-arrow", ARROWS[index]);
            dom::add(&button, "span", "live-name", COMPASS[index]);
            buttons.push((DIRECTIONS[index], button));
        }
        Compass { buttons }
    }

    pub fn render(&self, model: &WalkModel) {
        let current = model.direction();
        for (index, (direction, button)) in self.buttons.iter().enumerate() {
            let chosen = current == Some(*direction);
            dom::set(
                button,
                "aria-pressed",
                if chosen { "true" } else { "false" },
            );
            let stop = chosen || (current.is_none() && index == 0);
            dom::set(button, "tabindex", if stop { "0" } else { "-1" });
        }
    }

    /// The button that an arrow key leads to from the one with this direction.
    pub fn key(&self, key: &str, from: &str) -> Option<Element> {
        let (row, col) = match key {
            "ArrowLeft" => (0, -1),
            "ArrowRight" => (0, 1),
            "ArrowUp" => (-1, 0),
            "ArrowDown" => (1, 0),
            _ => return None,
        };
        let (from, _) = self
            .buttons
            .iter()
            .find(|(direction, _)| compass(*direction) == from)?;
        let mut to = (from.0 + row, from.1 + col);
        if to == (0, 0) {
            to = (row, col);
        }
        let (_, button) = self
            .buttons
            .iter()
            .find(|(direction, _)| *direction == to)?;
        for (_, other) in &self.buttons {
            dom::set(other, "tabindex", "-1");
        }
        dom::set(button, "tabindex", "0");
        Some(button.clone())
    }
}

/// A labelled menu.
pub fn menu(parent: &Element, control: &str, words: &str) -> Element {
    let wrapper = dom::add(parent, "label", "live-field", "");
    dom::add(&wrapper, "span", "", words);
    let menu = dom::add(&wrapper, "select", "", "");
    dom::set(&menu, "data-control", control);
    menu
}

fn option(menu: &Element, value: &str, words: &str) {
    let option = dom::add(menu, "option", "", words);
    dom::set(&option, "value", value);
}

pub fn fill_boards(menu: &Element, model: &WalkModel) {
    for choice in BoardChoice::ALL {
        if choice != BoardChoice::Page || !model.opens_practice() {
            option(
                menu,
                choice.id(),
                text::board_choice(choice, model.language()),
            );
        }
    }
}

pub fn fill_players(menu: &Element, model: &WalkModel) {
    for disc in [Disc::Black, Disc::White] {
        option(
            menu,
            &disc.letter().to_string(),
            words::disc(disc, model.language()),
        );
    }
}

pub fn fill_subjects(menu: &Element, model: &WalkModel, live: bool) {
    let language = model.language();
    let Some(mistakes) = model.mistakes() else {
        return;
    };
    let subject = |subject: Subject, words| option(menu, subject.id(mistakes), words);
    subject(Subject::Reference, label(Label::Reference, language));
    if live {
        subject(Subject::Yours, label(Label::Yours, language));
    }
    let group = dom::add(menu, "optgroup", "", "");
    dom::set(&group, "label", label(Label::Mistakes, language));
    for mistake in mistakes {
        option(&group, &mistake.id, &mistake.title);
    }
}

pub fn select(menu: &Element, value: &str) {
    if let Some(menu) = menu.dyn_ref::<HtmlSelectElement>()
        && menu.value() != value
    {
        menu.set_value(value);
    }
}
