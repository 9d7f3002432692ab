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
        for nonsense in ["", "square\tleft", "square\tleft\tz99", "set\tx", "push\tx"] {
            assert_eq!(Event::read(nonsense), None, "{nonsense}");
        }
    }
}
