//! What a scene asks of the bench: to run somebody's code, and to check what it does.

use std::rc::Rc;

use checks::bench::{Answer, Work};
use view::{Code, Request};

use crate::bench::Job;
use crate::dom;
use crate::figure::{Cause, Figure, FigureState};
use crate::stopped;

/// For modules with one subject only.
const NO_SUBJECT: i32 = -1;

impl Figure {
    /// Sends the scene's request to the bench, and returns whether it's a new one.
    pub fn ask(self: &Rc<Figure>, state: &mut FigureState) -> bool {
        let Some(Request { number, code, work }) = state.scene.request() else {
            return false;
        };
        if state.request == Some(number) {
            return false;
        }
        state.request = Some(number);
        let figure = self.clone();
        let done = move |answer| figure.take(number, answer);
        match self.job(code, work) {
            Some(job) => self.bench.run(job, done),
            // There is no module yet.
            None => dom::soon(move || done(Err(String::new()))),
        }
        true
    }

    fn take(self: &Rc<Figure>, number: u32, answer: Result<Answer, String>) {
        stopped::guard(self.element(), || {
            self.state.borrow_mut().scene.answer(number, answer);
            self.show(Cause::Other);
        });
    }

    /// The modules for a request. `None` if the learner's code hasn't been built.
    fn job(&self, code: Code, work: Work) -> Option<Job> {
        let assets = self.attribute("data-assets");
        let module = |name: &str| format!("{assets}{name}.wasm");
        let (code, subject) = match code {
            Code::Model => (None, NO_SUBJECT),
            Code::Mistake(number) => (Some(module("mistakes")), number as i32),
            Code::Puzzle(number) => (Some(module("pieces")), number as i32),
            Code::Yours => (Some(self.learners_module()?), NO_SUBJECT),
            Code::Module(address) => (Some(address), NO_SUBJECT),
        };
        // The judge also holds the model answers. Running other code without checking it needs no judge.
        let needs_judge = code.is_none() || !matches!(work, Work::Run(_));
        Some(Job {
            worker: format!("{assets}worker.js"),
            judge: needs_judge.then(|| module("judge")),
            code,
            subject,
            work,
        })
    }

    #[cfg(feature = "server")]
    fn learners_module(&self) -> Option<String> {
        crate::server::news::module(&self.attribute("data-exercise"))
    }

    #[cfg(not(feature = "server"))]
    fn learners_module(&self) -> Option<String> {
        None
    }
}
