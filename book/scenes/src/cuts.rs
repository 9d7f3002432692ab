//! Chapter 10: the same tree with its windows and cutoffs.

use steps::{Board, Disc, PositionAddress, start};

use crate::controls::{self, Tone};
use crate::game_tree::{Bound, Case, Method, Phase, State, Step, Viewer, signed};
use crate::growth::Growth;
use crate::words::{side, thousands};
use crate::{Event, Node, Scene, el};

/// The scene.
pub struct Cuts {
    viewer: Viewer,
    growth: Growth,
    /// The reader's prediction: how many nodes alpha-beta visits.
    guess: Option<i32>,
    /// The message about a prediction that isn't possible.
    refused: Option<String>,
}

impl Cuts {
    /// The search from the chapter's position, before its first step.
    pub fn new(position: &PositionAddress) -> Cuts {
        let own = Case::of("the chapter's position", position);
        let mut rotated = Case::of("the same, rotated by 180°", position);
        let last = own.board.size() - 1;
        for square in own.board.squares() {
            let opposite = steps::Square {
                row: last - square.row,
                col: last - square.col,
            };
            rotated.board[opposite] = own.board[square];
        }
        let begin = Case::black("the start", start());
        let growth = Growth::new(&own.board, own.player);
        Cuts {
            viewer: Viewer::new(vec![own, rotated, begin], Method::AlphaBeta),
            growth,
            guess: None,
            refused: None,
        }
    }

    fn root(&self) -> (Board, Disc, u32) {
        let root = &self.viewer.record.tree.places[0];
        (root.board, root.player, root.depth)
    }

    fn sorts(&self) -> bool {
        self.viewer.record.method == Method::Sorted
    }

    fn nodes(&self) -> i32 {
        self.viewer.record.tree.places.len() as i32
    }

    fn expect(&mut self, text: &str) {
        if text.is_empty() {
            self.guess = None;
            return;
        }
        match text.parse() {
            Ok(guess) if (1..=self.nodes()).contains(&guess) => self.guess = Some(guess),
            _ => {
                let nodes = thousands(self.nodes() as u32);
                self.refused = Some(match self.guess {
                    None => format!("Enter a number from 1 to {nodes}."),
                    Some(guess) => format!(
                        "Enter a number from 1 to {nodes}. Your prediction is still {guess}."
                    ),
                });
            }
        }
    }

    fn words(&self, states: &[State]) -> (Tone, String) {
        let record = &self.viewer.record;
        let root = &record.tree.places[0];
        let player = side(root.player);
        let all = record.tree.places.len();
        let Some(last) = self.viewer.at.checked_sub(1) else {
            let words = match self.sorts() {
                false => format!(
                    "{player} is to move. Minimax visits all {all} nodes. How many does alpha-beta visit? Predict first, then press Step or Next cutoff."
                ),
                true => format!(
                    "{player} is to move, and tries the squares with the largest weights first. Minimax visits all {all} nodes. How many does alpha-beta visit? Predict first, then press Step or Next cutoff."
                ),
            };
            return (Tone::Plain, words);
        };
        let words = self.in_words(last);
        if !self.viewer.is_done() {
            return (Tone::Plain, words);
        }
        let visited = states
            .iter()
            .filter(|state| state.phase == Phase::Done)
            .count();
        let guess = match self.guess {
            None => String::new(),
            Some(right) if right as usize == visited => format!(" You predicted {right}: correct."),
            Some(wrong) => format!(" You predicted {wrong}."),
        };
        (
            Tone::Right,
            format!(
                "{words} The search returns {}, and minimax returns the same score. Alpha-beta visited {visited} of {all} nodes.{guess}",
                Viewer::answer(record.result)
            ),
        )
    }

    /// A step in full sentences.
    fn in_words(&self, step: usize) -> String {
        let record = &self.viewer.record;
        let moment = &record.moments[step];
        let it = &record.tree.places[moment.place];
        let (player, enemy) = (side(it.player), side(it.player.opponent()));
        match moment.step {
            Step::Enter { leaf, window, .. } => {
                let arrived = match it.above {
                    None => "The search begins at the root.".to_owned(),
                    Some(_) => format!("{}.", self.viewer.played(moment.place)),
                };
                if let Some(score) = leaf {
                    let why = match it.is_over {
                        true => "The game is over",
                        false => "No ply is left",
                    };
                    return format!(
                        "{arrived} {why}: evaluate returns {} for {player}.",
                        signed(score)
                    );
                }
                let (alpha, beta) = window;
                let lower = match alpha == -i32::MAX {
                    true => "There is no lower bound yet.".to_owned(),
                    false => format!(
                        "alpha is {}, because {player} already has that score elsewhere.",
                        signed(alpha)
                    ),
                };
                let upper = match beta == i32::MAX {
                    true => "There is no upper bound.".to_owned(),
                    false => format!(
                        "beta is {}, because {enemy} already has {} elsewhere.",
                        signed(beta),
                        signed(-beta)
                    ),
                };
                match record.tree.passes(moment.place) {
                    true => format!("{arrived} {player} passes. {lower} {upper}"),
                    false => format!("{arrived} {player} chooses. {lower} {upper}"),
                }
            }
            Step::Rise { score, improves } => {
                let before = record.states(step);
                let here = &before[moment.place];
                let by = self.viewer.moves_of(&[moment.from]);
                let points = signed(score);
                // The bound is from the view of the side below.
                let scores = match before[moment.from].bound {
                    Bound::Exact => format!("{by} scores {points} for {player}."),
                    Bound::AtLeast => format!("{by} scores at most {points} for {player}."),
                    Bound::AtMost => format!("{by} scores at least {points} for {player}."),
                };
                if !improves {
                    let best = signed(here.score.unwrap_or_default());
                    return format!(
                        "{scores} {player} already has {best}, so alpha doesn't change."
                    );
                }
                if score > here.window.0 {
                    format!("{scores} alpha rises to {points}.")
                } else {
                    format!(
                        "{scores} That isn't above alpha, which is still {}.",
                        signed(here.window.0)
                    )
                }
            }
            Step::Cut => {
                let after = record.states(step + 1);
                let state = &after[moment.place];
                let (best, beta) = (state.score.unwrap_or_default(), state.window.1);
                let by = state
                    .best
                    .map_or(String::new(), |best| self.viewer.moves_of(&[best]));
                let rest: Vec<usize> = it
                    .below
                    .iter()
                    .copied()
                    .filter(|below| after[*below].phase == Phase::Cut)
                    .collect();
                let moves = self.viewer.moves_of(&rest);
                let known = signed(-beta);
                let scores = format!(
                    "Cutoff. beta is {}, and {by} already scores {} for {player}.",
                    signed(beta),
                    signed(best)
                );
                match best == beta {
                    true => format!(
                        "{scores} {enemy} gains nothing here, because it already has {known} elsewhere. Pruned: {moves}."
                    ),
                    false => format!(
                        "{scores} {enemy} doesn't allow that, because it already has {known} elsewhere. Pruned: {moves}."
                    ),
                }
            }
        }
    }

    fn window(&self, states: &[State]) -> Node {
        let place = self.viewer.shown();
        let state = &states[place];
        let player = side(self.viewer.record.tree.places[place].player);
        controls::line(match state.phase {
            Phase::Open => format!(
                "Window for {player}: alpha {}, beta {}.",
                signed(state.window.0),
                signed(state.window.1)
            ),
            Phase::Unseen if place == 0 => "Window: −∞ to ∞, the full window.".to_owned(),
            Phase::Unseen => "Window: unknown until the search visits this node.".to_owned(),
            Phase::Done => format!("Window for {player}: the search has left this node."),
            Phase::Cut => "Window: none, because this node is pruned.".to_owned(),
        })
    }

    fn so_far(&self, states: &[State]) -> Node {
        let number = |pruned: bool| {
            let phase = |state: &&State| match state.phase {
                Phase::Cut => pruned,
                Phase::Unseen => false,
                _ => !pruned,
            };
            thousands(states.iter().filter(phase).count() as u32)
        };
        controls::line(format!(
            "Visited: {} of {} nodes. Pruned: {}. A pruned edge is crossed, a pruned node is struck out. ≥ and ≤ mark bounds.",
            number(false),
            states.len(),
            number(true)
        ))
    }
}

impl Scene for Cuts {
    fn view(&self) -> Node {
        let viewer = &self.viewer;
        let states = viewer.states();
        let (tone, words) = match &self.refused {
            Some(refused) => (Tone::Wrong, refused.clone()),
            None => viewer.aside(&states).unwrap_or_else(|| self.words(&states)),
        };
        let steer = controls::row([
            controls::enabled(controls::primary("step", "Step"), !viewer.is_done()),
            controls::enabled(controls::button("back", "Back"), viewer.at > 0),
            controls::enabled(controls::button("cut", "Next cutoff"), !viewer.is_done()),
            controls::enabled(controls::button("reset", "Start over"), viewer.at > 0),
            controls::switch("sort", "Move ordering", self.sorts()),
        ]);
        let scene = el("div").class("tree-scene").with(controls::stack([
            viewer.menus(controls::optional_number(
                "guess",
                "Predict first",
                self.guess,
                self.nodes(),
            )),
            steer,
            controls::message(tone, &words),
            viewer.pictures(&states, Some(self.window(&states))),
            self.so_far(&states),
            viewer.log(),
            self.growth.view(),
            viewer.positions(),
        ]));
        scene.tick(1, self.growth.is_counting())
    }

    fn act(&mut self, event: &Event<'_>) {
        if *event != Event::Tick {
            self.growth.rest();
            self.refused = None;
        }
        let before = self.root();
        self.viewer.act_on_positions(event);
        match *event {
            Event::Press("cut") => self.viewer.go_behind_next_cut(),
            Event::Press("sort") => {
                let method = match self.sorts() {
                    true => Method::AlphaBeta,
                    false => Method::Sorted,
                };
                self.viewer.search_by(method);
            }
            Event::Set("guess", guess) => self.expect(guess),
            Event::Press("deeper") => self.growth.deepen(),
            Event::Tick => self.growth.tick(),
            _ => self.viewer.act(event),
        }
        let now = self.root();
        if now != before {
            self.guess = None;
        }
        if (now.0, now.1) != (before.0, before.1) {
            self.growth = Growth::new(&now.0, now.1);
        }
    }
}

#[cfg(test)]
mod tests;
