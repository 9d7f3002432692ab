//! A text that two typists write, with a stack of its earlier states.

// ANCHOR: types
/// A word of the text.
type Word = &'static str;

/// One change: who typed, and the text before that.
struct Change {
    typist: char,
    before: Vec<Word>,
}

#[derive(Debug)]
enum Refused {
    Empty,
    NotAWord,
}

struct Editor {
    words: Vec<Word>,
    changes: Vec<Change>,
}
// ANCHOR_END: types

// ANCHOR: methods
impl Editor {
    fn new() -> Editor {
        let (words, changes) = (Vec::new(), Vec::new());
        Editor { words, changes }
    }

    fn write(&mut self, typist: char, word: Word) -> Result<(), Refused> {
        let first = word.chars().next().ok_or(Refused::Empty)?;
        if !first.is_alphabetic() {
            return Err(Refused::NotAWord);
        }
        let before = self.words.clone();
        self.changes.push(Change { typist, before });
        self.words.push(word);
        Ok(())
    }

    /// Takes the newest change back. Returns who made it.
    fn undo(&mut self) -> Option<char> {
        let change = self.changes.pop()?;
        self.words = change.before;
        Some(change.typist)
    }

    /// The text up to its last full stop.
    fn finished(&self) -> String {
        let mut words = self.words.clone();
        let stop = words.iter().rposition(|word| word.ends_with('.'));
        words.truncate(stop.map_or(0, |index| index + 1));
        words.join(" ")
    }

    fn clear(&mut self) {
        *self = Editor::new();
    }
}
// ANCHOR_END: methods

// ANCHOR: main
fn main() {
    let mut editor = Editor::new();
    let typed = [('A', "We"), ('B', "won."), ('A', "7"), ('B', "Why")];
    for (typist, word) in typed {
        match editor.write(typist, word) {
            Ok(()) => println!("{typist}: {:?}", editor.words),
            Err(reason) => println!("{typist}: {reason:?}"),
        }
    }
    println!("finished: {}", editor.finished());
    println!("{:?} {:?}", editor.undo(), editor.words);
    println!("{:?} {:?}", editor.undo(), editor.words);
    editor.clear();
    println!("{:?} {:?}", editor.undo(), editor.words);
}
// ANCHOR_END: main
