//! The colours of a picture.

/// A colour as red, green and blue, each from 0 to 255.
///
/// ```
/// use steps::Color;
/// let orange = Color { red: 240, green: 140, blue: 0 };
/// assert_ne!(orange, Color::YELLOW);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Color {
    /// How much red, from 0 to 255.
    pub red: u8,
    /// How much green, from 0 to 255.
    pub green: u8,
    /// How much blue, from 0 to 255.
    pub blue: u8,
}

impl Color {
    /// The green of the board. Black and white discs are both easy to see on it.
    pub const GREEN: Color = Color::new(0x2e, 0x8b, 0x57);
    /// The black of a disc.
    pub const BLACK: Color = Color::new(0x14, 0x14, 0x14);
    /// The white of a disc.
    pub const WHITE: Color = Color::new(0xfa, 0xfa, 0xf5);
    /// A yellow for marks.
    pub const YELLOW: Color = Color::new(0xf5, 0xc8, 0x42);
    /// A dark green for lines.
    pub const DARK_GREEN: Color = Color::new(0x14, 0x50, 0x32);

    /// A colour from its three parts.
    pub const fn new(red: u8, green: u8, blue: u8) -> Color {
        Color { red, green, blue }
    }

    /// The colour as a web page writes it: `#2e8b57`.
    pub fn hex(self) -> String {
        format!("#{:02x}{:02x}{:02x}", self.red, self.green, self.blue)
    }
}
