import { expect, test, vi } from 'vitest';
import { createRowDrafts, toDrafts } from '../../../../src/features/documents/batch/row-drafts.ts';
import { newDraft, sortLatestFirst, valuesOf } from '../../../../src/features/documents/form/drafts/draft.ts';

const productId = 'prod_dea_01';
const ref = { id: 'a'.repeat(32), productId };
const otherDraft = { ...newDraft({ id: 'b'.repeat(32), productId }, '2026-03-02T12:00:00Z'), name: 'fila 2' };

function openRow() {
  const openDraft = {
    ...newDraft(ref, '2026-03-02T12:00:00Z'),
    values: { dea_serie: 'SN-1', dea_marca: 'Marca' },
  };
  const onAnswer = vi.fn();
  const sourceOf = (key: string) => (key === 'dea_serie' ? 'sheet' : 'document');
  const drafts = createRowDrafts({ drafts: [openDraft, otherDraft], id: ref.id, onAnswer, sourceOf });
  return { drafts, onAnswer };
}

test('setting an answer immediately changes the open row’s draft and no other', () => {
  const { drafts } = openRow();
  const notifiedAnswers: unknown[] = [];
  drafts.subscribe(() => notifiedAnswers.push(valuesOf(drafts.get(), ref.id).dea_modelo));
  drafts.setAnswer(ref, 'dea_modelo', 'DX-100');
  expect(notifiedAnswers).toEqual(['DX-100']);
  expect(valuesOf(drafts.get(), ref.id)).toEqual({
    dea_serie: 'SN-1',
    dea_marca: 'Marca',
    dea_modelo: 'DX-100',
  });
  expect(drafts.get().list[1]).toBe(otherDraft);
});

test('calls onAnswer only for changed answers', () => {
  const { drafts, onAnswer } = openRow();
  drafts.setFocusedField(ref, 'dea_serie');
  drafts.setAnswer(ref, 'dea_serie', 'SN-1');
  drafts.flush();
  expect(onAnswer).not.toHaveBeenCalled();
  drafts.setAnswer(ref, 'dea_serie', 'SN-2');
  drafts.setAnswer(ref, 'dea_marca', undefined);
  drafts.setAnswers(ref, { dea_serie: 'SN-2', est_nombre: 'Colegio de Prueba' });
  expect(onAnswer.mock.calls).toEqual([
    [{ dea_serie: 'SN-2' }],
    [{ dea_marca: null }],
    [{ est_nombre: 'Colegio de Prueba' }],
  ]);
});

test('listeners see that a changed answer has the source «corrected»', () => {
  const { drafts } = openRow();
  const notified: unknown[] = [];
  drafts.subscribe(() => notified.push(drafts.sourceOf?.('dea_serie')));
  expect(['dea_serie', 'dea_marca'].map((key) => drafts.sourceOf?.(key))).toEqual(['sheet', 'document']);
  drafts.setAnswer(ref, 'dea_serie', 'SN-2');
  expect(notified).toEqual(['corrected']);
  expect(drafts.sourceOf?.('dea_marca')).toBe('document');
});

test('calls onAnswer for a confirmed answer', () => {
  const openDraft = { ...newDraft(ref, '2026-03-02T12:00:00Z'), values: { dea_serie: 'SN-1' } };
  const onAnswer = vi.fn();
  const drafts = createRowDrafts({
    drafts: [{ ...openDraft, unconfirmed: ['dea_serie'] }],
    id: ref.id,
    onAnswer,
    sourceOf: () => null,
  });
  drafts.confirm(ref, ['dea_serie']);
  expect(onAnswer.mock.calls).toEqual([[{ dea_serie: 'SN-1' }]]);
  expect(drafts.get().list[0]?.unconfirmed).toEqual([]);
});

const rows = [
  { id: 'c'.repeat(32), values: { dea_serie: 'SN-1' } },
  { id: 'd'.repeat(32), values: { dea_serie: 'SN-2' } },
];

test('storing rows again gives a row a new draft if its first draft was edited', () => {
  const draftsOfRows = (storedDrafts: Parameters<typeof toDrafts>[2], now: string) =>
    toDrafts(productId, rows, storedDrafts, new Date(now), () => 'f'.repeat(32));
  const firstDrafts = draftsOfRows([], '2026-03-02T12:00:00Z');
  expect(sortLatestFirst(firstDrafts).map(({ values }) => values)).toEqual(rows.map(({ values }) => values));
  const [firstDraft, secondDraft] = firstDrafts;
  if (!firstDraft || !secondDraft) throw new Error('No drafts');
  const editedDraft = { ...secondDraft, editedAt: '2026-03-03T12:00:00Z' };
  const laterDrafts = draftsOfRows([firstDraft, editedDraft], '2026-03-04T12:00:00Z');
  expect(laterDrafts.map(({ id }) => id)).toEqual([firstDraft.id, 'f'.repeat(32)]);
});
