//! Questions of "Check yourself", answered as a reader answers them.

use figure::{Event, Node, Options, Scene};

const START: &str =
    "board\0...........................WB......BW...........................\0player\0B\0";

fn open(options: &str) -> Box<dyn Scene> {
    widgets::open(Options::read(&format!("widget\0quiz\0{options}"))).expect("a question")
}

fn act(scene: &mut Box<dyn Scene>, events: &[&str]) -> Node {
    for event in events {
        scene.act(&Event::read(event).expect("an event"));
    }
    scene.view()
}

/// What is said after some events, and how.
fn said(scene: &mut Box<dyn Scene>, events: &[&str]) -> (String, Option<String>) {
    let view = act(scene, events);
    let message = view.find("data-message", "").expect("a message");
    (
        message.all_words(),
        message.value("data-tone").map(str::to_owned),
    )
}

fn right() -> (String, Option<String>) {
    ("Correct.".to_owned(), Some("right".to_owned()))
}

fn wrong(words: &str) -> (String, Option<String>) {
    (format!("Not quite. {words}"), Some("wrong".to_owned()))
}

fn plain(words: &str) -> (String, Option<String>) {
    (words.to_owned(), None)
}

#[test]
fn squares_are_marked_unmarked_and_checked() {
    let mut scene = open(&format!("kind\0squares\0answer\0d3,c4\0{START}"));
    assert_eq!(
        said(&mut scene, &["press\tcheck"]),
        plain("Mark the squares, then check your answer.")
    );
    let view = act(&mut scene, &["square\tquiz\td3", "square\tquiz\ta1"]);
    let d3 = view.find("data-square", "d3").expect("a cell");
    assert_eq!(d3.value("data-chosen"), Some("true"));
    assert_eq!(d3.value("aria-label"), Some("d3, empty, marked"));
    assert_eq!(
        said(&mut scene, &["press\tcheck"]),
        wrong("You missed c4. These squares don't belong to the answer: a1.")
    );
    assert_eq!(
        said(&mut scene, &["square\tquiz\ta1", "press\tcheck"]),
        wrong("You missed c4.")
    );
    assert_eq!(
        said(
            &mut scene,
            &["square\tquiz\tc4", "square\tquiz\tb1", "press\tcheck"]
        ),
        wrong("These squares don't belong to the answer: b1.")
    );
    assert_eq!(
        said(&mut scene, &["square\tquiz\tb1", "press\tcheck"]),
        right()
    );
    let view = act(&mut scene, &["press\tstart-over"]);
    assert!(view.find("data-chosen", "true").is_none());
}

#[test]
fn an_answer_without_squares_is_right_with_nothing_marked() {
    let mut scene = open(&format!("kind\0squares\0answer\0\0{START}"));
    assert_eq!(said(&mut scene, &["press\tcheck"]), right());
}

#[test]
fn a_number_is_read_as_the_book_writes_it() {
    let mut scene = open("kind\0number\0answer\0-1713\0");
    for (typed, expected) in [
        ("", plain("Type an integer, then check your answer.")),
        ("twelve", plain("Type an integer, then check your answer.")),
        (
            "9999999999",
            plain("Type an integer, then check your answer."),
        ),
        ("1713", wrong("1,713 is too large.")),
        ("−2,000", wrong("−2,000 is too small.")),
        ("-1713", right()),
        (" −1,713 ", right()),
    ] {
        let set = format!("set\tnumber\t{typed}");
        assert_eq!(
            said(&mut scene, &[&set, "press\tcheck"]),
            expected,
            "{typed}"
        );
    }
}

#[test]
fn of_several_choices_one_is_chosen_and_a_wrong_one_says_why() {
    let mut scene =
        open("kind\0choice\0answer\0wrong\tYes, `&mut`.\tIt only reads.\nright\tNo.\t\0");
    assert_eq!(
        said(&mut scene, &["press\tcheck"]),
        plain("Choose one answer, then check it.")
    );
    assert_eq!(
        said(&mut scene, &["press\tchoice-0", "press\tcheck"]),
        wrong("It only reads.")
    );
    let view = act(&mut scene, &["press\tchoice-1"]);
    let pressed = |action| {
        view.find("data-action", action)
            .unwrap()
            .value("aria-pressed")
    };
    assert_eq!(pressed("choice-0"), Some("false"));
    assert_eq!(pressed("choice-1"), Some("true"));
    assert_eq!(said(&mut scene, &["press\tcheck"]), right());
    assert!(view.all_words().contains("Yes, &mut ."));
}

#[test]
fn where_several_choices_are_right_all_of_them_are_needed() {
    let mut scene = open("kind\0choice\0answer\0right\tA\t\nwrong\tB\t\nright\tC\t\0");
    assert_eq!(
        said(&mut scene, &["press\tcheck"]),
        plain("Choose all correct answers, then check your answer.")
    );
    assert_eq!(
        said(&mut scene, &["press\tchoice-0", "press\tcheck"]),
        wrong("There are more correct answers.")
    );
    assert_eq!(
        said(&mut scene, &["press\tchoice-2", "press\tcheck"]),
        right()
    );
}

#[test]
fn a_question_that_says_something_impossible_does_not_open() {
    for options in [
        "kind\0squares\0answer\0d3\0",
        "kind\0number\0answer\0many\0",
        "kind\0choice\0answer\0right\0",
        "kind\0dance\0answer\0\0",
        &format!("kind\0squares\0answer\0z9\0{START}"),
    ] {
        let options = format!("widget\0quiz\0{options}");
        assert!(
            widgets::open(Options::read(&options)).is_none(),
            "{options}"
        );
    }
}
