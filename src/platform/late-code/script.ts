import { inTime } from '../async.ts';

let hasAsked = false;

/** Whether this document has asked for a third party's script, be it here already or still on its way. */
export function hasForeignScript(): boolean {
  return hasAsked;
}

/** The script could not be loaded: refused, missing, or too late. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}

async function loadOnce(url: string, timeoutMs: number): Promise<void> {
  const script = document.createElement('script');
  const loading = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = reject;
  });
  script.src = url;
  hasAsked = true;
  document.head.append(script);
  try {
    await inTime(loading, timeoutMs);
  } catch (cause) {
    // A tag that failed stays dead for ever, so that it must not be found by the next attempt.
    script.remove();
    throw new ScriptError(`${url} did not load`, { cause });
  }
}

const inFlight = new Map<string, Promise<void>>();

/**
 * Adds a script to the page and waits until it has run; what fails is tried twice. Calls while it is loading share one tag.
 * Failures are not remembered: the next call tries again.
 * @param timeoutMs milliseconds for each attempt
 * @throws ScriptError after the second attempt
 */
export function loadScript(url: string, timeoutMs: number): Promise<void> {
  const present = inFlight.get(url);
  if (present) return present;
  const loading = loadOnce(url, timeoutMs)
    .catch(() => loadOnce(url, timeoutMs))
    .finally(() => inFlight.delete(url));
  inFlight.set(url, loading);
  return loading;
}
