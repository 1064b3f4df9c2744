// Runs long tasks in workers, so that the page stays responsive. Messages need no validation, because page and worker
// belong to the same build.
import { ChunkLoadError, TimeoutError, WorkerLostError } from '../async.ts';

type WorkerMessage<Answer> =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly reason: string; readonly isLost: boolean };

/** Part of a worker that this module uses. */
export type TaskWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** Maximum milliseconds between two messages of the worker. For the first message this includes loading its code. */
const silenceMs = 60_000;

export type TaskOptions = {
  readonly onProgress?: ((done: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Runs a task in a worker, which can run further tasks afterwards. A failure terminates the worker.
 * @throws the signal's reason, WorkerLostError, TimeoutError, or an Error if the task fails
 */
export async function runTask<Answer>(
  worker: TaskWorker,
  task: unknown,
  { onProgress, signal }: TaskOptions = {},
): Promise<Answer> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const listening = new AbortController();
  const whileRunning = { signal: listening.signal };
  try {
    return await new Promise<Answer>((resolve, reject) => {
      signal?.throwIfAborted();
      signal?.addEventListener('abort', () => reject(signal.reason), whileRunning);
      function wait(): void {
        clearTimeout(limit);
        limit = setTimeout(
          () => reject(new TimeoutError(`The worker was silent for ${silenceMs} ms`)),
          silenceMs,
        );
      }
      function receive({ data }: MessageEvent<WorkerMessage<Answer>>): void {
        if (data.kind === 'answer') resolve(data.answer);
        else if (data.kind === 'failed')
          reject(data.isLost ? new WorkerLostError(data.reason) : new Error(data.reason));
        else {
          wait();
          onProgress?.(data.done);
        }
      }
      worker.addEventListener('message', receive, whileRunning);
      worker.addEventListener(
        'error',
        ({ message }) => reject(new WorkerLostError(message || 'The worker did not start')),
        whileRunning,
      );
      worker.postMessage(task);
      wait();
    });
  } catch (error) {
    worker.terminate();
    throw error;
  } finally {
    clearTimeout(limit);
    listening.abort();
  }
}

/**
 * Runs a task in a worker, and terminates the worker afterwards.
 * @throws the errors of {@link runTask}
 */
export async function runInWorker<Answer>(
  worker: TaskWorker,
  task: unknown,
  options?: TaskOptions,
): Promise<Answer> {
  const answer = await runTask<Answer>(worker, task, options);
  worker.terminate();
  return answer;
}

/** Runs in the worker. Performs the page's tasks, and reports their progress and results. */
export function answerPage<Task, Answer>(
  work: (task: Task, onProgress: (done: number) => void) => Promise<Answer>,
): void {
  const tell = (message: WorkerMessage<Answer>) => postMessage(message);
  addEventListener('message', ({ data }: MessageEvent<Task>) => {
    work(data, (done) => tell({ kind: 'progress', done })).then(
      (answer) => tell({ kind: 'answer', answer }),
      (error: unknown) =>
        tell({
          kind: 'failed',
          reason: String(error),
          isLost: error instanceof ChunkLoadError || error instanceof TimeoutError,
        }),
    );
  });
}
