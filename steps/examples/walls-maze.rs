//! A robot walks through a maze and picks up gold. Only walls stop it.

// ANCHOR: spots
#[derive(Clone, Copy, PartialEq)]
enum Spot {
    Wall,
    Floor,
    Coin(char),
}

const WIDTH: i32 = 7;
type Maze = [Spot; 35];
// ANCHOR_END: spots

// ANCHOR: gold
/// Counts gold coins on the way from `start` to a wall.
fn gold(maze: &mut Maze, start: i32, step: i32, take: bool) -> i32 {
    let mut count = 0;
    let mut there = start + step;
    while maze[there as usize] != Spot::Wall {
        if maze[there as usize] == Spot::Coin('G') {
            count += 1;
            if take {
                maze[there as usize] = Spot::Floor;
            }
        }
        there += step;
    }
    count
}
// ANCHOR_END: gold

// ANCHOR: gold_below
/// Counts the gold south of each floor spot of row 1. Takes nothing.
fn gold_below(maze: &Maze) -> Vec<i32> {
    let mut copy = *maze;
    let mut counts = Vec::new();
    for start in WIDTH..2 * WIDTH {
        if maze[start as usize] == Spot::Wall {
            continue;
        }
        counts.push(gold(&mut copy, start, WIDTH, false));
    }
    counts
}
// ANCHOR_END: gold_below

// ANCHOR: main
fn main() {
    let plan = "########..GT.##.#G..##GT#..########";
    let mut maze = [Spot::Floor; 35];
    for (index, sign) in plan.chars().enumerate() {
        maze[index] = match sign {
            '#' => Spot::Wall,
            'G' | 'T' => Spot::Coin(sign),
            _ => Spot::Floor,
        };
    }
    println!("gold below: {:?}", gold_below(&maze));
    for take in [false, true, false] {
        println!("{take}: {}", gold(&mut maze, 8, 1, take));
    }
}
// ANCHOR_END: main
