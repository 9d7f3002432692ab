//! Writes the JavaScript that loads a wasm module of the page, and the module as this JavaScript expects it.
//!
//! `course` starts this program through cargo, so that nobody has to install wasm-bindgen's own command. It is a
//! package of its own because it takes long to build: the book is readable before that.

use std::path::Path;

use anyhow::{Context, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> anyhow::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [module, folder, name] = &words[..] else {
        bail!("usage: bindgen MODULE FOLDER NAME");
    };
    write_page_module(Path::new(module), Path::new(folder), name)
}

/// Writes `NAME.js` and `NAME_bg.wasm` into the folder.
fn write_page_module(module: &Path, folder: &Path, name: &str) -> anyhow::Result<()> {
    Bindgen::new()
        .input_path(module)
        .out_name(name)
        .web(true)?
        .typescript(false)
        // Otherwise the page would have to pass the module's address itself.
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(folder)
        .with_context(|| format!("can't write the JavaScript for {}", module.display()))
}
