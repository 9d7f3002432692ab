//! `watch`, in a copy of the exercises.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, SystemTime};

use checks::find_step;
use course::exercise::copies::copy_exercises;
use course::exercise::files::{learner_file, model_answer, stub_of};
use course::exercise::progress::version_of;

/// Builds may have to wait for others on this machine.
const PATIENCE: Duration = Duration::from_secs(600);

/// `course watch`, and what it says.
struct Watching {
    process: Child,
    lines: Receiver<String>,
}

impl Watching {
    fn start(root: &Path, words: &[&str]) -> Watching {
        let mut process = Command::new(env!("CARGO_BIN_EXE_course"))
            .arg("watch")
            .args(words)
            .current_dir(root)
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let output = process.stdout.take().expect("it speaks");
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                let _ = sender.send(line);
            }
        });
        Watching { process, lines }
    }

    /// What it says up to the end of its next verdict.
    fn verdict(&self) -> String {
        let mut said = String::new();
        while !said.contains("press Ctrl-C") {
            let line = self.lines.recv_timeout(PATIENCE);
            said.push_str(&line.unwrap_or_else(|_| panic!("it fell silent after: {said}")));
            said.push('\n');
        }
        assert!(
            !said.chars().any(|char| char.is_control() && char != '\n'),
            "{said:?}"
        );
        said
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[track_caller]
fn has(said: &str, words: &[&str]) {
    for words in words {
        assert!(said.contains(words), "no `{words}` in: {said}");
    }
}

/// One test, because all saves go to one copy of the exercises.
#[test]
fn each_save_gets_the_verdict_on_its_version_and_a_step_is_solved_while_its_file_passes() {
    let course = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = course.join("target/outcomes");
    copy_exercises(course, &root).expect("the exercises can be copied");
    fs::write(root.join("book.toml"), "").expect("it can be written");
    let _ = fs::remove_dir_all(root.join(".course"));
    let step = find_step("04").expect("step 04");
    let stub = stub_of(step).expect("a stub");
    let model = model_answer(step, stub).expect("a model answer");
    let file = learner_file(&root, step);
    // By rename, so that it is never seen half written.
    let save = |content: &str| {
        let aside = file.with_file_name("lib.rs~");
        fs::write(&aside, content)
            .and_then(|()| fs::rename(&aside, &file))
            .expect("it can be written");
    };
    save(stub);

    // `watch` without a step first checks only the steps that the learner has begun. `watch 4` always checks step 04.
    let watching = Watching::start(&root, &[]);
    let said = watching.verdict();
    has(
        &said,
        &[
            "0 of 12 steps passed",
            "Next: exercises/01-board/src/lib.rs",
        ],
    );
    assert!(!said.contains("Building"), "{said}");
    drop(watching);
    let watching = Watching::start(&root, &["4"]);
    has(&watching.verdict(), &["Building Step 04", "todo!()"]);

    save(&model);
    let version = version_of(model.as_bytes());
    let passed = [
        "Correct. Your code passes every check.",
        "[#-----------] 1 of 12",
        version.as_str(),
    ];
    has(&watching.verdict(), &passed);
    let progress = fs::read_to_string(root.join(".course/progress.toml")).expect("it is there");
    has(&progress, &[&version]);

    // `check --all` asks what was begun, and passes only when all steps do.
    let output = Command::new(env!("CARGO_BIN_EXE_course"))
        .args(["check", "--all", "--json"])
        .current_dir(&root)
        .output()
        .expect("it starts");
    assert!(!output.status.success());
    let all: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(all["passed"], false);
    for entry in all["steps"].as_array().expect("a list") {
        let is_04 = entry["step"] == "04";
        assert_eq!(entry["passed"], is_04, "{entry}");
        let error = (!is_04).then_some("not begun");
        assert_eq!(entry["error"], serde_json::json!(error), "{entry}");
        let cases = entry["cases"].as_array().expect("a list");
        assert_eq!(cases.is_empty(), !is_04, "{entry}");
    }

    let wrong = model.replace("&& board[next] == Some(player)", "");
    assert_ne!(wrong, model);
    save(&wrong);
    let words = [
        "the code keeps runs that end on an empty cell",
        "0 of 12",
        &version_of(wrong.as_bytes()),
    ];
    has(&watching.verdict(), &words);

    save("pub fn is_valid_move(");
    has(
        &watching.verdict(),
        &["unclosed delimiter", "save the file again", "0 of 12"],
    );

    fs::remove_file(&file).expect("it can be removed");
    has(&watching.verdict(), &["cargo run -- reset 04"]);

    // A copy that is moved back keeps its time, so cargo alone would see nothing new in it.
    let aside = file.with_file_name("lib.saved-1.rs");
    fs::write(&aside, &model).expect("it can be written");
    let long_ago = SystemTime::now() - Duration::from_secs(1_000_000);
    let copy = fs::File::options()
        .write(true)
        .open(&aside)
        .expect("it is there");
    copy.set_modified(long_ago).expect("it has a time");
    save(stub);
    has(&watching.verdict(), &["todo!()"]);
    fs::rename(&aside, &file).expect("it can be renamed");
    has(&watching.verdict(), &passed);
    drop(watching);

    // What passed is not asked again, and what was begun is.
    let watching = Watching::start(&root, &[]);
    let said = watching.verdict();
    has(&said, &["1 of 12", "Next: exercises/05-flip/src/lib.rs"]);
    assert!(!said.contains("Building"), "{said}");
    drop(watching);
    save(&wrong);
    let watching = Watching::start(&root, &[]);
    has(
        &watching.verdict(),
        &[
            "Building Step 04",
            "the code keeps runs that end on an empty cell",
        ],
    );
}
