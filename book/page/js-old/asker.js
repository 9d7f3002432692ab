// Runs calls of a plain wasm module in a separate worker, with a time limit for endless loops.

const CUT_OFF = 2000;
const START = 10000;
const CHUNK = 32;
const LOST_CALLS = 3;
const IDLE = 20000;
const KEPT = 600000;
const MODULES_KEPT = 4;

const HUNG = new Uint8Array([2, 0, 0, 0, 0]);
const NOT_ASKED = new Uint8Array([4, 0, 0, 0, 0]);

const modules = new Map();
const lanes = new Map();

function compile(url) {
  const address = new URL(url, document.baseURI).href;
  let module = modules.get(address);
  if (!module) {
    module = fetch(address).then(async (response) => {
      if (!response.ok) throw new Error(`the server answered ${response.status} for ${url}`);
      return WebAssembly.compile(await response.arrayBuffer());
    });
    modules.set(address, module);
    module.catch(() => modules.delete(address));
    for (const old of modules.keys()) {
      if (modules.size <= MODULES_KEPT) break;
      modules.delete(old);
    }
  }
  return module;
}

class Lane {
  // A lane with `keeps` keeps its module between jobs. It's for the judge, which stores the expected answers and has
  // more time than a learner's function.
  constructor(keeps) {
    this.keeps = keeps;
    this.worker = null;
    this.held = null;
    this.job = 0;
    this.turn = Promise.resolve();
    this.idle = 0;
    this.giveUp = null;
  }

  end() {
    if (this.worker) this.worker.terminate();
    this.worker = null;
    this.held = null;
  }

  // Runs a chunk of calls. Resolves to whether the call after the last reply hung.
  chunk(message, onReply) {
    const fresh = !this.worker;
    this.worker ??= new Worker(new URL('./worker.js', import.meta.url));
    const { worker } = this;
    const cutOff = this.keeps ? START : CUT_OFF;
    return new Promise((resolve, reject) => {
      let timer = 0;
      const settle = (how, value) => {
        clearTimeout(timer);
        this.giveUp = null;
        worker.onmessage = null;
        worker.onerror = null;
        how(value);
      };
      const wind = (patience) => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          this.end();
          settle(resolve, true);
        }, patience);
      };
      worker.onmessage = ({ data }) => {
        if (data.id !== message.id) return;
        wind(cutOff);
        if (data.began) return;
        if (data.failed !== undefined) settle(reject, new Error(data.failed));
        else if (data.done) settle(resolve, false);
        else onReply(data);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        this.end();
        settle(reject, new Error(event.message || 'the worker could not be started'));
      };
      this.giveUp = () => {
        this.end();
        settle(reject, new Error('superseded'));
      };
      // Starting a worker takes time. Don't count it as time of the learner's function.
      wind(fresh ? START : cutOff);
      worker.postMessage(message);
    });
  }

  async run(module, subject, calls, isCurrent) {
    const replies = [];
    let lost = 0;
    // Unless the lane keeps its module, each job starts with a fresh one.
    if (!this.keeps || this.held !== module) this.held = null;
    while (replies.length < calls.length) {
      if (!isCurrent()) throw new Error('superseded');
      if (lost >= LOST_CALLS) {
        replies.push(NOT_ASKED);
        continue;
      }
      const first = replies.length;
      const message = {
        id: (Lane.messages += 1),
        first,
        subject,
        module: this.held ? null : module,
        calls: calls.slice(first, first + CHUNK),
      };
      this.held = module;
      const hung = await this.chunk(message, (reply) => {
        const over = lost >= LOST_CALLS;
        if (reply.died && !over) lost += 1;
        replies[reply.index] = over ? NOT_ASKED : reply.bytes;
      });
      if (hung) {
        replies.push(HUNG);
        lost += 1;
      }
    }
    return replies;
  }
}
Lane.messages = 0;

/// Runs calls of a module. A newer request with the same key makes an older one fail with "superseded".
export async function ask(moduleUrl, subjectIndex, calls, key = '') {
  const keeps = moduleUrl.endsWith('/judge.wasm');
  if (!lanes.has(key)) lanes.set(key, new Lane(keeps));
  const lane = lanes.get(key);
  const job = (lane.job += 1);
  // A newer request replaced this one: stop its worker, which may loop forever.
  if (!lane.keeps) lane.giveUp?.();
  const isCurrent = () => lane.job === job;
  const module = await compile(moduleUrl);
  const result = lane.turn.then(async () => {
    clearTimeout(lane.idle);
    try {
      return await lane.run(module, subjectIndex, calls, isCurrent);
    } finally {
      lane.idle = setTimeout(() => lane.end(), keeps ? KEPT : IDLE);
    }
  });
  lane.turn = result.catch(() => {});
  return result;
}
