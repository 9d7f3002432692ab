//! Positions in a figure: the reader pastes one, opens one by a link, or copies the current one.

use steps::{Board, Disc, PasteError, PositionAddress, Square, read_position};

use crate::board::as_text;
use crate::controls::{self, Tone, button, row};
use crate::{Event, Node, el};

/// A position with its side to move and its marked square, without a direction.
pub fn position(board: Board, player: Disc, square: Option<Square>) -> PositionAddress {
    PositionAddress {
        board,
        player,
        square,
        direction: None,
    }
}

/// An error for a text that is too long for a game. Nothing else checks such a text.
pub fn too_long_for_a_game(text: &str) -> Option<String> {
    const LONGEST: usize = 4000;
    let length = text.len();
    (length > LONGEST).then(|| format!("found {length} bytes; a game has at most {LONGEST}"))
}

/// The result of copying. The figure shows it until the reader's next action.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Copying {
    /// The reader copied nothing.
    #[default]
    NotTried,
    /// The browser copied the text.
    Done,
    /// The browser blocked copying.
    NotAllowed,
}

impl Copying {
    /// Handles an event.
    pub fn act(&mut self, event: &Event<'_>) {
        *self = match *event {
            Event::Copied(true) => Copying::Done,
            Event::Copied(false) => Copying::NotAllowed,
            _ if is_no_action(event) => return,
            _ => Copying::NotTried,
        };
    }

    /// The message to show instead of the figure's own.
    pub fn words(self) -> Option<(Tone, String)> {
        let (tone, words) = match self {
            Copying::NotTried => return None,
            Copying::Done => (Tone::Plain, "Copied."),
            Copying::NotAllowed => (
                Tone::Wrong,
                "Your browser blocked copying. Select the text below and copy it yourself.",
            ),
        };
        Some((tone, words.to_owned()))
    }

    /// Buttons that copy a link and a board as text. `link` is its part behind the page's address. It's empty if no
    /// figure of the page can open it.
    pub fn view(self, link: &str, board: Option<&Board>) -> Node {
        let board = board.map(as_text);
        let to_copy =
            |action: &str, words, text: &str| button(action, words).attribute("data-copy", text);
        let mut copies = Vec::new();
        if !link.is_empty() {
            copies.push(to_copy("copy-link", "Copy link", link));
        }
        if let Some(text) = &board {
            copies.push(to_copy("copy-text", "Copy board", text));
        }
        if !link.is_empty() {
            let by_hand = el("a")
                .class("live-link")
                .attribute("data-link", "")
                .attribute("href", link)
                .text("Link to this position");
            copies.push(by_hand);
        }
        let by_hand = board.filter(|_| self == Copying::NotAllowed);
        let by_hand = by_hand.map(|text| el("pre").attribute("tabindex", "0").text(text));
        el("div")
            .class("live-copy")
            .attribute("data-steers", "")
            .with(row(copies))
            .all(by_hand)
    }
}

/// State of a figure that takes positions: an unreadable text, its error, and the result of copying.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Positions {
    /// An unreadable text stays in its field, so that the reader can fix it.
    text: String,
    /// The error of that text. The figure shows it until the reader's next action.
    why: String,
    copying: Copying,
}

impl Positions {
    /// Handles an event. Returns the position to open if it's an [`Event::Set`] with the name `position`. `player` is
    /// the side to move if the text doesn't name one.
    pub fn act(&mut self, event: &Event<'_>, player: Disc) -> Option<PositionAddress> {
        self.copying.act(event);
        if let Event::Set("position", text) = *event {
            return self.read(text, player);
        }
        // If the reader leaves the field by its button, the text arrived with the event before.
        if !is_no_action(event) && *event != Event::Press("open") {
            self.why.clear();
        }
        None
    }

    fn read(&mut self, text: &str, player: Disc) -> Option<PositionAddress> {
        (self.text, self.why) = Default::default();
        match read_position(text, player) {
            Ok(position) => return Some(position),
            Err(PasteError::Nothing) => {}
            // A reader doesn't fix a text of this length, so don't keep it.
            Err(error @ PasteError::TooLong(_)) => self.refuse("", error.to_string()),
            Err(error) => self.refuse(text, error.to_string()),
        }
        None
    }

    /// Keeps a text that the figure can't read, with the error. A link from the page's address isn't kept: it's
    /// still in the address.
    pub fn refuse(&mut self, text: &str, why: String) {
        let is_link = text.starts_with('#');
        if is_link { "" } else { text }.clone_into(&mut self.text);
        self.why = why;
    }

    /// The message to show instead of the figure's own.
    pub fn words(&self) -> Option<(Tone, String)> {
        if self.why.is_empty() {
            return self.copying.words();
        }
        let words = format!(
            "Can't read this position: {}. Your board hasn't changed.",
            self.why
        );
        Some((Tone::Wrong, words))
    }

    /// The field for pasting a position. It contains `shown` unless there is an unreadable text.
    pub fn field(&self, label: &str, shown: &str, rows: usize) -> Node {
        let text = match self.text.as_str() {
            "" => shown,
            text => text,
        };
        controls::text_area("position", label, text, rows)
    }

    /// All controls for positions, folded. `now` is the current position.
    pub fn view(&self, now: &PositionAddress) -> Node {
        let label = "Rows of B, W and ., or moves such as f5d6c3, or a link";
        controls::folded("Paste position")
            .with(self.field(label, "", 4))
            // Leaving the field sends its text. The button is only a place to go to.
            .with(row([button("open", "Open")]))
            .with(self.copying(&format!("#{now}"), &now.board))
    }

    /// The copy buttons: see [`Copying::view`].
    pub fn copying(&self, link: &str, board: &Board) -> Node {
        self.copying.view(link, Some(board))
    }
}

/// Whether an event isn't an action of the reader.
fn is_no_action(event: &Event<'_>) -> bool {
    matches!(event, Event::Tick | Event::Near | Event::Build(_))
}

#[cfg(test)]
mod tests {
    use super::*;
    use steps::start;

    fn refused(text: &str) -> (Positions, String) {
        let mut positions = Positions::default();
        let taken = positions.act(&Event::Set("position", text), Disc::White);
        assert_eq!(taken, None, "{text}");
        let (tone, words) = positions.words().unwrap();
        assert_eq!(tone, Tone::Wrong);
        (positions, words)
    }

    #[test]
    fn boards_games_and_links_are_read() {
        let mut positions = Positions::default();
        let mut take = |text| positions.act(&Event::Set("position", text), Disc::White);
        let board = take("..B.\n.WB.\n.BW.\n....").unwrap();
        assert_eq!((board.board.size(), board.player), (4, Disc::White));
        assert_eq!(take("d3c3").unwrap().player, Disc::Black);
        let link = take("https://a.example/05-flip.html#pos=WB..............,B,c1").unwrap();
        assert_eq!(link.square, "c1".parse().ok());
        assert_eq!(positions.words(), None);
    }

    #[test]
    fn an_unreadable_text_stays_and_its_error_names_the_place_and_the_fix() {
        for (text, words) in [
            (
                "d3d4",
                "Can't read this position: ply 2: White can't play d4: the square is occupied by a Black disc. Your board hasn't changed.",
            ),
            (
                "....\n..X?\n....\n....",
                "Can't read this position: line 2, column 4: found `?`; a cell is B, W or . (and * marks one empty cell). Your board hasn't changed.",
            ),
            (
                "#pos=WB..............,X",
                "Can't read this position: found the side `X`; the side to move is B or W. Your board hasn't changed.",
            ),
        ] {
            let (positions, said) = refused(text);
            assert_eq!(said, words);
            let field = positions.field("", "the board", 1);
            let field = field.find("data-control", "position").unwrap();
            let kept = if text.starts_with('#') {
                "the board"
            } else {
                text
            };
            assert_eq!(field.value("data-value"), Some(kept));
        }
    }

    #[test]
    fn a_huge_text_gets_an_error_and_is_not_kept() {
        let huge = "f5 ".repeat(2000);
        let (positions, said) = refused(&huge);
        assert_eq!(
            said,
            "Can't read this position: found 6000 bytes; a board, a game or a link has at most 4000 bytes. Your board hasn't changed."
        );
        assert_eq!(positions.text, "");
    }

    #[test]
    fn an_error_is_shown_until_the_readers_next_action() {
        let (mut positions, said) = refused("d3d4");
        for event in [Event::Press("open"), Event::Tick, Event::Near] {
            assert_eq!(positions.act(&event, Disc::Black), None);
            assert_eq!(positions.words().unwrap().1, said, "{event:?}");
        }
        positions.act(&Event::Press("step"), Disc::Black);
        assert_eq!(positions.words(), None);
        assert_eq!(positions.text, "d3d4");
        positions.act(&Event::Set("position", " "), Disc::Black);
        assert_eq!(positions, Positions::default());
    }

    #[test]
    fn the_copied_link_and_board_open_this_position_again() {
        let mut positions = Positions::default();
        let now = read_position("f5d6", Disc::White).unwrap();
        let view = positions.view(&now);
        for action in ["copy-link", "copy-text"] {
            let copied = view.find("data-action", action).unwrap();
            let copied = copied.value("data-copy").unwrap();
            let opened = positions.act(&Event::Set("position", copied), now.player);
            assert_eq!(opened, Some(now), "{action}");
        }
        let link = view.find("data-link", "").unwrap();
        assert_eq!(link.value("href"), Some(format!("#{now}").as_str()));
        let alone = positions.copying("", &now.board);
        assert!(alone.find("data-action", "copy-link").is_none());
        assert!(alone.find("data-link", "").is_none());
    }

    #[test]
    fn the_result_of_copying_is_shown_and_a_blocked_text_too() {
        let mut positions = Positions::default();
        let words = |positions: &Positions| positions.words().map(|(_, words)| words);
        let text = |positions: &Positions| positions.copying("", &start()).all_words();
        positions.act(&Event::Copied(true), Disc::Black);
        assert_eq!(words(&positions).unwrap(), "Copied.");
        assert!(!text(&positions).contains("B W"));
        positions.act(&Event::Tick, Disc::Black);
        assert!(words(&positions).is_some());
        positions.act(&Event::Copied(false), Disc::Black);
        let said = words(&positions).unwrap();
        assert!(said.starts_with("Your browser blocked copying."));
        assert!(text(&positions).contains("4  . . . W B . . ."));
        positions.act(&Event::Press("step"), Disc::Black);
        assert_eq!(words(&positions), None);
    }
}
