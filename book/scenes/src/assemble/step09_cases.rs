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
        title: "the enemy's score comes back without a minus",
        ask: "The call below answers from the enemy's view. What is good for the enemy: is it good for you?",
        pieces: &[2, 1, 1, 1, 2, 0, 2],
    },
    Known {
        id: "K02",
        title: "the position at the end is scored from Black's view",
        ask: "From whose view does minimax answer at depth 0? Hand evaluate that player.",
        pieces: &[2, 0, 3, 1, 2, 1, 2],
    },
    Known {
        id: "S9a",
        title: "the position at the end is scored from the enemy's view",
        ask: "minimax at depth 0 is asked for player. Whom do you hand to evaluate?",
        pieces: &[2, 2, 3, 1, 2, 1, 2],
    },
    Known {
        id: "S9c",
        title: "the best score so far begins at 0",
        ask: "All moves are bad. Is any of their scores larger than your first best one?",
        pieces: &[2, 1, 3, 0, 2, 1, 2],
    },
    Known {
        id: "K04",
        title: "after the move the same side moves again",
        ask: "Who is to move after player has moved? Hand that side down.",
        pieces: &[2, 1, 3, 1, 1, 0, 2],
    },
    Known {
        id: "S9d",
        title: "the call below gets the board before the move",
        ask: "Which board do you hand down, the one before the move or the one after it?",
        pieces: &[2, 1, 3, 1, 0, 1, 2],
    },
    Known {
        id: "K06",
        title: "after a pass the score comes back without a minus",
        ask: "Whose view is the score after the pass in?",
        pieces: &[2, 1, 1, 1, 2, 1, 2],
    },
    Known {
        id: "K08",
        title: "nobody asks whether both sides are stuck, and a pass takes no ply",
        ask: "What ends your recursion where neither side can move?",
        pieces: &[0, 1, 2, 1, 2, 1, 2],
    },
    Known {
        id: "S9n",
        title: "nobody asks whether both sides are stuck",
        ask: "Neither side can move. How many calls does your search make until it evaluates?",
        pieces: &[0, 1, 3, 1, 2, 1, 2],
    },
    Known {
        id: "S9o",
        title: "after a pass the same side is asked again, with one ply less",
        ask: "Who is to move after a pass?",
        pieces: &[2, 1, 4, 1, 2, 1, 2],
    },
    Known {
        id: "S9g",
        title: "a pass takes no ply",
        ask: "What does a pass cost? Which depth do you hand down with it?",
        pieces: &[2, 1, 2, 1, 2, 1, 2],
    },
    Known {
        id: "S9h",
        title: "a side without a move ends the search",
        ask: "One side is stuck. Who could still move?",
        pieces: &[1, 1, 3, 1, 2, 1, 2],
    },
];
