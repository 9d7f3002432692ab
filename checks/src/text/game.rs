//! Games and their panel: the actions one by one up to the first that differs, and the lines beside the board.

use std::fmt::Write;

use steps::{Action, ActionAnswer, Board, Disc, Game, GameView, Screen, Shape, Square};

use super::numbers::shortened;
use super::walks::disc;
use super::words::{action, answer_of, on_turn};
use crate::picture::side_by_side;
use crate::{Call, Ending, Failure, Language, Value, seen};

/// The actions right before the one that differs are shown, this many.
const SHOWN: usize = 6;

/// Where two games part.
struct Parting<'a> {
    human: Disc,
    actions: &'a [Action],
    /// The number of the first view that differs: 0 is the new game.
    index: usize,
    expected: &'a GameView,
    yours: &'a GameView,
}

fn parting<'a>(call: &'a Call, failure: &'a Failure) -> Option<Parting<'a>> {
    let (Call::PlayGame { human, actions }, Value::Game(expected)) = (call, &failure.expected)
    else {
        return None;
    };
    let Ending::Answered(Value::Game(yours)) = &failure.reply.ending else {
        return None;
    };
    let mut views = expected.iter().zip(yours).enumerate();
    let (index, (expected, yours)) = views.find(|(_, (right, given))| right != given)?;
    Some(Parting {
        human: *human,
        actions,
        index,
        expected,
        yours,
    })
}

impl Parting<'_> {
    /// What one of the two says where they differ. None where only the boards do.
    fn words(&self, view: &GameView, language: Language) -> Option<String> {
        let (one, other) = (self.expected, self.yours);
        let mut parts = Vec::new();
        if one.answer != other.answer {
            parts.push(answer_of(view));
        }
        if one.to_move != other.to_move {
            parts.push(on_turn(view, language));
        }
        if one.record != other.record {
            parts.push(format!("the record {:?}", shortened_record(&view.record)));
        }
        (!parts.is_empty()).then(|| parts.join(", "))
    }

    fn action(&self) -> Option<&Action> {
        self.actions.get(self.index.checked_sub(1)?)
    }
}

/// What is expected where the games part, or of the lines of a panel.
pub(super) fn expected(call: &Call, failure: &Failure, language: Language) -> Option<String> {
    let Language::English = language;
    if matches!(call, Call::DrawPanel { .. }) {
        return Some("these lines".to_owned());
    }
    if matches!(call, Call::PlayGame { .. }) && parting(call, failure).is_none() {
        return Some("this game".to_owned());
    }
    let parting = parting(call, failure)?;
    let place = match parting.action() {
        None => "at the beginning".to_owned(),
        Some(one) => format!("after action {}, {}", parting.index, action(one)),
    };
    let words = parting.words(parting.expected, language);
    let words = words.unwrap_or_else(|| "this board".to_owned());
    Some(format!("{words} {place}"))
}

/// What came back in its place.
pub(super) fn ending(call: &Call, failure: &Failure, language: Language) -> Option<String> {
    let Language::English = language;
    match (call, &failure.reply.ending) {
        (Call::DrawPanel { .. }, Ending::Answered(_)) => Some("writes others".to_owned()),
        _ => {
            let parting = parting(call, failure)?;
            Some(match parting.words(parting.yours, language) {
                Some(words) => format!("says {words}"),
                None => "gives another".to_owned(),
            })
        }
    }
}

/// The list of the actions with the boards where they part, or the panels. None for other calls.
pub(super) fn pictures(call: &Call, failure: &Failure, language: Language) -> Option<String> {
    let Language::English = language;
    match (call, &failure.expected) {
        (Call::PlayGame { human, actions }, Value::Game(views)) => {
            let Some(parting) = parting(call, failure) else {
                return Some(listing(*human, actions, views, "are left out", language));
            };
            let mut text = listing(
                parting.human,
                actions,
                &views[..parting.index],
                "go as expected",
                language,
            );
            let heading = heading(parting.human, actions, parting.index);
            let width = heading_width(parting.human, actions, views.len());
            let (right, given) = (
                view_words(parting.expected, language),
                view_words(parting.yours, language),
            );
            let _ = writeln!(text, "{heading:width$}  expected: {right}");
            let _ = writeln!(text, "{:width$}  yours:    {given}", "");
            if parting.expected.board != parting.yours.board {
                text.push_str(&side_by_side(&[
                    ("expected", &parting.expected.board.to_string()),
                    ("yours", &parting.yours.board.to_string()),
                ]));
            }
            Some(text)
        }
        (Call::DrawPanel { board, .. }, Value::Screen(right)) => {
            let board = board.to_string();
            let right = lines_of(right);
            let mut parts = vec![("the board", board.as_str()), ("expected", &right)];
            let given = match &failure.reply.ending {
                Ending::Answered(Value::Screen(given)) => Some(lines_of(given)),
                _ => None,
            };
            if let Some(given) = &given {
                parts.push(("yours", given));
            }
            Some(side_by_side(&parts))
        }
        _ => None,
    }
}

/// A game as a list of its actions and the board at its end: the answer key, and the pictures of snapshots.
pub(crate) fn picture(call: &Call, views: &[GameView], language: Language) -> Option<String> {
    let Call::PlayGame { human, actions } = call else {
        return None;
    };
    let width = heading_width(*human, actions, views.len());
    let mut text = String::new();
    for (index, view) in views.iter().enumerate() {
        let heading = heading(*human, actions, index);
        let _ = writeln!(text, "{heading:width$}  {}", view_words(view, language));
    }
    text.push_str(&views.last()?.board.to_string());
    Some(text)
}

/// How a game stands after its last action: what the action answered, whose turn it is, and the record.
pub(super) fn last_view(call: &Call, views: &[GameView], language: Language) -> String {
    let Language::English = language;
    let (Call::PlayGame { actions, .. }, Some(view)) = (call, views.last()) else {
        return String::new();
    };
    let done = match actions.last() {
        Some(last) => format!("{} gives ", action(last)),
        None => String::new(),
    };
    let refused = match view.answer {
        ActionAnswer::Played(Err(why)) => format!(" ({why})"),
        _ => String::new(),
    };
    format!(
        "{done}{}{refused}. {}, record {:?}",
        answer_of(view),
        on_turn(view, language),
        shortened_record(&view.record)
    )
}

/// One line for each view, of which the last ones are shown; `others` says what becomes of those before.
fn listing(
    human: Disc,
    actions: &[Action],
    views: &[GameView],
    others: &str,
    language: Language,
) -> String {
    let width = heading_width(human, actions, views.len() + 1);
    let left_out = match views.len().saturating_sub(SHOWN) {
        // A line that says that two are left out is hardly shorter.
        1 | 2 => 0,
        more => more,
    };
    let mut text = match left_out {
        0 => String::new(),
        _ => format!("(the first {} actions {others})\n", left_out - 1),
    };
    for (index, view) in views.iter().enumerate().skip(left_out) {
        let heading = heading(human, actions, index);
        let answer = match view.answer {
            ActionAnswer::Begun => String::new(),
            _ => format!("{}, ", answer_of(view)),
        };
        let _ = writeln!(
            text,
            "{heading:width$}  {answer}{}",
            on_turn(view, language)
        );
    }
    text
}

fn new_game(human: Disc) -> String {
    format!("Game::new({human:?})")
}

/// What was done before a view, with its number.
fn heading(human: Disc, actions: &[Action], index: usize) -> String {
    match index.checked_sub(1).and_then(|before| actions.get(before)) {
        Some(one) => format!("{index:2}  {}", action(one)),
        None => format!("    {}", new_game(human)),
    }
}

/// How wide the column of the actions is.
fn heading_width(human: Disc, actions: &[Action], views: usize) -> usize {
    let headings = (0..views).map(|index| heading(human, actions, index).chars().count());
    headings.max().unwrap_or(0)
}

fn view_words(view: &GameView, language: Language) -> String {
    let record = shortened_record(&view.record);
    let turn = on_turn(view, language);
    match view.answer {
        ActionAnswer::Begun => format!("{turn}, record {record:?}"),
        _ => format!("{}, {turn}, record {record:?}", answer_of(view)),
    }
}

/// The end of a long record.
fn shortened_record(record: &str) -> String {
    const KEPT: usize = 16;
    let length = record.chars().count();
    if length <= KEPT + 4 {
        return record.to_owned();
    }
    let end: String = record.chars().skip(length - KEPT).collect();
    format!("...{end}")
}

/// All lines that are written on a panel, from top to bottom.
fn lines_of(screen: &Screen) -> String {
    let lines = texts_of(screen);
    if lines.is_empty() {
        return "(no text)\n".to_owned();
    }
    let mut text = String::new();
    for line in lines {
        let _ = writeln!(text, "{line}");
    }
    text
}

fn texts_of(screen: &Screen) -> Vec<&str> {
    let shapes = screen.shapes().iter();
    shapes
        .filter_map(|shape| match shape {
            Shape::Text { text, .. } => Some(text.as_str()),
            _ => None,
        })
        .collect()
}

/// Which lines of a panel are missing, and which are wrong.
pub(super) fn panel_differences(right: &Screen, given: &Screen, language: Language) -> Vec<String> {
    let Language::English = language;
    let lines = |screen: &Screen| -> Vec<String> {
        let seen = seen::panel(screen);
        let lines = seen.split(", ").filter(|line| !line.is_empty());
        lines.map(str::to_owned).collect()
    };
    let (right, given) = (lines(right), lines(given));
    let without = |list: &[String], other: &[String]| -> Vec<String> {
        let rest = list.iter().filter(|line| !other.contains(line));
        rest.map(|line| format!("{line:?}")).collect()
    };
    let (missing, extra) = (without(&right, &given), without(&given, &right));
    let mut sentences = Vec::new();
    if !missing.is_empty() {
        sentences.push(format!("Missing in yours: {}.", missing.join(", ")));
    }
    if !extra.is_empty() {
        sentences.push(format!("Wrong in yours: {}.", shortened(extra, ", ")));
    }
    if sentences.is_empty() {
        sentences.push("A line is written more than once.".to_owned());
    }
    sentences
}

/// Why a game should go on as expected where the two part.
pub(super) fn reasons(call: &Call, failure: &Failure, language: Language) -> Vec<String> {
    let Some(parting) = parting(call, failure) else {
        return Vec::new();
    };
    let mut sentences = Vec::new();
    sentences.extend(reason(&parting, language));
    if parting.expected.board != parting.yours.board && parting.yours.board.size() == 8 {
        let (right, given) = (&parting.expected.board, &parting.yours.board);
        sentences.push(cells_that_differ(right, given, language));
    }
    sentences
}

fn cells_that_differ(right: &Board, given: &Board, language: Language) -> String {
    let Language::English = language;
    let squares = right
        .squares()
        .filter(|square| right[*square] != given[*square]);
    let names: Vec<String> = squares.map(|square: Square| square.to_string()).collect();
    format!("The boards differ at {}.", shortened(names, ", "))
}

fn reason(parting: &Parting, language: Language) -> Option<String> {
    let Language::English = language;
    let human = disc(parting.human, language);
    let Some(action) = parting.action() else {
        return Some("Black moves first, whichever side the human has.".to_owned());
    };
    let before = game_before(parting);
    let player = before.to_move.map(|player| disc(player, language));
    Some(match (action, parting.expected.answer) {
        (_, ActionAnswer::Played(Err(why))) => {
            format!("The move is refused: {why}. A refused move changes nothing.")
        }
        (Action::Play(square), ActionAnswer::Played(Ok(()))) => {
            let player = player?;
            match (parting.expected.to_move, before.to_move) {
                (None, _) => {
                    format!(
                        "{player} plays {square}. Then neither side can move: the game is over."
                    )
                }
                (next, now) if next == now => format!(
                    "{player} plays {square}. The other side has no legal move and passes: {player} moves again."
                ),
                (Some(next), _) => {
                    format!(
                        "{player} plays {square}. Then it is {}'s turn.",
                        disc(next, language)
                    )
                }
            }
        }
        (_, ActionAnswer::Undone(false)) => {
            format!("The human, {human}, has not moved yet: there is nothing to undo.")
        }
        (_, ActionAnswer::Undone(true)) => {
            let index = before
                .history
                .iter()
                .rposition(|ply| ply.player == parting.human)?;
            let behind = before.history.len() - index - 1;
            let square = before.history[index].square;
            let others = match behind {
                0 => String::new(),
                1 => ", and the move behind it".to_owned(),
                _ => format!(", and the {behind} moves behind it"),
            };
            format!(
                "The human is {human}. undo() takes back the human's last move, {square}{others}."
            )
        }
        _ => format!(
            "restart() begins a new game: the start, no history, Black to move. The human stays {human}."
        ),
    })
}

/// The game in front of the action that differs, as it should be.
fn game_before(parting: &Parting) -> Game {
    let mut game = Game::new(parting.human);
    for action in &parting.actions[..parting.index - 1] {
        match action {
            // What was refused changed nothing.
            Action::Play(square) => drop(game.play(*square)),
            Action::Undo => drop(game.undo()),
            Action::Restart => game.restart(),
        }
    }
    game
}
