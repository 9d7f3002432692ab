//! Runs the figures as the page does: with its options, the reader's events, the views and the wishes. The judge and
//! the functions run in this process.

use checks::wire::{decode_call, encode_reply};
use checks::{Language, answer_page, ask, find_step, quietly};
use figure::{Event, Node, Options, Scene, Whose};
use steps::{Answers, Square};

const BOARD: &str = "board\0..B.B..WW..B.WW.WW..B....\0player\0B\0square\0c3\0";

fn open(options: &str) -> Box<dyn Scene> {
    widgets::open(Options::read(options)).expect("the page describes a figure")
}

fn walk(more: &str) -> Box<dyn Scene> {
    open(&format!("widget\0walk\0{BOARD}{more}"))
}

fn act(scene: &mut Box<dyn Scene>, event: &str) -> Node {
    scene.act(&Event::read(event).expect("an event"));
    scene.view()
}

fn message(view: &Node) -> String {
    view.find("data-message", "").unwrap().all_words()
}

fn row(view: &Node, direction: &str) -> Option<String> {
    let row = view.find("data-direction", direction).unwrap();
    row.value("data-stop").map(str::to_owned)
}

/// Grants every wish. The reader's module has these functions.
fn grant(scene: &mut Box<dyn Scene>, yours: &Answers) {
    while let Some(wish) = scene.wish() {
        let answers = match wish.whose {
            Whose::Judge => vec![answer_page(&wish.calls[0], Language::English).unwrap()],
            _ => quietly(|| {
                let calls = wish.calls.iter().map(|call| decode_call(call).unwrap());
                calls.map(|call| encode_reply(&ask(yours, &call))).collect()
            }),
        };
        scene.answer(wish.number, Ok(answers));
        if scene.wish().is_some_and(|next| next.number == wish.number) {
            return;
        }
    }
}

#[test]
fn a_walk_is_steered_by_what_the_page_sends() {
    let mut scene = walk("");
    let view = act(&mut scene, "press\tface-E");
    assert_eq!(
        message(&view),
        "The walk starts at c3 and goes east. What comes next?"
    );
    for _ in 0..3 {
        act(&mut scene, "press\tstep");
    }
    let view = scene.view();
    assert_eq!(row(&view, "E").as_deref(), Some("edge"));
    assert_eq!(row(&view, "N"), None);
    let east = view.find("data-choose-direction", "E").unwrap();
    assert_eq!(east.value("aria-pressed"), Some("true"));

    act(&mut scene, "set\tsquare\te4");
    let view = act(&mut scene, "press\tchoose-square");
    let asked = view.find("data-asked", "true").unwrap();
    assert_eq!(asked.value("data-square"), Some("e4"));
    let view = act(&mut scene, "set\tposition\t#pos=nonsense");
    assert!(message(&view).contains("Your board hasn't changed."));
    assert!(view.find("data-square", "e5").is_some());
}

#[test]
fn a_table_is_filled_in_and_compared() {
    let mut scene = walk("");
    let view = act(&mut scene, "press\tfill");
    let guess = view.find("data-guess", "N").unwrap();
    assert_eq!(guess.value("data-control"), Some("guess-N"));
    let view = act(&mut scene, "set\tguess-N\tclosed:1");
    let guess = view.find("data-guess", "N").unwrap();
    assert_eq!(guess.value("data-value"), Some("closed:1"));
    act(&mut scene, "set\tguess-E\tclosed:1");
    let view = act(&mut scene, "press\tcompare");
    let guessed = |name| {
        view.find("data-direction", name)
            .unwrap()
            .value("data-guessed")
    };
    assert_eq!(guessed("N"), Some("right"));
    assert_eq!(guessed("E"), Some("wrong"));
    assert_eq!(guessed("S"), Some("blank"));
}

#[test]
fn the_walk_of_a_question_ends_with_its_answer() {
    let mut scene = open(&format!("widget\0question\0{BOARD}ask\0E\0"));
    act(&mut scene, "press\tanswer-no");
    for _ in 0..3 {
        act(&mut scene, "press\tstep");
    }
    let view = scene.view();
    let end = message(&view);
    assert!(end.contains("the edge"), "{end}");
    let step = view.find("data-action", "step").unwrap();
    assert_eq!(step.value("aria-disabled"), Some("true"));
    let view = act(&mut scene, "press\tstep");
    assert_eq!(message(&view), end);
    let view = act(&mut scene, "press\treset");
    assert!(view.find("data-action", "answer-no").is_some());
}

#[test]
fn a_walk_wishes_for_the_answers_of_a_mistake_and_takes_the_newest_only() {
    let step = find_step("04").unwrap();
    let number = step.mistakes.iter().position(|it| it.id == "C05").unwrap();
    let known = format!("mistakes\0{number}\tC05\ttitle\tsymptom\0");
    let mut scene = walk(&known);
    assert_eq!(scene.wish(), None);
    act(&mut scene, "set\tsubject\tC05");
    let wish = scene.wish().unwrap();
    assert_eq!(wish.whose, Whose::Mistake(number as u32));
    assert_eq!(wish.calls.len(), 25);

    scene.answer(wish.number + 1, Err("too late".to_owned()));
    assert!(!message(&scene.view()).contains("too late"));
    grant(&mut scene, &step.mistakes[number].answers);
    assert!(scene.view().find("data-differs", "true").is_some());
}

#[test]
fn without_a_module_the_walk_says_so() {
    let mut scene = walk("live\0x\0mistakes\0\0");
    act(&mut scene, "set\tsubject\tyours");
    let wish = scene.wish().unwrap();
    assert_eq!(wish.whose, Whose::Yours);
    scene.answer(wish.number, Err(String::new()));
    let said = message(&scene.view());
    assert!(said.contains("it isn't built yet"), "{said}");
}

#[test]
fn a_figure_that_runs_code_sleeps_until_the_reader_comes_near() {
    let mut scene = open(&format!(
        "widget\0ask\0{BOARD}exercise\x0005\0functions\0flips_at place\0"
    ));
    assert_eq!(scene.view().value("data-asleep"), Some(""));
    assert_eq!(scene.wish(), None);
    let view = act(&mut scene, "near");
    assert_eq!(view.value("data-asleep"), None);
    grant(&mut scene, &Answers::REFERENCE);
    let view = scene.view();
    let side = view.find("data-side", "reference").unwrap();
    assert!(side.all_words().contains("flips_at(c3, Black): c2, d2, b4"));
    let (d2, d3) = (Square { row: 1, col: 3 }, Square { row: 2, col: 3 });
    let flips = |square: Square| {
        let cell = side.find("data-square", &square.to_string()).unwrap();
        cell.value("data-flips").is_some()
    };
    assert!(flips(d2) && !flips(d3));
}

#[test]
fn a_field_shows_its_new_choice_before_the_judge_answers() {
    let mut scene = open(&format!(
        "widget\0ask\0{BOARD}exercise\x0005\0functions\0flips_in_direction\0"
    ));
    act(&mut scene, "near");
    grant(&mut scene, &Answers::REFERENCE);
    let direction = |view: &Node| {
        let field = view.find("data-control", "direction").unwrap();
        field.value("data-value").map(str::to_owned)
    };
    assert_ne!(direction(&scene.view()).as_deref(), Some("SW"));
    let view = act(&mut scene, "set\tdirection\tSW");
    assert_eq!(direction(&view).as_deref(), Some("SW"));
    grant(&mut scene, &Answers::REFERENCE);
    assert_eq!(direction(&scene.view()).as_deref(), Some("SW"));
}

#[test]
fn the_panel_judges_the_newest_version_and_names_it() {
    let mut panel = open("exercise\x0004\0live\0live/\0page\x0004-legal-moves.html\0");
    assert_eq!(panel.view().value("data-state"), None);
    let view = act(&mut panel, "live\tbuilding\t\t\t");
    assert_eq!(view.value("data-state"), Some("building"));
    // During the build, the panel gets the calls from the judge.
    assert_eq!(panel.wish().unwrap().whose, Whose::Judge);
    grant(&mut panel, &Answers::REFERENCE);

    act(&mut panel, "live\tready\tv1\tstep04-1.wasm\t");
    let wish = panel.wish().unwrap();
    assert_eq!(wish.whose, Whose::At("step04-1.wasm".to_owned()));
    // A newer version arrives before the replies of the older one.
    act(&mut panel, "live\tready\tv2\tstep04-2.wasm\t");
    panel.answer(wish.number, Err("of the older one".to_owned()));
    grant(&mut panel, &Answers::REFERENCE);
    let view = panel.view();
    assert_eq!(view.value("data-state"), Some("passed"));
    assert_eq!(view.value("data-version"), Some("v2"));

    let wrong = Answers {
        is_valid_move: |_, _, _| true,
        ..Answers::REFERENCE
    };
    let view = act(&mut panel, "live\tready\tv3\tstep04-3.wasm\t");
    // The report of the older version isn't the report of the newest.
    assert_eq!(view.value("data-state"), Some("building"));
    assert_eq!(view.value("data-version"), Some("v2"));
    grant(&mut panel, &wrong);
    let view = panel.view();
    assert_eq!(view.value("data-state"), Some("failed"));
    // The link opens on this very page.
    let words = view.all_words();
    assert!(
        words.contains("See this position on the board above"),
        "{words}"
    );
}

#[test]
fn the_panel_shows_the_compilers_message_and_why_code_could_not_run() {
    let mut panel = open("exercise\x0004\0live\0live/\0");
    let view = act(
        &mut panel,
        "live\terror\tv1\t\terror: expected `;`\n  --> src/lib.rs:3:9",
    );
    assert_eq!(view.value("data-state"), Some("error"));
    let words = view.all_words();
    assert!(words.contains("The compiler's message:") && words.contains("src/lib.rs:3:9"));
    assert!(words.contains("Version v1"));

    act(&mut panel, "live\tready\tv2\tstep04.wasm\t");
    let wish = panel.wish().unwrap();
    panel.answer(wish.number, Err("the server answered 404".to_owned()));
    let view = panel.view();
    assert_eq!(view.value("data-state"), Some("trouble"));
    assert!(view.all_words().contains("the server answered 404"));
    assert_eq!(panel.wish(), None);
}

#[test]
fn without_the_server_there_is_no_panel_and_broken_options_open_no_figure() {
    for options in [
        "",
        "exercise\x0004\0",
        "widget\0walk\0",
        "widget\0walk\0board\0BBB\0player\0B\0",
        "widget\0screen\0",
    ] {
        assert!(
            widgets::open(Options::read(options)).is_none(),
            "{options:?}"
        );
    }
}
