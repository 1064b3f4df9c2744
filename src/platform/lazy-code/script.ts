import { withTimeLimit } from '../async.ts';

let hasRequested = false;

/** True if this document has requested a third party's script, even if the script hasn't loaded. */
export function hasThirdPartyScript(): boolean {
  return hasRequested;
}

/** Thrown if a script is blocked or missing, or doesn't load in time. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}

async function loadOnce(url: string, timeoutMs: number): Promise<void> {
  const script = document.createElement('script');
  const loadPromise = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = reject;
  });
  script.src = url;
  hasRequested = true;
  document.head.append(script);
  try {
    await withTimeLimit(loadPromise, timeoutMs);
  } catch (cause) {
    // Remove the failed tag, because the browser wouldn't load it a second time.
    script.remove();
    throw new ScriptError(`${url} did not load`, { cause });
  }
}

const loadsInFlight = new Map<string, Promise<void>>();

/**
 * Adds a script to the page and waits until it has run. Tries twice. Calls during loading share one tag, and the next
 * call after a failure tries again.
 * @param timeoutMs milliseconds for each attempt
 * @throws ScriptError after the second attempt
 */
export function loadScript(url: string, timeoutMs: number): Promise<void> {
  const pendingLoad = loadsInFlight.get(url);
  if (pendingLoad) return pendingLoad;
  const loading = loadOnce(url, timeoutMs)
    .catch(() => loadOnce(url, timeoutMs))
    .finally(() => loadsInFlight.delete(url));
  loadsInFlight.set(url, loading);
  return loading;
}
