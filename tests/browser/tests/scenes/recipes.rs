//! What is done to the scenes, and what they then say.

use thirtyfour::Key;

/// What is done to a scene.
#[derive(Debug)]
pub enum Do {
    /// Presses the button with this action.
    Press(&'static str),
    /// Chooses a square of the board with this id.
    Square(&'static str, &'static str),
    /// Chooses a value of a menu.
    Choose(&'static str, &'static str),
    /// Types into a field and leaves it.
    Type(&'static str, &'static str),
    /// Presses a key on the board with this id.
    Key(&'static str, Key),
    /// Types on the board with this id.
    Write(&'static str, &'static str),
    /// Waits until the scene shows these words.
    Wait(&'static str),
}

/// A scene, what is done to it, and words that it shows afterwards.
pub struct Recipe {
    /// The page that it stands in.
    pub page: &'static str,
    /// Its id there.
    pub id: &'static str,
    /// What is done, in this order.
    pub steps: &'static [Do],
    /// What it shows at last.
    pub words: &'static str,
}

/// Each is followed by mouse, and then by keyboard alone.
pub const RECIPES: &[Recipe] = &[
    Recipe {
        page: "01-board",
        id: "drawing-loop",
        steps: &[Do::Type("col-to", "7"), Do::Press("row"), Do::Press("step")],
        words: "Cell 8 of 56: row 1, col 0. Its top left corner is x = 0, y = 40.",
    },
    Recipe {
        page: "02-start",
        id: "set-ups",
        steps: &[Do::Choose("set-up", "exchanged")],
        words: "This isn't the start. Different squares: d4, e4, d5, e5. Missing legal moves: d3, c4, f5, e6. Extra legal moves: e3, f4, c5, d6.",
    },
    Recipe {
        page: "02-start",
        id: "set-ups",
        steps: &[
            Do::Press("guess"),
            Do::Square("board", "d3"),
            Do::Square("board", "a1"),
            Do::Square("board", "c4"),
            Do::Press("tell"),
        ],
        words: "Not quite. Legal moves found: 2 of 4. Missed: f5, e6. Not legal: a1.",
    },
    Recipe {
        page: "03-cursor",
        id: "cursor-moves",
        steps: &[
            Do::Type("name", "a1"),
            Do::Key("board", Key::Right),
            Do::Key("board", Key::Right),
            Do::Key("board", Key::Down),
        ],
        words: "Down: from c1 to c2. The flat index changes by +8 to 10, the walled index by +10 to 23.",
    },
    Recipe {
        page: "04-legal-moves",
        id: "assemble-04",
        steps: &[
            Do::Choose("taken", "2"),
            Do::Choose("counter", "2"),
            Do::Choose("walk", "2"),
            Do::Choose("loop", "2"),
            Do::Choose("over", "3"),
            Do::Choose("closed", "5"),
            Do::Choose("decides", "1"),
            Do::Choose("range", "3"),
        ],
        words: "Expected: not legal.\nYour code returned: legal.\n",
    },
    Recipe {
        page: "04-legal-moves",
        id: "break-04",
        steps: &[Do::Square("board", "c2"), Do::Square("board", "c2")],
        words: "Discs: 1. Model answer: Black at b2: not legal. This code: Black at b2: legal.",
    },
    Recipe {
        page: "05-flip",
        id: "assemble-05",
        steps: &[
            Do::Choose("loop", "2"),
            Do::Choose("keeps", "2"),
            Do::Choose("end", "3"),
            Do::Choose("taken", "1"),
            Do::Choose("collects", "1"),
            Do::Choose("legal", "2"),
            Do::Choose("order", "4"),
            Do::Choose("gives", "1"),
        ],
        words: "Expected: c2.\nYour code returned: no discs.\n",
    },
    Recipe {
        page: "05-flip",
        id: "break-05",
        steps: &[Do::Square("board", "c2"), Do::Square("board", "c2")],
        words: "Discs: 1. Model answer: flips_at(b2, Black): no discs. This code: flips_at(b2, Black): c2.",
    },
    Recipe {
        page: "06-turns",
        id: "assemble-06",
        steps: &[
            Do::Choose("scan", "3"),
            Do::Choose("listed", "2"),
            Do::Choose("first", "2"),
            Do::Choose("second", "3"),
            Do::Choose("counted", "1"),
            Do::Choose("goes-on", "2"),
            Do::Choose("wins", "3"),
            Do::Wait("Correct."),
            Do::Press("model"),
        ],
        words: "Correct. Your code passes every check of step 06. Functions: count, legal_moves, next_turn and outcome.",
    },
    Recipe {
        page: "06-turns",
        id: "break-06",
        steps: &[
            Do::Choose("program", "2"),
            Do::Press("clear"),
            Do::Square("board", "a1"),
            Do::Square("board", "b1"),
            Do::Square("board", "b1"),
        ],
        words: "Discs: 2. Model answer: next_turn(Black): PassesBackTo(Black). This code: next_turn(Black): Over.",
    },
    Recipe {
        page: "09-minimax",
        id: "assemble-09",
        steps: &[
            Do::Choose("ends", "3"),
            Do::Choose("leaf", "2"),
            Do::Choose("pass", "2"),
            Do::Choose("first", "2"),
            Do::Choose("below", "3"),
            Do::Choose("sign", "1"),
            Do::Choose("better", "3"),
        ],
        words: "Expected: 10003 with b2.\nYour code returned: -10003 with b2.\n",
    },
    Recipe {
        page: "09-minimax",
        id: "break-09",
        steps: &[Do::Choose("program", "1"), Do::Press("fewest")],
        words: "Discs: 2. Model answer: minimax(White, depth 2): -10003 and no move, after 1 position. This code: minimax(White, depth 2): -150 and no move.",
    },
    Recipe {
        page: "10-alpha-beta",
        id: "assemble-10",
        steps: &[
            Do::Choose("pass", "3"),
            Do::Choose("window", "4"),
            Do::Choose("better", "2"),
            Do::Choose("raised", "2"),
            Do::Choose("cuts", "3"),
            Do::Choose("order", "1"),
            Do::Wait("Correct."),
            Do::Press("model"),
        ],
        words: "Correct. Your code passes every check of step 10. Functions: alpha_beta.",
    },
    Recipe {
        page: "10-alpha-beta",
        id: "break-10",
        steps: &[Do::Choose("program", "2"), Do::Press("fewest")],
        words: "Discs: 3. Model answer: alpha_beta(White, depth 4, with the full window): -10006 with d2, after 10 positions. This code: alpha_beta(White, depth 4, with the full window): -280 with d2, after 8 positions.",
    },
    Recipe {
        page: "05-flip",
        id: "flip",
        steps: &[
            Do::Square("walk", "c3"),
            Do::Choose("mistake", "shared"),
            Do::Press("all"),
        ],
        words: "Flipped by mistake: d3, e3 and c4.",
    },
    Recipe {
        page: "06-turns",
        id: "turns",
        steps: &[Do::Choose("which", "double"), Do::Press("end")],
        words: "Empty squares: 34. Black wins 29–1.",
    },
    Recipe {
        page: "06-turns",
        id: "turns",
        steps: &[Do::Type("game", "f5d6a1")],
        words: "Can't read this game: ply 3: ",
    },
    Recipe {
        page: "07-random",
        id: "random",
        steps: &[Do::Square("game", "d3")],
        words: "You played d3. White drew 0.5911…, times 3 is 1.77…, rounded down to 1: White plays e3.",
    },
    Recipe {
        page: "07-random",
        id: "draws",
        steps: &[
            Do::Choose("formula", "round-less"),
            Do::Type("length", "7"),
            Do::Press("many"),
        ],
        words: "Too rare: 0, 6. Too often: 1, 2, 3, 4, 5.",
    },
    Recipe {
        page: "08-evaluate",
        id: "evaluate",
        steps: &[Do::Square("position", "e3")],
        words: "Not quite. e3 scores −109. Greedy plays f6, which scores −81.",
    },
    Recipe {
        page: "08-evaluate",
        id: "evaluate",
        steps: &[Do::Choose("known", "win"), Do::Press("ends")],
        words: "Greedy now plays f3, which scores 35. Before, it played f4.",
    },
    Recipe {
        page: "09-minimax",
        id: "tree",
        steps: &[Do::Press("minus"), Do::Press("end")],
        words: "The search returns g3 with 26. The right result is h2 with −29.",
    },
    Recipe {
        page: "09-minimax",
        id: "tree",
        steps: &[Do::Type("position", "d3d4")],
        words: "ply 2: ",
    },
    Recipe {
        page: "10-alpha-beta",
        id: "cuts",
        steps: &[Do::Press("cut")],
        words: "Cutoff. beta is 19, and f4 already scores 39 for White. Black doesn't allow that, because it already has −19 elsewhere.",
    },
    Recipe {
        page: "11-hints",
        id: "hints",
        steps: &[Do::Press("cut")],
        words: "Decimals dropped. Changed: e3 from 49 to 48.",
    },
    Recipe {
        page: "12-game",
        id: "whole-game",
        steps: &[Do::Square("game", "a1")],
        words: "play(a1) returns Err(",
    },
    Recipe {
        page: "12-game",
        id: "whole-game",
        steps: &[Do::Write("game", "d3"), Do::Key("game", Key::Enter)],
        words: "Black d3 flips d4",
    },
    Recipe {
        page: "12-game",
        id: "whole-game",
        steps: &[Do::Square("game", "a1"), Do::Write("game", "r")],
        words: "You play Black and move first. Choose a square with a dot.",
    },
    Recipe {
        page: "12-game",
        id: "whole-game",
        steps: &[Do::Type("record", "f5f4d3d6d7e3f3c5b5")],
        words: "Black 13, White 0. You win. Tournament score: 64 to 0.",
    },
    Recipe {
        page: "detour-walls",
        id: "four-ways",
        steps: &[Do::Press("step")],
        words: "Step 1: all four boards find",
    },
    Recipe {
        page: "detour-lines",
        id: "four-ways",
        steps: &[Do::Press("end")],
        words: "all four boards find",
    },
    Recipe {
        page: "detour-bitboards",
        id: "four-ways",
        steps: &[Do::Choose("direction", "SW"), Do::Press("end")],
        words: "all four boards find",
    },
    Recipe {
        page: "detour-endgame",
        id: "solve",
        steps: &[Do::Square("endgame", "g3")],
        words: "You choose g3. Press Solve to see how the game ends.",
    },
];
