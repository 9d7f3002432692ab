//! A figure as HTML: its still form, and the data with which the page opens its live form. It's complete without
//! JavaScript. It contains no blank lines: they would end the HTML block.

use std::fmt::Write;
use std::path::PathBuf;

use scenes::Options;
use steps::escape;

use super::site::Edition;

/// The page around a figure.
#[derive(Debug, Clone, Default)]
pub struct Page {
    /// The folder of the chapter's file: its includes start there.
    pub folder: PathBuf,
    /// From the page to the site's root: empty, or `../`.
    pub to_root: String,
    /// The folder of the figures' files below the site's root, with a slash. None if the figures stay pictures.
    pub assets: Option<String>,
    /// The edition of the pages.
    pub edition: Edition,
}

impl Page {
    /// The attributes with the addresses of a figure's files.
    pub fn attributes(&self) -> String {
        let mut attributes = String::new();
        if let Some(assets) = &self.assets {
            let _ = write!(attributes, r#" data-assets="{}{assets}""#, self.to_root);
        }
        if self.edition.live {
            let _ = write!(attributes, r#" data-live="{}live/""#, self.to_root);
        }
        attributes
    }
}

/// The parts of a fence that every figure has.
#[derive(Debug, Clone, Copy, Default)]
pub struct Frame<'a> {
    /// Its name in links.
    pub id: Option<&'a str>,
    /// The words below it.
    pub caption: Option<&'a str>,
}

/// A figure that comes alive: the still form of the scene that these options open. `None` if there is no such scene.
pub fn live_figure(options: &Options, frame: Frame<'_>, page: &Page) -> Option<String> {
    let scene = scenes::open(options)?;
    let name = options.get("widget");
    let entry = scenes::ENTRIES.iter().find(|entry| entry.name == name)?;
    let mut attributes = String::new();
    for (name, value) in options.iter() {
        let value = escape(value).replace('\n', "&#10;");
        let _ = write!(attributes, " data-{name}=\"{value}\"");
    }
    let _ = write!(attributes, " data-part=\"{}\"", entry.part);
    let mut look = name;
    if options.find("scene").is_some() {
        look = "scene";
        if entry.takes_positions {
            attributes.push_str(" data-takes-positions");
        }
    }
    attributes.push_str(&page.attributes());
    let still = format!(
        "<div class=\"still live {look}\">{}</div>\n",
        scene.still().still_html()
    );
    Some(figure(&attributes, &still, frame))
}

/// A figure with these attributes and this contents.
pub fn figure(attributes: &str, still: &str, frame: Frame<'_>) -> String {
    let mut html = format!("<figure class=\"board-figure\"{attributes}");
    if let Some(id) = frame.id {
        let _ = write!(html, " id=\"{}\"", escape(id));
    }
    let _ = write!(html, ">\n{still}");
    if let Some(caption) = frame.caption {
        let _ = writeln!(html, "<figcaption>{}</figcaption>", escape(caption));
    }
    html + "</figure>"
}
