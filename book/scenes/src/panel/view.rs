//! The view of an exercise's panel: the report, or why there is none.

use checks::Verdict;
use view::{Node, el};

use super::{Panel, Shown, group, say, say_version};
use crate::text::Label;

/// The place of the report with its words.
pub(crate) fn view(panel: &Panel) -> Node {
    // Until the newest version is checked, the report is about an older one.
    let state = match (&panel.shown, panel.building || panel.waiting.is_some()) {
        (_, true) => "building",
        (Shown::Nothing, false) => return el("div"),
        (Shown::Words(state, ..), _) => state,
        (Shown::Verdict(verdict), _) if verdict.passed => "passed",
        (Shown::Verdict(_), _) => "failed",
    };
    let place = el("div")
        .attribute("data-state", state)
        .attribute("data-version", panel.version.as_str());
    let said = match &panel.shown {
        Shown::Nothing => vec![headline(say(Label::Building))],
        Shown::Words(_, heading, message) => {
            let mut said = vec![headline(say(*heading))];
            said.extend(words(message));
            said
        }
        Shown::Verdict(verdict) => judged(verdict, &panel.page),
    };
    let version = match panel.version.as_str() {
        "" => None,
        version => Some(el("p").class("verdict-version").text(say_version(version))),
    };
    place.all(said).all(version)
}

fn headline(words: &str) -> Node {
    el("p").class("verdict-headline").text(words)
}

/// Preformatted words, line by line.
fn words(message: &str) -> Option<Node> {
    let pre = || {
        el("pre")
            .class("verdict-text")
            .attribute("tabindex", "0")
            .text(message.trim_end())
    };
    (!message.is_empty()).then(pre)
}

/// The report on a step: its groups, the first wrong answer, and the mistake. `page` is the page's file name.
pub(crate) fn judged(verdict: &Verdict, page: &str) -> Vec<Node> {
    let groups = verdict.groups.iter().map(|(name, passed)| {
        el("li")
            .attribute("data-passed", if *passed { "true" } else { "false" })
            .text(group(name, *passed))
    });
    let mut said = vec![
        headline(&verdict.headline),
        el("ul").class("verdict-groups").all(groups),
    ];
    match verdict.has_boards {
        true => said.extend(words(&verdict.words)),
        false => said.push(el("p").text(verdict.words.as_str())),
    }
    said.extend(pictures(&verdict.pictures));
    if let Some((id, words)) = &verdict.mistake {
        let paragraph = el("p").class("verdict-mistake");
        said.push(
            paragraph
                .attribute("data-mistake", id.as_str())
                .text(words.trim_end()),
        );
    }
    if !verdict.advice.is_empty() {
        let advice = el("p").class("verdict-advice");
        said.push(advice.text(verdict.advice.trim_end()));
    }
    said.extend(link(&verdict.link, page, Label::WalkIt, Label::WalkItThere));
    said.extend(link(
        &verdict.replay,
        page,
        Label::OpenHere,
        Label::OpenThere,
    ));
    said
}

/// The expected picture and the learner's.
fn pictures(pictures: &[String]) -> Option<Node> {
    let [expected, yours] = pictures else {
        return None;
    };
    let side = |name, picture: &String| {
        let heading = el("p").text(say(name));
        el("div").with(heading).with(Node::svg(picture.clone()))
    };
    Some(
        el("div")
            .class("before-after")
            .with(side(Label::Expected, expected))
            .with(side(Label::YourPicture, yours)),
    )
}

/// A link, with words for this page or for another one. On its own page it doesn't load the page again.
fn link(link: &str, page: &str, here: Label, there: Label) -> Option<Node> {
    if link.is_empty() {
        return None;
    }
    let fragment = link.strip_prefix(page).filter(|_| !page.is_empty());
    let (words, target) = match fragment {
        Some(fragment) => (here, fragment),
        None => (there, link),
    };
    let anchor = el("a").attribute("href", target).text(say(words));
    Some(el("p").with(anchor))
}
