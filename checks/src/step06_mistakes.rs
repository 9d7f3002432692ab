//! The known mistakes of step 06, each written the way somebody would write it.

use steps::{
    Answers, Board, Count, Disc, Move, Outcome, Square, Turn, count, flips_at, legal_moves,
};

use crate::{ImpossibleMistake, Mistake};

/// A mistake in `legal_moves`; `next_turn` and `outcome` ask it whether a side can move.
macro_rules! in_legal_moves {
    ($id:literal, $title:literal, $symptom:literal, $ask:literal, $legal_moves:path) => {
        Mistake::new(
            $id,
            $title,
            $symptom,
            $ask,
            Answers {
                legal_moves: $legal_moves,
                next_turn: |board, just_moved| {
                    turn_by(just_moved, |player| !$legal_moves(board, player).is_empty())
                },
                outcome: |board| {
                    outcome_by(count(board), |player| {
                        !$legal_moves(board, player).is_empty()
                    })
                },
                ..Answers::REFERENCE
            },
        )
    };
}

/// A mistake in `count`; `outcome` compares its numbers.
macro_rules! in_count {
    ($id:literal, $title:literal, $symptom:literal, $ask:literal, $count:path) => {
        Mistake::new(
            $id,
            $title,
            $symptom,
            $ask,
            Answers {
                count: $count,
                outcome: |board| outcome_by($count(board), |player| can_move(board, player)),
                ..Answers::REFERENCE
            },
        )
    };
}

/// A mistake in `next_turn`, and the same thought in `outcome`.
const fn in_turn_and_outcome(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    next_turn: fn(&Board, Disc) -> Turn,
    outcome: fn(&Board) -> Outcome,
) -> Mistake {
    let answers = Answers {
        next_turn,
        outcome,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

/// A mistake in `next_turn` alone.
const fn in_turn(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    next_turn: fn(&Board, Disc) -> Turn,
) -> Mistake {
    in_turn_and_outcome(id, title, symptom, ask, next_turn, steps::outcome)
}

/// A mistake in `outcome` alone.
const fn in_outcome(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    outcome: fn(&Board) -> Outcome,
) -> Mistake {
    in_turn_and_outcome(id, title, symptom, ask, steps::next_turn, outcome)
}

/// In the order of the functions: the moves, the turn, the count, the result.
pub(crate) static MISTAKES: [Mistake; 34] = [
    in_legal_moves!(
        "E02",
        "the scan starts at 1",
        "The first row and the first column are never offered.",
        "Which number does the first row have? Does your loop begin there?",
        scan_starts_at_one
    ),
    in_legal_moves!(
        "E03",
        "the scan ends one row and one column too early",
        "The last row and the last column are never offered, and late in a game sides pass too early.",
        "Does a range such as 0..n hold n itself? Which is the last row you look at?",
        scan_ends_too_early
    ),
    in_legal_moves!(
        "E04",
        "the scan goes one row and one column too far",
        "A panic at the first list.",
        "What is the difference between 0..n and 0..=n?",
        scan_goes_too_far
    ),
    in_legal_moves!(
        "S6a",
        "the moves are listed column by column",
        "The right moves in another order: a later step takes the first of equal moves.",
        "Which of your two loops is the outer one, the rows or the columns?",
        column_by_column
    ),
    in_legal_moves!(
        "S6b",
        "the scan has an 8 in it",
        "Right on 8×8, a panic on the smaller boards.",
        "How many rows does this board have? board.size() and board.squares() know.",
        side_is_always_eight
    ),
    in_legal_moves!(
        "S6c",
        "squares where nothing turns are listed too",
        "Every square of the board is offered.",
        "Between flips_at and push, which question is missing?",
        every_square_is_listed
    ),
    in_legal_moves!(
        "S6d",
        "the moves come without the discs that they turn",
        "The squares are right, each with an empty list of flips.",
        "What do you put into the field flips? flips_at has just told you.",
        flips_are_left_out
    ),
    in_legal_moves!(
        "S6e",
        "the moves of the other side are listed",
        "Black is shown White's moves, and White Black's.",
        "For which player do you ask flips_at?",
        other_sides_moves
    ),
    in_legal_moves!(
        "S6p",
        "no move is ever found",
        "The list is empty on every board.",
        "Which moves reach push? A move belongs into the list where flips_at turns something.",
        no_move_is_found
    ),
    in_turn(
        "G01",
        "the side does not change after a move",
        "The same colour keeps playing.",
        "just_moved has moved already. Whose moves do you look for first?",
        side_does_not_change,
    ),
    in_turn(
        "S6q",
        "the other side moves, always",
        "Nobody ever passes, and no game is over.",
        "What does next_turn answer where the other side has no move?",
        other_side_always,
    ),
    in_turn(
        "G03",
        "there is no pass: a side without moves stays on turn",
        "The game stands still, with free squares left.",
        "What does next_turn answer where the other side has no move, and just_moved has one?",
        no_pass,
    ),
    in_turn_and_outcome(
        "G04",
        "one side without moves ends the game",
        "The game is over although the other side could still play.",
        "How many sides must be stuck before the game is over?",
        one_stuck_side_ends_it,
        over_when_one_side_is_stuck,
    ),
    in_turn_and_outcome(
        "G07",
        "the game ends only when the board is full",
        "Both sides pass for ever, with free squares left.",
        "Can a game be over while cells are empty? Look at B..W in one row.",
        only_a_full_board_ends_it,
        over_when_full,
    ),
    in_turn_and_outcome(
        "G08",
        "the game ends only when the board is full or one colour is gone",
        "Two colours that are both stuck never finish.",
        "Both colours are there and neither can move. Which of your questions notices it?",
        full_or_one_colour_ends_it,
        over_when_full_or_one_colour,
    ),
    in_turn_and_outcome(
        "G09",
        "a side without any disc does not count as stuck",
        "The side that was wiped out is asked to move.",
        "Can a side without discs move? What does your code ask about it first?",
        wiped_out_side_is_asked,
        unfinished_after_a_wipe_out,
    ),
    in_turn(
        "S6f",
        "next_turn never says Over",
        "Where both sides are stuck, one of them is said to pass.",
        "The other side is stuck. What must you know about just_moved before you say who is next?",
        never_over,
    ),
    in_turn(
        "S6g",
        "the pass names the side that has to pass",
        "PassesBackTo holds the wrong colour.",
        "Who moves after the pass? That colour belongs into PassesBackTo.",
        pass_names_the_stuck_side,
    ),
    in_turn(
        "S6h",
        "a pass is answered with Moves",
        "The right side moves, and nobody learns that the other one had to pass.",
        "Which of the three values of Turn says that somebody was skipped?",
        pass_is_not_told,
    ),
    in_count!(
        "S6i",
        "the two colours of the count are exchanged",
        "Black's number is White's, and the wrong side wins.",
        "Which field grows when the cell holds a black disc?",
        colours_are_exchanged
    ),
    in_count!(
        "S6j",
        "the empty cells are worked out from 64",
        "Right on 8×8, too many empty cells on smaller boards.",
        "How many cells does this board have?",
        cells_are_always_64
    ),
    in_count!(
        "S6r",
        "the count goes over eight rows and eight columns",
        "Right on 8×8, a panic on smaller boards.",
        "Which rows does your range give, and how many does this board have?",
        eight_rows_are_counted
    ),
    in_count!(
        "S6k",
        "the last row and the last column are not counted",
        "Discs on the far edges are missing from the count.",
        "Do your loops reach the last row? board.squares() holds every square.",
        last_line_is_not_counted
    ),
    in_outcome(
        "S6l",
        "the side with fewer discs wins",
        "Won holds the wrong colour.",
        "Read your comparison aloud with 13 black discs and no white one.",
        fewer_discs_win,
    ),
    in_outcome(
        "S6m",
        "a draw is forgotten: equal numbers count as White's win",
        "32 to 32 is won by somebody.",
        "What is left over when neither side has more discs?",
        no_draw,
    ),
    in_outcome(
        "S6s",
        "a draw is forgotten: equal numbers count as Black's win",
        "32 to 32 is won by Black.",
        "Does your comparison say `more`, or `as many or more`?",
        draw_for_black,
    ),
    in_outcome(
        "S6t",
        "outcome is always Unfinished",
        "No game ever has a result.",
        "Which condition leads to Unfinished, and can it be false?",
        always_unfinished,
    ),
    in_outcome(
        "S6u",
        "outcome ends the game as soon as one side has no move",
        "A side that has to pass has lost, or won.",
        "A forced pass is not the end. How many sides must be without a move?",
        over_when_one_side_is_stuck,
    ),
    in_outcome(
        "S6v",
        "outcome waits for a full board",
        "A game that ends with free cells has no result.",
        "Can both sides be without a move while cells are empty?",
        over_when_full,
    ),
    in_outcome(
        "S6w",
        "outcome waits for a full board or for the last disc of a colour",
        "Two colours that are both stuck have no result.",
        "Which question notices that neither side can move, although both have discs?",
        over_when_full_or_one_colour,
    ),
    in_outcome(
        "S6x",
        "outcome takes a side without any disc for one that can move",
        "The game is unfinished after one side was wiped out.",
        "Has a side without discs a legal move? What does your code say about it?",
        unfinished_after_a_wipe_out,
    ),
    in_outcome(
        "S6y",
        "outcome looks at White's moves only",
        "The game is said to be over while Black can still move.",
        "Whose moves does your code look for, and who else could move?",
        only_white_is_asked,
    ),
    in_outcome(
        "S6n",
        "outcome does not ask whether anybody can still move",
        "Somebody has won before the game is over.",
        "When may the discs be compared at all?",
        does_not_wait_for_the_end,
    ),
    in_outcome(
        "S6o",
        "outcome looks at Black's moves only",
        "The game is said to be over while White can still move.",
        "Two sides can move. About how many does your code ask?",
        only_black_is_asked,
    ),
];

/// What Rust's types rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 0] = [];

fn can_move(board: &Board, player: Disc) -> bool {
    !legal_moves(board, player).is_empty()
}

/// The right `next_turn`, on top of somebody's way to find moves.
fn turn_by(just_moved: Disc, can_move: impl Fn(Disc) -> bool) -> Turn {
    let other = just_moved.opponent();
    if can_move(other) {
        Turn::Moves(other)
    } else if can_move(just_moved) {
        Turn::PassesBackTo(just_moved)
    } else {
        Turn::Over
    }
}

/// The right `outcome`, on top of somebody's numbers and way to find moves.
fn outcome_by(count: Count, can_move: impl Fn(Disc) -> bool) -> Outcome {
    if can_move(Disc::Black) || can_move(Disc::White) {
        Outcome::Unfinished
    } else {
        winner(count)
    }
}

fn winner(count: Count) -> Outcome {
    match count.black.cmp(&count.white) {
        std::cmp::Ordering::Greater => Outcome::Won(Disc::Black),
        std::cmp::Ordering::Less => Outcome::Won(Disc::White),
        std::cmp::Ordering::Equal => Outcome::Drawn,
    }
}

/// The right list of moves, of those squares that are looked at.
fn moves_among(
    board: &Board,
    player: Disc,
    squares: impl IntoIterator<Item = Square>,
) -> Vec<Move> {
    let mut moves = Vec::new();
    for square in squares {
        let flips = flips_at(board, square, player);
        if !flips.is_empty() {
            moves.push(Move { square, flips });
        }
    }
    moves
}

fn rows_and_columns(range: std::ops::Range<i32>) -> impl Iterator<Item = Square> {
    range
        .clone()
        .flat_map(move |row| range.clone().map(move |col| Square { row, col }))
}

fn scan_starts_at_one(board: &Board, player: Disc) -> Vec<Move> {
    moves_among(board, player, rows_and_columns(1..board.size()))
}

fn scan_ends_too_early(board: &Board, player: Disc) -> Vec<Move> {
    moves_among(board, player, rows_and_columns(0..board.size() - 1))
}

fn scan_goes_too_far(board: &Board, player: Disc) -> Vec<Move> {
    moves_among(board, player, rows_and_columns(0..board.size() + 1))
}

fn column_by_column(board: &Board, player: Disc) -> Vec<Move> {
    let mut moves = legal_moves(board, player);
    moves.sort_by_key(|one| (one.square.col, one.square.row));
    moves
}

fn side_is_always_eight(board: &Board, player: Disc) -> Vec<Move> {
    moves_among(board, player, rows_and_columns(0..8))
}

fn every_square_is_listed(board: &Board, player: Disc) -> Vec<Move> {
    let mut moves = Vec::new();
    for square in board.squares() {
        let flips = flips_at(board, square, player);
        moves.push(Move { square, flips });
    }
    moves
}

fn flips_are_left_out(board: &Board, player: Disc) -> Vec<Move> {
    let mut moves = legal_moves(board, player);
    for one in &mut moves {
        one.flips = Vec::new();
    }
    moves
}

fn other_sides_moves(board: &Board, player: Disc) -> Vec<Move> {
    legal_moves(board, player.opponent())
}

fn no_move_is_found(_board: &Board, _player: Disc) -> Vec<Move> {
    Vec::new()
}

fn other_side_always(_board: &Board, just_moved: Disc) -> Turn {
    Turn::Moves(just_moved.opponent())
}

fn side_does_not_change(board: &Board, just_moved: Disc) -> Turn {
    if can_move(board, just_moved) {
        Turn::Moves(just_moved)
    } else if can_move(board, just_moved.opponent()) {
        Turn::PassesBackTo(just_moved.opponent())
    } else {
        Turn::Over
    }
}

fn no_pass(board: &Board, just_moved: Disc) -> Turn {
    if can_move(board, Disc::Black) || can_move(board, Disc::White) {
        Turn::Moves(just_moved.opponent())
    } else {
        Turn::Over
    }
}

fn one_stuck_side_ends_it(board: &Board, just_moved: Disc) -> Turn {
    if can_move(board, just_moved.opponent()) {
        Turn::Moves(just_moved.opponent())
    } else {
        Turn::Over
    }
}

fn over_when_one_side_is_stuck(board: &Board) -> Outcome {
    if can_move(board, Disc::Black) && can_move(board, Disc::White) {
        Outcome::Unfinished
    } else {
        winner(count(board))
    }
}

fn is_full(board: &Board) -> bool {
    count(board).empty == 0
}

fn one_colour_is_gone(board: &Board) -> bool {
    count(board).black == 0 || count(board).white == 0
}

fn over_or_pass(board: &Board, just_moved: Disc, over: bool) -> Turn {
    if over {
        Turn::Over
    } else if can_move(board, just_moved.opponent()) {
        Turn::Moves(just_moved.opponent())
    } else {
        Turn::PassesBackTo(just_moved)
    }
}

fn only_a_full_board_ends_it(board: &Board, just_moved: Disc) -> Turn {
    over_or_pass(board, just_moved, is_full(board))
}

fn over_when_full(board: &Board) -> Outcome {
    if is_full(board) {
        winner(count(board))
    } else {
        Outcome::Unfinished
    }
}

fn full_or_one_colour_ends_it(board: &Board, just_moved: Disc) -> Turn {
    let over = is_full(board) || one_colour_is_gone(board);
    over_or_pass(board, just_moved, over)
}

fn over_when_full_or_one_colour(board: &Board) -> Outcome {
    if is_full(board) || one_colour_is_gone(board) {
        winner(count(board))
    } else {
        Outcome::Unfinished
    }
}

fn is_stuck(board: &Board, player: Disc) -> bool {
    let has_discs = board.squares().any(|square| board[square] == Some(player));
    has_discs && !can_move(board, player)
}

fn wiped_out_side_is_asked(board: &Board, just_moved: Disc) -> Turn {
    let other = just_moved.opponent();
    if !is_stuck(board, other) {
        Turn::Moves(other)
    } else if !is_stuck(board, just_moved) {
        Turn::PassesBackTo(just_moved)
    } else {
        Turn::Over
    }
}

fn unfinished_after_a_wipe_out(board: &Board) -> Outcome {
    if is_stuck(board, Disc::Black) && is_stuck(board, Disc::White) {
        winner(count(board))
    } else {
        Outcome::Unfinished
    }
}

fn never_over(board: &Board, just_moved: Disc) -> Turn {
    over_or_pass(board, just_moved, false)
}

fn pass_names_the_stuck_side(board: &Board, just_moved: Disc) -> Turn {
    match steps::next_turn(board, just_moved) {
        Turn::PassesBackTo(next) => Turn::PassesBackTo(next.opponent()),
        turn => turn,
    }
}

fn pass_is_not_told(board: &Board, just_moved: Disc) -> Turn {
    match steps::next_turn(board, just_moved) {
        Turn::PassesBackTo(next) => Turn::Moves(next),
        turn => turn,
    }
}

fn colours_are_exchanged(board: &Board) -> Count {
    let Count {
        black,
        white,
        empty,
    } = count(board);
    Count {
        black: white,
        white: black,
        empty,
    }
}

fn cells_are_always_64(board: &Board) -> Count {
    let right = count(board);
    Count {
        empty: 64 - right.black - right.white,
        ..right
    }
}

fn eight_rows_are_counted(board: &Board) -> Count {
    counted(board, 0..8)
}

fn last_line_is_not_counted(board: &Board) -> Count {
    counted(board, 0..board.size() - 1)
}

/// The right count, of some rows and columns.
fn counted(board: &Board, range: std::ops::Range<i32>) -> Count {
    let mut count = Count {
        black: 0,
        white: 0,
        empty: 0,
    };
    for square in rows_and_columns(range) {
        match board[square] {
            Some(Disc::Black) => count.black += 1,
            Some(Disc::White) => count.white += 1,
            None => count.empty += 1,
        }
    }
    count
}

fn fewer_discs_win(board: &Board) -> Outcome {
    match steps::outcome(board) {
        Outcome::Won(disc) => Outcome::Won(disc.opponent()),
        outcome => outcome,
    }
}

fn no_draw(board: &Board) -> Outcome {
    match steps::outcome(board) {
        Outcome::Drawn => Outcome::Won(Disc::White),
        outcome => outcome,
    }
}

fn draw_for_black(board: &Board) -> Outcome {
    match steps::outcome(board) {
        Outcome::Drawn => Outcome::Won(Disc::Black),
        outcome => outcome,
    }
}

fn always_unfinished(_board: &Board) -> Outcome {
    Outcome::Unfinished
}

fn only_white_is_asked(board: &Board) -> Outcome {
    if can_move(board, Disc::White) {
        Outcome::Unfinished
    } else {
        winner(count(board))
    }
}

fn does_not_wait_for_the_end(board: &Board) -> Outcome {
    winner(count(board))
}

fn only_black_is_asked(board: &Board) -> Outcome {
    if can_move(board, Disc::Black) {
        Outcome::Unfinished
    } else {
        winner(count(board))
    }
}
