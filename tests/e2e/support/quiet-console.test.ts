import { expect, test } from 'vitest';
import { isAnnounced } from '../../../e2e/support/quiet-console.ts';

const refused = {
  type: 'error',
  text: 'Failed to load resource: the server responded with a status of 500 ()',
  url: 'http://127.0.0.1:4173/_sandbox/mercado-pago/checkout/preferences',
};

test('the browser’s line about an expected failure is no fault', () => {
  expect(isAnnounced(refused, [/\/checkout\/preferences$/])).toBe(true);
});

test('the same line about another request is a fault', () => {
  expect(isAnnounced(refused, [/\/logo\.png$/])).toBe(false);
  expect(isAnnounced(refused, [])).toBe(false);
});

test('a request that another origin refuses is identified by its address, not by the page’s', () => {
  const line = {
    type: 'error',
    text: "Access to fetch at 'http://localhost:4173/x' from origin 'http://127.0.0.1:4173' has been blocked by CORS policy: no header",
    url: 'http://127.0.0.1:4173/checkout',
  };
  expect(isAnnounced(line, [/localhost:4173\/x$/])).toBe(true);
  expect(isAnnounced(line, [/\/checkout$/])).toBe(false);
});

test('a page that refuses to be framed is identified by its origin', () => {
  const line = {
    type: 'error',
    text: "Refused to display 'http://127.0.0.1:4173/' in a frame because it set 'X-Frame-Options' to 'deny'.",
    url: 'chrome-error://chromewebdata/',
  };
  expect(isAnnounced(line, [/127\.0\.0\.1:4173\/$/])).toBe(true);
  expect(isAnnounced(line, [/chromewebdata/])).toBe(false);
});

test('a frame that the page’s own policy refuses is identified by its address', () => {
  const line = {
    type: 'error',
    text: `Framing 'http://127.0.0.1:4173/x' violates the following Content Security Policy directive: "frame-src 'none'".`,
    url: 'http://127.0.0.1:4173/assets/index.js',
  };
  expect(isAnnounced(line, [/\/x$/])).toBe(true);
  expect(isAnnounced(line, [/assets/])).toBe(false);
});

test('an error of ours is never excused by the address it comes from', () => {
  expect(isAnnounced({ ...refused, text: 'TypeError: x is undefined' }, [/./])).toBe(false);
});
