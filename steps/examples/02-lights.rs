//! Four traffic lights in a street: an enum, an `Option`, a copied array.

// ANCHOR: lamp
/// The lamp that is on.
#[derive(Clone, Copy)]
enum Lamp {
    Red,
    Yellow,
    Green,
}
// ANCHOR_END: lamp

// ANCHOR: report
/// Prints what each light says. A light that is off says nothing.
fn report(street: [Option<Lamp>; 4]) {
    for light in street {
        let word = match light {
            None => continue,
            Some(Lamp::Red) => "stop",
            Some(Lamp::Yellow) => "wait",
            Some(Lamp::Green) => "go",
        };
        println!("  {word}");
    }
}
// ANCHOR_END: report

// ANCHOR: main
/// At night, only the last light is on.
fn night() -> [Option<Lamp>; 4] {
    let mut street = [None; 4];
    street[3] = Some(Lamp::Red);
    street
}

fn main() {
    let before = night();
    let mut after = before;
    after[0] = Some(Lamp::Green);
    after[1] = Some(Lamp::Yellow);
    println!("before:");
    report(before);
    println!("after:");
    report(after);
}
// ANCHOR_END: main
