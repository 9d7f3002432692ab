//! Step 04: legal moves.

use std::sync::OnceLock;

use crate::step04_mistakes::{IMPOSSIBLE, MISTAKES};
use crate::{Group, Question, Step, Text, fingerprint, parse_questions};

/// Step 04: walk the eight directions.
pub(crate) static STEP04: Step = Step {
    id: "04",
    slug: "04-legal-moves",
    package: "step04",
    functions: &["is_valid_move"],
    model_answer: "step04_legal_moves.rs",
    groups: &[
        group("one direction"),
        group("all eight"),
        group("edges"),
        group("occupied"),
        group("whole positions"),
    ],
    hints: [
        Text {
            english: "Do one direction first, on paper. Stand on the empty square and step once. \
                      Which four things can you be standing on now, and which of them lets you go on? \
                      Write the loop for that one direction, then put it inside a loop over DIRECTIONS.",
        },
        Text {
            english: "Three parts for each direction. Before: start one step away from the square, not on it. \
                      While: as long as you are on the board and stand on an enemy disc, count it and step on; \
                      check the board's range before you read the cell. \
                      After: you stand on the thing that stopped you. The direction turns discs only if you \
                      counted at least one enemy and now stand, on the board, on an own disc.",
        },
        Text {
            english: "The frame, with two conditions left for you:\n\n\
                      if the square is taken, return false\n\
                      for (row_step, col_step) in DIRECTIONS {\n    \
                          let mut row = square.row + row_step;\n    \
                          let mut col = square.col + col_step;\n    \
                          let mut enemies = 0;\n    \
                          while /* on the board, and then: an enemy disc */ {\n        \
                              enemies += 1;\n        \
                              row += row_step;\n        \
                              col += col_step;\n    \
                          }\n    \
                          if /* at least one enemy, on the board, and then: an own disc */ {\n        \
                              return true;\n    \
                          }\n\
                      }\n\
                      false",
        },
    ],
    questions,
    mistakes: &MISTAKES,
    impossible: &IMPOSSIBLE,
    fingerprints,
};

const fn group(english: &'static str) -> Group {
    Group {
        name: Text { english },
    }
}

/// The reference boards, one file for each group.
const BOARDS: [&str; 5] = [
    include_str!("../boards/04-legal-moves/1-one-direction.txt"),
    include_str!("../boards/04-legal-moves/2-all-eight.txt"),
    include_str!("../boards/04-legal-moves/3-edges.txt"),
    include_str!("../boards/04-legal-moves/4-occupied.txt"),
    include_str!("../boards/04-legal-moves/5-whole-positions.txt"),
];

fn questions() -> &'static [Question] {
    static QUESTIONS: OnceLock<Vec<Question>> = OnceLock::new();
    QUESTIONS.get_or_init(|| {
        BOARDS
            .iter()
            .enumerate()
            .flat_map(|(group, text)| {
                parse_questions(text, group).unwrap_or_else(|error| {
                    panic!("the boards of group {} of step 04: {error}", group + 1)
                })
            })
            .collect()
    })
}

fn fingerprints() -> &'static [u64] {
    static FINGERPRINTS: OnceLock<Vec<u64>> = OnceLock::new();
    FINGERPRINTS.get_or_init(|| {
        MISTAKES
            .iter()
            .map(|mistake| fingerprint(&mistake.replies(questions())))
            .collect()
    })
}
