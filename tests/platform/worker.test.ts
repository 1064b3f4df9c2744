import { afterEach, expect, test, vi } from 'vitest';
import { runInWorker } from '../../src/platform/worker.ts';

/** A worker in this thread, which says what the test has it say. */
function fakeWorker() {
  const events = new EventTarget();
  const worker = {
    addEventListener: events.addEventListener.bind(events),
    postMessage: vi.fn(),
    terminate: vi.fn(),
  };
  const tell = (data: unknown) => events.dispatchEvent(new MessageEvent('message', { data }));
  return { worker, tell, fail: () => events.dispatchEvent(new Event('error')) };
}

afterEach(() => void vi.useRealTimers());

test('a worker gets its task, tells how far it is, answers and ends', async () => {
  const { worker, tell } = fakeWorker();
  const onProgress = vi.fn();
  const answer = runInWorker(worker, 'task', { onProgress });
  tell({ kind: 'progress', done: 1 });
  tell({ kind: 'progress', done: 2 });
  tell({ kind: 'answer', answer: 'whole' });
  expect(await answer).toBe('whole');
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('task');
  expect(onProgress.mock.calls).toEqual([[1], [2]]);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('a task that is cancelled, before it begins or later, ends its worker', async () => {
  const cancel = new AbortController();
  for (const whole of [fakeWorker(), fakeWorker()]) {
    const answer = runInWorker(whole.worker, 'task', { signal: cancel.signal });
    cancel.abort(new Error('cancelled'));
    await expect(answer).rejects.toThrow('cancelled');
    expect(whole.worker.terminate).toHaveBeenCalledOnce();
  }
});

test('a worker that fails, does not start or says nothing for a minute is an error, and ends', async () => {
  vi.useFakeTimers();
  for (const [happen, message] of [
    [
      ({ tell }: ReturnType<typeof fakeWorker>) => tell({ kind: 'failed', reason: 'No document' }),
      'No document',
    ],
    [({ fail }: ReturnType<typeof fakeWorker>) => fail(), 'did not start'],
    [() => vi.advanceTimersByTimeAsync(60_000), 'silent'],
  ] as const) {
    const whole = fakeWorker();
    const failed = expect(runInWorker(whole.worker, 'task')).rejects.toThrow(message);
    await happen(whole);
    await failed;
    expect(whole.worker.terminate).toHaveBeenCalledOnce();
  }
});

test('one that goes on telling may take longer than a minute', async () => {
  vi.useFakeTimers();
  const { worker, tell } = fakeWorker();
  const answer = runInWorker(worker, 'task');
  for (const done of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(50_000);
    tell({ kind: 'progress', done });
  }
  tell({ kind: 'answer', answer: 'whole' });
  expect(await answer).toBe('whole');
});
