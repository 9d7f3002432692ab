//! The wasm modules that workers run. They have no JavaScript of their own.

use std::cell::RefCell;

use checks::Language;
use js_sys::{Error, Function, Promise, WebAssembly};
use wasm_bindgen::prelude::*;
use web_sys::Response;

use crate::{dom, words};

/// How many compiled modules are kept. Each save makes another one.
const KEPT: usize = 4;

thread_local! {
    /// The modules by their addresses. The last one was used last.
    static MODULES: RefCell<Vec<(String, Promise)>> = const { RefCell::new(Vec::new()) };
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = Promise)]
    type Chain;
    #[wasm_bindgen(method)]
    fn then(this: &Chain, next: &Function) -> Chain;
}

/// Compiles the module at an address, unless it's there already.
pub fn load(address: &str) -> Promise {
    let known = take(address);
    let module = known.unwrap_or_else(|| compile(address));
    MODULES.with_borrow_mut(|modules| {
        modules.drain(..modules.len().saturating_sub(KEPT - 1));
        modules.push((address.to_owned(), module.clone()));
    });
    module
}

/// Takes a module out, for example because it couldn't be loaded and the next attempt should begin anew.
pub fn take(address: &str) -> Option<Promise> {
    MODULES.with_borrow_mut(|modules| {
        let place = modules.iter().position(|(known, _)| known == address)?;
        Some(modules.remove(place).1)
    })
}

fn compile(address: &str) -> Promise {
    let fetched: Chain = dom::window().fetch_with_str(address).unchecked_into();
    let address = address.to_owned();
    let bytes = Closure::once_into_js(move |response: Response| match response.array_buffer() {
        Ok(bytes) if response.ok() => bytes,
        _ => Promise::reject(&Error::new(&words::not_loaded(&address, Language::English))),
    });
    let module = Closure::once_into_js(|bytes: JsValue| WebAssembly::compile(&bytes));
    let chain = fetched.then(bytes.unchecked_ref());
    chain.then(module.unchecked_ref()).unchecked_into()
}
