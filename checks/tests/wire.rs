//! Calls, replies, work and answers as bytes: there and back, and no bytes make the reading panic.

use checks::bench::{Answer, Work};
use checks::functions::{
    self, AlphaBeta, BitFlips, BitMoves, BitOf, CandidateScores, CountOrTurn, DrawBoard, DrawDiscs,
    DrawPanel, Draws, Evaluate, FinalScore, FlatIndex, FlipsAt, FlipsInDirection, ForSide,
    GreedyMove, Heat, IsValidMove, LegalMoves, Minimax, MoveCursor, NextTurn, NoArguments, OnBoard,
    OnSquare, OneSquare, ParseSquare, Perft, Place, PlayGame, PlayOnLines, RandomMove, Shifted,
    Show, Solve, SolveBetween, SquareName, Start, ToDepth, TurnedByPattern, WalledMoves,
    WalledStart,
};
use checks::wire::{WireError, from_bytes, to_bytes};
use checks::{Asked, Call, Ending, LONGEST_REPLAY, Replay, ReplayError, Reply, Value};
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
        any::<u32>().prop_map(Draws::Spread),
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
    let depth = any::<u32>;
    prop_oneof![
        (position(), any_draws()).prop_map(|((board, player), draws)| Call::RandomMove(
            RandomMove {
                board,
                player,
                draws,
            }
        )),
        position().prop_map(|(board, player)| Call::Evaluate(Evaluate(ForSide { board, player }))),
        position()
            .prop_map(|(board, player)| Call::GreedyMove(GreedyMove(ForSide { board, player }))),
        (position(), depth()).prop_map(|((board, player), depth)| Call::Minimax(Minimax(
            ToDepth {
                board,
                player,
                depth,
            }
        ))),
        (position(), depth(), any::<(i32, i32)>()).prop_map(
            |((board, player), depth, (alpha, beta))| Call::AlphaBeta(AlphaBeta {
                board,
                player,
                depth,
                alpha,
                beta,
            })
        ),
        (position(), depth()).prop_map(|((board, player), plies)| Call::CandidateScores(
            CandidateScores {
                board,
                player,
                plies,
            }
        )),
        prop::collection::vec(any::<i32>(), 0..20).prop_map(|scores| Call::Heat(Heat { scores })),
        (any_board(), prop::option::of(any_disc()))
            .prop_map(|(board, to_move)| Call::DrawPanel(DrawPanel { board, to_move })),
        (any_disc(), prop::collection::vec(any_action(), 0..20))
            .prop_map(|(human, actions)| Call::PlayGame(PlayGame { human, actions })),
    ]
    .boxed()
}

/// The calls of the detours on bitboards and on the endgame.
fn any_late_detour_call() -> BoxedStrategy<Call> {
    let position = || (any_board(), any_disc());
    prop_oneof![
        any_square().prop_map(|square| Call::BitOf(BitOf(OneSquare { square }))),
        (any::<u64>(), any::<(i32, i32)>())
            .prop_map(|(bits, direction)| Call::Shifted(Shifted { bits, direction })),
        position().prop_map(|(board, player)| Call::BitMoves(BitMoves(ForSide { board, player }))),
        (position(), any_square()).prop_map(|((board, player), square)| Call::BitFlips(BitFlips(
            OnSquare {
                board,
                square,
                player,
            }
        ))),
        (position(), any::<u32>()).prop_map(|((board, player), depth)| Call::Perft(Perft(
            ToDepth {
                board,
                player,
                depth,
            }
        ))),
        position()
            .prop_map(|(board, player)| Call::FinalScore(FinalScore(ForSide { board, player }))),
        position().prop_map(|(board, player)| Call::Solve(Solve(ForSide { board, player }))),
        (position(), any::<(i32, i32)>()).prop_map(|((board, player), (alpha, beta))| {
            Call::SolveBetween(SolveBetween {
                board,
                player,
                alpha,
                beta,
            })
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
        Just(Call::DrawBoard(DrawBoard(NoArguments))),
        Just(Call::Start(Start(NoArguments))),
        any_board().prop_map(|board| Call::DrawDiscs(DrawDiscs(OnBoard { board }))),
        any::<String>().prop_map(|text| Call::ParseSquare(ParseSquare { text })),
        any_square().prop_map(|square| Call::SquareName(SquareName(OneSquare { square }))),
        (any_square(), any_key())
            .prop_map(|(cursor, key)| Call::MoveCursor(MoveCursor { cursor, key })),
        asked().prop_map(
            |(board, square, player)| Call::IsValidMove(IsValidMove(OnSquare {
                board,
                square,
                player
            }))
        ),
        (asked(), any::<(i32, i32)>()).prop_map(|((board, square, player), direction)| {
            Call::FlipsInDirection(FlipsInDirection {
                board,
                square,
                direction,
                player,
            })
        }),
        asked().prop_map(|(board, square, player)| Call::FlipsAt(FlipsAt(OnSquare {
            board,
            square,
            player
        }))),
        asked().prop_map(|(board, square, player)| Call::Place(Place(OnSquare {
            board,
            square,
            player
        }))),
        asked()
            .prop_map(|(board, _, player)| Call::LegalMoves(LegalMoves(ForSide { board, player }))),
        asked().prop_map(|(board, _, just_moved)| Call::NextTurn(NextTurn(ForSide {
            board,
            player: just_moved
        }))),
        any_board().prop_map(|board| Call::Count(functions::Count(OnBoard { board }))),
        any_board().prop_map(|board| Call::Outcome(functions::Outcome(OnBoard { board }))),
        Just(Call::WalledStart(WalledStart(NoArguments))),
        (any_board(), any::<i32>(), any_disc(), any::<bool>()).prop_map(
            |(board, index, player, turn)| Call::CountOrTurn(CountOrTurn {
                board,
                index,
                player,
                turn,
            })
        ),
        asked().prop_map(|(board, _, player)| Call::WalledMoves(WalledMoves(ForSide {
            board,
            player
        }))),
        any::<(i32, i32, i32)>().prop_map(|(size, x, y)| Call::FlatIndex(FlatIndex { size, x, y })),
        (any::<String>(), any_disc())
            .prop_map(|(behind, player)| Call::TurnedByPattern(TurnedByPattern { behind, player })),
        asked().prop_map(
            |(board, square, player)| Call::PlayOnLines(PlayOnLines(OnSquare {
                board,
                square,
                player
            }))
        ),
        (any::<u32>(), prop::collection::vec(any_key(), 0..9))
            .prop_map(|(step, keys)| Call::Show(Show { step, keys })),
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

fn any_reply() -> impl Strategy<Value = Reply> {
    let reads = prop::collection::vec(any_square(), 0..40);
    (any_ending(), reads).prop_map(|(ending, reads)| Reply { ending, reads })
}

fn any_asked() -> impl Strategy<Value = Asked> {
    let values = prop::collection::vec(any::<(String, String)>(), 0..4);
    (any::<[String; 3]>(), values).prop_map(|([step, function, position], values)| Asked {
        step,
        function,
        position,
        values,
    })
}

fn any_work() -> impl Strategy<Value = Work> {
    let mistakes = prop::collection::vec(prop::collection::vec(any::<u64>(), 0..4), 0..9);
    prop_oneof![
        prop::collection::vec(any_call(), 0..9).prop_map(Work::Run),
        (any::<String>(), mistakes).prop_map(|(step, mistakes)| Work::Check { step, mistakes }),
        (any_asked(), prop::option::of(any_reply()))
            .prop_map(|(asked, reply)| Work::Ask { asked, reply }),
        any::<[String; 2]>().prop_map(|[step, address]| Work::OpenReplay { step, address }),
    ]
}

proptest! {
    #[test]
    fn a_call_comes_back_as_it_was_sent(call in any_call()) {
        prop_assert_eq!(from_bytes(&to_bytes(&call)), Ok(call));
    }

    #[test]
    fn a_reply_comes_back_as_it_was_sent(reply in any_reply()) {
        prop_assert_eq!(from_bytes(&to_bytes(&reply)), Ok(reply));
    }

    #[test]
    fn work_for_the_bench_comes_back_as_it_was_sent(work in any_work()) {
        prop_assert_eq!(from_bytes(&to_bytes(&work)), Ok(work));
    }

    #[test]
    fn different_answers_have_different_bytes(one in any_value(), other in any_value()) {
        prop_assert_eq!(one == other, to_bytes(&one) == to_bytes(&other));
    }

    #[test]
    fn no_bytes_make_the_reading_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = from_bytes::<Call>(&bytes);
        let _ = from_bytes::<Reply>(&bytes);
        let _ = from_bytes::<Work>(&bytes);
        let _ = from_bytes::<Answer>(&bytes);
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
    fn bytes_that_begin_like_a_call_do_not_make_the_reading_panic(
        kind in 0..40u8,
        tail in prop::collection::vec(any::<u8>(), 0..120),
    ) {
        let _ = from_bytes::<Call>(&[vec![kind], tail].concat());
    }

    #[test]
    fn bytes_that_begin_like_a_value_do_not_make_the_reading_panic(
        kind in 0..24u8,
        small in prop::collection::vec(0..9u8, 0..40),
        tail in prop::collection::vec(any::<u8>(), 0..120),
    ) {
        let _ = from_bytes::<Value>(&[vec![kind], small, tail].concat());
    }

    #[test]
    fn a_reply_with_one_byte_changed_does_not_make_the_reading_panic(
        reply in any_reply(),
        at in any::<prop::sample::Index>(),
        byte in any::<u8>(),
    ) {
        let mut bytes = to_bytes(&reply);
        let at = at.index(bytes.len());
        bytes[at] = byte;
        let _ = from_bytes::<Reply>(&bytes);
    }

    #[test]
    fn a_call_cut_short_is_no_call(call in any_call(), cut in any::<prop::sample::Index>()) {
        let bytes = to_bytes(&call);
        let cut = cut.index(bytes.len());
        prop_assert_eq!(from_bytes::<Call>(&bytes[..cut]), Err(WireError));
    }

    #[test]
    fn a_call_with_something_behind_it_is_no_call(call in any_call(), more in any::<u8>()) {
        let mut bytes = to_bytes(&call);
        bytes.push(more);
        prop_assert_eq!(from_bytes::<Call>(&bytes), Err(WireError));
    }
}

#[test]
fn every_call_of_every_step_comes_back_with_its_right_answer() {
    for step in checks::steps() {
        for call in step.calls() {
            assert_eq!(from_bytes::<Call>(&to_bytes(call)).as_ref(), Ok(call));
            let reply = Reply::unread(Ending::Answered(call.expected()));
            assert_eq!(from_bytes(&to_bytes(&reply)), Ok(reply), "{call:?}");
        }
    }
}

#[test]
fn a_full_screen_comes_back_and_one_shape_more_is_refused() {
    let mut screen = Screen::for_board();
    for _ in 0..Screen::SHAPES_LIMIT {
        screen.fill_circle(1, 1, 1, Color::BLACK);
    }
    let (width, height) = (screen.width(), screen.height());
    let value = Value::Screen(screen);
    let bytes = to_bytes(&value);
    assert_eq!(from_bytes(&bytes), Ok(value));

    // The number of shapes follows the kind of value, the width and the height.
    let written = |count: usize| to_bytes(&(width, height, count));
    let kind_and_size = |count| [&bytes[..1], &written(count)].concat();
    let shape = &bytes[bytes.len() - 7..];
    assert!(bytes.starts_with(&kind_and_size(Screen::SHAPES_LIMIT)));
    let mut longer = kind_and_size(Screen::SHAPES_LIMIT + 1);
    longer.extend(shape.repeat(Screen::SHAPES_LIMIT + 1));
    assert_eq!(from_bytes::<Value>(&longer), Err(WireError));
}

#[test]
fn values_that_break_a_rule_of_their_type_are_refused() {
    // Boards whose number of cells isn't a board's, or with a sign that's no cell.
    for letters in ["", ".", &".".repeat(50), &"é".repeat(8), &"#".repeat(16)] {
        let call = [
            &to_bytes(&Call::DrawDiscs(DrawDiscs(OnBoard {
                board: Board::empty(4),
            })))[..1],
            &to_bytes(&letters),
        ];
        assert_eq!(
            from_bytes::<Call>(&call.concat()),
            Err(WireError),
            "{letters}"
        );
        let walled = [
            &to_bytes(&Value::Walled(WalledBoard::empty(4)))[..1],
            &to_bytes(&letters),
        ];
        assert_eq!(
            from_bytes::<Value>(&walled.concat()),
            Err(WireError),
            "{letters}"
        );
    }
    let screen = &to_bytes(&Value::Screen(Screen::for_board()))[..1];
    for size in [(0, 8), (8, 0), (-1, 8), (4097, 8)] {
        let bytes = [screen, &to_bytes(&(size, 0_usize))].concat();
        assert_eq!(from_bytes::<Value>(&bytes), Err(WireError), "{size:?}");
    }
    // A string that's longer than its bytes, and one that's no UTF-8.
    let text = &to_bytes(&Value::Text(String::new()))[..1];
    for rest in [
        &[2, b'a'][..],
        &[1, 0xff],
        &[0xff, 0xff, 0xff, 0xff, 0x7f, b'a'],
    ] {
        let bytes = [text, rest].concat();
        assert_eq!(from_bytes::<Value>(&bytes), Err(WireError), "{rest:?}");
    }
    assert_eq!(from_bytes::<Value>(&[99]), Err(WireError));
    assert_eq!(from_bytes::<Call>(&[]), Err(WireError));
    assert_eq!(
        WireError.to_string(),
        "the bytes hold no call or reply of this version"
    );
}
