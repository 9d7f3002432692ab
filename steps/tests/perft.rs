//! The number of games from the start, against the known numbers; and what faulty generators count.

use steps::{
    Bits, Board, DIRECTIONS, Disc, Turn, bit_moves, legal_moves, next_turn, place, shifted, start,
};

/// How many games of 1, 2, 3, … plies there are.
const KNOWN: [u64; 10] = [4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288, 24571284];

/// How many games of this many plies there are. A pass is a ply, and a finished game counts once.
fn perft_on_boards(board: &Board, player: Disc, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = legal_moves(board, player);
    if !moves.is_empty() {
        return moves
            .iter()
            .map(|legal| {
                let after = place(board, legal.square, player).unwrap();
                perft_on_boards(&after, player.opponent(), depth - 1)
            })
            .sum();
    }
    match next_turn(board, player) {
        Turn::Moves(other) => perft_on_boards(board, other, depth - 1),
        _ => 1,
    }
}

fn start_in_bits() -> Bits {
    Bits::of(&start(), Disc::Black)
}

#[test]
fn the_number_of_games_on_boards_is_the_known_one_to_depth_seven() {
    let counted: Vec<u64> = (1..=7)
        .map(|depth| perft_on_boards(&start(), Disc::Black, depth))
        .collect();
    assert_eq!(counted, KNOWN[..7]);
}

#[test]
fn the_number_of_games_on_bitboards_is_the_known_one_to_depth_nine() {
    assert_eq!(steps::perft(start_in_bits(), 0), 1);
    let counted: Vec<u64> = (1..=9)
        .map(|depth| steps::perft(start_in_bits(), depth))
        .collect();
    assert_eq!(counted, KNOWN[..9]);
}

type Shift = fn(u64, (i32, i32)) -> u64;

/// A generator of games whose parts can be exchanged for faulty ones.
#[derive(Clone, Copy)]
struct Generator {
    /// How words are shifted in the list of moves.
    shift_for_moves: Shift,
    /// How words are shifted where discs turn.
    shift_for_flips: Shift,
    /// Whether a disc may be put on a disc.
    may_play_on_discs: bool,
    /// How much a pass counts that should count as many as there are games after it.
    pass: Option<u64>,
    /// How much a finished game counts.
    finished: u64,
}

const RIGHT: Generator = Generator {
    shift_for_moves: shifted,
    shift_for_flips: shifted,
    may_play_on_discs: false,
    pass: None,
    finished: 1,
};

impl Generator {
    fn moves(&self, bits: Bits) -> u64 {
        let allowed = if self.may_play_on_discs {
            !0
        } else {
            !(bits.own | bits.enemy)
        };
        let mut moves = 0;
        for direction in DIRECTIONS {
            let mut walks = (self.shift_for_moves)(bits.own, direction) & bits.enemy;
            while walks != 0 {
                let next = (self.shift_for_moves)(walks, direction);
                moves |= next & allowed;
                walks = next & bits.enemy;
            }
        }
        moves
    }

    fn flips(&self, bits: Bits, square: u64) -> u64 {
        let mut flips = 0;
        for direction in DIRECTIONS {
            let mut run = 0;
            let mut next = (self.shift_for_flips)(square, direction);
            while next & bits.enemy != 0 {
                run |= next;
                next = (self.shift_for_flips)(next, direction);
            }
            if next & bits.own != 0 {
                flips |= run;
            }
        }
        flips
    }

    fn perft(&self, bits: Bits, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut moves = self.moves(bits);
        if moves == 0 {
            let passed = Bits {
                own: bits.enemy,
                enemy: bits.own,
            };
            return match self.pass {
                _ if self.moves(passed) == 0 => self.finished,
                Some(number) => number,
                None => self.perft(passed, depth - 1),
            };
        }
        let mut ways = 0;
        while moves != 0 {
            let square = 1 << moves.trailing_zeros();
            moves &= !square;
            let flips = self.flips(bits, square);
            let after = Bits {
                own: bits.enemy & !flips,
                enemy: bits.own | flips | square,
            };
            ways += self.perft(after, depth - 1);
        }
        ways
    }
}

// ANCHOR: without_masks
fn without_masks(bits: u64, direction: (i32, i32)) -> u64 {
    let (row_step, col_step) = direction;
    let places = row_step * 8 + col_step;
    if places > 0 {
        bits << places
    } else {
        bits >> -places
    }
}
// ANCHOR_END: without_masks

fn with_exchanged_masks(bits: u64, direction: (i32, i32)) -> u64 {
    const NOT_COLUMN_A: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_COLUMN_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let (row_step, col_step) = direction;
    let bits = match col_step {
        -1 => (bits & NOT_COLUMN_H) >> 1,
        1 => (bits & NOT_COLUMN_A) << 1,
        _ => bits,
    };
    shifted(bits, (row_step, 0))
}

fn with_a_sign(bits: u64, direction: (i32, i32)) -> u64 {
    const NOT_COLUMN_A: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_COLUMN_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let (row_step, col_step) = direction;
    let bits = match col_step {
        -1 => (bits & NOT_COLUMN_A) as i64 >> 1,
        1 => ((bits & NOT_COLUMN_H) << 1) as i64,
        _ => bits as i64,
    };
    let bits = match row_step {
        -1 => bits >> 8,
        1 => bits << 8,
        _ => bits,
    };
    bits as u64
}

/// The faults by the names that the chapter includes their rows by, and to which depth they are looked for.
const FAULTS: [(&str, u32, Generator); 8] = [
    (
        "discs_on_discs",
        9,
        Generator {
            may_play_on_discs: true,
            ..RIGHT
        },
    ),
    (
        "exchanged_masks",
        9,
        Generator {
            shift_for_moves: with_exchanged_masks,
            shift_for_flips: with_exchanged_masks,
            ..RIGHT
        },
    ),
    (
        "no_masks",
        9,
        Generator {
            shift_for_moves: without_masks,
            shift_for_flips: without_masks,
            ..RIGHT
        },
    ),
    (
        "sign_in_moves",
        9,
        Generator {
            shift_for_moves: with_a_sign,
            ..RIGHT
        },
    ),
    (
        "no_masks_in_moves",
        9,
        Generator {
            shift_for_moves: without_masks,
            ..RIGHT
        },
    ),
    (
        "no_masks_in_flips",
        9,
        Generator {
            shift_for_flips: without_masks,
            ..RIGHT
        },
    ),
    (
        "no_pass",
        9,
        Generator {
            pass: Some(0),
            ..RIGHT
        },
    ),
    (
        "finished_is_nothing",
        10,
        Generator {
            finished: 0,
            ..RIGHT
        },
    ),
];

#[test]
fn faulty_generators_show_first_where_the_chapter_on_bitboards_says() {
    let rows: Vec<String> = std::thread::scope(|scope| {
        let threads = FAULTS.map(|(name, deepest, faulty)| {
            scope.spawn(move || {
                let differs = (1..=deepest)
                    .map(|depth| (depth, faulty.perft(start_in_bits(), depth)))
                    .find(|(depth, counted)| *counted != KNOWN[*depth as usize - 1]);
                let row = match differs {
                    None => "– | – | –".to_owned(),
                    Some((depth, counted)) => {
                        let right = KNOWN[depth as usize - 1];
                        format!("{depth} | {right} | {counted}")
                    }
                };
                format!("ANCHOR: {name}\n{row}\nANCHOR_END: {name}\n")
            })
        });
        threads
            .into_iter()
            .map(|thread| thread.join().expect("it counts"))
            .collect()
    });
    let table = rows.concat();
    assert_eq!(table, include_str!("perft-faults.txt"), "\n{table}");
}

#[test]
fn the_right_generator_with_exchangeable_parts_is_the_right_one() {
    for depth in 1..=7 {
        assert_eq!(
            RIGHT.perft(start_in_bits(), depth),
            KNOWN[depth as usize - 1]
        );
    }
    assert_eq!(RIGHT.moves(start_in_bits()), bit_moves(start_in_bits()));
}
