//! Step 05: the questions that the pieces are judged by, and the mistakes that they can make.

use super::kit::Known;

/// Questions of the exercise that tell all choices apart: what is asked, the name of the board, the position.
pub(super) static CASES: [&str; 19] = [
    "flips_in_direction|one disc to the east|pos=.......WB................,B,b2,E",
    "flips_in_direction|an empty cell at once|pos=.................B....W..,W,c2,S",
    "flips_in_direction|one disc, then a gap|pos=............B.W.....................,B,d3,W",
    "flips_in_direction|one disc, then the edge|pos=.W..............,B,b2,N",
    "flips_at|one direction turns|pos=.......BW................,W,b2",
    "flips_at|two directions turn|pos=.WB.W...B.......,B,a1",
    "flips_at|every direction turns one disc|pos=B.B.B..WWW..BW.WB..WWW..B.B.B.......,B,c3",
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
pub(super) static KNOWN: [Known; 12] = [
    Known {
        id: "S5a",
        title: "the run is kept without a look at what ends it",
        ask: "After the loop the walk stands somewhere. What must lie there before the run may be given back?",
        pieces: &[1, 1, 0, 0, 2, 1, 3, 0],
    },
    Known {
        id: "S5c",
        title: "a run that reaches the edge is kept",
        ask: "The walk has left the board. Which own disc closes the run there?",
        pieces: &[1, 1, 1, 0, 2, 1, 3, 0],
    },
    Known {
        id: "S5d",
        title: "a cell is read before it is known to be on the board",
        ask: "In what order do you ask: is it on the board, and what does it hold?",
        pieces: &[0, 1, 2, 0, 2, 1, 3, 0],
    },
    Known {
        id: "S5e",
        title: "\"enemy\" was written as \"not mine\": empty cells count as part of the run",
        ask: "A cell in the run must hold an enemy disc. What does your condition let through?",
        pieces: &[2, 1, 2, 0, 2, 1, 3, 0],
    },
    Known {
        id: "D04",
        title: "the search ends at the first direction that turns something",
        ask: "Is there a return or a break inside the loop over the directions?",
        pieces: &[1, 1, 2, 0, 1, 1, 3, 0],
    },
    Known {
        id: "S5r",
        title: "only the discs of the last direction stay in the list",
        ask: "Do the discs of the other directions get into the list, and do they stay? extend adds to a list, = replaces it.",
        pieces: &[1, 1, 2, 0, 0, 1, 3, 0],
    },
    Known {
        id: "S5l",
        title: "flips_at walks from squares that are taken, too",
        ask: "What should flips_at answer, before any walk, where a disc lies already?",
        pieces: &[1, 1, 2, 1, 2, 1, 3, 0],
    },
    Known {
        id: "F01",
        title: "the new disc itself is not put down",
        ask: "Which square does nobody write to? It is not in the list of flips.",
        pieces: &[1, 1, 2, 0, 2, 1, 2, 0],
    },
    Known {
        id: "F02",
        title: "the new disc is put down, and nothing turns",
        ask: "Is the list used? Was flips_at asked about the old board? Which colour do the discs get?",
        pieces: &[1, 1, 2, 0, 2, 1, 0, 0],
    },
    Known {
        id: "F07",
        title: "place does not ask whether the move is legal",
        ask: "What should place answer where nothing turns?",
        pieces: &[1, 1, 2, 0, 2, 0, 3, 0],
    },
    Known {
        id: "S5n",
        title: "the board as it was is given back",
        ask: "You changed a copy. Which of the two boards do you give back?",
        pieces: &[1, 1, 2, 0, 2, 1, 3, 1],
    },
    Known {
        id: "S5o",
        title: "an illegal move gives the unchanged board, not None",
        ask: "How can the caller tell that nothing happened? Look at the type behind the arrow.",
        pieces: &[1, 1, 2, 0, 2, 2, 3, 0],
    },
];
