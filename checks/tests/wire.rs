//! Calls, answers and replies as bytes: there and back, and no bytes make the reading panic.

use checks::wire::{
    WireError, decode_call, decode_comparison, decode_opened_replay, decode_plan, decode_reply,
    decode_to_judge, encode_call, encode_reply, encode_to_judge, encode_value,
};
use checks::{
    Asked, Call, Draws, Ending, LONGEST_REPLAY, Replay, ReplayError, Reply, ToJudge, Value,
};
use proptest::prelude::*;
use steps::{
    Action, ActionAnswer, Board, Circle, Color, Count, Disc, GameView, IllegalMove, Key, Move,
    Outcome, Placed, Played, Rect, SIDES, Screen, Shape, Spot, Square, Turn, WalledBoard,
};

fn any_disc() -> impl Strategy<Value = Disc> {
    prop_oneof![Just(Disc::Black), Just(Disc::White)]
}

fn any_square() -> impl Strategy<Value = Square> {
    any::<(i32, i32)>().prop_map(|(row, col)| Square { row, col })
}

fn any_side() -> impl Strategy<Value = i32> {
    prop::sample::select(SIDES.to_vec())
}

fn any_board() -> impl Strategy<Value = Board> {
    (any_side(), prop::collection::vec(0..3usize, 64)).prop_map(|(side, cells)| {
        let mut board = Board::empty(side);
        for (square, cell) in board.squares().zip(cells) {
            board[square] = [None, Some(Disc::Black), Some(Disc::White)][cell];
        }
        board
    })
}

/// A board whose wall may have holes: a learner's function may have written anything anywhere.
fn any_walled() -> impl Strategy<Value = WalledBoard> {
    let spot = prop_oneof![
        Just(Spot::Wall),
        Just(Spot::Empty),
        any_disc().prop_map(Spot::Holds)
    ];
    (any_side(), prop::collection::vec(spot, 100)).prop_map(|(side, spots)| {
        let mut board = WalledBoard::empty(side);
        for (index, spot) in (0..board.width() * board.width()).zip(spots) {
            board[index] = spot;
        }
        board
    })
}

fn any_key() -> impl Strategy<Value = Key> {
    prop_oneof![
        Just(Key::Up),
        Just(Key::Down),
        Just(Key::Left),
        Just(Key::Right),
        Just(Key::Enter),
        any::<char>().prop_map(Key::Char)
    ]
}

fn any_draws() -> impl Strategy<Value = Draws> {
    prop_oneof![
        (0..=i32::MAX as u32).prop_map(Draws::Spread),
        Just(Draws::Lowest),
        Just(Draws::Highest)
    ]
}

fn any_action() -> impl Strategy<Value = Action> {
    prop_oneof![
        any_square().prop_map(Action::Play),
        Just(Action::Undo),
        Just(Action::Restart)
    ]
}

/// The calls of the opponents, the hints and the game.
fn any_opponent_call() -> BoxedStrategy<Call> {
    let position = || (any_board(), any_disc());
    let depth = || 0..=i32::MAX as u32;
    prop_oneof![
        (position(), any_draws()).prop_map(|((board, player), draws)| Call::RandomMove {
            board,
            player,
            draws,
        }),
        position().prop_map(|(board, player)| Call::Evaluate { board, player }),
        position().prop_map(|(board, player)| Call::GreedyMove { board, player }),
        (position(), depth()).prop_map(|((board, player), depth)| Call::Minimax {
            board,
            player,
            depth,
        }),
        (position(), depth(), any::<(i32, i32)>()).prop_map(
            |((board, player), depth, (alpha, beta))| Call::AlphaBeta {
                board,
                player,
                depth,
                alpha,
                beta,
            }
        ),
        (position(), depth()).prop_map(|((board, player), plies)| Call::CandidateScores {
            board,
            player,
            plies,
        }),
        prop::collection::vec(any::<i32>(), 0..20).prop_map(|scores| Call::Heat { scores }),
        (any_board(), prop::option::of(any_disc()))
            .prop_map(|(board, to_move)| Call::DrawPanel { board, to_move }),
        (any_disc(), prop::collection::vec(any_action(), 0..20))
            .prop_map(|(human, actions)| Call::PlayGame { human, actions }),
    ]
    .boxed()
}

/// The calls of the detours on bitboards and on the endgame.
fn any_late_detour_call() -> BoxedStrategy<Call> {
    let position = || (any_board(), any_disc());
    prop_oneof![
        any_square().prop_map(|square| Call::BitOf { square }),
        (any::<u64>(), any::<(i32, i32)>())
            .prop_map(|(bits, direction)| Call::Shifted { bits, direction }),
        position().prop_map(|(board, player)| Call::BitMoves { board, player }),
        (position(), any_square()).prop_map(|((board, player), square)| Call::BitFlips {
            board,
            square,
            player,
        }),
        (position(), 0..=i32::MAX as u32).prop_map(|((board, player), depth)| Call::Perft {
            board,
            player,
            depth,
        }),
        position().prop_map(|(board, player)| Call::FinalScore { board, player }),
        position().prop_map(|(board, player)| Call::Solve { board, player }),
        (position(), any::<(i32, i32)>()).prop_map(|((board, player), (alpha, beta))| {
            Call::SolveBetween {
                board,
                player,
                alpha,
                beta,
            }
        }),
    ]
    .boxed()
}

fn any_call() -> BoxedStrategy<Call> {
    prop_oneof![
        2 => any_early_call(),
        1 => any_opponent_call(),
        1 => any_late_detour_call(),
    ]
    .boxed()
}

/// The calls of steps 01 to 06 and of the detours between them.
fn any_early_call() -> BoxedStrategy<Call> {
    let asked = || (any_board(), any_square(), any_disc());
    prop_oneof![
        Just(Call::DrawBoard),
        Just(Call::Start),
        any_board().prop_map(|board| Call::DrawDiscs { board }),
        any::<String>().prop_map(|text| Call::ParseSquare { text }),
        any_square().prop_map(|square| Call::SquareName { square }),
        (any_square(), any_key()).prop_map(|(cursor, key)| Call::MoveCursor { cursor, key }),
        asked().prop_map(|(board, square, player)| Call::IsValidMove {
            board,
            square,
            player
        }),
        (asked(), any::<(i32, i32)>()).prop_map(|((board, square, player), direction)| {
            Call::FlipsInDirection {
                board,
                square,
                direction,
                player,
            }
        }),
        asked().prop_map(|(board, square, player)| Call::FlipsAt {
            board,
            square,
            player
        }),
        asked().prop_map(|(board, square, player)| Call::Place {
            board,
            square,
            player
        }),
        asked().prop_map(|(board, _, player)| Call::LegalMoves { board, player }),
        asked().prop_map(|(board, _, just_moved)| Call::NextTurn { board, just_moved }),
        any_board().prop_map(|board| Call::Count { board }),
        any_board().prop_map(|board| Call::Outcome { board }),
        Just(Call::WalledStart),
        (any_board(), any::<i32>(), any_disc(), any::<bool>()).prop_map(
            |(board, index, player, turn)| Call::CountOrTurn {
                board,
                index,
                player,
                turn,
            }
        ),
        asked().prop_map(|(board, _, player)| Call::WalledMoves { board, player }),
        any::<(i32, i32, i32)>().prop_map(|(size, x, y)| Call::FlatIndex { size, x, y }),
        (any::<String>(), any_disc())
            .prop_map(|(behind, player)| Call::TurnedByPattern { behind, player }),
        asked().prop_map(|(board, square, player)| Call::PlayOnLines {
            board,
            square,
            player
        }),
        (0..=i32::MAX as u32, prop::collection::vec(any_key(), 0..9))
            .prop_map(|(step, keys)| Call::Show { step, keys }),
    ]
    .boxed()
}

fn any_rect() -> impl Strategy<Value = Rect> {
    any::<(i32, i32, i32, i32)>().prop_map(|(x, y, width, height)| Rect {
        x,
        y,
        width,
        height,
    })
}

fn any_circle() -> impl Strategy<Value = Circle> {
    any::<(i32, i32, i32)>().prop_map(|(x, y, radius)| Circle { x, y, radius })
}

fn any_color() -> impl Strategy<Value = Color> {
    any::<(u8, u8, u8)>().prop_map(|(red, green, blue)| Color::new(red, green, blue))
}

fn any_shape() -> impl Strategy<Value = Shape> {
    prop_oneof![
        (any_rect(), any_color()).prop_map(|(rect, color)| Shape::FilledRect(rect, color)),
        (any_rect(), any_color()).prop_map(|(rect, color)| Shape::StrokedRect(rect, color)),
        (any_circle(), any_color()).prop_map(|(circle, color)| Shape::FilledCircle(circle, color)),
        (any_circle(), any_color()).prop_map(|(circle, color)| Shape::StrokedCircle(circle, color)),
        (any::<(i32, i32, i32)>(), any::<String>(), any_color()).prop_map(
            |((x, y, size), text, color)| Shape::Text {
                x,
                y,
                size,
                text,
                color,
            }
        ),
    ]
}

fn any_screen() -> impl Strategy<Value = Screen> {
    let shapes = prop::collection::vec(any_shape(), 0..30);
    (1..=4096, 1..=4096, shapes).prop_map(|(width, height, shapes)| {
        let mut screen = Screen::new(width, height);
        for shape in shapes {
            screen.add(shape);
        }
        screen
    })
}

fn any_turn() -> impl Strategy<Value = Turn> {
    prop_oneof![
        any_disc().prop_map(Turn::Moves),
        any_disc().prop_map(Turn::PassesBackTo),
        Just(Turn::Over)
    ]
}

fn any_outcome() -> impl Strategy<Value = Outcome> {
    prop_oneof![
        Just(Outcome::Unfinished),
        Just(Outcome::Drawn),
        any_disc().prop_map(Outcome::Won)
    ]
}

fn any_played() -> impl Strategy<Value = Played> {
    prop_oneof![
        Just(Played::Occupied),
        Just(Played::Nothing),
        any::<i32>().prop_map(Played::Turned)
    ]
}

fn any_placed() -> impl Strategy<Value = Placed> {
    (any::<u64>(), prop::option::of(any_square()))
        .prop_map(|(count, first)| Placed { count, first })
}

fn any_game_view() -> impl Strategy<Value = GameView> {
    let answer = prop::sample::select(vec![
        ActionAnswer::Begun,
        ActionAnswer::Undone(false),
        ActionAnswer::Undone(true),
        ActionAnswer::Played(Ok(())),
        ActionAnswer::Played(Err(IllegalMove::GameOver)),
        ActionAnswer::Played(Err(IllegalMove::OffTheBoard)),
        ActionAnswer::Played(Err(IllegalMove::Occupied)),
        ActionAnswer::Played(Err(IllegalMove::TurnsNothing)),
    ]);
    let to_move = prop::option::of(any_disc());
    (answer, any_board(), to_move, any::<String>()).prop_map(|(answer, board, to_move, record)| {
        GameView {
            answer,
            board,
            to_move,
            record,
        }
    })
}

fn any_value() -> BoxedStrategy<Value> {
    let squares = || prop::collection::vec(any_square(), 0..20);
    let one_move = (any_square(), squares()).prop_map(|(square, flips)| Move { square, flips });
    prop_oneof![
        any::<bool>().prop_map(Value::Bool),
        any::<i32>().prop_map(Value::Number),
        prop::collection::vec(any::<i32>(), 0..20).prop_map(Value::Numbers),
        any::<String>().prop_map(Value::Text),
        prop::option::of(any_square()).prop_map(Value::Square),
        squares().prop_map(Value::Squares),
        prop::option::of(any_board()).prop_map(Value::Board),
        any_walled().prop_map(Value::Walled),
        (any::<i32>(), any_walled()).prop_map(|(count, board)| Value::Turned { count, board }),
        prop::collection::vec(one_move, 0..8).prop_map(Value::Moves),
        any_turn().prop_map(Value::Turn),
        any::<(i32, i32, i32)>().prop_map(|(black, white, empty)| Value::Count(Count {
            black,
            white,
            empty
        })),
        any_outcome().prop_map(Value::Outcome),
        (any_played(), any_board()).prop_map(|(played, board)| Value::Played { played, board }),
        any_screen().prop_map(Value::Screen),
        prop::collection::vec((any_square(), any::<i32>()), 0..20).prop_map(Value::Scores),
        (any::<i32>(), prop::option::of(any_square()), any_placed()).prop_map(
            |(score, square, placed)| Value::Search {
                score,
                square,
                placed,
            }
        ),
        prop::collection::vec(any_game_view(), 0..8).prop_map(Value::Game),
        any::<u64>().prop_map(Value::Bits),
        any::<u64>().prop_map(Value::Large),
    ]
    .boxed()
}

fn any_ending() -> impl Strategy<Value = Ending> {
    let location = prop::option::of("[a-z/.]{1,12}:[0-9]{1,3}");
    prop_oneof![
        6 => any_value().prop_map(Ending::Answered),
        1 => (any::<String>(), location)
            .prop_map(|(message, location)| Ending::Panicked { message, location }),
        1 => Just(Ending::Hung),
        1 => any::<String>().prop_map(Ending::Died),
        1 => Just(Ending::NotAsked),
    ]
}

fn near_square(row: i8, col: i8) -> Square {
    Square {
        row: row.into(),
        col: col.into(),
    }
}

fn any_reply() -> impl Strategy<Value = Reply> {
    let reads = prop::collection::vec(any::<(i8, i8)>(), 0..40);
    (any_ending(), reads).prop_map(|(ending, reads)| Reply {
        ending,
        reads: reads
            .into_iter()
            .map(|(row, col)| near_square(row, col))
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
    fn different_answers_have_different_bytes(one in any_value(), other in any_value()) {
        prop_assert_eq!(one == other, encode_value(&one) == encode_value(&other));
    }

    #[test]
    fn no_bytes_make_the_reading_panic(bytes in prop::collection::vec(any::<u8>(), 0..100)) {
        let _ = decode_call(&bytes);
        let _ = decode_reply(&bytes);
        let _ = decode_plan(&bytes);
        let _ = decode_comparison(&bytes);
        let _ = decode_opened_replay(&bytes);
    }

    #[test]
    fn a_call_with_its_reply_comes_back_from_a_link(call in any_call(), reply in any_reply()) {
        let replay = Replay { call, reply };
        let link = replay.to_string();
        if link.len() <= LONGEST_REPLAY {
            prop_assert_eq!(link.parse(), Ok(replay));
        } else {
            prop_assert_eq!(link.parse::<Replay>(), Err(ReplayError::TooLong));
        }
    }

    #[test]
    fn what_the_page_asks_the_judge_about_a_position_comes_back_as_it_was_sent(
        texts in prop::collection::vec(".*", 6),
        replies in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..9), 0..4),
    ) {
        let [step, function, position, name, value, address] = texts.try_into().unwrap();
        let asked = Asked { step: step.clone(), function, position, values: vec![(name, value)] };
        for request in [
            ToJudge::Plan(asked.clone()),
            ToJudge::Compare { asked, replies },
            ToJudge::OpenReplay { step, address },
        ] {
            prop_assert_eq!(decode_to_judge(&encode_to_judge(&request)), Ok(request));
        }
    }

    #[test]
    fn bytes_that_begin_like_a_call_do_not_make_the_reading_panic(
        kind in 0..40u8,
        tail in prop::collection::vec(any::<u8>(), 0..120),
    ) {
        let _ = decode_call(&[vec![kind], tail].concat());
    }

    #[test]
    fn bytes_that_begin_like_an_answer_do_not_make_the_reading_panic(
        kind in 0..24u8,
        small in prop::collection::vec(0..9u8, 0..40),
        tail in prop::collection::vec(any::<u8>(), 0..120),
    ) {
        let content = [vec![kind], small, tail].concat();
        let length = (content.len() as u32).to_le_bytes().to_vec();
        let _ = decode_reply(&[vec![0], length, content].concat());
    }

    #[test]
    fn a_reply_with_one_byte_changed_does_not_make_the_reading_panic(
        reply in any_reply(),
        at in any::<prop::sample::Index>(),
        byte in any::<u8>(),
    ) {
        let mut bytes = encode_reply(&reply);
        let at = at.index(bytes.len());
        bytes[at] = byte;
        let _ = decode_reply(&bytes);
    }

    #[test]
    fn a_call_cut_short_is_no_call(call in any_call(), cut in any::<prop::sample::Index>()) {
        let bytes = encode_call(&call);
        let cut = cut.index(bytes.len());
        prop_assert_eq!(decode_call(&bytes[..cut]), Err(WireError));
    }

    #[test]
    fn a_call_with_something_behind_it_is_no_call(call in any_call(), more in any::<u8>()) {
        let mut bytes = encode_call(&call);
        bytes.push(more);
        prop_assert_eq!(decode_call(&bytes), Err(WireError));
    }
}

#[test]
fn every_call_of_every_step_comes_back_with_its_right_answer() {
    for step in checks::steps() {
        for call in step.calls() {
            assert_eq!(decode_call(&encode_call(call)).as_ref(), Ok(call));
            let reply = Reply::unread(Ending::Answered(call.expected()));
            assert_eq!(decode_reply(&encode_reply(&reply)), Ok(reply), "{call:?}");
        }
    }
}

#[test]
fn a_full_screen_comes_back_and_one_shape_more_is_refused() {
    let mut screen = Screen::for_board();
    for at in 0..Screen::SHAPES_LIMIT as i32 {
        screen.fill_circle(at, at, 1, Color::BLACK);
    }
    let reply = Reply::unread(Ending::Answered(Value::Screen(screen)));
    let bytes = encode_reply(&reply);
    assert_eq!(decode_reply(&bytes), Ok(reply));

    // Behind the kind and the length: the answer's kind, width, height, the number of shapes, the shapes.
    let shape = bytes[18..34].to_vec();
    let mut content = bytes[5..].to_vec();
    content.extend(shape);
    content[9..13].copy_from_slice(&(Screen::SHAPES_LIMIT as u32 + 1).to_le_bytes());
    let length = (content.len() as u32).to_le_bytes().to_vec();
    let longer = [vec![0], length, content].concat();
    assert_eq!(decode_reply(&longer), Err(WireError));
}

#[test]
fn replies_have_the_bytes_that_a_worker_composes_by_itself() {
    let ending = |bytes: &[u8]| decode_reply(bytes).map(|reply| reply.ending);
    assert_eq!(ending(&[2, 0, 0, 0, 0]), Ok(Ending::Hung));
    assert_eq!(ending(&[4, 0, 0, 0, 0]), Ok(Ending::NotAsked));
    assert_eq!(
        ending(b"\x03\x08\x00\x00\x00too deep"),
        Ok(Ending::Died("too deep".to_owned()))
    );
}

#[test]
fn readings_far_off_the_board_stay_off_the_board() {
    let reply = Reply {
        ending: Ending::Answered(Value::Bool(true)),
        reads: vec![
            Square {
                row: i32::MIN,
                col: 1_000,
            },
            Square { row: 3, col: -1 },
        ],
    };
    let back = decode_reply(&encode_reply(&reply)).unwrap();
    assert_eq!(
        back.reads,
        [near_square(i8::MIN, i8::MAX), near_square(3, -1)]
    );
}

#[test]
fn bytes_that_hold_nothing_known_are_refused() {
    for bytes in [
        &[][..],
        // An answer without content, and answers of no kind, of a yes that is none, of a turn that is none.
        &[0, 0, 0, 0, 0],
        &[0, 1, 0, 0, 0, 99],
        &[0, 2, 0, 0, 0, 0, 2],
        &[0, 2, 0, 0, 0, 12, 3],
        // A text that is longer than its bytes, one that is no UTF-8, and one with a negative length.
        &[0, 6, 0, 0, 0, 3, 2, 0, 0, 0, b'a'],
        &[0, 6, 0, 0, 0, 3, 1, 0, 0, 0, 0xff],
        &[0, 5, 0, 0, 0, 3, 255, 255, 255, 255],
        // A board of side 7, and a screen without width.
        &[0, 2, 0, 0, 0, 8, 7],
        &[0, 13, 0, 0, 0, 16, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0],
        // A panic without a place, content where there is none, half a reading, a kind that is none.
        &[1, 0, 0, 0, 0],
        &[2, 1, 0, 0, 0, 7],
        &[2, 0, 0, 0, 0, 7],
        &[3, 255, 255, 255, 255],
        &[9, 0, 0, 0, 0],
    ] {
        assert_eq!(decode_reply(bytes), Err(WireError), "{bytes:?}");
    }
    for bytes in [&[][..], &[99], &[0, 0], &[5, 0, 0, 0, 0, 0, 0, 0, 0, 6]] {
        assert_eq!(decode_call(bytes), Err(WireError), "{bytes:?}");
    }
    // A key that is a sign, with the number of no sign.
    let surrogate = 0xd800_u32.to_le_bytes();
    let bytes = [&[5, 0, 0, 0, 0, 0, 0, 0, 0, 5][..], &surrogate].concat();
    assert_eq!(decode_call(&bytes), Err(WireError));
    assert_eq!(
        WireError.to_string(),
        "the bytes hold no call or reply of this version"
    );
}
