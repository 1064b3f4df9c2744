// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

/** A page of this build, as its HTML starts it; the site answers with this status, or not at all. */
async function open(status: number | null, entry = '/assets/index-vieja.js') {
  const fetch = vi.fn(async () => {
    if (status === null) throw new TypeError('Failed to fetch');
    return { status };
  });
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.stubGlobal('fetch', fetch);
  const script = Object.assign(document.createElement('script'), { src: '/assets/boot.js' });
  Object.assign(script.dataset, { entry, modules: '/assets/shared.js' });
  // happy-dom is no browser of the floor by its features.
  vi.stubGlobal('CSS', { registerProperty: () => {}, supports: () => true });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.resetModules();
  await import('../src/boot.ts');
  return { fetch, reload, loadAnew: () => window.loadAnew?.() };
}

beforeEach(() => {
  sessionStorage.clear();
});

test('a page whose files are gone is loaded anew once, however often they are missed', async () => {
  const first = await open(200);
  expect(await first.loadAnew()).toBe(true);
  const again = await open(200);
  expect(await again.loadAnew()).toBe(false);
  expect(first.reload).toHaveBeenCalledOnce();
  expect(again.fetch).not.toHaveBeenCalled();
});

test('the next deployment may load it anew again, and going back and forth between two ends', async () => {
  const gone: (boolean | undefined)[] = [];
  for (const build of ['a', 'b', 'a', 'b', 'c']) {
    gone.push(await (await open(200, `/assets/index-${build}.js`)).loadAnew());
  }
  expect(gone).toEqual([true, true, false, false, true]);
});

test('an address that is gone is still a site that answers', async () => {
  expect(await (await open(404)).loadAnew()).toBe(true);
});

test.each([
  ['a connection that fails', null],
  ['a site that is being deployed', 503],
])('%s leaves the page as it is, to be tried again', async (_, status) => {
  const { reload, loadAnew } = await open(status);
  expect(await loadAnew()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(await (await open(200)).loadAnew()).toBe(true);
});

test.each(['getItem', 'setItem'] as const)(
  'a tab whose storage throws on %s is not loaded anew',
  async (method) => {
    const { reload, loadAnew } = await open(200);
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {},
      [method]: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
    expect(await loadAnew()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  },
);
