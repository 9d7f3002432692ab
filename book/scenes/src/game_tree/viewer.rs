//! The shared part of both tree scenes: menus for position, depth and node, and the steps.

use steps::{Board, Disc, PositionAddress, legal_moves};

use super::drawing::{Drawn, drawing};
use super::search::{Method, Step};
use super::tree::{Phase, SearchRecord, State, Tree};
use super::words::bounded;
use crate::board::{Look, board};
use crate::controls::{self, Tone};
use crate::words::side;
use crate::{Event, Node, Positions, el, position};

/// With more positions than this, the picture is too large to read.
const MOST: usize = 40;

/// The name of a pasted position.
const PASTED: &str = "your position";

/// The first depth of a search.
const FIRST_DEPTH: u32 = 2;

/// The largest depth in the menu.
const DEEPEST: u32 = 4;

/// A position in the menu.
pub struct Case {
    /// Its name in the menu.
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

    /// The position of the chapter or of a link.
    pub fn of(name: &'static str, position: &PositionAddress) -> Case {
        Case {
            name,
            board: position.board,
            player: position.player,
        }
    }
}

/// A search through a tree, step by step.
pub struct Viewer {
    cases: Vec<Case>,
    case: usize,
    deepest: u32,
    /// The search.
    pub record: SearchRecord,
    /// How many steps were made.
    pub at: usize,
    looked: Option<usize>,
    positions: Positions,
}

impl Viewer {
    /// The first of these positions, before the first step.
    pub fn new(cases: Vec<Case>, method: Method) -> Viewer {
        let first = &cases[0];
        let (record, deepest) = searched(method, first, FIRST_DEPTH);
        Viewer {
            cases,
            case: 0,
            deepest,
            record,
            at: 0,
            looked: None,
            positions: Positions::default(),
        }
    }

    fn case(&self) -> &Case {
        &self.cases[self.case]
    }

    /// Opens positions. A pasted one is the last in the menu.
    pub fn act_on_positions(&mut self, event: &Event<'_>) {
        if let Some(position) = self.positions.act(event, self.case().player) {
            self.cases.retain(|case| case.name != PASTED);
            self.cases.push(Case::of(PASTED, &position));
            self.choose(self.cases.len() - 1);
        }
    }

    /// The part for pasting a position and copying the shown one.
    pub fn positions(&self) -> Node {
        let shown = &self.record.tree.places[self.shown()];
        self.positions
            .view(&position(shown.board, shown.player, None))
    }

    /// Changes the method, and starts over.
    pub fn search_by(&mut self, method: Method) {
        self.search(method, self.depth());
    }

    fn depth(&self) -> u32 {
        self.record.tree.places[0].depth
    }

    fn choose(&mut self, case: usize) {
        self.case = case;
        self.search(self.record.method, FIRST_DEPTH);
    }

    fn search(&mut self, method: Method, depth: u32) {
        (self.record, self.deepest) = searched(method, self.case(), depth);
        self.go(0);
    }

    /// Whether the search has no further step.
    pub fn is_done(&self) -> bool {
        self.at == self.record.moments.len()
    }

    /// Goes to the step after the next cutoff, or to the end.
    pub fn go_behind_next_cut(&mut self) {
        let rest = &self.record.moments[self.at..];
        let cut = rest.iter().position(|moment| moment.step == Step::Cut);
        self.go(self.at + cut.map_or(rest.len(), |cut| cut + 1));
    }

    /// The position where the search is.
    pub fn here(&self) -> usize {
        match self.at {
            0 => 0,
            at => self.record.moments[at - 1].place,
        }
    }

    /// The position shown beside the tree.
    pub fn shown(&self) -> usize {
        self.looked.unwrap_or_else(|| self.here())
    }

    /// A message that replaces the one about the last step: about a text that isn't a position, or about the chosen
    /// node.
    pub fn aside(&self, states: &[State]) -> Option<(Tone, String)> {
        let looked_at = || Some((Tone::Plain, self.looked_at(self.looked?, states)));
        self.positions.words().or_else(looked_at)
    }

    /// Handles the events that both scenes share.
    pub fn act(&mut self, event: &Event<'_>) {
        match *event {
            Event::Press("step") if !self.is_done() => self.go(self.at + 1),
            Event::Press("back") if self.at > 0 => self.go(self.at - 1),
            Event::Press("end") => self.go(self.record.moments.len()),
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
                    self.search(self.record.method, depth);
                }
            }
            // A move on the board leads to the node below.
            Event::Square("position", square) => {
                let places = &self.record.tree.places;
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
        if let Some(place) = place.filter(|place| *place < self.record.tree.places.len()) {
            self.looked = Some(place);
        }
    }

    /// The menus for position, depth and node, and the field for the reader's prediction.
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
        let places: Vec<(String, String)> = (0..self.record.tree.places.len())
            .map(|place| (place.to_string(), self.path(place)))
            .collect();
        let mut nodes = vec![("", "the current one")];
        nodes.extend(
            places
                .iter()
                .map(|(place, path)| (place.as_str(), path.as_str())),
        );
        let looked = self.looked.map_or(String::new(), |place| place.to_string());
        controls::fields([
            controls::menu("case", "Position", &self.case.to_string(), &cases),
            controls::menu("depth", "Depth", &self.depth().to_string(), &depths),
            controls::menu("place", "Node", &looked, &nodes),
            guess,
        ])
    }

    /// What the search knows about each position.
    pub fn states(&self) -> Vec<State> {
        self.record.states(self.at)
    }

    /// The tree, and beside it the shown position with its line of play.
    pub fn pictures(&self, states: &[State], extra: Option<Node>) -> Node {
        let shown = self.shown();
        let drawn = Drawn {
            record: &self.record,
            states,
            here: self.here(),
            looked: shown,
        };
        let beside = [self.board(states), controls::line(self.line_of_play())]
            .into_iter()
            .chain(extra);
        // Hidden from screen readers. The style sheet shows it only if the tree is wider than the page.
        let scroll = el("p")
            .class("tree-goes-on")
            .attribute("data-plies", self.depth().to_string())
            .attribute("aria-hidden", "true")
            .text("scroll →");
        el("div").class("tree-beside").all([
            scroll,
            drawing(&drawn),
            el("div").class("tree-position").all(beside),
        ])
    }

    fn board(&self, states: &[State]) -> Node {
        let place = self.shown();
        let it = &self.record.tree.places[place];
        let label = match (it.is_over, self.record.tree.passes(place)) {
            (true, _) => "The position: the game is over".to_owned(),
            (_, true) => format!("The position: {} has to pass", side(it.player)),
            _ => format!("The position: {} to move", side(it.player)),
        };
        let legal = legal_moves(&it.board, it.player);
        board("position", &label, &it.board, |square| {
            let below = it.below.iter().copied();
            let below = below
                .into_iter()
                .find(|below| self.record.tree.places[*below].by == Some(square));
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
                    let score = bounded(state.bound.negated(), taken);
                    // The score of a finished game doesn't fit into a cell.
                    look.tag = match taken {
                        9_000.. => "won".to_owned(),
                        ..=-9_000 => "lost".to_owned(),
                        _ => score.replace(' ', ""),
                    };
                    said.push(format!("{score} for {}", side(it.player)));
                } else if state.phase == Phase::Cut {
                    look.tag = "✗".to_owned();
                    said.push("pruned".to_owned());
                }
            }
            look.spoken = said.join(", ");
            look
        })
    }
}

/// The search of a position, and the largest depth in the menu. The search isn't deeper than that.
fn searched(method: Method, case: &Case, depth: u32) -> (SearchRecord, u32) {
    let grow = |depth, most| Tree::grow(method, &case.board, case.player, depth, most);
    let deepest = (2..=DEEPEST)
        .take_while(|depth| grow(*depth, MOST).is_some())
        .last()
        .unwrap_or(1);
    // With one ply, there are at most as many positions as squares.
    let tree = grow(depth.min(deepest), usize::MAX).expect("a tree without a limit grows");
    (SearchRecord::new(method, tree), deepest)
}
