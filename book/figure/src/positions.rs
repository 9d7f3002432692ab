//! Other positions in a figure, pasted or opened by a link, and the one that is there, to be copied.

use steps::{Board, Disc, PasteError, PositionAddress, Square, read_position};

use crate::board::as_text;
use crate::controls::{self, Tone, button, row};
use crate::{Event, Node, el};

/// A position with who is to move and the square under discussion, and no direction.
pub fn position(board: Board, player: Disc, square: Option<Square>) -> PositionAddress {
    PositionAddress {
        board,
        player,
        square,
        direction: None,
    }
}

/// Why a text is no game, where it is far too long to be looked at.
pub fn too_long_for_a_game(text: &str) -> Option<String> {
    const LONGEST: usize = 4000;
    let length = text.len();
    (length > LONGEST).then(|| format!("found {length} bytes; a game has at most {LONGEST}"))
}

/// How copying went: told until the reader does something else.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Copying {
    /// There is nothing to tell.
    #[default]
    Untold,
    /// It was copied.
    Done,
    /// The page may not copy.
    NotAllowed,
}

impl Copying {
    /// Takes what the reader does.
    pub fn act(&mut self, event: &Event<'_>) {
        *self = match *event {
            Event::Copied(true) => Copying::Done,
            Event::Copied(false) => Copying::NotAllowed,
            _ if is_no_deed(event) => return,
            _ => Copying::Untold,
        };
    }

    /// What is to be said in place of the figure's own words.
    pub fn words(self) -> Option<(Tone, String)> {
        let (tone, words) = match self {
            Copying::Untold => return None,
            Copying::Done => (Tone::Plain, "It is copied. Paste it where you want it."),
            Copying::NotAllowed => (
                Tone::Wrong,
                "Copying is not allowed here. What stands beside or below the buttons can be copied by hand.",
            ),
        };
        Some((tone, words.to_owned()))
    }

    /// Buttons that copy a link and a board as text. `link` is its part behind the page's address, empty where no
    /// figure of the page would open it.
    pub fn view(self, link: &str, board: Option<&Board>) -> Node {
        let board = board.map(as_text);
        let to_copy = |action: &str, words, text: &str| button(action, words).at("data-copy", text);
        let mut copies = Vec::new();
        if !link.is_empty() {
            copies.push(to_copy("copy-link", "Copy the link", link));
        }
        if let Some(text) = &board {
            copies.push(to_copy("copy-text", "Copy the board as text", text));
        }
        if !link.is_empty() {
            let by_hand = el("a")
                .class("live-link")
                .at("data-link", "")
                .at("href", link)
                .text("A link to this position");
            copies.push(by_hand);
        }
        let by_hand = board.filter(|_| self == Copying::NotAllowed);
        let by_hand = by_hand.map(|text| el("pre").at("tabindex", "0").text(text));
        el("div")
            .class("live-copy")
            .at("data-steers", "")
            .with(row(copies))
            .all(by_hand)
    }
}

/// What a figure that takes positions keeps for it: a text that was no position, why, and how copying went.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Positions {
    /// A text that was not taken stays in its field, for the reader to mend.
    text: String,
    /// What is wrong with it, told until the reader does something else.
    why: String,
    copying: Copying,
}

impl Positions {
    /// Takes what the reader does, and gives the position that is to be opened: that of [`Event::Set`] with the name
    /// `position`. `player` is to move where the text does not say.
    pub fn act(&mut self, event: &Event<'_>, player: Disc) -> Option<PositionAddress> {
        self.copying.act(event);
        if let Event::Set("position", text) = *event {
            return self.read(text, player);
        }
        // Who leaves the field by its button has handed the text over already.
        if !is_no_deed(event) && *event != Event::Press("open") {
            self.why.clear();
        }
        None
    }

    fn read(&mut self, text: &str, player: Disc) -> Option<PositionAddress> {
        (self.text, self.why) = Default::default();
        match read_position(text, player) {
            Ok(position) => return Some(position),
            Err(PasteError::Nothing) => {}
            // Nobody mends that much.
            Err(error @ PasteError::TooLong(_)) => self.refuse("", error.to_string()),
            Err(error) => self.refuse(text, error.to_string()),
        }
        None
    }

    /// Keeps a text that the figure does not take, and says why. The page's own link stays where it is, in the
    /// address.
    pub fn refuse(&mut self, text: &str, why: String) {
        let is_link = text.starts_with('#');
        if is_link { "" } else { text }.clone_into(&mut self.text);
        self.why = why;
    }

    /// What is to be said in place of the figure's own words.
    pub fn words(&self) -> Option<(Tone, String)> {
        if self.why.is_empty() {
            return self.copying.words();
        }
        let words = format!("This is no position: {}. The old one stays.", self.why);
        Some((Tone::Wrong, words))
    }

    /// The field into which a position is pasted. `shown` stands in it while there is no text to mend.
    pub fn field(&self, label: &str, shown: &str, rows: usize) -> Node {
        let text = match self.text.as_str() {
            "" => shown,
            text => text,
        };
        controls::text_area("position", label, text, rows)
    }

    /// Everything about positions, folded. `now` is the one that is shown.
    pub fn view(&self, now: &PositionAddress) -> Node {
        let label = "A board in rows of B, W and dots, moves such as f5d6c3, or a link";
        controls::folded("Another position: paste, copy, link")
            .with(self.field(label, "", 4))
            // Leaving the field hands its text over. The button is somewhere to go.
            .with(row([button("open", "Open")]))
            .with(self.copying(&format!("#{now}"), &now.board))
    }

    /// Buttons that copy: see [`Copying::view`].
    pub fn copying(&self, link: &str, board: &Board) -> Node {
        self.copying.view(link, Some(board))
    }
}

/// Whether an event is nothing that the reader does.
fn is_no_deed(event: &Event<'_>) -> bool {
    matches!(event, Event::Tick | Event::Near | Event::Live(_))
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
    fn boards_games_and_links_are_taken() {
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
    fn what_is_wrong_is_told_with_its_place_and_the_fix_and_stays_to_be_mended() {
        for (text, words) in [
            (
                "d3d4",
                "This is no position: ply 2: White cannot play d4: a Black disc lies there. The old one stays.",
            ),
            (
                "....\n..X?\n....\n....",
                "This is no position: line 2, column 4: found `?`; a cell is B, W or . (and * marks one empty cell). The old one stays.",
            ),
            (
                "#pos=WB..............,X",
                "This is no position: found the side `X`; the side to move is B or W. The old one stays.",
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
    fn a_huge_text_is_refused_in_words_and_not_kept() {
        let huge = "f5 ".repeat(2000);
        let (positions, said) = refused(&huge);
        assert_eq!(
            said,
            "This is no position: found 6000 bytes; a board, a game or a link has at most 4000. The old one stays."
        );
        assert_eq!(positions.text, "");
    }

    #[test]
    fn what_was_wrong_is_told_until_the_reader_does_something_else() {
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
    fn the_link_and_the_board_that_are_copied_open_this_position_again() {
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
    fn how_copying_went_is_told_and_where_it_is_not_allowed_the_text_is_shown() {
        let mut positions = Positions::default();
        let words = |positions: &Positions| positions.words().map(|(_, words)| words);
        let text = |positions: &Positions| positions.copying("", &start()).all_words();
        positions.act(&Event::Copied(true), Disc::Black);
        assert_eq!(
            words(&positions).unwrap(),
            "It is copied. Paste it where you want it."
        );
        assert!(!text(&positions).contains("B W"));
        positions.act(&Event::Tick, Disc::Black);
        assert!(words(&positions).is_some());
        positions.act(&Event::Copied(false), Disc::Black);
        let said = words(&positions).unwrap();
        assert!(said.starts_with("Copying is not allowed here."));
        assert!(text(&positions).contains("4  . . . W B . . ."));
        positions.act(&Event::Press("step"), Disc::Black);
        assert_eq!(words(&positions), None);
    }
}
