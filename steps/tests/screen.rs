//! What is drawn on a screen, and what keys do to a window.

use steps::{
    Answers, CELL, Color, Disc, Key, Outcome, Rng, Screen, Square, Stage, Window, parse_game, start,
};

const ANYWHERE: [i32; 7] = [i32::MIN, -1_000, -1, 0, 1, 1_000, i32::MAX];

#[test]
fn drawing_anywhere_is_cut_off_without_a_panic() {
    let mut screen = Screen::new(30, 20);
    for x in ANYWHERE {
        for y in ANYWHERE {
            for length in ANYWHERE {
                screen.fill_rect(x, y, length, length, Color::GREEN);
                screen.stroke_rect(x, y, length, length.wrapping_neg(), Color::YELLOW);
                screen.fill_circle(x, y, length, Color::BLACK);
                screen.stroke_circle(x, y, length, Color::WHITE);
                screen.text(x, y, length, "far away", Color::BLACK);
            }
        }
    }
    for x in ANYWHERE {
        for y in ANYWHERE {
            let outside = !(0..30).contains(&x) || !(0..20).contains(&y);
            let color = screen.color_at(x, y);
            assert!(!outside || color.is_none(), "{x}, {y}: {color:?}");
        }
    }
    assert!(screen.svg("far away").ends_with("</svg>\n"));
}

#[test]
fn a_screen_shows_what_was_drawn_last() {
    let mut screen = Screen::new(30, 20);
    assert_eq!(screen.color_at(10, 10), None, "nothing yet");
    screen.clear(Color::GREEN);
    screen.fill_rect(10, 10, 5, 5, Color::BLACK);
    assert_eq!(screen.color_at(9, 10), Some(Color::GREEN));
    assert_eq!(screen.color_at(10, 10), Some(Color::BLACK));
    assert_eq!(screen.color_at(14, 14), Some(Color::BLACK));
    assert_eq!(screen.color_at(15, 14), Some(Color::GREEN));
    screen.fill_circle(12, 12, 2, Color::WHITE);
    assert_eq!(screen.color_at(12, 12), Some(Color::WHITE));
    assert_eq!(screen.color_at(10, 10), Some(Color::BLACK));
    screen.text(12, 12, 10, "a", Color::YELLOW);
    assert_eq!(screen.color_at(12, 12), Some(Color::WHITE), "texts");
    screen.clear(Color::YELLOW);
    assert_eq!(screen.color_at(12, 12), Some(Color::YELLOW));
    assert_eq!(screen.shapes().len(), 1);
}

#[test]
fn outlines_leave_their_inside_alone() {
    let mut screen = Screen::new(60, 60);
    screen.stroke_rect(10, 10, 40, 40, Color::YELLOW);
    assert_eq!(screen.color_at(10, 30), Some(Color::YELLOW));
    assert_eq!(screen.color_at(30, 30), None);
    assert_eq!(screen.color_at(5, 30), None);
    screen.stroke_circle(30, 30, 10, Color::WHITE);
    assert_eq!(screen.color_at(39, 30), Some(Color::WHITE));
    assert_eq!(screen.color_at(30, 30), None);
}

#[test]
fn shapes_without_a_size_are_not_seen() {
    let mut screen = Screen::new(30, 20);
    screen.fill_rect(10, 10, 0, 5, Color::BLACK);
    screen.fill_rect(10, 10, -5, -5, Color::BLACK);
    screen.fill_circle(10, 10, 0, Color::BLACK);
    screen.fill_circle(10, 10, -3, Color::BLACK);
    for x in 0..30 {
        for y in 0..20 {
            assert_eq!(screen.color_at(x, y), None, "{x}, {y}");
        }
    }
    let svg = screen.svg("nothing");
    assert!(
        !svg.contains("=\"-5\"") && !svg.contains("r=\"-3\""),
        "{svg}"
    );
}

#[test]
fn an_svg_escapes_texts_and_the_label() {
    let mut screen = Screen::new(30, 20);
    screen.text(1, 2, 10, "</svg><script>\"&'", Color::BLACK);
    let svg = screen.svg("\"<b>&");
    assert!(svg.contains("aria-label=\"&quot;&lt;b&gt;&amp;\""), "{svg}");
    assert!(
        svg.contains(">&lt;/svg&gt;&lt;script&gt;&quot;&amp;'</text>"),
        "{svg}"
    );
    assert!(!svg.contains("<script>") && !svg.contains("<b>"), "{svg}");
    assert_eq!(svg.matches("</svg>").count(), 1);
}

#[test]
#[should_panic(expected = "this loop never ends")]
fn a_loop_that_never_stops_drawing_is_stopped() {
    let mut screen = Screen::for_board();
    loop {
        screen.fill_rect(0, 0, 1, 1, Color::BLACK);
    }
}

#[test]
#[should_panic(expected = "each side is 1 to 4096")]
fn a_screen_without_room_cannot_be_made() {
    Screen::new(0, 10);
}

#[test]
fn keys_are_read_by_name_in_any_letter_case_or_as_a_single_sign() {
    for (text, key) in [
        ("up", Key::Up),
        ("Down", Key::Down),
        ("LEFT", Key::Left),
        ("right", Key::Right),
        ("eNtEr", Key::Enter),
        ("r", Key::Char('r')),
        ("R", Key::Char('R')),
        ("7", Key::Char('7')),
        (" ", Key::Char(' ')),
        ("é", Key::Char('é')),
        ("●", Key::Char('●')),
    ] {
        assert_eq!(text.parse(), Ok(key), "{text:?}");
    }
    for key in ["up", "down", "left", "right", "enter", "q"] {
        assert_eq!(key.parse::<Key>().unwrap().to_string(), key);
    }
}

#[test]
fn what_is_no_key_is_named_and_cut_short() {
    for text in ["", "upp", " up", "rr", "e\u{301}"] {
        let error = text.parse::<Key>().unwrap_err();
        assert_eq!(error.found, text);
        assert!(error.to_string().contains("a key is up, down"), "{error}");
    }
    let error = "●".repeat(1_000).parse::<Key>().unwrap_err();
    assert_eq!(error.found, "●".repeat(20));
}

fn game() -> Window {
    Window::setup(Answers::REFERENCE, Stage::Game)
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn press(window: &mut Window, keys: &str) {
    for key in keys.split_whitespace() {
        window.on_key(key.parse().unwrap());
    }
}

/// Moves the cursor with arrow keys.
fn go_to(window: &mut Window, target: Square) {
    while window.cursor() != target {
        let cursor = window.cursor();
        window.on_key(match target {
            Square { row, .. } if row < cursor.row => Key::Up,
            Square { row, .. } if row > cursor.row => Key::Down,
            Square { col, .. } if col < cursor.col => Key::Left,
            _ => Key::Right,
        });
    }
}

fn play(window: &mut Window, moves: &str) {
    for (_, square) in parse_game(moves).unwrap().moves {
        go_to(window, square);
        window.on_key(Key::Enter);
    }
}

#[test]
fn the_cursor_stays_on_the_board_at_every_edge() {
    let mut window = game();
    assert_eq!(window.cursor(), square("a1"));
    press(&mut window, "up left");
    assert_eq!(window.cursor(), square("a1"));
    press(&mut window, &"right ".repeat(9));
    assert_eq!(window.cursor(), square("h1"));
    press(&mut window, &"down ".repeat(9));
    assert_eq!(window.cursor(), square("h8"));
    press(&mut window, "left");
    assert_eq!(window.cursor(), square("g8"));
    press(&mut window, "x 7");
    assert_eq!(window.cursor(), square("g8"), "other keys");
}

#[test]
fn enter_plays_on_a_legal_square_and_does_nothing_on_another() {
    let mut window = game();
    for illegal in ["a1", "d4", "e4", "c3"] {
        go_to(&mut window, square(illegal));
        window.on_key(Key::Enter);
        assert_eq!(*window.board(), start(), "{illegal}");
        assert_eq!(window.to_move(), Some(Disc::Black), "{illegal}");
    }
    go_to(&mut window, square("d3"));
    window.on_key(Key::Enter);
    assert_eq!(*window.board(), parse_game("d3").unwrap().board);
    assert_eq!(window.to_move(), Some(Disc::White));
    window.on_key(Key::Enter);
    assert_eq!(window.to_move(), Some(Disc::White), "d3 is taken now");
}

#[test]
fn a_forced_pass_hands_the_turn_back_without_a_key() {
    let before = "f5f6c4g5h5h4f7";
    let mut window = game();
    play(&mut window, before);
    assert_eq!(window.to_move(), Some(Disc::White));
    go_to(&mut window, square("h6"));
    window.on_key(Key::Enter);
    assert_eq!(window.to_move(), Some(Disc::White), "Black must pass");
    go_to(&mut window, square("c5"));
    window.on_key(Key::Enter);
    let game = parse_game(&format!("{before}h6c5")).unwrap();
    assert_eq!(*window.board(), game.board);
}

#[test]
fn after_the_end_enter_does_nothing_and_r_begins_again() {
    const WHOLE_GAME: &str = "f5f4d3d6d7e3f3c5b5";
    for again in ["r", "R"] {
        let mut window = game();
        play(&mut window, WHOLE_GAME);
        assert_eq!(window.to_move(), None);
        assert_eq!(window.outcome(), Outcome::Won(Disc::Black));
        let over = *window.board();
        go_to(&mut window, square("a1"));
        window.on_key(Key::Enter);
        assert_eq!(*window.board(), over);
        press(&mut window, again);
        assert_eq!(*window.board(), start());
        assert_eq!(window.to_move(), Some(Disc::Black));
        assert_eq!(window.outcome(), Outcome::Unfinished);
    }
}

#[test]
fn r_restarts_in_the_middle_of_a_game() {
    let mut window = game();
    play(&mut window, "d3");
    press(&mut window, "r");
    assert_eq!(*window.board(), start());
    assert_eq!(window.to_move(), Some(Disc::Black));
}

fn picture(window: &Window) -> Screen {
    let mut screen = Screen::for_board();
    window.render(&mut screen);
    screen
}

/// Whether the frame of the cursor is seen on a cell.
fn framed(window: &Window, name: &str) -> bool {
    let Square { row, col } = square(name);
    let (x, y) = (col * CELL + 3, row * CELL + CELL / 2);
    picture(window).color_at(x, y) == Some(Color::YELLOW)
}

/// What is seen in the middle of a cell.
fn middle(window: &Window, name: &str) -> Option<Color> {
    let Square { row, col } = square(name);
    picture(window).color_at(col * CELL + CELL / 2, row * CELL + CELL / 2)
}

#[test]
fn the_cursor_blinks_and_a_key_lights_it_up() {
    let mut window = game();
    assert!(framed(&window, "a1"));
    window.update(0.25);
    assert!(framed(&window, "a1"));
    window.update(0.5);
    assert!(!framed(&window, "a1"), "after three quarters of a second");
    window.update(0.5);
    assert!(framed(&window, "a1"), "lit again");
    window.update(0.5);
    assert!(!framed(&window, "a1"));
    window.on_key(Key::Right);
    assert!(framed(&window, "b1"), "a key was pressed");
    assert!(!framed(&window, "a1"));
}

#[test]
fn dots_stand_on_the_legal_squares_of_the_side_to_move() {
    let mut window = game();
    for (name, color) in [
        ("d3", Color::YELLOW),
        ("e6", Color::YELLOW),
        ("c3", Color::GREEN),
        ("d4", Color::WHITE),
        ("e4", Color::BLACK),
    ] {
        assert_eq!(middle(&window, name), Some(color), "{name}");
    }
    play(&mut window, "d3");
    assert_eq!(middle(&window, "c3"), Some(Color::YELLOW));
    assert_eq!(middle(&window, "c4"), Some(Color::GREEN));
}

#[test]
fn each_stage_adds_something_to_the_window() {
    let at = |stage| {
        let mut window = Window::setup(Answers::REFERENCE, stage);
        press(&mut window, "right right right down down enter");
        let seen = (
            middle(&window, "d4"),
            framed(&window, "d3"),
            middle(&window, "c4"),
        );
        (seen, window.to_move())
    };
    let (none, white) = (Some(Color::GREEN), Some(Color::WHITE));
    let black_to_move = Some(Disc::Black);
    assert_eq!(at(Stage::Board), ((none, false, none), black_to_move));
    assert_eq!(at(Stage::Discs), ((white, false, none), black_to_move));
    assert_eq!(at(Stage::Cursor), ((white, true, none), black_to_move));
    // Enter plays d3: d4 turns, and White has no move on c4.
    let black = Some(Color::BLACK);
    let white_to_move = Some(Disc::White);
    assert_eq!(at(Stage::Game), ((black, true, none), white_to_move));

    let stages = [0, 1, 2, 3, 4, 6].map(Stage::of_step);
    assert_eq!(
        stages,
        [
            Stage::Board,
            Stage::Board,
            Stage::Discs,
            Stage::Cursor,
            Stage::Game,
            Stage::Game
        ]
    );
}

#[test]
fn a_window_runs_on_the_functions_it_was_given() {
    let nothing_is_legal = Answers {
        is_valid_move: |_, _, _| false,
        place: |_, _, _| None,
        ..Answers::REFERENCE
    };
    let mut window = Window::setup(nothing_is_legal, Stage::Game);
    assert_eq!(middle(&window, "d3"), Some(Color::GREEN), "no dot");
    go_to(&mut window, square("d3"));
    window.on_key(Key::Enter);
    assert_eq!(*window.board(), start());
}

#[test]
fn random_numbers_are_at_least_0_and_below_1_and_reach_every_part_of_it() {
    for seed in [0, 1, 7, u64::MAX] {
        let mut rng = Rng::new(seed);
        let mut tenths = [0; 10];
        for _ in 0..10_000 {
            let number = rng.next_f64();
            assert!((0.0..1.0).contains(&number), "{number} from seed {seed}");
            tenths[(number * 10.0) as usize] += 1;
        }
        assert!(
            tenths.iter().all(|count| (800..1200).contains(count)),
            "seed {seed}: {tenths:?}"
        );
    }
}

#[test]
fn the_same_seed_gives_the_same_random_numbers_and_another_seed_others() {
    let numbers = |seed| {
        let mut rng = Rng::new(seed);
        std::array::from_fn::<f64, 20, _>(|_| rng.next_f64())
    };
    assert_eq!(numbers(7), numbers(7));
    assert_ne!(numbers(7), numbers(8));
}
