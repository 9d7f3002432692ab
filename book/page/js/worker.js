// Runs the jobs of `bench.rs`: the judge lists the calls, the code runs each, and the judge compares the replies. All is
// inside `try`, because a module that can't start mustn't look like an endless loop.
const modules = new Map(), KEPT = 4;
let newest, judge, judgeModule, reported;

const compiled = (address) => {
  if (!modules.has(address)) modules.set(address, fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`the server answered ${response.status} for ${address}`);
    return WebAssembly.compile(await response.arrayBuffer());
  }));
  for (const old of modules.keys()) if (modules.size > KEPT) modules.delete(old);
  return modules.get(address);
};
const start = (module) => {
  // A panic reports its reply just before the module traps.
  const report = (at, length) => { reported = new Uint8Array(instance.exports.memory.buffer, at, length).slice(); };
  const instance = new WebAssembly.Instance(module, { env: { report } });
  return instance.exports;
};
const write = ({ memory, request }, bytes) => new Uint8Array(memory.buffer, request(bytes.length), bytes.length).set(bytes);
const read = ({ memory }, at) => new Uint8Array(memory.buffer, at + 4, new DataView(memory.buffer).getUint32(at, true)).slice();
const words = (error) => (/call stack|recursion|out of bounds/.test(error.message) ? 'endless recursion: the stack overflowed' : error.message);
