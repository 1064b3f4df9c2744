// @vitest-environment dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const oldEntry = '/assets/index-vieja.js';

type Asked = { readonly url: string; readonly cache: RequestCache | undefined };

/**
 * A page of this build, as its HTML starts it; the site answers with this status, or not at all.
 * @param isOk whether a file of the build is there, in the browser's cache ('force-cache') or past it ('reload')
 */
async function open(
  status: number | null,
  entry = oldEntry,
  isOk: (asked: Asked) => boolean = () => true,
  data: Readonly<Record<string, string>> = {},
) {
  const fetch = vi.fn(async (url: string, { method, cache }: RequestInit) => {
    if (status === null) throw new TypeError('Failed to fetch');
    return method === 'HEAD' ? { status } : { ok: isOk({ url, cache }) };
  });
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.stubGlobal('fetch', fetch);
  const script = Object.assign(document.createElement('script'), { src: '/assets/boot.js' });
  Object.assign(script.dataset, { entry, modules: '/assets/shared.js', ...data });
  // happy-dom is no browser of the floor by its features.
  vi.stubGlobal('CSS', { registerProperty: () => {}, supports: () => true });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.resetModules();
  await import('../src/boot.ts');
  const asked = () => fetch.mock.calls.map(([url, { cache }]) => ({ url, cache }));
  return { asked, reload, reloadOnce: () => window.reloadOnce?.() };
}

/** What the head has been given; pages of earlier tests, in the same window, ask for theirs too. */
let scripts: string[] = [];
let elements: HTMLScriptElement[] = [];

beforeEach(() => {
  scripts = [];
  elements = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue;
      scripts.push(new URL(node.src).pathname);
      elements.push(node);
    }
  });
  sessionStorage.clear();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a page whose files are gone is reloaded once, however often they are missed', async () => {
  const first = await open(200);
  expect(await first.reloadOnce()).toBe(true);
  const again = await open(200);
  expect(await again.reloadOnce()).toBe(false);
  expect(first.reload).toHaveBeenCalledOnce();
  expect(again.reload).not.toHaveBeenCalledTimes(2);
});

test('the next deployment may reload it again, and alternating between two deployments ends', async () => {
  const gone: (boolean | undefined)[] = [];
  for (const build of ['a', 'b', 'a', 'b', 'c']) {
    gone.push(await (await open(200, `/assets/index-${build}.js`)).reloadOnce());
  }
  expect(gone).toEqual([true, true, false, false, true]);
});

test('an address that is gone is still a site that answers', async () => {
  expect(await (await open(404)).reloadOnce()).toBe(true);
});

test.each([
  ['a connection that fails', null],
  ['a site that is being deployed', 503],
])('%s leaves the page as it is, to be tried again', async (_, status) => {
  const { reload, reloadOnce } = await open(status);
  expect(await reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(await (await open(200)).reloadOnce()).toBe(true);
});

test.each(['getItem', 'setItem'] as const)(
  'a tab whose storage throws on %s is not reloaded',
  async (method) => {
    const { reload, reloadOnce } = await open(200);
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {},
      [method]: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
    expect(await reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  },
);

/** Kept by the browser as a failure, and there again. */
const wasMissing = ({ url, cache }: Asked) => url !== oldEntry || cache === 'reload';

test('a file that is cached as a failure is requested past the cache, and the page reloaded for it', async () => {
  const { asked, reloadOnce } = await open(200, oldEntry, wasMissing);
  expect(await reloadOnce()).toBe(true);
  expect(asked()).toContainEqual({ url: oldEntry, cache: 'reload' });
});

test('a file that stays missing is requested past the cache by every page, which is reloaded once', async () => {
  for (const isGoing of [true, false, false]) {
    const { asked, reloadOnce } = await open(200, oldEntry, () => false);
    expect(await reloadOnce()).toBe(isGoing);
    expect(asked()).toContainEqual({ url: oldEntry, cache: 'reload' });
  }
});

test('a page is reloaded for a file that came back after it was missing, but never in a loop', async () => {
  await (await open(200, oldEntry, () => false)).reloadOnce();
  const going: unknown[] = [];
  for (let load = 0; load < 4; load += 1) {
    going.push(await (await open(200, oldEntry, wasMissing)).reloadOnce());
  }
  expect(going).toEqual([true, true, false, false]);
});

test('files that exist are not requested past the cache', async () => {
  const { asked, reloadOnce } = await open(200);
  await reloadOnce();
  expect(asked().filter(({ cache }) => cache === 'reload')).toEqual([]);
});

test('a site that never answers is waited for ten seconds at most', async () => {
  const { reloadOnce } = await open(200);
  // As in a real browser: rejects when its signal aborts, and only then.
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    if (signal?.aborted) return Promise.reject(signal.reason);
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  const controller = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
  const answer = reloadOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer).toBe(false);
});

/** An observer that never reports, as where the browser hides its times. */
class SilentObserver {
  static readonly supportedEntryTypes = ['paint'];
  observe() {}
}

test('where no paint is ever reported, the app is requested once, a second after the page has loaded', async () => {
  vi.stubGlobal('PerformanceObserver', SilentObserver);
  const entry = '/assets/index-silent.js';
  const asked = () => scripts.filter((script) => script === entry).length;
  await open(200, entry);
  window.dispatchEvent(new Event('load'));
  // Two frames of 16 ms, then the second.
  vi.advanceTimersByTime(1_000);
  expect(asked()).toBe(0);
  vi.advanceTimersByTime(100);
  expect(asked()).toBe(1);
  vi.advanceTimersByTime(20_000);
  expect(asked()).toBe(1);
});

test('where the page never finishes loading either, it is requested after ten seconds', async () => {
  vi.stubGlobal('PerformanceObserver', SilentObserver);
  const entry = '/assets/index-loading.js';
  const asked = () => scripts.filter((script) => script === entry).length;
  await open(200, entry);
  vi.advanceTimersByTime(9_900);
  expect(asked()).toBe(0);
  vi.advanceTimersByTime(100);
  expect(asked()).toBe(1);
});

test.each([
  ['a-browser-without-observers', undefined],
  [
    'a-browser-without-paints',
    class extends SilentObserver {
      static override readonly supportedEntryTypes = [];
    },
  ],
])('%s gets the app once the page has loaded', async (name, observer) => {
  vi.stubGlobal('PerformanceObserver', observer);
  const entry = `/assets/index-${name}.js`;
  const asked = () => scripts.filter((script) => script === entry).length;
  await open(200, entry);
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1);
  expect(asked()).toBe(1);
});

/** An observer that reports the first contentful paint as soon as it observes. */
function paintedAtOnce() {
  const paint = { name: 'first-contentful-paint' };
  return class {
    static readonly supportedEntryTypes = ['paint'];
    readonly #report: (list: unknown) => void;
    constructor(report: (list: unknown) => void) {
      this.#report = report;
    }
    observe() {
      this.#report({ getEntriesByName: (name: string) => [paint].filter((entry) => entry.name === name) });
    }
  };
}

test('a painted page gets the app once its pictures are there, and after two seconds without them', async () => {
  vi.stubGlobal('PerformanceObserver', paintedAtOnce());
  const asked = (entry: string) => scripts.filter((script) => script === entry).length;
  await open(200, '/assets/index-pictures.js');
  vi.advanceTimersByTime(500);
  expect(asked('/assets/index-pictures.js')).toBe(0);
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1);
  expect(asked('/assets/index-pictures.js')).toBe(0);
  // Two frames of 16 ms, in which they are painted.
  vi.advanceTimersByTime(33);
  expect(asked('/assets/index-pictures.js')).toBe(1);
  await open(200, '/assets/index-slow-pictures.js');
  vi.advanceTimersByTime(1_900);
  expect(asked('/assets/index-slow-pictures.js')).toBe(0);
  vi.advanceTimersByTime(100);
  expect(asked('/assets/index-slow-pictures.js')).toBe(1);
});

test('a painted shell, which shows nothing yet, gets the app at once', async () => {
  vi.stubGlobal('PerformanceObserver', paintedAtOnce());
  await open(200, '/assets/index-shell.js', () => true, { shell: '' });
  vi.advanceTimersByTime(1);
  expect(scripts).toContain('/assets/index-shell.js');
});

test.each(['pointerdown', 'keydown'])('a %s asks for the app at once', async (type) => {
  vi.stubGlobal('PerformanceObserver', SilentObserver);
  const entry = `/assets/index-${type}.js`;
  await open(200, entry);
  expect(scripts).not.toContain(entry);
  window.dispatchEvent(new Event(type));
  expect(scripts).toContain(entry);
});

test('what the entry imports is evaluated before it, one file after the other, also after one that failed', async () => {
  vi.stubGlobal('PerformanceObserver', SilentObserver);
  const files = ['/assets/react.js', '/assets/app.js', '/assets/index-split.js'];
  await open(200, files[2], () => true, { before: '/assets/react.js /assets/app.js' });
  const own = () => scripts.filter((script) => files.includes(script));
  const end = (file: string | undefined, type: 'load' | 'error') =>
    elements.find(({ src }) => src.endsWith(file ?? ''))?.[`on${type}`]?.(new Event(type));
  window.dispatchEvent(new Event('pointerdown'));
  expect(own()).toEqual(files.slice(0, 1));
  end(files[0], 'load');
  expect(own()).toEqual(files.slice(0, 2));
  end(files[1], 'error');
  expect(own()).toEqual(files);
});
