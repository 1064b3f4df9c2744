// The only script that comes before a page is painted. It asks for the app once page and pictures are on the screen, or
// with the first touch, and keeps the buttons that are pressed until the app is there.
import { reloadOnce } from './platform/late-code/reload-once.ts';

const pressed = new Set<HTMLElement>();

function keep({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button) pressed.add(button);
}

/** Gives the presses to the app, which sees the next ones itself. */
function takePresses(): readonly HTMLElement[] {
  removeEventListener('click', keep, true);
  return [...pressed];
}

/** Milliseconds for pictures that hold `load` back, and for a tab in the background, which is not painted. */
const maxWaitMs = 10_000;

/** @returns a promise of what comes first: the paint of page and pictures, a touch or key, the limit */
function wanted(): Promise<unknown> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(observer.disconnect());
    });
    const painted = () => observer.observe({ type: 'paint', buffered: true });
    if (document.readyState === 'complete') painted();
    else addEventListener('load', painted, { once: true });
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, resolve, { capture: true, once: true });
    setTimeout(resolve, maxWaitMs);
  });
}

/** @returns a promise of the whole HTML: where this file is cached and the network slow, it runs before the body is there */
function parsed(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve, { once: true });
    else resolve(null);
  });
}

async function startApp(): Promise<void> {
  await parsed();
  const root = document.getElementById('root');
  if (!root) return;
  // In development there is no prerendered page to be painted first.
  if (root.hasChildNodes()) await wanted();
  try {
    const { start } = await import('./app/start.tsx');
    // A task of its own: after reading all that code, a slow telephone has to get round to scrolling first.
    setTimeout(() => void start(root, takePresses));
  } catch (error) {
    // A fault of the code itself: the overlay shows it.
    if (__DEVELOPMENT_SERVER__) throw error;
    await reloadOnce();
  }
}

// As src/app/styles/browser-notices.css tells older browsers: those show the page as it was prerendered, and a sentence.
if (CSS.supports('color', 'color-mix(in srgb, red, red)')) {
  addEventListener('click', keep, true);
  void startApp();
}
