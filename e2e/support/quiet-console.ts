import type { BrowserContext, ConsoleMessage, WebError } from 'playwright/test';

/** Chromium's console messages about failed requests. */
const failedRequestPattern = /^Failed to load resource: /;
const corsErrorPattern =
  /^Access to .+ at '([^']+)'(?: \(redirected from '[^']+'\))? from origin .+ has been blocked by CORS policy/;
const blockedScriptPattern = /^(?:Loading|Refused to load) the script '([^']+)'/;
/**
 * Matches the message about a blocked frame. If the framed page refuses, the message contains only its origin. If the
 * framing page's CSP blocks the frame, the message contains the whole address.
 */
const blockedFramePattern =
  /^(?:Refused to display|Framing) '([^']+)' (?:in a frame because|violates the following Content Security Policy)/;
const sealErrorPattern =
  /^(?:Connecting to|Loading the \w+|Creating a worker from|Sending form data to|Fetching content from) '([^']+)' violates the following Content Security Policy directive/;
/** Matches Chromium's second message about a blocked `fetch`. */
const blockedFetchPattern = /^Fetch API cannot load (\S+)\. Refused to connect/;

export type ConsoleLine = { readonly type: string; readonly text: string; readonly url: string };

/**
 * True if the line is the browser's own message about a failed request that the test allows.
 * @param allowedUrls patterns for the addresses of such requests
 */
export function isAllowedFailure({ text, url }: ConsoleLine, allowedUrls: readonly RegExp[]): boolean {
  const address = failedRequestPattern.test(text)
    ? url
    : [corsErrorPattern, blockedScriptPattern, blockedFramePattern, sealErrorPattern, blockedFetchPattern]
        .map((pattern) => pattern.exec(text)?.[1])
        .find(Boolean);
  return address !== undefined && allowedUrls.some((pattern) => pattern.test(address));
}

export type QuietConsole = {
  /** Returns errors, warnings, uncaught errors and unhandled rejections so far, except for allowed ones. */
  readonly lines: () => readonly string[];
  readonly allowFailures: (url: RegExp) => void;
  readonly watch: (context: BrowserContext) => void;
  readonly unwatch: (context: BrowserContext) => void;
};

export function recordConsole(): QuietConsole {
  const recordedLines: ConsoleLine[] = [];
  // Full Chromium requests this icon for a document that names none, such as the text file that tests open to write the
  // storage.
  const allowedPatterns: RegExp[] = [/\/favicon\.ico$/];
  const onConsole = (message: ConsoleMessage) => {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    recordedLines.push({ type, text: message.text(), url: message.location().url });
  };
  const onError = (webError: WebError) => {
    const error = webError.error();
    recordedLines.push({
      type: 'uncaught',
      text: error.stack ?? error.message,
      url: webError.page()?.url() ?? '',
    });
  };
  return {
    lines: () =>
      recordedLines
        .filter((line) => !isAllowedFailure(line, allowedPatterns))
        .map(({ type, text, url }) => `${type}: ${text} (${url})`),
    allowFailures: (url) => {
      allowedPatterns.push(url);
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
