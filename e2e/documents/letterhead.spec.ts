import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { letterheadCopy } from '../../src/content/documents/letterhead-copy.ts';
import { maxFileBytes } from '../../src/features/school/letterhead.ts';
import { readImageHeader } from '../../src/platform/files/image.ts';
import { makePng } from '../../tests/features/school/crest.ts';
import { chooseLetterhead, openBoughtForm, openForm, saveWord } from '../support/completing.ts';
import { expect, test } from '../support/fixtures.ts';
import { contractName, formName } from '../support/names.ts';
import { isSiteFile, recordRequests } from '../support/requests.ts';
import { longTag } from '../support/tags.ts';

const picker = (page: Page) => page.getByRole('region', { name: letterheadCopy.title });
const letterheadImage = (page: Page) => picker(page).getByRole('img', { name: letterheadCopy.alt });

async function wordImages(page: Page) {
  const parts = unzipSync(await readFile(await (await saveWord(page)).path()));
  return Object.entries(parts)
    .filter(([name]) => name.startsWith('word/media/'))
    .map(([, bytes]) => readImageHeader(bytes));
}

const crest = await makePng(1_200, 900);
const storedImage = { type: 'image/png', width: 173, height: 130 };
const firmLogo = { type: 'image/png', width: 800, height: 187 };

test('a school’s letterhead appears on its documents until it is removed', { tag: longTag }, async ({
  page,
}) => {
  await openBoughtForm(page, contractName);
  await page.waitForLoadState('networkidle');
  const requests = recordRequests(page, isSiteFile);
  await chooseLetterhead(page, crest);
  await expect(letterheadImage(page)).toBeVisible();
  await expect(page.getByText(letterheadCopy.chosen[0]).first()).toBeVisible();
  // Every page of the preview shows the letterhead.
  await expect(page.getByRole('article').locator(`img[alt="${letterheadCopy.alt}"]`).nth(3)).toBeAttached();
  expect(requests).toEqual([]);

  await page.getByLabel('Nombre de la trabajadora').fill('Ana Prueba Ejemplo');
  expect(await wordImages(page)).toEqual([storedImage]);

  // The other document uses the same letterhead.
  await openForm(page, formName);
  await expect(letterheadImage(page)).toBeVisible();
  await page.getByLabel('Marca', { exact: true }).fill('Marca Ejemplo');
  await picker(page).getByRole('button', { name: letterheadCopy.remove }).click();
  await expect(letterheadImage(page)).toBeHidden();
  await expect(picker(page).getByRole('button', { name: letterheadCopy.choose })).toBeFocused();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(letterheadImage(page)).toBeVisible();
  await picker(page).getByRole('button', { name: letterheadCopy.remove }).click();
  await expect(letterheadImage(page)).toBeHidden();
  expect(await wordImages(page)).toEqual([firmLogo]);
});

test('an unusable image does not replace the previous one', async ({ page }) => {
  await openBoughtForm(page, formName);
  const refusal = picker(page).getByRole('alert');
  await chooseLetterhead(page, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(refusal).toHaveText(letterheadCopy.refused.otherType);
  await chooseLetterhead(page, crest);
  await expect(letterheadImage(page)).toBeVisible();
  await expect(refusal).toBeHidden();
  await chooseLetterhead(page, Buffer.concat([crest, Buffer.alloc(maxFileBytes)]));
  await expect(refusal).toContainText(letterheadCopy.refused.heavy);
  await expect(refusal).toContainText(letterheadCopy.previousStays);
  // This file has an image header but no image data.
  await chooseLetterhead(page, crest.subarray(0, 40));
  await expect(refusal).toContainText(letterheadCopy.refused.broken);
  await expect(letterheadImage(page)).toBeVisible();
});
