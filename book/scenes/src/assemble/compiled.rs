//! The proof that `run` does the same as the code's text: `rustc` compiles the texts, and they run on the same questions.

use std::fmt::Write;
use std::path::Path;
use std::process::Command;

use steps::PositionAddress;

use super::ask::{Ask, Ending, Function, Stop};
use super::kit::{Kit, Question};

/// The code before the programs: it makes a call and prints how the call ended.
const FRAME: &str = r#"
#![allow(warnings)]
use steps::*;

#[derive(Debug)]
struct Search { score: i32, square: Option<Square>, placed: Placed }

fn ended(limit: usize, answer: impl FnOnce() -> String) -> String {
    let (result, recording) = record(limit, answer);
    match result {
        Ok(answer) => answer,
        Err(_) if recording.endless => "endless".to_owned(),
        Err(payload) => match payload.downcast_ref::<String>() {
            Some(words) => format!("panic: {words}"),
            None => "panic".to_owned(),
        },
    }
}

fn told(limit: usize, ask: fn(&str, &str, u32, (i32, i32)) -> String, function: &str, position: &str, depth: u32, window: (i32, i32)) {
    println!("{:?}", ended(limit, || ask(function, position, depth, window)));
}

fn at(position: &str) -> (Board, Square, (i32, i32), Disc) {
    let position: PositionAddress = position.parse().unwrap();
    let square = position.square.unwrap_or(Square { row: 0, col: 0 });
    (position.board, square, position.direction.unwrap_or((-1, -1)), position.player)
}
"#;

/// The right choice, every choice that differs from it in one piece, and those of the known mistakes.
fn some_choices(kit: &Kit) -> Vec<Vec<usize>> {
    let right = kit.right.to_vec();
    let mut choices: Vec<Vec<usize>> = kit
        .known
        .iter()
        .map(|known| known.pieces.to_vec())
        .collect();
    for (slot, pieces) in kit.slots.iter().enumerate() {
        for piece in 0..pieces.pieces.len() {
            let mut choice = right.clone();
            choice[slot] = piece;
            choices.push(choice);
        }
    }
    choices
}

/// An arm of a program's `ask` for one of its functions.
fn arm(function: Function) -> &'static str {
    match function {
        Function::IsValidMove => {
            r#""is_valid_move" => format!("Bool({:?})", is_valid_move(&board, square, player)),"#
        }
        Function::FlipsInDirection => {
            r#""flips_in_direction" => format!("Squares({:?})", flips_in_direction(&board, square, direction, player)),"#
        }
        Function::FlipsAt => {
            r#""flips_at" => format!("Squares({:?})", flips_at(&board, square, player)),"#
        }
        Function::LegalMoves => {
            r#""legal_moves" => format!("Moves({:?})", legal_moves(&board, player)),"#
        }
        Function::NextTurn => r#""next_turn" => format!("Turn({:?})", next_turn(&board, player)),"#,
        Function::Count => r#""count" => format!("Count({:?})", count(&board)),"#,
        Function::Outcome => r#""outcome" => format!("Outcome({:?})", outcome(&board)),"#,
        Function::Minimax => {
            r#""minimax" => { let (score, square) = minimax(&board, player, depth); let placed = Placed { count: 0, first: None }; format!("{:?}", super::Search { score, square, placed }) }"#
        }
        Function::AlphaBeta => {
            r#""alpha_beta" => { take_placed(); let (score, square) = alpha_beta(&board, player, depth, window.0, window.1); let placed = take_placed(); format!("{:?}", super::Search { score, square, placed }) }"#
        }
        Function::Place => r#""place" => format!("Board({:?})", place(&board, square, player)),"#,
    }
}

/// The code of some choices as one source file. It prints a line for each result.
fn source(kit: &Kit, choices: &[Vec<usize>]) -> String {
    let mut text = FRAME.to_owned();
    let arms: String = kit
        .functions
        .iter()
        .map(|function| arm(*function))
        .collect();
    for (number, picks) in choices.iter().enumerate() {
        let picks: Vec<Option<usize>> = picks.iter().copied().map(Some).collect();
        let _ = writeln!(text, "mod program{number} {{\nuse steps::*;");
        for (line, _) in kit.program(&picks, None) {
            let _ = writeln!(text, "{line}");
        }
        let _ = writeln!(
            text,
            "pub fn ask(function: &str, position: &str, depth: u32, window: (i32, i32)) -> String {{
                let (board, square, direction, player) = super::at(position);
                match function {{ {arms} _ => unreachable!() }}
            }}\n}}"
        );
    }
    let questions = kit.questions();
    let mut main = String::new();
    for (number, picks) in choices.iter().enumerate() {
        for Question { ask, .. } in &questions {
            // A stack overflow ends the process, so it isn't tested.
            if (kit.run)(picks, ask) == Err(Stop::Overflow) {
                continue;
            }
            let Ask {
                board,
                player,
                square,
                direction,
                depth,
                window,
                ..
            } = *ask;
            let position = PositionAddress {
                board,
                player,
                square: Some(square),
                direction: Some(direction),
            };
            let name = ask.function.name();
            let limit = if depth == 0 { 20_000 } else { 20_000_000 };
            let _ = writeln!(
                main,
                "    told({limit}, program{number}::ask, {name:?}, {:?}, {depth}, {window:?});",
                position.to_string()
            );
        }
    }
    // The results contain the panics, so the hook prints nothing.
    let _ = writeln!(
        text,
        "fn main() {{\nstd::panic::set_hook(Box::new(|_| {{}}));\n{main}}}"
    );
    text
}

fn written(ending: &Ending) -> String {
    match ending {
        Ok(answer) => format!("{answer:?}"),
        Err(Stop::Panic(words)) => format!("panic: {words}"),
        Err(Stop::Endless) => "endless".to_owned(),
        Err(Stop::Overflow) => "overflow".to_owned(),
    }
}

fn run(command: &mut Command) -> String {
    let output = command.output().expect("the program starts");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}\n{errors}");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
#[ignore = "takes long; .ci/run asks for it"]
fn a_program_does_what_its_text_says() {
    let folder = std::env::temp_dir().join(format!("assembled-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the programs");
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../steps/src/lib.rs");
    let rustc = || {
        let mut command = Command::new("rustc");
        command
            .args(["--edition", "2024", "--cap-lints", "allow"])
            .current_dir(&folder);
        command
    };
    run(rustc()
        .args(["--crate-type", "rlib", "--crate-name", "steps"])
        .arg(&rules));
    for (id, kit) in super::proof::kits().map(|(step, kit)| (step.id, kit)) {
        let choices = some_choices(kit);
        std::fs::write(folder.join("programs.rs"), source(kit, &choices))
            .expect("the programs are written");
        run(rustc().args(["--extern", "steps=libsteps.rlib", "programs.rs"]));
        let answers = run(&mut Command::new(folder.join("programs")));
        let mut answers = answers.lines();
        for picks in &choices {
            for question in kit.questions() {
                let ours = (kit.run)(picks, &question.ask);
                if ours == Err(Stop::Overflow) {
                    continue;
                }
                let ours = format!("{:?}", written(&ours));
                assert_eq!(
                    answers.next(),
                    Some(ours.as_str()),
                    "{id}, pieces {picks:?}, {}",
                    question.name
                );
            }
        }
    }
    let _ = std::fs::remove_dir_all(&folder);
}
