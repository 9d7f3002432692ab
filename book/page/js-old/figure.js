// A live figure. It sends the reader's actions to the model in a wasm module, keeps the page equal to the model's
// view, and runs the calls that the model requests.

const SVG = 'http://www.w3.org/2000/svg';
const ARROWS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

const loading = new Map();
// Whether the current update has another reason than an action of the reader.
let passing = false;
let figures = 0;

// The page fetches a module once. Each figure has its own instance, so a crash affects only that figure.
async function load(assets, name) {
  if (!loading.has(name)) {
    const module = fetch(new URL(`${assets}${name}.wasm`, document.baseURI))
      .then((answer) => answer.arrayBuffer())
      .then((bytes) => WebAssembly.compile(bytes));
    loading.set(name, module);
    module.catch(() => loading.delete(name));
  }
  const { exports } = await WebAssembly.instantiate(await loading.get(name));
  return exports;
}

const encode = (text) => new TextEncoder().encode(text);
const decode = (bytes) => new TextDecoder().decode(bytes);

function write(model, bytes) {
  const place = model.request(bytes.length) >>> 0;
  new Uint8Array(model.memory.buffer, place, bytes.length).set(bytes);
}

function read(model, place) {
  const length = new DataView(model.memory.buffer).getUint32(place >>> 0, true);
  return new Uint8Array(model.memory.buffer, (place >>> 0) + 4, length);
}

// Joins byte arrays: their number, then each with its length before it.
function joined(parts) {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 4));
  const numbers = new DataView(bytes.buffer);
  numbers.setUint32(0, parts.length, true);
  let at = 4;
  for (const part of parts) {
    numbers.setUint32(at, part.length, true);
    bytes.set(part, at + 4);
    at += 4 + part.length;
  }
  return bytes;
}

function apart(bytes) {
  const numbers = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = 4;
  return Array.from({ length: numbers.getUint32(0, true) }, () => {
    const length = numbers.getUint32(at, true);
    at += 4 + length;
    return bytes.slice(at - length, at);
  });
}

// Makes an element from a tree of the form [tag, attributes, words, children, picture].
function build(tree, inSvg) {
  const svg = inSvg || tree[0] === 'svg';
  const element = svg ? document.createElementNS(SVG, tree[0]) : document.createElement(tree[0]);
  update(element, [tree[0], {}, '', []], tree, svg);
  return element;
}

// Applies the differences between two trees. Attributes from the page itself, such as a tab stop, stay.
function update(element, before, now, inSvg) {
  const svg = inSvg || now[0] === 'svg';
  const [, old] = before;
  const [, attributes, words, children, picture] = now;
  for (const name of Object.keys(old)) if (!(name in attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) {
    if (old[name] === value) continue;
    element.setAttribute(name, value);
    // On an existing board, a disc has flipped or is new.
    if (name === 'data-cell' && old['data-square']) element.dataset.motion = old[name] ? 'turn' : 'put';
  }
  // A scene's words are inserted only as text. A picture comes from our own crate, which escapes its texts.
  if (picture !== undefined) {
    if (before[4] !== picture) element.innerHTML = picture;
  } else if (children.length === 0) {
    if (before[2] !== words || before[3].length > 0) element.textContent = words;
  } else {
    if (before[3].length === 0) element.textContent = '';
    updateChildren(element, before[3], children, svg);
  }
  const value = attributes['data-value'];
  // During a tick or an answer, the reader may have typed in the field. Don't overwrite that.
  const isWritten = passing && element === document.activeElement && element.value !== old['data-value'];
  if (value !== undefined && element.value !== value && !isWritten) element.value = value;
}

// Identifies an element among its siblings, so that adding or removing a part leaves the others unchanged.
function identity([tag, attributes]) {
  if (tag === 'button' || tag === 'option') return tag;
  return [tag, attributes.class, attributes['data-control'], attributes['data-board']].join();
}

function updateChildren(element, before, now, svg) {
  const there = [...element.children];
  let at = 0;
  for (const child of now) {
    const found = before.findIndex((known, index) => index >= at && identity(known) === identity(child));
    if (found < 0) {
      element.insertBefore(build(child, svg), there[at] ?? null);
    } else {
      for (const gone of there.slice(at, found)) gone.remove();
      update(there[found], before[found], child, svg);
      at = found + 1;
    }
  }
  for (const gone of there.slice(at)) gone.remove();
}

// A board, or the eight directions around their middle: one tab stop, and arrow keys inside.
const GRID = '[role="grid"], .live-compass';
const CELL = '[data-square], .live-compass > *';

const nameOf = (cell) => cell.dataset.square ?? cell.dataset.action;

// The tab stop is the cell that had it last, else the chosen one, else the first.
function keepTabStops(root) {
  for (const grid of root.querySelectorAll(GRID)) {
    const cells = [...grid.querySelectorAll(CELL)].filter((cell) => cell.matches('button'));
    const last = cells.find((cell) => nameOf(cell) === grid.tabStop);
    const marked = cells.find((cell) => cell.matches('[data-asked], [aria-pressed="true"]'));
    // Among the directions it follows the walk, unless the reader is choosing one.
    const goesAlong = grid.matches('.live-compass') && !grid.contains(document.activeElement);
    const stop = (goesAlong && marked) || last || marked || cells[0];
    for (const cell of cells) cell.tabIndex = cell === stop ? 0 : -1;
  }
}

// The tab stop follows the focus.
function focusOn(grid, cell) {
  grid.tabStop = nameOf(cell);
  keepTabStops(grid.parentElement);
  cell.focus();
}

function moveFocus(grid, cell, key) {
  const cells = [...grid.querySelectorAll(CELL)];
  const size = Number(grid.dataset.size);
  const within = (number) => Math.min(Math.max(number, 0), size - 1);
  let at = cells.indexOf(cell);
  do {
    let [row, col] = [Math.floor(at / size), at % size];
    if (key === 'Home') col = 0;
    else if (key === 'End') col = size - 1;
    else [row, col] = [within(row + ARROWS[key][0]), within(col + ARROWS[key][1])];
    at = row * size + col;
  } while (!cells[at].matches('button'));
  focusOn(grid, cells[at]);
}

// The position of each board's walker.
function walkers(root) {
  return [...root.querySelectorAll('[data-walker="here"] > .live-walker')].map((walker) => {
    const board = walker.closest('.live-board') ?? root;
    const [{ x, y }, corner] = [walker, board].map((part) => part.getBoundingClientRect());
    return { walker, board, x: x - corner.x, y: y - corner.y };
  });
}

// Animates a walker from its old cell to its new one.
function moveWalkers(root, before) {
  if (before.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const { walker, board, x, y } of walkers(root)) {
    const from = before.find((one) => one.board === board);
    if (!from || (from.x === x && from.y === y)) continue;
    walker.animate([{ translate: `${from.x - x}px ${from.y - y}px` }, { translate: '0' }], { duration: 220, easing: 'ease-out' });
  }
}

// Copies a text. If it starts with `#`, copies this page's address with it.
function copy(text) {
  const whole = text.startsWith('#') ? location.href.split('#')[0] + text : text;
  // Without a secure context there is no clipboard.
  return Promise.resolve(navigator.clipboard).then((clipboard) => clipboard.writeText(whole)).then(() => true, () => false);
}

// The options for opening the model.
function options({ dataset }) {
  const page = location.pathname.split('/').pop();
  return Object.entries({ ...dataset, page }).flat().map((part) => `${part}\0`).join('');
}

export async function mount(figure) {
  const { assets, exercise } = figure.dataset;
  const [model, live, asker] = await Promise.all([
    load(assets, figure.dataset.module ?? 'widgets'),
    figure.dataset.live ? import('./live.js') : null,
    figure.dataset.module ? null : import('./asker.js'),
  ]);
  write(model, encode(options(figure)));
  const number = model.open_scene();
  if (number < 0) throw new Error('there is no such scene');
  figures += 1;
  const key = `figure ${figures}`;

  // An exercise panel has a place for its report, with its own live region.
  const place = figure.querySelector('[data-verdict]');
  const root = place ?? document.createElement('div');
  if (!place) root.className = `live ${figure.dataset.module ? 'scene' : figure.dataset.widget}`;
  const spoken = document.createElement('div');
  spoken.className = 'live-hidden';
  spoken.setAttribute('aria-live', 'polite');
  let tree = place ? ['div', {}, '', []] : null;
  let element = place;
  let timer = 0;
  let said = [];
  let wished = '';

  function show(isPassing) {
    passing = isPassing;
    const focused = root.contains(document.activeElement);
    const stood = walkers(root);
    const now = JSON.parse(decode(read(model, model.act(number))));
    if (element) {
      update(element, tree, now, false);
    } else {
      element = build(now, false);
      root.append(element);
    }
    tree = now;
    moveWalkers(root, stood);
    keepTabStops(root);
    // The focused element is gone: move the focus to the next control.
    const isGone = (part) => !root.contains(part) || part.closest('[hidden]');
    if (focused && isGone(document.activeElement)) {
      const next = ['button.primary', 'button, select'].flatMap((parts) => [...root.querySelectorAll(parts)]);
      next.find((part) => !isGone(part))?.focus();
    }
    for (const log of root.querySelectorAll('.scene-log')) log.scrollTop = log.scrollHeight;
    // Scroll a part that is wider than the page to its current place.
    for (const part of root.querySelectorAll('[data-follow]')) {
      const here = part.querySelector('[data-looked], [data-here]')?.getBoundingClientRect();
      const seen = part.getBoundingClientRect();
      if (here) part.scrollLeft += (here.left + here.right - seen.left - seen.right) / 2;
    }
    clearTimeout(timer);
    const tick = now[1]['data-tick'];
    if (tick) timer = setTimeout(() => send('tick'), Number(tick));
    // Speak only new words. Of an animation or a running call, speak only the result.
    const asks = model.wish && grant();
    if (!asks && !(isPassing && tick)) {
      const words = [...root.querySelectorAll('[data-message], [data-announce]')].map((part) => part.textContent);
      if (said.length > 0) {
        const news = words.filter((part) => part && !said.includes(part)).join(' ');
        if (news) spoken.textContent = news;
      }
      said = words;
    }
  }

  function send(event) {
    write(model, encode(event));
    show(/^(tick|live|copied)/.test(event));
  }

  // Runs the calls that the model requests. Does nothing if the request isn't new.
  function grant() {
    const [head, ...calls] = apart(read(model, model.wish(number)));
    if (!head || decode(head) === wished) return false;
    wished = decode(head);
    ask(wished.split('\t'), calls);
    return true;
  }

  async function ask([wish, whose, subject], calls) {
    const modules = { judge: `${assets}judge.wasm`, mistakes: `${assets}mistakes.wasm`, yours: live?.module(exercise) ?? '' };
    const module = modules[whose] ?? whose;
    let answers;
    try {
      if (!module) throw new Error('');
      // Separate keys: the judge and other modules don't stop each other.
      answers = [encode('ok'), ...await asker.ask(module, Number(subject), calls, `${key} ${whose === 'judge'}`)];
    } catch (error) {
      answers = [encode('failed'), encode(error.message)];
    }
    write(model, joined([encode(wish), ...answers]));
    model.answer(number);
    write(model, []);
    show(true);
  }

  const act = (action) => send(`press\t${action}`);
  const changed = ({ target }) => {
    const field = target.closest('[data-control]');
    if (field) send(`set\t${field.dataset.control}\t${field.value}`);
  };
  root.addEventListener('click', ({ target }) => {
    const button = target.closest('button, svg [data-action]');
    if (!button || button.getAttribute('aria-disabled') === 'true') return;
    const grid = button.closest(GRID);
    if (grid) grid.tabStop = nameOf(button);
    // Use the field's current value even if the reader pressed the button without leaving the field.
    const field = document.activeElement;
    const { value } = field.dataset;
    if (root.contains(field) && value !== undefined && field.value !== value) changed({ target: field });
    if (button.dataset.copy) copy(button.dataset.copy).then((copied) => send(`copied\t${copied ? 'yes' : 'no'}`));
    else if (button.dataset.square) send(`square\t${grid.dataset.board}\t${button.dataset.square}`);
    else if (button.dataset.action) act(button.dataset.action);
  });
  root.addEventListener('change', changed);
  root.addEventListener('input', (event) => {
    if (event.target.type === 'range') changed(event);
  });
  root.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { key: pressed, target } = event;
    // The book changes pages and opens its search with these keys.
    if (['ArrowLeft', 'ArrowRight', 's', 'S', '/', '?'].includes(pressed)) event.stopPropagation();
    if (pressed === 'Enter' && target.dataset.enter) {
      event.preventDefault();
      changed(event);
      act(target.dataset.enter);
      return;
    }
    const cell = target.closest(CELL);
    const grid = cell?.closest(GRID);
    if (!grid) return;
    if (grid.dataset.keys !== undefined && (pressed in ARROWS || grid.dataset.keys.split(' ').includes(pressed))) {
      event.preventDefault();
      send(`key\t${pressed}`);
      // The focus follows the cell that the scene moves.
      const asked = grid.querySelector('[data-asked]');
      if (asked) focusOn(grid, asked);
    } else if (pressed in ARROWS || pressed === 'Home' || pressed === 'End') {
      event.preventDefault();
      moveFocus(grid, cell, pressed);
    } else if (/^[a-h]$/i.test(pressed)) {
      grid.column = pressed.toLowerCase();
    } else if (/^[1-8]$/.test(pressed)) {
      // Typing a square, such as d3, focuses it.
      const named = grid.querySelector(`[data-square="${grid.column}${pressed}"]`);
      if (named) focusOn(grid, named);
    } else {
      root.querySelector(`[aria-keyshortcuts="${CSS.escape(pressed.toUpperCase())}"]`)?.click();
    }
  });
  for (const near of ['pointerover', 'focusin']) {
    figure.addEventListener(near, () => {
      if (tree[1]['data-asleep'] !== undefined) send('near');
    });
  }

  write(model, []);
  show(true);
  if (!place) figure.append(root, spoken);
  figure.classList.add('is-live');

  // A position opens in the page's first figure that takes positions, an answer in the first that runs calls.
  const opens = ['figure[data-widget="ask"]', 'figure[data-widget="walk"], figure[data-takes-positions]']
    .map((selector) => document.querySelector(selector) === figure);
  const follow = () => {
    if (!location.hash.startsWith(opens[0] ? '#replay=' : '#pos=')) return;
    send(`set\tposition\t${location.hash}`);
    figure.scrollIntoView();
  };
  if (opens.includes(true)) {
    follow();
    addEventListener('hashchange', follow);
  }

  live?.listen(figure.dataset.live, (heard) => {
    if (heard.kind !== 'step' || heard.step !== exercise) return;
    send(['live', heard.state, heard.version ?? '', heard.module ?? '', heard.message ?? ''].join('\t'));
  });
}
