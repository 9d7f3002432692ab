//! "Ask any position": events in, the model's boards and words out.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use checks::Language;
use checks::wire::encode_to_judge;
use steps::Disc;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

use super::ask_view::{AskView, KEY};
use super::figure::{module_of, new_key, read_position};
use super::{asker, controls, dom, live, more};
use crate::{AskModel, BoardChoice, KnownMistake, Subject, Wish, text};

const LANGUAGE: Language = Language::English;

struct AskFigure {
    assets: String,
    exercise: String,
    key: String,
    model: RefCell<AskModel>,
    view: RefCell<AskView>,
    /// The number of the newest wish that was passed on.
    wished: Cell<u32>,
}

/// Takes a figure over.
pub fn mount(element: &Element) {
    let attribute = |name: &str| element.get_attribute(name).unwrap_or_default();
    let Some(opened) = read_position(element) else {
        dom::set(element, "data-widget-error", "position");
        return;
    };
    let exercise = attribute("data-exercise");
    let base = element.get_attribute("data-live");
    let functions = attribute("data-functions");
    let functions = functions.split_whitespace().map(str::to_owned).collect();
    let mistakes = KnownMistake::read_all(&attribute("data-mistakes"));
    let is_live = base.is_some();
    let model = AskModel::new(&exercise, functions, opened, mistakes, is_live, LANGUAGE);
    let view = AskView::new(element, &model, is_live);
    let figure = Rc::new(AskFigure {
        assets: attribute("data-assets"),
        exercise: exercise.clone(),
        key: new_key(),
        model: RefCell::new(model),
        view: RefCell::new(view),
        wished: Cell::new(0),
    });
    figure.clone().listen(element);
    figure.clone().refresh();
    let _ = element.class_list().add_1("is-live");
    figure.clone().follow_address(element);
    if let Some(base) = base {
        // The judge is loaded for the exercise in any case.
        figure.clone().act(AskModel::wake);
        live::subscribe(&base, &exercise, move |event| {
            if event.module.is_some() {
                figure.clone().act(AskModel::module_changed);
            }
        });
    }
}

impl AskFigure {
    /// Changes the model, shows it, and passes its wishes on.
    fn act(self: Rc<Self>, change: impl FnOnce(&mut AskModel)) {
        change(&mut self.model.borrow_mut());
        self.refresh();
    }

    fn refresh(self: Rc<Self>) {
        self.view.borrow_mut().render(&self.model.borrow());
        let wish = self.model.borrow().wish();
        let Some((number, wish)) = wish.filter(|(number, _)| *number != self.wished.get()) else {
            return self.announce_message();
        };
        self.wished.set(number);
        let (module, subject, key, calls) = match wish {
            Wish::Judge(request) => {
                let module = format!("{}judge.wasm", self.assets);
                let key = format!("{} judge", self.key);
                (module, -1, key, vec![encode_to_judge(&request)])
            }
            Wish::Ask { subject, calls } => {
                let found = {
                    let model = self.model.borrow();
                    module_of(subject, model.mistakes(), &self.assets, &self.exercise)
                };
                let Some((module, subject)) = found else {
                    return self.take(number, Err(text::no_module(LANGUAGE)));
                };
                (module, subject, self.key.clone(), calls)
            }
        };
        asker::ask_bytes(&module, subject, calls, &key, move |answers| {
            self.take(number, answers);
        });
    }

    fn take(self: Rc<Self>, number: u32, answers: Result<Vec<Vec<u8>>, String>) {
        let taken = self.model.borrow_mut().take(number, answers);
        if taken {
            self.refresh();
        }
    }

    fn announce_message(&self) {
        self.view.borrow().announce(self.model.borrow().message());
    }

    fn listen(self: Rc<Self>, element: &Element) {
        let live = self.view.borrow().live.clone();
        // The judge is only loaded for those who touch the figure.
        for kind in ["pointerover", "focusin"] {
            let figure = self.clone();
            dom::listen(element, kind, move |_| figure.clone().wake());
        }
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

    fn wake(self: Rc<Self>) {
        if self.model.borrow().is_asleep() {
            self.act(AskModel::wake);
        }
    }

    fn click(self: Rc<Self>, event: &Event) {
        let Some(button) = dom::closest(event, "button") else {
            return;
        };
        if let Some(square) = button
            .get_attribute("data-square")
            .and_then(|name| name.parse().ok())
        {
            self.view.borrow_mut().board(side_of(event)).focused = square;
            self.act(|model| model.choose(square));
        } else if let Some(action) = button.get_attribute("data-action") {
            if action == KEY {
                let key = button.get_attribute("value").unwrap_or_default();
                return self.act(|model| model.set_value(KEY, &key));
            }
            self.action(&action);
        }
    }

    fn action(self: Rc<Self>, action: &str) {
        match action {
            "step" | "back" => {
                self.model.borrow_mut().walk(action == "step");
                self.view.borrow_mut().render(&self.model.borrow());
                self.view.borrow().announce(self.model.borrow().walk_line());
            }
            "undo" | "restart" | "reset" => self.act(|model| model.act(action)),
            "edit" => self.act(AskModel::toggle_edit),
            "choose-square" => {
                let name = more::typed_square(&self.view.borrow().live);
                self.act(|model| model.choose_named(&name));
            }
            "open" => {
                let pasted = more::pasted(&self.view.borrow().live);
                self.act(|model| model.paste(&pasted));
            }
            "copy-link" => {
                let address = self.model.borrow().address().to_owned();
                more::copy_link(&address, LANGUAGE, move |words| {
                    self.act(|model| model.tell(words));
                });
            }
            _ => {}
        }
    }

    fn change(self: Rc<Self>, event: &Event) {
        let Some(control) = dom::closest(event, "[data-control]") else {
            return;
        };
        let value = controls::value(&control);
        match control.get_attribute("data-control").as_deref() {
            Some("function") => self.act(|model| model.choose_function(&value)),
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
                let subject = Subject::named(&value, self.model.borrow().mistakes());
                if let Some(subject) = subject {
                    self.act(|model| model.choose_subject(subject));
                }
            }
            Some("square" | "paste") | None => {}
            Some(name) => self.act(|model| model.set_value(name, &value)),
        }
    }

    fn key(self: Rc<Self>, event: &KeyboardEvent) {
        let Some(key) = dom::own_key(event) else {
            return;
        };
        if dom::closest(event, "button[data-square]").is_some() {
            let mut view = self.view.borrow_mut();
            let board = view.board(side_of(event));
            if board.key(&key) {
                event.prevent_default();
                if let Some(button) = board.focused_button() {
                    drop(view);
                    dom::focus(&button);
                }
            }
        } else if key == "Enter" && dom::closest(event, "[data-control=square]").is_some() {
            event.prevent_default();
            self.action("choose-square");
        }
    }

    /// The page's first figure of this kind opens what a link replays.
    fn follow_address(self: Rc<Self>, element: &Element) {
        let first = dom::document().query_selector("figure[data-widget=ask]");
        if first.ok().flatten().as_ref() != Some(element) {
            return;
        }
        let element = element.clone();
        let open = move || {
            let hash = dom::window().location().hash().unwrap_or_default();
            if hash.starts_with("#replay=") {
                self.clone().act(|model| model.open_replay(&hash));
                element.scroll_into_view();
            }
        };
        open();
        dom::listen(&dom::window(), "hashchange", move |_| open());
    }
}

/// On which of the two boards something happened.
fn side_of(event: &Event) -> usize {
    usize::from(dom::closest(event, "[data-side=yours]").is_some())
}
