//! A search tree in words: its moves, its nodes and the steps of the search.

use checks::text;
use steps::Square;

use super::search::Step;
use super::tree::{Bound, Phase, State};
use super::viewer::Viewer;
use super::words::signed;
use crate::Node;
use crate::controls;
use crate::words::side;

impl Viewer {
    /// The moves that lead to a node, such as `g3 h3`.
    pub fn path(&self, place: usize) -> String {
        let line = self.record.tree.line_to(place);
        let moves: Vec<String> = line[1..].iter().map(|place| self.move_to(*place)).collect();
        if moves.is_empty() {
            "root".to_owned()
        } else {
            moves.join(" ")
        }
    }

    /// The move that led to a node, or `pass`.
    pub fn move_to(&self, place: usize) -> String {
        let by = self.record.tree.places[place].by;
        by.map_or("pass".to_owned(), |square| square.to_string())
    }

    /// The move that led to a node, with its side, such as `White h3`.
    pub fn played(&self, place: usize) -> String {
        let it = &self.record.tree.places[place];
        let mover = side(it.player.opponent());
        match it.by {
            Some(square) => format!("{mover} {square}"),
            None => format!("{mover} passes"),
        }
    }

    /// The moves to these nodes, as a list.
    pub fn moves_of(&self, places: &[usize]) -> String {
        let moves: Vec<String> = places.iter().map(|place| self.move_to(*place)).collect();
        text::in_a_row(&moves)
    }

    /// The moves from the root to the shown node.
    pub fn line_of_play(&self) -> String {
        let line = self.record.tree.line_to(self.shown());
        let moves: Vec<String> = line[1..].iter().map(|place| self.played(*place)).collect();
        if moves.is_empty() {
            "Line of play: no moves, this is the root.".to_owned()
        } else {
            format!("Line of play: {}.", moves.join(", "))
        }
    }

    /// What the search knows about the node that the reader looks at.
    pub fn looked_at(&self, place: usize, states: &[State]) -> String {
        let it = &self.record.tree.places[place];
        let state = &states[place];
        let player = side(it.player);
        let path = match it.above {
            None => "You're looking at the root.".to_owned(),
            Some(_) => format!("You're looking at node {}.", self.path(place)),
        };
        let known = match (state.phase, state.score) {
            (Phase::Unseen, _) => "The search hasn't visited it yet.".to_owned(),
            (Phase::Cut, _) => "It's pruned: the search doesn't visit it.".to_owned(),
            (Phase::Open, None) => "The search is below it, and it has no score yet.".to_owned(),
            (Phase::Open, Some(score)) => {
                format!("The best score for {player} so far is {}.", signed(score))
            }
            (Phase::Done, score) => {
                let score = signed(score.unwrap_or_default());
                match state.bound {
                    Bound::Exact => format!("Its score is {score} for {player}."),
                    Bound::AtLeast => format!("Its score is at least {score} for {player}."),
                    Bound::AtMost => format!("Its score is at most {score} for {player}."),
                }
            }
        };
        format!("{path} {known} Press Step to continue the search.")
    }

    /// The steps of the search, line by line. Deeper nodes are indented further.
    pub fn log(&self) -> Node {
        let lines: Vec<String> = (0..self.at)
            .map(|step| {
                let moment = &self.record.moments[step];
                let deep = match moment.step {
                    Step::Rise { .. } => moment.from,
                    _ => moment.place,
                };
                let indent = "\u{a0}\u{a0}".repeat(self.record.tree.places[deep].ply);
                format!("{indent}{}", self.in_brief(step))
            })
            .collect();
        controls::log("The search so far", &lines)
    }

    /// A step in a few words.
    fn in_brief(&self, step: usize) -> String {
        let moment = &self.record.moments[step];
        let it = &self.record.tree.places[moment.place];
        match moment.step {
            Step::Enter { leaf, .. } => {
                let name = match it.above {
                    None => "root".to_owned(),
                    Some(_) => self.played(moment.place),
                };
                match leaf {
                    Some(score) => format!("{name}: {} for {}", signed(score), side(it.player)),
                    None => name,
                }
            }
            Step::Rise { score, improves } => {
                let (from, score) = (self.move_to(moment.from), signed(score));
                let player = side(it.player);
                match improves {
                    true => format!("{from} scores {score} for {player}, the best so far"),
                    false => format!("{from} scores {score} for {player}"),
                }
            }
            Step::Cut => format!("cutoff: the other moves of {} are pruned", side(it.player)),
        }
    }

    /// The result of a search in words: the move and its score.
    pub fn answer((score, square): (i32, Option<Square>)) -> String {
        match square {
            Some(square) => format!("{square} with {}", signed(score)),
            None => format!("no move with {}", signed(score)),
        }
    }
}
