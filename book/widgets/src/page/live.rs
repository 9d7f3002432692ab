//! What the local server says about the reader's code: the joint to `live.js`.

use wasm_bindgen::prelude::*;

/// The newest word about one step.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LiveEvent {
    /// `building`, `ready`, `error` or `trouble`.
    pub state: String,
    /// Where the built module lies, seen from the page.
    pub module: Option<String>,
    /// A short hash of the file.
    pub version: String,
    /// The compiler's words, or what is wrong.
    pub message: String,
}

type Listener = dyn Fn(String, String, String, String);

#[wasm_bindgen(raw_module = "./live.js")]
extern "C" {
    #[wasm_bindgen(js_name = subscribe)]
    fn subscribe_to(base: &str, step: &str, listener: &Closure<Listener>);
    #[wasm_bindgen(js_name = module)]
    fn module_of(step: &str) -> Option<String>;
}

/// Listens to what is said about a step, for as long as the page lives; begins with what is known already.
pub fn subscribe(base: &str, step: &str, listener: impl Fn(&LiveEvent) + 'static) {
    let listener = Closure::<Listener>::new(move |state, module: String, version, message| {
        listener(&LiveEvent {
            state,
            module: Some(module).filter(|module| !module.is_empty()),
            version,
            message,
        });
    });
    subscribe_to(base, step, &listener);
    listener.forget();
}

/// The newest module that was built for a step.
pub fn module(step: &str) -> Option<String> {
    module_of(step)
}
