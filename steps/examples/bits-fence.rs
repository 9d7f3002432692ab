//! Birds on a fence of eight posts: one byte, one bit for each post.

// ANCHOR: draw
/// The posts from left to right. Post 0 is bit 0.
fn draw(posts: u8) -> String {
    let mut text = String::new();
    for post in 0..8 {
        let bit: u8 = 1 << post;
        text.push(if posts & bit != 0 { '1' } else { '.' });
    }
    text
}
// ANCHOR_END: draw

// ANCHOR: hop
/// All posts except post 4.
const NOT_POST_4: u8 = 0b1110_1111;

/// All birds hop one post to the right. Before post 4 there is a gap, and
/// birds that try to cross it are lost.
fn hop(birds: u8) -> u8 {
    (birds << 1) & NOT_POST_4
}
// ANCHOR_END: hop

// ANCHOR: visited
/// The posts that birds visit, if they hop until all of them are lost.
fn visited(birds: u8) -> u8 {
    let mut posts = 0;
    let mut hopping = birds;
    while hopping != 0 {
        posts |= hopping;
        hopping = hop(hopping);
    }
    posts
}
// ANCHOR_END: visited

// ANCHOR: main
fn main() {
    let birds = 0b0010_1001;
    println!("birds   {}", draw(birds));
    println!("one hop {}", draw(hop(birds)));
    println!("visited {}", draw(visited(birds)));
    let mut rest = !visited(birds);
    while rest != 0 {
        let post = rest.trailing_zeros();
        println!("post {post} stays empty");
        rest &= !(1 << post);
    }
}
// ANCHOR_END: main
