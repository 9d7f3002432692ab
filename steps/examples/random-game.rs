//! Two random players on a board with a wall: a whole game in the terminal.
//!
//! ```text
//! cargo run -p steps --example random-game
//! cargo run -p steps --example random-game -- --ascii --seed 7
//! ```

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use steps::{
    Count, Disc, Outcome, Rng, WalledBoard, count, count_or_turn, outcome, walled_moves,
    walled_start,
};

const USAGE: &str = "\
Usage: cargo run -p steps --example random-game [-- OPTIONS]

Options:
  --ascii    Draw with plain letters, for terminals whose columns don't line up
  --seed N   Play the game of this seed again
  --help     Show this text
";

fn main() -> ExitCode {
    let arguments = std::env::args_os().skip(1);
    let options = match read_options(arguments.map(|word| word.to_string_lossy().into_owned())) {
        Ok(options) => options,
        Err(problem) => {
            // If even this message can't be written, only the exit code is left.
            let _ = write!(io::stderr(), "error: {problem}\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let mut out = io::stdout().lock();
    let written = if options.help {
        out.write_all(USAGE.as_bytes())
    } else {
        show_game(&options, &mut out)
    };
    match written.and_then(|()| out.flush()) {
        Ok(()) => ExitCode::SUCCESS,
        // The program behind a pipe doesn't read any further, such as `head` after ten lines.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(io::stderr(), "error: failed to write the game: {error}");
            ExitCode::FAILURE
        }
    }
}

#[derive(Default)]
struct Options {
    ascii: bool,
    seed: Option<u64>,
    help: bool,
}

fn read_options(mut arguments: impl Iterator<Item = String>) -> Result<Options, String> {
    let mut options = Options::default();
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--ascii" => options.ascii = true,
            "--help" | "-h" => options.help = true,
            "--seed" => {
                let number = arguments
                    .next()
                    .ok_or("--seed needs a number after it, such as --seed 7")?;
                options.seed = Some(read_seed(&number)?);
            }
            other => match other.strip_prefix("--seed=") {
                Some(number) => options.seed = Some(read_seed(number)?),
                None => return Err(format!("unknown option `{}`", other.escape_debug())),
            },
        }
    }
    Ok(options)
}

fn read_seed(number: &str) -> Result<u64, String> {
    number.parse().map_err(|_| {
        format!(
            "found the seed `{}`; a seed is an integer from 0 to {}",
            number.escape_debug(),
            u64::MAX
        )
    })
}

/// A different seed for each run, short enough to type it again.
fn seed_from_the_clock() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |time| u64::from(time.subsec_nanos()) / 1_000)
}

fn show_game(options: &Options, out: &mut impl Write) -> io::Result<()> {
    let signs = if options.ascii { &ASCII } else { &SIGNS };
    let seed = options.seed.unwrap_or_else(seed_from_the_clock);
    writeln!(out, "This is game {seed}. To see it again: --seed {seed}")?;
    writeln!(out, "{}\n", signs.legend())?;
    let end = play(&mut Rng::new(seed), signs, out)?;
    writeln!(out, "Neither side can move. {}", result(&end))
}

// ANCHOR: game
/// Plays from the start to the end, and writes every position.
fn play(
    rng: &mut Rng,
    signs: &Signs,
    out: &mut impl Write, // the terminal
) -> io::Result<WalledBoard> {
    let mut board = walled_start();
    let mut player = Disc::Black;
    writeln!(out, "{}", signs.draw(&board))?;
    loop {
        if let Some(index) = choose(&walled_moves(&board, player), rng) {
            let turned = count_or_turn(&mut board, index, player, true);
            let square = board.square_at(index);
            writeln!(out, "{player:?} to move: {square} turns {turned}.")?;
            writeln!(out, "{}", signs.draw(&board))?;
        } else if walled_moves(&board, player.opponent()).is_empty() {
            return Ok(board);
        } else {
            writeln!(out, "{player:?} has no move and passes.\n")?;
        }
        player = player.opponent();
    }
}
// ANCHOR_END: game

// ANCHOR: choose
/// A random move of the list, or `None` if the list is empty.
fn choose(moves: &[i32], rng: &mut Rng) -> Option<i32> {
    let number = rng.next_f64() * moves.len() as f64;
    moves.get(number as usize).copied()
}
// ANCHOR_END: choose

fn result(board: &WalledBoard) -> String {
    let board = board.to_board();
    let Count {
        black,
        white,
        empty,
    } = count(&board);
    let winner = match outcome(&board) {
        Outcome::Won(winner) => format!("{winner:?} wins"),
        Outcome::Drawn => "A draw".to_owned(),
        Outcome::Unfinished => "The game isn't over".to_owned(),
    };
    format!("{winner}: Black {black}, White {white}, empty {empty}.")
}

/// The characters for each kind of spot, two columns wide.
struct Signs {
    empty: &'static str,
    black: &'static str,
    white: &'static str,
    wall: &'static str,
}

/// The dot of an empty cell is two columns wide. The other signs need a space.
const SIGNS: Signs = Signs {
    empty: "・",
    black: "● ",
    white: "○ ",
    wall: "■ ",
};

const ASCII: Signs = Signs {
    empty: ". ",
    black: "B ",
    white: "W ",
    wall: "# ",
};

impl Signs {
    fn legend(&self) -> String {
        format!(
            "{}Black   {}White   {}empty   {}wall",
            self.black, self.white, self.empty, self.wall
        )
    }

    /// The board with its wall, and the names of columns and rows around it.
    fn draw(&self, board: &WalledBoard) -> String {
        let mut lines = vec!["    a b c d e f g h".to_owned()];
        let letters = board.to_string();
        for (number, row) in letters.lines().enumerate() {
            let name = match number {
                1..=8 => number.to_string(),
                _ => " ".to_owned(),
            };
            let signs: String = row.chars().map(|letter| self.sign(letter)).collect();
            lines.push(format!("{name} {}", signs.trim_end()));
        }
        lines.join("\n") + "\n"
    }

    fn sign(&self, letter: char) -> &'static str {
        match letter {
            'B' => self.black,
            'W' => self.white,
            '.' => self.empty,
            _ => self.wall,
        }
    }
}
