// @vitest-environment dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce } from '../../../src/platform/lazy-code/reload-once.ts';

/** Puts the page's own script, whose name differs in each build, into the page. */
function loadBuild(name: string) {
  document.head.innerHTML = `<script type="module" src="/assets/index-${name}.js"></script>`;
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});

afterEach(() => vi.useRealTimers());

/** Resolves to the result of `reloadOnce` once its timers have fired. */
function reloadResult(isWanted?: () => boolean): Promise<boolean> {
  const isReloading = reloadOnce(isWanted);
  return vi.runAllTimersAsync().then(() => isReloading);
}

function stubSite(answer: () => Promise<{ readonly status: number }>) {
  vi.stubGlobal('fetch', answer);
  return vi.spyOn(location, 'reload').mockImplementation(() => {});
}

test('a page is reloaded only once', async () => {
  const reload = stubSite(async () => ({ status: 200 }));
  expect(await reloadResult()).toBe(true);
  expect(await reloadResult()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('a tab open through two deployments is reloaded after each', async () => {
  const reload = stubSite(async () => ({ status: 200 }));
  loadBuild('first');
  expect(await reloadResult()).toBe(true);
  loadBuild('second');
  expect(await reloadResult()).toBe(true);
  expect(await reloadResult()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  ['is down', async () => ({ status: 503 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a page is reloaded later if the site %s at first', async (_, answer) => {
  const reload = stubSite(answer);
  expect(await reloadResult()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  stubSite(async () => ({ status: 200 }));
  expect(await reloadResult()).toBe(true);
});

test('a page is not reloaded if the caller no longer wants the reload', async () => {
  const reload = stubSite(async () => ({ status: 200 }));
  expect(await reloadResult(() => false)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a tab that cannot store anything is not reloaded', async () => {
  const reload = stubSite(async () => ({ status: 200 }));
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  expect(await reloadResult()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

// Firefox cancels the requests of a page that the visitor is leaving, and reports them as failed.
test('a reload waits two seconds, in case the visitor is leaving the page', async () => {
  const reload = stubSite(async () => ({ status: 200 }));
  void reloadOnce();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
});
