// @vitest-environment dom
import { beforeEach, expect, test } from 'vitest';
import { addresseePart } from '../../../src/features/school/addressee.ts';
import { buyerPart, createBuyerStore } from '../../../src/features/school/buyer.ts';
import { createProfileStore } from '../../../src/features/school/profile.ts';
import { orderNumberOf, ordersPart } from '../../../src/features/school/purchase-orders.ts';
import { schoolPart } from '../../../src/features/school/school.ts';
import { profileKey } from '../../../src/features/school/stored-keys.ts';
import { taxPart } from '../../../src/features/tax-request/tax-store.ts';
import { enteredStorage } from '../../../src/platform/storage/entered-storage.ts';
import { readStoredPart, readStoredProfile, storePart } from './stored-parts.ts';

beforeEach(() => localStorage.clear());

const directora = { name: 'Sra. Directora de Ejemplo' };
const buyer = { school: 'Colegio Uno', taxId: '77.777.777-7', rbd: '' };

test('a part is stored until it is empty', () => {
  const addressee = createProfileStore().part(addresseePart);
  addressee.update(() => directora);
  expect(createProfileStore().part(addresseePart).get()).toEqual(directora);
  addressee.update(() => ({ name: '' }));
  expect(localStorage.getItem(profileKey)).toBeNull();
});

test('changing one part keeps another tab’s change to a different part', () => {
  const profile = createProfileStore();
  createProfileStore()
    .part(addresseePart)
    .update(() => directora);
  createBuyerStore(profile.part(buyerPart)).setAnswer('school', 'Colegio Uno');
  expect(readStoredPart('addressee')).toContain('Directora');
  expect(readStoredPart('buyer')).toContain('Colegio Uno');
});

test('unknown parts of a newer version are kept', () => {
  localStorage.setItem(profileKey, '{"future":{"a":"b"}}');
  createProfileStore()
    .part(addresseePart)
    .update(() => directora);
  expect(readStoredProfile()).toContain('"future":{"a":"b"}');
});

test('undo restores an erased part', () => {
  const addressee = createProfileStore().part(addresseePart);
  addressee.update(() => directora);
  const undo = addressee.erase();
  expect(addressee.get()).toEqual({ name: '' });
  undo();
  expect(addressee.get()).toEqual(directora);
});

test('undo does not replace later answers', () => {
  const addressee = createProfileStore().part(addresseePart);
  addressee.update(() => directora);
  const undo = addressee.erase();
  addressee.update(() => ({ name: 'Sr. Sostenedor de Ejemplo' }));
  undo();
  expect(addressee.get()).toEqual({ name: 'Sr. Sostenedor de Ejemplo' });
});

test('erasing an empty part writes nothing', () => {
  createProfileStore().part(taxPart).erase()();
  expect(localStorage.getItem(profileKey)).toBeNull();
});

test.each(['{', '[]', 'null', '7'])('a profile stored as %s counts as empty', (text) => {
  localStorage.setItem(profileKey, text);
  expect(createProfileStore().part(addresseePart).get()).toEqual({ name: '' });
});

test('the keys of an earlier version are moved into parts', () => {
  localStorage.setItem('mle.buyer', JSON.stringify(buyer));
  localStorage.setItem('mle.addressee', JSON.stringify(directora));
  localStorage.setItem('mle.purchase-orders', JSON.stringify({ 'ref-1': 'OC-1' }));
  localStorage.setItem('mle.school', JSON.stringify({ 'school.name': 'Colegio' }));
  localStorage.setItem('mle.tax', JSON.stringify({ details: { commune: 'Ñuñoa' }, requests: [] }));
  const profile = createProfileStore();
  expect(profile.part(buyerPart).get()).toEqual(buyer);
  expect(profile.part(addresseePart).get()).toEqual(directora);
  expect(orderNumberOf(profile.part(ordersPart).get(), ['ref-1'])).toBe('OC-1');
  expect(profile.part(schoolPart).get()).toEqual({ 'school.name': 'Colegio' });
  expect(profile.part(taxPart).get().details.commune).toBe('Ñuñoa');
  expect(Object.keys(localStorage).sort()).toEqual(['mle.profile', 'mle.typed']);
  expect(createProfileStore().part(buyerPart).get()).toEqual(buyer);
});

test('a change that a page of an earlier version stores later replaces the part', () => {
  storePart('addressee', directora);
  localStorage.setItem('mle.addressee', '{"name":"Sr. Sostenedor de Ejemplo"}');
  expect(createProfileStore().part(addresseePart).get().name).toBe('Sr. Sostenedor de Ejemplo');
});

test('an unreadable key of an earlier version is removed without affecting others', () => {
  localStorage.setItem('mle.buyer', '{');
  localStorage.setItem('mle.addressee', JSON.stringify(directora));
  expect(createProfileStore().part(addresseePart).get()).toEqual(directora);
  expect(localStorage.getItem('mle.buyer')).toBeNull();
});

test('after the user clears the browser’s data, parts are stored again only with consent', () => {
  const store = createBuyerStore(createProfileStore().part(buyerPart));
  store.setAnswer('school', 'Colegio Uno');
  localStorage.clear();
  store.setAnswer('rbd', '7');
  expect({ ...localStorage }).toEqual({});
  enteredStorage.storeAgain();
  expect(readStoredPart('buyer')).toBe('{"school":"Colegio Uno","taxId":"","rbd":"7"}');
});
