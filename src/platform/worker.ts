// What is made or read beside the page, which stays free for presses and keys. Page and worker are of one build: neither
// parses what the other says.
import { TooLate } from './async.ts';

type WorkerMessage<Answer> =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly reason: string };

/** What this module uses of a worker. */
export type TaskWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** Milliseconds between two messages of the worker; the first one waits for its code too. */
const silenceMs = 60_000;

export type TaskOptions = {
  readonly onProgress?: ((done: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Hands the task to a worker, which ends with it, whatever the outcome.
 * @throws the signal's reason, TooLate, or an Error when the worker fails or does not start
 */
export async function runInWorker<Answer>(
  worker: TaskWorker,
  task: unknown,
  { onProgress, signal }: TaskOptions = {},
): Promise<Answer> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Answer>((resolve, reject) => {
      signal?.throwIfAborted();
      signal?.addEventListener('abort', () => reject(signal.reason));
      function wait(): void {
        clearTimeout(limit);
        limit = setTimeout(() => reject(new TooLate(`The worker was silent for ${silenceMs} ms`)), silenceMs);
      }
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage<Answer>>) => {
        if (data.kind === 'answer') resolve(data.answer);
        else if (data.kind === 'failed') reject(new Error(data.reason));
        else {
          wait();
          onProgress?.(data.done);
        }
      });
      worker.addEventListener('error', ({ message }) =>
        reject(new Error(message || 'The worker did not start')),
      );
      worker.postMessage(task);
      wait();
    });
  } finally {
    clearTimeout(limit);
    worker.terminate();
  }
}

/** The worker's side: works on what the page hands over, and tells how much of it is done. */
export function answerPage<Task, Answer>(
  work: (task: Task, onProgress: (done: number) => void) => Promise<Answer>,
): void {
  const tell = (message: WorkerMessage<Answer>) => postMessage(message);
  addEventListener('message', ({ data }: MessageEvent<Task>) => {
    work(data, (done) => tell({ kind: 'progress', done })).then(
      (answer) => tell({ kind: 'answer', answer }),
      (error: unknown) => tell({ kind: 'failed', reason: String(error) }),
    );
  });
}
