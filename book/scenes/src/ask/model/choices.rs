//! What the reader chooses: code, function, arguments and position.

use super::*;

impl AskModel {
    /// Chooses the code to compare with the model answer.
    pub fn choose_subject(&mut self, subject: Subject) {
        self.subject = subject;
        if subject == Subject::Link {
            self.open_link();
        } else {
            self.walked = 0;
            if let Some(comparison) = &mut self.comparison {
                // Don't show the old code's answer under the new heading.
                comparison.sides.truncate(1);
                comparison.words.clear();
                comparison.link.clear();
            }
            self.ask_again();
        }
    }

    /// Chooses the function.
    pub fn choose_function(&mut self, function: &str) {
        if self.functions.iter().any(|known| known == function) {
            self.function = function.to_owned();
            self.plan = Plan::default();
            self.changed(false);
        }
    }

    /// Sets the value of a field.
    pub fn set_value(&mut self, name: &str, value: &str) {
        match self.values.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => value.clone_into(old),
            None => self.values.push((name.to_owned(), value.to_owned())),
        }
        // Show the choice before the bench confirms it.
        if let Some(field) = self.plan.fields.iter_mut().find(|field| field.name == name) {
            value.clone_into(&mut field.value);
        }
        self.changed(true);
    }

    /// Adds an action to the game: a square, `undo` or `restart`. `reset` removes all actions.
    pub fn act(&mut self, action: &str) {
        const ACTIONS: &str = "actions";
        let known = self.values.iter().find(|(name, _)| name == ACTIONS);
        let before = known.map_or("", |(_, actions)| actions.trim());
        let actions = match action {
            "reset" => String::new(),
            _ => format!("{before} {action}"),
        };
        self.set_value(ACTIONS, actions.trim());
    }

    /// Handles a chosen square: edits it, plays it in a game, or makes it the square of the call.
    pub fn choose(&mut self, square: Square) {
        if self.plan.plays {
            self.act(&square.to_string());
        } else if !self.setting.board.contains(square) {
            let words = text::not_on_board(square, self.setting.board.size(), self.language);
            self.answer_reader(Tone::Wrong, words);
        } else if self.setting.edit {
            self.setting.cycle(square);
            self.changed(false);
        } else {
            self.setting.square = Some(square);
            self.changed(true);
        }
    }

    /// Handles a typed square.
    pub fn choose_named(&mut self, name: &str) {
        match name.parse::<Square>() {
            Ok(square) => self.choose(square),
            Err(error) => self.answer_reader(Tone::Wrong, text::sentence(&error.to_string())),
        }
    }

    /// Sets the side to move.
    pub fn choose_player(&mut self, player: steps::Disc) {
        self.setting.player = player;
        self.changed(false);
    }

    /// Chooses a board of the menu.
    pub fn choose_board(&mut self, choice: BoardChoice) {
        let square = self.setting.square;
        if self.setting.choose_board(choice).is_some() {
            self.keep_square(square);
            self.changed(false);
        }
    }

    /// Opens a pasted board, game or link. An unreadable one gets a message and changes nothing.
    pub fn paste(&mut self, pasted: &str) {
        let address = behind_hash(pasted);
        if address.starts_with("replay=") {
            return self.open_replay(address);
        }
        let square = self.setting.square;
        match self.setting.paste(pasted) {
            Ok(_) => {
                self.keep_square(square);
                self.changed(false);
            }
            Err(error) => {
                let words = text::paste_refused(&error.to_string(), self.language);
                self.answer_reader(Tone::Wrong, words);
            }
        }
    }

    /// Keeps the old square if the new position has none.
    fn keep_square(&mut self, square: Option<Square>) {
        let square = self.setting.square.or(square);
        self.setting.square = square.filter(|square| self.setting.board.contains(*square));
    }

    /// Turns editing on or off.
    pub fn toggle_edit(&mut self) {
        self.setting.edit = !self.setting.edit;
        if self.setting.edit {
            self.answer_reader(Tone::Plain, text::editing(self.language));
        } else {
            self.ask_again();
        }
    }

    /// Opens a link with an answer. An unreadable one gets a message and changes nothing.
    pub fn open_replay(&mut self, address: &str) {
        self.refused = None;
        self.go_on(Progress::Opening(address.to_owned()));
    }

    pub(super) fn open_link(&mut self) {
        let Some((asked, _)) = &self.link else {
            return;
        };
        if let Ok(position) = asked.position.parse() {
            self.setting.set(BoardChoice::Own, position);
        }
        self.function.clone_from(&asked.function);
        self.values.clone_from(&asked.values);
        self.subject = Subject::Link;
        self.comparison = None;
        self.walked = 0;
        self.ask_again();
    }

    /// Goes one read forward or back.
    pub fn walk(&mut self, forward: bool) {
        let last = self.comparison.as_ref().map_or(0, |all| all.walk.len());
        self.walked = match forward {
            true => (self.walked + 1).min(last),
            false => self.walked.saturating_sub(1),
        };
    }
}
