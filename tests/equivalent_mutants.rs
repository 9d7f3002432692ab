//! The list of mutants that no question can notice speaks of code that exists. (`.ci/mutants` checks that it
//! is complete.)

use course::exercise::files::{model_answer, stub_of};

const LIST: &str = include_str!("../checks/equivalent-mutants.txt");

#[test]
fn each_listed_mutant_names_a_function_that_still_holds_what_it_replaces_and_gives_a_reason() {
    for line in LIST.lines().filter(|line| !line.starts_with('#')) {
        let (mutant, reason) = line
            .split_once(" -- ")
            .expect("a mutant, dashes and a reason");
        assert!(reason.split_whitespace().count() >= 4, "{line}: why?");
        let (file, change) = mutant.split_once(": ").expect("a file and a change");
        let step = checks::steps()
            .iter()
            .find(|step| file == step.learner_file())
            .unwrap_or_else(|| panic!("{file} is no exercise"));
        let answer = model_answer(step, stub_of(step).expect("a stub")).expect("an answer");
        let (_, function) = change.rsplit_once(" in ").unwrap_or(("", change));
        let name = function.rsplit("::").next().unwrap_or(function);
        let start = answer
            .find(&format!("fn {name}"))
            .unwrap_or_else(|| panic!("{line}: no such function"));
        let replaced = match change.strip_prefix("delete ") {
            Some(deleted) => deleted.split(' ').next(),
            None => change
                .strip_prefix("replace ")
                .and_then(|change| change.split_once(" with "))
                .map(|(replaced, _)| replaced),
        };
        let replaced = replaced.unwrap_or_else(|| panic!("{line}: what is changed?"));
        let body = &answer[start..];
        assert!(
            body.contains(replaced) || replaced.contains("->"),
            "{line}: `{replaced}` is gone"
        );
    }
}
