//! Chapter 10: the same tree with its windows, and what is cut.

use steps::{Disc, PositionAddress, start};

use crate::controls::{self, Tone};
use crate::game_tree::{Bound, Case, Method, Phase, State, Step, Viewer, count_of, side, signed};
use crate::growth::Growth;
use crate::{Event, Node, Scene, el};

/// The scene.
pub struct Cuts {
    viewer: Viewer,
    growth: Growth,
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
        let begin = Case {
            name: "the start",
            board: start(),
            player: Disc::Black,
            depth: 2,
        };
        let growth = Growth::new(&own.board, own.player);
        Cuts {
            viewer: Viewer::new(vec![own, turned, begin], Method::AlphaBeta),
            growth,
        }
    }

    fn sorts(&self) -> bool {
        self.viewer.trace.method == Method::Sorted
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
                    "{player} is to move, and minimax would enter all {all} nodes.{order} How many of them can alpha-beta leave out? Predict, then step through the search, or go from cut to cut."
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
        (
            Tone::Right,
            format!(
                "{told} The search is done. It gives {}, and minimax gives the same score. It entered {entered} of {all} nodes.",
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
                format!(
                    "Cut. beta is {}, and {by} already gives {player} {}: {enemy} would never allow it, with {} for sure elsewhere. {moves} {are} left out.",
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
            count_of(states.iter().filter(phase).count() as u32)
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
        let (tone, words) = viewer.aside(&states).unwrap_or_else(|| self.words(&states));
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
            viewer.menus(),
            steer,
            controls::message(tone, &words),
            viewer.pictures(&states, Some(self.window(&states))),
            self.so_far(&states),
            viewer.log(),
            self.growth.view(),
            viewer.paste_field(),
        ]));
        match self.growth.is_counting() {
            true => scene.at("data-tick", "1"),
            false => scene,
        }
    }

    fn act(&mut self, event: &Event<'_>) {
        if *event != Event::Tick {
            self.growth.rest();
        }
        match *event {
            Event::Press("cut") => self.viewer.go_behind_next_cut(),
            Event::Press("sort") => {
                let method = match self.sorts() {
                    true => Method::AlphaBeta,
                    false => Method::Sorted,
                };
                self.viewer.search_by(method);
            }
            Event::Press("deeper") => self.growth.deepen(),
            Event::Tick => self.growth.tick(),
            _ => {
                let before = (self.viewer.case().board, self.viewer.case().player);
                self.viewer.act(event);
                let now = (self.viewer.case().board, self.viewer.case().player);
                if now != before {
                    self.growth = Growth::new(&now.0, now.1);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use steps::{alpha_beta, parse_game};

    fn scene() -> Cuts {
        Cuts::new(&PositionAddress {
            board: parse_game("f5f6f7g5c3f8").unwrap().board,
            player: Disc::Black,
            square: None,
            direction: None,
        })
    }

    fn said(scene: &Cuts) -> String {
        let view = scene.view();
        view.find("data-message", "").unwrap().all_words()
    }

    fn press(scene: &mut Cuts, actions: &[&str]) {
        for action in actions {
            scene.act(&Event::Press(action));
        }
    }

    #[test]
    fn a_cut_is_given_with_its_reason() {
        let mut scene = scene();
        press(&mut scene, &["cut"]);
        assert_eq!(
            said(&scene),
            "Cut. beta is 19, and f4 already gives White 39: Black would never allow it, with −19 for sure elsewhere. c5, h5, h6 and g7 are left out."
        );
        press(&mut scene, &["cut"]);
        assert!(said(&scene).starts_with("Cut. beta is 19, and d3 already gives White 40"));
        press(&mut scene, &["cut"]);
        assert!(said(&scene).ends_with(
            "It gives h5 and −19, and minimax gives the same score. It entered 10 of 18 nodes."
        ));
    }

    #[test]
    fn the_window_turns_at_each_edge() {
        let mut scene = scene();
        let trace = &scene.viewer.trace;
        let step = trace
            .moments
            .iter()
            .position(|moment| {
                trace.tree.places[moment.place]
                    .by
                    .is_some_and(|by| by.to_string() == "g6")
            })
            .unwrap();
        for _ in 0..=step {
            press(&mut scene, &["step"]);
        }
        assert_eq!(
            said(&scene),
            "Black g6. White chooses, with no floor yet, and beta 19, since Black has −19 for sure elsewhere."
        );
        assert!(scene.view().all_words().contains("(−∞, 19)"));
        assert!(scene.view().all_words().contains("(−19, ∞)"));
    }

    #[test]
    fn turned_half_round_nothing_is_cut_unless_the_best_squares_come_first() {
        let mut scene = scene();
        scene.act(&Event::Set("case", "1"));
        press(&mut scene, &["cut"]);
        assert!(said(&scene).ends_with("It entered 18 of 18 nodes."));
        press(&mut scene, &["sort", "cut", "cut", "cut"]);
        assert!(said(&scene).ends_with("It entered 10 of 18 nodes."));
    }

    #[test]
    fn every_position_and_depth_of_the_menus_ends_at_the_score_of_alpha_beta() {
        for case in ["0", "1", "2"] {
            for depth in ["1", "2", "3", "4"] {
                let mut scene = scene();
                scene.act(&Event::Set("case", case));
                scene.act(&Event::Set("depth", depth));
                let root = &scene.viewer.trace.tree.places[0];
                let right = alpha_beta(&root.board, root.player, root.depth, -i32::MAX, i32::MAX);
                assert_eq!(scene.viewer.trace.result, right, "{case} {depth}");
                let right = right.0;
                press(&mut scene, &["sort"]);
                assert_eq!(scene.viewer.trace.result.0, right, "{case} {depth}");
            }
        }
    }

    #[test]
    fn a_cut_node_says_so_when_it_is_looked_at() {
        let mut scene = scene();
        press(&mut scene, &["cut"]);
        scene.act(&Event::Set("place", "8"));
        assert!(said(&scene).starts_with("You look at the node g6 c5. It is cut"));
    }

    #[test]
    fn nonsense_changes_nothing() {
        let mut scene = scene();
        press(&mut scene, &["step", "step"]);
        let before = scene.view();
        for event in [
            Event::Press("fly"),
            Event::Set("case", "-1"),
            Event::Set("depth", "77"),
            Event::Set("place", "18"),
            Event::Square("elsewhere", "g6".parse().unwrap()),
            Event::Tick,
        ] {
            scene.act(&event);
        }
        assert_eq!(scene.view(), before);
    }
}
