//! The same walk in four ways: with bounds, with walls, along lines and, where the board has 64 cells, in bits.

use steps::{
    Bits, Board, Disc, LineBoard, Played, Rng, SIDES, Square, Turn, WalledBoard, bit_flips,
    bit_moves, bit_of, count_or_turn, flat_index, legal_moves, next_turn, parse_board, place,
    play_on_lines, record, squares_of, start, turned_by_pattern, walled_moves, walled_start,
};

/// Asks all of them about every cell of a position.
#[track_caller]
fn assert_agreement(board: &Board, player: Disc) {
    if board.size() == 8 {
        assert_bits_agree(board, player);
    }
    let walled = WalledBoard::from(board);
    let lines = LineBoard::from(board);
    let moves = legal_moves(board, player);

    let indices: Vec<i32> = moves
        .iter()
        .map(|legal| walled.index_of(legal.square))
        .collect();
    assert_eq!(
        walled_moves(&walled, player),
        indices,
        "{player:?}{board:?}"
    );

    let mut legal = moves.iter().peekable();
    let mut untouched = (walled, lines.clone());
    for square in board.squares() {
        let here = || format!("{player:?} at {square} on{board:?}");
        let index = walled.index_of(square);
        let Square { row, col } = square;
        let Some(legal) = legal.next_if(|legal| legal.square == square) else {
            let answer = if board[square].is_some() {
                Played::Occupied
            } else {
                Played::Nothing
            };
            let turned = count_or_turn(&mut untouched.0, index, player, true);
            let played = play_on_lines(&mut untouched.1, col, row, player);
            assert_eq!(turned, 0, "walls: {}", here());
            assert_eq!(played, answer, "lines: {}", here());
            continue;
        };
        let turned = legal.flips.len() as i32;
        let after = place(board, square, player).unwrap();

        let counted = count_or_turn(&mut untouched.0, index, player, false);
        assert_eq!(counted, turned, "walls: {}", here());
        let mut walled = walled;
        let made = count_or_turn(&mut walled, index, player, true);
        assert_eq!(made, turned, "walls: {}", here());
        assert_eq!(walled.to_board(), after, "walls: {}", here());

        let mut lines = lines.clone();
        let played = play_on_lines(&mut lines, col, row, player);
        assert_eq!(played, Played::Turned(turned), "lines: {}", here());
        assert_eq!(lines.to_board(), after, "lines: {}", here());
    }
    assert_eq!(untouched.0, walled, "{player:?}{board:?}");
    assert_eq!(untouched.1, lines, "{player:?}{board:?}");
}

/// Asks the bitboard about every cell of a position of 8 by 8 cells.
#[track_caller]
fn assert_bits_agree(board: &Board, player: Disc) {
    let bits = Bits::of(board, player);
    assert_eq!(bits.to_board(player), *board);
    let moves = legal_moves(board, player);
    let legal: Vec<Square> = moves.iter().map(|legal| legal.square).collect();
    assert_eq!(
        squares_of(bit_moves(bits)),
        legal,
        "bits: {player:?}{board:?}"
    );

    let mut moves = moves.iter().peekable();
    for square in board.squares() {
        let here = || format!("bits: {player:?} at {square} on{board:?}");
        let bit = bit_of(square);
        let flips = bit_flips(bits, bit);
        let Some(legal) = moves.next_if(|legal| legal.square == square) else {
            assert_eq!(flips, 0, "{}", here());
            continue;
        };
        let expected = legal.flips.iter().map(|flip| bit_of(*flip)).sum();
        assert_eq!(flips, expected, "{}", here());
        let after = Bits {
            own: bits.own | flips | bit,
            enemy: bits.enemy & !flips,
        };
        assert_eq!(
            Some(after.to_board(player)),
            place(board, square, player),
            "{}",
            here()
        );
    }
}

fn below(limit: usize, rng: &mut Rng) -> usize {
    (rng.next_f64() * limit as f64) as usize
}

/// Plays a random game to its end, and says how many positions it had.
fn agree_in_a_game(start: Board, rng: &mut Rng) -> usize {
    let mut board = start;
    let mut player = Disc::Black;
    for positions in 0.. {
        let moves = legal_moves(&board, player);
        if moves.is_empty() {
            return positions;
        }
        assert_agreement(&board, player);
        let chosen = &moves[below(moves.len(), rng)];
        board = place(&board, chosen.square, player).unwrap();
        player = match next_turn(&board, player) {
            Turn::Moves(next) | Turn::PassesBackTo(next) => next,
            Turn::Over => return positions + 1,
        };
    }
    unreachable!("a game ends")
}

/// The four discs of the start, in the middle of a board of this side.
fn start_of_side(size: i32) -> Board {
    let half = size / 2;
    let mut board = Board::empty(size);
    for (row, col, disc) in [
        (half - 1, half - 1, Disc::White),
        (half - 1, half, Disc::Black),
        (half, half - 1, Disc::Black),
        (half, half, Disc::White),
    ] {
        board[Square { row, col }] = Some(disc);
    }
    board
}

/// A board that comes from no game, from nearly empty to full; rather full than empty.
fn random_board(size: i32, rng: &mut Rng) -> Board {
    let filled = rng.next_f64().sqrt();
    let mut board = Board::empty(size);
    for square in board.squares() {
        if rng.next_f64() < filled {
            let disc = [Disc::Black, Disc::White][below(2, rng)];
            board[square] = Some(disc);
        }
    }
    board
}

#[test]
fn bounds_walls_lines_and_bits_agree_on_a_hundred_thousand_positions() {
    // Side, positions from games, positions altogether.
    // The smaller the side, the more: the time for a position grows with the fourth power of the side.
    let plan = [
        (4, 2_000, 60_000),
        (5, 3_000, 25_000),
        (6, 4_000, 10_000),
        (8, 4_000, 5_000),
    ];
    let counted: Vec<usize> = std::thread::scope(|scope| {
        let threads = plan.map(|(size, from_games, total)| {
            scope.spawn(move || {
                let mut rng = Rng::new(size as u64);
                let mut positions = 0;
                while positions < from_games {
                    positions += agree_in_a_game(start_of_side(size), &mut rng);
                }
                while positions < total {
                    let player = [Disc::Black, Disc::White][positions % 2];
                    assert_agreement(&random_board(size, &mut rng), player);
                    positions += 1;
                }
                positions
            })
        });
        threads
            .into_iter()
            .map(|thread| thread.join().expect("they agree"))
            .collect()
    });
    assert_eq!(plan.map(|(size, ..)| size), SIDES);
    assert_eq!(counted.iter().sum::<usize>(), 100_000);
}

#[test]
fn the_start_is_the_same_with_a_wall_and_without() {
    assert_eq!(start_of_side(8), start());
    assert_eq!(walled_start().to_board(), start());
    assert_eq!(walled_start(), WalledBoard::from(&start()));
    let names = walled_moves(&walled_start(), Disc::Black);
    assert_eq!(names, [34, 43, 56, 65], "d3 c4 f5 e6");
}

/// The practice board of the chapters.
fn practice_board() -> Board {
    let practice = ". . B . B
                    . . W W .
                    . B . W W
                    . W W . .
                    B . . . .";
    parse_board(practice).unwrap().board
}

#[test]
fn the_practice_board_with_its_wall_is_the_picture_in_the_chapter() {
    let walled = WalledBoard::from(&practice_board());
    assert_eq!(walled.to_string(), include_str!("walled-practice.txt"));
    assert_eq!(walled.steps(), [-8, -7, -6, -1, 1, 6, 7, 8]);
}

#[test]
fn a_piece_of_the_wall_is_no_place_to_play_on() {
    for side in SIDES {
        let empty = WalledBoard::empty(side);
        let width = empty.width();
        for index in 0..width * width {
            let square = empty.square_at(index);
            if !empty.to_board().contains(square) {
                let mut board = empty;
                assert_eq!(count_or_turn(&mut board, index, Disc::Black, true), 0);
                assert_eq!(board, empty, "side {side}, spot {index}");
            }
        }
    }
}

#[test]
#[should_panic(expected = "went to spot -11: spots are 0 to 99")]
fn a_spot_beyond_the_wall_cannot_be_read() {
    let _ = walled_start()[-11];
}

#[test]
fn the_four_moves_of_the_chapter_on_lines_give_one_one_occupied_and_nothing() {
    let mut board = LineBoard::from(&start());
    let played = [
        play_on_lines(&mut board, 3, 5, Disc::White),
        play_on_lines(&mut board, 2, 5, Disc::Black),
        play_on_lines(&mut board, 2, 5, Disc::White),
        play_on_lines(&mut board, 0, 0, Disc::White),
    ];
    assert_eq!(
        played,
        [
            Played::Turned(1),
            Played::Turned(1),
            Played::Occupied,
            Played::Nothing
        ]
    );
    assert_eq!(
        board.to_board().letters(),
        [
            "........", "........", "........", "...WB...", "...BW...", "..BW....", "........",
            "........"
        ]
        .concat()
    );
}

#[test]
fn every_cell_of_a_list_stands_where_flat_index_says() {
    for side in SIDES {
        let board = LineBoard::from(&Board::empty(side));
        for (index, cell) in board.cells().enumerate() {
            assert_eq!(flat_index(side, cell.x, cell.y), index as i32);
        }
    }
    assert_eq!(flat_index(8, 3, 2), 19, "d3");
}

#[test]
fn the_pattern_is_some_enemy_discs_at_the_front_and_then_an_own_one() {
    for (behind, black, white) in [
        ("WB", 1, 0),
        ("WWB", 2, 0),
        ("WWBWWB", 2, 0),
        ("BBBW", 0, 3),
        ("WW.B", 0, 0),
        (".WB", 0, 0),
        ("B.", 0, 0),
        ("WW", 0, 0),
        ("..", 0, 0),
        ("", 0, 0),
    ] {
        assert_eq!(turned_by_pattern(behind, Disc::Black), black, "{behind:?}");
        assert_eq!(turned_by_pattern(behind, Disc::White), white, "{behind:?}");
    }
}

#[test]
fn lines_read_the_whole_list_four_times_where_a_walled_walk_reads_a_few_spots() {
    let d3 = Square { row: 2, col: 3 };
    let mut lines = LineBoard::from(&start());
    let (_, along_lines) = record(1_000, || {
        play_on_lines(&mut lines, d3.col, d3.row, Disc::Black)
    });
    assert_eq!(along_lines.squares.len(), 4 * 64 + 1);

    let mut walled = walled_start();
    let index = walled.index_of(d3);
    let (_, along_walls) = record(1_000, || {
        count_or_turn(&mut walled, index, Disc::Black, true)
    });
    assert!(along_walls.squares.len() < 30, "{along_walls:?}");
}
