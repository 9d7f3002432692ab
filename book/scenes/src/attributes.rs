//! Lists in a figure's `data-` attributes: a line for each entry, and tabs between its fields. The build writes them,
//! and the figure reads them when it opens.

use checks::Fingerprints;

/// A known mistake that a figure can show.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownMistake {
    /// Its number among the mistakes of all steps. The module of the mistakes uses it.
    pub number: u32,
    /// Its permanent short name, such as `C05`.
    pub id: String,
    /// What the code does.
    pub title: String,
    /// What the learner sees.
    pub symptom: String,
}

/// An answer of a question, to choose from. In its texts, code is between backquotes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// Whether it's correct.
    pub is_right: bool,
    /// Its words.
    pub words: String,
    /// The reply to a reader who chooses it although it's wrong.
    pub reply: String,
}

/// `data-mistakes`: number, id, title and symptom.
pub fn write_mistakes(mistakes: &[KnownMistake]) -> String {
    let line = |mistake: &KnownMistake| {
        let number = mistake.number.to_string();
        [&*number, &mistake.id, &mistake.title, &mistake.symptom].join("\t")
    };
    lines(mistakes.iter().map(line))
}

/// Reads what [`write_mistakes`] wrote, and skips other lines.
pub fn read_mistakes(written: &str) -> Vec<KnownMistake> {
    let read = |line: &str| {
        let mut fields = line.split('\t').map(str::to_owned);
        Some(KnownMistake {
            number: fields.next()?.parse().ok()?,
            id: fields.next()?,
            title: fields.next()?,
            symptom: fields.next()?,
        })
    };
    written.lines().filter_map(read).collect()
}

/// `data-answer` of a question with choices: `right` or `wrong`, the words and the reply.
pub fn write_choices(choices: &[Choice]) -> String {
    let line = |choice: &Choice| {
        let right = if choice.is_right { "right" } else { "wrong" };
        [right, &choice.words, &choice.reply].join("\t")
    };
    lines(choices.iter().map(line))
}

/// Reads what [`write_choices`] wrote. `None` if a line isn't a choice.
pub fn read_choices(written: &str) -> Option<Vec<Choice>> {
    let read = |line: &str| {
        let mut fields = line.split('\t');
        Some(Choice {
            is_right: fields.next()? == "right",
            words: fields.next()?.to_owned(),
            reply: fields.next()?.to_owned(),
        })
    };
    written.lines().map(read).collect()
}

/// `data-fingerprints`: a line for each known mistake of the step, with a hexadecimal number for each function.
pub fn write_fingerprints(mistakes: &[Fingerprints]) -> String {
    let line = |functions: &Fingerprints| {
        let numbers: Vec<String> = functions.iter().map(|it| format!("{it:x}")).collect();
        numbers.join("\t")
    };
    lines(mistakes.iter().map(line))
}

/// Reads what [`write_fingerprints`] wrote.
pub fn read_fingerprints(written: &str) -> Vec<Fingerprints> {
    let read = |line: &str| {
        let numbers = line.split('\t');
        numbers
            .filter_map(|number| u64::from_str_radix(number, 16).ok())
            .collect()
    };
    written.lines().map(read).collect()
}

fn lines(lines: impl Iterator<Item = String>) -> String {
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_read_the_lists_that_the_build_wrote() {
        let mistake = |number, symptom: &str| KnownMistake {
            number,
            id: format!("C0{number}"),
            title: "the code stops early".to_owned(),
            symptom: symptom.to_owned(),
        };
        let mistakes = vec![mistake(7, "A dot is missing."), mistake(8, "")];
        assert_eq!(read_mistakes(&write_mistakes(&mistakes)), mistakes);
        assert_eq!(read_mistakes("broken\nno number\tC01\ttitle\tsymptom"), []);
        let choice = |is_right, reply: &str| Choice {
            is_right,
            words: "It's `d3`.".to_owned(),
            reply: reply.to_owned(),
        };
        let choices = vec![choice(false, "It only reads."), choice(true, "")];
        assert_eq!(read_choices(&write_choices(&choices)), Some(choices));
        assert_eq!(read_choices("right"), None);
        let fingerprints = vec![vec![1, u64::MAX], vec![0x0a1b]];
        assert_eq!(
            read_fingerprints(&write_fingerprints(&fingerprints)),
            fingerprints
        );
        assert_eq!(read_fingerprints(""), [[0; 0]; 0]);
    }
}
