//! The stored answer keys are what the rules compute. `cargo mutants` runs this over every mutant of `steps`:
//! the questions that learners are asked must notice each change of behaviour.

use std::path::Path;

use checks::{group_key, group_key_name, steps};

#[test]
fn the_answer_keys_of_every_group_are_what_the_rules_compute() {
    let exercises = Path::new(env!("CARGO_MANIFEST_DIR")).join("../exercises");
    for step in steps() {
        for group in 0..step.groups.len() {
            let name = group_key_name(step, group);
            let file = exercises.join(format!("{}/snapshots/{name}.snap", step.slug));
            let snapshot = std::fs::read_to_string(&file)
                .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            let key = snapshot.splitn(3, "---\n").nth(2).unwrap_or_default();
            assert_eq!(
                key.trim_end(),
                group_key(step, group).trim_end(),
                "{}",
                file.display()
            );
        }
    }
}
