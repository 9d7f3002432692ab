//! The scenes as a small wasm module: the page writes a text where [`request`] tells it to, and reads a view.

use std::cell::RefCell;

use crate::{Event, Scene, open};

#[global_allocator]
static ALLOCATOR: allocator::SmallAllocator = allocator::SmallAllocator::new();

struct State {
    request: Vec<u8>,
    response: Vec<u8>,
    scenes: Vec<Box<dyn Scene>>,
}

thread_local! {
    static STATE: RefCell<State> = const {
        RefCell::new(State { request: Vec::new(), response: Vec::new(), scenes: Vec::new() })
    };
}

/// Makes room for a text of `length` bytes and says where to write it.
#[unsafe(no_mangle)]
pub extern "C" fn request(length: u32) -> *mut u8 {
    STATE.with_borrow_mut(|state| {
        state.request.clear();
        state.request.resize(length as usize, 0);
        state.request.as_mut_ptr()
    })
}

/// Opens a scene: its name and position stand in the request, with a space between. Gives its number, or -1.
#[unsafe(no_mangle)]
pub extern "C" fn open_scene() -> i32 {
    STATE.with_borrow_mut(|state| {
        let opened = std::str::from_utf8(&state.request).ok().and_then(|text| {
            let (name, position) = text.split_once(' ')?;
            open(name, position.parse().ok()?)
        });
        let Some(scene) = opened else {
            return -1;
        };
        state.scenes.push(scene);
        state.scenes.len() as i32 - 1
    })
}

/// Hands the request to a scene as an event; an empty one changes nothing. Gives the place of a length, as four bytes
/// with the lowest first, and behind it the view as JSON.
#[unsafe(no_mangle)]
pub extern "C" fn act(number: u32) -> *const u8 {
    STATE.with_borrow_mut(|state| {
        let State {
            request,
            response,
            scenes,
        } = state;
        response.clear();
        if let Some(scene) = scenes.get_mut(number as usize) {
            let event = std::str::from_utf8(request).ok().and_then(Event::read);
            if let Some(event) = event {
                scene.act(&event);
            }
            let json = scene.view().json();
            response.extend((json.len() as u32).to_le_bytes());
            response.extend(json.as_bytes());
        } else {
            response.extend([0; 4]);
        }
        response.as_ptr()
    })
}
