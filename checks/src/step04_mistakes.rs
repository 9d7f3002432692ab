//! The known mistakes of step 04, each written the way somebody would write it.

use steps::{Answers, Board, DIRECTIONS, Disc, Square};

use crate::{ImpossibleMistake, Mistake, Text};

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

/// In the order of the walk: where it starts, how it goes, how it ends, what is made of it.
pub(crate) static MISTAKES: [Mistake; 22] = [
    mistake(
        "E01",
        "occupied squares are not refused",
        "A move may be made on top of a disc.",
        "What should the function say, before any walk, about a square that already holds a disc?",
        occupied_is_not_refused,
    ),
    mistake(
        "C12",
        "no square is ever legal",
        "The answer is false everywhere.",
        "Three things can cause it: the walk starts on the square itself, it goes on over own discs too, or true is never returned. Which one is yours?",
        starts_on_the_square,
    ),
    mistake(
        "S4a",
        "every square is legal",
        "The answer is true everywhere, on top of discs too.",
        "Which walk has to end well before true may be returned?",
        every_square_is_legal,
    ),
    mistake(
        "S4b",
        "every empty square is legal",
        "No neighbour is ever looked at, or nothing is made of it.",
        "An empty square is a good beginning. What must lie next to it, and what behind that?",
        every_empty_square_is_legal,
    ),
    mistake(
        "D01",
        "only four of the eight directions are walked",
        "Moves that turn discs on a diagonal only are missing.",
        "How many directions does your loop go through? Count the diagonals.",
        four_directions,
    ),
    mistake(
        "D02",
        "one direction stands twice in the table and one is missing",
        "One diagonal never counts: down and to the left.",
        "Does your list of directions hold eight different pairs? DIRECTIONS does.",
        south_west_is_missing,
    ),
    mistake(
        "C15",
        "the enemy is always White",
        "Black's moves are right, White has none.",
        "Which colour is the enemy when White is to move? player.opponent() knows.",
        enemy_is_white,
    ),
    mistake(
        "S4c",
        "own and enemy discs are exchanged",
        "The walk goes over discs of the player's colour, up to one of the enemy's.",
        "Whose discs are turned by a move, and whose disc closes the run?",
        own_and_enemy_are_exchanged,
    ),
    mistake(
        "C14",
        "the walk goes over empty cells: \"enemy\" was written as \"not mine\"",
        "Runs jump over gaps to reach an own disc.",
        "A cell that is not yours: must it hold an enemy disc?",
        walks_over_empty_cells,
    ),
    mistake(
        "C13",
        "only the row moves on inside the loop, the column stays",
        "Diagonals bend, and a run to the west or east never ends.",
        "Which two numbers have to change with every step?",
        only_the_row_advances,
    ),
    mistake(
        "C06",
        "only a run of one disc is seen",
        "Runs of two or more enemy discs do not count.",
        "What does your code do when the second cell is an enemy disc too? Perhaps the if wants to be a while.",
        one_disc_at_most,
    ),
    mistake(
        "C02",
        "the cell is read before the range is checked",
        "A panic where a run touches the edge.",
        "In `a && b`, which one is evaluated first? Ask whether you are on the board before you read.",
        reads_before_checking,
    ),
    mistake(
        "C18",
        "the side 8 is written into the range check",
        "Right on 8×8, a panic on smaller boards.",
        "How large is this board? board.size() knows.",
        side_is_always_eight,
    ),
    mistake(
        "C11",
        "the last row and the last column are never read",
        "Runs closed on the far edge are missed.",
        "Is the last index smaller than the size, or smaller than the size minus one?",
        last_line_is_not_read,
    ),
    mistake(
        "C03",
        "the walk wraps round to the opposite edge",
        "A disc on the other side of the board counts as a neighbour.",
        "What lies to the west of column 0? Nothing does, and the walk ends there.",
        wraps_around,
    ),
    mistake(
        "C01",
        "an own disc next door is enough",
        "Every empty square beside an own disc is said to be legal.",
        "How many enemy discs must lie between? Does your code count them?",
        own_neighbour_is_enough,
    ),
    mistake(
        "C05",
        "the far end is not checked",
        "Runs that end on an empty cell count.",
        "When your loop stops, what is it standing on?",
        far_end_not_checked,
    ),
    mistake(
        "S4d",
        "an enemy disc next door is enough: nobody looks at the far end",
        "Runs count that end in a gap or at the edge.",
        "The walk has counted some enemy discs and stopped. What must lie there before the move is legal?",
        enemy_neighbour_is_enough,
    ),
    mistake(
        "C04",
        "reaching the edge counts as closed",
        "Runs that end at the edge count.",
        "Your walk fell off the board. Which disc closes the run there?",
        edge_closes,
    ),
    mistake(
        "C16",
        "what one direction has seen is not forgotten before the next",
        "An open run makes a later direction count.",
        "Where does your counter start again at zero: once, or once for each direction?",
        counter_is_not_reset,
    ),
    mistake(
        "S4e",
        "only the first direction, north-west, decides",
        "Only moves that turn discs to the north-west are legal.",
        "Does your loop ever come to the second direction? Look for a return false inside of it.",
        first_direction_decides,
    ),
    mistake(
        "D06",
        "all eight directions must turn something",
        "Hardly any square is legal.",
        "Is one direction that turns discs enough? What does your code do after the first one that does not?",
        all_must_succeed,
    ),
];

/// What Rust's types rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 3] = [
    ImpossibleMistake {
        id: "E07",
        title: Text {
            english: "asking already turns the discs",
        },
        why: Text {
            english: "The board arrives as &Board: it can be read and not changed.",
        },
    },
    ImpossibleMistake {
        id: "E08",
        title: Text {
            english: "a disc is put down to try the move, and left there",
        },
        why: Text {
            english: "The board arrives as &Board: nothing can be put down on it.",
        },
    },
    ImpossibleMistake {
        id: "E09",
        title: Text {
            english: "marks for legal squares are stored in the board",
        },
        why: Text {
            english: "A cell is an Option<Disc>: empty, Black or White, with no fourth value for a mark.",
        },
    },
];

fn taken(board: &Board, square: Square) -> bool {
    board[square].is_some()
}

/// Walks over the cells for which `goes_on` holds. Gives the number of steps and where it stopped.
fn walk_while(
    start: Square,
    direction: (i32, i32),
    goes_on: impl Fn(Square) -> bool,
) -> (u32, Square) {
    let mut steps = 0;
    let mut next = start.step(direction);
    while goes_on(next) {
        steps += 1;
        next = next.step(direction);
    }
    (steps, next)
}

/// The right walk in one direction: how many enemy discs, and where it stopped.
fn run(board: &Board, square: Square, direction: (i32, i32), player: Disc) -> (u32, Square) {
    walk_while(square, direction, |next| {
        board.contains(next) && board[next] == Some(player.opponent())
    })
}

fn closes(board: &Board, end: Square, player: Disc) -> bool {
    board.contains(end) && board[end] == Some(player)
}

/// The right rule for one direction.
fn turns(board: &Board, square: Square, direction: (i32, i32), player: Disc) -> bool {
    let (enemies, end) = run(board, square, direction, player);
    enemies > 0 && closes(board, end, player)
}

fn occupied_is_not_refused(board: &Board, square: Square, player: Disc) -> bool {
    DIRECTIONS
        .into_iter()
        .any(|direction| turns(board, square, direction, player))
}

fn every_square_is_legal(_board: &Board, _square: Square, _player: Disc) -> bool {
    true
}

fn every_empty_square_is_legal(board: &Board, square: Square, _player: Disc) -> bool {
    !taken(board, square)
}

fn own_and_enemy_are_exchanged(board: &Board, square: Square, player: Disc) -> bool {
    !taken(board, square)
        && DIRECTIONS
            .into_iter()
            .any(|direction| turns(board, square, direction, player.opponent()))
}

fn enemy_neighbour_is_enough(board: &Board, square: Square, player: Disc) -> bool {
    !taken(board, square)
        && DIRECTIONS
            .into_iter()
            .any(|direction| run(board, square, direction, player).0 > 0)
}

fn first_direction_decides(board: &Board, square: Square, player: Disc) -> bool {
    !taken(board, square) && turns(board, square, DIRECTIONS[0], player)
}

fn starts_on_the_square(board: &Board, square: Square, player: Disc) -> bool {
    !taken(board, square)
        && DIRECTIONS.into_iter().any(|(row_step, col_step)| {
            let before = square.step((-row_step, -col_step));
            turns(board, before, (row_step, col_step), player)
        })
}

fn four_directions(board: &Board, square: Square, player: Disc) -> bool {
    !taken(board, square)
        && [(-1, 0), (0, -1), (0, 1), (1, 0)]
            .into_iter()
            .any(|direction| turns(board, square, direction, player))
}

fn south_west_is_missing(board: &Board, square: Square, player: Disc) -> bool {
    let mut directions = DIRECTIONS;
    directions[5] = (1, 1);
    !taken(board, square)
        && directions
            .into_iter()
            .any(|direction| turns(board, square, direction, player))
}

fn enemy_is_white(board: &Board, square: Square, player: Disc) -> bool {
    !taken(board, square)
        && DIRECTIONS.into_iter().any(|direction| {
            let (enemies, end) = walk_while(square, direction, |next| {
                board.contains(next) && board[next] == Some(Disc::White)
            });
            enemies > 0 && closes(board, end, player)
        })
}

fn walks_over_empty_cells(board: &Board, square: Square, player: Disc) -> bool {
    !taken(board, square)
        && DIRECTIONS.into_iter().any(|direction| {
            let (others, end) = walk_while(square, direction, |next| {
                board.contains(next) && board[next] != Some(player)
            });
            others > 0 && closes(board, end, player)
        })
}

fn only_the_row_advances(board: &Board, square: Square, player: Disc) -> bool {
    if taken(board, square) {
        return false;
    }
    for direction in DIRECTIONS {
        let mut next = square.step(direction);
        let mut enemies = 0;
        while board.contains(next) && board[next] == Some(player.opponent()) {
            enemies += 1;
            next.row += direction.0;
        }
        if enemies > 0 && closes(board, next, player) {
            return true;
        }
    }
    false
}

fn one_disc_at_most(board: &Board, square: Square, player: Disc) -> bool {
    !taken(board, square)
        && DIRECTIONS.into_iter().any(|direction| {
            let neighbour = square.step(direction);
            board.contains(neighbour)
                && board[neighbour] == Some(player.opponent())
                && closes(board, neighbour.step(direction), player)
        })
}

fn reads_before_checking(board: &Board, square: Square, player: Disc) -> bool {
    !taken(board, square)
        && DIRECTIONS.into_iter().any(|direction| {
            let (enemies, end) = walk_while(square, direction, |next| {
                board[next] == Some(player.opponent()) && board.contains(next)
            });
            enemies > 0 && board[end] == Some(player)
        })
}

fn side_is_always_eight(board: &Board, square: Square, player: Disc) -> bool {
    let on_board = |square: Square| (0..8).contains(&square.row) && (0..8).contains(&square.col);
    !taken(board, square)
        && DIRECTIONS.into_iter().any(|direction| {
            let (enemies, end) = walk_while(square, direction, |next| {
                on_board(next) && board[next] == Some(player.opponent())
            });
            enemies > 0 && on_board(end) && board[end] == Some(player)
        })
}

fn last_line_is_not_read(board: &Board, square: Square, player: Disc) -> bool {
    let inside = 0..board.size() - 1;
    let in_range = |square: Square| inside.contains(&square.row) && inside.contains(&square.col);
    !taken(board, square)
        && DIRECTIONS.into_iter().any(|direction| {
            let (enemies, end) = walk_while(square, direction, |next| {
                in_range(next) && board[next] == Some(player.opponent())
            });
            enemies > 0 && in_range(end) && board[end] == Some(player)
        })
}

fn wraps_around(board: &Board, square: Square, player: Disc) -> bool {
    let wrapped = |square: Square| Square {
        row: square.row.rem_euclid(board.size()),
        col: square.col.rem_euclid(board.size()),
    };
    !taken(board, square)
        && DIRECTIONS.into_iter().any(|direction| {
            let (enemies, end) = walk_while(square, direction, |next| {
                board[wrapped(next)] == Some(player.opponent())
            });
            enemies > 0 && board[wrapped(end)] == Some(player)
        })
}

fn own_neighbour_is_enough(board: &Board, square: Square, player: Disc) -> bool {
    !taken(board, square)
        && DIRECTIONS.into_iter().any(|direction| {
            let (_, end) = run(board, square, direction, player);
            closes(board, end, player)
        })
}

fn far_end_not_checked(board: &Board, square: Square, player: Disc) -> bool {
    !taken(board, square)
        && DIRECTIONS.into_iter().any(|direction| {
            let (enemies, end) = run(board, square, direction, player);
            enemies > 0 && board.contains(end)
        })
}

fn edge_closes(board: &Board, square: Square, player: Disc) -> bool {
    !taken(board, square)
        && DIRECTIONS.into_iter().any(|direction| {
            let (enemies, end) = run(board, square, direction, player);
            enemies > 0 && (!board.contains(end) || board[end] == Some(player))
        })
}

fn counter_is_not_reset(board: &Board, square: Square, player: Disc) -> bool {
    if taken(board, square) {
        return false;
    }
    let mut enemies = 0;
    for direction in DIRECTIONS {
        let (found, end) = run(board, square, direction, player);
        enemies += found;
        if enemies > 0 && closes(board, end, player) {
            return true;
        }
    }
    false
}

fn all_must_succeed(board: &Board, square: Square, player: Disc) -> bool {
    !taken(board, square)
        && DIRECTIONS
            .into_iter()
            .all(|direction| turns(board, square, direction, player))
}
