//! A search that stops after each step, so that it can be shown, and spread over time.

use steps::{Board, Disc, Square, evaluate, legal_moves, place, weight};

/// The method of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Method {
    /// As in chapter 09.
    Minimax,
    /// As in chapter 09, but scores aren't negated.
    MissingMinus,
    /// As in chapter 10.
    AlphaBeta,
    /// As in chapter 10, with the squares of the largest weights first.
    Sorted,
}

impl Method {
    /// Whether the method prunes.
    pub fn cuts(self) -> bool {
        matches!(self, Method::AlphaBeta | Method::Sorted)
    }

    /// A score of the side below, from the view of the side above.
    pub fn taken(self, score: i32) -> i32 {
        if self == Method::MissingMinus {
            score
        } else {
            -score
        }
    }

    /// The moves of the side to move in the order of the search, or one pass as `None`. Empty if the game is over.
    pub fn moves(self, board: &Board, player: Disc) -> Vec<Option<Square>> {
        let mut moves: Vec<Option<Square>> = Vec::new();
        let worth = |by: &Option<Square>| by.map(|square| weight(board, square));
        for candidate in legal_moves(board, player) {
            let by = Some(candidate.square);
            // Equal weights stay in scan order. The list is short, so insertion sort is fast enough.
            let at = match self {
                Method::Sorted => moves.partition_point(|other| worth(other) >= worth(&by)),
                _ => moves.len(),
            };
            moves.insert(at, by);
        }
        if moves.is_empty() && !legal_moves(board, player.opponent()).is_empty() {
            return vec![None];
        }
        moves
    }
}

/// The board after a move or a pass.
pub fn after(board: &Board, by: Option<Square>, player: Disc) -> Board {
    by.and_then(|square| place(board, square, player))
        .unwrap_or(*board)
}

/// One step of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// The search visits a position.
    Enter {
        /// The move that leads to it, or `None` for the root and a pass.
        by: Option<Square>,
        /// Alpha and beta for the side to move.
        window: (i32, i32),
        /// The score of a leaf.
        leaf: Option<i32>,
    },
    /// A position returns its score to the one above it.
    Rise {
        /// The score from the view of the side above.
        score: i32,
        /// Whether it is the best so far.
        improves: bool,
    },
    /// A cutoff: the remaining moves are pruned.
    Cut,
}

/// A position whose moves are being tried.
struct Open {
    board: Board,
    player: Disc,
    depth: u32,
    moves: Vec<Option<Square>>,
    tried: usize,
    window: (i32, i32),
    best: (i32, Option<Square>),
}

/// The next position to visit.
type Ahead = (Board, Disc, u32, Option<Square>, (i32, i32));

/// A running search: an iterator over its steps.
pub struct Search {
    method: Method,
    open: Vec<Open>,
    ahead: Option<Ahead>,
    /// Whether the search has left a position, and its score hasn't been returned yet.
    rises: bool,
    brought: (i32, Option<Square>),
    entered: u32,
}

impl Search {
    /// A search before its first step.
    pub fn new(method: Method, board: &Board, player: Disc, depth: u32) -> Search {
        let all = (-i32::MAX, i32::MAX);
        Search {
            method,
            open: Vec::new(),
            ahead: Some((*board, player, depth, None, all)),
            rises: false,
            brought: (0, None),
            entered: 0,
        }
    }

    /// How many positions the search has visited.
    pub fn entered(&self) -> u32 {
        self.entered
    }

    /// Score and move, after the last step.
    pub fn result(&self) -> (i32, Option<Square>) {
        self.brought
    }

    fn enter(&mut self, (board, player, depth, by, window): Ahead) -> Step {
        self.entered += 1;
        let moves = self.method.moves(&board, player);
        let is_leaf = depth == 0 || moves.is_empty();
        let leaf = is_leaf.then(|| evaluate(&board, player));
        if let Some(score) = leaf {
            self.brought = (score, None);
            self.rises = true;
        } else {
            let best = (-i32::MAX, None);
            self.open.push(Open {
                board,
                player,
                depth,
                moves,
                tried: 0,
                window,
                best,
            });
        }
        Step::Enter { by, window, leaf }
    }
}

impl Iterator for Search {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        if let Some(ahead) = self.ahead.take() {
            return Some(self.enter(ahead));
        }
        // At the end no position is open, and `brought` is the result.
        let top = self.open.last_mut()?;
        if std::mem::take(&mut self.rises) {
            let score = self.method.taken(self.brought.0);
            let improves = score > top.best.0;
            if improves {
                top.best = (score, top.moves[top.tried - 1]);
            }
            if self.method.cuts() {
                top.window.0 = top.window.0.max(top.best.0);
            }
            return Some(Step::Rise { score, improves });
        }
        let (alpha, beta) = top.window;
        if top.tried > 0 && top.tried < top.moves.len() && alpha >= beta {
            top.tried = top.moves.len();
            return Some(Step::Cut);
        }
        if let Some(by) = top.moves.get(top.tried).copied() {
            top.tried += 1;
            let board = after(&top.board, by, top.player);
            let window = (-beta, -alpha);
            let ahead = (board, top.player.opponent(), top.depth - 1, by, window);
            return Some(self.enter(ahead));
        }
        self.brought = top.best;
        self.rises = true;
        self.open.pop();
        self.next()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use steps::{alpha_beta, minimax, parse_board, parse_game, start, take_placed};

    fn positions() -> Vec<(Board, Disc)> {
        let game = |text| {
            let game = parse_game(text).unwrap();
            (game.board, game.to_move.unwrap())
        };
        let board = |text| (parse_board(text).unwrap().board, Disc::Black);
        vec![
            (start(), Disc::Black),
            game("f5f6f7g5c3f8"),
            game("f5d6c6f4e6f6g4g5d3c7g6c4c8b7g3h4h3d7a6"),
            board(".B..\nBBWW\n.BW.\nWWB."),
            board("WB......\n........\n........\n........\n........\n........\n........\n........"),
            board("BBBBBBBW\nBBBBBBW.\nBBWWBW..\nBWWBWWWW\nBBWWWWWW\nBWWWWWWW\nBWWBBBWW\nBWWBBBWW"),
        ]
    }

    fn searched(method: Method, board: &Board, player: Disc, depth: u32) -> Search {
        let mut search = Search::new(method, board, player, depth);
        search.by_ref().for_each(drop);
        search
    }

    #[test]
    fn the_searches_return_the_same_as_the_model_answers() {
        let (alpha, beta) = (-i32::MAX, i32::MAX);
        for (board, player) in positions() {
            for depth in 0..=4 {
                let minimax = minimax(&board, player, depth);
                let found = |method| searched(method, &board, player, depth).result();
                assert_eq!(found(Method::Minimax), minimax, "{board} depth {depth}");
                let alpha_beta = alpha_beta(&board, player, depth, alpha, beta);
                assert_eq!(
                    found(Method::AlphaBeta),
                    alpha_beta,
                    "{board} depth {depth}"
                );
                assert_eq!(found(Method::Sorted).0, minimax.0, "{board} depth {depth}");
            }
        }
    }

    #[test]
    fn the_searches_visit_as_many_positions_as_the_model_answers() {
        // Only positions without passes, because a pass doesn't call `place`.
        for (board, player) in &positions()[..3] {
            take_placed();
            steps::minimax(board, *player, 4);
            let all = take_placed().count as u32 + 1;
            alpha_beta(board, *player, 4, -i32::MAX, i32::MAX);
            let fewer = take_placed().count as u32 + 1;
            let entered = |method| searched(method, board, *player, 4).entered();
            assert_eq!(entered(Method::Minimax), all);
            assert_eq!(entered(Method::AlphaBeta), fewer);
        }
    }

    #[test]
    fn without_the_minus_the_search_returns_the_greedy_move_of_chapter_09() {
        let (board, player) = positions()[5];
        let (score, square) = searched(Method::MissingMinus, &board, player, 2).result();
        assert_eq!((score, square.unwrap().to_string()), (26, "g3".to_owned()));
    }
}
