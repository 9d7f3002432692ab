//! What the tests of scenes share: a reader's hand, and a reader's eye.

use crate::{Event, Scene};

/// Presses buttons one after the other.
pub(crate) fn press(scene: &mut dyn Scene, actions: &[&str]) {
    for action in actions {
        scene.act(&Event::Press(action));
    }
}

/// Chooses in a menu, or writes into a field and leaves it.
pub(crate) fn set(scene: &mut dyn Scene, name: &str, value: &str) {
    scene.act(&Event::Set(name, value));
}

/// An attribute of the first element that has another one with this value.
pub(crate) fn value_of(scene: &dyn Scene, find: (&str, &str), name: &str) -> Option<String> {
    let view = scene.view();
    view.find(find.0, find.1)?.value(name).map(str::to_owned)
}
