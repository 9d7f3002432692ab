//! Opens the figures of a page when they come near.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use checks::Language;
use js_sys::{Array, Function, Promise};
use wasm_bindgen::prelude::*;
use web_sys::{Element, IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit};

use crate::figure::Figure;
use crate::{address, dom, script, stopped, words};

/// How near a figure is when it opens.
const NEAR: &str = "600px";
/// On the web, these figures have a module of their own, which is loaded when the first of them comes near.
const PRACTICE: &str = "practice";
/// Whether this module has the scenes of the chapters, and not only the practice.
const IS_MAIN: bool = cfg!(any(feature = "rules", feature = "opponent"));

thread_local! {
    /// The elements that have been opened, with their figures.
    static OPENED: RefCell<Vec<(Element, Option<Rc<Figure>>)>> = const { RefCell::new(Vec::new()) };
    static IS_PRACTICE_LOADING: Cell<bool> = const { Cell::new(false) };
}

#[wasm_bindgen]
extern "C" {
    /// The script of another part of the page's program.
    #[derive(Clone)]
    type Part;
    #[wasm_bindgen(method, js_name = default)]
    fn init(this: &Part) -> Promise;
    #[wasm_bindgen(method)]
    fn start(this: &Part, load: &Function);
}

/// Opens this program's figures of the page when they come near.
pub fn start() {
    // The print page joins all chapters. It keeps the still forms.
    let path = dom::window().location().pathname().unwrap_or_default();
    if path.ends_with("/print.html") {
        return;
    }
    let come_near = |entries: Array, observer: IntersectionObserver| {
        for entry in entries.iter() {
            let entry: IntersectionObserverEntry = entry.unchecked_into();
            if entry.is_intersecting() {
                let element = entry.target();
                observer.unobserve(&element);
                // Apart from the others: if this one traps, they open nevertheless.
                dom::soon(move || {
                    open(&element);
                });
            }
        }
    };
    let come_near = Closure::<dyn Fn(Array, IntersectionObserver)>::new(come_near).into_js_value();
    let options = IntersectionObserverInit::new();
    options.set_root_margin(NEAR);
    let observer = IntersectionObserver::new_with_options(come_near.unchecked_ref(), &options);
    let Ok(observer) = observer else { return };
    for element in dom::find_everywhere("[data-assets]") {
        if is_here(&element) || (IS_MAIN && is_practice(&element)) {
            observer.observe(&element);
        }
    }
    address::watch();
}

fn is_practice(element: &Element) -> bool {
    element.get_attribute("data-part").as_deref() == Some(PRACTICE)
}

/// Whether this program has the scene of a figure.
fn is_here(element: &Element) -> bool {
    match element.get_attribute("data-part").as_deref() {
        Some("rules") => cfg!(feature = "rules"),
        Some("opponent") => cfg!(feature = "opponent"),
        Some(PRACTICE) => cfg!(feature = "practice"),
        _ => IS_MAIN,
    }
}

/// Opens a figure, a panel or the list of steps, unless it's open. Returns its figure.
///
/// A figure of the practice on the web opens after its program is loaded.
pub fn open(element: &Element) -> Option<Rc<Figure>> {
    if !is_here(element) {
        if IS_MAIN && is_practice(element) && !IS_PRACTICE_LOADING.replace(true) {
            load_practice(element);
        }
        return None;
    }
    let known = OPENED.with_borrow(|opened| {
        let found = opened.iter().find(|(known, _)| known == element);
        found.map(|(_, figure)| figure.clone())
    });
    if let Some(figure) = known {
        return figure;
    }
    let number = OPENED.with_borrow_mut(|opened| {
        opened.push((element.clone(), None));
        opened.len()
    });
    let is_figure = dom::fits(element, "figure");
    #[cfg(feature = "server")]
    let is_figure = crate::server::open(element) || is_figure;
    if !is_figure {
        return None;
    }
    let mut opened = None;
    stopped::guard(element, || {
        opened = Figure::open(element.clone().unchecked_into());
    });
    if opened.is_none() {
        fail(element);
    }
    OPENED.with_borrow_mut(|all| all[number - 1].1.clone_from(&opened));
    opened
}

fn fail(element: &Element) {
    stopped::stop(element, "load", words::not_opened(Language::English));
}

/// Loads the practice's program. It opens all its figures of the page.
fn load_practice(figure: &Element) {
    let assets = figure.get_attribute("data-assets").unwrap_or_default();
    let loading = script::import(&format!("{assets}{PRACTICE}.js"));
    dom::settle(&loading, |loaded| match loaded {
        Ok(part) => start_practice(part.unchecked_into()),
        Err(_) => fail_practice(),
    });
}

fn start_practice(part: Part) {
    dom::settle(&part.init(), move |ready| match ready {
        Ok(_) => part.start(&script::loader()),
        Err(_) => fail_practice(),
    });
}

fn fail_practice() {
    for figure in dom::find_everywhere("figure[data-part=\"practice\"]") {
        fail(&figure);
    }
}
