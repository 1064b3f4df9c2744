// @vitest-environment dom
import { beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce } from '../../src/platform/reload-once.ts';

beforeEach(() => sessionStorage.clear());

function answering(answer: () => Promise<{ readonly status: number }>) {
  vi.stubGlobal('fetch', answer);
  return vi.spyOn(location, 'reload').mockImplementation(() => {});
}

test('a page whose files are gone is reloaded once, however often they are missed', async () => {
  const reload = answering(async () => ({ status: 200 }));
  expect(await reloadOnce()).toBe(true);
  expect(await reloadOnce()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['is out of order', async () => ({ status: 503 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('where the site %s the page stays as it is, and may be reloaded later', async (_, answer) => {
  const reload = answering(answer);
  expect(await reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  answering(async () => ({ status: 200 }));
  expect(await reloadOnce()).toBe(true);
});

test('a page that was left meanwhile is not reloaded', async () => {
  const reload = answering(async () => ({ status: 200 }));
  expect(await reloadOnce(() => false)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a tab that can remember nothing is not reloaded, which might never end', async () => {
  const reload = answering(async () => ({ status: 200 }));
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  expect(await reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
