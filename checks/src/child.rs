//! Runs a learner's functions in a child process, so that a panic, an endless loop, endless recursion or an
//! abort becomes a message.
//!
//! The child is any program that calls [`answer_if_asked`] first, such as the test binary of an exercise. It
//! writes each reply as a line on its standard output, after a prefix that ordinary output doesn't have.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use serde::Serialize;
use serde::de::DeserializeOwned;
use steps::Answers;

use crate::quiet::quietly;
use crate::reply::ENDLESS_RECURSION;
use crate::{Call, Ending, Reply, Step, ask, wire};

/// Environment variable for the child: the index of the first call of the step to run.
const FIRST_CALL: &str = "EIGHT_WAYS_FIRST_CALL";

/// Environment variable for the child instead: a single call, as letters of base64url.
const ONE_CALL: &str = "EIGHT_WAYS_CALL";

/// The prefix of a reply on the child's standard output.
const MARK: &str = "\u{1}reply ";

/// Time limit for a single call.
const CALL_LIMIT: Duration = Duration::from_secs(4);

/// Time limit for a function that has already hung once. It's short, because it'll probably hang again and
/// the learner is waiting.
const CALL_LIMIT_AFTER_HANGING: Duration = Duration::from_secs(1);

/// After this many calls that hung or crashed, the rest isn't run.
pub(crate) const LOSSES_ALLOWED: usize = 3;

/// In a child process: runs the calls of `step`, or the requested call, with `yours` and ends the process.
/// In other processes it returns immediately.
pub fn answer_if_asked(step: &Step, yours: &Answers) {
    let number = |name| std::env::var(name).ok()?.parse().ok();
    let calls: Vec<Call> = if let Ok(letters) = std::env::var(ONE_CALL) {
        from_letters(&letters).into_iter().collect()
    } else if let Some(first) = number(FIRST_CALL) {
        step.calls().skip(first).cloned().collect()
    } else {
        return;
    };
    quietly(|| {
        for call in &calls {
            let reply = ask(yours, call);
            if let Ending::Died(how) = &reply.ending {
                // A known mistake's stand-in for a stack overflow ends the process like a real one.
                eprintln!("{how}");
                std::process::exit(1);
            }
            let line = to_letters(&reply);
            let mut out = std::io::stdout().lock();
            // If this fails, the parent has ended, so the child can end too.
            let _ = writeln!(out, "\n{MARK}{line}");
            let _ = out.flush();
        }
    });
    std::process::exit(0);
}

fn to_letters<T: Serialize>(value: &T) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(wire::to_bytes(value))
}

fn from_letters<T: DeserializeOwned>(letters: &str) -> Option<T> {
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(letters).ok()?;
    wire::from_bytes(&bytes).ok()
}

/// The results of a child.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    /// A reply for each call, in order.
    pub replies: Vec<Reply>,
    /// The output of the learner's functions, at most its first few lines.
    pub printed: String,
}

/// Runs all calls of a step in a program that calls [`answer_if_asked`].
///
/// # Errors
///
/// If the program can't be started.
pub fn ask_program(program: &Path, step: &Step) -> std::io::Result<Asked> {
    let calls: Vec<&Call> = step.calls().collect();
    ask_all(&calls, |asked| {
        let mut command = Command::new(program);
        command.env(FIRST_CALL, asked.to_string());
        command
    })
}

/// Runs one call in a program that calls [`answer_if_asked`].
///
/// # Errors
///
/// If the program can't be started.
pub fn ask_program_once(program: &Path, call: &Call) -> std::io::Result<Asked> {
    ask_all(&[call], |_| {
        let mut command = Command::new(program);
        command.env(ONE_CALL, to_letters(call));
        command
    })
}

/// Starts children until every call is answered or lost. `command` gets the number of earlier calls.
fn ask_all(calls: &[&Call], command: impl Fn(usize) -> Command) -> std::io::Result<Asked> {
    let mut asked = Asked {
        replies: Vec::with_capacity(calls.len()),
        printed: String::new(),
    };
    let mut losses = 0;
    let mut hanging = Vec::new();
    while asked.replies.len() < calls.len() {
        let ending = if losses < LOSSES_ALLOWED {
            match ask_rest(command(asked.replies.len()), calls, &hanging, &mut asked)? {
                Some(ending) => ending,
                None => break,
            }
        } else {
            Ending::NotAsked
        };
        losses += 1;
        if ending == Ending::Hung {
            hanging.push(calls[asked.replies.len()].function());
        }
        asked.replies.push(Reply::unread(ending));
    }
    Ok(asked)
}

/// Starts one child for the remaining calls. If the child doesn't reach the end, returns how the next call
/// ended.
fn ask_rest(
    mut command: Command,
    calls: &[&Call],
    hanging: &[&str],
    asked: &mut Asked,
) -> std::io::Result<Option<Ending>> {
    let mut child = command
        .args(["--test-threads=1", "--nocapture", "--quiet"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    let stdout = child.stdout.take();
    let stderr = child.stderr.take();
    let (lines, received) = channel();
    let reader = std::thread::spawn(move || {
        let mut reader = BufReader::new(stdout?);
        let mut line = Vec::new();
        while reader.read_until(b'\n', &mut line).ok()? > 0 {
            let text = String::from_utf8_lossy(&line).trim_end().to_owned();
            lines.send(text).ok()?;
            line.clear();
        }
        Some(())
    });
    let errors = std::thread::spawn(move || stderr.map(read_both_ends).unwrap_or_default());
    let mut hung = false;
    let deadline_of_next = |replies: usize| {
        let hung_before = calls
            .get(replies)
            .is_some_and(|call| hanging.contains(&call.function()));
        let limit = if hung_before {
            CALL_LIMIT_AFTER_HANGING
        } else {
            CALL_LIMIT
        };
        Instant::now() + limit
    };
    let mut deadline = deadline_of_next(asked.replies.len());
    while asked.replies.len() < calls.len() {
        // Other lines don't count as progress, because an endless loop may print.
        let time_left = deadline.saturating_duration_since(Instant::now());
        match received.recv_timeout(time_left) {
            Ok(_) if time_left.is_zero() => {
                hung = true;
                break;
            }
            Ok(line) => match line.strip_prefix(MARK) {
                Some(letters) => {
                    asked.replies.extend(from_letters::<Reply>(letters));
                    deadline = deadline_of_next(asked.replies.len());
                }
                None => keep_printed(&mut asked.printed, &line),
            },
            Err(RecvTimeoutError::Timeout) => {
                hung = true;
                break;
            }
            Err(RecvTimeoutError::Disconnected) => break,
        }
    }
    if hung {
        // The child may have just ended by itself.
        let _ = child.kill();
    }
    let status = child.wait()?;
    drop(received);
    let _ = reader.join();
    let errors = errors.join().unwrap_or_default();
    let finished = asked.replies.len() == calls.len();
    for line in errors.lines().filter(|_| finished) {
        keep_printed(&mut asked.printed, line);
    }
    Ok(if finished {
        None
    } else if hung {
        Some(Ending::Hung)
    } else {
        Some(Ending::Died(how_it_died(&errors, status)))
    })
}

/// The standard error of a learner's functions. If it's long, the middle is left out.
fn read_both_ends(mut source: impl Read) -> String {
    const KEPT: usize = 10_000;
    let mut text = Vec::new();
    let mut chunk = [0; 4096];
    while let Ok(length @ 1..) = source.read(&mut chunk) {
        text.extend_from_slice(&chunk[..length]);
        if text.len() > 3 * KEPT {
            text.drain(KEPT..text.len() - KEPT);
        }
    }
    String::from_utf8_lossy(&text).into_owned()
}

/// The first lines that the learner's functions printed, without the test binary's own output.
fn keep_printed(printed: &mut String, line: &str) {
    const LINES_KEPT: usize = 12;
    let is_noise = line.is_empty() || line.starts_with("running ");
    if !is_noise && printed.lines().count() < LINES_KEPT {
        printed.push_str(line);
        printed.push('\n');
    }
}

fn how_it_died(errors: &str, status: std::process::ExitStatus) -> String {
    if errors.contains("overflowed its stack") || errors.contains(ENDLESS_RECURSION) {
        ENDLESS_RECURSION.to_owned()
    } else if errors.contains("memory allocation of") {
        "it needed more memory than there is".to_owned()
    } else {
        format!("the process ended unexpectedly ({status})")
    }
}
