//! The page of a chapter: opens its figures as live ones, and draws what their scenes show.
//!
//! This is the only crate that knows a browser. Each figure is a [`figure::Figure`]: it hands the reader's actions to
//! its scene and changes the document to the scene's new view. Natively the crate is empty.

#![cfg(target_family = "wasm")]

mod address;
#[cfg(feature = "bench")]
mod bench;
mod clipboard;
mod dom;
mod draw;
mod figure;
mod keys;
#[cfg(feature = "bench")]
mod modules;
mod mount;
#[cfg(feature = "bench")]
mod request;
mod script;
#[cfg(feature = "server")]
mod server;
mod show;
mod speech;
mod stopped;
#[cfg(any(feature = "rules", feature = "opponent"))]
mod theme;
mod walker;
mod words;

use js_sys::Function;
use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the page. `load` imports a script by its address relative to the page, and returns a promise of it.
#[wasm_bindgen]
pub fn start(load: Function) {
    stopped::watch();
    script::load_with(load);
    #[cfg(any(feature = "rules", feature = "opponent"))]
    theme::start();
    mount::start();
}
