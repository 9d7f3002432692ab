//! Step 09: the questions that the pieces are judged by, and the mistakes that they can make.

use super::kit::Known;

/// Questions of the exercise that tell all choices apart: what is asked, the name of the board, the position.
pub(super) static CASES: [&str; 8] = [
    "minimax 0|after d3|pos=...................B.......BB......BW...........................,W",
    "minimax 1|one move|pos=..........WB....................................................,B",
    "minimax 1|seven moves|pos=.............W......WB.....WBB.....WBB.....WB...................,W",
    "minimax 2|two pairs of discs|pos=..................WB........................BW..................,B",
    "minimax 1|the smallest forced pass|pos=WB..............................................................,B",
    "minimax 2|the smallest forced pass, depth 2|pos=WB..............................................................,B",
    "minimax 1000000|over from the beginning, a million plies deep|pos=...................BBB.....BBB...BBBBB.....B.......B............,B",
    "minimax 3|the start|pos=...........................WB......BW...........................,B",
];

/// In the order of the exercise.
pub(super) static KNOWN: [Known; 12] = [
    Known {
        id: "K01",
        title: "the code doesn't negate the enemy's score",
        ask: "Where does your code negate the score that the recursive call returns?",
        pieces: &[2, 1, 1, 1, 2, 0, 2],
    },
    Known {
        id: "K02",
        title: "the code scores the last position from Black's view",
        ask: "With which player does your code call `evaluate` at depth 0?",
        pieces: &[2, 0, 3, 1, 2, 1, 2],
    },
    Known {
        id: "S9a",
        title: "the code scores the last position from the enemy's view",
        ask: "At depth 0, do you call `evaluate` with `player` or with the enemy?",
        pieces: &[2, 2, 3, 1, 2, 1, 2],
    },
    Known {
        id: "S9c",
        title: "the code starts with a best score of 0",
        ask: "Can a negative score be larger than your first best score?",
        pieces: &[2, 1, 3, 0, 2, 1, 2],
    },
    Known {
        id: "K04",
        title: "the code lets the same side move again",
        ask: "With which player do you make the recursive call after a move?",
        pieces: &[2, 1, 3, 1, 1, 0, 2],
    },
    Known {
        id: "S9d",
        title: "the code searches the board from before the move",
        ask: "Which board does your recursive call use, the one before or after the move?",
        pieces: &[2, 1, 3, 1, 0, 1, 2],
    },
    Known {
        id: "K06",
        title: "the code doesn't negate the score after a pass",
        ask: "After a pass, where does your code negate the returned score?",
        pieces: &[2, 1, 1, 1, 2, 1, 2],
    },
    Known {
        id: "K08",
        title: "the code doesn't check for the end, and a pass costs no ply",
        ask: "What ends your recursion if neither side can move?",
        pieces: &[0, 1, 2, 1, 2, 1, 2],
    },
    Known {
        id: "S9n",
        title: "the code doesn't check whether neither side can move",
        ask: "If neither side can move, after how many calls does your code evaluate?",
        pieces: &[0, 1, 3, 1, 2, 1, 2],
    },
    Known {
        id: "S9o",
        title: "the code keeps the same side after a pass, with one ply less",
        ask: "After a pass, with which player do you make the recursive call?",
        pieces: &[2, 1, 4, 1, 2, 1, 2],
    },
    Known {
        id: "S9g",
        title: "the code doesn't count a pass as a ply",
        ask: "After a pass, with which depth do you make the recursive call?",
        pieces: &[2, 1, 2, 1, 2, 1, 2],
    },
    Known {
        id: "S9h",
        title: "the code ends the search when a side has no legal move",
        ask: "If one side can't move, what does your code check about the other side?",
        pieces: &[1, 1, 3, 1, 2, 1, 2],
    },
];
