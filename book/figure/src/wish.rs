//! What a scene wants from somebody's functions.

use checks::wire::encode_list;

/// In which module somebody's functions are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Whose {
    /// The judge, which knows the right answers.
    Judge,
    /// The known mistakes: the one with this number.
    Mistake(u32),
    /// The reader's own code, in the newest module that was built or chosen for the figure's exercise.
    Yours,
    /// The module at this address.
    At(String),
}

/// Calls that are put to somebody's functions, one reply each.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wish {
    /// An answer is only taken while this is the scene's newest number.
    pub number: u32,
    /// Whom to ask.
    pub whose: Whose,
    /// The calls as bytes.
    pub calls: Vec<Vec<u8>>,
}

impl Wish {
    /// As the page reads it: `number TAB module TAB subject`, and the calls behind it.
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
