import { isSealed } from './sealed.ts';

/** Copies of the workers' files as `blob:` addresses, by their own address; null before `copyWorkers`. */
const copies = new Map<string, string | null>();

/**
 * Returns a function that starts a worker. A sealed page starts a copy of its file, which inherits the page's policy.
 * @param address file of the worker and of all its imports, from `?worker&url`
 */
export function pageWorker(address: string): () => Worker {
  copies.set(address, null);
  return () => new Worker((isSealed() && copies.get(address)) || address, { type: 'module' });
}

async function copyOf(address: string): Promise<string> {
  const answer = await fetch(address);
  const code = await answer.blob();
  // A static host may answer a missing file with index.html and status 200.
  if (!answer.ok || !code.type.includes('javascript')) throw new Error(`${address} is no script`);
  return URL.createObjectURL(code);
}

/**
 * Copies the files of all workers that the page's code may start.
 * @throws {Error} if one of them doesn't load
 */
export async function copyWorkers(): Promise<void> {
  for (const [address, copy] of copies) if (!copy) copies.set(address, await copyOf(address));
}
