// Removes a dozen functions that are newer than the oldest browser named in the README, and tests that people can
// still buy.
import { blankDownloadButton, clickAndDownload } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { formName, tooOldMessage } from '../support/names.ts';

const newerFunctions = [
  'AbortSignal.any',
  'URL.canParse',
  'Promise.withResolvers',
  'Promise.try',
  'Object.groupBy',
  'Array.fromAsync',
  'Set.prototype.union',
  'Element.prototype.checkVisibility',
  'Document.prototype.startViewTransition',
  'Iterator.prototype.map',
  'requestIdleCallback',
  'navigation',
];

function removeFunctions(paths: readonly string[]): void {
  for (const path of paths) {
    const keys = path.split('.');
    const functionName = keys.pop() ?? '';
    let owner: object = globalThis;
    for (const key of keys) owner = Object(Reflect.get(owner, key));
    Reflect.deleteProperty(owner, functionName);
  }
}

test('a purchase works in a browser without a dozen newer functions', async ({
  context,
  page,
  fillCart,
  goToPay,
}) => {
  await context.addInitScript(removeFunctions, newerFunctions);
  await fillCart(formName);
  await expect(page.getByText(tooOldMessage)).toBeHidden();
  await goToPay();
  await page.getByRole('button', { name: 'Aprobar pago' }).click();
  const file = await clickAndDownload(blankDownloadButton(page, formName));
  expect(file.suggestedFilename()).toBe('formulario-registro-dea.docx');
});
