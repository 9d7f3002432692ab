//! A choice of pieces as one number, and the code that it makes.

use std::cell::Cell;

use steps::Answers;

use crate::{kit::STEPS, step04, step05, step06, step09, step10};

/// The number of slots that a choice has room for.
const SLOTS: usize = 8;

/// The bits of a slot in the number, and those of the step.
const BITS: u32 = 3;

thread_local! {
    /// The chosen piece of each slot, for the running code: the functions in [`Answers`] can't hold it.
    static PIECES: Cell<[usize; SLOTS]> = const { Cell::new([0; SLOTS]) };
}

/// A bit of every choice's number. The numbers of the known mistakes don't have it, so one module can hold both.
const CHOICE: u32 = 1 << 30;

/// The number of a choice: the step in the lowest bits, then the piece of each slot.
pub(crate) fn number(step: &str, pieces: &[usize]) -> u32 {
    let step = STEPS.iter().position(|known| *known == step);
    let digits = pieces.iter().rev().chain(&step);
    CHOICE | digits.fold(0, |number, digit| number << BITS | *digit as u32)
}

/// Whether a number is a choice's.
pub fn is_choice(number: u32) -> bool {
    number & CHOICE != 0
}

/// The functions with the code of a choice in them, for this thread. The other functions are the model answers. `None`
/// if no step has this number.
pub fn answers(number: u32) -> Option<Answers> {
    if !is_choice(number) {
        return None;
    }
    let digit = |index: usize| (number >> (BITS * index as u32) & 7) as usize;
    let mut answers = Answers::REFERENCE;
    match *STEPS.get(digit(0))? {
        "04" => step04::put_in(&mut answers),
        "05" => step05::put_in(&mut answers),
        "06" => step06::put_in(&mut answers),
        "09" => step09::put_in(&mut answers),
        _ => step10::put_in(&mut answers),
    }
    PIECES.set(std::array::from_fn(|slot| digit(slot + 1)));
    Some(answers)
}

/// The chosen piece of a slot. The running code treats a piece that doesn't exist as the slot's last one.
pub(crate) fn piece(slot: usize) -> usize {
    PIECES.get()[slot]
}
