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

// ANCHOR: wait
/// How many seconds a driver waits at this light.
fn wait(light: Option<Lamp>) -> i32 {
    match light {
        Some(Lamp::Red) => 40,
        Some(Lamp::Yellow) => 5,
        Some(Lamp::Green) => 0,
        None => 15,
    }
}
// ANCHOR_END: wait

// ANCHOR: report
/// Prints each wait of 10 seconds or more.
fn report(street: [Option<Lamp>; 4]) {
    for light in street {
        let seconds = wait(light);
        if seconds < 10 {
            continue;
        }
        println!("  wait {seconds} seconds");
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
