//! Imports scripts.

use std::cell::RefCell;

use js_sys::{Function, Promise};
use wasm_bindgen::prelude::*;

thread_local! {
    static LOAD: RefCell<Function> = RefCell::default();
}

/// Remembers the page's function that imports a script. In a module, `import` would be relative to the module.
pub fn load_with(load: Function) {
    LOAD.set(load);
}

/// The page's function.
pub fn loader() -> Function {
    LOAD.with_borrow(Function::clone)
}

/// Imports the script at an address relative to the page.
pub fn import(address: &str) -> Promise {
    match loader().call1(&JsValue::NULL, &address.into()) {
        Ok(loading) => loading.unchecked_into(),
        Err(error) => Promise::reject(&error),
    }
}
