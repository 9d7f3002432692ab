//! The mistake library of step 04: every known mistake is there, shows itself where it is known to, and is
//! told apart from all others.

use std::collections::HashMap;

use checks::{
    Call, Language, Mistake, Outcome, Question, Reply, Step, Value, ask, find_step, fingerprint,
    judge,
};
use serde_json::Value as Json;
use steps::{Answers, Board, Disc, Square, legal_moves, parse_board};

/// The facts of each known mistake: a small board, what is right there and what the mistake says.
fn known() -> Vec<Json> {
    serde_json::from_str(include_str!("mistakes-04.json")).unwrap()
}

fn step() -> &'static Step {
    find_step("04").unwrap()
}

fn questions() -> &'static [Question] {
    (step().questions)()
}

fn text<'a>(entry: &'a Json, key: &str) -> &'a str {
    entry[key].as_str().unwrap()
}

fn board(entry: &Json) -> Board {
    let rows: Vec<&str> = entry["board"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row.as_str().unwrap())
        .collect();
    parse_board(&rows.join("\n")).unwrap().board
}

fn player(entry: &Json) -> Disc {
    Disc::from_letter(text(entry, "to_move").chars().next().unwrap()).unwrap()
}

fn possible(entry: &Json) -> bool {
    entry["possible_in_rust"].as_bool().unwrap()
}

fn mistake(id: &str) -> &'static Mistake {
    step()
        .mistakes
        .iter()
        .find(|mistake| mistake.id == id)
        .unwrap_or_else(|| panic!("the library has no {id}"))
}

/// What some functions answer for one square, with their panics kept quiet.
fn outcome(answers: &Answers, board: Board, square: Square, player: Disc) -> Outcome {
    let call = Call::IsValidMove {
        board,
        square,
        player,
    };
    checks::child::quietly(|| ask(answers, &call).outcome)
}

fn reference_replies() -> Vec<Reply> {
    questions()
        .iter()
        .flat_map(Question::calls)
        .map(|call| ask(&Answers::REFERENCE, &call))
        .collect()
}

/// Whether a recorded answer says "legal": yes, or a list of turned discs that is not empty.
fn says_legal(answer: &Json) -> bool {
    match answer {
        Json::Bool(legal) => *legal,
        Json::Array(turned) => !turned.is_empty(),
        other => panic!("{other} is neither yes or no nor a list"),
    }
}

#[test]
fn every_possible_mistake_is_in_the_library_and_every_impossible_one_is_explained() {
    let known = known();
    let ids = |wanted: bool| -> Vec<&str> {
        let mut ids: Vec<&str> = known
            .iter()
            .filter(|entry| possible(entry) == wanted)
            .map(|entry| text(entry, "id"))
            .collect();
        ids.sort_unstable();
        ids
    };
    let mut in_library: Vec<&str> = step().mistakes.iter().map(|mistake| mistake.id).collect();
    in_library.sort_unstable();
    let mut explained: Vec<&str> = step().impossible.iter().map(|entry| entry.id).collect();
    explained.sort_unstable();

    assert_eq!(in_library, ids(true));
    assert_eq!(explained, ids(false));
}

#[test]
fn e05_has_no_entry_of_its_own_because_as_yes_or_no_it_is_c05() {
    assert!(step().mistakes.iter().any(|mistake| mistake.id == "C05"));
    assert!(step().mistakes.iter().all(|mistake| mistake.id != "E05"));
}

#[test]
fn each_mistake_shows_itself_on_its_own_small_board_and_the_reference_is_right_there() {
    let mut shown = 0;
    for entry in known().iter().filter(|entry| possible(entry)) {
        let id = text(entry, "id");
        let Some(square) = entry["square"].as_str() else {
            continue;
        };
        let square: Square = square.parse().unwrap();
        let asked = |answers| outcome(answers, board(entry), square, player(entry));
        let right = Outcome::Answered(Value::Bool(says_legal(&entry["right"])));
        assert_eq!(asked(&Answers::REFERENCE), right, "{id}: the reference");

        let mistaken = asked(&mistake(id).answers);
        match entry["mistaken"].as_str() {
            Some(words) => {
                assert!(words.starts_with("PANIC"), "{id}: {words}");
                assert!(
                    matches!(mistaken, Outcome::Panicked { .. }),
                    "{id}: {mistaken:?}"
                );
            }
            None => assert_eq!(
                mistaken,
                Outcome::Answered(Value::Bool(says_legal(&entry["mistaken"]))),
                "{id}"
            ),
        }
        assert_ne!(mistaken, right, "{id}");
        shown += 1;
    }
    assert_eq!(shown, 16, "all but C12, which is about a whole position");
}

#[test]
fn where_a_whole_position_is_asked_about_the_lists_of_legal_moves_are_the_known_ones() {
    let known = known();
    let entry = known
        .iter()
        .find(|entry| text(entry, "asks") == "legal moves")
        .unwrap();
    let board = board(entry);
    let legal = |answers: &Answers| -> Vec<String> {
        board
            .squares()
            .filter(|square| {
                outcome(answers, board, *square, player(entry))
                    == Outcome::Answered(Value::Bool(true))
            })
            .map(|square| square.to_string())
            .collect()
    };
    assert_eq!(
        legal(&Answers::REFERENCE),
        *entry["right"].as_array().unwrap()
    );
    assert_eq!(
        legal(&mistake(text(entry, "id")).answers),
        *entry["mistaken"].as_array().unwrap()
    );
}

#[test]
fn a_side_of_eight_written_into_the_check_still_finds_c3_on_the_practice_board() {
    let known = known();
    let entry = known
        .iter()
        .find(|entry| text(entry, "id") == "C18")
        .unwrap();
    let c3 = Square { row: 2, col: 2 };
    assert_eq!(
        outcome(&mistake("C18").answers, board(entry), c3, Disc::Black),
        Outcome::Answered(Value::Bool(true))
    );
}

#[test]
fn a_step_that_only_moves_the_row_on_never_ends_along_a_row() {
    let board = parse_board("....\n.WB.\n....\n....").unwrap().board;
    let a2 = Square { row: 1, col: 0 };
    assert_eq!(
        outcome(&mistake("C13").answers, board, a2, Disc::Black),
        Outcome::Hung
    );
}

#[test]
fn each_mistake_fails_the_questions_and_is_named_as_itself() {
    for mistake in step().mistakes {
        let report = judge(
            step(),
            &mistake.replies(questions()),
            (step().fingerprints)(),
        );
        assert!(!report.passed, "{} passes", mistake.id);
        let named = report.mistake.map(|named| named.id);
        assert_eq!(named, Some(mistake.id));
        assert!(!report.unfinished);
        assert!(report.groups_passed() < step().groups.len());
        assert!(report.first_failure().is_some());
    }
}

#[test]
fn no_two_mistakes_answer_alike_and_none_answers_like_the_reference() {
    let mut owners = HashMap::from([(fingerprint(&reference_replies()), "the reference")]);
    for (mistake, print) in step().mistakes.iter().zip((step().fingerprints)()) {
        if let Some(other) = owners.insert(*print, mistake.id) {
            panic!("{} answers every question like {other}", mistake.id);
        }
    }
}

#[test]
fn the_reference_passes_everything_and_looks_like_no_mistake() {
    let report = judge(step(), &reference_replies(), (step().fingerprints)());
    assert!(report.passed);
    assert!(report.groups.iter().all(|group| group.passed));
    assert!(report.questions.iter().all(|passed| *passed));
    assert_eq!(report.first_failure(), None);
    assert!(report.mistake.is_none());
    assert!(!report.unfinished);
}

#[test]
fn one_answer_beside_a_known_mistake_names_no_mistake() {
    for mistake in step().mistakes {
        let mut replies = mistake.replies(questions());
        let last = replies.last_mut().unwrap();
        last.outcome = Outcome::Died("elsewhere".to_owned());
        let report = judge(step(), &replies, (step().fingerprints)());
        assert!(report.mistake.is_none(), "{}", mistake.id);
        assert!(!report.passed);
    }
}

#[test]
fn an_answer_that_always_agrees_or_always_refuses_passes_no_group() {
    for answer in [true, false] {
        let replies: Vec<Reply> = reference_replies()
            .into_iter()
            .map(|reply| Reply {
                outcome: Outcome::Answered(Value::Bool(answer)),
                ..reply
            })
            .collect();
        let report = judge(step(), &replies, (step().fingerprints)());
        let passed: Vec<&str> = step()
            .groups
            .iter()
            .zip(&report.groups)
            .filter(|(_, result)| result.passed)
            .map(|(group, _)| group.name.get(Language::English))
            .collect();
        assert_eq!(passed, Vec::<&str>::new(), "always {answer}");
    }
}

#[test]
fn missing_replies_count_as_not_asked() {
    let replies = reference_replies();
    let report = judge(
        step(),
        &replies[..replies.len() - 1],
        (step().fingerprints)(),
    );
    assert!(!report.passed);
    assert_eq!(report.groups_passed(), step().groups.len() - 1);
    let failure = report.first_failure().unwrap();
    assert_eq!(failure.reply.outcome, Outcome::NotAsked);

    let report = judge(step(), &[], (step().fingerprints)());
    assert_eq!(report.groups_passed(), 0);
    assert!(!report.unfinished);
}

#[test]
fn the_words_of_each_mistake_are_there_and_its_own() {
    let mut seen = HashMap::new();
    for mistake in step().mistakes {
        for words in [mistake.title, mistake.symptom, mistake.ask] {
            let words = words.get(Language::English);
            assert!(!words.trim().is_empty(), "{}", mistake.id);
            assert!(!words.contains('!'), "{}: {words}", mistake.id);
            if let Some(other) = seen.insert(words, mistake.id) {
                panic!("{} and {other} share the words `{words}`", mistake.id);
            }
        }
    }
}

#[test]
fn there_are_three_different_hints() {
    let hints = step().hints.map(|hint| hint.get(Language::English));
    assert!(hints.iter().all(|hint| !hint.trim().is_empty()));
    assert!(hints[0] != hints[1] && hints[1] != hints[2] && hints[0] != hints[2]);
}

/// The position that alone tells nearly all mistakes of whole games apart.
#[test]
fn a_single_position_of_a_real_game_shows_most_mistakes() {
    let game = steps::parse_game("f5d6c6f4e6f6g4g5d3c7g6c4c8b7g3h4h3d7a6").unwrap();
    let player = game.to_move.unwrap();
    let legal: Vec<Square> = legal_moves(&game.board, player)
        .iter()
        .map(|legal| legal.square)
        .collect();
    let unseen: Vec<&str> = step()
        .mistakes
        .iter()
        .filter(|mistake| {
            game.board.squares().all(|square| {
                outcome(&mistake.answers, game.board, square, player)
                    == Outcome::Answered(Value::Bool(legal.contains(&square)))
            })
        })
        .map(|mistake| mistake.id)
        .collect();
    assert_eq!(unseen, ["C18"], "only a smaller board shows C18");
}
