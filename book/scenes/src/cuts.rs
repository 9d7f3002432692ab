//! Chapter 10: the same tree with its windows, and what is cut.

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
    /// How many nodes the reader expects to be entered.
    guess: Option<i32>,
    /// Why a guess is none.
    refused: Option<String>,
}

impl Cuts {
    /// The search from the position of the fence, before its first step.
    pub fn new(position: &PositionAddress) -> Cuts {
        let own = Case::of("this page's position", position);
        let mut turned = Case::of("the same, turned half round", position);
        let last = own.board.size() - 1;
        for square in own.board.squares() {
            let opposite = steps::Square {
                row: last - square.row,
                col: last - square.col,
            };
            turned.board[opposite] = own.board[square];
        }
        let begin = Case::black("the start", start());
        let growth = Growth::new(&own.board, own.player);
        Cuts {
            viewer: Viewer::new(vec![own, turned, begin], Method::AlphaBeta),
            growth,
            guess: None,
            refused: None,
        }
    }

    fn root(&self) -> (Board, Disc, u32) {
        let root = &self.viewer.trace.tree.places[0];
        (root.board, root.player, root.depth)
    }

    fn sorts(&self) -> bool {
        self.viewer.trace.method == Method::Sorted
    }

    fn nodes(&self) -> i32 {
        self.viewer.trace.tree.places.len() as i32
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
                let text: String = text.chars().take(12).collect();
                self.refused = Some(format!(
                    "{text} cannot be: the search enters 1 to {nodes} nodes. {}",
                    match self.guess {
                        None => "You have not guessed yet.".to_owned(),
                        Some(guess) => format!("Your guess stays {guess}."),
                    }
                ));
            }
        }
    }

    fn words(&self, states: &[State]) -> (Tone, String) {
        let trace = &self.viewer.trace;
        let root = &trace.tree.places[0];
        let player = side(root.player);
        let all = trace.tree.places.len();
        let Some(last) = self.viewer.at.checked_sub(1) else {
            let order = match self.sorts() {
                true => " The moves to the squares with the greatest weights come first.",
                false => "",
            };
            return (
                Tone::Plain,
                format!(
                    "{player} is to move, and minimax would enter all {all} nodes.{order} How many will alpha-beta enter? Make a guess, then step through the search, or go from cut to cut."
                ),
            );
        };
        let told = self.told(last);
        if !self.viewer.is_done() {
            return (Tone::Plain, told);
        }
        let entered = states
            .iter()
            .filter(|state| state.phase == Phase::Done)
            .count();
        let guess = match self.guess {
            None => String::new(),
            Some(right) if right as usize == entered => " You expected exactly that.".to_owned(),
            Some(wrong) => format!(" You expected {wrong}."),
        };
        (
            Tone::Right,
            format!(
                "{told} The search is done. It gives {}, and minimax gives the same score. It entered {entered} of {all} nodes.{guess}",
                Viewer::answer(trace.result)
            ),
        )
    }

    /// A step in full sentences.
    fn told(&self, step: usize) -> String {
        let trace = &self.viewer.trace;
        let moment = &trace.moments[step];
        let it = &trace.tree.places[moment.place];
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
                        "{arrived} {why}: evaluate says {} for {player}.",
                        signed(score)
                    );
                }
                let (alpha, beta) = window;
                let floor = match alpha == -i32::MAX {
                    true => "no floor yet".to_owned(),
                    false => format!(
                        "alpha {}, which {player} has for sure elsewhere",
                        signed(alpha)
                    ),
                };
                let ceiling = match beta == i32::MAX {
                    true => "no ceiling".to_owned(),
                    false => format!(
                        "beta {}, since {enemy} has {} for sure elsewhere",
                        signed(beta),
                        signed(-beta)
                    ),
                };
                let choice = match trace.tree.passes(moment.place) {
                    true => "passes",
                    false => "chooses",
                };
                format!("{arrived} {player} {choice}, with {floor}, and {ceiling}.")
            }
            Step::Rise { score, improves } => {
                let before = trace.states(step);
                let here = &before[moment.place];
                let by = self.viewer.moves_of(&[moment.from]);
                let limit = match before[moment.from].bound {
                    Bound::Exact => "",
                    Bound::AtLeast => " or less",
                    Bound::AtMost => " or more",
                };
                let rises = format!("{by} is worth {}{limit} to {player}.", signed(score));
                if !improves {
                    let best = signed(here.score.unwrap_or_default());
                    return format!("{rises} {player} has {best} already, and alpha stays.");
                }
                if score > here.window.0 {
                    format!("{rises} alpha rises to {}.", signed(score))
                } else {
                    format!(
                        "{rises} That is not above alpha, which stays {}.",
                        signed(here.window.0)
                    )
                }
            }
            Step::Cut => {
                let after = trace.states(step + 1);
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
                let are = if rest.len() == 1 { "is" } else { "are" };
                let why = match best == beta {
                    true => "gains nothing by coming here",
                    false => "would never allow it",
                };
                format!(
                    "Cut. beta is {}, and {by} already gives {player} {}: {enemy} {why}, with {} for sure elsewhere. {moves} {are} left out.",
                    signed(beta),
                    signed(best),
                    signed(-beta)
                )
            }
        }
    }

    fn window(&self, states: &[State]) -> Node {
        let place = self.viewer.shown();
        let state = &states[place];
        let player = side(self.viewer.trace.tree.places[place].player);
        controls::line(match state.phase {
            Phase::Open => format!(
                "Window for {player}: alpha {}, beta {}.",
                signed(state.window.0),
                signed(state.window.1)
            ),
            Phase::Unseen if place == 0 => "Window: −∞ to ∞, as wide as it gets.".to_owned(),
            Phase::Unseen => "Window: known when the search gets here.".to_owned(),
            Phase::Done => format!("Window for {player}: the search has left this node."),
            Phase::Cut => "Window: none, for the search does not come here.".to_owned(),
        })
    }

    fn so_far(&self, states: &[State]) -> Node {
        let number = |cut: bool| {
            let phase = |state: &&State| match state.phase {
                Phase::Cut => cut,
                Phase::Unseen => false,
                _ => !cut,
            };
            thousands(states.iter().filter(phase).count() as u32)
        };
        controls::line(format!(
            "Entered: {} of {} nodes. Cut: {}. A cut edge is crossed, a cut node is struck out. ≥ and ≤ mark scores that are bounds only.",
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
            controls::enabled(
                controls::button("cut", "To the next cut"),
                !viewer.is_done(),
            ),
            controls::enabled(controls::button("reset", "Start again"), viewer.at > 0),
            controls::switch("sort", "Sort the moves", self.sorts()),
        ]);
        let scene = el("div").class("tree-scene").with(controls::stack([
            viewer.menus(controls::optional_number(
                "guess",
                "nodes you expect",
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
