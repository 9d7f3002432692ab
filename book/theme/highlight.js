// Colours in listings. The pages show Rust and commands only, so this does what the theme asks of the large
// library in its place.
(() => {
  'use strict';

  const WORDS = 'as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut pub ref return self Self static struct super trait true type unsafe use where while';
  const RUST = new RegExp([
    String.raw`(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)`,
    String.raw`(?<string>b?"(?:\\[\s\S]|[^"\\])*"|b?'(?:\\[^']*|[^'\\\n])')`,
    String.raw`(?<symbol>'[a-z_]\w*)`,
    String.raw`(?<meta>#!?\[[^\]\n]*\])`,
    String.raw`(?<number>\b\d[\d_]*(?:\.\d[\d_]*)?(?:[iuf]\d+|[iu]size)?\b|\b0x[\da-fA-F_]+)`,
    String.raw`(?<built_in>\b\w+!)`,
    String.raw`(?<title>(?<=\bfn )\w+)`,
    String.raw`(?<keyword>\b(?:${WORDS.split(' ').join('|')})\b)`,
    String.raw`(?<type>\b(?:[A-Z]\w*|[iu](?:8|16|32|64|128|size)|f32|f64|bool|char|str)\b)`,
  ].join('|'), 'g');

  function highlightBlock(block) {
    // A listing with elements inside has marks of its own.
    if (!block.matches('.language-rust') || block.children.length > 0) return;
    const text = block.textContent;
    const parts = [];
    let done = 0;
    for (const found of text.matchAll(RUST)) {
      const [kind] = Object.entries(found.groups).find(([, part]) => part !== undefined);
      const span = document.createElement('span');
      span.className = `hljs-${kind}`;
      span.textContent = found[0];
      parts.push(text.slice(done, found.index), span);
      done = found.index + found[0].length;
    }
    block.replaceChildren(...parts, text.slice(done));
  }

  window.hljs = { configure() {}, highlightBlock };
})();
