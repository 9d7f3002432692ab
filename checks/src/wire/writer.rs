//! Writes plain values as bytes.

use steps::{Board, Disc, Square, WalledBoard};

/// A growing list of bytes.
#[derive(Default)]
pub(super) struct Writer {
    pub(super) bytes: Vec<u8>,
}

impl Writer {
    pub(super) fn byte(&mut self, byte: u8) {
        self.bytes.push(byte);
    }

    pub(super) fn flag(&mut self, flag: bool) {
        self.byte(u8::from(flag));
    }

    pub(super) fn number(&mut self, number: i32) {
        self.bytes.extend(number.to_le_bytes());
    }

    pub(super) fn count(&mut self, count: u32) {
        self.bytes.extend(count.to_le_bytes());
    }

    pub(super) fn large(&mut self, number: u64) {
        self.bytes.extend(number.to_le_bytes());
    }

    pub(super) fn maybe_disc(&mut self, disc: Option<Disc>) {
        self.byte(disc.map_or(b'.', |disc| disc.letter() as u8));
    }

    pub(super) fn maybe_square(&mut self, square: Option<Square>) {
        self.flag(square.is_some());
        if let Some(square) = square {
            self.square(square);
        }
    }

    pub(super) fn text(&mut self, text: &str) {
        self.number(text.len() as i32);
        self.bytes.extend(text.bytes());
    }

    pub(super) fn disc(&mut self, disc: Disc) {
        self.byte(disc.letter() as u8);
    }

    pub(super) fn square(&mut self, square: Square) {
        self.number(square.row);
        self.number(square.col);
    }

    pub(super) fn board(&mut self, board: &Board) {
        self.byte(board.size() as u8);
        self.bytes.extend(board.letters().bytes());
    }

    pub(super) fn walled(&mut self, board: &WalledBoard) {
        self.byte(board.size() as u8);
        let signs = board.to_string();
        self.bytes
            .extend(signs.bytes().filter(|sign| *sign != b'\n'));
    }

    pub(super) fn list<T>(&mut self, items: &[T], mut write: impl FnMut(&mut Writer, &T)) {
        self.number(items.len() as i32);
        for item in items {
            write(self, item);
        }
    }
}
