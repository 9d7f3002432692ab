//! The exercise panel: what the reader's code answers to all questions of the step.

use std::cell::Cell;
use std::rc::Rc;

use checks::{Language, Report, Step, find_step, judge, text as words};
use web_sys::Element;

use super::{asker, dom, live};
use crate::text::{self, Label, label};

const LANGUAGE: Language = Language::English;

/// Fills the panel's verdict, where the local server is there to build code.
pub fn mount(section: &Element) {
    let Some(base) = section.get_attribute("data-live") else {
        return;
    };
    let name = section.get_attribute("data-exercise").unwrap_or_default();
    let Ok(step) = find_step(&name) else {
        return;
    };
    let Ok(Some(verdict)) = section.query_selector("[data-verdict]") else {
        return;
    };
    let _ = section.class_list().add_1("is-live");
    let fingerprints = read_fingerprints(section, step);
    let newest = Rc::new(Cell::new(0u32));
    live::subscribe(&base, step.id, move |event| {
        newest.set(newest.get() + 1);
        match (event.state.as_str(), &event.module) {
            ("building", _) => {
                dom::set(&verdict, "data-state", "building");
                if verdict.child_element_count() == 0 {
                    dom::add(
                        &verdict,
                        "p",
                        "verdict-headline",
                        label(Label::Building, LANGUAGE),
                    );
                }
            }
            ("ready", Some(module)) => {
                let number = newest.get();
                let (newest, verdict) = (newest.clone(), verdict.clone());
                let (module, version) = (module.clone(), event.version.clone());
                let fingerprints = fingerprints.clone();
                let calls = (step.questions)().iter().flat_map(checks::Question::calls);
                asker::ask(&module, -1, calls, "panel", move |replies| {
                    if newest.get() != number {
                        return;
                    }
                    match replies {
                        Ok(replies) => {
                            show_report(&verdict, &judge(step, &replies, &fingerprints));
                            show_version(&verdict, &version);
                        }
                        Err(trouble) => {
                            let heading = label(Label::LoadFailed, LANGUAGE);
                            show_words(&verdict, "error", heading, &trouble);
                        }
                    }
                });
            }
            ("error", _) => {
                let heading = label(Label::CompilerSays, LANGUAGE);
                show_words(&verdict, "error", heading, &event.message);
                show_version(&verdict, &event.version);
            }
            _ => {
                let heading = label(Label::Missing, LANGUAGE);
                show_words(&verdict, "missing", heading, &event.message);
            }
        }
    });
}

/// The fingerprints in the order of the step's mistakes.
fn read_fingerprints(section: &Element, step: &Step) -> Vec<u64> {
    let written = section
        .get_attribute("data-fingerprints")
        .unwrap_or_default();
    let known: Vec<(&str, u64)> = written
        .split(',')
        .filter_map(|entry| {
            let (id, number) = entry.split_once(':')?;
            Some((id.trim(), u64::from_str_radix(number.trim(), 16).ok()?))
        })
        .collect();
    step.mistakes
        .iter()
        .map(|mistake| {
            let found = known.iter().find(|(id, _)| *id == mistake.id);
            found.map_or(0, |(_, number)| *number)
        })
        .collect()
}

fn show_words(verdict: &Element, state: &str, heading: &str, message: &str) {
    dom::set(verdict, "data-state", state);
    verdict.set_text_content(None);
    dom::add(verdict, "p", "verdict-headline", heading);
    show_pre(verdict, message);
}

fn show_pre(verdict: &Element, message: &str) {
    if !message.is_empty() {
        let pre = dom::add(verdict, "pre", "verdict-text", message);
        dom::set(&pre, "tabindex", "0");
    }
}

fn show_version(verdict: &Element, version: &str) {
    if !version.is_empty() {
        let line = format!("{} {version}", label(Label::Version, LANGUAGE));
        dom::add(verdict, "p", "verdict-version", &line);
    }
}

fn show_report(verdict: &Element, report: &Report) {
    let state = if report.passed { "passed" } else { "failed" };
    dom::set(verdict, "data-state", state);
    verdict.set_text_content(None);
    let headline = words::score(report, LANGUAGE);
    dom::add(verdict, "p", "verdict-headline", &headline);
    let list = dom::add(verdict, "ul", "verdict-groups", "");
    for (group, result) in report.step.groups.iter().zip(&report.groups) {
        let line = text::panel_group(group.name.get(LANGUAGE), result.passed, LANGUAGE);
        let item = dom::add(&list, "li", "", &line);
        dom::set(
            &item,
            "data-passed",
            if result.passed { "true" } else { "false" },
        );
    }
    if report.passed {
        dom::add(verdict, "p", "", words::all_right(LANGUAGE));
        return;
    }
    if report.unfinished {
        dom::add(verdict, "p", "", &words::unfinished(report.step, LANGUAGE));
        return;
    }
    let Some(failure) = report.first_failure() else {
        return;
    };
    show_pre(
        verdict,
        words::failure_text(report.step, failure, LANGUAGE).trim_end(),
    );
    if let Some(mistake) = report.mistake {
        let line = words::mistake_text(mistake, LANGUAGE);
        let paragraph = dom::add(verdict, "p", "verdict-mistake", line.trim_end());
        dom::set(&paragraph, "data-mistake", mistake.id);
    }
    let question = failure.question(report.step);
    let direction = words::telling_direction(question, failure.square);
    let link = words::page_link(report.step, question, failure.square, direction);
    if let Some((_, fragment)) = link.split_once('#') {
        let paragraph = dom::add(verdict, "p", "", "");
        let anchor = dom::add(&paragraph, "a", "", label(Label::WalkIt, LANGUAGE));
        dom::set(&anchor, "href", &format!("#{fragment}"));
    }
}
