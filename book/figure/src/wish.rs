//! Requests of a scene: calls to run in a module.

use checks::wire::encode_list;

/// The module that runs the calls.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Whose {
    /// The judge, which knows the expected answers.
    Judge,
    /// The known mistake with this number.
    Mistake(u32),
    /// The reader's code: the newest module that was built or chosen for the figure's exercise.
    Yours,
    /// The module at this address.
    At(String),
}

/// Calls to run, with one reply each.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wish {
    /// The scene ignores an answer unless this is its newest number.
    pub number: u32,
    /// The module to use.
    pub whose: Whose,
    /// The calls as bytes.
    pub calls: Vec<Vec<u8>>,
}

impl Wish {
    /// The form that the page reads: `number TAB module TAB subject`, then the calls.
    pub(crate) fn encoded(wish: Option<Wish>) -> Vec<u8> {
        let Some(Wish {
            number,
            whose,
            mut calls,
        }) = wish
        else {
            return encode_list(&[]);
        };
        let head = match whose {
            Whose::Judge => format!("{number}\tjudge\t-1"),
            Whose::Mistake(mistake) => format!("{number}\tmistakes\t{mistake}"),
            Whose::Yours => format!("{number}\tyours\t-1"),
            Whose::At(address) => format!("{number}\t{address}\t-1"),
        };
        calls.insert(0, head.into_bytes());
        encode_list(&calls)
    }
}
