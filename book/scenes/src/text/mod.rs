//! All words of the widgets. Each function takes a language.

pub mod ask;
pub mod quiz;

use checks::{Ending, Language, Reply, Value, text as words};
use steps::{Board, Cell, Disc, Square, Stop, Walk, arrow, compass, flips_at, legal_moves};

use crate::walk::{Kind, Meets, WalkModel};
use crate::{BoardChoice, CellView, Subject, Walker};

/// The words of buttons, labels, menus and headings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Label {
    Step,
    WalkAll,
    Reset,
    Predict,
    Edit,
    Fill,
    Compare,
    Board,
    Player,
    Subject,
    Nothing,
    Yours,
    Mistakes,
    Directions,
    TypeSquare,
    Choose,
    Paste,
    PasteHelp,
    Open,
    Why,
    More,
    Table,
    ColumnDirection,
    ColumnWalked,
    ColumnStops,
    ColumnResult,
    Yes,
    No,
    Pick,
    Right,
    NotSo,
    NotFilledIn,
    Legend,
    LegendAsking,
    Building,
    CompilerSays,
    Trouble,
    LoadFailed,
    WalkIt,
    Expected,
    YourPicture,
    WalkItThere,
    Asking,
    OpenHere,
    OpenThere,
    ModelAnswer,
    LinkAnswer,
    Function,
    Back,
    Undo,
    NewGame,
    Readings,
    NeedsJavaScript,
}

/// A label's words.
pub fn label(label: Label, language: Language) -> &'static str {
    let Language::English = language;
    match label {
        Label::Step => "Step",
        Label::WalkAll => "To the end",
        Label::Reset => "Start over",
        Label::Predict => "What comes next?",
        Label::Edit => "Edit board",
        Label::Fill => "Predict first",
        Label::Compare => "Check my answer",
        Label::Board => "Board",
        Label::Player => "To move",
        Label::Subject => "Compare with",
        Label::Nothing => "Nothing",
        Label::Yours => "Your code",
        Label::Mistakes => "Code with a mistake",
        Label::Directions => "Direction",
        Label::TypeSquare => "Square",
        Label::Choose => "Choose square",
        Label::Paste => "Paste position",
        Label::PasteHelp => "Rows of B, W and ., or moves such as f5d6c3, or a link",
        Label::Open => "Open",
        Label::Why => "Show answer",
        Label::More => "Edit, paste or copy a board",
        Label::Table => "The eight walks",
        Label::ColumnDirection => "Direction",
        Label::ColumnWalked => "Walked",
        Label::ColumnStops => "Stops at",
        Label::ColumnResult => "Result",
        Label::Yes => "Yes, discs flip",
        Label::No => "No, nothing flips",
        Label::Pick => "Choose …",
        Label::Right => "Correct.",
        Label::NotSo => "Not quite.",
        Label::NotFilledIn => "Not finished yet.",
        Label::Legend => "Dot: legal move.",
        Label::LegendAsking => {
            "Dot: this code returns true. Dashed ring: wrong answer. Numbers: the order in which the code read the squares."
        }
        Label::Building => "Building …",
        Label::CompilerSays => "Your code doesn't compile yet. The compiler's message:",
        Label::Trouble => "Your code couldn't be built.",
        Label::LoadFailed => "Your code was built, but it couldn't run.",
        Label::WalkIt => "See this position on the board above",
        Label::Expected => "Expected",
        Label::YourPicture => "Your code",
        Label::WalkItThere => "See this position on the board in chapter 04",
        Label::Asking => "Running the code …",
        Label::OpenHere => "Compare with the model answer in the figure below",
        Label::OpenThere => "Compare with the model answer in its own chapter",
        Label::ModelAnswer => "Model answer",
        Label::LinkAnswer => "Answer from the link",
        Label::Function => "Function",
        Label::Back => "Back",
        Label::Undo => "Undo",
        Label::NewGame => "New game",
        Label::Readings => "Squares in the order in which the code reads them",
        Label::NeedsJavaScript => {
            "With JavaScript, you can run this chapter's functions on any position here."
        }
    }
}

/// What a reader predicts for the next step of a walk.
pub fn meets(meets: Meets, player: Disc, language: Language) -> &'static str {
    let Language::English = language;
    match (meets, player) {
        (Meets::Enemy, _) => "an enemy disc",
        (Meets::Own, Disc::Black) => "a black disc",
        (Meets::Own, Disc::White) => "a white disc",
        (Meets::Empty, _) => "an empty square",
        (Meets::Edge, _) => "the edge",
    }
}

/// A board of the menu.
pub fn board_choice(choice: BoardChoice, language: Language) -> &'static str {
    let Language::English = language;
    match choice {
        BoardChoice::Page => "This page's board",
        BoardChoice::Practice => "Practice board",
        BoardChoice::Start => "Starting position",
        BoardChoice::Game => "A game after 19 moves",
        BoardChoice::Own => "Your board",
    }
}

/// The spoken name of a cell, such as `d3, empty, legal move, flips 3`.
pub fn cell_label(model: &WalkModel, view: &CellView, language: Language) -> String {
    let Language::English = language;
    let mut label = view.square.to_string();
    let mut add = |words: &str| {
        label.push_str(", ");
        label.push_str(words);
    };
    add(cell(view.cell, language));
    if view.legal {
        add("legal move");
        if !model.asks_somebody() {
            let flipped = flips_at(model.board(), view.square, model.player());
            add(&format!("flips {}", flipped.len()));
        }
    }
    if view.differs {
        add("differs from the model answer");
    }
    if view.asked {
        add("chosen");
    }
    if let Some(place) = view.run {
        add(&format!("number {place} in the run"));
    }
    if view.turns {
        add("flips");
    }
    match view.walker {
        Some(Walker::Here) => add("the walk is here"),
        Some(Walker::LeftHere) => add("the walk left the board here"),
        None => {}
    }
    if let Some(first) = view.reads.first() {
        add(&format!("read number {first}"));
    }
    label
}

/// A disc's colour as an adjective.
fn color(disc: Disc) -> &'static str {
    view::words::cell(Some(disc))
}

fn cell(cell: Cell, language: Language) -> &'static str {
    match cell {
        Some(disc) => words::disc(disc, language),
        None => "empty",
    }
}

/// The name of a board with its side to move.
pub fn board_label(board: &Board, player: Disc, language: Language) -> String {
    let Language::English = language;
    let side = board.size();
    let player = words::disc(player, language);
    format!("A board of {side} by {side}, {player} to move")
}

/// The first message of a figure.
pub fn invitation(model: &WalkModel, language: Language) -> String {
    let Language::English = language;
    if model.kind() == Kind::Question {
        return question(model, language);
    }
    match (model.square(), model.direction()) {
        (Some(square), Some(direction)) => facing(square, direction, language),
        (Some(square), None) => chosen(model, square, language),
        (None, _) => {
            let player = words::disc(model.player(), language);
            match legal_moves(model.board(), model.player()).len() {
                0 => format!(
                    "{player} has no legal move. Choose an empty square, or walk backwards from one of {player}'s discs."
                ),
                1 => format!(
                    "{player} has one legal move. Choose an empty square, or walk backwards from one of {player}'s discs."
                ),
                many => format!(
                    "{player} has {many} legal moves. Choose an empty square, or walk backwards from one of {player}'s discs."
                ),
            }
        }
    }
}

/// The question of a figure.
pub fn question(model: &WalkModel, language: Language) -> String {
    let Language::English = language;
    match (model.square(), model.direction()) {
        (Some(square), Some(direction)) => format!(
            "{player} plays {square}. Do any discs flip to the {way}?",
            player = words::disc(model.player(), language),
            way = words::direction(direction, language)
        ),
        _ => String::new(),
    }
}

/// The reply to an answer to the question.
pub fn answered(right: bool, walk: &Walk, player: Disc, language: Language) -> String {
    let Language::English = language;
    let sentence = words::walk_sentence(walk, player, language);
    match right {
        true => format!("Correct. {sentence} Press Step to watch the walk."),
        false => format!("Not quite. {sentence} Press Step to watch the walk."),
    }
}

/// The message after the reader chose a square.
pub fn chosen(model: &WalkModel, square: Square, language: Language) -> String {
    let Language::English = language;
    if model.board().get(square) == Some(None) {
        format!("You chose {square}. Choose a direction and press Step, or press To the end.")
    } else {
        let enemy = color(model.player().opponent());
        format!(
            "Walk backwards from {square}: follow each run of {enemy} discs to the empty square behind it."
        )
    }
}

/// The message at the start of a walk.
pub fn facing(square: Square, direction: (i32, i32), language: Language) -> String {
    let Language::English = language;
    let way = words::direction(direction, language);
    format!("The walk starts at {square} and goes {way}. What comes next?")
}

/// The message if no square is chosen yet.
pub fn choose_square_first(language: Language) -> String {
    let Language::English = language;
    "Choose a square first.".to_owned()
}

/// The message for a square where no walk can start.
pub fn cannot_start(model: &WalkModel, square: Square, language: Language) -> String {
    let Language::English = language;
    let reason = words::why(model.board(), square, model.player(), language).join(" ");
    let player = color(model.player());
    format!("{reason} You can also choose a {player} disc and walk backwards.")
}

/// The message for a typed square that isn't on this board.
pub fn not_on_board(square: Square, side: i32, language: Language) -> String {
    let Language::English = language;
    format!("{square} isn't on this {side} × {side} board.")
}

/// The message after a step.
pub fn stepped(model: &WalkModel, walk: &Walk, language: Language) -> String {
    let Language::English = language;
    let steps = model.steps();
    if steps > walk.run.len() {
        let sentence = words::walk_sentence(walk, model.player(), language);
        return match behind(model, walk, language) {
            Some(found) => format!("{sentence} {found}"),
            None => sentence,
        };
    }
    let here = walk.run[steps - 1];
    let run = words::names(&walk.run[..steps]);
    format!("{here} holds an enemy disc. The run so far: {run}. The walk continues.")
}

/// The legal move that a walk backwards found.
fn behind(model: &WalkModel, walk: &Walk, language: Language) -> Option<String> {
    let Language::English = language;
    let found = walk.legal_square_found()?;
    model.board().get(walk.from).flatten()?;
    Some(format!(
        "A move on {found} flips {run}, and {end} closes the run.",
        run = words::names(&walk.run),
        end = walk.from
    ))
}

/// The reply to a prediction. `why` is the message after the step.
pub fn predicted(said: Meets, met: Meets, player: Disc, why: &str, language: Language) -> String {
    let Language::English = language;
    if said == met {
        return format!("Correct. {why}");
    }
    format!(
        "Not quite. You predicted {said}, but {met} comes next. {why}",
        said = meets(said, player, language),
        met = meets(met, player, language)
    )
}

/// The message after all eight walks.
pub fn summary(model: &WalkModel, language: Language) -> String {
    let Language::English = language;
    let Some(square) = model.square() else {
        return choose_square_first(language);
    };
    if model.board().get(square) != Some(None) {
        return backwards(model, language).join(" ");
    }
    let player = words::disc(model.player(), language);
    match model.all_turned().as_slice() {
        [] => format!(
            "All eight walks are done. Nothing flips, so {square} isn't a legal move for {player}."
        ),
        flipped => format!(
            "All eight walks are done. {square} is a legal move for {player} and flips {names}.",
            names = words::names(flipped)
        ),
    }
}

/// What walks backwards from one of the player's discs find.
pub fn backwards(model: &WalkModel, language: Language) -> Vec<String> {
    let Language::English = language;
    let Some(walks) = model.walks() else {
        return Vec::new();
    };
    let found: Vec<String> = walks
        .iter()
        .filter_map(|walk| behind(model, walk, language))
        .collect();
    if found.is_empty() {
        return vec!["Backwards from here, no run ends at an empty square.".to_owned()];
    }
    found
}

/// The result of a walk in the table.
pub fn row_result(model: &WalkModel, walk: &Walk, language: Language) -> String {
    let Language::English = language;
    let backwards = model.board().get(walk.from).flatten().is_some();
    match (backwards, walk.stop, walk.stopped_at) {
        (true, Stop::Gap, Some(found)) => {
            let run = words::names(&walk.run);
            format!("a move on {found} flips {run}")
        }
        (true, Stop::Closed, _) => {
            let player = color(model.player());
            format!("nothing: the run has a {player} disc at both ends")
        }
        _ => words::result(walk, language),
    }
}

/// The run so far, in the table.
pub fn so_far(run: &[Square], language: Language) -> String {
    let Language::English = language;
    format!("{} …", words::names(run))
}

/// The run so far, beside the board.
pub fn run_line(model: &WalkModel, language: Language) -> String {
    let Language::English = language;
    let (Some(walks), Some(direction)) = (model.walks(), model.direction()) else {
        return String::new();
    };
    let Some(walk) = walks.iter().find(|walk| walk.direction == direction) else {
        return String::new();
    };
    let (sign, name) = (arrow(direction), compass(direction));
    match &walk.run[..model.steps().min(walk.run.len())] {
        [] if model.is_finished() => format!("{sign} {name}: no run"),
        [] => format!("{sign} {name}: no run yet"),
        run => format!("{sign} {name}: run {run}", run = words::names(run)),
    }
}

/// The message when editing begins.
pub fn editing(language: Language) -> String {
    let Language::English = language;
    "Choose a square to change it: empty, black, white, then empty again.".to_owned()
}

/// The message after the reader edited a square.
pub fn edited(square: Square, now: Cell, language: Language) -> String {
    let Language::English = language;
    match now {
        None => format!("{square} is now empty."),
        Some(disc) => format!("{square} now holds a {color} disc.", color = color(disc)),
    }
}

/// The message when the reader begins to fill in the table.
pub fn fill_in(language: Language) -> String {
    let Language::English = language;
    "Choose the result of each direction, then press Check my answer.".to_owned()
}

/// One entry of the menu of predictions.
pub fn guess(stop: Option<Stop>, run: &[Square], language: Language) -> String {
    let Language::English = language;
    match stop {
        None => format!("flips {}", words::names(run)),
        Some(stop) => format!("nothing: {}", words::reason(stop, language)),
    }
}

/// The name of a menu of predictions.
pub fn guess_label(direction: (i32, i32), language: Language) -> String {
    let Language::English = language;
    format!("Your result for {}", words::direction(direction, language))
}

/// How many predictions are correct.
pub fn compared(right: usize, blank: usize, language: Language) -> String {
    let Language::English = language;
    match (right, blank) {
        (8, _) => "Correct. All eight results match the walks.".to_owned(),
        (_, 8) => {
            "Not finished yet. You haven't filled in a direction. The table now shows the walks."
                .to_owned()
        }
        (_, 0) => format!(
            "Not quite. Correct: {right} of 8. The table now shows the walks beside your results."
        ),
        _ => format!(
            "Not finished yet. Correct: {right} of 8. Not filled in: {blank}. The table now shows the walks beside your results."
        ),
    }
}

/// The message after the reader chose code to compare with.
pub fn subject_chosen(model: &WalkModel, language: Language) -> String {
    let Language::English = language;
    match (model.subject(), model.mistakes()) {
        (Subject::Mistake(index), Some(mistakes)) => {
            let mistake = &mistakes[index];
            format!(
                "Code with a mistake: {}. {}",
                mistake.title, mistake.symptom
            )
        }
        (Subject::Yours, _) => label(Label::Asking, language).to_owned(),
        _ => "The dots mark the legal moves.".to_owned(),
    }
}

/// How many squares differ.
pub fn differing(squares: usize, language: Language) -> String {
    let Language::English = language;
    match squares {
        0 => "This code returns the correct answer for every square of this board.".to_owned(),
        1 => "One square differs from the model answer. It has a dashed ring.".to_owned(),
        _ => {
            format!("{squares} squares differ from the model answer. They have dashed rings.")
        }
    }
}

/// The message if some calls were left out.
pub fn some_not_asked(language: Language) -> String {
    let Language::English = language;
    "Three calls didn't return, so the other squares weren't checked.".to_owned()
}

/// What the code returned for one square, or how its call ended.
pub fn subject_says(
    model: &WalkModel,
    square: Square,
    reply: &Reply,
    language: Language,
) -> String {
    let Language::English = language;
    let is_yours = model.subject() == Subject::Yours;
    match (&reply.ending, is_yours) {
        (Ending::Answered(Value::Bool(true)), true) => {
            format!("For {square}, your code returned: legal.")
        }
        (Ending::Answered(_), true) => format!("For {square}, your code returned: not legal."),
        (Ending::Answered(Value::Bool(true)), false) => {
            format!("For {square}, this code returned: legal.")
        }
        (Ending::Answered(_), false) => format!("For {square}, this code returned: not legal."),
        (ending, true) => {
            let how = words::no_answer(ending, language);
            format!("For {square}, your code: {}.", how.trim_end_matches('.'))
        }
        (ending, false) => {
            let how = words::no_answer(ending, language);
            format!("For {square}, this code: {}.", how.trim_end_matches('.'))
        }
    }
}

/// The message if the code read nothing.
pub fn nothing_read(language: Language) -> String {
    let Language::English = language;
    "The code read no square of the board.".to_owned()
}

/// A read that no correct walk makes.
pub fn reads_stray(number: usize, read: Square, from: Square, language: Language) -> String {
    let Language::English = language;
    format!("Read number {number} is {read}. No correct walk from {from} visits that square.")
}

/// A read off the board.
pub fn reads_off_board(number: usize, read: Square, language: Language) -> String {
    let Language::English = language;
    format!(
        "Read number {number} is off the board: row {}, column {}.",
        read.row, read.col
    )
}

/// A square that decides and that the code never read.
pub fn never_reads(missing: Square, walk: &Walk, player: Disc, language: Language) -> String {
    let Language::English = language;
    let sentence = words::walk_sentence(walk, player, language);
    format!("The code never reads {missing}. The correct walk: {sentence}")
}

/// An occupied square that the code didn't reject.
pub fn occupied_walks_on(square: Square, language: Language) -> String {
    let Language::English = language;
    format!("{square} is occupied, so the answer is clear before any walk.")
}

/// The square where the code stopped reading.
pub fn last_read(last: Square, walk: &Walk, player: Disc, language: Language) -> String {
    let Language::English = language;
    let sentence = words::walk_sentence(walk, player, language);
    format!("The code stopped reading at {last}. The correct walk: {sentence}")
}

/// The message if the code couldn't run at all.
pub fn could_not_ask(trouble: &str, language: Language) -> String {
    let Language::English = language;
    format!("The code couldn't run: {trouble}.")
}

/// The message while the bench checks the code of a puzzle.
pub fn checking(language: Language) -> &'static str {
    let Language::English = language;
    "Checking …"
}

/// Why the code couldn't run. An empty text from the page means that there is no built module yet.
pub fn trouble(said: String, language: Language) -> String {
    let Language::English = language;
    match said.as_str() {
        "" => "it isn't built yet. Save your file, or look at the exercise on this page".to_owned(),
        _ => said,
    }
}

/// The message for a link without a readable position.
pub fn address_refused(error: &str, language: Language) -> String {
    let Language::English = language;
    format!("Can't read this link: {error}. Your board hasn't changed.")
}

/// The message for a pasted text without a readable position.
pub fn paste_refused(error: &str, language: Language) -> String {
    let Language::English = language;
    format!("Can't read this position: {error}. Your board hasn't changed.")
}

/// A text as a sentence: with a capital letter and a full stop.
pub fn sentence(text: &str) -> String {
    let mut characters = text.chars();
    match characters.next() {
        Some(first) => format!("{}{}.", first.to_ascii_uppercase(), characters.as_str()),
        None => String::new(),
    }
}

/// One group of checks in the panel.
pub fn panel_group(name: &str, passed: bool, language: Language) -> String {
    let Language::English = language;
    if passed {
        format!("✓ {name}")
    } else {
        format!("✗ {name}: not finished yet")
    }
}

/// The version of the reader's file that the panel's report is about.
pub fn panel_version(version: &str, language: Language) -> String {
    let Language::English = language;
    format!("Version {version}")
}
