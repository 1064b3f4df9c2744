// The form lists edits outside the fields, because new documents won't contain them.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { openWordCopy } from '../../src/content/documents/drafts-copy.ts';
import { wordChangesCopy } from '../../src/content/documents/word-changes-copy.ts';
import { withChangedPart } from '../../tests/features/documents/docx-parts.ts';
import {
  openForm,
  openWord,
  saveWord,
  showDraftOptions,
  storeDraft,
  storeReceipts,
} from '../support/completing.ts';
import { expect, test } from '../support/fixtures.ts';
import { contractName } from '../support/names.ts';
import { recordRequests, tabIconPattern } from '../support/requests.ts';
import { waitForSeal } from '../support/sealed.ts';
import { longTag } from '../support/tags.ts';
import { expectFits } from '../support/width-and-text-size.ts';

/** Downloads the Word file of a complete draft, then deletes the draft. */
async function downloadDraft(page: Page): Promise<Uint8Array> {
  await storeReceipts(page);
  await storeDraft(page, contractName);
  await openForm(page, contractName);
  const bytes = await readFile(await (await saveWord(page)).path());
  await page.evaluate(() => localStorage.removeItem(`mle.draft.${'a'.repeat(32)}`));
  await openForm(page, contractName);
  return bytes;
}

const addedParagraph = '<w:p><w:r><w:t>El colegio entrega un computador portátil.</w:t></w:r></w:p>';

function editOutsideFields(docx: Uint8Array): Uint8Array {
  return withChangedPart(docx, (xml) =>
    xml
      .replace('tres ejemplares', 'cuatro ejemplares')
      .replace('el horario pactado.', 'el horario pactado y los turnos de patio.')
      .replace(
        /<w:r>((?:(?!<\/w:r>).)*)<w:t([^>]*)>(Elaborar y actualizar[^<]*)<\/w:t><\/w:r>/,
        (_, ...parts) =>
          `<w:del w:id="9001" w:author="Ana" w:date="2026-05-04T10:00:00Z"><w:r>${parts[0]}<w:delText${parts[1]}>${parts[2]}</w:delText></w:r></w:del>`,
      )
      .replace(/(<w:p>(?:(?!<\/w:p>).)*SEXTO)/, `${addedParagraph}$1`)
      .replace(
        /<w:tr>(?:(?!<\/w:tr>).)*Correo electrónico.*?<\/w:tr>/,
        (row) =>
          row +
          row
            .replace('Correo electrónico', 'Giro')
            .replace(/<w:sdt>.*<\/w:sdt>/, '<w:r><w:t>Enseñanza</w:t></w:r>'),
      ),
  );
}

test('the form lists edits outside the fields without sending a request', { tag: longTag }, async ({
  page,
  context,
  axe,
  allowFailures,
}) => {
  allowFailures(tabIconPattern);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const docx = editOutsideFields(await downloadDraft(page));
  await waitForSeal(page);
  const requests = recordRequests(page, (request) => tabIconPattern.test(request.url()));
  await context.setOffline(true);
  await showDraftOptions(page);
  await openWord(page, { name: 'contrato-2025.docx', bytes: docx });
  const notice = page.getByRole('region', { name: openWordCopy.action });
  await expect(notice).toContainText(wordChangesCopy.notInTemplate(4));
  await expect(notice).toContainText(wordChangesCopy.notInFile(1));
  await expect(notice).toContainText(wordChangesCopy.otherDifferences);
  await expect(notice).not.toContainText(wordChangesCopy.olderText);
  const items = notice.getByRole('list', { name: wordChangesCopy.title }).getByRole('listitem');
  await expect(items).toHaveCount(3);
  await notice.getByRole('button', { name: wordChangesCopy.showAll(5) }).click();
  await expect(items).toHaveCount(5);
  await expect(items.nth(3)).toBeFocused();
  await expect(items.nth(0)).toContainText(/AgregadoCopiar el texto.*Giro \| Enseñanza/);
  await expect(items.nth(1)).toContainText(/Quitado.*Elaborar y actualizar los planes/);
  await expect(items.nth(2)).toContainText(/Cambiado.*el horario pactado/);
  await expect(items.nth(3)).toContainText('El colegio entrega un computador portátil.');
  const change = items.nth(4);
  await expect(change.locator('del')).toHaveText('tres');
  await expect(change.locator('ins')).toHaveText('cuatro');
  await change.getByRole('button', { name: wordChangesCopy.copy }).click();
  const copiedText = await page.evaluate(() => navigator.clipboard.readText());
  expect(copiedText).toMatch(/^El presente contrato se firma en cuatro ejemplares .*\.$/);
  await axe(page, 'the form with what changed in a Word file');
  await expectFits(page, 'the form with what changed in a Word file', [390, 1280]);
  expect(requests).toEqual([]);
});
