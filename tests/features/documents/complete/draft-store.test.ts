// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { createDraftStore, draftsKey } from '../../../../src/features/documents/complete/draft-store.ts';

beforeEach(() => localStorage.clear());

const dea = 'prod_dea_01';

test('what is typed is there for the next visit, at once', () => {
  createDraftStore().answer(dea, 'est_nombre', 'Colegio');
  expect(createDraftStore().get()).toEqual({ [dea]: { est_nombre: 'Colegio' } });
});

test('two tabs that complete two documents lose nothing of each other', () => {
  const one = createDraftStore();
  const two = createDraftStore();
  one.answer(dea, 'est_nombre', 'Colegio');
  two.accept('prod_contrato_pf_ed_01', { emp_rut: '77.777.777-7' });
  expect(createDraftStore().get()).toEqual({
    [dea]: { est_nombre: 'Colegio' },
    prod_contrato_pf_ed_01: { emp_rut: '77.777.777-7' },
  });
});

test.each(['', '{', 'null', '[]', '7'])('stored %j counts as nothing typed', (stored) => {
  localStorage.setItem(draftsKey, stored);
  expect(createDraftStore().get()).toEqual({});
});

test('erasing leaves no answer on the device', () => {
  const store = createDraftStore();
  store.answer(dea, 'est_nombre', 'Colegio');
  store.answer('prod_contrato_pf_ed_01', 'trab_nombre', 'Ana');
  store.erase();
  expect(store.get()).toEqual({});
  expect(localStorage.getItem(draftsKey)).toBe('{}');
});
