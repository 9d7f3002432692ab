//! Chapter 09: a game tree, node by node, and what becomes of it without the minus.

use steps::{PositionAddress, minimax, parse_board, start};

use crate::controls::{self, Tone};
use crate::game_tree::{Case, Method, Step, Viewer, side, signed};
use crate::{Event, Node, Scene, el};

/// Small, and one side has to pass: it can arise on a board of 4 by 4.
const WITH_A_PASS: &str = ".B..\nBBWW\n.BW.\nWWB.";

/// The scene.
pub struct MinimaxTree {
    viewer: Viewer,
}

impl MinimaxTree {
    /// The search from the position of the fence, before its first step.
    pub fn new(position: &PositionAddress) -> MinimaxTree {
        let mut cases = vec![Case::of("this page's position", position)];
        if let Ok(small) = parse_board(WITH_A_PASS) {
            cases.push(Case {
                name: "4 by 4, with a pass",
                board: small.board,
                ..Case::of("", position)
            });
        }
        cases.push(Case {
            name: "the start",
            board: start(),
            ..Case::of("", position)
        });
        for case in &mut cases[1..] {
            case.player = steps::Disc::Black;
        }
        MinimaxTree {
            viewer: Viewer::new(cases, Method::Minimax),
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
                format!("{told} The search is done. It gives {found_words}.{luck}"),
            );
        }
        (
            Tone::Wrong,
            format!(
                "{told} The search is done. It gives {found_words}. Right are {}.",
                Viewer::answer(right)
            ),
        )
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
            viewer.menus(),
            steer,
            controls::message(tone, &words),
            viewer.pictures(&states, None),
            controls::line(key),
            viewer.log(),
            viewer.paste_field(),
        ]))
    }

    fn act(&mut self, event: &Event<'_>) {
        match *event {
            Event::Press("minus") => {
                let method = match self.minus_is_missing() {
                    true => Method::Minimax,
                    false => Method::MissingMinus,
                };
                let at = self.viewer.at;
                self.viewer.search_by(method);
                // Both searches take the same steps.
                self.viewer.at = at;
            }
            _ => self.viewer.act(event),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const THREE_LEFT: &str =
        "pos=BBBBBBBWBBBBBBW.BBWWBW..BWWBWWWWBBWWWWWWBWWWWWWWBWWBBBWWBWWBBBWW,B";

    fn scene() -> MinimaxTree {
        MinimaxTree::new(&THREE_LEFT.parse().unwrap())
    }

    fn said(scene: &MinimaxTree) -> String {
        let view = scene.view();
        view.find("data-message", "").unwrap().all_words()
    }

    fn press(scene: &mut MinimaxTree, actions: &[&str]) {
        for action in actions {
            scene.act(&Event::Press(action));
        }
    }

    #[test]
    fn the_first_view_asks_for_a_prediction_and_gives_no_score_away() {
        let scene = scene();
        assert!(said(&scene).starts_with("Black looks 2 plies ahead. The tree has 9 nodes"));
        assert!(!scene.view().all_words().contains("−29"));
    }

    #[test]
    fn step_by_step_a_node_is_entered_a_leaf_evaluated_and_its_score_rises() {
        let mut scene = scene();
        let mut heard = Vec::new();
        for _ in 0..4 {
            press(&mut scene, &["step"]);
            heard.push(said(&scene));
        }
        assert_eq!(
            heard,
            [
                "The search begins at the root. Black chooses among h2, g3 and h3, and will take the largest score for Black.",
                "Black h2. White has one move only: h3.",
                "White h3. No ply is left. evaluate says −29 for Black.",
                "h3 brings Black −29. The sign turns on the way up: 29 for White. It is the first score here.",
            ]
        );
    }

    #[test]
    fn the_end_gives_what_minimax_gives() {
        let mut scene = scene();
        press(&mut scene, &["end"]);
        assert!(said(&scene).ends_with("The search is done. It gives h2 and −29."));
    }

    #[test]
    fn without_the_minus_another_move_and_another_score_come_out() {
        let mut scene = scene();
        press(&mut scene, &["end", "minus"]);
        assert!(said(&scene).ends_with("It gives g3 and 26. Right are h2 and −29."));
        press(&mut scene, &["minus"]);
        assert!(said(&scene).ends_with("It gives h2 and −29."));
    }

    #[test]
    fn every_position_and_depth_of_the_menus_ends_at_minimax() {
        for case in ["0", "1", "2"] {
            for depth in ["1", "2", "3", "4"] {
                let mut scene = scene();
                scene.act(&Event::Set("case", case));
                scene.act(&Event::Set("depth", depth));
                let root = &scene.viewer.trace.tree.places[0];
                let right = minimax(&root.board, root.player, root.depth);
                assert_eq!(scene.viewer.trace.result, right, "{case} {depth}");
            }
        }
    }

    #[test]
    fn a_pass_is_told_and_has_a_node_of_its_own() {
        let mut scene = scene();
        scene.act(&Event::Set("case", "1"));
        let words = scene.view().all_words();
        assert!(words.contains("pass"), "{words}");
        let heard: Vec<String> = (0..scene.viewer.trace.moments.len())
            .map(|step| scene.told(step))
            .collect();
        assert!(heard.iter().any(|told| told.ends_with(
            "White has no move and passes. Nothing is chosen, but the pass takes a ply."
        )));
        press(&mut scene, &["end", "minus"]);
        assert!(said(&scene).contains("Right are d4 and −70"));
    }

    #[test]
    fn a_node_is_looked_at_from_the_menu_the_tree_and_the_board() {
        let mut scene = scene();
        press(&mut scene, &["end"]);
        scene.act(&Event::Set("place", "3"));
        let from_menu = said(&scene);
        assert!(from_menu.starts_with("You look at the node g3. Its score is 10,005 for White."));
        press(&mut scene, &["back", "end", "place-3"]);
        assert_eq!(said(&scene), from_menu);
        press(&mut scene, &["back", "end"]);
        scene.act(&Event::Square("position", "g3".parse().unwrap()));
        assert_eq!(said(&scene), from_menu);
        assert!(scene.view().all_words().contains("Line of play: Black g3."));
    }

    #[test]
    fn a_pasted_game_opens_and_what_is_none_is_told_and_changes_nothing() {
        let mut scene = scene();
        press(&mut scene, &["step"]);
        scene.act(&Event::Set("position", "d3d4"));
        assert!(said(&scene).starts_with("This is no position: "));
        assert_eq!(scene.viewer.at, 1);
        scene.act(&Event::Set("position", "d3"));
        assert!(said(&scene).starts_with("White looks 2 plies ahead."));
        assert_eq!(
            scene
                .view()
                .find("data-control", "case")
                .unwrap()
                .value("data-value"),
            Some("3")
        );
        scene.act(&Event::Set("position", "d3c3"));
        assert!(said(&scene).starts_with("Black looks 2 plies ahead."));
        assert_eq!(
            scene
                .view()
                .find("data-control", "case")
                .unwrap()
                .value("data-value"),
            Some("3")
        );
    }

    #[test]
    fn nonsense_changes_nothing() {
        let mut scene = scene();
        press(&mut scene, &["step", "step"]);
        let before = scene.view();
        for event in [
            Event::Press("fly"),
            Event::Press("place-99"),
            Event::Set("case", "9"),
            Event::Set("depth", "0"),
            Event::Set("depth", "many"),
            Event::Set("place", "x"),
            Event::Square("position", "a1".parse().unwrap()),
            Event::Key("Enter"),
            Event::Tick,
        ] {
            scene.act(&event);
        }
        assert_eq!(scene.view(), before);
    }
}
