//! Chapters as authors write them, and the build's messages about them.

use checks::Language;
use course::book::figure::Page;
use course::book::preprocess::expand_chapter;
use course::book::site::Edition;
use steps::{Disc, Game, Rng, legal_moves, random_move};

const PRACTICE: &str = ". . B . B\n. . W W .\n. B * W W\n. W W . .\nB . . . .\n";

/// A board in the still form of a figure.
const BOARD: &str = "<div role=\"img\" aria-label=";

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
    // Below the board is an empty table, and the walks are folded.
    assert_eq!(page.matches("<table").count(), 2);
    let (open, folded) = page.split_once("<details>").unwrap();
    assert!(open.contains("data-direction=\"SE\"") && !open.contains("data-stop"));
    assert!(folded.starts_with("<summary>Show answer</summary>"));
    assert!(page.contains("Legal move, flips 1: "));
    assert!(page.contains("Chosen: c3."));
    assert!(page.contains(
        "A board of 5 by 5, Black to move. Black: c1, e1, b3, a5. White: c2, d2, d3, e3, b4, c4."
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
fn one_run_reports_all_faults_of_a_chapter_with_their_lines() {
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
            "unknown kind of board `dance`. The kinds are still, walk, question, move, capture and ask",
            "turns=c2 is false for this board. The computed value is turns=c2,d2,b4",
            "unknown key `colour`. The keys are id, player, square, direction, ask, exercise, caption, dots, legal, turns, stops, winner, count, score, just, next, coordinates, eval, greedy, best, nodes, candidates, perft, solved",
            "legal=a1 is false for this board. The computed value is legal=d3,c4,f5,e6",
            "column 3: found `Q`; a cell is B, W or . (and * marks one empty cell)",
            "ply 3: found `zz`; a move is a letter from a to h and a number from 1 to 8, such as f5",
            "there is no step `99`; the steps are 01, 02, 03, 04, detour-walls, 05, detour-lines, 06, 07, 08, 09, 10, detour-bitboards, 11, 12, detour-endgame",
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
            "isn't closed",
        ),
        ("```board still a=1 a=2\nstart\n```", "appears twice"),
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

#[test]
fn a_move_fence_shows_the_board_before_and_after_with_signs_on_flipped_discs() {
    let page = html(&format!("```board move turns=c2,d2,b4\n{PRACTICE}```\n"));
    assert_eq!(page.matches(BOARD).count(), 2);
    assert_eq!(page.matches("↻").count(), 3);
    assert!(!page.contains("data-motion"));
    assert!(page.contains("The board after Black plays c3, which flips c2, d2, b4."));
}

#[test]
fn a_capture_is_two_pictures_and_the_styles_animate_the_second() {
    let page = html(&format!("```board capture turns=c2,d2,b4\n{PRACTICE}```\n"));
    assert_eq!(page.matches(BOARD).count(), 2);
    let (_, after) = page.split_once("<p>After</p>").unwrap();
    for (square, motion) in [
        ("c3", "put"),
        ("c2", "turn"),
        ("d2", "turn"),
        ("b4", "turn"),
    ] {
        let (_, cell) = after
            .split_once(&format!("data-square=\"{square}\""))
            .unwrap();
        let (cell, _) = cell.split_once('>').unwrap();
        assert!(
            cell.contains(&format!("data-motion=\"{motion}\"")),
            "{cell}"
        );
    }
    assert_eq!(page.matches("data-motion").count(), 4);
    assert!(
        faults("```board capture square=a1\nstart\n```\n")[0]
            .1
            .contains("the square of a legal move")
    );
}

#[test]
fn counts_results_turns_and_coordinates_are_computed() {
    html("```board still count=2-2-60 winner=nobody-yet just=white next=black-moves\nstart\n```\n");
    html(
        "```board still count=13-0-51 score=64-0 winner=black just=black next=over\nafter f5f4d3d6d7e3f3c5b5\n```\n",
    );
    html("```board still square=d3 coordinates=row:2,col:3,index:19,walled:34\nstart\n```\n");
    html("```board still just=white next=passes-back-to-white\nafter d3c3b3b2f5a3a1c1\n```\n");
    for (fence, expected) in [
        ("count=2-2-64", "value is count=2-2-60"),
        ("score=32-32", "needs a finished game"),
        ("next=black-moves", "needs just="),
        ("just=black", "needs next="),
        ("just=white next=over", "value is next=black-moves"),
        ("coordinates=row:1", "needs a square"),
        (
            "square=d3 coordinates=row:1",
            "row:2,col:3,index:19,walled:34",
        ),
    ] {
        let found = faults(&format!("```board still {fence}\nstart\n```\n"));
        assert!(
            found.len() == 1 && found[0].1.contains(expected),
            "{fence}\n{found:?}"
        );
    }
    let found = faults("```board move square=a1\nstart\n```\n");
    assert!(
        found[0].1.contains("the square of a legal move"),
        "{found:?}"
    );
}

#[test]
fn a_screen_fence_shows_the_drawing_of_the_model_answers() {
    let page = html("```screen cursor keys=\"right down\" cursor=b2 caption=\"Two keys\"\n```\n");
    assert!(page.contains("<svg") && page.contains("A yellow frame on b2."));
    assert!(page.contains("<figcaption>Two keys</figcaption>"));
    let page = html("```screen discs\nafter d3\n```\n");
    assert!(page.contains("Black: d3, d4, e4, d5. White: e5."));
    assert!(!page.contains("\n\n<circle"));
}

#[test]
fn a_screen_with_unknown_keys_or_a_false_cursor_is_a_fault() {
    for (fence, expected) in [
        ("```screen dance\n```", "unknown kind of screen `dance`"),
        ("```screen cursor keys=\"rigth\"\n```", "found `rigth`"),
        (
            "```screen cursor keys=right cursor=c3\n```",
            "it is cursor=b1",
        ),
        ("```screen board colour=red\n```", "unknown key `colour`"),
        ("```screen board\nstart\n```", "only a screen of discs"),
    ] {
        let found = faults(fence);
        assert!(
            found.iter().any(|(_, message)| message.contains(expected)),
            "{fence}\n{found:?}"
        );
    }
}

#[test]
fn the_picture_of_dependencies_has_its_facts_as_text_too() {
    let page = html("```depends\n```\n");
    assert!(page.contains("legal_moves calls flips_at."));
    assert!(page.contains("place calls flips_at."));
}

#[test]
fn scores_searches_and_counts_of_ways_are_computed() {
    html("```board still best=d3:-22@2 nodes=17/15@2 perft=244@4 greedy=d3\nstart\n```\n");
    html(
        "```board still player=white eval=150\nWB......\n........\n........\n........\n........\n........\n........\n........\n```\n",
    );
    html("```board still perft=\"4@1 12@2\" best=\"d3:-22@2 d3:37@3\"\nstart\n```\n");
    html("```board still candidates=d3:-22,c4:-22,f5:-22,e6:-22@2\nstart\n```\n");
    for (fence, expected) in [
        ("best=d3:-22", "needs a depth"),
        ("perft=1@40", "needs a depth of at most 7"),
        ("best=d3:-21@2", "value is best=d3:-22@2"),
        ("solved=0", "up to 10 empty cells"),
        ("eval=7", "value is eval=0"),
        ("perft=\"4@1 13@2\"", "value is perft=4@1 12@2"),
    ] {
        let found = faults(&format!("```board still {fence}\nstart\n```\n"));
        assert!(
            found.len() == 1 && found[0].1.contains(expected),
            "{fence}\n{found:?}"
        );
    }
}

#[test]
fn pages_for_a_class_hold_no_model_answers() {
    let page = Page {
        folder: "book/en".into(),
        edition: Edition {
            without_solutions: true,
            ..Edition::default()
        },
        ..Page::default()
    };
    let chapter = "```rust,ignore\n{{#include ../../steps/src/step05_flip.rs:place}}\n```\n\n```rust\nlet kept = 1;\n```\n\n```exercise\n05\n```\n";
    let (html, faults) = expand_chapter(chapter, &page, Language::English);
    assert_eq!(faults, []);
    assert!(!html.contains("model-answer") && !html.contains("step05_flip"));
    assert!(html.contains("let kept = 1;") && html.contains("Hint 3"));
}

#[test]
fn the_random_game_of_chapter_07_is_the_one_of_the_seed_that_it_names() {
    let chapter = include_str!("../book/en/07-random.md");
    let seed: u64 = chapter
        .split_once("With the model answer, seed ")
        .and_then(|(_, rest)| rest.split_once(' ')?.0.parse().ok())
        .expect("a seed");
    let mut rng = Rng::new(seed);
    let mut game = Game::new(Disc::Black);
    while let Some(player) = game.to_move {
        let moves = legal_moves(&game.board, player);
        let chosen = random_move(&moves, &mut rng).expect("the side to move has a move");
        game.play(chosen.square).expect("it is legal");
    }
    assert!(chapter.contains(&format!("after {}\n", game.record())));
}

#[test]
fn every_chapter_with_an_exercise_has_its_ask_board_below_it() {
    for step in checks::steps() {
        let path = format!("{}/book/en/{}.md", env!("CARGO_MANIFEST_DIR"), step.slug);
        let chapter = std::fs::read_to_string(path).unwrap();
        let (_, behind) = chapter.split_once("```exercise").unwrap();
        let wanted = format!("```board ask exercise={} ", step.id);
        assert_eq!(chapter.matches("```board ask").count(), 1, "{}", step.slug);
        assert!(behind.contains(&wanted), "{} has no {wanted}", step.slug);
    }
}

#[test]
fn an_ask_fence_names_its_functions_and_is_complete_without_javascript() {
    let page = html(&format!("```board ask exercise=05\n{PRACTICE}```\n"));
    for part in [
        r#"data-widget="ask""#,
        r#"data-exercise="05""#,
        r#"data-square="c3""#,
        r#"data-functions="flips_in_direction flips_at place""#,
        BOARD,
        "With JavaScript, you can run",
    ] {
        assert!(page.contains(part), "no {part}");
    }
    let faults = faults(&format!("```board ask\n{PRACTICE}```\n"));
    assert_eq!(
        faults,
        [(
            1,
            "ask needs a step and a square: write exercise=05 square=c3".to_owned()
        )]
    );
}
