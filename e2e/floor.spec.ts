// The journeys of the project `piso` run without every browser function newer than the floor: this one shows that
// they are gone.
import { expect, test } from './fixtures.ts';
import { tooOld } from './names.ts';
import { openApp } from './open-app.ts';
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

const older = ['AbortSignal.timeout', 'Array.prototype.toSorted', 'structuredClone', 'CSS.registerProperty'];

test('a page of the project piso lacks newer functions, in new contexts too, keeps older ones, and shows no notice', {
  tag: floor,
}, async ({ page, browser, site }) => {
  await openApp(page, '/tienda');
  expect(await page.evaluate(present, newer)).toEqual([]);
  expect(await page.evaluate(present, older)).toEqual(older);
  await expect(page.getByRole('button', { name: 'Añadir al Carrito' }).first()).toBeVisible();
  await expect(page.getByText(tooOld)).toHaveCount(1);
  await expect(page.getByText(tooOld)).toBeHidden();
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(site.url);
  expect(await elsewhere.evaluate(present, newer)).toEqual([]);
  await other.close();
});
