//! The reports on wrong functions, and the known mistakes that they name. One program, because running all known
//! mistakes takes seconds, and the tests share the result.
//!
//! The texts are in `../snapshots`. To accept new ones after reading them, run
//! `cargo --config 'env.INSTA_UPDATE.value="always"' test -p checks --test reports`

#[macro_use]
mod common;

mod bench;
mod explore;
mod failures_01_to_03;
mod failures_05_06_detours;
mod failures_07_to_10;
mod failures_11_12_detours;
mod mistakes;
mod report;
