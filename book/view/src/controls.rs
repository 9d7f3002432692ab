//! Controls of a scene (buttons, menus, fields) and its output (messages, logs, tables, code).

use std::num::IntErrorKind;

use steps::Disc;

use crate::{Node, el, words};

/// Takes a `Vec`: arrays of many lengths would make the modules larger.
fn group(class: &'static str, children: Vec<Node>) -> Node {
    el("div").class(class).all(children)
}

/// A row of related parts.
pub fn row(children: impl Into<Vec<Node>>) -> Node {
    group("live-buttons", children.into())
}

/// A row of labelled fields.
pub fn fields(children: impl Into<Vec<Node>>) -> Node {
    group("live-fields", children.into())
}

/// Menus in columns, each as wide as its column.
pub fn menus(children: impl Into<Vec<Node>>) -> Node {
    group("scene-menus", children.into())
}

/// Two or more parts beside each other if there is room.
pub fn beside(children: impl Into<Vec<Node>>) -> Node {
    group("scene-beside", children.into())
}

/// Parts below each other.
pub fn stack(children: impl Into<Vec<Node>>) -> Node {
    group("scene-stack", children.into())
}

/// A part with a heading.
pub fn part(heading: &str, child: Node) -> Node {
    let heading = el("p").class("scene-heading").text(heading);
    el("div").with(heading).with(child)
}

/// A part that the reader opens.
pub fn folded(words: &str) -> Node {
    el("details")
        .class("scene-more")
        .attribute("data-steers", "")
        .with(el("summary").text(words))
}

/// A button for an action, such as `step`.
pub fn button(action: impl Into<String>, words: &str) -> Node {
    el("button")
        .attribute("type", "button")
        .attribute("data-action", action)
        .text(words)
}

/// The main button. A scene has one.
pub fn primary(action: impl Into<String>, words: &str) -> Node {
    button(action, words).class("primary")
}

/// A button that is on or off.
pub fn switch(action: impl Into<String>, words: &str, on: bool) -> Node {
    button(action, words).attribute("aria-pressed", if on { "true" } else { "false" })
}

/// A disabled button keeps its place and its focus.
pub fn enabled(button: Node, on: bool) -> Node {
    if on {
        button
    } else {
        button.attribute("aria-disabled", "true")
    }
}

/// A labelled menu of values with their words.
pub fn menu(name: &'static str, label: &str, chosen: &str, options: &[(&str, &str)]) -> Node {
    let options = options.iter();
    let options = options.map(|(value, words)| option(value, words, *value == chosen));
    menu_of(name, label, chosen, options)
}

/// A menu of the two sides, with the values of [`words::side_named`].
pub fn sides(name: &'static str, label: &str, chosen: Disc) -> Node {
    menu(name, label, words::cell(Some(chosen)), &words::SIDES)
}

/// One option of a menu.
pub fn option(value: &str, words: &str, is_chosen: bool) -> Node {
    el("option")
        .attribute("value", value)
        .when("selected", is_chosen)
        .text(words)
}

/// A labelled menu of options that the figure makes.
pub fn menu_of(
    name: impl Into<String>,
    label: &str,
    chosen: &str,
    options: impl IntoIterator<Item = Node>,
) -> Node {
    let select = el("select")
        .attribute("data-control", name)
        .attribute("data-value", chosen)
        .all(options);
    labelled(label, select)
}

/// A labelled field for an integer.
pub fn number(name: &'static str, label: &str, value: i32, least: i32, most: i32) -> Node {
    let field = el("input")
        .attribute("type", "number")
        .attribute("data-control", name)
        .attribute("min", least.to_string())
        .attribute("max", most.to_string())
        .attribute("data-value", value.to_string());
    labelled(label, field)
}

/// The integer in a field, moved into its limits, and a message if that changed it. `name` is the field's label.
///
/// # Errors
///
/// A message with the limits, if the text isn't an integer.
pub fn whole_number(
    name: &str,
    text: &str,
    least: i32,
    most: i32,
) -> Result<(i32, Option<String>), String> {
    let (from, to) = (words::points(least), words::points(most));
    let taken = match text.trim().parse::<i32>() {
        Ok(number) if (least..=most).contains(&number) => return Ok((number, None)),
        Ok(number) => number.clamp(least, most),
        Err(error) => match error.kind() {
            IntErrorKind::PosOverflow => most,
            IntErrorKind::NegOverflow => least,
            _ => return Err(format!("{name}: enter an integer from {from} to {to}.")),
        },
    };
    let now = words::points(taken);
    let said =
        format!("{name}: enter an integer from {from} to {to}. The field now contains {now}.");
    Ok((taken, Some(said)))
}

/// A labelled field for an optional integer. An empty field shows its limits in grey.
pub fn optional_number(name: &'static str, label: &str, value: Option<i32>, most: i32) -> Node {
    let field = el("input")
        .attribute("type", "number")
        .attribute("data-control", name)
        .attribute("min", "1")
        .attribute("max", most.to_string())
        .attribute("placeholder", format!("1 to {}", words::points(most)))
        .attribute(
            "data-value",
            value.map_or(String::new(), |value| value.to_string()),
        );
    labelled(label, field)
}

/// A labelled field for a short text.
pub fn short_text(name: &'static str, label: &str, value: &str) -> Node {
    let field = el("input")
        .attribute("type", "text")
        .attribute("data-control", name)
        .attribute("autocomplete", "off")
        .attribute("autocapitalize", "off")
        .attribute("spellcheck", "false")
        .attribute("maxlength", "200")
        .attribute("data-value", value);
    labelled(label, field)
}

/// A labelled field for several lines, as wide as possible. It has no maximum length, because the browser would
/// silently shorten a text. The figure must reject a text that is too long.
pub fn text_area(name: &'static str, label: &str, value: &str, rows: usize) -> Node {
    let field = el("textarea")
        .attribute("data-control", name)
        .attribute("rows", rows.to_string())
        .attribute("spellcheck", "false")
        .attribute("data-value", value);
    labelled(label, field).attribute("data-wide", "")
}

/// A field with its label.
pub fn labelled(label: &str, field: Node) -> Node {
    el("label")
        .class("live-field")
        .with(el("span").text(label))
        .with(field)
}

/// The tone of a message.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Tone {
    /// Neutral.
    #[default]
    Plain,
    /// Something is correct.
    Right,
    /// Something is wrong.
    Wrong,
}

/// The message of a scene. Screen readers speak it too.
pub fn message(tone: Tone, words: &str) -> Node {
    let message = el("p")
        .class("live-message")
        .attribute("data-message", "")
        .text(words);
    match tone {
        Tone::Plain => message,
        Tone::Right => message.attribute("data-tone", "right"),
        Tone::Wrong => message.attribute("data-tone", "wrong"),
    }
}

/// A line of text.
pub fn line(words: impl Into<String>) -> Node {
    el("p").class("scene-line").text(words)
}

/// The events so far, the newest at the end.
pub fn log(label: &str, lines: &[String]) -> Node {
    let lines = lines.iter().map(|line| el("li").text(line.clone()));
    el("ol")
        .class("scene-log")
        .attribute("aria-label", label)
        .attribute("tabindex", "0")
        .all(lines)
}

/// A table with a caption and a head. The first cell of each row is its heading.
pub fn table(caption: &str, head: &[&str], rows: &[Vec<String>]) -> Node {
    let cell = |tag, words: &str| el(tag).text(words);
    let head = head
        .iter()
        .map(|words| cell("th", words).attribute("scope", "col"));
    let rows = rows.iter().map(|row| {
        let cells = row.iter().enumerate().map(|(index, words)| match index {
            0 => cell("th", words).attribute("scope", "row"),
            _ => cell("td", words),
        });
        el("tr").all(cells)
    });
    let table = el("table")
        .class("scene-table")
        .with(el("caption").text(caption))
        .with(el("thead").with(el("tr").all(head)))
        .with(el("tbody").all(rows));
    el("div")
        .class("table-wrapper")
        .attribute("role", "group")
        .attribute("aria-label", caption)
        .attribute("tabindex", "0")
        .with(table)
}

/// The mark of a line of code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// No mark.
    None,
    /// The line runs now.
    Runs,
    /// The reader changed this line.
    Changed,
}

/// Code, line by line. A long line continues below, with a deeper indent.
pub fn code<S: AsRef<str>>(label: &str, lines: &[(S, Mark)]) -> Node {
    let lines = lines.iter().map(|(words, mark)| {
        let words = words.as_ref();
        let indent = words.len() - words.trim_start().len();
        let line = el("span")
            .class("scene-code-line")
            .attribute("style", format!("--indent:{indent}"))
            .text(format!("{words}\n"));
        match mark {
            Mark::None => line,
            Mark::Runs => line
                .attribute("data-mark", "runs")
                .attribute("aria-current", "step"),
            Mark::Changed => line.attribute("data-mark", "changed"),
        }
    });
    el("pre")
        .class("scene-code")
        .attribute("tabindex", "0")
        .attribute("role", "group")
        .attribute("aria-label", label)
        .with(el("code").class("nohighlight").all(lines))
}

#[cfg(test)]
mod tests {
    use super::whole_number;

    #[test]
    fn a_number_outside_its_limits_becomes_the_nearest_with_a_message() {
        let n = |text: &str| whole_number("n", text, -1, 1300);
        assert_eq!(n("7"), Ok((7, None)));
        let said = |now: &str| {
            Some(format!(
                "n: enter an integer from −1 to 1,300. The field now contains {now}."
            ))
        };
        assert_eq!(n("-3"), Ok((-1, said("−1"))));
        assert_eq!(n(&"9".repeat(24)), Ok((1300, said("1,300"))));
        assert_eq!(n(&format!("-{}", "9".repeat(24))), Ok((-1, said("−1"))));
        for nonsense in ["", "x", "1.5"] {
            let words = "n: enter an integer from −1 to 1,300.";
            assert_eq!(n(nonsense), Err(words.to_owned()));
        }
    }
}
