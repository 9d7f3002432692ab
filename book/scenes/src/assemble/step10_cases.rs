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
        title: "the code ends the loop when a score is above alpha",
        ask: "Does your loop end at alpha or at beta?",
        pieces: &[2, 3, 1, 1, 0, 0],
    },
    Known {
        id: "L04",
        title: "the code never raises alpha",
        ask: "Which line of your code raises alpha after a better move?",
        pieces: &[2, 3, 1, 0, 2, 0],
    },
    Known {
        id: "S10a",
        title: "the code doesn't stop when alpha equals beta",
        ask: "Does your loop end at `alpha > beta` or at `alpha >= beta`?",
        pieces: &[2, 3, 1, 1, 1, 0],
    },
    Known {
        id: "S10b",
        title: "the code lowers alpha after a worse move",
        ask: "Can alpha become smaller in your loop?",
        pieces: &[2, 3, 1, 2, 2, 0],
    },
    Known {
        id: "L02",
        title: "the code uses the same window for the enemy",
        ask: "What are alpha and beta in your recursive call, from the enemy's view?",
        pieces: &[0, 0, 1, 1, 2, 0],
    },
    Known {
        id: "S10d",
        title: "the code leaves beta out of the recursive call",
        ask: "Which two bounds does your recursive call use?",
        pieces: &[2, 2, 1, 1, 2, 0],
    },
    Known {
        id: "S10e",
        title: "the code uses the same window after a pass",
        ask: "After a pass, what are alpha and beta in your recursive call?",
        pieces: &[0, 3, 1, 1, 2, 0],
    },
    Known {
        id: "S10f",
        title: "the code doesn't negate the score after a pass",
        ask: "After a pass, where does your code negate the returned score?",
        pieces: &[1, 3, 1, 1, 2, 0],
    },
    Known {
        id: "S10h",
        title: "the code takes the last of equal scores",
        ask: "If two scores are equal, does your code keep the first move or the last?",
        pieces: &[2, 3, 0, 1, 2, 0],
    },
];
