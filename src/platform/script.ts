let hasAsked = false;

/** Whether this document has asked for a third party's script, be it here already or still on its way. */
export function hasForeignScript(): boolean {
  return hasAsked;
}

/** The script could not be loaded: refused, missing, or too late. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}

type Options = {
  /** Milliseconds for each attempt. */
  readonly timeoutMs: number;
  readonly attempts: number;
};

function loadOnce(url: string, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const settle = (done: () => void) => {
      clearTimeout(timer);
      script.onload = null;
      script.onerror = null;
      done();
    };
    const fail = (why: string) =>
      settle(() => {
        // A tag that failed stays dead for ever, so that it must not be found by the next attempt.
        script.remove();
        reject(new ScriptError(`${why}: ${url}`));
      });
    const timer = setTimeout(() => fail('Too late'), timeoutMs);
    script.onload = () => settle(resolve);
    script.onerror = () => fail('Refused');
    script.src = url;
    hasAsked = true;
    document.head.append(script);
  });
}

async function loadAgain(url: string, { timeoutMs, attempts }: Options): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await loadOnce(url, timeoutMs);
    } catch (error) {
      if (attempt >= attempts) throw error;
    }
  }
}

const inFlight = new Map<string, Promise<void>>();

/**
 * Adds a script to the page and waits until it has run. Calls while it is loading share one tag.
 * Failures are not remembered: the next call tries again.
 * @throws ScriptError after the last attempt
 */
export function loadScript(url: string, options: Options): Promise<void> {
  const present = inFlight.get(url);
  if (present) return present;
  const loading = loadAgain(url, options).finally(() => inFlight.delete(url));
  inFlight.set(url, loading);
  return loading;
}
