//! A text that two typists write, with a list of their changes.

// ANCHOR: types
/// One change: who typed, and how many characters were added.
struct Change {
    typist: char,
    added: usize,
}

#[derive(Debug)]
enum Refused {
    Empty,
    NotAWord,
}

struct Editor {
    text: String,
    changes: Vec<Change>,
}
// ANCHOR_END: types

// ANCHOR: methods
impl Editor {
    fn new() -> Editor {
        let (text, changes) = (String::new(), Vec::new());
        Editor { text, changes }
    }

    fn write(&mut self, typist: char, word: &str) -> Result<(), Refused> {
        let first = word.chars().next().ok_or(Refused::Empty)?;
        if !first.is_alphabetic() {
            return Err(Refused::NotAWord);
        }
        let added = word.chars().count();
        self.changes.push(Change { typist, added });
        self.text.push_str(word);
        Ok(())
    }

    /// Takes the newest change back. Returns who made it.
    fn undo(&mut self) -> Option<char> {
        let change = self.changes.pop()?;
        for _ in 0..change.added {
            self.text.pop();
        }
        Some(change.typist)
    }

    /// How many characters a typist has added.
    fn added_by(&self, typist: char) -> usize {
        let mut total = 0;
        for change in &self.changes {
            if change.typist == typist {
                total += change.added;
            }
        }
        total
    }
}
// ANCHOR_END: methods

// ANCHOR: main
fn main() {
    let mut editor = Editor::new();
    for (typist, word) in [('A', "We"), ('B', "Won"), ('A', "7")] {
        match editor.write(typist, word) {
            Ok(()) => println!("{typist}: {}", editor.text),
            Err(reason) => println!("{typist}: {reason:?}"),
        }
    }
    println!("A {}, B {}", editor.added_by('A'), editor.added_by('B'));
    for _ in 0..3 {
        println!("{:?} {:?}", editor.undo(), editor.text);
    }
}
// ANCHOR_END: main
