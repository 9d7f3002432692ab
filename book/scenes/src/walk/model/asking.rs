//! Runs code for all squares of the board, and shows its answers.

use super::*;
use checks::Call;
use checks::bench::Work;
use checks::functions::{IsValidMove, OnSquare};

const NOT_ASKED: Reply = Reply {
    ending: Ending::NotAsked,
    reads: Vec::new(),
};

impl WalkModel {
    /// Chooses the code whose answers mark the board.
    pub fn choose_subject(&mut self, subject: Subject) {
        self.subject = subject;
        self.ask_again();
        let words = text::subject_chosen(self, self.language);
        self.say(Tone::Plain, words);
    }

    /// Handles a new module of the reader.
    pub fn module_changed(&mut self) {
        if self.subject == Subject::Yours {
            self.ask_again();
        }
    }

    /// The calls that this figure needs now.
    pub fn request(&self) -> Option<Request> {
        let mistakes = self.mistakes.as_deref()?;
        self.runs_code().then(|| Request {
            number: self.sequence,
            code: self.subject.code(mistakes),
            work: Work::Run(self.calls()),
        })
    }

    fn calls(&self) -> Vec<Call> {
        let call = |square| {
            Call::IsValidMove(IsValidMove(OnSquare {
                board: self.setting.board,
                square,
                player: self.setting.player,
            }))
        };
        self.asking_order().into_iter().map(call).collect()
    }

    /// The squares in the order of the calls. The chosen square comes first, so that it has an answer even if too many
    /// other calls don't return.
    fn asking_order(&self) -> Vec<Square> {
        let first = self.asked_first;
        let rest = self
            .setting
            .board
            .squares()
            .filter(|square| first != Some(*square));
        first.into_iter().chain(rest).collect()
    }

    /// Handles the answers to a request, unless there is a newer request.
    pub fn take_replies(&mut self, sequence: u32, replies: Result<Vec<Reply>, String>) -> bool {
        if sequence != self.sequence || !self.runs_code() {
            return false;
        }
        match replies {
            Ok(replies) => {
                let order = self.asking_order();
                let reply_at = |square: Square| {
                    let index = order.iter().position(|asked| *asked == square);
                    let reply = index.and_then(|index| replies.get(index)).cloned();
                    reply.unwrap_or(NOT_ASKED)
                };
                self.replies = Some(self.setting.board.squares().map(reply_at).collect());
                let words = self.subject_words().join(" ");
                self.say(Tone::Plain, words);
            }
            Err(trouble) => {
                let words = text::could_not_ask(&trouble, self.language);
                self.say(Tone::Wrong, words.clone());
                self.trouble = Some(words);
            }
        }
        true
    }

    /// What the shown code returned for the chosen square, and where it differs from the correct walks.
    pub fn subject_words(&self) -> Vec<String> {
        if let Some(trouble) = &self.trouble {
            return vec![trouble.clone()];
        }
        let Some(replies) = &self.replies else {
            return Vec::new();
        };
        let differing = self
            .setting
            .board
            .squares()
            .filter(|square| self.cell_view_differs(*square))
            .count();
        let mut sentences = vec![text::differing(differing, self.language)];
        if replies
            .iter()
            .any(|reply| matches!(reply.ending, Ending::NotAsked))
        {
            sentences.push(text::some_not_asked(self.language));
        }
        if let Some(square) = self.setting.square
            && let Some(reply) = self.reply_at(square)
        {
            sentences.push(text::subject_says(self, square, reply, self.language));
            sentences.extend(crate::parting(
                &self.setting.board,
                square,
                self.setting.player,
                reply,
                self.language,
            ));
        }
        sentences
    }

    fn cell_view_differs(&self, square: Square) -> bool {
        self.cell_view(square).differs
    }

    /// The reply for a square, if the figure ran code.
    pub fn reply_at(&self, square: Square) -> Option<&Reply> {
        let index = self
            .setting
            .board
            .squares()
            .position(|other| other == square)?;
        self.replies.as_ref()?.get(index)
    }

    /// Whether code other than the model answer marks the board.
    pub fn runs_code(&self) -> bool {
        self.subject != Subject::Reference && self.mistakes.is_some()
    }
}
