// Runs the calls of a module one after the other and posts each reply. All code is inside one `try`: a module that
// can't start must not look like an endless loop.
'use strict';

let held = null;
let instance = null;
let reported = null;

function start() {
  instance = new WebAssembly.Instance(held.module, {
    env: {
      report(at, length) {
        reported = new Uint8Array(instance.exports.memory.buffer, at, length).slice();
      },
    },
  });
  instance.exports.choose(held.subject);
}

function died(words) {
  const text = new TextEncoder().encode(words);
  const reply = new Uint8Array(5 + text.length);
  reply[0] = 3;
  new DataView(reply.buffer).setUint32(1, text.length, true);
  reply.set(text, 5);
  return reply;
}

function wordsFor(error) {
  const message = String((error && error.message) || error);
  const overflow = error instanceof RangeError || /memory access out of bounds/.test(message);
  return overflow ? 'endless recursion: the stack overflowed' : message;
}

function askOne(call) {
  reported = null;
  try {
    if (!instance) start();
    const { memory, request, ask } = instance.exports;
    const place = request(call.length) >>> 0;
    new Uint8Array(memory.buffer, place, call.length).set(call);
    const reply = ask() >>> 0;
    const length = new DataView(memory.buffer).getUint32(reply, true);
    return { bytes: new Uint8Array(memory.buffer, reply + 4, length).slice(), died: false };
  } catch (error) {
    instance = null;
    if (reported) return { bytes: reported, died: false };
    return { bytes: died(wordsFor(error)), died: true };
  }
}

self.onmessage = (event) => {
  const { module, subject, calls, first, id } = event.data;
  try {
    self.postMessage({ id, began: true });
    if (module) {
      held = { module, subject };
      instance = null;
    }
    calls.forEach((call, index) => {
      const reply = askOne(call);
      self.postMessage({ id, index: first + index, bytes: reply.bytes, died: reply.died });
    });
    self.postMessage({ id, done: true });
  } catch (error) {
    self.postMessage({ id, failed: wordsFor(error) });
  }
};
