// The first script of a prerendered page, and the only one before its first paint: it waits for that paint,
// then asks for the app, and remembers the buttons pressed meanwhile. Built as a file of its own of less than
// 1 KB; it imports nothing and is loaded as a classic script, since the page's policy allows no inline one.

const script = document.currentScript;
const { entry = '', modules = '' } = script instanceof HTMLScriptElement ? script.dataset : {};

const pressed: HTMLElement[] = [];
const remember = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button && !pressed.includes(button)) pressed.push(button);
};
addEventListener('click', remember, true);

/** Called once by the app when it has taken over: gives the presses back and stops listening. */
Object.assign(window, {
  earlyPresses: () => {
    removeEventListener('click', remember, true);
    return pressed;
  },
});

let asked = false;
const ask = () => {
  if (asked) return;
  asked = true;
  for (const href of modules.split(' ')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }));
};

const seen = PerformanceObserver.supportedEntryTypes?.includes('paint');
if (document.hidden || !seen) {
  // A page in the background is not painted until someone looks, and an old browser does not tell.
  addEventListener('load', ask);
} else {
  // The first paint may be of a background alone; what must not wait for scripts is the text and its images.
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(ask);
  }).observe({ type: 'paint', buffered: true });
}
