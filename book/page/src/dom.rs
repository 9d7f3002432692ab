//! Short forms for what the page does with the document.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, Event, EventTarget, HtmlElement, Window};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(thread_local_v2, js_name = window)]
    static WINDOW: Window;
    #[wasm_bindgen(thread_local_v2, js_name = document)]
    static DOCUMENT: Document;
    /// Writes to the browser's console.
    #[wasm_bindgen(js_namespace = console, js_name = error)]
    pub fn report(text: &str);

    /// Any field: an `input`, a `select` or a `textarea`.
    #[wasm_bindgen(extends = HtmlElement)]
    #[derive(Clone)]
    pub type Field;
    #[wasm_bindgen(method, getter)]
    pub fn value(this: &Field) -> String;
    #[wasm_bindgen(method, setter)]
    pub fn set_value(this: &Field, value: &str);

    #[wasm_bindgen(extends = Promise)]
    type Thenable;
    #[wasm_bindgen(method)]
    fn then(this: &Thenable, kept: &Function, broken: &Function);
}

pub fn window() -> Window {
    WINDOW.with(Window::clone)
}

pub fn document() -> Document {
    DOCUMENT.with(Document::clone)
}

/// The first element inside that fits the selector.
pub fn find(root: &Element, selector: &str) -> Option<HtmlElement> {
    find_any(root, selector)?.dyn_into().ok()
}

/// Like [`find`], also inside drawings.
pub fn find_any(root: &Element, selector: &str) -> Option<Element> {
    root.query_selector(selector).ok()?
}

/// All elements inside that fit the selector.
pub fn find_all(root: &Element, selector: &str) -> Vec<Element> {
    match root.query_selector_all(selector) {
        Ok(found) => collect(found.length(), |index| found.item(index)),
        Err(_) => Vec::new(),
    }
}

/// All elements of the page that fit the selector.
pub fn find_everywhere(selector: &str) -> Vec<Element> {
    let root = document().document_element();
    root.map_or_else(Vec::new, |root| find_all(&root, selector))
}

fn collect(length: u32, item: impl Fn(u32) -> Option<web_sys::Node>) -> Vec<Element> {
    (0..length)
        .filter_map(|index| item(index)?.dyn_into().ok())
        .collect()
}

/// The element around this one, or itself, that fits the selector.
pub fn closest(element: &Element, selector: &str) -> Option<Element> {
    element.closest(selector).ok().flatten()
}

pub fn fits(element: &Element, selector: &str) -> bool {
    element.matches(selector).unwrap_or(false)
}

/// The element where the event happened.
pub fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

pub fn set(element: &Element, name: &str, value: &str) {
    // It fails only for an invalid name.
    let _ = element.set_attribute(name, value);
}

pub fn create(tag: &str) -> Element {
    match document().create_element(tag) {
        Ok(element) => element,
        Err(error) => throw(error),
    }
}

/// Ends the current event with the browser's error. The figure stops, see [`crate::stopped`].
pub fn throw(error: JsValue) -> ! {
    wasm_bindgen::throw_val(error)
}

/// A function for the browser that may be called often. It lives as long as the page.
pub fn callback(act: impl Fn(Event) + 'static) -> Function {
    Closure::<dyn Fn(Event)>::new(act)
        .into_js_value()
        .unchecked_into()
}

/// Listens to events, as long as the page lives.
pub fn on(target: &EventTarget, kind: &str, act: impl Fn(Event) + 'static) {
    let _ = target.add_event_listener_with_callback(kind, &callback(act));
}

/// A function for the browser that is called once.
pub fn once(act: impl FnOnce(JsValue) + 'static) -> Function {
    // In a box, so that the conversion is compiled once for all functions.
    let act: Box<dyn FnOnce(JsValue)> = Box::new(act);
    Closure::once_into_js(act).unchecked_into()
}

/// A JavaScript object with these values.
pub fn object(values: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in values {
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}

/// Runs this after the current event, apart from everything else: if it traps, nothing else does.
pub fn soon(act: impl FnOnce() + 'static) {
    window().queue_microtask(&once(move |_| act()));
}

/// Calls this after some milliseconds. Returns the timer's number.
pub fn after(milliseconds: i32, act: &Function) -> i32 {
    window()
        .set_timeout_with_callback_and_timeout_and_arguments_0(act, milliseconds)
        .unwrap_or(0)
}

/// Calls `done` when the promise is kept or broken.
pub fn settle(promise: &Promise, done: impl FnOnce(Result<JsValue, JsValue>) + 'static) {
    let done = Rc::new(Cell::new(Some(done)));
    let other = done.clone();
    let kept = once(move |value| finish(&done, Ok(value)));
    let broken = once(move |error| finish(&other, Err(error)));
    promise.unchecked_ref::<Thenable>().then(&kept, &broken);
}

fn finish<T>(done: &Cell<Option<impl FnOnce(T)>>, value: T) {
    if let Some(done) = done.take() {
        done(value);
    }
}
