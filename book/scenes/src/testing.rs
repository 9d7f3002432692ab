//! What the tests of scenes share: a reader's actions, and what the reader sees.

use checks::bench::{begin, finish};
use checks::{Language, ask, quietly};
use steps::Disc;

use crate::{Code, Copying, Event, Positions, Scene};

/// Presses buttons one after the other.
pub(crate) fn press(scene: &mut dyn Scene, actions: &[&str]) {
    for action in actions {
        scene.act(&Event::Press(action));
    }
}

/// Chooses a square of a board.
pub(crate) fn click(scene: &mut dyn Scene, board: &str, name: &str) {
    scene.act(&Event::Square(board, name.parse().expect("a square")));
}

/// Chooses in a menu, or types into a field and leaves it.
pub(crate) fn set(scene: &mut dyn Scene, name: &str, value: &str) {
    scene.act(&Event::Set(name, value));
}

/// Runs the code of a puzzle's request, and hands over the answer, as the bench does.
pub(crate) fn run_bench(scene: &mut dyn Scene) {
    let request = scene.request().expect("a request");
    let Code::Puzzle(number) = request.code else {
        panic!("{:?} isn't a puzzle", request.code);
    };
    let code = puzzles::answers(number).expect("a choice of pieces");
    let calls = begin(&request.work).expect("a step");
    let replies = quietly(|| calls.iter().map(|call| ask(&code, call)).collect());
    let answer = finish(&request.work, replies, Language::English).expect("a step");
    scene.answer(request.number, Ok(answer));
}

/// The scene's message.
pub(crate) fn message(scene: &dyn Scene) -> String {
    let view = scene.view();
    let message = view.find("data-message", "").expect("a message");
    message.all_words()
}

/// An attribute of the first element that has another one with this value.
pub(crate) fn value_of(scene: &dyn Scene, find: (&str, &str), name: &str) -> Option<String> {
    let view = scene.view();
    view.find(find.0, find.1)?.value(name).map(str::to_owned)
}

/// What a screen reader says for a square.
pub(crate) fn spoken(scene: &dyn Scene, square: &str) -> String {
    value_of(scene, ("data-square", square), "aria-label").expect("a cell")
}

/// What every figure says about a text that isn't a position.
pub(crate) fn refusal(text: &str) -> String {
    let mut positions = Positions::default();
    positions.act(&Event::Set("position", text), Disc::Black);
    positions.words().expect("a refusal").1
}

/// What every figure says after it copied something, or couldn't.
pub(crate) fn copied(could: bool) -> String {
    let mut copying = Copying::default();
    copying.act(&Event::Copied(could));
    copying.words().expect("words").1
}
