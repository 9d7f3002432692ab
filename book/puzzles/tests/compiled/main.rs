//! The running code does the same as the code's text: `rustc` compiles the texts, and both run on the same positions.

mod results;

use std::fmt::Write;
use std::path::Path;
use std::process::Command;

use puzzles::{Kit, STEPS, answers, kit};
use results::{STOPPED, results};
use steps::PositionAddress;

/// How many positions of a step's questions to use.
const POSITIONS: usize = 12;

/// The choices of the known mistakes, and every choice that differs from the right one in at most one piece.
fn some_choices(kit: &Kit) -> Vec<Vec<usize>> {
    let known = kit.mistakes.iter().map(|mistake| mistake.pieces.to_vec());
    let changed = kit.slots.iter().enumerate().flat_map(|(slot, pieces)| {
        (0..pieces.pieces.len()).map(move |piece| {
            let mut choice = kit.right.to_vec();
            choice[slot] = piece;
            choice
        })
    });
    let mut choices: Vec<Vec<usize>> = known.chain(changed).collect();
    choices.sort();
    choices.dedup();
    choices
}

/// Some positions of the step's questions.
fn some_positions(kit: &Kit) -> Vec<PositionAddress> {
    let step = checks::find_step(kit.step).expect("a step");
    let calls: Vec<_> = step.calls().collect();
    let position = |call: &&checks::Call| {
        Some(PositionAddress {
            board: *call.board()?,
            player: call.player().unwrap_or(steps::Disc::Black),
            square: call.square(),
            direction: None,
        })
    };
    let every = calls.len().div_ceil(POSITIONS);
    calls.iter().step_by(every).filter_map(position).collect()
}

/// The text of a choice as a module with its table of functions.
fn module(name: &str, kit: &Kit, pieces: &[usize]) -> String {
    let pieces: Vec<Option<usize>> = pieces.iter().copied().map(Some).collect();
    let program = kit.program(&pieces, None);
    let lines: String = program
        .iter()
        .map(|(line, _)| format!("{line}\n"))
        .collect();
    let functions = kit.functions.iter();
    let fields: String = functions.map(|name| format!("{name}, ")).collect();
    format!(
        "mod {name} {{
use steps::*;
{lines}
pub fn answers() -> Answers {{ Answers {{ {fields} ..Answers::REFERENCE }} }}
}}\n"
    )
}

fn output(command: &mut Command) -> String {
    let output = command.output().expect("the program starts");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}\n{errors}");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn the_running_code_does_what_its_text_says() {
    let folder = tempfile::tempdir().expect("a folder for the programs");
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut text = format!(
        "#![allow(warnings)]\n#[path = {:?}] mod results;\n",
        package.join("tests/compiled/results.rs")
    );
    let mut main = String::new();
    let mut expected = Vec::new();
    for kit in STEPS.iter().filter_map(|step| kit(step)) {
        let positions = some_positions(kit);
        for (number, pieces) in some_choices(kit).iter().enumerate() {
            let name = format!("step{}_{number}", kit.step);
            text += &module(&name, kit, pieces);
            for position in &positions {
                for function in kit.functions {
                    let answers = answers(kit.number(pieces)).expect("a choice");
                    let mut ours = checks::quietly(|| results(&answers, function, position));
                    for one in ours.iter_mut().filter(|one| *one == STOPPED) {
                        *one = "endless".to_owned();
                    }
                    // A real stack overflow would end the compiled program.
                    if kit.step == "09" && ours.iter().any(|one| one == "endless") {
                        continue;
                    }
                    let position = position.to_string();
                    let _ = writeln!(
                        main,
                        "show(&{name}::answers(), {function:?}, {position:?});"
                    );
                    let what = format!(
                        "step {}, pieces {pieces:?}, {function}, {position}",
                        kit.step
                    );
                    expected.extend(ours.into_iter().map(|one| (what.clone(), one)));
                }
            }
        }
    }
    let _ = writeln!(
        text,
        "fn show(answers: &steps::Answers, function: &str, position: &str) {{
    let position = position.parse().expect(\"a position\");
    for one in results::results(answers, function, &position) {{ println!(\"{{one}}\"); }}
}}
fn main() {{
std::panic::set_hook(Box::new(|_| {{}}));
{main}}}"
    );
    std::fs::write(folder.path().join("programs.rs"), text).expect("the programs are written");
    let rustc = |arguments: &[&str]| {
        let mut command = Command::new("rustc");
        command.args(["--edition", "2024", "--cap-lints", "allow"]);
        output(command.args(arguments).current_dir(&folder));
    };
    let rules = package.join("../../steps/src/lib.rs");
    let rules = rules.to_str().expect("a path");
    rustc(&["--crate-type", "rlib", "--crate-name", "steps", rules]);
    rustc(&["--extern", "steps=libsteps.rlib", "programs.rs"]);
    let found = output(&mut Command::new(folder.path().join("programs")));
    assert_eq!(found.lines().count(), expected.len());
    for (theirs, (what, ours)) in found.lines().zip(&expected) {
        assert_eq!(theirs, ours, "{what}");
    }
}
