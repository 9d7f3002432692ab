//! Asking a module: the joint to `asker.js`.

use checks::{Call, Outcome, Reply, wire};
use js_sys::{Array, Promise, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen(raw_module = "./asker.js")]
extern "C" {
    #[wasm_bindgen(js_name = ask)]
    fn ask_module(module: &str, subject: i32, calls: &Array, key: &str) -> Promise;
}

/// Puts calls to a module. A newer request with the same key ends an older one.
pub async fn ask(
    module: &str,
    subject: i32,
    calls: impl Iterator<Item = Call>,
    key: &str,
) -> Result<Vec<Reply>, String> {
    let bytes: Array = calls
        .map(|call| JsValue::from(Uint8Array::from(wire::encode_call(&call).as_slice())))
        .collect();
    let answered = JsFuture::from(ask_module(module, subject, &bytes, key))
        .await
        .map_err(|error| {
            let message = js_sys::Reflect::get(&error, &JsValue::from_str("message"));
            let message = message.ok().and_then(|message| message.as_string());
            message.unwrap_or_else(|| "the module did not start".to_owned())
        })?;
    Ok(Array::from(&answered)
        .iter()
        .map(|bytes| {
            let bytes = Uint8Array::from(bytes).to_vec();
            wire::decode_reply(&bytes).unwrap_or_else(|error| Reply {
                outcome: Outcome::Died(error.to_string()),
                reads: Vec::new(),
            })
        })
        .collect())
}
