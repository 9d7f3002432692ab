//! A text that two typists write, with a list of their changes.

// ANCHOR: types
/// One change: who typed, and how many characters were added.
#[derive(Clone)]
struct Change {
    typist: char,
    added: usize,
}

#[derive(Debug)]
enum Refused {
    Empty,
    NotAWord,
}

#[derive(Clone)]
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

    /// Who added how many characters.
    fn summary(&self) -> String {
        let mut summary = String::new();
        for change in &self.changes {
            summary.push(change.typist);
            summary.push_str(&change.added.to_string());
        }
        summary
    }

    fn reopen(&mut self, saved: &Editor) {
        *self = saved.clone();
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
    let saved = editor.clone();
    println!("{}", editor.summary());
    for _ in 0..3 {
        println!("{:?} {:?}", editor.undo(), editor.text);
    }
    editor.reopen(&saved);
    println!("{}", editor.text);
}
// ANCHOR_END: main
