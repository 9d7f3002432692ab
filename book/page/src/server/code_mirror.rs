//! CodeMirror, from the bundle in `vendor`.

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::Element;

use crate::dom::{self, object};

#[wasm_bindgen]
extern "C" {
    /// The bundle.
    pub type Bundle;
    #[wasm_bindgen(method, js_name = lineNumbers)]
    fn line_numbers(this: &Bundle) -> JsValue;
    #[wasm_bindgen(method)]
    fn history(this: &Bundle) -> JsValue;
    #[wasm_bindgen(method, js_name = drawSelection)]
    fn draw_selection(this: &Bundle) -> JsValue;
    #[wasm_bindgen(method, js_name = indentOnInput)]
    fn indent_on_input(this: &Bundle) -> JsValue;
    #[wasm_bindgen(method, js_name = bracketMatching)]
    fn bracket_matching(this: &Bundle) -> JsValue;
    #[wasm_bindgen(method)]
    fn rust(this: &Bundle) -> JsValue;
    #[wasm_bindgen(method, js_name = lintGutter)]
    fn lint_gutter(this: &Bundle) -> JsValue;
    #[wasm_bindgen(method, js_name = syntaxHighlighting)]
    fn syntax_highlighting(this: &Bundle, style: &JsValue) -> JsValue;
    #[wasm_bindgen(method, js_name = setDiagnostics)]
    fn set_diagnostics(this: &Bundle, state: &State, diagnostics: &Array) -> JsValue;
    #[wasm_bindgen(method, getter, js_name = HighlightStyle)]
    fn highlight_style(this: &Bundle) -> HighlightStyle;
    #[wasm_bindgen(method, getter)]
    fn tags(this: &Bundle) -> Tags;
    #[wasm_bindgen(method, getter, js_name = indentUnit)]
    fn indent_unit(this: &Bundle) -> Facet;
    #[wasm_bindgen(method, getter)]
    fn keymap(this: &Bundle) -> Facet;
    #[wasm_bindgen(method, getter, js_name = indentWithTab)]
    fn indent_with_tab(this: &Bundle) -> JsValue;
    #[wasm_bindgen(method, getter, js_name = defaultKeymap)]
    fn default_keymap(this: &Bundle) -> Array;
    #[wasm_bindgen(method, getter, js_name = historyKeymap)]
    fn history_keymap(this: &Bundle) -> Array;
    #[wasm_bindgen(method, getter, js_name = EditorView)]
    fn editor_view(this: &Bundle) -> EditorView;

    /// The class of an editor.
    #[wasm_bindgen(extends = Function)]
    type EditorView;
    #[wasm_bindgen(method, getter, js_name = contentAttributes)]
    fn content_attributes(this: &EditorView) -> Facet;
    #[wasm_bindgen(method, getter, js_name = updateListener)]
    fn update_listener(this: &EditorView) -> Facet;

    type Facet;
    #[wasm_bindgen(method)]
    fn of(this: &Facet, value: &JsValue) -> JsValue;

    type HighlightStyle;
    #[wasm_bindgen(method)]
    fn define(this: &HighlightStyle, rules: &Array) -> JsValue;

    /// The kinds of words in code.
    type Tags;
    #[wasm_bindgen(method)]
    fn definition(this: &Tags, tag: &JsValue) -> JsValue;
    #[wasm_bindgen(method)]
    fn function(this: &Tags, tag: &JsValue) -> JsValue;

    /// An open editor.
    pub type View;
    #[wasm_bindgen(method)]
    fn dispatch(this: &View, change: &JsValue);
    #[wasm_bindgen(method)]
    fn focus(this: &View);
    #[wasm_bindgen(method, getter)]
    fn state(this: &View) -> State;

    type State;
    #[wasm_bindgen(method, getter)]
    fn doc(this: &State) -> Document;

    type Document;
    #[wasm_bindgen(method, js_name = toString)]
    fn text(this: &Document) -> String;
    #[wasm_bindgen(method, getter)]
    fn length(this: &Document) -> u32;
    #[wasm_bindgen(method, getter)]
    fn lines(this: &Document) -> u32;
    #[wasm_bindgen(method)]
    fn line(this: &Document, number: u32) -> Line;

    type Line;
    #[wasm_bindgen(method, getter)]
    fn from(this: &Line) -> u32;
    #[wasm_bindgen(method, getter)]
    fn to(this: &Line) -> u32;

    /// The place of a compiler's error, as the server names it.
    type Place;
    #[wasm_bindgen(method, getter)]
    fn line(this: &Place) -> u32;
    #[wasm_bindgen(method, getter)]
    fn column(this: &Place) -> u32;
    #[wasm_bindgen(method, getter)]
    fn message(this: &Place) -> String;
}

impl Bundle {
    /// Opens an editor. `save` runs when the reader presses the keys for it, and `changed` after each change.
    pub fn open(
        &self,
        parent: &Element,
        text: &str,
        label: &str,
        save: impl Fn() + 'static,
        changed: impl Fn() + 'static,
    ) -> View {
        let class = self.editor_view();
        let label = object(&[("aria-label", label.into())]);
        // A function that returns something other than true would let the browser save the page.
        let save = Closure::<dyn Fn() -> bool>::new(move || {
            save();
            true
        });
        let save = object(&[
            ("key", "Mod-s".into()),
            ("preventDefault", true.into()),
            ("run", save.into_js_value()),
        ]);
        let keys = Array::of2(&save, &self.indent_with_tab());
        let keys = keys
            .concat(&self.default_keymap())
            .concat(&self.history_keymap());
        let changed = Closure::<dyn Fn(JsValue)>::new(move |update| {
            let is_change = Reflect::get(&update, &"docChanged".into());
            if is_change.is_ok_and(|is_change| is_change.is_truthy()) {
                changed();
            }
        });
        let extensions = [
            self.line_numbers(),
            self.history(),
            self.draw_selection(),
            self.indent_on_input(),
            self.indent_unit().of(&"    ".into()),
            self.bracket_matching(),
            self.rust(),
            self.syntax_highlighting(&self.colors()),
            self.lint_gutter(),
            class.content_attributes().of(&label),
            self.keymap().of(&keys),
            class.update_listener().of(&changed.into_js_value()),
        ];
        let options = object(&[
            ("parent", parent.into()),
            ("doc", text.into()),
            ("extensions", extensions.iter().collect::<Array>().into()),
        ]);
        match Reflect::construct(&class, &Array::of1(&options)) {
            Ok(view) => view.unchecked_into(),
            Err(error) => dom::throw(error),
        }
    }

    /// The classes of words. Their colours are the theme's.
    fn colors(&self) -> JsValue {
        let tags = self.tags();
        let tag = |name: &&str| Reflect::get(&tags, &(*name).into()).unwrap_or_default();
        let named = tags.function(&tags.definition(&tag(&"variableName")));
        let rule = |names: &[&str], more: Option<JsValue>, class: &str| {
            let tags: Array = names.iter().map(tag).chain(more).collect();
            object(&[("tag", tags.into()), ("class", class.into())])
        };
        let rules = [
            rule(&["keyword", "modifier", "self"], None, "code-keyword"),
            rule(
                &["string", "character", "number", "bool"],
                None,
                "code-value",
            ),
            rule(&["comment", "docComment"], None, "code-comment"),
            rule(&["typeName", "macroName"], Some(named), "code-name"),
        ];
        self.highlight_style().define(&rules.iter().collect())
    }

    /// Marks the places of errors.
    pub fn mark(&self, view: &View, places: &Array) {
        let document = view.state().doc();
        let marks = places.iter().filter_map(|place| {
            let place: Place = place.unchecked_into();
            let line = (place.line() <= document.lines()).then(|| document.line(place.line()))?;
            let from = (line.from() + place.column().saturating_sub(1)).min(line.to());
            Some(object(&[
                ("from", from.into()),
                ("to", line.to().into()),
                ("severity", "error".into()),
                ("message", place.message().into()),
            ]))
        });
        let marks = self.set_diagnostics(&view.state(), &marks.collect());
        view.dispatch(&marks);
    }
}

impl View {
    /// The whole text.
    pub fn text(&self) -> String {
        self.state().doc().text()
    }

    /// Replaces the whole text. Undo restores the old one.
    pub fn replace(&self, text: &str) {
        let changes = object(&[
            ("from", 0.into()),
            ("to", self.state().doc().length().into()),
            ("insert", text.into()),
        ]);
        self.dispatch(&object(&[("changes", changes)]));
    }

    /// Puts the cursor before the first place of these words, and the focus into the editor.
    pub fn start_at(&self, words: &str) {
        let text = self.text();
        // The browser counts in UTF-16.
        let before = text
            .find(words)
            .map_or(0, |index| text[..index].encode_utf16().count());
        let selection = object(&[("anchor", (before as u32).into())]);
        self.dispatch(&object(&[
            ("selection", selection),
            ("scrollIntoView", true.into()),
        ]));
        self.focus();
    }
}
