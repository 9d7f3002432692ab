//! Runs a call with a table of functions.

use steps::{
    Answers, Bits, Disc, Game, LineBoard, Move, Rng, Screen, Square, Stage, WalledBoard, Window,
    legal_moves,
};

use crate::call::Draws;
use crate::{Call, Value};

impl Call {
    /// The result of the given function. Panics if the function panics.
    pub fn answer(&self, answers: &Answers) -> Value {
        match self {
            Call::DrawBoard => {
                let mut screen = Screen::for_board();
                (answers.draw_board)(&mut screen);
                Value::Screen(screen)
            }
            Call::Start => Value::Board(Some((answers.start)())),
            Call::DrawDiscs { board } => {
                let mut screen = Screen::for_board();
                steps::draw_board(&mut screen);
                (answers.draw_discs)(board, &mut screen);
                Value::Screen(screen)
            }
            Call::ParseSquare { text } => Value::Square((answers.parse_square)(text)),
            Call::SquareName { square } => Value::Text((answers.square_name)(*square)),
            Call::MoveCursor { cursor, key } => {
                Value::Square(Some((answers.move_cursor)(*cursor, *key)))
            }
            Call::IsValidMove {
                board,
                square,
                player,
            } => Value::Bool((answers.is_valid_move)(board, *square, *player)),
            Call::FlipsInDirection {
                board,
                square,
                direction,
                player,
            } => Value::Squares((answers.flips_in_direction)(
                board, *square, *direction, *player,
            )),
            Call::FlipsAt {
                board,
                square,
                player,
            } => Value::Squares((answers.flips_at)(board, *square, *player)),
            Call::Place {
                board,
                square,
                player,
            } => Value::Board((answers.place)(board, *square, *player)),
            Call::LegalMoves { board, player } => {
                Value::Moves((answers.legal_moves)(board, *player))
            }
            Call::NextTurn { board, just_moved } => {
                Value::Turn((answers.next_turn)(board, *just_moved))
            }
            Call::Count { board } => Value::Count((answers.count)(board)),
            Call::Outcome { board } => Value::Outcome((answers.outcome)(board)),
            Call::WalledStart => Value::Walled((answers.walled_start)()),
            Call::CountOrTurn {
                board,
                index,
                player,
                turn,
            } => {
                let mut board = WalledBoard::from(board);
                let count = (answers.count_or_turn)(&mut board, *index, *player, *turn);
                Value::Turned { count, board }
            }
            Call::WalledMoves { board, player } => {
                Value::Numbers((answers.walled_moves)(&WalledBoard::from(board), *player))
            }
            Call::FlatIndex { size, x, y } => Value::Number((answers.flat_index)(*size, *x, *y)),
            Call::TurnedByPattern { behind, player } => {
                Value::Number((answers.turned_by_pattern)(behind, *player))
            }
            Call::PlayOnLines {
                board,
                square,
                player,
            } => {
                let mut board = LineBoard::from(board);
                let played = (answers.play_on_lines)(&mut board, square.col, square.row, *player);
                let board = board.to_board();
                Value::Played { played, board }
            }
            Call::RandomMove {
                board,
                player,
                draws,
            } => Value::Scores(drawn(answers, &legal_moves(board, *player), *draws)),
            Call::Evaluate { board, player } => Value::Number((answers.evaluate)(board, *player)),
            Call::GreedyMove { board, player } => {
                Value::Square((answers.greedy_move)(board, *player))
            }
            Call::Minimax {
                board,
                player,
                depth,
            } => searched(|| (answers.minimax)(board, *player, *depth)),
            Call::AlphaBeta {
                board,
                player,
                depth,
                alpha,
                beta,
            } => searched(|| (answers.alpha_beta)(board, *player, *depth, *alpha, *beta)),
            Call::CandidateScores {
                board,
                player,
                plies,
            } => Value::Scores((answers.candidate_scores)(board, *player, *plies)),
            Call::Heat { scores } => Value::Numbers((answers.heat)(scores)),
            Call::DrawPanel { board, to_move } => {
                let mut screen = Screen::new(240, 120);
                let game = Game {
                    human: Disc::Black,
                    board: *board,
                    to_move: *to_move,
                    history: Vec::new(),
                };
                (answers.draw_panel)(&game, &mut screen);
                Value::Screen(screen)
            }
            Call::PlayGame { human, actions } => Value::Game((answers.play_game)(*human, actions)),
            Call::BitOf { square } => Value::Bits((answers.bit_of)(*square)),
            Call::Shifted { bits, direction } => Value::Bits((answers.shifted)(*bits, *direction)),
            Call::BitMoves { board, player } => {
                Value::Bits((answers.bit_moves)(Bits::of(board, *player)))
            }
            Call::BitFlips {
                board,
                square,
                player,
            } => Value::Bits((answers.bit_flips)(
                Bits::of(board, *player),
                steps::bit_of(*square),
            )),
            Call::Perft {
                board,
                player,
                depth,
            } => Value::Large((answers.perft)(Bits::of(board, *player), *depth)),
            Call::FinalScore { board, player } => {
                Value::Number((answers.final_score)(board, *player))
            }
            Call::Solve { board, player } => Value::Number((answers.solve)(board, *player)),
            Call::SolveBetween {
                board,
                player,
                alpha,
                beta,
            } => searched(|| {
                let score = (answers.solve_between)(board, *player, *alpha, *beta);
                (score, None)
            }),
            Call::Show { step, keys } => {
                let mut window = Window::setup(*answers, Stage::of_step(*step));
                for key in keys {
                    window.on_key(*key);
                }
                let mut screen = Screen::for_board();
                window.render(&mut screen);
                Value::Screen(screen)
            }
        }
    }

    /// The result of the reference function.
    pub fn expected(&self) -> Value {
        self.answer(&Answers::REFERENCE)
    }
}

/// How often the function returns each move, in scan order.
fn drawn(answers: &Answers, moves: &[Move], draws: Draws) -> Vec<(Square, i32)> {
    let mut counts: Vec<(Square, i32)> = moves.iter().map(|one| (one.square, 0)).collect();
    let numbers: Vec<f64> = match draws {
        Draws::Spread(count) => (0..count)
            .map(|index| (f64::from(index) + 0.5) / f64::from(count))
            .collect(),
        Draws::Lowest => vec![0.0],
        Draws::Highest => vec![1.0_f64.next_down()],
    };
    for (seed, number) in numbers.into_iter().enumerate() {
        let mut rng = Rng::beginning_with(number, seed as u64);
        let Some(chosen) = (answers.random_move)(moves, &mut rng) else {
            continue;
        };
        let known = counts
            .iter_mut()
            .find(|(square, _)| *square == chosen.square);
        if let Some((_, count)) = known {
            *count += 1;
        }
    }
    counts
}

/// The result of a search, with its number of `place` calls.
fn searched(search: impl FnOnce() -> (i32, Option<Square>)) -> Value {
    steps::take_placed();
    let (score, square) = search();
    Value::Search {
        score,
        square,
        placed: steps::take_placed(),
    }
}
