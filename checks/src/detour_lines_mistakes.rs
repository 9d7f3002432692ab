//! The known mistakes of the detour on lines, each written the way somebody would write it.

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
pub(crate) static MISTAKES: [Mistake; 20] = [
    in_flat_index!(
        "B06",
        "the flat index is built as x times the side plus y",
        "d3 becomes c4: rows and columns are exchanged.",
        "How many cells stand in front of row y? Those are y whole rows.",
        rows_and_columns_exchanged
    ),
    in_flat_index!(
        "La",
        "the flat index has an 8 in it",
        "Right on 8×8, wrong on smaller boards.",
        "How long is a row on this board? The function is told: size.",
        side_is_always_eight
    ),
    in_pattern!(
        "Lb",
        "the pattern does not ask for an own disc behind the run",
        "Runs turn up to a gap or the edge.",
        "What must the character right behind the enemy discs be?",
        end_is_not_checked
    ),
    in_pattern!(
        "Lc",
        "the first own disc is looked for, whatever stands before it",
        "Runs turn across empty cells.",
        "Between the new disc and the first own disc, which characters may stand?",
        anything_before_the_own_disc
    ),
    in_pattern!(
        "Ld",
        "the pattern may begin anywhere in the word",
        "Discs turn behind a gap.",
        "At which character of the word must the run begin?",
        begins_anywhere
    ),
    in_pattern!(
        "Le",
        "the own disc is counted with the run",
        "Each closed direction counts one disc too many.",
        "Your pattern ends with the own disc. Does that one turn?",
        own_disc_is_counted
    ),
    in_pattern!(
        "Lf",
        "the pattern reaches for the last own disc, not the first",
        "Own discs in between are counted, and discs behind them turn.",
        "Which characters may the run hold? An own disc ends it.",
        reaches_for_the_last
    ),
    in_pattern!(
        "Lg",
        "the enemy is always W, whoever plays",
        "Black's moves are right, and White's turn nothing.",
        "Which letter is the enemy's when the player is White?",
        pattern_for_black
    ),
    in_pattern!(
        "Lo",
        "the pattern is always some W and then B, whoever plays",
        "White's moves turn white discs.",
        "Does your pattern ask for player at all? Its two letters change with the side that plays.",
        pattern_ignores_the_player
    ),
    in_pattern!(
        "Lp",
        "own and enemy letters are exchanged",
        "The pattern fits runs of the player's own discs.",
        "Which letter may stand several times, and which one closes the run?",
        own_and_enemy_are_exchanged
    ),
    in_pattern!(
        "Lq",
        "enemy discs are cut off at both ends of the word",
        "BBBW turns a disc for Black, although it begins with an own one.",
        "trim_matches cuts at the front and at the back. Which end stands next to the new disc?",
        cut_at_both_ends
    ),
    in_pattern!(
        "Lr",
        "the pattern never fits",
        "No word turns anything.",
        "What is left when the enemy discs at the front are gone, and which letter must it start with?",
        never_fits
    ),
    in_playing(
        "O01",
        "a step along the list only asks whether the index exists",
        "Runs go on in the following row: a move on a2 turns h1.",
        "Is h1 a neighbour of a2? In the list they stand side by side.",
        steps_along_the_list,
    ),
    in_playing(
        "Lh",
        "each line is read forwards only",
        "Nothing turns above or to the left.",
        "A line has two parts, one on each side of the cell. Which one is not looked at?",
        forwards_only,
    ),
    in_playing(
        "Li",
        "the part in front of the cell is not turned round",
        "Above and to the left, the far end is taken for the near one.",
        "Which cell should come first in the word: the nearest or the farthest?",
        not_turned_round,
    ),
    in_playing(
        "Lj",
        "the diagonals are left out",
        "Only rows and columns turn.",
        "What do all cells of a diagonal have in common? Try x - y and x + y.",
        rows_and_columns_only,
    ),
    in_playing(
        "Lk",
        "a cell that holds a disc is not refused",
        "A move may be made on top of a disc.",
        "Which of the three answers is for a cell that is taken, and when is it given?",
        occupied_is_not_refused,
    ),
    in_playing(
        "Ll",
        "the new disc itself is not put on the list",
        "Discs turn, and the cell that was played stays empty.",
        "Which cell does nobody write to? It is neither before itself nor after itself.",
        new_disc_is_missing,
    ),
    in_playing(
        "Lm",
        "the discs are counted, and the board stays as it was",
        "The number is right and nothing changes.",
        "The lines are copies of cells. Which line of code writes to the board itself?",
        nothing_is_written,
    ),
    in_playing(
        "Ln",
        "a move that turns nothing is answered with Turned(0), and the disc is put down",
        "A disc lands on any empty cell.",
        "What is the second of the three answers for?",
        turned_zero,
    ),
];

/// What Rust's types rule out.
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

/// The cells that a move turns, by somebody's lines, sides and pattern.
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

/// The right move, by somebody's lines, sides and pattern.
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

/// The discs that a right move at an index turns, whatever lies there.
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
