// @vitest-environment dom
import { beforeEach, expect, test, vi } from 'vitest';
import { createDraftStore, draftsKey } from '../../../../src/features/documents/form/draft-store.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const dea = 'prod_dea_01';

test('every key is stored at once for the next visit', () => {
  createDraftStore().answer(dea, 'est_nombre', 'Colegio');
  expect(createDraftStore().get()).toEqual({ [dea]: { est_nombre: 'Colegio' } });
});

test('two tabs that complete different documents keep each other’s answers', () => {
  const one = createDraftStore();
  const two = createDraftStore();
  one.answer(dea, 'est_nombre', 'Colegio');
  two.accept('prod_contrato_pf_ed_01', { emp_rut: '77.777.777-7' });
  expect(createDraftStore().get()).toEqual({
    [dea]: { est_nombre: 'Colegio' },
    prod_contrato_pf_ed_01: { emp_rut: '77.777.777-7' },
  });
});

test('two tabs that complete the same document keep the answers of both', () => {
  const one = createDraftStore();
  const two = createDraftStore();
  one.answer(dea, 'est_nombre', 'Colegio');
  two.answer(dea, 'dea_marca', 'Marca Ejemplo');
  one.answer(dea, 'dea_modelo', 'DX-100');
  expect(createDraftStore().get()).toEqual({
    [dea]: { est_nombre: 'Colegio', dea_marca: 'Marca Ejemplo', dea_modelo: 'DX-100' },
  });
});

test('when localStorage is full, answers survive a reload of the tab, and can be erased', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {},
  });
  createDraftStore().answer(dea, 'est_nombre', 'Colegio');
  expect(createDraftStore().get()).toEqual({ [dea]: { est_nombre: 'Colegio' } });
  createDraftStore().erase();
  expect(sessionStorage.getItem(draftsKey)).toBe('{}');
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

test('after the site’s data were wiped, nothing is stored again until the person agrees', () => {
  const store = createDraftStore();
  store.answer(dea, 'est_nombre', 'Colegio');
  localStorage.clear();
  store.answer(dea, 'dea_marca', 'Marca Ejemplo');
  store.accept(dea, { dea_modelo: 'DX-100' });
  expect(localStorage.getItem(draftsKey)).toBeNull();
  const answers = { est_nombre: 'Colegio', dea_marca: 'Marca Ejemplo', dea_modelo: 'DX-100' };
  expect(store.get()).toEqual({ [dea]: answers });
  store.keep();
  expect(createDraftStore().get()).toEqual({ [dea]: answers });
});

test('wiping the site’s data before anything is typed has no effect', () => {
  const store = createDraftStore();
  store.answer(dea, 'est_nombre', 'Colegio');
  store.answer(dea, 'est_nombre', '');
  localStorage.clear();
  store.answer(dea, 'dea_marca', 'Marca');
  expect(store.status.get()).toBe('stored');
  expect(createDraftStore().get()).toEqual({ [dea]: { dea_marca: 'Marca' } });
});
