//! The known mistakes of the detour on lines, each written the way a learner would write it.

use steps::{Answers, Disc, LineBoard, LineCell, Played, flat_index, turned_by_pattern};

use crate::{ImpossibleMistake, Mistake};

/// A mistake in `turned_by_pattern`; `play_on_lines` is built on it.
macro_rules! in_pattern {
    ($id:literal, $title:literal, $symptom:literal, $ask:literal, $pattern:path) => {
        Mistake::new(
            $id,
            $title,
            $symptom,
            $ask,
            Answers {
                turned_by_pattern: $pattern,
                play_on_lines: |board, x, y, player| {
                    play(
                        board,
                        flat_index(board.size(), x, y),
                        player,
                        &LINES,
                        both_ways,
                        $pattern,
                    )
                },
                ..Answers::REFERENCE
            },
        )
    };
}

/// A mistake in `flat_index`; `play_on_lines` is built on it.
macro_rules! in_flat_index {
    ($id:literal, $title:literal, $symptom:literal, $ask:literal, $flat_index:path) => {
        Mistake::new(
            $id,
            $title,
            $symptom,
            $ask,
            Answers {
                flat_index: $flat_index,
                play_on_lines: |board, x, y, player| {
                    let index = $flat_index(board.size(), x, y);
                    play(board, index, player, &LINES, both_ways, turned_by_pattern)
                },
                ..Answers::REFERENCE
            },
        )
    };
}

const fn in_playing(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    play_on_lines: fn(&mut LineBoard, i32, i32, Disc) -> Played,
) -> Mistake {
    let answers = Answers {
        play_on_lines,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

/// In the order of the functions: the index, the pattern, the move.
pub(crate) static MISTAKES: [Mistake; 21] = [
    in_flat_index!(
        "B06",
        "the code computes the flat index as x times the size plus y",
        "d3 becomes c4, because rows and columns are swapped.",
        "How many cells come before row y in your formula?",
        rows_and_columns_exchanged
    ),
    in_flat_index!(
        "La",
        "the code uses 8 in the flat index",
        "It works on 8×8, but not on smaller boards.",
        "Which length does a row have in your formula, 8 or `size`?",
        side_is_always_eight
    ),
    in_pattern!(
        "Lb",
        "the code doesn't check for a closing disc after the run",
        "Runs flip up to a gap or the edge.",
        "Which character must follow the enemy discs in your code?",
        end_is_not_checked
    ),
    in_pattern!(
        "Ls",
        "the code lets the edge close a run",
        "Runs flip up to the edge.",
        "What does your code return if the string ends before a disc of the player?",
        edge_closes
    ),
    in_pattern!(
        "Lc",
        "the code looks for the player's first disc, past any cells",
        "Runs flip across empty cells.",
        "Which characters does your code allow before the player's first disc?",
        anything_before_the_own_disc
    ),
    in_pattern!(
        "Ld",
        "the code lets the pattern start anywhere in the string",
        "Discs behind a gap flip.",
        "At which character of the string does your pattern start?",
        begins_anywhere
    ),
    in_pattern!(
        "Le",
        "the code counts the closing disc with the run",
        "Each closed direction counts one disc too many.",
        "Does your number include the closing disc at the end of the pattern?",
        own_disc_is_counted
    ),
    in_pattern!(
        "Lf",
        "the code walks to the player's last disc instead of the first",
        "The player's discs in between are counted, and discs behind them flip.",
        "Which characters does your code allow inside a run?",
        reaches_for_the_last
    ),
    in_pattern!(
        "Lg",
        "the code always uses W for the enemy",
        "Black's moves are right, but White's moves flip nothing.",
        "Which letter does your code use for the enemy when the player is White?",
        pattern_for_black
    ),
    in_pattern!(
        "Lo",
        "the code always matches a run of W that B closes",
        "White's moves flip white discs.",
        "Where does your pattern use `player`?",
        pattern_ignores_the_player
    ),
    in_pattern!(
        "Lp",
        "the code swaps the player's letter and the enemy's letter",
        "The pattern matches runs of the player's discs.",
        "Which letter can repeat in your pattern, and which letter closes the run?",
        own_and_enemy_are_exchanged
    ),
    in_pattern!(
        "Lq",
        "the code removes enemy discs at both ends of the string",
        "`BBBW` flips a disc for Black, although it starts with a black disc.",
        "At which end of the string does your code remove enemy discs?",
        cut_at_both_ends
    ),
    in_pattern!(
        "Lr",
        "the code never finds the pattern",
        "No string flips any disc.",
        "What is left in your code after the enemy discs at the start are removed?",
        never_fits
    ),
    in_playing(
        "O01",
        "the code checks only that the next index exists",
        "Runs go on in the next row: a move on a2 flips h1.",
        "How does your code check that two cells in the list are neighbours?",
        steps_along_the_list,
    ),
    in_playing(
        "Lh",
        "the code reads each line only forwards",
        "Nothing flips above or to the left.",
        "Which of the two parts of a line does your code read?",
        forwards_only,
    ),
    in_playing(
        "Li",
        "the code doesn't reverse the part before the cell",
        "Above and to the left, the far end is read as the near end.",
        "Which cell comes first in your string, the nearest or the farthest?",
        not_turned_round,
    ),
    in_playing(
        "Lj",
        "the code leaves out the diagonals",
        "Only rows and columns flip.",
        "Where does your code compare `x - y` and `x + y`?",
        rows_and_columns_only,
    ),
    in_playing(
        "Lk",
        "the code doesn't reject occupied cells",
        "You can place a disc on top of another disc.",
        "When does your code return `Occupied`?",
        occupied_is_not_refused,
    ),
    in_playing(
        "Ll",
        "the code doesn't place the new disc",
        "Discs flip, but the played cell stays empty.",
        "Which line of your code writes to the played cell?",
        new_disc_is_missing,
    ),
    in_playing(
        "Lm",
        "the code counts the discs but doesn't change the board",
        "The number is right, but the board stays the same.",
        "Which line of your code writes to the board instead of to a copied cell?",
        nothing_is_written,
    ),
    in_playing(
        "Ln",
        "the code returns `Turned(0)` and places the disc",
        "You can place a disc on any empty cell.",
        "When does your code return `Nothing`?",
        turned_zero,
    ),
];

/// Mistakes that Rust's types rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 0] = [];

type SameLine = fn(&LineCell) -> i32;
type Sides = fn(Vec<LineCell>, LineCell) -> Vec<Vec<LineCell>>;
type Pattern = fn(&str, Disc) -> i32;

const LINES: [SameLine; 4] = [
    |cell| cell.y,
    |cell| cell.x,
    |cell| cell.x - cell.y,
    |cell| cell.x + cell.y,
];

fn before_and_after(line: Vec<LineCell>, here: LineCell) -> (Vec<LineCell>, Vec<LineCell>) {
    line.into_iter()
        .filter(|cell| (cell.x, cell.y) != (here.x, here.y))
        .partition(|cell| (cell.y, cell.x) < (here.y, here.x))
}

fn both_ways(line: Vec<LineCell>, here: LineCell) -> Vec<Vec<LineCell>> {
    let (before, after) = before_and_after(line, here);
    vec![after, before.into_iter().rev().collect()]
}

/// The cells that a move flips, based on the given lines, sides and pattern.
fn turned(
    board: &LineBoard,
    here: LineCell,
    player: Disc,
    lines: &[SameLine],
    sides: Sides,
    pattern: Pattern,
) -> Vec<LineCell> {
    let mut turned = Vec::new();
    for same in lines {
        let line: Vec<LineCell> = board
            .cells()
            .filter(|cell| same(cell) == same(&here))
            .collect();
        for behind in sides(line, here) {
            let text: String = behind
                .iter()
                .map(|cell| cell.disc.map_or('.', Disc::letter))
                .collect();
            let length = pattern(&text, player);
            turned.extend(behind.into_iter().take(length as usize));
        }
    }
    turned
}

/// The correct move, based on the given lines, sides and pattern.
fn play(
    board: &mut LineBoard,
    index: i32,
    player: Disc,
    lines: &[SameLine],
    sides: Sides,
    pattern: Pattern,
) -> Played {
    let here = board[index];
    if here.disc.is_some() {
        return Played::Occupied;
    }
    let turned = turned(board, here, player, lines, sides, pattern);
    if turned.is_empty() {
        return Played::Nothing;
    }
    board[index].disc = Some(player);
    write_all(board, &turned, player);
    Played::Turned(turned.len() as i32)
}

fn write_all(board: &mut LineBoard, cells: &[LineCell], player: Disc) {
    for cell in cells {
        let index = flat_index(board.size(), cell.x, cell.y);
        board[index].disc = Some(player);
    }
}

fn rows_and_columns_exchanged(size: i32, x: i32, y: i32) -> i32 {
    x * size + y
}

fn side_is_always_eight(_size: i32, x: i32, y: i32) -> i32 {
    y * 8 + x
}

fn end_is_not_checked(behind: &str, player: Disc) -> i32 {
    let rest = behind.trim_start_matches(player.opponent().letter());
    (behind.len() - rest.len()) as i32
}

fn edge_closes(behind: &str, player: Disc) -> i32 {
    let rest = behind.trim_start_matches(player.opponent().letter());
    if rest.starts_with('.') {
        return 0;
    }
    (behind.len() - rest.len()) as i32
}

fn anything_before_the_own_disc(behind: &str, player: Disc) -> i32 {
    behind.find(player.letter()).unwrap_or(0) as i32
}

fn begins_anywhere(behind: &str, player: Disc) -> i32 {
    let starts = 0..behind.len();
    starts
        .map(|start| turned_by_pattern(&behind[start..], player))
        .find(|length| *length > 0)
        .unwrap_or(0)
}

fn own_disc_is_counted(behind: &str, player: Disc) -> i32 {
    match turned_by_pattern(behind, player) {
        0 => 0,
        length => length + 1,
    }
}

fn reaches_for_the_last(behind: &str, player: Disc) -> i32 {
    let enemy = player.opponent().letter();
    let discs = behind.split('.').next().unwrap_or_default();
    if discs.starts_with(enemy) {
        discs.rfind(player.letter()).unwrap_or(0) as i32
    } else {
        0
    }
}

fn pattern_for_black(behind: &str, player: Disc) -> i32 {
    let run = behind.len() - behind.trim_start_matches('W').len();
    if behind[run..].starts_with('B') && player == Disc::Black {
        run as i32
    } else {
        0
    }
}

fn pattern_ignores_the_player(behind: &str, _player: Disc) -> i32 {
    turned_by_pattern(behind, Disc::Black)
}

fn own_and_enemy_are_exchanged(behind: &str, player: Disc) -> i32 {
    turned_by_pattern(behind, player.opponent())
}

fn cut_at_both_ends(behind: &str, player: Disc) -> i32 {
    let inside = behind.trim_matches(player.opponent().letter());
    if inside.starts_with(player.letter()) {
        (behind.len() - inside.len()) as i32
    } else {
        0
    }
}

fn never_fits(_behind: &str, _player: Disc) -> i32 {
    0
}

fn steps_along_the_list(board: &mut LineBoard, x: i32, y: i32, player: Disc) -> Played {
    let size = board.size();
    let index = flat_index(size, x, y);
    if board[index].disc.is_some() {
        return Played::Occupied;
    }
    let exists = |index: i32| (0..size * size).contains(&index);
    let mut turned = Vec::new();
    for step in [-size - 1, -size, -size + 1, -1, 1, size - 1, size, size + 1] {
        let mut run = Vec::new();
        let mut there = index + step;
        while exists(there) && board[there].disc == Some(player.opponent()) {
            run.push(board[there]);
            there += step;
        }
        if exists(there) && board[there].disc == Some(player) {
            turned.append(&mut run);
        }
    }
    if turned.is_empty() {
        return Played::Nothing;
    }
    board[index].disc = Some(player);
    write_all(board, &turned, player);
    Played::Turned(turned.len() as i32)
}

fn forwards_only(board: &mut LineBoard, x: i32, y: i32, player: Disc) -> Played {
    let index = flat_index(board.size(), x, y);
    let after = |line, here| vec![before_and_after(line, here).1];
    play(board, index, player, &LINES, after, turned_by_pattern)
}

fn not_turned_round(board: &mut LineBoard, x: i32, y: i32, player: Disc) -> Played {
    let index = flat_index(board.size(), x, y);
    let sides = |line, here| {
        let (before, after) = before_and_after(line, here);
        vec![after, before]
    };
    play(board, index, player, &LINES, sides, turned_by_pattern)
}

fn rows_and_columns_only(board: &mut LineBoard, x: i32, y: i32, player: Disc) -> Played {
    let index = flat_index(board.size(), x, y);
    play(
        board,
        index,
        player,
        &LINES[..2],
        both_ways,
        turned_by_pattern,
    )
}

/// The discs that a correct move at an index flips, even if the cell is occupied.
fn right_discs(board: &LineBoard, index: i32, player: Disc) -> Vec<LineCell> {
    turned(
        board,
        board[index],
        player,
        &LINES,
        both_ways,
        turned_by_pattern,
    )
}

fn occupied_is_not_refused(board: &mut LineBoard, x: i32, y: i32, player: Disc) -> Played {
    let index = flat_index(board.size(), x, y);
    let turned = right_discs(board, index, player);
    if turned.is_empty() {
        return Played::Nothing;
    }
    board[index].disc = Some(player);
    write_all(board, &turned, player);
    Played::Turned(turned.len() as i32)
}

fn new_disc_is_missing(board: &mut LineBoard, x: i32, y: i32, player: Disc) -> Played {
    let index = flat_index(board.size(), x, y);
    if board[index].disc.is_some() {
        return Played::Occupied;
    }
    let turned = right_discs(board, index, player);
    if turned.is_empty() {
        return Played::Nothing;
    }
    write_all(board, &turned, player);
    Played::Turned(turned.len() as i32)
}

fn nothing_is_written(board: &mut LineBoard, x: i32, y: i32, player: Disc) -> Played {
    let mut copy = board.clone();
    steps::play_on_lines(&mut copy, x, y, player)
}

fn turned_zero(board: &mut LineBoard, x: i32, y: i32, player: Disc) -> Played {
    let index = flat_index(board.size(), x, y);
    if board[index].disc.is_some() {
        return Played::Occupied;
    }
    let turned = right_discs(board, index, player);
    board[index].disc = Some(player);
    write_all(board, &turned, player);
    Played::Turned(turned.len() as i32)
}
