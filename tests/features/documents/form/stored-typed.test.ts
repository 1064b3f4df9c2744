// @vitest-environment dom
import { beforeEach, expect, test } from 'vitest';
import { storesTyped } from '../../../../src/features/documents/form/stored-typed.ts';
import { createAddresseeStore } from '../../../../src/features/school/addressee.ts';
import { createSchoolStore } from '../../../../src/features/school/school-store.ts';
import { eraseTaxData } from '../../../../src/features/tax-request/held-tax-data.ts';
import { createTaxStore } from '../../../../src/features/tax-request/tax-store.ts';

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

test('what was typed for a boleta or factura counts until it is erased, by its store or by its key', () => {
  const store = createTaxStore();
  store.answer('commune', 'Ñuñoa');
  expect(storesTyped()).toBe(true);
  store.erase();
  expect(storesTyped()).toBe(false);
  store.answer('commune', 'Ñuñoa');
  eraseTaxData();
  expect(storesTyped()).toBe(false);
});
