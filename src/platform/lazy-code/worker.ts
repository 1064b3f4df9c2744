// Runs long tasks in workers, so that the page stays responsive. Messages need no validation, because page and worker
// belong to the same build.
import { ChunkLoadError, TimeoutError, WorkerLostError } from '../async.ts';

/** `isLost` is true if the worker's code didn't load, so that another attempt may succeed. */
type WorkerMessage<Answer> =
  | { readonly kind: 'progress'; readonly doneCount: number }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly reason: string; readonly isLost: boolean };

export type TaskWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/**
 * Maximum milliseconds between two messages of the worker. For the first message this includes loading the worker's
 * code.
 */
const maxSilenceMs = 60_000;

export type TaskOptions = {
  readonly onProgress?: ((done: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Runs a task in a worker, which can run further tasks afterwards. A failure terminates the worker.
 * @throws `signal.reason`, WorkerLostError, TimeoutError, or an Error if the task fails
 */
export async function runTask<Answer>(
  worker: TaskWorker,
  task: unknown,
  { onProgress, signal }: TaskOptions = {},
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listenerController = new AbortController();
  const listenerOptions = { signal: listenerController.signal };
  try {
    return await new Promise<Answer>((resolve, reject) => {
      signal?.throwIfAborted();
      signal?.addEventListener('abort', () => reject(signal.reason), listenerOptions);
      function restartTimer(): void {
        clearTimeout(timer);
        timer = setTimeout(
          () => reject(new TimeoutError(`The worker was silent for ${maxSilenceMs} ms`)),
          maxSilenceMs,
        );
      }
      function receive({ data }: MessageEvent<WorkerMessage<Answer>>): void {
        if (data.kind === 'answer') resolve(data.answer);
        else if (data.kind === 'failed')
          reject(data.isLost ? new WorkerLostError(data.reason) : new Error(data.reason));
        else {
          restartTimer();
          onProgress?.(data.doneCount);
        }
      }
      worker.addEventListener('message', receive, listenerOptions);
      worker.addEventListener(
        'error',
        ({ message }) => reject(new WorkerLostError(message || 'The worker did not start')),
        listenerOptions,
      );
      worker.postMessage(task);
      restartTimer();
    });
  } catch (error) {
    worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
    listenerController.abort();
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
export function serveTasks<Task, Answer>(
  perform: (task: Task, onProgress: (done: number) => void) => Promise<Answer>,
): void {
  const send = (message: WorkerMessage<Answer>) => postMessage(message);
  addEventListener('message', ({ data }: MessageEvent<Task>) => {
    perform(data, (doneCount) => send({ kind: 'progress', doneCount })).then(
      (answer) => send({ kind: 'answer', answer }),
      (error: unknown) =>
        send({
          kind: 'failed',
          reason: String(error),
          isLost: error instanceof ChunkLoadError || error instanceof TimeoutError,
        }),
    );
  });
}
