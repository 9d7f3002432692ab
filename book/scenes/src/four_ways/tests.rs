//! The four walks, compared with each other and with the functions of the course.

use super::tracks::Found;
use super::*;
use crate::position;
use crate::testing::{click, message, press, refusal, set};
use steps::{
    Bits, Rng, SIDES, Turn, WalledBoard, bit_flips, bit_of, count_or_turn, flips_at,
    flips_in_direction, next_turn, parse_board, parse_game, place, shifted, squares_of, start,
    turned_by_pattern,
};

const PRACTICE: &str = ". . . . . B . B
. . . . . W W .
. . . . B * W W
. . . . W W . .
. . . B . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .";

fn practice() -> FourWays {
    let read = parse_board(PRACTICE).unwrap();
    FourWays::new(position(read.board, Disc::Black, read.marked))
}

/// Follows all walks from all empty cells, for both sides.
#[track_caller]
fn assert_four_agree(board: &Board) {
    for player in [Disc::Black, Disc::White] {
        for square in board.squares().filter(|square| board[*square].is_none()) {
            let mut sum = Vec::new();
            for direction in DIRECTIONS {
                let question = Question {
                    board: *board,
                    player,
                    square,
                    direction,
                };
                let bounds = question.bounds();
                let right = flips_in_direction(board, square, direction, player);
                let walk = walk(board, square, direction, player);
                assert_eq!(bounds.turned(), right);
                assert_eq!(bounds.squares, walk.visited().collect::<Vec<_>>());
                let others = [
                    Some(question.walls()),
                    Some(question.lines()),
                    question.bits(),
                ];
                for track in others.into_iter().flatten() {
                    assert_eq!(track.found, bounds.found, "{square} {direction:?}{board:?}");
                    assert_eq!(track.squares, bounds.squares);
                    assert_eq!(track.turned(), right);
                    assert_eq!(track.said.len(), bounds.said.len());
                }
                let pattern = turned_by_pattern(&question.string(), player);
                assert_eq!(pattern as usize, right.len());
                sum.extend(right);
            }
            assert_eq!(sum, flips_at(board, square, player));
            let mut walled = WalledBoard::from(board);
            let index = walled.index_of(square);
            let turned = count_or_turn(&mut walled, index, player, false);
            assert_eq!(turned as usize, sum.len());
            if board.size() == 8 {
                let flips = bit_flips(Bits::of(board, player), bit_of(square));
                assert_eq!(flips, sum.iter().map(|square| bit_of(*square)).sum());
            }
        }
    }
}

#[test]
fn the_four_answers_are_equal_on_games_and_on_boards_of_any_size() {
    let mut rng = Rng::new(5);
    let mut below = |limit: usize| (rng.next_f64() * limit as f64) as usize;
    for _ in 0..3 {
        let (mut board, mut player) = (start(), Disc::Black);
        loop {
            assert_four_agree(&board);
            let moves = legal_moves(&board, player);
            board = place(&board, moves[below(moves.len())].square, player).unwrap();
            player = match next_turn(&board, player) {
                Turn::Moves(next) | Turn::PassesBackTo(next) => next,
                Turn::Over => break,
            };
        }
    }
    for size in SIDES {
        for _ in 0..20 {
            let mut board = Board::empty(size);
            for square in board.squares() {
                board[square] = [None, Some(Disc::Black), Some(Disc::White)][below(3)];
            }
            assert_four_agree(&board);
        }
    }
}

#[test]
fn the_mask_that_is_shown_is_the_mask_of_the_step() {
    for direction in DIRECTIONS {
        let question = Question {
            direction,
            ..practice().question
        };
        let (mask, ..) = question.mask_and_shift();
        for square in squares_of(u64::MAX) {
            let bit = bit_of(square);
            assert_eq!(shifted(bit & mask, direction), shifted(bit, direction));
            if bit & mask == 0 {
                assert_eq!(shifted(bit, direction), 0);
            }
        }
    }
}

#[test]
fn the_walk_to_the_east_ends_in_four_ways() {
    let mut scene = practice();
    assert_eq!(
        message(&scene),
        "Black plays f3 and walks east. Predict how many steps the walk takes, and what ends it on each board. Then press Step."
    );
    let all = scene.view().all_words();
    assert!(all.contains("The walk begins at row 2, column 5. One step adds (0, 1)."));
    assert!(all.contains("The walk begins at spot 36. One step adds 1."));
    assert!(all.contains("The line is y = 2. The walk reads it forwards."));
    assert!(all.contains("nearest first: ? 1 ? 2 | end"), "{all}");
    assert!(all.contains("The walk begins at bit 21. One step is (next & NOT_COLUMN_H) << 1."));
    press(&mut scene, &["step"]);
    assert_eq!(
        message(&scene),
        "Step 1: all four boards find g3 White. The walk continues."
    );
    assert!(
        scene
            .view()
            .find("aria-label", "g3, White, step 1")
            .is_some()
    );
    press(&mut scene, &["end"]);
    let reason = text::reason(steps::Stop::Edge, Language::English);
    assert_eq!(
        message(&scene),
        format!("Step 3: all four boards find the edge. Nothing flips: {reason}.")
    );
    let all = scene.view().all_words();
    assert!(all.contains("Row 2, column 8 isn't in the range: both go from 0 to 7."));
    assert!(all.contains("The walk reads spot 39. It's a wall, which ends the walk."));
    assert!(all.contains("There is no letter 3. The end of the string ends the walk."));
    assert!(all.contains("The mask removes the bit: next is 0"));
    press(&mut scene, &["back"]);
    assert!(message(&scene).starts_with("Step 2: all four boards find h3 White."));
}

#[test]
fn a_closed_walk_shows_the_flips() {
    let mut scene = practice();
    set(&mut scene, "direction", "SW");
    press(&mut scene, &["end"]);
    assert_eq!(
        message(&scene),
        "Step 2: all four boards find d5 Black. Flipped: e4."
    );
    assert!(
        scene
            .view()
            .find("aria-label", "e4, White, step 1, flips")
            .is_some()
    );
    set(&mut scene, "direction", "N");
    set(&mut scene, "player", "white");
    press(&mut scene, &["end"]);
    assert_eq!(
        message(&scene),
        format!(
            "Step 1: all four boards find f2 White. Nothing flips: {}.",
            text::reason(steps::Stop::OwnAtOnce, Language::English)
        )
    );
}

#[test]
fn a_smaller_board_walks_three_ways() {
    let mut scene = practice();
    set(
        &mut scene,
        "position",
        ". . B . B\n. . W W .\n. B * W W\n. W W . .\nB . . . .",
    );
    press(&mut scene, &["end"]);
    assert!(message(&scene).starts_with("Step 3: all three boards find the edge."));
    assert!(
        scene
            .view()
            .all_words()
            .contains("so only three boards walk")
    );
    assert_eq!(scene.question.bounds().found.last(), Some(&Found::Edge));
}

#[test]
fn occupied_squares_and_wrong_texts_change_nothing() {
    let mut scene = practice();
    click(&mut scene, "bounds", "g3");
    assert_eq!(
        message(&scene),
        "g3 holds a white disc. A move needs an empty square."
    );
    set(&mut scene, "position", "f5x9");
    assert_eq!(message(&scene), refusal("f5x9"));
    assert_eq!(scene.question.square, "f3".parse().unwrap());
    set(&mut scene, "position", "f5d6c3");
    assert_eq!(scene.question.board, parse_game("f5d6c3").unwrap().board);
    click(&mut scene, "bounds", "a1");
    assert!(message(&scene).starts_with("White plays a1"));
}

#[test]
fn nonsense_changes_nothing() {
    let mut scene = practice();
    let before = scene.view();
    for nonsense in [
        Event::Press("x"),
        Event::Press("back"),
        Event::Square("other", "a1".parse().unwrap()),
        Event::Square("bounds", Square { row: 9, col: 9 }),
        Event::Set("direction", "X"),
        Event::Set("player", "green"),
        Event::Key("Enter"),
        Event::Tick,
    ] {
        scene.act(&nonsense);
        assert_eq!(scene.view(), before, "{nonsense:?}");
    }
}

#[test]
fn a_full_board_does_not_panic() {
    let full = "BBBB\nBWWB\nBWWB\nBBBB";
    let mut scene = practice();
    set(&mut scene, "position", full);
    press(&mut scene, &["end"]);
    scene.view();
}
