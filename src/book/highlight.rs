//! Colours Rust listings while the book is built, with the compiler's own lexer. `book/theme/highlight.css` has the
//! colours of the classes.

use std::fmt::Write;

use ra_ap_rustc_lexer::{FrontmatterAllowed, LiteralKind, TokenKind, tokenize};
use steps::escape;

use super::html_text::unescape;

/// A page with all its Rust listings coloured. A listing that already contains elements stays as it is.
pub fn highlight_listings(html: &str) -> String {
    const START: &str = "<code class=\"language-rust";
    let mut page = String::with_capacity(html.len());
    let mut rest = html;
    while let Some(start) = rest.find(START) {
        let Some(code) = rest[start..].find('>').map(|end| start + end + 1) else {
            break;
        };
        let Some(end) = rest[code..].find("</code>").map(|end| code + end) else {
            break;
        };
        page.push_str(&rest[..code]);
        let listing = &rest[code..end];
        if listing.contains('<') {
            page.push_str(listing);
        } else {
            page.push_str(&highlight(&unescape(listing)));
        }
        rest = &rest[end..];
    }
    page + rest
}

/// Rust code as HTML, with a span around each word that has a colour.
pub fn highlight(code: &str) -> String {
    let tokens = tokens_of(code);
    let mut html = String::new();
    let mut place = 0;
    while place < tokens.len() {
        let (class, length) = class_at(&tokens, place);
        let text: String = tokens[place..place + length]
            .iter()
            .map(|token| token.text)
            .collect();
        let text = escape(&text);
        let _ = match class {
            Some(class) => write!(html, "<span class=\"hljs-{class}\">{text}</span>"),
            None => write!(html, "{text}"),
        };
        place += length;
    }
    html
}

#[derive(Debug, Clone, Copy)]
struct Token<'a> {
    kind: TokenKind,
    text: &'a str,
}

fn tokens_of(code: &str) -> Vec<Token<'_>> {
    let mut start = 0;
    tokenize(code, FrontmatterAllowed::No)
        .map(|token| {
            let end = start + token.len as usize;
            let text = &code[start..end];
            start = end;
            Token {
                kind: token.kind,
                text,
            }
        })
        .collect()
}

/// The class of what starts at this token, and how many tokens belong to it.
fn class_at(tokens: &[Token<'_>], place: usize) -> (Option<&'static str>, usize) {
    let kind_at = |place: usize| tokens.get(place).map(|token| token.kind);
    let token = tokens[place];
    let class = match token.kind {
        TokenKind::LineComment { .. } | TokenKind::BlockComment { .. } => "comment",
        TokenKind::Literal { kind, .. } => match kind {
            LiteralKind::Int { .. } | LiteralKind::Float { .. } => "number",
            _ => "string",
        },
        TokenKind::Lifetime { .. } => "symbol",
        TokenKind::Pound => match attribute_length(&tokens[place..]) {
            Some(length) => return (Some("meta"), length),
            None => return (None, 1),
        },
        TokenKind::Ident if KEYWORDS.contains(&token.text) => "keyword",
        TokenKind::Ident
            if kind_at(place + 1) == Some(TokenKind::Bang)
                && kind_at(place + 2) != Some(TokenKind::Eq) =>
        {
            return (Some("built_in"), 2);
        }
        TokenKind::Ident if is_name_of_function(&tokens[..place]) => "title",
        TokenKind::Ident
            if token
                .text
                .starts_with(|first: char| first.is_ascii_uppercase())
                || PRIMITIVES.contains(&token.text) =>
        {
            "type"
        }
        _ => return (None, 1),
    };
    (Some(class), 1)
}

/// The number of tokens of an attribute such as `#[derive(Clone)]`.
fn attribute_length(tokens: &[Token<'_>]) -> Option<usize> {
    let mut kinds = tokens.iter().map(|token| token.kind).skip(1).peekable();
    kinds.next_if_eq(&TokenKind::Bang);
    if kinds.peek() != Some(&TokenKind::OpenBracket) {
        return None;
    }
    let mut depth = 0;
    for (index, token) in tokens.iter().enumerate() {
        match token.kind {
            TokenKind::OpenBracket => depth += 1,
            TokenKind::CloseBracket if depth == 1 => return Some(index + 1),
            TokenKind::CloseBracket => depth -= 1,
            _ => {}
        }
    }
    None
}

/// Whether the last word before a name is `fn`.
fn is_name_of_function(before: &[Token<'_>]) -> bool {
    let mut words = before.iter().rev();
    let last = words.find(|token| token.kind != TokenKind::Whitespace);
    last.is_some_and(|token| token.text == "fn")
}

const KEYWORDS: [&str; 39] = [
    "as", "async", "await", "break", "const", "continue", "crate", "dyn", "else", "enum", "extern",
    "false", "fn", "for", "if", "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub",
    "ref", "return", "self", "Self", "static", "struct", "super", "trait", "true", "type",
    "unsafe", "use", "where", "while", "yield",
];

const PRIMITIVES: [&str; 17] = [
    "bool", "char", "f32", "f64", "i8", "i16", "i32", "i64", "i128", "isize", "str", "u8", "u16",
    "u32", "u64", "u128", "usize",
];

#[cfg(test)]
mod tests {
    use super::*;

    /// The coloured parts, as `class:text`.
    fn parts(code: &str) -> Vec<String> {
        let html = highlight(code);
        let spans = html.split("<span class=\"hljs-").skip(1);
        spans
            .map(|span| {
                let (class, rest) = span.split_once("\">").expect("a class");
                let (text, _) = rest.split_once("</span>").expect("an end");
                format!("{class}:{}", unescape(text))
            })
            .collect()
    }

    #[test]
    fn keywords_names_types_and_values_have_classes() {
        assert_eq!(
            parts("pub fn count(board: &Board) -> u32 { 0x1f } // all"),
            [
                "keyword:pub",
                "keyword:fn",
                "title:count",
                "type:Board",
                "type:u32",
                "number:0x1f",
                "comment:// all"
            ]
        );
        assert_eq!(
            parts("println!(\"{}\", 'a')"),
            ["built_in:println!", "string:\"{}\"", "string:'a'"]
        );
    }

    #[test]
    fn an_attribute_is_one_part_and_a_comparison_is_no_macro() {
        assert_eq!(
            parts("#[cfg(any([1]))]\nlet x = a!=b;"),
            ["meta:#[cfg(any([1]))]", "keyword:let"]
        );
        assert_eq!(
            parts("fn f<'a>() {}"),
            ["keyword:fn", "title:f", "symbol:'a"]
        );
    }

    #[test]
    fn the_text_of_a_listing_stays_the_same() {
        let listing = "if a &lt; b &amp;&amp; c == &quot;&amp;lt;&quot; { <";
        let page = format!(
            "<pre><code class=\"language-rust ignore\">{}</code></pre> <code>a</code>",
            &listing[..listing.len() - 2]
        );
        let coloured = highlight_listings(&page);
        assert!(coloured.contains("<span class=\"hljs-keyword\">if</span> a &lt; b &amp;&amp; c"));
        assert!(coloured.contains("<span class=\"hljs-string\">&quot;&amp;lt;&quot;</span>"));
        assert!(coloured.ends_with("</code></pre> <code>a</code>"));
    }

    #[test]
    fn a_listing_with_elements_stays_as_it_is() {
        let page = "<code class=\"language-rust\">fn <span class=\"boring\">x</span></code>";
        assert_eq!(highlight_listings(page), page);
    }
}
