// @vitest-environment dom
import { afterEach, expect, test } from 'vitest';
import { applyWholeSheet } from '../../src/platform/whole-sheet.ts';

afterEach(() => document.head.replaceChildren());

function addDisabled(): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  link.setAttribute('disabled', '');
  document.head.append(link);
  return link;
}

test('the whole sheet of a prerendered page applies', async () => {
  const link = addDisabled();
  const applied = applyWholeSheet();
  expect(link.hasAttribute('disabled')).toBe(false);
  link.dispatchEvent(new Event('load'));
  await applied;
});

test('a sheet that does not load is an error', async () => {
  const link = addDisabled();
  const applied = applyWholeSheet();
  link.dispatchEvent(new Event('error'));
  await expect(applied).rejects.toThrow('did not load');
});

test('a sheet that did not load is tried again when the browser is back online', async () => {
  const link = addDisabled();
  const applied = applyWholeSheet();
  link.dispatchEvent(new Event('error'));
  await expect(applied).rejects.toThrow('did not load');
  expect(link.hasAttribute('disabled')).toBe(true);
  window.dispatchEvent(new Event('online'));
  expect(link.hasAttribute('disabled')).toBe(false);
});

test('a page of the development server has nothing to wait for', async () => {
  await applyWholeSheet();
});
