//! The book: from chapters with widget fences to a site.

pub mod assertion;
pub mod board_svg;
pub mod depends;
pub mod exercise_panel;
pub mod fence;
pub mod figure;
pub mod fingerprints;
pub mod links;
pub mod position;
pub mod preprocess;
pub mod progress_list;
pub mod scene_figure;
pub mod screen_figure;
pub mod site;
pub mod widgets;
