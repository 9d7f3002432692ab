//! Answers as bytes.

use steps::{
    ActionAnswer, Circle, Color, Count, GameView, IllegalMove, Move, Outcome, Placed, Played, Rect,
    Screen, Shape, Turn,
};

use super::WireError;
use super::reader::Reader;
use super::writer::Writer;
use crate::Value;

impl Writer {
    pub(super) fn value(&mut self, value: &Value) {
        match value {
            Value::Bool(answer) => {
                self.byte(0);
                self.flag(*answer);
            }
            Value::Number(number) => {
                self.byte(1);
                self.number(*number);
            }
            Value::Numbers(numbers) => {
                self.byte(2);
                self.list(numbers, |writer, number| writer.number(*number));
            }
            Value::Text(text) => {
                self.byte(3);
                self.text(text);
            }
            Value::Square(None) => self.byte(4),
            Value::Square(Some(square)) => {
                self.byte(5);
                self.square(*square);
            }
            Value::Squares(squares) => {
                self.byte(6);
                self.list(squares, |writer, square| writer.square(*square));
            }
            Value::Board(None) => self.byte(7),
            Value::Board(Some(board)) => {
                self.byte(8);
                self.board(board);
            }
            Value::Walled(board) => {
                self.byte(9);
                self.walled(board);
            }
            Value::Turned { count, board } => {
                self.byte(10);
                self.number(*count);
                self.walled(board);
            }
            Value::Moves(moves) => {
                self.byte(11);
                self.list(moves, |writer, one| {
                    writer.square(one.square);
                    writer.list(&one.flips, |writer, flip| writer.square(*flip));
                });
            }
            Value::Turn(turn) => {
                self.byte(12);
                match turn {
                    Turn::Moves(disc) => {
                        self.byte(0);
                        self.disc(*disc);
                    }
                    Turn::PassesBackTo(disc) => {
                        self.byte(1);
                        self.disc(*disc);
                    }
                    Turn::Over => self.byte(2),
                }
            }
            Value::Count(count) => {
                self.byte(13);
                for number in [count.black, count.white, count.empty] {
                    self.number(number);
                }
            }
            Value::Outcome(outcome) => {
                self.byte(14);
                match outcome {
                    Outcome::Unfinished => self.byte(0),
                    Outcome::Drawn => self.byte(1),
                    Outcome::Won(disc) => {
                        self.byte(2);
                        self.disc(*disc);
                    }
                }
            }
            Value::Played { played, board } => {
                self.byte(15);
                match played {
                    Played::Occupied => self.byte(0),
                    Played::Nothing => self.byte(1),
                    Played::Turned(count) => {
                        self.byte(2);
                        self.number(*count);
                    }
                }
                self.board(board);
            }
            Value::Screen(screen) => {
                self.byte(16);
                self.number(screen.width());
                self.number(screen.height());
                self.list(screen.shapes(), Writer::shape);
            }
            Value::Scores(scores) => {
                self.byte(17);
                self.list(scores, |writer, (square, score)| {
                    writer.square(*square);
                    writer.number(*score);
                });
            }
            Value::Search {
                score,
                square,
                placed,
            } => {
                self.byte(18);
                self.number(*score);
                self.maybe_square(*square);
                self.large(placed.count);
                self.maybe_square(placed.first);
            }
            Value::Game(views) => {
                self.byte(19);
                self.list(views, Writer::view);
            }
            Value::Bits(bits) => {
                self.byte(20);
                self.large(*bits);
            }
            Value::Large(number) => {
                self.byte(21);
                self.large(*number);
            }
        }
    }

    fn view(&mut self, view: &GameView) {
        self.byte(match view.answer {
            ActionAnswer::Begun => 0,
            ActionAnswer::Undone(false) => 1,
            ActionAnswer::Undone(true) => 2,
            ActionAnswer::Played(Ok(())) => 3,
            ActionAnswer::Played(Err(IllegalMove::GameOver)) => 4,
            ActionAnswer::Played(Err(IllegalMove::OffTheBoard)) => 5,
            ActionAnswer::Played(Err(IllegalMove::Occupied)) => 6,
            ActionAnswer::Played(Err(IllegalMove::TurnsNothing)) => 7,
        });
        self.board(&view.board);
        self.maybe_disc(view.to_move);
        self.text(&view.record);
    }

    fn shape(&mut self, shape: &Shape) {
        let color = match shape {
            Shape::FilledRect(rect, color) => {
                self.byte(0);
                self.rect(rect);
                color
            }
            Shape::StrokedRect(rect, color) => {
                self.byte(1);
                self.rect(rect);
                color
            }
            Shape::FilledCircle(circle, color) => {
                self.byte(2);
                self.circle(circle);
                color
            }
            Shape::StrokedCircle(circle, color) => {
                self.byte(3);
                self.circle(circle);
                color
            }
            Shape::Text {
                x,
                y,
                size,
                text,
                color,
            } => {
                self.byte(4);
                for number in [x, y, size] {
                    self.number(*number);
                }
                self.text(text);
                color
            }
        };
        for part in [color.red, color.green, color.blue] {
            self.byte(part);
        }
    }

    fn rect(&mut self, rect: &Rect) {
        for number in [rect.x, rect.y, rect.width, rect.height] {
            self.number(number);
        }
    }

    fn circle(&mut self, circle: &Circle) {
        for number in [circle.x, circle.y, circle.radius] {
            self.number(number);
        }
    }
}

impl Reader<'_> {
    pub(super) fn yes_or_no(&mut self) -> Result<Value, WireError> {
        match self.byte()? {
            0 => Ok(Value::Bool(self.flag()?)),
            _ => Err(WireError),
        }
    }

    pub(super) fn value(&mut self) -> Result<Value, WireError> {
        Ok(match self.byte()? {
            0 => Value::Bool(self.flag()?),
            1 => Value::Number(self.number()?),
            2 => Value::Numbers(self.list(Reader::number)?),
            3 => Value::Text(self.text()?),
            4 => Value::Square(None),
            5 => Value::Square(Some(self.square()?)),
            6 => Value::Squares(self.list(Reader::square)?),
            7 => Value::Board(None),
            8 => Value::Board(Some(self.board()?)),
            9 => Value::Walled(self.walled()?),
            10 => Value::Turned {
                count: self.number()?,
                board: self.walled()?,
            },
            11 => Value::Moves(self.list(|reader| {
                Ok(Move {
                    square: reader.square()?,
                    flips: reader.list(Reader::square)?,
                })
            })?),
            12 => Value::Turn(match self.byte()? {
                0 => Turn::Moves(self.disc()?),
                1 => Turn::PassesBackTo(self.disc()?),
                2 => Turn::Over,
                _ => return Err(WireError),
            }),
            13 => Value::Count(Count {
                black: self.number()?,
                white: self.number()?,
                empty: self.number()?,
            }),
            14 => Value::Outcome(match self.byte()? {
                0 => Outcome::Unfinished,
                1 => Outcome::Drawn,
                2 => Outcome::Won(self.disc()?),
                _ => return Err(WireError),
            }),
            15 => Value::Played {
                played: match self.byte()? {
                    0 => Played::Occupied,
                    1 => Played::Nothing,
                    2 => Played::Turned(self.number()?),
                    _ => return Err(WireError),
                },
                board: self.board()?,
            },
            16 => Value::Screen(self.screen()?),
            17 => Value::Scores(self.list(|reader| Ok((reader.square()?, reader.number()?)))?),
            18 => Value::Search {
                score: self.number()?,
                square: self.maybe_square()?,
                placed: Placed {
                    count: self.large()?,
                    first: self.maybe_square()?,
                },
            },
            19 => Value::Game(self.list(Reader::view)?),
            20 => Value::Bits(self.large()?),
            21 => Value::Large(self.large()?),
            _ => return Err(WireError),
        })
    }

    fn view(&mut self) -> Result<GameView, WireError> {
        let refused = |why| ActionAnswer::Played(Err(why));
        Ok(GameView {
            answer: match self.byte()? {
                0 => ActionAnswer::Begun,
                1 => ActionAnswer::Undone(false),
                2 => ActionAnswer::Undone(true),
                3 => ActionAnswer::Played(Ok(())),
                4 => refused(IllegalMove::GameOver),
                5 => refused(IllegalMove::OffTheBoard),
                6 => refused(IllegalMove::Occupied),
                7 => refused(IllegalMove::TurnsNothing),
                _ => return Err(WireError),
            },
            board: self.board()?,
            to_move: self.maybe_disc()?,
            record: self.text()?,
        })
    }

    fn screen(&mut self) -> Result<Screen, WireError> {
        let (width, height) = (self.number()?, self.number()?);
        if !(1..=4096).contains(&width) || !(1..=4096).contains(&height) {
            return Err(WireError);
        }
        let mut screen = Screen::new(width, height);
        let shapes = self.list(Reader::shape)?;
        if shapes.len() > Screen::SHAPES_LIMIT {
            return Err(WireError);
        }
        for shape in shapes {
            screen.add(shape);
        }
        Ok(screen)
    }

    fn shape(&mut self) -> Result<Shape, WireError> {
        Ok(match self.byte()? {
            0 => Shape::FilledRect(self.rect()?, self.color()?),
            1 => Shape::StrokedRect(self.rect()?, self.color()?),
            2 => Shape::FilledCircle(self.circle()?, self.color()?),
            3 => Shape::StrokedCircle(self.circle()?, self.color()?),
            4 => Shape::Text {
                x: self.number()?,
                y: self.number()?,
                size: self.number()?,
                text: self.text()?,
                color: self.color()?,
            },
            _ => return Err(WireError),
        })
    }

    fn color(&mut self) -> Result<Color, WireError> {
        Ok(Color::new(self.byte()?, self.byte()?, self.byte()?))
    }

    fn rect(&mut self) -> Result<Rect, WireError> {
        Ok(Rect {
            x: self.number()?,
            y: self.number()?,
            width: self.number()?,
            height: self.number()?,
        })
    }

    fn circle(&mut self) -> Result<Circle, WireError> {
        Ok(Circle {
            x: self.number()?,
            y: self.number()?,
            radius: self.number()?,
        })
    }
}
