//! News from the local server: one connection a page, shared by all listeners.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Array, JSON};
use view::{BuildStatus, Event};
use wasm_bindgen::prelude::*;
use web_sys::{EventSource, MessageEvent};

use crate::dom;

const RETRY_MILLISECONDS: i32 = 3000;

/// News for the page's parts.
#[derive(Debug, Clone)]
pub enum News {
    /// The connection is lost, or back.
    Connection {
        /// Whether it's back.
        is_back: bool,
    },
    /// A step has a new state.
    Step(Step),
    /// The state of every step: its id, and `missing`, `untouched`, `begun`, `changed` or `passed`.
    Progress(Vec<(String, String)>),
    /// Whether this page may write files.
    MayWrite(bool),
    /// Whether the course's files are newer than the server.
    Outdated(bool),
}

/// The newest state of a step.
#[derive(Debug, Clone)]
pub struct Step {
    /// The step's id.
    pub id: String,
    /// `building`, `ready`, `error`, `trouble`; or `chosen` if the reader chose other modules for earlier steps.
    pub state: String,
    /// A short hash of the file, or an empty text.
    pub version: String,
    /// The address of the built module, or an empty text.
    pub module: String,
    /// The compiler's message, or the reason for the trouble.
    pub message: String,
    /// The places of the compiler's errors, as the editor takes them.
    pub places: Array,
}

impl Step {
    /// The event for a scene.
    pub fn event(&self) -> Event<'_> {
        Event::Build(BuildStatus {
            state: &self.state,
            version: &self.version,
            module: &self.module,
            message: &self.message,
        })
    }
}

#[wasm_bindgen]
extern "C" {
    /// A step in the server's JSON.
    type StepData;
    #[wasm_bindgen(method, getter)]
    fn step(this: &StepData) -> String;
    #[wasm_bindgen(method, getter)]
    fn state(this: &StepData) -> String;
    #[wasm_bindgen(method, getter)]
    fn version(this: &StepData) -> Option<String>;
    #[wasm_bindgen(method, getter)]
    fn module(this: &StepData) -> Option<String>;
    #[wasm_bindgen(method, getter)]
    fn message(this: &StepData) -> Option<String>;
    #[wasm_bindgen(method, getter)]
    fn places(this: &StepData) -> Option<Array>;
}

/// The newest news of one kind, for later listeners.
struct Latest {
    kind: String,
    /// What the server sent: the same again is no news.
    sent: String,
    news: News,
}

/// A built module of a step.
#[derive(Clone)]
struct Module {
    step: String,
    version: String,
    address: String,
}

type Listener = Rc<dyn Fn(&News)>;

#[derive(Default)]
struct Connection {
    /// The address of the server's live part, such as `live/`.
    address: String,
    source: Option<EventSource>,
    is_lost: bool,
    retry: i32,
    latest: Vec<Latest>,
    listeners: Vec<Listener>,
    /// The newest module of each step.
    newest: Vec<Module>,
    /// If the reader chose it: modules with the reader's own earlier steps, for one version of the step.
    chosen: Vec<Module>,
}

thread_local! {
    static CONNECTION: RefCell<Connection> = RefCell::default();
}

fn with<T>(act: impl FnOnce(&mut Connection) -> T) -> T {
    CONNECTION.with_borrow_mut(act)
}

/// Adds a listener. It first hears the newest news of each kind.
pub fn listen(address: &str, listener: impl Fn(&News) + 'static) {
    let listener: Listener = Rc::new(listener);
    let is_first = with(|connection| {
        connection.listeners.push(listener.clone());
        for latest in &connection.latest {
            hand_over(&listener, latest.news.clone());
        }
        connection.listeners.len() == 1
    });
    if is_first {
        with(|connection| address.clone_into(&mut connection.address));
        connect();
        dom::on(&dom::document(), "visibilitychange", |_| connect());
    }
}

/// The newest built version of a step.
pub fn version(step: &str) -> Option<String> {
    with(|connection| find(&connection.newest, step).map(|module| module.version))
}

/// The address of a step's module for the figures: the chosen one while it's about the newest version.
pub fn module(step: &str) -> Option<String> {
    with(|connection| {
        let newest = find(&connection.newest, step)?;
        let chosen = find(&connection.chosen, step);
        let chosen = chosen.filter(|chosen| chosen.version == newest.version);
        Some(chosen.unwrap_or(newest).address)
    })
}

/// Chooses the figures' module for a version of the step, or the newest again. The figures run their calls again.
pub fn choose(step: &str, chosen: Option<(String, String)>) {
    with(|connection| {
        connection.chosen.retain(|known| known.step != step);
        if let Some((module, version)) = chosen {
            let address = module_address(connection, &module);
            connection.chosen.push(Module {
                step: step.to_owned(),
                version,
                address,
            });
        }
    });
    tell(News::Step(Step {
        id: step.to_owned(),
        state: "chosen".to_owned(),
        version: String::new(),
        module: module(step).unwrap_or_default(),
        message: String::new(),
        places: Array::new(),
    }));
}

fn find(modules: &[Module], step: &str) -> Option<Module> {
    modules.iter().find(|module| module.step == step).cloned()
}

/// The server names modules relative to the site's root.
fn module_address(connection: &Connection, module: &str) -> String {
    let root = connection.address.strip_suffix("live/");
    format!("{}{module}", root.unwrap_or_default())
}

/// Opens the connection. A browser allows only a few connections to a server, so a hidden tab closes its own.
fn connect() {
    let is_hidden = dom::document().hidden();
    let address = with(|connection| {
        dom::window().clear_timeout_with_handle(connection.retry);
        if is_hidden {
            if let Some(source) = connection.source.take() {
                source.close();
            }
            return None;
        }
        let source = connection.source.as_ref();
        let is_open = source.is_some_and(|source| source.ready_state() != EventSource::CLOSED);
        (!is_open).then(|| format!("{}events", connection.address))
    });
    let Some(Ok(source)) = address.map(|address| EventSource::new(&address)) else {
        return;
    };
    dom::on(&source, "open", |_| {
        if with(|connection| std::mem::take(&mut connection.is_lost)) {
            tell_new("connection", "back", News::Connection { is_back: true });
        }
    });
    dom::on(&source, "error", |_| lose_connection());
    let hear = |kind: &'static str, act: fn(&str)| {
        dom::on(&source, kind, move |event| {
            let event: MessageEvent = event.unchecked_into();
            act(&event.data().as_string().unwrap_or_default());
        });
    };
    hear("step", hear_step);
    hear("progress", hear_progress);
    hear("writes", |sent| {
        tell_new("writes", sent, News::MayWrite(sent == "yes"))
    });
    hear("outdated", |sent| {
        tell_new("outdated", sent, News::Outdated(sent == "yes"))
    });
    with(|connection| connection.source = Some(source));
}

fn lose_connection() {
    with(|connection| connection.is_lost = true);
    tell_new("connection", "lost", News::Connection { is_back: false });
    with(|connection| {
        let source = connection.source.as_ref();
        // The browser connects again by itself, unless the answer wasn't an event stream.
        if source.is_some_and(|source| source.ready_state() == EventSource::CLOSED) {
            connection.retry = dom::after(RETRY_MILLISECONDS, &dom::once(|_| connect()));
        }
    });
}

fn hear_step(sent: &str) {
    let Ok(data) = JSON::parse(sent) else { return };
    let data: StepData = data.unchecked_into();
    let mut step = Step {
        id: data.step(),
        state: data.state(),
        version: data.version().unwrap_or_default(),
        module: data.module().unwrap_or_default(),
        message: data.message().unwrap_or_default(),
        places: data.places().unwrap_or_default(),
    };
    // Keep the module first: listeners use it immediately.
    if !step.module.is_empty() {
        with(|connection| {
            step.module = module_address(connection, &step.module);
            connection.newest.retain(|known| known.step != step.id);
            connection.newest.push(Module {
                step: step.id.clone(),
                version: step.version.clone(),
                address: step.module.clone(),
            });
        });
    }
    tell_new(&format!("step {}", step.id), sent, News::Step(step));
}

fn hear_progress(sent: &str) {
    let Ok(data) = JSON::parse(sent) else { return };
    let data: Array = data.unchecked_into();
    let steps = data.iter().map(|step| {
        let step: StepData = step.unchecked_into();
        (step.step(), step.state())
    });
    tell_new("progress", sent, News::Progress(steps.collect()));
}

/// Tells the listeners, unless it's what they heard last about this.
fn tell_new(kind: &str, sent: &str, news: News) {
    let is_new = with(|connection| {
        let latest = &mut connection.latest;
        if latest
            .iter()
            .any(|known| known.kind == kind && known.sent == sent)
        {
            return false;
        }
        latest.retain(|known| known.kind != kind);
        latest.push(Latest {
            kind: kind.to_owned(),
            sent: sent.to_owned(),
            news: news.clone(),
        });
        true
    });
    if is_new {
        tell(news);
    }
}

fn tell(news: News) {
    let listeners = with(|connection| connection.listeners.clone());
    for listener in &listeners {
        hand_over(listener, news.clone());
    }
}

/// Each listener runs on its own, so that a fault in one doesn't keep the news from the others.
fn hand_over(listener: &Listener, news: News) {
    let listener = listener.clone();
    dom::soon(move || listener(&news));
}
