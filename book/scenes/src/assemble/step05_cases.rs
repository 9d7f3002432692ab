//! Step 05: the questions that the pieces are judged by, and the mistakes that they can make.

use super::kit::Known;

/// Questions of the exercise that tell all choices apart: what is asked, the name of the board, the position.
pub(super) static CASES: [&str; 19] = [
    "flips_in_direction|one disc to the east|pos=.......WB................,B,b2,E",
    "flips_in_direction|an empty cell at once|pos=.................B....W..,W,c2,S",
    "flips_in_direction|one disc, then a gap|pos=............B.W.....................,B,d3,W",
    "flips_in_direction|one disc, then the edge|pos=.W..............,B,b2,N",
    "flips_at|one direction flips|pos=.......BW................,W,b2",
    "flips_at|two directions flip|pos=.WB.W...B.......,B,a1",
    "flips_at|every direction flips one disc|pos=B.B.B..WWW..BW.WB..WWW..B.B.B.......,B,c3",
    "place|one disc to the east|pos=.....WB.........,B,a2",
    "place|every direction|pos=B.B.B..WWW..BW.WB..WWW..B.B.B.......,B,c3",
    "flips_at|an enemy disc lies there, discs|pos=WWB.............,B,a1",
    "place|an enemy disc lies there, the board|pos=WWB.............,B,a1",
    "place|practice, a legal move, the board|pos=..B.B..WW..B.WW.WW..B....,B,c3",
    "place|four by four, every move|pos=..B..WWBWBW.....,B,b1",
    "place|four by four, every move|pos=..B..WWBWBW.....,B,b4",
    "flips_at|nine moves, every square|pos=B........B........B........BWWWW..BBBB.....W....................,W,d2",
    "place|nine moves, b4 is played|pos=B........B........B........BWWWW..BBBB.....W....................,W,b4",
    "flips_at|nineteen moves, every square|pos=...................B..BB..WWWWBW...WBBB.B.WWBBB..BWW......B.....,W,g2",
    "flips_at|late in a drawn game, every square|pos=...BBBB.W.BBWB..WWBBBB..WWWBBBB.WWBWWBWWWWBBBBWW..BBBB...BBBB.W.,B,a5",
    "place|a move that leaves no enemy disc|pos=...................BBB.....BBB....WWWB.....B.......B............,B,b5",
];

/// In the order of the exercise.
pub(super) static KNOWN: [Known; 13] = [
    Known {
        id: "S5a",
        title: "the code keeps runs that don't close",
        ask: "After your loop, what must the next cell hold before you return the run?",
        pieces: &[1, 1, 0, 0, 2, 1, 3, 0],
    },
    Known {
        id: "S5c",
        title: "the code keeps runs that reach the edge",
        ask: "If your walk leaves the board, does your code still return the run?",
        pieces: &[1, 1, 1, 0, 2, 1, 3, 0],
    },
    Known {
        id: "S5d",
        title: "the code reads a cell before it checks that it's on the board",
        ask: "Does your code read the cell before it checks that it's on the board?",
        pieces: &[0, 1, 2, 0, 2, 1, 3, 0],
    },
    Known {
        id: "S5e",
        title: "the code counts empty cells as part of the run",
        ask: "Does your condition test for an enemy disc, or only for \"not mine\"?",
        pieces: &[2, 1, 2, 0, 2, 1, 3, 0],
    },
    Known {
        id: "D04",
        title: "the code stops at the first direction that flips discs",
        ask: "Is there a `return` or a `break` in your loop over the directions?",
        pieces: &[1, 1, 2, 0, 1, 1, 3, 0],
    },
    Known {
        id: "S5r",
        title: "the code keeps only the discs of the last direction",
        ask: "Does your code add to the list with `extend`, or replace it with `=`?",
        pieces: &[1, 1, 2, 0, 0, 1, 3, 0],
    },
    Known {
        id: "S5l",
        title: "the code walks from occupied squares in `flips_at`",
        ask: "What does your `flips_at` return, before any walk, for an occupied square?",
        pieces: &[1, 1, 2, 1, 2, 1, 3, 0],
    },
    Known {
        id: "F01",
        title: "the code doesn't place the new disc",
        ask: "Which line of your code writes to the played square?",
        pieces: &[1, 1, 2, 0, 2, 1, 2, 0],
    },
    Known {
        id: "F02",
        title: "the code places the new disc but flips nothing",
        ask: "Which squares of your copy do you assign, and with which board do you call `flips_at`?",
        pieces: &[1, 1, 2, 0, 2, 1, 0, 0],
    },
    Known {
        id: "S5u",
        title: "the code only places the new disc, on any square",
        ask: "Which squares of your copy do you assign, and when do you return `None`?",
        pieces: &[1, 1, 2, 0, 2, 0, 0, 0],
    },
    Known {
        id: "F07",
        title: "the code doesn't check that the move is legal",
        ask: "What does your `place` return for a move that flips nothing?",
        pieces: &[1, 1, 2, 0, 2, 0, 3, 0],
    },
    Known {
        id: "S5n",
        title: "the code returns the board from before the move",
        ask: "Which board does your code return, the original or the changed copy?",
        pieces: &[1, 1, 2, 0, 2, 1, 3, 1],
    },
    Known {
        id: "S5o",
        title: "the code returns the unchanged board for an illegal move",
        ask: "For an illegal move, does your code return `None` or `Some`?",
        pieces: &[1, 1, 2, 0, 2, 2, 3, 0],
    },
];
