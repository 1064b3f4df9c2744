import { expect, test, vi } from 'vitest';
import { withTimeout } from '../../src/platform/abort.ts';

const never = () => new Promise<never>(() => {});
const failure = (promise: Promise<unknown>) => promise.catch((reason: unknown) => reason);

test('a task that ends in time gives its result, and its signal is not aborted', async () => {
  const signals: AbortSignal[] = [];
  const result = await withTimeout(1_000, undefined, async (inTime) => {
    signals.push(inTime);
    return 'done';
  });
  expect(result).toBe('done');
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});

test('a task’s own failure is thrown as it is', async () => {
  const reason = new RangeError('no');
  expect(await failure(withTimeout(1_000, undefined, () => Promise.reject(reason)))).toBe(reason);
});

test('a task that never ends times out, even when it ignores its signal', async () => {
  const signals: AbortSignal[] = [];
  const reason = await failure(
    withTimeout(5, new AbortController().signal, (inTime) => {
      signals.push(inTime);
      return never();
    }),
  );
  expect(reason).toMatchObject({ name: 'TimeoutError' });
  expect(signals[0]?.reason).toBe(reason);
});

test('a time-out is distinguished from a caller’s abort, also where the browser calls both AbortError', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Aborted', 'AbortError')), ms);
    return controller.signal;
  });
  expect(await failure(withTimeout(5, undefined, never))).toMatchObject({ name: 'TimeoutError' });
  vi.restoreAllMocks();
});

test('a caller’s abort ends the task with the caller’s reason', async () => {
  const caller = new AbortController();
  const reason = new Error('left');
  const ended = failure(withTimeout(60_000, caller.signal, never));
  caller.abort(reason);
  expect(await ended).toBe(reason);
});

test('an aborted caller starts no task', async () => {
  const task = vi.fn(never);
  expect(await failure(withTimeout(60_000, AbortSignal.abort('left'), task))).toBe('left');
  expect(task).not.toHaveBeenCalled();
});

test('after any number of tasks, the caller’s signal has no listener left and no late failure', async () => {
  const { signal } = new AbortController();
  const add = vi.spyOn(signal, 'addEventListener');
  const ended: AbortSignal[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await withTimeout(60_000, signal, async () => {});
    const options = add.mock.lastCall?.[2];
    if (typeof options === 'object' && options.signal) ended.push(options.signal);
  }
  expect(ended.map(({ aborted }) => aborted)).toEqual([true, true, true]);
});

/** A task that hands out its signal. */
function takeSignal(signals: AbortSignal[], task: Promise<void>) {
  return (signal: AbortSignal) => {
    signals.push(signal);
    return task;
  };
}

test('the signal of a task that never ends gets the caller’s reason', async () => {
  const caller = new AbortController();
  const signals: AbortSignal[] = [];
  const ended = withTimeout(60_000, caller.signal, takeSignal(signals, new Promise(() => {})));
  caller.abort('left');
  await expect(ended).rejects.toBe('left');
  expect(signals.map(({ reason }) => reason)).toEqual(['left']);
});

test('the signal of a finished task is not aborted with its caller', async () => {
  const caller = new AbortController();
  const signals: AbortSignal[] = [];
  await withTimeout(60_000, caller.signal, takeSignal(signals, Promise.resolve()));
  caller.abort('left');
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});
