//! The elements of a live figure, and how a model is written into them.

use web_sys::Element;

use super::board_view::BoardView;
use super::controls::{self, Compass, PREDICTIONS};
use super::dom;
use super::more::More;
use super::table_view::TableView;
use crate::text::{self, Label, label};
use crate::{Kind, WalkModel};

/// The elements of a live figure.
pub struct View {
    pub live: Element,
    pub board: BoardView,
    pub compass: Option<Compass>,
    table: Option<TableView>,
    message: Element,
    run: Element,
    announce: Element,
    walking: Element,
    asking: Option<Element>,
    free: Option<Free>,
}

/// What only a free walk has.
struct Free {
    why: Element,
    why_list: Element,
    subject_lines: Element,
    boards: Element,
    players: Element,
    subjects: Option<Element>,
    fill: Element,
    compare: Element,
    more: More,
}

impl View {
    pub fn new(figure: &Element, model: &WalkModel, live_code: bool) -> View {
        let language = model.language();
        let say = |which| label(which, language);
        let live = dom::add(figure, "div", "live", "");
        let top = dom::add(&live, "div", "live-top", "");
        let board = BoardView::new(&dom::add(&top, "div", "live-board-side", ""));
        let side = dom::add(&top, "div", "live-side", "");
        let message = dom::add(&side, "p", "live-message", "");
        dom::set(&message, "data-message", "");
        let asking = (model.kind() == Kind::Question).then(|| {
            let row = dom::add(&side, "div", "live-buttons", "");
            dom::button(&row, "answer-yes", "primary", say(Label::Yes));
            dom::button(&row, "answer-no", "primary", say(Label::No));
            row
        });
        let walking = dom::add(&side, "div", "live-walking", "");
        let free_walk = model.kind() == Kind::Walk;
        let compass_side = dom::add(&walking, "div", "live-steer", "");
        let compass = free_walk.then(|| Compass::new(&compass_side, model));
        let buttons = dom::add(&compass_side, "div", "live-buttons", "");
        dom::button(&buttons, "step", "primary", say(Label::Step));
        if free_walk {
            dom::button(&buttons, "walk-all", "", say(Label::WalkAll));
        }
        dom::button(&buttons, "reset", "", say(Label::Reset));
        let run = dom::add(&walking, "p", "live-run", "");
        let predict = dom::add(&walking, "div", "live-predict", "");
        dom::set(&predict, "role", "group");
        dom::set(&predict, "aria-label", say(Label::Predict));
        dom::add(&predict, "span", "live-predict-label", say(Label::Predict));
        let row = dom::add(&predict, "div", "live-buttons", "");
        for (action, meets) in PREDICTIONS {
            dom::button(&row, action, "small", text::meets(meets, language));
        }
        let announce = dom::add(&live, "div", "live-hidden", "");
        dom::set(&announce, "data-announce", "");
        dom::set(&announce, "aria-live", "polite");
        let table = free_walk.then(|| TableView::new(&live, model));
        let free = free_walk.then(|| Free::new(&live, model, live_code));
        View {
            live,
            board,
            compass,
            table,
            message,
            run,
            announce,
            walking,
            asking,
            free,
        }
    }

    /// Writes the model into the page.
    pub fn render(&mut self, model: &WalkModel) {
        let label = text::board_label(model, model.language());
        self.board.render(&label, &model.cell_views());
        if let Some(compass) = &self.compass {
            compass.render(model);
        }
        if let Some(table) = &mut self.table {
            table.render(model);
        }
        dom::write(&self.message, model.message());
        dom::set_tone(&self.message, model.tone());
        dom::write(&self.run, &text::run_line(model, model.language()));
        if let Some(asking) = &self.asking {
            dom::show(asking, model.answer().is_none());
            dom::show(&self.walking, model.answer().is_some());
        }
        if let Some(free) = &self.free {
            free.render(model);
        }
    }

    /// Says the model's message to those who do not see it.
    pub fn announce(&self, model: &WalkModel) {
        dom::write(&self.announce, model.message());
    }
}

impl Free {
    fn new(live: &Element, model: &WalkModel, live_code: bool) -> Free {
        let language = model.language();
        let say = |which| label(which, language);
        let under = dom::add(live, "div", "live-buttons live-under-table", "");
        let fill = dom::button(&under, "fill", "", say(Label::Fill));
        let compare = dom::button(&under, "compare", "primary", say(Label::Compare));
        let why = dom::add(live, "details", "live-why", "");
        dom::add(&why, "summary", "", say(Label::Why));
        let why_list = dom::add(&why, "ul", "", "");

        let fields = dom::add(live, "div", "live-fields", "");
        let boards = controls::menu(&fields, "board", say(Label::Board));
        controls::fill_boards(&boards, model.setting(), language);
        let players = controls::menu(&fields, "player", say(Label::Player));
        controls::fill_players(&players, language);
        let subjects = model.mistakes().map(|mistakes| {
            let menu = controls::menu(&fields, "subject", say(Label::Subject));
            controls::fill_subjects(&menu, mistakes, Label::Reference, live_code, language);
            menu
        });
        let subject_lines = dom::add(live, "ul", "live-subject", "");

        let more = More::new(live, language);
        Free {
            why,
            why_list,
            subject_lines,
            boards,
            players,
            subjects,
            fill,
            compare,
            more,
        }
    }

    fn render(&self, model: &WalkModel) {
        let why = model.why();
        dom::show(&self.why, !why.is_empty());
        dom::write_list(&self.why_list, &why);
        let lines = if model.asks_somebody() {
            model.subject_words()
        } else {
            Vec::new()
        };
        dom::show(&self.subject_lines, !lines.is_empty());
        dom::write_list(&self.subject_lines, &lines);
        controls::select(&self.boards, model.setting().shown_choice().id());
        controls::select(&self.players, &model.player().letter().to_string());
        if let (Some(menu), Some(mistakes)) = (&self.subjects, model.mistakes()) {
            controls::select(menu, model.subject().id(mistakes));
        }
        dom::press(&self.fill, model.fill().is_some());
        dom::show(&self.compare, model.fill().is_some());
        self.more.render(model.setting(), &model.address());
    }
}
