//! Requests to the server about an exercise.

use js_sys::{JSON, Object};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

use super::words_of;
use crate::dom;

/// An exercise on the server.
#[derive(Debug, Clone)]
pub struct Exercise {
    /// The address of the server's live part, such as `live/`.
    pub address: String,
    /// The step's id.
    pub step: String,
}

/// The server's reply.
pub struct Reply {
    /// The file has changed, so the server did nothing.
    pub is_conflict: bool,
    /// What it says.
    pub data: Data,
}

#[wasm_bindgen]
extern "C" {
    /// What the server says, in JSON. Each request has some of these values in its reply.
    pub type Data;
    /// The text of the learner's file.
    #[wasm_bindgen(method, getter)]
    pub fn text(this: &Data) -> Option<String>;
    /// The file's version.
    #[wasm_bindgen(method, getter)]
    pub fn version(this: &Data) -> Option<String>;
    /// The name of a saved copy.
    #[wasm_bindgen(method, getter)]
    pub fn saved(this: &Data) -> Option<String>;
    /// A built module.
    #[wasm_bindgen(method, getter)]
    pub fn module(this: &Data) -> Option<String>;
    /// The steps in it that are the learner's own.
    #[wasm_bindgen(method, getter)]
    pub fn steps(this: &Data) -> Option<Vec<String>>;
}

impl Exercise {
    /// Sends a request. `what` is the part of the address behind the step.
    ///
    /// # Errors
    ///
    /// A sentence for readers.
    pub async fn send(
        &self,
        method: &str,
        what: &str,
        body: &[(&str, JsValue)],
    ) -> Result<Reply, String> {
        self.try_send(method, what, body).await.map_err(words_of)
    }

    async fn try_send(
        &self,
        method: &str,
        what: &str,
        body: &[(&str, JsValue)],
    ) -> Result<Reply, JsValue> {
        let address = format!("{}../exercises/{}{what}", self.address, self.step);
        let request = RequestInit::new();
        request.set_method(method);
        if !body.is_empty() {
            let headers = Headers::new()?;
            headers.set("Content-Type", "application/json")?;
            request.set_headers(&headers);
            request.set_body(&JSON::stringify(&dom::object(body))?.into());
        }
        let response =
            JsFuture::from(dom::window().fetch_with_str_and_init(&address, &request)).await?;
        let response: Response = response.dyn_into()?;
        let text = JsFuture::from(response.text()?)
            .await?
            .as_string()
            .unwrap_or_default();
        let is_conflict = response.status() == 409;
        if !response.ok() && !is_conflict {
            return Err(text.trim().into());
        }
        // Some replies are empty.
        let data = JSON::parse(&text).unwrap_or_else(|_| Object::new().into());
        Ok(Reply {
            is_conflict,
            data: data.unchecked_into(),
        })
    }
}
