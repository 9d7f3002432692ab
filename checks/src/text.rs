//! Words for people: stops, walks, replies and whole reports. One place, with a language argument.

use std::fmt::Write;

use steps::{Board, Disc, PositionAddress, Square, Stop, Walk, compass, walk_all};

use crate::{Failure, Language, Mistake, Outcome, Question, Report, Step, Value};

/// The colour's name.
pub fn disc(disc: Disc, language: Language) -> &'static str {
    match (language, disc) {
        (Language::English, Disc::Black) => "Black",
        (Language::English, Disc::White) => "White",
    }
}

/// A direction's full name, such as `north-east`.
pub fn direction(direction: (i32, i32), language: Language) -> &'static str {
    let Language::English = language;
    match compass(direction) {
        "NW" => "north-west",
        "N" => "north",
        "NE" => "north-east",
        "W" => "west",
        "E" => "east",
        "SW" => "south-west",
        "S" => "south",
        _ => "south-east",
    }
}

/// What the walk went over, such as `d3, e3 White`, or a dash.
pub fn walked(walk: &Walk, player: Disc, language: Language) -> String {
    if walk.run.is_empty() {
        return "–".to_owned();
    }
    format!("{} {}", names(&walk.run), disc(player.opponent(), language))
}

/// Where the walk stopped, such as `c1 Black`, `b2 empty` or `the edge`.
pub fn stopped_at(walk: &Walk, player: Disc, language: Language) -> String {
    let Language::English = language;
    match (walk.stopped_at, walk.stop) {
        (None, _) => "the edge".to_owned(),
        (Some(square), Stop::Closed | Stop::OwnAtOnce) => {
            format!("{square} {}", disc(player, language))
        }
        (Some(square), _) => format!("{square} empty"),
    }
}

/// What comes of the walk, such as `turns c2` or `nothing: the run ends in a gap`.
pub fn result(walk: &Walk, language: Language) -> String {
    let Language::English = language;
    match walk.stop {
        Stop::Closed => format!("turns {}", names(walk.turns())),
        stop => format!("nothing: {}", reason(stop, language)),
    }
}

/// Why a stop turns nothing, or that it closes the run.
pub fn reason(stop: Stop, language: Language) -> &'static str {
    let Language::English = language;
    match stop {
        Stop::Closed => "an own disc closes the run",
        Stop::OwnAtOnce => "the neighbour is one's own",
        Stop::EmptyAtOnce => "no enemy disc",
        Stop::Gap => "the run ends in a gap",
        Stop::Edge => "no own disc to close the run",
        Stop::EdgeAtOnce => "the square lies on the edge",
    }
}

/// One walk as a sentence, such as `NE: d2 White, then e1 Black closes the run: d2 turns.`
pub fn walk_sentence(walk: &Walk, player: Disc, language: Language) -> String {
    let Language::English = language;
    let name = compass(walk.direction);
    let end = stopped_at(walk, player, language);
    let run = walked(walk, player, language);
    match walk.stop {
        Stop::Closed => {
            let verb = if walk.run.len() == 1 { "turns" } else { "turn" };
            format!(
                "{name}: {run}, then {end} closes the run: {} {verb}.",
                names(&walk.run)
            )
        }
        Stop::OwnAtOnce => format!("{name}: {end} at once. No enemy disc between."),
        Stop::EmptyAtOnce => format!("{name}: {end}. No enemy disc."),
        Stop::Gap => format!("{name}: {run}, then {end}. Nothing closes the run."),
        Stop::Edge => format!("{name}: {run}, then the edge. Nothing closes the run."),
        Stop::EdgeAtOnce => format!("{name}: the edge at once."),
    }
}

/// Squares with commas between.
pub fn names(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    names.join(", ")
}

/// Why a square is legal or not, in words: one sentence for the whole, then one for each walk that says
/// something.
pub fn why(board: &Board, square: Square, player: Disc, language: Language) -> Vec<String> {
    let Language::English = language;
    if let Some(by) = board[square] {
        return vec![format!(
            "{square} holds a {} disc. A move needs an empty cell.",
            disc(by, language)
        )];
    }
    let walks = walk_all(board, square, player);
    let enemy = disc(player.opponent(), language);
    let mut sentences: Vec<String> = walks
        .iter()
        .filter(|walk| !walk.run.is_empty())
        .map(|walk| walk_sentence(walk, player, language))
        .collect();
    let silent = walks.iter().filter(|walk| walk.run.is_empty()).count();
    match (silent, sentences.is_empty()) {
        (_, true) => sentences.push(format!("No direction meets a {enemy} disc.")),
        (0, _) => {}
        (1, _) => sentences.push(format!("The other direction meets no {enemy} disc.")),
        (_, _) => sentences.push(format!(
            "The other {} directions meet no {enemy} disc.",
            number_word(silent)
        )),
    }
    sentences
}

fn number_word(number: usize) -> &'static str {
    ["no", "one", "two", "three", "four", "five", "six", "seven"]
        .get(number)
        .copied()
        .unwrap_or("eight")
}

/// An answer in words.
pub fn value(value: Value, language: Language) -> &'static str {
    let Language::English = language;
    match value {
        Value::Bool(true) => "legal",
        Value::Bool(false) => "not legal",
    }
}

/// What came back, in words that follow `yours`, such as `says legal` or `panics at src/lib.rs:31: …`.
pub fn outcome(outcome: &Outcome, language: Language) -> String {
    let Language::English = language;
    match outcome {
        Outcome::Answered(answer) => format!("says {}", value(*answer, language)),
        Outcome::Panicked { message, location } => {
            let place = location
                .as_ref()
                .map_or(String::new(), |location| format!(" at {location}"));
            if outcome.is_todo() {
                format!("still says todo!(){place}")
            } else {
                let words = message.lines().next().unwrap_or_default().trim_end();
                format!("panics{place}: {words}")
            }
        }
        Outcome::Hung => "never comes back: an endless loop".to_owned(),
        Outcome::Died(how) => format!("does not survive: {how}"),
        Outcome::NotAsked => "was not asked: too many calls before it hung or died".to_owned(),
    }
}

/// What to try after an outcome that is no answer.
fn advice(outcome: &Outcome, language: Language) -> Option<&'static str> {
    let Language::English = language;
    match outcome {
        Outcome::Answered(_) | Outcome::NotAsked => None,
        Outcome::Panicked { .. } if outcome.is_todo() => {
            Some("Write this branch too: todo!() stands for code that is still to come.")
        }
        Outcome::Panicked { message, .. } if message.starts_with("read row ") => {
            Some("Ask: Is every square checked to be on the board before its cell is read?")
        }
        Outcome::Panicked { .. } => {
            Some("Ask: Which value does that line meet on this board that it did not count on?")
        }
        Outcome::Hung => Some("Ask: What changes with every turn of the loop, and what ends it?"),
        Outcome::Died(how) if how.starts_with("endless recursion") => {
            Some("Ask: What makes the function stop calling itself?")
        }
        Outcome::Died(_) => {
            Some("Ask: What grows with every turn of the loop, or ends the program?")
        }
    }
}

/// The link behind which the page shows a position, below the book's root.
pub fn page_link(
    step: &Step,
    question: &Question,
    square: Square,
    direction: Option<(i32, i32)>,
) -> String {
    let address = PositionAddress {
        board: question.board,
        player: question.player,
        square: Some(square),
        direction,
    };
    format!("{}.html#{address}", step.slug)
}

/// One line that says how far a report has come.
pub fn headline(report: &Report, language: Language) -> String {
    let Language::English = language;
    let groups: Vec<String> = report
        .step
        .groups
        .iter()
        .zip(&report.groups)
        .map(|(group, result)| {
            let mark = if result.passed { 'x' } else { ' ' };
            format!("[{mark}] {}", group.name.get(language))
        })
        .collect();
    format!("{}: {}", score(report, language), groups.join("  "))
}

/// How many groups pass, such as `Step 04 · 2 of 5 groups pass`.
pub fn score(report: &Report, language: Language) -> String {
    let Language::English = language;
    format!(
        "Step {} · {} of {} groups pass",
        report.step.id,
        report.groups_passed(),
        report.groups.len()
    )
}

/// What to say of a function that was left as it came.
pub fn unfinished(step: &Step, language: Language) -> String {
    let Language::English = language;
    format!(
        "The function still says todo!(), so there is nothing to judge yet.\n\
         Open exercises/{}/src/lib.rs and write {}.",
        step.slug,
        step.functions.join(", ")
    )
}

/// What to say when every group passes.
pub fn all_right(language: Language) -> &'static str {
    let Language::English = language;
    "Every question is answered right."
}

/// The whole report, as `cargo test` and the command line show it. Plain ASCII but for the dots and
/// dashes of its words.
pub fn report(report: &Report, language: Language) -> String {
    let Language::English = language;
    let step = report.step;
    let mut text = format!("{}\n", headline(report, language));
    if report.unfinished {
        let _ = write!(
            text,
            "\n{}\nRead first: {}.html      A hint: cargo run -- hint {}\n",
            unfinished(step, language),
            step.slug,
            step.id,
        );
        return text;
    }
    if report.passed {
        let _ = writeln!(text, "\n{}", all_right(language));
    }
    if let Some(failure) = report.first_failure() {
        text.push('\n');
        text.push_str(&failure_text(step, failure, language));
        text.push_str(&remedy(report, failure, language));
    }
    text
}

/// One group's first wrong reply, for the groups after the first one that fails.
pub fn group_report(report: &Report, group: usize, language: Language) -> String {
    match &report.groups[group].first_failure {
        Some(failure) => failure_text(report.step, failure, language),
        None => String::new(),
    }
}

/// A wrong reply: the board, expected and yours, and the walks that decide.
pub fn failure_text(step: &Step, failure: &Failure, language: Language) -> String {
    let Language::English = language;
    let question = failure.question(step);
    let square = failure.square;
    let player = question.player;
    let cell = question.board[square];
    let picture = question
        .board
        .draw(|drawn| (drawn == square && cell.is_none()).then_some('?'));
    let mut text = format!(
        "Board \"{}\", {} at {square}: expected {}, yours {}.\n{picture}",
        question.name,
        disc(player, language),
        value(failure.expected, language),
        outcome(&failure.reply.outcome, language),
    );
    for sentence in why(&question.board, square, player, language) {
        text.push_str(&sentence);
        text.push('\n');
    }
    text
}

fn remedy(report: &Report, failure: &Failure, language: Language) -> String {
    let Language::English = language;
    let step = report.step;
    let mut text = String::new();
    match report.mistake {
        Some(mistake) => text.push_str(&mistake_text(mistake, language)),
        None => {
            if let Some(advice) = advice(&failure.reply.outcome, language) {
                text.push_str(advice);
                text.push('\n');
            }
        }
    }
    let question = failure.question(step);
    let direction = telling_direction(question, failure.square);
    let _ = writeln!(
        text,
        "Walk it: {}      More: cargo run -- hint {}",
        page_link(step, question, failure.square, direction),
        step.id
    );
    text
}

/// The name of the mistake that all replies fit, and the question that leads out of it.
pub fn mistake_text(mistake: &Mistake, language: Language) -> String {
    let Language::English = language;
    format!(
        "All your answers fit one mistake: \"{}\".\nAsk: {}\n",
        mistake.title.get(language),
        mistake.ask.get(language)
    )
}

/// The direction that shows best why the answer is what it is: one that turns discs, else one with a run
/// that stays open. None for a square that is taken: there the walks do not matter.
pub fn telling_direction(question: &Question, square: Square) -> Option<(i32, i32)> {
    if question.board[square].is_some() {
        return None;
    }
    let walks = walk_all(&question.board, square, question.player);
    walks
        .iter()
        .find(|walk| walk.stop == Stop::Closed)
        .or_else(|| walks.iter().find(|walk| !walk.run.is_empty()))
        .map(|walk| walk.direction)
}
