//! The code with a mistake for each step, and the fewest discs that show the mistake.

use crate::assemble::Function;

/// Code with a mistake, and the fewest discs that show it.
pub(crate) struct Task {
    /// The known mistake.
    pub id: &'static str,
    /// The called function.
    pub function: Function,
    /// The depth of a search.
    pub depth: u32,
    /// A position with the fewest discs, as an address.
    pub fewest: &'static str,
}

/// The tasks of a step.
pub(crate) fn tasks(step: &str) -> Option<&'static [Task]> {
    Some(match step {
        "04" => &STEP_04,
        "05" => &STEP_05,
        "06" => &STEP_06,
        "09" => &STEP_09,
        "10" => &STEP_10,
        _ => return None,
    })
}

const fn task(id: &'static str, function: Function, fewest: &'static str) -> Task {
    Task {
        id,
        function,
        depth: 0,
        fewest,
    }
}

static STEP_04: [Task; 4] = [
    task("C05", Function::IsValidMove, "pos=.W..............,B,a1"),
    task("C16", Function::IsValidMove, "pos=.W.B............,B,c1"),
    task("C06", Function::IsValidMove, "pos=.WWB............,B,a1"),
    task("E01", Function::IsValidMove, "pos=BWB.............,B,a1"),
];

static STEP_05: [Task; 4] = [
    task("S5a", Function::FlipsAt, "pos=.W..............,B,a1"),
    task("S5r", Function::FlipsAt, "pos=.WB.............,B,a1"),
    task("F02", Function::Place, "pos=.WB.............,B,a1"),
    task("D04", Function::FlipsAt, "pos=.WB.W...B.......,B,a1"),
];

static STEP_06: [Task; 4] = [
    task("S6s", Function::Outcome, "pos=................,B"),
    task("E03", Function::LegalMoves, "pos=.BW.............,B"),
    task("G04", Function::NextTurn, "pos=BW..............,B"),
    task("S6a", Function::LegalMoves, "pos=BW..W...........,B"),
];

const fn search(id: &'static str, function: Function, depth: u32, fewest: &'static str) -> Task {
    Task {
        id,
        function,
        depth,
        fewest,
    }
}

static STEP_09: [Task; 4] = [
    search("K02", Function::Minimax, 1, "pos=B...............,W"),
    search("S9h", Function::Minimax, 2, "pos=BW..............,W"),
    search("S9c", Function::Minimax, 1, "pos=BW...B..........,W"),
    search("K04", Function::Minimax, 2, "pos=BW..W...........,B"),
];

static STEP_10: [Task; 4] = [
    search("S10f", Function::AlphaBeta, 2, "pos=BW..............,W"),
    search("S10i", Function::AlphaBeta, 2, "pos=BW...W..........,B"),
    search("S10e", Function::AlphaBeta, 4, "pos=...B.WB.........,W"),
    search("S10h", Function::AlphaBeta, 2, "pos=.B....WW..B.....,B"),
];
