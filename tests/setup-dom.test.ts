// @vitest-environment dom
import { expect, test } from 'vitest';
import { createDraftStore } from '../src/features/documents/form/drafts/draft-store.ts';

const draft = { id: 'a'.repeat(32), productId: 'prod_dea_01' };

test('a draft may be stored a moment after its test', () => {
  const drafts = createDraftStore();
  drafts.answer(draft, 'fecha_emision', '2026-03-02');
  drafts.answer(draft, 'comuna', 'Ñuñoa');
  expect(localStorage).toHaveLength(1);
});

test('what a test left to be stored is not stored into the next one', async () => {
  localStorage.clear();
  const drafts = createDraftStore();
  drafts.answer(draft, 'comuna', 'Arica');
  drafts.answer(draft, 'rep_nombre', 'Ana');
  const stored = () => JSON.stringify({ ...localStorage });
  await expect.poll(stored).toContain('Ana');
  expect(stored()).toContain('Arica');
});
