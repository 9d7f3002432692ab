// Loads the live boards near the window, and fixes accessibility faults of the theme.
(() => {
  'use strict';

  const isPrintPage = /\/print\.html$/.test(location.pathname);

  function mendSidebarToggle() {
    const toggle = document.getElementById('mdbook-sidebar-toggle');
    const checkbox = document.getElementById('mdbook-sidebar-toggle-anchor');
    if (!toggle || !checkbox) return;
    toggle.setAttribute('role', 'button');
    toggle.setAttribute('tabindex', '0');
    toggle.setAttribute('aria-expanded', String(checkbox.checked));
    checkbox.addEventListener('change', () => {
      toggle.setAttribute('aria-expanded', String(checkbox.checked));
    });
    toggle.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      toggle.click();
    });
  }

  // Otherwise the bar with the book's title is in no landmark.
  function mendMenuBar() {
    document.getElementById('mdbook-menu-bar')?.setAttribute('role', 'banner');
  }

  // Scrolling code must be reachable with keys, at every width of the window.
  function mendScrollingCode() {
    const mend = () => {
      for (const pre of document.querySelectorAll('main pre')) {
        const code = pre.querySelector('code');
        for (const part of code ? [pre, code] : [pre]) {
          const scrolls = part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight;
          if (scrolls && part.clientWidth > 0) part.setAttribute('tabindex', '0');
        }
      }
    };
    mend();
    addEventListener('resize', mend);
    document.addEventListener('toggle', mend, true);
  }

  // Marks the lines in a listing that an item of its reading explains.
  function markLinesWhileRead() {
    const mark = ({ target }) => {
      document.querySelector('pre[data-marked]')?.removeAttribute('data-marked');
      const item = target.closest?.('.reading > li');
      const listing = item?.parentElement.previousElementSibling;
      const pre = listing?.matches('pre') ? listing : listing?.querySelector('pre');
      if (!pre) return;
      pre.style.setProperty('--first', item.dataset.line);
      pre.style.setProperty('--count', item.dataset.lines);
      pre.setAttribute('data-marked', '');
    };
    document.addEventListener('pointerover', mark);
    document.addEventListener('focusin', mark);
  }

  // Adds a button that runs a move's animation again.
  function offerToPlayAgain() {
    for (const picture of document.querySelectorAll('.capture-motion')) {
      const row = document.createElement('div');
      row.className = 'live-buttons';
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Run';
      button.addEventListener('click', () => picture.querySelector('svg').setCurrentTime(0.6));
      row.append(button);
      picture.append(row);
    }
  }

  function fail(element) {
    if (element.hasAttribute('data-widget-error')) return;
    element.setAttribute('data-widget-error', 'load');
    const note = document.createElement('p');
    note.className = 'widget-note';
    note.textContent = "The live board didn't load. This picture shows the same position.";
    element.append(note);
  }

  // Imports a script of the widgets' folder.
  const script = (element, name) => import(new URL(element.dataset.assets + name, document.baseURI).href);

  // Parts that need the local server. The page says if it's there.
  async function mountTools(element) {
    const name = element.matches('section.exercise') ? 'tools.js' : 'progress.js';
    try {
      (await script(element, name)).mount(element);
    } catch {
      // Then the page works as without a server.
    }
  }

  const mounted = new WeakSet();

  async function mount(element) {
    if (mounted.has(element)) return;
    mounted.add(element);
    if (element.dataset.live && !element.matches('figure')) mountTools(element);
    if (!element.matches(element.dataset.live ? 'figure, section' : 'figure')) return;
    try {
      await (await script(element, 'figure.js')).mount(element);
    } catch {
      if (element.matches('figure')) fail(element);
    }
  }

  function mountWhatComesNear() {
    const elements = [...document.querySelectorAll('[data-assets]')];
    if (isPrintPage || elements.length === 0) return;
    if (!('IntersectionObserver' in window)) {
      elements.forEach(mount);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries.filter((entry) => entry.isIntersecting)) {
          observer.unobserve(entry.target);
          mount(entry.target);
        }
      },
      { rootMargin: '600px' },
    );
    elements.forEach((element) => observer.observe(element));

    // A link to a position opens in the page's first walk, a link with an answer in the first figure that runs calls.
    const mountForAddress = () => {
      const wanted = {
        '#pos': 'figure[data-widget="walk"][data-assets], figure[data-takes-positions]',
        '#replay': 'figure[data-widget="ask"][data-assets]',
      }[location.hash.split('=')[0]];
      const first = wanted && document.querySelector(wanted);
      if (!first) return;
      observer.unobserve(first);
      mount(first);
    };
    mountForAddress();
    addEventListener('hashchange', mountForAddress);
    // Following a link again opens it again, although the address doesn't change.
    document.addEventListener('click', ({ target }) => {
      const link = target.closest('a[href*="#pos="], a[href*="#replay="]');
      if (link?.href === location.href) dispatchEvent(new HashChangeEvent('hashchange'));
    });
  }

  mendSidebarToggle();
  mendMenuBar();
  mendScrollingCode();
  markLinesWhileRead();
  offerToPlayAgain();
  mountWhatComesNear();
})();
