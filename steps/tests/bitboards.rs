//! Words of 64 bits: shifts and masks against steps from square to square, and what the chapter says about
//! words that went wrong.

use std::fmt::Write;

use steps::{
    Bits, Board, DIRECTIONS, Disc, Rng, Square, bit_flips, bit_moves, bit_of, parse_board, shifted,
    squares_of,
};

/// The practice board of the chapters, in the upper right corner of a large one. Black asks.
const PRACTICE_IN_A_CORNER: &str = "
    . . . . . B . B
    . . . . . W W .
    . . . . B . W W
    . . . . W W . .
    . . . B . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .";

fn bits(text: &str, player: Disc) -> Bits {
    Bits::of(&parse_board(text).unwrap().board, player)
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn names(word: u64) -> String {
    let names: Vec<String> = squares_of(word).iter().map(Square::to_string).collect();
    names.join(" ")
}

fn random_word(rng: &mut Rng) -> u64 {
    let quarter = |rng: &mut Rng| (rng.next_f64() * 65_536.0) as u64;
    (0..4).fold(0, |word, _| word << 16 | quarter(rng))
}

#[test]
fn every_square_has_a_bit_of_its_own_in_scan_order() {
    for (index, square) in Board::empty(8).squares().enumerate() {
        assert_eq!(bit_of(square), 2_u64.pow(index as u32));
        assert_eq!(squares_of(bit_of(square)), [square]);
    }
    assert_eq!(bit_of(square("a1")), 1);
    assert_eq!(bit_of(square("d5")), 34_359_738_368);
}

#[test]
fn a_shifted_word_holds_the_neighbours_that_are_on_the_board() {
    let mut rng = Rng::new(64);
    let board = Board::empty(8);
    for _ in 0..1_000 {
        let word = random_word(&mut rng);
        for direction in DIRECTIONS {
            let neighbours = squares_of(word)
                .into_iter()
                .map(|square| square.step(direction))
                .filter(|square| board.contains(*square))
                .map(bit_of)
                .sum();
            assert_eq!(
                shifted(word, direction),
                neighbours,
                "{word:#x} {direction:?}"
            );
        }
    }
}

#[test]
fn what_is_no_single_empty_square_turns_nothing() {
    let practice = bits(PRACTICE_IN_A_CORNER, Disc::Black);
    assert_eq!(names(bit_flips(practice, bit_of(square("f3")))), "f2 g2 e4");
    for taken in squares_of(practice.own | practice.enemy) {
        assert_eq!(bit_flips(practice, bit_of(taken)), 0, "{taken}");
    }
    assert_eq!(bit_flips(practice, 0), 0);
}

/// Words side by side as in the chapter: `1` for a bit that is set.
fn picture(words: &[(&str, u64)]) -> String {
    let mut text = String::new();
    for three in words.chunks(3) {
        let titles: Vec<String> = three
            .iter()
            .map(|(title, _)| format!("{title:<8}"))
            .collect();
        writeln!(text, "{}", titles.join("   ").trim_end()).unwrap();
        for row in 0..8 {
            let rows: Vec<String> = three
                .iter()
                .map(|(_, word)| {
                    (0..8)
                        .map(|col| {
                            if word >> (row * 8 + col) & 1 == 1 {
                                '1'
                            } else {
                                '.'
                            }
                        })
                        .collect()
                })
                .collect();
            writeln!(text, "{}", rows.join("   ")).unwrap();
        }
        text.push('\n');
    }
    text.truncate(text.trim_end().len() + 1);
    text
}

#[test]
fn the_walks_to_the_south_are_the_picture_in_the_chapter() {
    let practice = bits(PRACTICE_IN_A_CORNER, Disc::Black);
    let Bits { own, enemy } = practice;
    let south = (1, 0);
    let first = shifted(own, south);
    let walks = first & enemy;
    let second = shifted(walks, south);
    let words = [
        ("own", own),
        ("enemy", enemy),
        ("A", first),
        ("B", walks),
        ("C", second),
        ("D", second & !(own | enemy)),
    ];
    let picture = picture(&words);
    assert_eq!(picture, include_str!("bits-south.txt"), "\n{picture}");
    assert_eq!(names(walks), "f2 e4");
    assert_eq!(names(second), "f3 e5");
    assert_eq!(names(bit_moves(practice)), "g1 f3 e5 g5");
}

#[test]
fn a_one_that_is_no_u64_is_wrong_from_h4_on() {
    let bit_of_d5 = 35;
    let wrapped = 1_u32.wrapping_shl(bit_of_d5);
    assert_eq!((wrapped, 1_u32.checked_shl(bit_of_d5)), (8, None));
    assert_eq!(names(wrapped.into()), "d1");

    // h4 is the last of the first 32, and for an i32 that bit is the sign.
    let h4 = (1_i32 << 31) as u64;
    assert_eq!(squares_of(h4).len(), 33);
    assert!(names(h4).starts_with("h4 a5 b5 c5"));
}

#[test]
fn a_word_with_a_sign_smears_from_h8() {
    let h8 = bit_of(square("h8"));
    assert_eq!(names((h8 as i64 >> 1) as u64), "g8 h8");
    assert_eq!(names((h8 as i64 >> 8) as u64), "h7 a8 b8 c8 d8 e8 f8 g8 h8");
    assert_eq!((names(h8 >> 1), names(h8 >> 8)), ("g8".into(), "h7".into()));
}

#[test]
fn bits_counted_from_the_other_end_turn_the_board_round() {
    let d3 = square("d3").row * 8 + square("d3").col;
    assert_eq!(
        (names(1 << d3), names(1 << (63 - d3))),
        ("d3".into(), "e6".into())
    );
}

#[test]
fn the_words_of_the_start_are_the_ones_in_the_chapter() {
    let Bits { own, enemy } = Bits::of(&steps::start(), Disc::Black);
    assert_eq!((own, enemy), (0x0000_0008_1000_0000, 0x0000_0010_0800_0000));
    assert_eq!((names(own), names(enemy)), ("e4 d5".into(), "d4 e5".into()));
}

#[test]
fn three_bits_go_where_the_chapter_says() {
    let word: u64 = ["h3", "d5", "a8"]
        .map(|name| bit_of(square(name)))
        .into_iter()
        .sum();
    for (direction, there) in [((0, 1), "e5 b8"), ((-1, 1), "e4 b7"), ((1, -1), "g4 c6")] {
        assert_eq!(names(shifted(word, direction)), there);
    }
}
