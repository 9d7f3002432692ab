//! Chapter 09: a game tree, node by node, and what becomes of it without the minus.

use steps::{PositionAddress, minimax, parse_board, start};

use crate::controls::{self, Tone};
use crate::game_tree::{Case, Method, Step, Viewer, signed};
use crate::words::side;
use crate::{Event, Node, Scene, el};

/// Small, and one side has to pass: it can arise on a board of 4 by 4.
const WITH_A_PASS: &str = ".B..\nBBWW\n.BW.\nWWB.";

/// The scene.
pub struct MinimaxTree {
    viewer: Viewer,
    /// The move that the reader expects.
    guess: String,
}

impl MinimaxTree {
    /// The search from the position of the fence, before its first step.
    pub fn new(position: &PositionAddress) -> MinimaxTree {
        let mut cases = vec![Case::of("this page's position", position)];
        if let Ok(small) = parse_board(WITH_A_PASS) {
            cases.push(Case::black("4 by 4, with a pass", small.board));
        }
        cases.push(Case::black("the start", start()));
        MinimaxTree {
            viewer: Viewer::new(cases, Method::Minimax),
            guess: String::new(),
        }
    }

    fn minus_is_missing(&self) -> bool {
        self.viewer.trace.method == Method::MissingMinus
    }

    fn words(&self) -> (Tone, String) {
        let trace = &self.viewer.trace;
        let root = &trace.tree.places[0];
        let player = side(root.player);
        let Some(last) = self.viewer.at.checked_sub(1) else {
            let missing = match self.minus_is_missing() {
                true => " The minus is missing: scores rise as they are.",
                false => "",
            };
            let plies = match root.depth {
                1 => "one ply".to_owned(),
                depth => format!("{depth} plies"),
            };
            if root.is_over {
                return (
                    Tone::Plain,
                    "The game is over: the tree is its root alone.".to_owned(),
                );
            }
            return (
                Tone::Plain,
                format!(
                    "{player} looks {plies} ahead. The tree has {} nodes, and none has a score yet.{missing} Which move will {player} choose, and with which score? Then step through the search.",
                    trace.tree.places.len()
                ),
            );
        };
        let told = self.told(last);
        if !self.viewer.is_done() {
            return (Tone::Plain, told);
        }
        let found = trace.result;
        let right = minimax(&root.board, root.player, root.depth);
        let found_words = Viewer::answer(found);
        let expected = &self.guess;
        let name = match found.1 {
            Some(square) => square.to_string(),
            // A root that passes has one child, whose name is the answer.
            None => self.moves().pop().unwrap_or_default(),
        };
        let guess = match expected.as_str() {
            "" => String::new(),
            guess if guess == name => format!(" You expected {guess}, and so it is."),
            guess => format!(" You expected {guess}."),
        };
        if found == right {
            let luck = match self.minus_is_missing() {
                true => " That is right, but only by accident.",
                false => "",
            };
            let tone = if self.minus_is_missing() {
                Tone::Plain
            } else {
                Tone::Right
            };
            return (
                tone,
                format!("{told} The search is done. It gives {found_words}.{luck}{guess}"),
            );
        }
        (
            Tone::Wrong,
            format!(
                "{told} The search is done. It gives {found_words}. Right are {}.{guess}",
                Viewer::answer(right)
            ),
        )
    }

    fn guess_menu(&self) -> Node {
        let moves = self.moves();
        let mut options = vec![("", "none yet")];
        options.extend(moves.iter().map(|name| (name.as_str(), name.as_str())));
        controls::menu("guess", "your guess", &self.guess, &options)
    }

    /// The names of the moves at the root.
    fn moves(&self) -> Vec<String> {
        let tree = &self.viewer.trace.tree;
        let below = tree.places[0].below.iter();
        below.map(|place| self.viewer.move_to(*place)).collect()
    }

    /// A step in full sentences.
    fn told(&self, step: usize) -> String {
        let viewer = &self.viewer;
        let trace = &viewer.trace;
        let moment = &trace.moments[step];
        let root = side(trace.tree.places[0].player);
        let it = &trace.tree.places[moment.place];
        let player = side(it.player);
        match moment.step {
            Step::Enter { leaf, .. } => {
                let arrived = match it.above {
                    None => "The search begins at the root.".to_owned(),
                    Some(_) => format!("{}.", self.viewer.played(moment.place)),
                };
                if let Some(score) = leaf {
                    let why = match it.is_over {
                        true => "Neither side can move: the game is over.",
                        false => "No ply is left.",
                    };
                    let score = signed(score);
                    return format!("{arrived} {why} evaluate says {score} for {player}.");
                }
                if trace.tree.passes(moment.place) {
                    return format!(
                        "{arrived} {player} has no move and passes. Nothing is chosen, but the pass takes a ply."
                    );
                }
                let moves = self.viewer.moves_of(&it.below);
                if let [_] = it.below[..] {
                    return format!("{arrived} {player} has one move only: {moves}.");
                }
                let smallest = match player == root {
                    true => String::new(),
                    false => format!(", which is the smallest for {root}"),
                };
                format!(
                    "{arrived} {player} chooses among {moves}, and will take the largest score for {player}{smallest}."
                )
            }
            Step::Rise { score, improves } => {
                let before = trace.states(step);
                let below = before[moment.from].score.unwrap_or_default();
                let enemy = side(it.player.opponent());
                let by = match trace.tree.places[moment.from].by {
                    Some(square) => square.to_string(),
                    None => "The pass".to_owned(),
                };
                let (below, taken) = (signed(below), signed(score));
                let rises = match self.minus_is_missing() {
                    false => format!(
                        "{by} brings {enemy} {below}. The sign turns on the way up: {taken} for {player}."
                    ),
                    true => format!(
                        "{by} brings {enemy} {below}. It rises as it is, and {player} takes it for its own: {taken}."
                    ),
                };
                let here = &before[moment.place];
                let rank = match (improves, here.score) {
                    (true, None) => "It is the first score here.".to_owned(),
                    (true, Some(best)) => {
                        format!("That is more than {}: the best so far.", signed(best))
                    }
                    (false, best) => {
                        let by = here
                            .best
                            .map_or(String::new(), |best| viewer.moves_of(&[best]));
                        format!(
                            "{} by {by} stays the best.",
                            signed(best.unwrap_or_default())
                        )
                    }
                };
                format!("{rises} {rank}")
            }
            Step::Cut => String::new(),
        }
    }
}

impl Scene for MinimaxTree {
    fn view(&self) -> Node {
        let viewer = &self.viewer;
        let states = viewer.states();
        let (tone, words) = viewer.aside(&states).unwrap_or_else(|| self.words());
        let steer = controls::row([
            controls::enabled(controls::primary("step", "Step"), !viewer.is_done()),
            controls::enabled(controls::button("back", "Back"), viewer.at > 0),
            controls::enabled(controls::button("end", "To the end"), !viewer.is_done()),
            controls::enabled(controls::button("reset", "Start again"), viewer.at > 0),
            controls::switch("minus", "The missing minus", self.minus_is_missing()),
        ]);
        let key = match self.minus_is_missing() {
            false => {
                "Each score is for the side to move at its node. At each edge with a minus it changes its sign; the thick edges lead to the best so far."
            }
            true => {
                "The minus at the edges is gone: a score for one side is taken for a score of the other."
            }
        };
        el("div").class("tree-scene").with(controls::stack([
            viewer.menus(self.guess_menu()),
            steer,
            controls::message(tone, &words),
            viewer.pictures(&states, None),
            controls::line(key),
            viewer.log(),
            viewer.positions(),
        ]))
    }

    fn act(&mut self, event: &Event<'_>) {
        self.viewer.act_on_positions(event);
        match *event {
            Event::Press("minus") => {
                let method = match self.minus_is_missing() {
                    true => Method::Minimax,
                    false => Method::MissingMinus,
                };
                // From the beginning: what comes out is to be predicted again.
                self.viewer.search_by(method);
                self.guess.clear();
            }
            Event::Set("guess", guess) => {
                if guess.is_empty() || self.moves().iter().any(|name| name == guess) {
                    guess.clone_into(&mut self.guess);
                }
            }
            _ => {
                self.viewer.act(event);
                if !self.moves().contains(&self.guess) {
                    self.guess.clear();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
