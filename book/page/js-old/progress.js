// Shows the learner's progress in the list of steps.

import { listen } from './live.js';

export function mount(list) {
  const count = list.querySelector('[data-count]');
  listen(list.dataset.live, (heard) => {
    if (heard.kind !== 'progress') return;
    const states = new Map(heard.steps.map(({ step, state }) => [step, state]));
    const isStep = (step) => /^\d+$/.test(step);
    let next;
    for (const item of list.querySelectorAll('[data-step]')) {
      const { step } = item.dataset;
      const state = states.get(step);
      if (!state) continue;
      const isNext = !next && isStep(step) && state !== 'passed';
      if (isNext) next = step;
      item.dataset.state = state;
      item.toggleAttribute('data-next', isNext);
      const words = list.dataset[state] ?? (isNext ? list.dataset.next : undefined);
      item.querySelector('.progress-state').textContent = words ? ` ${words}` : '';
    }
    const passed = heard.steps.filter(({ step, state }) => isStep(step) && state === 'passed').length;
    count.textContent = count.dataset.count.replace('{}', passed);
    count.hidden = false;
  });
}
