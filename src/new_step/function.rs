//! A new function of a step: its files, and its lines in the files that list functions. Its signature is only a first
//! one, so that everything compiles.

use anyhow::{Context, ensure};

use super::sources::Sources;
use super::step::Names;

/// Adds a function to a step.
pub(super) fn add(sources: &mut Sources, names: &Names, function: &str) -> anyhow::Result<()> {
    let Names {
        slug,
        krate,
        package,
        module,
        folder,
        title,
        ..
    } = names;
    let is_name = function.starts_with(|first: char| first.is_ascii_lowercase())
        && function
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_');
    ensure!(
        is_name,
        "`{function}` can't be the name of a function. Choose a name such as my_function."
    );
    let answers = "steps/src/answers.rs";
    ensure!(
        !sources
            .read(answers)?
            .contains(&format!("pub {function}: fn")),
        "The course has a function `{function}` already. Choose another name."
    );

    // The model answer.
    sources.append(
        &format!("steps/src/{module}.rs"),
        &format!(
            "\n// ANCHOR: {function}\n/// What it returns.\npub {}// ANCHOR_END: {function}\n",
            definition(function, "write the model answer")
        ),
    )?;
    export(sources, module, function)?;
    sources.insert_before(
        answers,
        "}\n\nimpl Answers {",
        &format!("    /// {title}.\n    pub {function}: fn(&Board, Disc) -> i32,\n"),
    )?;
    sources.insert_before(
        answers,
        "    };\n}",
        &format!("        {function}: crate::{function},\n"),
    )?;

    // The exercise. A learner's file is changed only if it's the stub.
    let stub = format!("exercises/stubs/{slug}.rs");
    let learner_file = format!("exercises/{slug}/src/lib.rs");
    let untouched = sources.read(&stub)? == sources.read(&learner_file)?;
    let in_stub = format!(
        "\n/// What it returns.\npub {}",
        definition(function, "return something about it")
    );
    sources.append(&stub, &in_stub)?;
    if untouched {
        sources.append(&learner_file, &in_stub)?;
    }
    let yours = format!("        {function}: {krate}::{function},\n");
    sources.insert_before(
        &format!("exercises/{slug}/tests/check.rs"),
        "        ..Answers::REFERENCE",
        &yours,
    )?;
    in_learner_module(sources, krate, package, function)?;

    // The checks.
    let list = "checks/src/functions/mod.rs";
    sources.insert_sorted(list, "mod ", &format!("mod {function};"))?;
    let camel = camel_case(function);
    sources.insert_before(
        list,
        "}\n\nimpl Call {",
        &format!("    {function}: {camel}(ForSide),\n"),
    )?;
    sources.create(
        &format!("checks/src/functions/{function}.rs"),
        &file(function, &camel),
    )?;
    in_step(sources, folder, function)?;
    sources.append(
        &format!("{folder}/boards/{}", first_board(sources, folder)?),
        &format!(
            "the middle of {function}: {function}(Black)\n. . . .\n. W B .\n. B W .\n. . . .\n\n"
        ),
    )
}

fn definition(function: &str, todo: &str) -> String {
    format!(
        "fn {function}(board: &Board, player: Disc) -> i32 {{\n    todo!(\"{todo}: {{board:?}}, {{player:?}}\")\n}}\n"
    )
}

fn camel_case(function: &str) -> String {
    let words = function.split('_');
    words
        .map(|word| {
            let (first, rest) = word.split_at(word.len().min(1));
            first.to_uppercase() + rest
        })
        .collect()
}

/// Adds the function to the public functions of its module.
fn export(sources: &mut Sources, module: &str, function: &str) -> anyhow::Result<()> {
    let file = "steps/src/lib.rs";
    let whole = sources.read(file)?;
    let start = format!("pub use {module}::");
    let Some(begin) = whole.find(&start) else {
        return sources.insert_sorted(file, "pub use ", &format!("{start}{function};"));
    };
    let length = whole[begin..]
        .find(';')
        .with_context(|| format!("{file}: `{start}` has no end"))?;
    let names = whole[begin + start.len()..begin + length].trim_matches(['{', '}']);
    let mut names: Vec<&str> = names
        .split(',')
        .map(str::trim)
        .filter(|name| !name.is_empty())
        .collect();
    names.push(function);
    names.sort_unstable();
    let line = format!("{start}{{{}}}", names.join(", "));
    sources.replace(
        file,
        format!("{}{line}{}", &whole[..begin], &whole[begin + length..]),
    );
    Ok(())
}

/// Puts the learner's function into the module that the page runs.
fn in_learner_module(
    sources: &mut Sources,
    krate: &str,
    package: &str,
    function: &str,
) -> anyhow::Result<()> {
    let file = "book/learner/src/functions.rs";
    let mut whole = sources.read(file)?;
    let start = format!("    #[cfg(feature = \"{package}\")]\n    {{\n");
    let begin = whole
        .find(&start)
        .with_context(|| format!("{file} has no block for {package}"))?;
    let end = begin + start.len();
    whole.insert_str(
        end,
        &format!("        answers.{function} = {krate}::{function};\n"),
    );
    sources.replace(file, whole);
    Ok(())
}

/// Adds the function to the list of its step.
fn in_step(sources: &mut Sources, folder: &str, function: &str) -> anyhow::Result<()> {
    let file = format!("{folder}/mod.rs");
    let whole = sources.read(&file)?;
    let start = "    functions: &[";
    let begin = whole
        .find(start)
        .with_context(|| format!("{file} has no functions"))?;
    let length = whole[begin..]
        .find("],")
        .with_context(|| format!("{file}: the functions have no end"))?;
    let list = whole[begin + start.len()..begin + length]
        .trim()
        .trim_end_matches(',');
    let separator = if list.is_empty() { "" } else { ", " };
    sources.replace(
        &file,
        format!(
            "{}{start}{list}{separator}\"{function}\"{}",
            &whole[..begin],
            &whole[begin + length..]
        ),
    );
    Ok(())
}

/// The name of the step's first file of boards.
fn first_board(sources: &Sources, folder: &str) -> anyhow::Result<String> {
    let file = format!("{folder}/mod.rs");
    let step = sources.read(&file)?;
    let name = step
        .split("include_str!(\"boards/")
        .nth(1)
        .and_then(|rest| rest.split('"').next());
    Ok(name
        .with_context(|| format!("{file} has no boards"))?
        .to_owned())
}

/// The function's file in the checks.
fn file(function: &str, camel: &str) -> String {
    format!(
        "//! `{function}(&board, player)`

use steps::Answers;

use super::{{ForSide, Function, {camel}}};
use crate::{{Language, Value}};

impl Function for {camel} {{
    fn name() -> &'static str {{
        \"{function}\"
    }}

    fn answer(&self, answers: &Answers) -> Value {{
        let ForSide {{ board, player }} = &self.0;
        Value::Number((answers.{function})(board, *player))
    }}

    fn words(&self, language: Language) -> String {{
        let Language::English = language;
        format!(\"{function}({{:?}})\", self.0.player)
    }}
}}
"
    )
}

/// What an author writes for new functions.
pub(super) fn left_to_do(
    Names {
        slug,
        module,
        folder,
        ..
    }: &Names,
    functions: &[String],
) -> String {
    let functions = functions.join(", ");
    format!(
        "  - the signatures of {functions}, in the files above: the arguments and the type of the answer
    (checks/src/functions/arguments.rs has the arguments that functions share)
  - the model answers in steps/src/{module}.rs, and what the stub exercises/stubs/{slug}.rs says about them. Copy the
    stub to exercises/{slug}/src/lib.rs
  - the questions in {folder}/boards and the known mistakes
  - in checks/src/functions: why an answer is right (`reasons`), and what else isn't as in other functions
  - later steps: exercises/given/src/earlier.rs and model_answers.rs, and the picture of the calls in
    src/book/depends.rs
  - the answer keys of the exercise (CONTRIBUTING, \"A step\")
"
    )
}
