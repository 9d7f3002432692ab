//! Panics that print nothing, because their messages belong in a report.

use std::cell::RefCell;

thread_local! {
    static PANIC_LOCATION: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// The location of this thread's last panic, if [`quietly`] recorded it.
pub(crate) fn take_panic_location() -> Option<String> {
    PANIC_LOCATION.take()
}

/// Runs a function. Meanwhile panics print nothing and record their location for [`ask`].
pub fn quietly<T>(function: impl FnOnce() -> T) -> T {
    thread_local! {
        static QUIET: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
    }
    static HOOK: std::sync::Once = std::sync::Once::new();
    HOOK.call_once(|| {
        let loud = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if QUIET.get() {
                let place = info
                    .location()
                    .map(|place| format!("{}:{}", place.file(), place.line()));
                PANIC_LOCATION.set(place);
            } else {
                loud(info);
            }
        }));
    });
    let before = QUIET.replace(true);
    let result = function();
    QUIET.set(before);
    result
}
