//! Mistakes in `draw_panel`.

use steps::{Board, Count, Disc, Game, Outcome, Screen, count, outcome};

/// Writes the three lines of a panel.
fn write_panel(screen: &mut Screen, black: i32, white: i32, status: &str) {
    let lines = [
        format!("Black {black}"),
        format!("White {white}"),
        status.to_owned(),
    ];
    for (line, y) in lines.iter().zip([30, 60, 90]) {
        screen.text(screen.width() / 2, y, 20, line, steps::Color::BLACK);
    }
}

fn to_move_words(player: Disc) -> &'static str {
    match player {
        Disc::Black => "Black to move",
        Disc::White => "White to move",
    }
}

fn wins_words(player: Disc) -> &'static str {
    match player {
        Disc::Black => "Black wins",
        Disc::White => "White wins",
    }
}

fn result_words(board: &Board) -> &'static str {
    match outcome(board) {
        Outcome::Won(winner) => wins_words(winner),
        _ => "A draw",
    }
}

pub(super) fn equal_numbers_are_blacks(game: &Game, screen: &mut Screen) {
    let Count { black, white, .. } = count(&game.board);
    let status = match game.to_move {
        Some(player) => to_move_words(player),
        None if black >= white => "Black wins",
        None => "White wins",
    };
    write_panel(screen, black, white, status);
}

pub(super) fn draw_is_whites(game: &Game, screen: &mut Screen) {
    let Count { black, white, .. } = count(&game.board);
    let status = match game.to_move {
        Some(player) => to_move_words(player),
        None if black > white => "Black wins",
        None => "White wins",
    };
    write_panel(screen, black, white, status);
}

pub(super) fn numbers_are_exchanged(game: &Game, screen: &mut Screen) {
    let Count { black, white, .. } = count(&game.board);
    let status = game
        .to_move
        .map_or_else(|| result_words(&game.board), to_move_words);
    write_panel(screen, white, black, status);
}

pub(super) fn end_panics(game: &Game, screen: &mut Screen) {
    let Count { black, white, .. } = count(&game.board);
    let player = game.to_move.expect("no side is to move");
    write_panel(screen, black, white, to_move_words(player));
}

pub(super) fn human_is_always_on_turn(game: &Game, screen: &mut Screen) {
    let Count { black, white, .. } = count(&game.board);
    let status = match game.to_move {
        Some(_) => to_move_words(game.human),
        None => result_words(&game.board),
    };
    write_panel(screen, black, white, status);
}

pub(super) fn last_mover_is_named(game: &Game, screen: &mut Screen) {
    let Count { black, white, .. } = count(&game.board);
    let status = match game.to_move {
        Some(player) => to_move_words(player.opponent()),
        None => result_words(&game.board),
    };
    write_panel(screen, black, white, status);
}

pub(super) fn empty_cells_to_the_winner(game: &Game, screen: &mut Screen) {
    let Count {
        mut black,
        mut white,
        empty,
    } = count(&game.board);
    let status = match game.to_move {
        Some(player) => to_move_words(player),
        None => {
            match outcome(&game.board) {
                Outcome::Won(Disc::Black) => black += empty,
                Outcome::Won(Disc::White) => white += empty,
                _ => {
                    black += empty / 2;
                    white += empty / 2;
                }
            }
            result_words(&game.board)
        }
    };
    write_panel(screen, black, white, status);
}

pub(super) fn whoever_is_ahead_wins(game: &Game, screen: &mut Screen) {
    let Count { black, white, .. } = count(&game.board);
    let status = match black.cmp(&white) {
        std::cmp::Ordering::Greater => "Black wins",
        std::cmp::Ordering::Less => "White wins",
        std::cmp::Ordering::Equal => "A draw",
    };
    write_panel(screen, black, white, status);
}

pub(super) fn fewer_discs_win(game: &Game, screen: &mut Screen) {
    let Count { black, white, .. } = count(&game.board);
    let status = match (game.to_move, outcome(&game.board)) {
        (Some(player), _) => to_move_words(player),
        (None, Outcome::Won(winner)) => wins_words(winner.opponent()),
        (None, _) => "A draw",
    };
    write_panel(screen, black, white, status);
}
