//! The picture that the learner's functions draw. It comes from their test program, and is shown in the terminal
//! and saved as an SVG file.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use checks::child::ask_program_once;
use checks::functions::Show;
use checks::{Call, Ending, Language, Step, Value, text};
use steps::{CELL, Color, Key, Screen};

use super::check::{build_test, test_program};
use crate::files::failed;

/// Builds the exercise of a step and returns the picture in the course's window after the keys were pressed.
///
/// # Errors
///
/// If the step doesn't draw, doesn't compile, or doesn't reply.
pub fn picture(root: &Path, step: &'static Step, keys: Vec<Key>) -> anyhow::Result<Screen> {
    let Ok(number) = step.id.parse() else {
        bail!(
            "{} draws nothing. Try a step that draws, for example: cargo run -- show 03",
            text::step_name(step, Language::English)
        );
    };
    let built = build_test(root, step, &root.join("target"))?;
    let program = test_program(&built, step)?;
    let call = Call::from(Show { step: number, keys });
    let asked = ask_program_once(program, &call)
        .with_context(|| format!("Can't run {}", program.display()))?;
    match asked.replies.into_iter().next().map(|reply| reply.ending) {
        Some(Ending::Answered(Value::Screen(screen))) => Ok(screen),
        Some(ending) => bail!(
            "There is no picture, because your code {}. To check it, run: cargo run -- check {}",
            text::ending(&ending, Language::English),
            step.id
        ),
        None => bail!(
            "The test program of {} stopped without a reply",
            step.package
        ),
    }
}

/// Saves the picture as an SVG file and returns its path.
///
/// # Errors
///
/// If the file can't be written.
pub fn write_svg(root: &Path, step: &Step, screen: &Screen) -> anyhow::Result<PathBuf> {
    let file = root.join(format!("target/show-{}.svg", step.id));
    let label = format!("What your step {} draws", step.id);
    std::fs::write(&file, screen.svg(&label)).with_context(|| failed("write", &file))?;
    Ok(file)
}

/// The picture as coloured half blocks, for a terminal.
pub fn in_colors(screen: &Screen) -> String {
    const COLUMNS: i32 = 48;
    let rows = COLUMNS * screen.height() / screen.width();
    let background = background(screen);
    let color_at = |row: i32, col: i32| {
        let x = col * screen.width() / COLUMNS;
        let y = row * screen.height() / rows;
        let block = [
            x,
            y,
            x + screen.width() / COLUMNS,
            y + screen.height() / rows,
        ];
        telling(screen, block, background, 30).unwrap_or(Color::BLACK)
    };
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

/// The meaning of the characters in [`in_letters`].
pub const LEGEND: &str =
    "# dark   o light   * yellow   + another colour   . background   _ not painted";

/// The picture as plain characters. Each cell of the board has one character for its upper left corner, three for
/// its upper edge, one for its left edge and three for its inside.
pub fn in_letters(screen: &Screen) -> String {
    let background = background(screen);
    let character = |color: Option<Color>| match color {
        None => '_',
        Some(_) if color == background => '.',
        Some(color) => sign(color),
    };
    let at = |x: i32, y: i32| {
        // Half of the last line is outside the picture.
        let (x, y) = (x.min(screen.width() - 1), y.min(screen.height() - 1));
        character(screen.color_at(x, y))
    };
    let third = CELL / 3;
    let mut text = String::new();
    for y in (0..=screen.height()).step_by(CELL as usize) {
        for x in (0..screen.width()).step_by(CELL as usize) {
            text.push(at(x, y));
            text.extend([1, 3, 5].map(|sixth| at(x + sixth * CELL / 6, y)));
        }
        text.push(at(screen.width(), y));
        text.push('\n');
        if y == screen.height() {
            break;
        }
        for x in (0..screen.width()).step_by(CELL as usize) {
            text.push(at(x, y + CELL / 2));
            // The left and right blocks show what is around the middle, such as a frame.
            let (left, right) = (x + 2, x + CELL - 2);
            let blocks = [
                ([left, y + 2, left + third, y + CELL - 2], 15),
                (
                    [left + third, y + third, right - third, y + CELL - third],
                    30,
                ),
                ([right - third, y + 2, right, y + CELL - 2], 15),
            ];
            for (block, percent) in blocks {
                text.push(character(telling(screen, block, background, percent)));
            }
        }
        text.push(at(screen.width(), y + CELL / 2));
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

/// The colour that covers most of the screen.
fn background(screen: &Screen) -> Option<Color> {
    let whole = [0, 0, screen.width(), screen.height()];
    colors(screen, whole).first().and_then(|(color, _)| *color)
}

/// The colour that stands for a block: the rarest colour that covers at least `percent` of it and isn't the
/// background, or else the most frequent colour.
fn telling(
    screen: &Screen,
    block: [i32; 4],
    background: Option<Color>,
    percent: usize,
) -> Option<Color> {
    let colors = colors(screen, block);
    let total: usize = colors.iter().map(|(_, count)| count).sum();
    let seen = colors.iter().rev().find(|(color, count)| {
        color.is_some() && *color != background && count * 100 >= total * percent
    });
    seen.or(colors.first()).and_then(|(color, _)| *color)
}

/// The colours in the block and the number of pixels of each, the most frequent first.
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
