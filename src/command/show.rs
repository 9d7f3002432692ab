//! `show`: shows what the learner's code draws.

use std::io::IsTerminal;
use std::path::Path;
use std::process::ExitCode;

use anyhow::Context;
use checks::Step;
use steps::Key;

use super::print::{does_not_compile, print_whole};
use crate::cargo::CompileError;
use crate::exercise::show::{LEGEND, in_colors, in_letters, picture, write_svg};

pub(super) fn show(root: &Path, step: &'static Step, keys: &str) -> anyhow::Result<ExitCode> {
    let keys: Vec<Key> = keys
        .split([' ', ','])
        .filter(|key| !key.is_empty())
        .map(str::parse)
        .collect::<Result<_, _>>()
        .context("Can't read --keys")?;
    let screen = match picture(root, step, keys) {
        Ok(screen) => screen,
        Err(error) => {
            let error = error.downcast::<CompileError>()?;
            return Ok(does_not_compile(&error, step, "show"));
        }
    };
    let file = write_svg(root, step, &screen)?;
    let out = std::io::stdout().lock();
    let colors = out.is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let drawn = if colors {
        in_colors(&screen)
    } else {
        format!("{}{LEGEND}\n", in_letters(&screen))
    };
    let file = file.strip_prefix(root).unwrap_or(&file).display();
    drop(out);
    print_whole(&format!(
        "{drawn}The same picture is saved as an SVG file: {file}\n"
    ));
    Ok(ExitCode::SUCCESS)
}
