// The editor in an exercise panel. The file on disk and the text in the page never overwrite each other without a
// choice: a save names the version that the page has seen, and the server refuses to overwrite another one.

import {
  EditorState, EditorView, HighlightStyle, bracketMatching, defaultKeymap, drawSelection, history, historyKeymap,
  indentOnInput, indentUnit, indentWithTab, keymap, lineNumbers, lintGutter, rust, setDiagnostics, syntaxHighlighting,
  tags,
} from './codemirror.js';
import { fill, request } from './tools.js';

// The colours are the theme's; see widget.css.
const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.self], class: 'code-keyword' },
  { tag: [tags.string, tags.character, tags.number, tags.bool], class: 'code-value' },
  { tag: [tags.comment, tags.docComment], class: 'code-comment' },
  { tag: [tags.typeName, tags.macroName, tags.function(tags.definition(tags.variableName))], class: 'code-name' },
]);

export async function open(section, place) {
  const state = place.querySelector('[data-editor-state]');
  const conflict = place.querySelector('[data-conflict]');
  const { said: source } = await request(section, 'GET');
  // The file's version that the page has seen last, and its text.
  let seen = source.version;
  let saved = source.text;
  // The file on disk, while it conflicts with changes in the page.
  let theirs = null;

  const say = (which, value) => {
    state.textContent = fill(state, which, value);
  };
  const text = () => view.state.doc.toString();
  const isChanged = () => text() !== saved;
  // Saves run one after the other, because each names the version that the one before it made.
  let turn = Promise.resolve();

  function save(overOtherChanges = false) {
    turn = turn.then(() => send(overOtherChanges));
  }

  async function send(overOtherChanges) {
    const sent = text();
    say('saving');
    try {
      const { conflict: refused, said } = await request(section, 'PUT', '', {
        text: sent,
        seen,
        over_other_changes: overOtherChanges,
      });
      if (refused) {
        differ(said);
        return;
      }
      settle(sent, said.version);
      if (said.saved) say('kept', said.saved);
      else if (isChanged()) say('changed');
      else say('saved', said.version);
    } catch (error) {
      // Nothing is lost: the text is still here.
      state.textContent = error.message;
    }
  }

  function settle(now, version) {
    saved = now;
    seen = version;
    theirs = null;
    conflict.hidden = true;
  }

  function differ(source) {
    theirs = source;
    conflict.hidden = false;
    say('differs');
  }

  // Takes the text of the file. Undo restores the old text.
  function take(source) {
    if (text() !== source.text) {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: source.text } });
    }
    settle(source.text, source.version);
  }

  async function look() {
    const before = seen;
    try {
      const { said: source } = await request(section, 'GET');
      // A save may have come between.
      if (before !== seen) return;
      if (source.version === seen) {
        // The file has the version again that this page has seen.
        if (theirs) settle(saved, seen);
        if (isChanged()) say('changed');
        return;
      }
      if (source.text === text()) settle(source.text, source.version);
      else if (isChanged()) differ(source);
      else {
        take(source);
        say('read', source.version);
      }
    } catch (error) {
      state.textContent = error.message;
    }
  }

  function mark(places) {
    const { doc } = view.state;
    const diagnostics = places
      .filter((at) => at.line <= doc.lines)
      .map((at) => {
        const line = doc.line(at.line);
        const from = Math.min(line.from + at.column - 1, line.to);
        return { from, to: line.to, severity: 'error', message: at.message };
      });
    view.dispatch(setDiagnostics(view.state, diagnostics));
  }

  const view = new EditorView({
    parent: place.querySelector('[data-code]'),
    state: EditorState.create({
      doc: source.text,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        indentUnit.of('    '),
        bracketMatching(),
        rust(),
        syntaxHighlighting(colors),
        lintGutter(),
        EditorView.contentAttributes.of({ 'aria-label': place.dataset.label }),
        keymap.of([
          { key: 'Mod-s', preventDefault: true, run: () => (save(), true) },
          indentWithTab,
          ...defaultKeymap,
          ...historyKeymap,
        ]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && isChanged() && !theirs) say('changed');
        }),
      ],
    }),
  });

  // Keep keys in the editor from the book, which has its own shortcuts.
  view.dom.addEventListener('keydown', (event) => event.stopPropagation());
  place.addEventListener('click', ({ target }) => {
    const action = target.closest('[data-action]')?.dataset.action;
    if (action === 'save') save();
    if (action === 'take-theirs' && theirs) {
      const { version } = theirs;
      take(theirs);
      say('read', version);
    }
    if (action === 'keep-mine') save(true);
  });
  addEventListener('beforeunload', (event) => {
    if (isChanged()) event.preventDefault();
  });
  // Put the cursor at the first `todo!`.
  const begin = source.text.indexOf('todo!(');
  if (begin >= 0) view.dispatch({ selection: { anchor: begin }, scrollIntoView: true });
  say('read', seen);
  view.focus();

  return {
    hear(event) {
      if (event.state === 'error' && event.version === seen && !isChanged()) mark(event.places);
      else if (event.state === 'ready') mark([]);
      if (event.version !== seen || theirs) look();
    },
  };
}
