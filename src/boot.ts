// The first script of a prerendered page, and the only one before its first paint: it waits for that paint,
// then asks for the app, and remembers the buttons pressed meanwhile. Built as a file of its own of less than
// 1 KB; it imports nothing and is loaded as a classic script, since the page's policy allows no inline one.
// It also loads the page anew when the site was deployed since: the files that this page names are then gone.

const data: DOMStringMap = document.currentScript?.dataset ?? {};
const { entry = '', modules = '' } = data;

const pressed: HTMLElement[] = [];
const remember = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button && !pressed.includes(button)) pressed.push(button);
};
addEventListener('click', remember, true);

/** In sessionStorage: the builds, by their entry file, that this tab has been loaded anew for. */
const reloadedKey = 'mle.reloaded';

/**
 * Once per build and tab, so never in a loop: a tab that can remember nothing is left as it is, and so is one
 * whose site does not answer, since the browser's own error page would take the place of what can be read.
 * @param isWanted asked once the site has answered
 */
async function loadAnew(isWanted = () => true): Promise<boolean> {
  try {
    const reloaded = (sessionStorage.getItem(reloadedKey) ?? '').split(' ');
    if (reloaded.includes(entry)) return false;
    const { status } = await fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(8_000),
    });
    if (status >= 500 || !isWanted()) return false;
    sessionStorage.setItem(reloadedKey, [...reloaded, entry].join(' '));
    location.reload();
    return true;
  } catch {
    return false;
  }
}

Object.assign(window, {
  loadAnew,
  /** Called once by the app when it has taken over: gives the presses back and stops listening. */
  earlyPresses: () => {
    removeEventListener('click', remember, true);
    return pressed;
  },
});

const add = (tag: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(tag), properties));

const ask = () => {
  for (const href of modules.split(' ')) add('link', { rel: 'modulepreload', href });
  add('script', { type: 'module', src: entry, onerror: () => loadAnew() });
};

const seen = PerformanceObserver.supportedEntryTypes?.includes('paint');
if (document.hidden || !seen) {
  // A page in the background is not painted until someone looks, and an old browser does not tell.
  addEventListener('load', ask);
} else {
  // The first paint may be of a background alone; what must not wait for scripts is the text and its images.
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint')[0]) setTimeout(ask);
  }).observe({ type: 'paint', buffered: true });
}

export {};
