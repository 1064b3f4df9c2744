// @vitest-environment dom
import { beforeEach, expect, test } from 'vitest';
import { createDraftStore } from '../../../../../src/features/documents/form/drafts/draft-store.ts';
import { storesTyped } from '../../../../../src/features/documents/form/drafts/stored-typed.ts';
import { createAddresseeStore } from '../../../../../src/features/school/addressee.ts';
import { createSchoolStore } from '../../../../../src/features/school/school-store.ts';

beforeEach(() => localStorage.clear());

test('a device where nothing was typed holds nothing', () => {
  expect(storesTyped()).toBe(false);
});

test('who quotes are addressed to counts until it is erased', () => {
  const store = createAddresseeStore();
  store.write('Sra. Directora de Ejemplo');
  expect(storesTyped()).toBe(true);
  store.erase();
  expect(storesTyped()).toBe(false);
});

test('the school’s data count until they are erased', () => {
  const store = createSchoolStore();
  store.keep({ 'school.name': 'Colegio de Ejemplo' });
  expect(storesTyped()).toBe(true);
  store.erase();
  expect(storesTyped()).toBe(false);
});

test('a draft counts until it is erased', () => {
  const store = createDraftStore();
  const id = 'a'.repeat(32);
  store.answer({ id, productId: 'prod_dea_01' }, 'dea_serie', 'SN-1');
  expect(storesTyped()).toBe(true);
  store.erase([id]);
  expect(storesTyped()).toBe(false);
});
