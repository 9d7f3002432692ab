//! The view of the hints: the board, the tables, the panel and the note about the scale.

use checks::{Language, text};
use steps::{Game, Screen, Shape, Stop, compass, draw_panel, legal_moves, walk_all};

use super::{Hints, PLIES};
use crate::board::{Look, band, board};
use crate::words::{points, side};
use crate::{Node, controls};

impl Hints {
    pub(super) fn board(&self) -> Node {
        let moves = legal_moves(&self.board, self.player);
        let scale = self.scale(self.strength, self.cut);
        let solved = self.solved();
        let asked = self.asked;
        let flipped = asked.and_then(|asked| moves.iter().find(|legal| legal.square == asked));
        let label = format!("{} to move, with hints", side(self.player));
        board("hints", &label, &self.board, |square| {
            let place = moves.iter().position(|legal| legal.square == square);
            let mut look = Look {
                asked: asked == Some(square),
                turns: flipped.is_some_and(|legal| legal.flips.contains(&square)),
                legal: place.is_some(),
                ..Look::default()
            };
            if look.turns {
                look.spoken = "flips".to_owned();
            }
            let Some(place) = place else {
                return look;
            };
            look.spoken = "legal".to_owned();
            if let Some(exact) = solved {
                look.tag = points(exact[place]);
                look.spoken = format!("legal, {}", self.ends(exact[place]));
            } else if let Some(scale) = &scale {
                look.heat = Some(scale[place]);
                look.tag = scale[place].to_string();
                look.spoken = format!(
                    "legal, {} on the scale, {}",
                    scale[place],
                    band(scale[place])
                );
            }
            look
        })
    }

    /// How the game ends with this disc difference for the player.
    fn ends(&self, difference: i32) -> String {
        let player = side(self.player);
        match difference {
            0 => "a draw".to_owned(),
            1.. => format!("{player} wins by {difference}"),
            _ => format!("{player} loses by {}", -difference),
        }
    }

    /// Every move at every depth that has been searched.
    pub(super) fn comparison(&self) -> Node {
        let mut head = vec!["move"];
        let known: Vec<usize> = (0..PLIES.len())
            .filter(|strength| self.searches[*strength].scores().is_some())
            .collect();
        let heads = ["1 ply", "3 plies", "5 plies"];
        head.extend(known.iter().map(|strength| heads[*strength]));
        if self.exact.is_some() {
            head.push("solved");
        }
        let scales: Vec<Vec<i32>> = known
            .iter()
            .filter_map(|strength| self.scale(*strength, self.cut))
            .collect();
        let moves = legal_moves(&self.board, self.player);
        let rows: Vec<Vec<String>> = (0..moves.len())
            .map(|place| {
                let mut row = vec![moves[place].square.to_string()];
                for (strength, scale) in known.iter().zip(&scales) {
                    let scores = self.searches[*strength].scores().unwrap_or_default();
                    let on_scale = scale[place];
                    row.push(format!(
                        "{} → {on_scale} {}",
                        points(scores[place].1),
                        band(on_scale)
                    ));
                }
                if let Some(exact) = &self.exact {
                    row.push(self.ends(exact[place]));
                }
                row
            })
            .collect();
        let player = side(self.player);
        let caption = match self.cut {
            true => format!("{player}'s moves: score → scale, decimals dropped"),
            false => format!("{player}'s moves: score → scale"),
        };
        controls::table(&caption, &head, &rows)
    }

    /// The directions that flip discs: the flipped discs, and the disc that closes each run.
    pub(super) fn reasons(&self) -> Node {
        let rows: Vec<Vec<String>> = legal_moves(&self.board, self.player)
            .iter()
            .flat_map(|legal| walk_all(&self.board, legal.square, self.player))
            .filter(|walk| walk.stop == Stop::Closed)
            .map(|walk| {
                vec![
                    walk.from.to_string(),
                    compass(walk.direction).to_owned(),
                    text::names(walk.turns()),
                    text::stopped_at(&walk, self.player, Language::English),
                ]
            })
            .collect();
        let head = ["move", "direction", "flips", "closed by"];
        controls::table("Why these moves are legal", &head, &rows)
    }

    pub(super) fn panel(&self) -> Node {
        let enemy = self.player.opponent();
        let sides = [self.player, enemy];
        let to_move = sides
            .into_iter()
            .find(|side| !legal_moves(&self.board, *side).is_empty());
        let game = Game {
            human: self.player,
            board: self.board,
            to_move,
            history: Vec::new(),
        };
        let mut screen = Screen::new(240, 120);
        draw_panel(&game, &mut screen);
        let shown: Vec<&str> = screen
            .shapes()
            .iter()
            .filter_map(|shape| match shape {
                Shape::Text { text, .. } => Some(text.as_str()),
                _ => None,
            })
            .collect();
        let label = format!("The panel: {}", shown.join(", "));
        Node::svg(screen.svg(&label)).class("scene-picture")
    }

    /// What the numbers on the board mean.
    pub(super) fn promise(&self) -> Node {
        controls::line(if self.solved().is_some() {
            "This position is solved. The board shows the exact disc difference after each move instead of the scale."
        } else {
            "The scale compares only the moves of this position: 90 is the best and 30 the worst. It isn't a chance of winning, and you can't compare it with another position."
        })
    }
}
