// @vitest-environment dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Sheets = typeof import('../../src/platform/style-sheets.ts');

let sheets: Sheets;

beforeEach(async () => {
  vi.resetModules();
  sheets = await import('../../src/platform/style-sheets.ts');
});

afterEach(() => {
  document.head.replaceChildren();
});

function addDisabled(): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/app.css' });
  link.setAttribute('disabled', '');
  document.head.append(link);
  return link;
}

const links = () => [...document.head.querySelectorAll('link')];

test('a page that is rendered afresh waits for its own sheets alone', async () => {
  const link = addDisabled();
  await expect(sheets.withStyles(Promise.resolve('page'))).resolves.toBe('page');
  expect(link.hasAttribute('disabled')).toBe(true);
});

test('after a prerendered page, what is shown next waits for the whole sheets', async () => {
  const link = addDisabled();
  sheets.showsPrerenderedPage();
  const next = sheets.withStyles(Promise.resolve('page'));
  expect(link.hasAttribute('disabled')).toBe(false);
  link.dispatchEvent(new Event('load'));
  await expect(next).resolves.toBe('page');
});

test('what is fetched ahead comes with the sheets, which apply once something is shown', async () => {
  const link = addDisabled();
  sheets.showsPrerenderedPage();
  const ahead = sheets.fetchAhead(Promise.resolve('drawer'));
  expect([link.hasAttribute('disabled'), link.media]).toEqual([false, 'not all']);
  link.dispatchEvent(new Event('load'));
  await ahead;
  expect(link.media).toBe('not all');
  await sheets.withStyles(Promise.resolve('drawer'));
  expect(link.hasAttribute('media')).toBe(false);
});

test('sheets are loaded once', async () => {
  const link = addDisabled();
  const removed = vi.spyOn(link, 'removeAttribute');
  const both = Promise.all([sheets.loadWholeSheets(), sheets.loadWholeSheets()]);
  link.dispatchEvent(new Event('load'));
  await both;
  expect(removed.mock.calls.filter(([name]) => name === 'disabled')).toHaveLength(1);
});

test('a sheet that does not load is an error, and is asked for again', async () => {
  addDisabled();
  const first = sheets.loadWholeSheets();
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('did not load');
  const second = sheets.loadWholeSheets();
  expect(links().map((link) => link.hasAttribute('disabled'))).toEqual([false]);
  links()[0]?.dispatchEvent(new Event('load'));
  await expect(second).resolves.toBeUndefined();
});
