//! Shared controls of figures whose position the reader can change: other boards, editing, pasting and links.

use checks::{Language, text as words};
use steps::{Board, Disc};
use view::controls::{self, button, labelled, row, switch};
use view::{Copying, Node, el};

use crate::setting::Setting;
use crate::text::{self, Label, label};
use crate::{BoardChoice, KnownMistake, Subject};

/// The contents of the fields behind [`Label::More`].
#[derive(Debug, Clone, Default)]
pub(crate) struct PositionControls {
    /// The typed square.
    pub(crate) typed: String,
    /// The pasted text.
    pub(crate) pasted: String,
    /// The result of copying.
    pub(crate) copying: Copying,
}

impl PositionControls {
    /// Handles a new value of a field. Returns whether the field is one of these.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> bool {
        let field = match name {
            "square" => &mut self.typed,
            "paste" => &mut self.pasted,
            _ => return false,
        };
        value.clone_into(field);
        true
    }

    /// All controls, folded. `address` is for the link, and `board` for copying as text.
    pub(crate) fn view(
        &self,
        setting: &Setting,
        address: &str,
        board: Option<&Board>,
        language: Language,
    ) -> Node {
        let say = |which| label(which, language);
        let square = short_field("square", say(Label::TypeSquare), &self.typed, 4, |field| {
            field
                .attribute("maxlength", "8")
                .attribute("data-enter", "choose-square")
        });
        let fields = controls::fields([
            square,
            button("choose-square", say(Label::Choose)),
            switch("edit", say(Label::Edit), setting.edit),
        ]);
        let area = el("textarea")
            .attribute("rows", "4")
            .attribute("spellcheck", "false")
            .attribute("data-control", "paste")
            .attribute("placeholder", say(Label::PasteHelp))
            .attribute("data-value", self.pasted.as_str());
        let paste = el("label")
            .class("live-field live-paste")
            .with(el("span").text(say(Label::Paste)))
            .with(area);
        el("details")
            .class("live-more")
            .with(el("summary").text(say(Label::More)))
            .with(fields)
            .with(paste)
            .with(row([button("open", say(Label::Open))]))
            .with(self.copying.view(address, board))
    }
}

/// A labelled field for a word or two, `size` letters wide.
pub(crate) fn short_field(
    name: impl Into<String>,
    words: &str,
    value: &str,
    size: usize,
    with: fn(Node) -> Node,
) -> Node {
    let field = el("input")
        .class("live-square")
        .attribute("type", "text")
        .attribute("autocomplete", "off")
        .attribute("autocapitalize", "off")
        .attribute("spellcheck", "false")
        .attribute("data-control", name)
        .attribute("size", size.to_string())
        .attribute("data-value", value);
    labelled(words, with(field))
}

/// The menu of boards.
pub(crate) fn boards(setting: &Setting, language: Language) -> Node {
    let chosen = setting.shown_choice();
    let offered = BoardChoice::ALL
        .into_iter()
        .filter(|choice| *choice != BoardChoice::Page || !setting.opens_practice());
    let options = offered.map(|choice| {
        let words = text::board_choice(choice, language);
        controls::option(choice.id(), words, choice == chosen)
    });
    controls::menu_of("board", label(Label::Board, language), chosen.id(), options)
}

/// The menu of the side to move, with a label.
pub(crate) fn players(words: &str, player: Disc, language: Language) -> Node {
    let letter = |disc: Disc| disc.letter().to_string();
    let options = [Disc::Black, Disc::White].map(|disc| {
        let name = words::disc(disc, language);
        controls::option(&letter(disc), name, disc == player)
    });
    controls::menu_of("player", words, &letter(player), options)
}

/// The menu of code to compare with. `names` are its label and its first option. `has` tells whether there is the
/// reader's code, and the answer of a link.
pub(crate) fn subjects(
    names: (Label, Label),
    mistakes: &[KnownMistake],
    chosen: Subject,
    has: (bool, bool),
    language: Language,
) -> Node {
    let ((name, first), (live, link)) = (names, has);
    let chosen = chosen.id(mistakes);
    let option = |value: &str, words: &str| controls::option(value, words, value == chosen);
    let say = |which| label(which, language);
    let mut options = vec![option("reference", say(first))];
    if live {
        options.push(option("yours", say(Label::Yours)));
    }
    let known = mistakes
        .iter()
        .map(|mistake| option(&mistake.id, &mistake.title));
    let group = el("optgroup")
        .attribute("label", say(Label::Mistakes))
        .all(known);
    options.push(group);
    if link {
        options.push(option("link", say(Label::LinkAnswer)));
    }
    controls::menu_of("subject", say(name), chosen, options)
}

/// The lines as a list, hidden if there are none.
pub(crate) fn list(class: &'static str, lines: &[String]) -> Node {
    let lines_in = lines.iter().map(|line| el("li").text(line.as_str()));
    el("ul")
        .class(class)
        .when("hidden", lines.is_empty())
        .all(lines_in)
}
