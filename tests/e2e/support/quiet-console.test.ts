import { expect, test } from 'vitest';
import { isAnnounced } from '../../../e2e/support/quiet-console.ts';

const failed = {
  text: 'Failed to load resource: the server responded with a status of 500 ()',
  url: 'http://127.0.0.1:4173/_sandbox/mercado-pago/checkout/preferences',
};

test.each([
  ['a failed request by its address', failed, /\/checkout\/preferences$/, /\/logo\.png$/],
  [
    'a request that another origin refuses by its address, not by the page’s',
    {
      text: "Access to fetch at 'http://localhost:4173/x' from origin 'http://127.0.0.1:4173' has been blocked by CORS policy: no header",
      url: 'http://127.0.0.1:4173/checkout',
    },
    /localhost:4173\/x$/,
    /\/checkout$/,
  ],
  [
    'a page that refuses to be framed by its origin',
    {
      text: "Refused to display 'http://127.0.0.1:4173/' in a frame because it set 'X-Frame-Options' to 'deny'.",
      url: 'chrome-error://chromewebdata/',
    },
    /127\.0\.0\.1:4173\/$/,
    /chromewebdata/,
  ],
  [
    'a frame that the page’s own policy refuses by its address',
    {
      text: `Framing 'http://127.0.0.1:4173/x' violates the following Content Security Policy directive: "frame-src 'none'".`,
      url: 'http://127.0.0.1:4173/assets/index.js',
    },
    /\/x$/,
    /assets/,
  ],
])('identifies the browser’s message for %s', (_, { text, url }, announced, other) => {
  const line = { type: 'error', text, url };
  expect(isAnnounced(line, [announced])).toBe(true);
  expect(isAnnounced(line, [other])).toBe(false);
  expect(isAnnounced(line, [])).toBe(false);
});

test('never excuses an error of ours because of its address', () => {
  expect(isAnnounced({ ...failed, type: 'error', text: 'TypeError: x is undefined' }, [/./])).toBe(false);
});
