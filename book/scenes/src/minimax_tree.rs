//! Chapter 09: a game tree, node by node, with the right code or without the minus.

use steps::{PositionAddress, minimax, parse_board, start};

use crate::controls::{self, Tone};
use crate::game_tree::{Case, Method, Step, Viewer, signed};
use crate::words::side;
use crate::{Event, Node, Scene, el};

/// A small position in which one side has to pass. A game on a board of 4 by 4 can reach it.
const WITH_A_PASS: &str = ".B..\nBBWW\n.BW.\nWWB.";

/// The scene.
pub struct MinimaxTree {
    viewer: Viewer,
    /// The move that the reader predicts.
    guess: String,
}

impl MinimaxTree {
    /// The search from the chapter's position, before its first step.
    pub fn new(position: &PositionAddress) -> MinimaxTree {
        let mut cases = vec![Case::of("the chapter's position", position)];
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
        self.viewer.record.method == Method::MissingMinus
    }

    fn words(&self) -> (Tone, String) {
        let record = &self.viewer.record;
        let root = &record.tree.places[0];
        let player = side(root.player);
        let Some(last) = self.viewer.at.checked_sub(1) else {
            let (depth, nodes) = (root.depth, record.tree.places.len());
            let words = match (root.is_over, self.minus_is_missing()) {
                (true, _) => "The game is over: the tree has only its root.".to_owned(),
                (false, false) => format!(
                    "{player} is to move. Depth: {depth}. Nodes: {nodes}. Predict which move {player} chooses, and with which score. Then press Step."
                ),
                (false, true) => format!(
                    "In this code the minus is missing. {player} is to move. Depth: {depth}. Nodes: {nodes}. Predict the move and the score again, then press Step."
                ),
            };
            return (Tone::Plain, words);
        };
        let words = self.in_words(last);
        if !self.viewer.is_done() {
            return (Tone::Plain, words);
        }
        let found = record.result;
        let right = minimax(&root.board, root.player, root.depth);
        let found_words = Viewer::answer(found);
        let expected = &self.guess;
        let name = match found.1 {
            Some(square) => square.to_string(),
            // If the root passes, its only child is the pass.
            None => self.moves().pop().unwrap_or_default(),
        };
        let guess = match expected.as_str() {
            "" => String::new(),
            guess if guess == name => format!(" You predicted {guess}: correct."),
            guess => format!(" You predicted {guess}."),
        };
        if found == right {
            let luck = match self.minus_is_missing() {
                true => " That's right, but only by accident.",
                false => "",
            };
            let tone = if self.minus_is_missing() {
                Tone::Plain
            } else {
                Tone::Right
            };
            return (
                tone,
                format!("{words} The search returns {found_words}.{luck}{guess}"),
            );
        }
        (
            Tone::Wrong,
            format!(
                "{words} The search returns {found_words}. The right result is {}.{guess}",
                Viewer::answer(right)
            ),
        )
    }

    fn guess_menu(&self) -> Node {
        let moves = self.moves();
        let mut options = vec![("", "no prediction yet")];
        options.extend(moves.iter().map(|name| (name.as_str(), name.as_str())));
        controls::menu("guess", "Predict first", &self.guess, &options)
    }

    /// The names of the moves at the root.
    fn moves(&self) -> Vec<String> {
        let tree = &self.viewer.record.tree;
        let below = tree.places[0].below.iter();
        below.map(|place| self.viewer.move_to(*place)).collect()
    }

    /// A step in full sentences.
    fn in_words(&self, step: usize) -> String {
        let viewer = &self.viewer;
        let record = &viewer.record;
        let moment = &record.moments[step];
        let root = side(record.tree.places[0].player);
        let it = &record.tree.places[moment.place];
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
                    return format!("{arrived} {why} evaluate returns {score} for {player}.");
                }
                if record.tree.passes(moment.place) {
                    return format!(
                        "{arrived} {player} has no legal move and passes. The pass takes one ply."
                    );
                }
                let moves = self.viewer.moves_of(&it.below);
                if let [_] = it.below[..] {
                    return format!("{arrived} {player} has only one move: {moves}.");
                }
                match player == root {
                    true => format!(
                        "{arrived} {player} chooses from {moves}, and takes the largest score for {player}."
                    ),
                    false => format!(
                        "{arrived} {player} chooses from {moves}, and takes the largest score for {player}. That's the smallest for {root}."
                    ),
                }
            }
            Step::Rise { score, improves } => {
                let before = record.states(step);
                let below = before[moment.from].score.unwrap_or_default();
                let enemy = side(it.player.opponent());
                let by = match record.tree.places[moment.from].by {
                    Some(square) => square.to_string(),
                    None => "The pass".to_owned(),
                };
                let (below, taken) = (signed(below), signed(score));
                let rises = match self.minus_is_missing() {
                    false => format!(
                        "{by} scores {below} for {enemy}. Negated, that's {taken} for {player}."
                    ),
                    true => format!(
                        "{by} scores {below} for {enemy}. Without the minus, the code takes {taken} for {player}."
                    ),
                };
                let here = &before[moment.place];
                let rank = match (improves, here.score) {
                    (true, None) => "It's the first score here.".to_owned(),
                    (true, Some(best)) => {
                        format!("That's more than {}: the best so far.", signed(best))
                    }
                    (false, best) => {
                        let by = here
                            .best
                            .map_or(String::new(), |best| viewer.moves_of(&[best]));
                        format!(
                            "{} by {by} is still the best.",
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
            controls::enabled(controls::button("reset", "Start over"), viewer.at > 0),
            controls::switch("minus", "Code with a mistake", self.minus_is_missing()),
        ]);
        let key = match self.minus_is_missing() {
            false => {
                "Each score is for the side to move at its node. An edge with a minus negates it. Thick edges lead to the best move so far."
            }
            true => {
                "The edges have no minus: the code takes a score for one side as a score for the other."
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
                // Start over, because the reader predicts the result again.
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
