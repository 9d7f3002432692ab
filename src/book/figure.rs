//! A board figure as HTML: an SVG board with a text alternative, the table of the walks, an empty table, and the
//! data for the widget. It's complete without JavaScript. It contains no blank lines: they would end the HTML block.

use std::fmt::Write;
use std::path::PathBuf;

use checks::{Language, Mistake, find_step, mistake_number, text};
use steps::{Board, DIRECTIONS, Disc, Square, arrow, compass, escape, flips_at, place, walk_all};

use super::board_svg::{BoardPicture, board_svg, capture_svg, discs_in_words};
use super::position::{Figure, Kind};
use super::site::Edition;

/// The page around a figure.
#[derive(Debug, Clone, Default)]
pub struct Page {
    /// The folder of the chapter's file: its includes start there.
    pub folder: PathBuf,
    /// From the page to the site's root: empty, or `../`.
    pub to_root: String,
    /// The folder of the figures' files below the site's root, with a slash. None if the figures stay pictures.
    pub assets: Option<String>,
    /// The edition of the pages.
    pub edition: Edition,
}

impl Page {
    /// The attributes with the addresses of a figure's files.
    pub fn attributes(&self) -> String {
        let mut attributes = String::new();
        if let Some(assets) = &self.assets {
            let _ = write!(attributes, r#" data-assets="{}{assets}""#, self.to_root);
        }
        if self.edition.live {
            let _ = write!(attributes, r#" data-live="{}live/""#, self.to_root);
        }
        attributes
    }
}

/// The figure as HTML.
pub fn figure_html(figure: &Figure, page: &Page, language: Language) -> String {
    let mut html = format!(
        r#"<figure class="board-figure" data-widget="{}" data-board="{}" data-player="{}""#,
        figure.kind.word(),
        figure.board.letters(),
        figure.player.letter()
    );
    let mut attribute = |name: &str, value: &str| {
        let _ = write!(html, r#" {name}="{}""#, escape(value));
    };
    if let Some(square) = figure.square {
        attribute("data-square", &square.to_string());
    }
    if let Some(direction) = figure.direction {
        attribute("data-direction", compass(direction));
    }
    if let Some(ask) = figure.ask {
        attribute("data-ask", compass(ask));
    }
    if let Some(id) = &figure.id {
        attribute("id", id);
    }
    if let Some(exercise) = &figure.exercise {
        attribute("data-exercise", exercise);
        let with_symptoms = figure.kind != Kind::Ask;
        let mistakes = mistakes_of(exercise, with_symptoms, language);
        attribute("data-mistakes", &mistakes);
        if let (Kind::Ask, Ok(step)) = (figure.kind, find_step(exercise)) {
            attribute("data-functions", &step.functions.join(" "));
        }
    }
    if !matches!(figure.kind, Kind::Still | Kind::Move | Kind::Capture) {
        html.push_str(&page.attributes());
    }
    html.push_str(">\n<div class=\"still\">\n");
    match (figure.kind, after_svg(figure, language)) {
        (Kind::Move | Kind::Capture, Some(after)) => {
            let Language::English = language;
            if figure.kind == Kind::Capture {
                html.push_str(&moving_svg(figure, language));
            }
            let _ = write!(
                html,
                "<div class=\"before-after\">\n<div><p>Before</p>\n{}</div>\n<div><p>After</p>\n{after}</div>\n</div>\n",
                position_svg(figure, language)
            );
        }
        _ => html.push_str(&position_svg(figure, language)),
    }
    if let (Kind::Walk | Kind::Question, Some(square)) = (figure.kind, figure.square) {
        let table = walk_table(&figure.board, square, figure.player, language);
        if figure.kind == Kind::Question {
            // The answer is folded.
            let _ = write!(
                html,
                "<details><summary>Show answer</summary>\n{table}</details>\n"
            );
        } else {
            html.push_str(&empty_table(square));
            let _ = write!(
                html,
                "<details><summary>Show answer</summary>\n{table}</details>\n"
            );
        }
    }
    if figure.kind == Kind::Ask {
        let Language::English = language;
        html.push_str("<p class=\"ask-still\">With JavaScript, you can run this chapter's functions on any position here.</p>\n");
    }
    html.push_str("</div>\n");
    if let Some(caption) = &figure.caption {
        let _ = writeln!(html, "<figcaption>{}</figcaption>", escape(caption));
    }
    html.push_str("</figure>");
    html
}

/// The picture of a figure's position.
pub(super) fn position_svg(figure: &Figure, language: Language) -> String {
    let Language::English = language;
    let (board, player) = (&figure.board, figure.player);
    let side = board.size();
    let mut label = format!(
        "A board of {side} by {side}. {} {} to move",
        discs_in_words(board, language),
        text::disc(player, language)
    );
    if let Some(square) = figure.square {
        let _ = write!(label, ", the chosen square is {square}");
    }
    label.push('.');
    let picture = BoardPicture {
        asked: figure.square,
        dots_for: figure.has_dots.then_some(player),
        label,
        ..BoardPicture::default()
    };
    board_svg(board, &picture)
}

/// The picture of the position after the figure's move, with the flipped discs ringed.
fn after_svg(figure: &Figure, language: Language) -> Option<String> {
    let square = figure.square?;
    let after = place(&figure.board, square, figure.player)?;
    let picture = BoardPicture {
        turned: flips_at(&figure.board, square, figure.player),
        placed: Some(square),
        label: after_in_words(figure, &after, square, language),
        ..BoardPicture::default()
    };
    Some(board_svg(&after, &picture))
}

/// The animation of the figure's move.
fn moving_svg(figure: &Figure, language: Language) -> String {
    let (board, player) = (&figure.board, figure.player);
    let after = figure.square.and_then(|square| {
        let after = place(board, square, player)?;
        let label = after_in_words(figure, &after, square, language);
        Some(capture_svg(board, square, player, &label))
    });
    format!(
        "<div class=\"capture-motion\">\n{}</div>\n",
        after.unwrap_or_default()
    )
}

/// The position after the figure's move in words.
fn after_in_words(figure: &Figure, after: &Board, square: Square, language: Language) -> String {
    let Language::English = language;
    format!(
        "The board after {} plays {square}, which flips {}. {}",
        text::disc(figure.player, language),
        text::names(&flips_at(&figure.board, square, figure.player)),
        discs_in_words(after, language)
    )
}

fn walk_table(board: &Board, square: Square, player: Disc, language: Language) -> String {
    let mut html = format!(
        "<div class=\"table-wrapper\"><table class=\"walk-table\"><caption>{} plays {square}</caption>\n{TABLE_HEAD}<tbody>\n",
        text::disc(player, language)
    );
    for walk in walk_all(board, square, player) {
        let turns: Vec<String> = walk.turns().iter().map(Square::to_string).collect();
        let _ = writeln!(
            html,
            r#"<tr data-direction="{name}" data-stop="{}" data-turns="{}"><th scope="row">{} {name}</th><td>{}</td><td>{}</td><td>{}</td></tr>"#,
            walk.stop.id(),
            turns.join(" "),
            arrow(walk.direction),
            text::walked(&walk, player, language),
            text::stopped_at(&walk, player, language),
            text::result(&walk, language),
            name = compass(walk.direction),
        );
    }
    html.push_str("</tbody></table></div>\n");
    html
}

const TABLE_HEAD: &str = "<thead><tr><th scope=\"col\">Direction</th><th scope=\"col\">Walked</th><th scope=\"col\">Stops at</th><th scope=\"col\">Result</th></tr></thead>\n";

/// An empty table of the same shape, to fill in on paper.
fn empty_table(square: Square) -> String {
    let mut html = format!(
        "<details class=\"empty-table\"><summary>Predict first</summary>\n<div class=\"table-wrapper\"><table><caption>Your walks from {square}</caption>\n{TABLE_HEAD}<tbody>\n"
    );
    for direction in DIRECTIONS {
        let _ = writeln!(
            html,
            r#"<tr><th scope="row">{} {}</th><td></td><td></td><td></td></tr>"#,
            arrow(direction),
            compass(direction)
        );
    }
    html.push_str("</tbody></table></div>\n</details>\n");
    html
}

/// The step's mistakes for the widget: a line for each, with tabs between its parts.
fn mistakes_of(exercise: &str, with_symptoms: bool, language: Language) -> String {
    let Ok(step) = find_step(exercise) else {
        return String::new();
    };
    let line = |(index, mistake): (usize, &Mistake)| {
        format!(
            "{}\t{}\t{}\t{}",
            mistake_number(step, index),
            mistake.id,
            mistake.title.get(language),
            match with_symptoms {
                true => mistake.symptom.get(language),
                false => "",
            }
        )
    };
    let lines: Vec<String> = step.mistakes.iter().enumerate().map(line).collect();
    lines.join("\n")
}
