//! Small helpers over the page's elements. Words only ever go in as text.

use std::cell::Cell;
use std::rc::Rc;

use crate::Tone;
use js_sys::Promise;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{Document, Element, Event, EventTarget, HtmlElement, KeyboardEvent, Window};

pub fn window() -> Window {
    web_sys::window().expect("a page has a window")
}

pub fn document() -> Document {
    window().document().expect("a window has a document")
}

pub fn is_print_page() -> bool {
    let path = window().location().pathname().unwrap_or_default();
    path.ends_with("/print.html")
}

/// A new element with a class and words, put at the end of its parent.
pub fn add(parent: &Element, tag: &str, class: &str, words: &str) -> Element {
    let element = document().create_element(tag).expect("a valid tag");
    if !class.is_empty() {
        set(&element, "class", class);
    }
    if !words.is_empty() {
        element.set_text_content(Some(words));
    }
    let _ = parent.append_child(&element);
    element
}

/// A button that stands for an action.
pub fn button(parent: &Element, action: &str, class: &str, words: &str) -> Element {
    let element = add(parent, "button", class, words);
    set(&element, "type", "button");
    set(&element, "data-action", action);
    element
}

pub fn set(element: &Element, name: &str, value: &str) {
    if element.get_attribute(name).as_deref() != Some(value) {
        let _ = element.set_attribute(name, value);
    }
}

/// Sets or removes an attribute.
pub fn set_if(element: &Element, name: &str, value: Option<&str>) {
    match value {
        Some(value) => set(element, name, value),
        None => {
            let _ = element.remove_attribute(name);
        }
    }
}

/// Sets `name="true"` or removes it.
pub fn flag(element: &Element, name: &str, on: bool) {
    set_if(element, name, on.then_some("true"));
}

/// Says whether a button is pressed down.
pub fn press(button: &Element, on: bool) {
    set(button, "aria-pressed", if on { "true" } else { "false" });
}

/// The key of an event, unless it is a command of the browser's. The book turns its pages and opens its search
/// on some keys: those do not get that far.
pub fn own_key(event: &KeyboardEvent) -> Option<String> {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return None;
    }
    let key = event.key();
    if ["ArrowLeft", "ArrowRight", "s", "S", "/", "?"].contains(&key.as_str()) {
        event.stop_propagation();
    }
    Some(key)
}

/// How a message is meant.
pub fn set_tone(message: &Element, tone: Tone) {
    let word = match tone {
        Tone::Plain => None,
        Tone::Right => Some("right"),
        Tone::Wrong => Some("wrong"),
    };
    set_if(message, "data-tone", word);
}

/// The lines of a list.
pub fn write_list(list: &Element, lines: &[String]) {
    if list.text_content().as_deref() == Some(&lines.concat()) {
        return;
    }
    list.set_text_content(None);
    for line in lines {
        add(list, "li", "", line);
    }
}

pub fn show(element: &Element, on: bool) {
    set_if(element, "hidden", (!on).then_some(""));
}

pub fn write(element: &Element, words: &str) {
    if element.text_content().as_deref() != Some(words) {
        element.set_text_content(Some(words));
    }
}

pub fn has_focus(element: &Element) -> bool {
    document().active_element().as_ref() == Some(element)
}

pub fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let _ = element.focus();
    }
}

/// Listens for as long as the page lives.
pub fn listen(target: &EventTarget, kind: &str, handler: impl FnMut(Event) + 'static) {
    listen_with(target, kind, Box::new(handler));
}

/// Once for all handlers, so that the module holds it once.
fn listen_with(target: &EventTarget, kind: &str, handler: Box<dyn FnMut(Event)>) {
    let closure = Closure::wrap(handler);
    let _ = target.add_event_listener_with_callback(kind, closure.as_ref().unchecked_ref());
    closure.forget();
}

/// The nearest element around the event's target that fits the selector.
pub fn closest(event: &Event, selector: &str) -> Option<Element> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest(selector).ok()?
}

/// Does something once with what a promise comes to.
pub fn when_settled(promise: &Promise, then: impl FnOnce(Result<JsValue, JsValue>) + 'static) {
    settle(promise, Box::new(then));
}

type Then = Box<dyn FnOnce(Result<JsValue, JsValue>)>;

fn settle(promise: &Promise, then: Then) {
    let then = Rc::new(Cell::new(Some(then)));
    let once = |wrap: fn(JsValue) -> Result<JsValue, JsValue>| {
        let then = then.clone();
        let settled: Box<dyn FnOnce(JsValue)> = Box::new(move |value| {
            if let Some(then) = then.take() {
                then(wrap(value));
            }
        });
        Closure::once_into_js(settled)
    };
    let (kept, broken) = (once(Ok), once(Err));
    let then = js_sys::Reflect::get(promise, &JsValue::from_str("then"));
    if let Some(then) = then
        .ok()
        .and_then(|then| then.dyn_into::<js_sys::Function>().ok())
    {
        let _ = then.call2(promise, &kept, &broken);
    }
}
