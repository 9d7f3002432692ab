//! The files of a new step without any function yet, and its lines in the lists of steps.

use anyhow::ensure;

use super::sources::Sources;

/// The names of a step.
pub(super) struct Names {
    /// `13-tournament`, or `detour-handicap`.
    pub(super) slug: String,
    /// `13`, or `detour-handicap`.
    pub(super) id: String,
    /// The exercise's package: `step13`, or `detour-handicap`.
    pub(super) package: String,
    /// The package as a name in Rust: `step13`, or `detour_handicap`.
    pub(super) krate: String,
    /// The module with the model answer: `step13_tournament`, or `detour_handicap`.
    pub(super) module: String,
    /// The module with the checks: `s13_tournament`, or `detour_handicap`.
    pub(super) checks: String,
    /// The folder of that module.
    pub(super) folder: String,
    /// `Step 13`, or `Detour handicap`.
    pub(super) title: String,
}

impl Names {
    pub(super) fn of(slug: &str) -> anyhow::Result<Names> {
        let is_word = |word: &str| {
            !word.is_empty()
                && word
                    .bytes()
                    .all(|byte| byte.is_ascii_lowercase() || byte == b'-')
        };
        let underlined = slug.replace('-', "_");
        let names =
            |id: &str, package: String, module: String, checks: String, title: String| Names {
                slug: slug.to_owned(),
                id: id.to_owned(),
                krate: package.replace('-', "_"),
                package,
                module,
                folder: format!("checks/src/steps/{checks}"),
                checks,
                title,
            };
        if let Some(name) = slug.strip_prefix("detour-").filter(|name| is_word(name)) {
            let title = format!("Detour {name}");
            return Ok(names(
                slug,
                slug.to_owned(),
                underlined.clone(),
                underlined,
                title,
            ));
        }
        let parts = slug.split_once('-');
        let is_number =
            |number: &str| number.len() == 2 && number.bytes().all(|byte| byte.is_ascii_digit());
        ensure!(
            parts.is_some_and(|(number, name)| is_number(number) && is_word(name)),
            "`{slug}` can't be the name of a step. Choose a name such as 13-tournament or detour-handicap."
        );
        let id = &slug[..2];
        Ok(names(
            id,
            format!("step{id}"),
            format!("step{underlined}"),
            format!("s{underlined}"),
            format!("Step {id}"),
        ))
    }
}

/// Writes the step.
pub(super) fn write(sources: &mut Sources, names: &Names) -> anyhow::Result<()> {
    let Names {
        slug,
        id,
        package,
        krate,
        module,
        checks,
        folder,
        title,
    } = names;

    // The model answer.
    sources.create(
        &format!("steps/src/{module}.rs"),
        &format!("//! {title}.\n\nuse crate::{{Board, Disc}};\n"),
    )?;
    sources.insert_sorted("steps/src/lib.rs", "mod ", &format!("mod {module};"))?;

    // The exercise.
    sources.insert_sorted(
        "Cargo.toml",
        "    \"exercises/",
        &format!("    \"exercises/{slug}\","),
    )?;
    sources.create(&format!("exercises/{slug}/Cargo.toml"), &manifest(names))?;
    let stub = stub(names);
    sources.create(&format!("exercises/stubs/{slug}.rs"), &stub)?;
    sources.create(&format!("exercises/{slug}/src/lib.rs"), &stub)?;
    sources.create(&format!("exercises/{slug}/tests/check.rs"), &check(names))?;
    sources.insert_before(
        "exercises/given/src/lib.rs",
        "// The modules of the model answers import",
        &format!("/// For {title}: the types, and the functions of earlier steps.\npub mod {krate} {{\n    pub use crate::step12::*;\n}}\n\n"),
    )?;
    sources.insert_before(
        "src/exercise/files.rs",
        "];\n\n/// The path of the learner's file.",
        &format!("    embed!(\"{id}\", \"{slug}\", \"{module}.rs\"),\n"),
    )?;

    // The learner's module.
    let is_step = |line: &str| line.starts_with("step") || line.starts_with("detour-");
    let learner = "book/learner/Cargo.toml";
    sources.insert_behind(
        learner,
        "detour-… = [\"dep:…\"]",
        |line| is_step(line) && line.contains("= [\"dep:"),
        &format!("{package} = [\"dep:{package}\"]"),
    )?;
    sources.insert_behind(
        learner,
        "detour-… = { path = … }",
        |line| is_step(line) && line.contains("{ path = \"../../exercises/"),
        &format!("{package} = {{ path = \"../../exercises/{slug}\", optional = true }}"),
    )?;
    sources.insert_before(
        "book/learner/src/functions.rs",
        "    let _ = answers;",
        &format!("    #[cfg(feature = \"{package}\")]\n    {{\n    }}\n"),
    )?;

    // The checks.
    let list = "checks/src/steps/mod.rs";
    sources.insert_sorted(list, "mod ", &format!("mod {checks};"))?;
    sources.insert_before(
        list,
        "    ];\n    STEPS\n",
        &format!("        &{checks}::STEP,\n"),
    )?;
    sources.create(&format!("{folder}/mod.rs"), &step(names))?;
    sources.create(&format!("{folder}/mistakes.rs"), &mistakes(names))?;
    sources.create(&format!("{folder}/boards/1-whole-positions.txt"), "")?;

    // The book.
    sources.create(&format!("book/en/{slug}.md"), &chapter(names))?;
    sources.create(&format!("book/en/hints/{slug}.md"), HINTS)?;
    sources.insert_before(
        "book/en/SUMMARY.md",
        "\n---\n",
        &format!("- [{title}]({slug}.md)\n"),
    )
}

fn manifest(Names { package, title, .. }: &Names) -> String {
    format!(
        "[package]
name = \"{package}\"
description = \"{title}\"
version.workspace = true
edition.workspace = true
rust-version.workspace = true
license.workspace = true
publish.workspace = true

[lints]
workspace = true

[lib]
doctest = false

[dependencies]
given = {{ path = \"../given\" }}

[dev-dependencies]
testing = {{ path = \"../testing\" }}
"
    )
}

fn stub(
    Names {
        slug,
        package,
        krate,
        title,
        ..
    }: &Names,
) -> String {
    format!(
        "//! {title} · Its name
//!
//! Goal: say what the functions return.
//!
//! What you can use:
//!
//!   board[square]       the cell at this square: Some(disc), or None if it's empty.
//!
//! Check your code:  cargo test -p {package}
//! The chapter:      cargo run, then open {slug}.html

use given::{krate}::*; // all types, and the functions of earlier steps
"
    )
}

fn check(Names { id, title, .. }: &Names) -> String {
    format!(
        "//! The checks of {} for your functions.
//! Each group is one test. You don't need to edit this file.

use testing::{{Answers, Exercise}};

const EXERCISE: Exercise = Exercise {{
    step: \"{id}\",
    folder: env!(\"CARGO_MANIFEST_DIR\"),
    // If the compiler points here, a name, a signature or a `pub` in src/lib.rs is missing or different. Compare it
    // with the stub in exercises/stubs.
    yours: Answers {{
        ..Answers::REFERENCE
    }},
}};

#[test]
fn group_1_whole_positions() {{
    EXERCISE.check(0);
}}
",
        title.to_lowercase()
    )
}

fn step(
    Names {
        slug,
        id,
        package,
        module,
        title,
        ..
    }: &Names,
) -> String {
    format!(
        "//! {title}.

mod mistakes;

use super::step::{{Computed, Step, group}};
use mistakes::{{IMPOSSIBLE, MISTAKES}};

/// {title}.
pub(crate) static STEP: Step = Step {{
    id: \"{id}\",
    slug: \"{slug}\",
    package: \"{package}\",
    functions: &[],
    model_answer: \"{module}.rs\",
    groups: &[group(
        \"whole positions\",
        include_str!(\"boards/1-whole-positions.txt\"),
    )],
    mistakes: &MISTAKES,
    impossible: &IMPOSSIBLE,
    computed: Computed::later(),
}};
"
    )
}

fn mistakes(Names { title, .. }: &Names) -> String {
    format!(
        "//! The known mistakes of {}, each written the way a learner would write it.

use crate::{{ImpossibleMistake, Mistake}};

/// In the order of the functions.
pub(crate) static MISTAKES: [Mistake; 0] = [];

/// Mistakes that Rust's types rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 0] = [];
",
        title.to_lowercase()
    )
}

fn chapter(
    Names {
        id, title, module, ..
    }: &Names,
) -> String {
    format!(
        "# {title}

*45 minutes. The Rust in it: …*

## Goal

## See it

## The idea

## A smaller one

## Your turn

```exercise
{id}
```

## What goes wrong

## Check yourself

## One way to write it

```rust,ignore
{{{{#include ../../steps/src/{module}.rs}}}}
```

## Going further

## What you built
"
    )
}

const HINTS: &str = "## Hint 1\n\n## Hint 2\n\n## Hint 3\n";

/// What an author writes for a new step.
pub(super) fn left_to_do(Names { slug, krate, .. }: &Names) -> String {
    format!(
        "  - the order: the step is the last one in checks/src/steps/mod.rs, src/exercise/files.rs, book/learner and
    book/en/SUMMARY.md. Move its lines if it comes earlier, and let `{krate}` in exercises/given/src/lib.rs contain
    the functions of the steps before it
  - the chapter book/en/{slug}.md with its worked example, and the hints book/en/hints/{slug}.md
  - the part of the figures that its page loads, in src/page/web.rs
"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_names_of_steps_and_detours_are_those_of_the_others() {
        let step = Names::of("13-two-boards").unwrap();
        assert_eq!(step.package, "step13");
        assert_eq!(step.module, "step13_two_boards");
        assert_eq!(step.folder, "checks/src/steps/s13_two_boards");
        let detour = Names::of("detour-handicap").unwrap();
        assert_eq!(
            (detour.id.as_str(), detour.krate.as_str()),
            ("detour-handicap", "detour_handicap")
        );
        assert_eq!(detour.folder, "checks/src/steps/detour_handicap");
        for wrong in [
            "",
            "13",
            "tournament",
            "1-x",
            "13-",
            "13-Tournament",
            "detour-",
            "../13-x",
        ] {
            assert!(Names::of(wrong).is_err(), "{wrong}");
        }
    }
}
