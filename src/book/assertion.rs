//! The assertions of a board fence about its position. The build computes each one and fails if one is false.

use steps::{
    Bits, Board, Count, Disc, Outcome, Square, Turn, WalledBoard, alpha_beta, candidate_scores,
    compass, count, evaluate, flat_index, flips_at, greedy_move, legal_moves, minimax, next_turn,
    outcome, perft, solve_between, take_placed, tournament_score, walk_all,
};

use super::fence::Fence;

/// The keys of assertions. `just` belongs to `next`: it's the side that moved last.
pub const ASSERTIONS: [&str; 16] = [
    "legal",
    "turns",
    "stops",
    "winner",
    "count",
    "score",
    "just",
    "next",
    "coordinates",
    "eval",
    "greedy",
    "best",
    "nodes",
    "candidates",
    "perft",
    "solved",
];

/// A message for each false assertion of a fence.
pub fn false_assertions(
    fence: &Fence,
    board: &Board,
    player: Disc,
    square: Option<Square>,
) -> Vec<String> {
    let mut faults = Vec::new();
    for (key, expected) in &fence.parameters {
        let actual = match key.as_str() {
            "legal" => Ok(legal_squares(board, player)),
            "winner" => Ok(winner(board)),
            "count" => Ok(counted(count(board))),
            "score" => tournament_score(board)
                .map(|Count { black, white, .. }| format!("{black}-{white}"))
                .ok_or("score= needs a finished game".to_owned()),
            "next" => next(fence, board),
            "just" if !fence.parameters.contains_key("next") => {
                Err("just= needs next=: write who moves next".to_owned())
            }
            "turns" | "stops" | "coordinates" => match square {
                None => Err(format!(
                    "{key}= needs a square: write square=c3, or * on the board"
                )),
                Some(square) => Ok(match key.as_str() {
                    "turns" => list(&flips_at(board, square, player)),
                    "stops" => stops(board, square, player),
                    _ => coordinates(board, square),
                }),
            },
            "eval" => Ok(evaluate(board, player).to_string()),
            "greedy" => Ok(name(greedy_move(board, player))),
            "best" | "nodes" | "candidates" | "perft" => at_depths(key, expected, board, player),
            "solved" if count(board).empty > 10 => {
                Err("solved= works for up to 10 empty cells".to_owned())
            }
            "solved" => Ok(solve_between(board, player, -64, 64).to_string()),
            _ => continue,
        };
        match actual {
            Ok(actual) if actual == *expected => {}
            Ok(actual) => faults.push(format!(
                "{key}={expected} is false for this board. The computed value is {key}={actual}"
            )),
            Err(message) => faults.push(message),
        }
    }
    faults
}

/// The computed value for an assertion with one or several depths: `d3:-22@2 d3:37@3`.
fn at_depths(key: &str, expected: &str, board: &Board, player: Disc) -> Result<String, String> {
    let found: Result<Vec<String>, String> = expected
        .split_whitespace()
        .map(|expected| at_depth(key, expected, board, player))
        .collect();
    Ok(found?.join(" "))
}

fn at_depth(key: &str, expected: &str, board: &Board, player: Disc) -> Result<String, String> {
    /// A deeper search would slow down the build.
    const DEEPEST: u32 = 7;
    let depth: u32 = expected
        .rsplit_once('@')
        .and_then(|(_, depth)| depth.parse().ok())
        .filter(|depth| *depth <= DEEPEST)
        .ok_or(format!(
            "{key}= needs a depth of at most {DEEPEST}: write @2 after the value"
        ))?;
    let found = match key {
        "best" => {
            let (score, square) = minimax(board, player, depth);
            format!("{}:{score}", name(square))
        }
        "nodes" => {
            take_placed();
            minimax(board, player, depth);
            let all = take_placed().count + 1;
            alpha_beta(board, player, depth, -i32::MAX, i32::MAX);
            format!("{all}/{}", take_placed().count + 1)
        }
        "candidates" => {
            let scores: Vec<String> = candidate_scores(board, player, depth)
                .iter()
                .map(|(square, score)| format!("{square}:{score}"))
                .collect();
            scores.join(",")
        }
        _ if board.size() == 8 => perft(Bits::of(board, player), depth).to_string(),
        _ => return Err("perft= needs a board of 8 by 8 cells".to_owned()),
    };
    Ok(format!("{found}@{depth}"))
}

fn name(square: Option<Square>) -> String {
    square.map_or("none".to_owned(), |square| square.to_string())
}

fn legal_squares(board: &Board, player: Disc) -> String {
    let legal: Vec<Square> = legal_moves(board, player)
        .into_iter()
        .map(|legal| legal.square)
        .collect();
    list(&legal)
}

fn winner(board: &Board) -> String {
    match outcome(board) {
        Outcome::Unfinished => "nobody-yet",
        Outcome::Won(Disc::Black) => "black",
        Outcome::Won(Disc::White) => "white",
        Outcome::Drawn => "draw",
    }
    .to_owned()
}

fn counted(count: Count) -> String {
    format!("{}-{}-{}", count.black, count.white, count.empty)
}

fn next(fence: &Fence, board: &Board) -> Result<String, String> {
    let just_moved = match fence.parameters.get("just").map(String::as_str) {
        Some("black") => Disc::Black,
        Some("white") => Disc::White,
        _ => {
            return Err(
                "next= needs just=black or just=white: the side that moved last".to_owned(),
            );
        }
    };
    let side = |disc| match disc {
        Disc::Black => "black",
        Disc::White => "white",
    };
    Ok(match next_turn(board, just_moved) {
        Turn::Moves(next) => format!("{}-moves", side(next)),
        Turn::PassesBackTo(next) => format!("passes-back-to-{}", side(next)),
        Turn::Over => "over".to_owned(),
    })
}

fn stops(board: &Board, square: Square, player: Disc) -> String {
    walk_all(board, square, player)
        .map(|walk| format!("{}:{}", compass(walk.direction), walk.stop.id()))
        .join(",")
}

fn coordinates(board: &Board, square: Square) -> String {
    let Square { row, col } = square;
    format!(
        "row:{row},col:{col},index:{},walled:{}",
        flat_index(board.size(), col, row),
        WalledBoard::empty(board.size()).index_of(square)
    )
}

fn list(squares: &[Square]) -> String {
    if squares.is_empty() {
        return "none".to_owned();
    }
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    names.join(",")
}
