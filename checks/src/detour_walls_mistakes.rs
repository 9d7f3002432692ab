//! The known mistakes of the detour on walls, each written the way somebody would write it.

use steps::{Answers, Disc, Spot, WalledBoard, count_or_turn};

use crate::{ImpossibleMistake, Mistake};

/// A mistake in `count_or_turn`; `walled_moves` is built on it.
macro_rules! in_count_or_turn {
    ($id:literal, $title:literal, $symptom:literal, $ask:literal, $count_or_turn:path) => {
        Mistake::new(
            $id,
            $title,
            $symptom,
            $ask,
            Answers {
                count_or_turn: $count_or_turn,
                walled_moves: |board, player| moves_by(board, player, $count_or_turn),
                ..Answers::REFERENCE
            },
        )
    };
}

const fn in_start(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    walled_start: fn() -> WalledBoard,
) -> Mistake {
    let answers = Answers {
        walled_start,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

const fn in_moves(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    walled_moves: fn(&WalledBoard, Disc) -> Vec<i32>,
) -> Mistake {
    let answers = Answers {
        walled_moves,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

/// In the order of the functions. A06, W01 and W02 stood in a published program, W03 is all of them.
pub(crate) static MISTAKES: [Mistake; 23] = [
    in_start(
        "A06",
        "the four discs of the start have their colours exchanged",
        "The four squares offered to Black are e3, f4, c5 and d6.",
        "Which colour lies on d4, and what is the index of d4?",
        colours_exchanged,
    ),
    in_start(
        "Wa",
        "the four indices are those of a board without a wall",
        "The four discs lie far up on the right.",
        "How many spots stand in one row, with the wall counted?",
        start_without_the_wall,
    ),
    in_start(
        "Wo",
        "the rows and columns of the start are counted from 0",
        "The four discs sit one step too high and one too far to the left.",
        "Which spots lie in row 0 and in column 0? The index of a1 is 11.",
        start_counted_from_zero,
    ),
    in_count_or_turn!(
        "W02",
        "a spot that holds a disc is not refused",
        "A move may be made on top of a disc.",
        "What must be asked about the spot at index before the first walk?",
        occupied_is_not_refused
    ),
    in_count_or_turn!(
        "Wb",
        "the flag is ignored: counting turns the discs too",
        "The board changes although turn is false.",
        "What does turn say, and which two lines have to ask it?",
        always_turns
    ),
    in_count_or_turn!(
        "Wc",
        "the discs are counted and never turned",
        "The number is right, and the board stays as it was although turn is true.",
        "Where do you write to the board when turn is true?",
        never_turns
    ),
    in_count_or_turn!(
        "Wd",
        "the new disc is not put down on the spot",
        "Discs turn, and the spot that was played stays empty.",
        "Who writes to board[index]? The way back stops in front of it.",
        new_disc_is_missing
    ),
    in_count_or_turn!(
        "We",
        "the new disc is put down even where nothing turns",
        "With turn, a disc lands on any empty spot.",
        "What does the number of turned discs say about the move?",
        new_disc_lands_anywhere
    ),
    in_count_or_turn!(
        "Wf",
        "the wall closes the run",
        "Runs that end at the wall turn.",
        "When the loop stops, what can it stand on? There are three kinds, and one of them closes.",
        wall_closes
    ),
    in_count_or_turn!(
        "Wg",
        "nobody asks what the walk stopped on",
        "Runs turn whatever stands behind them.",
        "What must lie at the end of the way out before the way back may begin?",
        end_is_not_checked
    ),
    in_count_or_turn!(
        "Wh",
        "the way back takes one spot too many",
        "Each closed direction counts one disc too many, and an own disc next door counts as one.",
        "Where does the way back begin, where does it end, and are both discs turned ones?",
        one_too_many
    ),
    in_count_or_turn!(
        "Wi",
        "the counter starts again with each direction",
        "Only the last direction is counted.",
        "Where does the counter become 0: once, or once for each direction?",
        counter_starts_again
    ),
    in_count_or_turn!(
        "Wj",
        "discs turn on the way out, before the run is known to be closed",
        "With turn, open runs change their colour too.",
        "At which moment do you know that the run is closed?",
        turns_on_the_way_out
    ),
    in_count_or_turn!(
        "Wk",
        "the eight steps are those of a board ten spots wide",
        "Right on 8×8, wrong on smaller boards.",
        "How wide is this board? board.steps() knows what to add.",
        width_is_always_ten
    ),
    in_count_or_turn!(
        "Wl",
        "the eight steps leave the wall out of the width",
        "Up and down the walks land one or two spots beside the line.",
        "Is the spot below index + 8 or index + 10, when the wall is counted?",
        steps_without_the_wall
    ),
    in_count_or_turn!(
        "Wm",
        "only four of the eight steps are walked",
        "Nothing turns on a diagonal.",
        "How many steps does board.steps() give?",
        four_steps
    ),
    in_moves(
        "W01",
        "the scan ends one row and one column too early",
        "The last row and the last column are never offered.",
        "Which number does the last row have on a board with a wall? Does your range hold it?",
        scan_ends_too_early,
    ),
    in_moves(
        "Wp",
        "walled_moves turns discs while it counts",
        "The first move is right, and those after it belong to another board.",
        "What does walled_moves hand over for turn, and is the copy still the same board afterwards?",
        counting_turns,
    ),
    in_moves(
        "Wq",
        "walled_moves offers spots that hold a disc",
        "Moves on top of discs are listed, while count_or_turn refuses them.",
        "count_or_turn refuses a taken spot. Does walled_moves empty the spot before it asks, or does it not ask?",
        spot_is_emptied_first,
    ),
    in_moves(
        "Wr",
        "walled_moves empties one spot after another on its copy",
        "The discs are gone as soon as the scan has passed them.",
        "Which line of walled_moves writes to the copy, and who puts the disc back?",
        spots_are_emptied_one_by_one,
    ),
    in_moves(
        "Ws",
        "no legal move is ever found by walled_moves",
        "The list is empty on every board, while count_or_turn is right.",
        "Which spots does your scan visit, and what does it ask before push?",
        no_move_is_found,
    ),
    in_moves(
        "Wn",
        "the list holds indices of a board without a wall",
        "The numbers are too small: a1 should be 11 on the large board.",
        "How does a row and a column become an index here? The wall takes a row and a column of its own.",
        indices_without_the_wall,
    ),
    Mistake::new(
        "W03",
        "all of it as in the published program, faults and all",
        "Wrong colours at the start, taken spots offered, the last row and column never.",
        "The chapter names the faults of that program. Which lines of yours have them?",
        Answers {
            walled_start: colours_exchanged,
            count_or_turn: occupied_is_not_refused,
            walled_moves: published_moves,
            ..Answers::REFERENCE
        },
    ),
];

/// What Rust's types rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 0] = [];

type CountOrTurn = fn(&mut WalledBoard, i32, Disc, bool) -> i32;

/// The right list of moves, on top of somebody's count.
fn moves_by(board: &WalledBoard, player: Disc, count_or_turn: CountOrTurn) -> Vec<i32> {
    moves_in_range(board, player, 1..board.size() + 1, count_or_turn)
}

fn moves_in_range(
    board: &WalledBoard,
    player: Disc,
    range: std::ops::Range<i32>,
    count_or_turn: CountOrTurn,
) -> Vec<i32> {
    let mut copy = *board;
    let mut moves = Vec::new();
    for row in range.clone() {
        for col in range.clone() {
            let index = row * board.width() + col;
            if count_or_turn(&mut copy, index, player, false) > 0 {
                moves.push(index);
            }
        }
    }
    moves
}

/// The right way out: where the walk over enemy discs stops.
fn way_out(board: &WalledBoard, index: i32, step: i32, player: Disc) -> i32 {
    let mut there = index + step;
    while board[there] == Spot::Holds(player.opponent()) {
        there += step;
    }
    there
}

/// The right way back: turns and counts what lies between.
fn way_back(
    board: &mut WalledBoard,
    from: i32,
    index: i32,
    step: i32,
    player: Disc,
    turn: bool,
) -> i32 {
    let mut turned = 0;
    let mut there = from - step;
    while there != index {
        turned += 1;
        if turn {
            board[there] = Spot::Holds(player);
        }
        there -= step;
    }
    turned
}

/// The right move, where some steps are walked and some ends close a run.
fn walk_steps(
    board: &mut WalledBoard,
    index: i32,
    player: Disc,
    turn: bool,
    steps: &[i32],
    closes: fn(Spot, Disc) -> bool,
) -> i32 {
    if board[index] != Spot::Empty {
        return 0;
    }
    let mut turned = 0;
    for step in steps {
        let end = way_out(board, index, *step, player);
        if closes(board[end], player) {
            turned += way_back(board, end, index, *step, player, turn);
        }
    }
    if turn && turned > 0 {
        board[index] = Spot::Holds(player);
    }
    turned
}

fn own_disc_closes(spot: Spot, player: Disc) -> bool {
    spot == Spot::Holds(player)
}

fn colours_exchanged() -> WalledBoard {
    let mut board = WalledBoard::empty(8);
    board[44] = Spot::Holds(Disc::Black);
    board[45] = Spot::Holds(Disc::White);
    board[54] = Spot::Holds(Disc::White);
    board[55] = Spot::Holds(Disc::Black);
    board
}

fn start_without_the_wall() -> WalledBoard {
    let mut board = WalledBoard::empty(8);
    board[27] = Spot::Holds(Disc::White);
    board[28] = Spot::Holds(Disc::Black);
    board[35] = Spot::Holds(Disc::Black);
    board[36] = Spot::Holds(Disc::White);
    board
}

fn start_counted_from_zero() -> WalledBoard {
    let mut board = WalledBoard::empty(8);
    board[33] = Spot::Holds(Disc::White);
    board[34] = Spot::Holds(Disc::Black);
    board[43] = Spot::Holds(Disc::Black);
    board[44] = Spot::Holds(Disc::White);
    board
}

fn occupied_is_not_refused(board: &mut WalledBoard, index: i32, player: Disc, turn: bool) -> i32 {
    let mut turned = 0;
    for step in board.steps() {
        let end = way_out(board, index, step, player);
        if board[end] == Spot::Holds(player) {
            turned += way_back(board, end, index, step, player, turn);
        }
    }
    if turn && turned > 0 {
        board[index] = Spot::Holds(player);
    }
    turned
}

fn always_turns(board: &mut WalledBoard, index: i32, player: Disc, _turn: bool) -> i32 {
    count_or_turn(board, index, player, true)
}

fn never_turns(board: &mut WalledBoard, index: i32, player: Disc, _turn: bool) -> i32 {
    count_or_turn(board, index, player, false)
}

fn new_disc_is_missing(board: &mut WalledBoard, index: i32, player: Disc, turn: bool) -> i32 {
    let before = board[index];
    let turned = count_or_turn(board, index, player, turn);
    board[index] = before;
    turned
}

fn new_disc_lands_anywhere(board: &mut WalledBoard, index: i32, player: Disc, turn: bool) -> i32 {
    let taken = board[index] != Spot::Empty;
    let turned = count_or_turn(board, index, player, turn);
    if turn && !taken {
        board[index] = Spot::Holds(player);
    }
    turned
}

fn wall_closes(board: &mut WalledBoard, index: i32, player: Disc, turn: bool) -> i32 {
    let steps = board.steps();
    walk_steps(board, index, player, turn, &steps, |spot, _| {
        spot != Spot::Empty
    })
}

fn end_is_not_checked(board: &mut WalledBoard, index: i32, player: Disc, turn: bool) -> i32 {
    let steps = board.steps();
    walk_steps(board, index, player, turn, &steps, |_, _| true)
}

fn one_too_many(board: &mut WalledBoard, index: i32, player: Disc, turn: bool) -> i32 {
    if board[index] != Spot::Empty {
        return 0;
    }
    let mut turned = 0;
    for step in board.steps() {
        let mut there = way_out(board, index, step, player);
        if board[there] != Spot::Holds(player) {
            continue;
        }
        while there != index {
            turned += 1;
            if turn {
                board[there] = Spot::Holds(player);
            }
            there -= step;
        }
    }
    if turn && turned > 0 {
        board[index] = Spot::Holds(player);
    }
    turned
}

fn counter_starts_again(board: &mut WalledBoard, index: i32, player: Disc, turn: bool) -> i32 {
    if board[index] != Spot::Empty {
        return 0;
    }
    let mut turned = 0;
    for step in board.steps() {
        turned = 0;
        let end = way_out(board, index, step, player);
        if board[end] == Spot::Holds(player) {
            turned = way_back(board, end, index, step, player, turn);
        }
    }
    if turn && turned > 0 {
        board[index] = Spot::Holds(player);
    }
    turned
}

fn turns_on_the_way_out(board: &mut WalledBoard, index: i32, player: Disc, turn: bool) -> i32 {
    if board[index] != Spot::Empty {
        return 0;
    }
    let mut turned = 0;
    for step in board.steps() {
        let mut run = 0;
        let mut there = index + step;
        while board[there] == Spot::Holds(player.opponent()) {
            run += 1;
            if turn {
                board[there] = Spot::Holds(player);
            }
            there += step;
        }
        if board[there] == Spot::Holds(player) {
            turned += run;
        }
    }
    if turn && turned > 0 {
        board[index] = Spot::Holds(player);
    }
    turned
}

fn width_is_always_ten(board: &mut WalledBoard, index: i32, player: Disc, turn: bool) -> i32 {
    let steps = [-11, -10, -9, -1, 1, 9, 10, 11];
    walk_steps(board, index, player, turn, &steps, own_disc_closes)
}

fn steps_without_the_wall(board: &mut WalledBoard, index: i32, player: Disc, turn: bool) -> i32 {
    let size = board.size();
    let steps = [-size - 1, -size, -size + 1, -1, 1, size - 1, size, size + 1];
    walk_steps(board, index, player, turn, &steps, own_disc_closes)
}

fn four_steps(board: &mut WalledBoard, index: i32, player: Disc, turn: bool) -> i32 {
    let steps = [-board.width(), -1, 1, board.width()];
    walk_steps(board, index, player, turn, &steps, own_disc_closes)
}

fn scan_ends_too_early(board: &WalledBoard, player: Disc) -> Vec<i32> {
    moves_in_range(board, player, 1..board.size(), count_or_turn)
}

fn counting_turns(board: &WalledBoard, player: Disc) -> Vec<i32> {
    moves_by(board, player, |copy, index, player, _| {
        count_or_turn(copy, index, player, true)
    })
}

fn spot_is_emptied_first(board: &WalledBoard, player: Disc) -> Vec<i32> {
    moves_by(board, player, |copy, index, player, turn| {
        let mut fresh = *copy;
        fresh[index] = Spot::Empty;
        count_or_turn(&mut fresh, index, player, turn)
    })
}

fn spots_are_emptied_one_by_one(board: &WalledBoard, player: Disc) -> Vec<i32> {
    moves_by(board, player, |copy, index, player, turn| {
        copy[index] = Spot::Empty;
        count_or_turn(copy, index, player, turn)
    })
}

fn no_move_is_found(_board: &WalledBoard, _player: Disc) -> Vec<i32> {
    Vec::new()
}

fn published_moves(board: &WalledBoard, player: Disc) -> Vec<i32> {
    moves_in_range(board, player, 1..board.size(), occupied_is_not_refused)
}

fn indices_without_the_wall(board: &WalledBoard, player: Disc) -> Vec<i32> {
    let right = moves_by(board, player, count_or_turn);
    right
        .into_iter()
        .map(|index| {
            let square = board.square_at(index);
            square.row * board.size() + square.col
        })
        .collect()
}
