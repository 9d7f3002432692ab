//! The words of the widgets. One place, with a language argument.

pub mod ask;
pub mod quiz;

use checks::{Ending, Language, Reply, Value, text as words};
use steps::{Cell, Disc, Square, Stop, Walk, arrow, compass, flips_at, legal_moves};

use crate::{BoardChoice, CellView, Kind, Meets, Subject, WalkModel, Walker};

/// Words that stand on buttons, labels and menus.
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
    Reference,
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
    Version,
    WalkIt,
    Asking,
    Expected,
    YourPicture,
    WalkItThere,
    OpenHere,
    OpenThere,
    ModelAnswer,
    YourAnswer,
    LinkAnswer,
    AskingAbout,
    Function,
    Beside,
    Nobody,
    Back,
    NextRead,
    Undo,
    Restart,
    NewGame,
    Readings,
}

/// A label's words.
pub fn label(label: Label, language: Language) -> &'static str {
    let Language::English = language;
    match label {
        Label::Step => "Step",
        Label::WalkAll => "Walk all eight",
        Label::Reset => "Start again",
        Label::Predict => "Or say first what comes next:",
        Label::Edit => "Edit the board",
        Label::Fill => "Fill in the table myself",
        Label::Compare => "Compare",
        Label::Board => "Board",
        Label::Player => "To move",
        Label::Subject => "Legal squares by",
        Label::Reference => "the right answer",
        Label::Yours => "your function",
        Label::Mistakes => "a known mistake",
        Label::Directions => "Direction",
        Label::TypeSquare => "Square",
        Label::Choose => "Choose",
        Label::Paste => "Paste a board, a game or a link",
        Label::PasteHelp => "Rows of B, W and ., or moves such as f5d6c3",
        Label::Open => "Open it",
        Label::Why => "The reason in words",
        Label::More => "Other boards, editing and links",
        Label::Table => "The eight walks",
        Label::ColumnDirection => "direction",
        Label::ColumnWalked => "walked",
        Label::ColumnStops => "stops at",
        Label::ColumnResult => "result",
        Label::Yes => "Yes, it turns",
        Label::No => "No, nothing turns",
        Label::Pick => "choose …",
        Label::Right => "right",
        Label::NotSo => "not so",
        Label::NotFilledIn => "not filled in",
        Label::Legend => "Dot: legal.",
        Label::LegendAsking => {
            "Dot: legal, it says. Dashed ring: not as the right answer says. Numbers: the order of reading."
        }
        Label::Building => "Building your code …",
        Label::CompilerSays => "It does not compile yet. The compiler says:",
        Label::Trouble => "Your code could not be built.",
        Label::LoadFailed => "Your code was built, but it could not be asked",
        Label::Version => "judged: version",
        Label::WalkIt => "Walk it on the board above",
        Label::Expected => "expected",
        Label::YourPicture => "yours",
        Label::WalkItThere => "Walk it on the board of chapter 04",
        Label::Asking => "Asking your function …",
        Label::OpenHere => "Open in the widget, the model answer beside yours",
        Label::OpenThere => "Open in the widget of its chapter",
        Label::ModelAnswer => "Model answer",
        Label::YourAnswer => "Yours",
        Label::LinkAnswer => "The answer in the link",
        Label::AskingAbout => "Asking …",
        Label::Function => "Function",
        Label::Beside => "Beside the model answer",
        Label::Nobody => "nobody",
        Label::Back => "Back",
        Label::NextRead => "Step",
        Label::Undo => "Undo",
        Label::Restart => "Restart",
        Label::NewGame => "New game",
        Label::Readings => "Cells in the order of reading",
    }
}

/// What a reader predicts.
pub fn meets(meets: Meets, language: Language) -> &'static str {
    let Language::English = language;
    match meets {
        Meets::Enemy => "an enemy disc",
        Meets::Own => "an own disc",
        Meets::Empty => "an empty cell",
        Meets::Edge => "the edge",
    }
}

/// A board of the menu.
pub fn board_choice(choice: BoardChoice, language: Language) -> &'static str {
    let Language::English = language;
    match choice {
        BoardChoice::Page => "this page's board",
        BoardChoice::Practice => "practice board",
        BoardChoice::Start => "start position",
        BoardChoice::Game => "a game, 19 moves in",
        BoardChoice::Own => "your own board",
    }
}

/// A cell in words, such as `d3, empty, legal, turns 3`.
pub fn cell_label(model: &WalkModel, view: &CellView, language: Language) -> String {
    let Language::English = language;
    let mut label = view.square.to_string();
    let mut add = |words: &str| {
        label.push_str(", ");
        label.push_str(words);
    };
    add(cell(view.cell, language));
    if view.legal {
        add("legal");
        if !model.asks_somebody() {
            let turned = flips_at(model.board(), view.square, model.player());
            add(&format!("turns {}", turned.len()));
        }
    }
    if view.differs {
        add("differs from the right answer");
    }
    if view.asked {
        add("asked about");
    }
    if let Some(place) = view.run {
        add(&format!("{place} in the run"));
    }
    if view.turns {
        add("turns");
    }
    match view.walker {
        Some(Walker::Here) => add("the walker is here"),
        Some(Walker::LeftHere) => add("the walker left the board here"),
        None => {}
    }
    if let Some(first) = view.reads.first() {
        add(&format!("read as number {first}"));
    }
    label
}

fn cell(cell: Cell, language: Language) -> &'static str {
    match cell {
        Some(disc) => words::disc(disc, language),
        None => "empty",
    }
}

/// The name of the whole board.
pub fn board_label(model: &WalkModel, language: Language) -> String {
    let Language::English = language;
    let side = model.board().size();
    let player = words::disc(model.player(), language);
    format!("Board of {side} by {side}, {player} to move")
}

/// The first words of a figure.
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
            let moves = match legal_moves(model.board(), model.player()).len() {
                0 => "no legal square".to_owned(),
                1 => "one legal square".to_owned(),
                many => format!("{many} legal squares"),
            };
            format!(
                "{player} has {moves}. Choose an empty square, or one of {player}'s discs to walk backwards."
            )
        }
    }
}

/// The question of a figure.
pub fn question(model: &WalkModel, language: Language) -> String {
    let Language::English = language;
    match (model.square(), model.direction()) {
        (Some(square), Some(direction)) => format!(
            "{} plays {square}. Does {} turn?",
            words::disc(model.player(), language),
            words::direction(direction, language)
        ),
        _ => String::new(),
    }
}

/// Whether the answer to the question was right.
pub fn answered(right: bool, walk: &Walk, player: Disc, language: Language) -> String {
    let Language::English = language;
    let verdict = if right { "Right." } else { "Not so." };
    let sentence = words::walk_sentence(walk, player, language);
    format!("{verdict} {sentence} Step through it and watch.")
}

/// Somebody chose a square.
pub fn chosen(model: &WalkModel, square: Square, language: Language) -> String {
    let Language::English = language;
    if model.board().get(square) == Some(None) {
        format!("{square} is chosen. Choose a direction and step, or walk all eight.")
    } else {
        let enemy = words::disc(model.player().opponent(), language);
        format!(
            "Walking backwards from {square}: follow each run of {enemy} discs to the empty cell behind it."
        )
    }
}

/// A walk begins.
pub fn facing(square: Square, direction: (i32, i32), language: Language) -> String {
    let Language::English = language;
    let way = words::direction(direction, language);
    format!("Standing on {square}, facing {way}. What comes next?")
}

/// No square is chosen yet.
pub fn choose_square_first(language: Language) -> String {
    let Language::English = language;
    "Choose a square first.".to_owned()
}

/// A square from which no walk starts.
pub fn cannot_start(model: &WalkModel, square: Square, language: Language) -> String {
    let Language::English = language;
    let reason = words::why(model.board(), square, model.player(), language).join(" ");
    let own = words::disc(model.player(), language);
    format!("{reason} A walk can also start on a {own} disc, backwards.")
}

/// A typed square that this board has not.
pub fn not_on_board(square: Square, side: i32, language: Language) -> String {
    let Language::English = language;
    format!("{square} is not on this board of {side} by {side}.")
}

/// What a step found.
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
    let enemy = words::disc(model.player().opponent(), language);
    let run = words::names(&walk.run[..steps]);
    format!("{here} holds a {enemy} disc, an enemy. The run so far: {run}. The walk goes on.")
}

/// For a walk backwards: the legal square that it found.
fn behind(model: &WalkModel, walk: &Walk, language: Language) -> Option<String> {
    let Language::English = language;
    let found = walk.legal_square_found()?;
    model.board().get(walk.from).flatten()?;
    Some(format!(
        "A move on {found} would turn {}, closed by {}.",
        words::names(&walk.run),
        walk.from
    ))
}

/// Whether a prediction came true.
pub fn predicted(said: Meets, met: Meets, why: &str, language: Language) -> String {
    let Language::English = language;
    if said == met {
        format!("Right, {}. {why}", meets(met, language))
    } else {
        format!(
            "Not so: {} comes, not {}. {why}",
            meets(met, language),
            meets(said, language)
        )
    }
}

/// All eight walks in one sentence.
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
        [] => {
            format!("All eight are walked. Nothing turns, so {square} is not legal for {player}.")
        }
        turned => format!(
            "All eight are walked. {square} is legal for {player} and turns {}.",
            words::names(turned)
        ),
    }
}

/// What the walks backwards from an own disc find.
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
        return vec!["Backwards from here, no run ends on an empty cell.".to_owned()];
    }
    found
}

/// The last cell of a row.
pub fn row_result(model: &WalkModel, walk: &Walk, language: Language) -> String {
    let Language::English = language;
    let backwards = model.board().get(walk.from).flatten().is_some();
    match (backwards, walk.stop) {
        (true, Stop::Gap) => match walk.stopped_at {
            Some(found) => format!("a move on {found} turns {}", words::names(&walk.run)),
            None => String::new(),
        },
        (true, Stop::Closed) => "nothing: an own disc at both ends".to_owned(),
        _ => words::result(walk, language),
    }
}

/// The run recorded so far, in the table.
pub fn so_far(run: &[Square], language: Language) -> String {
    let Language::English = language;
    format!("{} …", words::names(run))
}

/// The run recorded so far, beside the board.
pub fn run_line(model: &WalkModel, language: Language) -> String {
    let Language::English = language;
    let (Some(walks), Some(direction)) = (model.walks(), model.direction()) else {
        return String::new();
    };
    let Some(walk) = walks.iter().find(|walk| walk.direction == direction) else {
        return String::new();
    };
    let run = &walk.run[..model.steps().min(walk.run.len())];
    let run = match (run, model.is_finished()) {
        ([], true) => "nothing".to_owned(),
        ([], false) => "nothing yet".to_owned(),
        (run, _) => words::names(run),
    };
    format!(
        "{} {}: recorded {run}",
        arrow(direction),
        compass(direction)
    )
}

/// Editing begins.
pub fn editing(language: Language) -> String {
    let Language::English = language;
    "Choose a cell to change it: empty, Black, White, and round again.".to_owned()
}

/// A cell was edited.
pub fn edited(square: Square, now: Cell, language: Language) -> String {
    let Language::English = language;
    format!("{square} is now {}.", cell(now, language))
}

/// The filling in begins.
pub fn fill_in(language: Language) -> String {
    let Language::English = language;
    "Say for each direction what the walk does, then compare.".to_owned()
}

/// One entry of the menu of guesses.
pub fn guess(stop: Option<Stop>, run: &[Square], language: Language) -> String {
    let Language::English = language;
    match stop {
        None => format!("turns {}", words::names(run)),
        Some(stop) => format!("nothing: {}", words::reason(stop, language)),
    }
}

/// The name of a guess's menu.
pub fn guess_label(direction: (i32, i32), language: Language) -> String {
    let Language::English = language;
    format!("Your result for {}", words::direction(direction, language))
}

/// How many guesses are right.
pub fn compared(right: usize, blank: usize, language: Language) -> String {
    let Language::English = language;
    const BESIDE: &str = "The table now shows the right walks beside yours.";
    let are = |count: usize| if count == 1 { "is" } else { "are" };
    match (right, blank) {
        (8, _) => "All eight are right.".to_owned(),
        (_, 8) => {
            "You have not filled in a direction yet. The table now shows the walks.".to_owned()
        }
        (_, 0) => format!("{right} of 8 {} right. {BESIDE}", are(right)),
        _ => format!(
            "{right} of 8 {} right, {blank} {} not filled in. {BESIDE}",
            are(right),
            are(blank)
        ),
    }
}

/// Whose answers are shown.
pub fn subject_chosen(model: &WalkModel, language: Language) -> String {
    let Language::English = language;
    match (model.subject(), model.mistakes()) {
        (Subject::Mistake(index), Some(mistakes)) => {
            let mistake = &mistakes[index];
            format!("The mistake: {}. {}", mistake.title, mistake.symptom)
        }
        (Subject::Yours, _) => label(Label::Asking, language).to_owned(),
        _ => "The dots mark the squares that are legal.".to_owned(),
    }
}

/// How many squares differ.
pub fn differing(squares: usize, language: Language) -> String {
    let Language::English = language;
    match squares {
        0 => "Every square of this board is answered rightly.".to_owned(),
        1 => "One square differs from the right answer; it has a dashed ring.".to_owned(),
        _ => format!("{squares} squares differ from the right answer; they have dashed rings."),
    }
}

/// Some squares were not asked.
pub fn some_not_asked(language: Language) -> String {
    let Language::English = language;
    "After three calls that did not come back, the rest was not asked.".to_owned()
}

/// What the shown function says about one square.
pub fn subject_says(
    model: &WalkModel,
    square: Square,
    reply: &Reply,
    language: Language,
) -> String {
    let Language::English = language;
    let who = match model.subject() {
        Subject::Yours => "your function",
        _ => "this function",
    };
    format!(
        "About {square} {who} {}.",
        said(&reply.ending, language).trim_end_matches('.')
    )
}

/// What came back for a question whose answer is yes or no.
fn said(ending: &Ending, language: Language) -> String {
    let Language::English = language;
    match ending {
        Ending::Answered(Value::Bool(true)) => "says legal".to_owned(),
        Ending::Answered(_) => "says not legal".to_owned(),
        _ => words::no_answer(ending, language),
    }
}

/// Nothing was recorded.
pub fn nothing_read(language: Language) -> String {
    let Language::English = language;
    "It read no cell of the board.".to_owned()
}

/// A reading that no right walk makes.
pub fn reads_stray(number: usize, read: Square, from: Square, language: Language) -> String {
    let Language::English = language;
    format!("Its reading number {number} is {read}, which no right walk from {from} visits.")
}

/// A reading off the board.
pub fn reads_off_board(number: usize, read: Square, language: Language) -> String {
    let Language::English = language;
    format!(
        "Its reading number {number} is off the board: row {}, column {}.",
        read.row, read.col
    )
}

/// A cell that decides and was not read.
pub fn never_reads(missing: Square, walk: &Walk, player: Disc, language: Language) -> String {
    let Language::English = language;
    let sentence = words::walk_sentence(walk, player, language);
    format!("It never reads {missing}. The right walk: {sentence}")
}

/// An occupied square that was not refused.
pub fn occupied_walks_on(square: Square, language: Language) -> String {
    let Language::English = language;
    format!("{square} is occupied, which settles it before any walk.")
}

/// Where it stopped reading.
pub fn last_read(last: Square, walk: &Walk, player: Disc, language: Language) -> String {
    let Language::English = language;
    let sentence = words::walk_sentence(walk, player, language);
    format!("The last cell it read is {last}. The right walk: {sentence}")
}

/// The function could not be asked at all.
pub fn could_not_ask(trouble: &str, language: Language) -> String {
    let Language::English = language;
    format!("It could not be asked: {trouble}.")
}

/// Why nobody could be asked; where the page says nothing, there is no built module yet.
pub fn trouble(said: String, language: Language) -> String {
    let Language::English = language;
    match said.as_str() {
        "" => "your code is not built yet; save your file, or see the exercise below".to_owned(),
        _ => said,
    }
}

/// A link that holds no position.
pub fn address_refused(error: &str, language: Language) -> String {
    let Language::English = language;
    format!("The link holds no position ({error}). The board stays as it was.")
}

/// A pasted text that holds no position.
pub fn paste_refused(error: &str, language: Language) -> String {
    let Language::English = language;
    format!("Not opened ({error}). The board stays as it was.")
}

/// A text as a sentence.
pub fn sentence(text: &str) -> String {
    let mut characters = text.chars();
    match characters.next() {
        Some(first) => format!("{}{}.", first.to_ascii_uppercase(), characters.as_str()),
        None => String::new(),
    }
}

/// One group of the panel.
pub fn panel_group(name: &str, passed: bool, language: Language) -> String {
    let Language::English = language;
    if passed {
        format!("✓ {name}")
    } else {
        format!("✗ {name}: not yet")
    }
}
