//! *Break it*: the code with a mistake for each step, and the fewest discs that show the mistake.

use checks::Asked;
use steps::{PositionAddress, Square};

/// Code with a mistake, and the fewest discs that show it.
pub struct Task {
    /// The known mistake.
    pub id: &'static str,
    /// The called function.
    pub function: &'static str,
    /// The depth of a search.
    pub depth: u32,
    /// A position with the fewest discs, as an address.
    fewest: &'static str,
}

impl Task {
    /// The task's call for a position, as the judge takes it. Without a chosen square it's that of a1.
    pub fn asked(&self, step: &str, position: &PositionAddress) -> Asked {
        let position = PositionAddress {
            square: position.square.or(Some(Square { row: 0, col: 0 })),
            ..*position
        };
        let mut values = Vec::new();
        if self.depth > 0 {
            values.push(("depth".to_owned(), self.depth.to_string()));
        }
        Asked {
            step: step.to_owned(),
            function: self.function.to_owned(),
            position: position.to_string(),
            values,
        }
    }

    /// The position with the fewest discs.
    pub fn fewest(&self) -> Option<PositionAddress> {
        self.fewest.parse().ok()
    }

    /// Whether the function takes a square.
    pub fn takes_square(&self) -> bool {
        matches!(self.function, "is_valid_move" | "flips_at" | "place")
    }
}

/// The tasks of a step. `None` if it has none.
pub fn tasks(step: &str) -> Option<&'static [Task]> {
    Some(match step {
        "04" => &STEP_04,
        "05" => &STEP_05,
        "06" => &STEP_06,
        "09" => &STEP_09,
        "10" => &STEP_10,
        _ => return None,
    })
}

const fn task(id: &'static str, function: &'static str, fewest: &'static str) -> Task {
    Task {
        id,
        function,
        depth: 0,
        fewest,
    }
}

static STEP_04: [Task; 4] = [
    task("C05", "is_valid_move", "pos=.W..............,B,a1"),
    task("C16", "is_valid_move", "pos=.W.B............,B,c1"),
    task("C06", "is_valid_move", "pos=.WWB............,B,a1"),
    task("E01", "is_valid_move", "pos=BWB.............,B,a1"),
];

static STEP_05: [Task; 4] = [
    task("S5a", "flips_at", "pos=.W..............,B,a1"),
    task("S5r", "flips_at", "pos=.WB.............,B,a1"),
    task("F02", "place", "pos=.WB.............,B,a1"),
    task("D04", "flips_at", "pos=.WB.W...B.......,B,a1"),
];

static STEP_06: [Task; 4] = [
    task("S6s", "outcome", "pos=................,B"),
    task("E03", "legal_moves", "pos=.BW.............,B"),
    task("G04", "next_turn", "pos=BW..............,B"),
    task("S6a", "legal_moves", "pos=BW..W...........,B"),
];

const fn search(
    id: &'static str,
    function: &'static str,
    depth: u32,
    fewest: &'static str,
) -> Task {
    Task {
        id,
        function,
        depth,
        fewest,
    }
}

static STEP_09: [Task; 4] = [
    search("K02", "minimax", 1, "pos=B...............,W"),
    search("S9h", "minimax", 2, "pos=BW..............,W"),
    search("S9c", "minimax", 1, "pos=BW...B..........,W"),
    search("K04", "minimax", 2, "pos=BW..W...........,B"),
];

static STEP_10: [Task; 4] = [
    search("S10f", "alpha_beta", 2, "pos=BW..............,W"),
    search("S10i", "alpha_beta", 2, "pos=BW...W..........,B"),
    search("S10e", "alpha_beta", 4, "pos=...B.WB.........,W"),
    search("S10h", "alpha_beta", 2, "pos=.B....WW..B.....,B"),
];
