// The school's own letterhead in the documents that it completes, and every printed page's head and foot.
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import type { Page, TestInfo } from 'playwright/test';
import { letterheadCopy } from '../../src/content/documents/complete-copy.ts';
import { paths } from '../../src/content/paths.ts';
import { products } from '../../src/features/catalogue/products.ts';
import { heaviestFile } from '../../src/features/school/letterhead.ts';
import { imageHeader } from '../../src/platform/image.ts';
import { png } from '../../tests/features/school/crest.ts';
import { chooseLetterhead, saveBy, saveWord, withReceipt } from '../support/completing.ts';
import { expect, test } from '../support/fixtures.ts';
import { contract, form } from '../support/names.ts';
import { long } from '../support/tags.ts';

const pageOf = (name: string) =>
  paths.complete(products.find((product) => product.name === name)?.slug ?? '');

const picker = (page: Page) => page.getByRole('region', { name: letterheadCopy.title });
const shown = (page: Page) => picker(page).getByRole('img', { name: letterheadCopy.alt });

async function open(page: Page, name: string): Promise<void> {
  await page.goto(pageOf(name));
  await expect(picker(page)).toBeVisible();
}

/** The images of a Word file's letterhead. */
async function imagesOf(page: Page, button?: string) {
  const parts = unzipSync(
    await readFile(await (await (button ? saveBy(page, button) : saveWord(page))).path()),
  );
  return Object.entries(parts)
    .filter(([name]) => name.startsWith('word/media/'))
    .map(([, bytes]) => imageHeader(bytes));
}

const crest = await png(1_200, 900);
const kept = { type: 'image/png', width: 173, height: 130 };
const firms = { type: 'image/png', width: 800, height: 187 };

test('a school’s own image stands on what it completes, stays on the device, and leaves when it is removed', async ({
  page,
}) => {
  await withReceipt(page);
  await open(page, contract);
  await page.waitForLoadState('networkidle');
  // The page's own code may still be on its way, to be here when it is needed: it is asked for, and nothing is sent.
  const sent: string[] = [];
  const { origin } = new URL(page.url());
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isLocal = url.protocol === 'data:' || url.protocol === 'blob:';
    const isOwnCode = url.origin === origin && url.pathname.startsWith('/assets/') && url.search === '';
    if (!isLocal && !(request.method() === 'GET' && isOwnCode)) sent.push(request.url());
  });

  await chooseLetterhead(page, crest);
  await expect(shown(page)).toBeVisible();
  await expect(page.getByText(letterheadCopy.chosen[0]).first()).toBeVisible();
  // In the preview, on each of its pages.
  await expect(page.getByRole('article').locator(`img[alt="${letterheadCopy.alt}"]`).nth(3)).toBeAttached();
  expect(sent).toEqual([]);

  await page.getByLabel('Nombre de la trabajadora').fill('Ana Prueba Ejemplo');
  expect(await imagesOf(page)).toEqual([kept]);
  // What is sold stays the firm's.
  expect(await imagesOf(page, 'Descargar en blanco')).toEqual([firms]);

  // The other document has it too, another day.
  await open(page, form);
  await expect(shown(page)).toBeVisible();
  await page.getByLabel('Marca', { exact: true }).fill('Marca Ejemplo');
  expect(await imagesOf(page)).toEqual([kept]);

  await picker(page).getByRole('button', { name: letterheadCopy.remove }).click();
  await expect(shown(page)).toBeHidden();
  await expect(picker(page).getByRole('button', { name: letterheadCopy.choose })).toBeFocused();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(shown(page)).toBeVisible();
  await picker(page).getByRole('button', { name: letterheadCopy.remove }).click();
  await expect(shown(page)).toBeHidden();
  expect(await imagesOf(page)).toEqual([]);
  await open(page, contract);
  expect(await imagesOf(page)).toEqual([firms]);
});

test('what is no image, too heavy or broken is refused in a sentence, and the image before stays', async ({
  page,
}) => {
  await withReceipt(page);
  await open(page, form);
  const refused = picker(page).getByRole('alert');
  await chooseLetterhead(page, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(refused).toHaveText(letterheadCopy.refused.otherType);
  await chooseLetterhead(page, crest);
  await expect(shown(page)).toBeVisible();
  await expect(refused).toBeHidden();
  await chooseLetterhead(page, Buffer.concat([crest, Buffer.alloc(heaviestFile)]));
  await expect(refused).toContainText(letterheadCopy.refused.heavy);
  await expect(refused).toContainText(letterheadCopy.kept);
  // A header that promises an image, and nothing behind it.
  await chooseLetterhead(page, crest.subarray(0, 40));
  await expect(refused).toContainText(letterheadCopy.refused.broken);
  await expect(shown(page)).toBeVisible();
});

const run = promisify(execFile);

/** The text of each page that the browser prints. */
async function printed(page: Page, info: TestInfo): Promise<readonly string[]> {
  const file = info.outputPath('document.pdf');
  await writeFile(file, await page.pdf({ preferCSSPageSize: true }));
  const { stdout } = await run('pdftotext', ['-layout', file, '-']);
  return stdout.split('\f').slice(0, -1);
}

test(
  'each page that the browser prints has the letterhead, the foot and its number',
  { tag: long },
  async ({ page }, info) => {
    await withReceipt(page);
    for (const [name, right, foot] of [
      [contract, 'Contrato de trabajo', 'Iniciales: ________________ / ________________'],
      [form, 'Ley N.º 21.156 · D.S. N.º 56/2020', 'Formulario de registro DEA'],
    ] as const) {
      await open(page, name);
      const pages = await printed(page, info);
      expect(pages.length).toBeGreaterThan(2);
      for (const [index, text] of pages.entries()) {
        expect(text.replace(/\s+/g, ' ')).toContain(right.replace(/\s+/g, ' '));
        expect(text).toContain(foot);
        expect(text).toContain(`Página ${index + 1} de ${pages.length}`);
      }
    }
  },
);
