//! The view model of "Ask any position", without a page: the judge and the functions answer in this process.

mod bench;

use checks::bench::Answer;
use checks::functions::{DrawBoard, NoArguments};
use checks::{Call, Ending, Language, Replay, Reply, find_step};
use scenes::ask::AskModel;
use scenes::{BoardChoice, Code, KnownMistake, Request, Subject, controls::Tone};
use steps::{Answers, Disc, PositionAddress};

const PRACTICE: &str = "pos=..B.B..WW..B.WW.WW..B....,B,c3";

fn figure(step: &str, address: &str, live: bool) -> AskModel {
    let opened: PositionAddress = address.parse().unwrap();
    let step = find_step(step).unwrap();
    let functions = step
        .functions
        .iter()
        .map(|name| (*name).to_owned())
        .collect();
    let known = step.mistakes.iter().enumerate();
    let mistakes = known
        .map(|(number, mistake)| KnownMistake {
            number: number as u32,
            id: mistake.id.to_owned(),
            title: mistake.title.english.to_owned(),
            symptom: String::new(),
        })
        .collect();
    AskModel::new(
        step.id,
        functions,
        opened,
        mistakes,
        live,
        Language::English,
    )
}

fn answer(request: Request, step: &str, yours: &Answers) -> Answer {
    let code = match request.code {
        Code::Model => None,
        Code::Mistake(index) => Some(&find_step(step).unwrap().mistakes[index as usize].answers),
        _ => Some(yours),
    };
    bench::run(&request.work, code)
}

/// Answers all requests of the figure.
fn settle(model: &mut AskModel, step: &str, yours: &Answers) {
    while let Some(request) = model.request() {
        let number = request.number;
        assert!(model.take(number, Ok(answer(request, step, yours))));
    }
}

/// The squares that are marked as differing on the other board.
fn differing(model: &AskModel) -> Vec<String> {
    let cells = model.cells(1).into_iter().filter(|cell| cell.differs);
    cells.map(|cell| cell.square.to_string()).collect()
}

fn choose_mistake(model: &mut AskModel, id: &str) {
    let subject = Subject::named(id, model.mistakes()).unwrap();
    model.choose_subject(subject);
}

#[test]
fn the_figure_runs_nothing_before_the_reader_touches_it() {
    let mut model = figure("05", PRACTICE, false);
    assert_eq!(model.request(), None);
    assert_eq!(model.cells(0).len(), 25);
    model.wake();
    settle(&mut model, "05", &Answers::REFERENCE);
    assert_eq!(model.other_heading(), None);
    assert_eq!(model.answer(0), "flips_in_direction(c3, NE, Black): d2");
    assert_eq!(model.plan().fields[0].name, "direction");
}

#[test]
fn a_known_mistake_is_marked_where_it_differs_and_can_be_stepped_to_that_read() {
    let mut model = figure("05", PRACTICE, false);
    model.wake();
    model.choose_function("flips_at");
    choose_mistake(&mut model, "S5b");
    settle(&mut model, "05", &Answers::REFERENCE);
    assert_eq!(model.tone(), Tone::Wrong);
    assert!(model.message().starts_with("The answers are different at "));
    assert!(differing(&model).contains(&"d3".to_owned()));
    assert!(
        model
            .walk_line()
            .contains("Read 3 is the first difference.")
    );
    assert_eq!(model.can_walk(), (false, true));
    for _ in 0..3 {
        model.walk(true);
    }
    assert!(model.walk_line().ends_with("This is the first difference."));
    let reading = |side: usize| {
        let cells = model.cells(side).into_iter().filter(|cell| cell.reading);
        cells
            .map(|cell| cell.square.to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        (reading(0), reading(1)),
        (vec!["b2".to_owned()], vec!["c2".to_owned()])
    );
    model.walk(false);
    assert!(model.walk_line().starts_with("Read 2 of"));
}

#[test]
fn your_code_runs_first_if_it_can_and_again_after_each_build() {
    let mut model = figure("04", PRACTICE, true);
    assert_eq!(model.subject(), Subject::Yours);
    model.wake();
    let nothing = Answers {
        is_valid_move: |_, _, _| false,
        ..Answers::REFERENCE
    };
    settle(&mut model, "04", &nothing);
    assert_eq!(differing(&model), ["d1", "c3", "b5", "d5"]);
    assert_eq!(model.other_heading().as_deref(), Some("Your code"));
    model.module_changed();
    settle(&mut model, "04", &Answers::REFERENCE);
    assert_eq!(differing(&model), [""; 0]);
    assert_eq!(model.tone(), Tone::Right);
    choose_mistake(&mut model, "reference");
    settle(&mut model, "04", &Answers::REFERENCE);
    model.module_changed();
    assert_eq!(model.request(), None, "the reader's code isn't needed now");
}

#[test]
fn a_note_says_whose_code_the_report_means() {
    let note = "Here, “your code” is the code with a mistake.".to_owned();
    let mut model = figure("05", PRACTICE, true);
    model.wake();
    model.choose_function("flips_at");
    let nothing = Answers {
        flips_at: |_, _, _| Vec::new(),
        ..Answers::REFERENCE
    };
    settle(&mut model, "05", &nothing);
    let words = model.words();
    assert!(words.iter().any(|words| words.contains("Your code")));
    assert!(!words.contains(&note));
    choose_mistake(&mut model, "S5b");
    settle(&mut model, "05", &nothing);
    assert!(model.words().contains(&note));
}

#[test]
fn a_late_answer_to_an_older_request_is_not_taken() {
    let mut model = figure("04", PRACTICE, false);
    model.wake();
    let request = model.request().unwrap();
    let number = request.number;
    let late = answer(request, "04", &Answers::REFERENCE);
    model.choose("d5".parse().unwrap());
    assert!(!model.take(number, Ok(late)));
}

#[test]
fn trouble_with_a_module_is_explained_and_the_next_choice_tries_again() {
    let mut model = figure("04", PRACTICE, false);
    model.wake();
    let number = model.request().unwrap().number;
    assert!(model.take(number, Err("the server answered 404".to_owned())));
    assert_eq!(
        model.message(),
        "The code couldn't run: the server answered 404."
    );
    assert_eq!(model.request(), None);
    model.choose("d5".parse().unwrap());
    settle(&mut model, "04", &Answers::REFERENCE);
    assert_eq!(model.answer(0), "Black at d5: legal");

    choose_mistake(&mut model, "reference");
    let number = model.request().unwrap().number;
    assert!(model.take(number, Ok(Answer::Replies(Vec::new()))));
    assert!(model.message().starts_with("The comparison took too long"));
}

#[test]
fn the_model_answer_is_shown_although_your_code_is_not_built_yet() {
    let mut model = figure("04", PRACTICE, true);
    model.wake();
    settle_without_module(&mut model, "04");
    assert_eq!(model.answer(0), "Black at c3: legal");
    assert_eq!(
        model.message(),
        "The code couldn't run: your code is not built yet."
    );
    assert!(model.cells(1).is_empty());
    model.module_changed();
    settle(&mut model, "04", &Answers::REFERENCE);
    assert_eq!(model.tone(), Tone::Right, "{}", model.message());
}

/// As [`settle`], while the reader's code is not built yet.
fn settle_without_module(model: &mut AskModel, step: &str) {
    while let Some(request) = model.request() {
        let number = request.number;
        let answer = match request.code {
            Code::Model => Ok(answer(request, step, &Answers::REFERENCE)),
            _ => Err("your code is not built yet".to_owned()),
        };
        assert!(model.take(number, answer));
    }
}

#[test]
fn boards_are_edited_chosen_and_pasted_and_the_square_stays() {
    let mut model = figure("05", PRACTICE, false);
    model.choose_function("place");
    model.toggle_edit();
    model.choose("a1".parse().unwrap());
    settle(&mut model, "05", &Answers::REFERENCE);
    assert_eq!(model.cells(0)[0].cell, Some(Disc::Black));
    model.choose_board(BoardChoice::Start);
    model.paste("..B.\n.BW.\n.WB.\n....");
    settle(&mut model, "05", &Answers::REFERENCE);
    assert_eq!(model.cells(0).len(), 16);
    assert!(model.answer(0).starts_with("place(c3, Black)"));
    model.paste("nonsense");
    assert_eq!(model.tone(), Tone::Wrong);
    assert_eq!(model.cells(0).len(), 16);
}

#[test]
fn a_game_is_played_by_squares_undo_and_restart() {
    let start = "pos=...........................WB......BW...........................,B,d3";
    let mut model = figure("12", start, false);
    model.wake();
    settle(&mut model, "12", &Answers::REFERENCE);
    assert!(model.plan().plays);
    for square in ["d3", "c3", "a1"] {
        model.choose(square.parse().unwrap());
        settle(&mut model, "12", &Answers::REFERENCE);
    }
    assert!(
        model
            .answer(0)
            .contains("Err(TurnsNothing): the move doesn't flip any discs")
    );
    model.act("undo");
    settle(&mut model, "12", &Answers::REFERENCE);
    assert!(
        model
            .answer(0)
            .ends_with("undo() returns true. Black to move, record \"\"")
    );
    model.act("reset");
    settle(&mut model, "12", &Answers::REFERENCE);
    assert!(model.answer(0).starts_with("Game::new(Black): a new game."));
}

#[test]
fn a_link_opens_the_call_with_its_answer_beside_the_right_one() {
    let mut first = figure("05", PRACTICE, false);
    first.choose_function("flips_at");
    choose_mistake(&mut first, "S5b");
    settle(&mut first, "05", &Answers::REFERENCE);
    let link = first.address().to_owned();
    assert!(link.starts_with("#replay=2."));

    let start = "pos=...........................WB......BW...........................,W";
    let mut other = figure("05", start, true);
    other.open_replay(&link);
    // The build of the reader's code ends while the link opens.
    other.module_changed();
    settle(&mut other, "05", &Answers::REFERENCE);
    assert_eq!(other.subject(), Subject::Link);
    assert_eq!(other.function(), "flips_at");
    assert_eq!(other.answer(1), first.answer(1));
    assert_eq!(differing(&other), ["c3", "d3", "e3", "c4"]);
    // Another square has no answer in the link.
    other.choose("d5".parse().unwrap());
    settle(&mut other, "05", &Answers::REFERENCE);
    assert_eq!(other.subject(), Subject::Yours);
    other.choose_subject(Subject::Link);
    settle(&mut other, "05", &Answers::REFERENCE);
    assert_eq!(other.answer(1), first.answer(1));
}

#[test]
fn an_unreadable_link_gets_a_sentence_and_keeps_the_position() {
    let mut model = figure("05", PRACTICE, true);
    model.wake();
    model.open_replay("#replay=2.nonsense");
    settle(&mut model, "05", &Answers::REFERENCE);
    assert!(model.message().starts_with("Can't open this link"));
    assert_eq!(model.tone(), Tone::Wrong);
    assert_eq!(model.answer(0), "flips_in_direction(c3, NE, Black): d2");
    model.choose("d5".parse().unwrap());
    settle(&mut model, "05", &Answers::REFERENCE);
    assert_eq!(model.tone(), Tone::Right);
    let foreign = Replay::new(
        &Call::DrawBoard(DrawBoard(NoArguments)),
        &Reply::unread(Ending::Hung),
    )
    .unwrap();
    model.paste(&format!("see https://example.org/01-board.html#{foreign}"));
    settle(&mut model, "05", &Answers::REFERENCE);
    assert!(model.message().contains("01-board.html"));
}

#[test]
fn a_new_module_keeps_the_message_about_an_unreadable_link() {
    let mut model = figure("05", PRACTICE, true);
    model.wake();
    settle(&mut model, "05", &Answers::REFERENCE);
    model.open_replay("#replay=2.nonsense");
    settle(&mut model, "05", &Answers::REFERENCE);
    let refused = model.message().to_owned();
    assert!(refused.starts_with("Can't open this link"));
    model.module_changed();
    settle_without_module(&mut model, "05");
    assert_eq!(model.message(), refused);
    model.module_changed();
    settle(&mut model, "05", &Answers::REFERENCE);
    assert_eq!(model.message(), refused);
}

#[test]
fn the_next_action_gets_an_answer_after_an_unreadable_link() {
    let mut model = figure("05", PRACTICE, true);
    model.wake();
    model.open_replay("#replay=2.nonsense");
    settle_without_module(&mut model, "05");
    model.paste("f5d6c9");
    assert!(model.message().contains("ply 3"), "{}", model.message());
    model.open_replay("#replay=2.nonsense");
    settle_without_module(&mut model, "05");
    model.choose_named("z99");
    assert!(
        !model.message().starts_with("This link"),
        "{}",
        model.message()
    );
}

#[test]
fn an_answer_never_appears_under_another_heading() {
    let mut model = figure("05", PRACTICE, false);
    model.wake();
    choose_mistake(&mut model, "S5b");
    settle(&mut model, "05", &Answers::REFERENCE);
    assert!(!model.cells(1).is_empty());
    choose_mistake(&mut model, "D07");
    assert!(model.cells(1).is_empty(), "it hasn't answered yet");
}

#[test]
fn old_marks_disappear_if_the_newer_call_gets_no_answer() {
    let mut model = figure("05", PRACTICE, false);
    model.wake();
    settle(&mut model, "05", &Answers::REFERENCE);
    model.choose("d5".parse().unwrap());
    let number = model.request().expect("it asks").number;
    assert!(model.take(number, Err("the judge did not start".to_owned())));
    assert_eq!(model.answer(0), "");
}

#[test]
fn an_impossible_call_is_explained_and_the_fields_stay() {
    let start = "pos=...........................WB......BW...........................,B,d3";
    let mut model = figure("09", start, false);
    model.set_value("depth", "9");
    settle(&mut model, "09", &Answers::REFERENCE);
    assert!(model.message().starts_with("Depth: found \"9\""));
    assert_eq!(model.plan().fields[0].value, "9");
    model.set_value("depth", "1");
    model.choose_player(Disc::White);
    settle(&mut model, "09", &Answers::REFERENCE);
    assert!(model.answer(0).starts_with("minimax(White, depth 1): "));
}
