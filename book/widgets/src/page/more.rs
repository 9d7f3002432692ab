//! What figures with a position of the reader's own share: other boards, editing, pasting and links.

use web_sys::Element;

use super::{controls, dom};
use crate::setting::Setting;
use crate::text::{Label, label};
use checks::Language;

/// The elements behind "Other boards, editing and links".
pub struct More {
    edit: Element,
    link: Element,
}

impl More {
    pub fn new(live: &Element, language: Language) -> More {
        let say = |which| label(which, language);
        let more = dom::add(live, "details", "live-more", "");
        dom::add(&more, "summary", "", say(Label::More));
        let row = dom::add(&more, "div", "live-fields", "");
        let square = controls::field(&row, "square", say(Label::TypeSquare), 4);
        dom::set(&square, "maxlength", "8");
        dom::button(&row, "choose-square", "", say(Label::Choose));
        let edit = dom::button(&row, "edit", "", say(Label::Edit));
        let paste = dom::add(&more, "label", "live-field live-paste", "");
        dom::add(&paste, "span", "", say(Label::Paste));
        let area = dom::add(&paste, "textarea", "", "");
        dom::set(&area, "rows", "4");
        dom::set(&area, "spellcheck", "false");
        dom::set(&area, "data-control", "paste");
        dom::set(&area, "placeholder", say(Label::PasteHelp));
        let row = dom::add(&more, "div", "live-buttons", "");
        dom::button(&row, "open", "", say(Label::Open));
        dom::button(&row, "copy-link", "", say(Label::CopyLink));
        let link = dom::add(&row, "a", "live-link", say(Label::Link));
        dom::set(&link, "data-link", "");
        More { edit, link }
    }

    pub fn render(&self, setting: &Setting, address: &str) {
        dom::press(&self.edit, setting.edit);
        dom::show(&self.link, !address.is_empty());
        dom::set(&self.link, "href", address);
    }
}

/// What stands in the field for a square.
pub fn typed_square(live: &Element) -> String {
    written_in(live, "[data-control=square]")
}

/// What was pasted.
pub fn pasted(live: &Element) -> String {
    written_in(live, "[data-control=paste]")
}

fn written_in(live: &Element, selector: &str) -> String {
    let control = live.query_selector(selector).ok().flatten();
    control.map_or_else(String::new, |control| controls::value(&control))
}

/// Copies the link to this page with an address behind it, and hands on what to say.
pub fn copy_link(address: &str, language: Language, say: impl FnOnce(&str) + 'static) {
    let window = dom::window();
    let page = window.location().href().unwrap_or_default();
    let page = page.split('#').next().unwrap_or_default();
    let link = format!("{page}{address}");
    let clipboard = window.navigator().clipboard();
    let done = move |copied: bool| {
        say(label(
            match copied {
                true => Label::Copied,
                false => Label::CopyByHand,
            },
            language,
        ));
    };
    // Without a safe context there is no clipboard.
    if clipboard.is_undefined() {
        done(false);
    } else {
        dom::when_settled(&clipboard.write_text(&link), move |settled| {
            done(settled.is_ok());
        });
    }
}
