// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { styleSheetsLoaded } from '../../src/platform/style-sheets.ts';

afterEach(() => {
  document.head.replaceChildren();
  vi.useRealTimers();
});

/** A sheet on its way: the test's document does not fetch it. */
function pending(): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  Object.defineProperty(link, 'sheet', { value: null });
  document.head.append(link);
  return link;
}

test('a page without sheets waits for nothing', async () => {
  await expect(styleSheetsLoaded()).resolves.toBeUndefined();
});

test.each(['load', 'error'])('the app waits until every sheet has had its %s', async (type) => {
  const links = [pending(), pending()];
  let isThere = false;
  const all = styleSheetsLoaded().then(() => {
    isThere = true;
  });
  links[0]?.dispatchEvent(new Event(type));
  await Promise.resolve();
  expect(isThere).toBe(false);
  links[1]?.dispatchEvent(new Event(type));
  await all;
  expect(isThere).toBe(true);
});
