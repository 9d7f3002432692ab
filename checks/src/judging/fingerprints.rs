//! One number for all replies of a function, so that two lists of replies are compared quickly.

use crate::{Ending, Reply, Step, wire};

/// One hash for each function of a step, computed from its replies. Equal replies have equal fingerprints.
///
/// The hash covers only how each call ended, with answers in their comparable form. It ignores the cells read
/// and the panic message, because two learners make the same mistake with different code. (64-bit FNV-1a.)
pub type Fingerprints = Vec<u64>;

/// The fingerprints of the replies to all questions of a step, in order.
pub fn fingerprints(step: &Step, replies: &[Reply]) -> Fingerprints {
    step.functions
        .iter()
        .map(|function| {
            step.calls()
                .zip(step.expected())
                .zip(replies)
                .filter(|((call, _), _)| call.function() == *function)
                .fold(0xcbf2_9ce4_8422_2325, |hash, ((call, expected), reply)| {
                    let kind = match &reply.ending {
                        Ending::Answered(value) => {
                            wire::to_bytes(&call.comparable(expected, value))
                        }
                        Ending::Panicked { .. } => vec![0xf2],
                        Ending::Hung => vec![0xf3],
                        Ending::Died(_) => vec![0xf4],
                        Ending::NotAsked => vec![0xf5],
                    };
                    kind.into_iter().fold(hash, |hash, byte| {
                        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
                    })
                })
        })
        .collect()
}
