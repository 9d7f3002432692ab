//! Checks for authors: stubs, model answers, known mistakes, answer keys and chapters have to match. One run reports
//! all faults.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use checks::{
    Report, Step, fingerprints, group_key, group_key_name, judge, parse_questions, steps,
};
use serde::Serialize;

use crate::book::fingerprints::keep;
use crate::book::giveaway::giveaways;
use crate::book::links::broken_links;
use crate::book::site::{Edition, build_site};
use crate::exercise::copies::{Answer, CopyOutcome, ask_in_copies};
use crate::exercise::files::{hints_of, model_answer, stub_of};
use crate::in_parallel::in_parallel;

/// The output of `verify --json`.
#[derive(Debug, Serialize)]
struct Summary {
    passed: bool,
    steps: Vec<StepSummary>,
    faults: Vec<String>,
}

#[derive(Debug, Serialize)]
struct StepSummary {
    step: &'static str,
    questions: usize,
    mistakes: usize,
    failing: usize,
    named: usize,
    impossible: usize,
}

/// Runs all checks and prints a table or JSON. If the course has faults, prints them and fails with the exit code.
///
/// # Errors
///
/// If the checks can't run.
pub fn verify(root: &Path, json: bool) -> anyhow::Result<ExitCode> {
    let mut faults = Vec::new();
    let mut readable = Vec::new();
    for step in steps().iter().copied() {
        let unreadable = verify_questions(step);
        if unreadable.is_empty() {
            readable.push(step);
        }
        faults.extend(unreadable);
    }
    let mut summaries = Vec::new();
    for (step, asked) in readable.iter().zip(ask_exercises(root, &readable)?) {
        let (replies, known): (Vec<_>, Vec<_>) = in_parallel(step.mistakes, |mistake| {
            let replies = mistake.replies(step);
            let known = fingerprints(step, &replies);
            (replies, known)
        })
        .into_iter()
        .unzip();
        let known = keep(root, step, known);
        let reports = in_parallel(&replies, |replies| judge(step, replies, &known));
        summaries.push(verify_mistakes(step, &reports, &mut faults));
        verify_keys(root, step, &mut faults);
        verify_exercise(step, asked, &mut faults);
        faults.extend(giveaways(root, step)?);
    }
    let site = root.join("target/verify/site");
    match build_site(root, None, Edition::default(), &site) {
        Ok(()) => {
            faults.extend(broken_links(&site)?);
            faults.extend(steps().iter().filter_map(|step| missing_panel(&site, step)));
        }
        Err(error) => faults.push(format!("{error:#}")),
    }
    let summary = Summary {
        passed: faults.is_empty(),
        steps: summaries,
        faults,
    };
    if json {
        println!("{}", serde_json::to_string_pretty(&summary)?);
    } else {
        print_table(&summary);
    }
    Ok(if summary.passed {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn print_table(summary: &Summary) {
    println!("step          questions  mistakes  failing  named  impossible in Rust");
    for step in &summary.steps {
        println!(
            "{:<12}  {:>9}  {:>8}  {:>7}  {:>5}  {:>18}",
            step.step, step.questions, step.mistakes, step.failing, step.named, step.impossible
        );
    }
    for fault in &summary.faults {
        println!("FAULT {fault}");
    }
    match summary.faults.len() {
        0 => println!("No faults."),
        count => println!("Faults: {count}"),
    }
}

/// The errors in the board files, with their lines.
fn verify_questions(step: &Step) -> Vec<String> {
    let groups = step.groups.iter().enumerate();
    groups
        .filter_map(|(index, group)| {
            let error = parse_questions(group.boards, index).err()?;
            let name = group.name.english;
            Some(format!("{}/boards, {name}: {error}", step.folder()))
        })
        .collect()
}

/// Each step needs a chapter that contains its exercise.
fn missing_panel(site: &Path, step: &Step) -> Option<String> {
    let page = fs::read_to_string(site.join(format!("{}.html", step.slug)));
    let panel = format!("class=\"exercise\" data-exercise=\"{}\"", step.id);
    let source = format!("book/en/{}.md", step.slug);
    match page {
        Err(_) => Some(format!(
            "{source}: this chapter isn't listed in book/en/SUMMARY.md"
        )),
        Ok(page) if !page.contains(&panel) => Some(format!(
            "{source}: this chapter has no exercise fence with the body {}",
            step.id
        )),
        Ok(_) => None,
    }
}

/// Every known mistake has to fail, to be named correctly, and to differ from all others in its answers.
fn verify_mistakes(
    step: &'static Step,
    reports: &[Report],
    faults: &mut Vec<String>,
) -> StepSummary {
    let questions = step.questions();
    let mut summary = StepSummary {
        step: step.id,
        questions: questions.len(),
        mistakes: step.mistakes.len(),
        failing: 0,
        named: 0,
        impossible: step.impossible.len(),
    };
    for (mistake, report) in step.mistakes.iter().zip(reports) {
        if report.passed {
            faults.push(format!(
                "{}/boards: the mistake {} passes. Add a board that shows it",
                step.folder(),
                mistake.id
            ));
        } else {
            summary.failing += 1;
        }
        match report.mistake {
            Some(named) if named.id == mistake.id => summary.named += 1,
            Some(named) => faults.push(format!(
                "{}/boards: the mistake {} has the same answers as {}. Add a board where they differ",
                step.folder(), mistake.id, named.id
            )),
            None => {}
        }
    }
    summary
}

/// The snapshots have to equal the answers that `steps` computes.
fn verify_keys(root: &Path, step: &Step, faults: &mut Vec<String>) {
    for index in 0..step.groups.len() {
        let name = group_key_name(step, index);
        let path = format!("exercises/{}/snapshots/{name}.snap", step.slug);
        let bless = format!(
            "Solve the exercise, then run: cargo --config 'env.INSTA_UPDATE.value=\"always\"' test -p {}",
            step.package
        );
        match fs::read_to_string(root.join(&path)) {
            Err(error) => faults.push(format!("{path}: {error}. {bless}")),
            Ok(snapshot) => {
                let contents = snapshot.splitn(3, "---\n").nth(2).unwrap_or_default();
                if contents.trim_end() != group_key(step, index).trim_end() {
                    faults.push(format!(
                        "{path}: the snapshot differs from the answers of the rules. {bless}"
                    ));
                }
            }
        }
    }
}

/// Functions that have a board argument but may return without reading a cell. A walk that begins at the edge ends
/// immediately, and the other functions get moves or bits.
const MAY_BE_BLIND: [&str; 5] = [
    "flips_in_direction",
    "random_move",
    "bit_moves",
    "bit_flips",
    "perft",
];

/// Asks the stub and the model answer of each step, in copies of the exercises.
fn ask_exercises(root: &Path, steps: &[&'static Step]) -> anyhow::Result<Vec<[CopyOutcome; 2]>> {
    let mut answers = Vec::new();
    for step in steps.iter().copied() {
        let stub = stub_of(step)?;
        for (name, text) in [
            ("stub", stub.to_owned()),
            ("model", model_answer(step, stub)?),
        ] {
            answers.push(Answer { step, name, text });
        }
    }
    let mut asked =
        ask_in_copies(root, &root.join("target/verify/workspace"), &answers)?.into_iter();
    Ok(std::iter::from_fn(|| Some([asked.next()?, asked.next()?])).collect())
}

/// The stub has to compile without warnings and fail, and the model answer has to pass.
fn verify_exercise(step: &'static Step, [stub, model]: [CopyOutcome; 2], faults: &mut Vec<String>) {
    if let Err(error) = hints_of(step) {
        faults.push(format!("{error:#}"));
    }
    let stub_name = format!("exercises/stubs/{}.rs", step.slug);
    match stub {
        CopyOutcome::DoesNotCompile(message) => {
            faults.push(format!("{stub_name}: the stub doesn't compile:\n{message}"));
        }
        CopyOutcome::Replied {
            replies, warnings, ..
        } => {
            if warnings.contains("warning") {
                faults.push(format!("{stub_name}: the stub has warnings:\n{warnings}"));
            }
            let report = judge(step, &replies, &[]);
            if report.passed || !report.nothing_written() {
                faults.push(format!(
                    "{stub_name}: the stub doesn't end every call with todo!()"
                ));
            }
        }
    }
    let model_name = format!("steps/src/{}", step.model_answer);
    match model {
        CopyOutcome::DoesNotCompile(message) => {
            faults.push(format!(
                "{model_name}: the model answer doesn't compile in the exercise:\n{message}"
            ));
        }
        CopyOutcome::Replied { replies, .. } => {
            if !judge(step, &replies, &[]).passed {
                faults.push(format!(
                    "{model_name}: the model answer doesn't pass the checks"
                ));
            }
            let blind = step.calls().zip(&replies);
            let mut blind = blind.filter(|(call, reply)| {
                call.board().is_some()
                    && !MAY_BE_BLIND.contains(&call.function())
                    && reply.reads.is_empty()
            });
            if let Some((call, _)) = blind.next() {
                faults.push(format!(
                    "{model_name}: `{}` returns without reading a cell",
                    call.function()
                ));
            }
        }
    }
}
