// How far the reader is with each step, in the list of the steps.

import { listen } from './live.js';

export function mount(list) {
  const count = list.querySelector('[data-count]');
  listen(list.dataset.live, (heard) => {
    if (heard.kind !== 'progress') return;
    let passed = 0;
    for (const { step, state } of heard.steps) {
      const item = list.querySelector(`[data-step="${step}"]`);
      if (!item) continue;
      item.dataset.state = state;
      const words = list.dataset[state];
      item.querySelector('.progress-state').textContent = words ? ` ${words}` : '';
      if (state === 'passed' && /^\d+$/.test(step)) passed += 1;
    }
    count.textContent = count.dataset.count.replace('{}', passed);
    count.hidden = false;
  });
}
