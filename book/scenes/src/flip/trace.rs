//! A move in small steps: each look of each walk, then the flips, with the right code or with a mistake.

use steps::{Board, DIRECTIONS, Disc, Square, Stop, Walk, is_valid_move, walk};

/// The mistake in the code that the reader watches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mistake {
    /// No mistake.
    None,
    /// All directions note discs in one list, and the discs of failed directions stay in it.
    SharedList,
    /// The code stops at the first direction that flips discs.
    FirstOnly,
    /// Flipped discs start walks of their own.
    Chain,
}

impl Mistake {
    /// The discs of a walk that stay in the list.
    pub(super) fn keeps(self, walk: &Walk) -> &[Square] {
        match self {
            Mistake::SharedList => &walk.run,
            _ => walk.turns(),
        }
    }
}

/// One step of the trace.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Beat {
    /// A walk looks at one more square; `looked_at` counts its looks. The last look decides.
    Look { walk: usize, looked_at: usize },
    /// The new disc is placed.
    Place,
    /// A disc flips.
    Turn(Square),
}

/// All steps of the code for one square.
pub(super) struct Trace {
    /// The side to move.
    pub(super) player: Disc,
    /// The square.
    pub(super) square: Square,
    /// The mistake in the code.
    pub(super) mistake: Mistake,
    /// The walks in order. With a chain there are more than eight.
    pub(super) walks: Vec<Walk>,
    /// The steps, in order.
    pub(super) beats: Vec<Beat>,
}

impl Trace {
    /// Walks from the square. An occupied square starts no walk, and an illegal move flips nothing.
    pub(super) fn of(board: &Board, square: Square, player: Disc, mistake: Mistake) -> Trace {
        let mut trace = Trace {
            player,
            square,
            mistake,
            walks: Vec::new(),
            beats: Vec::new(),
        };
        if board[square].is_some() {
            return trace;
        }
        let mut after = *board;
        let mut flips = Vec::new();
        let mut starts = vec![square];
        while let Some(start) = starts.pop() {
            for direction in DIRECTIONS {
                let walk = walk(&after, start, direction, player);
                if start != square && walk.run.is_empty() {
                    // Most walks of a chain find no enemy disc. They aren't shown.
                    continue;
                }
                let index = trace.walks.len();
                let looks = 1..=walk.run.len() + 1;
                trace.beats.extend(looks.map(|looked_at| Beat::Look {
                    walk: index,
                    looked_at,
                }));
                let kept = mistake.keeps(&walk).to_vec();
                if mistake == Mistake::Chain {
                    for flip in kept {
                        after[flip] = Some(player);
                        trace.beats.push(Beat::Turn(flip));
                        starts.push(flip);
                    }
                } else {
                    flips.extend(kept);
                }
                let closed = walk.stop == Stop::Closed;
                trace.walks.push(walk);
                if closed && mistake == Mistake::FirstOnly {
                    break;
                }
            }
        }
        if is_valid_move(board, square, player) {
            trace.beats.push(Beat::Place);
            trace.beats.extend(flips.into_iter().map(Beat::Turn));
        }
        trace
    }

    /// The board after this many steps.
    pub(super) fn board(&self, before: &Board, step: usize) -> Board {
        let mut after = *before;
        for beat in &self.beats[..step] {
            match *beat {
                Beat::Look { .. } => {}
                Beat::Place => after[self.square] = Some(self.player),
                Beat::Turn(flip) => after[flip] = Some(self.player),
            }
        }
        after
    }

    /// Each walk and its number of looks after this many steps, in order.
    pub(super) fn looks(&self, step: usize) -> Vec<(&Walk, usize)> {
        let mut looks = Vec::new();
        for beat in &self.beats[..step] {
            if let Beat::Look { walk, looked_at } = *beat {
                looks.truncate(walk);
                looks.push((&self.walks[walk], looked_at));
            }
        }
        looks
    }

    /// The list of discs to flip after this many steps.
    pub(super) fn list(&self, step: usize) -> Vec<Square> {
        let mut list = Vec::new();
        for (walk, looked_at) in self.looks(step) {
            match self.mistake {
                // The shared list takes each disc as soon as the walk passes it.
                Mistake::SharedList => list.extend(walk.run.iter().take(looked_at)),
                _ if is_decided(walk, looked_at) => list.extend(walk.turns()),
                _ => {}
            }
        }
        list
    }

    /// The number of steps until the last walk ends.
    pub(super) fn end_of_walks(&self) -> usize {
        let is_look = |beat: &Beat| matches!(beat, Beat::Look { .. });
        let last = self.beats.iter().rposition(is_look);
        last.map_or(0, |last| last + 1)
    }

    /// The number of steps until the current or next walk ends; after the last walk, all steps.
    pub(super) fn end_of_direction(&self, step: usize) -> usize {
        let rest = self.beats.iter().enumerate().skip(step);
        let mut ends = rest.filter(|(_, beat)| match **beat {
            Beat::Look { walk, looked_at } => is_decided(&self.walks[walk], looked_at),
            _ => false,
        });
        ends.next().map_or(self.beats.len(), |(index, _)| index + 1)
    }
}

/// Whether the walk has looked at the square where it stops.
pub(super) fn is_decided(walk: &Walk, looked_at: usize) -> bool {
    looked_at > walk.run.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use steps::{Answers, legal_moves, place, read_position};

    fn boards() -> Vec<(Board, Disc)> {
        let texts = [
            "..B.B\n..WW.\n.B.WW\n.WW..\nB....",
            ".WB..\n.W...\n.B...\n.....\n.....",
            "d3",
            "f5d6c6f4e6f6g4g5d3c7g6c4c8b7g3h4h3d7a6",
            "f5f6d3e3f2f4g7e6e7f7g8f8g5h8h7f3",
        ];
        let read = texts.map(|text| read_position(text, Disc::Black).unwrap());
        let sides = [Disc::Black, Disc::White];
        let both = |board| sides.map(|player| (board, player));
        read.into_iter().flat_map(|at| both(at.board)).collect()
    }

    fn known(id: &str) -> Answers {
        let step = checks::find_step("05").unwrap();
        let mistake = step.mistakes.iter().find(|mistake| mistake.id == id);
        mistake.unwrap().answers
    }

    fn end(board: &Board, square: Square, player: Disc, mistake: Mistake) -> Board {
        let trace = Trace::of(board, square, player, mistake);
        trace.board(board, trace.beats.len())
    }

    #[test]
    fn the_right_trace_ends_on_the_board_of_place_on_every_square() {
        for (board, player) in boards() {
            for square in board.squares() {
                let expected = place(&board, square, player).unwrap_or(board);
                assert_eq!(end(&board, square, player, Mistake::None), expected);
            }
        }
    }

    #[test]
    fn each_mistake_ends_on_the_board_of_the_known_mistake() {
        let pairs = [
            (Mistake::SharedList, "D07"),
            (Mistake::FirstOnly, "D04"),
            (Mistake::Chain, "F04"),
        ];
        for (mistake, id) in pairs {
            let mut differing = 0;
            for (board, player) in boards() {
                for option in legal_moves(&board, player) {
                    let square = option.square;
                    let expected = (known(id).place)(&board, square, player).unwrap();
                    let found = end(&board, square, player, mistake);
                    assert_eq!(found, expected, "{id} {player:?} {square}");
                    differing += usize::from(Some(found) != place(&board, square, player));
                }
            }
            assert!(differing > 0, "{id}");
        }
    }

    #[test]
    fn the_list_grows_to_the_flipped_discs_in_order() {
        for (board, player) in boards() {
            for square in board.squares() {
                let trace = Trace::of(&board, square, player, Mistake::None);
                let list = trace.list(trace.beats.len());
                assert_eq!(list, steps::flips_at(&board, square, player));
            }
        }
    }

    #[test]
    fn a_direction_ends_where_its_walk_has_stopped() {
        let (board, player) = boards()[0];
        let c3 = Square { row: 2, col: 2 };
        let trace = Trace::of(&board, c3, player, Mistake::None);
        // NW looks once, N twice, NE twice, W once, and E at two discs and the edge.
        assert_eq!(trace.end_of_direction(0), 1);
        assert_eq!(trace.end_of_direction(1), 3);
        assert_eq!(trace.end_of_direction(6), 9);
        assert_eq!(trace.beats.len(), 14 + 1 + 3);
        assert_eq!(trace.end_of_direction(14), 18);
    }
}
