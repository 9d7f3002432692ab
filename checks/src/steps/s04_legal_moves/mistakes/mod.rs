//! The known mistakes of step 04, each written the way a learner would write it.

mod is_valid_move;

use steps::{Answers, Board, Disc, Square};

use crate::{ImpossibleMistake, Mistake, Text};
use is_valid_move::{
    all_must_succeed, counter_is_not_reset, edge_closes, enemy_is_white, enemy_neighbour_is_enough,
    every_empty_square_is_legal, every_square_is_legal, far_end_not_checked,
    first_direction_decides, four_directions, last_line_is_not_read, occupied_is_not_refused,
    one_disc_at_most, only_the_row_advances, own_and_enemy_are_exchanged, own_neighbour_is_enough,
    reads_before_checking, side_is_always_eight, south_west_is_missing, starts_on_the_square,
    walks_over_empty_cells, wraps_around,
};

type IsValidMove = fn(&Board, Square, Disc) -> bool;

const fn mistake(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    is_valid_move: IsValidMove,
) -> Mistake {
    let answers = Answers {
        is_valid_move,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

/// In the order of the walk: its start, its steps, its end, its result.
pub(crate) static MISTAKES: [Mistake; 22] = [
    mistake(
        "E01",
        "the code doesn't reject occupied squares",
        "A square that already holds a disc counts as a legal move.",
        "What does your code return, before any walk, for an occupied square?",
        occupied_is_not_refused,
    ),
    mistake(
        "C12",
        "the code finds no legal move",
        "The function returns `false` for every square.",
        "Where does your walk start and end, and when does your code return `true`?",
        starts_on_the_square,
    ),
    mistake(
        "S4a",
        "the code accepts every square",
        "The function returns `true` for every square, even an occupied one.",
        "What must your walk find before your code returns `true`?",
        every_square_is_legal,
    ),
    mistake(
        "S4b",
        "the code accepts every empty square",
        "The code never checks a neighbour, or it ignores what it finds.",
        "Which line of your code checks the neighbours, and what must they hold?",
        every_empty_square_is_legal,
    ),
    mistake(
        "D01",
        "the code walks only four of the eight directions",
        "Moves that flip discs only on a diagonal are missing.",
        "How many directions does your loop use, diagonals included?",
        four_directions,
    ),
    mistake(
        "D02",
        "the code lists one direction twice and leaves one out",
        "Runs to the south-west never count.",
        "Are the eight pairs in your list of directions all different?",
        south_west_is_missing,
    ),
    mistake(
        "C15",
        "the code always treats White as the enemy",
        "Black's moves are right, but White has none.",
        "Which enemy colour does your code use when White is to move?",
        enemy_is_white,
    ),
    mistake(
        "S4c",
        "the code swaps the player's discs and enemy discs",
        "The walk goes over the player's discs and ends at an enemy disc.",
        "Which discs does your walk go over, and whose disc must close the run?",
        own_and_enemy_are_exchanged,
    ),
    mistake(
        "C14",
        "the code walks over empty cells",
        "Runs jump over gaps to reach one of the player's discs.",
        "Does your condition test for an enemy disc, or only for \"not mine\"?",
        walks_over_empty_cells,
    ),
    mistake(
        "C13",
        "the code changes only the row inside the loop",
        "Diagonal walks bend, and walks to the west or east never end.",
        "Which two numbers does your loop change in every step?",
        only_the_row_advances,
    ),
    mistake(
        "C06",
        "the code finds only runs of one disc",
        "Runs of two or more enemy discs don't count.",
        "What does your code do if the second cell holds an enemy disc too?",
        one_disc_at_most,
    ),
    mistake(
        "C02",
        "the code reads a cell before it checks the range",
        "The code panics when a run reaches the edge.",
        "In your `a && b` condition, which side does Rust evaluate first?",
        reads_before_checking,
    ),
    mistake(
        "C18",
        "the code checks the range with 8 instead of the board size",
        "The code works on 8×8, but panics on smaller boards.",
        "Does your range check use `board.size()` or 8?",
        side_is_always_eight,
    ),
    mistake(
        "C11",
        "the code never reads the last row and the last column",
        "The code misses runs that close in the last row or column.",
        "Does your range check accept the index `size - 1`?",
        last_line_is_not_read,
    ),
    mistake(
        "C03",
        "the code wraps round to the opposite edge",
        "Discs at the opposite edge count as neighbours.",
        "Which cell does your code read to the west of column 0?",
        wraps_around,
    ),
    mistake(
        "C01",
        "the code accepts any empty square next to the player's disc",
        "Some squares count as legal although no enemy disc is between the two.",
        "How many enemy discs must your walk go over before you return `true`?",
        own_neighbour_is_enough,
    ),
    mistake(
        "C05",
        "the code keeps runs that end on an empty cell",
        "Some squares count as legal although the run ends in a gap.",
        "When your loop stops, what does the cell that stopped it hold?",
        far_end_not_checked,
    ),
    mistake(
        "S4d",
        "the code keeps runs that don't close",
        "Some squares count as legal although the run ends in a gap or at the edge.",
        "After the enemy discs, what does your code require of the next cell?",
        enemy_neighbour_is_enough,
    ),
    mistake(
        "C04",
        "the code keeps runs that end at the edge",
        "Some squares count as legal although the run ends at the edge.",
        "If your walk leaves the board, which disc closes the run?",
        edge_closes,
    ),
    mistake(
        "C16",
        "the code keeps its count from one direction to the next",
        "A run that doesn't close makes a later direction count.",
        "Does your code reset its count once, or once for each direction?",
        counter_is_not_reset,
    ),
    mistake(
        "S4e",
        "the code decides after the first direction, north-west",
        "Only moves that flip discs to the north-west count as legal.",
        "Does your loop reach the second direction, or does it return before that?",
        first_direction_decides,
    ),
    mistake(
        "D06",
        "the code wants all eight directions to flip discs",
        "Almost no square is legal.",
        "What does your code do after a direction that flips nothing?",
        all_must_succeed,
    ),
];

/// Mistakes that Rust's types rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 3] = [
    ImpossibleMistake {
        id: "E07",
        title: Text {
            english: "the code flips discs while it checks a move",
        },
        why: Text {
            english: "`board` is a `&Board`: your code can read it, but can't change it.",
        },
    },
    ImpossibleMistake {
        id: "E08",
        title: Text {
            english: "the code puts a trial disc on the board and leaves it there",
        },
        why: Text {
            english: "`board` is a `&Board`: your code can't put a disc on it.",
        },
    },
    ImpossibleMistake {
        id: "E09",
        title: Text {
            english: "the code stores marks for legal moves in the board",
        },
        why: Text {
            english: "A cell is an `Option<Disc>`: empty, black or white. It has no fourth value for a mark.",
        },
    },
];
