//! What the local server says about the reader's code, heard once a page and told to everybody on it.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{EventSource, MessageEvent, VisibilityState};

use super::dom;

/// The newest word about one step.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LiveEvent {
    /// `building`, `ready`, `error` or `missing`.
    pub state: String,
    /// Where the built module lies, seen from the page.
    pub module: Option<String>,
    /// A short hash of the file.
    pub version: String,
    /// The compiler's words, or what is missing.
    pub message: String,
}

type Listener = Rc<dyn Fn(&LiveEvent)>;

#[derive(Default)]
struct State {
    base: Option<String>,
    source: Option<EventSource>,
    events: Vec<(String, LiveEvent)>,
    modules: Vec<(String, String)>,
    listeners: Vec<(String, Listener)>,
}

thread_local! {
    static STATE: RefCell<State> = RefCell::default();
}

/// Listens to what is said about a step; begins with what is known already.
pub fn subscribe(base: &str, step: &str, listener: impl Fn(&LiveEvent) + 'static) {
    let listener: Listener = Rc::new(listener);
    let (first, known) = STATE.with_borrow_mut(|state| {
        state.listeners.push((step.to_owned(), listener.clone()));
        let known = state.events.iter().find(|(name, _)| name == step).cloned();
        let first = state.base.is_none();
        state.base.get_or_insert_with(|| base.to_owned());
        (first, known)
    });
    if let Some((_, event)) = known {
        listener(&event);
    }
    if first {
        follow_visibility();
        dom::listen(&dom::document(), "visibilitychange", |_| {
            follow_visibility()
        });
    }
}

/// The newest module that was built for a step.
pub fn module(step: &str) -> Option<String> {
    STATE.with_borrow(|state| {
        let found = state.modules.iter().find(|(name, _)| name == step);
        found.map(|(_, module)| module.clone())
    })
}

/// A stream of events holds one of the few connections to a server, so hidden tabs give it back.
fn follow_visibility() {
    let visible = dom::document().visibility_state() != VisibilityState::Hidden;
    STATE.with_borrow_mut(|state| {
        if !visible {
            if let Some(source) = state.source.take() {
                source.close();
            }
        } else if state.source.is_none()
            && let Some(base) = &state.base
            && let Ok(source) = EventSource::new(&format!("{base}events"))
        {
            dom::listen(&source, "message", |event| {
                if let Ok(message) = event.dyn_into::<MessageEvent>() {
                    hear(&message);
                }
            });
            state.source = Some(source);
        }
    });
}

fn hear(message: &MessageEvent) {
    let Some(text) = message.data().as_string() else {
        return;
    };
    let Ok(object) = js_sys::JSON::parse(&text) else {
        return;
    };
    let field = |name: &str| {
        let value = js_sys::Reflect::get(&object, &JsValue::from_str(name));
        value.ok().and_then(|value| value.as_string())
    };
    let (Some(step), Some(state_word)) = (field("step"), field("state")) else {
        return;
    };
    let listeners = STATE.with_borrow_mut(|state| {
        let root = state.base.as_deref().unwrap_or_default();
        let root = root.strip_suffix("live/").unwrap_or(root);
        let event = LiveEvent {
            state: state_word,
            module: field("module").map(|module| format!("{root}{module}")),
            version: field("version").unwrap_or_default(),
            message: field("message").unwrap_or_default(),
        };
        let known = state
            .events
            .iter()
            .any(|(name, old)| *name == step && *old == event);
        if known {
            return None;
        }
        state.events.retain(|(name, _)| *name != step);
        state.events.push((step.clone(), event.clone()));
        if let Some(module) = &event.module {
            state.modules.retain(|(name, _)| *name != step);
            state.modules.push((step.clone(), module.clone()));
        }
        let listeners: Vec<Listener> = state
            .listeners
            .iter()
            .filter(|(name, _)| *name == step)
            .map(|(_, listener)| listener.clone())
            .collect();
        Some((event, listeners))
    });
    if let Some((event, listeners)) = listeners {
        for listener in listeners {
            listener(&event);
        }
    }
}
