//! A live figure: events in, the model's words out.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use checks::{Language, Reply};
use steps::{Disc, PositionAddress, direction_named};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

use super::controls::PREDICTIONS;
use super::view::View;
use super::{asker, controls, dom, live, more};
use crate::text;
use crate::{BoardChoice, Guess, Kind, KnownMistake, Subject, WalkModel};

const LANGUAGE: Language = Language::English;

thread_local! {
    static FIGURES: Cell<u32> = const { Cell::new(0) };
}

struct Figure {
    element: Element,
    assets: String,
    exercise: String,
    key: String,
    model: RefCell<WalkModel>,
    view: RefCell<View>,
    asked: Cell<u32>,
}

/// Takes a figure over.
pub fn mount(element: &Element, kind: Kind) {
    let attribute = |name: &str| element.get_attribute(name);
    let Some(opened) = read_position(element) else {
        dom::set(element, "data-widget-error", "position");
        return;
    };
    let exercise = attribute("data-exercise");
    let base = attribute("data-live");
    let mistakes = attribute("data-mistakes").map(|written| KnownMistake::read_all(&written));
    let model = WalkModel::new(kind, opened, mistakes, LANGUAGE);
    let view = View::new(element, &model, base.is_some());
    let figure = Rc::new(Figure {
        element: element.clone(),
        assets: attribute("data-assets").unwrap_or_default(),
        exercise: exercise.clone().unwrap_or_default(),
        key: new_key(),
        model: RefCell::new(model),
        view: RefCell::new(view),
        asked: Cell::new(0),
    });
    figure.clone().listen();
    figure.clone().refresh();
    let _ = element.class_list().add_1("is-live");
    if kind == Kind::Walk {
        figure.clone().follow_address();
    }
    if let (Some(base), Some(exercise)) = (base, exercise) {
        live::subscribe(&base, &exercise, move |event| {
            if event.module.is_some() {
                figure.model.borrow_mut().module_changed();
                figure.clone().refresh();
            }
        });
    }
}

/// A key of its own for each figure, under which it asks.
pub fn new_key() -> String {
    let number = FIGURES.replace(FIGURES.get() + 1);
    format!("figure {number}")
}

pub fn read_position(element: &Element) -> Option<PositionAddress> {
    let board = element.get_attribute("data-board")?;
    let player = element.get_attribute("data-player")?;
    let mut position: PositionAddress = format!("pos={board},{player}").parse().ok()?;
    let square = element.get_attribute("data-square");
    position.square = square
        .and_then(|square| square.parse().ok())
        .filter(|square| position.board.contains(*square));
    let direction = element
        .get_attribute("data-ask")
        .or_else(|| element.get_attribute("data-direction"));
    position.direction = direction.and_then(|name| direction_named(&name));
    Some(position)
}

/// The module that holds somebody's functions, and which of them in it.
pub fn module_of(
    subject: Subject,
    mistakes: &[KnownMistake],
    assets: &str,
    exercise: &str,
) -> Option<(String, i32)> {
    if let Subject::Mistake(index) = subject {
        let number = mistakes.get(index)?.number as i32;
        return Some((format!("{assets}mistakes.wasm"), number));
    }
    Some((live::module(exercise)?, -1))
}

impl Figure {
    /// Changes the model, then shows and says it.
    fn act(self: Rc<Self>, change: impl FnOnce(&mut WalkModel)) {
        change(&mut self.model.borrow_mut());
        self.clone().refresh();
        self.view.borrow().announce(&self.model.borrow());
    }

    /// Shows the model, and asks what it wants to know.
    fn refresh(self: Rc<Self>) {
        self.view.borrow_mut().render(&self.model.borrow());
        let request = self.model.borrow().request();
        let Some(request) = request.filter(|request| request.sequence != self.asked.get()) else {
            return;
        };
        self.asked.set(request.sequence);
        let found = {
            let model = self.model.borrow();
            let mistakes = model.mistakes().unwrap_or_default();
            module_of(request.subject, mistakes, &self.assets, &self.exercise)
        };
        let Some((module, subject)) = found else {
            return self.take(request.sequence, Err(text::no_module(LANGUAGE)));
        };
        let key = self.key.clone();
        let calls = request.encoded();
        asker::ask(&module, subject, calls, &key, move |replies| {
            self.take(request.sequence, replies);
        });
    }

    /// Shows what was answered, if it is still wanted.
    fn take(&self, sequence: u32, replies: Result<Vec<Reply>, String>) {
        let taken = self.model.borrow_mut().take_replies(sequence, replies);
        if taken {
            self.view.borrow_mut().render(&self.model.borrow());
            self.view.borrow().announce(&self.model.borrow());
        }
    }

    fn listen(self: Rc<Self>) {
        let live = self.view.borrow().live.clone();
        let figure = self.clone();
        dom::listen(&live, "click", move |event| figure.clone().click(&event));
        let figure = self.clone();
        dom::listen(&live, "change", move |event| figure.clone().change(&event));
        dom::listen(&live, "keydown", move |event| {
            if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
                self.clone().key(event);
            }
        });
    }

    fn click(self: Rc<Self>, event: &Event) {
        let Some(button) = dom::closest(event, "button") else {
            return;
        };
        if let Some(square) = button
            .get_attribute("data-square")
            .and_then(|name| name.parse().ok())
        {
            self.view.borrow_mut().board.focused = square;
            self.act(|model| model.choose(square));
        } else if let Some(direction) = button
            .get_attribute("data-choose-direction")
            .and_then(|name| direction_named(&name))
        {
            self.act(|model| model.choose_direction(direction));
        } else if let Some(action) = button.get_attribute("data-action") {
            self.action(&action);
        }
    }

    fn action(self: Rc<Self>, action: &str) {
        if let Some((_, meets)) = PREDICTIONS.iter().find(|(name, _)| *name == action) {
            return self.act(|model| model.predict(*meets));
        }
        match action {
            "step" => self.act(WalkModel::step),
            "walk-all" => self.act(WalkModel::walk_all),
            "reset" => self.act(WalkModel::reset),
            "edit" => self.act(WalkModel::toggle_edit),
            "fill" => self.act(WalkModel::toggle_fill),
            "compare" => self.act(WalkModel::compare),
            "answer-yes" | "answer-no" => {
                let live = self.view.borrow().live.clone();
                self.act(|model| model.answer_question(action == "answer-yes"));
                // The buttons are gone; the next thing to do takes the focus.
                if let Ok(Some(step)) = live.query_selector("[data-action=step]") {
                    dom::focus(&step);
                }
            }
            "choose-square" => {
                let name = more::typed_square(&self.view.borrow().live);
                self.act(|model| model.choose_named(&name));
            }
            "open" => {
                let pasted = more::pasted(&self.view.borrow().live);
                self.act(|model| model.paste(&pasted));
            }
            "copy-link" => {
                let address = self.model.borrow().address();
                more::copy_link(&address, LANGUAGE, move |words| {
                    self.act(|model| model.tell(words));
                });
            }
            _ => {}
        }
    }

    fn change(self: Rc<Self>, event: &Event) {
        let Some(menu) = dom::closest(event, "select") else {
            return;
        };
        let value = controls::value(&menu);
        if let Some(direction) = menu
            .get_attribute("data-guess")
            .and_then(|name| direction_named(&name))
        {
            self.model
                .borrow_mut()
                .guess(direction, Guess::named(&value));
            return;
        }
        match menu.get_attribute("data-control").as_deref() {
            Some("board") => {
                if let Some(choice) = BoardChoice::named(&value) {
                    self.act(|model| model.choose_board(choice));
                }
            }
            Some("player") => {
                if let Some(player) = value.chars().next().and_then(Disc::from_letter) {
                    self.act(|model| model.choose_player(player));
                }
            }
            Some("subject") => {
                let subject = self
                    .model
                    .borrow()
                    .mistakes()
                    .and_then(|mistakes| Subject::named(&value, mistakes));
                if let Some(subject) = subject {
                    self.act(|model| model.choose_subject(subject));
                }
            }
            _ => {}
        }
    }

    fn key(self: Rc<Self>, event: &KeyboardEvent) {
        let Some(key) = dom::own_key(event) else {
            return;
        };
        if dom::closest(event, "[data-square]").is_some_and(|cell| cell.tag_name() == "BUTTON") {
            let moved = self.view.borrow_mut().board.key(&key);
            if moved {
                event.prevent_default();
                let button = self.view.borrow().board.focused_button();
                if let Some(button) = button {
                    dom::focus(&button);
                }
            }
        } else if let Some(button) = dom::closest(event, "[data-choose-direction]") {
            let from = button
                .get_attribute("data-choose-direction")
                .unwrap_or_default();
            let next = self
                .view
                .borrow()
                .compass
                .as_ref()
                .and_then(|compass| compass.key(&key, &from));
            if let Some(next) = next {
                event.prevent_default();
                dom::focus(&next);
            }
        } else if key == "Enter" && dom::closest(event, "[data-control=square]").is_some() {
            event.prevent_default();
            self.action("choose-square");
        }
    }

    /// The first figure that walks opens what the address says.
    fn follow_address(self: Rc<Self>) {
        let first = dom::document().query_selector("figure[data-widget=walk]");
        if first.ok().flatten().as_ref() != Some(&self.element) {
            return;
        }
        self.clone().open_address();
        dom::listen(&dom::window(), "hashchange", move |_| {
            self.clone().open_address();
        });
    }

    fn open_address(self: Rc<Self>) {
        let hash = dom::window().location().hash().unwrap_or_default();
        if hash.starts_with("#pos=") {
            let element = self.element.clone();
            self.act(|model| model.open_address(&hash));
            element.scroll_into_view();
        }
    }
}
