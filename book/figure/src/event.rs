//! Events: actions of the reader, and news from the page.

use steps::Square;

/// An event of a scene.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event<'a> {
    /// The reader pressed a button with this action.
    Press(&'a str),
    /// The reader chose a cell of the board with this id.
    Square(&'a str, Square),
    /// The field or menu with this name has a new value.
    Set(&'a str, &'a str),
    /// A key, with the browser's name, on a board that handles keys itself: `ArrowLeft`, `Enter`.
    Key(&'a str),
    /// The time in the view's `data-tick` has passed.
    Tick,
    /// The pointer or the focus entered the figure for the first time.
    Near,
    /// The browser copied a text, or blocked it.
    Copied(bool),
    /// News from the server about the reader's code for the figure's step.
    Live(Live<'a>),
}

/// The server's newest status of one step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Live<'a> {
    /// `building`, `ready`, `error`, `trouble`, or `chosen` if the reader chose other modules for earlier steps.
    pub state: &'a str,
    /// A short hash of the file.
    pub version: &'a str,
    /// The address of the built module, relative to the page; empty if there is none.
    pub module: &'a str,
    /// The compiler's message, or the reason for the trouble.
    pub message: &'a str,
}

impl Event<'_> {
    /// Parses the page's message: a word, then its parts behind tabs.
    pub fn read(sent: &str) -> Option<Event<'_>> {
        let (kind, rest) = sent.split_once('\t').unwrap_or((sent, ""));
        Some(match kind {
            "press" => Event::Press(rest),
            "square" => {
                let (board, square) = rest.split_once('\t')?;
                Event::Square(board, square.parse().ok()?)
            }
            "set" => {
                let (name, value) = rest.split_once('\t')?;
                Event::Set(name, value)
            }
            "key" => Event::Key(rest),
            "tick" => Event::Tick,
            "near" => Event::Near,
            "copied" => Event::Copied(rest == "yes"),
            "live" => {
                let mut parts = rest.splitn(4, '\t');
                Event::Live(Live {
                    state: parts.next()?,
                    version: parts.next()?,
                    module: parts.next()?,
                    message: parts.next()?,
                })
            }
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_read_and_nonsense_is_none() {
        let c3 = Square { row: 2, col: 2 };
        assert_eq!(Event::read("press\tstep"), Some(Event::Press("step")));
        assert_eq!(
            Event::read("square\tleft\tc3"),
            Some(Event::Square("left", c3))
        );
        assert_eq!(
            Event::read("set\tgame\td3 c3\tx"),
            Some(Event::Set("game", "d3 c3\tx"))
        );
        assert_eq!(Event::read("key\tEnter"), Some(Event::Key("Enter")));
        assert_eq!(Event::read("tick"), Some(Event::Tick));
        assert_eq!(Event::read("near"), Some(Event::Near));
        assert_eq!(Event::read("copied\tno"), Some(Event::Copied(false)));
        assert_eq!(
            Event::read("live\terror\t0a1b\t\ttwo\twords"),
            Some(Event::Live(Live {
                state: "error",
                version: "0a1b",
                module: "",
                message: "two\twords",
            }))
        );
        for nonsense in [
            "",
            "square\tleft",
            "square\tleft\tz99",
            "set\tx",
            "push\tx",
            "live\tready",
        ] {
            assert_eq!(Event::read(nonsense), None, "{nonsense}");
        }
    }
}
