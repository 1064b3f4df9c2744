// @vitest-environment dom
import { beforeEach, expect, test, vi } from 'vitest';
import { eraseTaxData, onTaxChange } from '../../../src/features/tax-request/held-tax-data.ts';
import { noTaxData } from '../../../src/features/tax-request/tax-data.ts';
import { taxKey } from '../../../src/features/tax-request/tax-key.ts';
import { createTaxStore } from '../../../src/features/tax-request/tax-store.ts';
import { details } from './purchase.ts';

beforeEach(() => localStorage.clear());

test('erased by its key, it is gone from a store of this page too, and comes back with it', () => {
  const store = createTaxStore();
  store.answer('commune', details.commune);
  const before = store.get();
  const undo = eraseTaxData();
  expect(store.get()).toEqual(noTaxData);
  expect(localStorage.getItem(taxKey)).not.toContain(details.commune);
  undo();
  expect(store.get()).toEqual(before);
});

test('what was typed since stays, and nothing of before comes back', () => {
  const store = createTaxStore();
  store.answer('commune', details.commune);
  const undo = eraseTaxData();
  store.answer('rut', '7');
  undo();
  expect(store.get().details).toEqual({ ...noTaxData.details, rut: '7' });
});

test('where nothing was typed, nothing is written', () => {
  eraseTaxData()();
  expect(localStorage.getItem(taxKey)).toBeNull();
});

test('what is typed in this tab is told to who looks at the key', () => {
  const listener = vi.fn();
  const stop = onTaxChange(listener);
  createTaxStore().answer('rut', '7');
  expect(listener).toHaveBeenCalledOnce();
  stop();
});
