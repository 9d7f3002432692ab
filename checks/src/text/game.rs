//! Games and their panel: the actions up to the first that differs, and the lines of text.

use std::fmt::Write;

use steps::{Action, ActionAnswer, Board, Disc, Game, GameView, Screen, Shape, Square};

use super::numbers::shortened;
use super::walks::disc;
use super::words::{action, answer_of, on_turn};
use crate::picture::side_by_side;
use crate::{Call, Ending, Failure, Language, Value, seen};

/// How many actions a report shows before the first that differs.
const SHOWN: usize = 6;

/// The first action after which two games differ.
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
    /// The parts of a view that differ, in words. None if only the boards differ.
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
            parts.push(format!("record {:?}", shortened_record(&view.record)));
        }
        (!parts.is_empty()).then(|| parts.join(", "))
    }

    fn action(&self) -> Option<&Action> {
        self.actions.get(self.index.checked_sub(1)?)
    }
}

/// The expected view at the first difference, or the expected panel, as a sentence.
pub(super) fn expected(call: &Call, failure: &Failure, language: Language) -> Option<String> {
    let Language::English = language;
    if matches!(call, Call::DrawPanel { .. }) {
        return Some("Expected: these lines.".to_owned());
    }
    if !matches!(call, Call::PlayGame { .. }) {
        return None;
    }
    let Some(parting) = parting(call, failure) else {
        return Some("Expected: this game.".to_owned());
    };
    let words = parting.words(parting.expected, language);
    let number = parting.index;
    Some(match (parting.action().map(action), words) {
        (None, Some(words)) => format!("Expected in the new game: {words}."),
        (None, None) => "Expected in the new game: this board.".to_owned(),
        (Some(action), Some(words)) => {
            format!("Expected after action {number}, {action}: {words}.")
        }
        (Some(action), None) => format!("Expected after action {number}, {action}: this board."),
    })
}

/// The learner's view at the first difference, as a sentence.
pub(super) fn yours(call: &Call, failure: &Failure, language: Language) -> Option<String> {
    let Language::English = language;
    if let (Call::DrawPanel { .. }, Ending::Answered(_)) = (call, &failure.reply.ending) {
        return Some("Your code wrote other lines.".to_owned());
    }
    let parting = parting(call, failure)?;
    Some(match parting.words(parting.yours, language) {
        Some(words) => format!("In your game: {words}."),
        None => "In your game: another board.".to_owned(),
    })
}

/// The list of actions with the boards at the first difference, or the panels. None for other calls.
pub(super) fn pictures(call: &Call, failure: &Failure, language: Language) -> Option<String> {
    let Language::English = language;
    match (call, &failure.expected) {
        (Call::PlayGame { human, actions }, Value::Game(views)) => {
            let Some(parting) = parting(call, failure) else {
                return Some(listing(*human, actions, views, Others::NotShown, language));
            };
            let mut text = listing(
                parting.human,
                actions,
                &views[..parting.index],
                Others::Right,
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

/// A game as a list of its actions and its last board, for answer keys and snapshots.
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

/// A game after its last action: the returned value, the side to move and the record.
pub(super) fn last_view(call: &Call, views: &[GameView], language: Language) -> String {
    let Language::English = language;
    let (Call::PlayGame { actions, .. }, Some(view)) = (call, views.last()) else {
        return String::new();
    };
    let (answer, turn) = (answer_of(view), on_turn(view, language));
    let record = shortened_record(&view.record);
    match (actions.last().map(action), view.answer) {
        (None, _) => format!("{answer}. {turn}, record {record:?}"),
        (Some(action), ActionAnswer::Begun) => {
            format!("{action} starts a new game. {turn}, record {record:?}")
        }
        (Some(action), ActionAnswer::Played(Err(why))) => {
            format!("{action} returns {answer}: {why}. {turn}, record {record:?}")
        }
        (Some(action), _) => format!("{action} returns {answer}. {turn}, record {record:?}"),
    }
}

/// Why the first actions of a long game aren't listed.
#[derive(Clone, Copy)]
enum Others {
    /// The list would be too long.
    NotShown,
    /// They match the expected game.
    Right,
}

/// One line for each view. Of a long game, only the last ones.
fn listing(
    human: Disc,
    actions: &[Action],
    views: &[GameView],
    others: Others,
    language: Language,
) -> String {
    let width = heading_width(human, actions, views.len() + 1);
    let left_out = match views.len().saturating_sub(SHOWN) {
        // Leaving out one or two lines doesn't make the list shorter.
        1 | 2 => 0,
        more => more,
    };
    let mut text = match (left_out, others) {
        (0, _) => String::new(),
        (_, Others::NotShown) => {
            format!("(the first {} actions aren't shown)\n", left_out - 1)
        }
        (_, Others::Right) => format!("(the first {} actions are right)\n", left_out - 1),
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

/// The action before a view, with its number.
fn heading(human: Disc, actions: &[Action], index: usize) -> String {
    match index.checked_sub(1).and_then(|before| actions.get(before)) {
        Some(one) => format!("{index:2}  {}", action(one)),
        None => format!("    {}", new_game(human)),
    }
}

/// The width of the column with the actions.
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

/// All lines of text on a panel, in the order of drawing.
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

/// The lines that are missing from a panel or are wrong.
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
        sentences.push(format!("Missing from your panel: {}.", missing.join(", ")));
    }
    if !extra.is_empty() {
        sentences.push(format!("Wrong on your panel: {}.", shortened(extra, ", ")));
    }
    if sentences.is_empty() {
        sentences.push("Your panel has a line more than once.".to_owned());
    }
    sentences
}

/// Why the expected game is right at the first difference.
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
    format!("The boards are different at {}.", shortened(names, ", "))
}

fn reason(parting: &Parting, language: Language) -> Option<String> {
    let Language::English = language;
    let human = disc(parting.human, language);
    let Some(action) = parting.action() else {
        return Some("Black moves first, whichever side the human plays.".to_owned());
    };
    let before = game_before(parting);
    let player = before.to_move.map(|player| disc(player, language));
    Some(match (action, parting.expected.answer) {
        (_, ActionAnswer::Played(Err(why))) => {
            format!("The move isn't legal: {why}. An illegal move must not change the game.")
        }
        (Action::Play(square), ActionAnswer::Played(Ok(()))) => {
            let player = player?;
            match (parting.expected.to_move, before.to_move) {
                (None, _) => {
                    format!(
                        "{player} plays {square}. Then neither side can move, so the game is over."
                    )
                }
                (Some(next), now) if Some(next) == now => format!(
                    "{player} plays {square}. {} has no legal move and passes, so {player} moves again.",
                    disc(next.opponent(), language)
                ),
                (Some(next), _) => {
                    format!(
                        "{player} plays {square}. Then it's {}'s turn.",
                        disc(next, language)
                    )
                }
            }
        }
        (_, ActionAnswer::Undone(false)) => {
            format!("The human plays {human} and hasn't moved yet, so there's nothing to undo.")
        }
        (_, ActionAnswer::Undone(true)) => {
            let index = before
                .history
                .iter()
                .rposition(|ply| ply.player == parting.human)?;
            let later = before.history.len() - index - 1;
            let square = before.history[index].square;
            match later {
                0 => format!(
                    "The human plays {human}. undo() takes back {square}, the human's last move."
                ),
                1 => format!(
                    "The human plays {human}. undo() takes back {square}, the human's last move, and the move after it."
                ),
                _ => format!(
                    "The human plays {human}. undo() takes back {square}, the human's last move, and the {later} moves after it."
                ),
            }
        }
        _ => format!(
            "restart() starts a new game: the start position, no history, Black to move. The human still plays {human}."
        ),
    })
}

/// The right game before the action that differs.
fn game_before(parting: &Parting) -> Game {
    let mut game = Game::new(parting.human);
    for action in &parting.actions[..parting.index - 1] {
        match action {
            // An illegal move doesn't change the game.
            Action::Play(square) => drop(game.play(*square)),
            Action::Undo => drop(game.undo()),
            Action::Restart => game.restart(),
        }
    }
    game
}
