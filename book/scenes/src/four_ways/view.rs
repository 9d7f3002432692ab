//! The views of the four boards.

use checks::text;
use steps::{Bits, Disc, LineCell, Spot, WalledBoard, arrow, bit_of, squares_of};

use super::tracks::Question;
use crate::board::{Look, board};
use crate::{Node, controls, el};

/// One spot of a board, a line or a string: its sign, a number below it, and its kinds for the style sheet.
fn spot(sign: char, number: Option<String>, kinds: &str) -> Node {
    let sign = el("span").text(sign.to_string());
    let spot = el("span")
        .class("scene-spot")
        .attribute("data-spot", kinds)
        .with(sign);
    match number {
        Some(number) => spot.with(el("small").text(number)),
        None => spot,
    }
}

/// Spots in rows. The label describes the picture.
fn spots(label: String, in_a_row: usize, spots: impl IntoIterator<Item = Node>) -> Node {
    el("div")
        .class("scene-spots")
        .attribute("role", "img")
        .attribute("aria-label", label)
        .attribute("style", format!("--spots:{in_a_row}"))
        .all(spots)
}

/// The role of a spot in the walk: its start, seen, or seen now.
fn role(is_start: bool, look: Option<usize>, looks: usize) -> &'static str {
    match look {
        _ if is_start => " start",
        Some(look) if look == looks => " seen now",
        Some(look) if look < looks => " seen",
        _ => "",
    }
}

fn colour(disc: Option<Disc>) -> &'static str {
    match disc {
        Some(Disc::Black) => "black",
        Some(Disc::White) => "white",
        None => "empty",
    }
}

/// The board with the walker. The reader can choose its squares.
pub fn bounds(question: &Question, looks: usize) -> Node {
    let track = question.bounds();
    let done = looks >= track.found.len();
    let looked_at = &track.squares[..looks.min(track.squares.len())];
    let here = match looks {
        0 => None,
        _ => track.squares.get(looks - 1).copied(),
    };
    board(
        "bounds",
        "The board, with bounds",
        &question.board,
        |square| {
            let turns = done && track.turned().contains(&square);
            let look = looked_at.iter().position(|known| *known == square);
            let spoken = match look {
                _ if square == question.square => "the walk begins here".to_owned(),
                Some(look) if turns => format!("step {}, flips", look + 1),
                Some(look) => format!("step {}", look + 1),
                None => String::new(),
            };
            Look {
                asked: square == question.square,
                walker: (here == Some(square)).then(|| arrow(question.direction)),
                tag: look.map_or(String::new(), |look| (look + 1).to_string()),
                turns,
                spoken,
                ..Look::default()
            }
        },
    )
}

/// The spots of the walled board. Spots on the walk show their numbers.
pub fn walls(question: &Question, looks: usize) -> Node {
    let walled = WalledBoard::from(&question.board);
    let width = walled.width();
    let (start, step) = (walled.index_of(question.square), question.walled_step());
    let nodes = (0..width * width).map(|index| {
        let (sign, kind) = match walled[index] {
            Spot::Wall => ('#', "wall"),
            Spot::Empty => ('·', "empty"),
            Spot::Holds(disc) => (disc.letter(), colour(Some(disc))),
        };
        let look = (1..=looks).find(|look| start + *look as i32 * step == index);
        let is_start = index == start;
        let number = (is_start || look.is_some()).then(|| index.to_string());
        spot(
            sign,
            number,
            &format!("{kind}{}", role(is_start, look, looks)),
        )
    });
    let label = format!(
        "{width} by {width} spots with a wall around the board. The walk is at spot {}.",
        start + looks as i32 * step
    );
    spots(label, width as usize, nodes)
}

/// The line through the square, and the string behind the square. Letters that the walk hasn't read are hidden.
pub fn lines(question: &Question, looks: usize) -> Node {
    let line = question.line();
    let behind = question.behind();
    let look_at = |cell: &LineCell| {
        let place = behind.iter().position(|known| known == cell);
        place.map(|place| place + 1).filter(|look| *look <= looks)
    };
    let letter = |cell: &LineCell| cell.disc.map_or('·', Disc::letter);
    let kinds = |cell: &LineCell| {
        let is_start = cell.square() == question.square;
        format!(
            "{}{}",
            colour(cell.disc),
            role(is_start, look_at(cell), looks)
        )
    };
    let cells = line
        .iter()
        .map(|cell| spot(letter(cell), Some(cell.square().to_string()), &kinds(cell)));
    let read = question.read(looks);
    let letters = behind
        .iter()
        .enumerate()
        .map(|(place, cell)| match place < read {
            true => spot(letter(cell), Some((place + 1).to_string()), &kinds(cell)),
            false => spot('?', Some((place + 1).to_string()), "empty"),
        });
    let at_the_end = role(false, Some(behind.len() + 1), looks);
    let end = spot('|', Some("end".to_owned()), &format!("wall{at_the_end}"));
    let letters = letters.chain([end]);
    let names: Vec<_> = line.iter().map(LineCell::square).collect();
    let line_label = format!("The line: {}.", text::names(&names));
    let string = question.string();
    let heading = match string.is_empty() {
        true => "The string behind the square is empty.",
        false => "The string behind the square, nearest first:",
    };
    let string_label = match &string[..read] {
        "" => heading.trim_end_matches(':').to_owned(),
        read => format!("The letters read so far, nearest first: {read}."),
    };
    let size = question.board.size() as usize;
    controls::stack([
        el("div")
            .with(controls::line(format!(
                "All squares with {}:",
                question.common()
            )))
            .with(spots(line_label, size, cells)),
        el("div")
            .with(controls::line(heading))
            .with(spots(string_label, size, letters)),
    ])
}

/// The bitboards of one step: the shifted bit, the mask, the result, and the discs that it is compared with.
pub fn bits(question: &Question, looks: usize) -> Node {
    let Bits { own, enemy } = Bits::of(&question.board, question.player);
    let (mask, mask_name, shift) = question.mask_and_shift();
    let mut bitboards = Vec::new();
    match looks {
        0 => bitboards.push(bitboard("next", bit_of(question.square))),
        _ => {
            bitboards.push(bitboard("next, before", question.bit(looks - 1)));
            if mask != u64::MAX {
                bitboards.push(bitboard(mask_name, mask));
                bitboards.push(bitboard("next & mask", question.bit(looks - 1) & mask));
            }
            // The first shift is along the row, by 1.
            let shifts = shift.trim().replace(" 1 ", " 1, then ");
            bitboards.push(bitboard(&format!("shifted: {shifts}"), question.bit(looks)));
        }
    }
    bitboards.extend([bitboard("enemy", enemy), bitboard("own", own)]);
    el("div").class("scene-words").all(bitboards)
}

/// A bitboard in eight rows, a1 first.
fn bitboard(name: &str, bits: u64) -> Node {
    let rows: Vec<String> = (0..8)
        .map(|row| {
            let digits = (0..8).map(|col| match bits >> (8 * row + col) & 1 {
                1 => '1',
                _ => '·',
            });
            digits.collect()
        })
        .collect();
    let squares = squares_of(bits);
    let label = match squares.len() {
        0 => format!("{name}: no bit is set"),
        1..=24 => format!("{name}: {}", text::names(&squares)),
        many => format!("{name}: {many} bits are set"),
    };
    // If `NOT_COLUMN_A` is too wide, the line breaks after `NOT_`.
    let picture = el("div")
        .attribute("role", "img")
        .attribute("aria-label", label)
        .text(rows.join("\n"));
    el("div")
        .class("scene-word")
        .with(el("span").text(name.replacen('_', "_\u{200b}", 1)))
        .with(picture)
}
