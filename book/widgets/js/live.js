// What the local server says, heard once a page and told to everybody on it.

const RETRY = 3000;

const listeners = [];
// The newest word of each kind, for those who come later.
const latest = new Map();
let base = null;
let source = null;
let retry = 0;
let lost = false;

function tell(key, heard) {
  const text = JSON.stringify(heard);
  if (latest.get(key)?.text === text) return;
  latest.set(key, { text, heard });
  for (const listener of listeners) listener(heard);
}

// A stream of events holds one of the few connections to a server, so hidden tabs give it back.
function follow() {
  clearTimeout(retry);
  if (document.visibilityState === 'hidden') {
    source?.close();
    source = null;
    return;
  }
  if (source && source.readyState !== EventSource.CLOSED) return;
  source = new EventSource(new URL('events', new URL(base, document.baseURI)));
  source.onopen = () => {
    if (lost) tell('connection', { kind: 'connection', connection: 'back' });
    lost = false;
  };
  source.onerror = () => {
    lost = true;
    tell('connection', { kind: 'connection', connection: 'lost' });
    // The browser tries again by itself, but not after an answer that is no stream.
    if (source?.readyState === EventSource.CLOSED) retry = setTimeout(follow, RETRY);
  };
  source.addEventListener('step', ({ data }) => {
    const heard = JSON.parse(data);
    if (heard.module) heard.module = base.replace(/live\/$/, heard.module);
    // Whoever hears of a module asks it at once.
    if (heard.module) latest.set(`module ${heard.step}`, { heard: heard.module, version: heard.version });
    tell(`step ${heard.step}`, { kind: 'step', ...heard });
  });
  source.addEventListener('progress', ({ data }) => tell('progress', { kind: 'progress', steps: JSON.parse(data) }));
  source.addEventListener('writes', ({ data }) => tell('writes', { kind: 'writes', allowed: data === 'yes' }));
  source.addEventListener('outdated', ({ data }) => tell('outdated', { kind: 'outdated', outdated: data === 'yes' }));
}

// Listens to everything; begins with what is known already.
export function listen(address, listener) {
  const first = listeners.length === 0;
  listeners.push(listener);
  for (const { text, heard } of latest.values()) if (text) listener(heard);
  if (!first) return;
  base = address;
  follow();
  document.addEventListener('visibilitychange', follow);
}

// Modules that stand on the reader's own earlier steps, where that was chosen, with the version of the step in them.
const own = new Map();

// The newest version of a step that was built.
export function version(step) {
  return latest.get(`module ${step}`)?.version;
}

// The newest module that was built for a step.
export function module(step) {
  const chosen = own.get(step);
  return chosen && chosen.version === version(step) ? chosen.module : latest.get(`module ${step}`)?.heard;
}

// Chooses the module that the figures ask, for a version of the step, or none again, and lets them ask anew.
export function choose(step, chosen, ofVersion) {
  if (chosen) own.set(step, { module: base.replace(/live\/$/, chosen), version: ofVersion });
  else own.delete(step);
  for (const listener of listeners) listener({ kind: 'step', step, state: 'chosen', module: module(step) });
}
