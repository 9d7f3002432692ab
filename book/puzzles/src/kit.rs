//! The parts of a function: slots, the pieces for each slot, and the code for a choice of pieces.

use crate::{choice, step04, step05, step06, step09, step10};

/// The steps that have pieces.
pub const STEPS: [&str; 5] = ["04", "05", "06", "09", "10"];

/// The pieces of a step's functions. `None` if it has none.
pub fn kit(step: &str) -> Option<&'static Kit> {
    Some(match step {
        "04" => &step04::KIT,
        "05" => &step05::KIT,
        "06" => &step06::KIT,
        "09" => &step09::KIT,
        "10" => &step10::KIT,
        _ => return None,
    })
}

/// The pieces of one step, and the known mistakes that they can make.
pub struct Kit {
    /// The step's id.
    pub step: &'static str,
    /// The functions, as in the exercise.
    pub functions: &'static [&'static str],
    /// The places where readers choose.
    pub slots: &'static [Slot],
    /// The code, with a mark `{sp}` for part `p` of the piece in slot `s`.
    pub template: &'static str,
    /// A right choice.
    pub right: &'static [usize],
    /// The mistakes that the pieces can make.
    pub mistakes: &'static [WrongChoice],
    /// The file with the model answer.
    pub model: &'static str,
}

/// One place of the code, with its pieces.
pub struct Slot {
    /// Its name in events.
    pub name: &'static str,
    /// Its name for readers.
    pub label: &'static str,
    /// What readers choose from.
    pub pieces: &'static [Piece],
}

/// A piece: its label in the menu, and its text for each part.
pub struct Piece(pub &'static str, pub &'static [&'static str]);

/// A wrong choice: the pieces that make a known mistake.
pub struct WrongChoice {
    /// The permanent short name of the mistake.
    pub id: &'static str,
    /// A choice that makes exactly this mistake.
    pub pieces: &'static [usize],
}

pub(crate) const fn wrong(id: &'static str, pieces: &'static [usize]) -> WrongChoice {
    WrongChoice { id, pieces }
}

impl Kit {
    /// The number of a choice, for [`crate::answers`].
    pub fn number(&self, pieces: &[usize]) -> u32 {
        choice::number(self.step, pieces)
    }

    /// The known mistake with this id.
    pub fn mistake(&self, id: &str) -> Option<&'static WrongChoice> {
        self.mistakes.iter().find(|mistake| mistake.id == id)
    }

    /// The lines of the program, each with whether it holds something of a slot. An open slot is shown by its number.
    pub fn program(&self, picks: &[Option<usize>], slot: Option<usize>) -> Vec<(String, bool)> {
        let mut lines = Vec::new();
        for line in self.template.lines() {
            let before = line.len() - line.trim_start().len();
            let mut text = line.trim_start().to_owned();
            let mut holds = false;
            while let Some((at, mark)) = find_mark(&text) {
                holds |= slot == Some(mark.0);
                text.replace_range(at..at + 4, &self.part(picks, mark));
            }
            let indent = " ".repeat(before);
            if line.is_empty() {
                lines.push((String::new(), false));
            }
            // An empty piece leaves no empty line.
            let parts = text.lines().filter(|part| !part.is_empty());
            lines.extend(parts.map(|part| (format!("{indent}{part}"), holds)));
        }
        lines
    }

    /// The code with a known mistake. Each line says whether the right code lacks it.
    pub fn wrong_program(&self, mistake: &WrongChoice) -> Vec<(String, bool)> {
        let of = |pieces: &[usize]| {
            let picks: Vec<Option<usize>> = pieces.iter().copied().map(Some).collect();
            self.program(&picks, None)
        };
        let right = of(self.right);
        let is_new = |line: &String| !right.iter().any(|(other, _)| other == line);
        let lines = of(mistake.pieces).into_iter();
        lines
            .map(|(line, _)| (line.clone(), is_new(&line)))
            .collect()
    }

    fn part(&self, picks: &[Option<usize>], (slot, part): (usize, usize)) -> String {
        let Some(found) = self.slots.get(slot) else {
            return String::new();
        };
        match picks[slot] {
            Some(pick) => found.pieces[pick].1[part].to_owned(),
            None if part == 0 => format!("‹{} {}›", slot + 1, found.label),
            None => format!("‹{}›", slot + 1),
        }
    }

    /// The model answer as the chapter shows it.
    pub fn model_lines(&self) -> impl Iterator<Item = &'static str> {
        let mut shown = false;
        self.model.lines().filter(move |line| {
            let is_anchor = line.starts_with("// ANCHOR");
            if is_anchor {
                shown = line.starts_with("// ANCHOR:");
            }
            shown && !is_anchor
        })
    }
}

/// The first mark in a text: where it stands, its slot and its part.
fn find_mark(text: &str) -> Option<(usize, (usize, usize))> {
    let digit = |byte: u8| byte.is_ascii_digit().then(|| usize::from(byte - b'0'));
    text.as_bytes()
        .windows(4)
        .enumerate()
        .find_map(|(at, window)| match *window {
            [b'{', slot, part, b'}'] => Some((at, (digit(slot)?, digit(part)?))),
            _ => None,
        })
}
