//! Two shelves: which books stand, and a shelf with one thing more.

// ANCHOR: standing
/// Six spaces. Each holds a book, a bookend `|` or nothing `.`.
type Shelf = [char; 6];

/// The books to the left of the bookend `|`. On a shelf without a bookend
/// the books fall over, so the list is empty.
fn standing(shelf: &Shelf) -> Vec<char> {
    let mut books = Vec::new();
    for thing in *shelf {
        match thing {
            '|' => return books,
            '.' => {}
            book => books.push(book),
        }
    }
    Vec::new()
}
// ANCHOR_END: standing

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
    let mut books = standing(&top);
    books.extend(standing(&low));
    for book in books {
        println!("{book} stands");
    }
    let fuller = with(&low, 3, '|');
    println!("before {low:?}");
    println!("after {fuller:?}");
    println!("occupied {:?}", with(&low, 0, 'F'));
}
// ANCHOR_END: main
