//! The boards, the lists and the table of the scene.

use checks::text;
use steps::{ARROWS, Board, COMPASS, Square, Walk, arrow, flips_at};

use super::trace::{Beat, Mistake, Trace, is_decided};
use super::{Flip, words};
use crate::Node;
use crate::board::{Look, board};
use crate::controls::{self, Mark};
use crate::words::{counted, side};

impl Flip {
    /// The board on which the walks are made, with the walker.
    pub(super) fn walked(&self, trace: Option<&Trace>) -> Node {
        let so_far = trace.map_or(self.board, |trace| trace.board(&self.board, self.step));
        // Only the code with the chain walks over discs that it has already flipped.
        let shown = match self.mistake {
            Mistake::Chain => so_far,
            _ => self.board,
        };
        let looks = trace.map_or(Vec::new(), |trace| trace.looks(self.step));
        let beat = self.step.checked_sub(1).zip(trace);
        let beat = beat.map(|(index, trace)| trace.beats[index]);
        let walker = match beat {
            Some(Beat::Look { walk, looked_at }) => trace.and_then(|trace| {
                let walk = &trace.walks[walk];
                let square = walk.visited().nth(looked_at - 1)?;
                Some((square, arrow(walk.direction)))
            }),
            _ => None,
        };
        let label = format!("The board before the move, {} to move", side(self.player));
        board("walk", &label, &shown, |square| {
            let mut look = Look {
                asked: self.square == Some(square),
                ..Look::default()
            };
            if self.step == 0 {
                // How many discs a move flips is for the reader to find out.
                look.legal = !flips_at(&self.board, square, self.player).is_empty();
                if look.legal {
                    look.spoken = "legal".to_owned();
                }
            }
            let of = |(walk, _): &&(&Walk, usize)| walk.run.contains(&square);
            if let Some((walk, looked_at)) = looks.iter().rfind(of) {
                let noted = walk.run[..(*looked_at).min(walk.run.len())].contains(&square);
                let kept = self.mistake.keeps(walk).contains(&square);
                let (tag, spoken) = match (noted, is_decided(walk, *looked_at), kept) {
                    (false, _, _) => ("", ""),
                    (_, false, _) => ("…", "noted"),
                    (_, _, true) => ("✓", "kept in the list"),
                    (_, _, false) => ("✗", "discarded"),
                };
                let (tag, spoken) = match so_far[square] == Some(self.player) {
                    true => ("↻", "kept in the list, flipped"),
                    false => (tag, spoken),
                };
                look.turns =
                    noted && tag != "…" && tag != "✗" && shown[square] != Some(self.player);
                look.tag = tag.to_owned();
                look.spoken = spoken.to_owned();
            }
            if let Some((_, sign)) = walker.filter(|(at, _)| *at == square) {
                look.walker = Some(sign);
                look.spoken = match look.spoken.as_str() {
                    "" => "the walker is here".to_owned(),
                    spoken => format!("{spoken}, the walker is here"),
                };
            }
            look
        })
    }

    /// A board after the move. The changed squares are marked.
    fn after(&self, id: &'static str, label: &str, after: &Board, ringed: &[Square]) -> Node {
        let grid = board(id, label, after, |square| {
            let changed = after[square] != self.board[square];
            let new = changed && self.board[square].is_none();
            let differs = ringed.contains(&square);
            let mut spoken = Vec::new();
            match (changed, new) {
                (true, true) => spoken.push("the new disc"),
                (true, false) => spoken.push("flipped"),
                _ => {}
            }
            if differs {
                spoken.push("differs from the right board");
            }
            Look {
                differs,
                spoken: spoken.join(", "),
                ..Look::after_move(new, changed && !new)
            }
        });
        controls::stack([grid, controls::line(counted(after))])
    }

    /// The boards before and after, or the right board beside the board with the mistake.
    pub(super) fn boards(&self, trace: &Trace) -> Node {
        let so_far = trace.board(&self.board, self.step);
        if self.mistake == Mistake::None {
            return controls::beside([
                controls::part("Before", self.after("before", "Before", &self.board, &[])),
                controls::part("After", self.after("after", "After", &so_far, &[])),
            ]);
        }
        let done = self.step == trace.beats.len();
        let ringed = if done {
            self.differing(&so_far)
        } else {
            Vec::new()
        };
        let right = match done {
            true => self.right_after(trace.square),
            // Not further than the steps, because readers predict the flips.
            false => {
                let right = Trace::of(&self.board, trace.square, self.player, Mistake::None);
                right.board(&self.board, self.step.min(right.beats.len()))
            }
        };
        let mistaken = "After, with the mistake";
        controls::beside([
            controls::part(
                "After, with the right code",
                self.after("right", "After, with the right code", &right, &[]),
            ),
            controls::part(mistaken, self.after("mistaken", mistaken, &so_far, &ringed)),
        ])
    }

    /// The lists in the code, as they would be printed.
    pub(super) fn lists(&self, trace: &Trace) -> Node {
        let names = |squares: &[Square]| text::names(squares);
        let list = format!("flips = [{}]", names(&trace.list(self.step)));
        let looks = trace.looks(self.step);
        let run = match (
            self.step.checked_sub(1).map(|index| trace.beats[index]),
            looks.last(),
        ) {
            (Some(Beat::Look { .. }), Some((walk, looked_at))) => {
                &walk.run[..(*looked_at).min(walk.run.len())]
            }
            _ => &[],
        };
        let run = format!("run   = [{}]", names(run));
        match self.mistake {
            Mistake::SharedList => controls::code("The list", &[(list, Mark::Changed)]),
            _ => controls::code("The lists", &[(run, Mark::None), (list, Mark::None)]),
        }
    }

    /// A row for each direction, filled up to the current step.
    pub(super) fn table(&self, trace: &Trace) -> Node {
        let looks = trace.looks(self.step);
        let mut rows: Vec<Vec<String>> = looks
            .iter()
            .map(|(walk, looked_at)| words::row(trace, walk, *looked_at))
            .collect();
        let returned = self.mistake == Mistake::FirstOnly && looks.len() == trace.walks.len();
        let names = ARROWS.iter().zip(COMPASS).skip(rows.len());
        let fate = if returned { "never walked" } else { "" };
        rows.extend(names.map(|(arrow, name)| {
            let name = format!("{arrow} {name}");
            vec![name, String::new(), String::new(), fate.to_owned()]
        }));
        let head = ["direction", "noted", "stops at", "result"];
        controls::table("The walks so far", &head, &rows)
    }
}
