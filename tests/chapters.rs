//! What authors write in chapters, and what the build says of it.

use checks::Language;
use course::book::figure::Page;
use course::book::preprocess::expand_chapter;

const PRACTICE: &str = ". . B . B\n. . W W .\n. B * W W\n. W W . .\nB . . . .\n";

fn faults(chapter: &str) -> Vec<(usize, String)> {
    let (_, faults) = expand_chapter(chapter, &Page::default(), Language::English);
    faults
        .into_iter()
        .map(|fault| (fault.line, fault.message))
        .collect()
}

fn html(chapter: &str) -> String {
    let (html, faults) = expand_chapter(chapter, &Page::default(), Language::English);
    assert_eq!(faults, []);
    html
}

#[test]
fn a_walk_fence_becomes_a_figure_with_the_table_of_its_eight_walks() {
    let page = html(&format!(
        "Before.\n\n```board walk id=practice turns=c2,d2,b4\n{PRACTICE}```\n\nAfter.\n"
    ));
    assert!(page.starts_with("Before.\n\n<figure"));
    assert!(page.ends_with("</figure>\n\nAfter.\n") || page.contains("</figure>"));
    for row in [
        r#"data-direction="NW" data-stop="empty-at-once" data-turns="""#,
        r#"data-direction="N" data-stop="closed" data-turns="c2""#,
        r#"data-direction="NE" data-stop="closed" data-turns="d2""#,
        r#"data-direction="W" data-stop="own-at-once" data-turns="""#,
        r#"data-direction="E" data-stop="edge" data-turns="""#,
        r#"data-direction="SW" data-stop="closed" data-turns="b4""#,
        r#"data-direction="S" data-stop="gap" data-turns="""#,
        r#"data-direction="SE" data-stop="empty-at-once" data-turns="""#,
    ] {
        assert!(page.contains(row), "no {row}");
    }
    assert!(page.contains(
        "Black: c1, e1, b3, a5. White: c2, d2, d3, e3, b4, c4. Black to move, asking about c3."
    ));
}

#[test]
fn figures_and_panels_contain_no_blank_lines_which_would_end_them() {
    let page = html(&format!(
        "```board walk caption=\"a & b\"\n{PRACTICE}```\n\n```exercise\n04\n```\n"
    ));
    for block in page.split("\n\n").filter(|block| block.contains("</")) {
        let opened = block.matches("<figure").count() + block.matches("<section").count();
        let closed = block.matches("</figure>").count() + block.matches("</section>").count();
        assert_eq!(opened, closed, "a blank line inside of a block");
    }
    assert!(page.contains("a &amp; b"));
}

#[test]
fn all_faults_of_a_chapter_are_told_in_one_run_with_their_lines() {
    let chapter = format!(
        "# Title\n\n```board dance\n{PRACTICE}```\n\n```board walk turns=c2\n{PRACTICE}```\n\n```board still legal=a1 colour=red\nstart\n```\n\n```board still\n. . . .\n. Q . .\n. . . .\n. . . .\n```\n\n```board walk\nafter f5d6zz\n```\n\n```exercise\n99\n```\n"
    );
    let found = faults(&chapter);
    let lines: Vec<usize> = found.iter().map(|(line, _)| *line).collect();
    assert_eq!(lines, [3, 11, 19, 19, 25, 31, 34]);
    let messages: Vec<&str> = found.iter().map(|(_, message)| message.as_str()).collect();
    assert_eq!(
        messages,
        [
            "unknown kind of board `dance`; the kinds are still, walk and question",
            "the chapter says turns=c2, but on this board it is turns=c2,d2,b4",
            "unknown key `colour`; the keys are id, player, square, direction, ask, exercise, caption, legal, turns, stops, winner",
            "the chapter says legal=a1, but on this board it is legal=d3,c4,f5,e6",
            "column 3: found `Q`; a cell is B, W or . (and * marks one empty cell)",
            "ply 3: found `zz`; a move is a letter from a to h and a number from 1 to 8, such as f5",
            "there is no step `99` yet; the steps so far: 04",
        ]
    );
}

#[test]
fn a_square_off_the_board_a_ragged_row_and_an_open_quote_are_faults_not_panics() {
    for (fence, expected) in [
        (
            "```board still square=h8\n. . . .\n. . . .\n. . . .\n. . . .\n```",
            "has no such square",
        ),
        (
            "```board still\n. . . .\n. . .\n. . . .\n. . . .\n```",
            "this row has 3 cells",
        ),
        (
            "```board still caption=\"open\n. . . .\n```",
            "is not closed",
        ),
        ("```board still a=1 a=2\nstart\n```", "given twice"),
        (
            "```board question\nstart\n```",
            "needs a square and a direction",
        ),
    ] {
        let found = faults(fence);
        assert!(
            found.iter().any(|(_, message)| message.contains(expected)),
            "{fence}\n{found:?}"
        );
    }
}

#[test]
fn other_fences_are_left_as_they_are() {
    let chapter = "```rust\nfn main() {}\n```\n\n```boardgame\nx\n```\n";
    assert_eq!(html(chapter), chapter);
}
