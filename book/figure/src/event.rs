//! What a reader does to a scene.

use steps::Square;

/// Something that a reader does, or time that passed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event<'a> {
    /// A button with this action was pressed.
    Press(&'a str),
    /// A cell of the board with this id was chosen.
    Square(&'a str, Square),
    /// The field or menu with this name holds this now.
    Set(&'a str, &'a str),
    /// A key on a board that takes keys itself, as the browser names it: `ArrowLeft`, `Enter`.
    Key(&'a str),
    /// The time that the view asked for has passed.
    Tick,
    /// The reader came near for the first time, with the pointer or the focus.
    Near,
    /// What the reader wanted to copy was copied, or that is not allowed.
    Copied(bool),
    /// The server says something about the reader's code of the figure's step.
    Live(Live<'a>),
}

/// The newest word of the server about one step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Live<'a> {
    /// `building`, `ready`, `error`, `trouble`, or `chosen` where other modules of earlier steps were.
    pub state: &'a str,
    /// A short hash of the file.
    pub version: &'a str,
    /// Where the built module lies, seen from the page; empty where there is none.
    pub module: &'a str,
    /// The compiler's words, or what is wrong.
    pub message: &'a str,
}

impl Event<'_> {
    /// Reads what the page sends: a word, and what belongs to it behind tabs.
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
