//! A board figure as HTML: an SVG board with a text alternative, the walk's table and an empty one, and
//! the data that lets a widget take over. Complete without JavaScript. Contains no blank lines, which
//! would end the HTML block.

use std::fmt::Write;

use checks::{Language, text};
use steps::{Board, DIRECTIONS, Disc, Square, arrow, compass, is_valid_move, walk_all};

use super::position::{Figure, Kind};

/// What the page around a figure is like.
#[derive(Debug, Clone, Default)]
pub struct Page {
    /// From the page to the site's root: empty, or `../`.
    pub to_root: String,
    /// The folder of the widgets below the site's root, with a slash; none where no wasm was built.
    pub assets: Option<String>,
    /// Whether the local server shows the book, with a learner's exercises beside it.
    pub live: bool,
}

impl Page {
    /// The attributes that tell a widget where its parts are.
    pub fn attributes(&self) -> String {
        let mut attributes = String::new();
        if let Some(assets) = &self.assets {
            let _ = write!(attributes, r#" data-assets="{}{assets}""#, self.to_root);
        }
        if self.live {
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
    }
    if figure.kind != Kind::Still {
        html.push_str(&page.attributes());
    }
    html.push_str(">\n<div class=\"still\">\n");
    html.push_str(&board_svg(figure, language));
    if let (Kind::Walk | Kind::Question, Some(square)) = (figure.kind, figure.square) {
        let table = walk_table(&figure.board, square, figure.player, language);
        if figure.kind == Kind::Question {
            // The answer waits behind a click.
            let _ = write!(
                html,
                "<details><summary>The answer: all eight walks</summary>\n{table}</details>\n"
            );
        } else {
            html.push_str(&table);
            html.push_str(&empty_table(square));
        }
    }
    html.push_str("</div>\n");
    if let Some(caption) = &figure.caption {
        let _ = writeln!(html, "<figcaption>{}</figcaption>", escape(caption));
    }
    html.push_str("</figure>");
    html
}

/// Side of a cell in the SVG's units.
const CELL: i32 = 40;
/// Room for the letters and numbers.
const MARGIN: i32 = 24;

fn board_svg(figure: &Figure, language: Language) -> String {
    let board = &figure.board;
    let side = MARGIN + board.size() * CELL + 4;
    let mut svg = format!(
        "<svg class=\"board-svg\" viewBox=\"0 0 {side} {side}\" width=\"{side}\" height=\"{side}\" role=\"img\" aria-label=\"{}\">\n",
        escape(&describe(figure, language))
    );
    let _ = writeln!(
        svg,
        r#"<rect class="board-ground" x="{MARGIN}" y="{MARGIN}" width="{0}" height="{0}" rx="3"/>"#,
        board.size() * CELL
    );
    for index in 0..board.size() {
        let middle = MARGIN + index * CELL + CELL / 2;
        let letter = char::from(b'a' + index as u8);
        let number = index + 1;
        let _ = writeln!(
            svg,
            r#"<text class="board-label" x="{middle}" y="16">{letter}</text><text class="board-label" x="11" y="{0}">{number}</text>"#,
            middle + 5
        );
    }
    for square in board.squares() {
        let (x, y) = (MARGIN + square.col * CELL, MARGIN + square.row * CELL);
        let (center_x, center_y) = (x + CELL / 2, y + CELL / 2);
        let _ = write!(
            svg,
            r#"<rect class="board-cell" x="{x}" y="{y}" width="{CELL}" height="{CELL}"/>"#
        );
        let drawn = match board[square] {
            Some(Disc::Black) => {
                format!(r#"<circle class="disc black" cx="{center_x}" cy="{center_y}" r="15"/>"#)
            }
            Some(Disc::White) => format!(
                r#"<circle class="disc white" cx="{center_x}" cy="{center_y}" r="15"/><circle class="disc-ring" cx="{center_x}" cy="{center_y}" r="10.5"/>"#
            ),
            None if figure.square == Some(square) => format!(
                r#"<rect class="asked" x="{}" y="{}" width="{size}" height="{size}" rx="4"/><text class="asked-mark" x="{center_x}" y="{}">?</text>"#,
                x + 5,
                y + 5,
                center_y + 7,
                size = CELL - 10
            ),
            None if figure.kind == Kind::Walk && is_valid_move(board, square, figure.player) => {
                format!(r#"<circle class="legal-dot" cx="{center_x}" cy="{center_y}" r="5"/>"#)
            }
            None => String::new(),
        };
        svg.push_str(&drawn);
        svg.push('\n');
    }
    svg.push_str("</svg>\n");
    svg
}

/// The board in words, for those who do not see it.
fn describe(figure: &Figure, language: Language) -> String {
    let Language::English = language;
    let board = &figure.board;
    let side = board.size();
    let mut words = format!("A board of {side} by {side}.");
    for disc in [Disc::Black, Disc::White] {
        let squares: Vec<Square> = board
            .squares()
            .filter(|square| board[*square] == Some(disc))
            .collect();
        let names = if squares.is_empty() {
            "no discs".to_owned()
        } else {
            text::names(&squares)
        };
        let _ = write!(words, " {}: {names}.", text::disc(disc, language));
    }
    let _ = write!(words, " {} to move", text::disc(figure.player, language));
    match figure.square {
        Some(square) => {
            let _ = write!(words, ", asking about {square}.");
        }
        None => words.push('.'),
    }
    words
}

fn walk_table(board: &Board, square: Square, player: Disc, language: Language) -> String {
    let mut html = format!(
        "<div class=\"table-wrapper\"><table class=\"walk-table\"><caption>{}, walking from {square}</caption>\n{TABLE_HEAD}<tbody>\n",
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

const TABLE_HEAD: &str = "<thead><tr><th scope=\"col\">direction</th><th scope=\"col\">walked</th><th scope=\"col\">stops at</th><th scope=\"col\">result</th></tr></thead>\n";

/// A table of the same shape to fill in on paper.
fn empty_table(square: Square) -> String {
    let mut html = format!(
        "<details class=\"empty-table\"><summary>An empty table to fill in</summary>\n<div class=\"table-wrapper\"><table><caption>Your walks from {square}</caption>\n{TABLE_HEAD}<tbody>\n"
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

/// Text made safe for HTML, in content and in quoted attributes.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
