// @vitest-environment dom
import { expect, test } from 'vitest';
import { createMemoryDrafts, draftsToKeep } from '../../../../src/features/documents/batch/row-drafts.ts';
import { newTable } from '../../../../src/features/documents/batch/table.ts';
import { latestFirst, newDraft, valuesOf } from '../../../../src/features/documents/form/drafts/draft.ts';

test('the form works on a row, and no storage learns of it', () => {
  localStorage.clear();
  const ref = { id: 'a'.repeat(32), productId: 'prod_dea_01' };
  const row = { ...newDraft(ref, '2026-03-02T12:00:00Z'), values: { dea_serie: 'SN-1' } };
  const drafts = createMemoryDrafts([row]);
  drafts.answer(ref, 'dea_marca', 'Marca');
  drafts.flush();
  drafts.refresh();
  expect(valuesOf(drafts.get(), ref.id)).toEqual({ dea_serie: 'SN-1', dea_marca: 'Marca' });
  expect(drafts.get()).toMatchObject({ isWiped: false, endsWithTab: false, lost: [] });
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

const table = newTable(
  {
    productId: 'prod_dea_01',
    file: '',
    total: 2,
    sheet: { rows: [['Serie'], ['SN-1'], ['SN-2']] },
    notices: [],
    columns: [{ heading: 'Serie', key: 'dea_serie' }],
  },
  new Date('2026-03-02T12:00:00Z'),
);
const rows = [
  { index: 0, values: { dea_serie: 'SN-1' } },
  { index: 1, values: { dea_serie: 'SN-2' } },
];

test('rows stored as drafts take the place of their drafts, but for one that was worked on since', () => {
  const keep = (stored: Parameters<typeof draftsToKeep>[2], now: string) =>
    draftsToKeep(table, rows, stored, new Date(now), () => 'f'.repeat(32));
  const first = keep([], '2026-03-02T12:00:00Z');
  expect(latestFirst(first).map(({ values }) => values)).toEqual(rows.map(({ values }) => values));
  const [one, two] = first;
  if (!one || !two) throw new Error('No drafts');
  const worked = { ...two, editedAt: '2026-03-03T12:00:00Z' };
  const again = keep([one, worked], '2026-03-04T12:00:00Z');
  expect(again.map(({ id }) => id)).toEqual([one.id, 'f'.repeat(32)]);
});
