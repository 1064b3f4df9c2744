// @vitest-environment dom
// Each in a window of its own: what a boot script listens to goes with its page.
import { expect, test, vi } from 'vitest';

/** Opens a page in a fresh document, lets it load, and gives the app's script if it was asked for. */
async function load(css: Readonly<Record<string, () => boolean>>) {
  const fetch = vi.fn(async () => ({ status: 200, ok: true }));
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('CSS', css);
  const listeners = vi.spyOn(window, 'addEventListener');
  const boot = Object.assign(document.createElement('script'), { src: '/assets/boot.js' });
  Object.assign(boot.dataset, { entry: '/assets/index.js', modules: '/assets/shared.js' });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(boot);
  const asked: HTMLElement[] = [];
  const append = vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLElement) asked.push(node);
  });
  document.documentElement.className = '';
  sessionStorage.clear();
  vi.resetModules();
  vi.useFakeTimers();
  await import('../src/boot.ts');
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(15_000);
  vi.useRealTimers();
  append.mockRestore();
  const own = listeners.mock.calls.map(([type, listener]) => [type, listener] as const);
  listeners.mockRestore();
  return {
    fetch,
    reload,
    script: asked.find((element) => element instanceof HTMLScriptElement),
    close: () => {
      for (const [type, listener] of own) window.removeEventListener(type, listener);
    },
  };
}

const yes = (): boolean => true;
const modern = { registerProperty: yes, supports: yes };

test('a page that is left while its code is loading is not reloaded: that would cancel the navigation', async () => {
  const { fetch, reload, script, close } = await load(modern);
  window.dispatchEvent(new Event('beforeunload'));
  script?.onerror?.(new Event('error'));
  expect(script).toBeDefined();
  expect(fetch).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  close();
});

test('a page whose code does not load is reloaded', async () => {
  const { reload, script, close } = await load(modern);
  script?.onerror?.(new Event('error'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  close();
});

test('once the code is there nothing listens for the page to be left', async () => {
  const { script, close } = await load(modern);
  const removed = vi.spyOn(window, 'removeEventListener');
  script?.onload?.(new Event('load'));
  expect(removed.mock.calls.map(([type]) => type)).toEqual(['beforeunload']);
  removed.mockRestore();
  close();
});

test.each([
  ['CSS.registerProperty (Safari before 16.4, Firefox before 128)', { supports: yes }],
  ['color-mix() (Chrome before 111)', { registerProperty: yes, supports: (): boolean => false }],
])('a browser without %s requests no app, and the page says why', async (_, css) => {
  const { script, close } = await load(css);
  expect(script).toBeUndefined();
  expect(document.documentElement.className).toBe('below-floor');
  close();
});
