// @vitest-environment dom
import { afterEach, expect, test } from 'vitest';
import {
  applyFullStylesheet,
  deferFullStylesheet,
  loadFullStylesheet,
} from '../../../src/platform/lazy-code/full-stylesheet.ts';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function addDisabledSheet(): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  link.setAttribute('disabled', '');
  document.head.append(link);
  return link;
}

/** Adds a style sheet and loads it, so that it applies only to print. */
async function addLoadedSheet(): Promise<HTMLLinkElement> {
  const link = addDisabledSheet();
  const loading = loadFullStylesheet();
  link.dispatchEvent(new Event('load'));
  await loading;
  return link;
}

test('a loaded style sheet applies only to print', async () => {
  const link = await addLoadedSheet();
  expect(link.hasAttribute('disabled')).toBe(false);
  expect(link.media).toBe('print');
});

test('a loaded style sheet applies to all media on request', async () => {
  const link = await addLoadedSheet();
  applyFullStylesheet();
  expect(link.media).toBe('all');
});

test('loading rejects if the style sheet fails to load', async () => {
  const link = addDisabledSheet();
  const loading = loadFullStylesheet();
  link.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('did not load');
});

test('a style sheet that failed to load is retried once the browser is online', async () => {
  const link = addDisabledSheet();
  const loading = loadFullStylesheet();
  link.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('did not load');
  expect(link.hasAttribute('disabled')).toBe(true);
  applyFullStylesheet();
  window.dispatchEvent(new Event('online'));
  expect(link.hasAttribute('disabled')).toBe(false);
  expect(link.media).toBe('all');
});

test('loading resolves at once on a page without the style sheet, as in development', async () => {
  await loadFullStylesheet();
});

test.each([
  ['an element is added', () => document.body.append(document.createElement('p'))],
  ['an attribute changes', () => document.documentElement.toggleAttribute('data-changed')],
  ['a key is pressed', () => document.body.dispatchEvent(new Event('keydown'))],
  ['a finger touches the page', () => document.body.dispatchEvent(new Event('touchstart'))],
])('the style sheet applies to all media once %s', async (_, change) => {
  const link = await addLoadedSheet();
  deferFullStylesheet();
  await Promise.resolve();
  expect(link.media).toBe('print');
  change();
  await Promise.resolve();
  expect(link.media).toBe('all');
});
