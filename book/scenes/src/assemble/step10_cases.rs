//! Step 10: the questions that the pieces are judged by, and the mistakes that they can make.

use super::kit::Known;

/// Questions of the exercise that tell all choices apart: what is asked, the name of the board, the position.
pub(super) static CASES: [&str; 11] = [
    "alpha_beta 2 -2147483647 2147483647|the start, depth 2|pos=...........................WB......BW...........................,B",
    "alpha_beta 2 -2147483647 2147483647|after d3, depth 2|pos=...................B.......BB......BW...........................,W",
    "alpha_beta 2 -2147483647 2147483647|after d3 c5|pos=...................B.......BB.....WWW...........................,B",
    "alpha_beta 2 -2147483647 2147483647|three empty cells, three moves|pos=WWWWWW.WWWWWBBBB.WWWWWBBWBWWWWBBWBWWBBWBWWBBBBWBWBBBBBBBBBBBBB.B,W",
    "alpha_beta 2 -2147483647 2147483647|nineteen moves|pos=...................B..BB..WWWWBW...WBBB.B.WWBBB..BWW......B.....,W",
    "alpha_beta 3 -2147483647 2147483647|a win at once|pos=....B......B.....BBBW......BW......BW......B.......B............,B",
    "alpha_beta 4 -2147483647 2147483647|the start, depth 4|pos=...........................WB......BW...........................,B",
    "alpha_beta 2 -67 -7|after d3: a window around the score|pos=...................B.......BB......BW...........................,W",
    "alpha_beta 3 38 39|after d3 c5: beta is the score|pos=...................B.......BB.....WWW...........................,B",
    "alpha_beta 2 -137 -77|nine moves: a window around the score|pos=B........B........B........BWWWW..BBBB.....W....................,W",
    "alpha_beta 3 -326 -266|a forced pass: a window around the score|pos=WBBB.B..WBBBBBBBWWWBBWWBWWWBWBWBWBWWBWBBBBBWWWWB..BBBWWW..W.BWWB,B",
];

/// In the order of the exercise.
pub(super) static KNOWN: [Known; 9] = [
    Known {
        id: "S10i",
        title: "the loop ends as soon as a score is above alpha",
        ask: "Above which of the two bounds will the enemy not let you get?",
        pieces: &[2, 3, 1, 1, 0, 0],
    },
    Known {
        id: "L04",
        title: "alpha is never raised",
        ask: "You have found a better move. What do you have for sure from now on, and which variable says so?",
        pieces: &[2, 3, 1, 0, 2, 0],
    },
    Known {
        id: "S10a",
        title: "the loop goes on where alpha has reached beta",
        ask: "alpha equals beta. Can any further move still change anything?",
        pieces: &[2, 3, 1, 1, 1, 0],
    },
    Known {
        id: "S10b",
        title: "alpha falls again after a worse move",
        ask: "A move turned out worse than the best one. What do you still have for sure?",
        pieces: &[2, 3, 1, 2, 2, 0],
    },
    Known {
        id: "L02",
        title: "the window is handed down as it is",
        ask: "The call below sees everything from the enemy's view. What are your two bounds there?",
        pieces: &[0, 0, 1, 1, 2, 0],
    },
    Known {
        id: "S10d",
        title: "only the own bound is handed down",
        ask: "What has the enemy for sure, two plies up? Which argument should say so?",
        pieces: &[2, 2, 1, 1, 2, 0],
    },
    Known {
        id: "S10e",
        title: "after a pass the window is handed down as it is",
        ask: "After a pass the enemy is asked. In whose view are your bounds?",
        pieces: &[0, 3, 1, 1, 2, 0],
    },
    Known {
        id: "S10f",
        title: "after a pass the score comes back without a minus",
        ask: "Whose view is the score after the pass in?",
        pieces: &[1, 3, 1, 1, 2, 0],
    },
    Known {
        id: "S10h",
        title: "of equal scores the last move is taken",
        ask: "A call that was cut says at least so much, or at most. Is a score that equals alpha exact?",
        pieces: &[2, 3, 0, 1, 2, 0],
    },
];
