//! Who serves next in table tennis.

// ANCHOR: types
#[derive(Debug, Clone, Copy)]
enum Player {
    Ann,
    Ben,
}

#[derive(Debug)]
struct Points {
    ann: i32,
    ben: i32,
}

enum Serve {
    Again(Player),
    Other(Player),
    Finished,
}
// ANCHOR_END: types

// ANCHOR: next_serve
fn next_serve(points: &Points, server: Player) -> Serve {
    let (ann, ben) = (points.ann, points.ben);
    let other = match server {
        Player::Ann => Player::Ben,
        Player::Ben => Player::Ann,
    };
    if ann.max(ben) >= 11 && (ann - ben).abs() >= 2 {
        return Serve::Finished;
    }
    if (ann + ben) % 2 == 0 || ann.min(ben) >= 10 {
        return Serve::Other(other);
    }
    Serve::Again(server)
}
// ANCHOR_END: next_serve

// ANCHOR: main
fn main() {
    let mut server = Player::Ann;
    for (ann, ben) in [(9, 10), (10, 10), (10, 11), (10, 12)] {
        let points = Points { ann, ben };
        let message = match next_serve(&points, server) {
            Serve::Again(player) => format!("{player:?} again"),
            Serve::Other(player) => {
                server = player;
                format!("now {player:?}")
            }
            Serve::Finished => "finished".to_string(),
        };
        println!("{points:?}: {message}");
    }
}
// ANCHOR_END: main
