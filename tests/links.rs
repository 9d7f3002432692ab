//! The links of a built site.

use std::fs;

use course::book::links::broken_links;

#[test]
fn a_link_to_a_page_or_a_place_that_is_not_there_is_found_and_a_position_is_a_place() {
    let site = tempfile::tempdir().expect("a folder");
    let page = |name: &str, text: &str| {
        fs::write(
            site.path().join(name),
            format!("<a href=\"menu.html\"></a><main>{text}</main>"),
        )
        .expect("it can be written");
    };
    page(
        "a.html",
        r##"<h2 id="here"></h2><a href="b.html#there"></a><a href="#here"></a><a href="b.html#pos=....,B"></a><a href="https://example.org/x.html"></a>"##,
    );
    page("b.html", r#"<h2 id="there"></h2>"#);
    assert_eq!(broken_links(site.path()).expect("it can be read"), [""; 0]);

    page(
        "b.html",
        r##"<a href="c.html"></a><a href="a.html#gone"></a><a href="#gone"></a>"##,
    );
    assert_eq!(
        broken_links(site.path()).expect("it can be read"),
        [
            "book/en/a.md: the link to b.html#there is broken",
            "book/en/b.md: the link to #gone is broken",
            "book/en/b.md: the link to a.html#gone is broken",
            "book/en/b.md: the link to c.html is broken",
        ]
    );
}
