// @vitest-environment dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadScript } from '../../../src/platform/lazy-code/script.ts';

const url = 'https://guion.example/v2.js';
const load = () => loadScript(url, 8_000);

/** Finds the script tags. `beforeEach` renames them, so that they load nothing and tests can dispatch their events. */
const tags = () => [...document.querySelectorAll<HTMLElement>('inert-script')];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => create(`inert-${name}`));
});
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

test('calls while a script is loading wait for the same tag', async () => {
  const all = Promise.all(Array.from({ length: 20 }, load));
  expect(tags()).toHaveLength(1);
  tags()[0]?.dispatchEvent(new Event('load'));
  await all;
  expect(tags()).toHaveLength(1);
});

test('a script that fails once is retried with a new tag', async () => {
  const loading = load();
  const [failedTag] = tags();
  failedTag?.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(tags()[0]).not.toBe(failedTag));
  expect(tags()).toHaveLength(1);
  tags()[0]?.dispatchEvent(new Event('load'));
  await loading;
  expect(tags()).toHaveLength(1);
});

test('a script that never loads times out after two attempts and leaves no tag', async () => {
  const loading = expect(load()).rejects.toMatchObject({ name: 'ScriptError' });
  await vi.advanceTimersByTimeAsync(16_000);
  await loading;
  expect(tags()).toEqual([]);
});

test('a failure is not cached', async () => {
  const failedLoad = expect(load()).rejects.toMatchObject({ name: 'ScriptError' });
  await vi.advanceTimersByTimeAsync(16_000);
  await failedLoad;
  const secondLoad = load();
  tags()[0]?.dispatchEvent(new Event('load'));
  await secondLoad;
  expect(tags()).toHaveLength(1);
});

test('a third-party script is recorded before it loads', async () => {
  vi.resetModules();
  const { hasThirdPartyScript, loadScript } = await import('../../../src/platform/lazy-code/script.ts');
  expect(hasThirdPartyScript()).toBe(false);
  const loading = loadScript(url, 8_000);
  expect(hasThirdPartyScript()).toBe(true);
  tags()[0]?.dispatchEvent(new Event('load'));
  await loading;
});
