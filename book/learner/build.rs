//! Limits the memory of the wasm module: a learner's endless list mustn't stop the whole browser.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm") {
        // 64 MiB, in bytes, a whole number of wasm pages.
        println!("cargo:rustc-link-arg-cdylib=--max-memory=67108864");
    }
}
