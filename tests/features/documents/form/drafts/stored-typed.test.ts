// @vitest-environment dom
import { beforeEach, expect, test } from 'vitest';
import { createDraftStore } from '../../../../../src/features/documents/form/drafts/draft-store.ts';
import { storesTyped } from '../../../../../src/features/documents/form/drafts/stored-typed.ts';
import { createAddresseeStore } from '../../../../../src/features/school/addressee.ts';
import { createPurchaseOrderStore } from '../../../../../src/features/school/purchase-orders.ts';
import { createSchoolStore } from '../../../../../src/features/school/school.ts';

beforeEach(() => localStorage.clear());

test('a device where nothing was typed holds nothing', () => {
  expect(storesTyped()).toBe(false);
});

function keepAddressee() {
  const store = createAddresseeStore();
  store.write('Sra. Directora de Ejemplo');
  return store.erase;
}

function keepOrder() {
  const store = createPurchaseOrderStore();
  store.write(['C-261122-7KQP'], '1057-46-SE26');
  return store.erase;
}

function keepSchool() {
  const store = createSchoolStore();
  store.add({ 'school.name': 'Colegio de Ejemplo' });
  return store.erase;
}

function keepDraft() {
  const store = createDraftStore();
  store.answer({ id: 'a'.repeat(32), productId: 'prod_dea_01' }, 'dea_serie', 'SN-1');
  return store.eraseAll;
}

test.each([
  ['who quotes are addressed to', keepAddressee],
  ['a purchase order', keepOrder],
  ['the school’s data', keepSchool],
  ['a draft', keepDraft],
])('%s counts until it is erased', (_, keep) => {
  const erase = keep();
  expect(storesTyped()).toBe(true);
  erase();
  expect(storesTyped()).toBe(false);
});
