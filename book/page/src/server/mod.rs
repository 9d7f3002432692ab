//! todo
pub mod news {
    pub fn module(_: &str) -> Option<String> {
        None
    }
}
pub fn open(_: &web_sys::Element) -> bool {
    false
}
