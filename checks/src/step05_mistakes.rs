//! The known mistakes of step 05, each written the way somebody would write it.

use steps::{
    Answers, Board, DIRECTIONS, Disc, Square, flips_at, flips_in_direction, is_valid_move,
};

use crate::{ImpossibleMistake, Mistake, Text};

/// A mistake in `flips_in_direction`; the other two functions are built on it.
macro_rules! in_direction {
    ($id:literal, $title:literal, $symptom:literal, $ask:literal, $in_direction:path) => {
        Mistake::new(
            $id,
            $title,
            $symptom,
            $ask,
            Answers {
                flips_in_direction: $in_direction,
                flips_at: |board, square, player| {
                    all_directions(board, square, player, $in_direction)
                },
                place: |board, square, player| {
                    place_if_legal(board, square, player, |board, square, player| {
                        all_directions(board, square, player, $in_direction)
                    })
                },
                ..Answers::REFERENCE
            },
        )
    };
}

/// A mistake in `flips_at`; `place` is built on it.
macro_rules! in_flips_at {
    ($id:literal, $title:literal, $symptom:literal, $ask:literal, $flips_at:path) => {
        Mistake::new(
            $id,
            $title,
            $symptom,
            $ask,
            Answers {
                flips_at: $flips_at,
                place: |board, square, player| place_if_legal(board, square, player, $flips_at),
                ..Answers::REFERENCE
            },
        )
    };
}

/// A mistake in `place` alone.
const fn in_place(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    place: fn(&Board, Square, Disc) -> Option<Board>,
) -> Mistake {
    let answers = Answers {
        place,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

/// In the order of the functions: one direction, all of them, the board.
pub(crate) static MISTAKES: [Mistake; 30] = [
    in_direction!(
        "C08",
        "the closing disc is counted among the turned ones",
        "Every run that turns is one disc too long, and the last disc was your own already.",
        "Which cell does the walk stand on when it ends? Does that disc turn?",
        closing_disc_is_counted
    ),
    in_direction!(
        "C09",
        "the walk goes on past the first own disc",
        "Discs behind the closing disc turn too.",
        "What does your loop do when it meets the first own disc? The run ends there.",
        goes_on_past_the_closing_disc
    ),
    in_direction!(
        "S5a",
        "the run is kept without a look at what ends it",
        "Runs that end in a gap or at the edge turn whenever another direction makes the move legal.",
        "After the loop the walk stands somewhere. What must lie there before the run may be given back?",
        end_is_not_checked
    ),
    Mistake::new(
        "S5b",
        "the run is kept without a look at what ends it, and place trusts that list",
        "Any empty square beside an enemy disc can be played.",
        "Which walk turns nothing at all? place puts a disc down wherever the list of flips_at holds something.",
        Answers {
            flips_in_direction: end_is_not_checked,
            flips_at: |board, square, player| {
                all_directions(board, square, player, end_is_not_checked)
            },
            place: |board, square, player| {
                place_if_anything_turns(board, square, player, |board, square, player| {
                    all_directions(board, square, player, end_is_not_checked)
                })
            },
            ..Answers::REFERENCE
        },
    ),
    in_direction!(
        "S5c",
        "a run that reaches the edge is kept",
        "Discs up to the edge turn, with no own disc behind them.",
        "The walk has left the board. Which own disc closes the run there?",
        edge_closes
    ),
    in_direction!(
        "S5d",
        "a cell is read before it is known to be on the board",
        "A panic where a walk reaches the edge.",
        "In what order do you ask: is it on the board, and what does it hold?",
        reads_before_checking
    ),
    in_direction!(
        "S5e",
        "\"enemy\" was written as \"not mine\": empty cells count as part of the run",
        "Discs appear on cells that were empty.",
        "A cell in the run must hold an enemy disc. What does your condition let through?",
        walks_over_empty_cells
    ),
    in_direction!(
        "S5f",
        "the walk looks at one disc only",
        "Runs of two or more discs never turn.",
        "Is there an if where the walk has to go on for as long as it meets enemy discs?",
        one_disc_at_most
    ),
    in_direction!(
        "S5g",
        "the range check has an 8 in it",
        "Right on 8×8, a panic on the smaller boards.",
        "How many rows does this board have? board.contains(square) knows.",
        side_is_always_eight
    ),
    in_direction!(
        "S5h",
        "the enemy is always White, whoever moves",
        "Black's moves are right, and White's turn nothing.",
        "Who is the enemy when the player is White?",
        enemy_is_white
    ),
    in_direction!(
        "S5p",
        "no run is ever found",
        "flips_in_direction gives an empty list from every empty square.",
        "Does the walk begin one step away, or on the square itself? And what comes back where an own disc closes the run?",
        starts_on_the_square
    ),
    in_direction!(
        "S5q",
        "own and enemy discs are exchanged",
        "The list holds discs of the player's own colour.",
        "Which colour does the walk go over, and which one closes the run?",
        own_and_enemy_are_exchanged
    ),
    in_direction!(
        "S5i",
        "the new disc's own square stands in the list",
        "The list begins with the square that is played, once for each direction that is closed.",
        "What does your list hold before the first step? It should be empty.",
        start_is_in_the_list
    ),
    in_direction!(
        "S5j",
        "the walk never reaches the last row and the last column",
        "Runs that are closed on the far edge do not turn.",
        "Which is the last row of a board with eight rows: 6 or 7?",
        last_line_is_not_read
    ),
    in_direction!(
        "S5k",
        "inside the loop only the row moves on",
        "Diagonal runs bend, and a run to the east or west never ends.",
        "Do both numbers of the square change with every step? square.step(direction) changes both.",
        only_the_row_advances
    ),
    in_flips_at!(
        "D03",
        "one direction is walked twice, so its discs are listed twice",
        "One disc turns, and the list has two.",
        "How many directions does your table hold, and does one stand there twice?",
        one_direction_twice
    ),
    in_flips_at!(
        "D04",
        "the search ends at the first direction that turns something",
        "One line turns, the others stay as they were.",
        "Is there a return or a break inside the loop over the directions?",
        first_direction_only
    ),
    in_flips_at!(
        "S5r",
        "only the discs of the last direction stay in the list",
        "Discs to the south-east turn, and no others.",
        "Do the discs of the other directions get into the list, and do they stay? extend adds to a list, = replaces it.",
        last_direction_only
    ),
    in_flips_at!(
        "D07",
        "all directions write into one list, and the runs that failed stay in it",
        "A run in a gap turns as soon as another direction succeeds.",
        "When one direction fails, who takes its discs out of the list again?",
        failed_runs_are_kept
    ),
    in_flips_at!(
        "F04",
        "discs that turn start walks of their own",
        "One move floods the board.",
        "From how many squares does a move walk? Only from the one that is played.",
        chain_reaction
    ),
    Mistake::new(
        "S5l",
        "flips_at walks from squares that are taken, too",
        "A square with a disc on it can be played once more.",
        "What should flips_at answer, before any walk, where a disc lies already?",
        Answers {
            flips_at: occupied_is_not_refused,
            place: |board, square, player| {
                place_if_anything_turns(board, square, player, occupied_is_not_refused)
            },
            ..Answers::REFERENCE
        },
    ),
    in_flips_at!(
        "S5m",
        "flips_at walks in four directions, without the diagonals",
        "No disc ever turns on a diagonal.",
        "How many pairs does your list of directions hold? DIRECTIONS holds eight.",
        four_directions
    ),
    in_place(
        "F01",
        "the new disc itself is not put down",
        "Discs turn, and the square that was played stays empty.",
        "Which square does nobody write to? It is not in the list of flips.",
        new_disc_is_missing,
    ),
    in_place(
        "F02",
        "the new disc is put down, and nothing turns",
        "Only the new disc appears.",
        "Is the list used? Was flips_at asked about the old board? Which colour do the discs get?",
        nothing_turns,
    ),
    in_place(
        "F07",
        "place does not ask whether the move is legal",
        "A disc lands on any square.",
        "What should place answer where nothing turns?",
        legality_is_not_asked,
    ),
    in_place(
        "S5s",
        "place never makes a move",
        "The answer is None, for legal moves too.",
        "Which question leads to None in your code, and which way round is it asked?",
        always_none,
    ),
    in_place(
        "S5t",
        "place puts discs on squares that are taken",
        "A disc is played onto another one, where that turns something.",
        "What must be empty before a move is made? is_valid_move asks for it.",
        taken_squares_are_played,
    ),
    in_place(
        "F08",
        "the side is changed before the discs are turned",
        "The new disc has the right colour, and the discs are turned for the other side.",
        "For which player do you ask flips_at? Is it still the one who moves?",
        side_changes_too_early,
    ),
    in_place(
        "S5n",
        "the board as it was is given back",
        "A legal move changes nothing.",
        "You changed a copy. Which of the two boards do you give back?",
        old_board_is_returned,
    ),
    in_place(
        "S5o",
        "an illegal move gives the unchanged board, not None",
        "Illegal moves look as if they had been made.",
        "How can the caller tell that nothing happened? Look at the type behind the arrow.",
        illegal_gives_the_old_board,
    ),
];

/// What Rust's types rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 1] = [ImpossibleMistake {
    id: "F09",
    title: Text {
        english: "the copy of the board is the same board, so trying a move changes the game",
    },
    why: Text {
        english: "*board copies every cell, and a board behind & cannot be written to.",
    },
}];

type FlipsInDirection = fn(&Board, Square, (i32, i32), Disc) -> Vec<Square>;

fn is(board: &Board, square: Square, disc: Disc) -> bool {
    board.contains(square) && board[square] == Some(disc)
}

/// The right `flips_at`, on top of somebody's walk.
fn all_directions(
    board: &Board,
    square: Square,
    player: Disc,
    in_direction: FlipsInDirection,
) -> Vec<Square> {
    let mut flips = Vec::new();
    if board[square].is_none() {
        for direction in DIRECTIONS {
            flips.extend(in_direction(board, square, direction, player));
        }
    }
    flips
}

/// The right `place`, on top of somebody's `flips_at`.
fn place_if_legal(
    board: &Board,
    square: Square,
    player: Disc,
    flips_at: impl Fn(&Board, Square, Disc) -> Vec<Square>,
) -> Option<Board> {
    if !is_valid_move(board, square, player) {
        return None;
    }
    Some(with_discs(
        board,
        square,
        player,
        &flips_at(board, square, player),
    ))
}

/// The other usual way: a move is legal where somebody's `flips_at` turns something.
fn place_if_anything_turns(
    board: &Board,
    square: Square,
    player: Disc,
    flips_at: impl Fn(&Board, Square, Disc) -> Vec<Square>,
) -> Option<Board> {
    let flips = flips_at(board, square, player);
    if flips.is_empty() {
        return None;
    }
    Some(with_discs(board, square, player, &flips))
}

fn with_discs(board: &Board, square: Square, player: Disc, flips: &[Square]) -> Board {
    let mut after = *board;
    after[square] = Some(player);
    for flip in flips {
        after[*flip] = Some(player);
    }
    after
}

/// Walks over the cells for which `goes_on` holds. Gives them and where it stopped.
fn walk_while(
    start: Square,
    direction: (i32, i32),
    goes_on: impl Fn(Square) -> bool,
) -> (Vec<Square>, Square) {
    let mut run = Vec::new();
    let mut next = start.step(direction);
    while goes_on(next) {
        run.push(next);
        next = next.step(direction);
    }
    (run, next)
}

/// The right walk: the run of enemy discs, and where it stopped.
fn run(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> (Vec<Square>, Square) {
    walk_while(square, direction, |next| is(board, next, player.opponent()))
}

fn closing_disc_is_counted(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    let (mut run, end) = run(board, square, direction, player);
    if run.is_empty() || !is(board, end, player) {
        return Vec::new();
    }
    run.push(end);
    run
}

fn goes_on_past_the_closing_disc(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    let mut flips = Vec::new();
    let mut run = Vec::new();
    let mut next = square.step(direction);
    while board.contains(next) {
        match board[next] {
            None => break,
            Some(disc) if disc == player => flips.append(&mut run),
            Some(_) => run.push(next),
        }
        next = next.step(direction);
    }
    flips
}

fn end_is_not_checked(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    run(board, square, direction, player).0
}

fn edge_closes(board: &Board, square: Square, direction: (i32, i32), player: Disc) -> Vec<Square> {
    let (run, end) = run(board, square, direction, player);
    if board.contains(end) && board[end] != Some(player) {
        return Vec::new();
    }
    run
}

fn reads_before_checking(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    let (run, end) = walk_while(square, direction, |next| {
        board[next] == Some(player.opponent()) && board.contains(next)
    });
    if board[end] == Some(player) {
        run
    } else {
        Vec::new()
    }
}

fn walks_over_empty_cells(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    let (run, end) = walk_while(square, direction, |next| {
        board.contains(next) && board[next] != Some(player)
    });
    if is(board, end, player) {
        run
    } else {
        Vec::new()
    }
}

fn one_disc_at_most(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    let neighbour = square.step(direction);
    if is(board, neighbour, player.opponent()) && is(board, neighbour.step(direction), player) {
        vec![neighbour]
    } else {
        Vec::new()
    }
}

fn side_is_always_eight(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    let on_board = |square: Square| (0..8).contains(&square.row) && (0..8).contains(&square.col);
    let (run, end) = walk_while(square, direction, |next| {
        on_board(next) && board[next] == Some(player.opponent())
    });
    if on_board(end) && board[end] == Some(player) {
        run
    } else {
        Vec::new()
    }
}

fn enemy_is_white(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    let (run, end) = walk_while(square, direction, |next| is(board, next, Disc::White));
    if is(board, end, player) {
        run
    } else {
        Vec::new()
    }
}

fn starts_on_the_square(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    let mut run = Vec::new();
    let mut next = square;
    while is(board, next, player.opponent()) {
        run.push(next);
        next = next.step(direction);
    }
    if is(board, next, player) {
        run
    } else {
        Vec::new()
    }
}

fn own_and_enemy_are_exchanged(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    flips_in_direction(board, square, direction, player.opponent())
}

fn start_is_in_the_list(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    let mut flips = Vec::new();
    let mut next = square;
    loop {
        flips.push(next);
        next = next.step(direction);
        if !is(board, next, player.opponent()) {
            break;
        }
    }
    if flips.len() > 1 && is(board, next, player) {
        flips
    } else {
        Vec::new()
    }
}

fn last_line_is_not_read(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    let inside = 0..board.size() - 1;
    let in_range = |square: Square| inside.contains(&square.row) && inside.contains(&square.col);
    let (run, end) = walk_while(square, direction, |next| {
        in_range(next) && board[next] == Some(player.opponent())
    });
    if in_range(end) && board[end] == Some(player) {
        run
    } else {
        Vec::new()
    }
}

fn only_the_row_advances(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    let mut run = Vec::new();
    let mut next = square.step(direction);
    while is(board, next, player.opponent()) {
        run.push(next);
        next.row += direction.0;
    }
    if is(board, next, player) {
        run
    } else {
        Vec::new()
    }
}

fn one_direction_twice(board: &Board, square: Square, player: Disc) -> Vec<Square> {
    let mut flips = flips_at(board, square, player);
    if board[square].is_none() {
        flips.extend(flips_in_direction(board, square, (-1, -1), player));
    }
    flips
}

fn first_direction_only(board: &Board, square: Square, player: Disc) -> Vec<Square> {
    if board[square].is_some() {
        return Vec::new();
    }
    for direction in DIRECTIONS {
        let flips = flips_in_direction(board, square, direction, player);
        if !flips.is_empty() {
            return flips;
        }
    }
    Vec::new()
}

fn last_direction_only(board: &Board, square: Square, player: Disc) -> Vec<Square> {
    let mut flips = Vec::new();
    if board[square].is_none() {
        for direction in DIRECTIONS {
            flips = flips_in_direction(board, square, direction, player);
        }
    }
    flips
}

fn failed_runs_are_kept(board: &Board, square: Square, player: Disc) -> Vec<Square> {
    let mut flips = Vec::new();
    let mut legal = false;
    if board[square].is_some() {
        return flips;
    }
    for direction in DIRECTIONS {
        let (run, end) = run(board, square, direction, player);
        if !run.is_empty() && is(board, end, player) {
            legal = true;
        }
        flips.extend(run);
    }
    if legal { flips } else { Vec::new() }
}

fn chain_reaction(board: &Board, square: Square, player: Disc) -> Vec<Square> {
    let mut flips = Vec::new();
    if board[square].is_some() {
        return flips;
    }
    let mut after = *board;
    let mut starts = vec![square];
    while let Some(start) = starts.pop() {
        for direction in DIRECTIONS {
            for flip in flips_in_direction(&after, start, direction, player) {
                after[flip] = Some(player);
                flips.push(flip);
                starts.push(flip);
            }
        }
    }
    flips
}

fn occupied_is_not_refused(board: &Board, square: Square, player: Disc) -> Vec<Square> {
    let mut flips = Vec::new();
    for direction in DIRECTIONS {
        flips.extend(flips_in_direction(board, square, direction, player));
    }
    flips
}

fn four_directions(board: &Board, square: Square, player: Disc) -> Vec<Square> {
    let mut flips = Vec::new();
    if board[square].is_none() {
        for direction in [(-1, 0), (0, -1), (0, 1), (1, 0)] {
            flips.extend(flips_in_direction(board, square, direction, player));
        }
    }
    flips
}

fn new_disc_is_missing(board: &Board, square: Square, player: Disc) -> Option<Board> {
    if !is_valid_move(board, square, player) {
        return None;
    }
    let mut after = *board;
    for flip in flips_at(board, square, player) {
        after[flip] = Some(player);
    }
    Some(after)
}

fn nothing_turns(board: &Board, square: Square, player: Disc) -> Option<Board> {
    if !is_valid_move(board, square, player) {
        return None;
    }
    let mut after = *board;
    after[square] = Some(player);
    for flip in flips_at(&after, square, player) {
        after[flip] = Some(player);
    }
    Some(after)
}

fn legality_is_not_asked(board: &Board, square: Square, player: Disc) -> Option<Board> {
    Some(with_discs(
        board,
        square,
        player,
        &flips_at(board, square, player),
    ))
}

fn always_none(_board: &Board, _square: Square, _player: Disc) -> Option<Board> {
    None
}

fn taken_squares_are_played(board: &Board, square: Square, player: Disc) -> Option<Board> {
    place_if_anything_turns(board, square, player, occupied_is_not_refused)
}

fn side_changes_too_early(board: &Board, square: Square, player: Disc) -> Option<Board> {
    if !is_valid_move(board, square, player) {
        return None;
    }
    let mut after = *board;
    after[square] = Some(player);
    let player = player.opponent();
    for flip in flips_at(board, square, player) {
        after[flip] = Some(player);
    }
    Some(after)
}

fn old_board_is_returned(board: &Board, square: Square, player: Disc) -> Option<Board> {
    is_valid_move(board, square, player).then_some(*board)
}

fn illegal_gives_the_old_board(board: &Board, square: Square, player: Disc) -> Option<Board> {
    if !is_valid_move(board, square, player) {
        return Some(*board);
    }
    Some(with_discs(
        board,
        square,
        player,
        &flips_at(board, square, player),
    ))
}
