// @vitest-environment dom
import { expect, test, vi } from 'vitest';

const start = vi.fn((_root: HTMLElement, _takeClickedButtons: () => readonly HTMLElement[]) => {});

let reportPaint = (_name: string) => {};

type PaintCallback = (list: { readonly getEntriesByName: (name: string) => readonly string[] }) => void;

/** Stands in for `PerformanceObserver`. It reports a paint when a test calls `reportPaint`. */
class PaintObserver {
  readonly observe: (options: PerformanceObserverInit) => void;
  readonly disconnect = () => {};
  constructor(report: PaintCallback) {
    this.observe = ({ type }) => {
      if (type === 'paint') {
        reportPaint = (paintName) =>
          report({ getEntriesByName: (name) => (name === paintName ? [name] : []) });
      }
    };
  }
}

/**
 * Opens a page that is still loading its pictures.
 * @param isCodeMissing true if the app's code can't be loaded
 */
async function openPage({ isOldBrowser = false, isCodeMissing = false } = {}) {
  vi.useRealTimers();
  await newWindow();
  vi.useFakeTimers();
  vi.resetModules();
  start.mockClear();
  vi.doMock('../src/app/start.tsx', () => {
    if (isCodeMissing) throw new TypeError('Failed to fetch dynamically imported module');
    return { start };
  });
  vi.stubGlobal('CSS', { supports: () => !isOldBrowser });
  vi.stubGlobal('fetch', async () => ({ status: 200 }));
  vi.stubGlobal('PerformanceObserver', PaintObserver);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  document.body.innerHTML = '<div id="root"><button>Carrito</button></div>';
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  await import('../src/main.ts');
  const [button] = document.querySelectorAll('button');
  return { reload, button };
}

const settle = () => vi.advanceTimersByTimeAsync(40);
const touch = () => window.dispatchEvent(new Event('pointerdown'));

test('the app starts once the page has loaded and painted content', async () => {
  await openPage();
  await settle();
  expect(start).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await settle();
  expect(start).not.toHaveBeenCalled();
  reportPaint('first-paint');
  await settle();
  expect(start).not.toHaveBeenCalled();
  reportPaint('first-contentful-paint');
  await settle();
  expect(start).toHaveBeenCalledOnce();
});

test('the app starts after ten seconds even if a picture never loads', async () => {
  await openPage();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(start).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(start).toHaveBeenCalledOnce();
});

test('the first touch starts the app and hands it each clicked button once', async () => {
  const { button } = await openPage();
  touch();
  button?.click();
  button?.click();
  await settle();
  expect(start).toHaveBeenCalledOnce();
  const [, takeClickedButtons] = start.mock.calls[0] ?? [];
  expect(takeClickedButtons?.()).toEqual([button]);
});

test('the app does not start in a browser that is too old', async () => {
  await openPage({ isOldBrowser: true });
  window.dispatchEvent(new Event('load'));
  touch();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(start).not.toHaveBeenCalled();
});

test('a page is reloaded if the app’s code is gone', async () => {
  const { reload } = await openPage({ isCodeMissing: true });
  touch();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
