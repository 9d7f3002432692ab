//! What the tests of scenes share: a reader's hand, and a reader's eye.

use crate::{Event, Scene};

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

/// Chooses in a menu, or writes into a field and leaves it.
pub(crate) fn set(scene: &mut dyn Scene, name: &str, value: &str) {
    scene.act(&Event::Set(name, value));
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

/// What a screen reader says of a cell.
pub(crate) fn spoken(scene: &dyn Scene, square: &str) -> String {
    value_of(scene, ("data-square", square), "aria-label").expect("a cell")
}
