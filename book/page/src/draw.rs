//! Changes the document to what a scene shows.

use view::Node;
use view::diff::Change;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::dom::{self, Field};

const SVG: &str = "http://www.w3.org/2000/svg";

/// Makes an element. Inside a drawing, elements have another kind.
pub fn build(node: &Node, in_drawing: bool) -> Element {
    let in_drawing = in_drawing || node.tag() == "svg";
    let element = match in_drawing {
        true => dom::document().create_element_ns(Some(SVG), node.tag()),
        false => dom::document().create_element(node.tag()),
    };
    let element = element.unwrap_or_else(|error| dom::throw(error));
    for (name, value) in node.attributes() {
        dom::set(&element, name, value);
    }
    if !node.picture().is_empty() {
        element.set_inner_html(node.picture());
    } else if node.children().is_empty() {
        element.set_text_content(Some(node.words()));
    }
    for child in node.children() {
        let _ = element.append_child(&build(child, in_drawing));
    }
    if let Some(value) = node.value("data-value") {
        element.unchecked_ref::<Field>().set_value(value);
    }
    element
}

/// Applies the changes to the view's element. With `keep_typed`, a field in which the reader is typing keeps its text:
/// the view has changed for another reason than the reader's action.
pub fn apply(root: &Element, changes: &[Change<'_>], keep_typed: bool) {
    let mut path = vec![root.clone()];
    for change in changes {
        let Some(element) = path.last() else { return };
        match *change {
            Change::Enter(index) => {
                let Some(child) = child(element, index) else {
                    return;
                };
                path.push(child);
            }
            Change::Leave => {
                path.pop();
            }
            Change::SetAttribute(name, value) => dom::set(element, name, value),
            Change::RemoveAttribute(name) => {
                let _ = element.remove_attribute(name);
            }
            Change::Words(words) => element.set_text_content(Some(words)),
            Change::Picture(picture) => element.set_inner_html(picture),
            Change::Insert(index, node) => {
                let in_drawing = element.namespace_uri().as_deref() == Some(SVG);
                let new = build(node, in_drawing);
                let next = child(element, index);
                let _ = element.insert_before(&new, next.as_deref());
            }
            Change::Remove(index, count) => {
                for _ in 0..count {
                    if let Some(child) = child(element, index) {
                        child.remove();
                    }
                }
            }
            Change::Value { before, now } => {
                let field: &Field = element.unchecked_ref();
                let shown = field.value();
                let is_typed = keep_typed && shown != before && has_focus(element);
                if shown != now && !is_typed {
                    field.set_value(now);
                }
            }
        }
    }
}

fn child(element: &Element, index: usize) -> Option<Element> {
    element.children().item(index as u32)
}

fn has_focus(element: &Element) -> bool {
    dom::document().active_element().as_ref() == Some(element)
}
