//! One tab stop for each grid: a board, or the eight directions around their middle. Arrow keys move the focus inside.

use crate::Node;

/// The cells that had the focus last, by the names of their grids.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TabStops {
    last: Vec<(String, String)>,
}

impl TabStops {
    /// The focus, and with it the tab stop, is now on this cell.
    pub fn put(&mut self, grid: &str, cell: &str) {
        self.last.retain(|(known, _)| known != grid);
        self.last.push((grid.to_owned(), cell.to_owned()));
    }

    /// Adds the tab stops to a view. `focused` is the name of the grid that has the focus.
    ///
    /// The tab stop is the cell that had it last, else the marked one, else the first. Among the directions it follows
    /// the walk, unless the reader is choosing one.
    pub fn apply(&self, view: &mut Node, focused: Option<&str>) {
        if !is_grid(view) {
            for child in view.children_mut() {
                self.apply(child, focused);
            }
            return;
        }
        let stop = self.stop_of(view, focused).map(str::to_owned);
        set_tab_indexes(view, &stop.unwrap_or_default());
    }

    fn stop_of<'a>(&self, grid: &'a Node, focused: Option<&str>) -> Option<&'a str> {
        let name = grid_name(grid);
        let last = self.last.iter().find(|(known, _)| known == name);
        let buttons: Vec<&Node> = cells(grid)
            .into_iter()
            .filter(|cell| is_button(cell))
            .collect();
        let find = |is_wanted: &dyn Fn(&Node) -> bool| {
            let found = buttons.iter().find(|cell| is_wanted(cell));
            found.and_then(|cell| cell_name(cell))
        };
        let had_it = find(&|cell| last.is_some_and(|(_, last)| cell_name(cell) == Some(last)));
        let marked = find(&|cell| {
            cell.value("data-asked").is_some() || cell.value("aria-pressed") == Some("true")
        });
        let stop = match is_compass(grid) && focused != Some(name) {
            true => marked.or(had_it),
            false => had_it.or(marked),
        };
        stop.or_else(|| find(&|_| true))
    }
}

/// The cell that a key moves the focus to, by the cells' names. Cells that can't be chosen are skipped.
pub fn next_cell<'a>(view: &'a Node, grid: &str, cell: &str, key: &str) -> Option<&'a str> {
    let grid = find_grid(view, grid)?;
    let size: usize = grid.value("data-size")?.parse().ok()?;
    let cells = cells(grid);
    let mut index = cells
        .iter()
        .position(|known| cell_name(known) == Some(cell))?;
    loop {
        let (row, col) = (index / size, index % size);
        let (row, col) = match key {
            "ArrowLeft" => (row, col.saturating_sub(1)),
            "ArrowRight" => (row, (col + 1).min(size - 1)),
            "ArrowUp" => (row.saturating_sub(1), col),
            "ArrowDown" => ((row + 1).min(size - 1), col),
            "Home" => (row, 0),
            "End" => (row, size - 1),
            _ => return None,
        };
        let next = row * size + col;
        // At the edge, the focus stays.
        if next == index {
            return None;
        }
        let cell = cells.get(next)?;
        if is_button(cell) {
            return cell_name(cell);
        }
        index = next;
    }
}

fn is_compass(node: &Node) -> bool {
    node.value("class") == Some("live-compass")
}

fn is_grid(node: &Node) -> bool {
    node.value("role") == Some("grid") || is_compass(node)
}

/// A board's id. A scene has at most one group of directions, which has none.
fn grid_name(grid: &Node) -> &str {
    grid.value("data-board").unwrap_or_default()
}

fn find_grid<'a>(view: &'a Node, name: &str) -> Option<&'a Node> {
    if is_grid(view) {
        return (grid_name(view) == name).then_some(view);
    }
    let mut children = view.children().iter();
    children.find_map(|child| find_grid(child, name))
}

/// A board's cells are inside its rows. Around the directions' middle, every part is a cell.
fn cells(grid: &Node) -> Vec<&Node> {
    if is_compass(grid) {
        return grid.children().iter().collect();
    }
    let mut found = Vec::new();
    collect_squares(grid, &mut found);
    found
}

fn collect_squares<'a>(node: &'a Node, found: &mut Vec<&'a Node>) {
    match node.value("data-square") {
        Some(_) => found.push(node),
        None => {
            for child in node.children() {
                collect_squares(child, found);
            }
        }
    }
}

/// Only the cell with this name can be reached with the Tab key.
fn set_tab_indexes(node: &mut Node, stop: &str) {
    if is_button(node) {
        let index = if cell_name(node) == Some(stop) {
            "0"
        } else {
            "-1"
        };
        node.set("tabindex", index);
    }
    for child in node.children_mut() {
        set_tab_indexes(child, stop);
    }
}

fn is_button(cell: &Node) -> bool {
    cell.tag() == "button"
}

fn cell_name(cell: &Node) -> Option<&str> {
    cell.value("data-square").or(cell.value("data-action"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{board, el};
    use steps::Board;

    const LOOK: fn(steps::Square) -> board::Look = |_| board::Look::default();

    fn boards() -> Node {
        let board = |id| board::board(id, "A board", &Board::empty(4), LOOK);
        el("div").with(board("left")).with(board("right"))
    }

    fn directions(chosen: &str) -> Node {
        let cells = ["nw", "n", "ne", "w", "", "e", "sw", "s", "se"].map(|name| match name {
            "" => el("span"),
            name => el("button")
                .attribute("data-action", name)
                .flag("aria-pressed", name == chosen),
        });
        el("div")
            .class("live-compass")
            .attribute("data-size", "3")
            .all(cells)
    }

    fn stops(view: &Node) -> Vec<&str> {
        let own = (view.value("tabindex") == Some("0")).then(|| cell_name(view));
        let inside = view.children().iter().flat_map(stops);
        own.flatten().into_iter().chain(inside).collect()
    }

    #[test]
    fn each_board_has_one_tab_stop_which_is_the_first_cell_at_the_beginning() {
        let mut view = boards();
        TabStops::default().apply(&mut view, None);
        assert_eq!(stops(&view), ["a1", "a1"]);
    }

    #[test]
    fn a_board_keeps_the_tab_stop_where_the_focus_was_last() {
        let mut tab_stops = TabStops::default();
        tab_stops.put("right", "b2");
        tab_stops.put("right", "c3");
        let mut view = boards();
        tab_stops.apply(&mut view, None);
        assert_eq!(stops(&view), ["a1", "c3"]);
    }

    #[test]
    fn the_tab_stop_begins_at_the_chosen_square() {
        let look = |square: steps::Square| board::Look {
            asked: square.to_string() == "d2",
            ..board::Look::default()
        };
        let mut view = board::board("one", "A board", &Board::empty(4), look);
        TabStops::default().apply(&mut view, None);
        assert_eq!(stops(&view), ["d2"]);
    }

    #[test]
    fn among_the_directions_it_follows_the_walk_unless_the_reader_is_there() {
        let mut tab_stops = TabStops::default();
        tab_stops.put("", "n");
        for (focused, expected) in [(None, "se"), (Some("left"), "se"), (Some(""), "n")] {
            let mut view = directions("se");
            tab_stops.apply(&mut view, focused);
            assert_eq!(stops(&view), [expected], "{focused:?}");
        }
    }

    #[test]
    fn arrow_keys_move_inside_a_board_and_stop_at_its_edge() {
        let view = boards();
        let next = |cell, key| next_cell(&view, "right", cell, key);
        assert_eq!(next("b2", "ArrowLeft"), Some("a2"));
        assert_eq!(next("b2", "ArrowRight"), Some("c2"));
        assert_eq!(next("b2", "ArrowUp"), Some("b1"));
        assert_eq!(next("b2", "ArrowDown"), Some("b3"));
        assert_eq!(next("b2", "Home"), Some("a2"));
        assert_eq!(next("b2", "End"), Some("d2"));
        assert_eq!(next("d2", "ArrowRight"), None);
        assert_eq!(next("a1", "ArrowUp"), None);
        assert_eq!(next("z9", "ArrowUp"), None);
        assert_eq!(next_cell(&view, "none", "b2", "ArrowUp"), None);
    }

    #[test]
    fn the_middle_of_the_directions_is_skipped() {
        let view = directions("n");
        assert_eq!(next_cell(&view, "", "w", "ArrowRight"), Some("e"));
        assert_eq!(next_cell(&view, "", "n", "ArrowDown"), Some("s"));
    }
}
