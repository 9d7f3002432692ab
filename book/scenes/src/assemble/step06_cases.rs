//! Step 06: the questions that the pieces are judged by, and the mistakes that they can make.

use super::kit::Known;

/// Questions of the exercise that tell all choices apart: what is asked, the name of the board, the position.
pub(super) static CASES: [&str; 12] = [
    "legal_moves|one move|pos=......WB.................,B",
    "legal_moves|practice|pos=..B.B..WW..B.WW.WW..B....,B",
    "next_turn|the other side moves|pos=...................B.......BB......BW...........................,B",
    "next_turn|the smallest forced pass|pos=WB..............................................................,W",
    "count|one black disc|pos=......B.........,B",
    "outcome|only White can still move|pos=WB..............................................................,B",
    "outcome|only Black can still move|pos=..............................................................WB,B",
    "outcome|Black has more discs|pos=BBB...........W.,B",
    "outcome|equally many, cells are empty|pos=B..W............................................................,B",
    "outcome|a full board, won by White|pos=BBWBWBWBBWWWWWWW,B",
    "outcome|a full board, drawn|pos=BBWBWBWBBBWWBWWW,B",
    "next_turn|a draw, 32 to 32: move 57, whose turn|pos=B..BBBB.BBBBBBBBBWWBBWBBBWWWWBWBBWBWBBWBBWWBBWBBBWBBBBBBWWWWWWWB,B",
];

/// In the order of the exercise.
pub(super) static KNOWN: [Known; 13] = [
    Known {
        id: "E02",
        title: "the scan starts at 1",
        ask: "Which number does the first row have? Does your loop begin there?",
        pieces: &[1, 1, 1, 2, 0, 1, 2],
    },
    Known {
        id: "E03",
        title: "the scan ends one row and one column too early",
        ask: "Does a range such as 0..n hold n itself? Which is the last row you look at?",
        pieces: &[3, 1, 1, 2, 0, 1, 2],
    },
    Known {
        id: "S6a",
        title: "the moves are listed column by column",
        ask: "Which of your two loops is the outer one, the rows or the columns?",
        pieces: &[0, 1, 1, 2, 0, 1, 2],
    },
    Known {
        id: "G01",
        title: "the side does not change after a move",
        ask: "just_moved has moved already. Whose moves do you look for first?",
        pieces: &[2, 1, 0, 2, 0, 1, 2],
    },
    Known {
        id: "G04",
        title: "one side without moves ends the game",
        ask: "How many sides must be stuck before the game is over?",
        pieces: &[2, 1, 1, 0, 0, 2, 2],
    },
    Known {
        id: "S6g",
        title: "the pass names the side that has to pass",
        ask: "Who moves after the pass? That colour belongs into PassesBackTo.",
        pieces: &[2, 1, 1, 3, 0, 1, 2],
    },
    Known {
        id: "S6h",
        title: "a pass is answered with Moves",
        ask: "Which of the three values of Turn says that somebody was skipped?",
        pieces: &[2, 1, 1, 1, 0, 1, 2],
    },
    Known {
        id: "S6i",
        title: "the two colours of the count are exchanged",
        ask: "Which field grows when the cell holds a black disc?",
        pieces: &[2, 1, 1, 2, 1, 1, 2],
    },
    Known {
        id: "S6l",
        title: "the side with fewer discs wins",
        ask: "Read your comparison aloud with 13 black discs and no white one.",
        pieces: &[2, 1, 1, 2, 0, 1, 0],
    },
    Known {
        id: "S6s",
        title: "a draw is forgotten: equal numbers count as Black's win",
        ask: "Does your comparison say `more`, or `as many or more`?",
        pieces: &[2, 1, 1, 2, 0, 1, 1],
    },
    Known {
        id: "S6u",
        title: "outcome ends the game as soon as one side has no move",
        ask: "A forced pass is not the end. How many sides must be without a move?",
        pieces: &[2, 1, 1, 2, 0, 2, 2],
    },
    Known {
        id: "S6v",
        title: "outcome waits for a full board",
        ask: "Can both sides be without a move while cells are empty?",
        pieces: &[2, 1, 1, 2, 0, 0, 2],
    },
    Known {
        id: "S6o",
        title: "outcome looks at Black's moves only",
        ask: "Two sides can move. About how many does your code ask?",
        pieces: &[2, 1, 1, 2, 0, 3, 2],
    },
];
