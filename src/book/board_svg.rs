//! A board as an inline SVG picture with a text alternative.

use std::fmt::Write;

use checks::{Language, text};
use steps::{Board, Disc, Square, escape, flips_at, is_valid_move};

/// Side of a cell in the SVG's units.
const CELL: i32 = 40;
/// Room for the letters and numbers.
const MARGIN: i32 = 24;

/// The contents of a picture of a board.
#[derive(Debug, Clone, Default)]
pub struct BoardPicture {
    /// The chosen empty square: it gets a question mark.
    pub asked: Option<Square>,
    /// The side whose legal moves get a dot.
    pub dots_for: Option<Disc>,
    /// The flipped discs: they get a ring.
    pub turned: Vec<Square>,
    /// The new disc: it gets a frame.
    pub placed: Option<Square>,
    /// The text alternative.
    pub label: String,
}

/// The picture as SVG, without blank lines.
pub fn board_svg(board: &Board, picture: &BoardPicture) -> String {
    let side = MARGIN + board.size() * CELL + 4;
    let mut svg = format!(
        "<svg class=\"board-svg\" viewBox=\"0 0 {side} {side}\" width=\"{side}\" height=\"{side}\" role=\"img\" aria-label=\"{}\">\n",
        escape(&picture.label)
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
    let length = board.size() * CELL;
    let lines: String = (0..=board.size())
        .map(|index| MARGIN + index * CELL)
        .map(|at| format!("M{MARGIN} {at}h{length}M{at} {MARGIN}v{length}"))
        .collect();
    let _ = writeln!(svg, r#"<path class="board-cell" d="{lines}"/>"#);
    if board.size() == 8 {
        let near = MARGIN + 2 * CELL;
        let far = MARGIN + 6 * CELL;
        let _ = writeln!(
            svg,
            r#"<path class="board-star" d="M{near} {near}h0M{far} {near}h0M{near} {far}h0M{far} {far}h0"/>"#
        );
    }
    let circles = |disc, radius: &str| -> String {
        board
            .squares()
            .filter(|square| board[*square] == Some(disc))
            .map(|square| {
                let (x, y) = middle(square);
                format!(r#"<circle cx="{x}" cy="{y}" r="{radius}"/>"#)
            })
            .collect()
    };
    let groups = [
        ("black-discs", circles(Disc::Black, "15")),
        ("white-discs", circles(Disc::White, "15")),
        ("disc-rings", circles(Disc::White, "10.5")),
    ];
    for (class, circles) in groups.iter().filter(|(_, circles)| !circles.is_empty()) {
        let _ = writeln!(svg, r#"<g class="{class}">{circles}</g>"#);
    }
    for square in board.squares() {
        write_marks(&mut svg, board, square, picture);
    }
    svg.push_str("</svg>\n");
    svg
}

/// An animation of a legal move. It runs once: the new disc appears, then the flipped discs narrow in one colour and
/// widen in the other, all together.
pub fn capture_svg(board: &Board, square: Square, player: Disc, label: &str) -> String {
    let flips = flips_at(board, square, player);
    let mut resting = *board;
    for flip in &flips {
        resting[*flip] = None;
    }
    let picture = BoardPicture {
        label: label.to_owned(),
        ..BoardPicture::default()
    };
    let ellipse = |square: Square, radius: &str, moves: &str| {
        let (x, y) = middle(square);
        format!(
            r#"<ellipse cx="{x}" cy="{y}" rx="{radius}" ry="15"><animate attributeName="rx" fill="freeze" {moves}/></ellipse>"#
        )
    };
    let narrowing: String = flips
        .iter()
        .map(|flip| ellipse(*flip, "15", r#"from="15" to="0" begin="2s" dur="0.3s""#))
        .collect();
    let widening: String = flips
        .iter()
        .map(|flip| ellipse(*flip, "0", r#"from="0" to="15" begin="2.3s" dur="0.3s""#))
        .collect();
    let new = ellipse(square, "0", r#"from="0" to="15" begin="1s" dur="0.2s""#);
    let [own, enemy] = match player {
        Disc::Black => ["black-discs", "white-discs"],
        Disc::White => ["white-discs", "black-discs"],
    };
    let moving = format!(
        "<g class=\"{enemy}\">{narrowing}</g><g class=\"{own}\">{new}{widening}</g>\n</svg>\n"
    );
    board_svg(&resting, &picture).replace("</svg>\n", &moving)
}

/// The middle of a cell in the SVG's units.
fn middle(square: Square) -> (i32, i32) {
    let at = |index| MARGIN + index * CELL + CELL / 2;
    (at(square.col), at(square.row))
}

/// The marks of a cell.
fn write_marks(svg: &mut String, board: &Board, square: Square, picture: &BoardPicture) {
    let (center_x, center_y) = middle(square);
    let (x, y) = (center_x - CELL / 2, center_y - CELL / 2);
    let is_empty = board[square].is_none();
    if is_empty && picture.asked == Some(square) {
        let _ = writeln!(
            svg,
            r#"<rect class="asked" x="{}" y="{}" width="{size}" height="{size}" rx="4"/><text class="asked-mark" x="{center_x}" y="{}">?</text>"#,
            x + 5,
            y + 5,
            center_y + 7,
            size = CELL - 10
        );
    } else if is_empty
        && picture
            .dots_for
            .is_some_and(|player| is_valid_move(board, square, player))
    {
        let _ = writeln!(
            svg,
            r#"<circle class="legal-dot" cx="{center_x}" cy="{center_y}" r="5"/>"#
        );
    }
    if picture.turned.contains(&square) {
        let _ = writeln!(
            svg,
            r#"<circle class="turned-ring" cx="{center_x}" cy="{center_y}" r="17.5"/>"#
        );
    }
    if picture.placed == Some(square) {
        let _ = writeln!(
            svg,
            r#"<rect class="placed" x="{}" y="{}" width="{size}" height="{size}" rx="4"/>"#,
            x + 2,
            y + 2,
            size = CELL - 4
        );
    }
}

/// The squares of the discs: `Black: d5, e4. White: d4, e5.`
pub fn discs_in_words(board: &Board, language: Language) -> String {
    let Language::English = language;
    let side = |disc| {
        let squares: Vec<Square> = board
            .squares()
            .filter(|square| board[*square] == Some(disc))
            .collect();
        let names = if squares.is_empty() {
            "no discs".to_owned()
        } else {
            text::names(&squares)
        };
        format!("{}: {names}.", text::disc(disc, language))
    };
    [Disc::Black, Disc::White].map(side).join(" ")
}
