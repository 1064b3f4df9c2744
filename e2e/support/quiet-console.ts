import type { BrowserContext, ConsoleMessage, WebError } from 'playwright/test';

/** Chromium's console messages about failed requests. */
const requestFailed = /^Failed to load resource: /;
const refusedCors =
  /^Access to .+ at '([^']+)'(?: \(redirected from '[^']+'\))? from origin .+ has been blocked by CORS policy/;
/** Matches a script refused by the policy of the page that loads it. */
const refusedScript = /^(?:Loading|Refused to load) the script '([^']+)'/;
/**
 * Matches a frame refused by the framed page, which the message names only by its origin, or by the policy of the
 * framing page.
 */
const refusedFrame =
  /^(?:Refused to display|Framing) '([^']+)' (?:in a frame because|violates the following Content Security Policy)/;
/** Matches what the policy of a sealed page refuses. */
const refusedBySeal =
  /^(?:Connecting to|Loading the \w+|Creating a worker from|Sending form data to|Fetching content from) '([^']+)' violates the following Content Security Policy directive/;
/** Chromium's second line about a refused `fetch`. */
const refusedFetch = /^Fetch API cannot load (\S+)\. Refused to connect/;

export type ConsoleLine = { readonly type: string; readonly text: string; readonly url: string };

/**
 * True if the line is the browser's own message about a request that the test makes fail.
 * @param allowed addresses of such requests
 */
export function isAnnounced({ text, url }: ConsoleLine, allowed: readonly RegExp[]): boolean {
  const address = requestFailed.test(text)
    ? url
    : [refusedCors, refusedScript, refusedFrame, refusedBySeal, refusedFetch]
        .map((pattern) => pattern.exec(text)?.[1])
        .find(Boolean);
  return address !== undefined && allowed.some((pattern) => pattern.test(address));
}

export type QuietConsole = {
  /** Returns errors, warnings, uncaught errors and unhandled rejections so far, except for allowed ones. */
  readonly lines: () => readonly string[];
  /** Allows failures of requests by their address. */
  readonly allowFailures: (url: RegExp) => void;
  readonly watch: (context: BrowserContext) => void;
  readonly unwatch: (context: BrowserContext) => void;
};

export function recordConsole(): QuietConsole {
  const recorded: ConsoleLine[] = [];
  // The whole Chromium looks for this icon if a document names none, such as the text that tests store things on.
  const allowed: RegExp[] = [/\/favicon\.ico$/];
  const onConsole = (message: ConsoleMessage) => {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    recorded.push({ type, text: message.text(), url: message.location().url });
  };
  const onError = (webError: WebError) => {
    const error = webError.error();
    recorded.push({
      type: 'uncaught',
      text: error.stack ?? error.message,
      url: webError.page()?.url() ?? '',
    });
  };
  return {
    lines: () =>
      recorded
        .filter((line) => !isAnnounced(line, allowed))
        .map(({ type, text, url }) => `${type}: ${text} (${url})`),
    allowFailures: (url) => {
      allowed.push(url);
    },
    watch: (context) => {
      context.on('console', onConsole);
      context.on('weberror', onError);
    },
    unwatch: (context) => {
      context.off('console', onConsole);
      context.off('weberror', onError);
    },
  };
}
