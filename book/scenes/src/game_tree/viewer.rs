//! What both scenes of a tree share: positions and depths to choose, steps, and a node to look at.

use steps::{Board, Disc, PositionAddress, legal_moves};

use super::drawing::{Drawn, drawing};
use super::grown::{Phase, State, Trace, Tree};
use super::search::{Method, Step};
use super::words::bounded;
use crate::board::{Look, board};
use crate::controls::{self, Tone};
use crate::words::side;
use crate::{Event, Node, Positions, el, position};

/// More places than this make no picture that anybody reads.
const MOST: usize = 40;

/// The name of a position that a reader brings.
const PASTED: &str = "yours";

/// How deep a search is at first.
const FIRST_DEPTH: u32 = 2;

/// The deepest tree that is offered.
const DEEPEST: u32 = 4;

/// A position that the menu offers.
pub struct Case {
    /// Its words in the menu.
    pub name: &'static str,
    /// The position.
    pub board: Board,
    /// Who is to move.
    pub player: Disc,
}

impl Case {
    /// A position in which Black is to move.
    pub fn black(name: &'static str, board: Board) -> Case {
        Case {
            name,
            board,
            player: Disc::Black,
        }
    }

    /// The position of a fence or a link.
    pub fn of(name: &'static str, position: &PositionAddress) -> Case {
        Case {
            name,
            board: position.board,
            player: position.player,
        }
    }
}

/// A search in a tree, as a reader goes through it.
pub struct Viewer {
    cases: Vec<Case>,
    case: usize,
    deepest: u32,
    /// The search.
    pub trace: Trace,
    /// How many steps were made.
    pub at: usize,
    looked: Option<usize>,
    positions: Positions,
}

impl Viewer {
    /// The first of these positions, before the first step.
    pub fn new(cases: Vec<Case>, method: Method) -> Viewer {
        let first = &cases[0];
        let (trace, deepest) = searched(method, first, FIRST_DEPTH);
        Viewer {
            cases,
            case: 0,
            deepest,
            trace,
            at: 0,
            looked: None,
            positions: Positions::default(),
        }
    }

    fn case(&self) -> &Case {
        &self.cases[self.case]
    }

    /// Takes what concerns positions: a pasted one is the last of the menu.
    pub fn act_on_positions(&mut self, event: &Event<'_>) {
        if let Some(position) = self.positions.act(event, self.case().player) {
            self.cases.retain(|case| case.name != PASTED);
            self.cases.push(Case::of(PASTED, &position));
            self.choose(self.cases.len() - 1);
        }
    }

    /// Other positions, and the one that is shown.
    pub fn positions(&self) -> Node {
        let shown = &self.trace.tree.places[self.shown()];
        self.positions
            .view(&position(shown.board, shown.player, None))
    }

    /// How the search goes from now on: it begins again.
    pub fn search_by(&mut self, method: Method) {
        self.search(method, self.depth());
    }

    fn depth(&self) -> u32 {
        self.trace.tree.places[0].depth
    }

    fn choose(&mut self, case: usize) {
        self.case = case;
        self.search(self.trace.method, FIRST_DEPTH);
    }

    fn search(&mut self, method: Method, depth: u32) {
        (self.trace, self.deepest) = searched(method, self.case(), depth);
        self.go(0);
    }

    /// Whether no step remains.
    pub fn is_done(&self) -> bool {
        self.at == self.trace.moments.len()
    }

    /// Goes on to behind the next cut, or to the end.
    pub fn go_behind_next_cut(&mut self) {
        let rest = &self.trace.moments[self.at..];
        let cut = rest.iter().position(|moment| moment.step == Step::Cut);
        self.go(self.at + cut.map_or(rest.len(), |cut| cut + 1));
    }

    /// Where the search is.
    pub fn here(&self) -> usize {
        match self.at {
            0 => 0,
            at => self.trace.moments[at - 1].place,
        }
    }

    /// The place to be shown beside the tree.
    pub fn shown(&self) -> usize {
        self.looked.unwrap_or_else(|| self.here())
    }

    /// What is to be said instead of the last step: why a text is no position, or what is known of the place that
    /// the reader looks at.
    pub fn aside(&self, states: &[State]) -> Option<(Tone, String)> {
        let looked_at = || Some((Tone::Plain, self.looked_at(self.looked?, states)));
        self.positions.words().or_else(looked_at)
    }

    /// Takes what the reader does, as far as both scenes understand it.
    pub fn act(&mut self, event: &Event<'_>) {
        match *event {
            Event::Press("step") if !self.is_done() => self.go(self.at + 1),
            Event::Press("back") if self.at > 0 => self.go(self.at - 1),
            Event::Press("end") => self.go(self.trace.moments.len()),
            Event::Press("reset") => self.go(0),
            Event::Press(action) => {
                if let Some(place) = action.strip_prefix("place-") {
                    self.look(place);
                }
            }
            Event::Set("place", "") => self.looked = None,
            Event::Set("place", place) => self.look(place),
            Event::Set("case", case) => {
                if let Some(case) = case.parse().ok().filter(|case| *case < self.cases.len()) {
                    self.choose(case);
                }
            }
            Event::Set("depth", depth) => {
                let depth = depth.parse().ok();
                if let Some(depth) = depth.filter(|depth| (1..=self.deepest).contains(depth)) {
                    self.search(self.trace.method, depth);
                }
            }
            // A move on the board leads to the place below.
            Event::Square("position", square) => {
                let places = &self.trace.tree.places;
                let mut below = places[self.shown()].below.iter();
                if let Some(place) = below.find(|place| places[**place].by == Some(square)) {
                    self.looked = Some(*place);
                }
            }
            _ => {}
        }
    }

    fn go(&mut self, at: usize) {
        self.at = at;
        self.looked = None;
    }

    fn look(&mut self, place: &str) {
        let place = place.parse().ok();
        if let Some(place) = place.filter(|place| *place < self.trace.tree.places.len()) {
            self.looked = Some(place);
        }
    }

    /// The menus for position, depth and node, and a field for the reader's guess.
    pub fn menus(&self, guess: Node) -> Node {
        let numbers: Vec<String> = (0..self.cases.len()).map(|case| case.to_string()).collect();
        let cases: Vec<(&str, &str)> = self
            .cases
            .iter()
            .zip(&numbers)
            .map(|(case, number)| (number.as_str(), case.name))
            .collect();
        let depths: Vec<String> = (1..=self.deepest).map(|depth| depth.to_string()).collect();
        let depths: Vec<(&str, &str)> = depths
            .iter()
            .map(|depth| (depth.as_str(), depth.as_str()))
            .collect();
        let places: Vec<(String, String)> = (0..self.trace.tree.places.len())
            .map(|place| (place.to_string(), self.path(place)))
            .collect();
        let mut nodes = vec![("", "where the search is")];
        nodes.extend(
            places
                .iter()
                .map(|(place, path)| (place.as_str(), path.as_str())),
        );
        let looked = self.looked.map_or(String::new(), |place| place.to_string());
        controls::fields([
            controls::menu("case", "position", &self.case.to_string(), &cases),
            controls::menu("depth", "plies", &self.depth().to_string(), &depths),
            controls::menu("place", "look at", &looked, &nodes),
            guess,
        ])
    }

    /// What is known of each place.
    pub fn states(&self) -> Vec<State> {
        self.trace.states(self.at)
    }

    /// The tree, and beside it the position shown with its line of play.
    pub fn pictures(&self, states: &[State], more: Option<Node>) -> Node {
        let shown = self.shown();
        let drawn = Drawn {
            trace: &self.trace,
            states,
            here: self.here(),
            looked: shown,
        };
        let beside = [self.board(states), controls::line(self.line_of_play())]
            .into_iter()
            .chain(more);
        // For the eye alone, and only where the tree is wider than the page: the style sheet knows.
        let scroll = el("p")
            .class("tree-goes-on")
            .at("data-plies", self.depth().to_string())
            .at("aria-hidden", "true")
            .text("scroll →");
        el("div").class("tree-beside").all([
            scroll,
            drawing(&drawn),
            el("div").class("tree-position").all(beside),
        ])
    }

    fn board(&self, states: &[State]) -> Node {
        let place = self.shown();
        let it = &self.trace.tree.places[place];
        let label = match (it.is_over, self.trace.tree.passes(place)) {
            (true, _) => "The position: the game is over".to_owned(),
            (_, true) => format!("The position: {} has to pass", side(it.player)),
            _ => format!("The position: {} to move", side(it.player)),
        };
        let legal = legal_moves(&it.board, it.player);
        board("position", &label, &it.board, |square| {
            let below = it.below.iter().copied();
            let below = below
                .into_iter()
                .find(|below| self.trace.tree.places[*below].by == Some(square));
            let is_legal = legal.iter().any(|candidate| candidate.square == square);
            let mut look = Look {
                legal: is_legal,
                asked: it.by == Some(square),
                ..Look::default()
            };
            let mut said = Vec::new();
            if it.by == Some(square) {
                said.push("just played".to_owned());
            }
            if is_legal {
                said.push("legal".to_owned());
            }
            if let Some(state) = below.map(|below| &states[below]) {
                if let Some(taken) = state.taken {
                    let score = bounded(state.bound.turned(), taken);
                    // A finished game has a score too wide for a cell.
                    look.tag = match taken {
                        9_000.. => "won".to_owned(),
                        ..=-9_000 => "lost".to_owned(),
                        _ => score.replace(' ', ""),
                    };
                    said.push(format!("{score} for {}", side(it.player)));
                } else if state.phase == Phase::Cut {
                    look.tag = "cut".to_owned();
                    said.push("cut".to_owned());
                }
            }
            look.spoken = said.join(", ");
            look
        })
    }
}

/// The search of a position, as deep as asked or as is offered, and how deep that is.
fn searched(method: Method, case: &Case, depth: u32) -> (Trace, u32) {
    let grow = |depth, most| Tree::grow(method, &case.board, case.player, depth, most);
    let deepest = (2..=DEEPEST)
        .take_while(|depth| grow(*depth, MOST).is_some())
        .last()
        .unwrap_or(1);
    // One ply has at most as many places as a board has cells.
    let tree = grow(depth.min(deepest), usize::MAX).expect("a tree without a limit grows");
    (Trace::new(method, tree), deepest)
}
