//! Runs code in workers. Each figure has a lane with a worker of its own; [`view::lane`] decides what happens there.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use checks::bench::{self, Answer, Work};
use checks::{Language, wire};
use js_sys::{Array, Error, Function, Promise, Uint8Array};
use view::lane::{Lane, Message, Order};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{ErrorEvent, MessageEvent, Worker};

use crate::{dom, modules, words};

/// Code to run, and what to do with it.
pub struct Job {
    /// The address of `worker.js`.
    pub worker: String,
    /// The address of the judge's module.
    pub judge: Option<String>,
    /// The address of the code's module. Without one no call runs, and the judge shows the model answer alone.
    pub code: Option<String>,
    /// Which of the module's functions to use, for a module with several.
    pub subject: i32,
    /// What to do.
    pub work: Work,
}

/// What to do with an answer.
type Done = Box<dyn FnOnce(Result<Answer, String>)>;

/// A job whose modules are there.
struct Begun {
    /// Its number in the lane.
    number: u32,
    /// The address of `worker.js`.
    worker: String,
    /// The number of its calls if there is no judge.
    calls: Option<usize>,
    /// What the worker needs, without the job's number and the replies.
    parts: [JsValue; 5],
    done: Done,
}

/// The bench of a figure, as long as the page lives.
#[derive(Default)]
pub struct Bench {
    lane: RefCell<Lane>,
    /// The number of the newest job, whose modules may still be on the way.
    newest: Cell<u32>,
    job: RefCell<Option<Begun>>,
    worker: RefCell<Option<Worker>>,
    timer: Cell<i32>,
    listeners: RefCell<Option<Listeners>>,
}

/// The functions that the browser calls.
#[derive(Clone)]
struct Listeners {
    message: Function,
    error: Function,
    time: Function,
}

impl Bench {
    /// A bench without a worker yet.
    pub fn new() -> Rc<Bench> {
        let bench = Rc::new(Bench::default());
        bench.listeners.replace(Some(bench.listeners()));
        bench
    }

    /// Does a job. A newer job replaces it; then `done` isn't called.
    pub fn run(self: &Rc<Bench>, job: Job, done: impl FnOnce(Result<Answer, String>) + 'static) {
        let newest = self.newest.get() + 1;
        self.newest.set(newest);
        self.job.take();
        let parts = Array::new();
        for address in [&job.judge, &job.code] {
            parts.push(
                &address
                    .as_deref()
                    .map_or(JsValue::NULL, |it| modules::load(it).into()),
            );
        }
        let bench = self.clone();
        dom::settle(&Promise::all(&parts), move |modules| {
            if bench.newest.get() != newest {
                return;
            }
            match modules {
                Ok(modules) => bench.begin(&modules.unchecked_into(), job, Box::new(done)),
                Err(error) => {
                    for address in [job.judge, job.code].iter().flatten() {
                        modules::take(address);
                    }
                    done(Err(error.unchecked_into::<Error>().message().into()));
                }
            }
        });
    }

    fn listeners(self: &Rc<Bench>) -> Listeners {
        let (hears, fails, wakes) = (self.clone(), self.clone(), self.clone());
        Listeners {
            message: dom::callback(move |event| {
                let event: MessageEvent = event.unchecked_into();
                hears.hear(&event.data().unchecked_into());
            }),
            error: dom::callback(move |event| {
                event.prevent_default();
                // If the script doesn't load, the event is of another kind, without a message.
                let why = match event.dyn_ref::<ErrorEvent>() {
                    Some(error) => error.message(),
                    None => fails.worker_not_loaded(),
                };
                fails.decide(|lane| lane.worker_failed(why));
            }),
            time: dom::callback(move |_| wakes.decide(Lane::time_is_up)),
        }
    }

    fn begin(self: &Rc<Bench>, modules: &Array, job: Job, done: Done) {
        let (judge, code) = (modules.get(0), modules.get(1));
        let has_judge = !judge.is_null();
        let (mut work, mut calls) = (JsValue::NULL, JsValue::NULL);
        let mut count = None;
        match &job.work {
            Work::Run(list) if !has_judge => {
                let list: Array = list
                    .iter()
                    .map(|call| bytes(&wire::to_bytes(call)))
                    .collect();
                count = Some(list.length() as usize);
                calls = list.into();
            }
            other => work = for_judge(other),
        }
        self.decide(|lane| {
            let orders = lane.begin(has_judge);
            self.job.replace(Some(Begun {
                number: lane.number(),
                worker: job.worker,
                calls: count,
                parts: [judge, code, job.subject.into(), work, calls],
                done,
            }));
            orders
        });
    }

    /// Handles a message of `worker.js`: the job's number, the kind, and bytes or words.
    fn hear(self: &Rc<Bench>, message: &Array) {
        let number = message.get(0).as_f64().unwrap_or_default() as u32;
        let content = message.get(2);
        let words = || content.as_string().unwrap_or_default();
        let bytes = || {
            let bytes = content.dyn_ref::<Uint8Array>();
            bytes.map(Uint8Array::to_vec).unwrap_or_default()
        };
        let message = match message.get(1).as_string().as_deref() {
            Some("running") => Message::Running,
            Some("reply") => Message::Reply(bytes()),
            Some("lost") => Message::Lost(words()),
            Some("judging") => Message::Judging,
            Some("done") => Message::Done(bytes()),
            _ => Message::Failed(words()),
        };
        self.decide(|lane| lane.hear(number, message));
    }

    fn decide(self: &Rc<Bench>, decide: impl FnOnce(&mut Lane) -> Vec<Order>) {
        let orders = decide(&mut self.lane.borrow_mut());
        self.follow(orders);
    }

    fn follow(self: &Rc<Bench>, orders: Vec<Order>) {
        for order in orders {
            match order {
                Order::EndWorker => {
                    if let Some(worker) = self.worker.take() {
                        worker.terminate();
                    }
                }
                Order::StartWorker => self.start_worker(),
                Order::Send { runs } => self.send(runs),
                Order::Wait(milliseconds) => self.wait(milliseconds),
                Order::Finish(answer) => self.finish(answer),
            }
        }
    }

    fn start_worker(&self) {
        let job = self.job.borrow();
        let Some(Ok(worker)) = job.as_ref().map(|job| Worker::new(&job.worker)) else {
            // Nothing answers, so the lane's time is up later.
            return;
        };
        if let Some(listeners) = &*self.listeners.borrow() {
            worker.set_onmessage(Some(&listeners.message));
            worker.set_onerror(Some(&listeners.error));
        }
        self.worker.replace(Some(worker));
    }

    fn worker_not_loaded(&self) -> String {
        let job = self.job.borrow();
        let address = job.as_ref().map_or("worker.js", |job| &job.worker);
        words::not_loaded(address, Language::English)
    }

    fn send(&self, runs: bool) {
        let (job, worker) = (self.job.borrow(), self.worker.borrow());
        let (Some(job), Some(worker)) = (&*job, &*worker) else {
            return;
        };
        let message = Array::of1(&job.number.into());
        for part in &job.parts {
            message.push(part);
        }
        if !runs {
            message.set(2, JsValue::NULL);
        }
        let lane = self.lane.borrow();
        let replies: Array = lane.replies().iter().map(|reply| bytes(reply)).collect();
        message.push(&replies);
        // If it can't be sent, the lane's time is up later.
        let _ = worker.post_message(&message);
    }

    fn wait(&self, milliseconds: i32) {
        dom::window().clear_timeout_with_handle(self.timer.get());
        if let Some(listeners) = &*self.listeners.borrow() {
            self.timer.set(dom::after(milliseconds, &listeners.time));
        }
    }

    fn finish(&self, answer: Result<Vec<u8>, String>) {
        let number = self.lane.borrow().number();
        let Some(job) = self.job.borrow_mut().take_if(|job| job.number == number) else {
            return;
        };
        let answer = answer.and_then(|answer| match job.calls {
            None => read_judged(&answer),
            Some(calls) => {
                let answer = bench::collect(calls, self.lane.borrow().replies());
                answer.map_err(|error| error.to_string())
            }
        });
        // This may begin the next job.
        (job.done)(answer);
    }
}

fn bytes(bytes: &[u8]) -> JsValue {
    Uint8Array::from(bytes).into()
}

#[cfg(feature = "judge")]
fn for_judge(work: &Work) -> JsValue {
    bytes(&wire::to_bytes(work))
}

#[cfg(feature = "judge")]
fn read_judged(answer: &[u8]) -> Result<Answer, String> {
    bench::read_answer(answer)
}

// A program whose figures only run code doesn't know the forms of what the judge says, which would make it larger.

#[cfg(not(feature = "judge"))]
fn for_judge(_: &Work) -> JsValue {
    JsValue::NULL
}

#[cfg(not(feature = "judge"))]
fn read_judged(_: &[u8]) -> Result<Answer, String> {
    Err("there is no judge in this program".to_owned())
}
