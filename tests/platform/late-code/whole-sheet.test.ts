// @vitest-environment dom
import { afterEach, expect, test } from 'vitest';
import {
  applyWholeSheet,
  applyWholeSheetOnChange,
  loadWholeSheet,
} from '../../../src/platform/late-code/whole-sheet.ts';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function addDisabled(): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  link.setAttribute('disabled', '');
  document.head.append(link);
  return link;
}

/** A loaded style sheet that only applies to paper. */
async function addLoaded(): Promise<HTMLLinkElement> {
  const link = addDisabled();
  const loading = loadWholeSheet();
  link.dispatchEvent(new Event('load'));
  await loading;
  return link;
}

test('the whole sheet loads only for printing', async () => {
  const link = await addLoaded();
  expect(link.hasAttribute('disabled')).toBe(false);
  expect(link.media).toBe('print');
});

test('a loaded sheet applies on request', async () => {
  const link = await addLoaded();
  applyWholeSheet();
  expect(link.media).toBe('all');
});

test('a sheet that does not load is an error', async () => {
  const link = addDisabled();
  const loading = loadWholeSheet();
  link.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('did not load');
});

test('a sheet that failed to load is retried once the browser is online again', async () => {
  const link = addDisabled();
  const loading = loadWholeSheet();
  link.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('did not load');
  expect(link.hasAttribute('disabled')).toBe(true);
  applyWholeSheet();
  window.dispatchEvent(new Event('online'));
  expect(link.hasAttribute('disabled')).toBe(false);
  expect(link.media).toBe('all');
});

test('a page of the development server waits for nothing', async () => {
  await loadWholeSheet();
});

test.each([
  ['an element is added', () => document.body.append(document.createElement('p'))],
  ['an attribute changes', () => document.documentElement.toggleAttribute('data-changed')],
  ['a key is pressed', () => document.body.dispatchEvent(new Event('keydown'))],
  ['a finger touches the page', () => document.body.dispatchEvent(new Event('touchstart'))],
])('the sheet waits until %s', async (_, change) => {
  const link = await addLoaded();
  applyWholeSheetOnChange();
  await Promise.resolve();
  expect(link.media).toBe('print');
  change();
  await Promise.resolve();
  expect(link.media).toBe('all');
});
