//! Why an answer is wrong: the pictures, the differences and the walks.

use steps::{
    Board, Disc, Outcome, PositionAddress, Square, Stop, Turn, count, legal_moves, next_turn,
    outcome, parse_square, walk, walk_all,
};

use super::walks::{disc, names, walk_sentence, why};
use super::{bits, changed, endgame, game, numbers, search};
use crate::picture::{side_by_side, value_picture};
use crate::{Call, Ending, Failure, Language, Step, Value, seen};

/// The pictures of a wrong answer: the board of the call, or the expected picture and the learner's.
pub(super) fn pictures(call: &Call, failure: &Failure, language: Language) -> String {
    let pictures = changed::pictures(call, failure, language)
        .or_else(|| game::pictures(call, failure, language))
        .or_else(|| bits::pictures(call, failure, language));
    if let Some(pictures) = pictures {
        return pictures;
    }
    let expected = value_picture(call, &failure.expected);
    let yours = match &failure.reply.ending {
        Ending::Answered(value) => value_picture(call, value),
        _ => None,
    };
    match (expected, yours) {
        // Both answers draw the same board, so show it once.
        (Some(expected), Some(yours)) if expected == yours => yours,
        (Some(expected), Some(yours)) => {
            side_by_side(&[("expected", &expected), ("yours", &yours)])
        }
        (None, Some(yours)) => {
            side_by_side(&[("the board", &asked_board(call)), ("yours", &yours)])
        }
        // The call has no board and returned nothing, so show the expected picture.
        (Some(expected), None) if call.board().is_none() => {
            side_by_side(&[("expected", &expected)])
        }
        _ => asked_board(call),
    }
}

/// The board of a call, with `?` on the empty square that the call is about.
pub(super) fn asked_board(call: &Call) -> String {
    let Some(board) = call.board() else {
        return String::new();
    };
    board.draw(|drawn| {
        let asked = Some(drawn) == call.square() && is_empty(board, drawn);
        asked.then_some('?')
    })
}

/// Sentences on what differs and why the expected answer is right.
pub(super) fn explanation(call: &Call, failure: &Failure, language: Language) -> Vec<String> {
    let mut sentences = Vec::new();
    if let Ending::Answered(value) = &failure.reply.ending {
        sentences.extend(signs(call, value, language));
    }
    sentences.extend(reasons_in_full(call, failure, language));
    sentences
}

/// The same sentences, without the legend of the pictures.
pub(super) fn reasons_in_full(call: &Call, failure: &Failure, language: Language) -> Vec<String> {
    let answered = match &failure.reply.ending {
        Ending::Answered(value) => Some(value),
        _ => None,
    };
    let mut sentences = Vec::new();
    if let Some(value) = answered {
        sentences.extend(differences(call, &failure.expected, value, language));
    }
    sentences.extend(reasons(call, &failure.expected, answered, language));
    sentences.extend(game::reasons(call, failure, language));
    sentences
}

/// The legend for pictures of lists.
fn signs(call: &Call, answered: &Value, language: Language) -> Option<String> {
    let Language::English = language;
    call.board()?;
    let words = match answered {
        Value::Squares(_) => "(+ is a disc in the list, ? is the square of the move)",
        Value::Moves(_) | Value::Numbers(_) => "(+ is a square in the list)",
        _ => return None,
    };
    Some(words.to_owned())
}

/// What is missing, extra or different in the learner's answer.
fn differences(call: &Call, expected: &Value, yours: &Value, language: Language) -> Vec<String> {
    let Language::English = language;
    match (expected, yours) {
        (Value::Squares(expected), Value::Squares(yours)) => {
            let mut sentences = list_differences(expected, yours);
            let mut seen = Vec::new();
            let twice: Vec<Square> = yours
                .iter()
                .copied()
                .filter(|square| {
                    let again = seen.contains(square);
                    seen.push(*square);
                    again
                })
                .collect();
            if !twice.is_empty() {
                sentences.push(format!("More than once in your answer: {}.", names(&twice)));
            }
            sentences
        }
        (Value::Moves(expected), Value::Moves(yours)) => {
            let squares = |moves: &[steps::Move]| -> Vec<Square> {
                moves.iter().map(|one| one.square).collect()
            };
            let (right, given) = (squares(expected), squares(yours));
            let mut sentences = list_differences(&right, &given);
            if sentences.is_empty() && right.len() == given.len() && right != given {
                sentences.push(
                    "The squares are right, but their order isn't. List them row by row, because later steps \
                     pick the first of several best moves."
                        .to_owned(),
                );
            }
            if sentences.is_empty() && right.len() < given.len() {
                sentences.push("Your answer lists some moves more than once.".to_owned());
            }
            let wrong_flips = expected.iter().find_map(|one| {
                let other = yours.iter().find(|other| other.square == one.square)?;
                (!list_differences(&one.flips, &other.flips).is_empty()
                    || one.flips.len() != other.flips.len())
                .then_some((one, other))
            });
            if let Some((one, other)) = wrong_flips {
                sentences.push(format!(
                    "{} flips {}. In your answer it flips {}.",
                    one.square,
                    or_no_discs(&one.flips),
                    or_no_discs(&other.flips)
                ));
            }
            sentences
        }
        (Value::Numbers(expected), Value::Numbers(yours)) => call
            .board()
            .map(|board| numbers::index_differences(board, expected, yours, language))
            .unwrap_or_default(),
        (Value::Screen(right), Value::Screen(given)) if matches!(call, Call::DrawPanel { .. }) => {
            game::panel_differences(right, given, language)
        }
        (Value::Bits(right), Value::Bits(given)) => bits::differences(*right, *given, language),
        (Value::Scores(right), Value::Scores(given))
            if matches!(call, Call::CandidateScores { .. }) =>
        {
            endgame::candidate_differences(right, given, language)
        }
        (Value::Screen(_), Value::Screen(_)) => {
            match (
                call.comparable(expected, expected),
                call.comparable(expected, yours),
            ) {
                (Value::Text(expected), Value::Text(yours)) => {
                    let mut sentences = first_cell_seen(&expected, &yours, language);
                    // For the empty board, the learner's answer already has the numbers.
                    if !matches!(call, Call::DrawBoard) {
                        sentences.extend(cells_that_look_wrong(&expected, &yours, language));
                    }
                    sentences
                }
                _ => Vec::new(),
            }
        }
        _ => changed::differences(call, expected, yours, language),
    }
}

fn list_differences(expected: &[Square], yours: &[Square]) -> Vec<String> {
    let without = |list: &[Square], other: &[Square]| -> Vec<Square> {
        let mut rest: Vec<Square> = Vec::new();
        for square in list {
            if !other.contains(square) && !rest.contains(square) {
                rest.push(*square);
            }
        }
        rest
    };
    let (missing, extra) = (without(expected, yours), without(yours, expected));
    let mut sentences = Vec::new();
    if !missing.is_empty() {
        sentences.push(format!(
            "Missing from your answer: {}.",
            first_names(&missing)
        ));
    }
    if !extra.is_empty() {
        sentences.push(format!("Extra in your answer: {}.", first_names(&extra)));
    }
    sentences
}

fn first_names(squares: &[Square]) -> String {
    numbers::shortened(squares.iter().map(Square::to_string).collect(), ", ")
}

fn or_no_discs(squares: &[Square]) -> String {
    if squares.is_empty() {
        "no discs".to_owned()
    } else {
        names(squares)
    }
}

pub(super) fn board_differences(
    expected: &Board,
    yours: &Board,
    language: Language,
) -> Vec<String> {
    const SHOWN: usize = 4;
    if expected.size() != yours.size() {
        return vec![format!(
            "The board should have {} rows and columns. Your board has {}.",
            expected.size(),
            yours.size()
        )];
    }
    let cell = |board: &Board, square: Square| {
        board[square].map_or("empty", |holds| disc(holds, language))
    };
    let mut different = expected
        .squares()
        .filter(|square| expected[*square] != yours[*square]);
    let mut sentences: Vec<String> = different
        .by_ref()
        .take(SHOWN)
        .map(|square| {
            let (right, given) = (cell(expected, square), cell(yours, square));
            format!("{square} should be {right}. On your board it's {given}.")
        })
        .collect();
    match different.count() {
        0 => {}
        1 => sentences.push("One more cell is different.".to_owned()),
        more => sentences.push(format!("{more} more cells are different.")),
    }
    sentences
}

/// The first cell that looks different.
fn first_cell_seen(expected: &str, yours: &str, language: Language) -> Vec<String> {
    let Language::English = language;
    let look = |sign: char| match sign {
        'B' => "a black disc",
        'W' => "a white disc",
        seen::CELL_SEEN => "an empty cell",
        seen::NO_EDGE => "a cell without an edge (~)",
        seen::BLANK => "no paint (_)",
        _ => "something unclear (?)",
    };
    let meaning = |sign: char| match sign {
        seen::NO_EDGE => {
            Some("~ is a cell that neither a line nor a colour separates from its neighbour.")
        }
        seen::BLANK => Some("_ is a cell that your code didn't paint."),
        'B' | 'W' | seen::CELL_SEEN => None,
        _ => Some("? is neither an empty cell nor a clearly black or white disc."),
    };
    let mut pairs = expected.chars().zip(yours.chars()).enumerate();
    let mut sentences = Vec::new();
    if let Some((index, (right, given))) = pairs.find(|(_, (right, given))| right != given) {
        let square = Square {
            row: index as i32 / 8,
            col: index as i32 % 8,
        };
        sentences.push(format!(
            "{square} should show {}. In your picture it shows {}.",
            look(right),
            look(given)
        ));
        sentences.extend(meaning(given).map(str::to_owned));
    }
    sentences
}

/// How many cells look wrong, if it's more than one.
fn cells_that_look_wrong(expected: &str, yours: &str, language: Language) -> Option<String> {
    let Language::English = language;
    let pairs = expected.chars().zip(yours.chars());
    let count = pairs.filter(|(right, given)| right != given).count();
    (count > 1).then(|| format!("{count} of 64 cells look wrong."))
}

/// Why the expected answer is right.
fn reasons(
    call: &Call,
    expected: &Value,
    answered: Option<&Value>,
    language: Language,
) -> Vec<String> {
    let Language::English = language;
    match call {
        Call::FlipsInDirection {
            board,
            square,
            direction,
            player,
        } => vec![walk_sentence(
            &walk(board, *square, *direction, *player),
            *player,
            language,
        )],
        Call::IsValidMove {
            board,
            square,
            player,
        }
        | Call::FlipsAt {
            board,
            square,
            player,
        }
        | Call::Place {
            board,
            square,
            player,
        }
        | Call::PlayOnLines {
            board,
            square,
            player,
        } => why(board, *square, *player, language),
        Call::CountOrTurn { board, player, .. } => match call.square() {
            Some(square) if board.contains(square) => why(board, square, *player, language),
            _ => vec!["This spot is part of the wall, so it can't hold a disc.".to_owned()],
        },
        Call::FlatIndex { size, x, y } => vec![numbers::flat_index(*size, *x, *y, language)],
        Call::TurnedByPattern { behind, player } => {
            vec![numbers::pattern(behind, *player, language)]
        }
        Call::Count { board } => answered
            .and_then(|yours| numbers::sum(board, yours, language))
            .into_iter()
            .collect(),
        Call::LegalMoves { board, player } | Call::WalledMoves { board, player } => {
            match differing_move(call, expected, answered) {
                Some(square) => {
                    let mut sentences = vec![format!("Look at {square}:")];
                    sentences.extend(why(board, square, *player, language));
                    sentences
                }
                None => Vec::new(),
            }
        }
        Call::RandomMove { .. }
        | Call::Evaluate { .. }
        | Call::GreedyMove { .. }
        | Call::Minimax { .. }
        | Call::AlphaBeta { .. } => search::reasons(call, expected, answered, language),
        Call::BitOf { .. }
        | Call::Shifted { .. }
        | Call::BitMoves { .. }
        | Call::BitFlips { .. }
        | Call::Perft { .. } => bits::reasons(call, expected, answered, language),
        Call::CandidateScores { .. }
        | Call::Heat { .. }
        | Call::FinalScore { .. }
        | Call::Solve { .. }
        | Call::SolveBetween { .. } => endgame::reasons(call, expected, answered, language),
        Call::NextTurn { board, just_moved } => {
            let mut sentences: Vec<String> = [just_moved.opponent(), *just_moved]
                .map(|player| can_play(board, player, language))
                .into();
            sentences.push(match next_turn(board, *just_moved) {
                Turn::Moves(next) => format!(
                    "{} has moved, so it's {}'s turn.",
                    disc(*just_moved, language),
                    disc(next, language)
                ),
                Turn::PassesBackTo(next) => format!(
                    "{} must pass, so {} moves again.",
                    disc(next.opponent(), language),
                    disc(next, language)
                ),
                Turn::Over => "Neither side can move, so the game is over.".to_owned(),
            });
            sentences
        }
        Call::Outcome { board } => {
            let count = count(board);
            let mut sentences: Vec<String> = [Disc::Black, Disc::White]
                .map(|player| can_play(board, player, language))
                .into();
            sentences.push(format!(
                "Discs: {} {}, {} {}.",
                disc(Disc::Black, language),
                count.black,
                disc(Disc::White, language),
                count.white
            ));
            sentences.push(match outcome(board) {
                Outcome::Unfinished => {
                    "At least one side can move, so the game isn't over.".to_owned()
                }
                Outcome::Won(winner) => format!(
                    "Neither side can move, so the game is over. {} has more discs.",
                    disc(winner, language)
                ),
                Outcome::Drawn => {
                    "Neither side can move, so the game is over. Both sides have the same number of discs."
                        .to_owned()
                }
            });
            sentences
        }
        Call::MoveCursor { cursor, key } => {
            let arrow = matches!(
                key,
                steps::Key::Up | steps::Key::Down | steps::Key::Left | steps::Key::Right
            );
            match (arrow, *expected == Value::Square(Some(*cursor))) {
                (true, true) => vec!["At the edge, the cursor stays where it is.".to_owned()],
                (false, _) => {
                    vec!["This key isn't an arrow, so the cursor stays where it is.".to_owned()]
                }
                _ => Vec::new(),
            }
        }
        Call::ParseSquare { text } if parse_square(text).is_none() => {
            vec!["This isn't the name of a square. A name is a letter from a to h and a digit from 1 to 8.".to_owned()]
        }
        _ => Vec::new(),
    }
}

fn can_play(board: &Board, player: Disc, language: Language) -> String {
    let moves = legal_moves(board, player);
    let squares: Vec<Square> = moves.iter().map(|one| one.square).collect();
    let name = disc(player, language);
    if squares.is_empty() {
        format!("{name} has no legal move.")
    } else {
        format!("{name} can play {}.", names(&squares))
    }
}

/// The first square that is missing from a list of moves, is extra in it, or has other flips.
fn differing_move(call: &Call, expected: &Value, answered: Option<&Value>) -> Option<Square> {
    let board = call.board()?;
    if let (Value::Numbers(right), Some(Value::Numbers(given))) = (expected, answered) {
        let squares = |indices| numbers::squares_of(board, indices);
        let (right, given) = (squares(right), squares(given));
        return board
            .squares()
            .find(|square| right.contains(square) != given.contains(square));
    }
    let (Value::Moves(right), Some(Value::Moves(given))) = (expected, answered) else {
        return None;
    };
    let flips = |moves: &[steps::Move], square: Square| {
        let found = moves.iter().find(|one| one.square == square)?;
        let mut flips = found.flips.clone();
        flips.sort_by_key(|flip| (flip.row, flip.col));
        Some(flips)
    };
    board
        .squares()
        .find(|square| flips(right, *square) != flips(given, *square))
}

fn is_empty(board: &Board, square: Square) -> bool {
    board.contains(square) && board[square].is_none()
}

/// The link to the page that shows the position of a failure, below the book's root. None if there is no
/// position to show.
pub fn page_link(step: &'static Step, failure: &Failure) -> Option<String> {
    let call = failure.call(step);
    if matches!(
        call,
        Call::DrawDiscs { .. }
            | Call::DrawPanel { .. }
            | Call::FinalScore { .. }
            | Call::Count { .. }
    ) {
        // Walks don't explain a picture or a count.
        return None;
    }
    let board = *call.board()?;
    let answered = match &failure.reply.ending {
        Ending::Answered(value) => Some(value),
        _ => None,
    };
    let square = call
        .square()
        .or_else(|| differing_move(call, &failure.expected, answered))
        .filter(|square| board.contains(*square));
    let player = match call {
        Call::NextTurn { just_moved, .. } => just_moved.opponent(),
        _ => call.player().unwrap_or(Disc::Black),
    };
    let direction = match call {
        Call::FlipsInDirection { direction, .. } => Some(*direction),
        _ => square.and_then(|square| telling_direction(&board, square, player)),
    };
    let address = PositionAddress {
        board,
        player,
        square,
        direction,
    };
    // Chapter 04 has the figure that walks any position.
    Some(format!("04-legal-moves.html#{address}"))
}

/// The direction that best explains the answer: one that flips discs, or else one with a run that stays open.
/// None for an occupied square, where the walks don't matter.
pub fn telling_direction(board: &Board, square: Square, player: Disc) -> Option<(i32, i32)> {
    if board[square].is_some() {
        return None;
    }
    let walks = walk_all(board, square, player);
    walks
        .iter()
        .find(|walk| walk.stop == Stop::Closed)
        .or_else(|| walks.iter().find(|walk| !walk.run.is_empty()))
        .map(|walk| walk.direction)
}
