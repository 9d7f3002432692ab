//! Calls as bytes.

use steps::{Action, Board, Disc, Key, Square};

use super::WireError;
use super::reader::Reader;
use super::writer::Writer;
use crate::{Call, Draws};

impl Writer {
    pub(super) fn call(&mut self, call: &Call) {
        match call {
            Call::DrawBoard => {
                self.byte(0);
            }
            Call::Start => {
                self.byte(1);
            }
            Call::DrawDiscs { board } => {
                self.byte(2);
                self.board(board);
            }
            Call::ParseSquare { text } => {
                self.byte(3);
                self.text(text);
            }
            Call::SquareName { square } => {
                self.byte(4);
                self.square(*square);
            }
            Call::MoveCursor { cursor, key } => {
                self.byte(5);
                self.square(*cursor);
                self.key(*key);
            }
            Call::IsValidMove {
                board,
                square,
                player,
            } => self.is_valid_move(board, *square, *player),
            Call::FlipsInDirection {
                board,
                square,
                direction,
                player,
            } => {
                self.byte(7);
                self.board(board);
                self.square(*square);
                self.number(direction.0);
                self.number(direction.1);
                self.disc(*player);
            }
            Call::FlipsAt {
                board,
                square,
                player,
            } => {
                self.byte(8);
                self.board(board);
                self.square(*square);
                self.disc(*player);
            }
            Call::Place {
                board,
                square,
                player,
            } => {
                self.byte(9);
                self.board(board);
                self.square(*square);
                self.disc(*player);
            }
            Call::LegalMoves { board, player } => {
                self.byte(10);
                self.board(board);
                self.disc(*player);
            }
            Call::NextTurn { board, just_moved } => {
                self.byte(11);
                self.board(board);
                self.disc(*just_moved);
            }
            Call::Count { board } => {
                self.byte(12);
                self.board(board);
            }
            Call::Outcome { board } => {
                self.byte(13);
                self.board(board);
            }
            Call::WalledStart => {
                self.byte(14);
            }
            Call::CountOrTurn {
                board,
                index,
                player,
                turn,
            } => {
                self.byte(15);
                self.board(board);
                self.number(*index);
                self.disc(*player);
                self.flag(*turn);
            }
            Call::WalledMoves { board, player } => {
                self.byte(16);
                self.board(board);
                self.disc(*player);
            }
            Call::FlatIndex { size, x, y } => {
                self.byte(17);
                self.number(*size);
                self.number(*x);
                self.number(*y);
            }
            Call::TurnedByPattern { behind, player } => {
                self.byte(18);
                self.text(behind);
                self.disc(*player);
            }
            Call::PlayOnLines {
                board,
                square,
                player,
            } => {
                self.byte(19);
                self.board(board);
                self.square(*square);
                self.disc(*player);
            }
            Call::RandomMove {
                board,
                player,
                draws,
            } => {
                self.byte(20);
                self.board(board);
                self.disc(*player);
                self.draws(*draws);
            }
            Call::Evaluate { board, player } => {
                self.byte(21);
                self.board(board);
                self.disc(*player);
            }
            Call::GreedyMove { board, player } => {
                self.byte(22);
                self.board(board);
                self.disc(*player);
            }
            Call::Minimax {
                board,
                player,
                depth,
            } => {
                self.byte(23);
                self.board(board);
                self.disc(*player);
                self.count(*depth);
            }
            Call::AlphaBeta {
                board,
                player,
                depth,
                alpha,
                beta,
            } => {
                self.byte(24);
                self.board(board);
                self.disc(*player);
                self.count(*depth);
                self.number(*alpha);
                self.number(*beta);
            }
            Call::CandidateScores {
                board,
                player,
                plies,
            } => {
                self.byte(25);
                self.board(board);
                self.disc(*player);
                self.count(*plies);
            }
            Call::Heat { scores } => {
                self.byte(26);
                self.list(scores, |writer, number| writer.number(*number));
            }
            Call::DrawPanel { board, to_move } => {
                self.byte(27);
                self.board(board);
                self.maybe_disc(*to_move);
            }
            Call::PlayGame { human, actions } => {
                self.byte(28);
                self.disc(*human);
                self.list(actions, |writer, action| writer.action(*action));
            }
            Call::BitOf { square } => {
                self.byte(29);
                self.square(*square);
            }
            Call::Shifted { bits, direction } => {
                self.byte(30);
                self.large(*bits);
                self.number(direction.0);
                self.number(direction.1);
            }
            Call::BitMoves { board, player } => {
                self.byte(31);
                self.board(board);
                self.disc(*player);
            }
            Call::BitFlips {
                board,
                square,
                player,
            } => {
                self.byte(32);
                self.board(board);
                self.square(*square);
                self.disc(*player);
            }
            Call::Perft {
                board,
                player,
                depth,
            } => {
                self.byte(33);
                self.board(board);
                self.disc(*player);
                self.count(*depth);
            }
            Call::FinalScore { board, player } => {
                self.byte(34);
                self.board(board);
                self.disc(*player);
            }
            Call::Solve { board, player } => {
                self.byte(35);
                self.board(board);
                self.disc(*player);
            }
            Call::SolveBetween {
                board,
                player,
                alpha,
                beta,
            } => {
                self.byte(36);
                self.board(board);
                self.disc(*player);
                self.number(*alpha);
                self.number(*beta);
            }
            Call::Show { step, keys } => {
                self.byte(37);
                self.count(*step);
                self.list(keys, |writer, key| writer.key(*key));
            }
        }
    }

    pub(super) fn is_valid_move(&mut self, board: &Board, square: Square, player: Disc) {
        self.byte(6);
        self.board(board);
        self.square(square);
        self.disc(player);
    }

    fn draws(&mut self, draws: Draws) {
        match draws {
            Draws::Spread(count) => {
                self.byte(0);
                self.count(count);
            }
            Draws::Lowest => self.byte(1),
            Draws::Highest => self.byte(2),
        }
    }

    fn action(&mut self, action: Action) {
        match action {
            Action::Play(square) => {
                self.byte(0);
                self.square(square);
            }
            Action::Undo => self.byte(1),
            Action::Restart => self.byte(2),
        }
    }

    fn key(&mut self, key: Key) {
        match key {
            Key::Up => self.byte(0),
            Key::Down => self.byte(1),
            Key::Left => self.byte(2),
            Key::Right => self.byte(3),
            Key::Enter => self.byte(4),
            Key::Char(sign) => {
                self.byte(5);
                self.number(sign as i32);
            }
        }
    }
}

impl Reader<'_> {
    pub(super) fn call(&mut self) -> Result<Call, WireError> {
        Ok(match self.byte()? {
            0 => Call::DrawBoard,
            1 => Call::Start,
            2 => Call::DrawDiscs {
                board: self.board()?,
            },
            3 => Call::ParseSquare { text: self.text()? },
            4 => Call::SquareName {
                square: self.square()?,
            },
            5 => Call::MoveCursor {
                cursor: self.square()?,
                key: self.key()?,
            },
            6 => Call::IsValidMove {
                board: self.board()?,
                square: self.square()?,
                player: self.disc()?,
            },
            7 => Call::FlipsInDirection {
                board: self.board()?,
                square: self.square()?,
                direction: (self.number()?, self.number()?),
                player: self.disc()?,
            },
            8 => Call::FlipsAt {
                board: self.board()?,
                square: self.square()?,
                player: self.disc()?,
            },
            9 => Call::Place {
                board: self.board()?,
                square: self.square()?,
                player: self.disc()?,
            },
            10 => Call::LegalMoves {
                board: self.board()?,
                player: self.disc()?,
            },
            11 => Call::NextTurn {
                board: self.board()?,
                just_moved: self.disc()?,
            },
            12 => Call::Count {
                board: self.board()?,
            },
            13 => Call::Outcome {
                board: self.board()?,
            },
            14 => Call::WalledStart,
            15 => Call::CountOrTurn {
                board: self.board()?,
                index: self.number()?,
                player: self.disc()?,
                turn: self.flag()?,
            },
            16 => Call::WalledMoves {
                board: self.board()?,
                player: self.disc()?,
            },
            17 => Call::FlatIndex {
                size: self.number()?,
                x: self.number()?,
                y: self.number()?,
            },
            18 => Call::TurnedByPattern {
                behind: self.text()?,
                player: self.disc()?,
            },
            19 => Call::PlayOnLines {
                board: self.board()?,
                square: self.square()?,
                player: self.disc()?,
            },
            20 => Call::RandomMove {
                board: self.board()?,
                player: self.disc()?,
                draws: self.draws()?,
            },
            21 => Call::Evaluate {
                board: self.board()?,
                player: self.disc()?,
            },
            22 => Call::GreedyMove {
                board: self.board()?,
                player: self.disc()?,
            },
            23 => Call::Minimax {
                board: self.board()?,
                player: self.disc()?,
                depth: self.count()?,
            },
            24 => Call::AlphaBeta {
                board: self.board()?,
                player: self.disc()?,
                depth: self.count()?,
                alpha: self.number()?,
                beta: self.number()?,
            },
            25 => Call::CandidateScores {
                board: self.board()?,
                player: self.disc()?,
                plies: self.count()?,
            },
            26 => Call::Heat {
                scores: self.list(Reader::number)?,
            },
            27 => Call::DrawPanel {
                board: self.board()?,
                to_move: self.maybe_disc()?,
            },
            28 => Call::PlayGame {
                human: self.disc()?,
                actions: self.list(Reader::action)?,
            },
            29 => Call::BitOf {
                square: self.square()?,
            },
            30 => Call::Shifted {
                bits: self.large()?,
                direction: (self.number()?, self.number()?),
            },
            31 => Call::BitMoves {
                board: self.board()?,
                player: self.disc()?,
            },
            32 => Call::BitFlips {
                board: self.board()?,
                square: self.square()?,
                player: self.disc()?,
            },
            33 => Call::Perft {
                board: self.board()?,
                player: self.disc()?,
                depth: self.count()?,
            },
            34 => Call::FinalScore {
                board: self.board()?,
                player: self.disc()?,
            },
            35 => Call::Solve {
                board: self.board()?,
                player: self.disc()?,
            },
            36 => Call::SolveBetween {
                board: self.board()?,
                player: self.disc()?,
                alpha: self.number()?,
                beta: self.number()?,
            },
            37 => Call::Show {
                step: self.count()?,
                keys: self.list(Reader::key)?,
            },
            _ => return Err(WireError),
        })
    }

    fn draws(&mut self) -> Result<Draws, WireError> {
        Ok(match self.byte()? {
            0 => Draws::Spread(self.count()?),
            1 => Draws::Lowest,
            2 => Draws::Highest,
            _ => return Err(WireError),
        })
    }

    fn action(&mut self) -> Result<Action, WireError> {
        Ok(match self.byte()? {
            0 => Action::Play(self.square()?),
            1 => Action::Undo,
            2 => Action::Restart,
            _ => return Err(WireError),
        })
    }

    fn key(&mut self) -> Result<Key, WireError> {
        Ok(match self.byte()? {
            0 => Key::Up,
            1 => Key::Down,
            2 => Key::Left,
            3 => Key::Right,
            4 => Key::Enter,
            5 => {
                let number = u32::try_from(self.number()?).map_err(|_| WireError)?;
                Key::Char(char::from_u32(number).ok_or(WireError)?)
            }
            _ => return Err(WireError),
        })
    }
}
