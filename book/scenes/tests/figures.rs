//! Runs the figures as the page does: with its options, the reader's events, the views and the requests. The bench
//! runs in this process.

mod bench;

use checks::bench::Work;
use checks::find_step;
use scenes::{BuildStatus, Code, Event, Node, Options, Scene};
use steps::{Answers, Square};

const BOARD: [(&str, &str); 3] = [
    ("board", "..B.B..WW..B.WW.WW..B...."),
    ("player", "B"),
    ("square", "c3"),
];

fn options(all: &[(&str, &str)]) -> Options {
    let owned = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
    Options::new(all.iter().map(owned).collect())
}

fn open(all: &[(&str, &str)]) -> Box<dyn Scene> {
    scenes::open(&options(all)).expect("the page describes a figure")
}

/// A figure of this kind on the practice board.
fn on_board(widget: &str, more: &[(&str, &str)]) -> Box<dyn Scene> {
    open(&[&[("widget", widget)], &BOARD[..], more].concat())
}

fn act(scene: &mut Box<dyn Scene>, event: &Event<'_>) -> Node {
    scene.act(event);
    scene.view()
}

fn live<'a>(state: &'a str, version: &'a str, module: &'a str, message: &'a str) -> Event<'a> {
    Event::Build(BuildStatus {
        state,
        version,
        module,
        message,
    })
}

fn message(view: &Node) -> String {
    view.find("data-message", "").unwrap().all_words()
}

fn row(view: &Node, direction: &str) -> Option<String> {
    let row = view.find("data-direction", direction).unwrap();
    row.value("data-stop").map(str::to_owned)
}

/// Answers every request. The reader's module has these functions.
fn settle(scene: &mut Box<dyn Scene>, yours: &Answers) {
    while let Some(request) = scene.request() {
        let code = match request.code {
            Code::Model => None,
            _ => Some(yours),
        };
        scene.answer(request.number, Ok(bench::run(&request.work, code)));
        if scene
            .request()
            .is_some_and(|next| next.number == request.number)
        {
            return;
        }
    }
}

#[test]
fn a_walk_is_steered_by_what_the_page_sends() {
    let mut scene = on_board("walk", &[]);
    let view = act(&mut scene, &Event::Press("face-E"));
    assert_eq!(
        message(&view),
        "The walk starts at c3 and goes east. What comes next?"
    );
    for _ in 0..3 {
        act(&mut scene, &Event::Press("step"));
    }
    let view = scene.view();
    assert_eq!(row(&view, "E").as_deref(), Some("edge"));
    assert_eq!(row(&view, "N"), None);
    let east = view.find("data-choose-direction", "E").unwrap();
    assert_eq!(east.value("aria-pressed"), Some("true"));

    act(&mut scene, &Event::Set("square", "e4"));
    let view = act(&mut scene, &Event::Press("choose-square"));
    let asked = view.find("data-asked", "true").unwrap();
    assert_eq!(asked.value("data-square"), Some("e4"));
    let view = act(&mut scene, &Event::Set("position", "#pos=nonsense"));
    assert!(message(&view).contains("Your board hasn't changed."));
    assert!(view.find("data-square", "e5").is_some());
}

#[test]
fn a_table_is_filled_in_and_compared() {
    let mut scene = on_board("walk", &[]);
    let view = act(&mut scene, &Event::Press("fill"));
    let guess = view.find("data-guess", "N").unwrap();
    assert_eq!(guess.value("data-control"), Some("guess-N"));
    let view = act(&mut scene, &Event::Set("guess-N", "closed:1"));
    let guess = view.find("data-guess", "N").unwrap();
    assert_eq!(guess.value("data-value"), Some("closed:1"));
    act(&mut scene, &Event::Set("guess-E", "closed:1"));
    let view = act(&mut scene, &Event::Press("compare"));
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
    let mut scene = on_board("question", &[("ask", "E")]);
    act(&mut scene, &Event::Press("answer-no"));
    for _ in 0..3 {
        act(&mut scene, &Event::Press("step"));
    }
    let view = scene.view();
    let end = message(&view);
    assert!(end.contains("the edge"), "{end}");
    let step = view.find("data-action", "step").unwrap();
    assert_eq!(step.value("aria-disabled"), Some("true"));
    let view = act(&mut scene, &Event::Press("step"));
    assert_eq!(message(&view), end);
    let view = act(&mut scene, &Event::Press("reset"));
    assert!(view.find("data-action", "answer-no").is_some());
}

#[test]
fn a_walk_requests_the_answers_of_a_mistake_and_takes_the_newest_only() {
    let step = find_step("04").unwrap();
    let number = step.mistakes.iter().position(|it| it.id == "C05").unwrap();
    let known = format!("{number}\tC05\ttitle\tsymptom");
    let mut scene = on_board("walk", &[("mistakes", &known)]);
    assert_eq!(scene.request(), None);
    act(&mut scene, &Event::Set("subject", "C05"));
    let request = scene.request().unwrap();
    assert_eq!(request.code, Code::Mistake(number as u32));
    assert!(matches!(request.work, Work::Run(calls) if calls.len() == 25));

    scene.answer(request.number + 1, Err("too late".to_owned()));
    assert!(!message(&scene.view()).contains("too late"));
    settle(&mut scene, &step.mistakes[number].answers);
    assert!(scene.view().find("data-differs", "true").is_some());
}

#[test]
fn without_a_module_the_walk_says_so() {
    let mut scene = on_board("walk", &[("live", "x"), ("mistakes", "")]);
    act(&mut scene, &Event::Set("subject", "yours"));
    let request = scene.request().unwrap();
    assert_eq!(request.code, Code::Yours);
    scene.answer(request.number, Err(String::new()));
    let said = message(&scene.view());
    assert!(said.contains("it isn't built yet"), "{said}");
}

#[test]
fn a_figure_that_runs_code_sleeps_until_the_reader_comes_near() {
    let mut scene = on_board(
        "ask",
        &[("exercise", "05"), ("functions", "flips_at place")],
    );
    assert_eq!(scene.view().value("data-asleep"), Some(""));
    assert_eq!(scene.request(), None);
    let view = act(&mut scene, &Event::Near);
    assert_eq!(view.value("data-asleep"), None);
    settle(&mut scene, &Answers::REFERENCE);
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
    let mut scene = on_board(
        "ask",
        &[("exercise", "05"), ("functions", "flips_in_direction")],
    );
    act(&mut scene, &Event::Near);
    settle(&mut scene, &Answers::REFERENCE);
    let direction = |view: &Node| {
        let field = view.find("data-control", "direction").unwrap();
        field.value("data-value").map(str::to_owned)
    };
    assert_ne!(direction(&scene.view()).as_deref(), Some("SW"));
    let view = act(&mut scene, &Event::Set("direction", "SW"));
    assert_eq!(direction(&view).as_deref(), Some("SW"));
    settle(&mut scene, &Answers::REFERENCE);
    assert_eq!(direction(&scene.view()).as_deref(), Some("SW"));
}

#[test]
fn the_panel_judges_the_newest_version_and_names_it() {
    let mut panel = open(&[
        ("exercise", "04"),
        ("live", "live/"),
        ("page", "04-legal-moves.html"),
    ]);
    assert_eq!(panel.view().value("data-state"), None);
    let view = act(&mut panel, &live("building", "", "", ""));
    assert_eq!(view.value("data-state"), Some("building"));
    assert_eq!(panel.request(), None);

    act(&mut panel, &live("ready", "v1", "step04-1.wasm", ""));
    let request = panel.request().unwrap();
    assert_eq!(request.code, Code::Module("step04-1.wasm".to_owned()));
    // A newer version arrives before the replies of the older one.
    act(&mut panel, &live("ready", "v2", "step04-2.wasm", ""));
    panel.answer(request.number, Err("of the older one".to_owned()));
    settle(&mut panel, &Answers::REFERENCE);
    let view = panel.view();
    assert_eq!(view.value("data-state"), Some("passed"));
    assert_eq!(view.value("data-version"), Some("v2"));

    let wrong = Answers {
        is_valid_move: |_, _, _| true,
        ..Answers::REFERENCE
    };
    let view = act(&mut panel, &live("ready", "v3", "step04-3.wasm", ""));
    // The report of the older version isn't the report of the newest.
    assert_eq!(view.value("data-state"), Some("building"));
    assert_eq!(view.value("data-version"), Some("v2"));
    settle(&mut panel, &wrong);
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
    let mut panel = open(&[("exercise", "04"), ("live", "live/")]);
    let message = "error: expected `;`\n  --> src/lib.rs:3:9";
    let view = act(&mut panel, &live("error", "v1", "", message));
    assert_eq!(view.value("data-state"), Some("error"));
    let words = view.all_words();
    assert!(words.contains("The compiler's message:") && words.contains("src/lib.rs:3:9"));
    assert!(words.contains("Version v1"));

    act(&mut panel, &live("ready", "v2", "step04.wasm", ""));
    let request = panel.request().unwrap();
    panel.answer(request.number, Err("the server answered 404".to_owned()));
    let view = panel.view();
    assert_eq!(view.value("data-state"), Some("trouble"));
    assert!(view.all_words().contains("the server answered 404"));
    assert_eq!(panel.request(), None);
}

#[test]
fn without_the_server_there_is_no_panel_and_broken_options_open_no_figure() {
    let broken: [&[(&str, &str)]; 5] = [
        &[],
        &[("exercise", "04")],
        &[("widget", "walk")],
        &[("widget", "walk"), ("board", "BBB"), ("player", "B")],
        &[("widget", "screen")],
    ];
    for all in broken {
        assert!(scenes::open(&options(all)).is_none(), "{all:?}");
    }
}
