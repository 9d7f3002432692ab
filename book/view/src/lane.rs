//! One lane of the bench: a worker that does one job after the other, with a limit for endless loops.
//!
//! A [`Lane`] only decides; it knows no browser. The page tells it what happened, and follows its [`Order`]s.

use checks::{Ending, Reply, wire};

/// How long a call may take, in milliseconds.
pub const CALL_LIMIT: i32 = 2_000;
/// How long a worker may take to start, and the judge to compare.
pub const JUDGE_LIMIT: i32 = 10_000;
/// How long a worker without work stays. With a judge it stays longer, because the judge keeps the expected answers.
pub const IDLE_LIMIT: i32 = 20_000;
/// See [`IDLE_LIMIT`].
pub const IDLE_LIMIT_WITH_JUDGE: i32 = 600_000;
/// After this many calls that hung or crashed, the rest isn't run.
pub const LOSSES_ALLOWED: u32 = 3;

/// What the page does next, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Order {
    /// Ends the worker.
    EndWorker,
    /// Starts a worker.
    StartWorker,
    /// Sends the newest job to the worker, with its number and the replies so far. Without `runs` no more calls run.
    Send {
        /// Whether calls may still run.
        runs: bool,
    },
    /// Calls [`Lane::time_is_up`] after so many milliseconds, instead of an earlier order to do so.
    Wait(i32),
    /// Hands on the judge's answer, or why there is none. A job without a judge has only its replies.
    Finish(Result<Vec<u8>, String>),
}

/// A message of the worker about a job.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// The first call begins.
    Running,
    /// The reply to a call. The next call begins.
    Reply(Vec<u8>),
    /// A call crashed, and the worker waits. The browser's message says how.
    Lost(String),
    /// The judge compares.
    Judging,
    /// The judge's answer. A job without a judge has none.
    Done(Vec<u8>),
    /// The modules can't be run.
    Failed(String),
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Phase {
    #[default]
    NoWorker,
    Idle,
    Judging,
    Running,
}

/// One lane of the bench.
#[derive(Debug, Clone, Default)]
pub struct Lane {
    number: u32,
    phase: Phase,
    has_judge: bool,
    replies: Vec<Vec<u8>>,
    losses: u32,
}

impl Lane {
    /// The number of the newest job.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// The replies of the newest job so far, as bytes.
    pub fn replies(&self) -> &[Vec<u8>] {
        &self.replies
    }

    /// Begins a job. It replaces an unfinished one, whose worker may loop forever.
    pub fn begin(&mut self, has_judge: bool) -> Vec<Order> {
        self.number += 1;
        self.has_judge = has_judge;
        self.replies.clear();
        self.losses = 0;
        match self.phase {
            Phase::NoWorker => self.send_to_new_worker(),
            Phase::Idle => self.send(),
            Phase::Judging | Phase::Running => self.replace_worker(),
        }
    }

    /// Handles the worker's message about the job with this number.
    pub fn hear(&mut self, number: u32, message: Message) -> Vec<Order> {
        if number != self.number {
            return Vec::new();
        }
        match message {
            Message::Running => self.run(),
            Message::Reply(reply) => {
                let died = is_loss(&reply);
                self.replies.push(reply);
                self.losses += u32::from(died);
                match died && self.losses >= LOSSES_ALLOWED {
                    true => self.replace_worker(),
                    false => self.run(),
                }
            }
            Message::Lost(how) => {
                self.lose(Ending::Died(how_it_died(how)));
                self.send()
            }
            Message::Judging => {
                self.phase = Phase::Judging;
                vec![Order::Wait(JUDGE_LIMIT)]
            }
            Message::Done(answer) => {
                self.phase = Phase::Idle;
                let idle = match self.has_judge {
                    true => IDLE_LIMIT_WITH_JUDGE,
                    false => IDLE_LIMIT,
                };
                vec![Order::Wait(idle), Order::Finish(Ok(answer))]
            }
            Message::Failed(why) => self.fail(why),
        }
    }

    /// Handles an error of the worker itself.
    pub fn worker_failed(&mut self, why: String) -> Vec<Order> {
        self.fail(why)
    }

    /// The time of the last [`Order::Wait`] is over.
    pub fn time_is_up(&mut self) -> Vec<Order> {
        match self.phase {
            Phase::NoWorker => Vec::new(),
            Phase::Idle => {
                self.phase = Phase::NoWorker;
                vec![Order::EndWorker]
            }
            Phase::Judging => self.fail("the worker took too long".to_owned()),
            Phase::Running => {
                self.lose(Ending::Hung);
                self.replace_worker()
            }
        }
    }

    fn lose(&mut self, ending: Ending) {
        self.replies.push(wire::to_bytes(&Reply::unread(ending)));
        self.losses += 1;
    }

    fn run(&mut self) -> Vec<Order> {
        self.phase = Phase::Running;
        vec![Order::Wait(CALL_LIMIT)]
    }

    fn send(&mut self) -> Vec<Order> {
        self.phase = Phase::Judging;
        let runs = self.losses < LOSSES_ALLOWED;
        vec![Order::Send { runs }, Order::Wait(JUDGE_LIMIT)]
    }

    fn send_to_new_worker(&mut self) -> Vec<Order> {
        let mut orders = vec![Order::StartWorker];
        orders.extend(self.send());
        orders
    }

    fn replace_worker(&mut self) -> Vec<Order> {
        let mut orders = vec![Order::EndWorker];
        orders.extend(self.send_to_new_worker());
        orders
    }

    fn fail(&mut self, why: String) -> Vec<Order> {
        let was_working = matches!(self.phase, Phase::Judging | Phase::Running);
        self.phase = Phase::NoWorker;
        let mut orders = vec![Order::EndWorker];
        orders.extend(was_working.then_some(Order::Finish(Err(why))));
        orders
    }
}

/// Whether a call crashed, although its module could still reply: it used up the memory.
fn is_loss(reply: &[u8]) -> bool {
    let reply = wire::from_bytes::<Reply>(reply);
    reply.is_ok_and(|reply| matches!(reply.ending, Ending::Died(_)))
}

/// How a crashed call ended, from the browser's message.
fn how_it_died(message: String) -> String {
    let overflows = ["call stack", "recursion", "out of bounds"];
    match overflows.iter().any(|part| message.contains(part)) {
        true => checks::ENDLESS_RECURSION.to_owned(),
        false => message,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEND: Order = Order::Send { runs: true };

    fn hung() -> Vec<u8> {
        wire::to_bytes(&Reply::unread(Ending::Hung))
    }

    /// A lane whose worker runs the first call of its first job.
    fn running() -> Lane {
        let mut lane = Lane::default();
        lane.begin(true);
        lane.hear(1, Message::Running);
        lane
    }

    fn endings(lane: &Lane) -> Vec<Ending> {
        let reply = |bytes: &Vec<u8>| wire::from_bytes::<Reply>(bytes).unwrap().ending;
        lane.replies().iter().map(reply).collect()
    }

    #[test]
    fn a_job_starts_a_worker_and_ends_with_the_judges_answer() {
        let mut lane = Lane::default();
        let orders = lane.begin(true);
        assert_eq!(orders, [Order::StartWorker, SEND, Order::Wait(JUDGE_LIMIT)]);
        assert_eq!(lane.hear(1, Message::Running), [Order::Wait(CALL_LIMIT)]);
        let reply = Message::Reply(vec![7]);
        assert_eq!(lane.hear(1, reply), [Order::Wait(CALL_LIMIT)]);
        assert_eq!(lane.hear(1, Message::Judging), [Order::Wait(JUDGE_LIMIT)]);
        assert_eq!(
            lane.hear(1, Message::Done(vec![8])),
            [
                Order::Wait(IDLE_LIMIT_WITH_JUDGE),
                Order::Finish(Ok(vec![8]))
            ]
        );
        assert_eq!(lane.replies(), [[7]]);
    }

    #[test]
    fn the_next_job_uses_the_same_worker_without_the_old_replies() {
        let mut lane = running();
        lane.hear(1, Message::Reply(vec![7]));
        lane.hear(1, Message::Done(Vec::new()));
        assert_eq!(lane.begin(true), [SEND, Order::Wait(JUDGE_LIMIT)]);
        assert_eq!((lane.number(), lane.replies().len()), (2, 0));
    }

    #[test]
    fn an_idle_worker_ends_and_the_next_job_starts_another() {
        let mut lane = Lane::default();
        lane.begin(false);
        let done = lane.hear(1, Message::Done(Vec::new()));
        assert_eq!(done[0], Order::Wait(IDLE_LIMIT));
        assert_eq!(lane.time_is_up(), [Order::EndWorker]);
        assert_eq!(lane.begin(false)[0], Order::StartWorker);
    }

    #[test]
    fn an_endless_loop_costs_its_worker_and_the_replies_stay() {
        let mut lane = running();
        lane.hear(1, Message::Reply(vec![7]));
        assert_eq!(
            lane.time_is_up(),
            [
                Order::EndWorker,
                Order::StartWorker,
                SEND,
                Order::Wait(JUDGE_LIMIT)
            ]
        );
        assert_eq!(lane.replies(), [vec![7], hung()]);
    }

    #[test]
    fn a_crashed_call_has_words_and_the_worker_goes_on() {
        let mut lane = running();
        let lost = Message::Lost("Maximum call stack size exceeded".to_owned());
        assert_eq!(lane.hear(1, lost), [SEND, Order::Wait(JUDGE_LIMIT)]);
        lane.hear(1, Message::Lost("unreachable".to_owned()));
        let died = |how: &str| Ending::Died(how.to_owned());
        assert_eq!(
            endings(&lane),
            [died(checks::ENDLESS_RECURSION), died("unreachable")]
        );
    }

    #[test]
    fn after_three_lost_calls_no_more_calls_run() {
        let mut lane = running();
        for _ in 0..2 {
            assert!(lane.time_is_up().contains(&SEND));
            lane.hear(1, Message::Running);
        }
        let lost = Message::Lost("too much recursion".to_owned());
        assert_eq!(lane.hear(1, lost)[0], Order::Send { runs: false });
        // The next job begins anew.
        lane.hear(1, Message::Done(Vec::new()));
        assert_eq!(lane.begin(true)[0], SEND);
    }

    #[test]
    fn calls_that_use_up_the_memory_are_lost_too() {
        let mut lane = running();
        let died = || wire::to_bytes(&Reply::unread(Ending::Died("no memory".to_owned())));
        for _ in 0..2 {
            let orders = lane.hear(1, Message::Reply(died()));
            assert_eq!(orders, [Order::Wait(CALL_LIMIT)]);
        }
        let orders = lane.hear(1, Message::Reply(died()));
        assert!(orders.contains(&Order::Send { runs: false }));
        assert_eq!(lane.replies().len(), 3);
    }

    #[test]
    fn a_newer_job_replaces_a_busy_worker_and_hears_nothing_of_the_old_job() {
        let mut lane = running();
        let orders = lane.begin(true);
        assert_eq!(orders[..2], [Order::EndWorker, Order::StartWorker]);
        assert_eq!(lane.hear(1, Message::Reply(vec![7])), []);
        assert_eq!(lane.hear(1, Message::Done(Vec::new())), []);
        assert!(lane.replies().is_empty());
    }

    #[test]
    fn a_worker_or_judge_that_takes_too_long_is_no_endless_loop_of_the_reader() {
        let mut lane = Lane::default();
        lane.begin(true);
        let finished =
            |orders: &[Order]| matches!(orders, [Order::EndWorker, Order::Finish(Err(_))]);
        assert!(finished(&lane.time_is_up()));
        assert_eq!(lane.time_is_up(), []);
        lane.begin(true);
        lane.hear(2, Message::Running);
        lane.hear(2, Message::Judging);
        assert!(finished(&lane.time_is_up()));
        assert!(lane.replies().is_empty());
    }

    #[test]
    fn a_module_that_fails_ends_the_job_with_the_reason() {
        let mut lane = Lane::default();
        lane.begin(true);
        let why = "no memory".to_owned();
        let end = [Order::EndWorker, Order::Finish(Err(why.clone()))];
        assert_eq!(lane.hear(1, Message::Failed(why.clone())), end);
        lane.begin(true);
        assert_eq!(lane.worker_failed(why.clone()), end);
        // An idle worker may fail too.
        assert_eq!(lane.worker_failed(why), [Order::EndWorker]);
    }
}
