//! A tree in words: its moves, its nodes, its steps.

use checks::text;
use steps::Square;

use super::grown::{Bound, Phase, State};
use super::search::Step;
use super::viewer::Viewer;
use super::words::signed;
use crate::Node;
use crate::controls;
use crate::words::side;

impl Viewer {
    /// The moves that lead to a place: `g3 h3`.
    pub fn path(&self, place: usize) -> String {
        let line = self.trace.tree.line_to(place);
        let moves: Vec<String> = line[1..].iter().map(|place| self.move_to(*place)).collect();
        if moves.is_empty() {
            "root".to_owned()
        } else {
            moves.join(" ")
        }
    }

    /// The move that led to a place, or `pass`.
    pub fn move_to(&self, place: usize) -> String {
        let by = self.trace.tree.places[place].by;
        by.map_or("pass".to_owned(), |square| square.to_string())
    }

    /// The move that led to a place, with its side: `White h3`.
    pub fn played(&self, place: usize) -> String {
        let it = &self.trace.tree.places[place];
        let mover = side(it.player.opponent());
        match it.by {
            Some(square) => format!("{mover} {square}"),
            None => format!("{mover} passes"),
        }
    }

    /// The moves below a place, in words.
    pub fn moves_of(&self, places: &[usize]) -> String {
        let moves: Vec<String> = places.iter().map(|place| self.move_to(*place)).collect();
        text::in_a_row(&moves)
    }

    /// How the game came to the place that is shown.
    pub fn line_of_play(&self) -> String {
        let line = self.trace.tree.line_to(self.shown());
        let moves: Vec<String> = line[1..].iter().map(|place| self.played(*place)).collect();
        if moves.is_empty() {
            "Line of play: none yet, this is the root.".to_owned()
        } else {
            format!("Line of play: {}.", moves.join(", "))
        }
    }

    /// What is known of the place that the reader looks at.
    pub fn looked_at(&self, place: usize, states: &[State]) -> String {
        let it = &self.trace.tree.places[place];
        let state = &states[place];
        let player = side(it.player);
        let path = match it.above {
            None => "You look at the root.".to_owned(),
            Some(_) => format!("You look at the node {}.", self.path(place)),
        };
        let known = match (state.phase, state.score) {
            (Phase::Unseen, _) => "The search has not been here yet.".to_owned(),
            (Phase::Cut, _) => "It is cut: the search does not go there.".to_owned(),
            (Phase::Open, None) => {
                "The search is below it, and no score has come back yet.".to_owned()
            }
            (Phase::Open, Some(score)) => {
                format!("The best score for {player} so far is {}.", signed(score))
            }
            (Phase::Done, score) => {
                let score = signed(score.unwrap_or_default());
                match state.bound {
                    Bound::Exact => format!("Its score is {score} for {player}."),
                    Bound::AtLeast => format!("Its score is {score} or more for {player}."),
                    Bound::AtMost => format!("Its score is {score} or less for {player}."),
                }
            }
        };
        format!("{path} {known} Step goes on with the search.")
    }

    /// What the search has done, line by line; what is deeper in the tree stands further to the right.
    pub fn log(&self) -> Node {
        let lines: Vec<String> = (0..self.at)
            .map(|step| {
                let moment = &self.trace.moments[step];
                let deep = match moment.step {
                    Step::Rise { .. } => moment.from,
                    _ => moment.place,
                };
                let indent = "\u{a0}\u{a0}".repeat(self.trace.tree.places[deep].ply);
                format!("{indent}{}", self.told_briefly(step))
            })
            .collect();
        controls::log("The search so far", &lines)
    }

    /// A step in few words.
    fn told_briefly(&self, step: usize) -> String {
        let moment = &self.trace.moments[step];
        let it = &self.trace.tree.places[moment.place];
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
            Step::Rise { score, improves } => format!(
                "{} rises: {} for {}{}",
                self.move_to(moment.from),
                signed(score),
                side(it.player),
                if improves { ", the best so far" } else { "" }
            ),
            Step::Cut => format!("cut: the other moves of {}", side(it.player)),
        }
    }

    /// A move that a search gives, in words.
    pub fn answer((score, square): (i32, Option<Square>)) -> String {
        match square {
            Some(square) => format!("{square} and {}", signed(score)),
            None => format!("no move and {}", signed(score)),
        }
    }
}
