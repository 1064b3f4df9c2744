// @vitest-environment dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { summaryCopy } from '../../../src/content/documents/summary-copy.ts';
import { labels } from '../../../src/content/frame-copy.ts';
import { newDraft } from '../../../src/features/documents/form/drafts/draft.ts';
import { readSheetBytes } from '../../../src/features/documents/sheet/read-file.ts';
import { DraftSummary } from '../../../src/pages/delivery/draft-summary.tsx';
import { LabelsProvider } from '../../../src/ui/labels.ts';
import { rowsOf } from '../../features/documents/sheet/workbook.ts';
import { smallTemplate } from '../../features/documents/small-template.ts';

async function saveSummary(): Promise<File> {
  const draft = newDraft({ id: 'a'.repeat(32), productId: smallTemplate.productId }, '2026-11-27T12:00:00Z');
  const files: Promise<File>[] = [];
  await act(async () => {
    render(
      <LabelsProvider value={labels}>
        <DraftSummary
          drafts={[{ ...draft, values: { sal_destino: 'Museo de Prueba' } }]}
          loadTemplate={async () => smallTemplate}
          onSave={(make) => void files.push(make())}
        />
      </LabelsProvider>,
    );
  });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: summaryCopy.action })));
  const [file] = files;
  if (!file) throw new Error('Nothing was saved');
  return file;
}

test('saves a spreadsheet with a row for each draft', async () => {
  const file = await saveSummary();
  expect(file.name).toMatch(/^resumen-carta-\d\d-\d\d-\d{4}\.xlsx$/);
  const [headings, row, ...others] = rowsOf(readSheetBytes(new Uint8Array(await file.arrayBuffer())));
  expect(row?.filter(Boolean)).toContain('Museo de Prueba');
  expect(headings?.[row?.indexOf('Museo de Prueba') ?? -1]).toBe('Destino');
  expect(others).toEqual([]);
});

test('the button’s description says what the file contains', async () => {
  await saveSummary();
  const button = screen.getByRole('button', { name: summaryCopy.action });
  const description = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe(`${summaryCopy.rows} ${summaryCopy.personal}`);
});
