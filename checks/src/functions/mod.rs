//! The functions that learners write, one file for each. `functions!` below lists them; everything else about a function
//! is in its file.

mod alpha_beta;
mod arguments;
mod bit_flips;
mod bit_moves;
mod bit_of;
mod candidate_scores;
mod count;
mod count_or_turn;
mod draw_board;
mod draw_discs;
mod draw_panel;
mod evaluate;
mod final_score;
mod flat_index;
mod flips_at;
mod flips_in_direction;
mod function;
mod greedy_move;
mod heat;
mod is_valid_move;
mod legal_moves;
mod minimax;
mod move_cursor;
mod next_turn;
mod outcome;
mod parse_square;
mod perft;
mod place;
mod play_game;
mod play_on_lines;
mod random_move;
mod shifted;
mod show;
mod solve;
mod solve_between;
mod square_name;
mod start;
mod turned_by_pattern;
mod walled_moves;
mod walled_start;

use serde::{Deserialize, Serialize};
use steps::{Answers, Board, Disc, Square};

use crate::explore::{Choices, Chosen, Trouble};
use crate::questions::{Line, Read};
use crate::{Language, Value};

pub(crate) use arguments::{Arguments, Parameters, ReadArguments};
pub use arguments::{ForSide, NoArguments, OnBoard, OnSquare, OneSquare, ToDepth};
pub(crate) use function::{Boards, Function};
pub use random_move::Draws;

/// A function and the type of its arguments, which several functions may share.
pub(crate) trait Takes: Function + Sized {
    type Arguments: Arguments;

    fn with(arguments: Self::Arguments) -> Self;
    fn arguments(&self) -> &Self::Arguments;
}

/// Makes a type for one function. `FlipsAt(OnSquare)` is a new type around shared arguments. `ParseSquare` alone is
/// the type in the function's file that holds the arguments itself.
macro_rules! function_type {
    ($module:ident $Function:ident $Arguments:ident) => {
        #[doc = concat!("A call of `", stringify!($module), "`.")]
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
        pub struct $Function(pub $Arguments);

        impl Takes for $Function {
            type Arguments = $Arguments;

            fn with(arguments: $Arguments) -> $Function {
                $Function(arguments)
            }

            fn arguments(&self) -> &$Arguments {
                &self.0
            }
        }
    };
    ($module:ident $Function:ident) => {
        pub use $module::$Function;

        impl Takes for $Function {
            type Arguments = $Function;

            fn with(arguments: $Function) -> $Function {
                arguments
            }

            fn arguments(&self) -> &$Function {
                self
            }
        }
    };
}

/// Makes [`Call`] and [`definition`] from the list of functions.
macro_rules! functions {
    ($($module:ident: $Function:ident $(($Arguments:ident))?),* $(,)?) => {
        $(
            function_type!($module $Function $($Arguments)?);

            impl From<$Function> for Call {
                fn from(call: $Function) -> Call {
                    Call::$Function(call)
                }
            }
        )*

        /// One call of one function, with all its arguments.
        ///
        /// The bytes of a call in a link begin with its index in this list, so a new function goes to the end.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
        pub enum Call {
            $(
                #[doc = concat!("A call of `", stringify!($module), "`.")]
                $Function($Function),
            )*
        }

        // A learner's module calls only these three. They reach no other code of a function, so it stays small.
        impl Call {
            /// The result of the given function. Panics if the function panics.
            pub fn answer(&self, answers: &Answers) -> Value {
                match self { $(Call::$Function(call) => call.answer(answers)),* }
            }

            /// Whether the function visits many positions.
            pub fn looks_ahead(&self) -> bool {
                match self { $(Call::$Function(call) => call.looks_ahead()),* }
            }

            /// The name of the called function.
            pub fn function(&self) -> &'static str {
                match self { $(Call::$Function(_) => $Function::name()),* }
            }

            /// Everything else that the function says about the call.
            pub(crate) fn about(&self) -> &dyn Function {
                match self { $(Call::$Function(call) => call),* }
            }

            /// Its arguments, whatever their type.
            fn arguments(&self) -> &dyn ReadArguments {
                match self { $(Call::$Function(call) => call.arguments()),* }
            }
        }

        /// The definition of a function, found by its name.
        pub(crate) fn definition(name: &str) -> Option<Definition> {
            $(
                if name == $Function::name() {
                    return Some(Definition::of::<$Function>());
                }
            )*
            None
        }
    };
}

functions! {
    draw_board: DrawBoard(NoArguments),
    start: Start(NoArguments),
    draw_discs: DrawDiscs(OnBoard),
    parse_square: ParseSquare,
    square_name: SquareName(OneSquare),
    move_cursor: MoveCursor,
    is_valid_move: IsValidMove(OnSquare),
    flips_in_direction: FlipsInDirection,
    flips_at: FlipsAt(OnSquare),
    place: Place(OnSquare),
    legal_moves: LegalMoves(ForSide),
    next_turn: NextTurn(ForSide),
    count: Count(OnBoard),
    outcome: Outcome(OnBoard),
    walled_start: WalledStart(NoArguments),
    count_or_turn: CountOrTurn,
    walled_moves: WalledMoves(ForSide),
    flat_index: FlatIndex,
    turned_by_pattern: TurnedByPattern,
    play_on_lines: PlayOnLines(OnSquare),
    random_move: RandomMove,
    evaluate: Evaluate(ForSide),
    greedy_move: GreedyMove(ForSide),
    minimax: Minimax(ToDepth),
    alpha_beta: AlphaBeta,
    candidate_scores: CandidateScores,
    heat: Heat,
    draw_panel: DrawPanel,
    play_game: PlayGame,
    bit_of: BitOf(OneSquare),
    shifted: Shifted,
    bit_moves: BitMoves(ForSide),
    bit_flips: BitFlips(OnSquare),
    perft: Perft(ToDepth),
    final_score: FinalScore(ForSide),
    solve: Solve(ForSide),
    solve_between: SolveBetween,
    show: Show,
}

impl Call {
    /// The result of the reference function.
    pub fn expected(&self) -> Value {
        self.answer(&Answers::REFERENCE)
    }

    /// The position in the arguments.
    pub fn board(&self) -> Option<&Board> {
        self.arguments().board()
    }

    /// The square of the board in the arguments.
    pub fn square(&self) -> Option<Square> {
        self.arguments().square()
    }

    /// The square that a reader chooses for this call, even if there is no position.
    pub(crate) fn chosen_square(&self) -> Option<Square> {
        self.arguments().chosen_square()
    }

    /// The side in the arguments: to move, or just moved.
    pub fn player(&self) -> Option<Disc> {
        self.arguments().player()
    }

    /// Writes the choices with which a reader would get this call.
    pub(crate) fn write(&self, chosen: &mut Chosen) -> Option<()> {
        self.arguments().write(chosen)
    }
}

/// What is known about a function without a call.
pub(crate) struct Definition {
    pub(crate) boards: Boards,
    /// Whether choosing a square plays it in a game.
    pub(crate) plays: bool,
    /// The label of the menu with the two sides.
    pub(crate) player_label: fn(Language) -> &'static str,
    pub(crate) parameters: Parameters,
    pub(crate) read: fn(&Line) -> Read<Vec<Call>>,
    pub(crate) choose: fn(&Choices, Square) -> Result<Call, Trouble>,
}

impl Definition {
    fn of<F: Takes>() -> Definition
    where
        Call: From<F>,
    {
        Definition {
            boards: F::boards(),
            plays: F::plays(),
            player_label: F::player_label,
            parameters: F::Arguments::PARAMETERS,
            read: |line| {
                let arguments = F::Arguments::read(line)?.into_iter();
                Ok(arguments
                    .map(|arguments| F::with(arguments).into())
                    .collect())
            },
            choose: |choices, square| Ok(F::with(F::Arguments::choose(choices, square)?).into()),
        }
    }
}
