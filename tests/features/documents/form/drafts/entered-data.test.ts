// @vitest-environment dom
import { beforeEach, expect, test } from 'vitest';
import { createDraftStore } from '../../../../../src/features/documents/form/drafts/draft-store.ts';
import { hasEnteredData } from '../../../../../src/features/documents/form/drafts/entered-data.ts';
import { addresseePart } from '../../../../../src/features/school/addressee.ts';
import { createProfileStore } from '../../../../../src/features/school/profile.ts';
import { createPurchaseOrderStore, ordersPart } from '../../../../../src/features/school/purchase-orders.ts';
import { createSchoolStore, schoolPart } from '../../../../../src/features/school/school.ts';
import { storePart } from '../../../school/stored-parts.ts';

beforeEach(() => localStorage.clear());

test('a new device has no entered data', () => {
  expect(hasEnteredData()).toBe(false);
});

// Each of these functions stores data and returns a function that erases them.

function storeAddressee() {
  const store = createProfileStore().part(addresseePart);
  store.update(() => ({ name: 'Sra. Directora de Ejemplo' }));
  return store.erase;
}

function storePurchaseOrder() {
  const store = createPurchaseOrderStore(createProfileStore().part(ordersPart));
  store.write(['C-261122-7KQP'], '1057-46-SE26');
  return store.erase;
}

function storeSchool() {
  const store = createSchoolStore(createProfileStore().part(schoolPart));
  store.add({ 'school.name': 'Colegio de Ejemplo' });
  return store.erase;
}

function storeDraft() {
  const store = createDraftStore();
  store.setAnswer({ id: 'a'.repeat(32), productId: 'prod_dea_01' }, 'dea_serie', 'SN-1');
  return store.eraseAll;
}

test.each([
  ['the addressee of quotes', storeAddressee],
  ['a purchase order', storePurchaseOrder],
  ['the school’s data', storeSchool],
  ['a draft', storeDraft],
])('%s counts as entered data until it is erased', (_, storeData) => {
  const erase = storeData();
  expect(hasEnteredData()).toBe(true);
  erase();
  expect(hasEnteredData()).toBe(false);
});

test.each(['buyer', 'tax'] as const)('data for receipts (%s) do not count as entered data', (part) => {
  storePart(part, { school: 'Colegio de Ejemplo' });
  expect(hasEnteredData()).toBe(false);
});

test('a key of an earlier version counts as entered data unless it is empty', () => {
  localStorage.setItem('mle.school', '{}');
  expect(hasEnteredData()).toBe(false);
  localStorage.setItem('mle.school', '{"school.name":"Colegio"}');
  expect(hasEnteredData()).toBe(true);
});
