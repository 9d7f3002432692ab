//! The endgame, compared with `solve`.

use super::*;
use crate::testing::{click, message, press, refusal, set};
use steps::{Rng, final_score, outcome, parse_board, parse_game, solve};

/// The game of the chapter, seven empty squares before its end.
const GAME: &str = "d3c5f6f5f4c3c4d2e2b4d1f3b5e3f2f1a4d6e6e7f7b6e8c6b3a5d7a3e1a6g1a2c2c7b8d8c8g8g6h6g5h5g4h4h3g7h8f8h7a8a7b7a1";

fn after(record: &str, player: Disc) -> Endgame {
    let board = parse_game(record).unwrap().board;
    opened(board, player)
}

fn opened(board: Board, player: Disc) -> Endgame {
    Endgame::new(position(board, player, None))
}

fn wait(scene: &mut Endgame) {
    for _ in 0..200 {
        if scene.view().value("data-tick").is_none() {
            return;
        }
        scene.act(&Event::Tick);
    }
    panic!("it never ends");
}

fn solved(mut scene: Endgame) -> Endgame {
    press(&mut scene, &["solve"]);
    wait(&mut scene);
    scene
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

#[test]
fn every_move_of_the_chapters_position_has_its_exact_result() {
    let scene = after(GAME, Disc::White);
    assert_eq!(
        message(&scene),
        "White to move. Empty squares: 7. Legal moves: c1, b2, g2, g3. Which is the best? Choose it on the board, then press Solve."
    );
    let scene = solved(scene);
    assert_eq!(
        message(&scene),
        "The best move is g2: it's a draw. Press Step to see the moves up to the end."
    );
    let all = scene.view().all_words();
    assert!(all.contains(
        "c1 −2 White loses by 2 b2 −2 White loses by 2 g2 0 it's a draw g3 −8 White loses by 8"
    ));
    let view = scene.view();
    assert!(
        view.find("aria-label", "g3, empty, legal, White loses by 8")
            .is_some()
    );
}

/// Solves a position, and compares every result and every move of the line with `solve`.
#[track_caller]
fn assert_solved(board: Board, player: Disc) {
    let scene = solved(opened(board, player));
    let player = scene.player;
    for (legal, result) in scene.moves.iter().zip(&scene.results) {
        let after = place(&board, legal.square, player).unwrap();
        assert_eq!(*result, -solve(&after, player.opponent()), "{board:?}");
    }
    let Some(best) = scene.best() else {
        return;
    };
    assert_eq!(best, solve(&board, player), "{board:?}");
    // The score stays the same along the line, because both sides play best moves.
    for stage in &scene.line {
        let score = match stage.to_move {
            Some(to_move) if to_move != player => -solve(&stage.board, to_move),
            Some(_) => solve(&stage.board, player),
            None => final_score(&stage.board, player),
        };
        assert_eq!(score, best, "{:?}", stage.board);
    }
    assert_eq!(scene.line.last().unwrap().to_move, None);
}

#[test]
fn the_results_and_the_line_are_those_of_solve() {
    for plies in [GAME.len() / 2 - 1, GAME.len() / 2] {
        let game = parse_game(&GAME[..2 * plies]).unwrap();
        assert_solved(game.board, game.to_move.unwrap());
    }
    let mut rng = Rng::new(8);
    for _ in 0..60 {
        let mut board = Board::empty(4);
        for square in board.squares() {
            let number = (rng.next_f64() * 5.0) as usize;
            let cells = [None, Some(Disc::Black), Some(Disc::White)];
            board[square] = cells[number.min(4) % 3];
        }
        assert_solved(board, Disc::Black);
    }
}

#[test]
fn the_line_of_a_wrong_choice_can_be_followed() {
    let mut scene = after(GAME, Disc::White);
    click(&mut scene, "endgame", "g3");
    assert_eq!(
        message(&scene),
        "You choose g3. Press Solve to see how the game ends."
    );
    let mut scene = solved(scene);
    assert_eq!(
        message(&scene),
        "Not quite. After g3, White loses by 8. The best move is g2: it's a draw. Press Step to see the moves up to the end."
    );
    press(&mut scene, &["step"]);
    assert!(message(&scene).starts_with("Move 1: White plays g3 and flips "));
    press(&mut scene, &["end"]);
    assert!(
        message(&scene)
            .contains("The game is over. Black 36, White 28, empty 0: White loses by 8.")
    );
    press(&mut scene, &["best"]);
    wait(&mut scene);
    assert!(message(&scene).starts_with("The best move is g2"));
    press(&mut scene, &["end"]);
    assert!(message(&scene).contains("Black 32, White 32, empty 0: it's a draw."));
    press(&mut scene, &["back"]);
    assert!(!message(&scene).contains("over"));
}

#[test]
fn a_right_choice_is_correct() {
    let mut scene = after(GAME, Disc::White);
    click(&mut scene, "endgame", "g2");
    let scene = solved(scene);
    assert!(message(&scene).starts_with("Correct. The best move is g2: it's a draw."));
    assert_eq!(scene.tone, Tone::Right);
}

#[test]
fn too_many_empty_squares_are_not_solved() {
    let mut scene = after(&GAME[..96], Disc::Black);
    assert!(message(&scene).ends_with("This figure solves at most 10 empty squares."));
    let view = scene.view();
    assert_eq!(
        view.find("data-action", "solve")
            .unwrap()
            .value("aria-disabled"),
        Some("true")
    );
    press(&mut scene, &["solve"]);
    assert_eq!(scene.view(), view);
}

#[test]
fn passes_and_the_end_are_told() {
    let pass = parse_board("W B W W\nW W W W\nB B B B\nB B B .")
        .unwrap()
        .board;
    let mut scene = opened(pass, Disc::Black);
    assert!(
        message(&scene)
            .starts_with("Black has no legal move and passes. White to move. Empty squares: 1.")
    );
    scene = solved(scene);
    assert_eq!(scene.best(), Some(-solve(&pass, Disc::Black)));
    let over = opened(
        parse_board("B . . W\n. . . .\n. . . .\n. . . .")
            .unwrap()
            .board,
        Disc::Black,
    );
    assert!(
        message(&over).starts_with("The game is over. Black 1, White 1, empty 14: it's a draw.")
    );
    assert_eq!(outcome(&over.line[0].board), steps::Outcome::Drawn);
    let won = opened(parse_game("f5f4d3d6d7e3f3c5b5").unwrap().board, Disc::Black);
    assert!(message(&won).contains("The winner gets the empty squares: Black wins by 64."));
}

#[test]
fn a_pasted_position_is_opened_and_a_wrong_one_keeps_the_old() {
    let mut scene = after(GAME, Disc::White);
    set(&mut scene, "position", "BB");
    assert_eq!(message(&scene), refusal("BB"));
    assert_eq!(scene.empty(), 7);
    set(&mut scene, "position", &format!("{GAME}b2g3g2"));
    let scene = solved(scene);
    assert!(message(&scene).starts_with("The best move is b1: Black wins by 6."));
}

#[test]
fn nonsense_changes_nothing() {
    let mut scene = after(GAME, Disc::White);
    let before = scene.view();
    for nonsense in [
        Event::Press("x"),
        Event::Press("step"),
        Event::Press("back"),
        Event::Press("end"),
        Event::Press("best"),
        Event::Square("other", square("g2")),
        Event::Square("endgame", Square { row: 9, col: 9 }),
        Event::Set("other", "x"),
        Event::Key("Enter"),
        Event::Tick,
    ] {
        scene.act(&nonsense);
        assert_eq!(scene.view(), before, "{nonsense:?}");
    }
}
