// What the editor uses of CodeMirror. The bundle is kept in the repository, so that nobody needs npm but
// those who renew it: npm install && npm run bundle, in this folder.
export { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
export { rust } from '@codemirror/lang-rust';
export { HighlightStyle, bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
export { lintGutter, setDiagnostics } from '@codemirror/lint';
export { EditorState } from '@codemirror/state';
export { EditorView, drawSelection, keymap, lineNumbers } from '@codemirror/view';
export { tags } from '@lezer/highlight';
