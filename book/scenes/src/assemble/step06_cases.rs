//! Step 06: the questions that the pieces are judged by, and the mistakes that they can make.

use super::kit::Known;

/// Questions of the exercise that tell all choices apart: what is asked, the name of the board, the position.
pub(super) static CASES: [&str; 12] = [
    "count|one black disc|pos=......B.........,B",
    "legal_moves|one move|pos=......WB.................,B",
    "legal_moves|practice|pos=..B.B..WW..B.WW.WW..B....,B",
    "next_turn|the other side moves|pos=...................B.......BB......BW...........................,B",
    "next_turn|the smallest forced pass|pos=WB..............................................................,W",
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
        id: "S6i",
        title: "the code swaps the two colours in the count",
        ask: "Which field does your code increase for a black disc?",
        pieces: &[1, 2, 1, 1, 2, 1, 2],
    },
    Known {
        id: "E02",
        title: "the code starts its scan at 1",
        ask: "What is the first row number in your loop?",
        pieces: &[0, 1, 1, 1, 2, 1, 2],
    },
    Known {
        id: "E03",
        title: "the code ends its scan one row and one column too early",
        ask: "What is the last row number in your loop?",
        pieces: &[0, 3, 1, 1, 2, 1, 2],
    },
    Known {
        id: "S6a",
        title: "the code lists the moves column by column",
        ask: "Which of your two loops is the outer one, rows or columns?",
        pieces: &[0, 0, 1, 1, 2, 1, 2],
    },
    Known {
        id: "G01",
        title: "the code doesn't change sides after a move",
        ask: "After `just_moved` has moved, whose moves does your code look for first?",
        pieces: &[0, 2, 1, 0, 2, 1, 2],
    },
    Known {
        id: "G04",
        title: "the code ends the game when one side has no legal move",
        ask: "How many sides must have no legal move before your code ends the game?",
        pieces: &[0, 2, 1, 1, 0, 2, 2],
    },
    Known {
        id: "S6g",
        title: "the code returns the side that has to pass",
        ask: "Which side moves after the pass, and which one does your code return?",
        pieces: &[0, 2, 1, 1, 3, 1, 2],
    },
    Known {
        id: "S6h",
        title: "the code returns `Moves` instead of `PassesBackTo`",
        ask: "Which variant of `Turn` do you return when the other side has to pass?",
        pieces: &[0, 2, 1, 1, 1, 1, 2],
    },
    Known {
        id: "S6l",
        title: "the code lets the side with fewer discs win",
        ask: "With 13 black discs and no white disc, which side wins in your comparison?",
        pieces: &[0, 2, 1, 1, 2, 1, 0],
    },
    Known {
        id: "S6s",
        title: "the code counts a draw as Black's win",
        ask: "Does your comparison use `>` or `>=`?",
        pieces: &[0, 2, 1, 1, 2, 1, 1],
    },
    Known {
        id: "S6u",
        title: "the code ends the game in `outcome` when one side can't move",
        ask: "How many sides must have no legal move before you return a result?",
        pieces: &[0, 2, 1, 1, 2, 2, 2],
    },
    Known {
        id: "S6v",
        title: "the code waits for a full board in `outcome`",
        ask: "Does your `outcome` check for empty squares or for legal moves?",
        pieces: &[0, 2, 1, 1, 2, 0, 2],
    },
    Known {
        id: "S6o",
        title: "the code checks only Black's moves in `outcome`",
        ask: "For how many sides does your `outcome` look for legal moves?",
        pieces: &[0, 2, 1, 1, 2, 3, 2],
    },
];
