//! Questions of "Check yourself", answered as a reader answers them.

use scenes::{Event, Node, Options, Scene};
use steps::Square;

const START: [(&str, &str); 2] = [
    (
        "board",
        "...........................WB......BW...........................",
    ),
    ("player", "B"),
];

fn options(kind: &str, answer: &str, position: &[(&str, &str)]) -> Options {
    let own = [("widget", "quiz"), ("kind", kind), ("answer", answer)];
    let all = own.iter().chain(position);
    let owned = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
    Options::new(all.map(owned).collect())
}

fn open(kind: &str, answer: &str, position: &[(&str, &str)]) -> Box<dyn Scene> {
    scenes::open(&options(kind, answer, position)).expect("a question")
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

fn act(scene: &mut Box<dyn Scene>, events: &[Event<'_>]) -> Node {
    for event in events {
        scene.act(event);
    }
    scene.view()
}

/// What is said after some events, and how.
fn said(scene: &mut Box<dyn Scene>, events: &[Event<'_>]) -> (String, Option<String>) {
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
    let mut scene = open("squares", "d3,c4", &START);
    assert_eq!(
        said(&mut scene, &[Event::Press("check")]),
        plain("Mark the squares, then check your answer.")
    );
    let view = act(
        &mut scene,
        &[
            Event::Square("quiz", square("d3")),
            Event::Square("quiz", square("a1")),
        ],
    );
    let d3 = view.find("data-square", "d3").expect("a cell");
    assert_eq!(d3.value("data-chosen"), Some("true"));
    assert_eq!(d3.value("aria-label"), Some("d3, empty, marked"));
    assert_eq!(
        said(&mut scene, &[Event::Press("check")]),
        wrong("You missed c4. These squares don't belong to the answer: a1.")
    );
    assert_eq!(
        said(
            &mut scene,
            &[Event::Square("quiz", square("a1")), Event::Press("check")]
        ),
        wrong("You missed c4.")
    );
    assert_eq!(
        said(
            &mut scene,
            &[
                Event::Square("quiz", square("c4")),
                Event::Square("quiz", square("b1")),
                Event::Press("check")
            ]
        ),
        wrong("These squares don't belong to the answer: b1.")
    );
    assert_eq!(
        said(
            &mut scene,
            &[Event::Square("quiz", square("b1")), Event::Press("check")]
        ),
        right()
    );
    let view = act(&mut scene, &[Event::Press("start-over")]);
    assert!(view.find("data-chosen", "true").is_none());
}

#[test]
fn an_answer_without_squares_is_right_with_nothing_marked() {
    let mut scene = open("squares", "", &START);
    assert_eq!(said(&mut scene, &[Event::Press("check")]), right());
}

#[test]
fn a_number_is_read_as_the_book_writes_it() {
    let mut scene = open("number", "-1713", &[]);
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
        let set = Event::Set("number", typed);
        assert_eq!(
            said(&mut scene, &[set, Event::Press("check")]),
            expected,
            "{typed}"
        );
    }
}

#[test]
fn of_several_choices_one_is_chosen_and_a_wrong_one_says_why() {
    let mut scene = open(
        "choice",
        "wrong\tYes, `&mut`.\tIt only reads.\nright\tNo.\t",
        &[],
    );
    assert_eq!(
        said(&mut scene, &[Event::Press("check")]),
        plain("Choose one answer, then check it.")
    );
    assert_eq!(
        said(
            &mut scene,
            &[Event::Press("choice-0"), Event::Press("check")]
        ),
        wrong("It only reads.")
    );
    let view = act(&mut scene, &[Event::Press("choice-1")]);
    let pressed = |action| {
        view.find("data-action", action)
            .unwrap()
            .value("aria-pressed")
    };
    assert_eq!(pressed("choice-0"), Some("false"));
    assert_eq!(pressed("choice-1"), Some("true"));
    assert_eq!(said(&mut scene, &[Event::Press("check")]), right());
    assert!(view.all_words().contains("Yes, &mut ."));
}

#[test]
fn where_several_choices_are_right_all_of_them_are_needed() {
    let mut scene = open("choice", "right\tA\t\nwrong\tB\t\nright\tC\t", &[]);
    assert_eq!(
        said(&mut scene, &[Event::Press("check")]),
        plain("Choose all correct answers, then check your answer.")
    );
    assert_eq!(
        said(
            &mut scene,
            &[Event::Press("choice-0"), Event::Press("check")]
        ),
        wrong("There are more correct answers.")
    );
    assert_eq!(
        said(
            &mut scene,
            &[Event::Press("choice-2"), Event::Press("check")]
        ),
        right()
    );
}

#[test]
fn a_question_that_says_something_impossible_does_not_open() {
    for (kind, answer, position) in [
        ("squares", "d3", &[][..]),
        ("number", "many", &[]),
        ("choice", "right", &[]),
        ("dance", "", &[]),
        ("squares", "z9", &START),
    ] {
        let options = options(kind, answer, position);
        assert!(scenes::open(&options).is_none(), "{kind} {answer}");
    }
}
