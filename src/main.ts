// The only script that loads before the page is painted. It loads the app once the page and its pictures are painted,
// or at the first touch or key. It also records clicked buttons until the app has started.
import { reloadOnce } from './platform/lazy-code/reload-once.ts';

const clickedButtons = new Set<HTMLElement>();

function recordClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button) clickedButtons.add(button);
}

/** Stops recording, because the app handles later clicks itself. */
function takeClickedButtons(): readonly HTMLElement[] {
  removeEventListener('click', recordClick, true);
  return [...clickedButtons];
}

/**
 * Milliseconds after which the app loads anyway, because slow pictures delay `load` and background tabs aren't painted.
 */
const maxWaitMs = 10_000;

/** Resolves when the page and its pictures are painted, at the first touch or key, or after `maxWaitMs`. */
function waitForPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(observer.disconnect());
    });
    const observePaint = () => observer.observe({ type: 'paint', buffered: true });
    if (document.readyState === 'complete') observePaint();
    else addEventListener('load', observePaint, { once: true });
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, resolve, { capture: true, once: true });
    setTimeout(resolve, maxWaitMs);
  });
}

/** Resolves once the HTML is parsed. On a slow network, a cached copy of this script runs before that. */
function waitForParsing(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve, { once: true });
    else resolve(null);
  });
}

async function startApp(): Promise<void> {
  await waitForParsing();
  const root = document.getElementById('root');
  if (!root) return;
  // Don't wait in development, where there is no prerendered page to paint first.
  if (root.hasChildNodes()) await waitForPaint();
  try {
    const { start } = await import('./app/start.tsx');
    // Start in a separate task, so that a slow phone can scroll between evaluating the app's code and starting the app.
    setTimeout(() => void start(root, takeClickedButtons));
  } catch (error) {
    // In development a reload wouldn't help, because the error is in the code. Vite's overlay shows it.
    if (__DEVELOPMENT_SERVER__) throw error;
    await reloadOnce();
  }
}

// Older browsers keep the prerendered page and show a notice. src/app/styles/browser-notices.css hides the notice in
// browsers that meet this condition.
if (CSS.supports('color', 'color-mix(in srgb, red, red)')) {
  addEventListener('click', recordClick, true);
  void startApp();
}
