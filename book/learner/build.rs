//! Arguments for the linker of the wasm module.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm") {
        // 4 and 80 MiB, in bytes, as in worker.js, which makes the memory: a learner's endless list mustn't stop the
        // whole browser. Up to 16 MiB of it may be what earlier code left, so at least 64 MiB are there.
        println!("cargo:rustc-link-arg-cdylib=--import-memory");
        println!("cargo:rustc-link-arg-cdylib=--export-memory");
        println!("cargo:rustc-link-arg-cdylib=--initial-memory=4194304");
        println!("cargo:rustc-link-arg-cdylib=--max-memory=83886080");
        // Readers of a website download what is built for size. These make it 5% smaller.
        if std::env::var("OPT_LEVEL").is_ok_and(|level| level == "z") {
            println!("cargo:rustc-link-arg-cdylib=--strip-all");
            println!("cargo:rustc-link-arg-cdylib=--compress-relocations");
        }
    }
}
