// Runs the jobs of bench.rs: the judge gives the next call, the code runs it, and the judge compares the replies.
// Everything is inside `try`, because a module that can't start mustn't look like an endless loop.
let judge, panicked, memory;
function start(module, memory) { // If a function panics, its module passes the reply to `report`, and then it traps.
  const report = (at, length) => { panicked = new Uint8Array(memory.buffer, at, length).slice(); };
  return new WebAssembly.Instance(module, { env: { memory, report } }).exports;
}
function empty(last) { // A browser has room for few memories, and frees them late: the last one is used again, unless it grew
  // beyond 16 MiB. It can't shrink, and the code can't use again what earlier code added: 80 MiB leave it 64.
  if (!(last?.buffer.byteLength <= 2 ** 24)) return new WebAssembly.Memory({ initial: 64, maximum: 1280 });
  new Uint8Array(last.buffer).fill(0);
  return last;
}
function invoke(exports, name, bytes) {
  const request = exports.request(bytes.length);
  new Uint8Array(exports.memory.buffer, request, bytes.length).set(bytes);
  const at = exports[name]();
  return new Uint8Array(exports.memory.buffer, at + 4, new DataView(exports.memory.buffer).getUint32(at, true)).slice();
}
self.onmessage = ({ data: [id, judgeModule, codeModule, subject, work, calls, replies] }) => {
  const post = (...message) => self.postMessage([id, ...message]);
  const next = (name, bytes) => (judgeModule ? invoke(judge, name, bytes) : calls.shift());
  try {
    if (judgeModule) judge ??= start(judgeModule, empty());
    let code, call = next('begin', work);
    for (const reply of replies) call = next('reply', reply);
    post('running');
    while (codeModule && call?.length) {
      if (!code) (code = start(codeModule, memory = empty(memory))).choose(subject);
      let reply = panicked = null;
      try { reply = invoke(code, 'run', call); } catch (error) {
        if (!panicked) return post('lost', error.message);
        [reply, code] = [panicked, null];
      }
      post('reply', reply);
      call = next('reply', reply);
    }
    post('judging');
    post('done', judgeModule && invoke(judge, 'finish', []));
  } catch (error) { post('failed', error.message); }
};
