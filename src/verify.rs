//! The authoring gate: stubs, model answers, known mistakes, answer keys and chapters belong together.
//! All faults are told in one run.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use checks::child::ask_program;
use checks::{Reply, Step, group_key, judge, steps};
use serde::Serialize;

use crate::book::site::build_site;
use crate::book::widgets::{failed, fresh_folder};
use crate::cargo;
use crate::exercise::check::build_test;
use crate::exercise::files::{learner_file, model_answer, stub_of};

/// What `verify --json` prints.
#[derive(Debug, Serialize)]
struct Verdict {
    passed: bool,
    steps: Vec<StepVerdict>,
    faults: Vec<String>,
}

#[derive(Debug, Serialize)]
struct StepVerdict {
    step: &'static str,
    questions: usize,
    mistakes: usize,
    failing: usize,
    named: usize,
    impossible: usize,
}

/// Checks everything and prints a table, or JSON.
///
/// # Errors
///
/// When the checks themselves cannot be run. Faults of the course are printed, and the exit code tells.
pub fn verify(root: &Path, json: bool) -> anyhow::Result<ExitCode> {
    let mut faults = Vec::new();
    let workspace = copy_of_workspace(root)?;
    let mut verdicts = Vec::new();
    for step in steps() {
        verdicts.push(verify_mistakes(step, &mut faults));
        verify_keys(root, step, &mut faults);
        verify_exercise(&workspace, step, &mut faults)?;
    }
    if let Err(error) = build_site(root, None, false, &root.join("target/verify/site")) {
        faults.push(format!("{error:#}"));
    }
    let verdict = Verdict {
        passed: faults.is_empty(),
        steps: verdicts,
        faults,
    };
    if json {
        println!("{}", serde_json::to_string_pretty(&verdict)?);
    } else {
        print_table(&verdict);
    }
    Ok(if verdict.passed {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn print_table(verdict: &Verdict) {
    println!("step  questions  mistakes  failing  named  impossible in Rust");
    for step in &verdict.steps {
        println!(
            "{:<4}  {:>9}  {:>8}  {:>7}  {:>5}  {:>18}",
            step.step, step.questions, step.mistakes, step.failing, step.named, step.impossible
        );
    }
    for fault in &verdict.faults {
        println!("FAULT {fault}");
    }
    match verdict.faults.len() {
        0 => println!("Everything belongs together."),
        count => println!("{count} faults."),
    }
}

/// Every known mistake fails, is named rightly, and answers unlike every other.
fn verify_mistakes(step: &'static Step, faults: &mut Vec<String>) -> StepVerdict {
    let questions = (step.questions)();
    let known = (step.fingerprints)();
    let mut verdict = StepVerdict {
        step: step.id,
        questions: questions.len(),
        mistakes: step.mistakes.len(),
        failing: 0,
        named: 0,
        impossible: step.impossible.len(),
    };
    for mistake in step.mistakes {
        let report = judge(step, &mistake.replies(questions), known);
        if report.passed {
            faults.push(format!(
                "checks/boards/{}: the mistake {} passes; add a board that shows it",
                step.slug, mistake.id
            ));
        } else {
            verdict.failing += 1;
        }
        match report.mistake {
            Some(named) if named.id == mistake.id => verdict.named += 1,
            Some(named) => faults.push(format!(
                "checks/boards/{}: the mistake {} answers like {}; add a board that tells them apart",
                step.slug, mistake.id, named.id
            )),
            None => {}
        }
    }
    verdict
}

/// The snapshots equal what `steps` computes.
fn verify_keys(root: &Path, step: &Step, faults: &mut Vec<String>) {
    for (index, group) in step.groups.iter().enumerate() {
        let name = format!("{}-{}", index + 1, group.name.english.replace(' ', "-"));
        let path = format!("exercises/{}/snapshots/{name}.snap", step.slug);
        let bless = format!(
            "solve the exercise, then: cargo --config 'env.INSTA_UPDATE.value=\"always\"' test -p {}",
            step.package
        );
        match fs::read_to_string(root.join(&path)) {
            Err(error) => faults.push(format!("{path}: {error}; {bless}")),
            Ok(snapshot) => {
                let contents = snapshot.splitn(3, "---\n").nth(2).unwrap_or_default();
                if contents.trim_end() != group_key(step, index).trim_end() {
                    faults.push(format!("{path}: not what the rules compute; {bless}"));
                }
            }
        }
    }
}

/// In a copy: the stub compiles without warnings and fails, the model answer passes.
fn verify_exercise(
    workspace: &Path,
    step: &'static Step,
    faults: &mut Vec<String>,
) -> anyhow::Result<()> {
    let stub = stub_of(step)?;
    let stub_name = format!("exercises/stubs/{}.rs", step.slug);
    match ask_copy(workspace, step, stub)? {
        Asked::DoesNotCompile(message) => {
            faults.push(format!("{stub_name}: does not compile:\n{message}"));
        }
        Asked::Replied { replies, warnings } => {
            if warnings.contains("warning") {
                faults.push(format!("{stub_name}: has warnings:\n{warnings}"));
            }
            let report = judge(step, &replies, (step.fingerprints)());
            if report.passed || !report.unfinished {
                faults.push(format!(
                    "{stub_name}: does not answer every question with todo!()"
                ));
            }
        }
    }
    let model = format!("steps/src/{}", step.model_answer);
    match ask_copy(workspace, step, &model_answer(step, stub)?)? {
        Asked::DoesNotCompile(message) => {
            faults.push(format!(
                "{model}: does not compile as an answer:\n{message}"
            ));
        }
        Asked::Replied { replies, .. } => {
            if !judge(step, &replies, (step.fingerprints)()).passed {
                faults.push(format!("{model}: does not pass as an answer"));
            }
            if replies.iter().any(|reply| reply.reads.is_empty()) {
                faults.push(format!("{model}: answers without reading a cell"));
            }
        }
    }
    Ok(())
}

enum Asked {
    DoesNotCompile(String),
    Replied {
        replies: Vec<Reply>,
        warnings: String,
    },
}

fn ask_copy(workspace: &Path, step: &'static Step, answer: &str) -> anyhow::Result<Asked> {
    let file = learner_file(workspace, step);
    fs::write(&file, answer).with_context(|| failed("write", &file))?;
    let built = match build_test(workspace, step, &workspace.join("target")) {
        Ok(built) => built,
        Err(error) => {
            return match error.downcast::<cargo::CompileError>() {
                Ok(compile_error) => Ok(Asked::DoesNotCompile(compile_error.message)),
                Err(error) => Err(error),
            };
        }
    };
    let program = built
        .test_programs
        .first()
        .with_context(|| format!("cargo built {} and named no test program", step.package))?;
    let asked = ask_program(program, step)
        .with_context(|| format!("failed to run {}", program.display()))?;
    Ok(Asked::Replied {
        replies: asked.replies,
        warnings: built.warnings,
    })
}

/// What an exercise needs, copied into a workspace of its own, so that learners' files stay untouched.
fn copy_of_workspace(root: &Path) -> anyhow::Result<PathBuf> {
    let workspace = root.join("target/verify/workspace");
    let manifest =
        fs::read_to_string(root.join("Cargo.toml")).context("failed to read Cargo.toml")?;
    let manifest: toml::Table = manifest
        .parse()
        .context("failed to understand Cargo.toml")?;
    let shared = manifest["workspace"]
        .as_table()
        .cloned()
        .unwrap_or_default();
    let folders: Vec<String> = ["steps", "checks", "exercises/given", "exercises/testing"]
        .into_iter()
        .map(str::to_owned)
        .chain(
            steps()
                .iter()
                .map(|step| format!("exercises/{}", step.slug)),
        )
        .collect();
    for folder in &folders {
        let copy = workspace.join(folder);
        fresh_folder(&copy)?;
        copy_tree(&root.join(folder), &copy)?;
    }
    let mut own = toml::Table::new();
    for key in ["package", "lints", "resolver"] {
        if let Some(value) = shared.get(key) {
            own.insert(key.to_owned(), value.clone());
        }
    }
    own.insert("members".to_owned(), folders.into());
    let own = toml::Table::from_iter([("workspace".to_owned(), own.into())]);
    let write = |name: &str, text: String| {
        let file = workspace.join(name);
        fs::write(&file, text).with_context(|| failed("write", &file))
    };
    write("Cargo.toml", own.to_string())?;
    let lock = fs::read_to_string(root.join("Cargo.lock")).context("failed to read Cargo.lock")?;
    write("Cargo.lock", lock)?;
    Ok(workspace)
}

fn copy_tree(from: &Path, to: &Path) -> anyhow::Result<()> {
    for entry in fs::read_dir(from).with_context(|| failed("read", from))? {
        let path = entry.with_context(|| failed("read", from))?.path();
        let copy = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            fs::create_dir_all(&copy).with_context(|| failed("create", &copy))?;
            copy_tree(&path, &copy)?;
        } else {
            fs::copy(&path, &copy).with_context(|| failed("copy", &path))?;
        }
    }
    Ok(())
}
