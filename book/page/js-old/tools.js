// The tools of an exercise panel with the local server: the editor, restoring the stub, saving progress, and notices
// about the connection. The page contains their words.

import { choose, listen, version } from './live.js';

// Sends a request about an exercise to the server. Its errors are sentences for readers.
export async function request(section, method, what = '', body = undefined) {
  const address = new URL(`${section.dataset.live}../exercises/${section.dataset.exercise}${what}`, document.baseURI);
  const answer = await fetch(address, {
    method,
    headers: body ? { 'Content-Type': 'application/json' } : {},
    body: body && JSON.stringify(body),
  });
  if (answer.ok || answer.status === 409) {
    const said = answer.headers.get('Content-Type')?.includes('json') ? await answer.json() : null;
    return { conflict: answer.status === 409, said };
  }
  throw new Error((await answer.text()).trim());
}

// The page's words with a value in their gap.
export function fill(element, which, value = '') {
  return element.dataset[which].replace('{}', value);
}

export function mount(section) {
  const find = (selector) => section.querySelector(selector);
  const tools = find('[data-tools]');
  const verdict = find('[data-verdict]');
  const said = find('[data-said]');
  const question = find('[data-question]');
  let mayWrite = false;
  // The editor, after the reader opened it.
  let editor = null;
  let noted = '';
  // The newest message about this step.
  let newest = {};
  // The first version after the server came back.
  let backWith = null;

  const say = (words) => {
    said.textContent = words;
  };
  const notice = (name, on) => {
    find(`[data-notice="${name}"]`).hidden = !on;
  };

  // On a step that hasn't passed, the model answer asks once before it opens.
  let mayOpen = false;
  const answer = document.querySelector(`.model-answer[data-step="${section.dataset.exercise}"]`);
  const asking = answer?.querySelector('[data-before-answer]');
  answer?.querySelector('summary').addEventListener('click', (event) => {
    if (answer.open || mayOpen) return;
    event.preventDefault();
    asking.hidden = false;
    answer.before(asking);
    asking.querySelector('button').focus();
  });
  asking?.addEventListener('click', ({ target }) => {
    const action = target.closest('[data-action]')?.dataset.action;
    if (!action) return;
    asking.hidden = true;
    mayOpen = answer.open = action === 'show-answer';
    answer.querySelector('summary').focus();
  });

  // A version that passed is saved as progress.
  async function notePassed() {
    const { state, version } = verdict.dataset;
    if (state !== 'passed' || !version || version === noted) return;
    mayOpen = true;
    if (!mayWrite) return;
    noted = version;
    try {
      const { conflict } = await request(section, 'POST', '/passed', { version });
      if (conflict) noted = '';
    } catch (error) {
      // The next message from the server tries again.
      noted = '';
      say(error.message);
    }
  }

  async function openEditor() {
    const place = find('[data-editor]');
    const show = (on) => {
      place.hidden = !on;
      find('[data-action="edit"]').setAttribute('aria-expanded', String(on));
    };
    show(place.hidden);
    if (place.hidden || editor) return;
    editor = import('./editor.js').then(({ open }) => open(section, place));
    try {
      (await editor).hear(newest);
    } catch (error) {
      editor = null;
      show(false);
      say(error.message);
    }
  }

  async function putStubBack() {
    question.hidden = true;
    try {
      const { said: done } = await request(section, 'POST', '/reset');
      say(done.saved ? fill(said, 'saved', done.saved) : fill(said, 'stub'));
    } catch (error) {
      say(error.message);
    }
    find('[data-action="reset"]').focus();
  }

  tools.addEventListener('click', ({ target }) => {
    const action = target.closest('[data-action]')?.dataset.action;
    if (action === 'edit') openEditor();
    if (action === 'reset') {
      question.hidden = false;
      find('[data-action="reset-no"]').focus();
    }
    if (action === 'reset-yes') putStubBack();
    if (action === 'reset-no') {
      question.hidden = true;
      find('[data-action="reset"]').focus();
    }
  });

  // The figures' code of this step calls the model answers of earlier steps, or the reader's own earlier steps.
  async function standOn(ownSteps) {
    const { exercise } = section.dataset;
    if (!ownSteps) {
      choose(exercise, null);
      stands.textContent = '';
      return;
    }
    const asked = version(exercise);
    try {
      const { said: built } = await request(section, 'POST', '/own');
      if (!own.checked || asked !== version(exercise)) return;
      stands.textContent = built.steps.length ? fill(stands, 'steps', built.steps.join(', ')) : fill(stands, 'none');
      choose(exercise, built.module, asked);
    } catch (error) {
      choose(exercise, null);
      stands.textContent = error.message;
    }
  }

  const own = find('[data-own]');
  const stands = find('[data-stands]');
  own?.addEventListener('change', () => standOn(own.checked));

  new MutationObserver(notePassed).observe(verdict, { attributeFilter: ['data-state', 'data-version'] });

  listen(section.dataset.live, (heard) => {
    if (heard.kind === 'connection') {
      notice('lost', heard.connection === 'lost');
      notice('back', heard.connection === 'back');
      backWith = null;
    }
    if (heard.kind === 'outdated') notice('outdated', heard.outdated);
    if (heard.kind === 'writes') {
      mayWrite = heard.allowed;
      notice('reading', !mayWrite);
      tools.hidden = !mayWrite;
    }
    if (heard.kind === 'progress') {
      const { state } = heard.steps.find(({ step }) => step === section.dataset.exercise) ?? {};
      mayOpen ||= state === 'passed';
    }
    const isOwn = heard.kind === 'step' && heard.step === section.dataset.exercise && heard.state !== 'chosen';
    if (isOwn) {
      newest = heard;
      // The first version after reconnecting keeps the notice. The next save hides it.
      backWith ??= heard.version;
      if (heard.version !== backWith) notice('back', false);
      editor?.then((open) => open.hear(heard), () => {});
    }
    // An earlier step may have passed, or may no longer pass.
    if (own?.checked && (heard.kind === 'progress' || (isOwn && heard.state === 'ready'))) standOn(true);
    notePassed();
  });
}
