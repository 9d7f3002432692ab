//! Scenes as a small wasm module. The page writes bytes to the address from [`Module::request`], and reads bytes.

use checks::wire::decode_list;

use crate::{Event, Options, Scene, Wish};

/// The state of a module: the page's request, the response, and the open scenes.
#[derive(Default)]
pub struct Module {
    request: Vec<u8>,
    response: Vec<u8>,
    scenes: Vec<Box<dyn Scene>>,
}

impl Module {
    /// A module without scenes.
    pub const fn new() -> Module {
        Module {
            request: Vec::new(),
            response: Vec::new(),
            scenes: Vec::new(),
        }
    }

    /// Makes room for `length` bytes and returns the address to write to.
    pub fn request(&mut self, length: u32) -> *mut u8 {
        self.request.clear();
        self.request.resize(length as usize, 0);
        self.request.as_mut_ptr()
    }

    /// Opens the scene of the request's options. Returns its number, or -1.
    pub fn open(&mut self, open: fn(Options<'_>) -> Option<Box<dyn Scene>>) -> i32 {
        let text = std::str::from_utf8(&self.request).unwrap_or_default();
        let Some(scene) = open(Options::read(text)) else {
            return -1;
        };
        self.scenes.push(scene);
        self.scenes.len() as i32 - 1
    }

    /// Sends the request to a scene as an event; an empty request changes nothing. Returns the address of a length
    /// (four bytes, lowest first), followed by the view as JSON.
    pub fn act(&mut self, number: u32) -> *const u8 {
        let Some(scene) = self.scenes.get_mut(number as usize) else {
            return self.respond(&[]);
        };
        let text = std::str::from_utf8(&self.request).unwrap_or_default();
        if let Some(event) = Event::read(text) {
            scene.act(&event);
        }
        let view = scene.view().json();
        self.respond(view.as_bytes())
    }

    /// The wish of a scene, as a length and a list of bytes.
    pub fn wish(&mut self, number: u32) -> *const u8 {
        let scene = self.scenes.get(number as usize);
        let wish = Wish::encoded(scene.and_then(|scene| scene.wish()));
        self.respond(&wish)
    }

    /// Sends an answer to a scene: a list of the wish's number, then `ok` and the replies, or `failed` and the reason.
    pub fn answer(&mut self, number: u32) {
        let parts = decode_list(&self.request).unwrap_or_default();
        let mut parts = parts.into_iter();
        let mut text = || parts.next().and_then(|text| String::from_utf8(text).ok());
        let wish = text().and_then(|wish| wish.parse().ok());
        let answers = match text().as_deref() {
            Some("failed") => Err(text().unwrap_or_default()),
            _ => Ok(parts.collect()),
        };
        if let (Some(wish), Some(scene)) = (wish, self.scenes.get_mut(number as usize)) {
            scene.answer(wish, answers);
        }
    }

    fn respond(&mut self, bytes: &[u8]) -> *const u8 {
        self.response.clear();
        self.response.extend((bytes.len() as u32).to_le_bytes());
        self.response.extend(bytes);
        self.response.as_ptr()
    }
}

/// Makes a crate a module that the page can load. `$open` opens a scene from [`Options`]. With `asks`, its scenes
/// can have wishes.
#[macro_export]
macro_rules! module {
    ($open:path $(, $asks:ident)?) => {
        #[cfg(target_family = "wasm")]
        #[allow(missing_docs)]
        mod module {
            use std::cell::RefCell;

            #[global_allocator]
            static ALLOCATOR: allocator::SmallAllocator = allocator::SmallAllocator::new();

            thread_local! {
                static MODULE: RefCell<$crate::Module> = const { RefCell::new($crate::Module::new()) };
            }

            #[unsafe(no_mangle)]
            pub extern "C" fn request(length: u32) -> *mut u8 {
                MODULE.with_borrow_mut(|module| module.request(length))
            }

            #[unsafe(no_mangle)]
            pub extern "C" fn open_scene() -> i32 {
                MODULE.with_borrow_mut(|module| module.open($open))
            }

            #[unsafe(no_mangle)]
            pub extern "C" fn act(number: u32) -> *const u8 {
                MODULE.with_borrow_mut(|module| module.act(number))
            }

            $($crate::module!(@$asks);)?
        }
    };
    (@asks) => {
            #[unsafe(no_mangle)]
            pub extern "C" fn wish(number: u32) -> *const u8 {
                MODULE.with_borrow_mut(|module| module.wish(number))
            }

            #[unsafe(no_mangle)]
            pub extern "C" fn answer(number: u32) {
                MODULE.with_borrow_mut(|module| module.answer(number))
            }
    };
}
