//! Asking a module: the joint to `asker.js`.

use checks::{Ending, Reply, wire};
use js_sys::{Array, Promise, Uint8Array};
use wasm_bindgen::prelude::*;

use super::dom;

#[wasm_bindgen(raw_module = "./asker.js")]
extern "C" {
    #[wasm_bindgen(js_name = ask)]
    fn ask_module(module: &str, subject: i32, calls: &Array, key: &str) -> Promise;
}

/// Puts calls to a module and hands the replies on. A newer request with the same key ends an older one.
pub fn ask(
    module: &str,
    subject: i32,
    calls: Vec<Vec<u8>>,
    key: &str,
    then: impl FnOnce(Result<Vec<Reply>, String>) + 'static,
) {
    ask_bytes(module, subject, calls, key, |replies| {
        let read = |bytes: Vec<u8>| {
            wire::decode_yes_or_no(&bytes)
                .unwrap_or_else(|error| Reply::unread(Ending::Died(error.to_string())))
        };
        then(replies.map(|replies| replies.into_iter().map(read).collect()));
    });
}

/// As [`ask`], with calls and replies as they go over the wire.
pub fn ask_bytes(
    module: &str,
    subject: i32,
    calls: Vec<Vec<u8>>,
    key: &str,
    then: impl FnOnce(Result<Vec<Vec<u8>>, String>) + 'static,
) {
    let calls: Array = calls
        .iter()
        .map(|call| JsValue::from(Uint8Array::from(call.as_slice())))
        .collect();
    dom::when_settled(&ask_module(module, subject, &calls, key), |settled| {
        let bytes = |reply: JsValue| Uint8Array::from(reply).to_vec();
        then(match settled {
            Ok(answered) => Ok(Array::from(&answered).iter().map(bytes).collect()),
            Err(error) => Err(words_of(&error)),
        });
    });
}

fn words_of(error: &JsValue) -> String {
    let message = js_sys::Reflect::get(error, &JsValue::from_str("message"));
    let message = message.ok().and_then(|message| message.as_string());
    message.unwrap_or_else(|| "the module did not start".to_owned())
}
