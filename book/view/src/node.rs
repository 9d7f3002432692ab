//! The view of a scene as a tree of elements. The build writes it as HTML for readers without JavaScript; the page draws
//! it, and changes only what differs from before.

/// An element with attributes, and either words or other elements inside.
///
/// It's behind a pointer, because functions pass it to each other often: this makes the modules 5% smaller.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node(Box<Element>);

#[derive(Debug, Clone, PartialEq, Eq)]
struct Element {
    tag: &'static str,
    attributes: Vec<(&'static str, String)>,
    words: String,
    children: Vec<Node>,
    /// A picture from `steps`, instead of words.
    picture: String,
}

/// An empty element.
pub fn el(tag: &'static str) -> Node {
    Node(Box::new(Element {
        tag,
        attributes: Vec::new(),
        words: String::new(),
        children: Vec::new(),
        picture: String::new(),
    }))
}

impl Node {
    /// A picture from [`steps::Screen`], which escapes all its texts.
    pub fn svg(picture: String) -> Node {
        let mut node = el("div");
        node.0.picture = picture;
        node
    }

    /// Adds an attribute. It must be new: the page would use the last of two, and an HTML parser the first.
    pub fn attribute(mut self, name: &'static str, value: impl Into<String>) -> Node {
        debug_assert!(self.value(name).is_none(), "{name} is there already");
        self.0.attributes.push((name, value.into()));
        self
    }

    /// Adds a class.
    pub fn class(self, name: &'static str) -> Node {
        self.attribute("class", name)
    }

    /// Adds `name="true"` if `on`.
    pub fn flag(self, name: &'static str, on: bool) -> Node {
        if on {
            self.attribute(name, "true")
        } else {
            self
        }
    }

    /// Adds an empty attribute such as `hidden` if `on`.
    pub fn when(self, name: &'static str, on: bool) -> Node {
        if on { self.attribute(name, "") } else { self }
    }

    /// Requests an [`Event::Tick`](crate::Event) after this many milliseconds if `on`.
    pub fn tick(self, milliseconds: u32, on: bool) -> Node {
        match on {
            true => self.attribute("data-tick", milliseconds.to_string()),
            false => self,
        }
    }

    /// Sets the words inside.
    pub fn text(mut self, words: impl Into<String>) -> Node {
        self.0.words = words.into();
        self
    }

    /// Adds an element at the end.
    pub fn with(mut self, child: Node) -> Node {
        self.0.children.push(child);
        self
    }

    /// Adds elements at the end.
    pub fn all(mut self, children: impl IntoIterator<Item = Node>) -> Node {
        // One by one: `extend` would be compiled for every kind of iterator.
        for child in children {
            self.0.children.push(child);
        }
        self
    }

    /// The element's name.
    pub fn tag(&self) -> &'static str {
        self.0.tag
    }

    /// The attributes with their values, in order.
    pub fn attributes(&self) -> &[(&'static str, String)] {
        &self.0.attributes
    }

    /// The words inside. Empty if there are other elements or a picture inside.
    pub fn words(&self) -> &str {
        &self.0.words
    }

    /// The elements inside.
    pub fn children(&self) -> &[Node] {
        &self.0.children
    }

    /// A picture as SVG, with all text escaped. Empty if there is none.
    pub fn picture(&self) -> &str {
        &self.0.picture
    }

    /// An attribute's value.
    pub fn value(&self, name: &str) -> Option<&str> {
        let found = self.0.attributes.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Sets an attribute, which may exist.
    pub(crate) fn set(&mut self, name: &'static str, value: &str) {
        let attributes = &mut self.0.attributes;
        match attributes.iter_mut().find(|(known, _)| *known == name) {
            Some((_, old)) => value.clone_into(old),
            None => attributes.push((name, value.to_owned())),
        }
    }

    /// The elements inside, to change them.
    pub(crate) fn children_mut(&mut self) -> &mut [Node] {
        &mut self.0.children
    }

    /// All words in the tree in order, with a space between elements: for tests.
    pub fn all_words(&self) -> String {
        let inside = self.0.children.iter().map(Node::all_words);
        let all: Vec<String> = std::iter::once(self.0.words.clone())
            .chain(inside)
            .collect();
        let all: Vec<&str> = all
            .iter()
            .map(|words| words.trim())
            .filter(|words| !words.is_empty())
            .collect();
        all.join(" ")
    }

    /// The first element in the tree with this attribute and value: for tests.
    pub fn find(&self, name: &str, value: &str) -> Option<&Node> {
        if self.value(name) == Some(value) {
            return Some(self);
        }
        self.0
            .children
            .iter()
            .find_map(|child| child.find(name, value))
    }
}
