import { expect, test } from 'vitest';
import { isAllowedFailure } from '../../../e2e/support/quiet-console.ts';

const failedRequest = {
  text: 'Failed to load resource: the server responded with a status of 500 ()',
  url: 'http://127.0.0.1:4173/_sandbox/mercado-pago/checkout/preferences',
};

test.each([
  ['a failed request', failedRequest, /\/checkout\/preferences$/, /\/logo\.png$/],
  [
    'a CORS error',
    {
      text: "Access to fetch at 'http://localhost:4173/x' from origin 'http://127.0.0.1:4173' has been blocked by CORS policy: no header",
      url: 'http://127.0.0.1:4173/checkout',
    },
    /localhost:4173\/x$/,
    /\/checkout$/,
  ],
  [
    'an X-Frame-Options error',
    {
      text: "Refused to display 'http://127.0.0.1:4173/' in a frame because it set 'X-Frame-Options' to 'deny'.",
      url: 'chrome-error://chromewebdata/',
    },
    /127\.0\.0\.1:4173\/$/,
    /chromewebdata/,
  ],
  [
    'a CSP error',
    {
      text: `Framing 'http://127.0.0.1:4173/x' violates the following Content Security Policy directive: "frame-src 'none'".`,
      url: 'http://127.0.0.1:4173/assets/index.js',
    },
    /\/x$/,
    /assets/,
  ],
])('allows %s only if its address is allowed', (_, { text, url }, allowedAddress, otherAddress) => {
  const line = { type: 'error', text, url };
  expect(isAllowedFailure(line, [allowedAddress])).toBe(true);
  expect(isAllowedFailure(line, [otherAddress])).toBe(false);
  expect(isAllowedFailure(line, [])).toBe(false);
});

test('reports application errors even if their URL is allowed', () => {
  expect(
    isAllowedFailure({ ...failedRequest, type: 'error', text: 'TypeError: x is undefined' }, [/./]),
  ).toBe(false);
});
