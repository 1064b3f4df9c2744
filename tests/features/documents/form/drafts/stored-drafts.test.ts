// @vitest-environment dom
import { beforeEach, expect, test } from 'vitest';
import { createDraftStore } from '../../../../../src/features/documents/form/drafts/draft-store.ts';
import { hasStoredDraft } from '../../../../../src/features/documents/form/drafts/stored-drafts.ts';

beforeEach(() => localStorage.clear());

const storeDraft = (productId: string, answer: string) =>
  createDraftStore().create({ productId, values: { nombre: answer } });

test('finds a draft by its product', () => {
  storeDraft('prod_uno', 'Ana');
  expect(hasStoredDraft('prod_uno')).toBe(true);
  expect(hasStoredDraft('prod_dos')).toBe(false);
});

test('an answer that looks like a stored product id is not a draft of that product', () => {
  storeDraft('prod_uno', '"productId":"prod_dos"');
  expect(hasStoredDraft('prod_dos')).toBe(false);
});
