//! The questions of "Check yourself", as authors write them and the build reads them.

use checks::Language;
use course::book::figure::Page;
use course::book::preprocess::expand_chapter;

fn expand(fence: &str) -> (String, Vec<String>) {
    let (html, faults) = expand_chapter(fence, &Page::default(), Language::English);
    (
        html,
        faults.into_iter().map(|fault| fault.message).collect(),
    )
}

fn answer(fence: &str) -> String {
    let (html, faults) = expand(fence);
    assert_eq!(faults, [""; 0], "{fence}");
    let (_, rest) = html.split_once("data-answer=\"").expect("an answer");
    let (answer, _) = rest.split_once('"').expect("its end");
    answer.to_owned()
}

#[test]
fn the_build_computes_the_squares_of_an_answer() {
    for (fence, expected) in [
        ("```quiz squares answer=legal\nstart\n```\n", "d3,c4,f5,e6"),
        (
            "```quiz squares answer=legal player=white\nafter d3\n```\n",
            "c3,e3,c5",
        ),
        ("```quiz squares answer=flips square=d3\nstart\n```\n", "d4"),
        ("```quiz squares answer=flips square=a1\nstart\n```\n", ""),
        ("```quiz squares answer=h8,a1\nstart\n```\n", "a1,h8"),
    ] {
        assert_eq!(answer(fence), expected, "{fence}");
    }
}

#[test]
fn numbers_and_choices_are_answers_too() {
    assert_eq!(answer("```quiz number answer=-22\n```\n"), "-22");
    assert_eq!(
        answer("```quiz number answer=4 perft=4@1\nstart\n```\n"),
        "4"
    );
    assert_eq!(
        answer("```quiz choice\n[ ] Yes. :: It \"reads\" only.\n[x] No, `&`.\n```\n"),
        "wrong\tYes.\tIt &quot;reads&quot; only.&#10;right\tNo, `&amp;`.\t"
    );
}

#[test]
fn without_javascript_the_board_and_the_choices_are_there() {
    let (html, _) = expand("```quiz choice caption=\"After a\"\n[ ] `d3`\n[x] c4\nstart\n```\n");
    for part in [
        "<div role=\"img\" aria-label=\"A board of 8 by 8, Black to move. Black: e4, d5. White: d4, e5.\"",
        "<li><code>d3</code></li><li><span>c4</span></li>",
        "<figcaption>After a</figcaption>",
    ] {
        assert!(html.contains(part), "{part}\n{html}");
    }
    assert!(!html.trim_end().contains("\n\n"));
}

#[test]
fn a_question_that_cannot_be_answered_is_a_fault() {
    for (fence, expected) in [
        ("quiz\nstart", "unknown kind of quiz ``"),
        ("quiz dance\nstart", "unknown kind of quiz `dance`"),
        ("quiz squares answer=legal", "squares need a board"),
        ("quiz squares\nstart", "squares need a board"),
        ("quiz squares answer=flips\nstart", "needs a square"),
        ("quiz squares answer=z9\nstart", "answer=z9"),
        (
            "quiz squares answer=legal legal=a1\nstart",
            "legal=d3,c4,f5,e6",
        ),
        ("quiz number answer=many", "an integer"),
        ("quiz number", "an integer"),
        ("quiz number answer=1 eval=1", "only the keys answer and id"),
        ("quiz choice\n[x] Only one.", "two or more lines"),
        ("quiz choice\n[ ] None.\n[ ] Neither.", "two or more lines"),
        ("quiz choice answer=1\n[ ] A\n[x] B", "two or more lines"),
        ("quiz number answer=1\n. . Q .", "column 5"),
    ] {
        let (_, faults) = expand(&format!("```{fence}\n```\n"));
        assert!(
            faults.len() == 1 && faults[0].contains(expected),
            "{fence}: {faults:?}"
        );
    }
}
