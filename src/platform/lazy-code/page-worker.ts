import { isSealed } from './sealed.ts';

/** Copies of the workers' files as `blob:` URLs, keyed by address; null until `copyWorkers` has run. */
const copies = new Map<string, string | null>();

/**
 * Returns a function that starts a worker. On a sealed page it starts a copy, which inherits the page's policy.
 * @param address address of the worker's bundle, from `?worker&url`
 */
export function createWorkerStarter(address: string): () => Worker {
  copies.set(address, null);
  return () => new Worker((isSealed() && copies.get(address)) || address, { type: 'module' });
}

async function copyWorker(address: string): Promise<string> {
  const response = await fetch(address);
  const code = await response.blob();
  // Check the type, because a static host may send index.html with status 200 for a missing file.
  if (!response.ok || !code.type.includes('javascript')) throw new Error(`${address} is not a script`);
  return URL.createObjectURL(code);
}

/**
 * Copies the files of all workers that the page may start.
 * @throws Error if a file doesn't load
 */
export async function copyWorkers(): Promise<void> {
  for (const [address, copy] of copies) if (!copy) copies.set(address, await copyWorker(address));
}
