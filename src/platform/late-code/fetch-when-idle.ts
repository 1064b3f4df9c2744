import { whenIdle } from '../async.ts';

/**
 * Fetches a module's code, and what it imports, without evaluating it. A failure is left to whoever imports it.
 * @param module its source, from the project's root
 */
export function fetchCode(module: string): void {
  import('./fetch-ahead.ts').then(({ fetchAhead }) => fetchAhead(module)).catch(() => {});
}

/**
 * Once the page rests, fetches the code of what may be opened next, also offline.
 * @param module its source, from the project's root
 * @returns a function that cancels it
 */
export function fetchWhenIdle(module: string): () => void {
  return whenIdle(() => fetchCode(module));
}
