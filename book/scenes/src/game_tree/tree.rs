//! A whole search tree, and what a search knows about it after a number of steps.

use steps::{Board, Disc, Square};

use super::search::{Method, Search, Step, after};

/// A position in the tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The position above it.
    pub above: Option<usize>,
    /// The move that led here, or `None` for the root and after a pass.
    pub by: Option<Square>,
    /// The board.
    pub board: Board,
    /// The side to move.
    pub player: Disc,
    /// How many plies are left.
    pub depth: u32,
    /// How many plies it is below the root.
    pub ply: usize,
    /// The positions below it, in the order of the search.
    pub below: Vec<usize>,
    /// Whether neither side can move.
    pub is_over: bool,
}

/// All positions within a number of plies. The first is the root.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tree {
    /// The positions, each before the positions below it.
    pub places: Vec<Place>,
}

impl Tree {
    /// The tree from a position, or `None` if it has more than `most` positions.
    pub fn grow(
        method: Method,
        board: &Board,
        player: Disc,
        depth: u32,
        most: usize,
    ) -> Option<Tree> {
        let root = Place {
            above: None,
            by: None,
            board: *board,
            player,
            depth,
            ply: 0,
            below: Vec::new(),
            is_over: false,
        };
        let mut tree = Tree { places: Vec::new() };
        tree.add(method, root, most).then_some(tree)
    }

    fn add(&mut self, method: Method, mut place: Place, most: usize) -> bool {
        let here = self.places.len();
        if here == most {
            return false;
        }
        let moves = method.moves(&place.board, place.player);
        place.is_over = moves.is_empty();
        let Place {
            board,
            player,
            depth,
            ply,
            ..
        } = place;
        self.places.push(place);
        if depth == 0 {
            return true;
        }
        moves.into_iter().all(|by| {
            let below = self.places.len();
            self.places[here].below.push(below);
            let place = Place {
                above: Some(here),
                by,
                board: after(&board, by, player),
                player: player.opponent(),
                depth: depth - 1,
                ply: ply + 1,
                below: Vec::new(),
                is_over: false,
            };
            self.add(method, place, most)
        })
    }

    /// The positions from the root to this one.
    pub fn line_to(&self, place: usize) -> Vec<usize> {
        let mut line: Vec<usize> =
            std::iter::successors(Some(place), |place| self.places[*place].above).collect();
        line.reverse();
        line
    }

    /// Whether the side to move has to pass in this position.
    pub fn passes(&self, place: usize) -> bool {
        let below = self.places[place].below.first();
        below.is_some_and(|below| self.places[*below].by.is_none())
    }

    fn mark_cut(&self, place: usize, states: &mut [State]) {
        states[place].phase = Phase::Cut;
        for below in &self.places[place].below {
            self.mark_cut(*below, states);
        }
    }
}

/// A step of the search, and the position where it happens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moment {
    /// The search's position after the step.
    pub place: usize,
    /// The search's position before the step.
    pub from: usize,
    /// The step.
    pub step: Step,
}

/// How far the search is with a position.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Phase {
    /// The search hasn't visited it.
    #[default]
    Unseen,
    /// The search is there or below.
    Open,
    /// The search has left it with a score.
    Done,
    /// The search prunes it.
    Cut,
}

/// How exact a score is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Bound {
    /// The score itself.
    #[default]
    Exact,
    /// A lower bound of the score.
    AtLeast,
    /// An upper bound of the score.
    AtMost,
}

impl Bound {
    /// The bound of the negated score.
    pub fn negated(self) -> Bound {
        match self {
            Bound::Exact => Bound::Exact,
            Bound::AtLeast => Bound::AtMost,
            Bound::AtMost => Bound::AtLeast,
        }
    }
}

/// What the search knows about a position.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct State {
    /// How far the search is.
    pub phase: Phase,
    /// The best score so far, for the side to move here.
    pub score: Option<i32>,
    /// How exact the score is.
    pub bound: Bound,
    /// The position below that returned it.
    pub best: Option<usize>,
    /// Alpha and beta now.
    pub window: (i32, i32),
    /// The score from the view of the side above.
    pub taken: Option<i32>,
}

/// A tree and a search through all of it.
pub struct SearchRecord {
    /// The tree.
    pub tree: Tree,
    /// The method of the search.
    pub method: Method,
    /// Its steps.
    pub moments: Vec<Moment>,
    /// Score and move at its end.
    pub result: (i32, Option<Square>),
}

impl SearchRecord {
    /// Searches a tree.
    pub fn new(method: Method, tree: Tree) -> SearchRecord {
        let root = &tree.places[0];
        let mut search = Search::new(method, &root.board, root.player, root.depth);
        let mut place = 0;
        let mut moments = Vec::new();
        for step in search.by_ref() {
            let from = place;
            match step {
                Step::Enter { .. } if moments.is_empty() => {}
                Step::Enter { by, .. } => {
                    let mut below = tree.places[from].below.iter();
                    let entered = below.find(|below| tree.places[**below].by == by);
                    place = entered.copied().unwrap_or(from);
                }
                Step::Rise { .. } => place = tree.places[from].above.unwrap_or_default(),
                Step::Cut => {}
            }
            moments.push(Moment { place, from, step });
        }
        let result = search.result();
        SearchRecord {
            tree,
            method,
            moments,
            result,
        }
    }

    /// What the search knows about each position after this many steps.
    pub fn states(&self, steps: usize) -> Vec<State> {
        let mut states = vec![State::default(); self.tree.places.len()];
        for moment in self.moments.iter().take(steps) {
            let here = moment.place;
            match moment.step {
                Step::Enter { window, leaf, .. } => {
                    states[here].phase = match leaf {
                        Some(_) => Phase::Done,
                        None => Phase::Open,
                    };
                    states[here].score = leaf;
                    states[here].window = window;
                }
                Step::Rise { score, improves } => {
                    let from = &mut states[moment.from];
                    from.phase = Phase::Done;
                    from.taken = Some(score);
                    let bound = from.bound.negated();
                    let here = &mut states[here];
                    if improves {
                        here.score = Some(score);
                        here.bound = bound;
                        here.best = Some(moment.from);
                    }
                    if self.method.cuts() {
                        here.window.0 = here.window.0.max(score);
                    }
                }
                Step::Cut => {
                    states[here].bound = Bound::AtLeast;
                    for below in &self.tree.places[here].below {
                        if states[*below].phase == Phase::Unseen {
                            self.tree.mark_cut(*below, &mut states);
                        }
                    }
                }
            }
        }
        if steps >= self.moments.len() {
            states[0].phase = Phase::Done;
        }
        states
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use steps::parse_game;

    fn chapter_10(method: Method) -> SearchRecord {
        let game = parse_game("f5f6f7g5c3f8").unwrap();
        let tree = Tree::grow(method, &game.board, Disc::Black, 2, 40).unwrap();
        SearchRecord::new(method, tree)
    }

    #[test]
    fn each_position_is_visited_and_all_but_the_root_return_a_score() {
        let record = chapter_10(Method::Minimax);
        assert_eq!(record.tree.places.len(), 18);
        assert_eq!(record.moments.len(), 18 + 17);
        let states = record.states(record.moments.len());
        assert!(states.iter().all(|state| state.phase == Phase::Done));
        assert_eq!(states[0].score, Some(-19));
        assert_eq!(states[0].best, Some(1));
    }

    #[test]
    fn alpha_beta_prunes_the_moves_of_chapter_10() {
        let record = chapter_10(Method::AlphaBeta);
        let states = record.states(record.moments.len());
        let cut: Vec<String> = (0..states.len())
            .filter(|place| states[*place].phase == Phase::Cut)
            .map(|place| record.tree.places[place].by.unwrap().to_string())
            .collect();
        assert_eq!(cut.join(" "), "c5 h5 h6 g7 c5 h6 e7 h7");
        let at_top = &record.tree.places[0].below;
        let bounds: Vec<_> = at_top
            .iter()
            .map(|place| {
                (
                    states[*place].taken.unwrap(),
                    states[*place].bound.negated(),
                )
            })
            .collect();
        assert_eq!(
            bounds,
            [
                (-19, Bound::Exact),
                (-39, Bound::AtMost),
                (-40, Bound::AtMost)
            ]
        );
    }

    #[test]
    fn a_tree_that_is_too_large_is_none() {
        let board = steps::start();
        assert!(Tree::grow(Method::Minimax, &board, Disc::Black, 3, 72).is_none());
        assert!(Tree::grow(Method::Minimax, &board, Disc::Black, 3, 73).is_some());
    }
}
