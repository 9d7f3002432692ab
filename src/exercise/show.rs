//! The picture that a learner's functions draw: asked of their test program, shown in the terminal, and
//! written as an SVG.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use checks::child::ask_program_once;
use checks::{Call, Ending, Language, Step, Value, text};
use steps::{Color, Key, Screen};

use super::check::{build_test, test_program};
use crate::book::widgets::failed;

/// Builds the exercise of a step and asks it for the picture of the course's window after some keys.
///
/// # Errors
///
/// When the step draws nothing, does not compile, or does not answer.
pub fn picture(root: &Path, step: &'static Step, keys: Vec<Key>) -> anyhow::Result<Screen> {
    let Ok(number) = step.id.parse() else {
        bail!(
            "{} draws nothing; the steps do, such as 03",
            text::step_name(step, Language::English)
        );
    };
    let built = build_test(root, step, &root.join("target"))?;
    let program = test_program(&built, step)?;
    let call = Call::Show { step: number, keys };
    let asked = ask_program_once(program, &call)
        .with_context(|| format!("failed to run {}", program.display()))?;
    match asked.replies.into_iter().next().map(|reply| reply.ending) {
        Some(Ending::Answered(Value::Screen(screen))) => Ok(screen),
        Some(ending) => bail!(
            "your code {}; there is no picture yet. To check it: cargo run -- check {}",
            text::ending(&ending, Language::English),
            step.id
        ),
        None => bail!("the test program of {} did not answer", step.package),
    }
}

/// Writes the picture as an SVG file and says where.
///
/// # Errors
///
/// When it cannot be written.
pub fn write_svg(root: &Path, step: &Step, screen: &Screen) -> anyhow::Result<PathBuf> {
    let file = root.join(format!("target/show-{}.svg", step.id));
    let label = format!("What your step {} draws", step.id);
    std::fs::write(&file, screen.svg(&label)).with_context(|| failed("write", &file))?;
    Ok(file)
}

/// The picture in coloured half blocks, for a terminal.
pub fn in_colors(screen: &Screen) -> String {
    const COLUMNS: i32 = 48;
    let rows = COLUMNS * screen.height() / screen.width();
    let blocks = Blocks::new(screen, rows, COLUMNS, 30);
    let color_at = |row, col| blocks.color(row, col).unwrap_or(Color::BLACK);
    let mut text = String::new();
    for row in (0..rows).step_by(2) {
        for col in 0..COLUMNS {
            let (upper, lower) = (color_at(row, col), color_at(row + 1, col));
            text.push_str(&format!(
                "\x1b[38;2;{};{};{};48;2;{};{};{}m▀",
                upper.red, upper.green, upper.blue, lower.red, lower.green, lower.blue
            ));
        }
        text.push_str("\x1b[0m\n");
    }
    text
}

/// What [`in_letters`] means by its signs.
pub const LEGEND: &str =
    "# dark   o light   * yellow   + another colour   . the ground   _ nothing painted";

/// The picture in plain signs: four columns and two rows for a cell of the board.
pub fn in_letters(screen: &Screen) -> String {
    const COLUMNS: i32 = 32;
    let rows = COLUMNS * screen.height() / screen.width() / 2;
    let blocks = Blocks::new(screen, rows, COLUMNS, 18);
    let mut text = String::new();
    for row in 0..rows {
        for col in 0..COLUMNS {
            text.push(match blocks.color(row, col) {
                None => '_',
                Some(color) if Some(color) == blocks.ground => '.',
                Some(color) => sign(color),
            });
        }
        text.push('\n');
    }
    text
}

fn sign(color: Color) -> char {
    let Color { red, green, blue } = color;
    if red.max(green).max(blue) < 70 {
        '#'
    } else if red.min(green).min(blue) > 155 {
        'o'
    } else if red > 180 && green > 140 && blue < 140 {
        '*'
    } else {
        '+'
    }
}

/// A screen cut into blocks, each of which shows one colour.
struct Blocks<'a> {
    screen: &'a Screen,
    rows: i32,
    columns: i32,
    /// How many percent of a block a colour must cover to be seen before the ground.
    percent: usize,
    /// The colour that covers most of the screen.
    ground: Option<Color>,
    /// Colours that cover less than 3 percent of the screen: marks. They are seen where they cover little.
    rare: Vec<Color>,
}

impl Blocks<'_> {
    fn new(screen: &Screen, rows: i32, columns: i32, percent: usize) -> Blocks<'_> {
        let whole = [0, 0, screen.width(), screen.height()];
        let colors = colors(screen, whole);
        let total: usize = colors.iter().map(|(_, count)| count).sum();
        let is_rare =
            |(color, count): &(Option<Color>, usize)| color.filter(|_| count * 100 < total * 3);
        Blocks {
            screen,
            rows,
            columns,
            percent,
            ground: colors.first().and_then(|(color, _)| *color),
            rare: colors.iter().filter_map(is_rare).collect(),
        }
    }

    /// The colour of a block: the rarest that covers enough of it, else the most frequent one.
    fn color(&self, row: i32, col: i32) -> Option<Color> {
        let (width, height) = (self.screen.width(), self.screen.height());
        let block = [
            col * width / self.columns,
            row * height / self.rows,
            (col + 1) * width / self.columns,
            (row + 1) * height / self.rows,
        ];
        let colors = colors(self.screen, block);
        let total: usize = colors.iter().map(|(_, count)| count).sum();
        let needed = |color: Color| match self.rare.contains(&color) {
            true => self.percent / 3,
            false => self.percent,
        };
        let seen = colors.iter().rev().find(|(color, count)| {
            *color != self.ground && color.is_some_and(|color| count * 100 >= total * needed(color))
        });
        seen.or(colors.first()).and_then(|(color, _)| *color)
    }
}

/// The colours between left, top, right and bottom, and how often each occurs, the most frequent first.
fn colors(screen: &Screen, [left, top, right, bottom]: [i32; 4]) -> Vec<(Option<Color>, usize)> {
    let mut counted: Vec<(Option<Color>, usize)> = Vec::new();
    for y in top..bottom {
        for x in left..right {
            let color = screen.color_at(x, y);
            match counted.iter_mut().find(|(known, _)| *known == color) {
                Some((_, count)) => *count += 1,
                None => counted.push((color, 1)),
            }
        }
    }
    counted.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    counted
}
