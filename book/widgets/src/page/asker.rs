//! Asking a module: the joint to `asker.js`.

use checks::{Call, Outcome, Reply, wire};
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
    calls: impl Iterator<Item = Call>,
    key: &str,
    then: impl FnOnce(Result<Vec<Reply>, String>) + 'static,
) {
    let bytes: Array = calls
        .map(|call| JsValue::from(Uint8Array::from(wire::encode_call(&call).as_slice())))
        .collect();
    dom::when_settled(&ask_module(module, subject, &bytes, key), |settled| {
        then(match settled {
            Ok(answered) => Ok(Array::from(&answered).iter().map(read_reply).collect()),
            Err(error) => Err(words_of(&error)),
        });
    });
}

fn read_reply(bytes: JsValue) -> Reply {
    let bytes = Uint8Array::from(bytes).to_vec();
    wire::decode_reply(&bytes).unwrap_or_else(|error| Reply {
        outcome: Outcome::Died(error.to_string()),
        reads: Vec::new(),
    })
}

fn words_of(error: &JsValue) -> String {
    let message = js_sys::Reflect::get(error, &JsValue::from_str("message"));
    let message = message.ok().and_then(|message| message.as_string());
    message.unwrap_or_else(|| "the module did not start".to_owned())
}
