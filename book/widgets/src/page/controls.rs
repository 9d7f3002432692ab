//! Buttons and menus beside the board.

use steps::{ARROWS, COMPASS, DIRECTIONS, compass};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlSelectElement};

use super::dom;
use crate::setting::Setting;
use crate::text::{self, Label, label};
use crate::{BoardChoice, KnownMistake, Meets, WalkModel};
use checks::{Language, text as words};
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
            dom::press(button, chosen);
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

/// A labelled field for a short text.
pub fn field(parent: &Element, control: &str, words: &str, size: u32) -> Element {
    let wrapper = dom::add(parent, "label", "live-field", "");
    dom::add(&wrapper, "span", "", words);
    let field = dom::add(&wrapper, "input", "live-square", "");
    for (name, value) in [
        ("type", "text"),
        ("autocomplete", "off"),
        ("autocapitalize", "off"),
        ("spellcheck", "false"),
        ("data-control", control),
    ] {
        dom::set(&field, name, value);
    }
    dom::set(&field, "size", &size.to_string());
    field
}

pub fn option(menu: &Element, value: &str, words: &str) -> Element {
    let option = dom::add(menu, "option", "", words);
    dom::set(&option, "value", value);
    option
}

pub fn fill_boards(menu: &Element, setting: &Setting, language: Language) {
    for choice in BoardChoice::ALL {
        if choice != BoardChoice::Page || !setting.opens_practice() {
            option(menu, choice.id(), text::board_choice(choice, language));
        }
    }
}

pub fn fill_players(menu: &Element, language: Language) {
    for disc in [Disc::Black, Disc::White] {
        option(
            menu,
            &disc.letter().to_string(),
            words::disc(disc, language),
        );
    }
}

/// `first` is what the reference is called here. A link's answer is offered once there is one.
pub fn fill_subjects(
    menu: &Element,
    mistakes: &[KnownMistake],
    first: Label,
    live: bool,
    language: Language,
) {
    option(menu, "reference", label(first, language));
    if live {
        option(menu, "yours", label(Label::Yours, language));
    }
    let group = dom::add(menu, "optgroup", "", "");
    dom::set(&group, "label", label(Label::Mistakes, language));
    for mistake in mistakes {
        option(&group, &mistake.id, &mistake.title);
    }
}

/// What is chosen in a menu or stands in a field. Both keep it in a property of the same name.
pub fn value(control: &Element) -> String {
    control.unchecked_ref::<HtmlSelectElement>().value()
}

/// Writes it down, unless it stands there.
pub fn select(control: &Element, value: &str) {
    let control: &HtmlSelectElement = control.unchecked_ref();
    if control.value() != value {
        control.set_value(value);
    }
}
