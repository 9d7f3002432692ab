//! The files for the local server: one module with all figures, and one that holds the judge, the known
//! mistakes and the pieces of the puzzles.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;

use super::{LOCAL_SCRIPTS, SCRIPTS, bindgen, module, scripts};
use crate::cargo;
use crate::files::{failed, hash};
use crate::whole_file::write_whole;

/// The name of the module, and of the folder.
pub const NAME: &str = "page";

/// The folder with the files. It may also hold files of an earlier run.
pub fn folder(root: &Path) -> PathBuf {
    root.join("target/course").join(NAME)
}

/// Builds the files, and calls `ready` with the name of each one when it is up to date.
///
/// # Errors
///
/// If the wasm target can't be installed, or a module doesn't compile.
pub fn build(root: &Path, ready: impl Fn(&str)) -> anyhow::Result<()> {
    let folder = folder(root);
    fs::create_dir_all(&folder).with_context(|| failed("create", &folder))?;
    let publish = |file: &Path, name: &str| -> anyhow::Result<()> {
        // Write it whole, because the server of another `cargo run` may be sending it.
        let bytes = fs::read(file).with_context(|| failed("read", file))?;
        let place = folder.join(name);
        write_whole(&place, &bytes).with_context(|| failed("write", &place))?;
        ready(name);
        Ok(())
    };
    for script in scripts(root, &SCRIPTS).chain(scripts(root, &LOCAL_SCRIPTS)) {
        let name = script.file_name().unwrap_or_default().display().to_string();
        publish(&script, &name)?;
    }
    cargo::ensure_wasm_target()?;
    let built = std::thread::scope(|scope| {
        let tool = scope.spawn(|| bindgen::build(root));
        let options = [
            "--features",
            "learner/judge,learner/mistakes,learner/puzzles",
        ];
        let built = module::build(root, &["page", "learner"], "page", &options);
        let tool = tool.join();
        tool.unwrap_or_else(|panic| std::panic::resume_unwind(panic))?;
        built
    })?;
    write_page(root, built.module("page")?, &folder)?;
    ready("page_bg.wasm");
    ready("page.js");
    for name in ["judge.wasm", "mistakes.wasm", "pieces.wasm"] {
        publish(built.module("learner")?, name)?;
    }
    Ok(())
}

/// Writes the page's module and its JavaScript, unless they are from the same module already.
fn write_page(root: &Path, module: &Path, folder: &Path) -> anyhow::Result<()> {
    let mut bytes = Vec::new();
    for file in [
        module,
        &root.join("Cargo.lock"),
        &root.join("book/bindgen/src/main.rs"),
    ] {
        bytes.extend(fs::read(file).with_context(|| failed("read", file))?);
    }
    let source = format!("{:016x}", hash(&bytes));
    let record = folder.join("page.source");
    if fs::read_to_string(&record).is_ok_and(|known| known == source) {
        return Ok(());
    }
    let new = folder.with_extension("new");
    bindgen::run(root, module, &new, NAME)?;
    for name in ["page_bg.wasm", "page.js"] {
        let place = folder.join(name);
        fs::rename(new.join(name), &place).with_context(|| failed("write", &place))?;
    }
    write_whole(&record, source.as_bytes()).with_context(|| failed("write", &record))
}
