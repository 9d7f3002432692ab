//! A small screen to draw on, and the pixels that are visible on it.
//!
//! A screen stores the list of drawn shapes. So the same picture can become an SVG for the page, letters for
//! the terminal, or single pixels that a check reads.

use std::fmt::Write;

use crate::Color;

/// The side of one cell of the board, in pixels.
pub const CELL: i32 = 40;

/// A picture: width, height, and the shapes drawn so far. Parts outside the picture aren't visible.
///
/// x counts pixels from the left and y from the top. A board fills its screen: the cell in `row` and `col`
/// has its top left corner at x = `col * CELL`, y = `row * CELL`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Screen {
    width: i32,
    height: i32,
    shapes: Vec<Shape>,
}

/// One drawn shape.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shape {
    /// A filled rectangle, from its top left corner.
    FilledRect(Rect, Color),
    /// The outline of a rectangle.
    StrokedRect(Rect, Color),
    /// A filled circle, from its middle.
    FilledCircle(Circle, Color),
    /// The outline of a circle.
    StrokedCircle(Circle, Color),
    /// A text with its middle at a point.
    Text {
        /// The middle, in pixels from the left.
        x: i32,
        /// The middle, in pixels from the top.
        y: i32,
        /// The height of the letters in pixels.
        size: i32,
        /// The text itself.
        text: String,
        /// The colour of the letters.
        color: Color,
    },
}

/// A rectangle, in pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rect {
    /// The left side.
    pub x: i32,
    /// The upper side.
    pub y: i32,
    /// From left to right.
    pub width: i32,
    /// From top to bottom.
    pub height: i32,
}

/// A circle, in pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Circle {
    /// The middle, from the left.
    pub x: i32,
    /// The middle, from the top.
    pub y: i32,
    /// From the middle to the rim.
    pub radius: i32,
}

/// An outline is this many pixels wide, half of them on either side.
const LINE: i32 = 2;

impl Screen {
    /// Far more shapes than any picture of a board needs. If a loop draws more, it probably never ends.
    pub const SHAPES_LIMIT: usize = 20_000;

    /// An empty screen.
    ///
    /// # Panics
    ///
    /// If a side isn't between 1 and 4,096 pixels.
    pub fn new(width: i32, height: i32) -> Screen {
        assert!(
            (1..=4096).contains(&width) && (1..=4096).contains(&height),
            "a screen of {width} by {height} pixels: each side is 1 to 4096"
        );
        Screen {
            width,
            height,
            shapes: Vec::new(),
        }
    }

    /// An empty screen with the size of a board of 8 by 8 cells.
    pub fn for_board() -> Screen {
        Screen::new(8 * CELL, 8 * CELL)
    }

    /// The width of the screen in pixels.
    pub fn width(&self) -> i32 {
        self.width
    }

    /// The height of the screen in pixels.
    pub fn height(&self) -> i32 {
        self.height
    }

    /// Removes all shapes and paints the whole screen.
    pub fn clear(&mut self, color: Color) {
        self.shapes.clear();
        self.fill_rect(0, 0, self.width, self.height, color);
    }

    /// Paints a rectangle whose top left corner is at `x`, `y`.
    pub fn fill_rect(&mut self, x: i32, y: i32, width: i32, height: i32, color: Color) {
        let rect = Rect {
            x,
            y,
            width,
            height,
        };
        self.add(Shape::FilledRect(rect, color));
    }

    /// Draws the outline of a rectangle whose top left corner is at `x`, `y`.
    pub fn stroke_rect(&mut self, x: i32, y: i32, width: i32, height: i32, color: Color) {
        let rect = Rect {
            x,
            y,
            width,
            height,
        };
        self.add(Shape::StrokedRect(rect, color));
    }

    /// Paints a circle around `x`, `y`.
    pub fn fill_circle(&mut self, x: i32, y: i32, radius: i32, color: Color) {
        self.add(Shape::FilledCircle(Circle { x, y, radius }, color));
    }

    /// Draws the outline of a circle around `x`, `y`.
    pub fn stroke_circle(&mut self, x: i32, y: i32, radius: i32, color: Color) {
        self.add(Shape::StrokedCircle(Circle { x, y, radius }, color));
    }

    /// Writes a text with its middle at `x`, `y`, in letters `size` pixels high.
    pub fn text(&mut self, x: i32, y: i32, size: i32, text: &str, color: Color) {
        self.add(Shape::Text {
            x,
            y,
            size,
            text: text.to_owned(),
            color,
        });
    }

    /// The drawn shapes, in order.
    pub fn shapes(&self) -> &[Shape] {
        &self.shapes
    }

    /// Draws one more shape, such as one from [`Screen::shapes`].
    ///
    /// # Panics
    ///
    /// If there are already [`Screen::SHAPES_LIMIT`] shapes. Then a loop probably never ends.
    pub fn add(&mut self, shape: Shape) {
        assert!(
            self.shapes.len() < Screen::SHAPES_LIMIT,
            "stopped after drawing {} shapes: this loop never ends",
            Screen::SHAPES_LIMIT
        );
        self.shapes.push(shape);
    }

    /// The colour of one pixel, or `None` if it isn't painted or is outside the screen. Texts are ignored, because
    /// their lines are too thin.
    pub fn color_at(&self, x: i32, y: i32) -> Option<Color> {
        if !(0..self.width).contains(&x) || !(0..self.height).contains(&y) {
            return None;
        }
        self.shapes
            .iter()
            .rev()
            .find_map(|shape| shape.color_at(x, y))
    }

    /// The picture as an SVG image. `label` describes it for screen readers.
    pub fn svg(&self, label: &str) -> String {
        let (width, height) = (self.width, self.height);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"screen-svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\" aria-label=\"{}\">\n",
            escape(label)
        );
        for shape in &self.shapes {
            shape.write_svg(&mut svg);
            svg.push('\n');
        }
        svg.push_str("</svg>\n");
        svg
    }
}

impl Shape {
    fn color_at(&self, x: i32, y: i32) -> Option<Color> {
        let half = i64::from(LINE / 2);
        let (x, y) = (i64::from(x), i64::from(y));
        let (covers, color) = match self {
            Shape::FilledRect(rect, color) => (rect.enlarged(0).contains(x, y), color),
            Shape::StrokedRect(rect, color) => (
                rect.enlarged(half).contains(x, y) && !rect.enlarged(-half).contains(x, y),
                color,
            ),
            Shape::FilledCircle(circle, color) => (circle.distance_within(x, y, 0), color),
            Shape::StrokedCircle(circle, color) => (
                circle.distance_within(x, y, half) && !circle.distance_within(x, y, -half),
                color,
            ),
            Shape::Text { color, .. } => (false, color),
        };
        covers.then_some(*color)
    }

    fn write_svg(&self, svg: &mut String) {
        // Writing to a string can't fail.
        let _ = match self {
            Shape::FilledRect(rect, color) => {
                write!(svg, "<rect {} fill=\"{}\"/>", rect.svg(), color.hex())
            }
            Shape::StrokedRect(rect, color) => write!(
                svg,
                "<rect {} fill=\"none\" stroke=\"{}\" stroke-width=\"{LINE}\"/>",
                rect.svg(),
                color.hex()
            ),
            Shape::FilledCircle(circle, color) => {
                write!(svg, "<circle {} fill=\"{}\"/>", circle.svg(), color.hex())
            }
            Shape::StrokedCircle(circle, color) => write!(
                svg,
                "<circle {} fill=\"none\" stroke=\"{}\" stroke-width=\"{LINE}\"/>",
                circle.svg(),
                color.hex()
            ),
            Shape::Text {
                x,
                y,
                size,
                text,
                color,
            } => write!(
                svg,
                "<text x=\"{x}\" y=\"{y}\" font-size=\"{}\" font-family=\"sans-serif\" text-anchor=\"middle\" dominant-baseline=\"central\" fill=\"{}\">{}</text>",
                size.max(&0),
                color.hex(),
                escape(text)
            ),
        };
    }
}

/// A rectangle whose corners fit any `i32`, because learners may draw anywhere.
struct Area {
    left: i64,
    top: i64,
    right: i64,
    bottom: i64,
}

impl Area {
    fn contains(&self, x: i64, y: i64) -> bool {
        (self.left..self.right).contains(&x) && (self.top..self.bottom).contains(&y)
    }
}

impl Rect {
    fn enlarged(&self, by: i64) -> Area {
        let (left, top) = (i64::from(self.x), i64::from(self.y));
        Area {
            left: left - by,
            top: top - by,
            right: left + i64::from(self.width) + by,
            bottom: top + i64::from(self.height) + by,
        }
    }

    fn svg(&self) -> String {
        let Rect {
            x,
            y,
            width,
            height,
        } = self;
        let (width, height) = (width.max(&0), height.max(&0));
        format!("x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"")
    }
}

impl Circle {
    /// Whether the distance to the middle of a pixel is at most the radius plus `more`.
    fn distance_within(&self, x: i64, y: i64, extra: i64) -> bool {
        let reach = 2 * (i64::from(self.radius) + extra);
        // Twice the distance, so that the middle of a pixel is an integer.
        let across = 2 * (x - i64::from(self.x)) + 1;
        let down = 2 * (y - i64::from(self.y)) + 1;
        let square = |number: i64| i128::from(number) * i128::from(number);
        reach > 0 && square(across) + square(down) <= square(reach)
    }

    fn svg(&self) -> String {
        let Circle { x, y, radius } = self;
        format!("cx=\"{x}\" cy=\"{y}\" r=\"{}\"", radius.max(&0))
    }
}

/// Text made safe for SVG and HTML, in content and in quoted attributes.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
