// The first script of a prerendered page, and the only one before its first paint: it waits for that paint,
// then asks for the app, and remembers the buttons pressed meanwhile. Built as a file of its own of less than
// 1 kB as it is sent; it imports nothing and is loaded as a classic script, since the page's policy allows no inline one.
// It also reloads the page when the site was deployed since: the files that this page names are then gone.

const data: DOMStringMap = document.currentScript?.dataset ?? {};
const { entry = '', before = '', modules = '' } = data;

// Detected by what came last to the oldest supported browsers: the first to Safari 16.4 and Firefox 128, the second to Chrome 111.
const isOnFloor = 'registerProperty' in CSS && CSS.supports('color', 'color-mix(in srgb, red, red)');
// The page stays as it was prerendered, with the sentence of src/app/below-floor-notice.tsx.
if (!isOnFloor) {
  document.documentElement.classList.add('below-floor');
  // They have what stands in for registered properties there, without which no border is drawn.
  for (const sheet of document.querySelectorAll('link[disabled]')) sheet.removeAttribute('disabled');
}

const pressed: HTMLElement[] = [];
const remember = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button && !pressed.includes(button)) pressed.push(button);
};
addEventListener('click', remember, true);

/** In sessionStorage: the entry files of the builds that this tab was reloaded for, once per reload. */
const reloadedKey = 'mle.reloaded';

/** Milliseconds for all requests before a reload. */
const timeoutMs = 10_000;

/**
 * Hosts that send the headers of /assets with a 404 too (Vercel, Cloudflare) make browsers keep that 404 for a year, and
 * a reload would read it from the cache. Here every file that is cached as a failure is fetched past the cache, which
 * replaces the cached answer.
 * @returns whether a file could be fetched that way
 */
async function renewFailed(signal: AbortSignal): Promise<boolean> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = loaded.filter((name) => name.includes('/assets/'));
  const renewed = [entry, ...files].map(async (file) => {
    const { ok } = await fetch(file, { cache: 'force-cache', signal });
    return !ok && (await fetch(file, { cache: 'reload', signal })).ok;
  });
  return (await Promise.allSettled(renewed)).some((each) => each.status === 'fulfilled' && each.value);
}

/**
 * Never in a loop: once per build and tab, three times where a file has come back. A tab that can remember nothing is
 * left as it is, and so is one whose site does not answer, since the browser's own error page would take the place of
 * what can be read.
 * @param isWanted asked once the site has answered
 */
async function reloadOnce(isWanted = () => true): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const most = (await renewFailed(signal)) ? 3 : 1;
    const reloaded = (sessionStorage.getItem(reloadedKey) ?? '').split(' ');
    if (reloaded.filter((each) => each === entry).length >= most) return false;
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
    if (status >= 500 || !isWanted()) return false;
    sessionStorage.setItem(reloadedKey, [...reloaded, entry].join(' '));
    location.reload();
    return true;
  } catch {
    return false;
  }
}

Object.assign(window, {
  reloadOnce,
  /** Called once by the app when it has taken over: gives the presses back and stops listening. */
  earlyPresses: () => {
    removeEventListener('click', remember, true);
    return pressed;
  },
});

const add = (tag: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(tag), properties));

let isAsked = false;
const ask = () => {
  if (isAsked || !isOnFloor) return;
  isAsked = true;
  // Firefox reports what it gives up loading because the page is being left: a reload would take the visitor back.
  // The listener goes with the code's arrival, since it keeps a page out of Firefox's back/forward cache.
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  addEventListener('beforeunload', leave);
  const list = (files: string) => files.split(' ').filter(Boolean);
  // All are fetched at once. To ask for one takes a slow telephone some 8 ms, and they are evaluated one after the other
  // too: each in a task of its own, together they are the longest of a first load. One that fails fails the entry too.
  for (const href of [...list(before), entry, ...list(modules)]) {
    setTimeout(add, 0, 'link', { rel: 'modulepreload', href });
  }
  const evaluate = ([file, ...rest]: readonly string[]) => {
    const next = () => evaluate(rest);
    const isEntry = rest.length === 0;
    add('script', {
      type: 'module',
      src: file,
      onload: isEntry ? () => removeEventListener('beforeunload', leave) : next,
      onerror: isEntry ? () => isLeaving || reloadOnce() : next,
    });
  };
  evaluate([...list(before), entry]);
};

// A page in the background is not painted until someone looks, and an old browser does not report its paints.
const reports = !document.hidden && window.PerformanceObserver?.supportedEntryTypes?.includes('paint');

// Milliseconds. Some browsers never report a paint, among them those that hide how fast they are, and a picture that
// never comes holds `load` back: the app starts all the same. The first counts from the second frame after `load`, by which a
// slow device has painted.
const limits = { afterLoad: 1000, afterPaint: 2000, inAll: 10_000 };

let isPainted = false;
let isShown = false;
addEventListener('load', () => {
  if (!reports) return setTimeout(ask);
  // Two frames later the largest picture is on the screen: nothing that the app asks for competes with it.
  const start = () => {
    isShown = true;
    setTimeout(ask, isPainted ? 0 : limits.afterLoad);
  };
  return requestAnimationFrame(() => requestAnimationFrame(start));
});
setTimeout(ask, limits.inAll);

if (reports) {
  // The first paint may be of a background alone; what must not wait for scripts is the text and its images. A shell
  // has neither.
  new PerformanceObserver((list) => {
    if (!list.getEntriesByName('first-contentful-paint')[0]) return;
    isPainted = true;
    setTimeout(ask, isShown || 'shell' in data ? 0 : limits.afterPaint);
  }).observe({ type: 'paint', buffered: true });
}
// Who already uses the page waits for nothing else.
for (const type of ['pointerdown', 'keydown']) addEventListener(type, ask, true);

export {};
