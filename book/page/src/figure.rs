//! A live figure: the reader's actions go to its scene, and the document follows the scene's view.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Array, Function, Object};
use view::tab_stop::TabStops;
use view::{Event, Node, Options, Scene, el};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

#[cfg(feature = "bench")]
use crate::bench::Bench;
use crate::dom::{self, Field};
use crate::speech::Speech;
use crate::{clipboard, keys, stopped};

/// A figure or panel of the page.
pub struct Figure {
    /// Its element in the page, which also has the still form.
    element: HtmlElement,
    /// Everything that the scene draws is inside.
    root: Element,
    /// The parts that change.
    pub state: RefCell<FigureState>,
    /// Where its code runs.
    #[cfg(feature = "bench")]
    pub bench: Rc<Bench>,
    /// The timer of the next tick, and what it calls.
    timer: Cell<i32>,
    tick: RefCell<Option<Function>>,
    /// The column that the reader typed last: the first half of a square such as d3.
    pub column: RefCell<String>,
}

/// The parts that change with each event.
pub struct FigureState {
    /// What the figure is about.
    pub scene: Box<dyn Scene>,
    /// The last view, with its tab stops.
    pub view: Node,
    /// The view's element, after it was drawn.
    pub drawn: Option<Element>,
    /// Where the focus was last.
    pub tab_stops: TabStops,
    /// What screen readers speak.
    pub speech: Speech,
    /// The number of the last request to the bench.
    #[cfg(feature = "bench")]
    pub request: Option<u32>,
}

/// Why the view has changed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Cause {
    /// An action of the reader.
    Reader,
    /// Time, an answer, news: the reader may be typing meanwhile.
    Other,
}

impl Figure {
    /// Opens the live form of a figure. `None` if there is no such scene.
    pub fn open(element: HtmlElement) -> Option<Rc<Figure>> {
        let options = options(&element);
        let scene = scenes::open(&options)?;
        // An exercise panel has a place for its report, with its own live region.
        let place = dom::find(&element, "[data-verdict]");
        let is_panel = place.is_some();
        let root = place.map_or_else(|| new_root(&options), Element::from);
        let state = FigureState {
            scene,
            view: el("div"),
            drawn: is_panel.then(|| root.clone()),
            tab_stops: TabStops::default(),
            speech: Speech::new(),
            #[cfg(feature = "bench")]
            request: None,
        };
        let figure = Rc::new(Figure {
            element,
            root,
            state: RefCell::new(state),
            #[cfg(feature = "bench")]
            bench: Bench::new(),
            timer: Cell::new(0),
            tick: RefCell::default(),
            column: RefCell::default(),
        });
        let ticking = figure.clone();
        let tick = dom::callback(move |_| ticking.send(&Event::Tick));
        figure.tick.replace(Some(tick));
        figure.listen();
        figure.show(Cause::Other);
        if !is_panel {
            let state = figure.state.borrow();
            let _ = figure.element.append_child(&figure.root);
            let _ = figure.element.append_child(state.speech.region());
        }
        let _ = figure.element.class_list().add_1("is-live");
        #[cfg(feature = "server")]
        crate::server::follow(&figure);
        Some(figure)
    }

    /// Its element in the page.
    pub fn element(&self) -> &HtmlElement {
        &self.element
    }

    /// The element with everything that the scene draws.
    pub fn root(&self) -> &Element {
        &self.root
    }

    /// An attribute of its element, or an empty text.
    #[cfg(feature = "bench")]
    pub fn attribute(&self, name: &str) -> String {
        self.element.get_attribute(name).unwrap_or_default()
    }

    fn listen(self: &Rc<Figure>) {
        for kind in ["click", "change", "input", "keydown"] {
            let figure = self.clone();
            dom::on(&self.root, kind, move |event| figure.hear(&event));
        }
        for kind in ["pointerover", "focusin"] {
            let figure = self.clone();
            dom::on(&self.element, kind, move |_| figure.come_near());
        }
    }

    fn hear(self: &Rc<Figure>, event: &web_sys::Event) {
        let Some(target) = dom::target(event) else {
            return;
        };
        match event.type_().as_str() {
            "click" => self.click(&target),
            "keydown" => keys::press(self, event.unchecked_ref(), &target),
            // A slider changes the view while it's being moved.
            "input" if !dom::fits(&target, "[type=\"range\"]") => {}
            _ => self.field_changed(&target),
        }
    }

    fn click(self: &Rc<Figure>, target: &Element) {
        let Some(button) = dom::closest(target, "button, svg [data-action]") else {
            return;
        };
        if button.get_attribute("aria-disabled").as_deref() == Some("true") {
            return;
        }
        keys::note_focus(self, &button);
        // Use the field's current value even if the reader pressed the button without leaving the field.
        if let Some(field) = self.focused() {
            let value = field.get_attribute("data-value");
            if value.is_some_and(|value| field.unchecked_ref::<Field>().value() != value) {
                self.field_changed(&field);
            }
        }
        if let Some(text) = button.get_attribute("data-copy") {
            let figure = self.clone();
            clipboard::copy(&text, move |copied| figure.send(&Event::Copied(copied)));
        } else if let Some(square) = button.get_attribute("data-square") {
            let board = dom::closest(&button, keys::GRID);
            let board = board.and_then(|board| board.get_attribute("data-board"));
            if let Ok(square) = square.parse() {
                self.send(&Event::Square(&board.unwrap_or_default(), square));
            }
        } else if let Some(action) = button.get_attribute("data-action") {
            self.send(&Event::Press(&action));
        }
    }

    /// Sends the new value of the field around this element.
    pub fn field_changed(self: &Rc<Figure>, target: &Element) {
        let Some(field) = dom::closest(target, "[data-control]") else {
            return;
        };
        let name = field.get_attribute("data-control").unwrap_or_default();
        let value = field.unchecked_ref::<Field>().value();
        self.send(&Event::Set(&name, &value));
    }

    fn come_near(self: &Rc<Figure>) {
        let state = self.state.try_borrow();
        if state.is_ok_and(|state| state.view.value("data-asleep").is_some()) {
            self.send(&Event::Near);
        }
    }

    /// Sends an event to the scene, and shows the new view.
    pub fn send(self: &Rc<Figure>, event: &Event<'_>) {
        let cause = match event {
            Event::Tick | Event::Copied(_) | Event::Build(_) => Cause::Other,
            _ => Cause::Reader,
        };
        stopped::guard(&self.element, || {
            self.state.borrow_mut().scene.act(event);
            self.show(cause);
        });
    }

    /// Sends a tick after these milliseconds, instead of the next one.
    pub fn tick_after(&self, milliseconds: Option<i32>) {
        dom::window().clear_timeout_with_handle(self.timer.get());
        if let (Some(milliseconds), Some(tick)) = (milliseconds, &*self.tick.borrow()) {
            self.timer.set(dom::after(milliseconds, tick));
        }
    }
}

fn new_root(options: &Options) -> Element {
    let kind = match options.find("scene") {
        Some(_) => "scene",
        None => options.get("widget"),
    };
    let root = dom::create("div");
    dom::set(&root, "class", &format!("live {kind}"));
    root
}

/// The options of a figure: its `data-` attributes and the page's file name.
fn options(element: &HtmlElement) -> Options {
    let path = dom::window().location().pathname().unwrap_or_default();
    let page = path.rsplit('/').next().unwrap_or_default().to_owned();
    let attributes = Object::entries(&element.dataset());
    let text = |pair: &Array, index| pair.get(index).as_string().unwrap_or_default();
    let attributes = attributes.iter().map(|pair| {
        let pair: Array = pair.unchecked_into();
        (text(&pair, 0), text(&pair, 1))
    });
    Options::new(attributes.chain([("page".to_owned(), page)]).collect())
}
