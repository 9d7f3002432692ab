//! Reads plain values from bytes. No function here panics, whatever the bytes are.

use steps::{Board, Disc, SIDES, Spot, Square, WalledBoard};

use super::WireError;

/// Bytes that are read from the start.
pub(super) struct Reader<'a> {
    rest: &'a [u8],
}

type Read<T> = Result<T, WireError>;

impl<'a> Reader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader { rest: bytes }
    }

    /// Checks that no bytes are left.
    pub(super) fn end(&self) -> Read<()> {
        if self.rest.is_empty() {
            Ok(())
        } else {
            Err(WireError)
        }
    }

    fn take(&mut self, length: usize) -> Read<&'a [u8]> {
        let (taken, rest) = self.rest.split_at_checked(length).ok_or(WireError)?;
        self.rest = rest;
        Ok(taken)
    }

    pub(super) fn byte(&mut self) -> Read<u8> {
        Ok(self.take(1)?[0])
    }

    pub(super) fn flag(&mut self) -> Read<bool> {
        match self.byte()? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(WireError),
        }
    }

    pub(super) fn number(&mut self) -> Read<i32> {
        let bytes = self.take(4)?;
        Ok(i32::from_le_bytes(bytes.try_into().map_err(|_| WireError)?))
    }

    pub(super) fn count(&mut self) -> Read<u32> {
        let bytes = self.take(4)?;
        Ok(u32::from_le_bytes(bytes.try_into().map_err(|_| WireError)?))
    }

    pub(super) fn large(&mut self) -> Read<u64> {
        let bytes = self.take(8)?;
        Ok(u64::from_le_bytes(bytes.try_into().map_err(|_| WireError)?))
    }

    pub(super) fn maybe_disc(&mut self) -> Read<Option<Disc>> {
        match self.byte()? {
            b'.' => Ok(None),
            letter => Ok(Some(
                Disc::from_letter(char::from(letter)).ok_or(WireError)?,
            )),
        }
    }

    pub(super) fn maybe_square(&mut self) -> Read<Option<Square>> {
        Ok(if self.flag()? {
            Some(self.square()?)
        } else {
            None
        })
    }

    fn length(&mut self) -> Read<usize> {
        let length = usize::try_from(self.number()?).map_err(|_| WireError)?;
        // Every item of a list needs at least one byte.
        if length > self.rest.len() {
            return Err(WireError);
        }
        Ok(length)
    }

    pub(super) fn text(&mut self) -> Read<String> {
        let length = self.length()?;
        let bytes = self.take(length)?.to_vec();
        String::from_utf8(bytes).map_err(|_| WireError)
    }

    pub(super) fn blob(&mut self) -> Read<Vec<u8>> {
        let length = self.length()?;
        Ok(self.take(length)?.to_vec())
    }

    pub(super) fn disc(&mut self) -> Read<Disc> {
        Disc::from_letter(char::from(self.byte()?)).ok_or(WireError)
    }

    pub(super) fn square(&mut self) -> Read<Square> {
        Ok(Square {
            row: self.number()?,
            col: self.number()?,
        })
    }

    fn size(&mut self) -> Read<i32> {
        let size = i32::from(self.byte()?);
        if SIDES.contains(&size) {
            Ok(size)
        } else {
            Err(WireError)
        }
    }

    pub(super) fn board(&mut self) -> Read<Board> {
        let mut board = Board::empty(self.size()?);
        for square in board.squares() {
            board[square] = self.maybe_disc()?;
        }
        Ok(board)
    }

    pub(super) fn walled(&mut self) -> Read<WalledBoard> {
        let mut board = WalledBoard::empty(self.size()?);
        for index in 0..board.width() * board.width() {
            board[index] = match self.byte()? {
                b'#' => Spot::Wall,
                b'.' => Spot::Empty,
                letter => Spot::Holds(Disc::from_letter(char::from(letter)).ok_or(WireError)?),
            };
        }
        Ok(board)
    }

    pub(super) fn list<T>(
        &mut self,
        mut read: impl FnMut(&mut Reader<'a>) -> Read<T>,
    ) -> Read<Vec<T>> {
        let length = self.length()?;
        (0..length).map(|_| read(self)).collect()
    }
}
