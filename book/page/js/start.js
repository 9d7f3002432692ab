// Loads the module that draws the live figures. If that fails, each figure stays still and says why.
(() => {
  const { dataset: { module, ...words } } = document.currentScript;
  const load = (address) => import(new URL(address, document.baseURI));
  const note = (text) => document.querySelectorAll('figure[data-assets]').forEach((figure) => {
    figure.querySelector(':scope > .widget-note')?.remove();
    if (text) figure.append(Object.assign(document.createElement('p'), { className: 'widget-note', textContent: text }));
  });
  const building = words.wordsBuilding && setTimeout(() => note(words.wordsBuilding), 500);
  load(module).then(async (page) => (await page.default(), page)).then((page) => { note(); page.start(load); }).catch((error) => {
    const isBlocked = error instanceof EvalError || error.name === 'CompileError' || !window.WebAssembly;
    note(location.protocol === 'file:' ? words.wordsFile : isBlocked ? words.wordsBlocked : words.wordsMissing);
  }).finally(() => clearTimeout(building));
})();
