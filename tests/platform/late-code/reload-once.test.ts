// @vitest-environment dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce } from '../../../src/platform/late-code/reload-once.ts';

/** Puts the page's own script, whose name differs in each build, into the page. */
function loadBuild(name: string) {
  document.head.innerHTML = `<script type="module" src="/assets/index-${name}.js"></script>`;
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});

afterEach(() => vi.useRealTimers());

/** Resolves to the result of `reloadOnce` after the time for a page to leave. */
function reloaded(isWanted?: () => boolean): Promise<boolean> {
  const isGoing = reloadOnce(isWanted);
  return vi.runAllTimersAsync().then(() => isGoing);
}

function answering(answer: () => Promise<{ readonly status: number }>) {
  vi.stubGlobal('fetch', answer);
  return vi.spyOn(location, 'reload').mockImplementation(() => {});
}

test('a page whose files are gone is reloaded only once', async () => {
  const reload = answering(async () => ({ status: 200 }));
  expect(await reloaded()).toBe(true);
  expect(await reloaded()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('a tab open through two deployments is reloaded after each', async () => {
  const reload = answering(async () => ({ status: 200 }));
  loadBuild('first');
  expect(await reloaded()).toBe(true);
  loadBuild('second');
  expect(await reloaded()).toBe(true);
  expect(await reloaded()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  ['is out of order', async () => ({ status: 503 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a page whose site %s is not reloaded yet', async (_, answer) => {
  const reload = answering(answer);
  expect(await reloaded()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  answering(async () => ({ status: 200 }));
  expect(await reloaded()).toBe(true);
});

test('a page that was left meanwhile is not reloaded', async () => {
  const reload = answering(async () => ({ status: 200 }));
  expect(await reloaded(() => false)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a tab that cannot store anything is not reloaded', async () => {
  const reload = answering(async () => ({ status: 200 }));
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  expect(await reloaded()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

// Firefox cancels the requests of a page that is being left and reports them as failed.
test('a reload waits up to two seconds for a page that is being left', async () => {
  const reload = answering(async () => ({ status: 200 }));
  void reloadOnce();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
});
