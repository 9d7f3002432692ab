//! Two shelves: which books to pack, and a shelf with one thing more.

// ANCHOR: packed
/// Six spaces. Each holds a book, a bookend `|` or nothing `.`.
type Shelf = [char; 6];

/// The books to the left of the bookend `|`, or all books if there is no
/// bookend.
fn packed(shelf: &Shelf) -> Vec<char> {
    let mut books = Vec::new();
    for thing in *shelf {
        match thing {
            '|' => return books,
            '.' => {}
            book => books.push(book),
        }
    }
    books
}
// ANCHOR_END: packed

// ANCHOR: with
/// The shelf with one thing more, or `None` if that space is occupied.
fn with(shelf: &Shelf, space: usize, thing: char) -> Option<Shelf> {
    if shelf[space] != '.' {
        return None;
    }
    let mut fuller = *shelf;
    fuller[space] = thing;
    Some(fuller)
}
// ANCHOR_END: with

// ANCHOR: main
fn main() {
    let top = ['A', '.', 'B', '|', '.', 'C'];
    let low = ['D', 'E', '.', '.', '.', '.'];
    let mut books = packed(&top);
    books.extend(packed(&low));
    for book in books {
        println!("pack {book}");
    }
    let fuller = with(&low, 3, '|');
    println!("before {low:?}");
    println!("after {fuller:?}");
    println!("occupied {:?}", with(&low, 0, 'F'));
}
// ANCHOR_END: main
