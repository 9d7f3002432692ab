// News from the local server: one connection per page, shared by all listeners.

const RETRY = 3000;

const listeners = [];
// The newest message of each kind, for later listeners.
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

// A browser allows only a few connections to a server, so hidden tabs close their event stream.
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
    // The browser reconnects by itself, unless the answer wasn't an event stream.
    if (source?.readyState === EventSource.CLOSED) retry = setTimeout(follow, RETRY);
  };
  source.addEventListener('step', ({ data }) => {
    const heard = JSON.parse(data);
    if (heard.module) heard.module = base.replace(/live\/$/, heard.module);
    // Store the module first: listeners use it immediately.
    if (heard.module) latest.set(`module ${heard.step}`, { heard: heard.module, version: heard.version });
    tell(`step ${heard.step}`, { kind: 'step', ...heard });
  });
  source.addEventListener('progress', ({ data }) => tell('progress', { kind: 'progress', steps: JSON.parse(data) }));
  source.addEventListener('writes', ({ data }) => tell('writes', { kind: 'writes', allowed: data === 'yes' }));
  source.addEventListener('outdated', ({ data }) => tell('outdated', { kind: 'outdated', outdated: data === 'yes' }));
}

// Adds a listener. It first gets the newest message of each kind.
export function listen(address, listener) {
  const first = listeners.length === 0;
  listeners.push(listener);
  for (const { text, heard } of latest.values()) if (text) listener(heard);
  if (!first) return;
  base = address;
  follow();
  document.addEventListener('visibilitychange', follow);
}

// If the reader chose it: modules with the reader's own earlier steps, and the version of the step in them.
const own = new Map();

// The newest built version of a step.
export function version(step) {
  return latest.get(`module ${step}`)?.version;
}

// The newest module of a step.
export function module(step) {
  const chosen = own.get(step);
  return chosen && chosen.version === version(step) ? chosen.module : latest.get(`module ${step}`)?.heard;
}

// Chooses the figures' module for a version of the step, or none, and makes the figures run their calls again.
export function choose(step, chosen, ofVersion) {
  if (chosen) own.set(step, { module: base.replace(/live\/$/, chosen), version: ofVersion });
  else own.delete(step);
  for (const listener of listeners) listener({ kind: 'step', step, state: 'chosen', module: module(step) });
}
