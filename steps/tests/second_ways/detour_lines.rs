//! Another way to write this chapter's functions.

use steps::{
    Disc, LineBoard, LineCell, Played, Rng, Square, Turn, flat_index, legal_moves, next_turn,
    place, play_on_lines, record, start, turned_by_pattern,
};

// ANCHOR: pattern
fn flips_in(behind: &str, player: Disc) -> i32 {
    let enemy = player.opponent().letter();
    let after_the_run = behind.trim_start_matches(enemy);
    if after_the_run.starts_with(player.letter()) {
        (behind.len() - after_the_run.len()) as i32
    } else {
        0
    }
}
// ANCHOR_END: pattern

// ANCHOR: iterators
const LINES: [fn(&LineCell) -> i32; 4] = [
    |cell| cell.y,
    |cell| cell.x,
    |cell| cell.x - cell.y,
    |cell| cell.x + cell.y,
];

fn flips_on_lines(
    board: &LineBoard,
    here: LineCell, // an empty cell of the board
    player: Disc,
) -> Vec<LineCell> {
    let mut flips = Vec::new();
    for number in LINES {
        let (before, after): (Vec<LineCell>, Vec<LineCell>) = board
            .cells()
            .filter(|cell| number(cell) == number(&here))
            .filter(|cell| *cell != here)
            .partition(|cell| (cell.y, cell.x) < (here.y, here.x));
        let backwards = before.into_iter().rev().collect();
        for behind in [backwards, after] {
            flips.extend(flips_behind(behind, player));
        }
    }
    flips
}

fn flips_behind(
    behind: Vec<LineCell>, // nearest first
    player: Disc,
) -> impl Iterator<Item = LineCell> {
    let text: String = behind
        .iter()
        .map(|cell| cell.disc.map_or('.', Disc::letter))
        .collect();
    let length = flips_in(&text, player);
    behind.into_iter().take(length as usize)
}
// ANCHOR_END: iterators

fn play(board: &mut LineBoard, x: i32, y: i32, player: Disc) -> Played {
    let here = board[flat_index(board.size(), x, y)];
    if here.disc.is_some() {
        return Played::Occupied;
    }
    let flips = flips_on_lines(board, here, player);
    if flips.is_empty() {
        return Played::Nothing;
    }
    for cell in flips.iter().chain([&here]) {
        let index = flat_index(board.size(), cell.x, cell.y);
        board[index].disc = Some(player);
    }
    Played::Turned(flips.len() as i32)
}

#[test]
fn the_pattern_by_trimming_agrees_with_the_loop_on_strings_of_up_to_seven_letters() {
    for number in 0..4_i32.pow(7) {
        let letters = (0..7).map(|place| match number / 4_i32.pow(place) % 4 {
            0 => "B",
            1 => "W",
            2 => ".",
            _ => "",
        });
        let text: String = letters.collect();
        for player in [Disc::Black, Disc::White] {
            assert_eq!(
                flips_in(&text, player),
                turned_by_pattern(&text, player),
                "{text}"
            );
        }
    }
}

#[test]
fn iterators_agree_with_the_loops_on_every_cell_of_random_games() {
    for seed in 0..10 {
        let mut rng = Rng::new(seed);
        let mut board = start();
        let mut player = Disc::Black;
        loop {
            for Square { row, col } in board.squares() {
                let mut expected = LineBoard::from(&board);
                let mut played = expected.clone();
                let answer = play_on_lines(&mut expected, col, row, player);
                assert_eq!(play(&mut played, col, row, player), answer);
                assert_eq!(played, expected);
            }
            let moves = legal_moves(&board, player);
            let chosen = (rng.next_f64() * moves.len() as f64) as usize;
            board = place(&board, moves[chosen].square, player).unwrap();
            player = match next_turn(&board, player) {
                Turn::Moves(next) | Turn::PassesBackTo(next) => next,
                Turn::Over => break,
            };
        }
    }
}

#[test]
fn every_move_on_an_empty_cell_reads_257_cells() {
    for square in start().squares() {
        let mut board = LineBoard::from(&start());
        let (played, recording) = record(1_000, || {
            play_on_lines(&mut board, square.col, square.row, Disc::Black)
        });
        if played.unwrap() != Played::Occupied {
            assert_eq!(recording.squares.len(), 257);
        }
    }
}
