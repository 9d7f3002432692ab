//! The picture of what depends on what is true in the sources of the model answers.

use std::collections::BTreeSet;
use std::path::Path;

use course::book::depends::NODES;

/// The sources, with the part of each function cut out by its anchors.
fn source_of(name: &str, step: &str) -> String {
    let steps = Path::new(env!("CARGO_MANIFEST_DIR")).join("steps/src");
    if name == "yellow dots" {
        return std::fs::read_to_string(steps.join("window.rs")).expect("the window");
    }
    let step = checks::find_step(step).expect("a step");
    let text = std::fs::read_to_string(steps.join(step.model_answer)).expect("a model answer");
    let start = text.find(&format!("// ANCHOR: {name}\n"));
    let end = text.find(&format!("// ANCHOR_END: {name}\n"));
    let mut own = text[start.expect("an anchor")..end.expect("an anchor's end")].to_owned();
    // A helper that several functions of a step share.
    if own.contains("can_move(") && !own.contains("fn can_move(") {
        let helper = text.find("fn can_move(").expect("the helper");
        own.push_str(&text[helper..helper + 200]);
    }
    own
}

#[test]
fn each_function_asks_exactly_those_functions_that_the_picture_shows() {
    let names: Vec<&str> = checks::steps()
        .iter()
        .filter(|step| !step.is_detour())
        .flat_map(|step| step.functions)
        .copied()
        .collect();
    for node in NODES.iter().filter(|node| node.name != "yellow dots") {
        let source = source_of(node.name, node.step);
        let asked: BTreeSet<&str> = names
            .iter()
            .copied()
            .filter(|name| *name != node.name && source.contains(&format!("{name}(")))
            .collect();
        let shown: BTreeSet<&str> = node.asks.iter().copied().collect();
        assert_eq!(asked, shown, "{}", node.name);
    }
}

#[test]
fn the_window_asks_is_valid_move_for_its_yellow_dots() {
    let source = source_of("yellow dots", "04");
    assert!(source.contains("(self.answers.is_valid_move)("));
}
