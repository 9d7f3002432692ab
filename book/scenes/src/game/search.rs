//! The hard opponent's search, one root move at a time, so that the page stays responsive.

use steps::{Board, Disc, Square, alpha_beta, legal_moves, place};

/// Alpha-beta with the full window. It chooses the same move as `steps::alpha_beta` at the same depth.
pub(super) struct Search {
    board: Board,
    player: Disc,
    depth: u32,
    moves: Vec<Square>,
    /// The number of calls of [`Search::step`].
    steps: u32,
    best: (i32, Option<Square>),
}

impl Search {
    /// A search before its first step. `depth` is at least 1.
    pub fn new(board: &Board, player: Disc, depth: u32) -> Search {
        let moves = legal_moves(board, player).into_iter();
        Search {
            board: *board,
            player,
            depth,
            moves: moves.map(|legal| legal.square).collect(),
            steps: 0,
            best: (-i32::MAX, None),
        }
    }

    /// Searches one more root move, if there is one.
    pub fn step(&mut self) {
        let next = self.moves.get(self.steps as usize).copied();
        self.steps += 1;
        let after = next.and_then(|square| place(&self.board, square, self.player));
        let Some(after) = after else {
            return;
        };
        let enemy = self.player.opponent();
        let alpha = self.best.0;
        let (score, _) = alpha_beta(&after, enemy, self.depth - 1, -i32::MAX, -alpha);
        if -score > self.best.0 {
            self.best = (-score, next);
        }
    }

    /// How many steps were made.
    pub fn steps(&self) -> u32 {
        self.steps
    }

    /// Whether all root moves are searched.
    pub fn is_done(&self) -> bool {
        self.steps as usize >= self.moves.len()
    }

    /// The best move so far.
    pub fn choice(&self) -> Option<Square> {
        self.best.1
    }
}
