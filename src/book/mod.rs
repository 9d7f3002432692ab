//! The book: from chapters with fences for figures to a site.

pub mod assertion;
pub mod board_fence;
pub mod board_figure;
pub mod depends;
pub mod exercise_panel;
pub mod fence;
pub mod figure;
pub mod fingerprints;
pub mod finish;
pub mod giveaway;
pub mod highlight;
mod html_text;
pub mod links;
pub mod listing;
pub mod model_answer;
pub mod preprocess;
pub mod prints;
pub mod progress_list;
pub mod quiz;
pub mod reading;
pub mod scene_figure;
pub mod screen_figure;
pub mod site;
