//! The picture of what depends on what is true in the sources of the model answers.

use std::collections::BTreeSet;
use std::path::Path;

use course::book::depends::NODES;

/// The sources of the model answers and of the window.
fn source(file: &str) -> String {
    let steps = Path::new(env!("CARGO_MANIFEST_DIR")).join("steps/src");
    std::fs::read_to_string(steps.join(file)).expect("a source")
}

/// The text between a function's anchors, with the helpers that several functions of a step share.
fn source_of(function: &str) -> String {
    let step = checks::steps()
        .iter()
        .find(|step| step.functions.contains(&function))
        .expect("a step");
    let text = source(step.model_answer);
    let start = text.find(&format!("// ANCHOR: {function}\n"));
    let end = text.find(&format!("// ANCHOR_END: {function}\n"));
    let mut own = text[start.expect("an anchor")..end.expect("an anchor's end")].to_owned();
    // `outcome` uses a helper that belongs to `next_turn`.
    if own.contains("movers(") && function != "next_turn" {
        let helpers = text.split("// ANCHOR: next_turn\n").nth(1);
        let helpers = helpers.and_then(|rest| rest.split("/// Who moves after").next());
        own.push_str(helpers.expect("the helpers"));
    }
    own
}

#[test]
fn each_function_asks_exactly_those_functions_that_the_picture_shows() {
    let shown: Vec<&str> = NODES
        .iter()
        .flat_map(|node| node.functions)
        .copied()
        .collect();
    for node in &NODES {
        for function in node.functions {
            let source = source_of(function);
            let asked: BTreeSet<&str> = shown
                .iter()
                .copied()
                .filter(|name| !node.functions.contains(name))
                .filter(|name| source.contains(&format!("{name}(")))
                .collect();
            let drawn: BTreeSet<&str> = node.asks.iter().copied().collect();
            assert_eq!(asked, drawn, "{function}");
        }
    }
}

#[test]
fn the_window_asks_is_valid_move_for_its_yellow_dots() {
    assert!(source("window.rs").contains("(self.answers.is_valid_move)("));
}
