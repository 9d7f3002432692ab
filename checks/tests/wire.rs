//! Calls and replies as bytes: there and back, and no bytes make the reading panic.

use checks::wire::{WireError, decode_call, decode_reply, encode_call, encode_reply};
use checks::{Call, Outcome, Reply, Value};
use proptest::prelude::*;
use steps::{Board, Disc, SIDES, Square};

fn any_call() -> impl Strategy<Value = Call> {
    (
        0..SIDES.len(),
        prop::collection::vec(0..3u8, 64),
        any::<(i8, i8, bool)>(),
    )
        .prop_map(|(side, cells, (row, col, black))| {
            let mut board = Board::empty(SIDES[side]);
            for (square, cell) in board.squares().zip(cells) {
                board[square] = [None, Some(Disc::Black), Some(Disc::White)][usize::from(cell)];
            }
            Call::IsValidMove {
                board,
                square: square(row, col),
                player: if black { Disc::Black } else { Disc::White },
            }
        })
}

fn square(row: i8, col: i8) -> Square {
    Square {
        row: row.into(),
        col: col.into(),
    }
}

fn any_outcome() -> impl Strategy<Value = Outcome> {
    prop_oneof![
        any::<bool>().prop_map(|answer| Outcome::Answered(Value::Bool(answer))),
        (
            any::<String>(),
            prop::option::of("[a-z/.]{1,12}:[0-9]{1,3}")
        )
            .prop_map(|(message, location)| Outcome::Panicked { message, location }),
        Just(Outcome::Hung),
        any::<String>().prop_map(Outcome::Died),
        Just(Outcome::NotAsked),
    ]
}

fn any_reply() -> impl Strategy<Value = Reply> {
    let reads = prop::collection::vec(any::<(i8, i8)>(), 0..40);
    (any_outcome(), reads).prop_map(|(outcome, reads)| Reply {
        outcome,
        reads: reads
            .into_iter()
            .map(|(row, col)| square(row, col))
            .collect(),
    })
}

proptest! {
    #[test]
    fn a_call_comes_back_as_it_was_sent(call in any_call()) {
        prop_assert_eq!(decode_call(&encode_call(&call)), Ok(call));
    }

    #[test]
    fn a_reply_comes_back_as_it_was_sent(reply in any_reply()) {
        prop_assert_eq!(decode_reply(&encode_reply(&reply)), Ok(reply));
    }

    #[test]
    fn no_bytes_make_the_reading_panic(bytes in prop::collection::vec(any::<u8>(), 0..100)) {
        let _ = decode_call(&bytes);
        let _ = decode_reply(&bytes);
    }

    #[test]
    fn bytes_that_begin_like_a_message_do_not_make_the_reading_panic(
        head in prop::sample::select(vec![vec![4u8, b'B', 2, 2, 8], vec![1, 3, 0, 0, 0], vec![0, 1, 0, 0, 0]]),
        tail in prop::collection::vec(any::<u8>(), 0..80),
    ) {
        let bytes = [head, tail].concat();
        let _ = decode_call(&bytes);
        let _ = decode_reply(&bytes);
    }

    #[test]
    fn a_call_cut_short_is_no_call(call in any_call(), cut in any::<prop::sample::Index>()) {
        let bytes = encode_call(&call);
        let cut = cut.index(bytes.len());
        prop_assert_eq!(decode_call(&bytes[..cut]), Err(WireError));
    }
}

#[test]
fn replies_have_the_bytes_that_a_worker_composes_by_itself() {
    let outcome = |bytes: &[u8]| decode_reply(bytes).map(|reply| reply.outcome);
    assert_eq!(outcome(&[2, 0, 0, 0, 0]), Ok(Outcome::Hung));
    assert_eq!(outcome(&[4, 0, 0, 0, 0]), Ok(Outcome::NotAsked));
    assert_eq!(
        outcome(b"\x03\x08\x00\x00\x00too deep"),
        Ok(Outcome::Died("too deep".to_owned()))
    );
}

#[test]
fn readings_far_off_the_board_stay_off_the_board() {
    let reply = Reply {
        outcome: Outcome::Answered(Value::Bool(true)),
        reads: vec![
            Square {
                row: i32::MIN,
                col: 1_000,
            },
            Square { row: 3, col: -1 },
        ],
    };
    let back = decode_reply(&encode_reply(&reply)).unwrap();
    assert_eq!(back.reads, [square(i8::MIN, i8::MAX), square(3, -1)]);
}

#[test]
fn bytes_that_hold_nothing_known_are_refused() {
    for bytes in [
        &[][..],
        &[0, 0, 0, 0, 0],
        &[0, 1, 0, 0, 0, 2],
        &[1, 0, 0, 0, 0],
        &[2, 1, 0, 0, 0, 7],
        &[2, 0, 0, 0, 0, 7],
        &[3, 255, 255, 255, 255],
        &[9, 0, 0, 0, 0],
    ] {
        assert_eq!(decode_reply(bytes), Err(WireError), "{bytes:?}");
    }
    assert_eq!(
        WireError.to_string(),
        "the bytes hold no call or reply of this version"
    );
}
