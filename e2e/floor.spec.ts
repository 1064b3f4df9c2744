// The journeys of the project `piso` run without every browser function newer than the floor: this one shows that
// they are gone.
import { expect, test } from './fixtures.ts';
import { floor } from './tags.ts';

const newer = [
  'AbortSignal.any',
  'URL.canParse',
  'Promise.withResolvers',
  'Object.groupBy',
  'Array.fromAsync',
  'Set.prototype.union',
  'Element.prototype.checkVisibility',
  'Document.prototype.startViewTransition',
  'Iterator.prototype.map',
  'requestIdleCallback',
  'navigation',
] as const;

function present(paths: readonly string[]): readonly string[] {
  const has = (path: string) => {
    let value: unknown = globalThis;
    for (const key of path.split('.')) value = Reflect.get(Object(value), key);
    return value !== undefined;
  };
  return paths.filter(has);
}

test('a page on the floor lacks what is newer, in a context of its own too', { tag: floor }, async ({
  page,
  browser,
  site,
}) => {
  await page.goto('/');
  expect(await page.evaluate(present, newer)).toEqual([]);
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(site.url);
  expect(await elsewhere.evaluate(present, newer)).toEqual([]);
  await other.close();
});

test('what the floor has is left', { tag: floor }, async ({ page }) => {
  const older = [
    'AbortSignal.timeout',
    'Array.prototype.toSorted',
    'structuredClone',
    'CSS.registerProperty',
  ];
  await page.goto('/');
  expect(await page.evaluate(present, older)).toEqual(older);
});
