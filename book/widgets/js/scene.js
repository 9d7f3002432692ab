// A scene: hands what the reader does to its model in a wasm module, and keeps the page equal to what it says.

const SVG = 'http://www.w3.org/2000/svg';
const ARROWS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

const loading = new Map();
// Whether the view is made anew because time passed, and not because the reader did something.
let ticking = false;

function load({ assets, module }) {
  if (!loading.has(module)) {
    loading.set(module, fetch(new URL(`${assets}${module}.wasm`, document.baseURI))
      .then((answer) => answer.arrayBuffer())
      .then((bytes) => WebAssembly.instantiate(bytes))
      .then(({ instance }) => instance.exports));
  }
  return loading.get(module);
}

function write(model, text) {
  const bytes = new TextEncoder().encode(text);
  const place = model.request(bytes.length) >>> 0;
  new Uint8Array(model.memory.buffer, place, bytes.length).set(bytes);
}

function read(model, place) {
  const length = new DataView(model.memory.buffer).getUint32(place, true);
  return JSON.parse(new TextDecoder().decode(new Uint8Array(model.memory.buffer, place + 4, length)));
}

// An element for a tree of the form [tag, attributes, words, children, picture].
function build(tree, inSvg) {
  const svg = inSvg || tree[0] === 'svg';
  const element = svg ? document.createElementNS(SVG, tree[0]) : document.createElement(tree[0]);
  update(element, [tree[0], {}, '', []], tree, svg);
  return element;
}

// Changes what differs between two trees. What the page itself set, such as a tab stop, stays.
function update(element, before, now, inSvg) {
  const svg = inSvg || now[0] === 'svg';
  const [, old] = before;
  const [, attributes, words, children, picture] = now;
  for (const name of Object.keys(old)) if (!(name in attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) {
    if (old[name] !== value) element.setAttribute(name, value);
  }
  // Words of a scene only ever go in as text. A picture is written by the rules' own crate, with its texts escaped.
  if (picture !== undefined) {
    if (before[4] !== picture) element.innerHTML = picture;
  } else if (children.length === 0) {
    if (before[2] !== words || before[3].length > 0) element.textContent = words;
  } else {
    if (before[3].length === 0) element.textContent = '';
    updateChildren(element, before[3], children, svg);
  }
  const value = attributes['data-value'];
  // While time passes somebody may be writing in the field.
  const isWritten = ticking && element === document.activeElement;
  if (value !== undefined && element.value !== value && !isWritten) element.value = value;
}

// What an element is among its neighbours, so that a part which comes or goes leaves the others as they are.
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

// Each board has one tab stop: the cell that had it last, else the one under discussion, else the first.
function keepTabStops(root) {
  for (const grid of root.querySelectorAll('[role="grid"]')) {
    const cells = [...grid.querySelectorAll('[data-square]')];
    const stop = cells.find((cell) => cell.dataset.square === grid.tabStop)
      ?? cells.find((cell) => cell.hasAttribute('data-asked')) ?? cells[0];
    for (const cell of cells) cell.tabIndex = cell === stop ? 0 : -1;
  }
}

function moveFocus(grid, cell, key) {
  const cells = [...grid.querySelectorAll('[data-square]')];
  const size = Number(grid.dataset.size);
  const at = cells.indexOf(cell);
  let [row, col] = [Math.floor(at / size), at % size];
  if (key === 'Home') col = 0;
  else if (key === 'End') col = size - 1;
  else [row, col] = [row + ARROWS[key][0], col + ARROWS[key][1]];
  const within = (number) => Math.min(Math.max(number, 0), size - 1);
  const next = cells[within(row) * size + within(col)];
  grid.tabStop = next.dataset.square;
  next.focus();
}

export async function mount(figure) {
  const model = await load(figure.dataset);
  write(model, `${figure.dataset.widget} ${figure.dataset.scene}`);
  const number = model.open_scene();
  if (number < 0) throw new Error('there is no such scene');

  const root = document.createElement('div');
  root.className = 'live scene';
  const spoken = document.createElement('div');
  spoken.className = 'live-hidden';
  spoken.setAttribute('aria-live', 'polite');
  let tree = null;
  let element = null;
  let timer = 0;

  function send(event) {
    ticking = event === 'tick';
    const focused = root.contains(document.activeElement);
    write(model, event);
    const now = read(model, model.act(number) >>> 0);
    if (!element) {
      element = build(now, false);
      root.append(element);
    } else {
      update(element, tree, now, false);
    }
    tree = now;
    keepTabStops(root);
    // What had the focus is gone: the next thing to do takes it.
    if (focused && !root.contains(document.activeElement)) {
      (root.querySelector('button.primary') ?? root.querySelector('button, select')).focus();
    }
    for (const log of root.querySelectorAll('.scene-log')) log.scrollTop = log.scrollHeight;
    // What is wider than the page stays where something happens.
    for (const part of root.querySelectorAll('[data-follow]')) {
      const here = part.querySelector('[data-looked], [data-here]')?.getBoundingClientRect();
      const seen = part.getBoundingClientRect();
      if (here) part.scrollLeft += (here.left + here.right - seen.left - seen.right) / 2;
    }
    clearTimeout(timer);
    const tick = now[1]['data-tick'];
    if (tick) timer = setTimeout(() => send('tick'), Number(tick));
    // Nobody wants to hear every step of what runs by itself, but how it ends.
    if (event && !(ticking && tick)) {
      const words = [...root.querySelectorAll('[data-message], [data-announce]')].map((part) => part.textContent);
      if (spoken.textContent !== words.join(' ')) spoken.textContent = words.join(' ');
    }
  }

  root.addEventListener('click', ({ target }) => {
    const button = target.closest('button, svg [data-action]');
    if (!button || button.getAttribute('aria-disabled') === 'true') return;
    const { square, action } = button.dataset;
    if (square) {
      const grid = button.closest('[data-board]');
      grid.tabStop = square;
      send(`square\t${grid.dataset.board}\t${square}`);
    } else if (action) send(`press\t${action}`);
  });
  const changed = ({ target }) => {
    const field = target.closest('[data-control]');
    if (field) send(`set\t${field.dataset.control}\t${field.value}`);
  };
  root.addEventListener('change', changed);
  root.addEventListener('input', (event) => {
    if (event.target.type === 'range') changed(event);
  });
  root.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { key, target } = event;
    // The book turns its pages and opens its search on these keys.
    if (['ArrowLeft', 'ArrowRight', 's', 'S', '/', '?'].includes(key)) event.stopPropagation();
    const cell = target.closest('[data-square]');
    const grid = cell?.closest('[role="grid"]');
    if (!grid) return;
    if (grid.dataset.keys !== undefined && (key in ARROWS || grid.dataset.keys.split(' ').includes(key))) {
      event.preventDefault();
      send(`key\t${key}`);
      // The tab stop goes with what the scene moves.
      const asked = grid.querySelector('[data-asked]');
      if (asked) {
        grid.tabStop = asked.dataset.square;
        keepTabStops(root);
        asked.focus();
      }
    } else if (key in ARROWS || key === 'Home' || key === 'End') {
      event.preventDefault();
      moveFocus(grid, cell, key);
      keepTabStops(root);
    }
  });

  send('');
  figure.append(root, spoken);
  figure.classList.add('is-live');

  const first = document.querySelector('figure[data-widget="walk"], figure[data-takes-positions]');
  if (first === figure) {
    const follow = () => {
      if (!location.hash.startsWith('#pos=')) return;
      send(`set\tposition\t${location.hash}`);
      figure.scrollIntoView();
    };
    follow();
    addEventListener('hashchange', follow);
  }
}
