//! The eight directions, in the order that code and tables use.

/// One step in each of the eight directions, as (rows, columns): NW N NE, W E, SW S SE.
pub const DIRECTIONS: [(i32, i32); 8] = [
    (-1, -1),
    (-1, 0),
    (-1, 1),
    (0, -1),
    (0, 1),
    (1, -1),
    (1, 0),
    (1, 1),
];

/// The names that readers see, in the order of [`DIRECTIONS`].
pub const COMPASS: [&str; 8] = ["NW", "N", "NE", "W", "E", "SW", "S", "SE"];

/// An arrow for each direction, in the order of [`DIRECTIONS`].
pub const ARROWS: [&str; 8] = ["↖", "↑", "↗", "←", "→", "↙", "↓", "↘"];

/// The compass name of a direction: `NE` for `(-1, 1)`.
///
/// # Panics
///
/// If the pair isn't one of [`DIRECTIONS`].
pub fn compass(direction: (i32, i32)) -> &'static str {
    COMPASS[index(direction)]
}

/// The arrow of a direction: `↗` for `(-1, 1)`.
///
/// # Panics
///
/// If the pair isn't one of [`DIRECTIONS`].
pub fn arrow(direction: (i32, i32)) -> &'static str {
    ARROWS[index(direction)]
}

/// The direction with this compass name, in any letter case.
pub fn direction_named(name: &str) -> Option<(i32, i32)> {
    let index = COMPASS
        .iter()
        .position(|known| known.eq_ignore_ascii_case(name))?;
    Some(DIRECTIONS[index])
}

fn index(direction: (i32, i32)) -> usize {
    DIRECTIONS
        .iter()
        .position(|known| *known == direction)
        .unwrap_or_else(|| panic!("{direction:?} is none of the eight directions"))
}
