//! The elements of "Ask any position": two boards beside each other, and what is chosen.

use web_sys::Element;

use super::board_view::BoardView;
use super::more::More;
use super::{controls, dom};
use crate::text::{Label, label};
use crate::{AskModel, Subject};

/// The live figure's elements.
pub struct AskView {
    pub live: Element,
    functions: Element,
    subjects: Element,
    link_option: Option<Element>,
    players: Element,
    player_label: Element,
    fields: Element,
    /// The fields that stand there, by their names and options.
    fields_for: String,
    choosers: Vec<Chooser>,
    sides: [SideView; 2],
    playing: Element,
    back: Element,
    step: Element,
    walking: Element,
    walk_line: Element,
    message: Element,
    words: Element,
    boards: Element,
    more: More,
    announce: Element,
}

/// Where the value of a field is chosen.
enum Chooser {
    /// In a menu or a field for text.
    Control(Element),
    /// By buttons, in the order of the options.
    Buttons(Vec<Element>),
}

/// The field whose options are keys, and the action of their buttons.
pub const KEY: &str = "key";

/// One of the two boards.
pub struct SideView {
    whole: Element,
    heading: Element,
    pub board: BoardView,
    board_place: Element,
    picture: Element,
    answer: Element,
}

impl SideView {
    fn new(parent: &Element, side: &str) -> SideView {
        let whole = dom::add(parent, "div", "ask-side", "");
        dom::set(&whole, "data-side", side);
        let heading = dom::add(&whole, "p", "ask-heading", "");
        let board_place = dom::add(&whole, "div", "", "");
        let board = BoardView::new(&board_place);
        let picture = dom::add(&whole, "div", "ask-picture", "");
        let answer = dom::add(&whole, "p", "ask-answer", "");
        SideView {
            whole,
            heading,
            board,
            board_place,
            picture,
            answer,
        }
    }

    fn render(&mut self, model: &AskModel, side: usize, heading: Option<String>) {
        dom::show(&self.whole, heading.is_some());
        let Some(heading) = heading else {
            return;
        };
        dom::write(&self.heading, &heading);
        dom::write(&self.answer, model.answer(side));
        let (cells, picture) = (model.cells(side), model.picture(side));
        dom::show(&self.board_place, !cells.is_empty());
        if !cells.is_empty() {
            self.board.render(&model.board_label(side), &cells);
        }
        dom::show(&self.picture, !picture.is_empty());
        // The SVG is written by `steps`, with every text in it escaped.
        if self.picture.inner_html() != picture {
            self.picture.set_inner_html(picture);
        }
    }
}

impl AskView {
    pub fn new(figure: &Element, model: &AskModel, live_code: bool) -> AskView {
        let language = model.language();
        let say = |which| label(which, language);
        let live = dom::add(figure, "div", "live ask", "");
        let top = dom::add(&live, "div", "live-fields", "");
        let functions = controls::menu(&top, "function", say(Label::Function));
        for function in model.functions() {
            controls::option(&functions, function, function);
        }
        show_field(&functions, model.functions().len() > 1);
        let subjects = controls::menu(&top, "subject", say(Label::Beside));
        let mistakes = model.mistakes();
        controls::fill_subjects(&subjects, mistakes, Label::Nobody, live_code, language);
        let players = controls::menu(&top, "player", "");
        controls::fill_players(&players, language);
        let player_label = players
            .previous_element_sibling()
            .unwrap_or_else(|| players.clone());
        let fields = dom::add(&top, "div", "ask-fields", "");

        let pair = dom::add(&live, "div", "ask-pair", "");
        let sides = ["reference", "yours"].map(|side| SideView::new(&pair, side));
        let playing = dom::add(&live, "div", "live-buttons", "");
        dom::button(&playing, "undo", "", say(Label::Undo));
        dom::button(&playing, "restart", "", say(Label::Restart));
        dom::button(&playing, "reset", "", say(Label::NewGame));
        let below = dom::add(&live, "div", "ask-words", "");
        dom::set(&below, "data-words", "");
        let message = dom::add(&below, "p", "live-message", "");
        dom::set(&message, "data-message", "");
        let words = dom::add(&below, "ul", "", "");
        let walking = dom::add(&live, "div", "live-buttons ask-walk", "");
        dom::set(&walking, "role", "group");
        dom::set(&walking, "aria-label", say(Label::Readings));
        let step = dom::button(&walking, "step", "primary", say(Label::NextRead));
        let back = dom::button(&walking, "back", "", say(Label::Back));
        let walk_line = dom::add(&walking, "p", "ask-walk-line", "");
        dom::set(&walk_line, "data-walk", "");
        let announce = dom::add(&live, "div", "live-hidden", "");
        dom::set(&announce, "data-announce", "");
        dom::set(&announce, "aria-live", "polite");
        let row = dom::add(&live, "div", "live-fields", "");
        let boards = controls::menu(&row, "board", say(Label::Board));
        controls::fill_boards(&boards, model.setting(), language);
        let more = More::new(&live, language);
        AskView {
            live,
            functions,
            subjects,
            link_option: None,
            players,
            player_label,
            fields,
            fields_for: String::new(),
            choosers: Vec::new(),
            sides,
            playing,
            back,
            step,
            walking,
            walk_line,
            message,
            words,
            boards,
            more,
            announce,
        }
    }

    /// The board of a side.
    pub fn board(&mut self, side: usize) -> &mut BoardView {
        &mut self.sides[side.min(1)].board
    }

    /// Writes the model into the page.
    pub fn render(&mut self, model: &AskModel) {
        let language = model.language();
        let say = |which| label(which, language).to_owned();
        let plan = model.plan();
        controls::select(&self.functions, model.function());
        if model.has_link() && self.link_option.is_none() {
            let words = say(Label::LinkAnswer);
            self.link_option = Some(controls::option(&self.subjects, "link", &words));
        }
        let subject: Subject = model.subject();
        controls::select(&self.subjects, subject.id(model.mistakes()));
        show_field(&self.players, !plan.player.is_empty());
        dom::write(&self.player_label, &plan.player);
        let setting = model.setting();
        controls::select(&self.players, &setting.player.letter().to_string());
        self.render_fields(model);
        let [left, right] = &mut self.sides;
        left.render(model, 0, Some(say(Label::ModelAnswer)));
        right.render(model, 1, model.other_heading());
        dom::show(&self.playing, plan.plays);
        dom::write(&self.message, model.message());
        dom::set_tone(&self.message, model.tone());
        let words = model.words();
        dom::show(&self.words, !words.is_empty());
        dom::write_list(&self.words, words);
        let (back, on) = model.can_walk();
        dom::show(&self.step, back || on);
        dom::show(&self.back, back || on);
        for (button, can) in [(&self.step, on), (&self.back, back)] {
            // A disabled button would lose the focus.
            dom::set(button, "aria-disabled", if can { "false" } else { "true" });
        }
        dom::write(&self.walk_line, model.walk_line());
        dom::show(&self.walking, !model.walk_line().is_empty());
        controls::select(&self.boards, setting.shown_choice().id());
        show_field(&self.boards, plan.takes_board);
        self.more.render(setting, model.address());
    }

    fn render_fields(&mut self, model: &AskModel) {
        let fields = &model.plan().fields;
        let shape = |field: &checks::Field| {
            let values: Vec<&str> = field.options.iter().map(|(value, _)| &**value).collect();
            format!("{}:{};", field.name, values.join(","))
        };
        let wanted: String = fields.iter().map(shape).collect();
        if wanted != self.fields_for {
            self.fields.set_text_content(None);
            self.choosers.clear();
            for field in fields {
                if field.name == KEY {
                    let buttons = key_buttons(&self.fields, field);
                    self.choosers.push(Chooser::Buttons(buttons));
                    continue;
                }
                let control = if field.options.is_empty() {
                    let size = (field.value.len() as u32 + 2).clamp(6, 24);
                    controls::field(&self.fields, &field.name, &field.label, size)
                } else {
                    let menu = controls::menu(&self.fields, &field.name, &field.label);
                    for (value, words) in &field.options {
                        controls::option(&menu, value, words);
                    }
                    menu
                };
                self.choosers.push(Chooser::Control(control));
            }
            self.fields_for = wanted;
        }
        for (chooser, field) in self.choosers.iter().zip(fields) {
            match chooser {
                // Somebody may be writing in it.
                Chooser::Control(control) if dom::has_focus(control) => {}
                Chooser::Control(control) => controls::select(control, &field.value),
                Chooser::Buttons(buttons) => {
                    for (button, (value, _)) in buttons.iter().zip(&field.options) {
                        dom::press(button, *value == field.value);
                    }
                }
            }
        }
    }

    /// Says something to those who do not see it.
    pub fn announce(&self, words: &str) {
        dom::write(&self.announce, words);
    }
}

/// The keys of a field as buttons in a row.
fn key_buttons(parent: &Element, field: &checks::Field) -> Vec<Element> {
    let group = dom::add(parent, "div", "live-buttons", "");
    dom::set(&group, "role", "group");
    dom::set(&group, "aria-label", &field.label);
    let button = |(value, words): &(String, String)| {
        let button = dom::button(&group, KEY, "", words);
        dom::set(&button, "value", value);
        button
    };
    field.options.iter().map(button).collect()
}

/// Shows a menu with its label, or neither.
fn show_field(menu: &Element, on: bool) {
    if let Some(field) = menu.parent_element() {
        dom::show(&field, on);
    }
}
