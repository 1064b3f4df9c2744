import { whenIdle } from './async.ts';

/**
 * Once the page rests, fetches the code of what may be opened next, also offline.
 * @param module its source, from the project's root
 * @returns a function that cancels it
 */
export function fetchWhenIdle(module: string): () => void {
  return whenIdle(() => {
    import('./fetch-ahead.ts').then(({ fetchAhead }) => fetchAhead(module)).catch(() => {});
  });
}
