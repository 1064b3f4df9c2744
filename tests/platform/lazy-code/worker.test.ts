import { afterEach, expect, test, vi } from 'vitest';
import { WorkerLostError } from '../../../src/platform/async.ts';
import { runInWorker, runTask } from '../../../src/platform/lazy-code/worker.ts';

/** Makes a worker that does nothing itself. The returned functions dispatch its messages and errors. */
function fakeWorker() {
  const events = new EventTarget();
  const worker = {
    addEventListener: events.addEventListener.bind(events),
    postMessage: vi.fn(),
    terminate: vi.fn(),
  };
  const respond = (data: unknown) => events.dispatchEvent(new MessageEvent('message', { data }));
  return { worker, respond, fail: () => events.dispatchEvent(new Event('error')) };
}

afterEach(() => void vi.useRealTimers());

test('a worker receives its task, reports progress, returns its answer and is terminated', async () => {
  const { worker, respond } = fakeWorker();
  const onProgress = vi.fn();
  const answer = runInWorker(worker, 'task', { onProgress });
  respond({ kind: 'progress', doneCount: 1 });
  respond({ kind: 'progress', doneCount: 2 });
  respond({ kind: 'answer', answer: 'whole' });
  expect(await answer).toBe('whole');
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('task');
  expect(onProgress.mock.calls).toEqual([[1], [2]]);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('an aborted signal terminates the worker, even if it was aborted before the task', async () => {
  const cancelController = new AbortController();
  for (const fake of [fakeWorker(), fakeWorker()]) {
    const answer = runInWorker(fake.worker, 'task', { signal: cancelController.signal });
    cancelController.abort(new Error('cancelled'));
    await expect(answer).rejects.toThrow('cancelled');
    expect(fake.worker.terminate).toHaveBeenCalledOnce();
  }
});

test('a worker is terminated after a failure or a minute without messages', async () => {
  vi.useFakeTimers();
  for (const [trigger, message] of [
    [
      ({ respond }: ReturnType<typeof fakeWorker>) =>
        respond({ kind: 'failed', reason: 'No document', isLost: false }),
      'No document',
    ],
    [({ fail }: ReturnType<typeof fakeWorker>) => fail(), 'did not start'],
    [() => vi.advanceTimersByTimeAsync(60_000), 'silent'],
  ] as const) {
    const fake = fakeWorker();
    const rejection = expect(runInWorker(fake.worker, 'task')).rejects.toThrow(message);
    await trigger(fake);
    await rejection;
    expect(fake.worker.terminate).toHaveBeenCalledOnce();
  }
});

test('a worker that reports progress may take longer than a minute', async () => {
  vi.useFakeTimers();
  const { worker, respond } = fakeWorker();
  const answer = runInWorker(worker, 'task');
  for (const doneCount of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(50_000);
    respond({ kind: 'progress', doneCount });
  }
  respond({ kind: 'answer', answer: 'whole' });
  expect(await answer).toBe('whole');
});

test('a worker can do several tasks one after another', async () => {
  const { worker, respond } = fakeWorker();
  const onProgress = vi.fn();
  const first = runTask(worker, 'first', { onProgress });
  respond({ kind: 'answer', answer: 1 });
  expect(await first).toBe(1);
  const second = runTask(worker, 'second');
  respond({ kind: 'progress', doneCount: 1 });
  respond({ kind: 'answer', answer: 2 });
  expect(await second).toBe(2);
  expect(onProgress).not.toHaveBeenCalled();
  expect(worker.terminate).not.toHaveBeenCalled();
});

test.each([
  ['a worker that does not start', ({ fail }: ReturnType<typeof fakeWorker>) => fail(), true],
  [
    'code that the worker cannot load',
    ({ respond }: ReturnType<typeof fakeWorker>) => respond({ kind: 'failed', reason: 'gone', isLost: true }),
    true,
  ],
  [
    'a task that fails',
    ({ respond }: ReturnType<typeof fakeWorker>) =>
      respond({ kind: 'failed', reason: 'wrong', isLost: false }),
    false,
  ],
])('the error after %s tells whether a retry may help', async (_, trigger, isLost) => {
  const fake = fakeWorker();
  const workerError = runTask(fake.worker, 'task').catch((error: unknown) => error);
  trigger(fake);
  expect((await workerError) instanceof WorkerLostError).toBe(isLost);
});
